"""Quests: how they are drawn and spawn their creatures, when they are completed, and how rewards are shared."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from locanda.kernel.decision import Option, Rules, option
from locanda.kernel.refusal import Refusal
from locanda.kit.ledger import rule

from ..cards import Prize, Quest, Reward, Spawn
from ..state import Character, Figure, World
from . import experience, items
from .factions import council, one_of
from .pvp import who_takes

DRAWN = ("green", "yellow", "red")
GRADES = {grade: Option("grade", grade, grade) for grade in ("grey", *DRAWN)}


@rule("TBG-SETUP-16", "TBG-VAR-02", "TBG-QST-22")
def full_number(t: World) -> int:
    """How many open quests a faction keeps: five, or four with four characters."""
    return 5 if t.large else 4


# Figures


@rule("TBG-RUL-73", "TBG-RUL-112")
def supply(t: World, creature: str, shade: str) -> int:
    """How many figures of a type and colour are left to be placed."""
    record = t.library.creature[creature]
    total: int = t.game.value("figures", record.figures, t).get(shade, 0)
    used = [*t.figures, *(figure for one in t.lasting for figure in one.trophies)]
    if t.combat is not None:
        used += t.combat.foes
    return total - sum(one.creature.id == creature and one.shade == shade for one in used)


def independents(quest: Quest) -> Iterator[Spawn]:
    """What a quest spawns that does not belong to it."""
    return (one for one in quest.spawns if one.colour == "blue")


def own(quest: Quest) -> Iterator[Spawn]:
    """The creatures of a quest itself."""
    return (one for one in quest.spawns if one.colour != "blue")


@rule("TBG-QST-24", "TBG-RUL-18")
def why_not_spawn(t: World, quest: Quest) -> Iterator[Refusal]:
    """Reasons why a quest cannot be opened: a figure of its own creatures is missing."""
    wanted: dict[tuple[str, str], int] = {}
    for spawn in own(quest):
        key = (spawn.creature, spawn.colour)
        wanted[key] = wanted.get(key, 0) + spawn.count
    for (creature, colour), count in wanted.items():
        left = supply(t, creature, colour)
        if left < count:
            yield Refusal(
                "TBG-QST-24", quest.id, reason="figures-short", card=creature, left=left, needs=count
            )


@rule("TBG-QST-01", "TBG-QST-02", "TBG-QST-23", "TBG-RUL-92", "TBG-TURN-09")
def spawn(t: World, quest: Quest, faction: int) -> None:
    """The creatures of a quest come to their regions; blue ones as far as there are figures, and without a token."""
    atlas = t.library.atlas
    for one in quest.spawns:
        blue = one.colour == "blue"
        count = min(one.count, supply(t, one.creature, one.colour))
        for _ in range(count):
            place = atlas.number[one.region]
            figure = Figure(
                t.library.creature[one.creature],
                one.colour,
                place,
                "" if blue else quest.id,
                -1 if blue else faction,
            )
            t.figures.append(figure)
        if count:
            t.tell(
                "spawned",
                "TBG-QST-01",
                card=one.creature,
                shade=one.colour,
                count=count,
                region=one.region,
                quest=quest.id,
            )


# Drawing


@rule("TBG-QST-03", "TBG-QST-05", "TBG-QST-24", "TBG-RUL-19", "TBG-RUL-18")
def draw(t: World, faction: int, grade: str) -> bool:
    """The first quest of a deck that can be opened lies with the open ones; others go under the deck."""
    pile = t.quests[faction][grade]
    for _ in range(len(pile)):
        quest = pile.draw()
        assert quest is not None
        reasons = tuple(why_not_spawn(t, quest))
        if not reasons:
            spawn(t, quest, faction)
            t.open_quests[faction].append(quest)
            t.tell("quest", "TBG-QST-03", card=quest.id, faction=faction)
            return True
        t.tell("not-spawned", "TBG-QST-24", card=quest.id, faction=faction)
        pile.put_under(quest)
    return False


@rule("TBG-RUL-19", "TBG-QST-22")
def replace(t: World, faction: int, by: int | None = None) -> Rules[None]:
    """A faction draws a new quest, and those that no deck could give it before."""
    t.lacking[faction] += 1
    while t.lacking[faction] and (yield from _choose(t, faction, by)):
        t.lacking[faction] -= 1


@rule("TBG-QST-06", "TBG-QST-04", "TBG-SETUP-18", "TBG-RUL-19")
def _choose(t: World, faction: int, by: int | None) -> Rules[bool]:
    """The faction chooses from which deck a new quest is drawn; a deck that gives none is left out."""
    tried: list[str] = []
    while True:
        grades = [grade for grade in t.quests[faction] if grade != "grey" and len(t.quests[faction][grade])]
        found = [GRADES.get(grade) or option("grade", grade, grade) for grade in grades if grade not in tried]
        if not found:
            t.tell("no-quest", "TBG-RUL-19", faction=faction)
            return False
        chosen = yield from council(
            t, faction if by is None else by, "quest-deck", found, ("TBG-QST-06",), facts={"faction": faction}
        )
        if draw(t, faction, chosen.value):
            return True
        tried.append(chosen.value)


# Completing


@rule("TBG-QST-07", "TBG-QST-08", "TBG-QST-09", "TBG-RUL-12")
def completed(t: World, beaten: Sequence[Figure]) -> list[Quest]:
    """The quests whose last creature has just been defeated."""
    found = []
    for quest in (*t.open_quests[0], *t.open_quests[1]):
        if any(one.quest == quest.id for one in beaten) and not _has_creatures(t, quest):
            found.append(quest)
    return found


def _has_creatures(t: World, quest: Quest) -> bool:
    left = [*t.figures, *(t.combat.foes if t.combat is not None else ())]
    return any(one.quest == quest.id for one in left)


# Rewards


@rule("TBG-QST-11", "TBG-QST-12", "TBG-RUL-89", "TBG-RUL-16")
def split(t: World, amount: int, sharers: Sequence[Character]) -> dict[int, int]:
    """Equal parts for all; what is left over goes one by one to those with the fewest XP, by lot among equals."""
    if not sharers:
        return {}
    part, over = divmod(amount, len(sharers))
    found = {one.index: part for one in sharers}
    if over:
        order = list(sharers)
        t.dice.shuffle(order)
        for one in sorted(order, key=lambda one: one.xp)[:over]:
            found[one.index] += 1
    return found


@rule("TBG-QST-14", "TBG-QST-15", "TBG-QST-16", "TBG-QST-17", "TBG-RUL-14", "TBG-RUL-15", "TBG-RUL-17")
def with_levels(
    t: World, parts: dict[int, int], target: int, sharers: Sequence[Character], levels: dict[int, int]
) -> None:
    """Whoever is above the quest's level gets less; of those below it the one with the fewest XP gets more."""
    for one in sharers:
        over = levels[one.index] - target
        if over > 0:
            parts[one.index] = max(0, parts[one.index] - over)
    below = [one for one in sharers if levels[one.index] < target]
    if below:
        fewest = min(one.xp for one in below)
        lucky = one_of(t, [one for one in below if one.xp == fewest])
        parts[lucky.index] += target - levels[lucky.index]
        t.tell(
            "bonus-xp",
            "TBG-QST-16",
            seat=lucky.seat,
            character=lucky.index,
            amount=target - levels[lucky.index],
        )


