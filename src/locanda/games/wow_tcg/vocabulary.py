"""The words in which the cards are written: what is paid, what happens once, and what holds as long as it lasts."""

from __future__ import annotations

from typing import Literal, TypeAlias

from locanda.kit.effects import Effect, Step, effects_of

from .cards import Power, Trigger
from .sought import Condition, Count, Number, Sought
from .words import Ban, DamageType, Kind, Mark, Player, Role, Span

# One thing that a role names, or everything that fits a description.
Who: TypeAlias = Role | Sought

# What is paid, beside resources


class Activate(Effect, frozen=True):
    """The card that has the power is exhausted."""


class Flip(Effect, frozen=True):
    """The hero is turned to its other side."""


class PutOn(Effect, frozen=True):
    """Damage is put on somebody: on the card itself, on the hero, or on one of those that fit."""

    amount: Number
    who: Who = "self"


class Give(Effect, frozen=True):
    """So many of the own cards that fit are destroyed; `pays` says that X is the cost of the one that is."""

    who: Who = "self"
    count: int = 1


class Tap(Effect, frozen=True):
    """So many of the own cards that fit are exhausted, or the hero is."""

    who: Who = "hero"
    count: int = 1


class Banish(Effect, frozen=True):
    """The card itself, or so many cards that fit (in the graveyard), are removed from the game; perhaps fewer."""

    who: Who = "self"
    count: int = 1
    up_to: bool = False


class Drop(Effect, frozen=True):
    """So many cards of the own hand are discarded."""

    count: int = 1


class Say(Effect, frozen=True):
    """Something is said aloud."""

    words: str


class Concede(Effect, frozen=True):
    """The game is given up; `keep`: equipment in play may be kept for the next game of the match."""

    keep: bool = False


# What happens once


class Deal(Effect, frozen=True):
    """Damage is dealt. `by`: by whom, if not by the hero, or by the ally or Totem itself."""

    amount: Number
    type: DamageType | Literal[""] = ""
    to: Who = "target"
    by: Role | Literal[""] = ""
    unpreventable: bool = False
    then: tuple[Step, ...] = ()  # for each character that was dealt damage this way: it is `it`


class Heal(Effect, frozen=True):
    """Damage is healed; all of it with `all`."""

    amount: Number | Literal["all"]
    who: Who = "target"
    by: Role | Literal[""] = ""


class Put(Effect, frozen=True):
    """Damage is put on somebody, which is not dealing it."""

    amount: Number
    who: Who


class Clear(Effect, frozen=True):
    """All damage is removed, which is not healing it."""

    who: Who = "host"


class Draw(Effect, frozen=True):
    """Cards are drawn; `fill` draws up to the maximum hand size."""

    amount: Number = 1
    player: Player = "you"
    fill: bool = False


class Discard(Effect, frozen=True):
    """Cards are discarded, by choice of whoever discards."""

    amount: Number = 1
    player: Player = "you"


class Redraw(Effect, frozen=True):
    """The hand is shuffled into the deck, and as many cards are drawn."""


class Destroy(Effect, frozen=True):
    """Cards in play are destroyed: what was targeted, everything that fits, or (`some`) as many of that as one likes.

    `choose`: one that fits, chosen by this player, among the cards of the player `of`. `spare`: not what fits this.
    """

    who: Who = "target"
    some: bool = False
    choose: Player | Literal[""] = ""
    of: Player = "you"
    spare: Sought | None = None


class Exhaust(Effect, frozen=True):
    """Cards are exhausted."""

    who: Who = "target"


class Ready(Effect, frozen=True):
    """Cards become ready; with `choose` one of those that fit, by choice."""

    who: Who = "target"
    choose: bool = False


class Return(Effect, frozen=True):
    """Cards go to their owners' hands, from play or from wherever they are."""

    who: Who = "target"


class Deploy(Effect, frozen=True):
    """Cards are put into play from graveyards; `affordable`: only if they cost at most the number of your resources."""

    who: Who = "target"
    affordable: bool = False


