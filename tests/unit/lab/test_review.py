"""Reviews: of a game whose every chance is known, and of whole games of the house."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from locanda.games import load
from locanda.kernel import record as records
from locanda.kernel.dice import Dice
from locanda.kernel.game import Game, Setup
from locanda.kernel.match import Match
from locanda.kernel.refusal import LocandaError
from locanda.lab import luck, verdict
from locanda.lab.review import Point, Review, review, review_answers

from .coins import GIVE, TOSS, Blind, Coins, CoinsWithBot, chance

RECORDED = Path(__file__).parents[2] / "recorded"
GAMES_RECORDED = ("runebound-two-greedy", "wow-adventure-two-greedy")


def played(game: Game, *gifts: int, seed: str = "7") -> tuple[list[tuple[int, str]], list[list[int]]]:
    """A match in which the answers of these numbers give the point away, and all others toss; with all scores."""
    match = Match(game, Setup(2), Dice.from_seed(seed))
    scores = [list(match.table.seats)]  # type: ignore[attr-defined]
    while match.decision is not None:
        choice = GIVE if match.answered in gifts else TOSS
        match.answer(match.decision.seat, choice.key)
        scores.append(list(match.table.seats))  # type: ignore[attr-defined]
    return match.answers, scores


def reviewed(game: Game, *gifts: int, seed: str = "7") -> tuple[Review, list[list[int]]]:
    answers, scores = played(game, *gifts, seed=seed)
    return review_answers(game, Setup(2), Dice.from_seed(seed), answers), scores


def test_the_course_is_the_chances_at_every_turn_and_ends_with_the_victory() -> None:
    found, scores = reviewed(Coins())
    expected = [(chance(a, b), chance(b, a)) for a, b in scores[:-1]]
    assert [one.chances for one in found.course[:-1]] == [pytest.approx(one) for one in expected]
    assert found.course[0].chances == (0.5, 0.5)
    assert [one.answers for one in found.course] == list(range(len(scores)))
    won = scores[-1].index(3)
    assert found.course[-1].chances[won] == 1.0 and sum(found.course[-1].chances) == 1.0
    assert [(one.seat, one.place, one.won) for one in found.standings] == [
        (won, 1, True),
        (1 - won, 2, False),
    ]


@pytest.mark.parametrize("game", [Coins(), CoinsWithBot()])
@pytest.mark.parametrize("seed", ["7", "8", "9"])
def test_where_everybody_tosses_all_is_luck(game: Game, seed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A fair coin leaves the chances where they are on average: so the luck is all that they changed."""
    monkeypatch.setattr(luck, "ANSWER", (400, 400, 10_000))
    monkeypatch.setattr(luck, "TURN", (400, 400, 10_000))
    found, scores = reviewed(game, seed=seed)
    for one in found.luck:
        exact = 0.5 if scores[-1][one.seat] == 3 else -0.5
        assert 0 < one.error < 0.06
        assert one.luck == pytest.approx(exact, abs=3.5 * one.error)
        assert one.luck + one.rest == pytest.approx(exact)
    assert sum(one.luck for one in found.luck) == pytest.approx(0)


