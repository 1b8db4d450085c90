"""The words that the fields of cards may hold."""

from typing import Literal, TypeAlias

Faction: TypeAlias = Literal["horde", "alliance"]
# Dice: blue is ranged, red melee, green armor.
Colour: TypeAlias = Literal["blue", "red", "green"]
# Figures: blue ones are independent, the others belong to quests.
Shade: TypeAlias = Literal["green", "red", "blue"]
Grade: TypeAlias = Literal["grey", "green", "yellow", "red"]
Shape: TypeAlias = Literal["triangle", "square", "circle", "special"]
CardType: TypeAlias = Literal["active", "instant", "melee", "ranged", "general", "armor", "bag"]
Category: TypeAlias = Literal[
    "stance", "aspect", "pet", "demon", "beast-form", "seal", "blessing", "aura", "weapon-enhancement"
]
Resource: TypeAlias = Literal["health", "energy"]
Box: TypeAlias = Literal["damage", "defense", "attrition"]
Token: TypeAlias = Literal["hit", "armor"]
Condition: TypeAlias = Literal["stun", "curse"]
# Whom an effect is for: the owner, the character that has just lost Health, every participating friend, every
# friendly character in the region, or every participant of both sides.
Who: TypeAlias = Literal["you", "hurt", "friends", "region", "all"]
# Which cards a lasting effect speaks of, beside those that it names.
Kind: TypeAlias = Literal["instants", "powers", "other-powers"]
# Whose attack phase an ability works in: the owner's, that of the friend who is attacking, or that of every friend.
Whose: TypeAlias = Literal["own", "friend", "friends"]
# When an ability works, in the order of a combat round, then outside combat; `always` is no moment but lasts.
Moment: TypeAlias = Literal[
    "always",
    "round",
    "pool",
    "used",
    "judgement",
    "roll",
    "rolled",
    "rerolls",
    "rerolling",
    "after-rerolls",
    "tokens",
    "placing",
    "placed",
    "defense",
    "assigned",
    "resolution",
    "resolved",
    "round-end",
    "combat-end",
    "hurt",
    "spent",
    "fallen",
    "turn",
    "before-action",
    "action",
    "travel",
    "rest",
    "challenge",
    "learn",
]
