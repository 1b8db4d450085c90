"""The words that the fields of cards may hold."""

from typing import Literal, TypeAlias

Characteristic: TypeAlias = Literal["mind", "body", "spirit"]
Type: TypeAlias = Literal["ranged", "melee", "magic"]
Skill: TypeAlias = Literal[
    "perception",
    "lore",
    "trickery",
    "pathfinding",
    "jump",
    "climb",
    "swim",
    "stealth",
    "resist",
    "diplomacy",
    "courage",
    "haggle",
]
Terrain: TypeAlias = Literal["plains", "road", "river", "swamp", "forest", "hill", "mountain"]
Trait: TypeAlias = Literal["dragon", "undead", "beast", "outlaw", "demon", "giant", "sorcerer", "trap"]
Colour: TypeAlias = Literal["green", "yellow", "blue", "red"]
Roll: TypeAlias = Literal["attack", "defence", "combat", "escape", "test", "check"]
Value: TypeAlias = Literal[
    "mind", "body", "spirit", "life", "stamina", "ranged-damage", "melee-damage", "magic-damage"
]
Wares: TypeAlias = Literal["all", "allies", "items", "weapons", "armour", "artefacts"]
Who: TypeAlias = Literal["you", "self", "ally", "allies", "party", "anyone", "everyone"]
