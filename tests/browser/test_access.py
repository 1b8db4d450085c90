"""axe-core finds nothing serious on any face of the page, by night and by day."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.backstage import learn, show_table, table_with_a_fight
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.screens import REST
from tests.server.house import House

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async () => (await axe.run(document, {resultTypes: ['violations']})).violations
  .filter(one => one.impact === 'serious' || one.impact === 'critical')
  .map(one => `${one.id}: ${one.nodes.slice(0, 4).map(node => node.html.slice(0, 160) + ' '
    + node.failureSummary.replace(/\\s+/g, ' ').slice(0, 220)).join(' || ')}`)"""


def serious(page: Page, face: str) -> list[str]:
    """What axe-core holds against the page as it is now."""
    # The page's own policy forbids scripts of others; a script of the debugger is none.
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    page.evaluate(REST)  # what is still fading has no colors of its own
    found: list[str] = page.evaluate(RUN)
    return [f"{face}: {one}" for one in found]


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_serious(invite: Invite, theme: str) -> None:
    guest = invite({"theme": theme})
    page = guest.page
    page.goto(guest.base)
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    expect(page.get_by_label("Your name at the table")).to_be_visible()
    found = serious(page, "door")
    guest.come("Ada")
    expect(page.get_by_role("button", name="Play now against bots").first).to_be_visible()
    found += serious(page, "lobby")
    page.get_by_role("button", name="New table").first.click()
    expect(page.locator("dialog select.hero").first).to_be_enabled()
    found += serious(page, "new table")
    page.keyboard.press("Escape")
    guest.play_now()
    found += serious(page, "own turn")
    guest.decision.locator("button.cite").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    found += serious(page, "rule")
    page.keyboard.press("Escape")
    fight(guest)
    found += serious(page, "fight")
    page.locator(".stage .fight button.foe").click()
    expect(page.get_by_role("dialog").locator("article")).to_be_visible()
    found += serious(page, "card")
    page.keyboard.press("Escape")
    for tab in ("Log", "Chat"):
        guest.show(tab)
        found += serious(page, tab)
    guest.menu()
    found += serious(page, "menu")
    assert not found, "\n".join(found)


def fight(guest: Guest) -> None:
    """Play on until this person fights a challenge."""
    for _ in range(150):
        assert guest.settle() == "asked"
        if guest.page.locator(".stage .fight button.foe").count():
            return
        keys = guest.keys()
        view = guest.state()["view"]
        marked = [f"move:{space}" for space in view["tokens"]]
        best = (
            [key for key in keys if key in marked] or [key for key in keys if key.startswith("move:")] or keys
        )
        guest.choose(best[0])
    raise AssertionError("no fight")


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_serious_at_the_adventure_game(invite: Invite, house: House, theme: str) -> None:
    guest = invite({"theme": theme})
    page = guest.page
    learn(guest, house.guest("Ada"), "wow-adventure", "wow-adventure.lesson.2-combat")
    guest.settle()
    found = serious(page, "first question")
    for key in ("move:el1", "done"):
        guest.choose(key)
        guest.settle()
    expect(page.locator(".stage .fight button.foe")).to_be_visible()
    found += serious(page, "fight")
    page.locator(".stage .fight button.foe").click()
    expect(page.get_by_role("dialog").locator("article")).to_be_visible()
    found += serious(page, "card")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_serious_in_lessons_hints_questions_and_troubles(
    invite: Invite, house: House, theme: str
) -> None:
    person = house.guest("Ada")
    guest = invite({"theme": theme}, viewport={"width": 1280, "height": 720})
    guest.tolerated = lambda fault: "status of 50" in fault
    page = guest.page
    learn(guest, person, "wow-adventure", "wow-adventure.lesson.3-quests")
    guest.settle()
    page.keyboard.press("/")
    found = serious(page, "lesson and filter")
    show_table(guest, table_with_a_fight(person))
    guest.settle()
    page.keyboard.press("h")
    expect(guest.decision.locator(".advice")).to_be_visible()
    found += serious(page, "hint")
    guest.menu().get_by_role("button", name="Let a bot play").first.click()
    expect(page.get_by_role("alertdialog")).to_be_visible()
    found += serious(page, "question")
    show_table(guest, person.play("me me"))
    guest.settle()
    person.post(f"/api/tables/{guest.table}/seats/0", bot="greedy")
    expect(page.locator(".replaced")).to_be_visible()
    found += serious(page, "banner")
    page.route("**/api/me", lambda route: route.fulfill(status=502))
    page.reload()
    expect(page.locator(".trouble")).to_be_visible()
    found += serious(page, "trouble")
    assert not found, "\n".join(found)
