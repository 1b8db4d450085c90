"""What each character did and got in a game, for the page at its end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from locanda.kernel.event import Event
from locanda.kernel.game import Rolled
from locanda.kit.tally import Tally

from ..state import World

# What a six-sided die shows on average.
AVERAGE = 3.5


def tally(t: World, events: Sequence[Event]) -> dict[str, list[int]]:
    """Valor and where it came from first, then fights, and what the character got and used."""
    tally = Tally(len(t.seats), events)
    return {
        "valor": [hero.valor for hero in t.seats],
        "quests": tally.count("completed"),
        "trophies": tally.count("trophy"),
        "combats-won": tally.count("victory", when=lambda event: "other" not in event.facts),
        "duels-won": tally.count("victory", when=lambda event: "other" in event.facts),
        "defeats": tally.count("defeated"),
        "damage": tally.total("hurt", "amount"),
        "levels": tally.count("level"),
        "items": tally.count("got"),
        "abilities": tally.count("played"),
        "challenges": tally.count("challenge"),
    }


def rolls(events: Sequence[Event]) -> Iterator[Rolled]:
    """The combat dice of the characters, in the order in which they fell; those of encounters are nobody's."""
    own: int | None = None
    other: int | None = None
    for event in events:
        if event.kind in ("combat", "duel"):
            own, other = event.seat, event.facts.get("other")
        elif event.kind == "rolled" and event.seat is not None:
            yield _combat_die(event.seat, event.facts["die"])
        elif event.kind == "dice":
            yield from _combat_dice(own, event.facts["own"])
            yield from _combat_dice(other, event.facts["other"])
        elif event.kind == "rerolled":
            yield from _combat_dice(own if event.facts["own"] else other, event.facts["die"])


def _combat_dice(seat: int | None, die: int) -> Iterator[Rolled]:
    if seat is not None:
        yield _combat_die(seat, die)


def _combat_die(seat: int, die: int) -> Rolled:
    return Rolled(seat, "combat", die, AVERAGE)
