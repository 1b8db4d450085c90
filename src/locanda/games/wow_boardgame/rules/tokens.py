"""Token Placement: hits and armor go into the boxes of the faction's combat area, then Attrition."""

from __future__ import annotations

from locanda.kernel.decision import Option, Rules, ask
from locanda.kit.effects import run
from locanda.kit.ledger import rule

from ..state import Boxes, Combat, World
from ..vocabulary import (
    ArmorOnly,
    HalfAttrition,
    LimitHits,
    NoAttrition,
    PerToken,
    SpottedAttrition,
)
from . import abilities, foes, gear, pool, values
from .moment import Moment, fighter_of

KEPT = [Option("keep", str(number), number) for number in range(60)]


def own_boxes(t: World, combat: Combat, who: int) -> Boxes:
    """The combat area of a character's faction."""
    return combat.boxes[t.characters[who].faction]


@rule("TBG-CMB-15", "TBG-PVP-09", "TBG-RUL-113", "TBG-RUL-104")
def place(moment: Moment, token: str, box: str, amount: int) -> Rules[int]:
    """Tokens enter a box of the owner's faction, as far as the opponents let them; says how many."""
    t, combat = moment.table, moment.combat
    attack = combat.attack
    boxes = combat.boxes[moment.hero.faction]
    if token == "hit" and box == "attrition":
        amount = yield from _attrition_allowed(moment, amount)
    if (
        token == "armor"
        and amount > 0
        and _armor_only(t, combat, moment.hero.index) is not None
        and moment.dice == 0
    ):
        amount = 0
    if amount <= 0:
        return 0
    name = "armor" if token == "armor" else box
    setattr(boxes, name, getattr(boxes, name) + amount)
    if attack is not None and attack.who == moment.hero.index:
        setattr(attack.placed, name, getattr(attack.placed, name) + amount)
    t.tell(
        "placed",
        "TBG-CMB-15",
        seat=moment.seat,
        character=moment.hero.index,
        card=moment.card,
        token=token,
        box="defense" if token == "armor" else box,
        amount=amount,
    )
    return amount


@rule("TBG-RUL-113")
def _armor_only(t: World, combat: Combat, who: int) -> ArmorOnly | None:
    """Which dice alone may place armor, if the opponents say so."""
    for step in foes.lasting(t, combat, who):
        if isinstance(step, ArmorOnly):
            return step
    return None


@rule("TBG-RUL-104", "TBG-RUL-113", "TBG-DICE-07")
def _attrition_allowed(moment: Moment, amount: int) -> Rules[int]:
    """How many hits may enter the attrition box: none against some, one for each die that is spotted against others."""
    t, combat = moment.table, moment.combat
    for step in foes.lasting(t, combat, moment.hero.index):
        if isinstance(step, NoAttrition):
            return 0
        if isinstance(step, SpottedAttrition):
            if combat.attack is None:
                return 0
            allowed = 0
            for _ in range(amount):
                found = pool.spottable(combat.attack, step.which)
                die = yield from pool.choose(moment, "spot", found, False, "TBG-RUL-104", prompt="attrition")
                if die is None:
                    break
                pool.mark(moment, die)
                allowed += 1
            return allowed
    return amount


@rule("TBG-CMB-16", "TBG-CMB-17", "TBG-CMB-18", "TBG-CMB-19", "TBG-CMB-20", "TBG-RUL-03")
def place_all(t: World, combat: Combat) -> Rules[None]:
    """The dice place their tokens, cards answer that, and Attrition comes last."""
    attack = combat.attack
    assert attack is not None
    one = t.characters[attack.who]
    threat = values.threat(t, combat)
    hits = dict.fromkeys(pool.COLOURS, 0)
    only = _armor_only(t, combat, attack.who)
    for die in attack.dice:
        if die.face < threat or (
            die.colour == "green" and only is not None and not pool.matches(die, only.which)
        ):
            continue
        hits[die.colour] += 1
    moment = Moment(t, one, "tokens")
    to_defense = min(hits["blue"], attack.redirected.get("blue", 0))
    to_damage = min(hits["red"], attack.redirected.get("red", 0))
    t.tell("hits", "TBG-CMB-16", seat=one.seat, character=one.index, threat=threat, hits=dict(hits))
    yield from place(moment, "hit", "damage", hits["blue"] - to_defense + to_damage)
    yield from place(moment, "hit", "defense", hits["red"] - to_damage + to_defense)
    moment.dice = 1
    yield from place(moment, "armor", "defense", hits["green"])
    yield from _answers(t, combat)
    value = max(0, values.attrition(t, combat))
    if any(isinstance(step, HalfAttrition) for step in foes.lasting(t, combat, one.index)):
        value = (value + 1) // 2
    yield from place(Moment(t, one, "attrition"), "hit", "attrition", value)
    for helper in values.friends(t, combat, one.faction, first=one.index):
        yield from abilities.windows(t, helper, "placed")
    yield from abilities.automatic(t, one, "placed")
    yield from _limit(t, combat)


def _answers(t: World, combat: Combat) -> Rules[None]:
    """What cards do for every so many tokens that were placed in this step."""
    attack = combat.attack
    assert attack is not None
    one = t.characters[attack.who]
    fighter = fighter_of(t, one)
    for use in gear.outfit(t, one).at("placing"):
        ability = use.terms
        if not ability.auto and (fighter is None or use.key not in fighter.used):
            continue
        if ability.needs is not None and not abilities.holds(t, one, ability.needs, use.card):
            continue
        for step in ability.do:
            if isinstance(step, PerToken):
                box = "armor" if step.token == "armor" else step.box
                placed = getattr(attack.placed, box)
                if not step.round:
                    placed -= getattr(attack.earlier, box)
                for _ in range(placed // step.each):
                    yield from run(Moment(t, one, "placing", use.card.id), step.do)


@rule("TBG-RUL-114")
def _limit(t: World, combat: Combat) -> Rules[None]:
    """Against some no more hits stay in the damage and defense boxes than dice show; the others go to attrition."""
    attack = combat.attack
    assert attack is not None
    one = t.characters[attack.who]
    for step in foes.lasting(t, combat, one.index):
        if not isinstance(step, LimitHits):
            continue
        placed, boxes = attack.placed, own_boxes(t, combat, one.index)
        most = pool.showing(combat, step.which)
        over = placed.damage + placed.defense - most
        if over <= 0:
            return
        ways = range(max(0, most - placed.defense), min(most, placed.damage) + 1)
        chosen = yield from ask(
            t,
            one.seat,
            "kept-hits",
            [KEPT[number] for number in reversed(ways)],
            ("TBG-RUL-114",),
            facts={"character": one.index, "most": most},
        )
        damage, defense = chosen.value, most - chosen.value
        boxes.damage -= placed.damage - damage
        boxes.defense -= placed.defense - defense
        boxes.attrition += over
        placed.damage, placed.defense, placed.attrition = damage, defense, placed.attrition + over
        t.tell("limited", "TBG-RUL-114", seat=one.seat, character=one.index, amount=over, most=most)
