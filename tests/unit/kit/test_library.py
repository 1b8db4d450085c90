"""The library: what rules read decides the hash, and what is worked out from cards never outlives it."""

from __future__ import annotations

import gc
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from locanda.games import box, load
from locanda.games.runebound.arrange import GivenSeat
from locanda.games.runebound.game import Runebound
from locanda.games.runebound.judging import odds, outlook
from locanda.games.runebound.rules import modifiers
from locanda.kernel.box import Box
from locanda.kit import uses
from locanda.kit.content import ContentError


@pytest.fixture
def house_of(tmp_path: Path) -> Callable[[str, str], Runebound]:
    """Runebound with one piece of a content file replaced."""

    def made(old: str, new: str) -> Runebound:
        base = box("runebound")
        folder = tmp_path / "runebound"
        shutil.copytree(base.folder / "content", folder / "content")
        shutil.copytree(base.folder / "locale", folder / "locale")
        found = 0
        for path in (folder / "content").glob("*.yaml"):
            text = path.read_text("utf-8")
            found += text.count(old)
            path.write_text(text.replace(old, new), "utf-8")
        assert found, old
        changed = Box("runebound", folder, make=Runebound, effects=base.effects, runners=base.runners)
        return Runebound((changed,))

    return made


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("- id: lissa", "# the best of all\n- id: lissa"),
        ("it: Spada Corta, gender: f", "it: Spadino"),
    ],
)
def test_a_comment_or_a_better_name_closes_no_table(
    house_of: Callable[[str, str], Runebound], old: str, new: str
) -> None:
    assert house_of(old, new).content == load("runebound").content


def test_another_figure_is_another_game(house_of: Callable[[str, str], Runebound]) -> None:
    assert house_of("stamina: 3", "stamina: 4").content != load("runebound").content


@pytest.mark.parametrize(
    ("old", "new"),
    [
        pytest.param("regenerate: 1", "sleep: 1", id="another word"),
        pytest.param('{amount: 2, "on": escape}', '{amount: 2, "on": escape, round: 2}', id="one more field"),
        pytest.param("cost: {exhaustion: 1}", "cost: {wounds: 1}", id="the same figure in another field"),
    ],
)
def test_another_word_or_field_is_another_game(
    house_of: Callable[[str, str], Runebound], old: str, new: str
) -> None:
    assert house_of(old, new).content != load("runebound").content


def test_the_same_cards_in_another_order_are_another_game(house_of: Callable[[str, str], Runebound]) -> None:
    """Decks are shuffled from the order of the files, so the same dice would deal other cards."""
    text = (box("runebound").folder / "content" / "weapons.yaml").read_text("utf-8")
    sword, javelin = (f"- id: {one}\n" for one in text.split("- id: ")[1:3])
    first, second = (card.rstrip("\n") + "\n\n" for card in (sword, javelin))
    assert house_of(first + second, second + first).content != load("runebound").content


def test_the_same_files_read_again_are_the_same_game(house_of: Callable[[str, str], Runebound]) -> None:
    assert house_of("stamina: 3", "stamina: 3").content == load("runebound").content


def test_what_is_worked_out_from_cards_is_worked_out_for_each_library(
    house_of: Callable[[str, str], Runebound],
) -> None:
    """Two libraries have a card of the same id: neither plays with the other's figures."""
    bonuses = []
    for game in (load("runebound"), house_of('amount: 2, "on": attack', 'amount: 5, "on": attack')):
        found = game.arrange(game.given(seats=(GivenSeat("varikas", items=("short-sword",)), GivenSeat())))
        table: Any = found[0]
        bonuses.append(sum(effect.amount for effect, _ in modifiers.active(table, table.seats[0])))
    assert bonuses[0] < bonuses[1]


def seated(game: Any, **seat: Any) -> Any:
    """A table of a game, with this first seat."""
    where: dict[str, Any] = {"hero": "varikas", "at": "hex-8-5", "gold": 9} | seat
    return game.arrange(game.given(seats=(GivenSeat(**where), GivenSeat("lissa"))))[0]


def foe(game: Any) -> float:
    """How long a Challenge lasts, as the odds see it while nobody fights it."""
    return odds.waiting(seated(game), game.library.by_id["stonejaw-brute"]).life


def chances(game: Any) -> object:
    """The chances of a party in fights."""
    t = seated(game)
    return outlook.chances(t, t.seats[0], ())


def company(game: Any) -> float:
    """What an Ally is worth to its party."""
    t = seated(game, allies=("jorla-reedcutter",))
    return outlook._company(t, t.seats[0], ())


def bargain(game: Any) -> float:
    """What a weapon is worth to a party that could buy it."""
    t = seated(game)
    return outlook._bargain(t, t.seats[0], game.library.by_id["short-sword"], ())


def ways(game: Any) -> object:
    """How near adventures and towns are."""
    return outlook.surroundings(seated(game), game.library.atlas.towns[0])


@pytest.mark.parametrize(
    ("worked_out", "old", "new"),
    [
        pytest.param(foe, "life: 4", "life: 9", id="enemies"),
        pytest.param(chances, "life: 3", "life: 9", id="chances"),
        pytest.param(company, "damage: [2, 1, 1]", "damage: [5, 5, 5]", id="gains of company"),
        pytest.param(bargain, 'amount: 2, "on": attack', 'amount: 7, "on": attack', id="gains of a bargain"),
        pytest.param(ways, "pppprrssrrrffprtpf", "pppprrssrrmmmmmtpf", id="surroundings"),
    ],
)
def test_what_bots_work_out_from_cards_is_worked_out_for_each_library(
    house_of: Callable[[str, str], Runebound], worked_out: Callable[[Any], object], old: str, new: str
) -> None:
    """What is known of the cards of one library is no answer for those of another."""
    assert worked_out(load("runebound")) != worked_out(house_of(old, new))


# The games whose cards have uses at moments; those of the card game have powers on a chain.
@pytest.mark.parametrize("name", ["runebound", "wow-adventure"])
def test_a_card_has_its_own_uses_however_often_the_game_was_built_and_dropped(name: str) -> None:
    """A library that is gone leaves nothing behind that a card of a later one could be taken for."""
    for _ in range(4):
        library = box(name).make((box(name),)).library  # type: ignore[misc]
        seen = 0
        for card in library.by_id.values():
            terms: tuple[Any, ...] = getattr(card, "uses", getattr(card, "abilities", ()))
            found = list(uses.all_of(library, card, terms))
            assert [one.card is card for one in found] == [True] * len(terms)
            assert {id(one.terms) for one in found} == {id(one) for one in terms}
            seen += len(found)
        assert seen > 20
        del library, card, terms, found
        gc.collect()


def test_forgetting_leaves_nothing_that_was_worked_out() -> None:
    library = load("runebound").library  # type: ignore[attr-defined]
    library.notebook("test")["known"] = 1
    library.forget()
    assert library.notebook("test") == {}


def test_two_cards_of_one_box_cannot_share_an_id(house_of: Callable[[str, str], Runebound]) -> None:
    with pytest.raises(ContentError, match="is taken already"):
        house_of("- id: lissa", "- id: varikas")
