"""Runebound's options explained: what follows from them, how likely it is, and why one would choose them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from locanda.games import load
from locanda.games.runebound.judging import prospects
from locanda.games.runebound.telling.counsel import NOTES
from locanda.kernel.decision import Decision
from locanda.kernel.match import Match
from locanda.kit.text import LANGUAGES

GAME = load("runebound")
HURT = [{"hero": "ulfa", "at": "tamalir", "wounds": 4}, {"hero": "quill", "at": "corrask"}]
ENGLISH, ITALIAN = (GAME.narrator(language) for language in LANGUAGES)


def asked(**given: Any) -> tuple[Match, Decision]:
    """A match that goes on from what is given, and what is asked there."""
    heroes = [{"hero": "ulfa", "at": "tamalir"}, {"hero": "quill", "at": "corrask"}]
    laid, setup = GAME.arrange(msgspec.convert({"seats": heroes, **given}, GAME.given))
    match = Match.at(laid, setup)
    assert match.decision is not None
    return match, match.decision


def said(match: Match, decision: Decision, key: str, what: str) -> list[str]:
    """What both narrators say of an option."""
    option = decision.find(key)
    assert option is not None
    return [getattr(one, what)(match.table, decision, option) for one in (ENGLISH, ITALIAN)]


def test_every_note_has_its_words_in_both_languages() -> None:
    for note in NOTES - {"move stop"}:
        name = f"leads-{note.replace(' ', '-').replace('.', '-')}"
        assert ENGLISH.messages.has(name) and ITALIAN.messages.has(name), name


def test_staying_says_what_comes_next() -> None:
    match, decision = asked()
    english, italian = said(match, decision, "rest:5", "leads_to")
    assert english == "You stay where you are; then the market follows, then the end of your turn."
    assert italian == "Resti dove sei; poi viene il mercato, poi la fine del turno."


def test_resting_with_more_dice_than_there_is_exhaustion_says_so() -> None:
    """RB-RUL-08 allows it; nobody should do it unawares."""
    match, decision = asked()
    assert said(match, decision, "rest:1", "leads_to") == [
        "Nobody is exhausted: this recovers nothing.",
        "Nessuno ha Stanchezza: non si recupera nulla.",
    ]
    tired = [{"hero": "varikas", "at": "tamalir", "exhaustion": 2}, {"hero": "quill", "at": "corrask"}]
    match, decision = asked(seats=tired)
    assert said(match, decision, "rest:2", "leads_to") == ["", ""]
    assert said(match, decision, "rest:3", "leads_to") == [
        "This recovers nothing more than resting with 2 dice.",
        "Non si recupera nulla di più che riposando con 2 dadi.",
    ]


def idle(match: Match, decision: Decision) -> list[str]:
    """The options that change nothing, on which both narrators agree."""
    found = {one.key: said(match, decision, one.key, "is_idle") for one in decision.options}
    assert all(english == italian for english, italian in found.values())
    return [key for key, (english, _) in found.items() if english]


def test_only_dice_that_would_be_left_out_for_nothing_are_idle() -> None:
    """To leave out all of them is to stay where one is."""
    assert idle(*asked()) == ["rest:1", "rest:2", "rest:3", "rest:4"]
    tired = [{"hero": "varikas", "at": "tamalir", "exhaustion": 2}, {"hero": "quill", "at": "corrask"}]
    assert idle(*asked(seats=tired)) == ["rest:3", "rest:4"]


def test_each_way_to_act_in_a_fight_has_its_own_chance() -> None:
    """A Boar of Life 1 strikes in melee alone: a magic attack (13/20) is free, and to defend only lets it pass."""
    match, decision = asked(seats=HURT, turn={"phase": "magic"}, fight={"card": "gorsefield-boar"})
    attack, defend = (
        prospects.prospect(match.table, decision, option)
        for option in (decision.options[0], decision.options[-1])
    )
    assert attack is not None and defend is not None and decision.options[0].key == "attack:hero"
    assert 0.0 < defend.chance < 1.0
    assert attack.chance == pytest.approx(13 / 20 + 7 / 20 * defend.chance)
    shown = ENGLISH.chance_of(match.table, decision, decision.options[0])
    assert shown == ("to win the fight, using nothing more", attack.chance)


def test_the_reason_for_the_best_attack_says_that_nothing_else_wins_more_often() -> None:
    match, decision = asked(seats=HURT, turn={"phase": "magic"}, fight={"card": "gorsefield-boar"})
    english, italian = said(match, decision, "attack:hero", "reason_for")
    assert english.endswith("and no other choice wins it more often.")
    assert italian.endswith("e nessun’altra scelta lo vince più spesso.")
    assert "another choice wins it in" in said(match, decision, "defend", "reason_for")[0]


def test_a_purchase_is_reasoned_by_price_and_purse() -> None:
    seats = [{"hero": "ulfa", "at": "tamalir", "gold": 9}, {"hero": "quill", "at": "corrask"}]
    match, _ = asked(
        seats=seats,
        turn={"phase": "market"},
        markets={"tamalir": ["short-sword"]},
        decks={"market": ["oak-buckler"]},
    )
    match.answer(0, "visit")
    assert match.decision is not None
    price = GAME.library.by_id["short-sword"].cost
    english, italian = said(match, match.decision, "buy:short-sword", "reason_for")
    assert english == f"It costs {price} gold and leaves you {9 - price}; a weapon helps in every fight."
    assert italian == f"Costa {price} Oro e te ne lascia {9 - price}; un’arma serve in ogni scontro."


def test_a_chance_is_rough_where_not_everybody_is_tried_in_every_phase() -> None:
    """With one Ally all are; with two a plan of the round says who is."""
    for allies, english, italian in (
        (["molk-the-ratcatcher"], "to win the fight", "di vincere"),
        (["molk-the-ratcatcher", "fenn-twopenny"], "roughly to win the fight", "all’incirca di vincere"),
    ):
        hero = {"hero": "ulfa", "at": "tamalir", "allies": allies}
        match, decision = asked(
            seats=[hero, HURT[1]], turn={"phase": "magic"}, fight={"card": "gorsefield-boar"}
        )
        texts = [text for text, _ in said(match, decision, "attack:hero", "chance_of")]
        assert texts[0].startswith(english) and texts[1].startswith(italian), texts
