"""Timing of abilities: which cards can be used at a moment, what that costs, and what follows."""

from __future__ import annotations

from collections.abc import Iterator

from locanda.kernel.decision import PASS, Option, Rules, ask, option
from locanda.kernel.refusal import Refusal
from locanda.kernel.windows import window
from locanda.kit.effects import Effect, Step, run
from locanda.kit.ledger import rule

from ..cards import Ability, Card, Gear, If, Item, Power
from ..state import Attack, Character, Combat, Fighter, World
from ..vocabulary import (
    Cheaper,
    DefeatIndependent,
    DiceByAttack,
    Discard,
    FreeUse,
    Keeps,
    MoreUses,
    Pay,
    Prevent,
    Regain,
    Unequip,
)
from . import body, gear, items, pool
from .gear import Use
from .idle import finds_nothing
from .moment import Moment, fighter_of
from .targets import targets

# Moments in the Attack phase of a friend at which the cards of others may work.
USE, FREE = "use", "free"


def use_option(t: World, use: Use, verb: str = USE) -> Option:
    """The option that uses a card; made once."""
    book = t.library.notebook("use-options")
    key = (verb, id(use))
    found: Option | None = book.get(key)
    if found is None:
        found = book[key] = Option(verb, use.key, use)
    return found


# Costs


def _concerns(step: Cheaper | MoreUses | FreeUse, card: Card, own: Card | None = None) -> bool:
    """Whether a lasting effect speaks of a card."""
    if not isinstance(step, FreeUse) and card.id in step.cards:
        return True
    if not isinstance(card, Power) or step.kind is None:
        return False
    if step.kind == "instants":
        return card.type == "instant"
    return step.kind == "powers" or card is not own


def cheapened(t: World, one: Character, card: Power, price: int) -> int:
    """What a price becomes by what makes a card cheaper, never under 0."""
    for use in gear.outfit(t, one).at("always"):
        for step in use.terms.do:
            if type(step) is Cheaper and _concerns(step, card, use.card):
                price -= step.amount
    return max(0, price)


@rule("TBG-TIME-02", "TBG-TIME-04", "TBG-POW-05", "TBG-POW-02", "TBG-CMB-09")
def cost(t: World, one: Character, use: Use) -> int:
    """The Energy that a use costs now: of an instant power at its first ability, and of the ability itself."""
    card, ability = use.card, use.terms
    price: int = ability.energy
    if isinstance(card, Power) and card.type == "instant" and not ability.follows:
        fighter = fighter_of(t, one)
        if ability.free is None or fighter is None or not holds(t, one, ability.free, card):
            price += card.energy
        if fighter is not None and use.key in fighter.used:
            price += max((step.surcharge for step in _more_uses(t, one, card)), default=0)
        price = cheapened(t, one, card, price)
    return price


def _more_uses(t: World, one: Character, card: Card) -> Iterator[MoreUses]:
    for step in gear.lasting(t, one):
        if type(step) is MoreUses and _concerns(step, card):
            yield step


@rule("TBG-TIME-05", "TBG-RUL-53")
def uses_left(t: World, one: Character, use: Use, fighter: Fighter | None) -> int:
    """How often a use can still be made: once a round for each card, or once in an action outside combat."""
    used = one.used if fighter is None else fighter.used
    if use.terms.once == "turn":
        return 0 if use.key in one.used else 1
    if use.terms.once == "attacker":
        assert t.combat is not None and t.combat.attack is not None
        return 0 if fighter is not None and f"{use.key}@{t.combat.attack.who}" in fighter.used else 1
    limit = max((step.uses for step in _more_uses(t, one, use.card)), default=1)
    if use.terms.follows and fighter is not None:
        limit = min(limit, max(1, fighter.used.count(first_key(use))))
    return limit - used.count(use.key)


def first_key(use: Use) -> str:
    """The key of the first ability of the card that a use belongs to."""
    found: str = use.card.id
    return found


# Conditions


def holds(t: World, one: Character, needs: If, card: Card | None = None) -> bool:
    """Whether everything that an ability needs is so."""
    combat, fighter = t.combat, fighter_of(t, one)
    if needs.equipped and not any(gear.has_equipped(one, name) for name in needs.equipped):
        return False
    if needs.trait and not gear.has_trait(one, needs.trait):
        return False
    if needs.category is not None and gear.of_category(one, needs.category) is None:
        return False
    if needs.without is not None and gear.of_category(one, needs.without) is not None:
        return False
    if fighter is None or combat is None:
        return not _of_combat(needs)
    return _holds_in(t, one, needs, card, combat, fighter)


