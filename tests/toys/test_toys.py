"""What holds for every toy, as for every game of the house."""

from __future__ import annotations

import json
import re
from collections import Counter
from dataclasses import fields, is_dataclass
from pathlib import Path
from random import Random

import pytest

from locanda import bots
from locanda.games import load
from locanda.kernel.dice import Dice
from locanda.kernel.match import Match
from locanda.kernel.plain import snapshot
from locanda.kernel.record import decode, encode, record_of, replay
from locanda.kit import ledger
from locanda.kit.guide import Guide
from locanda.kit.text import LANGUAGES, message_ids
from locanda.scenario import run as scenarios
from locanda.scenario.coverage import coverage

from .playing import SEA, TOYS, Toy, by_chance

FILES = sorted({path for toy in TOYS for path in scenarios.of_game(toy.game)})
FOLDERS = sorted({folder for toy in TOYS for folder in toy.game.folders})
of_every_toy = pytest.mark.parametrize("toy", TOYS, ids=str)


# Rules, scenarios and words


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_scenarios_of_a_file_hold(path: Path) -> None:
    outcomes = [scenarios.run(loaded, load) for loaded in scenarios.load(path)]
    assert outcomes
    assert [outcome.message for outcome in outcomes if not outcome.passed] == []


def test_scenario_ids_are_unique() -> None:
    ids = Counter(loaded.scenario.id for path in FILES for loaded in scenarios.load(path))
    assert len(ids) > 60 and max(ids.values()) == 1


@of_every_toy
def test_every_rule_is_implemented_and_shown_by_a_scenario(toy: Toy) -> None:
    report = coverage(toy.game, load)
    assert report["missing"] == [] and report["failed_scenarios"] == []
    known = {entry.id for entry in ledger.load_all(toy.game.folders).rules}
    assert {one for one in ledger.IMPLEMENTED if one.startswith(toy.starts)} == known


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_rules_and_messages_are_there_in_both_languages(folder: Path) -> None:
    book = ledger.load(folder / "rules.yaml")
    assert all(entry.rule != entry.it and len(entry.it) > 0.85 * len(entry.rule) for entry in book.rules)
    assert {entry.chapter for entry in book.rules} == set(book.chapters_it)
    assert message_ids(folder / "locale", "en") == message_ids(folder / "locale", "it") != set()
    for path in (*folder.glob("locale/*.ftl"), folder / "rules.yaml", *folder.glob("content/*.yaml")):
        assert not re.search(r"\w'\w|\.\.\.|\bharbour(?!s? *(?:->|\}|=|$))", _read(path)), path


def _read(path: Path) -> str:
    """What a player reads of a file, without its ids and its comments."""
    text = re.sub(r"^#.*$|^[\w-]+ = |\$[\w-]+", "", path.read_text("utf-8"), flags=re.M)
    return re.sub(r"^ *(?:- )?(?:id|kind): .*$", "", text, flags=re.M)


@of_every_toy
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_at_the_table_is_put_into_words(toy: Toy, language: str) -> None:
    """Every prompt, option, refusal, event and part of the table; no id is left as it is, no message unused."""
    narrator = toy.game.narrator(language)
    said = [narrator.title(), narrator.blurb(), *(narrator.card(one) for one in toy.game.card_ids())]
    used: set[str] = set()
    for seed in range(30):
        match, random = toy.match(seed), Random(seed)
        while not match.over:
            for asked in match.waiting:
                used.add(f"prompt-{asked.prompt}")
                said.append(narrator.prompt(match.table, asked))
                said += [narrator.option(match.table, asked, option) for option in asked.options]
                for reason in (reason for reasons in asked.blocked().values() for reason in reasons):
                    used.add(f"refusal-{reason.reason}")
                    said.append(narrator.refusal(match.table, reason))
            said += [line for _, lines in narrator.overview(match.table, 0) for line in lines]
            asked = random.choice(match.waiting)
            match.answer(asked.seat, asked.key(random.choice(asked.options)))
        used |= {f"event-{event.kind}" for event in match.events}
        said += [text for event in match.events if (text := narrator.event(match.table, event))]
        said += [line for _, lines in narrator.overview(match.table, None) for line in lines]
    known = {one for folder in toy.game.folders for one in message_ids(folder / "locale", language)}
    idle = {one for one in known - used if one.startswith(("prompt-", "event-", "refusal-"))}
    assert idle == {"refusal-about"}
    inner = [*(name for name in toy.game.card_ids() if "-" in name), "{", "None", "toy-"]
    assert [text for text in set(said) if not text or any(one in text for one in inner)] == []


# Playing


@of_every_toy
@pytest.mark.parametrize("seed", range(8))
def test_random_games_end_and_replay_to_the_same(toy: Toy, seed: int) -> None:
    """The record gives every event and the whole state again."""
    match = by_chance(toy.match(seed), seed)
    assert match.table.result is not None and match.table.result.rule.startswith(toy.starts)
    record = decode(encode(record_of(match, toy.game.content, seed=str(seed))))
    assert record.winners == match.table.result.winners
    again = replay(record, toy.game, toy.game.content)
    assert again.snapshot() == match.snapshot() and list(again.events) == list(match.events)


@of_every_toy
@pytest.mark.parametrize("seed", range(4))
def test_undo_and_redo_lead_back_to_the_same(toy: Toy, seed: int) -> None:
    """From any point back to the beginning and on again."""
    match = by_chance(toy.match(seed), seed, 30 + 10 * seed)
    before, events, answers = match.snapshot(), list(match.events), match.answers
    for _ in answers:
        match.undo()
    assert match.answers == [] and match.snapshot() == toy.match(seed).snapshot()
    for _ in answers:
        match.redo()
    assert (match.snapshot(), list(match.events), match.answers) == (before, events, answers)


