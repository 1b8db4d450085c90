"""The first lesson, begun in the lobby and followed to its end."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from locanda.games import GAMES
from tests.browser.guest import Guest
from tests.server.house import House


@pytest.mark.parametrize("game", GAMES)
def test_the_first_lesson_leads_to_its_end_by_its_highlighted_steps(
    game: str, ada: Guest, house: House
) -> None:
    games = {one["id"]: one for one in house.guest("Eve").get("/api/games")}
    lessons = games[game]["lessons"]
    assert lessons
    page = ada.page
    page.get_by_role("button", name=lessons[0]["title"]["en"]).click()
    lesson = ada.decision.locator(".lesson")
    expect(lesson).to_contain_text(lessons[0]["title"]["en"])
    taught: list[str] = []
    steps = ada.state()["lesson"]["steps"]
    assert steps > 1
    while (shown := ada.state()["lesson"])["step"] < steps:
        if not ada.state()["asked"]:  # the lesson itself moves the other heroes
            page.wait_for_timeout(20)
            continue
        ada.settle()
        expect(lesson.locator(".title span")).to_have_text(f"{shown['step']}/{steps}")
        taught.append(lesson.locator("p").last.inner_text().strip())
        assert taught[-1], "a step without a word"
        advised = ada.decision.locator("button.option.advised")
        expect(advised).to_have_count(1)
        assert advised.get_attribute("data-key") == shown["key"]
        if len(taught) == 1 and len(ada.keys()) > 1:
            before = ada.told()
            ada.decision.locator("button.option:not(.advised)").first.click()
            expect(page.locator(".toast")).to_be_visible()
            ada.settle_or_wait()
            assert ada.told() == before, "the lesson let something else happen"
        ada.choose(shown["key"])
    expect(lesson.locator(".title span")).to_have_text(f"{steps}/{steps}")
    assert 1 < len(taught) <= steps
    closing = lesson.locator("p").last.inner_text().strip()
    assert closing and closing not in taught
    expect(ada.decision.locator("button.option.advised")).to_have_count(0)
    page.get_by_role("button", name=f"Next lesson: {lessons[1]['title']['en']}").click()
    expect(lesson).to_contain_text(lessons[1]["title"]["en"])