def _of_combat(needs: If) -> bool:
    return bool(
        needs.used
        or needs.again
        or needs.round
        or needs.first
        or needs.opponents
        or needs.strong
        or needs.combo
    )


@rule("TBG-RUL-81")
def _holds_in(
    t: World, one: Character, needs: If, card: Card | None, combat: Combat, fighter: Fighter
) -> bool:
    """Whether what an ability needs of the combat is so."""
    if needs.used and not any(name in fighter.used for name in needs.used):
        return False
    if needs.again and (card is None or card.id not in fighter.before):
        return False
    if needs.unhurt and fighter.lost_before:
        return False
    if combat.round < needs.round or (needs.first and combat.round > 1):
        return False
    if needs.opponents and opponents(t, combat, one.faction) < needs.opponents:
        return False
    if needs.strong and not is_strong(combat):
        return False
    if needs.combo and not fighter.combo:
        return False
    if needs.monsters and combat.kind in ("pvp", "final"):
        return False
    if needs.won and not (combat.beaten or combat.felled or _beat_enemies(t, combat, one.faction)):
        return False
    return needs.dice is None or pool.showing(combat, needs.dice) >= needs.count


def _beat_enemies(t: World, combat: Combat, faction: int) -> bool:
    return any(one.fell and t.characters[one.who].faction != faction for one in combat.fighters)


def opponents(t: World, combat: Combat, faction: int) -> int:
    """How many opponents a faction faces."""
    if combat.kind in ("pvp", "final"):
        return sum(not one.out and t.characters[one.who].faction != faction for one in combat.fighters)
    return len(combat.foes) + (combat.boss is not None)


def is_strong(combat: Combat) -> bool:
    """Whether a red creature, a boss or enemy characters are fought."""
    return (
        combat.boss is not None
        or combat.kind in ("pvp", "final")
        or any(f.shade == "red" for f in combat.foes)
    )


# What can be used


def known(t: World, one: Character, moment: Moment) -> Iterator[Use]:
    """What the cards of a character could do by choice at a moment, if nothing were in the way."""
    attacking = t.combat is not None and t.combat.attack is not None
    for use in gear.outfit(t, one).at(moment.when):
        ability = use.terms
        if ability.auto:
            continue
        if (
            ability.whose == "own"
            and attacking
            and _in_attack(moment.when)
            and moment.attack.who != one.index
        ):
            continue
        if moment.when in ("hurt", "fallen") and ability.whose == "own" and moment.target is not one:
            continue
        if moment.when == "fallen" and ability.whose == "friend" and moment.target is one:
            continue  # nobody else is left to do it
        yield use


def _in_attack(when: str) -> bool:
    return when in ("pool", "rolled", "rerolls", "rerolling", "after-rerolls", "tokens", "placing", "placed")


@rule("TBG-TIME-01", "TBG-CMB-04", "TBG-RUL-94", "TBG-RUL-105")
def why_not_use(moment: Moment, option: Option) -> Iterator[Refusal]:
    """Every reason that forbids a use now."""
    t, one, use = moment.table, moment.hero, option.value
    ability: Ability = use.terms
    fighter = fighter_of(t, one)
    if uses_left(t, one, use, fighter) <= 0:
        yield Refusal("TBG-TIME-05", reason="used-already", card=use.card.id)
    if ability.follows and fighter is not None and first_key(use) not in fighter.used:
        yield Refusal("TBG-TIME-04", reason="first-not-used", card=use.card.id)
    if ability.needs is not None and not ability.otherwise and not holds(t, one, ability.needs, use.card):
        yield Refusal("TBG-TIME-01", reason="needs-unmet", card=use.card.id)
    price = cost(t, one, use)
    if option.verb == FREE:
        if not price or not _free_use(t, one, use, fighter):
            yield Refusal("TBG-TIME-02", reason="not-free", card=use.card.id)
    elif price > one.energy:
        yield Refusal("TBG-POW-05", reason="energy-short", card=use.card.id, price=price, energy=one.energy)
    if ability.unequips and not payable(one, use):
        yield Refusal("TBG-CARD-01", reason="nothing-to-unequip", card=use.card.id)
    if fighter is not None and isinstance(use.card, Item):
        for trait in ("potion", "scroll"):
            if trait in use.card.traits and _drank(t, one, fighter, trait):
                yield Refusal("TBG-RUL-94", reason="one-a-round", card=use.card.id, trait=trait)
    yield from _why_not_steps(moment, use, ability.do)


