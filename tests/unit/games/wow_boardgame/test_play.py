"""Whole games by chance: no piece is lost, what is offered is taken, replays and copies are exact, nothing leaks."""

from __future__ import annotations

from random import Random

import pytest

from locanda.games import load
from locanda.kernel.dice import Dice
from locanda.kernel.game import Setup
from locanda.kernel.match import Match
from tests.kit import laws, secrets
from tests.kit.catch import Catch
from tests.kit.play import new, played

GAME = load("wow-boardgame")
CATCH = Catch(
    "wow-boardgame",
    (2, 3, 4, 5, 6),
    ("TBG-",),
    ("TBG-WIN-02", "TBG-WIN-06", "TBG-WIN-07", "TBG-RUL-93"),
    (296, 49),
)
SEATS = CATCH.seats


@pytest.mark.parametrize("seats", SEATS)
def test_no_card_is_lost_or_doubled_in_games_by_chance(seats: int) -> None:
    done = seed = 0
    while done < 4_000:
        match = Match(GAME, Setup(seats), Dice.from_seed(f"{seats}/{seed}"), journal=False, checkpoints=False)
        while match.table.phase in ("classes", "factions", "opening"):
            match.play(match.waiting[0].options[0])
        done += laws.keeps_every_piece(match, Random(seed), begin=12, every=10, limit=4_000)
        if match.table.result is not None:
            assert match.table.result.rule in CATCH.ends
        seed += 1


@pytest.mark.parametrize("seats", SEATS)
def test_figures_and_dice_never_run_over_what_is_in_the_box(seats: int) -> None:
    """A resource audit after every decision: creature figures, dice of a pool, Health, Energy, gold and tokens."""
    for seed in range(3):
        match = Match(GAME, Setup(seats), Dice.from_seed(f"audit {seats}/{seed}"), journal=False)
        random = Random(seed)
        while match.decision is not None and match.answered < 900:
            asked = match.waiting[0]
            match.answer(asked.seat, asked.key(random.choice(asked.options)))
            laws_of_the_box(match)


def laws_of_the_box(match: Match) -> None:
    """What must be true of a table's pieces at any time."""
    t = match.table
    used: dict[tuple[str, str], int] = {}
    fight = t.combat
    for figure in (*t.figures, *(fight.foes if fight is not None else ())):
        key = (figure.creature.id, figure.shade)
        used[key] = used.get(key, 0) + 1
    for (creature, shade), count in used.items():
        assert count <= t.library.creature[creature].figures[shade]
    if fight is not None:
        assert all(
            getattr(box, name) >= 0
            for box in fight.boxes
            for name in ("damage", "defense", "attrition", "armor")
        )
        if fight.attack is not None:
            for colour in ("blue", "red", "green"):
                pool = sum(die.colour == colour for die in fight.attack.dice)
                gone = fight.attack.removed.get(colour, 0) + fight.locked.get(colour, 0)
                assert pool + gone <= 7
    for one in t.characters:
        assert one.gold >= 0 and one.energy >= 0 and one.stun >= 0 and one.curse >= 0
        assert 0 <= one.actions <= 2
        assert 1 <= one.level <= 5 and one.xp <= 28
        assert all(count >= 0 for count in one.tokens.values())


@pytest.mark.parametrize("seats", SEATS)
def test_whatever_is_offered_is_taken_and_the_rest_is_refused_by_a_rule(seats: int) -> None:
    for answers in (3, 40, 90, 150):
        match = played(CATCH, seats, answers, answers)
        for asked in match.waiting:
            laws.accepts_what_it_offers(match, asked)
            laws.refuses_the_rest(match, asked, CATCH.rules)


@pytest.mark.parametrize("seats", (2, 3, 6))
def test_replay_undo_and_copies_are_exact(seats: int) -> None:
    for answers in (5, 60, 140):
        match = played(CATCH, seats, answers, answers)
        laws.is_replayed_exactly(match, new(CATCH, seats, answers))
        laws.is_undone_and_redone(match, 5)
        laws.copies_share_nothing(match, answers)
        assert laws.tree_size(match.table) > 20


@pytest.mark.parametrize("seats", (2, 4))
def test_a_search_imagines_what_it_cannot_know(seats: int) -> None:
    for answers in (5, 60, 120):
        match = played(CATCH, seats, answers, answers)
        for asked in match.waiting:
            secrets.is_imagined_anew(match, asked.seat)
            secrets.imagining_keeps_every_piece(match, asked.seat, Dice.from_seed(1), Random(answers))
