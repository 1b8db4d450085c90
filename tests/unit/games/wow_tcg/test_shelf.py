"""The shelf: nine starters that are built alike, and constructed decks in which every card has its place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest
import yaml

from locanda.games.wow_tcg.cards import CLASSES, Card
from locanda.games.wow_tcg.rules import decks
from locanda.games.wow_tcg.rules.decks import Deck
from locanda.kit.text import LANGUAGES
from tests.unit.games.wow_tcg.matches import GAME

LIBRARY = GAME.library
SHELF: list[dict[str, Any]] = yaml.safe_load((GAME.folder / "content" / "decks.yaml").read_text("utf-8"))
STARTERS = [one for one in SHELF if one["kind"] == "starter"]
CONSTRUCTED = [one for one in SHELF if one["kind"] == "constructed"]
EQUIPMENT = ("armor", "item", "weapon")


def named(rows: list[dict[str, Any]]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("entry", rows, ids=[one["id"] for one in rows])


def hero(entry: Mapping[str, Any]) -> Card:
    found: Card = LIBRARY.by_id[entry["hero"]]
    return found


def kinds(entry: Mapping[str, Any]) -> Counter[str]:
    """How many cards of each kind a deck has, all equipment together."""
    count: Counter[str] = Counter()
    for name, copies in entry["cards"].items():
        kind = LIBRARY.by_id[name].kind
        count["equipment" if kind in EQUIPMENT else kind] += copies
    return count


@named(SHELF)
def test_a_deck_of_the_shelf_is_legal_for_its_hero(entry: dict[str, Any]) -> None:
    deck = Deck(entry["hero"], entry["cards"], entry["side"])
    assert hero(entry).kind == "hero"
    assert list(decks.why_not_deck(LIBRARY, deck, entry["kind"])) == []
    assert all(count > 0 for part in (deck.cards, deck.side) for count in part.values())


@named(SHELF)
def test_a_deck_has_a_name_and_a_plan_in_both_languages(entry: dict[str, Any]) -> None:
    for language in LANGUAGES:
        assert entry["name"][language].strip() and entry["plan"][language].endswith(".")
    assert entry["plan"]["en"] != entry["plan"]["it"]
    assert entry["icon"]


def test_no_two_decks_are_called_the_same_and_none_like_a_card() -> None:
    for taken in (
        [one["id"] for one in SHELF] + list(LIBRARY.by_id),
        *(
            [one["name"][language] for one in SHELF] + [card.name.text(language) for card in LIBRARY.cards]
            for language in LANGUAGES
        ),
    ):
        decks_called = taken[: len(SHELF)]
        assert [name for name in decks_called if taken.count(name) > 1] == []


def test_every_class_has_one_starter_named_after_it_and_the_factions_share_them() -> None:
    assert [one["id"] for one in STARTERS] == [f"starter-{name}" for name in CLASSES]
    for one, name in zip(STARTERS, CLASSES, strict=True):
        assert hero(one).classes == (name,)
    assert sorted(Counter(hero(one).faction for one in STARTERS).values()) == [4, 5]


@named(STARTERS)
def test_starters_are_built_alike(entry: dict[str, Any]) -> None:
    """So many of each kind: answers enough for whoever goes second, and allies for every turn from the second on."""
    count = kinds(entry)
    assert 11 <= count["ally"] <= 13
    assert 9 <= count["ability"] <= 12
    assert 2 <= count["equipment"] <= 4
    assert 4 <= count["quest"] <= 5
    costs = {LIBRARY.by_id[name].base_cost for name in entry["cards"] if LIBRARY.by_id[name].kind == "ally"}
    assert {2, 3, 4, 5, 6} <= costs <= {1, 2, 3, 4, 5, 6}
    assert entry["side"] == {}


def test_every_class_and_every_hero_leads_a_constructed_deck() -> None:
    assert len(CONSTRUCTED) >= 9
    assert {one["hero"] for one in CONSTRUCTED} == {card.id for card in LIBRARY.heroes}
    assert {name for one in CONSTRUCTED for name in hero(one).classes} == set(CLASSES)


@named(CONSTRUCTED)
def test_a_constructed_deck_has_sixty_cards_and_ten_beside(entry: dict[str, Any]) -> None:
    assert sum(entry["cards"].values()) == decks.CONSTRUCTED
    assert sum(entry["side"].values()) == decks.SIDE
    assert kinds(entry)["quest"] >= 9


def test_every_card_is_in_the_main_part_of_a_constructed_deck() -> None:
    placed = {name for one in CONSTRUCTED for name in one["cards"]}
    assert [card.id for card in LIBRARY.cards if card.kind != "hero" and card.id not in placed] == []
