"""People at toys, each with a browser; and what a page is told, held back for a while or told otherwise."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import WebSocketRoute

from tests.browser.backstage import known_as, show_table
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.server.house import House, Person, sit_down

NAMES = ("Ada", "Bob", "Cleo")
# What Lions and Wolves bid first: which part of which seat.
BIDS = ((0, "amber"), (1, "ruby"), (2, "ash"), (2, "frost"))


def gathered(
    invite: Invite,
    playroom: House,
    game: str,
    seats: int = 3,
    screen: dict[str, Any] | None = None,
    **more: Any,
) -> tuple[list[Guest], list[Person]]:
    """People at a table of a toy, each with a browser, and the same people without one."""
    people = [playroom.guest(name) for name in NAMES[:seats]]
    table = sit_down(people, game, **more)
    return [at_table(invite, playroom, one, table, **(screen or {})) for one in people], people


def at_table(invite: Invite, playroom: House, person: Person, table: str, **screen: Any) -> Guest:
    """A browser of this person that shows a table."""
    guest = invite(at=playroom, **screen)
    known_as(guest, person)
    show_table(guest, table)
    return guest


def bid_nothing(people: list[Person], table: str) -> None:
    """Everybody at Lions and Wolves bids nothing: there is a tie, and the Lions act first."""
    for number, (seat, part) in enumerate(BIDS):
        with people[seat].at(table) as page:
            page.until(lambda one, answers=number: one.state.get("answers") == answers)  # type: ignore[misc]
            page.answer(f"{part}/bid:0")


class Line:
    """What the server tells a page on its way there: it can be held back, and changed."""

    def __init__(self, guest: Guest, change: Callable[[dict[str, Any]], None] = lambda message: None) -> None:
        self.guest = guest
        self.change = change
        self.held: list[Callable[[], None]] | None = None
        guest.page.route_web_socket(re.compile("/live/"), self._open)

    def _open(self, near: WebSocketRoute) -> None:
        far = near.connect_to_server()

        def hear(data: str | bytes) -> None:
            message = json.loads(data)
            self.change(message)
            told = json.dumps(message)

            def tell() -> None:
                self.guest.frames.append(told)
                near.send(told.encode())

            if self.held is None:
                tell()
            else:
                self.held.append(tell)

        far.on_message(hear)

    def hold(self) -> None:
        """The page is told nothing for now."""
        self.held = []

    def release(self) -> None:
        """The page is told everything that was held back."""
        held, self.held = self.held or [], None
        for tell in held:
            tell()
