"""What each Hero did and got in a game, for the page at its end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from locanda.kernel.event import Event
from locanda.kernel.game import Rolled
from locanda.kit.tally import Tally

from ..state import Realm

# What a twenty-sided die shows on average.
AVERAGE = 10.5


def tally(t: Realm, events: Sequence[Event]) -> dict[str, list[int]]:
    """Runes and fights first, then how the Hero fared and what it earned and spent."""
    tally = Tally(len(t.seats), events)
    sold = tally.total("sold", "gold")
    earned = tally.total("gold", "amount", least=0)
    return {
        "runes": [sum(item.card.type == "rune" for item in party.items) for party in t.seats],
        "fights-won": tally.count("beat"),
        "defeats": tally.count("fell"),
        "escapes": tally.count("escaped"),
        "wounds": tally.total("wounded", "amount"),
        "gold-earned": [gold + price for gold, price in zip(earned, sold, strict=True)],
        "gold-spent": tally.total("bought", "gold"),
        "bought": tally.count("bought"),
        "allies": tally.count("joined"),
        "grown": tally.count("grew"),
        "spaces": tally.count("moved"),
    }


def rolls(events: Sequence[Event]) -> Iterator[Rolled]:
    """The twenty-sided dice; the faces of the movement dice are terrains, of which none is more than another."""
    for event in events:
        if event.kind in ("rolled", "rival-rolled") and event.seat is not None:
            yield Rolled(event.seat, "d20", event.facts["die"], AVERAGE)
