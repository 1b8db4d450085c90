"""The library: every card and the board, read from the content files once and shared by all matches."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from locanda.kernel.box import Box
from locanda.kit import library as kit

from .atlas import Atlas
from .cards import (
    SHAPES,
    AuctionItem,
    BoardRecord,
    Boss,
    ClassRecord,
    Creature,
    Event,
    Item,
    Overlord,
    Power,
    Quest,
    Race,
    Sheet,
    Talent,
)

FOLDER = Path(__file__).parent


class Library(kit.Library):
    """All content of the game."""

    def __init__(self, boxes: Sequence[Box]) -> None:
        super().__init__(boxes)
        read = self.read_list
        self.atlas = Atlas(self.read_one("board", BoardRecord))
        self.classes: list[ClassRecord] = read("classes", ClassRecord)
        self.races: list[Race] = read("races", Race)
        self.sheets: list[Sheet] = read("characters", Sheet)
        self.powers: list[Power] = read("powers", Power)
        self.talents: list[Talent] = read("talents", Talent)
        self.printed: list[Power] = read("preprinted-powers", Power)
        self.printed_items: list[Item] = read("preprinted-items", Item)
        self.items: list[Item] = []
        for shape in SHAPES:
            self.items += read(f"items-{shape}", Item)
        self.creatures: list[Creature] = read("creatures", Creature)
        self.bosses: list[Boss] = read("bosses", Boss)
        self.overlords: list[Overlord] = read("overlords", Overlord)
        self.quests: list[Quest] = read("quests-horde", Quest) + read("quests-alliance", Quest)
        self.events: list[Event] = read("events", Event)
        self.auctioned: list[AuctionItem] = read("auction-items", AuctionItem)
        self.know(
            (*self.races, *self.sheets, *self.powers, *self.talents, *self.printed, *self.printed_items)
        )
        self.know((*self.items, *self.creatures, *self.bosses, *self.overlords, *self.quests, *self.events))
        self.know(self.auctioned)
        self.class_of = {one.id: one for one in self.classes}
        self.creature = {one.id: one for one in self.creatures}
        self.powers_of = {
            one.id: [card for card in self.powers if card.owner == one.id] for one in self.classes
        }
        self.talents_of = {
            one.id: [card for card in self.talents if card.owner == one.id] for one in self.classes
        }

    def sheet_of(self, class_id: str, faction: str) -> Sheet:
        """The side of a class's sheet for a faction."""
        return next(one for one in self.sheets if one.owner == class_id and one.faction == faction)

    def deck(self, shape: str) -> list[Item]:
        """The items of a deck, with every copy."""
        return [card for card in self.items if card.deck == shape for _ in range(card.copies)]
