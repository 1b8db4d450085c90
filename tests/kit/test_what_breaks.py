"""What breaks rules and cards really breaks them, and what notices that really notices."""

from __future__ import annotations

import ast
import os
import re
import time
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from locanda.games.runebound.rules import checks
from locanda.scenario import run as scenarios

from . import cards, deep, mutants, operators, survivors
from .catch import NET, Catch, caught
from .mutants import Place
from .survivors import Listed
from .trial import Fate, Trial, fates

RUNEBOUND = caught("runebound")


def faults(source: str) -> list[str]:
    """What can be broken in a function."""
    (function,) = ast.parse(source).body
    assert isinstance(function, ast.FunctionDef)
    found = list(operators.faults(function))
    assert ast.unparse(function) == ast.unparse(ast.parse(source)), "every fault is taken out again"
    return found


# Faults


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("return gold >= price", ["return gold >= price -> return gold > price"]),
        ("return gold == price", ["return gold == price -> return gold != price"]),
        ("return gold + price", ["return gold + price -> return gold - price"]),
        (
            "t.gold += 3",
            ["t.gold += 3 -> t.gold -= 3", "t.gold += 3 -> removed", "t.gold += 3 -> t.gold += 4"],
        ),
        ("return not t.over", ["return not t.over -> return t.over"]),
        ("return min(a, b)", ["return min(a, b) -> return max(a, b)"]),
        ("return True", ["return True -> return False"]),
        ("return a if b else c", ["return a if b else c -> return a if not b else c"]),
        ("t.phase = 'end'", ["t.phase = 'end' -> removed"]),
        ("wound(t)", ["wound(t) -> removed"]),
        ("yield from wound(t)", ["yield from wound(t) -> removed"]),
        ("yield Refusal('RB-1', 5)", ["yield Refusal('RB-1', 5) -> removed"]),
        ("for one in t.seats: wound(one)", ["for one in t.seats -> for one in ()", "wound(one) -> removed"]),
        ("return [a for a in b if a.up]", ["[a for a in b if a.up] -> [a for a in b if not a.up]"]),
        ("return die.roll(20, 'test')", ["die.roll(20, 'test') -> die.roll(19, 'test')"]),
    ],
)
def test_every_kind_of_fault_is_made(source: str, expected: list[str]) -> None:
    assert faults(f"def rule(t):\n    {source}") == expected


def test_an_assignment_is_taken_away_only_where_the_variable_has_a_value_without_it() -> None:
    """The variable of a comprehension is another one, which ends with it."""
    again = faults("def rule(t):\n    seat = t.first\n    seat = t.second\n    wound(seat)")
    assert "seat = t.second -> removed" in again
    named_alike = faults(
        "def rule(t):\n    wound([seat for seat in t.seats])\n    seat = t.second\n    wound(seat)"
    )
    assert "seat = t.second -> removed" not in named_alike


def test_what_gives_a_variable_its_value_is_not_left_out() -> None:
    found = faults("def rule(t):\n    return t.standing and (gold := t.gold) and gold.much")
    assert {one.partition(" -> ")[2] for one in found} == {
        "t.standing or (gold := t.gold) or gold.much",
        "(gold := t.gold) and gold.much",
        "t.standing and (gold := t.gold)",
    }


def test_every_part_of_a_condition_is_left_out_once() -> None:
    found = faults("def rule(t):\n    if t.first and t.second:\n        wound(t)")
    assert {one.partition(" -> ")[2] for one in found} == {
        "if not (t.first and t.second)",
        "t.first or t.second",
        "t.second",
        "t.first",
        "removed",
    }


@pytest.mark.parametrize(
    "source",
    [
        "t.tell('hit', amount=3 + 4)",
        "assert t.gold >= 0",
        "if t.over: t.tell('over')",
        "if t.journal is not None: t.tell('over')",
        "first = t.seats",
        "slot = -1",
        "return None",
        "yield from ()",
        "a = f'{t.gold + 1}'",
    ],
)
def test_faults_that_cannot_matter_are_not_made(source: str) -> None:
    assert faults(f"def rule(t):\n    '''Say.'''\n    {source}") == []


def place(name: str) -> Place:
    """A function that carries out a rule of Runebound."""
    assert RUNEBOUND.game
    return next(one for one in mutants.places(RUNEBOUND.rules) if one.short == name)


def test_a_broken_function_is_broken_for_everybody_and_sound_again_afterwards() -> None:
    held = checks.roll_against
    (off_by_one,) = (
        one
        for one in mutants.mutants(place("rules.checks:roll_against"))
        if one.name == "die + bonus >= target -> die + bonus > target"
    )
    t = SimpleNamespace(dice=SimpleNamespace(roll=lambda sides, label: 5), journal=None)
    party: Any = SimpleNamespace()
    assert held(t, party, "test", 2, 7, "test")  # type: ignore[arg-type]
    with off_by_one.in_place():
        assert not held(t, party, "test", 2, 7, "test")  # type: ignore[arg-type]
    assert held(t, party, "test", 2, 7, "test")  # type: ignore[arg-type]


