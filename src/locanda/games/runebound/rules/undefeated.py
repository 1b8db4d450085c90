"""Undefeated adventures: the track of six positions, its markers on the map, and what waits there."""

from __future__ import annotations

from locanda.kit.ledger import rule

from ..cards import COLOURS, ChallengeCard
from ..state import NOWHERE, Realm

POSITIONS = 6


def slot_at(t: Realm, space: int) -> int:
    """The track position whose marker lies on a space, or -1."""
    for slot in range(POSITIONS):
        if t.markers[slot] == space:
            return slot
    return -1


@rule("RB-ESC-05", "RB-ESC-06", "RB-ESC-08", "RB-ESC-09", "RB-DEF-07", "RB-RUL-17", "RB-RUL-19")
def put_on_track(t: Realm, card: ChallengeCard, space: int) -> int:
    """The card waits on the first free position and its marker lies on the space of the adventure.

    Without a free position the card that has waited longest makes room, and its marker moves (RB-RUL-17, RB-RUL-19).
    """
    if None not in t.track:
        bury_oldest(t)
    slot = t.track.index(None)
    t.track[slot] = card
    t.clock += 1
    t.ages[slot] = t.clock
    t.markers[slot] = space
    t.tell(
        "undefeated",
        "RB-ESC-05",
        "RB-ESC-06",
        card=card.id,
        slot=slot + 1,
        space=t.library.atlas.title(space),
    )
    return slot


@rule("RB-ESC-08", "RB-RUL-17", "RB-RUL-19")
def bury_oldest(t: Realm) -> None:
    """The card that has waited longest lies under the deck of its colour, and its position is free."""
    waiting = [slot for slot in range(POSITIONS) if t.track[slot] is not None]
    if not waiting:
        return
    slot = min(waiting, key=lambda one: t.ages[one])
    card = free(t, slot)
    t.decks[COLOURS.index(card.colour)].put_under(card)
    t.tell("buried", "RB-ESC-08", card=card.id, slot=slot + 1)


@rule("RB-RUL-16")
def free(t: Realm, slot: int) -> ChallengeCard:
    """The card leaves its position; the marker is back on the track (RB-RUL-16)."""
    card = t.track[slot]
    assert card is not None
    t.track[slot] = None
    t.ages[slot] = 0
    t.markers[slot] = NOWHERE
    return card
