"""Lessons: scenario files whose steps teach; a learner takes one seat and is told what to choose, and why."""

from __future__ import annotations

from functools import lru_cache

from locanda.kernel.game import Game
from locanda.kernel.match import Match
from locanda.kernel.refusal import LocandaError

from . import run
from .run import Loaded, Step

FOLDER = "lessons"


class Lesson:
    """A lesson of a game: the table that it starts from, and its steps."""

    def __init__(self, loaded: Loaded) -> None:
        self._loaded = loaded
        self.id = loaded.scenario.id
        steps = [Step(choose=one) if isinstance(one, str) else one for one in loaded.scenario.when]
        self._steps = [step for step in steps if step.choose]

    @property
    def steps(self) -> int:
        """How many answers the lesson has."""
        return len(self._steps)

    def begin(self, game: Game) -> Match:
        """The match at the beginning of the lesson."""
        return run.start(self._loaded, lambda *_: game)

    def title(self, language: str) -> str:
        """What the lesson is called."""
        return self._loaded.scenario.title.get(language, self.id)  # type: ignore[call-overload, no-any-return]

    def expects(self, step: int) -> str:
        """The answer that the lesson wants at this step; nothing after its end."""
        return self._steps[step].choose if step < len(self._steps) else ""

    def teaching(self, step: int, language: str) -> str:
        """What is taught at this step; after the last one, the lesson's closing words."""
        if step >= len(self._steps):
            return self._loaded.scenario.text.get(language, "")  # type: ignore[call-overload, no-any-return]
        return self._steps[step].teach.get(language, "")  # type: ignore[call-overload, no-any-return]


@lru_cache(maxsize=16)
def all_of(game: Game) -> tuple[Lesson, ...]:
    """The lessons of a game, in the order of their files."""
    folders = [box / "scenarios" / FOLDER for box in game.folders]
    found = run.files([folder for folder in folders if folder.is_dir()])
    return tuple(Lesson(loaded) for path in found for loaded in run.load(path))


def after(game: Game, lesson: Lesson) -> Lesson | None:
    """The lesson that follows; nothing after the last one."""
    found = all_of(game)
    place = found.index(lesson) + 1
    return found[place] if place < len(found) else None


def find(game: Game, name: str) -> Lesson:
    """The lesson of this id."""
    for lesson in all_of(game):
        if lesson.id == name:
            return lesson
    raise LocandaError(f"{game.id} has no lesson {name!r}")