@rule("TBG-RUL-120", "TBG-CHAR-04", "TBG-DICE-01")
def _why_not_steps(moment: Moment, use: Use, steps: tuple[Step, ...]) -> Iterator[Refusal]:
    """Reasons why the effects of a use could do nothing."""
    if not steps:
        return
    step = steps[0]
    t, one = moment.table, moment.hero
    heals = [each for each in steps if isinstance(each, Regain)]
    if heals and all(isinstance(each, (Regain, Unequip, Discard)) for each in steps):
        wanting = (body.room(t, one_, each.resource) for each in heals for one_ in targets(moment, each.who))
        if not any(wanting):
            yield Refusal("TBG-CHAR-04", reason="nothing-to-regain", card=use.card.id)
    # What comes after such a use may work all the same.
    followed = not use.terms.follows and any(other.follows for other in use.card.abilities)
    if (
        hasattr(step, "which")
        and not followed
        and (moment.combat.attack is None or not pool.could(moment, step))
    ):
        yield Refusal("TBG-DICE-01", reason="no-such-die", card=use.card.id)
    if any(finds_nothing(moment, use, each) for each in steps if not isinstance(each, Unequip)):
        yield Refusal("TBG-TIME-01", reason="nothing-for-it", card=use.card.id)
    if isinstance(step, Prevent) and moment.paid:
        yield Refusal("TBG-RUL-101", reason="paid-not-lost", card=use.card.id)
    if isinstance(step, (DiceByAttack, DefeatIndependent)):
        independent = isinstance(step, DefeatIndependent)
        if not any(not (independent and one.quest) for one in moment.combat.foes):
            yield Refusal("TBG-RUL-120", reason="needs-unmet", card=use.card.id)
    if isinstance(step, Pay) and body.amount_of(one, step.resource) - cost(t, one, use) < step.each:
        yield Refusal("TBG-TIME-02", reason="nothing-to-pay", card=use.card.id, resource=step.resource)


def payable(one: Character, use: Use) -> list[Card]:
    """The cards that could be unequipped for a use."""
    names = use.terms.unequips
    return [
        card
        for card in gear.equipped(one)
        if card.id in names or (card.id == use.card.id and "self" in names)
    ]


def _free_use(t: World, one: Character, use: Use, fighter: Fighter | None) -> bool:
    """Whether a card lets this use be made without its Energy."""
    if fighter is None or "free-use" in fighter.once:
        return False
    return any(type(step) is FreeUse and _concerns(step, use.card) for step in gear.lasting(t, one))


def _drank(t: World, one: Character, fighter: Fighter, trait: str) -> bool:
    """Whether a Potion, or a Scroll, was used in this round."""
    return f"trait:{trait}" in fighter.used


def candidates(moment: Moment) -> Iterator[Option]:
    """Every use that could be thought of at a moment."""
    t, one = moment.table, moment.hero
    for use in known(t, one, moment):
        yield use_option(t, use)
        if _free_use(t, one, use, fighter_of(t, one)):
            yield use_option(t, use, FREE)


def options(moment: Moment) -> list[Option]:
    """The uses that no rule forbids now."""
    return [one for one in candidates(moment) if next(why_not_use(moment, one), None) is None]


# Using


def windows(
    t: World, one: Character, when: str, target: Character | None = None, paid: bool = False
) -> Rules[Moment]:
    """A character uses what it wants to at a moment, one after another; the moment remembers what that did."""
    moment = Moment(t, one, when, target=target)
    moment.paid = paid
    while t.result is None:
        found = options(moment)
        facts = {"character": one.index, "target": None if target is None else target.index}
        chosen = yield from window(
            t,
            one.seat,
            f"use.{when}",
            found,
            ("TBG-TIME-01",),
            subject=moment,
            candidates=candidates,
            why_not=why_not_use,
            facts=facts,
        )
        if chosen is PASS:
            break
        yield from use_card(moment, chosen)
        if when == "hurt" and moment.prevented:
            break
    return moment


