"""Combat against creatures and bosses: rounds of Attack phases and a Defense phase, until one side is gone."""

from __future__ import annotations

from locanda.kernel.decision import Option, Rules, option
from locanda.kit.ledger import rule

from ..atlas import FACTIONS
from ..state import Boxes, Character, Combat, Fighter, Figure, World
from ..words import Condition
from . import abilities, body, foes, harm, values
from .factions import council
from .moment import Moment

LONGEST = 100
SIDES = [Option("side", name, number) for number, name in enumerate(FACTIONS)]


def fight(t: World) -> Combat:
    """The combat at hand."""
    assert t.combat is not None
    return t.combat


@rule("TBG-CMB-01")
def is_pvp(combat: Combat) -> bool:
    """Whether characters fight characters."""
    return combat.kind in ("pvp", "final")


def begin(
    t: World,
    kind: str,
    region: int,
    faction: int,
    group: list[Character],
    figures: list[Figure] | None = None,
) -> Combat:
    """A combat begins; the figures that are fought leave the board for it."""
    chosen = figures or []
    t.figures = [one for one in t.figures if not any(one is other for other in chosen)]
    combat = Combat(kind, region, faction, fighters=[Fighter(one.index) for one in group], foes=list(chosen))
    t.combat = combat
    t.phase = "round"
    return combat


# The round


@rule("TBG-CMB-06", "TBG-CMB-33", "TBG-RUL-28")
def begin_round(t: World) -> Rules[None]:
    """A round begins: what cards and opponents do then has happened."""
    combat = fight(t)
    t.tell(
        "round",
        "TBG-CMB-33",
        number=combat.round,
        characters=[one.who for one in combat.fighters if not one.out],
    )
    combat.turn = combat.faction
    for fighter in combat.fighters:
        fighter.acted = fighter.combo = False
        fighter.used, fighter.lost, fighter.guarded = [], 0, 0
    if foes.has(combat, "round"):
        yield from foes.act(t, combat, "round", values.friends(t, combat, combat.faction)[0].index)
    if combat.round == 1:
        _relic(t, combat)
    for fighter in list(combat.fighters):
        one = t.characters[fighter.who]
        if not fighter.out:
            yield from abilities.automatic(t, one, "round")
            yield from abilities.windows(t, one, "round")
    t.phase = "combat-end" if is_over(t, combat) else "attacks"


@rule("TBG-RUL-94")
def _relic(t: World, combat: Combat) -> None:
    """The Light of Ages puts hits into the damage box as a fight against Kel'Thuzad begins."""
    if combat.boss is not None and combat.boss.id == "kelthuzad":
        for one in combat.fighters:
            if "boregore" in t.characters[one.who].relics:
                combat.boxes[combat.faction].damage += 4
                t.tell("relic", "TBG-RUL-94", seat=t.characters[one.who].seat, character=one.who, amount=4)


# The Defense phase


@rule("TBG-CMB-08", "TBG-RUL-23", "TBG-PVP-03", "TBG-PVP-07")
def defense(t: World) -> Rules[None]:
    """The one Defense phase of the round begins; what cards do in it may be used."""
    combat = fight(t)
    combat.attack = None
    for fighter in combat.fighters:
        fighter.guarded = 0
    for faction in (yield from sides_in_order(t, combat, "defense")):
        for one in values.friends(t, combat, faction):
            if not is_over(t, combat):
                yield from abilities.windows(t, one, "defense")
    if is_over(t, combat):
        t.phase = "combat-end"
    else:
        t.phase = "armor" if is_pvp(combat) else "assignment"


@rule("TBG-TIME-10", "TBG-TIME-11")
def sides_in_order(t: World, combat: Combat, when: str) -> Rules[tuple[int, ...]]:
    """Which faction comes first where both have something to use and no character is active.

    The active faction says; in the final battle there is none, and a faction is drawn by lot each time.
    """
    if not is_pvp(combat):
        return (combat.faction,)
    able = [
        faction
        for faction in (0, 1)
        if any(abilities.options(Moment(t, one, when)) for one in values.friends(t, combat, faction))
    ]
    first = t.dice.below(2) if combat.kind == "final" and len(able) > 1 else t.active
    if len(able) < 2:
        return (t.active, 1 - t.active)
    seats = [one.seat for one in values.friends(t, combat, first)]
    chosen = yield from council(
        t, first, "first-side", [SIDES[first], SIDES[1 - first]], ("TBG-TIME-10",), seats=seats
    )
    return (chosen.value, 1 - chosen.value)


def health_of(t: World, combat: Combat, foe: Figure | None) -> int:
    """The hits that defeat an opponent."""
    if foe is not None:
        return values.stats(foe).health
    assert combat.boss is not None
    return values.boss_stats(t, combat.boss).health


@rule("TBG-CMB-24", "TBG-RUL-21", "TBG-RUL-22")
def assign_hits(t: World, combat: Combat, *cites: str) -> Rules[None]:
    """As long as the damage box covers the Health of an opponent, one is defeated, in the order of the group."""
    boxes = combat.boxes[combat.faction]
    while t.result is None:
        able: dict[str, Figure | None] = {}
        for figure in combat.foes:
            if values.stats(figure).health <= boxes.damage:
                able.setdefault(
                    f"{figure.creature.id}-{figure.shade}{'.' + figure.quest if figure.quest else ''}", figure
                )
        if combat.boss is not None and not combat.felled and health_of(t, combat, None) <= boxes.damage:
            able[combat.boss.id] = None
        if not able:
            return
        seats = [one.seat for one in values.friends(t, combat, combat.faction)]
        options = [option("victim", name, name) for name in able]
        chosen = yield from council(t, combat.faction, "victim", options, cites, seats=seats or None)
        victim = able[chosen.value]
        boxes.damage -= health_of(t, combat, victim)
        defeat_foe(t, combat, victim, *cites)


