"""The witness of whole games notices what is not shown, not read out, or shown at a wrong time."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.witness import TELLS, judged

SHORTEST = 400


def line(kind: str, text: str, seat: int = 0, **facts: Any) -> dict[str, Any]:
    return {"kind": kind, "text": text, "seat": seat, "facts": facts}


def moment(number: int, text: str, **other: Any) -> dict[str, Any]:
    return {
        "number": number,
        "kind": "dice",
        "own": True,
        "walks": False,
        "open": 0,
        "end": False,
        "lasted": 900.0,
        "text": text,
        **other,
    }


DREW = line("drew-card", "You draw Brigg", card="brigg")
LINES = [
    line("faced", "Ada meets a Rat"),
    line("rolled", "Ada rolls 7"),
    line("beat", "Ada beats the Rat"),
    line("gold", "Ada gets 2"),
]
SEEN = [moment(1, "Ada meets a Rat"), moment(2, "Ada rolls 7"), moment(3, "Ada beats the Rat Ada gets 2")]
HEARD = ["Ada meets a Rat. Ada rolls 7.", "Ada beats the Rat. Ada gets 2."]


def faults(
    seen: list[dict[str, Any]] = SEEN, heard: list[str] = HEARD, lines: list[dict[str, Any]] = LINES
) -> str:
    return "; ".join(judged("runebound", 0, lines, seen, heard, [], SHORTEST).faults)


def test_what_was_seen_and_read_out_has_no_fault_and_counts() -> None:
    found = judged("runebound", 0, LINES, SEEN, HEARD, [], SHORTEST)
    assert not found.faults
    assert found.told == set(TELLS["runebound"]) == {"draw", "dice", "outcome", "reward"}


def test_what_befalls_others_is_no_result_of_ones_own() -> None:
    assert not judged("runebound", 1, LINES, SEEN, HEARD, [], SHORTEST).told


@pytest.mark.parametrize("missing", range(4))
def test_each_of_draw_dice_outcome_and_reward_is_missed_when_it_is_not_shown(missing: int) -> None:
    text = LINES[missing]["text"]
    seen = [one | {"text": one["text"].replace(text, "")} for one in SEEN]
    found = judged("runebound", 0, LINES, seen, HEARD, [], SHORTEST)
    assert found.faults == [f"never shown: {LINES[missing]['kind']} {text!r}"]
    assert len(found.told) == 3


@pytest.mark.parametrize(
    ("heard", "says"),
    [
        (["Ada meets a Rat. Ada rolls 7.", "Ada beats the Rat."], "not read out"),
        (HEARD[::-1], "not in its place"),
        ([*HEARD, HEARD[1]], "the same twice"),
    ],
)
def test_what_is_not_read_out_once_and_in_its_place_is_a_fault(heard: list[str], says: str) -> None:
    assert says in faults(heard=heard)


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"open": 2}, "a question or the end was open"),
        ({"end": True}, "a question or the end was open"),
        ({"walks": True}, "still on the way"),
        ({"lasted": 120.0}, "only 120 ms"),
        ({"number": 1}, "out of order, or twice"),
    ],
)
def test_a_moment_at_a_wrong_time_is_a_fault(wrong: dict[str, Any], says: str) -> None:
    assert says in faults(seen=[SEEN[0], SEEN[1] | wrong, SEEN[2]])


def test_a_card_that_was_drawn_must_be_in_the_hand() -> None:
    told = ["You draw Brigg."]
    assert not judged("wow-tcg", 0, [DREW], [], told, ["brigg"], 0).faults
    assert judged("wow-tcg", 0, [DREW], [], told, ["parvink"], 0).faults == [
        "drawn, but not in the hand: brigg"
    ]
    assert not judged("wow-tcg", 1, [DREW], [], told, [], 0).faults
    dropped = line("discarded", "", card="brigg")
    assert not judged("wow-tcg", 0, [DREW, dropped], [], told, [], 0).faults
