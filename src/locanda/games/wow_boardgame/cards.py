"""What is printed: classes, characters, powers, talents, items, creatures, bosses, quests, events and the board."""

from __future__ import annotations

from typing import Literal

from locanda.kit.effects import Step
from locanda.kit.records import Flavour as Flavour
from locanda.kit.records import Name as Name
from locanda.kit.records import Printed, Record

from .vocabulary import Which
from .words import CardType, Category, Faction, Grade, Moment, Shade, Shape, Whose

GRADES: tuple[Grade, ...] = ("grey", "green", "yellow", "red")
SHAPES: tuple[Shape, ...] = ("triangle", "square", "circle", "special")
SHADES: tuple[Shade, ...] = ("green", "red", "blue")


class If(Record, frozen=True, kw_only=True):
    """When an ability works at all; every field that is set must hold.

    `used`: one of these cards was used in this round. `again`: the card was used in the round before as well (and, with
    `unhurt`, no Health was lost in it). `equipped`, `without`: cards, traits or categories that are equipped, or not.
    `strong`: a red creature, a boss or enemy characters are fought.
    """

    used: tuple[str, ...] = ()
    again: bool = False
    unhurt: bool = False
    equipped: tuple[str, ...] = ()
    trait: tuple[str, ...] = ()
    category: Category | None = None
    without: Category | None = None
    round: int = 0  # from this round on
    first: bool = False
    opponents: int = 0  # at least so many
    strong: bool = False
    dice: Which | None = None
    count: int = 0  # at least so many such dice
    combo: bool = False  # combo tokens were placed in this round
    won: bool = False  # an opponent was defeated, and the owner was not
    monsters: bool = False  # creatures or a boss are fought


class Ability(Record, frozen=True, kw_only=True):
    """Something that a card does at a moment.

    `auto`: by itself, though its owner may leave the card out. `energy`: what this ability costs, beside the card.
    `follows`: only if the first ability was used in this round. `of`: the cards whose use it answers (`used`), and
    `each`: every use of them. `unequips`: one of these cards (`self`: this one) goes for it. `once`: only once in a
    combat, in a faction turn, or for each friend who attacks. `otherwise`: what happens if `needs` does not hold.
    """

    when: Moment
    do: tuple[Step, ...] = ()
    auto: bool = False
    energy: int = 0
    follows: bool = False
    of: tuple[str, ...] = ()
    each: bool = False
    whose: Whose = "own"
    needs: If | None = None
    otherwise: tuple[Step, ...] = ()
    free: If | None = None
    unequips: tuple[str, ...] = ()
    once: Literal["", "turn", "attacker"] = ""


class Card(Printed, frozen=True, kw_only=True):
    """What all cards have: abilities, and how other cards read as long as this one works."""

    abilities: tuple[Ability, ...] = ()
    instead: dict[str, tuple[Ability, ...]] = {}


class Gear(Card, frozen=True, kw_only=True):
    """A card for a card area: its type, the level it needs, what it costs in gold and Energy."""

    type: CardType
    level: int = 1
    gold: int = 0
    energy: int = 0
    addon: bool = False


class Power(Gear, frozen=True, kw_only=True):
    """A Power card; `finishing` moves hold combo tokens, companions have `health`."""

    owner: str  # the class
    category: Category | None = None
    health: int = 0
    finishing: bool = False
    function: str = ""  # what kind of add-on it is
    preprinted: bool = False


class Item(Gear, frozen=True, kw_only=True):
    """An Item card; `function` is what kind of add-on it is. Preprinted ones belong to no deck."""

    traits: tuple[str, ...]
    deck: Shape | None = None
    copies: int = 1
    function: str = ""
    soulbound: bool = False
    exempt: bool = False  # whether it does not count for the limit of the Bag

    @property
    def preprinted(self) -> bool:
        """Whether it is printed on a character sheet."""
        return self.deck is None


class Talent(Card, frozen=True, kw_only=True):
    """A Talent card: a lasting benefit from a level on."""

    owner: str
    level: int


class AreaRecord(Record, frozen=True, kw_only=True):
    """A card area of a sheet: the types of cards that it takes, and the traits of items (`all` of them, or these)."""

    id: str
    types: tuple[CardType, ...]
    traits: tuple[str, ...] = ("all",)
    only: Category | None = None  # powers of this category only


