"""The movement phase: the die, potions, abilities and tokens, and the walk."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from locanda.kernel.decision import DONE, NO, YES, Decision, Option, Rules, ask
from locanda.kernel.ledger import rule
from locanda.kernel.refusal import Refusal

from . import abilities, discoveries, effects, harm, items, modifiers, travel
from .moment import Moment
from .state import Hero, World

FLIP, BREW_FLIP = Option("flip"), Option("brew", "flip")


@rule("TAG-TRN-02", "TAG-TRN-03")
def start(t: World) -> None:
    """A new turn: nobody has played or used anything in it yet."""
    t.tell("turn", "TAG-TRN-01", seat=t.active, round=t.rounds)
    for hero in t.seats:
        hero.played = []
        hero.used = []
        hero.energy = 0
    t.ambushes = 0
    t.skip = False
    t.walked = t.stepped = False
    t.grounded = ""
    t.phase = "roll-movement"


@rule("TAG-MOV-01", "TAG-MOV-03", "TAG-MOV-04", "TAG-ABL-06", "TAG-TOK-04")
def roll(t: World) -> Rules[None]:
    """The movement die is rolled even by who stays: its energy counts; a Rocket Boot rolls it again."""
    hero = t.hero
    _roll(t, hero)
    while "rocket-boot" in hero.kept:
        chosen = yield from ask(t, hero.seat, "rocket-boot", (YES, NO), ("TAG-TOK-04",))
        if chosen is NO:
            break
        discoveries.spend(t, hero, "rocket-boot")
        _roll(t, hero)
    t.phase = "movement"


def _roll(t: World, hero: Hero) -> None:
    faces = t.library.atlas.record.die
    face = faces[t.dice.roll(len(faces), "movement") - 1]
    t.movement = max(0, face.movement + modifiers.plain_sum(t, hero, "movement"))
    hero.energy = max(0, face.energy + modifiers.plain_sum(t, hero, "energy"))
    t.tell("movement-die", "TAG-MOV-01", seat=hero.seat, movement=t.movement, energy=hero.energy)


@rule("TAG-MOV-02", "TAG-AGR-02", "TAG-POT-03", "TAG-POT-05", "TAG-CCD-02")
def movement(t: World) -> Rules[None]:
    """Walk up to the movement that was rolled, and use what can be used in this phase."""
    hero = t.hero
    t.fell = False
    while t.result is None and not t.fell:
        options = [*_deeds(t, hero), *_walks(t, hero), DONE]
        if len(options) == 1:
            break
        chosen = yield Decision(hero.seat, "movement", options, ("TAG-MOV-02",), t, _candidates, _why_not)
        if chosen is DONE:
            break
        if chosen.verb == "move":
            _walk(t, hero, chosen.value)
        else:
            yield from do(t, hero, chosen)
            yield from harm.settle(t)
    t.phase = "exploration"


def _candidates(t: World) -> Iterable[Option]:
    """Every space and every card, so that it can be said why not."""
    walks = [move for move in t.library.atlas.moves if move.value != t.hero.at]
    return [*walks, *abilities.candidates(Moment(t, t.hero, "movement"))]


def _why_not(t: World, option: Option) -> Iterator[Refusal]:
    if option.verb == "move":
        yield from travel.why_not_walk(t, option)
    else:
        card = option.value
        times = card.use.when if isinstance(card, abilities.Deed) else card.when
        when = "turn" if "turn" in times else "movement"
        yield from abilities.why_not(Moment(t, t.hero, when), option)


def _walks(t: World, hero: Hero) -> list[Option]:
    if t.walked or t.grounded or not t.movement:
        return []
    moves = t.library.atlas.moves
    return [moves[space] for space in travel.reachable(t, hero) if space != hero.at]


def _walk(t: World, hero: Hero, space: int) -> None:
    """The figure walks; what is left of the movement is lost."""
    steps = travel.reachable(t, hero)[space]
    if travel.held(t, hero):
        hero.energy -= steps * travel.slip_cost(t, hero)
    travel.move(t, hero, space, "TAG-MOV-02")
    t.movement = 0
    t.walked = t.stepped = True


def _deeds(t: World, hero: Hero) -> list[Option]:
    """What can be done in this phase beside walking."""
    found = abilities.usable(Moment(t, hero, "movement")) + abilities.usable(Moment(t, hero, "turn"))
    if hero.damage:
        found += items.options(items.with_potion(hero, "health"), "health")
    found += items.options(items.with_potion(hero, "swiftness"), "swiftness")
    if "flip" not in hero.used:
        price, mana = hero.character.turning, len(items.with_potion(hero, "mana"))
        if hero.energy >= price:
            found.append(FLIP)
        if mana and hero.energy + mana >= price:
            found.append(BREW_FLIP)
    return [*found, *tokens(t, hero)]


def tokens(t: World, hero: Hero) -> list[Option]:
    """The kept discoveries that can be used now."""
    found = []
    if "gold" in hero.kept and t.library.atlas.is_city[hero.at]:
        found.append("gold")
    if t.phase == "movement":
        if "hearthstone" in hero.kept and not (t.stepped or t.grounded or travel.held(t, hero)):
            found.append("hearthstone")
        if "far-sight" in hero.kept and t.found:
            found.append("far-sight")
        if "merchant" in hero.kept and any(other.bag for other in t.seats if other is not hero):
            found.append("merchant")
    return [discoveries.TOKENS[kind] for kind in found]


TOKEN_USES = {
    "gold": discoveries.gold,
    "hearthstone": discoveries.hearthstone,
    "far-sight": discoveries.far_sight,
    "merchant": discoveries.merchant,
}


def do(t: World, hero: Hero, chosen: Option) -> Rules[None]:
    """One thing that is no walk."""
    if chosen.verb == "token":
        yield from TOKEN_USES[chosen.value](t, hero)
    elif chosen.verb == "health":
        yield from items.drink(t, hero, chosen.value, "health")
        harm.heal(t, hero, 1, "TAG-POT-03")
    elif chosen.verb == "swiftness":
        yield from items.drink(t, hero, chosen.value, "swiftness")
        t.movement += 1
        t.walked = False
    elif chosen in (FLIP, BREW_FLIP):
        price = hero.character.turning
        if chosen is BREW_FLIP:
            price = yield from abilities.brew(t, hero, price)
        hero.energy -= price
        hero.used.append("flip")
        yield from effects.turn_card(t, hero)
    else:
        when = "movement"
        if isinstance(chosen.value, abilities.Deed):
            when = chosen.value.use.when
        yield from abilities.do(Moment(t, hero, when), chosen)
