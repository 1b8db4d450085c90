"""Matches of the card game with decks that chance has put together."""

from __future__ import annotations

from random import Random

from locanda.games.wow_tcg import setup
from locanda.games.wow_tcg.cards import Card
from locanda.games.wow_tcg.game import BOX, CardGame
from locanda.kernel.dice import Dice
from locanda.kernel.game import Setup
from locanda.kernel.match import Match

GAME = CardGame((BOX,))


def fits(card: Card, hero: Card) -> bool:
    """Whether a hero's deck may hold a card, copies aside."""
    if card.kind == "hero" or (card.needs and card.needs != hero.spec):
        return False
    if card.classes and not set(card.classes) & set(hero.classes):
        return False
    return card.faction in ("neutral", hero.faction)


def dealt(seed: str, seats: int, size: int = 40, checkpoints: bool = False) -> tuple[Match, Random]:
    """A match of heroes and cards drawn by chance, and the chance that goes on."""
    random = Random(seed)
    decks = []
    for _ in range(seats):
        hero = random.choice(GAME.library.heroes)
        able = [card for card in GAME.library.cards if fits(card, hero)]
        decks.append((hero, [random.choice(able) for _ in range(size)]))
    table = setup.lay_out(GAME, GAME.library, Setup(seats), Dice.from_seed(seed), decks, range(seats))
    return Match.at(table, Setup(seats), checkpoints=checkpoints), random


def play(match: Match, random: Random, most: int = 2500) -> int:
    """Answers by chance until the match is over or so many were given; how many."""
    count = 0
    while match.decision is not None and count < most:
        asked = match.waiting[0]
        assert asked.options, asked.prompt
        option = random.choice(asked.options)
        if option.key == "pass" and len(asked.options) > 1 and random.random() < 0.6:
            option = random.choice(asked.options[:-1])
        match.answer(asked.seat, asked.key(option))
        count += 1
    return count
