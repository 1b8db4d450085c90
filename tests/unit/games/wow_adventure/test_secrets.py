"""What each seat knows and what it cannot know: discoveries that were seen, answers that were given in secret."""

from __future__ import annotations

import json

import pytest

from locanda import bots
from locanda.games import load
from locanda.kernel.dice import Dice
from locanda.kernel.game import Setup
from locanda.kernel.match import Match
from locanda.kernel.refusal import LocandaError
from locanda.scenario import run as scenarios

GAME = load("wow-adventure")
FOLDER = GAME.folder / "scenarios" / "rules" / "rul"


def begin(file: str, name: str) -> Match:
    """The match of a scenario at its beginning."""
    found = scenarios.load(FOLDER / f"{file}.yaml")
    return scenarios.start(next(one for one in found if one.scenario.id.endswith(name)), load)


def put_back() -> Match:
    """A match in which two revealed discoveries lie face down again, because a Bomb felled their finder."""
    match = begin("TAG-RUL-78", "put-back-after-a-defeat")
    match.answer(0, "token:bomb")
    return match


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_everybody_sees_what_was_revealed_to_all(seat: int) -> None:
    """Whoever looked at it may look again."""
    assert put_back().view(seat)["discoveries"] == {"el1": ["gold", "disease"]}


def test_a_spectator_does_not_see_face_down_discoveries() -> None:
    """Nobody shows them to one who has no seat."""
    assert put_back().view(None)["discoveries"] == {"el1": [None, None]}


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_search_leaves_in_place_what_its_seat_has_seen(seat: int) -> None:
    """Whatever else is dealt anew, these two stay what and where they are."""
    for seed in range(20):
        match = put_back()
        GAME.forget(match.table, seat, Dice.from_seed(seed))
        assert match.view(seat)["discoveries"] == {"el1": ["gold", "disease"]}
        assert GAME.hidden(match.table)["discoveries"] == {"el1": ["gold", "disease"]}


def test_a_search_deals_anew_what_its_seat_has_not_seen() -> None:
    """The Bomb that Grumbaz laid could be anything for Sandrai, and stays a Bomb for him."""
    kinds: dict[int, set[str]] = {0: set(), 1: set()}
    for seat, seen in kinds.items():
        for seed in range(40):
            match = begin("TAG-RUL-78", "rul-78-placed")
            match.answer(0, "space:brill")
            GAME.forget(match.table, seat, Dice.from_seed(seed))
            seen.update(GAME.hidden(match.table)["discoveries"]["brill"])
    assert kinds[0] == {"bomb"}
    assert len(kinds[1]) > 3


def test_an_answer_given_in_secret_shows_nothing_until_all_have_answered() -> None:
    """Neither the views nor the log tell the second opponent what the first one said."""
    shown = []
    for answer in ("play:counterspell", "pass"):
        match = begin("TAG-RUL-82", "in-secret")
        match.answer(0, "play:charge")
        assert [part.seat for part in match.waiting] == [1, 2]
        told = len(match.events)
        match.answer(1, answer)
        assert [part.seat for part in match.waiting] == [2]
        assert len(match.events) == told
        shown.append([json.dumps(match.view(seat)) for seat in (0, 2, 3, None)])
    assert shown[0] == shown[1]


@pytest.mark.parametrize("order", [(1, 2), (2, 1)])
def test_secret_answers_mean_the_same_whoever_gives_his_first(order: tuple[int, int]) -> None:
    """Each answer belongs to the seat that gave it."""
    match = begin("TAG-RUL-82", "one-answers")
    match.answer(0, "play:charge")
    answers = {1: "pass", 2: "use:hushing-bell"}
    for seat in order:
        match.answer(seat, answers[seat])
    assert GAME.hidden(match.table)["hands"][1] == ["counterspell"]
    assert match.view(None)["seats"][2]["bag"] == []
    assert match.view(None)["movement"] == 1


@pytest.mark.parametrize("seats", [1, 5])
def test_a_match_has_two_to_four_seats(seats: int) -> None:
    """TAG-RUL-58, at the edges."""
    with pytest.raises(LocandaError):
        Match(GAME, Setup(seats), Dice.from_seed(1))


def test_a_bot_does_not_walk_to_and_fro() -> None:
    """With steps left it ends the phase where it wanted to go: in no turn does it come back to a space it left."""
    walks = 0
    for seed in range(6):
        match = Match(GAME, Setup(3), Dice.from_seed(seed), checkpoints=False)
        bots.play(match, [bots.make(GAME, "greedy", seat) for seat in range(3)], max_turns=100)
        left: list[str] = []
        for event in match.events:
            if event.kind == "turn":
                left = []
            elif event.kind == "moved" and "TAG-MOV-02" in event.cites:
                walks += 1
                assert event.facts["space"] not in left
                left.append(event.facts["space"])
    assert walks > 100
