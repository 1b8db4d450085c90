"""Setup in twelve steps: classes and factions, the Overlord, decks, the Merchant, the first quests."""

from __future__ import annotations

from collections.abc import Sequence

from locanda.kernel.box import SetupOption
from locanda.kernel.decision import option
from locanda.kernel.dice import Dice
from locanda.kernel.game import Game, Setup
from locanda.kernel.refusal import LocandaError
from locanda.kernel.zones import Pile
from locanda.kit.ledger import rule

from .atlas import ALLIANCE, FACTIONS, HORDE
from .cards import GRADES, SHAPES, Item, Quest
from .library import Library
from .rules import classes, overlords, quests
from .state import Seat, World

MERCHANT = (("triangle", 3), ("square", 2), ("circle", 1))
# The classes of a first game, by faction.
EASY = (("warrior", "mage", "priest"), ("druid", "warlock", "hunter"))
OPTIONS = (
    SetupOption("characters", ("choice", "first-game"), "TBG-GUIDE-01"),
    SetupOption("factions", ("lot", "seats"), "TBG-SETUP-06"),
    SetupOption("overlord", ("lot", "lord-kazzak", "nefarian", "kelthuzad"), "TBG-SETUP-11"),
    SetupOption("deadly-pvp", ("no", "yes"), "TBG-ALT-02"),
    SetupOption("overlord-only", ("no", "yes"), "TBG-ALT-04"),
)


@rule("TBG-SETUP-01", "TBG-RUL-97")
def by_seat(seats: int) -> list[int]:
    """The faction of each seat where players have agreed on them by where they sit."""
    return {3: [0, 1, 1], 5: [0, 1, 0, 1, 1]}.get(seats, [seat % 2 for seat in range(seats)])


@rule(
    "TBG-SETUP-01",
    "TBG-SETUP-02",
    "TBG-SETUP-11",
    "TBG-SETUP-12",
    "TBG-SETUP-13",
    "TBG-SETUP-14",
    "TBG-SETUP-19",
    "TBG-SETUP-20",
    "TBG-OVL-01",
    "TBG-OVL-02",
    "TBG-ALT-01",
    "TBG-RUL-88",
    "TBG-VAR-06",
)
def lay_out(game: Game, library: Library, setup: Setup, dice: Dice) -> World:
    """The board with its shuffled decks, the Merchant's first items and one Overlord; nobody has a class yet."""
    name = game.option(setup, "overlord")
    overlord = dice.pick(library.overlords) if name == "lot" else library.by_id[name]
    items: dict[str, Pile[Item]] = {shape: Pile(library.deck(shape)) for shape in SHAPES}
    decks: list[dict[str, Pile[Quest]]] = []
    for faction in FACTIONS:
        own = [one for one in library.quests if one.faction == faction]
        grades: Sequence[str] = game.value("grades", GRADES, None)
        decks.append({grade: Pile([one for one in own if one.grade == grade]) for grade in grades})
    used = [one for one in library.events if one.overlord in ("", overlord.id)]
    deck = Pile([one for one in used for _ in range(one.copies)])
    slots = classes.places(setup.seats)
    t = World(
        library,
        [Seat(seat) for seat in range(setup.seats)],
        [],
        overlord,
        items,
        decks,
        deck,
        len(slots) > 4,
        game=game,
        dice=dice,
        phase="classes",
    )
    t.variants = tuple(
        name
        for name, id_ in (("deadly", "deadly-pvp"), ("overlord-only", "overlord-only"))
        if game.option(setup, id_) == "yes"
    )
    t.boxed = [
        one for one in library.events if one.overlord not in ("", overlord.id) for _ in range(one.copies)
    ]
    for stack in items.values():
        stack.shuffle(dice)
    for each in decks:
        for quests_of in each.values():
            quests_of.shuffle(dice)
    deck.shuffle(dice)
    for shape, count in MERCHANT:
        for _ in range(count):
            card = items[shape].draw()
            if card is not None:
                t.merchant.append(card)
    overlords.lay_out(t)
    t.classes = ["" for _ in slots]
    t.picks = list(range(len(slots)))
    dice.shuffle(t.picks)
    first = game.option(setup, "characters") == "first-game"
    if first or game.option(setup, "factions") == "seats":
        for seat, side in zip(t.seats, by_seat(setup.seats), strict=True):
            seat.faction = side
    _bring(t, setup, slots)
    if first:
        first_game(t, slots)
    return t


@rule("TBG-GUIDE-01")
def first_game(t: World, slots: Sequence[int]) -> None:
    """Whoever has not chosen a class gets one that is recommended for a first game."""
    for slot in sorted(t.picks):
        side = t.seats[slots[slot]].faction
        classes.pick(t, slot, next(name for name in EASY[side] if name not in t.classes))


def _bring(t: World, setup: Setup, slots: Sequence[int]) -> None:
    """Classes that were chosen before the match are taken, as far as they may be."""
    for seat, names in enumerate(setup.brings):
        wanted = [name for name in names.split("+") if name]
        own = [slot for slot, player in enumerate(slots) if player == seat]
        if len(wanted) > len(own):
            raise LocandaError(f"seat {seat} has {len(own)} characters, not {len(wanted)}")
        for slot, name in zip(own, wanted, strict=False):
            if name not in t.library.class_of:
                raise LocandaError(f"there is no class {name!r}; there are {', '.join(t.library.class_of)}")
            reasons = tuple(classes.why_not_pick(t, option("class", f"{name}", (slot, name))))
            if reasons:
                raise LocandaError(f"seat {seat} cannot play a {name} here ({reasons[0].rule})")
            classes.pick(t, slot, name)


# The first quests


@rule("TBG-SETUP-16", "TBG-SETUP-17", "TBG-SETUP-18", "TBG-VAR-02", "TBG-RUL-20", "TBG-RUL-87", "TBG-QST-05")
def opening(t: World) -> None:
    """Each faction opens its first quests, the Horde before the Alliance; the other grey ones leave the game."""
    grey = quests.full_number(t) - 1
    for faction in (HORDE, ALLIANCE):
        for _ in range(grey):
            quests.draw(t, faction, "grey")
        quests.draw(t, faction, "green")
    for faction in (HORDE, ALLIANCE):
        t.done += t.quests[faction]["grey"].cards
        t.quests[faction]["grey"].cards.clear()
    t.phase = "turn"
