"""A finished game is looked back at, and played on from any position."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.backstage import known_as, play_out, read_log, show_table
from tests.browser.conftest import Invite
from tests.server.house import House


def test_a_finished_game_is_scrubbed_stepped_and_played_on(invite: Invite, house: House) -> None:
    person = house.guest("Ada")
    table = person.play("me greedy")
    play_out(person, table)
    guest = invite()
    known_as(guest, person)
    show_table(guest, table)
    page = guest.page
    assert guest.settle() == "over"
    whole = read_log(guest)
    badges = page.locator("ul.seats .badges")
    end = badges.all_text_contents()

    guest.menu().get_by_role("button", name="Look back").click()
    replay = page.get_by_role("region", name="Look back")
    answers = guest.told()
    slider = replay.get_by_label("Position")
    place = replay.locator(".at")
    expect(guest.decision).to_contain_text("You are looking back")

    slider.fill(str(answers))
    expect(place).to_have_text(f"{answers}/{answers}")
    expect(badges).to_have_text(end)
    slider.fill("0")
    expect(place).to_have_text(f"0/{answers}")
    start = person.get(f"/api/tables/{table}/at/0")
    expect(badges).not_to_have_text(end)
    gold = [str(seat["gold"]) for seat in start["view"]["seats"]]
    expect(page.locator("ul.seats .badges .badge:nth-child(3)")).to_have_text(gold)
    opening = read_log(guest)
    assert len(opening) < len(whole) and whole[: len(opening)] == opening

    lengths = [len(opening)]
    for step in range(1, 5):
        replay.get_by_role("button", name="One step on").click()
        expect(place).to_have_text(f"{step}/{answers}")
        stood = person.get(f"/api/tables/{table}/at/{step}")
        # Every hero stands where the position says.
        expect(page.locator("ul.seats li.asked")).to_have_count(len(stood["waiting"]))
        lengths.append(len(read_log(guest)))
    assert lengths == sorted(lengths) and lengths[-1] > lengths[0]
    replay.get_by_role("button", name="One step back").click()
    expect(place).to_have_text(f"3/{answers}")

    stood = person.get(f"/api/tables/{table}/at/3")
    replay.get_by_role("button", name="Play on from here").click()
    page.wait_for_function("old => !location.hash.endsWith(old)", arg=table)
    assert guest.table != table
    assert guest.settle() == "asked"
    assert person.get(f"/api/tables/{guest.table}/at/3")["view"] == stood["view"]
    answered = guest.told()
    assert answered >= 3
    guest.choose(guest.keys()[0])
    assert guest.told() > answered
    assert person.get(f"/api/tables/{table}/at/0")["answers"] == answers
