"""Somebody in front of a real browser: what they look at, click, type and touch."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, Locator, WebSocket, expect

from tests.server.house import House

PATIENCE = 20_000
# What the server is called from this machine, and from another one in the same house.
HERE, INN = "127.0.0.1", "inn.test"
# Nobody is asked any more, we are asked, or the match is over: the page stands still.
SETTLED = """() => {
  const panel = document.querySelector('section.decision');
  if (!panel) return '';
  if (panel.querySelector('.over')) return 'over';
  const options = panel.querySelector('.options');
  return options && options.getAttribute('aria-busy') === 'false' && options.querySelector('.option') ? 'asked' : '';
}"""


class Guest:
    """A person with a page of their own."""

    def __init__(self, house: House, context: BrowserContext, host: str = HERE) -> None:
        self.house = house
        self.host = host
        self.context = context
        self.page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.faults: list[str] = []
        self.tolerated: Callable[[str], bool] = lambda fault: False
        self.frames: list[str] = []
        self.page.on("console", lambda one: self.faults.append(one.text) if one.type == "error" else None)
        self.page.on("pageerror", lambda error: self.faults.append(f"uncaught: {error}"))
        self.page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        """Keep every message that the page is told."""

        def keep(payload: str | bytes) -> None:
            self.frames.append(payload if isinstance(payload, str) else payload.decode())

        socket.on("framereceived", keep)

    @property
    def base(self) -> str:
        return f"http://{self.host}:{self.house.port}"

    @property
    def table(self) -> str:
        """The table that the page shows."""
        return urlsplit(self.page.url).fragment.removeprefix("/table/")

    # Coming in

    def come(self, name: str, path: str = "/") -> None:
        """Open the page and say a name."""
        self.page.goto(f"{self.base}/#{path}")
        self.page.get_by_label("Your name at the table").fill(name)
        self.page.get_by_role("button", name="Come in and play").click()

    def play_now(self, game: str = "Runebound") -> None:
        self.page.get_by_role("button", name=re.compile(f"Play now against bots.*{game}")).click()
        self.settle()

    def lay(
        self, seats: list[str], public: bool = False, game: str = "Runebound", ticked: tuple[str, ...] = ()
    ) -> None:
        """Open a table through the leaf in the lobby; `me`, `open` or `bot greedy` for each seat."""
        page = self.page
        page.get_by_role("button", name=re.compile(f"New table.*{game}")).click()
        leaf = page.get_by_role("dialog")
        for one in ticked:
            leaf.get_by_role("checkbox", name=one).check()
        if leaf.get_by_role("radio", name=str(len(seats)), exact=True).count():
            leaf.get_by_role("radio", name=str(len(seats)), exact=True).check()
        for number, sitter in enumerate(seats, 1):
            leaf.get_by_label(f"Seat {number}", exact=True).select_option(sitter)
        if public:
            leaf.get_by_role("radio", name="Everybody").check()
        leaf.locator("button[type=submit], form button.primary").last.click()
        page.wait_for_url("**/#/table/*")

    # At the table

    @property
    def decision(self) -> Locator:
        return self.page.locator("section.decision")

    @property
    def options(self) -> Locator:
        return self.decision.locator("button.option")

    @property
    def log(self) -> Locator:
        return self.page.locator("ol.log > li:not(.since)")

    def settle(self) -> str:
        """Wait until this person is asked (`asked`) or the match is over (`over`), and look at the table then."""
        found: str = self.page.wait_for_function(SETTLED).json_value()
        if found == "over" and self.end.count():
            self.page.keyboard.press("Escape")
            expect(self.end).to_have_count(0)
        return found

    @property
    def end(self) -> Locator:
        """The open page of the end."""
        return self.page.locator("dialog.end[open]")

    def prompt(self) -> str:
        return self.decision.locator(".prompt").inner_text()

    def keys(self) -> list[str]:
        """The options that the page offers, by their keys."""
        found: list[str] = self.options.evaluate_all("all => all.map(one => one.dataset.key)")
        return found

    def told(self) -> int:
        """How many answers the match has had, as far as the page was told."""
        return int(self.state()["answers"])

    def state(self) -> dict[str, Any]:
        """The last state that the page was told."""
        for frame in reversed(self.frames):
            message: dict[str, Any] = json.loads(frame)
            if message["is"] == "state":
                return message
        raise AssertionError("the page was never told a state")

    def moved(self, before: int) -> None:
        """Wait until the page was told an answer more."""
        deadline = PATIENCE
        while self.told() <= before and deadline > 0:
            self.page.wait_for_timeout(10)
            deadline -= 10
        assert self.told() > before, "the answer had no effect"

    def until(self, true: Callable[[], Any]) -> None:
        """Wait until something is true of what this person was told; messages come while the page goes on."""
        deadline = PATIENCE
        while not true() and deadline > 0:
            self.page.wait_for_timeout(10)
            deadline -= 10
        assert true(), "it never came true"

    def choose(self, key: str) -> None:
        """Click an option."""
        before = self.told()
        self.decision.locator(f'button.option[data-key="{key}"]').click()
        self.moved(before)
        self.settle_or_wait()

    def settle_or_wait(self) -> None:
        """Wait until the answer on its way has been taken."""
        self.page.wait_for_function(
            "() => document.querySelector('section.decision .options')?.getAttribute('aria-busy') !== 'true'"
        )

    @property
    def note(self) -> Locator:
        """What is noted in passing, beside what is asked."""
        return self.decision.locator(".note")

    @property
    def toasts(self) -> Locator:
        return self.page.locator(".toast")

    @property
    def scolded(self) -> Locator:
        """Messages that come up, but for the one which says how much has happened since the last visit."""
        return self.toasts.filter(has_not_text=re.compile("since your last visit|[Dd]alla tua ultima visita"))

    def show(self, tab: str) -> None:
        if self.page.locator("dialog.end[open]").count():
            self.page.keyboard.press("Escape")  # the end of a match covers the table
        self.page.get_by_role("tab", name=tab).click()

    def lines(self) -> list[str]:
        """The log, line by line."""
        self.show("Log")
        return [one.strip() for one in self.log.all_inner_texts()]

    def menu(self) -> Locator:
        self.page.get_by_role("button", name="Menu", exact=True).click()
        found = self.page.get_by_role("dialog")
        expect(found).to_be_visible()
        return found
