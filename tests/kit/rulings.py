"""Rulings broken on purpose, each the way that a file of the game names: `rulings/GAME.yaml`.

A ruling is an answer to one question, so it is broken by hand: the answer becomes another one, and a scenario that
cites the ruling must notice, whatever else may.
"""

from __future__ import annotations

import ast
import inspect
import sys
import textwrap
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import msgspec

from locanda.games import forget_guests
from locanda.kit import content

from .catch import Catch
from .mutants import Place
from .trial import Trial

FOLDER = Path(__file__).parent / "rulings"


class Breach(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ruling, where it is done, and which pieces of the source are replaced there."""

    ruling: str
    place: str = msgspec.field(name="in")
    change: dict[str, str]

    def __str__(self) -> str:
        """Where the ruling is done, which it is, and what stands there then."""
        return f"{self.place}: {self.ruling}, {'; '.join(self.change.values())}"


def breaches(catch: Catch) -> list[Breach]:
    """How every ruling of a game is broken."""
    found: list[Breach] = content.load_list(FOLDER / f"{catch}.yaml", Breach)
    return found


def trials(catch: Catch) -> list[Trial]:
    """Every ruling is broken in each of its ways, and only scenarios that cite it are asked."""
    meaning = catch.game.book.meaning
    cited = [(loaded, meaning(loaded.scenario.cites)) for loaded in catch.scenarios]
    package = type(catch.game).__module__.rpartition(".")[0]
    return [
        Trial(str(one), _breaker(package, one), [loaded for loaded, cites in cited if one.ruling in cites])
        for one in breaches(catch)
    ]


def _breaker(package: str, breach: Breach) -> Callable[[], None]:
    """What breaks a ruling for good: for a process of its own."""

    def break_it() -> None:
        place = Place(f"{package}.{breach.place}", ())
        owner, name = _owner(place)
        if isinstance(inspect.unwrap(inspect.getattr_static(owner, name)), FunctionType):
            place.tree = changed(place.function, breach.change)
            place.function.__code__ = place.compiled()
        else:
            _put(package, owner, name, *breach.change.values())
        _forget(package)

    return break_it


def _owner(place: Place) -> tuple[Any, str]:
    """The module or class in which something stands, and what it is called there."""
    owner: Any = import_module(place.module)
    *path, name = place.path.split(".")
    for step in path:
        owner = getattr(owner, step)
    return owner, name


def changed(function: FunctionType, change: dict[str, str]) -> ast.FunctionDef:
    """The function with pieces of its source replaced."""
    source = textwrap.dedent(inspect.getsource(function))
    for old, new in change.items():
        assert old in source, f"{function.__qualname__} has no {old!r}"
        source = source.replace(old, new)
    (found,) = ast.parse(source).body
    assert isinstance(found, ast.FunctionDef)
    found.decorator_list = []
    return found


def _put(package: str, owner: Any, name: str, new: str) -> None:
    """A constant is another one, wherever it is named."""
    old = getattr(owner, name)
    scope = owner if isinstance(owner, ModuleType) else import_module(owner.__module__)
    value = eval(new, dict(vars(scope)))
    setattr(owner, name, value)
    for module in _modules(package):
        if vars(module).get(name) is old:
            setattr(module, name, value)


def _forget(package: str) -> None:
    """Nothing is left of what was worked out before."""
    for module in _modules(package):
        for one in list(vars(module).values()):
            if hasattr(one, "cache_clear"):
                one.cache_clear()
    forget_guests()


def _modules(package: str) -> list[ModuleType]:
    return [module for name, module in list(sys.modules.items()) if name.startswith(package)]
