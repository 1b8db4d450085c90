"""The words in which Runebound's cards are written: lasting modifiers, and effects that happen once."""

from typing import Literal

import msgspec

from locanda.kit.choices import Choose as Choose
from locanda.kit.choices import May as May
from locanda.kit.effects import Effect, Step, effects_of

from .words import Characteristic, Colour, Roll, Skill, Terrain, Trait, Type, Value, Wares, Who

# Lasting modifiers: they hold while their card lies face up (an Event: while it is in force; a Challenge: while
# it is fought). They stand under `always`; a `bonus` may also be granted by an ability.


class Bonus(Effect, frozen=True):
    """Rolls of this kind get this much (a minus is a penalty). `who`: you (the Hero), your Allies, or this Ally."""

    amount: int
    on: Roll
    type: Type | None = None
    skill: Skill | None = None
    characteristic: Characteristic | None = None
    against: Trait | None = None
    round: int = 0
    terrain: Terrain | None = None
    who: Literal["you", "allies", "self"] = "you"


class Stat(Effect, frozen=True):
    """A value of the Hero (or of the Allies, or of this Ally) is raised or lowered."""

    stat: Value
    amount: int
    against: Trait | None = None
    who: Literal["you", "allies", "self"] = "you"


class MovementDice(Effect, frozen=True):
    """More (or fewer) movement dice. `start`: only when the turn began in a town or outside one."""

    amount: int
    start: Literal["anywhere", "town", "wilds"] = "anywhere"


class Path(Effect, frozen=True):
    """A die with any symbol may be spent to enter this terrain."""

    terrain: Terrain


class Toll(Effect, frozen=True):
    """Whoever enters such a space takes exhaustion."""

    terrain: Terrain
    exhaustion: int = 1


class Sleep(Effect, frozen=True):
    """The first die left out to rest removes so much more exhaustion."""

    amount: int


class Price(Effect, frozen=True):
    """Market cards of a kind cost more or less, never under 1 gold. `once`: only the first purchase of a turn."""

    amount: int
    of: Wares = "all"
    once: bool = False


class Sale(Effect, frozen=True):
    """Items are sold for so much more than half their cost."""

    amount: int


class HealingPrice(Effect, frozen=True):
    """Healing one character in a town costs so much more."""

    amount: int


class Unscathed(Effect, frozen=True):
    """A failed attack of this type costs the attacker no wounds."""

    type: Type
    who: Literal["you", "allies", "self"] = "you"


class Immune(Effect, frozen=True):
    """The enemy takes no wounds from attacks of this type."""

    type: Type


class Regenerate(Effect, frozen=True):
    """At the start of every round but the first, the enemy loses so many wounds."""

    amount: int


class Thorns(Effect, frozen=True):
    """Each successful attack of this type costs its attacker wounds or exhaustion."""

    type: Type
    amount: int = 1
    as_: Literal["wounds", "exhaustion"] = msgspec.field(default="wounds", name="as")


class Fury(Effect, frozen=True):
    """From this round on the enemy's damage of every type above 0 is higher."""

    round: int
    amount: int = 1


class Tiring(Effect, frozen=True):
    """The enemy's damage of this type is taken as exhaustion instead of wounds."""

    type: Type


class NoEscape(Effect, frozen=True):
    """Nobody can escape; with a round, only in rounds up to that one."""

    round: int = 0


class NoAllies(Effect, frozen=True):
    """Allies cannot attack; with a type, not in that phase."""

    type: Type | None = None


class Tougher(Effect, frozen=True):
    """Challenges of a colour (or all) have more Life."""

    amount: int
    colour: Colour | None = None


class Harder(Effect, frozen=True):
    """The target numbers of Challenges are higher or lower. `undefeated`: only of those that wait on the track."""

    amount: int
    colour: Colour | None = None
    type: Type | None = None
    undefeated: bool = False


class Bounty(Effect, frozen=True):
    """A defeated Challenge (of a colour) gives so much more gold."""

    amount: int
    colour: Colour | None = None


class Lessons(Effect, frozen=True):
    """Experience tokens cost more or fewer points, never under 1."""

    amount: int


