"""What fails at the start is said, in the reader's language and with a way to try again; the page is never blank."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.browser.backstage import known_as
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.server.house import House

LOCALES = {"en": "en-GB", "it": "it-IT"}
AGAIN = {"en": "Try again", "it": "Riprova"}
FAILED = {"en": "The page did not open.", "it": "La pagina non si è aperta."}
BROKEN_SCRIPT: dict[str, Any] = {"content_type": "text/javascript", "body": "throw new Error('spilt milk')"}
NONSENSE: dict[str, Any] = {"content_type": "text/html", "body": "<h1>It works!</h1>"}
OTHER: dict[str, Any] = {"json": {"weather": "fine"}}
DOWN: dict[str, Any] = {"status": 502, "content_type": "text/html", "body": "Bad gateway"}
AN_ERROR = re.compile("spilt milk|status of 50|net::ERR|MIME|Failed to load|dynamically imported|trouble")


def unlucky(invite: Invite, language: str = "en") -> Guest:
    """Somebody at whose place something goes wrong, so that the browser may complain."""
    guest = invite(locale=LOCALES[language])
    guest.tolerated = lambda fault: bool(AN_ERROR.search(fault))
    return guest


def says_so(guest: Guest, language: str) -> None:
    """The page says that it did not open, in this language only, and offers to try again."""
    other = "it" if language == "en" else "en"
    trouble = guest.page.locator(".trouble[role=alert]")
    expect(trouble).to_be_visible()
    expect(trouble).to_contain_text(FAILED[language], use_inner_text=True)
    expect(trouble).not_to_contain_text(FAILED[other], use_inner_text=True)
    expect(trouble.get_by_role("button", name=AGAIN[language])).to_be_visible()


def try_again(guest: Guest, language: str) -> None:
    guest.page.unroute_all()
    guest.page.get_by_role("button", name=AGAIN[language]).click()


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize(
    ("what", "answer"),
    [
        ("**/assets/index-*.js", BROKEN_SCRIPT),
        ("**/assets/index-*.js", DOWN),
        ("**/assets/index-*.js", NONSENSE),
        ("**/api/me", DOWN),
        ("**/api/me", NONSENSE),
        ("**/api/me", OTHER),
    ],
    ids=["script-throws", "script-missing", "script-is-no-script", "server-down", "no-json", "other-json"],
)
def test_a_start_that_fails_is_said_and_can_be_tried_again(
    invite: Invite, language: str, what: str, answer: dict[str, Any]
) -> None:
    guest = unlucky(invite, language)
    guest.page.route(what, lambda route: route.fulfill(**answer))
    guest.page.goto(guest.base)
    says_so(guest, language)
    try_again(guest, language)
    expect(guest.page.locator("#way-in input").first).to_be_visible()
    expect(guest.page.locator(".trouble")).to_have_count(0)


def test_no_connection_to_the_server_is_said(invite: Invite) -> None:
    guest = unlucky(invite)
    guest.page.route("**/api/me", lambda route: route.abort())
    guest.page.goto(guest.base)
    says_so(guest, "en")
    expect(guest.page.get_by_role("alert")).to_contain_text("The server cannot be reached")
    try_again(guest, "en")
    expect(guest.page.get_by_label("Your name at the table")).to_be_visible()


def test_a_server_that_keeps_silent_is_waited_for_and_then_said(invite: Invite) -> None:
    guest = unlucky(invite)
    waiting: list[Route] = []
    guest.page.route("**/api/me", lambda route: waiting.append(route))
    guest.page.clock.install()
    guest.page.goto(guest.base)
    expect(guest.page.get_by_text("The inn is opening…")).to_be_visible()
    guest.page.clock.fast_forward(20_000)
    says_so(guest, "en")
    waiting[0].continue_()  # better late than never
    expect(guest.page.get_by_label("Your name at the table")).to_be_visible()


@pytest.mark.parametrize("answer", [DOWN, NONSENSE, OTHER], ids=["server-down", "no-json", "other-json"])
@pytest.mark.parametrize("what", ["**/api/games", "**/api/tables"])
def test_a_lobby_without_games_or_tables_says_so(
    invite: Invite, house: House, what: str, answer: dict[str, Any]
) -> None:
    guest = unlucky(invite, "it")
    known_as(guest, house.guest("Ada"))
    guest.page.route(what, lambda route: route.fulfill(**answer))
    guest.page.goto(guest.base)
    says_so(guest, "it")
    try_again(guest, "it")
    expect(guest.page.locator("article .second").first).to_be_visible()
    expect(guest.page.locator(".trouble")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize(
    ("what", "answer"),
    [
        ("**/api/games/runebound", DOWN),
        ("**/api/games/runebound", OTHER),
        ("**/assets/runebound-*.js", BROKEN_SCRIPT),
        ("**/assets/runebound-*.js", DOWN),
        ("**/assets/table-*.js", BROKEN_SCRIPT),
        ("**/assets/table-*.js", DOWN),
    ],
    ids=["library-down", "library-nonsense", "game-throws", "game-missing", "table-throws", "table-missing"],
)
def test_a_table_that_cannot_be_laid_says_so_and_can_be_tried_again(
    invite: Invite, house: House, language: str, what: str, answer: dict[str, Any]
) -> None:
    guest = unlucky(invite, language)
    person = house.guest("Ada")
    known_as(guest, person)
    table = person.play("me greedy")
    guest.page.route(what, lambda route: route.fulfill(**answer))
    guest.page.goto(f"{guest.base}/#/table/{table}")
    says_so(guest, language)
    try_again(guest, language)
    guest.settle()
    assert guest.table == table


def test_a_live_connection_that_talks_nonsense_is_said(invite: Invite, house: House) -> None:
    guest = unlucky(invite)
    person = house.guest("Ada")
    known_as(guest, person)
    table = person.play("me greedy")
    guest.page.route_web_socket("**/live/*", lambda socket: socket.on_message(lambda _: socket.send(b"<h1>")))
    guest.page.goto(f"{guest.base}/#/table/{table}")
    says_so(guest, "en")


def test_a_live_connection_that_never_comes_is_said_until_it_comes(invite: Invite, house: House) -> None:
    guest = unlucky(invite)
    guest.tolerated = lambda fault: "WebSocket" in fault
    person = house.guest("Ada")
    known_as(guest, person)
    table = person.play("me greedy")
    # As behind a proxy that lets no web sockets through.
    guest.page.add_init_script(
        """const Socket = WebSocket;
        window.WebSocket = class extends Socket {
          constructor(url) { super(window.mended ? url : url.replace('/live/', '/dead/')) }
        }"""
    )
    guest.page.goto(f"{guest.base}/#/table/{table}")
    says_so(guest, "en")
    guest.page.evaluate("window.mended = true")
    guest.settle()
    expect(guest.page.locator(".trouble")).to_have_count(0)


def test_a_card_that_cannot_be_drawn_does_not_leave_a_blank_page(invite: Invite, house: House) -> None:
    """A library that looks right from outside, but without what the board is drawn from."""
    guest = unlucky(invite)
    guest.tolerated = lambda fault: True
    person = house.guest("Ada")
    known_as(guest, person)
    table = person.play("me greedy")
    library = person.get("/api/games/runebound")
    guest.page.route("**/api/games/runebound", lambda route: route.fulfill(json={**library, "board": None}))
    guest.page.goto(f"{guest.base}/#/table/{table}")
    says_so(guest, "en")
    try_again(guest, "en")
    guest.settle()


def test_a_browser_that_keeps_nothing_still_opens_the_inn(invite: Invite) -> None:
    guest = invite()
    guest.context.add_init_script(
        "Object.defineProperty(window, 'localStorage', {get() { throw new DOMException('kept shut') }})"
    )
    guest.page.goto(guest.base)
    expect(guest.page.get_by_label("Your name at the table")).to_be_visible()
    guest.page.get_by_role("button", name="Italiano").click()
    expect(guest.page.locator("html")).to_have_attribute("lang", "it")


def test_without_scripts_the_page_says_what_it_needs(invite: Invite) -> None:
    guest = invite(java_script_enabled=False)
    answer = guest.page.goto(guest.base)
    for language in ("en", "it"):
        expect(guest.page.get_by_role("heading", name=FAILED[language])).to_be_visible()
        expect(guest.page.get_by_role("button", name=AGAIN[language])).to_be_visible()
    # The browser of the tests shows no `noscript`, even without scripts.
    assert answer is not None
    asked = re.findall(r"<noscript><p>(.*?)</p></noscript>", answer.text())
    assert [one.split(":")[0] for one in asked] == [
        "Locanda needs JavaScript",
        "Locanda ha bisogno di JavaScript",
    ]
