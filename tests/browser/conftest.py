"""A house with a page, a browser to look at it, and people who come in; a page that complains fails its test."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from locanda.games import GAMES
from locanda.server.migrate import prepare
from locanda.server.settings import STATIC, Settings
from tests.browser.guest import HERE, INN, Guest
from tests.conftest import LUCK, running
from tests.server.house import House, serving, sqlite

CHROMIUM = Path("/usr/bin/chromium")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--no-first-run",
    "--disable-component-update",
    "--disable-sync",
    # A name as in a home network: no secure context, unlike this machine's own address.
    f"--host-resolver-rules=MAP {INN} 127.0.0.1",
]
SCREEN = {"viewport": {"width": 1280, "height": 800}, "locale": "en-GB"}

# What a page draws by chance (its share of the dice) is the same at each run, and new whenever it is opened.
KNOWN_LUCK = """(() => {
  let drawn = 0, opened = 0;
  try {
    opened = Number(sessionStorage.getItem('opened') ?? 0) + 1;
    sessionStorage.setItem('opened', String(opened));
  } catch { return; }  // no page yet
  crypto.getRandomValues = field => {
    for (let at = 0; at < field.length; at++) {
      let hash = 2166136261;
      for (const sign of `SEED/${opened}/${drawn++}`) hash = Math.imul(hash ^ sign.charCodeAt(0), 16777619);
      hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
      field[at] = (hash ^ (hash >>> 13)) & 255;
    }
    return field;
  };
})()"""

# Somebody with a browser of their own: what they prefer, at which house (the usual one), and how their screen is.
Invite = Callable[..., Guest]


def missing(what: str) -> None:
    """Skip on a developer's machine; where everything is promised, fail."""
    if os.environ.get("CI"):
        pytest.fail(what)
    pytest.skip(what)


# Not for the whole session: while Playwright runs, no other test of this process could use asyncio.run.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    if not CHROMIUM.exists():
        missing(f"no Chromium at {CHROMIUM}")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(CHROMIUM), args=ARGUMENTS)
        yield browser
        browser.close()


def prepared(settings: Settings) -> Settings:
    """The same, with a database that is ready: made aside, for while Playwright runs here, asyncio.run must not."""
    with ThreadPoolExecutor() as aside:
        return aside.submit(prepare, settings).result()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that has a page to give."""
    if not (STATIC / "index.html").exists():
        missing("the page has not been built; `make page` builds it")
    with serving(prepared(sqlite(tmp_path_factory.mktemp("house"), game_ids=GAMES)), ready=True) as found:
        yield found


@pytest.fixture(scope="package")
def playroom(tmp_path_factory: pytest.TempPathFactory, house: House) -> Iterator[House]:
    """A server with the toys as well: games and an expansion that the page knows nothing of."""
    with serving(prepared(sqlite(tmp_path_factory.mktemp("playroom"))), ready=True) as found:
        yield found


@pytest.fixture
def invite(house: House, chromium: Browser) -> Iterator[Invite]:
    """People come, each with a browser; what their pages complained about fails the test."""
    here: list[Guest] = []

    def come(
        settings: dict[str, Any] | None = None, at: House | None = None, host: str = HERE, **screen: Any
    ) -> Guest:
        context = chromium.new_context(**{**SCREEN, **screen})
        kept = json.dumps(json.dumps({"speed": "instant", **(settings or {})}))
        context.add_init_script(
            f"if (!localStorage.getItem('locanda-settings')) localStorage.setItem('locanda-settings', {kept})"
        )
        context.add_init_script(KNOWN_LUCK.replace("SEED", f"{LUCK}/{running()}/{len(here)}"))
        guest = Guest(at or house, context, host)
        here.append(guest)
        return guest

    yield come
    faults = [fault for guest in here for fault in guest.faults if not guest.tolerated(fault)]
    for guest in here:
        guest.context.close()
    assert not faults, "the page complained: " + "; ".join(faults)


@pytest.fixture
def ada(invite: Invite) -> Guest:
    """Ada, in the lobby."""
    guest = invite()
    guest.come("Ada")
    return guest


@pytest.fixture
def playing(ada: Guest) -> Guest:
    """Ada, at a table with bots, asked for her first move."""
    ada.play_now()
    return ada
