"""Events: global, location and special; turning them over, and what lies behind."""

from __future__ import annotations

from locanda.kernel.decision import Rules
from locanda.kit.effects import run
from locanda.kit.ledger import rule

from ..cards import ChallengeCard
from ..state import NOWHERE, Hero, Ongoing, World
from . import combat, items, quests, undefeated
from .moment import Moment


def at(t: World, space: int) -> Ongoing | None:
    """The event that lies in a space."""
    for event in t.events:
        if event.at == space:
            return event
    return None


def discard(t: World, event: Ongoing) -> None:
    """An event leaves play onto its deck."""
    t.events.remove(event)
    items.to_deck(t, event.card)
    assert event.card.event is not None
    t.tell("event-gone", "TAG-CRD-02", card=event.card.event.id)


@rule(
    "TAG-EVT-01",
    "TAG-EVT-06",
    "TAG-EVT-07",
    "TAG-EVT-08",
    "TAG-EVT-09",
    "TAG-EVT-10",
    "TAG-EVT-13",
    "TAG-RUL-04",
    "TAG-RUL-72",
    "TAG-RUL-76",
)
def resolve(t: World, hero: Hero, card: ChallengeCard) -> Rules[None]:
    """A drawn event: a global one takes its place, a location one goes to its space, a special one happens and goes."""
    face = card.event
    assert face is not None
    t.tell("event", "TAG-EVT-01", seat=hero.seat, card=face.id)
    if face.type == "global":
        old = t.in_force
        if old is not None:
            discard(t, old)
        t.events.append(Ongoing(card, NOWHERE))
    elif face.type == "location":
        space = t.library.atlas.number[face.space]
        old = at(t, space)
        if old is not None:
            discard(t, old)
        t.events.append(Ongoing(card, space))
        return
    else:
        t.drawn = card
    moment = Moment(t, hero, "event", face.id, event=card)
    yield from run(moment, face.now)
    if t.drawn is card:
        t.drawn = None
        items.to_deck(t, card)


@rule("TAG-EVT-11", "TAG-CHA-06", "TAG-RUL-76")
def visit(t: World, hero: Hero, event: Ongoing) -> Rules[None]:
    """A location event is resolved where it lies; it stays until its text or a newer event removes it."""
    face = event.card.event
    assert face is not None
    t.tell("event", "TAG-EVT-11", seat=hero.seat, card=face.id)
    yield from run(Moment(t, hero, "event", face.id, event=event.card), face.here)


def _leave(t: World, card: ChallengeCard) -> int:
    """The event is no longer in play; the space where it lay."""
    if t.drawn is card:
        t.drawn = None
    for event in t.events:
        if event.card is card:
            t.events.remove(event)
            return event.at
    return NOWHERE


@rule("TAG-EVT-02", "TAG-EVT-03", "TAG-EVT-04", "TAG-EVT-05", "TAG-RUL-24")
def turn_over(moment: Moment) -> Rules[None]:
    """The other face applies: its text happens, its item is gained, its enemy is fought or waits on the board."""
    t, hero, card = moment.table, moment.hero, moment.event
    if card is None or card.event is None:
        return
    back = card.event.back
    t.tell("turned", "TAG-EVT-02", seat=hero.seat, card=card.event.id)
    moment.turned = True
    if back.item is not None:
        _leave(t, card)
        items.put(t, hero, back.item, card, "TAG-EVT-03")
    elif back.enemy is not None:
        space = _leave(t, card)
        if t.phase == "challenge" and hero.seat == t.active:
            yield from combat.begin(t, card, turned=True)
            return
        place = hero.at if space == NOWHERE else space
        if t.library.atlas.is_city[place]:
            items.to_deck(t, card)
        else:
            t.drawn = card
            yield from undefeated.put(t, card, place)
            t.drawn = None
    else:
        yield from run(moment, back.do)


def away(moment: Moment) -> None:
    """The event is discarded."""
    t, card = moment.table, moment.event
    if card is not None and (t.drawn is card or any(one.card is card for one in t.events)):
        _leave(t, card)
        items.to_deck(t, card)
        assert card.event is not None
        t.tell("event-gone", "TAG-CRD-02", card=card.event.id)


def claim(moment: Moment) -> None:
    """The event goes to the quest log of the character."""
    t, card = moment.table, moment.event
    if card is not None and (t.drawn is card or any(one.card is card for one in t.events)):
        _leave(t, card)
        quests.claim(t, moment.hero, card)
