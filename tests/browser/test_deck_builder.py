"""Decks of one's own on the page: found by words and figures, built, checked, tried, written down, read and copied."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from locanda import games
from tests.browser.backstage import known_as
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.test_access import serious
from tests.browser.test_duel import words_of
from tests.browser.test_phone import PHONE, fits
from tests.server.house import House, Person

GAME = "wow-tcg"
LIBRARY = games.load(GAME).library


def bench(invite: Invite, house: House, **screen: Any) -> tuple[Guest, Person]:
    """Somebody who builds decks."""
    person = house.guest("Ada")
    settings = screen.pop("settings", None)
    guest = invite(settings, **screen)
    known_as(guest, person)
    guest.page.goto(f"{guest.base}/#/decks/{GAME}")
    expect(guest.page.get_by_role("heading", level=1)).to_be_visible()
    return guest, person


def mine(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.get(f"/api/decks?game={GAME}")
    return found


def search(page: Page, text: str, count: int) -> Locator:
    """The cards that are found by this, as many as that."""
    page.get_by_label("Words or figures").fill(text)
    expect(page.locator(".finder .count")).to_have_text(f"{count} card{'' if count == 1 else 's'}")
    return page.locator(".finder button.card")


def test_the_lobby_leads_to_the_decks_of_games_that_have_some(invite: Invite) -> None:
    ada = invite()
    ada.come("Ada")
    way = ada.page.get_by_role("button", name=re.compile("^Build decks"))
    expect(way).to_have_count(1)
    way.click()
    expect(ada.page).to_have_url(re.compile(f"#/decks/{GAME}$"))
    expect(ada.page.get_by_role("heading", name="Your decks (0)")).to_be_visible()


def test_cards_are_found_by_words_of_their_text_by_figures_and_by_every_field(
    invite: Invite, house: House
) -> None:
    guest, _ = bench(invite, house)
    page = guest.page
    page.get_by_label("only what the hero may have").uncheck()
    cards = [card for card in LIBRARY.cards if card.kind != "hero"]
    search(page, "", len(cards))
    assert all("draw" in one.lower() for one in search(page, "protector draw a card", 1).all_inner_texts())
    expect(page.locator(".finder button.card").first).to_contain_text("Parvink")
    search(
        page, "cost<2 atk>=3", sum(c.base_cost < 2 and (c.atk or 0) >= 3 for c in cards if c.kind != "quest")
    )
    search(page, "strike=2", sum(card.strike == 2 for card in cards))
    search(page, "corte di grazia", 0)
    search(page, "coup de grace", 1)
    fields = {
        "Kind": ("weapon", lambda c: c.kind == "weapon"),
        "Class": ("mage", lambda c: "mage" in c.classes),
        "Faction": ("horde", lambda c: c.faction == "horde"),
        "Race": ("troll", lambda c: c.race == "troll"),
        "Rarity": ("epic", lambda c: c.rarity == "epic"),
        "Damage": ("fire", lambda c: c.type == "fire"),
        "Cost": ("7", lambda c: c.kind != "quest" and c.base_cost >= 7),
    }
    for label, (value, fits_it) in fields.items():
        field = page.get_by_role("combobox", name=label, exact=True)
        field.select_option(value)
        search(page, "", sum(fits_it(card) for card in cards))
        field.select_option("")


def test_a_deck_is_built_with_the_keyboard_alone_checked_tried_and_kept(invite: Invite, house: House) -> None:
    guest, person = bench(invite, house)
    page = guest.page
    press = page.keyboard.press
    page.get_by_label("Hero", exact=True).select_option("gorebelly")
    press("Escape")
    page.locator("h1").click()
    press("/")
    page.keyboard.type("vesh'ral")
    press("ArrowDown")
    for key in ("Enter", "Enter", "+", "+", "+", "s"):
        press(key)
    deck = page.locator("section.deck")
    expect(deck).to_contain_text("Deck (5)")
    expect(deck).to_contain_text("Side deck (1)")
    expect(deck.locator(".legal li")).to_have_count(3)
    for rule in ("TCG-15-01", "TCG-15-03", "TCG-15-10"):
        expect(deck.locator(".legal")).to_contain_text(rule)
    press("-")
    expect(deck).to_contain_text("Deck (4)")
    bars = deck.locator(".curve ol li")
    expect(bars.nth(3)).to_contain_text("4")
    expect(deck.locator(".curve ul")).to_contain_text("4")
    page.locator("h1").click()
    press("h")
    expect(deck.locator(".hand li")).to_have_count(4)
    page.get_by_label("Name").fill("Trolls")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("button", name="Saved")).to_be_disabled()
    [kept] = mine(person)
    number = LIBRARY.by_id["veshral"].number
    assert (kept["name"], kept["brings"]) == (
        "Trolls",
        f"{LIBRARY.by_id['gorebelly'].number}:{number}x4/{number}x1",
    )


def test_a_deck_of_the_shelf_is_copied_and_is_legal_and_hands_are_drawn_from_it(
    invite: Invite, house: House
) -> None:
    guest, person = bench(invite, house)
    page = guest.page
    shelf = next(deck for deck in LIBRARY.shelf.values() if deck.kind == "constructed")
    page.get_by_role("button", name=re.compile(f"^{re.escape(shelf.name.en)} ")).click()
    expect(page.locator(".legal")).to_contain_text("The deck is legal.")
    [kept] = mine(person)
    assert kept["brings"] == games.load(GAME).read_brings(games.load(GAME).write_brings(shelf.id, "en"))
    hand = page.locator("section.deck .hand li")
    hands = set()
    for _ in range(6):
        page.get_by_role("button", name="Draw a hand").click()
        expect(hand).to_have_count(7)
        hands.add(tuple(hand.all_inner_texts()))
    assert len(hands) > 1
    page.get_by_role("button", name="One more card").click()
    expect(hand).to_have_count(8)
    names = {LIBRARY.by_id[name].name.en for name in shelf.cards}
    assert all(any(name in one for name in names) for one in hand.all_inner_texts())
    page.get_by_role("button", name=f"Copy {shelf.name.en}").click()
    expect(page.get_by_role("heading", name="Your decks (2)")).to_be_visible()
    for _ in range(2):
        page.get_by_role("button", name=re.compile(f"^Delete {re.escape(shelf.name.en)}")).first.click()
    expect(page.get_by_role("heading", name="Your decks (1)")).to_be_visible()
    assert len(mine(person)) == 1


def test_a_deck_is_written_down_and_read_again_and_what_cannot_be_read_is_told(
    invite: Invite, house: House
) -> None:
    guest, _ = bench(invite, house)
    page = guest.page
    text = page.get_by_label("As text")
    text.fill("Hero: Boris Brightbeard\n4 Flash Heal\n2x Parvink\n\nSide deck:\n1 Smite")
    page.get_by_role("button", name="Make the deck of this text").click()
    deck = page.locator("section.deck")
    expect(deck).to_contain_text("Deck (6)")
    expect(deck).to_contain_text("Side deck (1)")
    expect(page.get_by_label("Hero", exact=True)).to_have_value("boris-brightbeard")
    page.get_by_role("button", name="Write the deck down").click()
    expect(text).to_have_value(
        re.compile(r"Hero: Boris Brightbeard\n\n4 Flash Heal\n2 Parvink\n\nSide deck:\n1 Smite")
    )
    # What the server refuses is noted by the browser as well.
    guest.tolerated = lambda fault: "400" in fault
    text.fill("Hero: Boris Brightbeard\n4 Nothing of the sort")
    page.get_by_role("button", name="Make the deck of this text").click()
    expect(page.get_by_role("alert")).to_contain_text("line 2")
    expect(deck).to_contain_text("Deck (6)")


def test_what_a_hero_may_not_have_is_left_out_and_says_why_when_it_is_shown(
    invite: Invite, house: House
) -> None:
    guest, _ = bench(invite, house)
    page = guest.page
    page.get_by_label("Hero", exact=True).select_option("gorebelly")
    search(page, "frost nova", 0)
    page.get_by_label("only what the hero may have").uncheck()
    expect(search(page, "frost nova", 1)).to_contain_text("another class")
    page.locator(".finder button.card").click()
    expect(page.locator(".legal")).to_contain_text("TCG-15-09")


def test_a_table_takes_a_deck_of_the_shelf_by_its_name_or_one_of_ones_own(
    invite: Invite, house: House
) -> None:
    guest, person = bench(invite, house)
    deck = person.post("/api/decks/copy", game=GAME, kind="constructed", brings="old-bear", name="Bears")
    page = guest.page
    page.goto(f"{guest.base}/#/")
    page.get_by_role("button", name=re.compile("New table.*World of Warcraft TCG")).click()
    leaf = page.get_by_role("dialog")
    leaf.get_by_role("radio", name="2", exact=True).check()
    own = leaf.get_by_role("combobox").filter(has_text="Bears")
    names = own.first.locator("option").all_inner_texts()
    assert "Bears (Thangal)" in names and "Wildfire (Ta’zo)" in names
    assert len(names) == len(set(names)) == 2 + len(LIBRARY.shelf)
    own.first.select_option(deck["brings"])
    leaf.locator("button[type=submit], form button.primary").last.click()
    page.wait_for_url("**/#/table/*")
    seat = page.locator("section.gathering .chairs li").first.get_by_role("combobox").first
    expect(seat).to_have_value(deck["brings"])
    seat.select_option("wildfire")
    expect(seat).to_have_value("wildfire")
    seat.select_option(deck["brings"])
    expect(seat).to_have_value(deck["brings"])


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_builder_fits_a_phone_is_read_out_and_speaks_italian(
    invite: Invite, house: House, theme: str
) -> None:
    guest, person = bench(invite, house, settings={"theme": theme}, **{**PHONE, "locale": "it-IT"})
    page = guest.page
    found = []
    for tab in ("Mazzi", "Questo mazzo", "Carte"):
        page.get_by_role("navigation").get_by_role("button", name=tab, exact=True).tap()
        fits(guest)
        found += serious(page, tab)
    page.get_by_label("Parole o cifre").fill("guardia pesca")
    page.locator(".finder button.card").first.tap()
    page.get_by_role("navigation").get_by_role("button", name="Questo mazzo").tap()
    expect(page.locator("section.deck")).to_contain_text("Mazzo (1)")
    page.get_by_role("button", name="Salva", exact=True).tap()
    expect(page.get_by_role("button", name="Salvato")).to_be_disabled()
    assert len(mine(person)) == 1
    assert not found, "\n".join(found)
    said = page.locator("main").evaluate(
        """main => [...main.querySelectorAll('h2, h3, label, p, .buttons button, .one small')]
          .map(one => one.matches('label') ? one.firstChild.textContent : one.textContent).join(' ')"""
    )
    english = words_of("en") - words_of("it")
    names = set(re.findall(r"[a-z]{3,}", " ".join(card.name.en.lower() for card in LIBRARY.cards)))
    assert not (set(re.findall(r"[a-zàèéìòù]{3,}", said.lower())) & english) - names
