"""The cards: all there, all with text in both languages, all different."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from locanda.games import load
from locanda.games.runebound.cards import AllyCard, Card, ChallengeCard, ItemCard
from locanda.games.runebound.rules.effects import RUNNERS
from locanda.games.runebound.vocabulary import HAPPENINGS, MODIFIERS, Bonus, Stat
from locanda.kit.text import message_ids

LIBRARY = load("runebound").library
LOCALE = load("runebound").folder / "locale"
RECORDS = load("runebound").cards()


def test_the_decks_have_the_counts_of_the_box() -> None:
    """12 heroes; 28, 22, 15 and 7 adventure cards; 28 allies and 55 items."""
    counts: Counter[str] = Counter()
    for record in RECORDS:
        counts[record["deck"]] += record["copies"]
    assert counts == {
        "heroes": 12,
        "green": 28,
        "yellow": 22,
        "blue": 15,
        "red": 7,
        "allies": 28,
        "items": 55,
    }


def test_there_are_as_many_challenges_as_tokens_of_each_colour() -> None:
    """So that no deck can run dry before its tokens do."""
    challenges = Counter(card.colour for card in LIBRARY.challenges)
    tokens = Counter(("green", "yellow", "blue", "red")[c] for c in LIBRARY.atlas.gems.values())
    assert challenges == tokens == {"green": 20, "yellow": 14, "blue": 9, "red": 7}


def test_every_card_has_text_and_a_name_in_both_languages() -> None:
    """And neither is the other's by accident."""
    for record in RECORDS:
        for language in ("en", "it"):
            assert record["text"][language].strip(), record["id"]
            assert record["name"][language].strip(), record["id"]
            assert "{" not in record["text"][language], record["id"]
        assert record["text"]["en"] != record["text"]["it"], record["id"]


def is_plain(card: Card) -> bool:
    """Whether a card is nothing but figures."""
    if isinstance(card, ChallengeCard):
        reward = card.reward
        return not (card.before or card.always or card.abilities or reward.do or reward.item or reward.ally)
    if isinstance(card, ItemCard):
        simple = all(isinstance(effect, (Bonus, Stat)) and effect.against is None for effect in card.always)
        return not card.abilities and len(card.always) <= 1 and simple
    return isinstance(card, AllyCard) and not card.always and not card.abilities


def shape(value: Any) -> Any:
    """A card with its numbers, id, name and icon left out."""
    if isinstance(value, msgspec.Struct):
        fields = [name for name in value.__struct_fields__ if name not in ("id", "name", "icon", "copies")]
        return (type(value).__name__, *((name, shape(getattr(value, name))) for name in fields))
    if isinstance(value, dict):
        return tuple(sorted((key, shape(one)) for key, one in value.items()))
    if isinstance(value, (list, tuple)):
        return tuple(shape(one) for one in value)
    return "#" if isinstance(value, int) and not isinstance(value, bool) else value


DECKS = {
    "green": LIBRARY.deck("green"),
    "yellow": LIBRARY.deck("yellow"),
    "blue": LIBRARY.deck("blue"),
    "red": LIBRARY.deck("red"),
    "allies": LIBRARY.allies,
    "items": LIBRARY.items,
    "heroes": LIBRARY.heroes,
}


@pytest.mark.parametrize("name", DECKS)
def test_few_cards_are_plain_and_no_others_differ_only_in_numbers(name: str) -> None:
    """At most a fifth of a deck is a plain stat line; every other card does something of its own."""
    cards = DECKS[name]
    special = [card for card in cards if not is_plain(card)]
    assert (len(cards) - len(special)) * 5 <= len(cards)
    shapes = Counter(shape(card) for card in special)
    assert [one for one, count in shapes.items() if count > 1] == []


def test_the_figures_of_the_book_are_kept() -> None:
    """Varikas, Lord Farrow, the enraged dragons, the item of cost 3, Margath."""
    by_id: Any = LIBRARY.by_id
    varikas, farrow = by_id["varikas"], by_id["lord-farrow"]
    assert (varikas.mind, varikas.body, varikas.spirit, varikas.damage) == (1, 4, 4, (1, 1, 1))
    assert varikas.skills == {"jump": 2, "resist": 4}
    assert (farrow.mind, farrow.spirit, farrow.damage) == (11, 13, (1, 0, 1))
    assert farrow.body <= 10 and farrow.life >= 2
    assert by_id["enraged-dragons"].mind == 12
    assert by_id["short-sword"].cost == 3
    assert by_id["high-lord-margath"].reward.victory


def test_every_other_red_challenge_gives_a_dragon_rune() -> None:
    """Six Runes in all."""
    red = [card for card in LIBRARY.challenges if card.colour == "red" and not card.reward.victory]
    assert len(red) == 6
    assert all(card.reward.item is not None and card.reward.item.type == "rune" for card in red)


def test_every_effect_that_happens_has_somebody_who_does_it() -> None:
    """A word of the vocabulary without a runner would be a card without its effect."""
    assert set(RUNNERS) == set(HAPPENINGS) | {Bonus, Stat}
    assert not set(HAPPENINGS) & set(MODIFIERS)


def test_both_languages_have_the_same_messages() -> None:
    """None is missing on either side."""
    assert message_ids(LOCALE, "en") == message_ids(LOCALE, "it")
