"""Plays the recorded games anew and counts anew: `make record`, after a change of rules or cards that is meant.

`python -m tests.recorded.record wow-adventure` does it for one game.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec

from locanda import bots
from locanda.games import load
from locanda.kernel import record as records
from locanda.kernel.dice import Dice, commitment, fair_key
from locanda.kernel.game import Setup
from locanda.kernel.match import Match
from locanda.kernel.record import FairDice

HERE = Path(__file__).parent
COUNTS = HERE / "counts.json"


class Recorded(NamedTuple):
    """A whole game: which, who played it, and what was agreed."""

    game: str
    bots: tuple[str, ...]
    options: dict[str, str] = {}
    expansions: tuple[str, ...] = ()


GAMES = {
    "runebound-two-greedy": Recorded("runebound", ("greedy", "greedy")),
    "runebound-four-mixed": Recorded(
        "runebound", ("greedy", "random", "greedy", "greedy"), {"resale": "allowed"}
    ),
    "runebound-six-greedy": Recorded(
        "runebound", ("greedy",) * 6, {"ally-limit": "2", "before-combat": "once-a-combat"}
    ),
    "wow-adventure-two-greedy": Recorded("wow-adventure", ("greedy", "greedy")),
    "wow-adventure-three-mixed": Recorded("wow-adventure", ("greedy", "random", "greedy")),
    "wow-adventure-four-greedy": Recorded("wow-adventure", ("greedy",) * 4),
    "wow-tcg-two-greedy": Recorded("wow-tcg", ("greedy", "greedy"), {"decks": "constructed"}),
    "wow-tcg-three-mixed": Recorded("wow-tcg", ("greedy", "random", "greedy")),
    "wow-tcg-best-of-three": Recorded("wow-tcg", ("greedy", "greedy"), {"match": "best-of-three"}),
    "wow-tcg-draft": Recorded("wow-tcg", ("greedy",) * 4, {"format": "draft"}),
    "wow-boardgame-two-greedy": Recorded("wow-boardgame", ("greedy", "greedy")),
    "wow-boardgame-three-mixed": Recorded(
        "wow-boardgame", ("greedy", "random", "greedy"), {"overlord": "kelthuzad", "deadly-pvp": "yes"}
    ),
    "wow-boardgame-six-greedy": Recorded(
        "wow-boardgame", ("greedy",) * 6, {"factions": "seats", "overlord": "nefarian"}
    ),
}


class Position(NamedTuple):
    """A position to count from: a game of three seats after so many random answers, and how deep to look."""

    game: str
    seed: str
    played: int
    depth: int


POSITIONS = {
    "runebound-beginning": Position("runebound", "a", 0, 2),
    "runebound-sixty": Position("runebound", "b", 60, 3),
    "runebound-hundred-and-fifty": Position("runebound", "c", 150, 3),
    "wow-adventure-beginning": Position("wow-adventure", "a", 0, 3),
    "wow-adventure-sixty": Position("wow-adventure", "b", 60, 3),
    "wow-adventure-two-hundred": Position("wow-adventure", "c", 200, 3),
    "wow-tcg-beginning": Position("wow-tcg", "a", 0, 3),
    "wow-tcg-sixty": Position("wow-tcg", "b", 60, 3),
    "wow-tcg-two-hundred": Position("wow-tcg", "c", 200, 3),
    "wow-boardgame-beginning": Position("wow-boardgame", "a", 0, 2),
    "wow-boardgame-eighty": Position("wow-boardgame", "b", 80, 2),
    "wow-boardgame-three-hundred": Position("wow-boardgame", "c", 300, 3),
}


def digest(match: Match) -> str:
    """A short hash of the whole final state and of everything that happened."""
    told = [
        [event.kind, list(event.cites), event.seat, str(sorted(event.facts.items()))]
        for event in match.events
    ]
    # What a seat says about windows and what expansions keep counts only where there is some.
    state = {
        name: value
        for name, value in match.snapshot().items()
        if value or name not in ("skips", "always_ask", "annexes")
    }
    text = json.dumps([state, told], sort_keys=True)
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def play(name: str) -> None:
    """One game with committed dice, played to its end and written down."""
    recorded = GAMES[name]
    seats = len(recorded.bots)
    game = load(recorded.game, recorded.expansions)
    secret = hashlib.blake2b(name.encode(), digest_size=32).digest()
    shares = tuple(f"share-{seat}" for seat in range(seats))
    setup = Setup(seats, options=recorded.options, expansions=recorded.expansions)
    match = Match(game, setup, Dice(fair_key(secret, shares)))
    bots.play(match, [bots.make(game, bot, seat) for seat, bot in enumerate(recorded.bots)], max_turns=300)
    fair = FairDice(commitment(secret), shares, secret.hex())
    records.save(
        HERE / f"{name}.json", records.record_of(match, game.content, fair=fair, players=recorded.bots)
    )
    (HERE / f"{name}.digest").write_text(digest(match) + "\n")
    print(f"{name}: {len(match.answers)} answers, {game.turns(match.table)} rounds")


def leaves(match: Match, depth: int) -> int:
    """How many ways there are to answer the next so many decisions, with these dice."""
    if depth == 0 or match.over:
        return 1
    asked = match.waiting[0]
    total = 0
    for option in asked.options:
        fork = match.fork(match.answered)
        fork.answer(asked.seat, asked.key(option))
        total += leaves(fork, depth - 1)
    return total


def count(name: str) -> int:
    """How many ways there are to go on from a position."""
    at = POSITIONS[name]
    match, random = Match(load(at.game), Setup(3), Dice.from_seed(at.seed)), Random(at.seed)
    for _ in range(at.played):
        asked = match.waiting[0]
        match.answer(asked.seat, asked.key(random.choice(asked.options)))
    return leaves(match, at.depth)


def counted() -> dict[str, int]:
    """What was counted when the games were recorded."""
    return msgspec.json.decode(COUNTS.read_bytes(), type=dict[str, int]) if COUNTS.exists() else {}


def main(games: list[str]) -> None:
    """Everything is recorded anew, or that of some games."""
    for name, recorded in GAMES.items():
        if recorded.game in games or not games:
            play(name)
    found = counted()
    for name, at in POSITIONS.items():
        if at.game in games or not games:
            found[name] = count(name)
            print(f"{name}: {found[name]} ways")
    COUNTS.write_text(json.dumps({name: found[name] for name in POSITIONS}, indent=2) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
