"""The words in which the cards of the Board Game are written: what lasts, and what players' cards do."""

from typing import Literal

from locanda.kit.choices import Choose as Choose
from locanda.kit.effects import Effect, Step, effects_of

from .bestiary import (
    ArmorOnly as ArmorOnly,
)
from .bestiary import (
    HalfAttrition as HalfAttrition,
)
from .bestiary import (
    HitsAway as HitsAway,
)
from .bestiary import (
    HitsAwayPerDie as HitsAwayPerDie,
)
from .bestiary import (
    LimitHits as LimitHits,
)
from .bestiary import (
    LockDice as LockDice,
)
from .bestiary import (
    LosePerDie as LosePerDie,
)
from .bestiary import (
    NoAttrition as NoAttrition,
)
from .bestiary import (
    NoRerollValue as NoRerollValue,
)
from .bestiary import (
    SpottedAttrition as SpottedAttrition,
)
from .bestiary import (
    Suffer as Suffer,
)
from .bestiary import (
    SufferPerDie as SufferPerDie,
)
from .bestiary import (
    UnequipPerDie as UnequipPerDie,
)
from .which import EVERY as EVERY
from .which import Which as Which
from .words import Box, Category, Colour, Condition, Kind, Resource, Token, Who

# What lasts, under `when: always`


class Reroll(Effect, frozen=True):
    """The Reroll value is higher or lower; used at a moment, for this attack phase."""

    amount: int


class Attrition(Effect, frozen=True):
    """The Attrition value is higher or lower; used at a moment, for this attack phase."""

    amount: int


class Threat(Effect, frozen=True):
    """The Threat of the opponents is lower; used at a moment, for this attack phase."""

    amount: int


class Capacity(Effect, frozen=True):
    """The owner can have more Health or Energy."""

    resource: Resource
    amount: int


class MoreUses(Effect, frozen=True):
    """Cards may be used so often in a round; each further use costs `surcharge` more."""

    uses: int
    cards: tuple[str, ...] = ()
    kind: Kind | None = None
    surcharge: int = 0


class Cheaper(Effect, frozen=True):
    """Cards cost less Energy, never under 0."""

    amount: int
    cards: tuple[str, ...] = ()
    kind: Kind | None = None


class FreeUse(Effect, frozen=True):
    """Once in a combat one card of this kind may be used without its Energy."""

    kind: Kind


class FreeEquip(Effect, frozen=True):
    """Cards of these categories cost no Energy when they are equipped."""

    categories: tuple[Category, ...]


class Keeps(Effect, frozen=True):
    """Cards stay equipped after use: always, or only after the first use in each combat."""

    cards: tuple[str, ...]
    first: bool = False


class Splash(Effect, frozen=True):
    """When one of these cards heals, another participating friend regains Health as well."""

    cards: tuple[str, ...]
    amount: int


class Doubled(Effect, frozen=True):
    """Whenever combo tokens are placed, twice as many are."""


class Sturdier(Effect, frozen=True):
    """Companions of a category have more Health."""

    category: Category
    amount: int


class Fits(Effect, frozen=True):
    """Items with one of these traits, up to a level, may also be equipped in this area."""

    area: str
    traits: tuple[str, ...]
    level: int


class ExtraArea(Effect, frozen=True):
    """The owner has one more card area, for cards of this type."""

    type: Literal["instant"]


class OneTravel(Effect, frozen=True):
    """Only one Travel action in each faction turn."""


class PassThrough(Effect, frozen=True):
    """Independent creatures do not stop the owner's travel."""


class LeaveFreely(Effect, frozen=True):
    """A Travel action may be taken in a region that holds independent creatures."""


class Leap(Effect, frozen=True):
    """The owner may challenge in a region next to its own, moves there, and may leave independent creatures for it."""


class Immune(Effect, frozen=True):
    """The ability of a kind of creature does not work on the owner."""

    creature: str


class ComboFrom(Effect, frozen=True):
    """Cards that place combo tokens for dice spot them from a lower result on."""

    at_least: int


# What players' cards do


class Dice(Effect, frozen=True):
    """Dice come into the pool; later than its step they are rolled at once. `any`: of a colour of choice each."""

    blue: int = 0
    red: int = 0
    green: int = 0
    any: int = 0
    per: Literal["", "friend"] = ""


class DiceByAttack(Effect, frozen=True):
    """Dice for half the Attack of one opposing creature, rounded down."""

    colour: Colour


class Limit(Effect, frozen=True):
    """Only so many dice of a colour may be rolled in this Dice Pool step."""

    colour: Colour
    most: int = 0


class Preset(Effect, frozen=True):
    """Dice of a colour are set to these results instead of being rolled."""

    colour: Colour
    results: tuple[int, ...]


class Swap(Effect, frozen=True):
    """Dice are taken in another colour before the roll, as many as wanted."""

    which: Which
    colour: Colour


class Spot(Effect, frozen=True):
    """Dice are spotted, and for each of them something happens. `most`: how many, 0 for as many as wanted.

    `pairs`: two dice are spotted each time.
    """

    which: Which
    do: tuple[Step, ...]
    most: int = 1
    pairs: bool = False


class Change(Effect, frozen=True):
    """Dice get this result, and this colour, if one is named (or one of choice). `most`: 0 for as many as wanted."""

    which: Which
    result: int
    colour: Colour | Literal["", "any"] = ""
    most: int = 1


