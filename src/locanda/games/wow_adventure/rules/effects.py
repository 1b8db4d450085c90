"""What the effects of cards do, one function for each word of the vocabulary."""

from __future__ import annotations

from locanda.kernel.decision import NO, YES, Option, Rules, ask
from locanda.kit import choices
from locanda.kit.effects import Runners, run
from locanda.kit.ledger import rule

from .. import vocabulary as v
from ..cards import LEVELS
from ..state import Attached, Fighter, Hero, Owned, World
from . import abilities, discoveries, events, harm, items, quests, travel
from .moment import Moment

RUNNERS = Runners()
does = RUNNERS.does

MANA = Option("mana")
SEATS = [Option("character", str(seat + 1), seat) for seat in range(4)]


def targets(moment: Moment, who: str, reach: int, prompt: str) -> Rules[list[Hero]]:
    """The characters that an effect speaks of, the active one first; `near` is one of choice within reach."""
    t, hero = moment.table, moment.hero
    count = len(t.seats)
    order = [t.seats[(t.active + step) % count] for step in range(count)]
    if moment.foe_side:
        return [hero] if who == "opponent" else [] if who == "you" else order
    if who == "you":
        return [hero]
    if who == "opponent":
        rival = _rival(t, hero)
        return [] if rival is None else [rival]
    others = [one for one in order if one is not hero]
    if who == "here":
        return [one for one in others if one.at == moment.place]
    if who == "others":
        return others
    if who == "all":
        return order
    row = t.library.atlas.distance[hero.at]
    near = [one for one in others if row[one.at] <= reach]
    if not near:
        return []
    chosen = yield from ask(
        t, hero.seat, prompt, [SEATS[one.seat] for one in near], facts={"card": moment.card}
    )
    return [t.seats[chosen.value]]


def _rival(t: World, hero: Hero) -> Hero | None:
    """The character on the other side of the fight, if there is one."""
    if t.fight is None or t.fight.rival < 0:
        return None
    return t.seats[t.fight.rival] if hero.seat == t.active else t.hero


def sides(moment: Moment) -> tuple[Fighter, Fighter] | None:
    """The own side and the other side of the fight at hand, as the source of the effects sees them."""
    fight = moment.table.fight
    if fight is None:
        return None
    if moment.foe_side or moment.hero.seat != moment.table.active:
        return fight.other, fight.own
    return fight.own, fight.other


# In a combat


@does(v.Bonus)
@rule("TAG-CMB-18")
def bonus(moment: Moment, step: v.Bonus) -> None:
    """The bonus lasts until the combat ends."""
    found = sides(moment)
    if found is not None:
        own, other = found
        if step.who == "you":
            own.boosts.append((moment.card, step))
        else:
            taken = v.Bonus(step.value, step.amount, "you", step.type, step.against, step.using)
            other.boosts.append((moment.card, taken))


@does(v.Ranged)
def ranged(moment: Moment, step: v.Ranged) -> None:
    """The attack counts as ranged until the combat ends."""
    found = sides(moment)
    if found is not None:
        (found[0] if step.who == "you" else found[1]).ranged = True


@does(v.Strike)
@rule("TAG-ABL-19", "TAG-ABL-20", "TAG-ABL-21", "TAG-RUL-45")
def strike(moment: Moment, step: v.Strike) -> None:
    """The ability stands in the place of the weapon."""
    found = sides(moment)
    if found is not None:
        found[0].strike, found[0].struck_by = step, moment.card


@does(v.Reroll)
def reroll(moment: Moment, step: v.Reroll) -> None:
    """The die is rolled again; the new result counts."""
    t, found = moment.table, sides(moment)
    if found is not None:
        rolled = found[0] if step.whose == "own" else found[1]
        rolled.die = t.dice.roll(6, "combat")
        assert t.fight is not None
        t.tell("rerolled", "TAG-PWR-02", own=rolled is t.fight.own, die=rolled.die)


@does(v.CancelCombat)
@rule("TAG-ABL-15", "TAG-RUL-43")
def cancel_combat(moment: Moment, step: v.CancelCombat) -> None:
    """The combat ends with nobody defeated."""
    t, fight = moment.table, moment.table.fight
    if fight is not None and (moment.foe_side or step.overlords or not abilities.faces_overlord(t)):
        fight.cancelled = True
        t.tell("combat-cancelled", "TAG-ABL-15", seat=moment.hero.seat)


@does(v.Leech)
def leech(moment: Moment, step: v.Leech) -> None:
    """If the own attack deals damage, it heals."""
    found = sides(moment)
    if found is not None:
        found[0].leech += step.amount


@does(v.Less)
def less(moment: Moment, step: v.Less) -> None:
    """Less damage is received."""
    moment.less += step.amount
    if moment.facts is not None:
        moment.facts = {"amount": max(0, moment.facts["amount"] - step.amount)}


@does(v.Counter)
def counter(moment: Moment, step: v.Counter) -> None:
    """The card of the other is cancelled."""
    moment.countered = True


@does(v.Skip)
def skip(moment: Moment, step: v.Skip) -> None:
    """No challenge in this turn."""
    moment.table.skip = True


