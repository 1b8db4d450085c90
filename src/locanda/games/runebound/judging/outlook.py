"""Outlook: how likely each seat is to win from here, for bots that search.

What a party has is weighed by what a gift of it changes in the end: in 2,400 positions all parties were given things at
random (gold, goods, an Ally, a Dragon Rune, experience, wounds, another place) or lost some, and greedy bots played on
from there, 7,200 times; the winners were laid over the differences. Gold counts a little less than that (0.062), so
that it is rather spent, and kept Encounters were not among the gifts.

To that comes the best promise of the map: an adventure or a town, by what could be done there and would change in the
figures above; the more turns away, the less. A promise counts for much less than keeping it, and what one had better
leave alone promises nothing: otherwise a bot camps wherever it is pleasant to be near something. The figures of
promises were set by hand and tried in games.
"""

from __future__ import annotations

from math import exp

from locanda.kit.guide import Feature, Outlook, shares

from ..cards import MarketCard
from ..rules import modifiers
from ..rules.experience import points
from ..rules.undefeated import slot_at
from ..state import Party, Realm
from . import odds, purchases
from .params import FILE

RED = 3
# What the chance of a party without wounds against a typical yellow and blue Challenge is worth, and against the red
# ones that nobody has seen yet.
YELLOW, BLUE, UNSEEN_RED = 0.87, 0.15, 1.37
# None, one, two and three Dragon Runes.
RUNES = (0.0, 1.07, 2.92, 9.0)
GOLD, GOODS, POINT, LEARNED, KEPT = 0.05, 0.027, 0.016, 0.045, 0.1
HURT, ALLY_HURT, TIRED = 0.17, 0.07, 0.035
# What beating a green, yellow or blue Challenge brings; what a defeat costs beside gold and points, and the share of
# the Allies that it costs.
REWARD, DEFEAT, GRIEF = (0.2, 0.36, 0.6), 0.1, 0.5
# The share of a promise that counts, how fast it fades with the turns to get there, and the most that is expected of a
# purchase.
PROMISE, FADE, FINE_DEAL = 0.35, 2.0, 1.0


def worth(t: Realm) -> list[float]:
    """The chance of each seat to win, from 0 to 1; together 1."""
    reds = _reds(t)
    return shares([OUTLOOK.score(_figures(t, party, reds)) for party in t.seats])


def features(t: Realm, seat: int) -> tuple[float, ...]:
    """What the chance of a seat to win is worked out from, in the order of `FEATURES`."""
    return _figures(t, t.seats[seat], _reds(t))


def _reds(t: Realm) -> tuple[object, ...]:
    """Where the red cards are, as a key."""
    return (
        frozenset([card.id for card in t.decks[RED].cards]),
        *[foe.id if foe is not None and foe.colour == "red" else "" for foe in t.track],
    )


def _figures(t: Realm, party: Party, reds: tuple[object, ...]) -> tuple[float, ...]:
    """How a party stands: its chances in fights, its Runes and goods, its wounds, and what lies within reach."""
    hale, now, known = chances(t, party, reds)
    runes = odds.runes(party)
    return (
        *hale,
        float(runes == 1),
        float(runes == 2),
        float(runes > 2),
        party.gold,
        points(party),
        sum(party.learned) + sum(party.grown),
        len(party.kept),
        _estate(party),
        party.wounds / modifiers.life(t, party) if party.wounds else 0.0,
        sum([ally.wounds for ally in party.allies]),
        party.exhaustion,
        _promise(t, party, reds, now, known) if party.at >= 0 else 0.0,
    )


FEATURES = (
    Feature("yellow", 1, YELLOW),
    Feature("blue", 1, BLUE),
    Feature("unseen_red", 1, UNSEEN_RED),
    Feature("one_rune", 1, RUNES[1]),
    Feature("two_runes", 1, RUNES[2]),
    Feature("three_runes", 1, RUNES[3]),
    Feature("gold", 1, GOLD),
    Feature("points", 1, POINT),
    Feature("learned", 1, LEARNED),
    Feature("kept", 1, KEPT),
    Feature("goods", 1, GOODS),
    Feature("hurt", -1, -HURT),
    Feature("ally_hurt", -1, -ALLY_HURT),
    Feature("tired", -1, -TIRED),
    Feature("promise", 1, PROMISE),
)
OUTLOOK = Outlook(FEATURES, features, FILE)


def _might(hale: tuple[float, ...]) -> float:
    yellow, blue, red = hale
    return YELLOW * yellow + BLUE * blue + UNSEEN_RED * red


def _estate(party: Party) -> int:
    """What the goods of a party cost."""
    return sum([item.card.cost for item in party.items]) + odds.company(party)


def _pain(t: Realm, party: Party) -> float:
    """What wounds and exhaustion cost."""
    found = TIRED * party.exhaustion + ALLY_HURT * sum([ally.wounds for ally in party.allies])
    return found + HURT * party.wounds / modifiers.life(t, party) if party.wounds else found


