"""Rulings that hold for cards which nobody has printed yet: made up here, played by the same rules."""

from __future__ import annotations

from typing import TypeVar

import msgspec
import pytest

from locanda.games import load
from locanda.games.runebound import vocabulary as v
from locanda.games.runebound.arrange import GivenSeat, GivenTable, GivenTurn, arrange
from locanda.games.runebound.cards import AdventureCard, Card, ChallengeCard, EncounterCard
from locanda.games.runebound.rules import modifiers
from locanda.games.runebound.state import Realm
from locanda.kernel.game import Setup
from locanda.kernel.match import Match

GAME = load("runebound")
C = TypeVar("C", bound=Card)


def table(at: str, *dice: int) -> tuple[Realm, Setup]:
    """Varikas stands there and is about to draw a card, or to be looked at."""
    seats = (GivenSeat(hero="varikas", at=at), GivenSeat(hero="lissa", at="greyhaven"))
    turn = GivenTurn(phase="draw" if at == "hex-14-8" else "movement")
    return arrange(GAME, GAME.library, GivenTable(seats=seats, turn=turn, dice=dice))


def drawn(t: Realm, setup: Setup, card: AdventureCard) -> Match:
    """The match in which this card is drawn first."""
    t.decks[0].put_on_top(card)
    return Match.at(t, setup)


def printed(name: str, kind: type[C]) -> C:
    """A card of the box."""
    card = GAME.library.by_id[name]
    assert isinstance(card, kind)
    return card


@pytest.mark.parametrize(("at", "holds"), [("hex-6-8", True), ("tamalir", False), ("hex-15-10", False)])
def test_a_penalty_for_a_terrain_does_not_strike_in_a_town(at: str, holds: bool) -> None:
    """RB-RUL-05: it holds in the swamp, but nobody wants a town to be one."""
    t, _ = table(at)
    assert modifiers.applies(t, t.party, v.Bonus(-1, on="attack", terrain="swamp"), "attack") is holds


@pytest.mark.parametrize(("at", "holds"), [("hex-6-8", True), ("tamalir", True), ("hex-15-10", False)])
def test_a_bonus_for_a_terrain_is_welcome_in_a_town(at: str, holds: bool) -> None:
    t, _ = table(at)
    assert modifiers.applies(t, t.party, v.Bonus(1, on="attack", terrain="swamp"), "attack") is holds


def test_whoever_is_moved_by_an_encounter_draws_no_further_card() -> None:
    """RB-RUL-36: the Hero is in Tamalir, the token stays, and the market follows."""
    t, setup = table("hex-14-8")
    moving = msgspec.structs.replace(printed("locked-strongbox", EncounterCard), do=(v.Travel("tamalir"),))
    left = len(t.decks[0])
    match = drawn(t, setup, moving)
    assert (match.view(None)["seats"][0]["at"], match.view(None)["tokens"]["hex-14-8"]) == (
        "tamalir",
        "green",
    )
    assert match.view(None)["decks"]["green"] == left
    assert match.waiting[0].prompt == "market"


def test_whoever_is_moved_by_the_reward_of_an_encounter_draws_no_further_card(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """RB-RUL-36: so after a fight won."""
    t, setup = table("hex-14-8", 1, 20)
    camp = printed("cutpurses-camp", EncounterCard)
    foe = GAME.library.foes[camp.id]
    reward = msgspec.structs.replace(foe.reward, do=(v.Travel("tamalir"),))
    monkeypatch.setitem(GAME.library.foes, camp.id, msgspec.structs.replace(foe, life=1, reward=reward))
    left = len(t.decks[0])
    match = drawn(t, setup, camp)
    for answer in ("stay", "stay", "attack:hero"):
        match.answer(0, answer)
    assert match.view(None)["seats"][0]["at"] == "tamalir"
    assert match.view(None)["decks"]["green"] == left
    assert match.waiting[0].prompt == "market"


@pytest.mark.parametrize(("die", "won"), [(8, True), (7, False)])
def test_a_test_without_a_consequence_for_failure_fails_a_challenge_without_life(die: int, won: bool) -> None:
    """RB-RUL-33: its text alone decides, and a text that decided nothing is a failure."""
    t, setup = table("hex-14-8", die)
    asks = (v.Test("body", 12, success=(v.Win(),)),)
    match = drawn(t, setup, msgspec.structs.replace(printed("crumbling-stair", ChallengeCard), before=asks))
    shown = match.view(None)
    assert shown["seats"][0]["tokens"]["green"] == int(won)
    assert (shown["track"]["1"] is None) is won
    assert match.waiting[0].seat == 1
