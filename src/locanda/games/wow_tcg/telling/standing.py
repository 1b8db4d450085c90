"""The table as the terminal shows it: whose turn it is, the chain, the combat, and what everybody has."""

from __future__ import annotations

from locanda.kit.text import capital

from ..rules import costs, limited
from ..state import Combat, Duel, Piece, Player
from . import questions
from .wording import Wording

# The rows in which cards in play lie, by what they are called there.
ROWS = (
    ("allies", ("ally", "token", "totem")),
    ("equipment", ("weapon", "armor", "item")),
    ("abilities", ("ability",)),
)


class Standing(Wording):
    """Tells what lies on the table."""

    def state_of_play(self, table: Duel) -> str:
        """Whose turn it is and which step, or how the match ended."""
        t = table
        if t.result is not None:
            if not t.result.winners:
                return self.say("table-built" if t.limited is not None else "table-drawn")
            winners = self.listed(self.seat(t, one) for one in t.result.winners)
            return self.say("table-over", winners=winners, count=len(t.result.winners))
        phase = t.step if t.phase in ("act", "resolve") else t.phase
        if t.limited is not None or phase in ("side-deck", "game-over", "next-game", "opening"):
            return self.say(f"phase-{phase}")
        return self.say("table-turn", hero=self.seat(t, t.active), phase=self.say(f"phase-{phase}"))

    def overview(self, table: Duel, seat: int | None) -> list[tuple[str, list[str]]]:
        """The turn, the chain, the combat, then every player, oneself first."""
        t = table
        title = self.say("table-title", turn=t.turn) if t.turn else self.say("table-before")
        lines = [self.state_of_play(t)]
        if t.contest is not None:
            lines.append(self.say("table-score", score=questions.score(self, t)))
        sections = [(title, lines)]
        if t.limited is not None:
            return [*sections, *self._packs(t, seat), *super().overview(t, seat)]
        if t.chain:
            sections.append(
                (self.say("table-chain"), [self.link(t, link, seat) for link in reversed(t.chain)])
            )
        if t.combat is not None:
            sections.append((self.say("table-combat"), self._combat(t, t.combat, seat)))
        for player, own in self.own_first(t, seat):
            name = self.say(
                "table-player", hero=self.seat(t, player.seat), side=self.side(t, player.seat, seat)
            )
            sections.append((name, self._player(t, player, own, seat)))
        return [*sections, *super().overview(t, seat)]

    def _combat(self, t: Duel, combat: Combat, seat: int | None) -> list[str]:
        """Who attacks whom, and what was struck with."""
        lines = []
        attacker = t.pieces.get(combat.attacker)
        defender = t.pieces.get(combat.defender or combat.proposed)
        for message, piece in (("table-attacker", attacker), ("table-defender", defender)):
            shown = "none" if piece is None else self.shown(t, piece, seat)
            lines.append(self.say(message, who=shown, sure="yes" if combat.defender else "no"))
        for strike in combat.strikes:
            facts = {"hero": self.seat(t, strike.seat), "atk": strike.atk}
            lines.append(self.say("table-strike", **self.card_facts("card", strike.card), **facts))
        return lines

    def _player(self, t: Duel, player: Player, own: bool, seat: int | None) -> list[str]:
        """A player as a seat sees him."""
        if player.out:
            return [self.say("table-out")]
        hero = t.pieces[player.hero]
        lines = [self._line(t, hero, seat)]
        rows: dict[str, list[str]] = {name: [] for name, _ in ROWS}
        for piece in t.of(player.seat):
            if piece.resource or piece is hero:
                continue
            sort = self.sort(piece)
            row = next(name for name, sorts in ROWS if sort in sorts)
            rows[row].append(self._line(t, piece, seat))
        for name, found in rows.items():
            if found:
                lines.append(self.say(f"table-{name}"))
                lines += [f"· {one}" for one in found]
        lines.append(self._resources(t, player, seat))
        if own:
            hand = self.row(self.in_hand(t, player.seat, card) for card in player.hand)
            lines.append(self.say("table-hand", count=len(player.hand), cards=hand))
        else:
            lines.append(self.say("table-hand", count=len(player.hand), cards="none"))
        lines.append(
            self.say(
                "table-piles",
                deck=len(player.deck),
                buried=len(player.graveyard),
                cards=self.row(self.named(laid.card.name) for laid in player.graveyard),
                removed=len(player.removed),
            )
        )
        return lines

    def _line(self, t: Duel, piece: Piece, seat: int | None) -> str:
        """A card in play with its figures and everything else that holds for it."""
        standing, states = self.standing(t, piece), self.states(t, piece)
        parts = [one for one in (standing, ", ".join(states)) if one and one != "none"]
        facts = self.piece("piece", t, piece, seat)
        return capital(self.say("table-card", facts="; ".join(parts) or "none", **facts))

    def _resources(self, t: Duel, player: Player, seat: int | None) -> str:
        """How many resources there are and are ready, and which quests lie face up among them."""
        row = [piece for piece in t.of(player.seat) if piece.resource]
        quests = [self.shown_quest(piece) for piece in row if not piece.down]
        down = [self.named(piece.card.name) for piece in row if piece.down and piece.seat == seat]
        return self.say(
            "table-resources",
            ready=costs.ready_resources(t, player.seat),
            count=len(row),
            quests=self.row(quests) if quests else "none",
            down=self.row(down) if down else "none",
        )

    def shown_quest(self, piece: Piece) -> str:
        """A quest that lies face up, and whether it is exhausted."""
        name = self.named(piece.card.name)
        return self.say("table-quest", quest=name, exhausted="yes" if piece.exhausted else "no")

    def _packs(self, t: Duel, seat: int | None) -> list[tuple[str, list[str]]]:
        """How many cards everybody has, and the own ones."""
        it = limited.known(t)
        lines = [
            self.say(
                "table-pool",
                player=self.seat(t, player.seat),
                count=len(it.pools[player.seat]),
                ready="yes" if player.seat in it.done else "no",
            )
            for player in t.seats
        ]
        found = [(self.say("table-pools"), lines)]
        if seat is not None:
            own = [self.short(one.card) for one in it.pools[seat]]
            found.append((self.say("table-own-pool"), own or ["–"]))
            if it.main[seat]:
                leader = self.named(it.heroes[seat].name)
                deck = [self.short(card) for card in it.main[seat]]
                found.append((self.say("table-deck", leader=leader, count=len(deck)), deck))
        return found
