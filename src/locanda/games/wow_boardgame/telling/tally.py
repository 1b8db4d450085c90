"""What each player's characters did and got in a game, for the page at its end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from locanda.kernel.event import Event
from locanda.kit.tally import Tally

from ..state import World


def tally(t: World, events: Sequence[Event]) -> dict[str, list[int]]:
    """XP and the level first, then quests and combats, and what the characters of a seat got and used."""
    tally = Tally(len(t.seats), events)
    return {
        "xp": [sum(t.characters[who].xp for who in seat.characters) for seat in t.seats],
        "level": [max((t.characters[who].level for who in seat.characters), default=0) for seat in t.seats],
        "quests": _shared(t, events, "quest-done"),
        "creatures": _of_faction(t, events, "felled"),
        "combats": _shared(t, _first_rounds(events), "round"),
        "wounds": tally.count("hurt"),
        "defeats": tally.count("defeated"),
        "gold": tally.total("gold", "amount"),
        "items": tally.count("received"),
        "powers": tally.count("trained"),
        "uses": tally.count("used"),
    }


def _first_rounds(events: Iterable[Event]) -> list[Event]:
    """The events with which combats begin."""
    return [one for one in events if one.kind == "round" and one.facts["number"] == 1]


def _shared(t: World, events: Iterable[Event], kind: str) -> list[int]:
    """How often characters of each seat were among those of an event."""
    found = [0] * len(t.seats)
    for event in events:
        if event.kind == kind:
            for seat in {t.characters[who].seat for who in event.facts["characters"]}:
                found[seat] += 1
    return found


def _of_faction(t: World, events: Iterable[Event], kind: str) -> list[int]:
    """How often something happened for the faction of each seat."""
    found = [0, 0]
    for event in events:
        if event.kind == kind:
            found[event.facts["faction"]] += 1
    return [0 if seat.faction < 0 else found[seat.faction] for seat in t.seats]
