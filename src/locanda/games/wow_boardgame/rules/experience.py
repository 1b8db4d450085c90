"""Experience and levels: XP on the track, levels with new Health and Energy, and a Talent for each."""

from __future__ import annotations

from locanda.kernel.decision import Rules, ask, option
from locanda.kit.ledger import rule

from ..cards import Talent
from ..state import Character, World
from . import abilities, body, gear
from .moment import Moment

TOP = 5


@rule("TBG-TAL-04", "TBG-XP-05")
def highest(t: World) -> int:
    """The highest level that can be reached."""
    level: int = t.game.value("max-level", TOP, t)
    return level


def thresholds(t: World) -> tuple[int, ...]:
    """The XP at which each level from 2 on begins."""
    found: tuple[int, ...] = t.game.value("levels", t.library.atlas.record.levels, t)
    return found


@rule("TBG-XP-01", "TBG-XP-02", "TBG-XP-03", "TBG-XP-05", "TBG-RUL-51", "TBG-RUL-52")
def earn(t: World, one: Character, amount: int, *cites: str) -> Rules[None]:
    """XP move the token on; each level that it reaches is gained at once. The token stops at the last one."""
    if amount <= 0:
        return
    steps = thresholds(t)
    end = steps[highest(t) - 2]
    gained = min(amount, end - one.xp)
    if gained <= 0:
        yield from t.game.hook("surplus-xp", t, one, amount)
        return
    one.xp += gained
    t.tell("xp", *(cites or ("TBG-XP-02",)), seat=one.seat, character=one.index, amount=gained, total=one.xp)
    while one.level < highest(t) and one.xp >= steps[one.level - 1]:
        yield from level_up(t, one)


@rule("TBG-XP-04", "TBG-TAL-02", "TBG-RUL-52", "TBG-GUIDE-04")
def level_up(t: World, one: Character) -> Rules[None]:
    """A level is gained: Health and Energy are full, and a Talent is chosen."""
    one.level += 1
    t.tell("level", "TBG-XP-04", seat=one.seat, character=one.index, level=one.level)
    for resource in ("health", "energy"):
        body.regain(t, one, resource, body.room(t, one, resource), "TBG-XP-04")
    yield from learn(t, one)


@rule("TBG-TAL-03", "TBG-CARD-13")
def open_talents(one: Character, level: int) -> list[Talent]:
    """The Talents that a character may choose at a level."""
    return [card for card in one.learnable if card.level <= level]


@rule("TBG-TAL-01", "TBG-TAL-02", "TBG-TAL-03")
def learn(t: World, one: Character) -> Rules[None]:
    """A Talent is chosen and stays for the rest of the game."""
    found = [option("talent", card.id, card) for card in open_talents(one, one.level)]
    if not found:
        return
    chosen = yield from ask(
        t, one.seat, "talent", found, ("TBG-TAL-02",), facts={"character": one.index, "level": one.level}
    )
    yield from take_talent(t, one, chosen.value)


def take_talent(t: World, one: Character, card: Talent) -> Rules[None]:
    """A Talent lies at the sheet, and works from now on."""
    one.learnable.remove(card)
    one.talents.append(card)
    t.tell("talent", "TBG-TAL-02", seat=one.seat, character=one.index, card=card.id)
    gear.extra_areas(t, one)
    for use in gear.outfit(t, one).at("learn"):
        if use.card is card:
            yield from abilities.carry_out(Moment(t, one, "learn"), use)
