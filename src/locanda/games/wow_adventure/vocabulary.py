"""The words in which the cards of the Adventure Game are written: lasting modifiers, and effects that happen once."""

from typing import ClassVar, Literal

from locanda.kernel.effects import Effect, Step, Vocabulary

from .words import Colour, Foe, Resource, Trait, Type, Value, Who

# Lasting modifiers, under `always`: of a character's face, an equipped item, a bag item, an attached card, the global
# event in force (for everybody), or the encounter that is fought.


class Bonus(Effect, frozen=True):
    """A value is raised or lowered; used as an effect it lasts until the combat ends.

    `type`: only if the own attack is of this type (for a defence: the attack that is defended against). `against`: only
    against such an opponent. `using`: only with an equipped weapon, or with a weapon-replacing ability.
    """

    word: ClassVar[str] = "bonus"
    value: Value
    amount: int
    who: Literal["you", "opponent"] = "you"
    type: Type | None = None
    against: Foe | None = None
    using: Literal["weapon", "ability"] | None = None


class Ranged(Effect, frozen=True):
    """The attack counts as ranged; used as an effect, until the combat ends."""

    word: ClassVar[str] = "ranged"
    who: Literal["you", "opponent"] = "you"


class Slip(Effect, frozen=True):
    """A space with aggro markers may be left by paying so much energy for each step of the walk."""

    word: ClassVar[str] = "slip"
    energy: int = 1


class Richer(Effect, frozen=True):
    """A resource gives more (or less): cards of a scroll or book, damage healed by a potion."""

    word: ClassVar[str] = "richer"
    resource: Resource
    amount: int


class Closed(Effect, frozen=True):
    """A resource cannot be activated."""

    word: ClassVar[str] = "closed"
    resource: Resource


class Cheaper(Effect, frozen=True):
    """The first ability card of this timing that is played in a turn costs less energy."""

    word: ClassVar[str] = "cheaper"
    timing: Literal["movement", "combat", "special"]
    amount: int = 1


class Sturdy(Effect, frozen=True):
    """Whenever damage is received from a source of this kind, it is less, never under 1."""

    word: ClassVar[str] = "sturdy"
    against: Foe
    amount: int = 1


# What happens once


class Heal(Effect, frozen=True):
    """Damage is healed."""

    word: ClassVar[str] = "heal"
    amount: int
    who: Who = "you"
    range: int = 0


class Damage(Effect, frozen=True):
    """Damage is dealt; an encounter that is fought is defeated by it."""

    word: ClassVar[str] = "damage"
    amount: int
    who: Who = "you"
    range: int = 0


class Draw(Effect, frozen=True):
    """Ability cards are drawn."""

    word: ClassVar[str] = "draw"
    amount: int
    who: Who = "you"
    range: int = 0


class Drop(Effect, frozen=True):
    """Ability cards are discarded from the hand, by choice or at random."""

    word: ClassVar[str] = "drop"
    amount: int
    who: Who = "you"
    random: bool = False
    range: int = 0


class Energy(Effect, frozen=True):
    """Energy for this turn is gained or lost."""

    word: ClassVar[str] = "energy"
    amount: int


class Movement(Effect, frozen=True):
    """More steps in this movement phase."""

    word: ClassVar[str] = "movement"
    amount: int


class Strike(Effect, frozen=True):
    """In place of the weapon: an attack of this type and value."""

    word: ClassVar[str] = "strike"
    type: Type
    attack: int


class Reroll(Effect, frozen=True):
    """A combat die is rolled again."""

    word: ClassVar[str] = "reroll"
    whose: Literal["own", "other"] = "own"


class CancelCombat(Effect, frozen=True):
    """The combat ends with nobody defeated. `overlords`: also against an overlord."""

    word: ClassVar[str] = "cancel-combat"
    overlords: bool = False


class Leech(Effect, frozen=True):
    """If the own attack deals damage in this combat, damage is healed."""

    word: ClassVar[str] = "leech"
    amount: int


class Less(Effect, frozen=True):
    """The damage that is about to be received is less."""

    word: ClassVar[str] = "less"
    amount: int


class Counter(Effect, frozen=True):
    """The ability card that another character within `range` spaces plays is cancelled."""

    word: ClassVar[str] = "counter"
    range: int


