"""The library: every card and the board, read from the content files once and shared by all matches."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from locanda.kernel import content
from locanda.kernel.plain import Shared

from .atlas import Atlas
from .cards import (
    LEVELS,
    AbilityCard,
    BoardRecord,
    Card,
    ChallengeCard,
    CharacterCard,
    EncounterFace,
    QuestCard,
    TrophyCard,
)
from .vocabulary import VOCABULARY

FOLDER = Path(__file__).parent
CONTENT = FOLDER / "content"


class Library(Shared):
    """All content of the game."""

    def __init__(self, folder: Path = CONTENT) -> None:
        def read(name: str, kind: Any) -> list[Any]:
            return content.load_list(folder / f"{name}.yaml", kind, VOCABULARY.hook)

        self.characters: list[CharacterCard] = read("characters", CharacterCard)
        self.abilities: list[AbilityCard] = read("abilities", AbilityCard)
        self.challenges: list[ChallengeCard] = []
        for colour in LEVELS:
            self.challenges += read(f"challenges-{colour}", ChallengeCard)
        self.starting: list[QuestCard] = read("quests-start", QuestCard)
        self.elite: list[QuestCard] = read("quests-elite", QuestCard)
        self.trophies: list[TrophyCard] = read("trophies", TrophyCard)
        self.atlas = Atlas(content.load(folder / "board.yaml", BoardRecord, VOCABULARY.hook))
        self.trophy = {trophy.id: trophy for trophy in self.trophies}
        self.character = {one.id: one for one in self.characters}
        self.by_id: dict[str, Any] = {}
        # The challenge card that a face belongs to.
        self.card_of: dict[str, ChallengeCard] = {}
        for record in (*self.abilities, *self.starting, *self.elite, *self.trophies, *self.characters):
            self._know(folder, record)
        for character in self.characters:
            for side in character.sides:
                self._know(folder, side)
        for space in self.atlas.spaces:
            if space.encounter is not None:
                self._know(folder, space.encounter)
        for card in self.challenges:
            self._know(folder, card)
            for face in faces(card):
                self._know(folder, face)
                self.card_of[face.id] = card

    def _know(self, folder: Path, record: Any) -> None:
        if record.id in self.by_id:
            raise content.ContentError(f"{folder}: two cards have the id {record.id!r}")
        self.by_id[record.id] = record

    def deck(self, colour: str) -> list[ChallengeCard]:
        """The challenge cards of a colour."""
        return [card for card in self.challenges if card.colour == colour]

    def abilities_of(self, character: str) -> list[AbilityCard]:
        """The ability deck of a character, with every copy."""
        return [card for card in self.abilities if card.owner == character for _ in range(card.copies)]

    def is_overlord(self, foe: EncounterFace) -> bool:
        """Whether an encounter is one of the overlords on the board."""
        return any(space.encounter is foe and space.kind == "overlord" for space in self.atlas.spaces)


def faces(card: ChallengeCard) -> list[Card]:
    """Every face of a challenge card that has a text of its own."""
    event = card.event
    found = [card.encounter, card.item, event]
    if event is not None:
        found += [event.back.item, event.back.enemy]
    return [face for face in found if face is not None]


@lru_cache(maxsize=1)
def library() -> Library:
    """The game's own content."""
    return Library()


@lru_cache(maxsize=1)
def fingerprint() -> str:
    """The hash of the game's own content."""
    return content.fingerprint([CONTENT])
