"""The chain: what its scenarios cannot say, about hidden hands, windows, copies, and what a search may know."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from locanda_toys.chain.game import Chain
from locanda_toys.chain.state import Circle, Spell, Strike

from locanda.bots.search import Search
from locanda.kernel.dice import Dice
from locanda.kernel.match import Match
from locanda.kernel.record import decode, encode, record_of, replay
from locanda.kernel.refusal import Refused

from .playing import CHAIN, given


def circle(folder: Path, seats: str, more: str = "") -> Match:
    return given("toy-chain", f"{{seats: [{seats}]{more and f', {more}'}}}", folder)


def table_of(match: Match) -> Circle:
    assert isinstance(match.table, Circle)
    return match.table


# The chain


def test_links_of_two_kinds_stand_in_one_list_and_are_copied_each_as_its_own(tmp_path: Path) -> None:
    match = circle(tmp_path, "{}, {hand: [bolt, shield], energy: 3}, {}")
    match.answer(0, "strike")
    match.answer(0, "target:mage-1")
    match.answer(1, "play:bolt")
    match.answer(1, "target:mage-0")
    assert [type(link) for link in table_of(match).chain] == [Strike, Spell]
    copy = match.copy()
    chain = table_of(copy).chain
    assert [type(link) for link in chain] == [Strike, Spell] and copy.snapshot() == match.snapshot()
    chain[0].target, chain[1].target = 2, 2
    assert [link.target for link in table_of(match).chain] == [1, 0]


def test_a_copy_in_the_middle_of_a_chain_goes_on_like_the_match(tmp_path: Path) -> None:
    match = circle(
        tmp_path, "{hand: [bolt, snuff]}, {hand: [snuff, bolt], charms: [spite, spring]}, {hand: [bolt]}"
    )
    for seat, key in ((0, "play:bolt"), (0, "target:mage-1"), (0, "pass"), (1, "pass")):
        match.answer(seat, key)
    copy = match.copy(journal=True, checkpoints=True)
    for one in (match, copy):
        one.answer(2, "pass")
        one.answer(1, "trigger:spring")
    assert copy.snapshot() == match.snapshot() and list(copy.events) == list(match.events)
    assert (table_of(match).seats[1].life, table_of(match).seats[0].life) == (7, 9)


def test_an_announced_number_is_undone_with_its_card(tmp_path: Path) -> None:
    match = circle(tmp_path, "{hand: [blaze], energy: 5}, {}, {}")
    before = match.snapshot()
    for key in ("play:blaze", "x:4", "target:mage-2"):
        match.answer(0, key)
    assert (table_of(match).seats[0].energy, table_of(match).seats[2].life) == (1, 6)
    for _ in range(3):
        match.undo()
    assert match.snapshot() == before


def test_nobody_answers_for_another(tmp_path: Path) -> None:
    match = circle(tmp_path, "{hand: [bolt]}, {hand: [snuff]}, {hand: [snuff]}")
    match.answer(0, "play:bolt")
    match.answer(0, "target:mage-1")
    with pytest.raises(Refused, match="seat 2 is not asked now; seat 1 is"):
        match.answer(2, "play:snuff")


# Hidden hands


def who_is_asked(folder: Path, hand: str, always: bool) -> list[tuple[int, str]]:
    """Whom the others see being asked after a blow, if the mage in the middle has this hand."""
    match = circle(folder, f"{{}}, {{hand: [{hand}]}}, {{}}", f"always_ask: {str(always).lower()}")
    match.answer(0, "strike")
    match.answer(0, "target:mage-1")
    asked = []
    while match.waiting[0].prompt == "respond":
        asked.append((match.waiting[0].seat, match.waiting[0].prompt))
        match.answer(match.waiting[0].seat, "pass")
    return asked


def test_where_timing_must_tell_nothing_every_hand_is_asked_whatever_it_holds(tmp_path: Path) -> None:
    everybody = [(0, "respond"), (1, "respond"), (2, "respond")]
    assert who_is_asked(tmp_path, "snuff", True) == who_is_asked(tmp_path, "decoy", True) == everybody
    assert who_is_asked(tmp_path, "snuff", False) == [(1, "respond")]
    assert who_is_asked(tmp_path, "decoy", False) == []


def test_a_seat_asks_for_a_stop_or_skips_during_play_and_the_record_knows_it() -> None:
    """Who skips is not asked although it could answer, who wants a stop is asked with nothing to use."""
    match = CHAIN.match(1782)
    quick = {"bolt", "snuff", "shield"}
    assert [bool(quick & set(mage.hand)) for mage in table_of(match).seats] == [False, True, False]
    match.answer(2, "!stop:respond")
    match.answer(1, "!skip:respond")
    match.answer(0, "strike")
    match.answer(0, "target:mage-1")
    assert (match.waiting[0].seat, [option.key for option in match.waiting[0].options]) == (2, ["pass"])
    match.answer(2, "pass")
    assert match.waiting[0].prompt == "act"
    again = replay(
        decode(encode(record_of(match, CHAIN.game.content, seed="1782"))), CHAIN.game, CHAIN.game.content
    )
    assert again.snapshot() == match.snapshot()
    assert (again.table.stops, again.table.skips) == (((2, "respond"),), ((1, "respond"),))


def test_a_hand_is_seen_by_its_owner_only() -> None:
    match = CHAIN.match(4)
    views = [match.view(seat)["seats"][1]["hand"] for seat in (0, 1, 2, None)]
    assert views == [4, table_of(match).seats[1].hand, 4, 4]
    assert [event.to for event in match.events if event.kind == "drew"] == [(0,)]


def test_hidden_hands_are_really_dealt_anew() -> None:
    """One's own hand stays; the others' are any of the cards that one does not see, each as often as it should."""
    match = CHAIN.match(8)
    own, other = list(table_of(match).seats[0].hand), list(table_of(match).seats[1].hand)
    unseen = Counter(card for mage in table_of(match).seats[1:] for card in mage.hand)
    unseen.update(table_of(match).deck.cards)
    deals, found, same = 400, Counter[str](), 0
    for number in range(deals):
        dealt = table_of(match.imagine(0, Dice.from_seed(number)))
        assert dealt.seats[0].hand == own and [len(one.hand) for one in dealt.seats] == [5, 4, 4]
        found.update(dealt.seats[1].hand)
        same += sorted(dealt.seats[1].hand) == sorted(other)
    assert same < deals // 4
    for card, count in unseen.items():
        expected = deals * 4 * count / unseen.total()
        assert 0.7 * expected < found[card] < 1.3 * expected, card


def thoughts(match: Match) -> dict[str, Any]:
    """What a search makes of every option of the seat that is asked."""
    root = Search(3, iterations=80).think(match, match.waiting[0])
    return {key: (move.visits, round(move.total, 9)) for key, move in root.moves.items()}


def test_a_search_thinks_the_same_whatever_the_others_hold(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If hands were not dealt anew, it would think otherwise of a mage who can answer."""
    seats = "{{hand: [bolt, storm], energy: 4}}, {{hand: [{}], life: 3}}, {{life: 4}}"
    able = circle(tmp_path, seats.format("snuff, snuff, shield"), "deck: [decoy, decoy, dirge]")
    bare = circle(tmp_path, seats.format("decoy, decoy, dirge"), "deck: [snuff, snuff, shield]")
    assert able.view(0) == bare.view(0)
    assert thoughts(able) == thoughts(bare)
    monkeypatch.setattr(Chain, "forget", lambda self, table, seat, dice: None)
    assert thoughts(able) != thoughts(bare)
