"""What an expansion keeps hidden is in the net as well: one with a cellar, and each fault that it could have."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest
from locanda_toys.road.game import BOX as ROAD
from locanda_toys.road.game import Road

from locanda.kernel.box import Box
from locanda.kernel.dice import Dice
from locanda.kernel.game import Setup
from locanda.kernel.match import Match
from locanda.kernel.plain import Annex, plain

from . import laws, secrets
from .eyes import Listener, leaks

ID = "toy-cellar"
CASKS = ("amber", "birch", "cedar", "elm", "fir", "hazel", "juniper", "larch")
DICE = Dice.from_seed("another deal")


@plain
class Cellar(Annex):
    """Casks in a row that nobody sees; at the end of every round the last one is rolled to those that lie deeper."""

    row: list[str]
    deeper: list[str]


def cellar(t: Any) -> Cellar:
    found: Cellar = t.annexes[ID]
    return found


def lay_out(t: Any) -> Cellar:
    row = list(CASKS)
    t.dice.copy().shuffle(row)
    return Cellar(row, [])


def roll(t: Any) -> None:
    if len(cellar(t).row) > 4:
        cellar(t).deeper.append(cellar(t).row.pop())


def view(t: Any, seat: int | None) -> dict[str, Any]:
    return {"row": len(cellar(t).row)}


def hidden(t: Any) -> dict[str, Any]:
    return {"row": list(cellar(t).row), "deeper": list(cellar(t).deeper)}


def forget(t: Any, seat: int | None, dice: Dice) -> None:
    casks = cellar(t).row + cellar(t).deeper
    dice.shuffle(casks)
    count = len(cellar(t).row)
    cellar(t).row, cellar(t).deeper = casks[:count], casks[count:]


def pieces(t: Any) -> Counter[str]:
    return Counter(cellar(t).row + cellar(t).deeper)


def begun(**change: Any) -> Match:
    """A new match on the road with a cellar, of which something may be otherwise."""
    brings: dict[str, Any] = {"annex": lay_out, "hooks": {"round-ends": roll}, "view": view}
    brings |= {"hidden": hidden, "forget": forget, "pieces": pieces} | change
    box = Box(ID, Path(__file__).parent / "cellar", expands="toy-road", **brings)
    return Match(Road((ROAD, box)), Setup(2, expansions=(ID,)), Dice.from_seed(3))


def match_with(**change: Any) -> Match:
    """Such a match after two rounds."""
    match, random = begun(**change), Random(3)
    for _ in range(4):
        asked = match.waiting[0]
        match.answer(asked.seat, random.choice(asked.options).key)
    assert not match.over and cellar(match.table).deeper
    return match


def keeps_every_piece(match: Match) -> None:
    laws.keeps_every_piece(match, Random(1), begin=1, every=1, limit=60)


def test_a_sound_cellar_passes() -> None:
    match = match_with()
    secrets.is_imagined_anew(match, 0)
    secrets.imagining_keeps_every_piece(match, 0, DICE.copy(), Random(1))
    assert [leaks(match, seat, DICE.copy()) for seat in (0, 1, None)] == [[], [], []]
    keeps_every_piece(match)


def test_the_game_speaks_of_what_its_boxes_hide_and_count() -> None:
    match = match_with()
    game, table = match.game, match.table
    assert game.secrets(table)["annexes"] == {ID: hidden(table)}
    assert game.secrets(table)["deck"] == game.hidden(table)["deck"]
    assert game.all_pieces(table) == {**game.pieces(table), **dict.fromkeys(CASKS, 1)}


def test_a_box_that_forgets_nothing_is_found() -> None:
    with pytest.raises(AssertionError, match=r"knows the cards of \.annexes\.toy-cellar\.row"):
        secrets.is_imagined_anew(match_with(forget=None), 0)


def test_a_box_that_shows_what_it_hides_is_found() -> None:
    for seat in (0, 1, None):
        found = leaks(match_with(view=lambda t, seat: hidden(t)), seat, DICE.copy())
        assert any(one.startswith("view.annexes.toy-cellar.row") for one in found)


def test_a_box_that_loses_a_piece_when_it_deals_anew_is_found() -> None:
    def careless(t: Any, seat: int | None, dice: Dice) -> None:
        forget(t, seat, dice)
        cellar(t).row.pop()

    with pytest.raises(AssertionError):
        secrets.imagining_keeps_every_piece(match_with(forget=careless), 0, DICE.copy(), Random(1))


def test_a_box_that_loses_a_piece_in_play_is_found() -> None:
    def spill(t: Any) -> None:
        roll(t)
        cellar(t).deeper[:-1] = []

    with pytest.raises(AssertionError):
        keeps_every_piece(match_with(hooks={"round-ends": spill}))


def test_a_line_of_the_log_about_something_that_a_box_hides_is_found() -> None:
    match = match_with()
    listener = Listener(match)
    roll(match.table)
    assert listener.indiscretions() == []
    roll(match.table)
    match.table.tell("rolled", cask=cellar(match.table).deeper[-1])
    assert len(listener.indiscretions()) == len((0, 1, None))


def test_what_a_box_hides_is_something_new_once_it_has_moved() -> None:
    """A move after which a cask was rolled cannot be taken back alone, on a road where nobody is met."""

    def meet_nobody(t: Any) -> None:
        t.phase = "end"

    def news(**change: Any) -> list[str]:
        match = begun(phases={"meet": meet_nobody}, **change)
        for seat in (0, 1):
            match.answer(seat, "stay")
        return [match.fork(n + 1).news_since(n, n) for n in (0, 1)]

    assert (news(), news(hidden=None)) == (["", "card"], ["", ""])
