"""Decks: what a hero's deck may hold, how many of each card, and how decks are written down."""

from __future__ import annotations

import pytest

from locanda.games.wow_tcg.rules import decks
from locanda.games.wow_tcg.rules.decks import Deck
from locanda.kernel.dice import Dice
from locanda.kernel.game import Setup
from locanda.kernel.refusal import LocandaError
from tests.unit.games.wow_tcg.matches import GAME

LIBRARY = GAME.library


def reasons(deck: Deck, kind: str = "constructed") -> list[str]:
    return sorted({refusal.reason for refusal in decks.why_not_deck(LIBRARY, deck, kind)})


def against(hero: str, card: str) -> list[str]:
    return [one.reason for one in decks.why_not_hold(LIBRARY.by_id[hero], LIBRARY.by_id[card])]


@pytest.mark.parametrize(
    ("hero", "card", "reason"),
    [
        # TCG-EX-07: equipment of other classes.
        ("gorebelly", "mooncloth-robe", "other-class"),
        ("gorebelly", "inventors-focal-sword", "other-class"),
        ("tazo", "krol-blade", "other-class"),
        ("tazo", "heartseeker", "other-class"),
        ("gorebelly", "krol-blade", None),
        # TCG-EX-31: a talent wants its spec.
        ("tazo", "pyroblast", None),
        ("litori-frostburn", "pyroblast", "other-spec"),
        # Allies and quests of the other faction; neutral ones go anywhere.
        ("gorebelly", "kor-cindervein", "other-faction"),
        ("gorebelly", "vaerik-proudhoof", None),
        ("gorebelly", "chromie", None),
        ("gorebelly", "the-defias-brotherhood", "other-faction"),
        ("gorebelly", "in-dreams", None),
        ("gorebelly", "elendril", "hero-in-deck"),
    ],
)
def test_what_a_hero_s_deck_may_hold(hero: str, card: str, reason: str | None) -> None:
    assert against(hero, card) == ([] if reason is None else [reason])


def test_sixty_cards_four_of_each_and_as_many_unlimited_ones_as_one_likes() -> None:
    """TCG-EX-16: sixty Orgrimmar Grunts are legal as far as copies are concerned."""
    assert reasons(Deck("gorebelly", {"orgrimmar-grunts": 60})) == []
    assert reasons(Deck("gorebelly", {"orgrimmar-grunts": 59})) == ["deck-size"]
    assert reasons(Deck("gorebelly", {"orgrimmar-grunts": 200})) == []
    assert reasons(Deck("gorebelly", {"orgrimmar-grunts": 56, "brigg": 4})) == []
    assert reasons(Deck("gorebelly", {"orgrimmar-grunts": 56, "brigg": 5})) == ["too-many-copies"]


def test_deck_and_side_deck_have_four_copies_together_and_the_side_deck_has_ten_cards() -> None:
    main = {"orgrimmar-grunts": 57, "brigg": 3}
    assert reasons(Deck("gorebelly", main, {"orgrimmar-grunts": 9, "brigg": 1})) == []
    assert reasons(Deck("gorebelly", main, {"orgrimmar-grunts": 8, "brigg": 2})) == ["too-many-copies"]
    assert reasons(Deck("gorebelly", main, {"orgrimmar-grunts": 9})) == ["side-size"]
    assert reasons(Deck("gorebelly", main, {"fire-blast": 1, "orgrimmar-grunts": 9})) == ["other-class"]


def test_starters_have_thirty_cards_and_sealed_decks_any_number_of_copies() -> None:
    assert reasons(Deck("gorebelly", {"orgrimmar-grunts": 30}), "starter") == []
    assert reasons(Deck("gorebelly", {"orgrimmar-grunts": 31}), "starter") == ["deck-size"]
    assert reasons(Deck("gorebelly", {"brigg": 30}), "starter") == ["too-many-copies"]
    assert reasons(Deck("gorebelly", {"brigg": 31}), "sealed") == []
    assert reasons(Deck("gorebelly", {"brigg": 29}), "sealed") == ["deck-size"]
    assert reasons(Deck("gorebelly", {"kor-cindervein": 30}), "sealed") == ["other-faction"]


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_deck_that_is_written_down_is_read_again(language: str) -> None:
    deck = Deck("tazo", {"fire-blast": 4, "polymorph": 2, "orgrimmar-grunts": 54}, {"counterspell": 4})
    assert decks.read(LIBRARY, decks.write(LIBRARY, deck, language)) == deck


def test_decks_are_read_as_people_write_them() -> None:
    text = "Hero: Ta'zo\n\n4x Fire Blast\n2 polymorph  # sheep\nCounterspell x3\nSide deck:\n1 in dreams\n"
    assert decks.read(LIBRARY, text) == Deck(
        "tazo", {"fire-blast": 4, "polymorph": 2, "counterspell": 3}, {"in-dreams": 1}
    )


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("4 Fire Blast", "names no hero"),
        ("Hero: Ta'zo\n4 Fire Bläst", "line 2 of the deck: there is no card"),
    ],
)
def test_what_cannot_be_read_is_said_in_a_sentence(text: str, message: str) -> None:
    with pytest.raises(LocandaError, match=message):
        decks.read(LIBRARY, text)


def test_teams_of_one_faction_find_decks_even_if_all_are_taken() -> None:
    """Three teams may all be of the Horde, of which there are four starters."""
    for seed in range(40):
        table = GAME.lay(Setup(6, options={"teams": "three"}), Dice.from_seed(f"teams {seed}"))
        assert len(table.seats) == 6


def test_a_deck_that_no_table_can_lay_out_is_refused() -> None:
    """However large it is, it is written in a few letters."""
    with pytest.raises(LocandaError, match="more than 1000 cards"):
        decks.decode(GAME.library, "9:243x999.244x2")
