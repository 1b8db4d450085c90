"""Wounds and defeat: Health is lost point by point, with reactions in between, until somebody falls."""

from __future__ import annotations

from locanda.kernel.decision import Option, Rules, ask, option
from locanda.kit.ledger import rule

from ..state import Area, Character, World
from ..vocabulary import Store
from . import abilities, body, gear
from .factions import council
from .moment import fighter_of

# The steps of the Defense phase in which Health is lost.
DEFENSE = ("damage", "pvp-assignment", "pvp-resolution")
SELF = Option("wound", "self")
COMPANION = Option("wound", "companion")


def wound_option(one: Character) -> Option:
    """The option that gives a wound to a character."""
    return option("wound", one.id, one.index)


@rule("TBG-CMB-02", "TBG-CMB-03", "TBG-CHAR-03", "TBG-RUL-100", "TBG-RUL-63")
def lose(t: World, one: Character, amount: int, *cites: str, wounds: bool = False) -> Rules[int]:
    """A character loses Health point by point, with reactions in between; says how much nobody could take.

    Only wounds can be moved to a companion.
    """
    for number in range(amount):
        fighter = fighter_of(t, one)
        if (fighter is not None and fighter.out) or one.index in t.fallen:
            return amount - number
        if wounds and (yield from _companion_takes(t, one)):
            continue
        one.health -= 1
        t.tell("hurt", *cites, seat=one.seat, character=one.index, wound=wounds, left=max(0, one.health))
        if fighter is not None:
            fighter.lost += 1
            fighter.guarded += 1
            _store(t, one)
        yield from react(t, one)
        if one.health <= 0:
            yield from fall(t, one)
    return 0


@rule("TBG-POW-09", "TBG-POW-10", "TBG-RUL-56")
def _companion_takes(t: World, one: Character) -> Rules[bool]:
    """Whether a pet or demon takes the wound; without Health it goes to the Spellbook."""
    area = gear.companion(one)
    if area is None:
        return False
    facts = {"character": one.index, "card": area.card.id if area.card is not None else ""}
    chosen = yield from ask(t, one.seat, "companion", (COMPANION, SELF), ("TBG-POW-09",), facts=facts)
    if chosen is SELF:
        return False
    hurt_companion(t, one, area)
    return True


def hurt_companion(t: World, one: Character, area: Area) -> None:
    """A companion loses a Health; with the last one it is unequipped."""
    assert area.card is not None
    card = area.card
    area.health -= 1
    t.tell("companion-hurt", "TBG-POW-09", seat=one.seat, character=one.index, card=card.id, left=area.health)
    if area.health <= 0:
        before = body.capacities(t, one)
        gear.take_off(t, one, card)
        body.settle(t, one, before)


def _store(t: World, one: Character) -> None:
    """Cards that remember lost Health put a token on themselves."""
    for use in gear.outfit(t, one).at("hurt"):
        for step in use.terms.do:
            if type(step) is Store and use.terms.auto:
                one.tokens[use.card.id] = one.tokens.get(use.card.id, 0) + 1


@rule("TBG-DEF-01", "TBG-RUL-31", "TBG-RUL-110")
def react(t: World, one: Character, paid: bool = False) -> Rules[None]:
    """After Health was lost its owner and participating friends may use what answers that."""
    helpers = [one]
    if t.combat is not None and fighter_of(t, one) is not None:
        helpers += [
            t.characters[other.who]
            for other in t.combat.fighters
            if not other.out and other.who != one.index and t.characters[other.who].faction == one.faction
        ]
    for helper in helpers:
        moment = yield from abilities.windows(t, helper, "hurt", target=one, paid=paid)
        if moment.prevented:
            one.health += moment.prevented
            fighter = fighter_of(t, one)
            if fighter is not None:
                fighter.lost -= moment.prevented
                fighter.guarded -= moment.prevented
            return
    if t.phase in DEFENSE and t.combat is not None:
        for helper in helpers:
            yield from abilities.windows(t, helper, "defense")


@rule("TBG-DEF-01", "TBG-CHAR-03", "TBG-RUL-101")
def spend_health(t: World, one: Character, amount: int, *cites: str) -> Rules[None]:
    """Health is paid; with the last one gone there is a last chance."""
    one.health -= amount
    t.tell("paid", *cites, seat=one.seat, character=one.index, resource="health", amount=amount)
    if one.health <= 0:
        yield from last_chance(t, one)


def last_chance(t: World, one: Character) -> Rules[None]:
    """Whoever has no Health left may still restore some; otherwise the character is defeated."""
    yield from react(t, one, paid=True)
    if one.health <= 0:
        yield from fall(t, one)


