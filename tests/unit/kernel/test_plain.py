"""Plain state: generated copies are complete and independent; what cannot be copied is refused."""

from __future__ import annotations

from dataclasses import field

import pytest

from locanda.kernel.plain import Shared, Unplain, plain, snapshot


class Stone(Shared):
    id = "stone"


@plain
class Inner:
    number: int
    names: list[str]


@plain
class Outer:
    inner: Inner
    many: list[Inner]
    table: dict[str, Inner]
    maybe: Inner | None
    stone: Stone
    pair: tuple[int, str]
    told: list[str] | None = field(default=None, metadata={"copy": "drop"})


@plain
class Wrong:
    things: set[str]


def make() -> Outer:
    return Outer(Inner(1, ["a"]), [Inner(2, [])], {"k": Inner(3, ["b"])}, None, Stone(), (1, "x"), ["secret"])


def test_a_copy_is_equal_and_independent() -> None:
    """Changing the copy, however deep, leaves the original alone."""
    old = make()
    new = old.copy()  # type: ignore[attr-defined]
    assert snapshot(new) == snapshot(old)
    new.inner.names.append("z")
    new.many[0].number = 9
    new.table["k"].names.clear()
    assert (old.inner.names, old.many[0].number, old.table["k"].names) == (["a"], 2, ["b"])


def test_shared_things_travel_by_reference_and_dropped_ones_not_at_all() -> None:
    """Definitions are the same object; a dropped field is empty in the copy."""
    old = make()
    new = old.copy()  # type: ignore[attr-defined]
    assert new.stone is old.stone
    assert new.told is None and old.told == ["secret"]


def test_a_set_is_refused() -> None:
    """Its order could depend on hashing."""
    with pytest.raises(Unplain, match=r"Wrong\.things"):
        Wrong({"a"}).copy()  # type: ignore[attr-defined]


def test_a_subclass_that_is_not_plain_is_refused() -> None:
    """Otherwise its own fields would be forgotten."""

    class Late(Inner):
        pass

    with pytest.raises(Unplain, match="Late must be marked"):
        Late(1, []).copy()  # type: ignore[attr-defined]


@plain
class Strike:
    """One kind of link."""

    power: int


@plain
class Spell:
    """Another kind of link."""

    words: list[str]


@plain
class Chain:
    """Links of several kinds, some of them only numbers."""

    links: list[Strike | Spell]
    mixed: list[Strike | int]


def test_a_list_may_hold_different_plain_classes() -> None:
    """Each is copied by its own way; what travels by reference stays as it is."""
    chain = Chain([Strike(1), Spell(["a"])], [Strike(2), 3])
    copy = chain.copy()  # type: ignore[attr-defined]
    copy.links[0].power = 9
    copy.links[1].words.append("b")
    copy.mixed[0].power = 9
    assert snapshot(chain) == {
        "links": [{"power": 1}, {"words": ["a"]}],
        "mixed": [{"power": 2}, 3],
    }
    assert snapshot(copy)["links"] == [{"power": 9}, {"words": ["a", "b"]}]
