"""Weights: the numbers that a game's bot judges by, as `locanda fit` has found them, in a file beside the game."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import lru_cache
from math import inf
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec

from locanda.kernel import files
from locanda.kernel.refusal import LocandaError

log = logging.getLogger("locanda.weights")

PLACE = Path("judging") / "weights.json"
# The kinds of numbers that a bot judges by: what something is worth, and a share or a chance.
Amount = Annotated[float, msgspec.Meta(ge=0.001)]
Share = Annotated[float, msgspec.Meta(ge=0.01, le=0.99)]

P = TypeVar("P", bound=msgspec.Struct)


class Confirmed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How one seat with the parameters did against others with the former ones; a shared win counts in parts."""

    games: int
    wins: float
    against: str


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of weights: what they are, and for which cards, by how many games and how surely they were found.

    `outlook` is what a position's figures count for, by their names; without it they count as the game says.
    """

    content: str
    rules: str
    params: dict[str, float]
    games: int
    seed: int
    held_out_loss: float | None = None
    confirmed: Confirmed | None = None
    outlook: dict[str, float] | None = None


def read(path: Path) -> Weights | None:
    """The weights of a file, or none if there is no such file; one sentence if it holds something else."""
    if not path.exists():
        return None
    try:
        return msgspec.json.decode(files.read(path, "weights"), type=Weights)
    except msgspec.MsgspecError as error:
        raise LocandaError(f"{path} holds no weights: {error}") from None


def write(path: Path, weights: Weights) -> None:
    """The file holds these weights, and whoever asks for them from now on gets them."""
    files.write(path, msgspec.json.format(msgspec.json.encode(weights), indent=2) + b"\n")
    forget()


def named(found: Mapping[str, float], wanted: tuple[str, ...], what: str) -> None:
    """Refuse numbers with other names than the wanted ones, in one sentence."""
    strange = [name for name in found if name not in wanted]
    missing = [name for name in wanted if name not in found]
    if strange or missing:
        reasons = [f"does not know {', '.join(strange)}"] * bool(strange)
        reasons += [f"misses {', '.join(missing)}"] * bool(missing)
        raise LocandaError(f"{what} {' and '.join(reasons)}")


def fitted(found: Mapping[str, float], kind: type[P], what: str) -> P:
    """Parameters of a kind from numbers by name; one sentence about a name or a number that does not fit."""
    named(found, kind.__struct_fields__, what)
    try:
        return msgspec.convert(dict(found), kind)
    except msgspec.ValidationError as error:
        raise LocandaError(f"{what} cannot take a number: {error}") from None


def params_of(path: Path, kind: type[P]) -> P:
    """The parameters that a bot plays with: those of the file, or the usual ones if it is not there or does not fit."""
    found: P = _params_of(path, kind)
    return found


@lru_cache(maxsize=32)
def _params_of(path: Path, kind: type[P]) -> P:
    try:
        weights = read(path)
        if weights is not None:
            return fitted(weights.params, kind, f"the bot of {path.parent.parent.name}")
    except LocandaError as error:
        log.warning("%s; its bot plays with the usual parameters", error)
    return kind()


def outlook_of(path: Path, usual: Mapping[str, float]) -> tuple[float, ...]:
    """What the figures of a position count for: as the file says, or as usual if it says nothing that fits."""
    try:
        weights = read(path)
        if weights is not None and weights.outlook is not None:
            named(weights.outlook, tuple(usual), f"the outlook of {path.parent.parent.name}")
            return tuple(weights.outlook[name] for name in usual)
    except LocandaError as error:
        log.warning("%s; positions are judged as usual", error)
    return tuple(usual.values())


def forget() -> None:
    """The files are read anew when somebody asks for parameters."""
    _params_of.cache_clear()


def limits(kind: type[Any]) -> dict[str, tuple[float, float]]:
    """The least and the greatest that each parameter of a kind can be."""
    described: Any = msgspec.inspect.type_info(kind)
    return {
        field.name: (
            -inf if field.type.ge is None else field.type.ge,
            inf if field.type.le is None else field.type.le,
        )
        for field in described.fields
    }
