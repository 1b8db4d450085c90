"""What each player did in a match, for the page at its end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from locanda.kernel.event import Event
from locanda.kernel.game import Rolled
from locanda.kit.tally import Tally

from ..state import Duel

# What a six-sided die shows on average.
AVERAGE = 3.5


def tally(t: Duel, events: Sequence[Event]) -> dict[str, list[int]]:
    """Damage to heroes first, then what was played, placed and completed, and what it cost."""
    count = Tally(len(t.seats), events)
    by_id = t.library.by_id
    sums = {
        "hero-damage": [0] * len(t.seats),
        "ally-damage": [0] * len(t.seats),
        "prevented": count.total("armor", "amount"),
    }
    own = _heroes(t)
    for event in events:
        if event.kind == "damage" and event.seat is not None:
            hero = by_id[event.facts["card"]].kind == "hero"
            if not hero:
                sums["ally-damage"][event.seat] += event.facts["amount"]
            elif event.facts["piece"] != own[event.seat]:
                sums["hero-damage"][event.seat] += event.facts["amount"]
        elif event.kind == "prevented" and event.seat is not None:
            sums["prevented"][event.seat] += event.facts["amount"]
    return {
        "hero-damage": sums["hero-damage"],
        "ally-damage": sums["ally-damage"],
        "attacks": count.count("attacks"),
        "strikes": count.count("strikes"),
        "played": count.count("played"),
        "allies-lost": count.count("destroyed", when=lambda event: by_id[event.facts["card"]].kind == "ally"),
        "quests": count.count("completed"),
        "drawn": count.count("drew"),
        "healed": count.total("healed", "amount"),
        "prevented": sums["prevented"],
        "turns": count.count("turn"),
    }


def _heroes(t: Duel) -> list[str]:
    """The label of each seat's hero, also of those that are out of the game."""
    found: list[str] = []
    for player in t.seats:
        piece = t.known(player.hero)
        laid = [one.card.id for one in player.removed if one.card.kind == "hero"]
        name = piece.card.id if piece is not None else laid[0] if laid else ""
        before = sum(label == name or label.rpartition("-")[0] == name for label in found)
        found.append(f"{name}-{before + 1}" if before else name)
    return found


def rolls(events: Sequence[Event]) -> Iterator[Rolled]:
    """The dice that cards let players roll."""
    for event in events:
        if event.kind == "rolled" and event.seat is not None:
            yield Rolled(event.seat, "d6", event.facts["die"], AVERAGE)
