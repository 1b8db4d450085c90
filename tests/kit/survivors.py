"""Survivors: what can be broken without anybody noticing, and why that is so; one file for each game and kind.

`equivalent` are faults that no player could ever see, each under its reason. `open` are gaps: a scenario is missing,
and `why` says for each place why none notices. A card of `equivalent` may be `*`, for the same part of every card.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

import msgspec
import yaml

FOLDER = Path(__file__).parent / "survivors"


class Listed(msgspec.Struct, forbid_unknown_fields=True):
    """What is known to survive: reasons with the faults that they excuse, and gaps by the place where they are."""

    equivalent: dict[str, list[str]] = {}
    open: dict[str, list[str]] = {}
    why: dict[str, str] = {}

    def reason(self, name: str) -> str:
        """Why a fault cannot matter; nothing if it can."""
        for reason, names in self.equivalent.items():
            if name in names or any(_fits(one, name) for one in names if one.startswith("*")):
                return reason
        return ""

    def is_open(self, name: str) -> bool:
        """Whether it is known that nobody notices, though somebody should."""
        place, _, fault = name.partition(": ")
        return fault in self.open.get(place, ())

    @property
    def gaps(self) -> list[str]:
        """Every gap by its name."""
        return [f"{place}: {fault}" for place, faults in self.open.items() for fault in faults]


def _fits(pattern: str, name: str) -> bool:
    return re.fullmatch(".*".join(map(re.escape, pattern.split("*"))), name) is not None


def path(game: str, kind: str) -> Path:
    """The file of a game and a kind of faults."""
    return FOLDER / f"{game}.{kind}.yaml"


def read(game: str, kind: str) -> Listed:
    """What is known to survive."""
    file = path(game, kind)
    return (
        msgspec.convert(yaml.safe_load(file.read_text("utf-8")) or {}, Listed) if file.exists() else Listed()
    )


def write(game: str, kind: str, listed: Listed, survive: Iterable[str], all_: Iterable[str]) -> None:
    """The file says which faults survive now; reasons stay where they excuse something that is still there."""
    known, alive = set(all_), set(survive)
    equivalent = {
        reason: kept
        for reason, names in listed.equivalent.items()
        if (kept := [one for one in names if one.startswith("*") or one in known])
    }
    gaps: dict[str, list[str]] = defaultdict(list)
    for name in sorted(alive):
        if not listed.reason(name):
            place, _, fault = name.partition(": ")
            gaps[place].append(fault)
    why = {place: listed.why.get(place, "") for place in gaps}
    found = {"equivalent": equivalent, "open": dict(gaps), "why": why}
    dumped = yaml.safe_dump(found, sort_keys=False, allow_unicode=True, width=10_000)
    path(game, kind).write_text(dumped, "utf-8")
