"""The undefeated encounters: the track of ten, its markers on the board, and aggro."""

from __future__ import annotations

from locanda.kernel.decision import Option, Rules, ask
from locanda.kit.ledger import rule

from ..cards import ChallengeCard, EncounterFace
from ..state import MARKERS, NOWHERE, World
from . import items

MARKER_OPTIONS = [Option("marker", str(number + 1), number) for number in range(MARKERS)]


@rule("TAG-ENC-01")
def foe_of(card: ChallengeCard) -> EncounterFace:
    """The encounter that is fought with a card: its front, or the enemy on the back of an event."""
    foe = card.encounter if card.encounter is not None else card.event.back.enemy if card.event else None
    assert foe is not None
    return foe


def at(t: World, space: int) -> list[int]:
    """The slots whose markers lie in a space."""
    return [slot for slot, place in enumerate(t.markers) if place == space]


@rule("TAG-UND-03", "TAG-AGR-01")
def aggro(t: World, space: int) -> list[int]:
    """The slots whose markers lie there with their red side up."""
    found = []
    for slot in at(t, space):
        card = t.track[slot]
        if card is not None and "aggro" in foe_of(card).traits:
            found.append(slot)
    return found


@rule(
    "TAG-UND-01",
    "TAG-UND-02",
    "TAG-UND-04",
    "TAG-UND-05",
    "TAG-CMB-14",
    "TAG-RUL-23",
    "TAG-RUL-61",
    "TAG-RUL-77",
)
def put(t: World, card: ChallengeCard, space: int) -> Rules[None]:
    """The card takes the free slot of the lowest number, its marker the space.

    With a full track the nearest marker goes, by the active player's choice between equally near ones.
    """
    free = [slot for slot in range(MARKERS) if t.track[slot] is None]
    if not free:
        row = t.library.atlas.distance[space]
        nearest = min(row[place] for place in t.markers)
        options = [MARKER_OPTIONS[slot] for slot, place in enumerate(t.markers) if row[place] == nearest]
        chosen = yield from ask(t, t.active, "full-track", options, ("TAG-UND-05",))
        remove(t, chosen.value, discard=True)
        free = [chosen.value]
    slot = free[0]
    t.track[slot] = card
    t.markers[slot] = space
    t.tell(
        "undefeated",
        "TAG-UND-01",
        "TAG-UND-02",
        card=foe_of(card).id,
        slot=slot + 1,
        space=t.library.atlas.spaces[space].id,
    )


def remove(t: World, slot: int, discard: bool) -> ChallengeCard:
    """The slot is free again; the card is discarded, or somebody takes it."""
    card = t.track[slot]
    assert card is not None
    t.track[slot] = None
    t.markers[slot] = NOWHERE
    if discard:
        items.to_deck(t, card)
        t.tell("gone", "TAG-UND-04", card=foe_of(card).id, slot=slot + 1)
    return card
