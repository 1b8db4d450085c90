"""The Board Game's own part of the page: walks over the map, quests and their regions, cards and areas, bids, dice."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import battles
from tests.browser.battles import AUCTION, DUEL, FIGHT, HUNTER, SPELLS, table
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.playroom import at_table
from tests.server.house import House

LIT = re.compile(r"\blit\b")


@pytest.fixture
def laid(invite: Invite, house: House, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Somebody who plays both seats of a table that is laid like this."""

    def lay(given: dict[str, Any], **screen: Any) -> Guest:
        battles.laid(monkeypatch, given)
        person = house.guest("Ada")
        guest = at_table(invite, house, person, person.play("me me", battles.GAME), **screen)
        guest.settle()
        return guest

    return lay


def view(guest: Guest) -> dict[str, Any]:
    """What the page was told of the table last."""
    found: dict[str, Any] = guest.state()["view"]
    return found


def hero(guest: Guest) -> dict[str, Any]:
    """The first character, as the page was told."""
    found: dict[str, Any] = view(guest)["characters"][0]
    return found


def region(guest: Guest, name: str) -> Locator:
    """A region of the map that can be chosen."""
    return guest.page.locator(f'.spaces [data-space="{name}"]')


def worn(guest: Guest) -> dict[str, str]:
    """The cards of the first character, by area."""
    return {area["id"]: area["card"] for area in hero(guest)["areas"]}


def after(guest: Guest, told: int, answers: int = 1) -> None:
    """Wait until the page was told so many answers more."""
    for one in range(answers):
        guest.moved(told + one)
    guest.settle()


def test_a_click_on_a_region_farther_away_is_a_whole_walk(laid: Any) -> None:
    guest = laid(table())
    told = guest.told()
    region(guest, "corrahns-dagger").hover()
    expect(guest.page.locator(".count", has_text="2")).to_be_visible()
    region(guest, "corrahns-dagger").click()
    after(guest, told, 3)
    assert hero(guest)["region"] == "corrahns-dagger"
    assert hero(guest)["actions"] == 1


def test_a_walk_is_planned_only_up_to_where_creatures_lurk(laid: Any) -> None:
    lurking = [
        {"creature": "gnoll", "at": one, "colour": "blue"} for one in ("hillsbrad-fields", "tarren-mill")
    ]
    guest = laid(table(figures=lurking))
    expect(region(guest, "hillsbrad-fields")).to_have_count(1)
    expect(region(guest, "purgation-isle")).to_have_count(1)
    expect(region(guest, "corrahns-dagger")).to_have_count(0)


def test_a_region_out_of_reach_says_why(laid: Any) -> None:
    guest = laid(table())
    guest.choose(f"travel:{HUNTER['character']}")
    before = guest.told()
    guest.page.locator(".spaces .far", has=guest.page.locator("title", has_text="Stratholme")).first.click(
        force=True
    )
    expect(guest.scolded.first).to_be_visible()
    assert guest.told() == before


def test_pointing_at_a_quest_marks_its_regions_and_the_other_way_round(laid: Any) -> None:
    guest = laid(table())
    guest.show("Table")
    errand = guest.page.locator(".errand", has_text="Gnolls on the Warpath")
    errand.hover()
    expect(guest.page.locator("path.lit")).to_have_count(1)
    guest.page.mouse.move(2, 2)
    expect(guest.page.locator("path.lit")).to_have_count(0)
    expect(errand).not_to_have_class(LIT)
    region(guest, "aerie-valley").locator("path").hover()
    expect(errand).to_have_class(LIT)


def test_a_card_is_put_into_an_area_by_two_clicks(laid: Any) -> None:
    guest = laid(table(SPELLS, phase="management"))
    told = guest.told()
    guest.page.locator(".beside .piece", has_text="Scorpid Sting").click()
    expect(guest.page.locator(".area.open")).not_to_have_count(0)
    guest.page.locator('[data-drop="power-2"] button.name').click()
    after(guest, told)
    assert worn(guest)["power-2"] == "scorpid-sting"


