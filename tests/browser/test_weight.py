"""The page is light: what the lobby fetches, and that a game's part comes only with the game."""

from __future__ import annotations

import gzip
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from locanda.games import GAMES
from locanda.server.page import files_of
from locanda.server.settings import STATIC
from tests.browser.backstage import known_as
from tests.browser.conftest import Invite
from tests.browser.guest import HERE, INN, Guest
from tests.server.house import House

BUDGET = 350_000  # bytes over the wire until the lobby stands, with everything in it
WORDS = ("runebound-terrain-forest", "wowa-valor")  # messages that only the games know


class Wire:
    """Whatever a page fetches, with its size over the wire."""

    def __init__(self, guest: Guest) -> None:
        self.sizes: dict[str, int] = {}
        self._paths: dict[str, str] = {}
        self._session = guest.context.new_cdp_session(guest.page)
        self._session.on("Network.requestWillBeSent", self._asked)
        self._session.on("Network.loadingFinished", self._came)
        self._session.send("Network.enable")

    def _asked(self, event: dict[str, Any]) -> None:
        self._paths[event["requestId"]] = re.sub(r"^https?://[^/]+", "", event["request"]["url"])

    def _came(self, event: dict[str, Any]) -> None:
        path = self._paths.get(event["requestId"], "what the browser does not say")
        self.sizes[path] = self.sizes.get(path, 0) + int(event["encodedDataLength"])

    @property
    def scripts(self) -> str:
        """Every script that came, as it stands in the house."""
        files = files_of(STATIC)
        return "\n".join(
            files[path].forms["identity"].decode() for path in self.sizes if path.endswith(".js")
        )


def in_the_lobby(guest: Guest, house: House) -> Wire:
    """Somebody whom the house knows opens the page for the first time, and everything has come."""
    person = house.guest("Ada")
    known_as(guest, person)
    wire = Wire(guest)
    guest.page.goto(guest.base)
    expect(guest.page.locator("article .big")).to_have_count(len(GAMES))
    expect(guest.page.locator("article .picture > svg")).to_have_count(len(GAMES))
    guest.page.wait_for_load_state("networkidle")
    guest.page.evaluate("document.fonts.ready.then(() => true)")
    return wire


@pytest.mark.parametrize("language", ["en-GB", "it-IT"])
@pytest.mark.parametrize("host", [HERE, INN])
def test_the_first_load_of_the_lobby_is_within_its_budget(
    invite: Invite, house: House, host: str, language: str
) -> None:
    """From this machine the browser takes brotli, in a home network only gzip."""
    guest = invite(host=host, locale=language)
    guest.tolerated = lambda fault: "Cross-Origin-Opener-Policy" in fault
    wire = in_the_lobby(guest, house)
    fetched = "\n".join(wire.sizes)
    for kind in (r"^/$", r"index-.*\.js$", r"index-.*\.css$", r"\.woff2$", "^/api/games$", "^/api/tables$"):
        assert re.search(kind, fetched, re.MULTILINE), f"no {kind}: the test would show nothing"
    assert 100_000 < sum(wire.sizes.values()) <= BUDGET, wire.sizes


def test_the_lobby_fetches_nothing_of_any_game_but_its_picture(invite: Invite, house: House) -> None:
    guest = invite()
    wire = in_the_lobby(guest, house)
    named = [path for path in wire.sizes if re.match(rf"/assets/(table|plain|{'|'.join(GAMES)})-", path)]
    assert named == []
    icons = {game: guarded_icons(house, game) for game in GAMES}
    for game, drawings in icons.items():
        assert not [one for one in drawings if one in wire.scripts], f"icons of {game}"
    for word in WORDS:
        assert f"{word} =" not in wire.scripts

    guest.page.get_by_role("button", name=re.compile("Play now against bots.*Runebound")).click()
    guest.settle()
    guest.page.wait_for_load_state("networkidle")
    assert any(path.startswith("/assets/table-") for path in wire.sizes)
    assert any(path.startswith("/assets/runebound-") for path in wire.sizes)
    assert not any(path.startswith("/assets/wow-adventure-") for path in wire.sizes)
    assert all(one in wire.scripts for one in icons["runebound"])
    assert f"{WORDS[0]} =" in wire.scripts
    assert f"{WORDS[1]} =" not in wire.scripts


