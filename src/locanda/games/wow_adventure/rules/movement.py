"""The movement phase: the die, potions, abilities and tokens, and the walk."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from locanda.kernel.decision import DONE, NO, YES, Decision, Option, Rules, ask
from locanda.kernel.refusal import Refusal
from locanda.kit.ledger import rule

from ..cards import AbilityCard
from ..state import Hero, World
from . import abilities, discoveries, effects, harm, items, modifiers, travel
from .moment import Moment

POTIONS = ("health", "swiftness")
FLIP, BREW_FLIP = Option("flip"), Option("brew", "flip")


@rule("TAG-TRN-02", "TAG-TRN-03", "TAG-RUL-40")
def start(t: World) -> None:
    """A new turn: nobody has played or used anything in it yet."""
    t.tell("turn", "TAG-TRN-01", seat=t.active, round=t.rounds)
    for hero in t.seats:
        hero.played = []
        hero.used = []
        hero.energy = 0
    t.ambushes = 0
    t.skip = False
    t.stepped = False
    t.grounded = ""
    t.slipping = 0
    t.phase = "roll-movement"


@rule("TAG-MOV-01", "TAG-MOV-03", "TAG-MOV-04", "TAG-ABL-06", "TAG-TOK-04", "TAG-RUL-48", "TAG-RUL-50")
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


@rule("TAG-MOV-02", "TAG-POT-03", "TAG-POT-05", "TAG-CCD-02", "TAG-RUL-80", "TAG-RUL-33", "TAG-RUL-36")
def movement(t: World) -> Rules[None]:
    """Walk up to the movement that was rolled, in one go or in parts, and use what can be used in this phase."""
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
    """Every space, every card and every token, so that it can be said why not."""
    walks = [move for move in t.library.atlas.moves if move.value != t.hero.at]
    return [
        *walks,
        *abilities.candidates(Moment(t, t.hero, "movement")),
        *_potions(t.hero),
        *discoveries.kept(t),
    ]


def _why_not(t: World, option: Option) -> Iterator[Refusal]:
    if option.verb == "move":
        yield from travel.why_not_walk(t, option)
    elif option.verb == "token":
        yield from discoveries.why_not_token(t, option)
    elif option.verb in POTIONS:
        yield from why_not_drink(t, option)
    else:
        card = option.value
        times = card.when if isinstance(card, AbilityCard) else (card.terms.when,)
        when = "turn" if "turn" in times else "movement"
        yield from abilities.why_not(Moment(t, t.hero, when), option)


def _walks(t: World, hero: Hero) -> list[Option]:
    if t.grounded or not t.movement:
        return []
    moves = t.library.atlas.moves
    return [moves[space] for space in travel.reachable(t, hero) if space != hero.at]


@rule("TAG-MOV-02", "TAG-RUL-80")
def _walk(t: World, hero: Hero, space: int) -> None:
    """The figure walks, at the price of each step; the steps that are left may be walked later in this phase."""
    steps, t.slipping = travel.reachable(t, hero)[space], travel.step_cost(t, hero)
    hero.energy -= steps * t.slipping
    t.movement -= steps
    t.stepped = True
    travel.move(t, hero, space, "TAG-MOV-02")


def _deeds(t: World, hero: Hero) -> list[Option]:
    """What can be done in this phase beside walking."""
    found = abilities.usable(Moment(t, hero, "movement")) + abilities.usable(Moment(t, hero, "turn"))
    found += [one for one in _potions(hero) if next(why_not_drink(t, one), None) is None]
    if "flip" not in hero.used:
        price, mana = hero.character.turning, len(items.with_potion(hero, "mana"))
        if hero.energy >= price:
            found.append(FLIP)
        if mana and hero.energy + mana >= price:
            found.append(BREW_FLIP)
    return [*found, *discoveries.usable(t)]


def _potions(hero: Hero) -> list[Option]:
    """Every item that is a potion of this phase, whether it helps now or not."""
    return [
        *items.options(items.with_potion(hero, "health"), "health"),
        *items.options(items.with_potion(hero, "swiftness"), "swiftness"),
    ]


@rule("TAG-POT-03", "TAG-POT-05", "TAG-RUL-101")
def why_not_drink(t: World, option: Option) -> Iterator[Refusal]:
    """Every reason for which a potion would be wasted: nothing to heal, or no step to be walked."""
    if option.verb == "health":
        if not t.hero.damage:
            yield Refusal("TAG-POT-03", note="TAG-RUL-101", reason="nothing-to-heal", card=option.about)
        return
    reason = travel.why_no_step(t, t.hero, "TAG-POT-05")
    if reason is not None:
        yield reason


@rule("TAG-RUL-36", "TAG-RUL-39")
def do(t: World, hero: Hero, chosen: Option) -> Rules[None]:
    """One thing that is no walk."""
    if chosen.verb == "token":
        yield from discoveries.use(t, hero, chosen.value)
    elif chosen.verb == "health":
        yield from items.drink(t, hero, chosen.value, "health")
        harm.heal(t, hero, 1, "TAG-POT-03")
    elif chosen.verb == "swiftness":
        yield from items.drink(t, hero, chosen.value, "swiftness")
        t.movement += 1
    elif chosen in (FLIP, BREW_FLIP):
        price = hero.character.turning
        if chosen is BREW_FLIP:
            price = yield from abilities.brew(t, hero, price)
        hero.energy -= price
        hero.used.append("flip")
        yield from effects.turn_card(t, hero)
    else:
        card = chosen.value
        when = "movement" if isinstance(card, AbilityCard) else card.terms.when
        yield from abilities.do(Moment(t, hero, when), chosen)
