"""The Challenge action: who can be challenged, who must be, who helps, and what follows when the fight is over."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from locanda.kernel.decision import NO, YES, Decision, Option, Rules, ask_together, option
from locanda.kernel.refusal import Refusal
from locanda.kit.ledger import rule

from ..cards import Boss
from ..state import Character, Combat, Figure, Lasting, World
from ..vocabulary import Leap, Store
from . import abilities, body, combat, events, gear, overlords, pvp, quests, travel
from .factions import council

SUBTERFUGE = "subterfuge"


def group_name(figure: Figure) -> str:
    """How a group of creatures is named in options: its type, and whether it is independent or whose quest it is."""
    kind = "quest" if figure.quest else "independent"
    return f"{figure.creature.id}.{kind}{figure.faction if figure.quest else ''}"


@rule("TBG-CHAL-11", "TBG-CHAL-12", "TBG-CMB-05", "TBG-RUL-11")
def groups(t: World, region: int) -> dict[str, list[Figure]]:
    """The groups of creatures in a region: of one type, independent or of the quests of one faction."""
    found: dict[str, list[Figure]] = {}
    for figure in t.figures:
        if figure.at == region:
            found.setdefault(group_name(figure), []).append(figure)
    return found


def bosses(t: World, region: int) -> Iterator[tuple[str, Lasting | None]]:
    """The bosses in a region: of Events, and the Overlord or a marker that may be he."""
    for one in t.lasting:
        if one.event.kind == "boss" and region in one.regions:
            yield one.event.boss, one
    if overlords.stands_at(t, region):
        yield t.overlord.id, None


def targets(t: World, one: Character, region: int) -> Iterator[Option]:
    """Everything in a region that could be thought of as a target."""
    place = t.library.atlas.regions[region].id
    away = "" if region == one.at else f"@{place}"
    for name in groups(t, region):
        yield option("challenge", f"{one.id}.{name}{away}", (one.index, region, "creatures", name))
    for name, _ in bosses(t, region):
        yield option("challenge", f"{one.id}.{name}{away}", (one.index, region, "boss", name))
    if t.at(region, 1 - one.faction):
        yield option("challenge", f"{one.id}.enemies{away}", (one.index, region, "pvp", "enemies"))


@rule(
    "TBG-CHAL-01",
    "TBG-CHAL-02",
    "TBG-CHAL-03",
    "TBG-CHAL-04",
    "TBG-CHAL-05",
    "TBG-CHAL-06",
    "TBG-CHAL-13",
    "TBG-CHAL-14",
    "TBG-TURN-08",
    "TBG-PVP-01",
    "TBG-RUL-62",
)
def why_not_challenge(t: World, chosen: Option) -> Iterator[Refusal]:
    """Every reason that forbids a Challenge: independent creatures come first, the enemy's quests are not one's own."""
    who, region, kind, name = chosen.value
    one = t.characters[who]
    independent = kind == "creatures" and ".independent" in name
    if travel.has_independents(t, region) and not independent and region == one.at:
        yield Refusal("TBG-CHAL-01", reason="independents-first", region=t.library.atlas.regions[region].id)
    if kind == "creatures" and name.endswith(f".quest{1 - one.faction}") and not has_subterfuge(t):
        yield Refusal("TBG-CHAL-04", reason="enemy-quest", card=name.split(".")[0])
    if kind == "boss":
        lies = next((each for boss, each in bosses(t, region) if boss == name), None)
        if lies is not None and is_once(t, name) and one.faction in lies.tried:
            yield Refusal("TBG-CHAL-05", reason="tried-already", card=name)


def is_once(t: World, boss: str) -> bool:
    """Whether each faction may challenge a boss only once."""
    record = t.library.by_id[boss]
    return isinstance(record, Boss) and record.once


@rule("TBG-RUL-94", "TBG-RUL-106")
def has_subterfuge(t: World) -> bool:
    """Whether an Event lets quest creatures of the enemy be challenged."""
    return any(one.event.id == SUBTERFUGE for one in t.lasting)


@rule("TBG-RUL-94", "TBG-TRAV-04")
def candidates(t: World, one: Character) -> Iterator[Option]:
    """Every Challenge that could be thought of: here, and next door for those who can go there for it."""
    yield from targets(t, one, one.at)
    if travel.lasts(t, one, Leap):
        for region in t.library.atlas.near[one.at]:
            if region != t.library.atlas.home[1 - one.faction]:
                yield from targets(t, one, region)


@rule(
    "TBG-CHAL-07",
    "TBG-CHAL-08",
    "TBG-CHAL-09",
    "TBG-CHAL-10",
    "TBG-PVP-02",
    "TBG-PVP-04",
    "TBG-RUL-70",
    "TBG-RUL-09",
)
def challenge(t: World, chosen: Option) -> Rules[None]:
    """A Challenge is announced, friends in the region may join with an action of theirs, and the combat begins."""
    who, region, kind, name = chosen.value
    one = t.characters[who]
    if region != one.at:
        travel.put(t, one, region, "TBG-RUL-94")
    t.tell("challenges", "TBG-CHAL-08", seat=one.seat, character=who, target=name, kind_of=kind)
    if kind == "boss" and not (yield from overlords.reveal(t, one, name)):
        t.phase = "after-action"
        return
    group = [one, *(yield from invited(t, one, name))]
    t.traders = [each.index for each in group]  # TBG-RUL-68: whoever joins has acted as well
    if kind == "creatures":
        figures = groups(t, region)[name]
        combat.begin(t, "creatures", region, one.faction, group, figures)
    elif kind == "boss":
        begun = combat.begin(t, "boss", region, one.faction, group)
        begun.boss = t.library.by_id[name]
        for boss, lies in bosses(t, region):
            if boss == name and lies is not None and one.faction not in lies.tried:
                lies.tried.append(one.faction)
    else:
        combat.begin(t, "pvp", region, one.faction, [*group, *t.at(region, 1 - one.faction)])
    assert t.combat is not None
    t.combat.challenger = who


@rule("TBG-CHAL-08", "TBG-CHAL-09")
def invited(t: World, one: Character, target: str) -> Rules[Sequence[Character]]:
    """The friends in the region who join: each has an action left, is asked, and spends it."""
    able = [each for each in t.at(one.at, one.faction) if each is not one and each.actions > 0]
    if not able or (travel.has_independents(t, one.at) and ".independent" not in target):
        return []
    parts = [
        Decision(
            each.seat,
            "join",
            (YES, NO),
            ("TBG-CHAL-08",),
            facts={"character": each.index, "of": one.index, "aim": target},
            part=each.id,
        )
        for each in able
    ]
    answers = yield from ask_together(parts)
    joined = [each for each, answer in zip(able, answers, strict=True) if answer is YES]
    for each in joined:
        each.actions -= 1
        t.tell("joins", "TBG-CHAL-09", seat=each.seat, character=each.index)
    return joined


# When the fight is over


@rule(
    "TBG-CMB-28",
    "TBG-CMB-32",
    "TBG-TOK-03",
    "TBG-TOK-05",
    "TBG-PVP-13",
    "TBG-PVP-16",
    "TBG-RUL-105",
    "TBG-RUL-12",
)
def end(t: World) -> Rules[None]:
    """The combat is over: tokens leave the combat area, and creatures that are left stand on the board, healed."""
    fight = combat.fight(t)
    fight.attack = None
    for boxes in fight.boxes:
        combat.clear(boxes)
    for fighter in fight.fighters:
        one = t.characters[fighter.who]
        if not fighter.out and fight.kind != "final":
            yield from abilities.automatic(t, one, "combat-end")
        one.stun = 0
        _forget_stored(t, one)
        body.settle(t, one)
    won = quests.completed(t, fight.beaten)
    t.shared = [one.who for one in fight.fighters if not one.left]
    t.survivors = [one.who for one in fight.fighters if not one.out]
    t.levels = [t.characters[who].level for who in t.shared]
    t.figures += fight.foes
    t.tell("combat-over", "TBG-CMB-33", won=combat.is_over(t, fight) and bool(t.survivors))
    t.combat = None
    t.won = won
    t.phase = "after-action"
    yield from _consequences(t, fight)


def _forget_stored(t: World, one: Character) -> None:
    """Tokens that count lost Health last for a combat only."""
    for use in gear.outfit(t, one).at("hurt"):
        if any(isinstance(step, Store) for step in use.terms.do):
            one.tokens.pop(use.card.id, None)


def _consequences(t: World, fight: Combat) -> Rules[None]:
    """What follows from how a combat ended, by its kind."""
    if fight.kind in ("pvp", "final"):
        yield from _after_pvp(t, fight)
        return
    if fight.kind == "bulwark":
        overlords.after_bulwark(t, fight)
        return
    yield from events.after_creatures(t, fight)
    if fight.boss is not None and fight.felled:
        yield from overlords.after_boss(t, fight)
    elif isinstance(fight.boss, Boss) and fight.boss.once:
        overlords.settle_attempts(t, next(one for one in t.lasting if one.event.boss == fight.boss.id))
    if t.won and t.result is None:
        t.phase = "rewards"


def _after_pvp(t: World, fight: Combat) -> Rules[None]:
    """The winners loot, and Events that wait for it pay; the final battle decides the game."""
    side = pvp.winner(t, fight)
    t.tell("pvp-over", "TBG-PVP-13", faction=-1 if side is None else side)
    if fight.kind == "final":
        overlords.final_result(t, side)
        return
    if side is not None:
        t.combat = fight
        yield from pvp.loot(t, fight, side)
        t.combat = None
    yield from events.after_pvp(t, fight, side)


@rule("TBG-RUL-12", "TBG-RUL-13", "TBG-QST-21", "TBG-QST-22", "TBG-QST-09", "TBG-RUL-106")
def rewards(t: World) -> Rules[None]:
    """Completed quests are paid out one after another, in the order of the faction, and each is replaced."""
    sharers = [t.characters[who] for who in t.shared]
    survivors = [t.characters[who] for who in t.survivors]
    # TBG-RUL-105: if everybody has left the fight nobody has a share, and the quest is only replaced.
    faction = t.active
    chosen = yield from council(
        t, faction, "quest-order", [option("quest", one.id, one) for one in t.won], ("TBG-RUL-12",)
    )
    quest = chosen.value
    t.won.remove(quest)
    owner = quests.of_faction(t, quest)
    less = 0
    if owner != faction:
        less = 1
        yield from events.stolen(t)
    t.tell("quest-done", "TBG-QST-10", card=quest.id, faction=faction, characters=t.shared)
    levels = dict(zip(t.shared, t.levels, strict=True))
    yield from quests.pay_out(t, quest.reward, faction, sharers, survivors, quest.level, levels, less)
    quests.put_away(t, quest, owner)
    yield from quests.replace(t, owner)
    t.phase = "rewards" if t.won and t.result is None else "after-action"