@of_every_toy
@pytest.mark.parametrize("seed", range(6))
def test_copies_are_exact_and_independent(toy: Toy, seed: int) -> None:
    """Also in the middle of a secret choice, of a chain, or of a hunt."""
    match = toy.match(seed)
    for number in range(40):
        if match.over:
            break
        copy = match.copy()
        assert copy.snapshot() == match.snapshot()
        assert [(one.seat, one.part, one.prompt) for one in copy.waiting] == [
            (one.seat, one.part, one.prompt) for one in match.waiting
        ]
        before = match.snapshot()
        copy.play_out(Random(number).random, 25)
        assert match.snapshot() == before
        by_chance(match, seed * 100 + number, 1)


@of_every_toy
def test_the_state_is_a_tree(toy: Toy) -> None:
    """No piece is reached twice, so that copies cannot tear apart what belongs together."""
    match = by_chance(toy.match(3), 3, 15)
    seen: set[int] = set()

    def walk(value: object) -> None:
        if getattr(type(value), "__plain__", False) or isinstance(value, (list, dict)):
            assert id(value) not in seen
            seen.add(id(value))
            if isinstance(value, (list, dict)):
                parts = list(value.values()) if isinstance(value, dict) else value
            else:
                names = [one.name for one in fields(value)] if is_dataclass(value) else ["cards"]
                parts = [getattr(value, name, None) for name in names]
            for part in parts:
                walk(part)

    walk(match.table)
    assert len(seen) >= 8 and snapshot(match.table.copy()) == snapshot(match.table)


@of_every_toy
@pytest.mark.parametrize("seed", range(6))
def test_what_is_offered_is_taken_and_the_rest_refused_with_a_rule(toy: Toy, seed: int) -> None:
    match = by_chance(toy.match(seed), seed, 4 + 3 * seed)
    for asked in match.waiting:
        for option in asked.options:
            fork = match.fork(match.answered)
            fork.answer(asked.seat, asked.key(option))
            assert fork.answered == match.answered + 1
        for key, reasons in asked.blocked().items():
            refused = match.why_not(asked.seat, key)
            assert refused is not None and refused.reasons == reasons != ()
            assert all(reason.rule.startswith(toy.starts) for reason in reasons)


@of_every_toy
def test_no_piece_is_lost_or_doubled(toy: Toy) -> None:
    """Also when hidden cards are dealt anew in the middle of something."""
    for seed in range(20):
        match = by_chance(toy.match(seed), seed, seed)
        pieces = toy.game.all_pieces(match.table)
        if match.over:
            continue
        copy = match.imagine(match.waiting[0].seat, Dice.from_seed(seed))
        chance = Random(seed).random
        while not copy.over:
            assert toy.game.all_pieces(copy.table) == pieces
            copy.play_out(chance, 2)


@of_every_toy
@pytest.mark.parametrize("seed", range(6))
def test_views_show_nothing_hidden_and_the_bot_does_not_peek(toy: Toy, seed: int) -> None:
    """Whatever is dealt anew because a seat cannot know it, that seat sees and does the same."""
    match = by_chance(toy.match(seed), seed, 5 + 2 * seed)
    if match.over:
        return
    asked = match.waiting[0]
    chosen = bots.make(toy.game, "greedy", 7)(match, asked)
    for seat in (*range(toy.seats), None):
        before = json.dumps(match.view(seat))
        fork = match.fork(match.answered)
        toy.game.deal_anew(fork.table, seat, Dice.from_seed(seed + 1))
        assert json.dumps(fork.view(seat)) == before
        if seat == asked.seat:
            assert bots.make(toy.game, "greedy", 7)(fork, asked).key == chosen.key
    if toy.game.open:
        assert all(match.view(seat) == match.view(None) for seat in range(toy.seats))


# Bots


@of_every_toy
def test_the_bot_of_the_game_knows_every_prompt(toy: Toy) -> None:
    """It plays whole games without ever answering by chance because it does not know the question."""
    strange = Counter(Guide.strange)
    for seed in range(10):
        match = toy.match(seed)
        bots.play(match, [bots.make(toy.game, "greedy", seat) for seat in range(toy.seats)])
        assert match.table.result is not None
    assert Guide.strange == strange


@of_every_toy
def test_search_plays_a_whole_game(toy: Toy) -> None:
    match = toy.match("search")
    bots.play(match, [bots.make(toy.game, "search:8", seat) for seat in range(toy.seats)])
    assert match.table.result is not None


@of_every_toy
def test_the_outlook_is_shared_out_among_those_who_play(toy: Toy) -> None:
    """From 0 to 1 for every seat; the seats of a team share theirs."""
    match = by_chance(toy.match(1), 1, 12)
    worth = toy.game.worth(match.table)
    teams = toy.game.teams(match.setup)
    assert len(worth) == toy.seats and all(0 <= one <= 1 for one in worth)
    assert sum(dict(zip(teams, worth, strict=True)).values()) == pytest.approx(1)


def test_a_match_with_an_expansion_is_laid_out_anew_each_time() -> None:
    """Two tables share no annex."""
    first, second = SEA.match(1), SEA.match(1)
    assert (
        isinstance(first, Match)
        and first.table.annexes["toy-harbours"] is not (second.table.annexes["toy-harbours"])
    )
