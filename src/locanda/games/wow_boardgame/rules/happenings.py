"""What each Event does as it is drawn: those that happen at once, and those that stay."""

from __future__ import annotations

from collections.abc import Sequence

from locanda.kernel.decision import PASS, Decision, Option, Rules, ask, ask_together, option
from locanda.kit.ledger import rule

from ..cards import AuctionItem, Event, Quest, Talent
from ..state import Character, Figure, World
from . import body, experience, gear, harm, items, quests, travel
from .events import CLEANSE, PLAGUE, WINDS, active_first, calm, in_plaguelands, resolves, stay
from .events import SCRIPTS as SCRIPTS
from .factions import by_xp, council, one_of

GOLD, REST, TALENTS = Option("gold"), Option("regain"), Option("talents")
BIDS = [Option("bid", str(number), number) for number in range(400)]
NEAR, FAR = 4, 8


# Events that happen at once


@resolves("professions")
@rule("TBG-RUL-94")
def professions(t: World, card: Event) -> Rules[bool]:
    """Each character takes gold, or regains Health and Energy, as much as its level."""
    for one in active_first(t):
        options = [GOLD, REST] if any(body.room(t, one, each) for each in ("health", "energy")) else [GOLD]
        chosen = yield from ask(
            t, one.seat, "professions", options, ("TBG-EVT-01",), facts={"character": one.index}
        )
        if chosen is GOLD:
            quests.earn_gold(t, one, one.level, "TBG-EVT-01")
        else:
            yield from body.regain_mix(t, one, one.level, "TBG-EVT-01")
    return False


@resolves("new-horizons")
@rule("TBG-QST-05", "TBG-RUL-94")
def new_horizons(t: World, card: Event) -> Rules[bool]:
    """Each faction may give up a quest for a new one; its creatures leave the board, independent ones stay."""
    for faction in (t.active, 1 - t.active):
        options = [*(option("replace", one.id, one) for one in t.open_quests[faction]), PASS]
        chosen = yield from council(t, faction, "new-horizons", options, ("TBG-QST-05",))
        if chosen is not PASS:
            quest: Quest = chosen.value
            t.figures = [one for one in t.figures if one.quest != quest.id]
            t.open_quests[faction].remove(quest)
            if quest.grade == "grey":
                t.done.append(quest)
            else:
                t.quests[faction][quest.grade].put_under(quest)
            t.tell("given-up", "TBG-QST-05", card=quest.id, faction=faction)
            yield from quests.replace(t, faction)
    return False


@resolves("zeppelin")
@rule("TBG-RUL-118", "TBG-RUL-94")
def zeppelin(t: World, card: Event) -> Rules[bool]:
    """From the fewest XP on, each character may fly to a friendly flight path without enemies."""
    atlas = t.library.atlas
    for one in by_xp(t, t.characters):
        places = [
            place
            for place in atlas.flights[one.faction]
            if place != one.at and not t.at(place, 1 - one.faction) and place != atlas.home[1 - one.faction]
        ]
        if places:
            options = [*(atlas.places[place] for place in places), PASS]
            chosen = yield from ask(
                t, one.seat, "zeppelin", options, ("TBG-EVT-01",), facts={"character": one.index}
            )
            if chosen is not PASS:
                travel.put(t, one, chosen.value, "TBG-EVT-01")
    return False


