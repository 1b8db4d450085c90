"""What cards do to characters: Health and Energy, companions, tokens on cards, cards that come and go, travel."""

from __future__ import annotations

from locanda.kernel.decision import DONE, Rules, ask, option
from locanda.kit.effects import Runners, run
from locanda.kit.ledger import rule

from .. import vocabulary as v
from ..cards import Power
from ..state import Character
from . import abilities, body, combat, gear, harm, items, pool, tokens, travel, values
from .moment import Moment, fighter_of
from .targets import AMOUNTS, targets

RUNNERS = Runners()
does = RUNNERS.does


# Health, Energy, companions


@does(v.Regain)
@rule("TBG-CHAR-04")
def regain(moment: Moment, step: v.Regain) -> Rules[None]:
    """Health or Energy is regained; some cards heal another friend as well."""
    t = moment.table
    for one in targets(moment, step.who):
        amount = body.capacity(t, one, step.resource) if step.full else step.amount
        body.regain(t, one, step.resource, amount, "TBG-CHAR-04")
    if step.who == "hurt":
        yield from _splash(moment)


def _splash(moment: Moment) -> Rules[None]:
    """Another participating friend is healed along with the first one."""
    t, one = moment.table, moment.hero
    if t.combat is None:
        return
    for step in gear.lasting(t, one):
        if not isinstance(step, v.Splash) or moment.card not in step.cards:
            continue
        others = [
            each
            for each in values.friends(t, t.combat, one.faction)
            if each is not moment.target and body.room(t, each, "health")
        ]
        if others:
            found = [option("character", each.id, each.index) for each in others]
            chosen = yield from ask(
                t, one.seat, "heal-also", found, ("TBG-CHAR-04",), facts={"card": moment.card}
            )
            body.regain(t, t.characters[chosen.value], "health", step.amount, "TBG-CHAR-04")


@does(v.Gain)
@rule("TBG-CHAR-05", "TBG-RUL-99")
def gain(moment: Moment, step: v.Gain) -> None:
    """Health or Energy is gained, even over the capacity."""
    for one in targets(moment, step.who):
        body.gain(moment.table, one, step.resource, moment.hero.level if step.level else step.amount)


@does(v.Lose)
def lose(moment: Moment, step: v.Lose) -> Rules[None]:
    """Health or Energy is lost."""
    for one in targets(moment, step.who):
        if step.resource == "health":
            yield from harm.lose(moment.table, one, step.amount, "TBG-RUL-100")
        else:
            body.lose_energy(moment.table, one, step.amount)


@does(v.Prevent)
def prevent(moment: Moment, step: v.Prevent) -> None:
    """The Health that was just lost is not lost."""
    moment.prevented += step.amount


@does(v.Pay)
@rule("TBG-RUL-101")
def pay(moment: Moment, step: v.Pay) -> Rules[None]:
    """A resource is spent as often as the owner wants, and each time something happens."""
    t, one = moment.table, moment.hero
    have = body.amount_of(one, step.resource) // step.each
    most = have if step.most == 0 else min(have, step.most)
    if most <= 0:
        return
    chosen = yield from ask(
        t,
        one.seat,
        "pay",
        AMOUNTS[1 : most + 1][::-1],
        ("TBG-TIME-02",),
        facts={"card": moment.card, "resource": step.resource, "each": step.each},
    )
    count: int = chosen.value
    if step.resource == "energy":
        body.spend_energy(t, one, count * step.each)
    else:
        yield from harm.spend_health(t, one, count * step.each, "TBG-RUL-101")
    for _ in range(count):
        fighter = fighter_of(t, one)
        if moment.over() or (fighter is not None and fighter.out):
            return
        yield from run(moment, step.do)
    if step.resource == "energy":
        yield from abilities.spent(t, one)


@does(v.MendPet)
def mend_pet(moment: Moment, step: v.MendPet) -> None:
    """The companion has its full Health again."""
    one = moment.hero
    area = gear.companion(one)
    if area is not None and isinstance(area.card, Power):
        area.health = max(area.health, gear.companion_health(moment.table, one, area.card))
        moment.table.tell(
            "mended", "TBG-POW-08", seat=one.seat, character=one.index, card=area.card.id, left=area.health
        )


@does(v.Sacrifice)
def sacrifice(moment: Moment, step: v.Sacrifice) -> Rules[None]:
    """The pet goes, and for each Health that it had something happens."""
    area = gear.companion(moment.hero)
    if area is None or area.card is None:
        return
    health = area.health
    gave = area.card.id
    gear.take_off(moment.table, moment.hero, area.card)
    if moment.when == "pool":
        pool.take_back(moment.table, moment.attack, gave)
        abilities.withdraw(moment.table, moment.hero, moment.attack)
    for _ in range(health):
        yield from run(moment, step.do)