@rule("TBG-TIME-02", "TBG-TIME-07", "TBG-RUL-55", "TBG-RUL-90")
def use_card(moment: Moment, chosen: Option) -> Rules[None]:
    """A card is used: its cost is paid first, then it does what it says."""
    t, one = moment.table, moment.hero
    use: Use = chosen.value
    ability: Ability = use.terms
    fighter = fighter_of(t, one)
    moment.card = use.card.id
    price = cost(t, one, use)
    if chosen.verb == FREE:
        assert fighter is not None
        fighter.once.append("free-use")
        price = 0
    if ability.unequips:
        yield from _unequip_for(moment, use)
    note(t, one, use, fighter)
    t.tell("used", "TBG-TIME-02", seat=one.seat, character=one.index, card=use.card.id, energy=price)
    body.spend_energy(t, one, price)
    yield from carry_out(moment, use)
    if price:
        yield from spent(t, one)


def note(t: World, one: Character, use: Use, fighter: Fighter | None) -> None:
    """A use is remembered as long as it counts."""
    if fighter is None or use.terms.once == "turn":
        one.used.append(use.key)
    if fighter is not None:
        fighter.used.append(use.key)
        if use.terms.once == "attacker":
            assert t.combat is not None and t.combat.attack is not None
            fighter.used.append(f"{use.key}@{t.combat.attack.who}")
        if isinstance(use.card, Item):
            fighter.used += [f"trait:{trait}" for trait in use.card.traits if trait in ("potion", "scroll")]


def carry_out(moment: Moment, use: Use) -> Rules[None]:
    """A card does what it says, and others answer its use."""
    t, one, ability = moment.table, moment.hero, use.terms
    steps = ability.do
    if ability.otherwise and ability.needs is not None and not holds(t, one, ability.needs, use.card):
        steps = ability.otherwise
    moment.card = use.card.id
    yield from run(moment, steps)
    if not ability.follows:
        yield from answered(moment, use)


def answered(moment: Moment, use: Use) -> Rules[None]:
    """Cards that answer the use of another one by themselves."""
    t, one = moment.table, moment.hero
    for other in gear.outfit(t, one).at("used"):
        if use.card.id not in other.terms.of:
            continue
        fighter = fighter_of(t, one)
        if fighter is None or (not other.terms.each and other.key in fighter.used):
            continue
        fighter.used.append(other.key)
        yield from run(Moment(t, one, moment.when, other.card.id, moment.target), other.terms.do)


def spent(t: World, one: Character) -> Rules[None]:
    """After Energy was spent, cards may answer that."""
    if t.result is None:
        yield from windows(t, one, "spent")


def _unequip_for(moment: Moment, use: Use) -> Rules[None]:
    """One of the cards that a use asks for is unequipped."""
    t, one = moment.table, moment.hero
    found = [option("unequip", card.id, card) for card in payable(one, use)]
    chosen = yield from ask(t, one.seat, "give-up", found, ("TBG-CARD-06",), facts={"card": use.card.id})
    before = body.capacities(t, one)
    gear.take_off(t, one, chosen.value)
    body.settle(t, one, before)
    yield from items.overflow(t, one)


def automatic(t: World, one: Character, when: str, target: Character | None = None) -> Rules[None]:
    """What the cards of a character do by themselves at a moment."""
    for use in gear.outfit(t, one).at(when):
        ability = use.terms
        if not ability.auto or t.result is not None:
            continue
        if ability.needs is not None and not holds(t, one, ability.needs, use.card):
            continue
        fighter = fighter_of(t, one)
        if ability.follows and (fighter is None or first_key(use) not in fighter.used):
            continue
        yield from carry_out(Moment(t, one, when, target=target), use)


@rule("TBG-RUL-102")
def withdraw(t: World, one: Character, attack: Attack) -> None:
    """What cards gave for others that have left the sheet goes out of the pool with them."""
    for use in gear.outfit(t, one).at("pool"):
        needs = use.terms.needs
        if use.terms.auto and needs is not None and not holds(t, one, needs, use.card):
            pool.take_back(t, attack, use.card.id)


def keeps(t: World, one: Character, card: Gear) -> bool:
    """Whether a card stays equipped though its text sends it away."""
    fighter = fighter_of(t, one)
    for step in gear.lasting(t, one):
        if type(step) is Keeps and card.id in step.cards:
            if not step.first:
                return True
            if fighter is not None and f"kept:{card.id}" not in fighter.once:
                fighter.once.append(f"kept:{card.id}")
                return True
    return False


def steps_of(card: Card) -> Iterator[Effect]:
    """Every effect that stands on a card itself."""
    for ability in card.abilities:
        for step in ability.do:
            assert isinstance(step, Effect)
            yield step
