"""Content files: errors name the file and the line; unknown keys and wrong types are refused."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec
import pytest

from locanda.kit import content
from locanda.kit.content import ContentError


class Thing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    size: int
    on: str = ""


class Worded(msgspec.Struct, frozen=True):
    words: dict[Literal["en", "it"], str]


class Seated(msgspec.Struct, frozen=True):
    seats: dict[int, str]


def write(folder: Path, text: str) -> Path:
    path = folder / "things.yaml"
    path.write_text(text, "utf-8")
    return path


def test_a_wrong_type_names_its_line(tmp_path: Path) -> None:
    """The second record is on line 3, its size on line 4."""
    path = write(tmp_path, "- id: a\n  size: 1\n- id: b\n  size: big\n")
    with pytest.raises(ContentError, match=r"things\.yaml:4: size: Expected `int`"):
        content.load_list(path, Thing)


def test_an_unknown_key_is_refused(tmp_path: Path) -> None:
    """A typing error is not silently ignored."""
    with pytest.raises(ContentError, match="unknown field `colour`"):
        content.load_list(write(tmp_path, "- {id: a, size: 1, colour: red}\n"), Thing)


def test_a_wrong_key_of_a_mapping_names_its_line(tmp_path: Path) -> None:
    """The key is on line 3, and the message speaks of it without signs of the reader's own."""
    path = write(tmp_path, "words:\n  en: one\n  fr: un\n")
    with pytest.raises(ContentError, match=r"things\.yaml:3: words: Invalid enum value 'fr'$"):
        content.load(path, Worded)
    path = write(tmp_path, "seats:\n  first: ann\n")
    with pytest.raises(ContentError, match=r"things\.yaml:1: seats: Expected `int`, got `str`$"):
        content.load(path, Seated)


def test_a_mapping_may_have_numbers_as_keys(tmp_path: Path) -> None:
    """Seats are numbered."""
    assert content.load(write(tmp_path, "seats: {0: ann, 2: bob}\n"), Seated).seats == {0: "ann", 2: "bob"}


def test_a_key_or_an_id_given_twice_is_refused(tmp_path: Path) -> None:
    """YAML would keep the last one."""
    with pytest.raises(ContentError, match=r":3: the key 'size' stands here twice"):
        content.load_list(write(tmp_path, "- id: a\n  size: 1\n  size: 2\n"), Thing)
    with pytest.raises(ContentError, match="the id 'a' is taken already at line 1"):
        content.load_list(write(tmp_path, "- {id: a, size: 1}\n- {id: a, size: 2}\n"), Thing)


def test_on_and_no_are_words(tmp_path: Path) -> None:
    """Only true and false are truth values."""
    (thing,) = content.load_list(write(tmp_path, "- {id: no, size: 1, on: yes}\n"), Thing)
    assert (thing.id, thing.on) == ("no", "yes")


def test_broken_yaml_and_missing_files_are_one_sentence(tmp_path: Path) -> None:
    """No traceback for a typing error."""
    with pytest.raises(ContentError, match=r"things\.yaml:3: did not find"):
        content.load_list(write(tmp_path, "- id: a\n  size: [1\n"), Thing)
    with pytest.raises(Exception, match="cannot read file"):
        content.load_list(tmp_path / "nothing.yaml", Thing)
