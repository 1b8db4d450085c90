"""The net holds: each of its checks fails on a fault that is planted for it, and passes without."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from locanda.games.runebound.state import Party
from locanda.kernel.decision import Decision, Option
from locanda.kernel.dice import Dice
from locanda.kernel.event import Event
from locanda.kernel.match import Match
from locanda.kernel.refusal import Refusal, Refused
from locanda.kernel.zones import Pile
from locanda.kit.guide import Guide

from ..unit.kernel.test_several import match_of
from . import laws, prompts, secrets, telling
from .catch import caught
from .eyes import Listener, differences, leaks, offered_otherwise, perceived, piles, settle, words
from .play import new, on_the_way, played

RUNEBOUND, ADVENTURE = caught("runebound"), caught("wow-adventure")
DICE = Dice.from_seed("another deal")


@pytest.fixture
def match() -> Match:
    return played(RUNEBOUND, 3, 5, 60)


# Play


def test_a_lost_card_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards that go under a pile vanish."""
    laws.keeps_every_piece(new(RUNEBOUND, 3, 1), random.Random(1), begin=12, every=10, limit=500)
    monkeypatch.setattr(Pile, "put_under", lambda self, card: None)
    with pytest.raises(AssertionError):
        laws.keeps_every_piece(new(RUNEBOUND, 3, 1), random.Random(1), begin=12, every=10, limit=4_000)


@pytest.mark.parametrize("options", [(Option("a"),), (Option("a"), Option("a"))])
def test_a_choice_that_is_none_is_found(options: tuple[Option, ...]) -> None:
    with pytest.raises(AssertionError):
        laws.is_a_real_choice(Decision(0, "which", options))


def test_an_option_that_is_not_accepted_is_found(match: Match) -> None:
    asked = match.waiting[0]
    laws.accepts_what_it_offers(match, asked)
    asked.options = [*asked.options, Option("cheat")]
    with pytest.raises(Refused):
        laws.accepts_what_it_offers(match, asked)


@pytest.mark.parametrize("reasons", [[], [Refusal("HOUSE-1")], [Refusal("")]])
def test_a_refusal_without_a_rule_of_the_book_is_found(reasons: list[Refusal]) -> None:
    match = next(one for one in on_the_way(new(RUNEBOUND, 3, 5), 5, 90) if one.waiting[0].blocked())
    asked = match.waiting[0]
    laws.refuses_the_rest(match, asked, RUNEBOUND.rules)
    asked.why_not = lambda subject, option: iter(reasons)
    with pytest.raises(AssertionError):
        laws.refuses_the_rest(match, asked, RUNEBOUND.rules)


def test_dice_that_are_not_the_matchs_own_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Dice, "roll", lambda self, sides, label="": random.randint(1, sides))
    match = played(RUNEBOUND, 3, 5, 60)
    with pytest.raises((AssertionError, Refused)):
        laws.is_replayed_exactly(match, new(RUNEBOUND, 3, 5))


