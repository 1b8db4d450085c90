"""Every card has its own scenarios, and they notice when any part of it is gone.

A part is a power, a use, a modifier, a step of its text, a task, or its figures. Each is taken away in turn, and one of
the card's scenarios in `scenarios/cards/DECK/CARD.yaml` must fail then.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from locanda.games import load
from locanda.games.wow_adventure.cards import (
    LEVELS,
    AbilityCard,
    Card,
    ChallengeCard,
    CharacterCard,
    EncounterFace,
    ItemFace,
    QuestCard,
    Side,
    Task,
    TrophyCard,
)
from locanda.games.wow_adventure.library import faces, library
from locanda.scenario import run as scenarios

GAME = load("wow-adventure")
FOLDER = GAME.folder / "scenarios" / "cards"


class Part(NamedTuple):
    """A field of a record, and what stands there when the part is gone."""

    record: Any
    field: str
    without: Any
    label: str

    def __str__(self) -> str:
        """Where it is."""
        return f"{self.record.id}: {self.label}"


def parts_of_list(record: Any, field: str) -> Iterator[Part]:
    """Each entry of a list on a card, one at a time."""
    entries = getattr(record, field)
    for number in range(len(entries)):
        without = entries[:number] + entries[number + 1 :]
        yield Part(record, field, without, f"{field} {number + 1}")


def parts_of_face(face: Card) -> Iterator[Part]:
    """The texts of a face, and its figures."""
    for field in ("always", "powers", "uses"):
        yield from parts_of_list(face, field)
    match face:
        case AbilityCard():
            yield Part(face, "cost", face.cost + 1, "cost")
            yield from parts_of_list(face, "do")
            for level in face.improved:
                rest = {name: steps for name, steps in face.improved.items() if name != level}
                yield Part(face, "improved", rest, f"improved at {level}")
        case EncounterFace():
            yield Part(face, "attack", face.attack - 1, "attack")
            yield Part(face, "defence", face.defence - 1, "defence")
            yield Part(face, "damage", face.damage + 1, "damage")
            yield from parts_of_list(face, "reward")
        case ItemFace(kind="weapon"):
            yield Part(face, "attack", face.attack - 1, "attack")
        case ItemFace(kind="armor"):
            yield Part(face, "defence", face.defence - 1, "defence")
        case Side():
            for figure in ("attack", "defence", "damage", "life"):
                values = getattr(face, figure)
                for level, name in enumerate(LEVELS):
                    changed = (*values[:level], values[level] + 1, *values[level + 1 :])
                    yield Part(face, figure, changed, f"{figure} at {name}")


def parts(card: Any) -> Iterator[Part]:
    """Every part of a card, over its two faces."""
    match card:
        case ChallengeCard():
            for face in faces(card):
                yield from parts_of_face(face)
            if card.event is not None:
                yield from parts_of_list(card.event, "now")
                yield from parts_of_list(card.event, "here")
                if card.event.valor:
                    yield Part(card.event, "valor", 0, "valor")
                if card.event.back.do:
                    back = msgspec.structs.replace(card.event.back, do=())
                    yield Part(card.event, "back", back, "back")
        case CharacterCard():
            for side in card.sides:
                yield from parts_of_face(side)
        case QuestCard():
            yield Part(card, "valor", 0, "valor")
            for number in range(len(card.tasks)):
                never = (*card.tasks[:number], Task(harm=99), *card.tasks[number + 1 :])
                yield Part(card, "tasks", never, f"task {number + 1}")
        case TrophyCard():
            yield Part(card, "valor", 0, "valor")
        case _:
            yield from parts_of_face(card)


def files() -> dict[str, Path]:
    """The file of each card, and of each encounter on the board."""
    found = {}
    for record in GAME.cards():
        # The four cards of a character share a file.
        card = record["id"].rsplit("-", 1)[0] if record["deck"] == "characters" else record["id"]
        found[card] = FOLDER / record["deck"] / f"{card}.yaml"
    for space in library().atlas.spaces:
        if space.encounter is not None:
            found[space.encounter.id] = FOLDER / "board" / f"{space.encounter.id}.yaml"
    return found


def run(loaded: scenarios.Loaded) -> scenarios.Outcome:
    """How a scenario goes."""
    return scenarios.run(loaded, load)


def unnoticed(card: str, path: Path) -> list[str]:
    """The parts of a card that none of its scenarios misses."""
    loaded = scenarios.load(path)
    found = []
    for part in parts(library().by_id[card]):
        before = getattr(part.record, part.field)
        msgspec.structs.force_setattr(part.record, part.field, part.without)
        try:
            if all(run(one).passed for one in loaded):
                found.append(str(part))
        finally:
            msgspec.structs.force_setattr(part.record, part.field, before)
    return found


@pytest.mark.parametrize(("card", "path"), files().items(), ids=list(files()))
def test_the_scenarios_of_a_card_miss_every_part_of_it(card: str, path: Path) -> None:
    """Whatever is taken from the card, one of them fails."""
    assert [one.message for one in map(run, scenarios.load(path)) if not one.passed] == []
    assert unnoticed(card, path) == []


def test_no_file_is_of_no_card() -> None:
    """A card that was renamed takes its scenarios along."""
    assert set(FOLDER.rglob("*.yaml")) - set(files().values()) == set()