@rule("TBG-QST-07", "TBG-CMB-24")
def defeat_foe(t: World, combat: Combat, victim: Figure | None, *cites: str) -> None:
    """A creature, or the boss, is defeated."""
    if victim is None:
        combat.felled = True
        assert combat.boss is not None
        t.tell("felled", *cites, card=combat.boss.id, shade="", faction=combat.faction)
        return
    combat.foes = [one for one in combat.foes if one is not victim]
    combat.beaten.append(victim)
    t.tell("felled", *cites, card=victim.creature.id, shade=victim.shade, faction=combat.faction)


@rule("TBG-CMB-24", "TBG-CMB-25")
def assignment(t: World) -> Rules[None]:
    """Hits in the damage box are assigned; with the last opponent the combat is over at once."""
    combat = fight(t)
    yield from assign_hits(t, combat, "TBG-CMB-24")
    for fighter in combat.fighters:
        if not fighter.out:
            yield from abilities.automatic(t, t.characters[fighter.who], "assigned")
    t.phase = "combat-end" if is_over(t, combat) else "damage"


@rule("TBG-CMB-26", "TBG-CMB-27", "TBG-CMB-28", "TBG-GUIDE-03")
def damage(t: World) -> Rules[None]:
    """The opponents' Attack, less what lies in the defense box, wounds the characters."""
    combat = fight(t)
    boxes = combat.boxes[combat.faction]
    total = values.attack(t, combat)
    wounds = max(0, total - boxes.defense - boxes.armor)
    t.tell("damage", "TBG-CMB-26", attack=total, defense=boxes.defense, armor=boxes.armor, wounds=wounds)
    yield from harm.share_wounds(t, combat.faction, wounds, "TBG-CMB-27")
    t.phase = "combat-end" if is_over(t, combat) else "resolution"


@rule("TBG-CMB-29", "TBG-CMB-30", "TBG-CMB-31", "TBG-RUL-24")
def resolution(t: World) -> Rules[None]:
    """Armor is discarded, all hits move into the damage box and are assigned; what is left over stays there."""
    combat = fight(t)
    for fighter in combat.fighters:
        if not fighter.out:
            yield from abilities.windows(t, t.characters[fighter.who], "resolution")
    leader = values.friends(t, combat, combat.faction)
    if leader:
        yield from foes.act(t, combat, "resolution", leader[0].index)
    boxes = combat.boxes[combat.faction]
    boxes.armor = 0
    boxes.damage += boxes.defense + boxes.attrition
    boxes.defense = boxes.attrition = 0
    t.tell("resolved", "TBG-CMB-29", hits=boxes.damage)
    yield from assign_hits(t, combat, "TBG-CMB-30")
    if not is_over(t, combat) and leader:
        yield from foes.act(t, combat, "resolved", leader[0].index)
    t.phase = "combat-end" if is_over(t, combat) else "round-end"


@rule("TBG-CMB-33", "TBG-RUL-28", "TBG-RUL-99", "TBG-PVP-17")
def end_round(t: World) -> Rules[None]:
    """The round is over: what lasted for it ends, and the next one begins, but not without end."""
    combat = fight(t)
    for fighter in combat.fighters:
        one = t.characters[fighter.who]
        if not fighter.out:
            yield from abilities.automatic(t, one, "round-end")
            body.settle(t, one)
        fighter.before = [key for key in fighter.used if "@" not in key and ":" not in key]
        fighter.lost_before = fighter.lost
    combat.round += 1
    if combat.round > LONGEST:
        yield from _exhausted(t, combat)
    t.phase = "combat-end" if is_over(t, combat) else "round"


@rule("TBG-RUL-28")
def _exhausted(t: World, combat: Combat) -> Rules[None]:
    """A combat without end is lost by those who began it."""
    for one in values.friends(t, combat, combat.faction):
        yield from harm.fall(t, one, "TBG-RUL-28")
    yield from harm.carry_away(t)


def is_over(t: World, combat: Combat) -> bool:
    """Whether one of the sides has nobody left."""
    if t.result is not None or not values.friends(t, combat, combat.faction):
        return True
    if is_pvp(combat):
        return not values.friends(t, combat, 1 - combat.faction)
    return not combat.foes and (combat.boss is None or combat.felled)


def suffer(t: World, one: Character, condition: Condition, amount: int, *cites: str) -> None:
    """A character receives Stun or Curse tokens."""
    if amount <= 0:
        return
    if condition == "stun":
        one.stun += amount
    else:
        one.curse += amount
    t.tell("suffers", *cites, seat=one.seat, character=one.index, condition=condition, amount=amount)


def clear(boxes: Boxes) -> None:
    """All tokens leave a combat area."""
    boxes.damage = boxes.defense = boxes.attrition = boxes.armor = 0