# Characters


@does(v.Heal)
def heal(moment: Moment, step: v.Heal) -> Rules[None]:
    """Damage is healed."""
    for hero in (yield from targets(moment, step.who, step.range, "heal")):
        harm.heal(moment.table, hero, step.amount)


@does(v.Damage)
def damage(moment: Moment, step: v.Damage) -> Rules[None]:
    """Damage is dealt; the encounter of the fight is felled by it."""
    t, fight = moment.table, moment.table.fight
    at_foe = step.who == ("you" if moment.foe_side else "opponent")
    if fight is not None and fight.rival < 0 and at_foe:
        fight.other.felled = True
        t.tell("foe-hurt", "TAG-CMB-09", seat=moment.hero.seat)
        return
    by = None if moment.foe_side or moment.event is not None else moment.hero.seat
    heroes = yield from targets(moment, step.who, step.range, "harm")
    if len(heroes) == 1:
        yield from harm.hurt(t, heroes[0], step.amount, by)
    else:
        yield from harm.hurt_all(t, heroes, step.amount, by)


@does(v.Draw)
def draw(moment: Moment, step: v.Draw) -> Rules[None]:
    """Ability cards are drawn."""
    for hero in (yield from targets(moment, step.who, step.range, "give-cards")):
        yield from abilities.draw(moment.table, hero, step.amount)


@does(v.Drop)
def drop(moment: Moment, step: v.Drop) -> Rules[None]:
    """Ability cards are discarded, as many as there are."""
    for hero in (yield from targets(moment, step.who, step.range, "take-cards")):
        for _ in range(min(step.amount, len(hero.hand))):
            if step.random:
                abilities.discard_random(moment.table, hero, ())
            else:
                yield from abilities.discard(moment.table, hero, "discard", ())


@does(v.Energy)
@rule("TAG-ABL-06", "TAG-RUL-41")
def energy(moment: Moment, step: v.Energy) -> None:
    """Energy for this turn, or for the defence."""
    t, hero = moment.table, moment.hero
    if hero.seat == t.active:
        hero.energy = max(0, hero.energy + step.amount)
    elif t.fight is not None and t.fight.rival == hero.seat:
        t.fight.defender_energy = max(0, t.fight.defender_energy + step.amount)


@does(v.Movement)
def movement(moment: Moment, step: v.Movement) -> None:
    """More steps in this phase."""
    t = moment.table
    t.movement = max(0, t.movement + step.amount)


@does(v.Flip)
def flip(moment: Moment, step: v.Flip) -> Rules[None]:
    """The character card is turned over."""
    yield from turn_card(moment.table, moment.hero)


def turn_card(t: World, hero: Hero) -> Rules[None]:
    """The other side of the character card is up; its life counts at once."""
    hero.side = 1 - hero.side
    t.tell("flipped", "TAG-CCD-02", seat=hero.seat, card=hero.face.id)
    yield from harm.check_fall(t, hero)


@does(v.Attach)
@rule("TAG-ABL-16", "TAG-ABL-17")
def attach(moment: Moment, step: v.Attach) -> Rules[None]:
    """The card lies beside a character and works from there; one of the same group is discarded for it."""
    t, card = moment.table, moment.ability
    found = yield from targets(moment, step.to, step.range, "attach")
    if card is None or not found:
        return
    hero = found[0]
    for attached in list(hero.attached):
        if card.group and attached.card.group == card.group:
            hero.attached.remove(attached)
            t.seats[attached.by].spent.append(attached.card)
    t.playing.remove(card)
    hero.attached.append(Attached(card, moment.hero.seat))
    moment.stays = True
    t.tell("attached", "TAG-ABL-16", seat=hero.seat, card=card.id)


# Moving and discoveries


@does(v.Go)
@rule("TAG-RUL-09", "TAG-RUL-10")
def go(moment: Moment, step: v.Go) -> Rules[None]:
    """The figure is moved at once, never into a locked space, and not out of one with aggro unless the text says so."""
    t, hero = moment.table, moment.hero
    atlas = t.library.atlas
    if travel.held(t, hero) and not step.aggro:
        return
    if step.to == "city":
        spaces = [city for city in atlas.cities if city != hero.at]
    elif step.to == "near":
        row = atlas.distance[hero.at]
        spaces = [n for n in range(len(row)) if 0 < row[n] <= step.range and travel.may_enter(t, hero, n)]
    else:
        space = atlas.number[step.to]
        spaces = [space] if space != hero.at and travel.may_enter(t, hero, space) else []
    if spaces:
        chosen = yield from ask(
            t, hero.seat, "go", [atlas.places[n] for n in spaces], facts={"card": moment.card}
        )
        travel.move(t, hero, chosen.value)
        moment.place = hero.at
        if t.phase == "movement":
            travel.end_walk(t, "TAG-GEN-01")


@does(v.Scout)
def scout(moment: Moment, step: v.Scout) -> Rules[None]:
    """Discoveries nearby are looked at in secret, and one may be discarded."""
    yield from discoveries.scout(moment.table, moment.hero, step.range)