def test_a_card_is_dragged_to_an_area_and_back(laid: Any) -> None:
    guest = laid(table(SPELLS, phase="management"))
    told = guest.told()
    guest.page.locator(".beside .piece", has_text="Scorpid Sting").drag_to(
        guest.page.locator('[data-drop="power-1"]')
    )
    after(guest, told)
    assert worn(guest)["power-1"] == "scorpid-sting"
    guest.page.locator('[data-drop="power-1"] .piece').drag_to(guest.page.locator('[data-drop="off"]'))
    after(guest, told + 1)
    assert worn(guest)["power-1"] == ""
    assert "scorpid-sting" in hero(guest)["spellbook"]


def test_an_area_that_does_not_take_a_card_says_why(laid: Any) -> None:
    guest = laid(table(SPELLS, phase="management"))
    before = guest.told()
    guest.page.locator(".beside .piece", has_text="Bear").click()
    guest.page.locator('[data-drop="melee"] button.name').click()
    expect(guest.scolded.first).to_be_visible()
    assert guest.told() == before


def test_cards_are_put_on_by_key(laid: Any) -> None:
    guest = laid(table(SPELLS, phase="management"))
    told = guest.told()
    guest.page.locator(".beside .piece", has_text="Scorpid Sting").focus()
    guest.page.keyboard.press("Enter")
    guest.page.locator('[data-drop="power-3"] button.name').focus()
    guest.page.keyboard.press("Enter")
    after(guest, told)
    assert worn(guest)["power-3"] == "scorpid-sting"


def test_the_pool_shows_every_die_with_the_card_that_gave_it(laid: Any) -> None:
    guest = laid(table(phase="pool", combat=FIGHT))
    pool = guest.page.locator(".stage .pool > li")
    expect(pool).to_have_count(3)
    assert pool.nth(0).inner_text().split() == ["2", *pool.nth(0).locator("small").inner_text().split()]
    expect(guest.page.locator(".stage .pool .hit")).to_have_count(
        1
    )  # only the 8 reaches the Threat of a Gnoll
    expect(guest.page.locator(".stage .foes .foe")).to_have_count(1)


def test_the_stage_shows_both_combat_areas_of_a_combat_between_factions(laid: Any) -> None:
    guest = laid(table(second={"at": "southshore"}, phase="pool", combat=DUEL))
    sides = guest.page.locator(".stage .side")
    expect(sides).to_have_count(2)
    assert [
        sides.nth(0).locator("ul b").all_inner_texts()[-4:],
        sides.nth(1).locator("ul b").all_inner_texts()[-4:],
    ] == [
        ["0", "2", "0", "0"],
        ["3", "0", "0", "1"],
    ]


def test_a_bid_is_made_with_the_slider(laid: Any) -> None:
    guest = laid(table({"gold": 9}, **AUCTION))
    slider = guest.page.locator(".stage input[type=range]")
    slider.focus()
    for _ in range(4):
        guest.page.keyboard.press("ArrowRight")
    before = guest.told()
    guest.page.locator(".stage .amount button").click()
    guest.moved(before)
    guest.settle_or_wait()
    assert {one["seat"] for one in guest.state()["asked"]} == {1}  # the other seat has still to bid


@pytest.mark.parametrize("width", [390, 1280])
def test_no_word_on_the_map_is_smaller_than_can_be_read(laid: Any, width: int) -> None:
    guest = laid(table(), viewport={"width": width, "height": 844 if width == 390 else 720})
    sizes: list[float] = guest.page.locator(".frame svg").first.evaluate(
        """svg => [...svg.querySelectorAll('text')].filter(one => one.checkVisibility()).map(one => {
          const matrix = one.getScreenCTM();
          return parseFloat(getComputedStyle(one).fontSize) * Math.hypot(matrix.a, matrix.b);
        })"""
    )
    assert len(sizes) > 20
    assert min(sizes) >= 10.9
