"""Who plays what: classes in an order by lot, factions by lot or by seat, as many characters in each."""

from __future__ import annotations

from random import Random

import pytest

from locanda.games import load
from locanda.kernel import record as records
from locanda.kernel.dice import Dice
from locanda.kernel.game import Setup
from locanda.kernel.match import Match
from locanda.kernel.refusal import LocandaError

GAME = load("wow-boardgame")
CHARACTERS = {2: 4, 3: 4, 4: 4, 5: 6, 6: 6}


def begun(
    seats: int, seed: int, options: dict[str, str] | None = None, brings: tuple[str, ...] = ()
) -> Match:
    """A match in its first turn, with classes picked by chance."""
    match = Match(GAME, Setup(seats, options or {}, brings=brings), Dice.from_seed(seed))
    random = Random(seed)
    while match.table.phase in ("classes", "factions", "opening"):
        asked = match.waiting[0]
        match.answer(asked.seat, random.choice(asked.options).key)
    return match


@pytest.mark.parametrize("seats", CHARACTERS)
def test_both_factions_have_as_many_characters_and_each_class_plays_once(seats: int) -> None:
    for seed in range(25):
        table = begun(seats, seed).table
        assert len(table.characters) == CHARACTERS[seats]
        assert len(table.of(0)) == len(table.of(1))
        assert len({one.kind.id for one in table.characters}) == len(table.characters)
        for one in table.characters:
            assert one.sheet.faction in one.kind.factions
            assert one.faction == table.seats[one.seat].faction


def test_factions_by_lot_differ_from_match_to_match_and_are_the_teams_from_then_on() -> None:
    seen = set()
    for seed in range(20):
        match = begun(4, seed)
        teams = tuple(GAME.teams_at(match.table, match.setup))
        assert list(GAME.teams(match.setup)) == [0, 1, 2, 3]
        assert sorted(teams) == [0, 0, 1, 1]
        seen.add(teams)
    assert len(seen) > 2


def test_whoever_gives_up_leaves_the_victory_to_the_faction_of_the_table() -> None:
    match = begun(4, 3)
    teams = GAME.teams_at(match.table, match.setup)
    losers = [seat for seat, team in enumerate(teams) if team == teams[0]]
    assert records.conceded_to(teams, losers) == tuple(seat for seat in range(4) if seat not in losers)


def test_factions_by_seat_are_known_before() -> None:
    for seats in CHARACTERS:
        match = begun(seats, 1, {"factions": "seats"})
        assert list(GAME.teams(match.setup)) == [one.faction for one in match.table.seats]


def test_a_class_that_was_brought_is_played_and_no_impossible_one_is_taken() -> None:
    table = begun(2, 1, brings=("warrior+priest", "mage")).table
    assert {"warrior", "priest"} == {table.characters[who].kind.id for who in table.seats[0].characters}
    assert "mage" in {table.characters[who].kind.id for who in table.seats[1].characters}
    for brings in (("paladin+shaman",), ("warrior", "warrior"), ("bard",)):
        with pytest.raises(LocandaError):
            GAME.lay(Setup(2, brings=brings), Dice.from_seed(1))


def test_the_chances_of_a_match_are_those_of_its_factions() -> None:
    """From the first question to a finished game: the two factions add up to one, and their players have the same."""
    match = Match(GAME, Setup(4), Dice.from_seed(5))
    assert sum(GAME.chances(match.table, match.setup)) == pytest.approx(1)
    random = Random(5)
    while match.decision is not None:
        if match.answered % 60 == 30:
            teams = GAME.teams_at(match.table, match.setup)
            chances = GAME.chances(match.table, match.setup)
            if len(set(teams)) == 2:
                assert sum(dict(zip(teams, chances, strict=True)).values()) == pytest.approx(1)
                for seat, team in enumerate(teams):
                    assert chances[seat] == chances[teams.index(team)]
        asked = match.waiting[0]
        match.answer(asked.seat, asked.key(random.choice(asked.options)))
    assert match.table.result is not None
