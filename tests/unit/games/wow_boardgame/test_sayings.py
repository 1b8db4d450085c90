"""How effects, moments and conditions are said: each of them, also those that no card of the box needs yet."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, get_args

import pytest
from msgspec.structs import replace

from locanda.games import load
from locanda.games.wow_boardgame.cards import Ability, If
from locanda.games.wow_boardgame.telling.sayings import CARD, CONDITIONS, FOE
from locanda.games.wow_boardgame.telling.text import CardText
from locanda.games.wow_boardgame.vocabulary import Reroll, Unequip
from locanda.games.wow_boardgame.words import CardType, Category, Moment
from locanda.kit.effects import Effect
from locanda.kit.text import LANGUAGES, message_ids

LIBRARY = load("wow-boardgame").library
LOCALE = load("wow-boardgame").folder / "locale"
TEXTS = {language: CardText(LIBRARY, language) for language in LANGUAGES}
# What a placeholder, an absent field or a missing word would leave behind; the quotation marks are the language's own.
RAW = re.compile(
    r"effect-|card-|[{}]|'|\"|\bnone\b|None|  | [.,:;!?)]|\( |\.\.|^\s|\s$|:\.|::|,,|\.[”»]\.|\bthe the\b"
)
MARKS = {"en": "«»", "it": "“”"}
KEBAB = {name for name in LIBRARY.by_id if "-" in name}


def check(text: str, what: str, language: str = "") -> None:
    """The text is a row of sentences with neither ids nor placeholders in it."""
    assert text and text[-1] in ".”»", f"{what}: {text}"
    assert text[0] == text[0].upper(), f"{what}: {text}"
    assert RAW.search(text) is None, f"{what}: {text}"
    assert not KEBAB.intersection(re.findall(r"[a-z]+(?:-[a-z0-9]+)+", text)), f"{what}: {text}"
    assert not set(MARKS.get(language, "")) & set(text), f"{what}: {text}"


def samples() -> Iterator[tuple[str, Effect]]:
    """Every effect of the vocabulary at least once, with each of its words."""
    die: dict[str, Any] = {"colours": ["red", "blue"], "at_least": 7}
    some = [{}, die, {"at_most": 1}, {"at_most": 3}, {"colours": ["green"], "at_least": 8}]
    does: list[Any] = [{"dice": {"red": 1}}, {"reroll": 1}]
    fields: dict[str, list[Any]] = {
        "choose": [
            {"first": [{"hits": {"amount": amount, "box": "damage"}}], "second": second}
            for amount in (1, 2)
            for second in ([{"hits": {"amount": amount, "box": "defense"}}], ["unequip"])
        ],
        **{word: [-1, 2] for word in ("reroll", "attrition", "threat")},
        "capacity": [{"resource": one, "amount": 2} for one in ("health", "energy")],
        "more-uses": [
            {"uses": uses, "cards": ["moonfire"], "surcharge": more} for uses in (2, 3) for more in (0, 1)
        ]
        + [{"uses": 2, "kind": kind} for kind in ("instants", "powers", "other-powers")],
        "cheaper": [
            {"amount": 1, "cards": ["moonfire"]},
            {"amount": 1, "cards": ["moonfire", "wrath", "thorns"]},
            *({"amount": 2, "kind": kind} for kind in ("instants", "powers", "other-powers")),
        ],
        "free-use": ["instants", "powers"],
        "free-equip": [{"categories": ["seal"]}, {"categories": ["stance", "aspect", "weapon-enhancement"]}],
        "keeps": [{"cards": ["vanish"]}, {"cards": ["vanish"], "first": True}],
        "splash": [{"cards": ["lesser-heal"], "amount": 1}],
        "sturdier": [{"category": one, "amount": 1} for one in ("pet", "demon")],
        "fits": [{"area": "general", "traits": ["sword"], "level": 3}],
        "extra-area": ["instant"],
        "immune": ["drake"],
        "combo-from": [4],
        "dice": [{"red": 1, "blue": 2, "green": 1, "any": 2}, {"any": 1}, {"green": 1, "per": "friend"}],
        "dice-by-attack": ["red", "blue", "green"],
        "limit": [{"colour": one, "most": most} for one in ("red", "green") for most in (0, 2)],
        "preset": [{"colour": "blue", "results": [7, 8]}],
        "swap": [{"which": which, "colour": one} for which in some[:2] for one in ("red", "green")],
        "spot": [{"which": which, "do": does, "most": most} for which in some for most in (0, 1, 3)]
        + [{"which": die, "do": does, "pairs": True}],
        "change": [
            {"which": which, "result": result, "colour": colour, "most": most}
            for which in some
            for result in (3, 8)
            for colour in ("", "any", "red", "blue", "green")
            for most in (0, 1, 3)
        ],
        "raise": [{"which": which, "amount": 2, "most": most} for which in some for most in (1, 2)],
        "remove": [{"which": die, "do": does, "most": most} for most in (0, 1, 3, "reroll")]
        + [{"which": {}}, {"which": die, "every": True}, {"which": {}, "every": True}]
        + [{"which": die, "most": 2, "forced": True}]
        + [{"which": die, "do": does, "exactly": exactly} for exactly in (1, 2)],
        "roll-again": [{"which": die, "most": most} for most in (0, 2, "level")]
        + [{"which": {}, "every": True}],
        "no-rerolls": [{}, {"colours": ["blue", "green"]}, {"colours": ["red"]}],
        "hits": [
            {"amount": amount, "box": box, "per": per}
            for amount in (1, 2)
            for box in ("damage", "defense", "attrition")
            for per in ("", "opponent")
        ],
        "armor": [1, 3],
        "redirect": [
            {"colour": one, "box": "defense", "most": most} for one in ("red", "blue") for most in (0, 2)
        ],
        "per-token": [
            {"token": token, "box": "damage", "do": does, "each": each}
            for token in ("hit", "armor")
            for each in (1, 2)
        ],
        "move-hits": [{"source": "attrition", "target": "defense", "most": most} for most in (1, 5)],
        "clear-hits": [{"boxes": ["attrition"]}, {"boxes": ["damage", "defense", "attrition"]}],
        "regain": [
            {"resource": one, "amount": 2, "who": who}
            for one in ("health", "energy")
            for who in ("you", "hurt", "friends", "region", "all")
        ]
        + [{"resource": one, "full": True} for one in ("health", "energy")],
        "gain": [{"resource": "health", "amount": 1, "who": who} for who in ("you", "hurt", "friends", "all")]
        + [{"resource": "energy", "level": True, "who": "region"}],
        "lose": [
            {"resource": "health", "amount": 1, "who": who}
            for who in ("you", "hurt", "friends", "region", "all")
        ],
        "prevent": [1, 2],
        "pay": [
            {"resource": one, "do": does, "each": each, "most": most}
            for one in ("health", "energy")
            for each in (1, 2)
            for most in (0, 3)
        ],
        "reflect": [3],
        "combo": [1, 4],
        "spend-tokens": [{"do": does, "each": each, "most": most} for each in (1, 2) for most in (0, 3)],
        "equip-now": [{"card": "stealth"}, {"card": "stealth", "area": "ranged"}, {"category": "demon"}],
        "sacrifice": [{"do": does}],
        "cleanse": ["curse", "stun"],
        "revive": [{"health": 2, "energy": 2}, {"level": True}],
        "further": [1, 2],
        "lose-per-die": [
            {"resource": one, "which": which, "amount": 2} for one in ("health", "energy") for which in some
        ],
        "suffer-per-die": [{"condition": one, "which": die} for one in ("stun", "curse")],
        **{
            word: [{"which": which} for which in some]
            for word in ("unequip-per-die", "lock-dice", "armor-only", "limit-hits", "spotted-attrition")
        },
        "hits-away": [
            {"amount": amount, "per": per, "large": large}
            for amount in (1, 2)
            for per in ("", "creature", "participant")
            for large in (0, 6)
        ],
        "hits-away-per-die": [{"which": die}, {"which": die, "box": "attrition"}],
        "suffer": [{"condition": "stun", "amount": amount} for amount in (1, 2)],
    }
    for word in LIBRARY.vocabulary.kinds:
        for given in fields.get(word, [{}]):
            yield word, LIBRARY.vocabulary.read({word: given})


SAMPLES = list(samples())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_can_be_said_on_every_kind_of_card(language: str) -> None:
    """Also those that no card has yet, by any subject, first and later in a row; an absent field leaves no trace."""
    assert {word for word, _ in SAMPLES} == set(LIBRARY.vocabulary.kinds)
    text = TEXTS[language]
    for word, effect in SAMPLES:
        for context in (
            CARD,
            FOE,
            {**CARD, "who-does": "they"},
            {**CARD, "whose": "friend", "tokens": "combo"},
        ):
            for row in (
                [effect],
                [effect, effect],
                [Unequip(), effect],
                [effect, Reroll(1)],
                [Reroll(1), effect],
            ):
                said = [f"{one[0].upper()}{one[1:]}." for one in text.clauses(row, context)]
                assert said
                for one in said:
                    check(one, word, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_and_every_condition_can_be_said(language: str) -> None:
    needs: dict[str, Any] = {"used": ("moonfire", "wrath"), "equipped": ("stealth",), "trait": ("bow", "gun")}
    needs |= {
        "category": "aura",
        "without": "demon",
        "round": 2,
        "opponents": 2,
        "again": True,
        "first": True,
    }
    needs |= dict.fromkeys(("strong", "combo", "won", "monsters"), True)
    needs["dice"] = LIBRARY.by_id["arcane-explosion"].abilities[1].needs.dice
    assert set(needs) == set(CONDITIONS) == set(If.__struct_fields__) - {"unhurt", "count"}
    every = [If(**{name: value}, count=2) for name, value in needs.items()]
    every += [If(again=True, unhurt=True), If(**needs, count=3)]
    every += [If(category=one) for one in get_args(Category)]
    text = TEXTS[language]
    for when in get_args(Moment):
        plain = Ability(when=when, do=(Reroll(1), Unequip()), of=("moonfire",))
        kinds = [replace(plain, needs=one) for one in every]
        kinds += [replace(plain, needs=one, otherwise=(Reroll(2),)) for one in every]
        kinds += [replace(plain, free=one) for one in every]
        kinds += [
            replace(plain, whose=whose, once=once)
            for whose in ("friend", "friends")
            for once in ("", "attacker")
        ]
        kinds += [replace(plain, auto=True), replace(plain, follows=True), replace(plain, energy=2)]
        kinds += [
            replace(plain, each=True),
            replace(plain, once="turn"),
            replace(plain, unequips=("self", "wrath")),
        ]
        for one in (plain, *kinds):
            for context in (CARD, FOE):
                check(text.ability(one, context), when, language)


def test_there_is_a_word_for_every_type_category_and_trait() -> None:
    traits = {trait for card in (*LIBRARY.items, *LIBRARY.printed_items) for trait in card.traits}
    functions = {card.function for card in (*LIBRARY.items, *LIBRARY.powers) if card.function}
    for language in LANGUAGES:
        for family, words in (
            ("type", get_args(CardType)),
            ("category", get_args(Category)),
            ("a-category", get_args(Category)),
            ("trait", traits),
            ("function", functions),
        ):
            for word in words:
                assert TEXTS[language].messages.has(f"card-{family}-{word}"), word


def test_both_languages_have_the_same_messages() -> None:
    """None is missing on either side, none is of a word that no effect has, and every effect has one."""
    english = message_ids(LOCALE, "en-cards")
    assert english == message_ids(LOCALE, "it-cards") != set()
    effects = {message.removeprefix("effect-") for message in english if message.startswith("effect-")}
    assert effects == set(LIBRARY.vocabulary.kinds)
