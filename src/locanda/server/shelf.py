"""The shelf: what a page must know of each game before anybody plays it."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import Any

import msgspec
from sqlalchemy import select, text

from locanda import bots
from locanda.kernel import ledger
from locanda.kernel.game import Game
from locanda.kernel.text import LANGUAGES
from locanda.scenario import lessons

ALIVE = select(text("1"))


class OptionListed(msgspec.Struct, frozen=True):
    """A setting that a table may choose, with the words for it and for its values."""

    id: str
    values: tuple[str, ...]
    rule: str
    texts: dict[str, dict[str, str]]


class LessonListed(msgspec.Struct, frozen=True):
    """A lesson of the tutorial."""

    id: str
    title: dict[str, str]


class GameShown(msgspec.Struct, frozen=True):
    """A game as the lobby shows it."""

    id: str
    title: dict[str, str]
    blurb: dict[str, str]
    minutes: tuple[int, int]
    seats: tuple[int, int]
    options: list[OptionListed]
    expansions: tuple[str, ...]
    bots: list[str]
    house: str  # the bot that plays if nobody says which
    lessons: list[LessonListed]
    brings: dict[str, str]  # what a seat may choose to play, and the card that shows it


@lru_cache(maxsize=16)
def shown(game: Game) -> GameShown:
    """A game as the lobby shows it."""
    narrators = {language: game.narrator(language) for language in LANGUAGES}
    return GameShown(
        id=game.id,
        title={language: one.title() for language, one in narrators.items()},
        blurb={language: one.blurb() for language, one in narrators.items()},
        minutes=game.minutes,
        seats=game.seats,
        options=[
            OptionListed(
                id=option.id,
                values=option.values,
                rule=option.rule,
                texts={
                    language: {
                        "": one.setting(option.id),
                        **{value: one.setting(option.id, value) for value in option.values},
                    }
                    for language, one in narrators.items()
                },
            )
            for option in game.options
        ],
        expansions=game.expansions,
        bots=bots.names(game),
        house=bots.house_bot(game),
        lessons=[
            LessonListed(lesson.id, {language: lesson.title(language) for language in LANGUAGES})
            for lesson in lessons.all_of(game)
        ],
        brings=dict(game.brought()),
    )


@lru_cache(maxsize=16)
def library(game: Game) -> tuple[bytes, str]:
    """The board, the cards and the rules of a game in both languages, as JSON, and a mark that changes with them."""
    data = msgspec.json.encode(
        {
            "house": bots.house_bot(game),
            "board": game.board(),
            "cards": [*game.cards(), *game.won_cards()],
            "rules": _rules(game),
        }
    )
    return data, hashlib.blake2b(data, digest_size=12).hexdigest()


def _rules(game: Game) -> list[dict[str, Any]]:
    path = game.folder / "rules.yaml"
    if not path.exists():
        return []
    book = ledger.load(path)
    narrators = {language: game.narrator(language) for language in LANGUAGES}
    chapters = {
        name: {language: one.chapter(name) for language, one in narrators.items()}
        for name in {entry.chapter for entry in book.rules}
    }
    rules = [
        {
            "id": one.id,
            "chapter": chapters[one.chapter],
            "text": {language: one.text(language) for language in LANGUAGES},
        }
        for one in book.rules
    ]
    rulings = [
        {
            "id": one.id,
            "chapter": dict.fromkeys(LANGUAGES, ""),
            "text": {language: one.text(language) for language in LANGUAGES},
        }
        for one in book.rulings
    ]
    return rules + rulings
