"""Chapters 6, 7 and 10, what is printed on a card: its traits, its type line, and the figures of its kind."""

from __future__ import annotations

from typing import Any

from locanda.kit.ledger import rule

from ..cards import Card
from ..words import Kind

# The figures on cards of each kind, beside the play cost.
FIGURES: dict[Kind, tuple[str, ...]] = {
    "hero": ("health",),
    "ally": ("atk", "type", "health"),
    "weapon": ("atk", "type", "strike"),
    "armor": ("defence",),
    "item": (),
    "ability": (),
    "quest": (),
}
# What has a play cost; a quest shows an exclamation mark there, a hero its faction.
COSTS: tuple[Kind, ...] = ("ally", "weapon", "armor", "item", "ability")
ALL = ("atk", "type", "health", "defence", "strike")


def on(card: Card) -> dict[str, Any]:
    """Everything that is printed on a card but its name, its cost and its text."""
    return {**traits(card), **type_line(card), **figures(card)}


@rule(
    "TCG-06-01",
    "TCG-06-02",
    "TCG-06-03",
    "TCG-06-04",
    "TCG-06-05",
    "TCG-06-06",
    "TCG-06-08",
    "TCG-06-09",
    "TCG-10-03",
)
def traits(card: Card) -> dict[str, Any]:
    """Faction, classes, race, spec and professions; and the spec that a card needs of its hero."""
    return {
        "faction": card.faction,
        "classes": list(card.classes),
        "race": card.race,
        "spec": card.spec,
        "professions": list(card.professions),
        "needs": card.needs,
    }


@rule("TCG-06-10", "TCG-07-03", "TCG-07-05", "TCG-RUL-78")
def type_line(card: Card) -> dict[str, Any]:
    """The tags with their limits, the words that stand for rules, and the collector number with the rarity."""
    return {
        "number": card.number,
        "rarity": card.rarity,
        "tags": list(card.tags),
        "limits": dict(card.limits),
        "instant": card.instant,
        "unique": card.unique,
        "unlimited": card.unlimited,
        "ongoing": card.ongoing,
    }


@rule("TCG-10-03", "TCG-10-10", "TCG-10-13", "TCG-10-27", "TCG-10-29", "TCG-10-30", "TCG-10-31", "TCG-14-15")
def figures(card: Card) -> dict[str, Any]:
    """The figures of its kind, and the health of a Totem; a figure that a card does not have is none."""
    shown = (*FIGURES[card.kind], "health") if "Totem" in card.tags else FIGURES[card.kind]
    return {name: getattr(card, name) if name in shown else None for name in ALL}


@rule("TCG-10-44", "TCG-10-30", "TCG-10-31")
def has_cost(card: Card) -> bool:
    """Whether a play cost stands in its corner."""
    return card.kind in COSTS and card.number > 0
