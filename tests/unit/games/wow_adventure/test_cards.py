"""The cards of the Adventure Game: at the count of the box, rarely plain, never alike, and all come into play."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from locanda import bots
from locanda.games import load
from locanda.games.wow_adventure.cards import LEVELS, Card, ChallengeCard
from locanda.games.wow_adventure.library import faces
from locanda.kernel.dice import Dice
from locanda.kernel.game import Setup
from locanda.kernel.match import Match

GAME = load("wow-adventure")
LIBRARY = load("wow-adventure").library


def has_text(face: Card) -> bool:
    """Whether a face does anything beside its figures."""
    return bool(face.always or face.powers or face.uses)


def test_the_counts_of_the_box() -> None:
    """16 + 92 + 18 + 30 + 16 + 160."""
    copies = Counter[str]()
    for record in GAME.cards():
        copies[record["deck"].split("-")[0]] += record["copies"]
    assert copies == {
        "characters": 16,
        "abilities": 92,
        **dict.fromkeys(LEVELS, 40),
        "starting": 18,
        "elite": 30,
        "trophies": 16,
    }


@pytest.mark.parametrize("colour", LEVELS)
def test_plain_cards_are_at_most_a_fifth_of_a_deck(colour: str) -> None:
    """A challenge card is plain if neither its encounter nor its item does anything."""
    deck = LIBRARY.deck(colour)
    plain = [card.id for card in deck if card.event is None and not any(map(has_text, faces(card)))]
    assert len(plain) <= len(deck) // 5


def shape(card: ChallengeCard) -> str:
    """What a challenge card does, without its names and numbers."""
    told = repr([(face.always, face.powers, face.uses) for face in faces(card)])
    return re.sub(r"-?\d+", "N", told + repr(card.event.now + card.event.here if card.event else ""))


@pytest.mark.parametrize("colour", LEVELS)
def test_no_two_cards_of_a_deck_differ_only_in_numbers(colour: str) -> None:
    """Plain ones aside."""
    cards = [card for card in LIBRARY.deck(colour) if card.event or any(map(has_text, faces(card)))]
    shapes = Counter(shape(card) for card in cards)
    assert [one for one, count in shapes.items() if count > 1] == []


def test_the_four_ability_decks_share_no_card() -> None:
    """Each character plays its own way: no two cards do the same with other numbers in more than two decks."""
    shapes: dict[str, set[str]] = {}
    for card in LIBRARY.abilities:
        told = re.sub(r"-?\d+", "N", repr((card.when, card.do, card.always, card.improved, card.group)))
        shapes.setdefault(told, set()).add(card.owner)
    assert [one for one, owners in shapes.items() if len(owners) > 2] == []
    assert len({card.id for card in LIBRARY.abilities}) == 40


def test_every_card_comes_into_play() -> None:
    """Bots that know the game draw, fight, win and play all of them sooner or later."""
    missing = set(GAME.card_ids())
    for seed in range(250):
        seats = 2 + seed % 3
        match = Match(GAME, Setup(seats), Dice.from_seed(f"cards/{seed}"), checkpoints=False)
        bots.play(match, [bots.make(GAME, "greedy", seed + seat) for seat in range(seats)], max_turns=200)
        for event in match.events:
            missing -= set(GAME.cards_used(event))
        if not missing:
            break
    assert missing == set()
