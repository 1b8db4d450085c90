"""Every mechanism of the toys is broken once, and a scenario that cites its rule notices it."""

from __future__ import annotations

import inspect
import re
import textwrap
from collections.abc import Callable
from types import FunctionType
from typing import Any

import locanda_harbours.rules as sea
import pytest
from locanda_toys.chain import rules as chain
from locanda_toys.chain.game import Chain
from locanda_toys.faction import rules as faction
from locanda_toys.road import rules as road

from locanda.games import load
from locanda.kit import ledger
from locanda.scenario import run as scenarios

from .playing import CHAIN, FACTION, ROAD, SEA, Toy

PASS = "pass"
MUTATIONS: list[tuple[Toy, str, Callable[..., Any], str, str]] = [
    # The chain: turn, costs, announced numbers
    (CHAIN, "CHN-01", Chain.new_table, "deck.draw()", "deck.top()"),
    (CHAIN, "CHN-02", chain.dawn, "min(mage.energy + INCOME, MOST_ENERGY)", "mage.energy + INCOME"),
    (CHAIN, "CHN-03", chain.act, "t.struck = True", PASS),
    (CHAIN, "CHN-04", chain.play, "mage.energy -= cost", PASS),
    (CHAIN, "CHN-04", chain.why_not_pay, "mage.energy < needs", "False"),
    (CHAIN, "CHN-05", chain.cast, "spell.x", "1"),
    (CHAIN, "CHN-05", chain.play, "NUMBERS[: mage.energy]", "NUMBERS[:2]"),
    # Who is asked, in which order it resolves, targets that are gone
    (CHAIN, "CHN-06", chain.add_link, "t.chain.append(link)", "t.chain.insert(0, link)"),
    (CHAIN, "CHN-07", chain.await_responses, "t.chain[-1].seat", "t.active"),
    (CHAIN, "CHN-07", chain.respond, "t.asked + 1", "t.asked + 2"),
    (CHAIN, "CHN-07", chain.respond, "hidden=True", "hidden=False"),
    (CHAIN, "CHN-07", chain.why_not_respond, "not deed.value.quick", "False"),
    (CHAIN, "CHN-08", chain.resolve, "t.chain.pop()", "t.chain.pop(0)"),
    (CHAIN, "CHN-08", chain.respond, "t.passes == len(t.sitting)", "True"),
    (CHAIN, "CHN-09", chain.has_target, "not t.seats[link.target].out", "True"),
    (CHAIN, "CHN-09", chain.has_target, "any(other.number == link.target for other in t.chain)", "True"),
    (CHAIN, "CHN-10", chain.cast, "t.chain.remove(snuffed)", PASS),
    # Replacement, prevention, triggers, waves
    (
        CHAIN,
        "CHN-11",
        chain.damage,
        "if is_replaced(t, mage):\n        return\n    amount = after_shield(t, mage, amount)",
        "amount = after_shield(t, mage, amount)\n    if is_replaced(t, mage):\n        return",
    ),
    (CHAIN, "CHN-12", chain.after_shield, "mage.shield -= taken", PASS),
    (CHAIN, "CHN-12", chain.after_shield, "min(mage.shield, amount)", "mage.shield"),
    (CHAIN, "CHN-13", chain.settle, "t.in_turn_order(t.active)", "t.in_turn_order(0)"),
    (CHAIN, "CHN-13", chain.settle, "waiting[answer.value]", "waiting[min(waiting)]"),
    (CHAIN, "CHN-14", chain.check_waves, "if mage.life <= 0]", "if mage.life <= 0][:1]"),
    (CHAIN, "CHN-14", chain.check_waves, "for lost in leaving if lost is not mage", "if mage not in leaving"),
    (CHAIN, "CHN-14", chain.leave, "if link.seat != mage.seat", ""),
    (CHAIN, "CHN-15", chain.check_waves, "win(t, leaving", "win(t, t.seats"),
    (CHAIN, "CHN-16", chain.end_turn, "t.rounds > LAST_ROUND", "t.rounds >= LAST_ROUND"),
    # Lions and Wolves: bids, turns of a faction, dice, proposals
    (FACTION, "FAC-02", faction.auction, "one.coins + INCOME", "one.coins"),
    (FACTION, "FAC-03", faction.auction, "one.coins -= bid", PASS),
    (FACTION, "FAC-03", faction.auction, "BIDS[: one.coins + 1]", "BIDS[:4]"),
    (FACTION, "FAC-04", faction.award, "return 1 - t.first", "return t.first"),
    (FACTION, "FAC-04", faction.award, "max(t.members(winner)", "min(t.members(winner)"),
    (FACTION, "FAC-05", faction.act, "for one in able]", "for one in able[:1]]"),
    (FACTION, "FAC-05", faction.act, "who.actions = 0", "who.actions -= 1"),
    (FACTION, "FAC-06", faction.share, "die >= needed", "die > needed"),
    (FACTION, "FAC-06", faction.hunt, "one.actions -= 1", PASS),
    (FACTION, "FAC-07", faction.reroll, "t.rerolled.append(answer.value)", PASS),
    (FACTION, "FAC-08", faction.share, "caught == DICE:", "caught > DICE:"),
    (FACTION, "FAC-09", faction.propose, "ask(t, ally.seat", "ask(t, who.seat"),
    (FACTION, "FAC-09", faction.propose, "who.proposed = True", PASS),
    (FACTION, "FAC-09", faction.propose, "hunt(t, [who, ally])", "hunt(t, [who])"),
    (FACTION, "FAC-09", faction.why_not_act, "not t.named(wanted.value).actions", "False"),
    (FACTION, "FAC-10", faction.end, "if faction == winner", "if faction == winner and seat != 1"),
    (FACTION, "FAC-10", faction.end, "side[0].faction == t.active", "side[0].faction"),
    # The road
    (ROAD, "RD-02", road.travel, "if answer is RIDE:", "if answer is STAY:"),
    (ROAD, "RD-03", road.why_not_travel, "t.traveler.coins < FARE", "False"),
    (ROAD, "RD-03", road.why_not_travel, "> t.library.last", "> t.library.last + 1"),
    (ROAD, "RD-04", road.meet, "t.deck.cards, t.met = t.met, []", PASS),
    (
        ROAD,
        "RD-04",
        road.go,
        "max(0, min(traveler.at + places, t.library.last))",
        "traveler.at + abs(places)",
    ),
    (ROAD, "RD-05", road.receive, "max(0, min(coins, room))", "coins"),
    (ROAD, "RD-06", road.rest, "hear(t, traveler, 1", "hear(t, traveler, 0"),
    (ROAD, "RD-07", road.end, "if t.active:\n        return", PASS),
    (ROAD, "RD-08", road.score, "TALE_WORTH * traveler.tales", "0"),
    (ROAD, "RD-08", road.finish, "(score(t, traveler), traveler.at)", "(score(t, traveler), 0)"),
    # The harbors
    (SEA, "HB-01", sea.ship_sails, "sail(t, 1", "sail(t, 0"),
    (SEA, "HB-02", sea.rest, "yield from road.rest(t)", 't.phase = "end"'),
    (SEA, "HB-03", sea.why_not_sell, "cargo == t.place(t.traveler).id", "False"),
    (SEA, "HB-03", sea.why_not_load, "sea(t).cargo[t.active]", "False"),
    (SEA, "HB-04", sea.why_not_board, "sea(t).ship != t.traveler.at", "False"),
    (SEA, "HB-04", sea.board, "road.go(", "print("),
    (SEA, "HB-05", sea.laden_travelers_walk, "sea(t).cargo[t.active]", "False"),
    (SEA, "HB-06", sea.larger_purse, "coins + MORE_COINS", "coins"),
    (SEA, "HB-07", sea.wind, "effect.harbours", "0"),
]


