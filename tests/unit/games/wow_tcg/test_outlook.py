"""The outlook of the card game: what is better looks better, chances add up, and after the end it is certain."""

from __future__ import annotations

from math import log
from typing import Any

import msgspec
import pytest

from locanda.games.wow_tcg.arrange import GivenTable
from locanda.games.wow_tcg.judging.bot import Greedy
from locanda.games.wow_tcg.judging.outlook import FEATURES, OUTLOOK, features, worth
from locanda.games.wow_tcg.state import Duel
from locanda.kernel.dice import Dice
from locanda.kernel.game import Setup
from locanda.kernel.match import Match
from tests.unit.games.wow_tcg.matches import GAME

PLAIN: dict[str, Any] = {
    "hero": "gorebelly",
    "resources": 4,
    "hand": ["brigg", "execute"],
    "allies": ["kor-cindervein"],
}


def duel(match: Match) -> Duel:
    """The table of a match."""
    assert isinstance(match.table, Duel)
    return match.table


def laid(mine: dict[str, Any], theirs: dict[str, Any], **more: Any) -> Duel:
    """A table of two like players, but for what is given."""
    seats = [{**PLAIN, **mine}, {**PLAIN, **theirs}]
    table, setup = GAME.arrange(msgspec.convert({"seats": seats, **more}, GivenTable))
    return duel(Match.at(table, setup))


BETTER: dict[str, dict[str, Any]] = {
    "life": {"hero": {"card": "gorebelly", "damage": 9}},
    "an ally more": {"allies": []},
    "a healthy ally": {"allies": [{"card": "kor-cindervein", "damage": 2}]},
    "a card more": {"hand": ["brigg"]},
    "a resource more": {"resources": 3},
    "a power that is left": {"flipped": True},
    "many cards left": {"only": ["brigg"]},
}


@pytest.mark.parametrize("name", BETTER)
def test_who_has_more_stands_better(name: str) -> None:
    first, second = worth(laid({}, BETTER[name]))
    even, _ = worth(laid({}, {}))
    assert first > even
    assert first > second
    assert worth(laid(BETTER[name], {}))[0] < even


@pytest.mark.parametrize("card", ["krol-blade", "golem-skull-helm"])
def test_equipment_helps(card: str) -> None:
    assert worth(laid({"equipment": [card]}, {}))[0] > worth(laid({}, {}))[0]


def test_an_ally_that_cannot_attack_is_worth_less() -> None:
    bound = {"allies": ["kor-cindervein"], "abilities": []}
    rooted = laid(bound, {"abilities": [{"card": "polymorph", "on": "kor-cindervein"}]})
    assert worth(rooted)[0] < worth(laid(bound, {}))[0]


def test_the_nearer_a_hero_is_to_his_end_the_more_each_point_counts() -> None:
    def odds(damage: int) -> float:
        first, second = worth(laid({"hero": {"card": "gorebelly", "damage": damage}}, {}))
        return log(first / second)

    assert odds(22) - odds(26) > 2 * (odds(2) - odds(6)) > 0


def test_chances_of_two_and_of_four_add_up_to_one() -> None:
    assert sum(worth(laid({}, {"allies": []}))) == pytest.approx(1.0)
    table = duel(Match(GAME, Setup(4, options={"decks": "starter"}), Dice.from_seed("four")))
    assert sum(worth(table)) == pytest.approx(1.0)


def test_a_team_has_one_chance() -> None:
    setup = Setup(4, options={"decks": "starter", "teams": "two"})
    table = duel(Match(GAME, setup, Dice.from_seed("teams")))
    table.hero(0).damage = 20
    found = worth(table)
    assert found[0] == found[2] < found[1] == found[3]
    assert found[0] + found[1] == pytest.approx(1.0)


def test_who_is_out_has_no_chance() -> None:
    table = duel(Match(GAME, Setup(3, options={"decks": "starter"}), Dice.from_seed("three")))
    table.seats[1].out = True
    found = worth(table)
    assert found[1] == 0.0 and sum(found) == pytest.approx(1.0)


def played(setup: Setup, seed: str, until: Any = None) -> Match:
    """A match that bots have played to its end, or until something is so."""
    match, bots = Match(GAME, setup, Dice.from_seed(seed)), [Greedy(seat) for seat in range(setup.seats)]
    while match.decision is not None and not (until is not None and until(match.table)):
        asked = match.waiting[0]
        match.answer(asked.seat, asked.key(bots[asked.seat](match.table, asked)))
    return match


def test_after_the_end_it_is_certain() -> None:
    table = duel(played(Setup(2, options={"decks": "starter"}), "end"))
    assert table.result is not None and len(table.result.winners) == 1
    assert worth(table) == [float(seat in table.result.winners) for seat in range(2)]
    assert GAME.worth(table) == worth(table)


def test_a_game_that_is_won_counts_for_the_match() -> None:
    setup = Setup(2, options={"decks": "starter", "match": "best-of-three"})
    table = duel(played(setup, "match", lambda t: len(t.contest.won) == 1))
    assert table.contest is not None
    winner = table.contest.won[0]
    assert 0.6 < worth(table)[winner] < 0.9
    table = duel(played(setup, "match"))
    assert table.result is not None
    assert worth(table)[table.result.winners[0]] == 1.0


def test_while_decks_are_made_nobody_is_ahead() -> None:
    table = duel(Match(GAME, Setup(8, options={"format": "draft"}), Dice.from_seed("packs")))
    assert worth(table) == [0.0] * 8
    assert list(GAME.chances(table, Setup(8, options={"format": "draft"}))) == [1 / 8] * 8


def test_every_figure_has_its_weight_and_none_of_them_tells_hidden_cards() -> None:
    match = played(Setup(2, options={"decks": "starter"}), "hidden", lambda t: t.turn == 9)
    table = duel(match)
    found = features(table, 0)
    assert len(found) == len(FEATURES) == len(OUTLOOK.weights)
    before = worth(table)
    table.seats[1].hand = [table.library.by_id["warchief-thrall"]] * len(table.seats[1].hand)
    assert worth(table) == before


def test_judging_leaves_the_table_as_it_is() -> None:
    match = played(Setup(2, options={"decks": "starter"}), "still", lambda t: t.turn == 8)
    duel(match).stale = True
    before = match.snapshot()
    worth(duel(match))
    assert match.snapshot() == before


def test_the_outlook_foretells_who_wins() -> None:
    """Of the positions after twelve turns in which one side is clearly ahead most are won by that side."""
    right = clear = 0
    for number in range(24):
        match = played(Setup(2, options={"decks": "starter"}), f"foretold {number}", lambda t: t.turn == 12)
        chances = worth(duel(match))
        if match.decision is None or max(chances) < 0.7:
            continue
        bots = [Greedy(0), Greedy(1)]
        while match.decision is not None:
            asked = match.waiting[0]
            match.answer(asked.seat, asked.key(bots[asked.seat](match.table, asked)))
        assert match.table.result is not None
        clear += 1
        right += chances.index(max(chances)) in match.table.result.winners
    assert clear >= 6
    assert right >= 0.7 * clear
