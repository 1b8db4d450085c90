"""What is counted of a match: who played what, and who went first."""

from __future__ import annotations

from locanda.games.wow_tcg.state import Duel
from locanda.kernel.dice import Dice
from locanda.kernel.game import Setup
from locanda.kernel.match import Match
from locanda.kit.guide import Guide
from locanda.lab.simulate import Job, play_one
from tests.unit.games.wow_tcg.matches import GAME


def ended(setup: Setup) -> Duel:
    """The table of a match that bots have played."""
    match = Match(GAME, setup, Dice.from_seed("counted"))
    bots = [GAME.bots["greedy"](seat) for seat in range(setup.seats)]
    while match.decision is not None:
        asked = match.waiting[0]
        match.answer(asked.seat, asked.key(bots[asked.seat](match.table, asked)))
    assert not Guide.strange and isinstance(match.table, Duel)
    return match.table


def test_heroes_are_counted_of_those_too_who_were_eliminated_long_ago() -> None:
    brings = ("starter-mage", "starter-druid", "starter-rogue")
    table = ended(Setup(3, brings=brings))
    assert [player.out for player in table.seats].count(True) == 2
    assert list(GAME.figures(table)) == ["tazo", "moonshadow", "timmo-shadestep"]


def test_the_first_player_is_known_where_one_game_was_played() -> None:
    job = Job("wow-tcg", 2, 4, ("greedy",), seed=1, options={"decks": "starter"})
    played = [play_one(job, number) for number in range(job.games)]
    assert {one.led for one in played} == {True, False}


def test_nobody_went_first_while_decks_were_built_or_over_several_games() -> None:
    table = ended(Setup(4, options={"format": "draft"}))
    assert table.result is not None and GAME.first(table) is None
    assert GAME.first(ended(Setup(2, options={"match": "best-of-three"}))) is None