def broken(function: Callable[..., Any], old: str, new: str) -> Any:
    """The code of a function with one piece of its source replaced."""
    source = textwrap.dedent(inspect.getsource(function))
    source = re.sub(r"\A(?:@[^\n]*\n)+", "", source)
    assert old in source, f"{function.__name__} has no {old!r}"
    scope: dict[str, Any] = {}
    exec(
        compile(f"from __future__ import annotations\n{source.replace(old, new)}", "<broken>", "exec"), scope
    )
    return scope[function.__name__].__code__


@pytest.mark.parametrize(
    ("toy", "rule", "function", "old", "new"),
    MUTATIONS,
    ids=[
        f"{rule}-{function.__name__}-{number}" for number, (_, rule, function, _, _) in enumerate(MUTATIONS)
    ],
)
def test_breaking_a_mechanism_is_noticed(
    toy: Toy, rule: str, function: FunctionType, old: str, new: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Among the scenarios that cite the rule, at least one fails with the broken function."""
    book = ledger.load_all(toy.game.folders)
    found = [loaded for path in scenarios.of_game(toy.game) for loaded in scenarios.load(path)]
    citing = [loaded for loaded in found if rule in book.meaning(loaded.scenario.cites)]
    assert citing and all(scenarios.run(loaded, load).passed for loaded in citing)
    monkeypatch.setattr(function, "__code__", broken(function, old, new))
    failed = []
    for loaded in citing:
        try:
            if not scenarios.run(loaded, load).passed:
                failed.append(loaded.scenario.id)
        except (ValueError, IndexError) as error:
            failed.append(f"{loaded.scenario.id}: {error}")
    assert failed


def test_every_rule_of_the_toys_is_broken_once() -> None:
    """But for who sits where, which the first scenario of Lions and Wolves and of the road shows by itself."""
    known = {entry.id for toy in (CHAIN, FACTION, SEA) for entry in ledger.load_all(toy.game.folders).rules}
    assert known - {rule for _, rule, _, _, _ in MUTATIONS} == {"FAC-01", "RD-01"}