@resolves("merchants")
@rule("TBG-RUL-118", "TBG-RUL-94")
def merchants(t: World, card: Event) -> Rules[bool]:
    """From the fewest XP on, each character may buy one item of the Merchant for half its price, rounded up."""
    for one in by_xp(t, t.characters):
        found = {item.id: item for item in t.merchant if (item.gold + 1) // 2 <= one.gold}
        if not found:
            continue
        options = [*(option("buy", name, name) for name in found), PASS]
        chosen = yield from ask(
            t, one.seat, "merchants", options, ("TBG-EVT-01",), facts={"character": one.index}
        )
        if chosen is not PASS:
            item = found[chosen.value]
            yield from items.buy(t, one, item, (item.gold + 1) // 2)
    return False


@resolves("goblin-merchant")
@rule("TBG-RUL-118", "TBG-RUL-94")
def goblin_merchant(t: World, card: Event) -> Rules[bool]:
    """From the fewest XP on, each character may sell one item of the Bag for half its price, rounded down."""
    for one in by_xp(t, t.characters):
        found = {item.id: item for item in one.bag if not item.soulbound}
        if not found:
            continue
        options = [*(option("sell", name, name) for name in found), PASS]
        chosen = yield from ask(
            t, one.seat, "goblin-merchant", options, ("TBG-EVT-01",), facts={"character": one.index}
        )
        if chosen is not PASS:
            item = found[chosen.value]
            one.bag.remove(item)
            t.merchant.append(item)
            t.tell(
                "sold", "TBG-MERCH-06", seat=one.seat, character=one.index, card=item.id, gold=item.gold // 2
            )
            one.gold += item.gold // 2
    return False


@resolves("beasts")
@rule("TBG-RUL-94")
def beasts(t: World, card: Event) -> Rules[bool]:
    """The factions take turns and each moves two different groups of independent creatures up to two regions."""
    moved: list[list[str]] = [[], []]
    for number in range(4):
        faction = t.active if number % 2 == 0 else 1 - t.active
        ways: dict[str, tuple[str, int, int]] = {}
        for figure in t.figures:
            if figure.quest or f"{figure.creature.id}@{figure.at}" in moved[faction]:
                continue
            for place in beast_places(t, faction, figure):
                regions = t.library.atlas.regions
                name = f"{figure.creature.id}.{regions[figure.at].id}.{regions[place].id}"
                ways[name] = (figure.creature.id, figure.at, place)
        options = [*(option("drive", name, way) for name, way in ways.items()), PASS]
        chosen = yield from council(t, faction, "beasts", options, ("TBG-EVT-01",))
        if chosen is PASS:
            continue
        kind, origin, place = chosen.value
        for figure in t.figures:
            if not figure.quest and figure.creature.id == kind and figure.at == origin:
                figure.at = place
        for names in moved:
            names[:] = [f"{kind}@{place}" if name == f"{kind}@{origin}" else name for name in names]
        moved[faction].append(f"{kind}@{place}")
        regions = t.library.atlas.regions
        t.tell(
            "driven",
            "TBG-EVT-01",
            card=kind,
            origin=regions[origin].id,
            region=regions[place].id,
            faction=faction,
        )
    calm(t)
    return False


def beast_places(t: World, faction: int, figure: Figure) -> list[int]:
    """Where a faction may drive a group: no start region, no enemies, no independent creatures of the same type."""
    atlas = t.library.atlas
    far = atlas.apart[figure.at]
    return [
        place
        for place in range(len(atlas.regions))
        if 0 < far[place] <= 2
        and place not in atlas.home
        and not t.at(place, 1 - faction)
        and not any(
            one.at == place and not one.quest and one.creature is figure.creature for one in t.figures
        )
    ]


@resolves("path")
@rule("TBG-RUL-119", "TBG-RUL-118")
def path_to_power(t: World, card: Event) -> Rules[bool]:
    """Each character exchanges Talents, or takes gold for twice its level."""
    for one in active_first(t):
        options = [GOLD, TALENTS] if exchanges(one, []) else [GOLD]
        chosen = yield from ask(
            t, one.seat, "path", options, ("TBG-RUL-119",), facts={"character": one.index}
        )
        if chosen is GOLD:
            quests.earn_gold(t, one, 2 * one.level, "TBG-EVT-01")
            continue
        new: list[str] = []
        while True:
            ways = exchanges(one, new)
            options = [option("swap", f"{old.id}.{other.id}", (old, other)) for old, other in ways]
            chosen = yield from ask(
                t,
                one.seat,
                "exchange",
                [*options, *((PASS,) if new else ())],
                ("TBG-RUL-119",),
                facts={"character": one.index},
            )
            if chosen is PASS:
                break
            old, other = chosen.value
            one.talents.remove(old)
            one.learnable.append(old)
            one.tokens.pop(old.id, None)
            t.tell("forgot", "TBG-RUL-119", seat=one.seat, character=one.index, card=old.id)
            yield from experience.take_talent(t, one, other)
            gear.take_off_misfits(t, one)
            yield from items.overflow(t, one)
            body.settle(t, one)
            new.append(other.id)
            if not exchanges(one, new):
                break
    return False


def exchanges(one: Character, new: Sequence[str]) -> list[tuple[Talent, Talent]]:
    """The Talents that may be exchanged, each for one whose level is not above its own."""
    return [
        (old, other)
        for old in one.talents
        if old.id not in new
        for other in one.learnable
        if other.level <= old.level and other.id not in new
    ]


@resolves("soul-taint")
@rule("TBG-RUL-110", "TBG-RUL-94")
def soul_taint(t: World, card: Event) -> Rules[bool]:
    """Characters near the Overlord lose half their Health."""
    for one in tainted(t):
        half = (one.health + 1) // 2 if plagued(t) else one.health // 2
        yield from harm.lose(t, one, half, "TBG-RUL-110")
    return False


@resolves("arcane-corruption")
@rule("TBG-RUL-94")
def arcane_corruption(t: World, card: Event) -> Rules[bool]:
    """Characters near the Overlord lose half their Energy."""
    yield from ()
    for one in tainted(t):
        body.lose_energy(t, one, (one.energy + 1) // 2 if plagued(t) else one.energy // 2, "TBG-EVT-01")
    return False


def plagued(t: World) -> bool:
    """Whether the Plague is spread."""
    return any(one.event.id == PLAGUE and one.regions for one in t.lasting)


def tainted(t: World) -> list[Character]:
    """The characters within reach of the Overlord: four regions, with the Plague eight."""
    reach = FAR if plagued(t) else NEAR
    far = t.library.atlas.apart[t.overlord_at]
    return [one for one in active_first(t) if far[one.at] <= reach]


@resolves("auction")
@rule("TBG-EVT-04", "TBG-EVT-05", "TBG-EVT-06", "TBG-RUL-41", "TBG-RUL-42", "TBG-DEF-07")
def auction(t: World, card: Event) -> Rules[bool]:
    """Every character bids in secret and all bids are shown at once; the highest one is paid for the item."""
    item: AuctionItem = t.library.by_id[card.item]
    t.tell("auction", "TBG-EVT-04", card=item.id, gold=[one.gold for one in t.characters])
    parts = [
        Decision(
            one.seat,
            "bid",
            BIDS[: one.gold + 1],
            ("TBG-EVT-04",),
            facts={"character": one.index, "card": item.id},
            part=one.id,
        )
        for one in t.characters
    ]
    answers = yield from ask_together(parts)
    bids = [answer.value for answer in answers]
    most = max(bids)
    winner = one_of(t, [one for one, bid in zip(t.characters, bids, strict=True) if bid == most])
    winner.gold -= most
    winner.auctioned.append(item)
    t.tell(
        "auctioned",
        "TBG-EVT-05",
        seat=winner.seat,
        character=winner.index,
        card=item.id,
        gold=most,
        bids=bids,
    )
    gear.extra_areas(t, winner)
    return True


# Events that stay


@resolves("lasting")
@rule("TBG-EVT-01", "TBG-RUL-106")
def lasting(t: World, card: Event) -> Rules[bool]:
    """The card lies open until it is fulfilled."""
    yield from ()
    stay(t, card)
    return True


@resolves("plague")
@rule("TBG-EVT-12")
def plague(t: World, card: Event) -> Rules[bool]:
    """Markers lie in the regions of the card."""
    yield from ()
    stay(t, card)
    return True


@resolves("ears")
@rule("TBG-RUL-94")
def ears(t: World, card: Event) -> Rules[bool]:
    """The card lies open, unless another one keeps it from working."""
    yield from ()
    if any(one.event.id in (CLEANSE, WINDS) for one in t.lasting):
        return False
    stay(t, card)
    return True


@resolves("cleanse")
@rule("TBG-RUL-112")
def cleanse(t: World, card: Event) -> Rules[bool]:
    """From now on defeated independent creatures are trophies."""
    yield from ()
    stay(t, card)
    return True


@resolves("winds")
@rule("TBG-RUL-94")
def winds(t: World, card: Event) -> Rules[bool]:
    """The winds blow as long as independent creatures are in the Plaguelands."""
    yield from ()
    if not in_plaguelands(t):
        return False
    stay(t, card)
    return True


@resolves("bounty")
@rule("TBG-RUL-106")
def bounty(t: World, card: Event) -> Rules[bool]:
    """A character of each faction is marked by lot."""
    yield from ()
    lies = stay(t, card)
    lies.marks = [one_of(t, t.of(faction)).index for faction in (0, 1)]
    t.tell("marked", "TBG-RUL-106", card=card.id, characters=lies.marks)
    return True


@resolves("war")
@rule("TBG-EVT-11")
def war(t: World, card: Event) -> Rules[bool]:
    """War tokens lie in the two regions."""
    yield from ()
    stay(t, card)
    return True


@resolves("boss")
@rule("TBG-EVT-12")
def boss(t: World, card: Event) -> Rules[bool]:
    """A boss stands in a region."""
    yield from ()
    stay(t, card)
    return True


@resolves("item-tribute")
@rule("TBG-RUL-118", "TBG-RUL-112")
def item_tribute(t: World, card: Event) -> Rules[bool]:
    """A boss stands in a region, and each character gives up an item of its Bag to it."""
    lies = stay(t, card)
    for one in active_first(t):
        found = {item.id: item for item in one.bag if not item.soulbound}
        if found:
            options = [option("give", name, name) for name in found]
            chosen = yield from ask(
                t, one.seat, "tribute", options, ("TBG-RUL-118",), facts={"character": one.index}
            )
            item = found[chosen.value]
            one.bag.remove(item)
            lies.items.append(item)
            t.tell("tribute", "TBG-RUL-112", seat=one.seat, character=one.index, card=item.id, gold=0)
    return True


@resolves("gold-tribute")
@rule("TBG-RUL-118", "TBG-RUL-112")
def gold_tribute(t: World, card: Event) -> Rules[bool]:
    """A boss stands in a region, and each character pays half its gold, rounded down."""
    yield from ()
    lies = stay(t, card)
    for one in active_first(t):
        paid = one.gold // 2
        one.gold -= paid
        lies.gold += paid
        t.tell("tribute", "TBG-RUL-112", seat=one.seat, character=one.index, card="", gold=paid)
    return True