@rule("TBG-DEF-01", "TBG-CMB-35", "TBG-TOK-02")
def fall(t: World, one: Character, *cites: str) -> Rules[None]:
    """A character is defeated; it is carried away at the end of the step."""
    if one.index in t.fallen:
        return
    one.health = 0
    fighter = fighter_of(t, one)
    if fighter is not None:
        fighter.fell = True
    t.fallen.append(one.index)
    t.tell("defeated", *(cites or ("TBG-DEF-01",)), seat=one.seat, character=one.index)
    # Where both factions may fall at the same time nobody is carried away before the step, or Attack phase, is over.
    if t.combat is None or t.combat.kind not in ("pvp", "final"):
        yield from carry_away(t)


@rule("TBG-DEF-06", "TBG-RUL-106")
def carry_away(t: World) -> Rules[None]:
    """Everybody who has fallen is carried away, in an order by lot if they are of both factions."""
    waiting, t.fallen = list(t.fallen), []
    if len({t.characters[who].faction for who in waiting}) > 1:
        t.dice.shuffle(waiting)
    for who in waiting:
        if t.result is None:
            if t.combat is not None:
                t.combat.defeated.append(who)
            yield from defeat(t, t.characters[who])


@rule(
    "TBG-DEF-02",
    "TBG-DEF-04",
    "TBG-DEF-05",
    "TBG-DEF-07",
    "TBG-POW-11",
    "TBG-EVT-07",
    "TBG-TOK-03",
    "TBG-TOK-06",
    "TBG-RUL-20",
    "TBG-RUL-32",
    "TBG-RUL-33",
    "TBG-RUL-34",
    "TBG-RUL-43",
    "TBG-RUL-83",
    "TBG-RUL-108",
    "TBG-RUL-30",
)
def defeat(t: World, one: Character) -> Rules[None]:
    """A defeated character goes to a graveyard or home with one Health and one Energy.

    It loses its companion, its auction items, its tokens, and what it could still have done in this turn; unless a
    card lets it stay where it is.
    """
    one.health = one.energy = 1
    one.stun = one.curse = 0
    one.tokens.clear()
    area = gear.companion(one)
    if area is not None and area.card is not None:
        gear.take_off(t, one, area.card)
    for item in list(one.auctioned):
        gear.drop_auctioned(t, one, item)
    if one.faction == t.active and t.combat is not None:
        one.actions = 0
    yield from t.game.hook("defeated", t, one)
    if (yield from _revived(t, one)):
        return
    if t.combat is None or t.combat.kind != "final":
        yield from _move_away(t, one)
    body.settle(t, one)


def _revived(t: World, one: Character) -> Rules[bool]:
    """Whether a card lets a defeated character stay where it is."""
    if t.combat is None or fighter_of(t, one) is None:
        return False
    helpers = [one] + [
        t.characters[other.who]
        for other in t.combat.fighters
        if not other.out and t.characters[other.who].faction == one.faction
    ]
    for helper in helpers:
        moment = yield from abilities.windows(t, helper, "fallen", target=one)
        if moment.prevented:
            return True
    return False


@rule("TBG-DEF-02", "TBG-DEF-03", "TBG-RUL-29", "TBG-RUL-98")
def havens(t: World, one: Character) -> list[int]:
    """Where a defeated character may go: home, or to the nearest graveyards elsewhere, as it could walk there."""
    atlas = t.library.atlas
    far = atlas.walks[one.faction][one.at]
    yards = [place for place in atlas.graveyards if place != one.at and place != atlas.home[1 - one.faction]]
    nearest = min((far[place] for place in yards), default=0)
    return [atlas.home[one.faction], *(place for place in yards if far[place] == nearest)]


def _move_away(t: World, one: Character) -> Rules[None]:
    options = [t.library.atlas.places[place] for place in dict.fromkeys(havens(t, one))]
    chosen = yield from ask(t, one.seat, "haven", options, ("TBG-DEF-02",), facts={"character": one.index})
    one.at = chosen.value
    t.tell("carried", "TBG-DEF-02", seat=one.seat, character=one.index, region=chosen.about)


@rule("TBG-CMB-27", "TBG-RUL-04", "TBG-PVP-12", "TBG-PVP-15", "TBG-RUL-36")
def share_wounds(t: World, faction: int, amount: int, *cites: str) -> Rules[int]:
    """A faction takes wounds together and decides who takes each of them; says how many nobody could take."""
    combat = t.combat
    assert combat is not None
    while amount > 0:
        able = [
            t.characters[one.who]
            for one in combat.fighters
            if not one.out and t.characters[one.who].faction == faction
        ]
        if not able or t.result is not None:
            return amount
        options = [wound_option(one) for one in able]
        chosen = yield from council(
            t, faction, "wounds", options, cites, seats=[one.seat for one in able], facts={"amount": amount}
        )
        yield from lose(t, t.characters[chosen.value], 1, *cites, wounds=True)
        amount -= 1
    return 0
