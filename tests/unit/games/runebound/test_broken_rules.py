"""A rule's scenarios fail when the rule is broken: each mutation below must be noticed by a scenario that cites it."""

from __future__ import annotations

import inspect
import re
import textwrap
from types import ModuleType

import pytest

from locanda.games import load
from locanda.games.runebound import (
    adventure,
    aftermath,
    checks,
    combat,
    effects,
    experience,
    market,
    modifiers,
    movement,
    tokens,
    trade,
    turn,
    undefeated,
)
from locanda.kernel import ledger
from locanda.scenario import run as scenarios

GAME = load("runebound")
BOOK = ledger.load(GAME.folder / "rules.yaml")
LOADED = [loaded for path in scenarios.files([GAME.folder / "scenarios"]) for loaded in scenarios.load(path)]

MUTATIONS = [
    ("RB-BAS-01", checks, "roll_against", "die + bonus >= target", "die + bonus > target"),
    (
        "RB-BAS-04",
        tokens,
        "take_exhaustion",
        "max(0, modifiers.stamina(t, party, ally) - holder.exhaustion)",
        "99",
    ),
    ("RB-MOV-03", movement, "dice_allowance", "5 if in_town else 4", "4"),
    ("RB-MOV-11", movement, "rest", "1 + (more if number == 0 else 0)", "0"),
    ("RB-MOV-16", aftermath, "leave_adventure", 'else "experience"', 'else "movement"'),
    ("RB-ADV-02", adventure, "adventure", 't.phase = "experience"', "aftermath.leave_adventure(t)"),
    ("RB-TST-07", checks, "test", "bonus * exerted", "bonus"),
    ("RB-CHA-05", checks, "extra_attack", "yield from hit(t, party, ally, phase)", "pass"),
    ("RB-COM-03", combat, "attack", "party.attacked = True", "pass"),
    ("RB-COM-12", combat, "defend", "== 0", "== -1"),
    ("RB-COM-14", combat, "attack", "yield from strike_back(t, party, ally, phase)", "pass"),
    (
        "RB-ESC-03",
        combat,
        "try_to_escape",
        "take_wounds(t, party, None, 1)",
        "take_wounds(t, party, None, 0)",
    ),
    ("RB-ESC-04", aftermath, "step_back", "party.at, party.came_from = back, party.at", "pass"),
    ("RB-ESC-08", undefeated, "bury_oldest", "min(waiting", "max(waiting"),
    ("RB-WIN-04", aftermath, "_take_token", "party.tokens[colour] += 1", "pass"),
    ("RB-DEF-02", tokens, "lose_ally", "t.market.put_under(ally.card)", "t.market.put_on_top(ally.card)"),
    ("RB-DEF-05", tokens, "suffer_defeat", "party.gold // 2", "0"),
    ("RB-EVT-04", adventure, "resolve_event", "event.number > top", "event.number >= top"),
    ("RB-ENC-04", adventure, "resolve_encounter", "elif party.at != t.quest", "else"),
    ("RB-UND-01", adventure, "draw", "slot >= 0", "slot >= 9"),
    ("RB-PVP-05", checks, "opposing_total", "return die + bonus", "return bonus"),
    ("RB-PVP-06", trade, "take_spoils", "if not choices", "if choices"),
    ("RB-MKT-03", market, "visit", "trade.add_ware(t, town)", "pass"),
    ("RB-MKT-07", market, "sale_price", "(card.cost + 1) // 2", "card.cost // 2"),
    ("RB-LIM-02", trade, "over_limit", "limit is not None and", "kind != 'armour' and limit is not None and"),
    (
        "RB-LIM-05",
        trade,
        "discard_piece",
        "t.market.put_under(piece.card)",
        "t.market.put_on_top(piece.card)",
    ),
    ("RB-XP-07", experience, "pay", "party.points += change", "pass"),
    ("RB-XP-08", modifiers, "characteristic", "+ party.learned[which]", ""),
    ("RB-VIC-02", aftermath, "_reward", "if reward.victory", "if False"),
    ("RB-VIC-03", trade, "check_runes", ">= RUNES_TO_WIN", "> RUNES_TO_WIN"),
    ("RB-TURN-03", turn, "end", "t.active + 1", "t.active - 1"),
    ("RB-TURN-04", turn, "refresh", "item.face_up = True", "pass"),
    ("RB-GLO-03", effects, "cancel", "moment.wounds -= cancelled", "pass"),
]


@pytest.mark.parametrize(("rule", "module", "name", "old", "new"), MUTATIONS, ids=[m[0] for m in MUTATIONS])
def test_breaking_a_rule_is_noticed(
    rule: str, module: ModuleType, name: str, old: str, new: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Among the scenarios that cite the rule, at least one fails with the broken function."""
    citing = [loaded for loaded in LOADED if rule in BOOK.meaning(loaded.scenario.cites)]
    assert citing and all(scenarios.run(loaded, load).passed for loaded in citing)
    broken = break_function(module, name, old, new)
    original = getattr(module, name)
    monkeypatch.setattr(module, name, broken)
    monkeypatch.setattr(GAME, "phases", {k: broken if v is original else v for k, v in GAME.phases.items()})
    for kind, runner in list(effects.RUNNERS.items()):
        if runner is original:
            monkeypatch.setitem(effects.RUNNERS, kind, broken)
    failed = []
    for loaded in citing:
        try:
            if not scenarios.run(loaded, load).passed:
                failed.append(loaded.scenario.id)
        except (AssertionError, StopIteration, RuntimeError):
            failed.append(loaded.scenario.id)
    assert failed


def break_function(module: ModuleType, name: str, old: str, new: str) -> object:
    """The function of a module with one piece of its source replaced."""
    source = textwrap.dedent(inspect.getsource(getattr(module, name)))
    source = re.sub(r"\A(@[^\n]*\n)+", "", source)
    assert old in source, f"{name} has no {old!r}"
    scope = dict(vars(module))
    exec(compile(source.replace(old, new), f"<broken {name}>", "exec"), scope)
    made: object = scope[name]
    # The broken function must see what the module has, also what other tests patch there.
    return type(getattr(module, name))(made.__code__, vars(module), name, made.__defaults__)  # type: ignore[attr-defined]
