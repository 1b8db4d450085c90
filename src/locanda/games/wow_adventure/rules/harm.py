"""Damage, healing, defeat and levels."""

from __future__ import annotations

from locanda.kernel.decision import Rules, ask
from locanda.kit.ledger import rule

from ..cards import LEVELS
from ..state import Fight, Hero, World
from ..vocabulary import Sturdy
from . import abilities, answers, discoveries, modifiers, quests
from .moment import Moment


@rule("TAG-DEF-02")
def heal(t: World, hero: Hero, amount: int, *cites: str) -> None:
    """Damage tokens are removed, never more than there are."""
    healed = min(amount, hero.damage)
    hero.damage -= healed
    t.tell("healed", *(cites or ("TAG-DEF-02",)), seat=hero.seat, amount=healed)


@rule("TAG-DEF-03", "TAG-QST-03")
def hurt(
    t: World, hero: Hero, amount: int, by: int | None = None, cites: tuple[str, ...] = ()
) -> Rules[None]:
    """A character receives damage and falls when it reaches its life; `by` is the seat whose card or combat it was."""
    if amount <= 0 or hero.fallen:
        return
    by = _dealt_by(t, hero, by)
    amount = yield from spared(t, hero, amount)
    receive(t, hero, amount, cites)
    if amount and by is not None and by != hero.seat:
        yield from quests.harmed(t, t.seats[by], amount)
    yield from check_fall(t, hero, by)


@rule("TAG-ABL-13", "TAG-RUL-82")
def hurt_all(t: World, heroes: list[Hero], amount: int, by: int | None = None) -> Rules[None]:
    """Several characters receive damage at the same moment; whoever falls by it, falls when all have it."""
    moments = [_about_to_be_hurt(t, hero, amount) for hero in heroes if not hero.fallen]
    moments.sort(key=lambda moment: moment.hero.seat)
    while (yield from answers.at_once(t, moments)):
        pass
    for moment in moments:
        receive(t, moment.hero, left_of(moment, amount))
    for hero in heroes:
        credit = _dealt_by(t, hero, by)
        dealt = next((left_of(one, amount) for one in moments if one.hero is hero), 0)
        if dealt and credit is not None and credit != hero.seat:
            yield from quests.harmed(t, t.seats[credit], dealt)
        yield from check_fall(t, hero, credit)


def spared(t: World, hero: Hero, amount: int) -> Rules[int]:
    """What is left of the damage that a character is about to receive, after what it uses against it."""
    moment = _about_to_be_hurt(t, hero, amount)
    yield from abilities.windows(moment)
    return left_of(moment, amount)


def _about_to_be_hurt(t: World, hero: Hero, amount: int) -> Moment:
    """The moment at which a character can do something against damage."""
    moment = Moment(t, hero, "hurt")
    moment.facts = {"amount": amount}
    return moment


def left_of(moment: Moment, amount: int) -> int:
    """The damage that is left after what was used at this moment, and after what makes the character sturdy."""
    t, hero, fight = moment.table, moment.hero, moment.table.fight
    amount = max(0, amount - moment.less)
    side = modifiers.side_of(t, hero)
    return amount if fight is None or side is None else withstood(t, fight, hero, 1 - side, amount)


def withstood(t: World, fight: Fight, hero: Hero, other: int, amount: int) -> int:
    """The damage that is left, never under 1, after what makes a character sturdy against the other side of a fight."""
    if amount > 1:
        for step in modifiers.lasting(t, hero):
            if type(step) is Sturdy and modifiers.is_a(t, fight, other, step.against):
                amount = max(1, amount - step.amount)
    return amount


@rule("TAG-DEF-01", "TAG-LIM-01", "TAG-RUL-61", "TAG-RUL-64")
def receive(t: World, hero: Hero, amount: int, cites: tuple[str, ...] = ()) -> None:
    """The damage is on the character card. Counters never run out: it is a number."""
    if not amount:
        t.tell("spared", seat=hero.seat)
        return
    hero.damage += amount
    t.tell("hurt", *(cites or ("TAG-DEF-01",)), seat=hero.seat, amount=amount, damage=hero.damage)


@rule("TAG-QST-03", "TAG-RUL-60", "TAG-RUL-73")
def _dealt_by(t: World, hero: Hero, by: int | None) -> int | None:
    """Who gets the credit: in a duel the opponent, whatever the damage comes from."""
    fight = t.fight
    if fight is None or fight.rival < 0 or modifiers.side_of(t, hero) is None:
        return by
    return fight.rival if hero.seat == t.active else t.active


def settle(t: World) -> Rules[None]:
    """Whoever has lost so much life that the damage reaches it is defeated."""
    for hero in t.seats:
        if hero.damage and not hero.fallen:
            yield from check_fall(t, hero)


def falls(t: World, hero: Hero) -> bool:
    """Whether the damage of a character that still stands reaches its life: then it is defeated."""
    if hero.fallen or hero.damage < modifiers.life(t, hero):
        return False
    hero.fallen = True
    t.tell("defeated", "TAG-DEF-03", seat=hero.seat)
    return True


@rule("TAG-DEF-03", "TAG-PVP-05", "TAG-RUL-29")
def check_fall(t: World, hero: Hero, by: int | None = None) -> Rules[None]:
    """A character whose damage reaches its life is defeated at once; in a fight, the fight's end sees to the rest."""
    if not falls(t, hero):
        return
    if by is not None and by != hero.seat:
        yield from quests.beat_character(t, t.seats[by], hero)
    if modifiers.side_of(t, hero) is None and t.result is None:
        yield from defeat(t, hero)


@rule(
    "TAG-DEF-04",
    "TAG-DEF-05",
    "TAG-DEF-06",
    "TAG-DEF-07",
    "TAG-DEF-08",
    "TAG-TOK-11",
    "TAG-ABL-17",
    "TAG-RUL-34",
)
def defeat(t: World, hero: Hero) -> Rules[None]:
    """The four steps: to the nearest city, healed, back to the starting side, without what was attached."""
    atlas = t.library.atlas
    row = atlas.distance[hero.at]
    nearest = min(row[city] for city in atlas.cities)
    options = [atlas.places[city] for city in atlas.cities if row[city] == nearest]
    chosen = yield from ask(t, hero.seat, "resurrect", options, ("TAG-DEF-05",))
    hero.at = chosen.value
    hero.damage = 0
    hero.side = 0
    for attached in hero.attached:
        t.seats[attached.by].spent.append(attached.card)
    hero.attached = []
    discoveries.cure(t, hero)
    hero.fallen = False
    hero.defeats += 1
    t.fell = t.fell or hero.seat == t.active
    t.tell("revived", "TAG-DEF-04", seat=hero.seat, space=atlas.spaces[hero.at].id)


@rule(
    "TAG-LVL-01",
    "TAG-LVL-02",
    "TAG-LVL-03",
    "TAG-LVL-04",
    "TAG-LVL-05",
    "TAG-LVL-06",
    "TAG-LVL-07",
    "TAG-RUL-35",
)
def gain_level(t: World, hero: Hero, colour: str) -> Rules[None]:
    """Healed, three ability cards, the card of the new level on the same side; a level already had gives nothing."""
    level = LEVELS.index(colour)
    if level <= hero.level:
        t.tell("no-level", "TAG-LVL-07", seat=hero.seat, colour=colour)
        return
    hero.damage = 0
    yield from abilities.draw(t, hero, 3, "TAG-LVL-04")
    hero.level = level
    t.tell("level", "TAG-LVL-05", seat=hero.seat, card=hero.character.id, colour=colour)
