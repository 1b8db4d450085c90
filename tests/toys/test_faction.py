"""Lions and Wolves: secret bids by character, turns of a whole faction, and what a team has in common."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from locanda_toys.faction.state import Hall

from locanda.bots.search import Search
from locanda.kernel.dice import Dice
from locanda.kernel.match import Match
from locanda.kernel.record import decode, encode, record_of, replay
from locanda.kernel.refusal import Refused

from .playing import FACTION, by_chance, given


def hall(folder: Path, text: str) -> Match:
    return given("toy-faction", text, folder)


def open_parts(match: Match) -> list[tuple[int, str]]:
    return [(one.seat, one.part) for one in match.waiting]


# The auction


def test_bids_are_secret_until_all_are_in() -> None:
    """A bid changes nothing that anybody can see; they come in any order, and the record keeps that order."""
    match = FACTION.match()
    before = [match.view(seat) for seat in (0, 1, 2, None)]
    told = len(match.events)
    given = [(1, "ruby/bid:2"), (2, "frost/bid:3"), (0, "amber/bid:0")]
    for seat, key in given:
        match.answer(seat, key)
    assert [match.view(seat) for seat in (0, 1, 2, None)] == before and len(match.events) == told
    assert open_parts(match) == [(2, "ash")]
    match.answer(2, "ash/bid:1")
    assert match.view(None)["bids"] == {"amber": 0, "ruby": 2, "ash": 1, "frost": 3}
    assert match.answers == [*given, (2, "ash/bid:1")]


def test_a_seat_with_two_characters_says_for_which_it_bids() -> None:
    match = FACTION.match()
    with pytest.raises(Refused, match="asked for ash, frost: 'bid:1' must say for which"):
        match.answer(2, "bid:1")
    match.answer(2, "frost/bid:1")
    with pytest.raises(Refused, match="asked for ash"):
        match.answer(2, "frost/bid:0")
    with pytest.raises(Refused, match="seat 0 is asked for amber"):
        match.answer(0, "ruby/bid:1")
    assert match.answers == [(2, "frost/bid:1")]


def test_half_an_auction_survives_a_copy_an_undo_and_a_record() -> None:
    match = FACTION.match()
    match.answer(2, "ash/bid:2")
    match.answer(1, "ruby/bid:1")
    left = [(0, "amber"), (2, "frost")]
    assert open_parts(match.copy()) == open_parts(match) == left
    again = replay(
        decode(encode(record_of(match, FACTION.game.content, seed="0"))), FACTION.game, FACTION.game.content
    )
    assert open_parts(again) == left
    match.undo()
    assert open_parts(match) == [(0, "amber"), (1, "ruby"), (2, "frost")]
    match.redo()
    assert open_parts(match) == left


def thoughts(match: Match, part: str) -> dict[str, Any]:
    """What a search makes of every bid of a character."""
    (asked,) = (one for one in match.waiting if one.part == part)
    root = Search(11, iterations=120).think(match, asked)
    return {key: (move.visits, round(move.total, 9)) for key, move in root.moves.items()}


@pytest.mark.parametrize(("seat", "part", "secret"), [(0, "amber", (1, 2, 2)), (2, "frost", (0, 1))])
def test_a_search_thinks_the_same_whatever_the_others_have_bid(
    seat: int, part: str, secret: tuple[int, ...]
) -> None:
    """Nothing of what others bid in secret changes what it makes of its own bids."""
    found = []
    for coins in (0, 1, 3):
        match = FACTION.match()
        for other in secret:
            for one in match.waiting:
                if one.seat == other:
                    match.answer(other, f"{one.part}/bid:{coins}")
                    break
        found.append(thoughts(match, part))
    assert found[0] == found[1] == found[2] and len(found[0]) == 4


def test_a_search_remembers_what_its_own_other_character_has_bid() -> None:
    match = FACTION.match()
    match.answer(2, "ash/bid:3")
    match.answer(0, "amber/bid:3")
    for number in range(20):
        copy = match.imagine(2, Dice.from_seed(number))
        assert open_parts(copy) == [(2, "frost")]
        copy.play(copy.waiting[0].options[0])
        assert copy.view(None)["bids"]["ash"] == 3


# The turn of a faction


def test_whichever_member_wants_acts_next(tmp_path: Path) -> None:
    """Both are asked again after every action; whoever is first closes the question of the other."""
    match = hall(tmp_path, "{turn: lions, dice: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]}")
    acted = []
    for seat, part in ((1, "ruby"), (0, "amber"), (0, "amber"), (1, "ruby")):
        assert (seat, part) in open_parts(match)
        match.answer(seat, f"{part}/hunt")
        assert open_parts(match) == [(seat, "")]  # only the hunter is asked about the dice
        match.answer(seat, "keep")
        acted.append(part)
    hunts = [event.facts["characters"] for event in match.events if event.kind == "hunted"]
    assert hunts == [[part] for part in acted]
    assert open_parts(match) == [(2, "ash"), (2, "frost")]


def test_an_action_of_an_ally_is_taken_back_alone(tmp_path: Path) -> None:
    match = hall(tmp_path, "{turn: lions, dice: [6, 6, 1, 2, 2, 2]}")
    match.answer(0, "amber/hunt")
    match.answer(0, "keep")
    before = match.snapshot()
    match.answer(1, "ruby/hunt")
    assert match.news_since(2, 1) == "die" and match.news_since(2, 0) == "move"
    match.undo()
    assert match.snapshot() == before and open_parts(match) == [(0, "amber"), (1, "ruby")]


def test_a_proposal_is_answered_by_the_seat_of_the_ally(tmp_path: Path) -> None:
    match = hall(tmp_path, "{turn: lions, dice: [4, 4, 4]}")
    match.answer(0, "amber/propose:ruby")
    with pytest.raises(Refused, match="seat 0 is not asked now; seat 1 is"):
        match.answer(0, "yes")
    match.answer(1, "yes")
    assert match.view(None)["hunters"] == ["amber", "ruby"]
    match.answer(0, "keep")
    assert match.view(None)["characters"]["amber"]["trophies"] == 1


def test_one_seat_answers_the_proposal_of_its_own_other_character(tmp_path: Path) -> None:
    match = hall(tmp_path, "{turn: wolves, dice: [1, 1, 1]}")
    match.answer(2, "frost/propose:ash")
    assert (match.waiting[0].seat, match.waiting[0].prompt) == (2, "proposal")
    match.answer(2, "yes")
    assert [one["actions"] for one in match.view(None)["characters"].values()] == [0, 0, 1, 1]


# Teams


def test_a_team_wins_and_stands_as_one() -> None:
    """Lobby and results read the teams from the game; everybody of the winning one has won."""
    seen = set()
    for seed in range(20):
        match = by_chance(FACTION.match(seed), seed)
        assert match.table.result is not None
        winners = match.table.result.winners
        assert winners in ((0, 1), (2,))
        seen.add(winners)
        assert FACTION.game.worth(match.table) == ([1, 1, 0] if winners == (0, 1) else [0, 0, 1])
    assert len(seen) == 2
    assert list(FACTION.game.teams(match.setup)) == [0, 0, 1]
    assert match.view(None)["teams"] == ["lions", "lions", "wolves"]


def test_a_seat_has_several_figures() -> None:
    match = FACTION.match()
    assert isinstance(match.table, Hall)
    assert list(FACTION.game.figures(match.table)) == ["amber", "ruby", "ash+frost"]
    names = {language: FACTION.game.narrator(language).seat(match.table, 2) for language in ("en", "it")}
    assert names == {"en": "Ash and Frost", "it": "Cenere e Brina"}