@rule(
    "TBG-QST-10",
    "TBG-QST-13",
    "TBG-QST-18",
    "TBG-QST-19",
    "TBG-QST-20",
    "TBG-RUL-13",
    "TBG-RUL-89",
    "TBG-RUL-95",
)
def pay_out(
    t: World,
    reward: Reward,
    faction: int,
    sharers: Sequence[Character],
    survivors: Sequence[Character],
    target: int = 0,
    levels: dict[int, int] | None = None,
    less: int = 0,
) -> Rules[None]:
    """A reward is shared: XP among all who fought, gold and items among those who survived."""
    parts = split(t, max(0, reward.xp - less), sharers)
    if target and levels is not None:
        with_levels(t, parts, target, sharers, levels)
    gold = split(t, reward.gold, survivors)  # TBG-RUL-89: by the XP before this award
    for one in sharers:
        yield from experience.earn(t, one, parts[one.index], "TBG-QST-10")
    for index, amount in gold.items():
        earn_gold(t, t.characters[index], amount, "TBG-QST-10")
    if not survivors:
        return
    for prize in reward.items:
        yield from _prize(t, prize, faction, survivors)
    if reward.special:
        yield from _special(t, reward.special, faction, survivors)


def earn_gold(t: World, one: Character, amount: int, *cites: str) -> None:
    """Gold comes from the bank."""
    if amount > 0:
        one.gold += amount
        t.tell("gold", *cites, seat=one.seat, character=one.index, amount=amount)


def _prize(t: World, prize: Prize, faction: int, survivors: Sequence[Character]) -> Rules[None]:
    card = yield from items.draw(t, faction, [one.seat for one in survivors], prize)
    if card is not None:
        taker = yield from who_takes(t, faction, list(survivors), card.id, "TBG-QST-13")
        yield from items.receive(t, taker, card, "TBG-ITEM-05")


@rule("TBG-ITEM-08", "TBG-RUL-75")
def _special(t: World, names: tuple[str, ...], faction: int, survivors: Sequence[Character]) -> Rules[None]:
    """The named special item is taken from its deck; of two the winners choose one."""
    found = items.special(t, names)
    if not found:
        return
    chosen = yield from council(
        t,
        faction,
        "special-item",
        [option("keep", card.id, card) for card in found],
        ("TBG-ITEM-08",),
        seats=[one.seat for one in survivors],
    )
    card = chosen.value
    t.items["special"].take_out(card)
    t.held.append(card)
    taker = yield from who_takes(t, faction, list(survivors), card.id, "TBG-QST-13")
    yield from items.receive(t, taker, card, "TBG-ITEM-08")


@rule("TBG-QST-22", "TBG-SETUP-18")
def put_away(t: World, quest: Quest, faction: int) -> None:
    """A completed quest is discarded."""
    t.open_quests[faction].remove(quest)
    t.done.append(quest)
    t.tell("completed", "TBG-QST-22", card=quest.id, faction=faction)


def of_faction(t: World, quest: Quest) -> int:
    """The faction that a quest belongs to."""
    return 0 if quest in t.open_quests[0] else 1
