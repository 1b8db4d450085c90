"""Boxes: a game is made of them, as on a real shelf; the base game is the first one, an expansion the next."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from .plain import Annex, Shared
from .refusal import LocandaError

if TYPE_CHECKING:
    from .decision import Decision

# A phase runs from where the table stands to the next phase; one that asks nobody may be a plain function.
Phase: TypeAlias = "Callable[[Any], Generator[Decision, Any, None] | None]"
# What a box lets happen at a moment that the game names; it may be a rule script.
Hook: TypeAlias = Callable[..., Any]
# What a box makes of a value that the game asks for by name: the value so far, and the table.
Change: TypeAlias = Callable[[Any, Any], Any]


class SetupOption(msgspec.Struct, frozen=True):
    """A setting that a table may choose before play; the first value is the default."""

    id: str
    values: tuple[str, ...]
    rule: str = ""


class Given(msgspec.Struct, frozen=True):
    """A key that a scenario's `given` may have: the type of its value, and what lays it on the table."""

    kind: Any
    lay: Callable[[Any, Any], None]


class Box(Shared):
    """What a game or an expansion brings along; everything but the id and the folder may be left out.

    In the folder lie the ledger (`rules.yaml`), `content`, `locale` and `scenarios`. `expands` names the game that an
    expansion belongs to, `make` builds the game of a base box. `effects` are words for cards and `runners` what carries
    them out; `phases` are added or take the place of those with the same name; `hooks` run at moments and `values`
    change figures that the game asks for by name; `annex` lays out state of the box's own; `given` are keys for
    scenarios; `view` is what a seat sees of it, `hidden` what nobody may see, `forget` deals that anew and `pieces`
    counts what must never get lost; `tellings` gives what puts it into words, and `answers` what the game's bot says to
    prompts of its own.
    """

    __slots__ = (
        "annex",
        "answers",
        "effects",
        "expands",
        "folder",
        "forget",
        "given",
        "hidden",
        "hooks",
        "id",
        "make",
        "options",
        "phases",
        "pieces",
        "runners",
        "tellings",
        "values",
        "view",
    )

    def __init__(
        self,
        id: str,
        folder: Path,
        *,
        expands: str = "",
        make: Callable[[tuple[Box, ...]], Any] | None = None,
        effects: tuple[type, ...] = (),
        runners: Mapping[type, Callable[[Any, Any], Any]] | None = None,
        phases: Mapping[str, Phase] | None = None,
        hooks: Mapping[str, Hook] | None = None,
        values: Mapping[str, Change] | None = None,
        annex: Callable[[Any], Annex] | None = None,
        options: tuple[SetupOption, ...] = (),
        given: Mapping[str, Given] | None = None,
        view: Callable[[Any, int | None], dict[str, Any]] | None = None,
        hidden: Callable[[Any], dict[str, Any]] | None = None,
        forget: Callable[[Any, int | None, Any], None] | None = None,
        pieces: Callable[[Any], Mapping[str, int]] | None = None,
        tellings: Callable[[], Any] | None = None,
        answers: Callable[[], Any] | None = None,
    ) -> None:
        if (make is None) == (not expands):
            raise LocandaError(f"the box {id!r} must either make a game or expand one")
        self.id = id
        self.folder = folder
        self.expands = expands
        self.make = make
        self.effects = effects
        self.runners = dict(runners or {})
        self.phases = dict(phases or {})
        self.hooks = dict(hooks or {})
        self.values = dict(values or {})
        self.annex = annex
        self.options = options
        self.given = dict(given or {})
        self.view = view
        self.hidden = hidden
        self.forget = forget
        self.pieces = pieces
        self.tellings = tellings
        self.answers = answers

    def __repr__(self) -> str:
        return f"Box({self.id!r})"
