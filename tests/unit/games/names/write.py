"""Writes the names anew: `python tests/unit/games/names/write.py`, after a change of names that is meant."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import yaml

from locanda.games import GAMES, load
from locanda.kit.names import forms
from locanda.kit.records import Name

HERE = Path(__file__).parent
BEATEN = {
    "one m": "è sconfitto",
    "one f": "è sconfitta",
    "many m": "sono sconfitti",
    "many f": "sono sconfitte",
}


def names(data: Any) -> Iterator[Name]:
    """Every name somewhere in the records of a content file, in the order of the file."""
    if isinstance(data, dict):
        if {"en", "it"} <= set(data.get("name", ())):
            yield msgspec.convert(data["name"], Name)
        data = [*data.values()]
    for one in data if isinstance(data, list) else ():
        yield from names(one)


def line(name: Name) -> str:
    """A name as it stands in sentences, one and many, in both languages."""
    english, italian = forms(name, "en"), forms(name, "it")
    beaten = BEATEN[f"{italian['number']} {italian['gender']}"]
    verb = "are" if english["number"] == "many" else "is"
    return f"{english['the']} {verb} beaten, {english['of']} | {italian['the']} {beaten}, {italian['of']}"


def text(game: str) -> str:
    """All names of a game, file by file."""
    found = []
    for path in sorted((load(game).folder / "content").glob("*.yaml")):
        found += [f"# {path.name}", *map(line, names(yaml.safe_load(path.read_text("utf-8")))), ""]
    return "\n".join(found)


if __name__ == "__main__":
    for one in GAMES:
        (HERE / f"{one}.txt").write_text(text(one), "utf-8")
