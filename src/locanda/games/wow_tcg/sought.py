"""What a text looks for: descriptions of cards and players, numbers that are counted, and conditions."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from .words import DamageType, Faction, Mark, Race, Role, Side, Sort, Zone

State: TypeAlias = Literal[
    "exhausted", "ready", "damaged", "attacking", "defending", "face-up", "face-down", "stealthed"
]


class Described(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Base of what content writes as a mapping with named fields."""


class Sought(Described, frozen=True):
    """A description that cards or players fit or do not fit.

    `tag` stands on the type line. `name` is a card's id, or `same` for the name of what the text is about. `cost` is
    `x` (exactly X) or `resources` (at most as many as you have resources). `hurt` is `turn` (was dealt damage this
    turn) or `hero` (was dealt combat damage by your hero this turn). `on` is what an attachment must be attached to.
    """

    sort: Sort = "character"
    side: Side = "any"
    zone: Zone = "play"
    other: bool = False
    tag: str = ""
    race: Race | Literal[""] = ""
    faction: Faction | Literal[""] = ""
    name: str = ""
    state: State | Literal[""] = ""
    cost: Literal["", "x", "resources"] = ""
    hurt: Literal["", "turn", "hero"] = ""
    on: Role | Literal["", "character", "friendly"] = ""


class Target(Sought, frozen=True):
    """What must be chosen while a card or power is played.

    `count` is how many are chosen, exactly or (`up_to`) at most; `removed` means as many as cards were removed for the
    cost. `another`: not one that was chosen before. `if_totem`: chosen only by who has such a Totem.
    """

    count: int | Literal["removed"] = 1
    up_to: bool = False
    another: bool = False
    if_totem: str = ""


class Count(Described, frozen=True):
    """A number that is worked out when it is needed: `times` what is counted, and `plus`.

    `x`: announced. `amount`: what the trigger tells. `dealt`: damage that this text has dealt so far. `removed`: cards
    removed for the cost. `hand`: cards in a hand. `counters`: of the kind that the card has. `damage`, `atk`, `health`,
    `cost`: of somebody. `sought`: cards that fit. `best-atk`: of one of the cards that fit, by choice.
    """

    of: Literal[
        "x",
        "amount",
        "dealt",
        "removed",
        "hand",
        "counters",
        "damage",
        "atk",
        "health",
        "cost",
        "sought",
        "one-atk",
    ]
    who: Role | Literal["target-controller"] = "self"
    what: Sought | None = None
    plus: int = 0
    times: int = 1


Number: TypeAlias = int | Count


class Condition(Described, frozen=True):
    """What must be so; everything that is named must hold.

    `turn`: whose turn it is. `hero`: what your hero has. `hand`: at least so many cards in your hand. `there`: at
    least `many` cards that fit (exactly none with 0). `outnumbered`: an opponent has more allies than you.
    `hero_dealt`: your hero has dealt damage of this type this turn. `allies_hit_hero`: an ally in your party has
    dealt damage to an opposing hero this turn. `icon`: the hero's faction.
    """

    turn: Literal["", "yours", "opponent"] = ""
    hero: Mark | Literal[""] = ""
    hero_defends: bool = False
    hand: int = 0
    there: Sought | None = None
    many: int = 1
    outnumbered: bool = False
    hero_dealt: DamageType | Literal[""] = ""
    allies_hit_hero: bool = False
    icon: Faction | Literal[""] = ""