def test_what_is_compiled_anew_without_a_fault_is_the_same() -> None:
    """Nobody notices that every function of the rules was compiled anew: only its faults can be noticed."""
    for catch in NET:
        marked = deep.marked(catch)
        assert len(marked) > 80
        every = [*marked, *mutants.beside(marked)]

        def break_it(every: list[Place] = every) -> None:
            for one in every:
                one.function.__code__ = one.compiled()

        assert [one.noticed_by for one in fates([Trial("all", break_it, catch.scenarios)])] == [""]


class Innkeeper:
    """Somebody with a price."""

    def price(self) -> int:
        """What a night costs."""
        return 3


class Miser(Innkeeper):
    """Somebody with a higher one; `super` is something around the method that it knows."""

    def price(self) -> int:
        """What a night costs here."""
        return super().price() * 2


def test_a_method_that_knows_something_around_it_can_be_broken() -> None:
    found = mutants.mutants(Place(f"{__name__}:Miser.price", ()))
    assert [one.fault for one in found] == [
        "super().price() * 2 -> super().price() + 2",
        "super().price() * 2 -> super().price() * 3",
    ]
    with found[0].in_place():
        assert Miser().price() == 5
    assert Miser().price() == 6


# Trials


def fate(break_it: Callable[[], object], count: int = 1) -> str:
    """Which scenario of Runebound notices something."""
    (found,) = fates([Trial("fault", break_it, RUNEBOUND.scenarios[:count])])
    return found.noticed_by


def test_nothing_broken_is_not_noticed() -> None:
    assert fate(lambda: None, 20) == ""


def replaced(monkeypatch: pytest.MonkeyPatch, run: Callable[..., Any]) -> None:
    monkeypatch.setattr(scenarios, "run", run)


