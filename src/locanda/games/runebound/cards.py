"""The cards of Runebound as records: heroes, allies, items, challenges, events, encounters."""

from typing import Literal, TypeAlias

from locanda.kit.effects import Step
from locanda.kit.records import Printed, Record

from .words import Colour, Skill, Trait, Type

COLOURS: tuple[Colour, ...] = ("green", "yellow", "blue", "red")
TYPES: tuple[Type, ...] = ("ranged", "melee", "magic")

# When an ability can be used. `before-combat`: after the Challenge's own text. `before-roll` and `after-roll`: at a
# roll of the kind `on` (and `type`). `hit`: after a successful attack. `wound`: when wounds are about to be
# inflicted on the Hero (`on: hero`), on an Ally (`on: ally`), or on this Ally (`on: self`). `movement`: before the
# movement roll. `moving`: after it. `adventure`: before attempting an adventure. `market`: in the Market phase.
# `turn`, `round`, `win`: at the start of your turn, at the start of each combat round, after defeating a Challenge.
Timing: TypeAlias = Literal[
    "before-combat",
    "before-roll",
    "after-roll",
    "hit",
    "wound",
    "escape",
    "movement",
    "moving",
    "adventure",
    "market",
    "turn",
    "round",
    "win",
]
Target: TypeAlias = Literal[
    "attack", "defence", "combat", "escape", "test", "check", "hero", "ally", "anyone", "self"
]


class Cost(Record, frozen=True, kw_only=True):
    """What using an ability costs. An Ally takes the exhaustion and wounds of its own ability itself."""

    activate: bool = False
    exhaustion: int = 0
    wounds: int = 0
    gold: int = 0
    discard: bool = False


FREE = Cost()


class Ability(Record, frozen=True, kw_only=True):
    """Something a card lets its owner do at a certain moment, or that happens by itself if it costs nothing.

    Before Combat abilities and free ones are usable once a turn; the others once at each roll, hit or wound, as often
    as they can be paid.
    """

    when: Timing
    do: tuple[Step, ...]
    cost: Cost = FREE
    on: Target | None = None
    type: Type | None = None
    against: Trait | None = None

    @property
    def free(self) -> bool:
        """Whether using it costs nothing."""
        return self.cost == FREE


class Card(Printed, frozen=True, kw_only=True):
    """What all cards have: lasting modifiers and abilities, both working while it lies face up."""

    always: tuple[Step, ...] = ()
    abilities: tuple[Ability, ...] = ()


class Fighter(Card, frozen=True, kw_only=True):
    """A card with characteristics and damage: ranged, melee, magic."""

    mind: int
    body: int
    spirit: int
    damage: tuple[int, int, int]
    life: int

    def characteristic(self, phase: int) -> int:
        """The characteristic of a combat phase: 0 ranged, 1 melee, 2 magic."""
        return (self.mind, self.body, self.spirit)[phase]


class HeroCard(Fighter, frozen=True, kw_only=True):
    """A Hero: characteristics, damage, Life, Stamina, two skills and a special ability."""

    stamina: int
    skills: dict[Skill, int]


class AllyCard(Fighter, frozen=True, kw_only=True):
    """An Ally; without a cost it is a beaten Challenge that joined a party."""

    stamina: int
    cost: int = 0


class ItemCard(Card, frozen=True, kw_only=True):
    """An Item; without a cost it is a beaten Challenge that became an Item (a Dragon Rune, for one)."""

    type: Literal["weapon", "armour", "artefact", "potion", "scroll", "rune"]
    cost: int = 0
    copies: int = 1


class Reward(Record, frozen=True, kw_only=True):
    """What a defeated Challenge gives: gold, the card itself as an Item or Ally, victory, or other effects."""

    gold: int = 0
    item: ItemCard | None = None
    ally: AllyCard | None = None
    victory: bool = False
    do: tuple[Step, ...] = ()


class ChallengeCard(Card, frozen=True, kw_only=True):
    """A Challenge. Its characteristics are target numbers; without Life it is won or failed by its text alone."""

    colour: Colour
    mind: int | None = None
    body: int | None = None
    spirit: int | None = None
    damage: tuple[int, int, int] = (0, 0, 0)
    life: int = 0
    traits: tuple[Trait, ...] = ()
    before: tuple[Step, ...] = ()
    reward: Reward = Reward()

    def characteristic(self, phase: int) -> int | None:
        """The target number of a combat phase: 0 ranged, 1 melee, 2 magic."""
        return (self.mind, self.body, self.spirit)[phase]


class EventCard(Card, frozen=True, kw_only=True):
    """An Event: `now` happens as it enters play, `always` holds while it is in force."""

    colour: Colour
    number: Literal[1, 2, 3]
    now: tuple[Step, ...] = ()


class Errand(Record, frozen=True, kw_only=True):
    """What a kept Encounter asks for: end movement in a town (or in any), or let turns pass; then it is fulfilled."""

    town: str = ""
    turns: int = 0
    do: tuple[Step, ...]


class Foe(Record, frozen=True, kw_only=True):
    """An enemy that an Encounter brings; it never goes to the track."""

    mind: int | None = None
    body: int | None = None
    spirit: int | None = None
    damage: tuple[int, int, int] = (0, 0, 0)
    life: int
    traits: tuple[Trait, ...] = ()
    reward: Reward = Reward()


class EncounterCard(Card, frozen=True, kw_only=True):
    """An Encounter: `do` is resolved when it is drawn; if the card is kept, `always`, `abilities` and `errand` work."""

    colour: Colour
    do: tuple[Step, ...]
    foe: Foe | None = None
    errand: Errand | None = None


AdventureCard: TypeAlias = ChallengeCard | EventCard | EncounterCard
MarketCard: TypeAlias = AllyCard | ItemCard
