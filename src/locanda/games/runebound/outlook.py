"""Outlook: how likely each seat is to win from here, for bots that search.

The weights were fitted to 300 games of greedy bots (which seat won, asked at every fifth turn); on games that were not
used for the fit they tell the winner of four seats half of the time.
"""

from __future__ import annotations

from math import exp

from . import odds
from .experience import points
from .state import Party, Realm

BLUE, RED = 2, 3
# What the chance against a typical Challenge of yellow, blue and red is worth to a party without wounds, and the
# chance against red as it stands now.
HALE = (0.0, 0.5, 0.5, 0.65)
NOW = 0.3
# One and two Dragon Runes; more with two if the next red Challenge is within reach.
RUNES = (0.0, 1.25, 2.65, 9.0)
# How much nearness to a red or blue Challenge counts, by Runes held, and how fast it fades with the turns to get there.
NEAR_RED = (0.45, 0.85, 1.2, 1.2)
NEAR_BLUE = 0.25
FADE = 2.0
GOLD, POINT, GOODS, TIRED = 0.045, 0.02, 0.012, 0.09


def worth(t: Realm) -> list[float]:
    """The chance of each seat to win, from 0 to 1; together 1."""
    scores = [score(t, party) for party in t.seats]
    top = max(scores)
    weights = [exp(one - top) for one in scores]
    total = sum(weights)
    return [weight / total for weight in weights]


def score(t: Realm, party: Party) -> float:
    """How well a party stands: its chances in fights, its Runes and goods, and what lies near."""
    yellow, blue, red, blue_now, red_now = chances(t, party)
    runes = min(3, odds.runes(party))
    found = HALE[1] * yellow + HALE[BLUE] * blue + HALE[RED] * red + NOW * red_now + RUNES[runes]
    found += GOLD * party.gold + POINT * points(party) - TIRED * party.exhaustion
    found += GOODS * (sum(item.card.cost for item in party.items) + odds.company(party))
    found += NEAR_RED[runes] * red_now * nearness(t, party, RED)
    return found + NEAR_BLUE * blue_now * nearness(t, party, BLUE)


def nearness(t: Realm, party: Party, colour: int) -> float:
    """How near the nearest Adventure token of a colour is: 1 on the space, less with every turn to get there."""
    if party.at < 0:
        return 0.0
    atlas = t.library.atlas
    turns = min(
        (odds.travel_times(atlas, s)[party.at] for s, c in t.tokens.items() if c == colour), default=99.0
    )
    return exp(-turns / FADE)


_known: dict[tuple[object, ...], tuple[float, ...]] = {}
_MOST_KNOWN = 50_000


def chances(t: Realm, party: Party) -> tuple[float, ...]:
    """The chances against a typical yellow, blue and red Challenge without wounds, and blue and red as things stand.

    Outside a fight they depend only on the party, its place and the Event in force, and are worked out once for each.
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
        *(item.card.id if item.face_up else "-" + item.card.id for item in party.items),
        *((ally.card.id, ally.wounds, ally.face_up) for ally in party.allies),
        *(kept.card.id for kept in party.kept),
    )
    found = _known.get(key)
    if found is None:
        if len(_known) > _MOST_KNOWN:
            _known.clear()
        found = _known[key] = _count(t, party)
    return found


def _count(t: Realm, party: Party) -> tuple[float, ...]:
    foes = [odds.typical(t.library, colour, 0, 0) for colour in (1, BLUE, RED)]
    hale = odds.fighters(t, odds.healthy(party))
    now = odds.fighters(t, party)
    return (
        *(odds.win_chance(hale, foe) for foe in foes),
        *(odds.win_chance(now, foe) for foe in foes[1:]),
    )
