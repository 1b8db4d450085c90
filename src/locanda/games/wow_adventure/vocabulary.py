"""The words in which the cards of the Adventure Game are written: lasting modifiers, and effects that happen once."""

from typing import ClassVar, Literal

from locanda.kit import choices
from locanda.kit.choices import Choose as Choose
from locanda.kit.effects import Effect, Step, effects_of

from .words import Colour, Foe, Resource, Trait, Type, Value, Who

# Lasting modifiers, under `always`: of a character's face, an equipped item, a bag item, an attached card, the global
# event in force (for everybody), or the encounter that is fought.


class Bonus(Effect, frozen=True):
    """A value is raised or lowered; used as an effect it lasts until the combat ends.

    `type`: only if the own attack is of this type (for a defence: the attack that is defended against). `against`: only
    against such an opponent. `using`: only with an equipped weapon, or with a weapon-replacing ability.
    """

    value: Value
    amount: int
    who: Literal["you", "opponent"] = "you"
    type: Type | None = None
    against: Foe | None = None
    using: Literal["weapon", "ability"] | None = None


class Ranged(Effect, frozen=True):
    """The attack counts as ranged; used as an effect, until the combat ends."""

    who: Literal["you", "opponent"] = "you"


class Slip(Effect, frozen=True):
    """A space with aggro markers may be left by paying so much energy for each step of the walk."""

    energy: int = 1


class Richer(Effect, frozen=True):
    """A resource gives more (or less): cards of a scroll or book, damage healed by a potion."""

    resource: Resource
    amount: int


class Closed(Effect, frozen=True):
    """A resource cannot be activated."""

    resource: Resource


class Cheaper(Effect, frozen=True):
    """The first ability card of this timing that is played in a turn costs less energy."""

    timing: Literal["movement", "combat", "special"]
    amount: int = 1


class Sturdy(Effect, frozen=True):
    """Whenever damage is received from a source of this kind, it is less, never under 1."""

    against: Foe
    amount: int = 1


# What happens once


class Heal(Effect, frozen=True):
    """Damage is healed."""

    amount: int
    who: Who = "you"
    range: int = 0


class Damage(Effect, frozen=True):
    """Damage is dealt; an encounter that is fought is defeated by it."""

    amount: int
    who: Who = "you"
    range: int = 0


class Draw(Effect, frozen=True):
    """Ability cards are drawn."""

    amount: int
    who: Who = "you"
    range: int = 0


class Drop(Effect, frozen=True):
    """Ability cards are discarded from the hand, by choice or at random."""

    amount: int
    who: Who = "you"
    random: bool = False
    range: int = 0


class Energy(Effect, frozen=True):
    """Energy for this turn is gained or lost."""

    amount: int


class Movement(Effect, frozen=True):
    """More steps in this movement phase."""

    amount: int


class Strike(Effect, frozen=True):
    """In place of the weapon: an attack of this type and value."""

    type: Type
    attack: int


class Reroll(Effect, frozen=True):
    """A combat die is rolled again."""

    whose: Literal["own", "other"] = "own"


class CancelCombat(Effect, frozen=True):
    """The combat ends with nobody defeated. `overlords`: also against an overlord."""

    overlords: bool = False


class Leech(Effect, frozen=True):
    """If the own attack deals damage in this combat, damage is healed."""

    amount: int


class Less(Effect, frozen=True):
    """The damage that is about to be received is less."""

    amount: int


class Counter(Effect, frozen=True):
    """The ability card that another character within `range` spaces plays is cancelled."""

    range: int


class Skip(Effect, frozen=True):
    """The challenge phase is skipped, even with aggro in the space."""


class Attach(Effect, frozen=True):
    """The ability card stays attached: to the own character, or to another one within `range` spaces."""

    to: Literal["you", "near"] = "you"
    range: int = 0


class Flip(Effect, frozen=True):
    """The own character card is turned over."""


class Go(Effect, frozen=True):
    """The figure moves at once: to a city, to a space by its id, or to any open space within `range` spaces."""

    to: str
    range: int = 0
    aggro: bool = False  # whether it also works out of a space with aggro


class Scout(Effect, frozen=True):
    """All discoveries within `range` spaces are looked at, and one of them may be discarded."""

    range: int


class PlaceDiscovery(Effect, frozen=True):
    """A discovery is placed, as with the resource."""


class GainItem(Effect, frozen=True):
    """An item of a colour (or of the own level) is gained."""

    word: ClassVar[str] = "item"
    colour: Colour | Literal["own"] = "own"
    who: Literal["you", "all"] = "you"


class LoseItem(Effect, frozen=True):
    """An item is discarded, by choice or at random, from the bag or from everything that is owned."""

    place: Literal["bag", "all"] = "bag"
    random: bool = False
    who: Literal["you", "opponent", "all"] = "you"


class DrawQuest(Effect, frozen=True):
    """An elite quest is drawn."""

    word: ClassVar[str] = "quest"


class Level(Effect, frozen=True):
    """The level of a colour is gained."""

    colour: Colour


class Trophy(Effect, frozen=True):
    """A trophy is taken, if one is left and the character has none of its kind."""

    trophy: str


class TurnOver(Effect, frozen=True):
    """The event is turned over, and its other face applies."""


class Away(Effect, frozen=True):
    """The event is discarded."""


class Claim(Effect, frozen=True):
    """The event goes to the quest log and is worth its valor."""


class May(choices.May, frozen=True):
    """Something that may be done, for energy if it costs any."""

    energy: int = 0


class HandIn(Effect, frozen=True):
    """Items from the bag may be given up: any, of a level at least, or with a trait on the other face."""

    amount: int
    do: tuple[Step, ...]
    trait: Trait | None = None
    colour: Colour | None = None


class Roll(Effect, frozen=True):
    """A combat die is rolled: on the target or more one thing happens, otherwise the other."""

    target: int
    do: tuple[Step, ...] = ()
    otherwise: tuple[Step, ...] = ()


class IfLevel(Effect, frozen=True):
    """Depending on whether the character has this level at least."""

    colour: Colour
    do: tuple[Step, ...]
    otherwise: tuple[Step, ...] = ()


MODIFIERS = (Bonus, Ranged, Slip, Richer, Closed, Cheaper, Sturdy)
EFFECTS = effects_of(__name__)
