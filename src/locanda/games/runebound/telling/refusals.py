"""What refusals speak of, in words: the cards that take part, enemies by their kind, terrains to choose from."""

from __future__ import annotations

from collections.abc import Callable

from locanda.kit.effects import join
from locanda.kit.narrate import Facts, Tellings

from ..state import Realm
from .wording import Wording

TELLINGS = Tellings()
term = TELLINGS.term

# Who takes part in a refusal, each under a name of its own: who forbids it, who has, makes or suffers something.
PARTS = ("by", "foe", "hero", "owner", "roller", "victim")


def _part(fact: str) -> Callable[[Wording, Realm, str], Facts]:
    """How a card is called that takes part under this name."""

    def called(narrator: Wording, t: Realm, card_id: str) -> Facts:
        return narrator.called_card(fact, card_id)

    return called


for part in PARTS:
    term(part)(_part(part))


@term("against")
def _enemies(narrator: Wording, t: Realm, trait: str) -> str:
    """Enemies by their kind."""
    return narrator.say(f"against-{trait}")


@term("terrains")
def _one_of(narrator: Wording, t: Realm, terrains: tuple[str, ...]) -> str:
    """Terrains, one of which is meant."""
    return join(narrator.messages, [narrator.say(f"terrain-{one}") for one in terrains], "list-or")
