"""The words that the fields of cards may hold."""

from typing import Literal, TypeAlias

Faction: TypeAlias = Literal["alliance", "horde", "neutral"]
Class: TypeAlias = Literal[
    "druid", "hunter", "mage", "paladin", "priest", "rogue", "shaman", "warlock", "warrior"
]
Race: TypeAlias = Literal[
    "human", "night-elf", "dwarf", "gnome", "orc", "troll", "tauren", "undead", "blood-elf", "goblin"
]
Kind: TypeAlias = Literal["hero", "ability", "ally", "weapon", "armor", "item", "quest"]
Rarity: TypeAlias = Literal["common", "uncommon", "rare", "epic", "legendary"]
DamageType: TypeAlias = Literal["arcane", "fire", "frost", "holy", "melee", "nature", "ranged", "shadow"]

# What a card may look for: a kind of card, or words for several kinds. `character`: a hero or an ally. `totem`: an
# ability in play that can be attacked. `attachment`: an ability that is attached to something. `resource`: a card in a
# resource row. `player`: somebody at the table. `card`: any card of a zone.
Sort: TypeAlias = Literal[
    "hero",
    "ally",
    "character",
    "ability",
    "totem",
    "attachment",
    "weapon",
    "armor",
    "armor-or-weapon",
    "item",
    "equipment",
    "resource",
    "quest",
    "player",
    "card",
]
# Whose: in your party or row, of your team, of anybody outside it, of anybody at all, or of whoever controls `it`.
Side: TypeAlias = Literal["yours", "friendly", "opposing", "any", "its"]
Zone: TypeAlias = Literal["play", "chain", "hand", "deck", "graveyard", "removed"]

# What a card in play can have beside its numbers. The first ones are printed keywords, the others what texts forbid or
# allow.
Mark: TypeAlias = Literal[
    "protector",
    "elusive",
    "ferocity",
    "long-range",
    "stealth",
    "bear-form",
    "no-attack",
    "no-protect",
    "no-ready",
    "no-heal",
    "untargetable",
    "indestructible",
    "guards-hero",
    "must-attack",
    "lure",
]
# What is printed as a word of its own on a card that has it, and is a power like any other.
KEYWORDS: tuple[Mark, ...] = ("protector", "elusive", "ferocity", "long-range", "stealth", "bear-form")
# What a player may be kept from, or allowed.
Ban: TypeAlias = Literal["draw", "play", "strike", "protect", "lose-hero"]
# How long an effect lasts: this turn, this combat, the next ready step of whoever controls what it is about, while its
# source stays exhausted, or for good.
Span: TypeAlias = Literal["turn", "combat", "next-ready", "exhausted", "always"]

# What happens that a power may be triggered by.
Occasion: TypeAlias = Literal[
    "enters",
    "destroyed",
    "attacks",
    "defends",
    "protects",
    "exhausted",
    "deals",
    "dealt",
    "strikes",
    "plays",
    "turn-start",
    "turn-end",
]
# Whom or what an instruction speaks of. `target`, `second`, `third`: what was chosen when the card was played.
# `self`: the card itself. `hero`: your hero. `host`: what it is attached to. `it`: what the trigger is about. `other`:
# the other side of that (who dealt the damage, whom it was dealt to, what was struck with). `chosen`: what was chosen
# before in this text. `made`: the tokens that were made. `paid`: what was destroyed as a cost.
Role: TypeAlias = Literal[
    "target",
    "second",
    "third",
    "self",
    "hero",
    "host",
    "it",
    "other",
    "chosen",
    "made",
    "paid",
]
# Who acts or suffers among the players.
Player: TypeAlias = Literal[
    "you",
    "target",
    "each",
    "opponents",
    "turn",
    "its-controller",
    "target-controller",
    "it-controller",
    "other-controller",
]
