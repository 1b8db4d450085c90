"""Who is asked in a window: where something is of use now, where a stop was set, and hardly ever for nothing."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from locanda import bots
from locanda.games.wow_tcg import vocabulary as v
from locanda.games.wow_tcg.judging import plays
from locanda.games.wow_tcg.judging.bot import Greedy
from locanda.games.wow_tcg.rules import chain, figures
from locanda.games.wow_tcg.state import Duel
from locanda.kernel.decision import PASS, Decision, Option
from locanda.kernel.dice import Dice
from locanda.kernel.game import Setup
from locanda.kernel.match import Match
from locanda.kit.effects import inside
from tests.unit.games.wow_tcg.matches import GAME
from tests.unit.games.wow_tcg.tables import duel, laid

ASKING = {"options": {"asking": "timely"}}
# So many questions at which nothing but passing makes sense are too many for a whole duel.
FEW = 3
STARTERS = sorted(name for name, deck in GAME.library.shelf.items() if deck.kind == "starter")


def brings_something(judge: Greedy, t: Duel, asked: Decision, option: Option) -> bool:
    """Whether the house finds that an option does any good, whatever it costs and its card could be kept for."""
    s = judge.scene(t, asked.seat)
    if option.verb == "strike":
        return judge._strike(s, option)[0] > 0
    if option.verb == "play":
        return plays.of_card(s, t.library.by_id[option.about])[2] > 0
    piece, number = chain.named(t, option.about)
    power = figures.powers_of(t, piece)[number]
    if any(isinstance(step, v.Cheaper) and step.what == "strike" for step in inside(power.do)):
        # It does the good of the strike that it pays for.
        return any(
            judge._strike(s, Option("strike", weapon.label))[0] > 0
            for weapon in t.of(asked.seat)
            if weapon.card.kind == "weapon" and not weapon.exhausted and not weapon.resource
        )
    return plays.of_power(s, piece, replace(power, cost=()), number)[0] > 0


def empty_questions(first: str, second: str, seed: str, asking: str = "timely") -> tuple[int, int]:
    """In how many windows the first player was asked in a whole duel, and in how many of them for nothing.

    For nothing: the house passes, and finds that nothing that is offered would do any good.
    """
    setup = Setup(2, brings=(first, second), options={"asking": asking})
    match = Match(GAME, setup, Dice.from_seed(seed))
    sitting = [bots.make(GAME, "greedy", seat) for seat in range(2)]
    judge = Greedy(1)
    windows = empty = 0
    while match.decision is not None:
        asked = match.waiting[0]
        option = sitting[asked.seat](match, asked)
        if asked.seat == 0 and asked.passes:
            windows += 1
            others = [one for one in asked.options if one is not PASS]
            empty += option is PASS and not any(
                brings_something(judge, duel(match), asked, one) for one in others
            )
        match.answer(asked.seat, asked.key(option))
    return windows, empty


@pytest.mark.parametrize("number", range(len(STARTERS)))
def test_a_whole_duel_asks_hardly_anything_for_nothing(number: int) -> None:
    first, second = STARTERS[number], STARTERS[number - 4]
    _, empty = empty_questions(first, second, f"asked {number}")
    assert empty <= FEW


def test_whoever_is_asked_wherever_something_can_be_done_is_asked_far_more_often_and_for_nothing() -> None:
    often, empty = empty_questions(STARTERS[4], STARTERS[8], "asked always", "always")
    seldom, _ = empty_questions(STARTERS[4], STARTERS[8], "asked always")
    assert empty > FEW
    assert often > 4 * seldom


QUIET: list[tuple[str, dict[str, Any], dict[str, Any], dict[str, Any], list[str]]] = [
    ("an own quest, before and after the own action phase", {"quests": ["kiblers-exotic-pets"]}, {}, {}, []),
    (
        "healing where nobody is hurt",
        {"hand": ["flash-heal"], "hero": "boris-brightbeard"},
        {},
        {"seat": 1},
        [],
    ),
    (
        "what makes ranged weapons stronger without a fight of the own hero",
        {
            "hero": {"card": "elendril"},
            "flipped": False,
            "allies": ["kor-cindervein"],
            "equipment": ["ancient-bone-bow"],
        },
        {"allies": ["vaerik-proudhoof"]},
        {},
        ["attack:kor-cindervein", "defender:vaerik-proudhoof"],
    ),
    (
        "a shield for the hero where an ally fights",
        {"hero": "graccus", "hand": ["holy-shield"], "allies": ["kor-cindervein"]},
        {"allies": ["vaerik-proudhoof"]},
        {},
        ["attack:kor-cindervein", "defender:vaerik-proudhoof"],
    ),
    (
        "an answer to an own card",
        {"hero": "tazo", "hand": ["fire-blast", "brigg"]},
        {"allies": ["kor-cindervein"]},
        {},
        ["play:brigg"],
    ),
]


def windows(mine: dict[str, Any], theirs: dict[str, Any], turn: dict[str, Any], keys: list[str]) -> list[str]:
    """In which windows the first seat is asked in this turn, if everybody passes otherwise."""
    match = laid(
        {"flipped": True, "resources": 4, **mine},
        {"hero": "gorebelly", "flipped": True, **theirs},
        turn={"phase": "ready", **turn},
        **ASKING,
    )
    left, found = list(keys), list[str]()
    turn_now = duel(match).turn
    while duel(match).turn == turn_now:
        asked = match.waiting[0]
        known = [asked.key(one) for one in asked.options]
        if asked.seat == 0 and asked.passes:
            found.append(asked.prompt)
        if left and left[0] in known:
            match.answer(asked.seat, left.pop(0))
            continue
        match.answer(
            asked.seat, next(key for key in (*known, "") if key in ("pass", "no", "done", known[-1]))
        )
    assert not left, f"{left} was never offered"
    return found


@pytest.mark.parametrize(
    ("mine", "theirs", "turn", "keys"), [one[1:] for one in QUIET], ids=[one[0] for one in QUIET]
)
def test_nobody_is_asked_for(
    mine: dict[str, Any], theirs: dict[str, Any], turn: dict[str, Any], keys: list[str]
) -> None:
    mine = {"hero": "tazo", **mine}
    assert windows(mine, theirs, turn, keys) == []


ASKED: list[tuple[str, dict[str, Any], dict[str, Any], dict[str, Any], list[str], list[str]]] = [
    (
        "a quest that is left at the end of another turn",
        {"quests": ["kiblers-exotic-pets"]},
        {},
        {"seat": 1},
        [],
        ["end"],
    ),
    (
        "damage at the end, and not in answer to an ally that only enters play",
        {"hand": ["fire-blast"], "hero": "tazo"},
        {"hand": ["brigg"], "resources": 1},
        {"seat": 1},
        ["play:brigg"],
        ["end"],
    ),
    (
        "healing before a blow that would be fatal, and once more at the end",
        {
            "hero": "boris-brightbeard",
            "hand": ["flash-heal"],
            "allies": [{"card": "kor-cindervein", "damage": 2}],
        },
        {"hand": ["quick-strike"], "resources": 3},
        {"seat": 1},
        ["play:quick-strike", "target:kor-cindervein"],
        ["respond"],
    ),
    (
        "exhausting an attacker before it attacks",
        {"hero": "elendril", "hand": ["exhaustion"]},
        {"allies": ["vaerik-proudhoof"]},
        {"seat": 1},
        ["attack:vaerik-proudhoof"],
        ["respond", "end"],
    ),
    (
        "a spell that can be interrupted",
        {"hero": "tazo", "hand": ["counterspell"]},
        {"hand": ["rally-the-troops"], "resources": 3},
        {"seat": 1},
        ["play:rally-the-troops"],
        ["respond"],
    ),
    (
        "what makes an attacker stronger",
        {"hero": "moonshadow", "hand": ["mark-of-the-wild"], "allies": ["kor-cindervein"]},
        {"allies": ["vaerik-proudhoof"]},
        {},
        ["attack:kor-cindervein", "defender:vaerik-proudhoof"],
        ["defend"],
    ),
    (
        "a protector in the way of an own attack",
        {"hero": "elendril", "hand": ["exhaustion"], "allies": ["kor-cindervein"]},
        {"allies": ["guardian-steelhorn"]},
        {},
        ["attack:kor-cindervein", "defender:gorebelly"],
        ["attack"],
    ),
]


@pytest.mark.parametrize(
    ("mine", "theirs", "turn", "keys", "expected"), [one[1:] for one in ASKED], ids=[one[0] for one in ASKED]
)
def test_somebody_is_asked_for(
    mine: dict[str, Any], theirs: dict[str, Any], turn: dict[str, Any], keys: list[str], expected: list[str]
) -> None:
    mine = {"hero": "tazo", **mine}
    assert windows(mine, theirs, turn, keys) == expected


def test_a_stop_asks_wherever_it_stands() -> None:
    match = laid(
        {"hero": "tazo", "flipped": True, "resources": 4, "quests": ["kiblers-exotic-pets"]},
        {"hero": "gorebelly", "flipped": True},
        turn={"phase": "ready"},
        stops=[(0, "ready"), (0, "draw")],
        **ASKING,
    )
    for prompt in ("ready", "draw"):
        assert (match.waiting[0].seat, match.waiting[0].prompt) == (0, prompt)
        assert "complete:kiblers-exotic-pets" in [
            match.waiting[0].key(one) for one in match.waiting[0].options
        ]
        match.answer(0, "pass")
    assert match.waiting[0].prompt == "action"
