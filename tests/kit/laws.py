"""The laws of every match; each is an assertion that a fault in a game breaks."""

from __future__ import annotations

from random import Random
from typing import Any

from locanda.kernel.decision import Decision
from locanda.kernel.match import Match
from locanda.kernel.plain import snapshot

from .eyes import pieces


def keeps_every_piece(match: Match, random: Random, *, begin: int, every: int, limit: int) -> int:
    """Nothing is lost or doubled by random answers after the first ones; says how many answers there were."""
    done = match.play_out(random.random, begin)
    counted = match.game.all_pieces(match.table)
    while not match.over and done < limit:
        done += match.play_out(random.random, every)
        assert match.game.all_pieces(match.table) == counted
    return done


def is_a_real_choice(asked: Decision) -> None:
    """Several options, none of them twice."""
    assert len({option.key for option in asked.options}) == len(asked.options) >= 2, asked


def accepts_what_it_offers(match: Match, asked: Decision) -> None:
    """Every option can be played on a copy."""
    for option in asked.options:
        fork = match.fork(match.answered)
        fork.answer(asked.seat, asked.key(option))
        assert fork.answered == match.answered + 1


def refuses_the_rest(match: Match, asked: Decision, rules: tuple[str, ...]) -> None:
    """Whatever else could be thought of is refused, for reasons that are rules of the book, and nothing changes."""
    before = match.snapshot()
    offered = {asked.key(option) for option in asked.options}
    for key, reasons in asked.blocked().items():
        assert key not in offered
        refused = match.why_not(asked.seat, key)
        assert refused is not None and refused.reasons == reasons
        assert reasons and all(reason.rule.startswith(rules) for reason in reasons), key
    assert match.snapshot() == before


def is_replayed_exactly(match: Match, again: Match) -> None:
    """The same answers lead to the same state and the same story."""
    for seat, key in match.answers:
        again.answer(seat, key)
    assert again.snapshot() == match.snapshot()
    assert list(again.events) == list(match.events)


def is_undone_and_redone(match: Match, steps: int) -> None:
    """Taking back answers leads to where the match was, and giving them again to where it is."""
    before, told = match.snapshot(), list(match.events)
    was = match.fork(match.answered)
    count = min(steps, match.answered)
    for _ in range(count):
        was.undo()
    assert was.snapshot() == match.fork(match.answered - count).snapshot()
    for _ in range(count):
        was.redo()
    assert was.snapshot() == before and list(was.events) == told


def copies_share_nothing(match: Match, seed: int) -> None:
    """However a copy goes on, the match stays as it is."""
    before = match.snapshot()
    copy = match.copy()
    assert copy.snapshot() == before
    copy.play_out(Random(seed).random, 60)
    assert match.snapshot() == before


def tree_size(table: Any) -> int:
    """How many pieces a table has, each of which is reached once and only once."""
    seen: set[int] = set()

    def walk(value: Any) -> None:
        if getattr(type(value), "__plain__", False) or isinstance(value, (list, dict)):
            assert id(value) not in seen, f"{value!r} is reached twice"
            seen.add(id(value))
            for part in pieces(value):
                walk(part)

    walk(table)
    assert snapshot(table.copy()) == snapshot(table)
    return len(seen)
