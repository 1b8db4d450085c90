"""Chapter 19, packs: what lies in one, by rarity."""

from __future__ import annotations

from typing import NamedTuple

from locanda.kernel.dice import Dice
from locanda.kit.ledger import rule

from ..cards import Card
from ..library import Library


class Contents(NamedTuple):
    """How many cards of each rarity lie in a pack; of so many rare ones on average one is an epic."""

    common: int = 10
    uncommon: int = 3
    rare: int = 1
    hero: int = 1
    epic_in: int = 8


PACK = Contents()


@rule("TCG-07-05", "TCG-RUL-66", "TCG-RUL-78")
def opened(library: Library, dice: Dice, contents: Contents | None = None) -> list[Card]:
    """The cards of a new pack, no two of them alike."""
    contents = contents or PACK
    slots = [("common", contents.common), ("uncommon", contents.uncommon)]
    epics = sum(1 for _ in range(contents.rare) if dice.below(contents.epic_in) == 0)
    slots += [("rare", contents.rare - epics), ("epic", epics)]
    found: list[Card] = []
    for rarity, count in slots:
        found += _some(dice, printed(library, rarity), count)
    return [*found, *_some(dice, library.heroes, contents.hero)]


def printed(library: Library, rarity: str) -> list[Card]:
    """All cards of a rarity, without heroes."""
    sheets = library.notebook("sheets")
    if rarity not in sheets:
        sheets[rarity] = [card for card in library.cards if card.rarity == rarity and card.kind != "hero"]
    found: list[Card] = sheets[rarity]
    return found


def _some(dice: Dice, sheet: list[Card], count: int) -> list[Card]:
    """So many different cards of a sheet."""
    left, found = list(sheet), []
    for _ in range(count):
        found.append(left.pop(dice.below(len(left))))
    return found
