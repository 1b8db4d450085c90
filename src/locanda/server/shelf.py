"""The shelf: what a page must know of each game before anybody plays it."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, TypeAlias

import msgspec
from litestar import MediaType
from sqlalchemy import select, text

from locanda import bots, games
from locanda.kernel.dice import Dice
from locanda.kernel.game import Game, Setup
from locanda.kernel.refusal import LocandaError
from locanda.kit import ledger
from locanda.kit.text import LANGUAGES
from locanda.scenario import lessons

from . import wire
from .ready import Ready, ready

Words: TypeAlias = dict[wire.Language, str]
ALIVE = select(text("1"))
# How long a search may think at a table, besides as long as it does by itself; other budgets could stop every bot here.
BUDGETS = ("search:200ms", "search:500ms", "search:1000ms")


class Shelf:
    """The games that can be played here, each with whatever expansions it has."""

    def __init__(self, names: Sequence[str], load: Callable[[str, Sequence[str]], Game]) -> None:
        self.names = tuple(names) or tuple(games.games())
        self._load = load

    def __contains__(self, name: str) -> bool:
        return name in self.names

    def game(self, name: str, expansions: Sequence[str] = ()) -> Game:
        """The game of this id with these expansions; one that is not here is refused."""
        if name not in self.names:
            raise LocandaError(f"there is no game {name!r}")
        return self._load(name, tuple(expansions))

    def expansions(self, name: str) -> list[str]:
        """The expansions of a game."""
        return games.expansions(name) if name in (*games.GAMES, *games.games()) else []


class OptionListed(msgspec.Struct, frozen=True):
    """A setting that a table may choose, with the words for it and for its values."""

    id: str
    values: tuple[str, ...]
    rule: str
    texts: dict[wire.Language, dict[str, str]]


class LessonListed(msgspec.Struct, frozen=True):
    """A lesson of the tutorial."""

    id: str
    title: Words


class ExpansionListed(msgspec.Struct, frozen=True):
    """An expansion, with its name and the settings that it brings along."""

    id: str
    title: Words
    options: list[OptionListed]


class GameShown(msgspec.Struct, frozen=True):
    """A game as the lobby shows it."""

    id: str
    title: Words
    blurb: Words
    minutes: tuple[int, int]
    seats: tuple[int, int]
    options: list[OptionListed]
    expansions: list[ExpansionListed]
    teams: dict[int, tuple[int, ...]]  # where seats play together: by how many sit there, the team of each
    secrets: bool  # whether seats see different things, so that timing may tell something
    bots: list[str]
    budgets: tuple[str, ...]  # more bots: the search, with these budgets
    house: str  # the bot that plays if nobody says which
    lessons: list[LessonListed]
    brings: dict[str, str]  # what a seat may choose to play, and the card that shows it
    earns: dict[
        str, tuple[str, ...]
    ]  # settings, and their values, with which something is taken on to other tables
    makes: tuple[str, ...]  # the kinds of things that people make of their own and bring; none in most games


def lists_bot(game: Game, name: str) -> bool:
    """Whether a bot may play a game here."""
    return name in bots.names(game) or name in BUDGETS


def seat_counts(game: Game, options: dict[str, str], most: int) -> list[int]:
    """How many (two at least) can sit at a table with these options."""
    found = []
    for seats in range(max(2, game.seats[0]), min(most, game.seats[1]) + 1):
        with contextlib.suppress(LocandaError):
            game.check_setup(Setup(seats, options, game.expansions))
            found.append(seats)
    return found


def earns(game: Game, options: dict[str, str]) -> bool:
    """Whether something is taken on to other tables from one with these options, where everybody plays alone.

    As soon as such a table is laid it says so.
    """
    counts = seat_counts(game, options, game.seats[1])
    if not counts:
        return False
    setup = Setup(counts[0], options, game.expansions)
    alone = len(set(game.teams(setup))) == setup.seats
    return alone and bool(game.earned(game.lay(setup, Dice.from_seed("earned"))))


def _earning(game: Game) -> dict[str, tuple[str, ...]]:
    if type(game).earned is Game.earned:
        return {}
    found = {
        one.id: tuple(value for value in one.values if earns(game, {one.id: value})) for one in game.options
    }
    return {name: values for name, values in found.items() if values}


@lru_cache(maxsize=16)
def shown(shelf: Shelf, name: str) -> GameShown:
    """A game as the lobby shows it."""
    game = shelf.game(name)
    narrators = {language: game.narrator(language) for language in LANGUAGES}
    return GameShown(
        id=game.id,
        title={language: one.title() for language, one in narrators.items()},
        blurb={language: one.blurb() for language, one in narrators.items()},
        minutes=game.minutes,
        seats=game.seats,
        options=_options(game),
        expansions=[_expansion(shelf, game, one) for one in shelf.expansions(name)],
        teams=_teams(game),
        secrets=not game.open,
        bots=bots.names(game),
        budgets=BUDGETS,
        house=bots.house_bot(game),
        lessons=[
            LessonListed(lesson.id, {language: lesson.title(language) for language in LANGUAGES})
            for lesson in lessons.all_of(game)
        ],
        brings=dict(game.brought()),
        earns=_earning(game),
        makes=tuple(game.makes),
    )


@lru_cache(maxsize=16)
def listed(shelf: Shelf) -> Ready:
    """All games as the lobby shows them, as JSON."""
    return ready(msgspec.json.encode([shown(shelf, name) for name in shelf.names]), MediaType.JSON)


def _teams(game: Game) -> dict[int, tuple[int, ...]]:
    fewest, most = game.seats
    found = {seats: tuple(game.teams(Setup(seats))) for seats in range(fewest, most + 1)}
    return {seats: teams for seats, teams in found.items() if len(set(teams)) < len(teams)}


def _expansion(shelf: Shelf, base: Game, name: str) -> ExpansionListed:
    game = shelf.game(base.id, (name,))
    titles = {language: game.narrator(language).expansion(name) for language in LANGUAGES}
    known = {option.id for option in base.options}
    return ExpansionListed(name, titles, [one for one in _options(game) if one.id not in known])


def _options(game: Game) -> list[OptionListed]:
    narrators = {language: game.narrator(language) for language in LANGUAGES}
    return [
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
    ]


@lru_cache(maxsize=16)
def library(game: Game) -> Ready:
    """The board, the cards and the rules of a game in both languages, as JSON."""
    data = msgspec.json.encode(
        {
            "house": bots.house_bot(game),
            "board": game.board(),
            "cards": [*game.cards(), *game.won_cards()],
            "rules": _rules(game),
        }
    )
    return ready(data, MediaType.JSON)


def _rules(game: Game) -> list[dict[str, Any]]:
    book = ledger.load_all(game.folders)
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
