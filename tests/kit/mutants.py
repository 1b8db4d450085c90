"""Mutants: the functions that carry out rules, each with one thing in it broken.

A mutant changes one comparison, figure, condition or statement of a function marked `@rule`. It takes the place of the
function by its code alone, so that everybody who holds the function has the broken one.
"""

from __future__ import annotations
import __future__

import ast
import inspect
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property, lru_cache
from importlib import import_module
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, NamedTuple

from locanda.kit import ledger

from .operators import faults

FLAGS = __future__.annotations.compiler_flag


class Place:
    """A function that carries out rules: where it stands, its source as a tree, and the rules that it cites."""

    def __init__(self, name: str, rules: tuple[str, ...]) -> None:
        self.name = name
        self.rules = rules
        self.module, _, self.path = name.partition(":")

    @property
    def short(self) -> str:
        """Where it stands within its game."""
        return f"{self.module.split('.', 3)[3]}:{self.path}"

    @cached_property
    def function(self) -> Any:
        """The function itself, whatever is wrapped around it."""
        found: Any = import_module(self.module)
        for step in self.path.split("."):
            found = inspect.getattr_static(found, step)
        found = inspect.unwrap(getattr(found, "fget", None) or getattr(found, "__func__", found))
        assert isinstance(found, FunctionType), self.name
        return found

    @cached_property
    def tree(self) -> ast.FunctionDef:
        """The source of the function, without what decorates it."""
        nodes: list[ast.stmt] = _parsed(inspect.getsourcefile(self.function) or "").body
        for step in self.path.split("."):
            (found,) = (one for one in nodes if getattr(one, "name", "") == step)
            nodes = getattr(found, "body", [])
        assert isinstance(found, ast.FunctionDef), self.name
        found.decorator_list = []
        return found

    def compiled(self) -> CodeType:
        """The code of the function as its tree is now, for the place of the function's own."""
        free = self.function.__code__.co_freevars
        body: list[ast.stmt] = [self.tree]
        if free:
            names = ast.parse("".join(f"{name} = None\n" for name in free)).body
            around = ast.parse("def around(): pass").body[0]
            assert isinstance(around, ast.FunctionDef)
            around.body = [*names, *body]
            body = [around]
        module = ast.fix_missing_locations(ast.Module(body, []))
        file = self.function.__code__.co_filename
        code = _code_in(compile(module, file, "exec", FLAGS, dont_inherit=True), self.tree.name)
        assert len(code.co_freevars) == len(free), self.name
        return code


class Mutant(NamedTuple):
    """A place with one fault; `number` tells equal faults of a place apart."""

    place: Place
    at: int
    fault: str
    number: int

    @property
    def name(self) -> str:
        """The fault as the list of survivors names it."""
        return self.fault if self.number == 1 else f"{self.fault} ({self.number})"

    def __str__(self) -> str:
        """Where the fault is, and which."""
        return f"{self.place.short}: {self.name}"

    def code(self) -> CodeType:
        """The code of the broken function."""
        for at, _ in enumerate(faults(self.place.tree)):
            if at == self.at:
                return self.place.compiled()
        raise LookupError(f"{self} is no more")

    @contextmanager
    def in_place(self) -> Iterator[None]:
        """The broken function stands in the place of the sound one."""
        function = self.place.function
        sound = function.__code__
        function.__code__ = self.code()
        try:
            yield
        finally:
            function.__code__ = sound


def places(prefixes: tuple[str, ...]) -> list[Place]:
    """Every function that carries out rules of a book, with those rules."""
    cited: dict[str, list[str]] = defaultdict(list)
    for rule, where in ledger.IMPLEMENTED.items():
        if rule.startswith(prefixes):
            for name in where:
                cited[name].append(rule)
    return [Place(name, tuple(dict.fromkeys(rules))) for name, rules in sorted(cited.items())]


def beside(marked: list[Place]) -> list[Place]:
    """The functions that stand beside those marked and are not marked themselves, with the rules of their module."""
    known = {place.name for place in marked}
    found = []
    for module in sorted({place.module for place in marked}):
        rules = tuple(
            dict.fromkeys(rule for place in marked if place.module == module for rule in place.rules)
        )
        source = inspect.getsourcefile(import_module(module)) or ""
        found += [
            Place(name, rules) for name in _functions(_parsed(source).body, f"{module}:") if name not in known
        ]
    return found


def _functions(body: list[ast.stmt], start: str) -> Iterator[str]:
    for one in body:
        if isinstance(one, ast.FunctionDef):
            yield f"{start}{one.name}"
        elif isinstance(one, ast.ClassDef):
            yield from _functions(one.body, f"{start}{one.name}.")


def mutants(place: Place) -> list[Mutant]:
    """Every mutant of a function."""
    found: list[Mutant] = []
    seen: dict[str, int] = defaultdict(int)
    for at, fault in enumerate(faults(place.tree)):
        seen[fault] += 1
        found.append(Mutant(place, at, fault, seen[fault]))
    return found


def _code_in(code: CodeType, name: str) -> CodeType:
    """The code of the function of this name within other code."""
    for one in code.co_consts:
        if isinstance(one, CodeType):
            return one if one.co_name == name else _code_in(one, name)
    raise LookupError(name)


@lru_cache(maxsize=64)
def _parsed(path: str) -> ast.Module:
    return ast.parse(Path(path).read_text("utf-8"))
