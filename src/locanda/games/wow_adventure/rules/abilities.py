"""Ability cards and the uses of other cards: drawing, when they can be played, what they cost, what follows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from locanda.kernel.decision import PASS, Option, Rules, ask, option
from locanda.kernel.refusal import Refusal
from locanda.kernel.windows import window
from locanda.kit import uses
from locanda.kit.effects import Step, run
from locanda.kit.ledger import rule

from ..cards import LEVELS, AbilityCard, Card, Use
from ..state import Hero, Owned, World
from ..vocabulary import (
    Attach,
    Bonus,
    CancelCombat,
    Cheaper,
    Counter,
    Go,
    HandIn,
    Heal,
    Less,
    Movement,
    Scout,
    Strike,
)
from . import answers, discoveries, effects, items, modifiers, travel
from .moment import Moment

HAND = 10
# One use of a card that is no ability card.
Deed: TypeAlias = uses.Use[Use]


def play_option(card: AbilityCard) -> Option:
    """The option that plays a card."""
    return option("play", card.id, card)


def brew_option(what: AbilityCard | Deed) -> Option:
    """The option that plays a card, or makes a use, with the help of a mana potion."""
    key = what.id if isinstance(what, AbilityCard) else what.key
    return option("brew", key, what)


def card_option(card: AbilityCard) -> Option:
    """The option that names a card of the hand."""
    return option("card", card.id, card)


# Drawing


@rule("TAG-ABL-01", "TAG-ABL-04", "TAG-RUL-46")
def draw(t: World, hero: Hero, amount: int, *cites: str, limit: bool = True) -> Rules[int]:
    """Cards from the own deck, which is shuffled anew from the discarded ones when it runs out; then the hand limit."""
    drawn = 0
    for _ in range(amount):
        if not len(hero.deck):
            reshuffle(t, hero)
        card = hero.deck.draw()
        if card is None:
            break
        hero.hand.append(card)
        drawn += 1
        if not len(hero.deck):
            reshuffle(t, hero)
    t.tell("drew", *(cites or ("TAG-ABL-01",)), seat=hero.seat, amount=drawn)
    if limit:
        yield from keep_limit(t, hero)
    return drawn


@rule("TAG-ABL-04", "TAG-RUL-46")
def reshuffle(t: World, hero: Hero) -> None:
    """The discarded ability cards become the new deck."""
    hero.deck.cards.extend(hero.spent)
    hero.spent = []
    hero.deck.shuffle(t.dice)


@rule("TAG-ABL-02")
def keep_limit(t: World, hero: Hero) -> Rules[None]:
    """Whoever holds more than ten cards discards down to ten at once."""
    while len(hero.hand) > HAND:
        yield from discard(t, hero, "hand-limit", ("TAG-ABL-02",))


def discard(t: World, hero: Hero, prompt: str, cites: tuple[str, ...]) -> Rules[None]:
    """One card of the hand, by choice, is discarded."""
    if not hero.hand:
        return
    options = list({card.id: card_option(card) for card in hero.hand}.values())
    chosen = yield from ask(t, hero.seat, prompt, options, cites)
    spend(t, hero, chosen.value, cites)


def discard_random(t: World, hero: Hero, cites: tuple[str, ...]) -> None:
    """One card of the hand, by chance, is discarded."""
    if hero.hand:
        spend(t, hero, hero.hand[t.dice.below(len(hero.hand))], cites)


@rule("TAG-ABL-03")
def spend(t: World, hero: Hero, card: AbilityCard, cites: tuple[str, ...] = ()) -> None:
    """A card goes from the hand face up onto the own discard pile."""
    hero.hand.remove(card)
    hero.spent.append(card)
    t.tell("discarded", *cites, seat=hero.seat, card=card.id)


# Energy


@rule("TAG-ABL-06", "TAG-ABL-08", "TAG-RUL-41", "TAG-RUL-42")
def energy(t: World, hero: Hero) -> int:
    """What a character may spend now: its own in its turn, one in all when it is attacked, otherwise none."""
    if hero.seat == t.active:
        return hero.energy
    return t.fight.defender_energy if t.fight is not None and t.fight.rival == hero.seat else 0


def pay(t: World, hero: Hero, amount: int) -> None:
    """Energy is spent."""
    if hero.seat == t.active:
        hero.energy -= amount
    elif t.fight is not None:
        t.fight.defender_energy -= amount


@rule("TAG-ABL-05")
def cost(t: World, hero: Hero, card: AbilityCard) -> int:
    """The energy that playing a card costs now."""
    less = sum(
        step.amount
        for step in modifiers.lasting(t, hero)
        if type(step) is Cheaper and step.timing == card.timing and f"cheaper:{step.timing}" not in hero.used
    )
    return max(0, card.cost - less)


@rule("TAG-POT-04", "TAG-RUL-36", "TAG-RUL-38")
def brew(t: World, hero: Hero, price: int, own: Card | None = None) -> Rules[int]:
    """Mana potions lower a cost by one each: the first is agreed, more as the energy needs or the owner likes."""
    first = True
    while price > 0:
        mana = mana_for(hero, own)
        if not mana:
            break
        options = items.options(mana, "potion")
        if not first and price <= energy(t, hero):
            options.append(PASS)
        chosen = yield from ask(t, hero.seat, "mana", options, ("TAG-POT-04",))
        if chosen is PASS:
            break
        yield from items.drink(t, hero, chosen.value, "mana")
        price -= 1
        first = False
    return price


def mana_for(hero: Hero, own: Card | None) -> list[Owned]:
    """The items that can be drunk for a cost; one that is used cannot pay for itself."""
    return [one for one in items.with_potion(hero, "mana") if one.face is not own]


def faces_overlord(t: World) -> bool:
    """Whether the fight is against an overlord."""
    return t.fight is not None and t.fight.foe is not None and t.library.is_overlord(t.fight.foe)


# Playing


@rule(
    "TAG-ABL-05",
    "TAG-ABL-09",
    "TAG-ABL-10",
    "TAG-ABL-11",
    "TAG-ABL-14",
    "TAG-ABL-19",
    "TAG-CMB-17",
    "TAG-RUL-40",
)
def why_not_play(moment: Moment, option: Option) -> Iterator[Refusal]:
    """Every reason that forbids playing a card now."""
    t, hero, card = moment.table, moment.hero, option.value
    if moment.when not in card.when:
        yield Refusal("TAG-ABL-09", reason="another-moment", card=card.id, times=card.when, now=moment.when)
    if card.id in hero.played:
        yield Refusal("TAG-ABL-14", reason="played-already", card=card.id)
    mana, price = len(items.with_potion(hero, "mana")), cost(t, hero, card)
    if option.verb == "brew" and (not mana or not price):
        yield Refusal("TAG-POT-04", reason="no-potion-for", card=card.id, price=price)
    if price > energy(t, hero) + (mana if option.verb == "brew" else 0):
        yield Refusal("TAG-ABL-05", reason="energy-short", card=card.id, price=price, energy=energy(t, hero))
    yield from why_in_vain(moment, card, card.do, improvements(hero, card))


def improvements(hero: Hero, card: AbilityCard) -> tuple[Step, ...]:
    """What the level of a character adds to a card."""
    return tuple(step for colour in LEVELS[: hero.level + 1] for step in card.improved.get(colour, ()))


@rule("TAG-ABL-10", "TAG-RUL-101", "TAG-RUL-45")
def why_in_vain(
    moment: Moment, card: Card, steps: tuple[Step, ...], added: tuple[Step, ...] = ()
) -> Iterator[Refusal]:
    """Every reason for which the effects of a card, with what the level adds, could not happen now."""
    t, hero = moment.table, moment.hero
    for step in steps:
        if type(step) is Strike and modifiers.struck(t, hero):
            yield Refusal("TAG-ABL-19", reason="struck-already", card=card.id)
        if type(step) is CancelCombat and faces_overlord(t) and not step.overlords:
            yield Refusal("TAG-CMB-17", reason="overlord-stays", foe=_foe(t))
        if not _has_target(t, hero, step):
            yield Refusal("TAG-ABL-10", reason="nobody-near", card=card.id, range=getattr(step, "range", 0))
        if type(step) is Counter and not _in_reach(moment, step.range):
            yield Refusal(
                "TAG-ABL-10",
                reason="out-of-reach",
                card=card.id,
                who=_answered(moment).seat,
                steps=t.library.atlas.distance[hero.at][_answered(moment).at],
                range=step.range,
            )
    idle = [reason for step in (*steps, *added) if (reason := _why_idle(moment, card, step)) is not None]
    if steps and len(idle) == len(steps) + len(added):
        yield idle[0]


def _foe(t: World) -> str:
    """The encounter that is fought."""
    assert t.fight is not None and t.fight.foe is not None
    return t.fight.foe.id


def _in_reach(moment: Moment, reach: int) -> bool:
    """Whether the one whose ability card is answered stands near enough."""
    other = moment.answers
    return other is None or moment.table.library.atlas.distance[moment.hero.at][other.at] <= reach


def _answered(moment: Moment) -> Hero:
    """The one whose ability card is answered."""
    assert moment.answers is not None
    return moment.answers


@rule("TAG-RUL-101")
def _why_idle(moment: Moment, card: Card, step: Step) -> Refusal | None:
    """Why an effect would do nothing at all here and now; none if it would do something."""
    t, hero, in_vain = moment.table, moment.hero, ("TAG-ABL-10", None, "TAG-RUL-101")
    if type(step) is Go and travel.held(t, hero) and not step.aggro:
        return Refusal("TAG-AGR-01", note="TAG-RUL-101", reason="held-by-aggro", foe=travel.holder(t, hero))
    if type(step) is Scout and not discoveries.within(t, hero, step.range):
        return Refusal(*in_vain, reason="no-discovery-near", card=card.id, range=step.range)
    if type(step) is HandIn and len(effects.wanted(hero, step, card.id)) < step.amount:
        return Refusal(*in_vain, reason="nothing-to-hand-in", card=card.id)
    if type(step) is Movement:
        return travel.why_no_step(t, hero, "TAG-ABL-10")
    if type(step) is Heal and step.who == "you" and not hero.damage:
        return Refusal(*in_vain, reason="nothing-to-heal", card=card.id)
    if type(step) is Less and moment.when == "hurt" and moment.facts is not None:
        return None if moment.facts["amount"] else Refusal(*in_vain, reason="no-damage-left", card=card.id)
    if type(step) is Bonus and step.against is not None and t.fight is not None:
        other = 1 - (modifiers.side_of(t, hero) or 0)
        if not modifiers.is_a(t, t.fight, other, step.against):
            return Refusal(*in_vain, reason="another-enemy", card=card.id, against=step.against)
    return None


def _has_target(t: World, hero: Hero, step: Step) -> bool:
    """Whether an effect on another character nearby finds one."""
    who = getattr(step, "to" if type(step) is Attach else "who", "")
    if who != "near":
        return True
    row = t.library.atlas.distance[hero.at]
    return any(one is not hero and row[one.at] <= getattr(step, "range", 0) for one in t.seats)


def _cards(moment: Moment) -> list[Option]:
    hero = moment.hero
    found = []
    seen = set()
    for card in hero.hand:
        if moment.when not in card.when or card.id in seen:
            continue
        seen.add(card.id)
        for way in (play_option(card), brew_option(card)):
            if next(why_not_play(moment, way), None) is None:
                found.append(way)
    return found


def sources(t: World, hero: Hero) -> list[Card]:
    """Every card beside the hand that a character may use: its own ones, and the global event."""
    event = modifiers.common_card(t)
    own = modifiers.own_cards(t, hero)
    return own if event is None else [*own, event]


@rule("TAG-PWR-02")
def why_not_use(moment: Moment, option: Option) -> Iterator[Refusal]:
    """Every reason that forbids using a card now, paid with energy or (`brew`) with the help of mana potions."""
    t, hero, deed = moment.table, moment.hero, option.value
    card, price = deed.card, deed.terms.cost
    if deed.terms.when != moment.when:
        yield Refusal(
            "TAG-PWR-02", reason="use-another-moment", card=card.id, times=(deed.terms.when,), now=moment.when
        )
    if deed.key in hero.used:
        yield Refusal("TAG-PWR-02", reason="used-already", card=card.id)
    yield from why_in_vain(moment, card, deed.terms.do)
    mana = 0
    if option.verb == "brew":
        # A potion might drink up what the use wants to be handed in.
        gives = any(type(step) is HandIn for step in deed.terms.do)
        mana = len(mana_for(hero, card)) if price and not gives else 0
        if not mana:
            yield Refusal("TAG-POT-04", reason="no-potion-for", card=card.id, price=price)
    if price > energy(t, hero) + mana:
        yield Refusal("TAG-ABL-06", reason="use-too-dear", card=card.id, price=price, energy=energy(t, hero))


def _uses(moment: Moment) -> list[Option]:
    """The uses of other cards at this moment."""
    hero, found = moment.hero, []
    library = moment.table.library
    for card in sources(moment.table, hero):
        if not card.uses:
            continue
        for deed in uses.by_moment(library, card, card.uses).get(moment.when, ()):
            if deed.key in hero.used:
                continue
            ways = (deed.option, brew_option(deed)) if deed.terms.cost else (deed.option,)
            found += [way for way in ways if next(why_not_use(moment, way), None) is None]
    return found


def usable(moment: Moment) -> list[Option]:
    """Everything that a character can play or use at this moment."""
    return [*_cards(moment), *_uses(moment)]


def do(moment: Moment, option: Option) -> Rules[None]:
    """The card is played, or the use is made."""
    yield from lay(moment, option)
    yield from resolve(moment, option)


def lay(moment: Moment, option: Option) -> Rules[None]:
    """The card lies on the table or the use is announced, and is paid for."""
    if isinstance(option.value, AbilityCard):
        yield from _lay_card(moment, option.value, option.verb == "brew")
    else:
        yield from _announce(moment, option.value, option.verb == "brew")


def resolve(moment: Moment, option: Option) -> Rules[None]:
    """What was paid for happens."""
    if isinstance(option.value, AbilityCard):
        yield from play(moment, option.value)
    else:
        yield from use(moment, option.value)


@rule("TAG-ABL-12", "TAG-PWR-01")
def windows(moment: Moment) -> Rules[None]:
    """One character plays and uses what it likes at this moment, one thing after another."""
    t = moment.table
    name = f"use.{moment.when}"
    while t.result is None and not (t.fight is not None and t.fight.cancelled):
        chosen = yield from window(
            t,
            moment.hero.seat,
            name,
            usable(moment),
            subject=moment,
            candidates=candidates,
            why_not=why_not,
            facts=moment.facts,
            hidden=True,
        )
        if chosen is PASS:
            return
        yield from do(moment, chosen)
        if moment.hero.fallen:
            return


def candidates(moment: Moment) -> Iterable[Option]:
    """The cards of the hand and the uses of all others, possible or not, so that it can be said why not."""
    t, hero = moment.table, moment.hero
    others: list[Card] = [hero.face, *(one.face for one in (*hero.equipped, *hero.bag))]
    event = modifiers.common_card(t)
    if event is not None:
        others.append(event)
    return [
        *(play_option(card) for card in hero.hand),
        *(deed.option for card in others for deed in uses.all_of(t.library, card, card.uses)),
    ]


def why_not(moment: Moment, option: Option) -> Iterator[Refusal]:
    """Every reason against playing a card of the hand, or against a use of another one."""
    hero, card = moment.hero, option.value
    if isinstance(card, AbilityCard):
        yield from why_not_play(moment, option)
        return
    weapon = hero.weapon
    if weapon is not None and weapon.face is card.card and modifiers.struck(moment.table, hero):
        yield Refusal("TAG-ABL-21", reason="weapon-replaced", card=card.card.id)
    for owned in hero.bag:
        if owned.face is card.card and owned.face.kind != "bag":
            yield Refusal("TAG-ITM-12", reason="not-worn", card=card.card.id)
        elif owned.face is card.card and owned.card.level > hero.level:
            yield items.too_strong(hero, owned)
    yield from why_not_use(moment, option)


@rule("TAG-ABL-05", "TAG-ABL-07", "TAG-RUL-40")
def _lay_card(moment: Moment, card: AbilityCard, potion: bool) -> Rules[None]:
    """The card is paid and no longer in the hand; it counts as played in this turn, whatever becomes of it."""
    t, hero = moment.table, moment.hero
    price = cost(t, hero, card)
    if potion:
        price = yield from brew(t, hero, price)
    pay(t, hero, price)
    if card.cost:
        hero.used.append(f"cheaper:{card.timing}")
    hero.hand.remove(card)
    t.playing.append(card)
    hero.played.append(card.id)
    t.tell("played", "TAG-ABL-05", seat=hero.seat, card=card.id, energy=price)


@rule("TAG-ABL-03", "TAG-ABL-15", "TAG-ABL-18", "TAG-GEN-01", "TAG-RUL-46")
def play(moment: Moment, card: AbilityCard) -> Rules[None]:
    """Unless the card is cancelled its text happens, with what the level adds; then it is discarded."""
    t, hero = moment.table, moment.hero
    moment.ability, moment.card, moment.place, moment.defeats = card, card.id, hero.at, hero.defeats
    moment.stays = False
    if not (yield from answers.countered(t, hero, card)):
        yield from run(moment, card.do)
        for colour in LEVELS[: hero.level + 1]:
            if colour in card.improved and not hero.fallen:
                yield from run(moment, card.improved[colour])
    if not moment.stays:
        t.playing.remove(card)
        hero.spent.append(card)
    moment.ability = None


def _announce(moment: Moment, deed: Deed, potion: bool) -> Rules[None]:
    """The use is paid, and a card that is spent for it is discarded."""
    t, hero = moment.table, moment.hero
    price = deed.terms.cost
    if potion:
        price = yield from brew(t, hero, price, deed.card)
    pay(t, hero, price)
    hero.used.append(deed.key)
    t.tell("used", "TAG-PWR-02", seat=hero.seat, card=deed.card.id)
    if deed.terms.discard:
        owned = next(one for one in (*hero.equipped, *hero.bag) if one.face is deed.card)
        items.discard(t, hero, owned)


def use(moment: Moment, deed: Deed) -> Rules[None]:
    """The use is carried out."""
    t, hero = moment.table, moment.hero
    moment.card, moment.place, moment.defeats = deed.card.id, hero.at, hero.defeats
    event = t.in_force
    if event is not None and event.card.event is deed.card:
        moment.event = event.card
    moment.agreed = True
    yield from run(moment, deed.terms.do)
    moment.event, moment.agreed = None, False
