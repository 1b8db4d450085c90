"""Setup: classes in an order by lot, factions by lot as far as the classes leave it open, characters in their homes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import product

from locanda.kernel.decision import Option, Rules, ask, option
from locanda.kernel.refusal import Refusal
from locanda.kit.ledger import rule

from ..atlas import ALLIANCE, FACTIONS, HORDE
from ..state import Area, Character, Seat, World
from . import body

GOLD = 5
# Classes that exist for one faction only.
ONLY = {"paladin": ALLIANCE, "shaman": HORDE}


@rule("TBG-GEN-01", "TBG-GEN-04", "TBG-VAR-01", "TBG-VAR-03", "TBG-VAR-04", "TBG-VAR-05", "TBG-RUL-97")
def places(seats: int) -> list[int]:
    """The player of each character: four characters for up to four players, otherwise six; some players have two."""
    return {2: [0, 0, 1, 1], 3: [0, 0, 1, 2], 5: [0, 0, 1, 2, 3, 4]}.get(seats, list(range(seats)))


@rule("TBG-SETUP-05", "TBG-SETUP-06", "TBG-VAR-03", "TBG-VAR-05", "TBG-RUL-97")
def sides(t: World, classes: Sequence[str]) -> list[tuple[int, ...]]:
    """Every way in which the seats can belong to the factions with these classes.

    There are as many characters in each; the Paladin is with the Alliance, the Shaman with the Horde.
    """
    slots = places(len(t.seats))
    found = []
    for way in product((HORDE, ALLIANCE), repeat=len(t.seats)):
        if any(seat.faction not in (-1, way[seat.seat]) for seat in t.seats):
            continue
        if sum(way[player] for player in slots) * 2 != len(slots):
            continue
        if all(
            ONLY.get(name, way[player]) == way[player] for name, player in zip(classes, slots, strict=True)
        ):
            found.append(way)
    return found


@rule("TBG-SETUP-02", "TBG-RUL-97", "TBG-VAR-03", "TBG-VAR-05")
def why_not_pick(t: World, chosen: Option) -> Iterator[Refusal]:
    """Every reason against a class: somebody has it, or no factions would be possible any more."""
    slot, name = chosen.value
    if name in t.classes:
        yield Refusal("TBG-SETUP-02", reason="class-taken", card=name)
    classes = [*t.classes[:slot], name, *t.classes[slot + 1 :]]
    if not sides(t, classes):
        yield Refusal("TBG-RUL-97", reason="no-sides", card=name)


def pick(t: World, slot: int, name: str) -> None:
    """A class is taken for a character."""
    t.classes[slot] = name
    t.picks.remove(slot)
    seat = places(len(t.seats))[slot]
    t.tell("picks", "TBG-SETUP-02", seat=seat, card=name)


def _choices(every: Sequence[Option], t: World) -> Iterator[Option]:
    """Every class, for what is said about those that cannot be taken."""
    return iter(every)


@rule("TBG-SETUP-02", "TBG-SETUP-03")
def pick_classes(t: World) -> Rules[None]:
    """In an order by lot, each takes one of the nine classes that nobody has."""
    while t.picks:
        slot = t.picks[0]
        seat = places(len(t.seats))[slot]
        every = [option("class", one.id, (slot, one.id)) for one in t.library.classes]
        free = [one for one in every if next(why_not_pick(t, one), None) is None]
        chosen = yield from ask(
            t,
            seat,
            "class",
            free,
            ("TBG-SETUP-02",),
            subject=t,
            candidates=partial(_choices, every),
            why_not=why_not_pick,
        )
        pick(t, slot, chosen.value[1])
    t.phase = "factions"


# Factions and characters


@rule("TBG-SETUP-04", "TBG-SETUP-05", "TBG-SETUP-06", "TBG-SETUP-10", "TBG-GEN-01")
def draw_factions(t: World) -> None:
    """The factions are drawn by lot, as far as the classes leave it open, and the figures stand in their homes."""
    way = t.dice.pick(sides(t, t.classes))
    slots = places(len(t.seats))
    for seat in t.seats:
        seat.faction = way[seat.seat]
    for slot in sorted(range(len(slots)), key=lambda slot: way[slots[slot]]):
        enter(t, t.seats[slots[slot]], t.classes[slot])
    t.tell("factions", "TBG-SETUP-06", horde=t.seats_of(HORDE), alliance=t.seats_of(ALLIANCE))
    t.phase = "opening"


@rule(
    "TBG-SETUP-03",
    "TBG-SETUP-04",
    "TBG-SETUP-07",
    "TBG-SETUP-08",
    "TBG-SETUP-09",
    "TBG-SETUP-10",
    "TBG-SETUP-15",
    "TBG-XP-01",
)
def enter(t: World, seat: Seat, class_id: str) -> Character:
    """A character stands at home with its sheet, its class deck, full Health and Energy of level 1, and five gold."""
    library = t.library
    sheet = library.sheet_of(class_id, FACTIONS[seat.faction])
    kind = library.class_of[class_id]
    areas = [
        Area(area.id, library.by_id[sheet.preprinted[area.id]] if area.id in sheet.preprinted else None)
        for area in kind.areas
    ]
    index = len(t.characters)
    one = Character(
        index,
        seat.seat,
        seat.faction,
        sheet,
        kind,
        library.by_id[sheet.race],
        areas,
        library.atlas.home[seat.faction],
        kind.health[0],
        kind.energy[0],
        gold=GOLD,
        powers=list(library.powers_of[class_id]),
        learnable=list(library.talents_of[class_id]),
    )
    t.characters.append(one)
    seat.characters.append(index)
    one.health, one.energy = body.capacity(t, one, "health"), body.capacity(t, one, "energy")
    t.tell("enters", "TBG-SETUP-08", seat=seat.seat, character=index, card=sheet.id)
    return one