def test_a_scenario_that_fails_notices(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first that does, and no other is run."""
    names = [loaded.scenario.id for loaded in RUNEBOUND.scenarios[:3]]
    replaced(
        monkeypatch,
        lambda loaded, _: scenarios.Outcome(loaded.scenario.id, "", loaded.scenario.id == names[0]),
    )
    assert fate(lambda: None, 3) == names[1]


def test_a_scenario_that_raises_notices(monkeypatch: pytest.MonkeyPatch) -> None:
    replaced(monkeypatch, lambda *_: 1 // 0)
    assert fate(lambda: None)


def test_a_scenario_that_never_ends_is_ended_and_notices(monkeypatch: pytest.MonkeyPatch) -> None:
    def run(*_: object) -> None:
        while True:
            pass

    replaced(monkeypatch, run)
    start = time.process_time()
    assert fate(lambda: None) == "the clock"
    assert time.process_time() - start < 5


def test_a_scenario_that_wants_all_memory_notices(monkeypatch: pytest.MonkeyPatch) -> None:
    replaced(monkeypatch, lambda *_: bytearray(1 << 40))
    assert fate(lambda: None)


def test_a_fault_that_cannot_be_made_is_no_noticed_one() -> None:
    with pytest.raises(AssertionError, match="cannot be broken"):
        fate(lambda: 1 // 0)


def test_what_a_trial_breaks_does_not_outlive_it(monkeypatch: pytest.MonkeyPatch) -> None:
    before = os.environ.get("BROKEN")
    assert fate(lambda: os.environ.update(BROKEN="yes")) == ""
    assert os.environ.get("BROKEN") == before


def test_a_limit_of_time_leaves_out_what_would_begin_later() -> None:
    trials = [Trial(str(n), lambda: None, RUNEBOUND.scenarios[:1]) for n in range(2_000)]
    assert 0 < len(list(fates(trials, seconds=0.05))) < 2_000


def test_a_broken_rule_is_noticed_by_a_scenario_that_cites_it() -> None:
    found = [
        one for one in deep.rule_trials(RUNEBOUND) if one.name.startswith("rules.checks:roll_against: die")
    ]
    for fate_ in fates(found):
        noticed = next(one for one in RUNEBOUND.scenarios if one.scenario.id == fate_.noticed_by)
        assert "RB-BAS-01" in RUNEBOUND.game.book.meaning(noticed.scenario.cites)


# Cards


def deck(name: str) -> cards.Deck:
    return next(one for one in cards.cards(RUNEBOUND) if one.card == name)


def test_every_part_of_a_card_is_broken_once() -> None:
    """Figures, effects, words, flags, what is inside of effects; no name, no picture, nothing that is as usual."""
    assert [part.place for part in deck("lissa").parts] == [
        "abilities.1 removed",
        "abilities.1.when after-roll for before-roll",
        "abilities.1.do.1 removed",
        "abilities.1.do.1.amount + 1",
        "abilities.1.cost removed",
        "abilities.1.cost.exhaustion + 1",
        "abilities.1.on removed",
        "abilities.1.type removed",
        *(f"{figure} + 1" for figure in ("mind", "body", "spirit", "damage.1", "damage.2", "damage.3")),
        "life + 1",
        "stamina + 1",
        "skills.perception removed",
        "skills.perception + 1",
        "skills.climb removed",
        "skills.climb + 1",
    ]


@pytest.mark.parametrize("catch", NET, ids=str)
def test_every_card_of_every_game_has_parts(catch: Catch) -> None:
    """And the printed cards are all there."""
    found = {one.card: one for one in cards.cards(catch)}
    assert all(one.parts for one in found.values())
    named = {name for one in found.values() for name in one.names}
    library = catch.game.library
    assert set(library.by_id) <= named


def test_a_broken_part_reaches_what_is_worked_out_from_the_card() -> None:
    """The foe of an Encounter is a Challenge that the library makes of it once."""
    with_foe = next(card for card in RUNEBOUND.game.library.encounters if card.foe is not None)
    part = next(one for one in deck(with_foe.id).parts if one.place == "foe.life + 1")
    before = RUNEBOUND.game.library.foes[with_foe.id].life

    def seen(*_: object) -> Any:
        return scenarios.Outcome("", "", RUNEBOUND.game.library.foes[with_foe.id].life == before)

    broken = [Trial("part", cards.breaker(RUNEBOUND, part), RUNEBOUND.scenarios[:1])]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(scenarios, "run", seen)
        assert fate(lambda: cards.read_again(RUNEBOUND.game.library)) == ""
        assert next(fates(broken)).noticed_by


def test_the_scenarios_of_a_card_come_first() -> None:
    order = cards.in_order(deck("lissa"), RUNEBOUND.scenarios)
    assert len(order) == len(RUNEBOUND.scenarios)
    assert order[0].source.path.stem == "lissa"
    named = [bool(re.search(r"\blissa\b", str(one.source.data))) for one in order]
    assert named == sorted(named, reverse=True) and 10 < sum(named) < len(named)


# Scores and lists


def test_a_score_counts_what_matters() -> None:
    listed = Listed({"it cannot be seen": ["a: 1", "*: 4"]}, {"b": ["2"]})
    found = [Fate("a: 1", ""), Fate("b: 2", ""), Fate("c: 3", ""), Fate("d: 4", ""), Fate("e: 5", "seen")]
    score = deep.Score("game", "rules", found, listed)
    assert (score.noticed, score.excused) == (1, 2)
    assert score.unnoticed == ["b: 2", "c: 3"] and score.unknown == ["c: 3"]
    assert round(score.hundredths) == 33 and score.known_hundredths == 50
    assert score.outdated == []


def test_what_is_listed_but_noticed_or_gone_is_named() -> None:
    listed = Listed({"it cannot be seen": ["a: 1"]}, {"b": ["2"]})
    assert deep.Score("game", "rules", [Fate("a: 1", "seen")], listed).outdated == ["a: 1", "b: 2"]


def test_the_list_is_written_anew(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Reasons stay as long as what they excuse is there; gaps are what survives now."""
    monkeypatch.setattr(survivors, "FOLDER", tmp_path)
    listed = Listed({"it cannot be seen": ["a: 1", "gone: 9"]}, {"b": ["2"]})
    survivors.write("game", "rules", listed, ["a: 1", "c: 3"], ["a: 1", "b: 2", "c: 3"])
    found = Listed({"it cannot be seen": ["a: 1"]}, {"c": ["3"]}, {"c": ""})
    assert survivors.read("game", "rules") == found


@pytest.mark.parametrize(
    ("noticed", "sample", "code"), [(100, False, 0), (90, False, 1), (90, True, 0), (80, True, 1)]
)
def test_too_few_that_are_noticed_fail(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], noticed: int, sample: bool, code: int
) -> None:
    """Under 97 of a hundred rules, or under 90 of a sample that nobody knew of."""
    found = [Fate(f"rule: {n}", "seen" if n < noticed else "") for n in range(100)]
    monkeypatch.setattr(deep, "score", lambda *_: deep.Score("runebound", "rules", found, Listed()))
    options = ["--sample"] if sample else []
    assert deep.main(["rules", "--game", "runebound", *options]) == code
    shown = capsys.readouterr().out
    assert f"{noticed} noticed" in shown and ("99" in shown) == (noticed < 100)


def test_a_tenth_is_always_the_same_for_the_same_files() -> None:
    trials = [Trial(str(number), lambda: None, ()) for number in range(95)]
    first, second = deep.tenth(RUNEBOUND, trials), deep.tenth(RUNEBOUND, trials)
    assert [one.name for one in first] == [one.name for one in second] and len(first) == 10
    assert [one.name for one in first] != [one.name for one in deep.tenth(caught("wow-adventure"), trials)]


@pytest.mark.parametrize("catch", NET, ids=str)
@pytest.mark.parametrize("kind", ["rules", "cards"])
def test_every_gap_says_why_no_scenario_notices(catch: Catch, kind: str) -> None:
    listed = survivors.read(str(catch), kind)
    assert [place for place in listed.open if not listed.why.get(place)] == []
    assert set(listed.why) == set(listed.open)
