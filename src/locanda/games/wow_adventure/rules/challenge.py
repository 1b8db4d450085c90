"""The challenge phase: attack a character, face what waits in the space, or draw a challenge card."""

from __future__ import annotations

from locanda.kernel.decision import Option, Rules, ask
from locanda.kit.effects import run
from locanda.kit.ledger import rule

from ..cards import LEVELS
from ..state import Hero, World
from . import abilities, combat, discoveries, events, items, undefeated
from .moment import Moment

ATTACK = [Option("attack", str(seat + 1), seat) for seat in range(4)]
DRAW, MAP, EVENT = Option("draw"), Option("map"), Option("event")


@rule(
    "TAG-CHA-01",
    "TAG-CHA-02",
    "TAG-CHA-03",
    "TAG-CHA-04",
    "TAG-CHA-05",
    "TAG-EVT-12",
    "TAG-AGR-03",
    "TAG-PVP-02",
    "TAG-RUL-33",
    "TAG-RUL-66",
)
def challenge(t: World) -> Rules[None]:
    """Outside cities something must be faced; aggro leaves no choice."""
    hero = t.hero
    if not t.library.atlas.is_city[hero.at]:
        yield from abilities.windows(Moment(t, hero, "challenge"))
    if t.fight is not None or t.result is not None:
        return
    if t.skip or t.library.atlas.is_city[hero.at]:
        t.phase = "upkeep"
        return
    chosen = yield from ask(
        t,
        hero.seat,
        "challenge",
        options(t, hero),
        ("TAG-CHA-03",),
        subject=t,
        candidates=discoveries.kept,
        why_not=discoveries.why_not_token,
    )
    if chosen.verb == "attack":
        combat.begin_duel(t, chosen.value)
    elif chosen.verb == "marker":
        combat.begin_marked(t, chosen.value)
    elif chosen is DRAW:
        yield from draw(t, hero)
    else:
        yield from _face(t, hero, chosen)


@rule(
    "TAG-CHA-05",
    "TAG-CHA-07",
    "TAG-MAP-04",
    "TAG-AFF-02",
    "TAG-AGR-03",
    "TAG-EVT-12",
    "TAG-RUL-08",
    "TAG-RUL-20",
)
def options(t: World, hero: Hero) -> list[Option]:
    """What can be faced: an aggro encounter first of all; otherwise a character, or what is there, or a card."""
    angry = undefeated.aggro(t, hero.at)
    if angry:
        return [undefeated.MARKER_OPTIONS[slot] for slot in angry]
    space = t.library.atlas.spaces[hero.at]
    waiting = [undefeated.MARKER_OPTIONS[slot] for slot in undefeated.at(t, hero.at)]
    if space.kind in ("map", "overlord"):
        waiting.append(MAP)
    if events.at(t, hero.at) is not None:
        waiting.append(EVENT)
    rivals = [ATTACK[one.seat] for one in t.seats if one is not hero and one.at == hero.at]
    return [*(waiting or [DRAW]), *rivals]


@rule("TAG-CHA-06", "TAG-MAP-05", "TAG-EVT-11", "TAG-RUL-02", "TAG-RUL-25")
def _face(t: World, hero: Hero, chosen: Option) -> Rules[None]:
    """What is printed on the board is fought or followed; a location event is resolved instead of a draw."""
    space = t.library.atlas.spaces[hero.at]
    t.phase = "upkeep"
    if chosen is MAP:
        if space.encounter is not None:
            combat.begin_printed(t, space.encounter)
        else:
            yield from run(Moment(t, hero, "place", space.id), space.instructions)
        return
    event = events.at(t, hero.at)
    assert event is not None
    t.phase = "challenge"
    yield from events.visit(t, hero, event)
    if t.fight is None:
        t.phase = "upkeep"


@rule("TAG-CHA-08", "TAG-CRD-01", "TAG-LIM-03", "TAG-RUL-07", "TAG-RUL-15", "TAG-RUL-26")
def draw(t: World, hero: Hero) -> Rules[None]:
    """Cards from the bottom of the deck of the space's colour, until one is an encounter.

    The chain ends in a city (where a defeat leads, too), or when every card that was there has been drawn once.
    """
    atlas = t.library.atlas
    t.put_back = [0] * len(LEVELS)
    while t.result is None and t.fight is None and not atlas.is_city[hero.at]:
        level = atlas.level[hero.at]
        if not items.fresh(t, level):
            t.tell("exhausted", "TAG-LIM-03", seat=hero.seat)
            break
        card = items.draw(t, level)
        t.tell("challenge", "TAG-CHA-08", seat=hero.seat, card=card.id)
        if card.event is None:
            yield from combat.begin(t, card)
        else:
            yield from events.resolve(t, hero, card)
    if t.fight is None:
        t.phase = "upkeep"
