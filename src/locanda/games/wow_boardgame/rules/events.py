"""Events: how they are drawn, what each of them does, and how those that stay are resolved."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from locanda.kernel.decision import Rules
from locanda.kit.ledger import rule

from ..cards import Event
from ..state import Character, Combat, Figure, Lasting, World
from . import body, experience, items, overlords, quests, values
from .factions import is_weaker
from .pvp import who_takes

Script: TypeAlias = "Callable[[World, Event], Rules[bool]]"
SCRIPTS: dict[str, Script] = {}
DOOMED = "ears-and-heads-of-the-wild"
CLEANSE, WINDS, PLAGUE = "cleanse-the-land", "foul-plaguewinds", "spread-the-plague"
PLAGUELANDS = ("western-plaguelands", "eastern-plaguelands")
TROPHIES, WIND_XP = 10, 2
CLEANSE_GOLD, CLEANSE_XP = 4, 2
BOUNTY_XP = 3
PLAGUE_ENERGY, PLAGUE_XP = 3, 1


def resolves(name: str) -> Callable[[Script], Script]:
    """Mark what resolves an Event; it says whether the card stays open."""

    def mark(script: Script) -> Script:
        SCRIPTS[name] = script
        return script

    return mark


# Drawing


@rule("TBG-EOT-05", "TBG-RUL-49", "TBG-RUL-76", "TBG-RUL-103")
def draw(t: World) -> Rules[None]:
    """An Event is drawn; discarded ones are shuffled anew if there is none. An Overlord on his way goes on first."""
    if not len(t.deck):
        t.deck.cards.extend(t.discarded)
        t.discarded = []
        t.deck.shuffle(t.dice)
    card = t.deck.draw()
    if card is None:
        t.phase = "turn"
        return
    t.event = card
    t.tell("event", "TBG-EVT-01", card=card.id, faction=t.active)
    for one in [each for each in t.lasting if each.event.id == DOOMED]:
        put_away(t, one)
    yield from overlords.advance(t, card.destiny)
    if overlords.has_arrived(t):
        t.discarded.append(card)
        t.event = None
        t.phase = "bulwark"
        return
    t.phase = "event"


@rule("TBG-EVT-01", "TBG-EVT-02", "TBG-EVT-03", "TBG-RUL-44", "TBG-RUL-61")
def resolve(t: World) -> Rules[None]:
    """The Event is resolved and lies open as long as it needs; after a Bonus Event another one follows.

    A Bonus Event whose title was drawn before in this step does nothing and ends it.
    """
    card = t.event
    assert card is not None
    repeated = card.bonus and card.title in t.drawn
    t.drawn.append(card.title)
    stays = False
    if repeated:
        t.tell("event-repeated", "TBG-EVT-03", card=card.id)
    else:
        stays = yield from SCRIPTS[card.script](t, card)
    t.event = None
    if not stays:
        t.discarded.append(card)
    if t.result is None:
        again = card.bonus and not repeated
        t.phase = "draw-event" if again else "turn"
        if not again:
            t.drawn = []


def stay(t: World, card: Event) -> Lasting:
    """An Event lies open beside the board."""
    lies = Lasting(card, regions=[t.library.atlas.number[name] for name in card.regions])
    t.lasting.append(lies)
    t.event = None
    return lies


def put_away(t: World, lies: Lasting) -> None:
    """An Event is discarded; figures on it are in the supply again, items go to the Merchant."""
    t.lasting = [one for one in t.lasting if one is not lies]
    t.discarded.append(lies.event)
    t.merchant += lies.items
    lies.items = []
    t.tell("event-over", "TBG-EVT-01", card=lies.event.id)


def active_first(t: World) -> list[Character]:
    """All characters, those of the active faction first."""
    return [*t.of(t.active), *t.of(1 - t.active)]


def in_plaguelands(t: World) -> bool:
    """Whether independent creatures stand in the Plaguelands."""
    area = t.library.atlas.area
    return any(not one.quest and area[one.at] in PLAGUELANDS for one in t.figures)


# What fulfils them


@rule("TBG-RUL-112", "TBG-RUL-95")
def release_tributes(t: World, lies: Lasting, faction: int, survivors: Sequence[Character]) -> Rules[None]:
    """What was given up to a boss goes to its victors."""
    for index, amount in quests.split(t, lies.gold, survivors).items():
        quests.earn_gold(t, t.characters[index], amount, "TBG-RUL-112")
    lies.gold = 0
    while lies.items and survivors:
        item = lies.items.pop(0)
        t.held.append(item)
        taker = yield from who_takes(t, faction, list(survivors), item.id, "TBG-RUL-112")
        yield from items.receive(t, taker, item, "TBG-RUL-112")


@rule("TBG-EVT-10", "TBG-EVT-11", "TBG-RUL-46", "TBG-RUL-109")
def check_wars(t: World) -> Rules[None]:
    """The faction that has not just acted wins each War in both of whose regions it has somebody."""
    faction = 1 - t.active
    for one in [each for each in t.lasting if each.event.kind == "war"]:
        if all(t.at(region, faction) for region in one.regions):
            reward = one.event.weaker if is_weaker(t, faction) else one.event.stronger
            assert reward is not None
            t.tell("war-won", "TBG-EVT-10", card=one.event.id, faction=faction)
            put_away(t, one)
            for winner in t.of(faction):
                quests.earn_gold(t, winner, reward.gold, "TBG-EVT-10")
                yield from experience.earn(t, winner, reward.xp, "TBG-EVT-10")


@rule("TBG-XP-06", "TBG-RUL-86", "TBG-RUL-94", "TBG-RUL-112", "TBG-RUL-109")
def after_creatures(t: World, fight: Combat) -> Rules[None]:
    """Defeated independent creatures pay only if an Event says so; trophies lie on their card."""
    beaten = [one for one in fight.beaten if not one.quest]
    sharers = [t.characters[one.who] for one in fight.fighters if not one.left]
    if not beaten:
        return
    survivors = [t.characters[one.who] for one in fight.fighters if not one.out]
    strength = [values.stats(one).attack for one in beaten]
    for lies in list(t.lasting):
        if lies.event.id == DOOMED:
            yield from _share(t, len(beaten), sum(each // 2 for each in strength), sharers, survivors)
        elif lies.event.id == WINDS and t.library.atlas.area[fight.at] in PLAGUELANDS:
            yield from _share(t, WIND_XP * len(beaten), 0, sharers, survivors)
    for lies in [one for one in t.lasting if one.event.id == CLEANSE]:
        yield from _collect(t, lies, beaten, fight.faction)
    calm(t)


@rule("TBG-RUL-94")
def calm(t: World) -> None:
    """Foul Plaguewinds are over when no independent creature is left in the Plaguelands."""
    for lies in [one for one in t.lasting if one.event.id == WINDS]:
        if not in_plaguelands(t):
            put_away(t, lies)


def _share(t: World, xp: int, gold: int, sharers: list[Character], survivors: list[Character]) -> Rules[None]:
    parts = quests.split(t, gold, survivors)
    for index, amount in quests.split(t, xp, sharers).items():
        yield from experience.earn(t, t.characters[index], amount, "TBG-RUL-94")
    for index, amount in parts.items():
        quests.earn_gold(t, t.characters[index], amount, "TBG-RUL-94")


@rule("TBG-RUL-112", "TBG-RUL-109")
def _collect(t: World, lies: Lasting, beaten: list[Figure], faction: int) -> Rules[None]:
    """Trophies are kept by the faction; the first one with enough Attack among them wins."""
    for figure in beaten:
        lies.trophies.append(Figure(figure.creature, figure.shade, figure.at, "", faction))
    total = sum(values.stats(one).attack for one in lies.trophies if one.faction == faction)
    t.tell("trophies", "TBG-RUL-112", faction=faction, total=total, goal=TROPHIES)
    if total >= TROPHIES:
        lies.trophies = []
        put_away(t, lies)
        for winner in t.of(faction):
            quests.earn_gold(t, winner, CLEANSE_GOLD, "TBG-RUL-109")
            yield from experience.earn(t, winner, CLEANSE_XP, "TBG-RUL-109")


@rule("TBG-RUL-94", "TBG-RUL-106", "TBG-RUL-109")
def after_pvp(t: World, fight: Combat, side: int | None) -> Rules[None]:
    """Old Hatreds pay those who have won, a Bounty the faction whose enemy's marked character fell."""
    for lies in [one for one in t.lasting if one.event.script == "bounty"]:
        marked = [who for who in fight.defeated if who in lies.marks]
        if marked:
            winners = 1 - t.characters[marked[0]].faction
            t.tell("bounty", "TBG-RUL-106", character=marked[0], faction=winners)
            put_away(t, lies)
            for one in t.of(winners):
                yield from experience.earn(t, one, BOUNTY_XP, "TBG-RUL-109")
    if side is None:
        return
    for lies in [one for one in t.lasting if one.event.id == "old-hatreds"]:
        reward = lies.event.weaker if is_weaker(t, side) else lies.event.stronger
        assert reward is not None
        put_away(t, lies)
        for fighter in fight.fighters:
            one = t.characters[fighter.who]
            if one.faction == side:
                quests.earn_gold(t, one, reward.gold, "TBG-RUL-109")
                yield from experience.earn(t, one, reward.xp, "TBG-RUL-109")


@rule("TBG-RUL-106")
def stolen(t: World) -> Rules[None]:
    """A quest of the enemy was completed: one Subterfuge is used up."""
    lies = next((one for one in t.lasting if one.event.id == "subterfuge"), None)
    if lies is not None:
        put_away(t, lies)
    yield from ()


@rule("TBG-RUL-94")
def may_cleanse(t: World, one: Character) -> Lasting | None:
    """The Plague whose marker a character that has just acted could clear."""
    if one.energy < PLAGUE_ENERGY:
        return None
    return next((lies for lies in t.lasting if lies.event.id == PLAGUE and one.at in lies.regions), None)


def cleanse_marker(t: World, one: Character, lies: Lasting) -> Rules[None]:
    """A plague marker is cleared for Energy and XP; with the last one the Plague is over."""
    body.spend_energy(t, one, PLAGUE_ENERGY, "TBG-RUL-94")
    lies.regions.remove(one.at)
    t.tell(
        "cleared", "TBG-RUL-94", seat=one.seat, character=one.index, region=t.library.atlas.regions[one.at].id
    )
    if not lies.regions:
        put_away(t, lies)
    yield from experience.earn(t, one, PLAGUE_XP, "TBG-RUL-94")