@does(v.PlaceDiscovery)
def place_discovery(moment: Moment, step: v.PlaceDiscovery) -> Rules[None]:
    """A discovery is placed."""
    yield from discoveries.place(moment.table, moment.hero)


# Items, quests, levels


@does(v.GainItem)
def gain_item(moment: Moment, step: v.GainItem) -> Rules[None]:
    """An item is gained."""
    for hero in (yield from targets(moment, step.who, 0, "")):
        items.gain(moment.table, hero, LEVELS[hero.level] if step.colour == "own" else step.colour)


@does(v.LoseItem)
def lose_item(moment: Moment, step: v.LoseItem) -> Rules[None]:
    """An item is discarded."""
    t = moment.table
    for hero in (yield from targets(moment, step.who, 0, "")):
        if step.random:
            items.discard_random(t, hero, step.place)
        else:
            found = items.pool(hero, step.place)
            if found:
                chosen = yield from ask(
                    t, hero.seat, "lose-item", items.options(found, "lose"), ("TAG-DSC-02",)
                )
                items.discard(t, hero, items.find(hero, chosen.value), "TAG-DSC-02")


@does(v.DrawQuest)
def draw_quest(moment: Moment, step: v.DrawQuest) -> Rules[None]:
    """An elite quest is drawn."""
    yield from quests.draw_elite(moment.table, moment.hero)


@does(v.Level)
@rule("TAG-LVL-08")
def level(moment: Moment, step: v.Level) -> Rules[None]:
    """A level is gained."""
    yield from harm.gain_level(moment.table, moment.hero, step.colour)


@does(v.Trophy)
@rule("TAG-MAP-07")
def trophy(moment: Moment, step: v.Trophy) -> None:
    """A trophy is taken."""
    quests.win_trophy(moment.table, moment.hero, step.trophy)


# Events


@does(v.TurnOver)
@rule("TAG-EVT-02")
def turn_over(moment: Moment, step: v.TurnOver) -> Rules[None]:
    """The event is turned over and its other face applies at once."""
    yield from events.turn_over(moment)


@does(v.Away)
def away(moment: Moment, step: v.Away) -> None:
    """The event is discarded."""
    events.away(moment)


@does(v.Claim)
def claim(moment: Moment, step: v.Claim) -> None:
    """The event goes to the quest log."""
    events.claim(moment)


# Choices


does(v.Choose)(choices.choose)


@does(v.May)
@rule("TAG-POT-04")
def may(moment: Moment, step: v.May) -> Rules[None]:
    """Something that can be declined, or not be paid."""
    t, hero, price = moment.table, moment.hero, step.energy
    left, mana = abilities.energy(t, hero), len(abilities.mana_for(hero, None)) if price else 0
    if price > left + mana:
        return
    ways = [way for way, open_ in ((YES, price <= left), (MANA, mana)) if open_]
    facts = choices.about(moment, energy=price)
    chosen = yield from ask(t, hero.seat, "may", (*ways, NO), subject=step, facts=facts)
    if chosen is not NO:
        if chosen is MANA:
            price = yield from abilities.brew(t, hero, price)
        abilities.pay(t, hero, price)
        yield from run(moment, step.do)


@does(v.HandIn)
@rule("TAG-ITM-13")
def hand_in(moment: Moment, step: v.HandIn) -> Rules[None]:
    """Items from the bag are given up, all of them or none."""
    t, hero = moment.table, moment.hero
    if len(wanted(hero, step, moment.card)) < step.amount:
        return
    if not moment.agreed:
        facts = choices.about(moment, amount=step.amount)
        chosen = yield from ask(t, hero.seat, "hand-in-for", (YES, NO), subject=step, facts=facts)
        if chosen is NO:
            return
    for _ in range(step.amount):
        options = items.options(wanted(hero, step, moment.card), "give")
        given = yield from ask(t, hero.seat, "hand-in", options, ("TAG-DSC-02",))
        items.discard(t, hero, items.find(hero, given.value))
    yield from run(moment, step.do)


def wanted(hero: Hero, step: v.HandIn, asking: str) -> list[Owned]:
    """The items in the bag that would be taken; the one that asks for them is not."""
    least = LEVELS.index(step.colour) if step.colour else 0
    return [
        one
        for one in hero.bag
        if one.card.level >= least
        and one.face.id != asking
        and (
            step.trait is None or (one.card.encounter is not None and step.trait in one.card.encounter.traits)
        )
    ]


@does(v.Roll)
@rule("TAG-GEN-03")
def roll(moment: Moment, step: v.Roll) -> Rules[None]:
    """A combat die decides; the sword is a 6."""
    t = moment.table
    die = t.dice.roll(6, "combat")
    t.tell("rolled", "TAG-GEN-03", seat=moment.hero.seat, die=die, target=step.target)
    yield from run(moment, step.do if die >= step.target else step.otherwise)


@does(v.IfLevel)
def if_level(moment: Moment, step: v.IfLevel) -> Rules[None]:
    """By the character's level."""
    reached = moment.hero.level >= LEVELS.index(step.colour)
    yield from run(moment, step.do if reached else step.otherwise)
