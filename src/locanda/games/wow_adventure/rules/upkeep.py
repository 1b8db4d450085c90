"""The upkeep phase: quests, equipment, and the next player's turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from locanda.kernel.decision import DONE, Decision, Option, Rules
from locanda.kernel.refusal import Refusal
from locanda.kit.ledger import rule

from ..state import Hero, World
from . import abilities, discoveries, harm, items, quests
from .moment import Moment


@rule("TAG-UPK-01", "TAG-UPK-03")
def upkeep(t: World) -> Rules[None]:
    """First the quests, then the equipment."""
    hero = t.hero
    yield from quests.upkeep(t, hero)
    while t.result is None:
        options = [
            *_equipment(t, hero),
            *abilities.usable(Moment(t, hero, "turn")),
            *discoveries.usable(t),
        ]
        if not options:
            break
        chosen = yield Decision(
            hero.seat, "upkeep", (*options, DONE), ("TAG-UPK-03",), t, _candidates, _why_not
        )
        if chosen is DONE:
            break
        if chosen.verb == "equip":
            items.equip(t, hero, items.find(hero, chosen.value))
        elif chosen.verb == "off":
            items.take_off(t, hero, items.find(hero, chosen.value))
        elif chosen.verb == "token":
            yield from discoveries.use(t, hero, chosen.value)
        else:
            yield from abilities.do(Moment(t, hero, "turn"), chosen)
        yield from harm.settle(t)
    t.phase = "end"


def _equipment(t: World, hero: Hero) -> list[Option]:
    """What can be put on and taken off; who has nothing to put on is asked only if he wants to be stopped here."""
    fitting = [one for one in hero.bag if next(items.why_not_equip(hero, one), None) is None]
    if not fitting and (hero.seat, "upkeep") not in t.stops:
        return []
    return [*items.options(fitting, "equip"), *items.options(hero.equipped, "off")]


def _candidates(t: World) -> Iterable[Option]:
    """Everything in the bag, every card and every token, so that it can be said why it cannot be used."""
    cards = abilities.candidates(Moment(t, t.hero, "turn"))
    return [*items.options(t.hero.bag, "equip"), *cards, *discoveries.kept(t)]


def _why_not(t: World, option: Option) -> Iterator[Refusal]:
    if option.verb == "equip":
        yield from items.why_not_equip(t.hero, items.find(t.hero, option.value))
    elif option.verb == "token":
        yield from discoveries.why_not_token(t, option)
    else:
        yield from abilities.why_not(Moment(t, t.hero, "turn"), option)


@rule("TAG-TRN-01", "TAG-TRN-04", "TAG-ABL-07")
def end(t: World) -> None:
    """Energy that is left is lost, and the player to the left begins a turn."""
    t.hero.energy = 0
    t.active = (t.active + 1) % len(t.seats)
    if t.active == t.first:
        t.rounds += 1
    t.phase = "start"