# Tokens on cards


def _finishing(one: Character) -> list[Power]:
    return [card for card in gear.equipped(one) if isinstance(card, Power) and card.finishing]


@does(v.Combo)
def combo(moment: Moment, step: v.Combo) -> Rules[None]:
    """Combo tokens are placed on finishing moves, one after another."""
    t, one = moment.table, moment.hero
    amount = step.amount
    if any(isinstance(each, v.Doubled) for each in gear.lasting(t, one)):
        amount *= 2
    found = _finishing(one)
    for _ in range(amount if found else 0):
        chosen = yield from ask(
            t,
            one.seat,
            "combo",
            [option("card", card.id, card.id) for card in found],
            ("TBG-TIME-01",),
            facts={"card": moment.card},
        )
        one.tokens[chosen.value] = one.tokens.get(chosen.value, 0) + 1
    fighter = moment.fighter
    if found and fighter is not None:
        fighter.combo = True
        t.tell("combo", "TBG-TIME-01", seat=one.seat, character=one.index, card=moment.card, amount=amount)


@does(v.Store)
def store(moment: Moment, step: v.Store) -> None:
    """The card has a token for each Health lost; they are put there as it is lost."""


@does(v.SpendTokens)
def spend_tokens(moment: Moment, step: v.SpendTokens) -> Rules[None]:
    """Tokens of the card are spent, as many as the owner wants, and each time something happens."""
    t, one = moment.table, moment.hero
    have = one.tokens.get(moment.card, 0)
    most = (have if step.most == 0 else min(have, step.most)) // step.each
    if most <= 0:
        return
    chosen = yield from ask(
        t,
        one.seat,
        "tokens",
        AMOUNTS[1 : most + 1][::-1],
        ("TBG-TIME-02",),
        facts={"card": moment.card, "each": step.each},
    )
    card = moment.card
    one.tokens[card] = have - chosen.value * step.each
    t.tell(
        "tokens-spent",
        "TBG-TIME-02",
        seat=one.seat,
        character=one.index,
        card=card,
        amount=chosen.value * step.each,
    )
    for _ in range(chosen.value):
        yield from run(moment, step.do)


@does(v.Reflect)
def reflect(moment: Moment, step: v.Reflect) -> Rules[None]:
    """Health lost in this Defense phase comes back as hits."""
    fighter = moment.fighter
    if fighter is not None:
        yield from tokens.place(moment, "hit", "damage", min(step.most, fighter.guarded))


# Cards


def _own_card(moment: Moment) -> Power | None:
    for card in gear.equipped(moment.hero):
        if card.id == moment.card and isinstance(card, Power):
            return card
    return None


@does(v.Unequip)
def unequip(moment: Moment, step: v.Unequip) -> None:
    """The card goes to the Spellbook, unless another one keeps it equipped."""
    t, one = moment.table, moment.hero
    card = _own_card(moment)
    if card is not None and not card.preprinted and not abilities.keeps(t, one, card):
        before = body.capacities(t, one)
        gear.take_off(t, one, card)
        body.settle(t, one, before)


@does(v.Discard)
@rule("TBG-RUL-111")
def discard(moment: Moment, step: v.Discard) -> None:
    """A used-up item leaves the game."""
    t, one = moment.table, moment.hero
    item = next((card for card in one.bag if card.id == moment.card), None)
    if item is not None:
        one.bag.remove(item)
        t.removed.append(item)
        t.tell("used-up", "TBG-RUL-111", seat=one.seat, character=one.index, card=item.id)


@does(v.Judgement)
def judgement(moment: Moment, step: v.Judgement) -> Rules[None]:
    """The Judgement of the equipped Seal happens."""
    t, one = moment.table, moment.hero
    seal = gear.of_category(one, "seal")
    if seal is None:
        return
    for use in gear.outfit(t, one).at("judgement"):
        if use.card.id == seal.id:
            yield from run(Moment(t, one, "pool", seal.id), use.terms.do)


