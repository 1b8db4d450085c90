"""Every lesson goes as it is told: the learner is seat 0, every answer is offered, every step is explained."""

from __future__ import annotations

import pytest

from locanda.games import GAMES, load
from locanda.kernel.dice import ScriptedDice
from locanda.scenario import lessons
from locanda.scenario import run as scenarios
from locanda.scenario.run import Loaded, Step

LEARNER = 0
LANGUAGES = {"en", "it"}
FILES = {name: scenarios.files([load(name).folder / "scenarios" / lessons.FOLDER]) for name in GAMES}
LOADED = [loaded for files in FILES.values() for path in files for loaded in scenarios.load(path)]

each_lesson = pytest.mark.parametrize("loaded", LOADED, ids=lambda loaded: loaded.scenario.id)


def steps(loaded: Loaded) -> list[Step]:
    return [Step(choose=step) if isinstance(step, str) else step for step in loaded.scenario.when]


def full(words: dict[str, str]) -> bool:
    """Whether something is said in both languages, and without the signs that only card text has."""
    return set(words) == LANGUAGES and all(
        text.strip() and not set(text) & set("@%<^>$'\"") for text in words.values()
    )


@pytest.mark.parametrize("game", GAMES)
def test_the_six_lessons_come_in_playing_order(game: str) -> None:
    """Each file holds one, named like the file."""
    names = [loaded.scenario.id for path in FILES[game] for loaded in scenarios.load(path)]
    assert names == [f"{game}.lesson.{path.stem}" for path in FILES[game]]
    assert [name.split(".")[-1][0] for name in names] == list("123456")
    found = lessons.all_of(load(game))
    assert [lesson.id for lesson in found] == names
    assert [lessons.after(load(game), lesson) for lesson in found] == [*found[1:], None]


@each_lesson
def test_title_and_closing_words_are_in_both_languages(loaded: Loaded) -> None:
    assert "lesson" in loaded.scenario.uses
    assert full(loaded.scenario.title)  # type: ignore[arg-type]
    assert full(loaded.scenario.text)  # type: ignore[arg-type]


@each_lesson
def test_steps_only_choose(loaded: Loaded) -> None:
    """The page knows answers only; four to fourteen of them are enough for a lesson."""
    assert 4 <= len(steps(loaded)) <= 14
    for step in steps(loaded):
        assert step.choose and step.prompt
        assert not (step.refused or step.offered or step.absent)


@each_lesson
def test_the_learner_is_taught_every_answer_and_the_dice_are_used_up(loaded: Loaded) -> None:
    """Played as the server does it: answer by answer, the expected one looked up by how many were given."""
    lesson = lessons.Lesson(loaded)
    match = lesson.begin(load(loaded.scenario.game))
    assert match.waiting[0].seat == LEARNER
    for number, step in enumerate(steps(loaded)):
        asked = match.waiting[0]
        assert match.answered == number and lesson.expects(number) == step.choose
        assert asked.prompt == step.prompt
        assert step.choose in [asked.key(option) for option in asked.options]
        assert len(asked.options) > 1
        if asked.seat == LEARNER:
            assert full(step.teach), f"step {number} of the learner is not explained"  # type: ignore[arg-type]
        else:
            assert not step.teach, f"step {number} is not the learner's, nobody would read it"
        match.answer(asked.seat, step.choose)
    dice = match.table.dice
    assert isinstance(dice, ScriptedDice) and dice.left == 0
    # Whatever comes after the last step would need dice that are not in the script.
    assert match.over or match.waiting[0].seat != LEARNER


@each_lesson
def test_the_lesson_holds(loaded: Loaded) -> None:
    assert scenarios.run(loaded, load).message == ""