class Raise(Effect, frozen=True):
    """Results are raised, never past 8; each die once."""

    which: Which
    amount: int
    most: int = 1


class Remove(Effect, frozen=True):
    """Dice are removed, and for each of them something happens.

    `most`: how many, 0 for as many as wanted, `reroll` for up to the Reroll value. `every`: all of them, without a
    choice. `exactly`: that many or none. `forced`: they must go as far as there are any.
    """

    which: Which
    do: tuple[Step, ...] = ()
    most: int | Literal["reroll"] = 1
    every: bool = False
    exactly: int = 0
    forced: bool = False


class RollAgain(Effect, frozen=True):
    """Dice are rolled again outside the Reroll value. `most`: 0 for as many as wanted, or the owner's `level`."""

    which: Which
    most: int | Literal["level"] = 0
    every: bool = False


class NoRerolls(Effect, frozen=True):
    """Dice of these colours are not rerolled with the Reroll value in this phase."""

    colours: tuple[Colour, ...] = EVERY


class Hits(Effect, frozen=True):
    """Hit tokens go into a box of the own combat area."""

    amount: int
    box: Box
    per: Literal["", "opponent"] = ""


class Armor(Effect, frozen=True):
    """Armor tokens go into the own defense box."""

    amount: int


class Redirect(Effect, frozen=True):
    """Hits of dice of a colour go into another box, as many as wanted up to `most` (0: any number)."""

    colour: Colour
    box: Box
    most: int = 0


class PerToken(Effect, frozen=True):
    """For every so many tokens that are placed in a box in this step, or this round, something happens."""

    token: Token
    box: Box
    do: tuple[Step, ...]
    each: int = 1
    round: bool = False


class MoveHits(Effect, frozen=True):
    """Hit tokens move from one own box to another, up to `most`."""

    source: Box
    target: Box
    most: int


class ClearHits(Effect, frozen=True):
    """The own side's hit tokens leave these boxes."""

    boxes: tuple[Box, ...]


class Regain(Effect, frozen=True):
    """Health or Energy is regained, never over the capacity. `full`: up to it; `level`: the owner's level."""

    resource: Resource
    amount: int = 0
    who: Who = "you"
    full: bool = False


class Gain(Effect, frozen=True):
    """Health or Energy is gained, even over the capacity. `level`: as much as the owner's level."""

    resource: Resource
    amount: int = 0
    who: Who = "you"
    level: bool = False


class Lose(Effect, frozen=True):
    """Health or Energy is lost."""

    resource: Resource
    amount: int
    who: Who = "you"


class Prevent(Effect, frozen=True):
    """Health that is just being lost is not lost."""

    amount: int = 1


class Pay(Effect, frozen=True):
    """A resource is spent, `each` at a time, up to `most` times (0: any number); each time something happens."""

    resource: Resource
    do: tuple[Step, ...]
    each: int = 1
    most: int = 0


class Reflect(Effect, frozen=True):
    """For each Health that the owner lost in this Defense phase a hit token enters the damage box, up to `most`."""

    most: int


class Combo(Effect, frozen=True):
    """Combo tokens are placed on finishing moves that are equipped."""

    amount: int


class Store(Effect, frozen=True):
    """A token is put on the card for each Health lost, until the combat ends."""


class SpendTokens(Effect, frozen=True):
    """Tokens of the card are spent, `each` at a time, up to `most` (0: any number); each time something happens."""

    do: tuple[Step, ...]
    each: int = 1
    most: int = 0


class EquipNow(Effect, frozen=True):
    """A power from the Spellbook is equipped at once, by name or of a category; its Energy is not paid."""

    card: str = ""
    category: Category | None = None
    area: str = ""


class Unequip(Effect, frozen=True):
    """The card goes to the Spellbook, or to the Bag."""


class Discard(Effect, frozen=True):
    """The card leaves the game."""


class Judgement(Effect, frozen=True):
    """The Judgement of the equipped Seal happens; the Seal stays."""


class MendPet(Effect, frozen=True):
    """The equipped pet has its full Health again."""


class Sacrifice(Effect, frozen=True):
    """The equipped pet is unequipped, and for each Health that it had something happens."""

    do: tuple[Step, ...]


class DefeatIndependent(Effect, frozen=True):
    """One independent creature of the combat is defeated."""


class LeaveCombat(Effect, frozen=True):
    """The owner leaves a combat against creatures or a boss and stays in the region."""


class Cleanse(Effect, frozen=True):
    """All tokens of a condition are taken off the owner."""

    condition: Condition


class Revive(Effect, frozen=True):
    """The fallen character stays in the region with Health and Energy; `level`: in any mix, as much as the owner's."""

    health: int = 0
    energy: int = 0
    level: bool = False


class Further(Effect, frozen=True):
    """The Travel action goes one region further."""

    amount: int = 1


class Teleport(Effect, frozen=True):
    """A Travel action for Energy: one region for each, without being stopped on the way."""


class GoHome(Effect, frozen=True):
    """The owner and friends of choice in the region go to the start region of the faction."""


class Summon(Effect, frozen=True):
    """A friendly character anywhere comes to the region of the owner."""


EFFECTS = effects_of(__name__)