def test_a_fact_that_lies_outside_the_table_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule that counts for itself counts again when an answer is taken back and given again."""
    phases, turns = RUNEBOUND.game.phases, []

    def movement(t: Any) -> Any:
        turns.append(t.active)
        t.clock = len(turns)
        return (yield from sound(t))

    sound = phases["movement"]
    laws.is_undone_and_redone(played(RUNEBOUND, 3, 5, 60), 5)
    monkeypatch.setitem(phases, "movement", movement)

    def found(answers: int) -> bool:
        try:
            laws.is_undone_and_redone(played(RUNEBOUND, 3, 5, answers), 5)
        except AssertionError:
            return True
        return False

    assert any(found(answers) for answers in range(40, 90, 5))


def test_a_copy_that_shares_a_piece_is_found(monkeypatch: pytest.MonkeyPatch, match: Match) -> None:
    laws.copies_share_nothing(match, 1)
    monkeypatch.setattr(Party, "copy", copy.copy)
    shared = played(RUNEBOUND, 3, 5, 60)
    with pytest.raises(AssertionError):
        for seed in range(20):
            laws.copies_share_nothing(shared, seed)


def test_a_piece_that_is_reached_twice_is_found(match: Match) -> None:
    laws.tree_size(match.table)
    match.table.seats[0].items = match.table.seats[1].items
    with pytest.raises(AssertionError):
        laws.tree_size(match.table)


# Hidden cards


def top_card(table: Any) -> str:
    """The next card of a hidden deck."""
    found: str = next(pile for pile in piles(table) if len(pile) > 5).cards[-1].id
    return found


def test_other_hidden_cards_are_really_others(match: Match) -> None:
    """Forgetting alone moves no card of a pile: a test that only forgets would see nothing of this leak."""
    game = match.game
    fork = match.fork(match.answered)
    game.deal_anew(fork.table, 0, DICE.copy())
    assert game.secrets(fork.table) == game.secrets(match.table)
    for pile in piles(fork.table):
        before = list(pile.cards)
        settle(pile)
        assert pile.cards != before and sorted(map(id, pile.cards)) == sorted(map(id, before))


def test_what_is_known_of_a_pile_stays_where_it_lies() -> None:
    pile: Pile[int] = Pile(list(range(20)))
    pile.loosen(DICE.copy())
    pile.put_on_top(20)
    pile.put_under(-1)
    settle(pile)
    assert pile.cards[0] == -1 and pile.cards[-1] == 20
    assert pile.cards[1:-1] != list(range(20)) and sorted(pile.cards[1:-1]) == list(range(20))


def leaky(name: str) -> Callable[..., Any]:
    """A method of a narrator that says the next card as well."""

    def method(self: Any, table: Any, *arguments: Any, **named: Any) -> Any:
        sound = getattr(super(type(self), self), name)(table, *arguments, **named)
        match sound:
            case str():
                return f"{sound} {top_card(table)}"
            case dict():
                return {**sound, "next": top_card(table)}
        return [*sound, (top_card(table), 0.5)]

    return method


@pytest.mark.parametrize(
    "name", ["prompt", "option", "refusal", "event", "facts", "details", "chances", "overview"]
)
def test_a_narrator_that_knows_too_much_is_found(
    monkeypatch: pytest.MonkeyPatch, match: Match, name: str
) -> None:
    """Whatever it is that it says to the seat that is asked."""
    seat = match.waiting[0].seat
    assert leaks(match, seat, DICE.copy()) == []
    kind = type(match.game.narrator("en"))
    gossip = type("Gossip", (kind,), {name: leaky(name), "tellings": kind.tellings})
    monkeypatch.setitem(match.game._narrators, "en", gossip(match.game, "en"))
    assert leaks(match, seat, DICE.copy())


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_view_with_the_order_of_a_deck_is_found(
    monkeypatch: pytest.MonkeyPatch, match: Match, seat: int | None
) -> None:
    sound = type(match.game).view

    def view(self: Any, table: Any, seat: int | None) -> dict[str, Any]:
        return {
            **msgspec.to_builtins(sound(self, table, seat)),
            "market": [card.id for card in table.market.cards],
        }

    monkeypatch.setattr(type(match.game), "view", view)
    assert any(one.startswith("view.market") for one in leaks(match, seat, DICE.copy()))


def test_a_view_of_others_hands_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only of others: everybody may see the own hand."""
    match = played(ADVENTURE, 3, 4, 80)
    holder = max(match.table.seats, key=lambda hero: len(hero.hand)).seat
    other = (holder + 1) % 3
    sound = type(match.game).view

    def view(self: Any, table: Any, seat: int | None) -> dict[str, Any]:
        return {
            **msgspec.to_builtins(sound(self, table, seat)),
            "hand": [card.id for card in table.seats[holder].hand],
        }

    monkeypatch.setattr(type(match.game), "view", view)
    assert leaks(match, holder, DICE.copy()) == []
    for seat in (other, None):
        assert any(leaks(match, seat, Dice.from_seed(number)) for number in range(9))


