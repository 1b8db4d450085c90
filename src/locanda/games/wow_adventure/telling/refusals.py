"""What refusals speak of, in words: cards and enemies by their names, moments, levels and badges."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from locanda.kit.effects import join
from locanda.kit.narrate import Facts, Tellings

from ..state import World
from .wording import Wording

TELLINGS = Tellings()
term = TELLINGS.term


def _named(fact: str) -> Callable[[Wording, World, str], Facts]:
    """How a card is called that takes part under this name."""

    def called(narrator: Wording, t: World, card_id: str) -> Facts:
        return narrator.forms(fact, narrator.name_of(card_id)) if card_id else {fact: ""}

    return called


for part in ("card", "foe"):
    term(part)(_named(part))


@term("who")
def _who(narrator: Wording, t: World, seat: int) -> Facts:
    """The character of a seat."""
    return narrator.forms("who", narrator.person(t, seat))


@term("level")
def _level(narrator: Wording, t: World, colour: str) -> str:
    """A level by its color."""
    return narrator.word("tint", colour)


@term("times")
def _times(narrator: Wording, t: World, moments: Iterable[str]) -> str:
    """The moments, one of which is meant."""
    return join(narrator.messages, [narrator.say(f"moment-{one}") for one in moments], "list-or")


@term("now")
def _now(narrator: Wording, t: World, moment: str) -> str:
    """What is going on now; what can be used in two phases is asked for in one of them."""
    return narrator.say(f"now-{t.phase if moment == 'turn' else moment}")


@term("badges")
def _badges(narrator: Wording, t: World, badges: Iterable[str]) -> str:
    """Badges by their names."""
    return join(narrator.messages, [narrator.say(f"badge-{one}") for one in badges])


@term("against")
def _against(narrator: Wording, t: World, foe: str) -> str:
    """Opponents by their kind."""
    return narrator.say(f"against-{foe}")
