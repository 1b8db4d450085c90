"""The cards of the Adventure Game as records: characters, abilities, challenges with two faces, quests, trophies."""

from typing import Literal, TypeAlias

from locanda.kit.effects import Step
from locanda.kit.records import Name, Printed, Record

from .words import Badge, Colour, Potion, Resource, Trait, Type

LEVELS: tuple[Colour, ...] = ("grey", "green", "yellow", "red")

# When something can be used. `movement`: in your movement phase. `turn`: in your movement and upkeep phases.
# `challenge`: at the start of your challenge phase. `before-roll`, `after-roll`: in a combat of yours, before and after
# the dice are rolled. `won`: after you defeated an encounter or a character. `hurt`: when you are about to receive
# damage. `ability`: when another character plays an ability card.
Timing: TypeAlias = Literal[
    "movement", "turn", "challenge", "before-roll", "after-roll", "won", "hurt", "ability"
]


class Power(Record, frozen=True, kw_only=True):
    """An activated power: it happens by itself when the own combat die shows one of these faces; 6 is the sword."""

    on: tuple[int, ...]
    do: tuple[Step, ...]


class Use(Record, frozen=True, kw_only=True):
    """Something that the owner may do at a moment, once a turn, for energy or by discarding the card."""

    when: Timing
    do: tuple[Step, ...]
    cost: int = 0
    discard: bool = False


class Card(Printed, frozen=True, kw_only=True):
    """What all cards and faces have: lasting modifiers, activated powers and uses."""

    always: tuple[Step, ...] = ()
    powers: tuple[Power, ...] = ()
    uses: tuple[Use, ...] = ()


class Side(Card, frozen=True, kw_only=True):
    """One face of the four cards of a character; each number by level, from grey to red."""

    type: Type
    attack: tuple[int, int, int, int]
    defence: tuple[int, int, int, int]
    damage: tuple[int, int, int, int]
    life: tuple[int, int, int, int]


class CharacterCard(Printed, frozen=True, kw_only=True):
    """A character: four double-faced cards, one for each level; the first face is the starting side."""

    affiliation: Literal["horde", "alliance"]
    badges: tuple[Badge, ...]
    sides: tuple[Side, Side]
    turning: int = 1  # the energy that turning the card over costs in the movement phase


class AbilityCard(Card, frozen=True, kw_only=True):
    """An ability card: its timing icon, when its text lets it be played, what it costs and does.

    `improved` adds to it from a level upward. `always` works while it is attached; only one card of a `group` can be
    attached to a character at a time.
    """

    owner: str
    copies: int
    cost: int
    timing: Literal["movement", "combat", "special"]
    when: tuple[Timing, ...]
    do: tuple[Step, ...] = ()
    improved: dict[Colour, tuple[Step, ...]] = {}
    group: str = ""


class EncounterFace(Card, frozen=True, kw_only=True):
    """An encounter; the one on a challenge card, on the back of an event, or printed on the board."""

    type: Type
    attack: int
    defence: int
    damage: int
    traits: tuple[Trait, ...] = ()
    # What defeating it gives, beside the item on its back.
    reward: tuple[Step, ...] = ()


class ItemFace(Card, frozen=True, kw_only=True):
    """An item: a weapon gives its type and attack, an armor its defence, a bag item works from the bag."""

    kind: Literal["weapon", "armor", "bag"]
    type: Type | None = None
    attack: int = 0
    defence: int = 0
    badges: tuple[Badge, ...] = ()
    potions: tuple[Potion, ...]


class Back(Record, frozen=True, kw_only=True):
    """The other face of an event: a text that is carried out, an item, or an enemy."""

    name: Name
    do: tuple[Step, ...] = ()
    item: ItemFace | None = None
    enemy: EncounterFace | None = None


class EventFace(Card, frozen=True, kw_only=True):
    """An event of one of three types.

    A global one holds for all (`always`) while it is in force, and may do something as it comes (`now`); a special one
    is carried out at once (`now`); a location one lies in `space` and is carried out there (`here`).
    """

    type: Literal["global", "location", "special"]
    space: str = ""
    now: tuple[Step, ...] = ()
    here: tuple[Step, ...] = ()
    back: Back
    valor: int = 0


class ChallengeCard(Record, frozen=True, kw_only=True):
    """A challenge card with its two faces: an encounter with an item behind, or an event."""

    id: str
    colour: Colour
    encounter: EncounterFace | None = None
    item: ItemFace | None = None
    event: EventFace | None = None

    @property
    def level(self) -> int:
        """The level of its colour, from 0."""
        return LEVELS.index(self.colour)


class Task(Record, frozen=True, kw_only=True):
    """One thing that a quest asks for; exactly one field says which.

    `collect`: tokens that lie in these spaces from the start. `travel`: be in this space. `defeat`: an opponent. `map`:
    a map encounter by its space. `slay`: so many encounters with a trait. `harm`: so much damage to opponents.
    `hand_in`: encounters with a trait from the bag. `meet`: take back tokens from an opponent, in the same space.
    """

    collect: tuple[str, ...] = ()
    travel: str = ""
    defeat: Literal["", "anyone", "most-valor", "highest-level"] = ""
    map: str = ""
    slay: Trait | None = None
    hand_in: Trait | None = None
    harm: int = 0
    meet: Literal["", "most-valor", "left", "right"] = ""
    amount: int = 1


class QuestCard(Printed, frozen=True, kw_only=True):
    """A quest: its tasks are done in this order, and its valor counts when all of them are."""

    elite: bool
    valor: int
    tasks: tuple[Task, ...]


class TrophyCard(Printed, frozen=True, kw_only=True):
    """A trophy; each character can win one of its kind only once."""

    copies: int
    valor: int


class SpaceRecord(Record, frozen=True, kw_only=True):
    """A space of the board: its kind, colour and resources, where it lies, and the spaces next to it."""

    id: str
    kind: Literal["city", "key", "normal", "map", "overlord"]
    colour: Colour
    name: Name | None = None
    resources: tuple[Resource, ...] = ()
    near: tuple[str, ...]
    at: tuple[int, int]
    # What stands here: an encounter with its reward, or instructions that are no fight.
    encounter: EncounterFace | None = None
    instructions: tuple[Step, ...] = ()


class FaceRecord(Record, frozen=True, kw_only=True):
    """A face of the movement die."""

    movement: int
    energy: int


class BoardRecord(Record, frozen=True, kw_only=True):
    """The board and the movement die."""

    die: tuple[FaceRecord, ...]
    spaces: tuple[SpaceRecord, ...]
