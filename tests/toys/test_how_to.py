"""The page about expansions: what it shows stands in the files of the harbors, and its commands run."""

from __future__ import annotations

import configparser
import re
import shlex
import tomllib
from pathlib import Path

import pytest
from locanda_harbours.box import BOX
from locanda_toys.road import game as road
from typer.testing import CliRunner

from locanda.cli import app
from locanda.kernel.box import Box

from .playing import HERE

HOUSE = HERE.parents[1]
PAGE = (HOUSE / "docs" / "how-to" / "add-an-expansion.md").read_text("utf-8")
BLOCK = re.compile(r"^([^\n]*)\n\n```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
BLOCKS = [found.groups() for found in BLOCK.finditer(PAGE)]
SHOWN = [
    (names[-1], text)
    for before, kind, text in BLOCKS
    if kind not in ("sh", "toml") and (names := re.findall(r"`(locanda_harbours/[\w./]+)`", before))
]
COMMANDS = [line for _, kind, text in BLOCKS if kind == "sh" for line in text.splitlines()]


def test_every_block_of_the_page_is_looked_at() -> None:
    """Each is of a file, a command, the entry point, or the tree of the package."""
    assert PAGE.count("\n```") == 2 * len(BLOCKS)
    others = [
        text for before, kind, text in BLOCKS if kind == "toml" or text.startswith("locanda_harbours/\n")
    ]
    assert len(SHOWN) + len(others) + sum(kind == "sh" for _, kind, _ in BLOCKS) == len(BLOCKS)
    assert len(SHOWN) >= 15 and len(others) == 2


@pytest.mark.parametrize(
    ("name", "text"), SHOWN, ids=[f"{number}-{name}" for number, (name, _) in enumerate(SHOWN)]
)
def test_what_the_page_shows_stands_in_the_file(name: str, text: str) -> None:
    assert text in (HERE / name).read_text("utf-8")


def test_the_page_names_every_file_of_the_package() -> None:
    tree = next(text for _, _, text in BLOCKS if text.startswith("locanda_harbours/\n"))
    named = {line.split()[0].rstrip("/") for line in tree.splitlines()[1:]}
    package = HERE / "locanda_harbours"
    there = {path.name for path in package.iterdir() if path.name not in ("__init__.py", "__pycache__")}
    assert named == there


def test_the_entry_point_of_the_page_is_that_of_the_package() -> None:
    shown = tomllib.loads(next(text for _, kind, text in BLOCKS if kind == "toml"))
    written = configparser.ConfigParser()
    written.read(HERE / "locanda_harbours-1.0.dist-info" / "entry_points.txt")
    assert shown["project"]["entry-points"] == {"locanda.boxes": dict(written["locanda.boxes"])}


def test_the_page_speaks_of_every_part_of_a_box() -> None:
    table = PAGE.partition("| part | what it is |")[2].partition("\n\n")[0]
    named = set(re.findall(r"`([a-z]+)`", "".join(line.split("|")[1] for line in table.splitlines()[2:])))
    assert named == set(Box.__slots__) - {"id", "folder", "make"}


def test_the_page_names_what_the_road_offers() -> None:
    """Its phases, the values it asks for, and its moments."""
    rules = Path(road.__file__).with_name("rules.py").read_text("utf-8")
    asked = re.findall(r"game\.(?:value|hook)\(\"([\w-]+)\"", rules)
    offered = PAGE.partition("The\nroad has the phases")[2].partition(".")[0]
    assert set(re.findall(r"`([\w-]+)`", offered)) == {*asked, *road.Road.phases}
    assert {*BOX.values, *BOX.hooks} == set(asked) and set(BOX.phases) <= set(road.Road.phases)


@pytest.mark.parametrize("command", COMMANDS)
def test_the_commands_of_the_page_run(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(HOUSE)
    program, *arguments = shlex.split(command)
    assert program == "locanda"
    done = CliRunner().invoke(app, arguments)
    assert done.exit_code == 0 and done.exception is None, done.output


def test_there_are_commands() -> None:
    assert len(COMMANDS) == 7
