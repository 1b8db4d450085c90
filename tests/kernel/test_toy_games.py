"""The kernel carries games it was not written for: chains, secret choices, several characters, expansions."""

from __future__ import annotations

from random import Random

import pytest

from locanda.kernel.dice import Dice
from locanda.kernel.game import Setup
from locanda.kernel.match import Match
from locanda.kernel.refusal import LocandaError, Refused

from .chain_duel import ChainDuel, Duel
from .team_auction import TeamAuction
from .wanderers import Wanderers


def duel(*hands: list[str], stops: tuple[tuple[int, str], ...] = ()) -> Match:
    game = ChainDuel()
    table = game.new_table(Setup(2, stops=stops), Dice.from_seed(1))
    for seat, hand in zip(table.seats, hands, strict=True):
        seat.hand = list(hand)
    return Match.at(table, Setup(2))


def table_of(match: Match) -> Duel:
    assert isinstance(match.table, Duel)
    return match.table


def test_the_last_link_of_a_chain_resolves_first() -> None:
    """A Counter that answers a Counter saves the Bolt."""
    match = duel(["bolt", "counter"], ["counter"])
    match.answer(0, "play:bolt")
    assert [part.prompt for part in match.waiting] == ["respond"]
    match.answer(1, "play:counter")
    match.answer(0, "play:counter")
    assert [one.life for one in table_of(match).seats] == [10, 7]
    assert [event.facts["card"] for event in match.events if event.kind == "resolved"] == ["counter", "bolt"]


def test_a_countered_link_does_nothing() -> None:
    """The Bolt is gone with the Counter."""
    match = duel(["bolt"], ["counter"])
    match.answer(0, "play:bolt")
    match.answer(1, "play:counter")
    assert table_of(match).seats[1].life == 10
    assert table_of(match).chain == []


def test_a_seat_without_a_response_is_not_asked() -> None:
    """The window closes by itself, and the active seat acts on."""
    match = duel(["bolt", "bolt"], ["bolt"])
    match.answer(0, "play:bolt")
    assert match.waiting[0].prompt == "act"
    assert table_of(match).seats[1].life == 7


def test_a_stop_asks_even_with_nothing_to_use() -> None:
    """A seat can hide that it has no response."""
    match = duel(["bolt", "bolt"], ["bolt"], stops=((1, "respond"),))
    match.answer(0, "play:bolt")
    assert (match.waiting[0].seat, match.waiting[0].prompt) == (1, "respond")
    assert [option.key for option in match.waiting[0].options] == ["pass"]


def test_continuous_and_triggered_effects() -> None:
    """Ward lowers the damage, Spite answers it."""
    match = duel(["bolt"], ["ward"])
    table = table_of(match)
    table.seats[1].in_play = ["ward", "spite"]
    match.answer(0, "play:bolt")
    assert [one.life for one in table.seats] == [9, 8]


def test_bids_are_secret_until_all_are_in() -> None:
    """A bid changes nothing that anybody can see; seats answer in any order; the record keeps that order."""
    match = Match(TeamAuction(), Setup(3), Dice.from_seed(0))
    match.answer(2, "send:wolf-white")
    before = [match.view(seat) for seat in (0, 1, 2, None)]
    match.answer(1, "bid:4")
    assert [match.view(seat) for seat in (0, 1, 2, None)] == before
    assert [part.seat for part in match.waiting] == [0, 2]
    with pytest.raises(Refused):
        match.answer(1, "bid:0")
    match.answer(2, "bid:5")
    match.answer(0, "bid:2")
    assert match.view(None)["bids"] == [2, 4, 5]
    assert match.view(None)["purses"] == [4, 2, 5, 0]
    assert match.answers == [(2, "send:wolf-white"), (1, "bid:4"), (2, "bid:5"), (0, "bid:2")]


def test_a_half_made_secret_choice_survives_a_copy_and_an_undo() -> None:
    """The answers so far are fed again, also when only some seats have bid."""
    match = Match(TeamAuction(), Setup(3), Dice.from_seed(0))
    match.answer(2, "send:wolf-grey")
    match.answer(1, "bid:4")
    copy = match.copy()
    assert [part.seat for part in copy.waiting] == [0, 2]
    match.undo()
    assert [part.seat for part in match.waiting] == [0, 1, 2]
    match.redo()
    assert [part.seat for part in match.waiting] == [0, 2]


def test_the_whole_team_wins() -> None:
    """Both Lions win when one of them brought the prizes home."""
    match = Match(TeamAuction(), Setup(3), Dice.from_seed(0))
    for lions in ((2, 0), (2, 0), (0, 0)):
        match.answer(2, "send:wolf-grey")
        match.answer(0, f"bid:{lions[0]}")
        match.answer(1, f"bid:{lions[1]}")
        match.answer(2, "bid:0")
    assert match.over
    assert match.table.result is not None and match.table.result.winners == (0, 1)


def test_an_expansion_adds_content_and_hooks() -> None:
    """The base game knows two places and no gifts; the expansion from another folder adds both."""
    base = Match(Wanderers(), Setup(1), Dice.from_seed(0))
    assert [option.about for option in base.waiting[0].options] == ["mill", "tower"]
    match = Match(Wanderers("harbours"), Setup(1, expansions=("harbours",)), Dice.from_seed(0))
    match.answer(0, "visit:harbour")
    match.answer(0, "take")
    match.answer(0, "visit:tower")
    match.answer(0, "leave")
    assert match.over and match.view(0) == {"coins": 5, "gifts": 1}


def test_an_unknown_expansion_is_refused() -> None:
    """The sentence names what there is."""
    with pytest.raises(LocandaError, match="no expansion 'deserts'; it has harbours"):
        Match(Wanderers(), Setup(1, expansions=("deserts",)), Dice.from_seed(0))


@pytest.mark.parametrize("make", [ChainDuel, TeamAuction])
@pytest.mark.parametrize("seed", range(5))
def test_toy_games_end_and_replay(make: type[ChainDuel] | type[TeamAuction], seed: int) -> None:
    """Random games end, and the same answers give the same state and the same events again."""
    game = make()
    setup = Setup(game.seats[0])
    match = Match(game, setup, Dice.from_seed(seed))
    random = Random(seed)
    while not match.over:
        asked = random.choice(match.waiting)
        match.answer(asked.seat, random.choice(asked.options).key)
    again = Match(game, setup, Dice.from_seed(seed))
    for seat, key in match.answers:
        again.answer(seat, key)
    assert again.snapshot() == match.snapshot()
    assert list(again.events) == list(match.events)
