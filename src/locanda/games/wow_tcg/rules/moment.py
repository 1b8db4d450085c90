"""A link that resolves, and what its text speaks of."""

from __future__ import annotations

from collections.abc import Sequence

from locanda.kernel.decision import Rules, ask, option
from locanda.kit.effects import Happening
from locanda.kit.ledger import rule

from ..sought import Count, Number, Sought
from ..state import Duel, Link, Mark, Piece
from ..vocabulary import Who
from . import amounts, control, figures, limits
from .fitting import TOTEM, in_play

SLOTS = {"target": 0, "second": 1, "third": 2}


class Moment(Happening):
    """A link whose instructions are carried out, one after the other.

    `aims` are its targets that are still legal, `dealt` the damage that it has dealt so far; `it`, `latest` (what was
    chosen last, `chosen` so far) and `made` are what later instructions speak of.
    """

    table: Duel

    def __init__(self, table: Duel, link: Link, aims: Sequence[Mark] = ()) -> None:
        self.table = table
        self.link = link
        self.card = link.card.id
        self.aims = list(aims)
        self.dealt = 0
        self.it = link.subject
        self.chosen: list[int] = []
        self.latest: list[int] = []
        self.made: list[int] = []

    @property
    def seat(self) -> int:
        """The player whose link it is."""
        return self.link.seat

    def over(self) -> bool:
        """Whether nothing more happens in this game."""
        return self.table.ended

    def settle(self) -> Rules[None]:
        """Who controls what follows from it at once, and so do limits (TCG-RUL-24)."""
        control.sort_out(self.table)
        yield from limits.repair(self.table)

    # Whom the text speaks of

    @rule("TCG-RUL-88", "TCG-RUL-91", "TCG-RUL-127")
    def pieces(self, who: Who | str) -> list[Piece]:
        """The cards in play that a role names, or that fit a description now."""
        t, link = self.table, self.link
        if isinstance(who, Sought):
            found = in_play(t, who, link.seat, link.source, link.x)
            if who.on in SLOTS:
                hosts = self._numbers(who.on)
                return [piece for piece in found if piece.host in hosts]
            return list(found)
        return [piece for number in self._numbers(who) if (piece := t.pieces.get(number)) is not None]

    def _numbers(self, who: str) -> Sequence[int]:
        t, link = self.table, self.link
        slot = SLOTS.get(who)
        if slot is not None:
            if link.bound:
                return link.bound
            return [mark.number for mark in self.aims if mark.slot == slot and mark.place == "play"]
        if who == "self":
            return (link.source,)
        if who == "hero":
            return (t.seats[link.seat].hero,)
        if who == "host":
            source = t.known(link.source)
            return () if source is None else (source.host,)
        if who == "it":
            return (self.it,)
        if who == "other":
            return (link.other,)
        if who == "made":
            return self.made or link.bound
        return self.latest or link.bound

    @rule("TCG-17-01", "TCG-RUL-86")
    def source(self, by: str = "") -> Piece | None:
        """Who deals or heals damage: whoever the text names, or the ally, hero or Totem itself, or else the hero."""
        t, link = self.table, self.link
        if by:
            known = (t.known(number) for number in self._numbers(by))
            return next((piece for piece in known if piece is not None), None)
        card = link.card
        if card.kind in ("ally", "hero") or TOTEM in card.tags:
            return t.known(link.source)
        return t.known(t.seats[link.seat].hero)

    def players(self, player: str) -> list[int]:
        """The players that a word names, in turn order."""
        t, link = self.table, self.link
        if player == "you":
            return [link.seat]
        if player == "each":
            return [one.seat for one in t.around(t.active)]
        if player == "opponents":
            foes = {one.seat for one in t.others(link.seat)}
            return [one.seat for one in t.around(t.active) if one.seat in foes]
        if player == "turn":
            return [t.active]
        slot = SLOTS.get(player)
        if slot is not None:
            return [mark.number for mark in self.aims if mark.slot == slot and mark.place == "player"]
        who = {"target-controller": "target", "it-controller": "it", "its-controller": "host"}.get(
            player, "other"
        )
        for number in self._numbers(who):
            piece = t.known(number)
            if piece is not None and not t.seats[piece.seat].out:
                return [piece.seat]
        return []

    # Numbers

    @rule("TCG-RUL-90")
    def number(self, number: Number) -> Rules[int]:
        """A number of the text, worked out now."""
        if not isinstance(number, Count):
            return number
        found = yield from self._count(number)
        return max(0, found * number.times + number.plus)

    def _count(self, count: Count) -> Rules[int]:
        t, link, of = self.table, self.link, count.of
        if of == "x":
            return link.x
        if of in ("amount", "removed"):
            return link.facts.get(of, 0)
        if of == "dealt":
            return self.dealt
        if of == "hand":
            seats = self.players("target-controller") if count.who == "target-controller" else [link.seat]
            return len(t.seats[seats[0]].hand) if seats else 0
        if of == "sought":
            assert count.what is not None
            return len(self.pieces(count.what))
        if of == "one-atk":
            assert count.what is not None
            found = self.pieces(count.what)
            if not found:
                return 0
            options = [option("choose", piece.label) for piece in found]
            answer = yield from ask(
                t, link.seat, "atk-of", options, ("TCG-RUL-90",), facts={"card": self.card}
            )
            return figures.atk(t, found[options.index(answer)])
        if count.who == "paid":
            return link.facts.get(f"paid-{of}", 0)
        figures.refresh(t)
        known = [t.known(number) for number in self._numbers(count.who)]
        piece = known[0] if known else None
        return 0 if piece is None else amounts.of_piece(piece, of)
