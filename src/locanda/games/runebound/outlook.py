"""Outlook: how likely each seat is to win from here, for bots that search.

The weights were fitted to 2,800 games of greedy bots that had first wandered off their way for a while (which seat won,
asked at every third turn afterwards); on games that were not used for the fit they tell the winner of four seats more
than half of the time.
"""

from __future__ import annotations

from math import exp

from . import modifiers, odds
from .experience import points
from .state import Party, Realm
from .undefeated import slot_at

RED = 3
# What the chance of a party without wounds against a typical yellow and blue Challenge is worth, and against the red
# ones that nobody has seen yet.
YELLOW, BLUE, UNSEEN_RED = 0.81, 0.23, 1.39
# One, two and three Dragon Runes, and by Runes held what it is worth to stand near a red Challenge that can be beaten.
RUNES = (0.0, 0.93, 2.83, 9.0)
NEAR_RED = (1.0, 1.8, 1.6, 1.6)
FADE = 2.0  # how fast nearness fades with the turns to get there
# Nearness of green and yellow adventures, and of a town to those who can spend something there.
NEAR_GREEN, NEAR_YELLOW, NEAR_TOWN, PURSE, TOWN_FADE = 0.22, 0.12, 0.024, 12, 1.5
GOLD, GOODS, POINT, LEARNED, KEPT = 0.03, 0.02, 0.019, 0.052, 0.1
HURT, TIRED = 0.19, 0.02


def worth(t: Realm) -> list[float]:
    """The chance of each seat to win, from 0 to 1; together 1."""
    reds = (
        frozenset([card.id for card in t.decks[RED].cards]),
        *[foe.id if foe is not None and foe.colour == "red" else "" for foe in t.track],
    )
    scores = [score(t, party, reds) for party in t.seats]
    top = max(scores)
    weights = [exp(one - top) for one in scores]
    total = sum(weights)
    return [weight / total for weight in weights]


def score(t: Realm, party: Party, reds: tuple[object, ...]) -> float:
    """How well a party stands: its chances in fights, its Runes and goods, and what lies near.

    `reds` says where the red cards are, as a key.
    """
    yellow, blue, red, red_now, *known = chances(t, party, reds)
    runes = min(3, odds.runes(party))
    found = YELLOW * yellow + BLUE * blue + UNSEEN_RED * red + RUNES[runes]
    found += GOLD * party.gold + POINT * points(party) + LEARNED * (sum(party.learned) + sum(party.grown))
    found += GOODS * (sum(item.card.cost for item in party.items) + odds.company(party))
    found += KEPT * len(party.kept)
    found -= HURT * party.wounds / modifiers.life(t, party) + TIRED * party.exhaustion
    return found if party.at < 0 else found + _nearby(t, party, NEAR_RED[runes], red_now, known)


def _nearby(t: Realm, party: Party, weight: float, red_now: float, known: list[float]) -> float:
    """What the adventures and the towns around a party are worth."""
    green, yellow, town, reds = surroundings(t, party.at)
    red = max([share * (red_now if slot < 0 else known[slot]) for slot, share in reds], default=0.0)
    return (
        weight * red + NEAR_GREEN * green + NEAR_YELLOW * yellow + NEAR_TOWN * town * min(party.gold, PURSE)
    )


Surroundings = tuple[float, float, float, list[tuple[int, float]]]
_places: dict[tuple[object, ...], Surroundings] = {}
_MOST_PLACES = 5_000


def surroundings(t: Realm, here: int) -> Surroundings:
    """How near a green and a yellow adventure and a town are, from 0 to 1, and each red one with its track position."""
    key = (here, *t.tokens, *t.markers)
    found = _places.get(key)
    if found is None:
        if len(_places) > _MOST_PLACES:
            _places.clear()
        found = _places[key] = _look_around(t, here)
    return found


def _look_around(t: Realm, here: int) -> Surroundings:
    atlas = t.library.atlas
    near = [0.0, 0.0, 0.0, 0.0]
    reds = []
    for space, colour in t.tokens.items():
        share = exp(-odds.travel_times(atlas, space)[here] / FADE)
        near[colour] = max(near[colour], share)
        if colour == RED:
            reds.append((slot_at(t, space), share))
    town = max(exp(-odds.travel_times(atlas, space)[here] / TOWN_FADE) for space in atlas.towns)
    return near[0], near[1], town, reds


_known: dict[tuple[object, ...], tuple[float, ...]] = {}
_MOST_KNOWN = 50_000


def chances(t: Realm, party: Party, reds: tuple[object, ...]) -> tuple[float, ...]:
    """The chances of a party in fights, without wounds and as it stands.

    Without wounds against typical yellow and blue and against unseen red Challenges; as it stands against unseen red
    ones and against the red ones on the track, by position.

    Outside a fight they depend only on the party, its place, the Event in force and where the red cards are, and are
    worked out once for each.
    """
    if t.fight is not None:
        return _count(t, party)
    key = (
        party.hero.id,
        party.face_up,
        t.library.atlas.terrain[party.at] if party.at >= 0 else -1,
        *party.learned,
        *party.grown,
        party.wounds,
        t.events[-1].id if t.events else "",
        *[item.card.id if item.face_up else "-" + item.card.id for item in party.items],
        *[(ally.card.id, ally.wounds, ally.face_up) for ally in party.allies],
        *[kept.card.id for kept in party.kept],
        *reds,
    )
    found = _known.get(key)
    if found is None:
        if len(_known) > _MOST_KNOWN:
            _known.clear()
        found = _known[key] = _count(t, party)
    return found


def _count(t: Realm, party: Party) -> tuple[float, ...]:
    hale = odds.fighters(t, odds.healthy(party))
    now = odds.fighters(t, party)
    return (
        *(odds.win_chance(hale, odds.typical(t.library, colour, 0, 0)) for colour in (1, 2)),
        *(odds.colour_chance(t, team, RED) for team in (hale, now)),
        *(
            odds.win_chance(now, odds.waiting(t, foe)) if foe is not None and foe.colour == "red" else 0.0
            for foe in t.track
        ),
    )
