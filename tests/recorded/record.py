"""Plays the recorded games anew: `python tests/recorded/record.py`, after a change of rules or cards that is meant."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from locanda import bots
from locanda.games import load
from locanda.kernel import record as records
from locanda.kernel.dice import Dice, commitment, fair_key
from locanda.kernel.game import Setup
from locanda.kernel.match import Match
from locanda.kernel.record import FairDice

HERE = Path(__file__).parent
GAMES = {
    "runebound-two-greedy": (2, ("greedy", "greedy"), {}),
    "runebound-four-mixed": (4, ("greedy", "random", "greedy", "greedy"), {"resale": "allowed"}),
    "runebound-six-greedy": (6, ("greedy",) * 6, {"ally-limit": "2", "before-combat": "once-a-combat"}),
}


def digest(match: Match) -> str:
    """A short hash of the whole final state and of everything that happened."""
    told = [
        [event.kind, list(event.cites), event.seat, str(sorted(event.facts.items()))]
        for event in match.events
    ]
    text = json.dumps([match.snapshot(), told], sort_keys=True)
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def play(name: str) -> None:
    """One game with committed dice, played to its end and written down."""
    seats, names, options = GAMES[name]
    game = load("runebound")
    secret = hashlib.blake2b(name.encode(), digest_size=32).digest()
    shares = tuple(f"share-{seat}" for seat in range(seats))
    match = Match(game, Setup(seats, options=options), Dice(fair_key(secret, shares)))
    bots.play(match, [bots.make(game, bot, seat) for seat, bot in enumerate(names)], max_turns=300)
    fair = FairDice(commitment(secret), shares, secret.hex())
    records.save(HERE / f"{name}.json", records.record_of(match, game.content, fair=fair, players=names))
    (HERE / f"{name}.digest").write_text(digest(match) + "\n")
    print(f"{name}: {len(match.answers)} answers, {game.turns(match.table)} rounds")


if __name__ == "__main__":
    for one in GAMES:
        play(one)
