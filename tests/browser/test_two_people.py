"""Two people at one table, each with a browser."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest

LAZY = ("done", "stay", "pass", "escape")


def sit_together(invite: Invite, public: bool = False) -> tuple[Guest, Guest]:
    """Ada opens a table, Bob comes by her link and sits down, Ada begins."""
    ada, bob = invite(), invite()
    ada.come("Ada")
    ada.lay(["me", "open"], public)
    link = ada.page.get_by_label("Invitation").input_value()
    expect(ada.page.get_by_role("button", name="Begin")).to_be_disabled()
    bob.come("Bob", link.split("#")[1])
    bob.page.get_by_role("button", name="Sit down").click()
    expect(ada.page.locator("section.gathering .chairs li")).to_contain_text(["Ada", "Bob"])
    ada.page.get_by_role("button", name="Begin").click()
    for one in (ada, bob):
        expect(one.decision).to_be_visible()
    return ada, bob


def whose(ada: Guest, bob: Guest) -> tuple[Guest, Guest]:
    """Who is asked now, and the other."""
    ada.page.wait_for_timeout(150)
    for _ in range(100):
        for one, other in ((ada, bob), (bob, ada)):
            if one.options.count() and not other.options.count():
                return one, other
        ada.page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def test_both_move_and_each_sees_the_moves_of_the_other(invite: Invite) -> None:
    ada, bob = sit_together(invite)
    moved = {ada: 0, bob: 0}
    for _ in range(60):
        mover, other = whose(ada, bob)
        before = other.told()
        keys = mover.keys()
        mover.choose(next((one for one in keys if one in LAZY), keys[-1]))
        other.moved(before)
        moved[mover] += 1
        if min(moved.values()) >= 5:
            break
    assert min(moved.values()) >= 5, moved
    ada.page.wait_for_timeout(300)
    assert ada.told() == bob.told()
    assert ada.lines() == bob.lines()
    names = ada.page.locator("ul.seats li b").all_inner_texts()
    whole = "\n".join(bob.lines())
    assert all(name in whole for name in names)


def test_they_talk_and_what_looks_like_markup_stays_text(invite: Invite) -> None:
    ada, bob = sit_together(invite)
    said = "<b>hello</b> <img src=x onerror=alert(1)> & so on"
    ada.show("Chat")
    ada.page.get_by_label("Say something").fill(said)
    ada.page.get_by_role("button", name="Send", exact=True).click()
    bob.show("Chat")
    heard = bob.page.get_by_role("log")
    expect(heard).to_contain_text(f"Ada: {said}")
    assert heard.locator("img").count() == 0
    assert heard.locator("b").all_inner_texts() == ["Ada"]
    bob.page.get_by_label("Say something").fill("good evening")
    bob.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("log")).to_contain_text("Bob: good evening")


def test_what_was_rolled_is_taken_back_only_when_the_other_agrees(invite: Invite) -> None:
    ada, bob = sit_together(invite)
    mover, other = whose(ada, bob)
    name = "Ada" if mover is ada else "Bob"
    before = start(mover)
    asked, keys = mover.prompt(), mover.keys()
    mover.choose("roll")
    mover.settle()
    assert mover.keys() != keys
    told = len(mover.lines())

    wish = other.page.locator(".wish")
    for answer in ("No, leave it", "Yes, take it back"):
        mover.page.get_by_role("button", name="Ask to take back").click()
        expect(mover.page.locator(".wish")).to_contain_text("Waiting for the consent of")
        expect(wish).to_contain_text(f"{name} asks to take back: ")
        assert mover.told() == before + 1, "taken back without consent"
        wish.get_by_role("button", name=answer, exact=True).click()
        expect(mover.page.locator(".wish")).to_have_count(0)
        assert mover.told() == before + answer.startswith("No")
    expect(mover.decision.locator(".prompt")).to_have_text(asked, use_inner_text=True)
    assert mover.keys() == keys
    for one in (mover, other):
        assert len(one.lines()) > told
        expect(one.page.locator("ol.log li.struck").first).to_be_visible()
    assert ada.lines() == bob.lines()


def start(mover: Guest) -> int:
    """Answers given when the dice of movement are about to be rolled."""
    for _ in range(20):
        if mover.settle() == "asked" and mover.state()["asked"][0]["prompt"] == "movement":
            return mover.told()
        mover.choose(mover.keys()[0])
    raise AssertionError("nothing is ever rolled")
