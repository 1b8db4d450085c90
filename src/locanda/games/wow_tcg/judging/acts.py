"""Acts: effects that would happen, with all that they speak of, and what they would bring by their kind."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import takewhile
from typing import Any, TypeVar

from locanda.kit.effects import Step

from .. import vocabulary as v
from ..rules.fitting import in_play
from ..rules.moment import SLOTS
from ..sought import Count, Number, Sought
from ..state import Laid, Link, Piece
from .scene import Scene

Reader = Callable[["Scene", "Act", Any], float]
R = TypeVar("R", bound=Reader)
# What effects of each kind would bring, worked out by whom.
DEEDS: dict[type, Reader] = {}


def brings(kind: type) -> Callable[[R], R]:
    """Mark the function that says what an effect of this kind would bring."""

    def mark(function: R) -> R:
        DEEDS[kind] = function
        return function

    return mark


class Act:
    """Effects that would happen: whose, from which card, with which X, aimed at whom.

    `aims` are cards in play by the place of their description, `players` and `cards` what else is aimed at; `under` are
    the links that still wait when they happen, for what is on the chain itself.
    """

    __slots__ = (
        "aims",
        "cards",
        "chosen",
        "dealt",
        "facts",
        "host",
        "it",
        "links",
        "other",
        "players",
        "seat",
        "source",
        "under",
        "x",
    )

    def __init__(self, seat: int, source: int = 0, x: int = 0) -> None:
        self.seat = seat
        self.source = source
        self.x = x
        self.aims: dict[int, list[Piece]] = {}
        self.players: dict[int, list[int]] = {}
        self.cards: dict[int, list[Laid]] = {}
        self.links: list[Link] = []
        self.under: list[Link] | None = None
        self.host = 0
        self.it = 0
        self.other = 0
        self.chosen: list[Piece] = []
        self.facts: dict[str, int] = {}
        self.dealt = 0


def of_link(s: Scene, link: Link) -> Act:
    """What a link on the chain is about to do."""
    t = s.t
    act = Act(link.seat, link.source, link.x)
    act.it, act.other = link.subject, link.other
    act.facts = link.facts
    act.under = list(takewhile(lambda one: one.number != link.number, t.chain))
    for mark in link.aims:
        if mark.place == "play":
            piece = t.pieces.get(mark.number)
            if piece is not None:
                act.aims.setdefault(mark.slot, []).append(piece)
        elif mark.place == "player":
            act.players.setdefault(mark.slot, []).append(mark.number)
        elif mark.place == "chain":
            act.links += [one for one in t.chain if one.number == mark.number]
        else:
            act.cards.setdefault(mark.slot, []).extend(
                laid for laid in t.seats[mark.seat].graveyard if laid.number == mark.number
            )
    if link.card.attach and link.text is None:
        act.host = next((one.number for one in act.aims.get(0, ())), 0)
    else:
        source = t.known(link.source)
        act.host = 0 if source is None else source.host
    if link.bound and 0 not in act.aims:
        act.aims[0] = [piece for number in link.bound if (piece := t.pieces.get(number)) is not None]
    return act


def pieces(s: Scene, a: Act, who: v.Who | str) -> list[Piece]:
    """The cards in play that a role names, or that fit a description."""
    t = s.t
    if isinstance(who, Sought):
        found = list(in_play(t, who, a.seat, a.source, a.x))
        if who.on in SLOTS:
            hosts = {one.number for one in a.aims.get(SLOTS[who.on], ())}
            return [one for one in found if one.host in hosts]
        return found
    slot = SLOTS.get(who)
    if slot is not None:
        return a.aims.get(slot, [])
    if who == "chosen" or who == "made":
        return a.chosen
    number = {
        "self": a.source,
        "hero": t.seats[a.seat].hero,
        "host": a.host,
        "it": a.it,
        "other": a.other,
    }.get(who, 0)
    piece = t.pieces.get(number)
    return [] if piece is None else [piece]


def seats(s: Scene, a: Act, player: str) -> list[int]:
    """The players that a word names."""
    t = s.t
    if player == "you":
        return [a.seat]
    if player == "each":
        return [one.seat for one in t.seats if not one.out]
    if player == "opponents":
        return [one.seat for one in t.others(a.seat)]
    if player == "turn":
        return [t.active]
    if player in SLOTS:
        return a.players.get(SLOTS[player], [])
    who = {"target-controller": "target", "it-controller": "it", "its-controller": "host"}.get(
        player, "other"
    )
    found = pieces(s, a, who)
    return [found[0].seat] if found else []


def number(s: Scene, a: Act, found: Number) -> int:
    """A number of the text as it would be worked out now."""
    if not isinstance(found, Count):
        return found
    of, count = found.of, 0
    if of == "x":
        count = a.x
    elif of in ("amount", "removed"):
        count = a.facts.get(of, 0)
    elif of == "dealt":
        count = a.dealt
    elif of == "hand":
        holder = seats(s, a, "target-controller") if found.who == "target-controller" else [a.seat]
        count = len(s.t.seats[holder[0]].hand) if holder else 0
    elif of == "sought":
        assert found.what is not None
        count = len(pieces(s, a, found.what))
    elif of == "one-atk":
        assert found.what is not None
        count = max((max(0, one.atk) for one in pieces(s, a, found.what)), default=0)
    elif found.who == "paid":
        count = a.facts.get(f"paid-{of}", 0)
    else:
        there = pieces(s, a, found.who)
        if there:
            piece = there[0]
            count = {
                "damage": piece.damage,
                "atk": max(0, piece.atk),
                "health": max(0, piece.health),
                "cost": piece.card.base_cost,
            }.get(of, sum(piece.counters.values()))
    return max(0, count * found.times + found.plus)


def gain(s: Scene, a: Act, steps: Iterable[Step]) -> float:
    """What effects would bring to the seat that looks: more than 0 if that is good."""
    total = 0.0
    for step in steps:
        reader = DEEDS.get(type(step))
        if reader is not None:
            total += reader(s, a, step)
    return total
