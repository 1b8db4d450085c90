"""axe-core finds nothing serious where a game is told in words, nor in what several people choose at once."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.playroom import at_table, bid_nothing
from tests.browser.test_access import serious
from tests.server.house import House, sit_down


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_serious_at_the_toys(invite: Invite, playroom: House, theme: str) -> None:
    guest = invite({"theme": theme}, at=playroom)
    page = guest.page
    guest.come("Ada")
    expect(page.get_by_role("article", name="The Road")).to_be_visible()
    found = serious(page, "lobby")
    for game, tick in (("The Road", "Harbors"), ("The Chain", "Always ask"), ("Lions and Wolves", "")):
        page.get_by_role("article", name=game).locator(".second").click()
        if tick:
            page.get_by_role("checkbox", name=tick).check()
        found += serious(page, f"new table of {game}")
        page.keyboard.press("Escape")
    guest.lay(["me", "open", "bot greedy"], game="Lions and Wolves")
    expect(page.locator("section.gathering .team").first).to_be_visible()
    found += serious(page, "gathering")

    people = [playroom.guest(name) for name in ("Ada", "Bob", "Cleo")]
    table = sit_down(people, "toy-faction")
    cleo = at_table(invite, playroom, people[2], table)
    cleo.page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
    cleo.settle()
    found += serious(cleo.page, "two questions")
    bid_nothing(people, table)
    ada = at_table(invite, playroom, people[0], table)
    ada.page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
    ada.settle()
    with people[1].at(table) as bob:
        bob.asked()
        bob.answer("ruby/done")
    expect(ada.note).to_have_text("Bob was faster.")
    found += serious(ada.page, "somebody was faster")

    table = sit_down(people, "toy-chain", always_ask=True)
    with people[0].at(table) as page_of_ada:
        page_of_ada.asked()
        page_of_ada.answer("strike")
        page_of_ada.answer()
        page_of_ada.ask("window", seat=0, window="respond", want="stop")
    ada = at_table(invite, playroom, people[0], table)
    ada.page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
    ada.settle()
    found += serious(ada.page, "a window")
    ada.menu()
    found += serious(ada.page, "menu with windows")
    ada.page.keyboard.press("Escape")
    ada.page.locator(".pane li button").first.click()
    expect(ada.page.get_by_role("dialog").locator("article")).to_be_visible()
    found += serious(ada.page, "card")
    assert not found, "\n".join(found)
