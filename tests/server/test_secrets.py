"""Hidden information never leaves the server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server import secret_hands
from tests.server.house import House, Page, serving, sqlite


@pytest.fixture
def parlour(tmp_path: Path) -> Iterator[House]:
    with serving(sqlite(tmp_path, game_ids=("secret-hands",), load=secret_hands.load)) as house:
        yield house


def _cards_in(page: Page) -> set[str]:
    heard = b"".join(page.heard).decode()
    return {card for card in secret_hands.CARDS if card in heard}


def test_no_byte_of_a_hidden_card_reaches_another_seat_or_a_spectator(parlour: House) -> None:
    ada, bob, eve = parlour.guest("Ada"), parlour.guest("Bob"), parlour.guest("Eve")
    table = ada.open("me open", "secret-hands", public=True)
    bob.post(f"/api/tables/{table}/sit", seat=1, share="0b")
    ada.begin(table)
    with ada.at(table) as first, bob.at(table) as second, eve.at(table) as third:
        pages = (first, second)
        dealt = [
            set(page.until(lambda one: one.state.get("view"))["view"]["held"][n])
            for n, page in enumerate(pages)
        ]
        own = [set(cards) for cards in dealt]
        shown: set[str] = set()
        for turn in range(10):
            mover = turn % 2
            pages[mover].answer()
            shown.add(pages[mover].state["view"]["shown"][mover][-1])
            own[mover].update(pages[mover].state["view"]["held"][mover])
            for page in (first, second, third):
                page.until(lambda one, at=turn + 1: one.state.get("at") == at)
            assert _cards_in(first) == own[0] | shown
            assert _cards_in(second) == own[1] | shown
            assert _cards_in(third) == shown
            if turn == 8:  # the last cards have no alternative and are shown by themselves
                shown.update(*own)
        assert third.state["stage"] == "over"


def test_the_secret_of_the_dice_is_told_only_after_the_match(parlour: House) -> None:
    ada = parlour.guest("Ada")
    table = ada.play("me me", "secret-hands")
    assert ada.http.get(f"/api/tables/{table}/record").status_code == 409
    with ada.at(table) as page:
        while page.state.get("stage") != "over":
            page.answer()
        heard = b"".join(page.heard).decode()
    record = ada.get(f"/api/tables/{table}/record")
    assert record["fair"]["secret"] not in heard
    assert record["fair"]["commitment"] in heard
    assert ada.get(f"/api/tables/{table}/proof")["answers"] == 10


def test_a_past_position_shows_no_more_than_the_seat_saw_then(parlour: House) -> None:
    ada, bob = parlour.guest("Ada"), parlour.guest("Bob")
    table = ada.open("me open", "secret-hands", public=True)
    bob.post(f"/api/tables/{table}/sit", seat=1, share="0b")
    ada.begin(table)
    with ada.at(table) as first, bob.at(table) as second:
        first.answer()
        second.answer()
    view = bob.get(f"/api/tables/{table}/at/1")["view"]
    assert view["held"][0] == 3
    assert len(view["held"][1]) == 3
