"""The library: every card and the map, read from the content files once and shared by all matches."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from locanda.kernel.box import Box
from locanda.kit import content
from locanda.kit import library as kit

from .atlas import Atlas, MapRecord
from .cards import (
    COLOURS,
    AdventureCard,
    AllyCard,
    Card,
    ChallengeCard,
    EncounterCard,
    EventCard,
    Foe,
    HeroCard,
    ItemCard,
    MarketCard,
)

FOLDER = Path(__file__).parent


class Library(kit.Library):
    """All content of the game: heroes, the four adventure decks, the market, the map."""

    def __init__(self, boxes: Sequence[Box]) -> None:
        super().__init__(boxes)
        # The modifiers of cards, each with no Ally behind it.
        self.pairs = self.notebook("pairs")
        read = self.read_list
        self.heroes: list[HeroCard] = read("heroes", HeroCard)
        self.allies: list[AllyCard] = read("allies", AllyCard)
        self.items: list[ItemCard] = []
        for kind in ("weapons", "armour", "artefacts"):
            self.items += read(kind, ItemCard)
        challenges: list[ChallengeCard] = []
        for colour in COLOURS:
            challenges += read(f"challenges-{colour}", ChallengeCard)
        self.challenges = challenges
        self.events: list[EventCard] = read("events", EventCard)
        self.encounters: list[EncounterCard] = read("encounters", EncounterCard)
        self.atlas = Atlas(self.read_one("map", MapRecord))
        self.know((*self.heroes, *self.allies, *self.items, *challenges, *self.events, *self.encounters))
        # Items and Allies that are beaten Challenges, and the Challenge that each of them is.
        self._origin: dict[str, str] = {}
        for card in challenges:
            part = card.reward.item or card.reward.ally
            if part is not None:
                self.by_id.setdefault(part.id, part)
                self._origin[part.id] = card.id
        self._check_towns()
        # The foes of Encounters as the fight sees them.
        self.foes = {
            card.id: _as_challenge(card, card.foe) for card in self.encounters if card.foe is not None
        }

    def _check_towns(self) -> None:
        for card in self.encounters:
            if card.errand and card.errand.town and card.errand.town not in self.atlas.town_ids:
                raise content.ContentError(
                    f"{FOLDER}: {card.id} sends to {card.errand.town!r}, which is no town"
                )

    def origin(self, card: Card) -> str:
        """The printed card behind a card: for a kept Challenge the Challenge itself."""
        return self._origin.get(card.id, card.id)

    def deck(self, colour: str) -> list[AdventureCard]:
        """The cards of one adventure deck."""
        cards: list[AdventureCard] = [*self.challenges, *self.events, *self.encounters]
        return [card for card in cards if card.colour == colour]

    def market(self) -> list[MarketCard]:
        """The cards of the Market deck, with every copy."""
        items: list[MarketCard] = [item for item in self.items for _ in range(item.copies)]
        return [*items, *self.allies]


def _as_challenge(card: EncounterCard, foe: Foe) -> ChallengeCard:
    """The foe of an Encounter, which is fought like a Challenge (RB-ENC-01)."""
    return ChallengeCard(
        id=card.id,
        name=card.name,
        icon=card.icon,
        colour=card.colour,
        mind=foe.mind,
        body=foe.body,
        spirit=foe.spirit,
        damage=foe.damage,
        life=foe.life,
        traits=foe.traits,
        reward=foe.reward,
    )