class ClassRecord(Record, frozen=True, kw_only=True):
    """A class: its factions, Health and Energy by level, and the card areas of its sheet."""

    id: str
    name: Name
    icon: str
    factions: tuple[Faction, ...]
    health: tuple[int, ...]
    energy: tuple[int, ...]
    areas: tuple[AreaRecord, ...]


class Race(Card, frozen=True, kw_only=True):
    """A race, whose ability is printed on the sheet."""


class Sheet(Printed, frozen=True, kw_only=True):
    """A character: a side of a sheet, with the cards that are printed on it."""

    owner: str  # the class
    faction: Faction
    race: str
    preprinted: dict[str, str]  # by area


class Stats(Record, frozen=True, kw_only=True):
    """Combat values: the result needed to hit, the wounds inflicted, the hits needed."""

    threat: int
    attack: int
    health: int


class Foe(Card, frozen=True, kw_only=True):
    """What can be fought and is no character."""


class Creature(Foe, frozen=True, kw_only=True):
    """A type of creature: its values and figures by colour, and a letter for its markers."""

    letter: str
    stats: dict[Shade, Stats]
    figures: dict[Shade, int]


class Prize(Record, frozen=True, kw_only=True):
    """One item symbol of a reward: the deck, and how many cards are drawn to keep one."""

    deck: Shape
    draw: int = 1


class Reward(Record, frozen=True, kw_only=True):
    """What a quest, a War or a boss gives; of several special items one."""

    gold: int = 0
    xp: int = 0
    items: tuple[Prize, ...] = ()
    special: tuple[str, ...] = ()


class Boss(Foe, frozen=True, kw_only=True):
    """A boss of an Event, with what its fall gives the stronger and the weaker faction."""

    region: str
    stats: Stats
    stronger: Reward
    weaker: Reward
    once: bool = False  # each faction may try only once
    relic: bool = False  # one of the victors takes its relic


class Overlord(Foe, frozen=True, kw_only=True):
    """An Overlord, with a profile for four characters and one for six, and where he can be."""

    small: Stats
    large: Stats
    regions: tuple[str, ...]
    way: str = ""  # the region that he moves to by Destiny Numbers
    events: tuple[str, ...] = ()


class Spawn(Record, frozen=True, kw_only=True):
    """Creatures that a quest puts on the board."""

    creature: str
    colour: Shade
    region: str
    count: int = 1


class Quest(Printed, frozen=True, kw_only=True):
    """A quest of a faction: its target level, its creatures, the independent ones, and what it gives."""

    faction: Faction
    grade: Grade
    level: int
    spawns: tuple[Spawn, ...]
    reward: Reward


class Event(Card, frozen=True, kw_only=True):
    """An Event: what its title is called by, whether another one follows, how far an Overlord moves.

    `script` names the rule that resolves it, in the chapter of the Events.
    """

    title: str  # cards of one title repeat one another
    kind: Literal["immediate", "lasting", "war", "boss", "auction"]
    script: str
    copies: int = 1
    bonus: bool = False
    destiny: int = 0
    overlord: str = ""  # only with this Overlord
    regions: tuple[str, ...] = ()
    boss: str = ""
    item: str = ""  # the auctioned item
    stronger: Reward | None = None
    weaker: Reward | None = None
    figures: tuple[int, ...] = ()


class AuctionItem(Card, frozen=True, kw_only=True):
    """What an auction brings: it lies before its owner and follows no rule of items."""


class RegionRecord(Record, frozen=True, kw_only=True):
    """A region of the board: where it lies, its neighbors, and what is printed in it."""

    id: str
    name: Name
    area: str
    at: tuple[int, int]
    near: tuple[str, ...]
    home: Faction | None = None
    towns: tuple[Faction, ...] = ()
    flights: tuple[Faction, ...] = ()
    graveyard: bool = False


class MapArea(Record, frozen=True, kw_only=True):
    """A group of regions."""

    id: str
    name: Name


class BoardRecord(Record, frozen=True, kw_only=True):
    """The board: areas, regions, the turn track with what its spaces show, and the Experience Track."""

    areas: tuple[MapArea, ...]
    regions: tuple[RegionRecord, ...]
    track: tuple[Literal["", "event", "triangle", "square", "circle"], ...]
    levels: tuple[int, ...]  # the XP at which each level from 2 on begins