class Recover(Effect, frozen=True):
    """Cards that fit are chosen in the own graveyard, and go to the hand or into play.

    `count` are chosen, or fewer with `may`; `different`: no two of one name. `near_death`: so damaged that one health
    is left.
    """

    what: Sought
    count: Number = 1
    may: bool = False
    different: bool = False
    to: Literal["hand", "play"] = "hand"
    near_death: bool = False
    player: Player = "you"


class Remove(Effect, frozen=True):
    """Cards are removed from the game; `then` happens if any was."""

    who: Who = "target"
    then: tuple[Step, ...] = ()


class Search(Effect, frozen=True):
    """A deck is searched for cards that fit, which are shown and go to the hand, on top, or exhausted into play."""

    what: Sought
    count: int = 1
    to: Literal["hand", "top", "play"] = "hand"
    player: Player = "you"


class Look(Effect, frozen=True):
    """The top cards of the own deck are looked at (or shown to all): one that fits goes somewhere, the rest under it.

    `chooser`: who chooses. `may`: it need not be done. `best`: what the one that is chosen must be.
    """

    count: int
    open: bool = False
    what: Sought | None = None
    to: Literal["hand", "top", "bottom"] = "hand"
    rest: Literal["bottom", "top"] = "bottom"
    may: bool = False
    chooser: Player = "you"


class Mill(Effect, frozen=True):
    """The top cards of a deck go to the graveyard."""

    amount: Number
    player: Player = "target"


class Reshuffle(Effect, frozen=True):
    """The graveyard is shuffled into the deck."""


class Place(Effect, frozen=True):
    """A card becomes a resource, face down and exhausted: the top one of the deck, or one of the hand."""

    what: Literal["top", "hand"]


class TurnDown(Effect, frozen=True):
    """A player turns one of his quests face down."""

    player: Player = "target"


class Reattach(Effect, frozen=True):
    """An attachment is moved to another hero or ally."""

    who: Role = "target"


class Control(Effect, frozen=True):
    """Somebody gains control of a card: you or the player named, for good or as long as the source stays exhausted."""

    who: Who = "target"
    player: Player = "you"
    until: Span = "always"


class Token(Effect, frozen=True):
    """Ally tokens of a kind come into play."""

    name: str
    count: int = 1


class Counter(Effect, frozen=True):
    """Counters are put on the card."""

    name: str
    amount: int = 1


class Withdraw(Effect, frozen=True):
    """Attackers (or only attacking allies) are removed from combat if your hero defends."""

    sort: Literal["character", "ally"] = "character"


class Interrupt(Effect, frozen=True):
    """A card on the chain is interrupted: what was targeted, or (`choose`) an ability of a player's, if one likes.

    `if_hero`: only if a hero was targeted.
    """

    choose: Player | Literal[""] = ""
    if_hero: bool = False


class Lasting(Effect, frozen=True):
    """Something holds for some time."""

    always: tuple[Step, ...]
    until: Span = "turn"


class Watch(Effect, frozen=True):
    """A trigger waits: for the rest of the turn, each time (`often`) or once; or once whenever it comes."""

    trigger: Trigger
    often: bool = False
    this_turn: bool = False


class May(Effect, frozen=True):
    """Something happens if somebody wants it, and pays for it if it costs anything."""

    do: tuple[Step, ...]
    pay: int = 0
    cost: tuple[Step, ...] = ()
    player: Player = "you"


class Unless(Effect, frozen=True):
    """Something happens unless a player pays, or does something else."""

    do: tuple[Step, ...]
    player: Player = "you"
    pay: int = 0
    instead: tuple[Step, ...] = ()


class If(Effect, frozen=True):
    """Something happens if something is so."""

    so: Condition
    do: tuple[Step, ...]
    otherwise: tuple[Step, ...] = ()


