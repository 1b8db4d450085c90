"""The connection is lost in the middle of a fight and comes back."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.test_access import fight
from tests.server.house import House


class Wire:
    """A wire between a page and the server that can be cut and mended."""

    def __init__(self, port: int) -> None:
        self.server = port
        self.whole = True
        self.ends: list[socket.socket] = []
        self.door = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.door.getsockname()[1]
        threading.Thread(target=self._open, daemon=True).start()

    def _open(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self.door.accept()
                if not self.whole:
                    near.close()
                    continue
                far = socket.create_connection(("127.0.0.1", self.server))
                self.ends += [near, far]
                for one, other in ((near, far), (far, near)):
                    threading.Thread(target=self._carry, args=(one, other), daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while heard := one.recv(65536):
                other.sendall(heard)
        for end in (one, other):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def cut(self) -> None:
        self.whole = False
        for end in self.ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self.ends.clear()

    def mend(self) -> None:
        self.whole = True


@pytest.fixture
def wire(house: House) -> Iterator[Wire]:
    found = Wire(house.port)
    yield found
    found.cut()
    found.door.close()


def test_a_page_that_loses_its_connection_in_a_fight_comes_back_to_the_same_decision(
    house: House, wire: Wire, invite: Invite
) -> None:
    ada = invite(at=House(house.settings, wire.port))
    ada.tolerated = lambda fault: "WebSocket" in fault or "net::ERR_" in fault
    ada.come("Ada")
    ada.play_now()
    fight(ada)
    before = (ada.prompt(), ada.keys(), ada.lines())

    lose(ada, wire)
    wire.mend()
    expect(ada.page.get_by_text("reconnecting…")).to_have_count(0)
    ada.settle()
    assert (ada.prompt(), ada.keys(), ada.lines()) == before

    # What was answered from elsewhere meanwhile is told once, and nothing is missing.
    lose(ada, wire)
    elsewhere = house.guest("nobody")
    elsewhere.http.cookies.clear()
    for cookie in ada.context.cookies():
        elsewhere.http.cookies.set(str(cookie.get("name")), str(cookie.get("value")))
    with elsewhere.at(ada.table) as page:
        for _ in range(3):
            if page.asked():
                page.answer()
        page.asked()
        answers = page.state["answers"]
    wire.mend()
    expect(ada.page.get_by_text("reconnecting…")).to_have_count(0)
    ada.moved(answers - 1)
    ada.settle()
    ada.page.wait_for_timeout(300)
    found = ada.lines()
    assert len(found) > len(before[2]) and found[: len(before[2])] == before[2]
    ada.page.reload()
    ada.settle()
    expect(ada.page.get_by_role("tab", name="Log")).to_be_visible()
    assert ada.lines() == found

    # What is chosen while the wire is cut arrives once when it is mended.
    lose(ada, wire)
    told = ada.told()
    key = ada.keys()[0]
    ada.options.first.click()
    wire.mend()
    ada.moved(told)
    ada.settle()
    ada.page.wait_for_timeout(300)
    with elsewhere.at(ada.table) as page:
        page.asked()
        assert page.state["answers"] == ada.told(), key


def lose(guest: Guest, wire: Wire) -> None:
    """The wire is cut, and the page says so."""
    wire.cut()
    expect(guest.page.get_by_text("reconnecting…")).to_be_visible()