def guarded_icons(house: House, game: str) -> list[str]:
    """How a script names the icons of a game's cards that no other part of the page has."""
    names: dict[str, set[str]] = {
        one: {card["icon"] for card in house.guest("Eve").get(f"/api/games/{one}")["cards"]} for one in GAMES
    }
    others = set().union(*(found for other, found in names.items() if other != game))
    files = files_of(STATIC)
    shared = "\n".join(
        found.forms["identity"].decode()
        for path, found in files.items()
        if re.match(r"/assets/(index|table)-.*\.js$", path)
    )
    found = [f'"{name}":"<' for name in sorted(names[game] - others)]
    own = [one for one in found if one not in shared]
    assert len(own) > 30, "too few icons to tell"
    return own


def test_every_icon_of_a_game_is_drawn_once_it_is_open(playing: Guest) -> None:
    empty = "[...document.querySelectorAll('svg.icon')].filter((one) => !one.firstElementChild).length"
    assert playing.page.locator("svg.icon").count() > 20
    assert playing.page.evaluate(empty) == 0


def test_whoever_lays_a_table_sees_the_icons_of_the_heroes(ada: Guest) -> None:
    ada.page.get_by_role("button", name=re.compile("New table.*Runebound")).click()
    leaf = ada.page.get_by_role("dialog")
    hero = leaf.get_by_label("Hero of seat 1")
    medal = leaf.locator(".medal svg").first
    before = medal.inner_html()
    hero.select_option(index=1)
    expect(medal.locator("path").first).to_be_attached()
    assert medal.inner_html() not in ("", before)


def drawn_with(guest: Guest, tag: str, text: str) -> set[str]:
    """The families of letters that the browser draws a text with."""
    guest.page.evaluate(
        """async ([tag, text]) => {
          const line = document.createElement(tag);
          line.id = 'line';
          line.textContent = text;
          document.querySelector('main').replaceChildren(line);
          await document.fonts.ready;
        }""",
        [tag, text],
    )
    devtools = guest.context.new_cdp_session(guest.page)
    devtools.send("DOM.enable")
    devtools.send("CSS.enable")
    root = devtools.send("DOM.getDocument")["root"]["nodeId"]
    line = devtools.send("DOM.querySelector", {"nodeId": root, "selector": "#line"})["nodeId"]
    fonts = devtools.send("CSS.getPlatformFontsForNode", {"nodeId": line})["fonts"]
    return {font["familyName"] for font in fonts}


def test_the_page_is_set_in_its_own_letters(invite: Invite, house: House) -> None:
    """Latin only, Italian accents included; signs of other kinds are not fetched for."""
    guest = invite(locale="it-IT")
    wire = in_the_lobby(guest, house)
    fonts = sorted(path for path in wire.sizes if path.endswith(".woff2"))
    assert fonts
    assert all(re.search(r"-latin-(400|500|700|wght)-normal", path) for path in fonts), fonts
    for tag, family in (("p", "Alegreya Sans"), ("h2", "Alegreya")):
        assert drawn_with(guest, tag, "àèéìòù ÀÈÉÌÒÙ ’“”«»…–−×·") == {family}


def test_the_page_lies_ready_compressed() -> None:
    """What the build lays beside the files is what the server looks for."""
    heavy = {
        path: found
        for path, found in files_of(STATIC).items()
        if path.endswith((".js", ".css")) and len(found.forms["identity"]) > 1000
    }
    assert heavy
    for path, found in heavy.items():
        assert set(found.forms) == {"identity", "gzip", "br"}, path
        assert gzip.decompress(found.forms["gzip"]) == found.forms["identity"], path