def test_a_bot_that_peeks_is_found(monkeypatch: pytest.MonkeyPatch, match: Match) -> None:
    asked = match.waiting[0]
    assert len(asked.options) > 1
    sound = type(match.game).guide

    def guide(self: Any, seed: int) -> Any:
        sound(self, seed)
        return lambda table, decision: decision.options[sum(top_card(table).encode()) % len(decision.options)]

    monkeypatch.setattr(type(match.game), "guide", guide)
    monkeypatch.setattr(match.game, "bots", {"greedy": match.game.guide}, raising=False)
    deals = [leaks(match, asked.seat, Dice.from_seed(number)) for number in range(20)]
    assert any(one.startswith("hint") for found in deals for one in found)


def test_options_that_depend_on_a_hidden_card_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    phases = RUNEBOUND.game.phases
    sound = phases["movement"]

    def movement(t: Any) -> Any:
        script = sound(t)
        asked = next(script)
        if sum(top_card(t).encode()) % 2:
            asked.options = asked.options[::-1]
        answer = yield asked
        yield from _go_on(script, answer)

    def found() -> list[str]:
        match = new(RUNEBOUND, 2, 3)
        return [
            one
            for _ in on_the_way(match, 3, 120)
            for one in offered_otherwise(match, Dice.from_seed(match.answered)) or ()
        ]

    assert found() == []
    monkeypatch.setitem(phases, "movement", movement)
    assert found()


def _go_on(script: Any, answer: Any) -> Iterator[Any]:
    while True:
        try:
            asked = script.send(answer)
        except StopIteration:
            return
        answer = yield asked


def test_a_line_of_the_log_about_a_card_in_somebodys_hand_is_found() -> None:
    """Those who hold it may be told of it."""
    match = played(ADVENTURE, 3, 4, 80)
    listener = Listener(match)
    hero = next(one for one in match.table.seats if len(one.deck) > 3)
    open_to_all = set(words(match.view(None)))
    drawn = next(card for card in hero.deck.cards if card.id not in open_to_all)
    hero.deck.take_out(drawn)
    hero.hand.append(drawn)
    assert listener.indiscretions() == [] and match.table.journal is not None
    listener = Listener(match)
    hero.hand.remove(drawn)
    hero.deck.put_under(drawn)
    match.table.journal.append(Event("buried", (), hero.seat, None, {"card": drawn.id}))
    told = listener.indiscretions()
    assert {one.rpartition(" tells ")[2] for one in told} == {
        f"seat {seat} of {drawn.id}" for seat in (0, 1, 2, None) if seat != hero.seat
    }


def test_differences_are_named() -> None:
    assert differences({"a": [1, 2]}, {"a": [1, 3]}) == ["a.1: 2 is 3 with other hidden cards"]
    assert differences({"a": 1}, {"a": 1, "b": 2}) and differences([1], [1, 2])
    assert perceived(played(RUNEBOUND, 2, 1, 20), None)["view"]


# What a search may imagine


def test_a_game_that_forgets_nothing_is_found(monkeypatch: pytest.MonkeyPatch, match: Match) -> None:
    secrets.is_imagined_anew(match, 0)
    monkeypatch.setattr(type(match.game), "forget", lambda self, table, seat, dice: None)
    with pytest.raises(AssertionError, match="knows the cards of"):
        secrets.is_imagined_anew(match, 0)


def test_a_game_that_forgets_all_but_one_deck_is_found(monkeypatch: pytest.MonkeyPatch, match: Match) -> None:
    sound = type(match.game).forget

    def forget(self: Any, table: Any, seat: int | None, dice: Dice) -> None:
        sound(self, table, seat, dice)
        table.decks[1].chance = None

    monkeypatch.setattr(type(match.game), "forget", forget)
    with pytest.raises(AssertionError, match=r"knows the cards of \.yellow"):
        secrets.is_imagined_anew(match, 0)