@does(v.EquipNow)
@rule("TBG-RUL-102")
def equip_now(moment: Moment, step: v.EquipNow) -> Rules[None]:
    """A power of the Spellbook is equipped at once; what it displaces gives nothing in this step."""
    t, one = moment.table, moment.hero
    found = []
    for card in one.spellbook:
        if card.id == step.card or (step.category is not None and card.category == step.category):
            for area in one.areas:
                if step.area in ("", area.id) and not any(True for _ in gear.why_not_fit(t, one, card, area)):
                    found.append(option("equip", f"{card.id}.{area.id}", (card, area.id)))
    if not found:
        return
    chosen = yield from ask(t, one.seat, "equip-now", found, ("TBG-RUL-102",), facts={"card": moment.card})
    card, name = chosen.value
    area = next(each for each in one.areas if each.id == name)
    before = body.capacities(t, one)
    displaced = area.card if area.card is not None else area.printed
    if displaced is not None and t.combat is not None and t.combat.attack is not None:
        pool.take_back(t, t.combat.attack, displaced.id)
    if area.card is not None:
        gear.take_off(t, one, area.card)
        yield from items.overflow(t, one)
    gear.put_on(t, one, card, area, "TBG-RUL-102")
    if t.combat is not None and t.combat.attack is not None:
        for use in gear.outfit(t, one).at("pool"):
            if use.card is card and use.terms.auto:
                yield from abilities.carry_out(Moment(t, one, "pool"), use)
    body.settle(t, one, before)


@does(v.DefeatIndependent)
@rule("TBG-RUL-120")
def defeat_independent(moment: Moment, step: v.DefeatIndependent) -> Rules[None]:
    """One independent creature of the combat is defeated."""
    t, fight = moment.table, moment.combat
    found = {one.shade: one for one in fight.foes if not one.quest}
    if found:
        chosen = yield from ask(
            t,
            moment.seat,
            "creature",
            [option("creature", f"{one.creature.id}-{shade}", shade) for shade, one in found.items()],
            ("TBG-RUL-120",),
            facts={"card": moment.card},
        )
        combat.defeat_foe(t, fight, found[chosen.value], "TBG-RUL-120")


@does(v.LeaveCombat)
@rule("TBG-RUL-105")
def leave_combat(moment: Moment, step: v.LeaveCombat) -> None:
    """The owner takes no further part in the combat, and stays in the region."""
    fighter = moment.fighter
    if fighter is not None:
        fighter.left = True
        moment.hero.stun = 0
        moment.table.tell("leaves", "TBG-RUL-105", seat=moment.seat, character=moment.hero.index)


@does(v.Cleanse)
def cleanse(moment: Moment, step: v.Cleanse) -> None:
    """All tokens of a condition are taken off."""
    one = moment.hero
    if step.condition == "stun":
        one.stun = 0
    else:
        one.curse = 0
    moment.table.tell("cleansed", "TBG-TOK-04", seat=one.seat, character=one.index, condition=step.condition)


@does(v.Revive)
@rule("TBG-RUL-83", "TBG-RUL-108")
def revive(moment: Moment, step: v.Revive) -> Rules[None]:
    """The fallen character stays, with what the card gives over its one Health and one Energy."""
    t, one = moment.table, moment.target or moment.hero
    if step.level:
        yield from body.regain_mix(t, one, moment.hero.level, "TBG-RUL-108")
    else:
        body.regain(t, one, "health", step.health)
        body.regain(t, one, "energy", step.energy)
    moment.prevented = 1
    t.tell("revived", "TBG-RUL-108", seat=one.seat, character=one.index, card=moment.card)


# Travel


@does(v.Further)
def further(moment: Moment, step: v.Further) -> None:
    """The Travel action goes further."""
    moment.table.moves += step.amount


RUNNERS[v.Teleport] = travel.teleport


@does(v.GoHome)
@rule("TBG-RUL-117")
def go_home(moment: Moment, step: v.GoHome) -> Rules[None]:
    """The owner and friends of choice in the region go to the home of the faction."""
    t, one = moment.table, moment.hero
    home = t.library.atlas.home[one.faction]
    left = [each for each in t.at(one.at, one.faction) if one.at != home]
    while left:
        found = [option("character", each.id, each.index) for each in left]
        chosen = yield from ask(
            t, one.seat, "take-home", [*found, DONE], ("TBG-RUL-117",), facts={"card": moment.card}
        )
        if chosen is DONE:
            return
        travel.put(t, t.characters[chosen.value], home, "TBG-RUL-117")
        left = [each for each in left if each.index != chosen.value]


@does(v.Summon)
@rule("TBG-RUL-117")
def summon(moment: Moment, step: v.Summon) -> Rules[None]:
    """A friend from anywhere comes to the region of the owner."""
    t, one = moment.table, moment.hero
    found = [option("character", each.id, each.index) for each in t.of(one.faction) if each.at != one.at]
    if found:
        chosen = yield from ask(t, one.seat, "summon", found, ("TBG-RUL-117",), facts={"card": moment.card})
        travel.put(t, t.characters[chosen.value], one.at, "TBG-RUL-117")