class Skip(Effect, frozen=True):
    """The challenge phase is skipped, even with aggro in the space."""

    word: ClassVar[str] = "skip"


class Attach(Effect, frozen=True):
    """The ability card stays attached: to the own character, or to another one within `range` spaces."""

    word: ClassVar[str] = "attach"
    to: Literal["you", "near"] = "you"
    range: int = 0


class Flip(Effect, frozen=True):
    """The own character card is turned over."""

    word: ClassVar[str] = "flip"


class Go(Effect, frozen=True):
    """The figure moves at once: to a city, to a space by its id, or to any open space within `range` spaces."""

    word: ClassVar[str] = "go"
    to: str
    range: int = 0
    aggro: bool = False  # whether it also works out of a space with aggro


class Scout(Effect, frozen=True):
    """All discoveries within `range` spaces are looked at, and one of them may be discarded."""

    word: ClassVar[str] = "scout"
    range: int


class PlaceDiscovery(Effect, frozen=True):
    """A discovery is placed, as with the resource."""

    word: ClassVar[str] = "place-discovery"


class GainItem(Effect, frozen=True):
    """An item of a colour (or of the own level) is gained."""

    word: ClassVar[str] = "item"
    colour: Colour | Literal["own"] = "own"
    who: Literal["you", "all"] = "you"


class LoseItem(Effect, frozen=True):
    """An item is discarded, by choice or at random, from the bag or from everything that is owned."""

    word: ClassVar[str] = "lose-item"
    place: Literal["bag", "all"] = "bag"
    random: bool = False
    who: Literal["you", "opponent", "all"] = "you"


class DrawQuest(Effect, frozen=True):
    """An elite quest is drawn."""

    word: ClassVar[str] = "quest"


class Level(Effect, frozen=True):
    """The level of a colour is gained."""

    word: ClassVar[str] = "level"
    colour: Colour


class Trophy(Effect, frozen=True):
    """A trophy is taken, if one is left and the character has none of its kind."""

    word: ClassVar[str] = "trophy"
    trophy: str


class TurnOver(Effect, frozen=True):
    """The event is turned over, and its other face applies."""

    word: ClassVar[str] = "turn-over"


class Away(Effect, frozen=True):
    """The event is discarded."""

    word: ClassVar[str] = "away"


class Claim(Effect, frozen=True):
    """The event goes to the quest log and is worth its valor."""

    word: ClassVar[str] = "claim"


class Choose(Effect, frozen=True):
    """One of two things, by choice."""

    word: ClassVar[str] = "choose"
    first: tuple[Step, ...]
    second: tuple[Step, ...]


class May(Effect, frozen=True):
    """Something that may be done, for energy if it costs any."""

    word: ClassVar[str] = "may"
    do: tuple[Step, ...]
    energy: int = 0


class HandIn(Effect, frozen=True):
    """Items from the bag may be given up: any, of a level at least, or with a trait on the other face."""

    word: ClassVar[str] = "hand-in"
    amount: int
    do: tuple[Step, ...]
    trait: Trait | None = None
    colour: Colour | None = None


class Roll(Effect, frozen=True):
    """A combat die is rolled: on the target or more one thing happens, otherwise the other."""

    word: ClassVar[str] = "roll"
    target: int
    do: tuple[Step, ...] = ()
    otherwise: tuple[Step, ...] = ()


class IfLevel(Effect, frozen=True):
    """Depending on whether the character has this level at least."""

    word: ClassVar[str] = "if-level"
    colour: Colour
    do: tuple[Step, ...]
    otherwise: tuple[Step, ...] = ()


MODIFIERS = (Bonus, Ranged, Slip, Richer, Closed, Cheaper, Sturdy)
VOCABULARY = Vocabulary(
    *MODIFIERS,
    *(Heal, Damage, Draw, Drop, Energy, Movement, Strike, Reroll, CancelCombat, Leech, Less, Counter, Skip),
    *(
        Attach,
        Flip,
        Go,
        Scout,
        PlaceDiscovery,
        GainItem,
        LoseItem,
        DrawQuest,
        Level,
        Trophy,
        TurnOver,
        Away,
        Claim,
    ),
    *(Choose, May, HandIn, Roll, IfLevel),
)
