"""Looking back at a finished match."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.server.house import House


def test_a_finished_match_is_looked_at_from_its_start_and_played_on_from_there(
    house: House, invite: Invite
) -> None:
    person = house.guest("Ada")
    table = person.play("me greedy")
    with person.at(table) as elsewhere:
        elsewhere.asked()
        person.post(f"/api/tables/{table}/seats/0", bot="greedy")
        while elsewhere.state["stage"] != "over":
            elsewhere.hear()
    ada = invite()
    ada.context.add_cookies(
        [{"name": name, "value": value, "url": ada.base} for name, value in person.http.cookies.items()]
    )
    page = ada.page
    page.goto(f"{ada.base}/#/table/{table}")
    assert ada.settle() == "over"
    whole = len(ada.lines())
    answers = ada.told()
    ada.menu().get_by_role("button", name="Look back").click()
    replay = page.locator("section.replay")
    at = replay.locator(".at")
    expect(at).to_have_text(f"0/{answers}")
    expect(ada.decision).to_contain_text("You are looking back.")
    expect(ada.log).not_to_have_count(whole)
    first = ada.log.count()
    replay.get_by_role("slider").fill(str(answers // 2))
    expect(at).to_have_text(f"{answers // 2}/{answers}")
    expect(ada.log).not_to_have_count(first)
    half = ada.log.count()
    assert first < half < whole

    replay.get_by_role("button", name="To the start").click()
    expect(at).to_have_text(f"0/{answers}")
    expect(ada.log).to_have_count(first)
    for step in range(1, 13):
        replay.get_by_role("button", name="One step on").click()
        expect(at).to_have_text(f"{step}/{answers}")
    expect(ada.log).not_to_have_count(first)
    assert first < ada.log.count() < half

    replay.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: "/table/" in url and table not in url)
    assert ada.table != table
    ada.page.get_by_role("tab", name="Log").wait_for()
    assert ada.settle() == "asked"
    assert ada.told() >= 12
    ada.choose(ada.keys()[0])