def _promise(
    t: Realm, party: Party, reds: tuple[object, ...], now: tuple[float, ...], known: tuple[float, ...]
) -> float:
    """The best of what can be done on the map, by what it would bring and how far it is."""
    near, red_near, towns = surroundings(t, party.at)
    loss = DEFEAT + GOLD * party.gold / 2 + POINT * points(party)
    if party.allies and t.fight is None:
        loss += GRIEF * _company(t, party, reds)
    best = 0.0
    for colour, reward in enumerate(REWARD):
        best = max(best, near[colour] * (now[colour] * (reward + loss) - loss))
    runes = min(2, odds.runes(party))
    rune = RUNES[runes + 1] - RUNES[runes]
    for slot, share in red_near:
        chance = now[RED] if slot < 0 else known[slot]
        best = max(best, share * (chance * (rune + loss) - loss))
    if not party.gold:
        return best
    pain = _pain(t, party)
    for town, share in towns:  # the nearest first
        if share * (pain + FINE_DEAL) <= best:
            break
        deal = max([_bargain(t, party, card, reds) for card in t.stalls[town]], default=0.0)
        best = max(best, share * (pain + deal))
    return best


Surroundings = tuple[list[float], list[tuple[int, float]], list[tuple[int, float]]]
_MOST_PLACES = 5_000


def surroundings(t: Realm, here: int) -> Surroundings:
    """How near the adventures of each colour are, from 0 to 1, each red one with its track position, and each town."""
    places: dict[tuple[object, ...], Surroundings] = t.library.notebook("surroundings")
    key = (here, *t.tokens, *t.markers)
    found = places.get(key)
    if found is None:
        if len(places) > _MOST_PLACES:
            places.clear()
        found = places[key] = _look_around(t, here)
    return found


def _look_around(t: Realm, here: int) -> Surroundings:
    atlas = t.library.atlas
    near = [0.0, 0.0, 0.0, 0.0]
    reds = []
    for space, colour in t.tokens.items():
        # Who stands there already has just let it be, and can try again in a turn.
        turns = odds.travel_times(atlas, space)[here] if space != here else 1.0
        share = exp(-turns / FADE)
        near[colour] = max(near[colour], share)
        if colour == RED:
            reds.append((slot_at(t, space), share))
    towns = [
        (town, exp(-odds.travel_times(atlas, space)[here] / FADE)) for town, space in enumerate(atlas.towns)
    ]
    return near, reds, sorted(towns, key=lambda one: -one[1])


Chances = tuple[tuple[float, ...], tuple[float, ...], tuple[float, ...]]
_MOST_KNOWN = 50_000


def chances(t: Realm, party: Party, reds: tuple[object, ...]) -> Chances:
    """The chances of a party in fights, without wounds and as it stands.

    Without wounds against typical yellow and blue and against unseen red Challenges; as it stands against those of all
    four colours, and against the red ones on the track, by position.

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
    known: dict[tuple[object, ...], Chances] = t.library.notebook("chances")
    found = known.get(key)
    if found is None:
        if len(known) > _MOST_KNOWN:
            known.clear()
        found = known[key] = _count(t, party)
    return found


def _count(t: Realm, party: Party) -> Chances:
    now = odds.fighters(t, party)
    return (
        _hale(t, odds.healthy(party)),
        (*(_typical(t, now, colour) for colour in range(RED)), odds.colour_chance(t, now, RED)),
        tuple(
            odds.win_chance(now, odds.waiting(t, foe)) if foe is not None and foe.colour == "red" else 0.0
            for foe in t.track
        ),
    )


def _hale(t: Realm, party: Party) -> tuple[float, ...]:
    team = odds.fighters(t, party)
    return _typical(t, team, 1), _typical(t, team, 2), odds.colour_chance(t, team, RED)


def _typical(t: Realm, team: list[odds.Fighter], colour: int) -> float:
    return odds.win_chance(team, odds.typical(t.library, colour, 0, 0))


def _company(t: Realm, party: Party, reds: tuple[object, ...]) -> float:
    """What the Allies of a party are worth to it."""
    key = ("", *odds.goods(t, party), *reds)
    gains: dict[tuple[object, ...], float] = t.library.notebook("gains")
    found = gains.get(key)
    if found is None:
        alone = odds.healthy(party)
        alone.allies.clear()
        gained = _might(_hale(t, odds.healthy(party))) - _might(_hale(t, alone))
        found = _keep(gains, key, max(0.0, gained) + GOODS * odds.company(party))
    return found


def _keep(gains: dict[tuple[object, ...], float], key: tuple[object, ...], gain: float) -> float:
    if len(gains) > _MOST_KNOWN:
        gains.clear()
    gains[key] = gain
    return gain


def _bargain(t: Realm, party: Party, card: MarketCard, reds: tuple[object, ...]) -> float:
    """How much better a party would stand if it bought a card; nothing if it cannot or had better not."""
    if card.cost > party.gold or t.fight is not None:
        return 0.0
    key = (card.id, *odds.goods(t, party), *reds)
    gains: dict[tuple[object, ...], float] = t.library.notebook("gains")
    found = gains.get(key)
    if found is None:
        rich = purchases.with_card(party, card)
        gained = _might(_hale(t, rich)) - _might(_hale(t, odds.healthy(party)))
        gained += GOODS * (_estate(rich) - _estate(party)) - GOLD * card.cost
        found = _keep(gains, key, max(0.0, gained))
    return found
