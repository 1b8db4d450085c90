"""The card game on the page: cards played by click, key and drag, combat and chain, and previews that are true."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.duels import DUEL, drag, duel, held, laid, pass_on, piece, pieces, prompt, view
from tests.browser.guest import Guest
from tests.browser.playroom import at_table
from tests.browser.test_access import serious
from tests.browser.test_language import speak
from tests.server.house import House, sit_down

WINDOWS = {"ready", "draw", "action", "attack", "defend", "end", "respond"}


def by_click(guest: Guest) -> None:
    guest.page.locator(held("samuel-grey")).click()
    expect(guest.options).to_have_count(2)
    guest.options.first.click()


def by_key(guest: Guest) -> None:
    guest.page.locator(held("samuel-grey")).focus()
    guest.page.keyboard.press("Enter")
    expect(guest.options).to_have_count(2)
    guest.page.keyboard.press("1")


def by_drag(guest: Guest) -> None:
    drag(guest, held("samuel-grey"), ".mat .phase")


@pytest.mark.parametrize("played", [by_click, by_key, by_drag])
def test_a_card_is_played_by_click_key_and_drag(
    invite: Invite, house: House, monkeypatch: pytest.MonkeyPatch, played: Any
) -> None:
    guest = duel(invite, house, monkeypatch)
    before = guest.told()
    played(guest)
    guest.moved(before)
    assert [(link["kind"], link["card"]) for link in view(guest)["chain"]] == [("card", "samuel-grey")]
    expect(guest.page.locator(held("samuel-grey"))).to_have_count(0)
    expect(guest.page.locator(".chain li")).to_have_text([re.compile("Samuel Grey")])
    pass_on(guest, "action")
    assert "samuel-grey" in pieces(guest)
    expect(guest.page.locator(piece("samuel-grey"))).to_be_visible()


def test_a_card_that_is_dragged_onto_the_resources_lies_there_face_down(
    invite: Invite, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = duel(invite, house, monkeypatch)
    tiles = guest.page.locator('.mat [data-drop="resources"] .tiles > *')
    expect(tiles).to_have_count(6)
    before = guest.told()
    drag(guest, held("samuel-grey"), '.mat [data-drop="resources"]')
    guest.moved(before)
    expect(tiles).to_have_count(7)
    assert view(guest)["seats"][0]["placed"]


def test_a_card_that_cannot_be_played_says_why_when_it_is_dragged_onto_the_table(
    invite: Invite, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    given = {"seats": [DUEL["seats"][0] | {"resources": 1}, DUEL["seats"][1]]}
    guest = duel(invite, house, monkeypatch, given)
    before = guest.told()
    drag(guest, held("moko-hunts-at-dawn"), ".mat .phase")
    expect(guest.toasts).to_contain_text("6")
    assert guest.told() == before


def test_an_ally_that_is_dragged_onto_an_enemy_attacks_it(
    invite: Invite, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = duel(invite, house, monkeypatch)
    before = guest.told()
    drag(guest, piece("benethor-draigo"), piece("nerra-lifeboon"))
    guest.moved(before + 1)
    [link] = view(guest)["chain"]
    assert (link["kind"], link["source"], link["targets"]) == (
        "combat",
        "benethor-draigo",
        ["nerra-lifeboon"],
    )
    expect(guest.page.locator("svg.aims path.attack")).to_have_count(1)
    expect(guest.page.locator(".combat [data-fighter]")).to_have_count(2)
    pass_on(guest, "protect")
    combat = view(guest)["combat"]
    assert (combat["attacker"], combat["proposed"]) == ("benethor-draigo", "nerra-lifeboon")


def test_the_chain_shows_what_resolves_first_and_who_may_answer(
    invite: Invite, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = duel(invite, house, monkeypatch)
    chain = guest.page.locator(".chain")
    for key in ("attack:benethor-draigo", "defender:nerra-lifeboon", "play:execute", "target:kor-cindervein"):
        guest.choose(key)
        guest.settle()
    expect(chain).to_contain_text("Gorebelly may answer")
    guest.choose("pass")
    expect(chain).to_contain_text("Boris Brightbeard may answer")
    guest.choose("play:flash-heal")
    guest.choose("target:kor-cindervein")
    expect(chain.locator("li strong")).to_have_text(["Flash Heal", "Execute", "Benethor Draigo"])
    told = [link["card"] for link in view(guest)["chain"]]
    assert told == ["benethor-draigo", "execute", "flash-heal"]
    expect(guest.page.locator("svg.aims path.aim")).to_have_count(2)
    expect(chain.locator("li").nth(1)).to_contain_text("Kor Cindervein")


def foretold(guest: Guest) -> dict[str, int]:
    """What the table says will be left of whom."""
    shown = guest.page.locator(".mat .place [data-outcome]")
    found: dict[str, int] = shown.evaluate_all(
        "all => Object.fromEntries(all.map(one => [one.closest('[data-piece]').dataset.piece, +one.dataset.outcome]))"
    )
    return found


def remain(guest: Guest, labels: set[str]) -> dict[str, int]:
    """What is left of them now; nothing of those who are gone."""
    now = pieces(guest)
    return {one: now[one]["health"] - now[one]["damage"] if one in now else 0 for one in labels}


@pytest.mark.parametrize(
    "defender", ["kor-cindervein", "crazy-igvand", "nerra-lifeboon", "boris-brightbeard"]
)
def test_what_an_attack_is_said_to_lead_to_comes_true(
    invite: Invite, house: House, monkeypatch: pytest.MonkeyPatch, defender: str
) -> None:
    guest = duel(invite, house, monkeypatch)
    guest.choose("attack:benethor-draigo")
    guest.settle()
    guest.page.mouse.move(1, 1)
    assert not foretold(guest)
    guest.page.locator(piece(defender) + " .piece").hover()
    expect(guest.page.locator(piece(defender) + " [data-outcome]")).to_be_visible()
    said = foretold(guest)
    guest.page.mouse.move(1, 1)
    guest.choose(f"defender:{defender}")
    pass_on(guest, "action")
    assert defender in said
    assert remain(guest, set(said)) == said
    # Whoever is not spoken of suffers nothing.
    if "benethor-draigo" not in said:
        assert pieces(guest)["benethor-draigo"]["damage"] == 0


def test_what_a_strike_and_armor_are_said_to_lead_to_comes_true(
    invite: Invite, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = duel(invite, house, monkeypatch)
    guest.choose("attack:gorebelly")
    guest.choose("defender:kor-cindervein")
    pass_on(guest, "defend")
    assert "kor-cindervein" not in foretold(guest), "a hero without a weapon deals nothing"
    strike = guest.decision.locator('[data-key="strike:krol-blade"]')
    strike.hover()
    expect(guest.page.locator(piece("kor-cindervein") + " [data-outcome]")).to_be_visible()
    said = foretold(guest)
    assert said["kor-cindervein"] == 0
    expect(guest.page.locator('[data-fighter="kor-cindervein"]')).to_contain_text("dies")
    guest.choose("strike:krol-blade")
    pass_on(guest, "prevent")
    guest.decision.locator('[data-key="armor:golem-skull-helm"]').hover()
    expect(guest.page.locator(piece("gorebelly") + " [data-outcome]")).to_have_count(0)
    guest.page.mouse.move(1, 1)
    unarmored = foretold(guest)["gorebelly"]
    now = pieces(guest)["gorebelly"]
    assert unarmored == now["health"] - now["damage"] - 3
    guest.choose("done")
    pass_on(guest, "action")
    assert remain(guest, {"kor-cindervein"}) == {"kor-cindervein": 0}
    assert remain(guest, {"gorebelly"}) == {"gorebelly": unarmored}


def test_full_control_and_passing_to_ones_turn_are_kept_by_the_server(
    invite: Invite, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    laid_here = DUEL | {"turn": {"seat": 1}}
    guest = duel(invite, house, monkeypatch, laid_here)
    stops = guest.page.get_by_role("group", name="How often you are asked")
    full = stops.get_by_role("button", name="Full control")
    full.click()
    expect(full).to_have_attribute("aria-pressed", "true")
    windows = guest.state()["windows"]
    assert {one["name"] for one in windows if one["stop"]} == WINDOWS
    full.click()
    expect(full).to_have_attribute("aria-pressed", "false")
    said_nothing(guest)


def said_nothing(guest: Guest) -> None:
    """Nothing is left of what was said about windows."""
    for _ in range(100):
        if not guest.state()["windows"]:
            return
        guest.page.wait_for_timeout(50)
    raise AssertionError(f"still: {guest.state()['windows']}")


def test_who_passes_to_his_turn_is_not_asked_before_it_and_is_asked_again_in_it(
    invite: Invite, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    laid(monkeypatch, DUEL)
    people = [house.guest("Ada"), house.guest("Bob")]
    table = sit_down(people, "wow-tcg")
    bob = at_table(invite, house, people[1], table)
    switch = bob.page.get_by_role("button", name="Pass to my turn")
    expect(switch).to_be_enabled()
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    ada = at_table(invite, house, people[0], table)
    ada.settle()
    for key in ("attack:benethor-draigo", "defender:nerra-lifeboon"):
        ada.choose(key)
        ada.settle()
    # Bob could answer with Flash Heal, and is not asked; whether somebody protects is no window.
    passes_until_other_is_asked(ada, bob)
    assert prompt(bob) == "protect"
    bob.choose("no")
    passes_until_other_is_asked(ada, bob)
    assert view(bob)["active"] == 1
    expect(switch).to_have_attribute("aria-pressed", "false")
    said_nothing(bob)


def passes_until_other_is_asked(guest: Guest, other: Guest) -> None:
    """Somebody lets pass whatever comes until somebody else is asked."""
    for _ in range(200):
        if other.state()["asked"]:
            return
        if guest.state()["asked"]:
            before = guest.told()
            guest.decision.locator('button.option[data-key="pass"]').click()
            guest.moved(before)
        guest.page.wait_for_timeout(50)
        other.page.wait_for_timeout(50)
    raise AssertionError("the other one was never asked")


def test_graveyards_open_by_click_and_by_key(
    invite: Invite, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = duel(invite, house, monkeypatch)
    page = guest.page
    page.keyboard.press("g")
    piles = page.get_by_role("dialog", name="Graveyards and removed cards")
    expect(piles.locator("section").first).to_contain_text("Mocking Blow")
    page.keyboard.press("Escape")
    expect(piles).to_have_count(0)
    page.locator('.mat [data-side="1"] .pile').click()
    expect(piles.locator("section").first).to_contain_text("Flash Heal")
    piles.get_by_role("button", name="Look at Flash Heal").first.click()
    expect(page.get_by_role("dialog").locator("article")).to_contain_text("heals 4 damage")


def test_a_card_on_the_table_is_read_with_what_its_keywords_mean(
    invite: Invite, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = duel(invite, house, monkeypatch)
    guest.page.locator(piece("parvink") + " .piece").focus()
    guest.page.keyboard.press("i")
    card = guest.page.get_by_role("dialog").locator("article")
    expect(card).to_contain_text("Protector")
    expect(card).to_contain_text("exhaust this one to become the defender")
    expect(card).to_contain_text("with Power Word: Fortitude")
    now = pieces(guest)["parvink"]
    expect(card).to_contain_text(f"{now['atk']} ATK, {now['health']} of {now['health']} health")


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_serious_at_a_duel(
    invite: Invite, house: House, monkeypatch: pytest.MonkeyPatch, theme: str
) -> None:
    guest = duel(lambda **more: invite({"theme": theme}, **more), house, monkeypatch)
    found = serious(guest.page, "own turn")
    guest.choose("attack:benethor-draigo")
    guest.settle()
    guest.page.locator(piece("nerra-lifeboon") + " .piece").hover()
    found += serious(guest.page, "whom to attack")
    guest.choose("defender:nerra-lifeboon")
    found += serious(guest.page, "chain")
    guest.page.keyboard.press("g")
    found += serious(guest.page, "graveyards")
    assert not found, "\n".join(found)


# What the game calls so in Italian as well.
SHARED = {"atk", "quest", "side", "deck"}


def words_of(language: str) -> set[str]:
    """The words of the page's own texts about the game in a language, but for those that both have."""
    path = Path(__file__).parents[2] / "web" / "src" / "locale" / f"wow-tcg.{language}.ftl"
    texts = re.sub(r"\{[^{}]*\}|^[\w-]+ =|\[\w+\]|\$\w+", " ", path.read_text(), flags=re.MULTILINE)
    return set(re.findall(r"[a-zàèéìòù]{3,}", texts.lower())) - SHARED


def test_the_words_of_the_table_are_italian_in_italian() -> None:
    assert len(words_of("en")) > 100
    assert not words_of("en") & words_of("it")


def test_in_italian_the_table_has_no_english_word(
    invite: Invite, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = duel(invite, house, monkeypatch)
    speak(guest, "Italiano", "Menu", "Chiudi")
    english = words_of("en")
    assert {"turn", "health", "graveyard", "chain"} <= english
    names = {word for one in pieces(guest) for word in one.split("-")}
    for key in (
        "",
        "attack:benethor-draigo",
        "defender:nerra-lifeboon",
        "play:execute",
        "target:kor-cindervein",
    ):
        if key:
            guest.choose(key)
            guest.settle()
        guest.page.locator(".mat .phase").hover()
        said = guest.page.locator(".mat").evaluate(
            """mat => [mat.innerText, ...[...mat.querySelectorAll('[aria-label], [title]')]
              .flatMap(one => [one.getAttribute('aria-label'), one.title])].join(' ')"""
        )
        found = set(re.findall(r"[a-zàèéìòù]{3,}", said.lower())) & english - names
        assert not found, f"after {key or 'the beginning'}: {sorted(found)}"
        assert "tcg-" not in said
