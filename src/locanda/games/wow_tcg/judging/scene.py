"""Scene: the table as one seat sees it while it decides: rows, what cards are worth, what damage would mean."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from .. import vocabulary as v
from ..cards import Card
from ..rules import conditions, costs, figures, playing
from ..rules.fitting import is_totem
from ..state import Duel, Holding, Link, Piece
from .book import MOST_LIFE, Book, ally_worth
from .params import Params

BIT = figures.BIT
PROTECTOR, GUARDS = BIT["protector"], BIT["guards-hero"]
ELUSIVE, NO_ATTACK, NO_PROTECT = BIT["elusive"], BIT["no-attack"], BIT["no-protect"]
FEROCITY, LONG_RANGE, STEALTH = BIT["ferocity"], BIT["long-range"], BIT["stealth"]
INDESTRUCTIBLE, NO_HEAL, NO_READY = BIT["indestructible"], BIT["no-heal"], BIT["no-ready"]
UNTARGETABLE = BIT["untargetable"]


class Row:
    """What a player has in play."""

    __slots__ = (
        "abilities",
        "allies",
        "armor",
        "down",
        "hero",
        "items",
        "quests",
        "ready",
        "resources",
        "seat",
        "weapons",
    )

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.hero: Piece | None = None
        self.allies: list[Piece] = []
        self.abilities: list[Piece] = []
        self.weapons: list[Piece] = []
        self.armor: list[Piece] = []
        self.items: list[Piece] = []
        self.quests: list[Piece] = []
        self.resources = 0
        self.ready = 0
        self.down = 0


class Fate(NamedTuple):
    """What is about to happen by the combat and the chain: damage by card in play, and who will be gone."""

    harm: dict[int, int]
    doomed: set[int]


class Scene:
    """A table, looked at by one seat; made anew for every decision."""

    def __init__(self, t: Duel, seat: int, book: Book) -> None:
        if t.stale:
            figures.refresh(t)
        self.t = t
        self.me = seat
        self.book = book
        self.p: Params = book.params
        team = t.seats[seat].team
        self.mine = [one.team == team for one in t.seats]
        self.rows = rows = [Row(one.seat) for one in t.seats]
        for piece in t.pieces.values():
            row = rows[piece.seat]
            if piece.resource:
                row.resources += 1
                if not piece.exhausted:
                    row.ready += 1
                if piece.down:
                    row.down += 1
                else:
                    row.quests.append(piece)
                continue
            kind = piece.card.kind
            if kind == "ally":
                row.allies.append(piece)
            elif kind == "ability":
                row.abilities.append(piece)
            elif kind == "hero":
                row.hero = piece
            elif kind == "weapon":
                row.weapons.append(piece)
            elif kind == "armor":
                row.armor.append(piece)
            else:
                row.items.append(piece)
        self.own = rows[seat]
        self.rivals = [
            one.seat
            for one in t.seats
            if not one.out and one.team != team and rows[one.seat].hero is not None
        ]
        self._worth: dict[int, float] = {}
        self._weights: list[float] | None = None
        self._race: tuple[float, float] | None = None
        self._swings: list[Holding] | None = None
        self._fate: Fate | None = None
        # The players whose heroes can be brought down in this turn.
        self.prey: set[int] = set()
        # Whether something holds that changes damage.
        self.bends = any(type(one.step) in (v.More, v.Prevent, v.Pierce) for one in t.holds)
        # Whether this seat may do anything now.
        self.free = playing.is_free(t, seat)

    # Who counts for how much

    @property
    def weights(self) -> list[float]:
        """How much what a seat has counts: 1 for the own team, less than 0 for others."""
        found = self._weights
        if found is None:
            found = self._weights = self._weigh()
        return found

    def _weigh(self) -> list[float]:
        count = len(self.rivals)
        if count <= 1:
            return [1.0 if own else -1.0 for own in self.mine]
        might = {seat: 3.0 + sum(max(0, one.atk) for one in self.rows[seat].allies) for seat in self.rivals}
        total, share = sum(might.values()), count**-0.5
        weights = [1.0 if own else -share for own in self.mine]
        for seat, found in might.items():
            weights[seat] *= 1.0 + self.p.leader * (found * count / total - 1.0)
        return weights

    @property
    def race(self) -> tuple[float, float]:
        """How much the life of opposing heroes counts, and that of the own one, by whose clock runs faster."""
        found = self._race
        if found is None:
            found = self._race = self._clock()
        return found

    def _clock(self) -> tuple[float, float]:
        hero = self.own.hero
        if hero is None or not self.rivals:
            return 1.0, 1.0
        mine = 1.0 + self.strength(self.me)
        life = max(1, hero.health - hero.damage)
        theirs = 1.0 + max(self.strength(seat) for seat in self.rivals)
        goal = min(self.left(self.rows[seat].hero) for seat in self.rivals)
        ratio = (life / theirs) / (max(1, goal) / mine)
        ratio = min(3.0, max(0.33, ratio)) ** self.p.race
        return ratio, self.p.own_life / ratio

    def strength(self, seat: int) -> float:
        """How much damage a seat's party deals in a turn if nobody hinders it."""
        row = self.rows[seat]
        total = 0.0
        for piece in row.allies:
            if not piece.marks & NO_ATTACK:
                total += max(0, piece.atk)
        best = 0.0
        for weapon in row.weapons:
            if (weapon.card.strike or 0) <= row.resources:
                best = max(best, weapon.atk)
        return total + best

    # What cards in play are worth

    def left(self, piece: Piece | None) -> int:
        """How much damage a card in play can still take."""
        return 0 if piece is None else max(0, max(0, piece.health) - piece.damage)

    def worth(self, piece: Piece) -> float:
        """What a card in play is worth to its controller."""
        found = self._worth.get(piece.number)
        if found is None:
            found = self._worth[piece.number] = self._value(piece)
        return found

    def _value(self, piece: Piece) -> float:
        p, card = self.p, piece.card
        if piece.resource:
            plenty = self.rows[piece.seat].resources > p.resources
            return p.resource * (0.4 if plenty else 1.0) + (0.5 if not piece.down else 0.0)
        kind = card.kind
        if kind == "ally":
            left = self.left(piece)
            if not left:
                return 0.0
            extra = 0.0 if piece.blank else self.book.notes(card).extra
            return max(0.2, ally_worth(p, max(0, piece.atk), left, piece.marks) + extra)
        if kind == "hero":
            return 0.0
        extra = self.book.notes(card).extra
        if kind == "weapon":
            return max(0.2, p.weapon * max(0, piece.atk) - p.strike_cost * (card.strike or 0) + extra)
        if kind == "armor":
            return max(0.2, p.defence * max(0, piece.defence) + extra)
        if piece.host:
            host = self.t.pieces.get(piece.host)
            if host is not None and any(type(step) in (v.Has, v.Loses, v.Keeps) for step in card.always):
                return (
                    max(0.3, 0.5 * self.book.printed(host.card))
                    if host.card.kind == "ally"
                    else max(1.0, extra)
                )
        return max(0.2, extra)

    def signed(self, piece: Piece) -> float:
        """What a card in play is worth to this seat: less than 0 if it is an opponent's."""
        return self.weights[piece.seat] * self.worth(piece)

    # What damage means

    def life(self, amount: int) -> float:
        """What so many points of life are worth."""
        return self.book.life[min(MOST_LIFE, max(0, amount))]

    def pool(self, seat: int) -> int:
        """How much the ready armor of a hero can prevent."""
        return sum(max(0, one.defence) for one in self.rows[seat].armor if not one.exhausted)

    def is_spared(self, seat: int) -> bool:
        """Whether a text keeps a player's hero from being destroyed."""
        return any(
            type(one.step) is v.Barred and one.step.ban == "lose-hero" and one.seat == seat
            for one in self.t.holds
        )

    def hurt(
        self,
        piece: Piece,
        amount: int,
        by: Piece | None = None,
        *,
        combat: bool = False,
        firm: bool = False,
        kind: str = "",
        ability: bool = False,
        joint: bool = False,
    ) -> float:
        """What it is worth that somebody is dealt damage; less than 0 if that is bad."""
        if amount <= 0:
            return 0.0
        if self.bends and by is not None:
            amount, firm = self.bent(piece, amount, by, combat, firm, kind, ability)
            if amount <= 0:
                return 0.0
        if piece.card.kind == "hero":
            return self._wound(piece, amount, firm)
        left = self.left(piece)
        if not left:
            return 0.0
        worth = self.weights[piece.seat] * self.worth(piece)
        if amount >= left and not piece.marks & INDESTRUCTIBLE:
            return -worth
        part = min(1.0, amount / left)
        return -worth * part * (self.p.joint if joint else self.p.scratch)

    def _wound(self, hero: Piece, amount: int, firm: bool) -> float:
        seat = hero.seat
        if seat in self.prey:
            needed = self.left(hero) + (0 if firm else self.pool(seat))
            return -self.weights[seat] * self.p.victory * min(1.0, amount / max(1, needed))
        if not firm:
            pool = self.pool(seat)
            if pool:
                amount = max(0, amount - pool) if amount > pool else 0
                if amount <= 0:
                    return -self.p.absorbed * self.weights[seat]
        left = self.left(hero)
        weight = self.weights[seat]
        face, own = self.race
        scale = own if self.mine[seat] else face
        if amount >= left:
            if self.is_spared(seat):
                return -weight * scale * self.life(left)
            return -weight * self.p.victory / (1 if self.mine[seat] else max(1, len(self.rivals)) ** 0.5)
        return -weight * scale * (self.life(left) - self.life(left - amount))

    def bent(
        self, piece: Piece, amount: int, by: Piece, combat: bool, firm: bool, kind: str, ability: bool
    ) -> tuple[int, bool]:
        """How much damage it will be after what raises and prevents it, and whether it can be prevented at all."""
        t = self.t
        for one in t.holds:
            step = one.step
            if type(step) is v.More:
                if (
                    not step.heal
                    and (not step.type or step.type == kind)
                    and (not step.ability or ability)
                    and (not step.by or figures.concerns(t, one, step.by, by))
                    and (not step.to or figures.concerns(t, one, step.to, piece))
                ):
                    amount = amount * 2 if step.double else amount + step.amount
            elif type(step) is v.Pierce and not step.armed and figures.concerns(t, one, step.by, by):
                firm = True
        if firm:
            return amount, True
        for one in t.holds:
            step = one.step
            if type(step) is not v.Prevent or (step.combat and not combat):
                continue
            if not step.to and not step.by:
                continue
            if step.to and not figures.concerns(t, one, step.to, piece):
                continue
            if step.by and not figures.concerns(t, one, step.by, by):
                continue
            if step.so is not None and not conditions.holds(t, step.so, one.seat, one.source):
                continue
            if not step.amount:
                return 0, False
            amount -= step.amount
        return max(0, amount), False

    def healed(self, piece: Piece, amount: int) -> float:
        """What it is worth that damage is healed from somebody."""
        amount = min(amount, piece.damage)
        if amount <= 0 or piece.marks & NO_HEAL or not piece.health:
            return 0.0
        weight, left = self.weights[piece.seat], self.left(piece)
        harm = self.fate.harm.get(piece.number, 0)
        if not left:
            return 0.0
        if piece.card.kind == "hero":
            scale = self.race[1] if self.mine[piece.seat] else self.race[0]
            if harm >= left and harm < left + amount:
                return weight * self.p.victory
            return weight * scale * (self.life(left + amount) - self.life(left))
        if harm >= left:
            return weight * self.worth(piece) if harm < left + amount else 0.0
        gain = self.p.health * amount + 0.3 * self.p.atk * max(0, piece.atk) * (left <= 2)
        return weight * gain

    # What is about to happen

    @property
    def fate(self) -> Fate:
        """What the combat and the chain will do if nobody does anything about it."""
        found = self._fate
        if found is None:
            found = self._fate = self._foresee()
        return found

    @contextmanager
    def without(self, link: Link) -> Iterator[None]:
        """For a while what is about to happen is what would happen without a link."""
        before, self._fate = self._fate, self._foresee(link)
        try:
            yield
        finally:
            self._fate = before

    def _foresee(self, missing: Link | None = None) -> Fate:
        t = self.t
        harm: dict[int, int] = {}
        doomed: set[int] = set()
        combat = t.combat
        if combat is not None and not combat.broken and combat.attacker:
            attacker = t.pieces.get(combat.attacker)
            defender = t.pieces.get(combat.defender or combat.proposed)
            if attacker is not None and defender is not None and t.step in ("attack", "defend"):
                self._add_blow(harm, attacker, defender)
                if not attacker.marks & LONG_RANGE and not is_totem(defender):
                    self._add_blow(harm, defender, attacker)
        for link in t.chain:
            asks = link is t.chain[-1] and (link.seat == self.me or t.phase == "resolve")
            if link.kind != "combat" and not asks and link is not missing:
                self._add_link(harm, doomed, link)
        for number, amount in harm.items():
            piece = t.pieces.get(number)
            if piece is not None and amount >= self.left(piece):
                doomed.add(number)
        return Fate(harm, doomed)

    def _add_blow(self, harm: dict[int, int], by: Piece, to: Piece) -> None:
        amount = max(0, by.atk)
        if self.bends:
            amount, _ = self.bent(to, amount, by, True, False, by.card.type or "melee", False)
        if to.card.kind == "hero":
            amount -= self.pool(to.seat)
        if amount > 0:
            harm[to.number] = harm.get(to.number, 0) + amount

    def _add_link(self, harm: dict[int, int], doomed: set[int], link: Link) -> None:
        aimed = [mark.number for mark in link.aims if mark.slot == 0 and mark.place == "play"]
        if not aimed:
            return
        if link.text is not None:
            steps = link.text.do
        else:
            steps = playing.steps_of(link.card, link.mode)
        for step in steps:
            if type(step) is v.Deal and (step.to == "target" or step.to == "host"):
                amount = link.x if not isinstance(step.amount, int) else step.amount
                for number in aimed:
                    harm[number] = harm.get(number, 0) + amount
            elif type(step) in (v.Destroy, v.Return, v.Control) and getattr(step, "who", "") == "target":
                doomed.update(aimed)

    # Resources

    @property
    def budget(self) -> int:
        """How many resources this seat can still exhaust."""
        return self.own.ready

    def price(self, card: Card, x: int = 0) -> int:
        """What a card costs this seat now."""
        return costs.of_card(self.t, self.me, card, x)
