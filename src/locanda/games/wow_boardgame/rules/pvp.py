"""Player versus player combat: armor cancels hits, both factions are wounded at the same time, the winners loot."""

from __future__ import annotations

from locanda.kernel.decision import PASS, Option, Rules, option
from locanda.kit.ledger import rule

from ..state import Boxes, Character, Combat, World
from . import abilities, harm, items, values
from .combat import fight, is_over, sides_in_order
from .factions import council

FROM = {box: Option("from", box, box) for box in ("damage", "defense")}
BOTH = (0, 1)


@rule("TBG-PVP-10", "TBG-PVP-11", "TBG-RUL-35", "TBG-RUL-59")
def armor(t: World) -> Rules[None]:
    """Each armor token takes an enemy hit out of the defense or damage box and one out of the attrition box.

    Both factions do so at the same time, by what lay in the boxes at the start of the step.
    """
    combat = fight(t)
    left = []
    for faction in BOTH:
        own, enemy = combat.boxes[faction], combat.boxes[1 - faction]
        after = Boxes(enemy.damage, enemy.defense, enemy.attrition, 0)
        for number in range(own.armor):
            yield from _cancel(t, combat, faction, after, own.armor - number)
        left.append(after)
    for faction in BOTH:
        kept = left[1 - faction]
        boxes = combat.boxes[faction]
        boxes.damage, boxes.defense, boxes.attrition = kept.damage, kept.defense, kept.attrition
    for boxes in combat.boxes:
        boxes.armor = 0
    t.tell("armored", "TBG-PVP-10", horde=_shown(combat.boxes[0]), alliance=_shown(combat.boxes[1]))
    t.phase = "pvp-assignment"


def _cancel(t: World, combat: Combat, faction: int, after: Boxes, tokens: int) -> Rules[None]:
    """One armor token does its work on the enemy's boxes."""
    after.attrition = max(0, after.attrition - 1)
    found = [FROM[box] for box in ("damage", "defense") if getattr(after, box) > 0]
    if not found:
        return
    box = found[0].value
    if len(found) > 1 and tokens < after.damage + after.defense:
        seats = [one.seat for one in values.friends(t, combat, faction)]
        chosen = yield from council(
            t, faction, "cancel", found, ("TBG-PVP-10",), seats=seats, facts={"left": tokens}
        )
        box = chosen.value
    setattr(after, box, getattr(after, box) - 1)


def _shown(boxes: Boxes) -> list[int]:
    return [boxes.damage, boxes.defense, boxes.attrition]


@rule("TBG-PVP-12", "TBG-PVP-13", "TBG-PVP-07")
def assignment(t: World) -> Rules[None]:
    """The hits left in each damage box wound the other faction."""
    combat = fight(t)
    wounds = [combat.boxes[1 - faction].damage for faction in BOTH]
    for boxes in combat.boxes:
        boxes.damage = 0
    yield from _wound(t, combat, wounds, "TBG-PVP-12")
    for fighter in combat.fighters:
        if not fighter.out:
            yield from abilities.automatic(t, t.characters[fighter.who], "assigned")
    t.phase = "combat-end" if is_over(t, combat) else "pvp-resolution"


def _wound(t: World, combat: Combat, wounds: list[int], *cites: str) -> Rules[None]:
    """Both factions take their wounds in the same step; only then the fallen are carried away."""
    t.tell("wounds", *cites, horde=wounds[0], alliance=wounds[1])
    for faction in BOTH:
        left = yield from harm.share_wounds(t, faction, wounds[faction], *cites)
        combat.unabsorbed[faction] = left
    yield from harm.carry_away(t)


@rule("TBG-PVP-14", "TBG-PVP-15", "TBG-PVP-16", "TBG-PVP-13", "TBG-ALT-02", "TBG-TIME-01")
def resolution(t: World) -> Rules[None]:
    """All hits move into the damage boxes and cancel one for one; who has none left takes the others' as wounds.

    With Deadly PvP nothing cancels.
    """
    combat = fight(t)
    for faction in (yield from sides_in_order(t, combat, "resolution")):
        for one in values.friends(t, combat, faction):
            yield from abilities.windows(t, one, "resolution")
    totals = [boxes.damage + boxes.defense + boxes.attrition for boxes in combat.boxes]
    for boxes in combat.boxes:
        boxes.damage = boxes.defense = boxes.attrition = 0
    if is_deadly(t):
        wounds = [totals[1], totals[0]]
    else:
        wounds = [max(0, totals[1] - totals[0]), max(0, totals[0] - totals[1])]
    yield from _wound(t, combat, wounds, "TBG-PVP-15")
    t.phase = "combat-end" if is_over(t, combat) else "round-end"


def is_deadly(t: World) -> bool:
    """Whether the table plays with Deadly PvP."""
    return "deadly" in t.variants


@rule("TBG-PVP-21", "TBG-ALT-03", "TBG-RUL-36")
def winner(t: World, combat: Combat) -> int | None:
    """The faction that has somebody left; with Deadly PvP also the one with fewer unabsorbed wounds; none if equal."""
    left = [bool(values.friends(t, combat, faction)) for faction in BOTH]
    if left[0] != left[1]:
        return 0 if left[0] else 1
    if is_deadly(t) and not any(left) and combat.unabsorbed[0] != combat.unabsorbed[1]:
        return 0 if combat.unabsorbed[0] < combat.unabsorbed[1] else 1
    return None


@rule("TBG-PVP-18", "TBG-PVP-19", "TBG-PVP-20", "TBG-RUL-37", "TBG-RUL-38", "TBG-RUL-39")
def loot(t: World, combat: Combat, faction: int) -> Rules[None]:
    """The winners may take an item out of the Bag of each defeated enemy, and share what they take."""
    takers = values.friends(t, combat, faction)
    if not takers:
        return
    for fighter in combat.fighters:
        victim = t.characters[fighter.who]
        if victim.faction == faction or not fighter.fell:
            continue
        found = {item.id: item for item in victim.bag if not item.soulbound}
        if not found:
            continue
        seats = [one.seat for one in takers]
        choices = [*(option("loot", name, name) for name in found), PASS]
        chosen = yield from council(
            t, faction, "loot", choices, ("TBG-PVP-18",), seats=seats, facts={"victim": victim.index}
        )
        if chosen is PASS:
            continue
        item = found[chosen.value]
        taker = yield from who_takes(t, faction, takers, item.id, "TBG-PVP-19")
        victim.bag.remove(item)
        t.tell(
            "looted", "TBG-PVP-18", seat=taker.seat, character=taker.index, victim=victim.index, card=item.id
        )
        yield from items.receive(t, taker, item, "TBG-PVP-18")


def who_takes(t: World, faction: int, takers: list[Character], card: str, *cites: str) -> Rules[Character]:
    """Which of several characters takes something, as they agree."""
    chosen = yield from council(
        t,
        faction,
        "taker",
        [option("to", one.id, one.index) for one in takers],
        cites,
        seats=[one.seat for one in takers],
        facts={"card": card},
    )
    taker: Character = t.characters[chosen.value]
    return taker