# Effects that happen once. `who`: you (your Hero), self (this Ally), ally (one Ally that you choose), allies (each
# of your Allies), party (your Hero and each Ally), anyone (your Hero or one Ally, as you choose), everyone (each Hero).


class Gold(Effect, frozen=True):
    """You gain gold; with a minus you lose it, as far as you have it."""

    amount: int
    who: Literal["you", "everyone"] = "you"


class Wound(Effect, frozen=True):
    """Somebody takes wounds."""

    amount: int
    who: Literal["you", "self", "ally", "allies", "party", "anyone", "everyone", "enemy"] = "you"


class Tire(Effect, frozen=True):
    """Somebody takes exhaustion."""

    amount: int
    who: Who = "you"


class Heal(Effect, frozen=True):
    """Somebody loses wounds; 0 means all of them."""

    amount: int
    who: Who = "you"


class Relieve(Effect, frozen=True):
    """Somebody loses exhaustion; 0 means all of it."""

    amount: int
    who: Who = "you"


class Attack(Effect, frozen=True):
    """One attack of this type now; failing costs nothing and the attack of the round is not used up.

    An Ally's ability attacks with the Ally, any other with the Hero.
    """

    type: Type
    bonus: int = 0


class Add(Effect, frozen=True):
    """The roll that is about to be made gets this much."""

    amount: int


class Reroll(Effect, frozen=True):
    """The die is rolled again; the new result counts, with this much added."""

    bonus: int = 0


class Damage(Effect, frozen=True):
    """The successful attack inflicts so many wounds more."""

    amount: int


class Cancel(Effect, frozen=True):
    """So many of the wounds that are about to be inflicted are cancelled; 0 means all of them."""

    amount: int


class ExtraDice(Effect, frozen=True):
    """So many more movement dice in this roll."""

    amount: int


class RerollDice(Effect, frozen=True):
    """All movement dice are rolled again."""


class Wild(Effect, frozen=True):
    """So many more steps into any terrain in this movement."""

    amount: int = 1


class Travel(Effect, frozen=True):
    """The Hero is placed in a town: the nearest one, any that the player chooses, or a named one."""

    to: str


class Peek(Effect, frozen=True):
    """The top card of the deck of the adventure at hand is looked at; with `bury` it may be put at the bottom."""

    bury: bool = False


class Find(Effect, frozen=True):
    """The top cards of the Market deck are shown; one that fits may be taken for free, the others go to the bottom."""

    draw: int
    of: Wares = "all"


class Restock(Effect, frozen=True):
    """Every town's Market stack gets one more card."""


class Refresh(Effect, frozen=True):
    """So many activated cards of yours are turned face up; 0 means all."""

    amount: int = 0


class Experience(Effect, frozen=True):
    """You gain experience points."""

    points: int


class Grow(Effect, frozen=True):
    """A characteristic of your Hero rises by 1 for good."""

    stat: Characteristic


class Drop(Effect, frozen=True):
    """You lose one Item of your choice, if you have one."""


class Desert(Effect, frozen=True):
    """You lose one Ally of your choice, if you have one."""


class Test(Effect, frozen=True):
    """A test of your Hero, with what follows success and failure."""

    characteristic: Characteristic
    target: int
    skill: Skill | None = None
    success: tuple[Step, ...] = ()
    failure: tuple[Step, ...] = ()


class Pay(Effect, frozen=True):
    """You may pay gold to make something happen."""

    gold: int
    do: tuple[Step, ...]


class Win(Effect, frozen=True):
    """The Challenge is defeated without further ado."""


class Fail(Effect, frozen=True):
    """The Challenge is failed: it goes to the track and the turn ends."""


class Flee(Effect, frozen=True):
    """You escape from the combat without a roll."""


class Fight(Effect, frozen=True):
    """You fight the foe of this Encounter."""


class Keep(Effect, frozen=True):
    """You keep this Encounter card."""


class Clear(Effect, frozen=True):
    """The card that has waited longest on the Undefeated Adventure track goes to the bottom of its deck."""


EFFECTS = effects_of(__name__)
# Those that last while their card lies there; the others happen once.
MODIFIERS = EFFECTS[EFFECTS.index(Bonus) : EFFECTS.index(Lessons) + 1]
HAPPENINGS = tuple(one for one in EFFECTS if one not in MODIFIERS)