class Choose(Effect, frozen=True):
    """One of those that fit is chosen now, and then it is `chosen`; perhaps none."""

    what: Sought
    do: tuple[Step, ...]
    may: bool = False
    player: Player = "you"
    count: int = 1


class Each(Effect, frozen=True):
    """Every player does something, one after the other."""

    do: tuple[Step, ...]
    player: Player = "opponents"


class Extra(Effect, frozen=True):
    """Another turn comes after this one."""


class Toss(Effect, frozen=True):
    """A coin is tossed; who loses may pay to toss it again."""

    win: tuple[Step, ...]
    again: int = 0


class Roll(Effect, frozen=True):
    """A die is rolled: two faces for each of three things."""

    low: tuple[Step, ...]
    middle: tuple[Step, ...]
    high: tuple[Step, ...]


class Script(Effect, frozen=True):
    """A function does what no word says; each script says there why."""

    name: str


# What holds as long as it lasts


class Bonus(Effect, frozen=True):
    """Numbers are raised or lowered; `each` multiplies. `attacking`, `defending`: only while it does.

    `against`: only while it attacks somebody who fits.
    """

    who: Who = "self"
    atk: int = 0
    health: int = 0
    defence: int = 0
    each: Count | None = None
    attacking: bool = False
    defending: bool = False
    against: Who | Literal[""] = ""
    so: Condition | None = None


class Has(Effect, frozen=True):
    """It has a keyword, or is kept from something; `only` is the one that it can attack."""

    mark: Mark
    who: Who = "self"
    so: Condition | None = None
    only: Role | Literal[""] = ""


class Gains(Effect, frozen=True):
    """It has a payment power."""

    power: Power
    who: Who = "host"


class Loses(Effect, frozen=True):
    """It loses all its powers, and is something else besides."""

    tag: str
    who: Who = "host"


class Barred(Effect, frozen=True):
    """Players are kept from something."""

    ban: Ban
    player: Player = "opponents"
    so: Condition | None = None


class More(Effect, frozen=True):
    """Damage (or healing) is replaced by more: so much more, or double.

    `by` deals it, `to` is dealt it; `ability`: only damage that an ability card makes the hero deal.
    """

    amount: int = 1
    double: bool = False
    by: Who | Literal[""] = "hero"
    to: Who | Literal[""] = ""
    type: DamageType | Literal[""] = ""
    ability: bool = False
    heal: bool = False


class Prevent(Effect, frozen=True):
    """Damage is prevented: so much of each, the `next` so much, or all of it.

    `combat`: only combat damage. `then`: what follows from it, with the amount. `so`: as long as something is so.
    """

    to: Who | Literal[""] = ""
    by: Who | Literal[""] = ""
    amount: int = 0  # none: all
    next: bool = False
    combat: bool = False
    then: tuple[Step, ...] = ()
    so: Condition | None = None


class Pierce(Effect, frozen=True):
    """Damage that somebody deals cannot be prevented; `armed`: combat damage with this weapon."""

    by: Who = "hero"
    armed: bool = False


class Cheaper(Effect, frozen=True):
    """Cards or strikes cost less; `next`: only the next one; `least` is what this reduction leaves."""

    amount: int
    what: Literal["card", "strike"] = "card"
    tag: str = ""
    least: int = 0
    next: bool = False
    weapon: Literal["", "self"] = ""


class Tax(Effect, frozen=True):
    """Opposing allies attack heroes and allies in your party only for so much."""

    amount: int = 1


class HandSize(Effect, frozen=True):
    """The maximum hand size of the host's controller is raised."""

    amount: int


class Swift(Effect, frozen=True):
    """Cards of these kinds in your hand are instant."""

    kinds: tuple[Kind, ...] = ()


class Instead(Effect, frozen=True):
    """Every draw is replaced: a card that this card removed goes to the hand."""


class Keeps(Effect, frozen=True):
    """You control what this is attached to."""


class StaysDown(Effect, frozen=True):
    """You may choose not to ready the card in your ready step."""


EFFECTS = effects_of(__name__)
