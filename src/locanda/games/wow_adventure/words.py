"""The words that the fields of cards may hold."""

from typing import Literal, TypeAlias

Colour: TypeAlias = Literal["grey", "green", "yellow", "red"]
Type: TypeAlias = Literal["ranged", "melee"]
Trait: TypeAlias = Literal["aggro", "beast", "undead", "humanoid", "demon", "dragonkin"]
# What an item can ask of a character card.
Badge: TypeAlias = Literal[
    "staff",
    "wand",
    "dagger",
    "bow",
    "gun",
    "axe",
    "sword",
    "mace",
    "cloth",
    "leather",
    "mail",
    "plate",
]
Potion: TypeAlias = Literal["health", "mana", "swiftness"]
Resource: TypeAlias = Literal[
    "scroll",
    "book",
    "small-potion",
    "large-potion",
    "place-discovery",
    "flight-path",
    "auction-house",
    "quest-giver",
]
Value: TypeAlias = Literal["attack", "defence", "damage", "life", "movement", "energy"]
# Whom something is done against: an encounter with a trait, any encounter, an overlord, or a character.
Foe: TypeAlias = Literal[
    "beast", "undead", "humanoid", "demon", "dragonkin", "encounter", "overlord", "character"
]
# `opponent`: the other side of the fight. `near`: another character of your choice within `range` spaces.
# `here`: every other character in your space. `others`: every other character. `all`: every character.
Who: TypeAlias = Literal["you", "opponent", "near", "here", "others", "all"]