def test_a_deal_that_loses_a_card_is_found(monkeypatch: pytest.MonkeyPatch, match: Match) -> None:
    secrets.imagining_keeps_every_piece(match, 0, DICE, random.Random(1))
    sound = type(match.game).forget

    def forget(self: Any, table: Any, seat: int | None, dice: Dice) -> None:
        sound(self, table, seat, dice)
        table.market.cards.pop()

    monkeypatch.setattr(type(match.game), "forget", forget)
    with pytest.raises(AssertionError):
        secrets.imagining_keeps_every_piece(match, 0, DICE, random.Random(1))


def test_a_search_that_knows_secret_answers_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two children have hidden; whoever looks for them must not know where."""
    match = match_of()
    match.answer(0, "ann/hide:3")
    secrets.answers_of_others_are_imagined(match)

    def imagine(self: Match, seat: int, dice: Dice) -> Match:
        return self.copy()

    monkeypatch.setattr(Match, "imagine", imagine)
    with pytest.raises(AssertionError, match="knows that others chose hide:3"):
        secrets.answers_of_others_are_imagined(match)


# Prompts and words


def test_a_question_that_the_bot_does_not_know_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    kind = type(RUNEBOUND.game.guide(1))
    assert issubclass(kind, Guide)
    assert not prompts.strange(RUNEBOUND, prompts.met_in_play(RUNEBOUND, 1))[1]
    monkeypatch.delitem(kind.answers, "adventure")
    met, unknown = prompts.strange(RUNEBOUND, prompts.met_in_play(RUNEBOUND, 1))
    assert set(unknown) == {"adventure"} and met["adventure"]


@pytest.mark.parametrize(
    ("english", "italian", "fault"),
    [
        ("Go to hex-4-7.", "Vai a Tamalir.", "the code hex-4-7"),
        ("Fight!", "Combatti lord-farrow!", "the code lord-farrow"),
        ("Take {card}.", "Prendi la carta.", "a brace"),
        ("Take None.", "Prendi la carta.", "a value of the program"),
        ("Take it, .", "Prendila.", "two stops"),
        ("Take it .", "Prendila.", "a space before a stop"),
        ("Take it ().", "Prendila.", "empty brackets"),
        ("Take it. ", "Prendila.", "a space at an end"),
        ("Take it.", "", "nothing is said in it"),
        ("You take the whole card.", "You take the whole card.", "the same in both languages"),
    ],
)
def test_words_that_are_badly_put_are_found(english: str, italian: str, fault: str) -> None:
    said = telling.Said("here", {"en": english, "it": italian})
    assert any(fault in one for one in telling.faults(RUNEBOUND, said))


def test_words_that_are_well_put_pass() -> None:
    """Names are the same in both languages, and figures too."""
    for english, italian in [
        ("Lord Farrow took 3 gold!", "Lord Farrow ha preso 3 Oro!"),
        ("Varikas, Lissa, Hrogga, Quill", "Varikas, Lissa, Hrogga, Quill"),
        ("+2 (1.5)", "+2 (1.5)"),
    ]:
        said = telling.Said("here", {"en": english, "it": italian})
        assert list(telling.faults(RUNEBOUND, said)) == []


def test_a_reason_that_is_no_sentence_is_found() -> None:
    assert list(telling.unfinished(telling.Said("here", {"en": "Not now.", "it": "non ora."})))
    assert list(telling.unfinished(telling.Said("here", {"en": "Not now", "it": "Non ora."})))
    assert not list(telling.unfinished(telling.Said("here", {"en": "Not now.", "it": "Non ora."})))


def test_a_reason_against_what_is_offered_is_found() -> None:
    offered = Option("go")
    asked = Decision(0, "way", (offered, Option("stay")), candidates=lambda _: (offered,))
    asked.why_not = lambda subject, option: iter(())
    assert telling.reasons_against_what_is_offered(asked) == []
    asked.why_not = lambda subject, option: iter((Refusal("RB-MOV-01"),))
    assert telling.reasons_against_what_is_offered(asked)
