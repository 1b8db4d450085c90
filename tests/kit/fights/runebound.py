"""Fights of Runebound, played to their end as the narrator says when it shows how likely they are to be won."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from locanda import bots
from locanda.games import load
from locanda.games.runebound.cards import ChallengeCard
from locanda.games.runebound.judging import prospects
from locanda.kernel.decision import Decision, Option
from locanda.kernel.dice import Dice
from locanda.kernel.event import Event
from locanda.kernel.game import Setup
from locanda.kernel.match import Match

GAME = load("runebound")
NARRATOR = GAME.narrator("en")
SEATS = range(2, 7)
# How often a claim that is shown is put to the test, so that the rarer kinds are tested as well.
SHARES = {"adventure": 0.3, "escape": 0.4, "test": 0.5, "use": 0.6, "attack": 0.3, "choose": 1.0, "peek": 1.0}


def claims(fights: int, seed: int) -> Iterator[tuple[str, float, bool]]:
    """Claims of the narrator in games of bots with any number of seats, and whether they came true when played."""
    random, played, number = Random(seed), 0, 0
    while played < fights:
        number += 1
        seats = SEATS[number % len(SEATS)]
        for claim in _game(Match(GAME, Setup(seats), Dice.from_seed(f"{seed}/{number}")), random):
            yield claim
            played += 1
            if played >= fights:
                return


def _game(match: Match, random: Random) -> Iterator[tuple[str, float, bool]]:
    """The claims of one game of bots that are tested."""
    players = [bots.make(GAME, "greedy", random.randrange(1_000_000)) for _ in match.table.seats]
    while match.decision is not None and match.table.rounds < 100:
        asked = match.waiting[0]
        if random.random() < SHARES.get(asked.prompt.partition(".")[0], 0.0):
            shown = [
                (option, chance)
                for option in asked.options
                if (chance := NARRATOR.chance_of(match.table, asked, option)) is not None
            ]
            if shown:
                option, (_, likely) = random.choice(shown)
                found = prospects.prospect(match.table, asked, option)
                assert found is not None and found.chance == likely
                seen = put_to_the_test(match, asked, option, found.kind, random.randrange(1 << 60))
                if seen is not None:
                    yield found.kind, likely, seen
        match.answer(asked.seat, players[asked.seat](match, asked).key)


def put_to_the_test(match: Match, asked: Decision, option: Option, kind: str, seed: int) -> bool | None:
    """Whether a claim comes true with fresh dice and cards; none if something else happens before."""
    fork, seat = match.copy(journal=True), asked.seat
    fork.game.deal_anew(fork.table, seat, Dice.from_seed(seed))
    known = len(fork.events)
    if asked.prompt == "peek" or (kind == "beat" and match.table.track.count(None) == len(match.table.track)):
        _lay_on_top(fork, match)
    fork.answer(seat, option.key)
    if asked.prompt == "peek":
        fork.answer(seat, "attempt")
    while True:
        outcome = _outcome(fork.events[known:], kind, seat)
        if outcome != "open":
            return None if outcome == "other" else outcome == "true"
        asked = fork.waiting[0]
        fork.answer(asked.seat, follow(fork, asked, seat, kind).key)


def _lay_on_top(fork: Match, match: Match) -> None:
    """The card that was looked at lies where it lay."""
    for deck, other in zip(fork.table.decks, match.table.decks, strict=True):
        deck.chance = None
        deck.cards = list(other.cards)


def _outcome(events: list[Event], kind: str, seat: int) -> str:
    """Whether a claim is still `open`, came `true` or not (`false`), or was overtaken by something `other`."""
    for event in events:
        if kind == "test":
            if event.kind == "rolled" and event.facts["label"] == "test":
                return "true" if event.facts["success"] else "false"
            if event.kind == "defeated":
                return "false"
        elif event.kind == "beat":
            return "true" if event.seat == seat and kind != "escape" else "false"
        elif event.kind == "escaped":
            return "true" if kind == "escape" else "false"
        elif event.kind in ("failed", "fell", "turn"):
            return "false"
        elif event.kind in ("drew", "nothing-drawn"):
            card = GAME.library.by_id.get(event.facts.get("card", ""))
            if not isinstance(card, ChallengeCard):
                return "other"
    return "open"


def follow(match: Match, asked: Decision, seat: int, kind: str) -> Option:
    """What the stated way of fighting chooses: the option with the best chance, and no card, payment or effort."""
    options = {option.key: option for option in asked.options}
    if kind == "escape" and asked.seat == seat and "escape" in options:
        return options["escape"]
    for plain in ("stay", "done", "no", "roll"):
        if plain in options:
            return options[plain]
    if asked.seat == seat and asked.prompt in ("wound", "tire"):
        return max(asked.options, key=lambda option: _after_harm(match, option, asked.prompt))
    shown = {
        option: chance[1]
        for option in asked.options
        if asked.seat == seat and (chance := NARRATOR.chance_of(match.table, asked, option)) is not None
    }
    return max(asked.options, key=lambda option: shown.get(option, -1.0))


def _after_harm(match: Match, option: Option, prompt: str) -> float:
    """The chance of winning when somebody takes the two wounds that a Challenge's text inflicts on anyone."""
    t = match.table
    assert t.fight is not None and t.fight.foe is not None
    forecast = prospects.forecast_of(t, t.party, t.fight)
    ally = next((one for one in t.party.allies if one.card.id == option.about), None)
    if ally is not None and not ally.face_up:
        return 2.0  # whoever cannot fight is best struck
    state, figures = forecast.state(t), forecast.figures(forecast.alive(forecast.state(t)), 1)
    harm = (0, 2) if prompt == "tire" else (2, 0)
    state = forecast.hurt(state, forecast.number(ally), *harm, figures)
    return -1.0 if state < 0 else prospects.opening(forecast, (), state)
