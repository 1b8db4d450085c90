"""The library: every card and the board, read from the content files once and shared by all matches."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from locanda.kernel.box import Box
from locanda.kit import library as kit

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

FOLDER = Path(__file__).parent


class Library(kit.Library):
    """All content of the game."""

    def __init__(self, boxes: Sequence[Box]) -> None:
        super().__init__(boxes)
        read = self.read_list
        self.characters: list[CharacterCard] = read("characters", CharacterCard)
        self.abilities: list[AbilityCard] = read("abilities", AbilityCard)
        self.challenges: list[ChallengeCard] = []
        for colour in LEVELS:
            self.challenges += read(f"challenges-{colour}", ChallengeCard)
        self.starting: list[QuestCard] = read("quests-start", QuestCard)
        self.elite: list[QuestCard] = read("quests-elite", QuestCard)
        self.trophies: list[TrophyCard] = read("trophies", TrophyCard)
        self.atlas = Atlas(self.read_one("board", BoardRecord))
        self.trophy = {trophy.id: trophy for trophy in self.trophies}
        self.character = {one.id: one for one in self.characters}
        # The challenge card that a face belongs to.
        self.card_of: dict[str, ChallengeCard] = {}
        self.know((*self.abilities, *self.starting, *self.elite, *self.trophies, *self.characters))
        self.know(side for character in self.characters for side in character.sides)
        self.know(space.encounter for space in self.atlas.spaces if space.encounter is not None)
        self.know(self.challenges)
        for card in self.challenges:
            self.know(faces(card))
            self.card_of |= dict.fromkeys((face.id for face in faces(card)), card)

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