@pytest.mark.parametrize("game", [Coins(), CoinsWithBot()])
def test_what_is_given_away_is_no_luck(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seat 0 gives its first point away, from even chances: that much was its own doing, the coins were the rest."""
    for name in ("ANSWER", "TURN", "CHOICE"):
        monkeypatch.setattr(luck, name, (400, 400, 10_000))
    found, scores = reviewed(game, 0)
    lost = chance(0, 1) - chance(0, 0)
    giver = found.luck[0]
    assert giver.rest == pytest.approx(lost, abs=3.5 * giver.error)
    assert giver.luck == pytest.approx(
        (1.0 if scores[-1][0] == 3 else 0.0) - chance(0, 1), abs=3.5 * giver.error
    )


def test_turning_points_are_the_greatest_changes_and_say_whether_they_were_luck() -> None:
    found, _ = reviewed(Coins(), 3)
    changes = [abs(b.chances[0] - a.chances[0]) for a, b in zip(found.course, found.course[1:], strict=False)]
    greatest = sorted(range(len(changes)), key=lambda number: (-changes[number], number))[:3]
    assert [one.at for one in found.turning] == sorted(greatest)
    for one in found.turning:
        assert one.before == pytest.approx(found.course[one.at].chances)
        assert one.after == pytest.approx(found.course[one.at + 1].chances)
        assert one.seat == one.at % 2
        assert one.chosen["en"] == ("give" if one.at == 3 else "toss")
        assert one.lines["it"] == ("coin",)
        assert (one.luck == 0.0) == (one.at == 3)
    assert 3 in greatest, "the gift must be among them, or the test shows nothing"


def test_dice_are_counted_for_who_rolled_them_and_the_tally_is_told() -> None:
    found, scores = reviewed(Coins(), 0)
    tosses = [sum(number % 2 == seat for number in range(1, len(scores) - 1)) for seat in range(2)]
    assert [sum(dice.rolls for dice in one.dice) for one in found.luck] == tosses
    assert all(dice.expected == 1.5 and 1 <= dice.received <= 2 for one in found.luck for dice in one.dice)
    assert [(one.name, one.of) for one in found.tally] == [("points", tuple(scores[-1]))]


def test_a_game_that_cannot_judge_a_match_is_reviewed_without_chances() -> None:
    found, scores = reviewed(Blind())
    assert (found.course, found.turning) == ((), ())
    assert [one.luck for one in found.luck] == [0.0, 0.0]
    assert found.standings[0].seat == scores[-1].index(3) and found.standings[0].chance is None
    assert next(iter(verdict.told(found, "en"))) == f"{found.standings[0].seat} has won."


def test_a_match_that_is_not_over_is_refused() -> None:
    game, (answers, _) = Coins(), played(Coins())
    with pytest.raises(LocandaError, match="not over"):
        review_answers(game, Setup(2), Dice.from_seed("7"), answers[:-1])
    match = Match(game, Setup(2), Dice.from_seed("7"))
    with pytest.raises(LocandaError, match="not over"):
        review(records.record_of(match, game.content, seed="7"), game)


def test_long_matches_are_imagined_less_often() -> None:
    assert luck.samples((12, 2, 600), 10) == 12
    assert luck.samples((12, 2, 600), 100) == 6
    assert luck.samples((12, 2, 600), 10_000) == 2


def test_the_lead_is_for_good_from_the_turn_after_which_nobody_was_ahead() -> None:
    course = [Point(n, n, (one, 1 - one)) for n, one in enumerate((0.5, 0.6, 0.4, 0.7, 0.8, 1.0))]
    assert verdict.lead(course, (0,)) == 3
    assert verdict.lead(course[3:], (0,)) == 0
    assert verdict.lead([*course[:3], course[-1]], (0,)) == 3


@pytest.mark.parametrize("name", GAMES_RECORDED)
def test_a_whole_game_is_reviewed_alike_every_time_and_in_both_languages(name: str) -> None:
    record = records.load(RECORDED / f"{name}.json")
    game = load(record.game)
    done: list[tuple[int, int]] = []
    found = review(record, game, lambda at, of: done.append((at, of)))
    assert done[-1] == (len(record.answers),) * 2
    assert msgspec.json.encode(found) == msgspec.json.encode(review(record, game))
    assert all(sum(point.chances) == pytest.approx(1) for point in found.course)
    assert found.standings[0].seat in (record.winners or ())
    assert len(found.turning) == 3 and 6 <= len(found.tally) <= 11
    for one in found.turning:
        assert one.lines["en"] and one.lines["it"] and one.lines["en"] != one.lines["it"]
    for language in ("en", "it"):
        text = "\n".join(verdict.told(found, language, record.players))
        assert found.figures[language][0] in text and "review-" not in text and "tally-" not in text


class NotedDice(Dice):
    """Dice that note what was rolled for what."""

    __slots__ = ("noted",)

    def roll(self, sides: int, label: str = "") -> int:
        """The usual result, noted."""
        found = super().roll(sides, label)
        self.noted.append((label, sides, found))
        return found


@pytest.mark.parametrize(("name", "sides"), [("runebound-four-mixed", 20), ("wow-adventure-four-greedy", 6)])
def test_the_dice_of_the_tally_are_dice_that_were_rolled(name: str, sides: int) -> None:
    """In Runebound all twenty-sided dice are somebody's; in the Adventure Game the foes roll some of the six-sided."""
    record = records.load(RECORDED / f"{name}.json")
    game, dice = load(record.game), NotedDice(records.dice_of(record).key)
    dice.noted = []
    match = Match(game, record.setup, dice, checkpoints=False)
    for seat, key in record.answers:
        match.answer(seat, key)
    told = [int(one.showed) for one in game.rolls(match.events)]
    rolled = [result for label, of, result in dice.noted if of == sides and label != "movement"]
    assert len(told) > 30
    if sides == 20:
        assert told == rolled
    else:
        left = list(rolled)
        for one in told:
            left = left[left.index(one) + 1 :]
        assert len(told) >= len(rolled) // 2
