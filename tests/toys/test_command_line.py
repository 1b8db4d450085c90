"""The toys from the command line: games, cards, rules, scenarios, boards, simulations, the terminal, records."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from locanda import terminal
from locanda.cli import app
from locanda.kernel import record
from locanda.kernel.refusal import LocandaError
from locanda.kit.text import messages

from .playing import HARBOURS, HERE, SEA, TOYS, Toy

WITH = ("--with", HARBOURS)


def run(*arguments: str, code: int = 0, typed: str = "") -> str:
    """What `locanda` prints; its exit code must be this one."""
    done = CliRunner().invoke(app, list(arguments), input=typed)
    if done.exception is not None and not isinstance(done.exception, SystemExit):
        raise done.exception
    assert done.exit_code == code, done.output
    return done.stdout


def as_json(*arguments: str) -> Any:
    return json.loads(run(*arguments, "--json"))


def test_the_games_of_other_people_are_listed_with_their_expansions() -> None:
    found = {one["id"]: one for one in as_json("games")}
    assert found["toy-road"]["expansions"] == [HARBOURS] and found["toy-chain"]["expansions"] == []
    assert found["toy-faction"]["seats"] == [3, 3]
    assert all(found[toy.name]["bots"] == ["random", "greedy", "search"] for toy in TOYS)
    assert "  expansions: toy-harbours" in run("games").splitlines()


def test_another_process_finds_them_on_its_path() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "locanda", "cards", "toy-road", "toll", *WITH],
        env={**os.environ, "PYTHONPATH": str(HERE)},
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert "the ship sails on by 1 harbor" in done.stdout


def test_cards_are_those_of_the_boxes_that_are_played_with() -> None:
    assert "go back by 1 place" in run("cards", "toy-road", "toll")
    assert "the ship sails on by 1 harbor" in run("cards", "toy-road", "toll", *WITH)
    assert "La nave avanza di 1 porto" in run("cards", "toy-road", "vento", *WITH, "--lang", "it")
    assert len(as_json("cards", "toy-road", *WITH)) == len(as_json("cards", "toy-road")) + 2
    assert "3 danni a un altro mago" in run("cards", "toy-chain", "dardo", "--lang", "it")
    with pytest.raises(LocandaError, match="no card of toy-road has 'west-wind'"):
        run("cards", "toy-road", "west-wind")


@pytest.mark.parametrize("toy", TOYS, ids=str)
def test_every_rule_is_covered(toy: Toy) -> None:
    """The command ends with 1 if one is not."""
    with_ = ("--with", ",".join(toy.expansions))
    report = as_json("rules", toy.name, "--coverage", *with_)
    assert report["rules"] == report["implemented"] == report["tested"] > 7
    assert f"{report['rules']} of {report['rules']} rules implemented" in run(
        "rules", toy.name, "--coverage", *with_
    )


def test_rules_of_an_expansion_are_read_with_it_only() -> None:
    assert "HB-04 (Harbors)" in run("rules", "toy-road", "HB-04", *WITH)
    assert "HB-04 (Porti)\n  Chi si trova dov’è la nave" in run(
        "rules", "toy-road", "hb-04", *WITH, "--lang", "it"
    )
    with pytest.raises(LocandaError, match="no rule of toy-road has the id or the words 'HB-04'"):
        run("rules", "toy-road", "HB-04")


def test_scenarios_are_run_from_their_folders(tmp_path: Path) -> None:
    folders = [str(HERE / "locanda_harbours" / "scenarios"), str(HERE / "locanda_toys")]
    scenarios = [str(path) for folder in folders for path in Path(folder).rglob("scenarios/*.yaml")]
    outcomes = as_json("scenario", folders[0], *scenarios)
    assert len(outcomes) > 60 and all(one["passed"] for one in outcomes)
    wrong = tmp_path / "wrong.yaml"
    wrong.write_text(
        "id: t\ngame: toy-road\nwith: [toy-harbours]\ncites: [HB-01]\nthen:\n"
        "  annexes.toy-harbours.ship: moor\n  waits_for: {seat: 0}\n"
    )
    said = run("scenario", str(wrong), code=1)
    assert "wrong.yaml:6: annexes.toy-harbours.ship is 'estuary', not 'moor'" in said
    assert "0 passed, 1 failed" in said


def test_the_board_shows_what_an_expansion_makes_of_it() -> None:
    assert run("board", "toy-road", "estuary") == "estuary Estuary (road) next to lantern, moor\n"
    assert "estuary Estuario (harbour)" in run("board", "toy-road", "estuario", *WITH, "--lang", "it")
    with pytest.raises(LocandaError, match="toy-chain has no board"):
        run("board", "toy-chain")


@pytest.mark.parametrize("toy", TOYS, ids=str)
@pytest.mark.parametrize("bots", ["random", "greedy", "search:4"])
def test_bots_play_many_games(toy: Toy, bots: str) -> None:
    report = as_json(
        "simulate",
        toy.name,
        *("--players", str(toy.seats), "--games", "3", "--bots", bots),
        *("--with", ",".join(toy.expansions)),
    )
    assert (report["finished"], report["errors"]) == (3, 0)


def test_a_simulation_uses_the_cards_of_the_expansion() -> None:
    report = as_json("simulate", "toy-road", "--games", "12", "--bots", "greedy", *WITH)
    assert report["unused_cards"] == [] and report["finished"] == 12


def test_other_processes_simulate_with_the_expansion_too() -> None:
    same = ("simulate", "toy-road", "--games", "4", "--bots", "random", *WITH)
    one, two = as_json(*same), as_json(*same, "--jobs", "2")
    for field in ("seconds", "decisions_per_second"):
        one.pop(field), two.pop(field)
    assert one == two


@pytest.mark.parametrize("toy", TOYS, ids=str)
@pytest.mark.parametrize("language", ["en", "it"])
def test_a_whole_game_in_the_terminal_is_kept_and_verified(toy: Toy, language: str, tmp_path: Path) -> None:
    """Somebody types the first number all the time, asks for help, takes a move back, and wins or loses."""
    path = tmp_path / "game.json"
    screen = run(
        "play",
        toy.name,
        "--terminal",
        *("--seats", str(toy.seats), "--lang", language, "--seed", "7", "--save", str(path)),
        *("--with", ",".join(toy.expansions)),
        typed="why\nhint\ntable\n1\nundo\n" + "1\n" * 400,
    )
    narrator = toy.game.narrator(language)
    assert screen.startswith(narrator.title())
    kept = record.load(path)
    assert kept.winners is not None and kept.setup.expansions == toy.expansions
    assert kept.players == ("human", *("greedy",) * (toy.seats - 1))
    assert messages(language, terminal.LOCALE).say("undone") in screen and "{" not in screen
    assert f"{len(kept.answers)} answers of {toy.name} replayed, all allowed" in run("verify", str(path))


def test_a_game_in_the_terminal_is_resumed_with_its_expansion(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    table = ("play", "toy-road", "--terminal", "--seats", "2", "--seed", "7")
    run(*table, *WITH, "--save", str(path), typed="1\n1\n1\n")
    before = len(record.load(path).answers)
    assert record.load(path).winners is None
    run("play", "--terminal", "--resume", str(path), typed="1\n" * 100)
    after = record.load(path)
    assert len(after.answers) > before and after.winners is not None


def test_a_damaged_or_foreign_record_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    match = SEA.match(1)
    kept = record.record_of(match, "0123456789abcdef", seed="1")
    record.save(path, kept)
    with pytest.raises(LocandaError, match="was played with other cards"):
        run("verify", str(path))


def test_in_the_terminal_one_looks_at_each_of_several_open_questions() -> None:
    """Both Wolves of one person bid at once; who looks on answers for the second one first."""
    shown = run(
        *("play", "toy-faction", "--terminal", "--seed", "7", "--seats", "3", "--humans", "3"),
        typed="other\nother\n1\nquit\n\n",
    )
    assert "4 questions are open: type other for the next one." in shown
    first, second, third = (shown.find(f"{name} > ") for name in ("Amber", "Ruby", "Ash and Frost"))
    assert 0 <= first < second < third
    assert "3 questions are open" in shown[third:]


@pytest.mark.parametrize("word", ["other", "altra"])
def test_where_one_question_is_open_there_is_no_other(word: str) -> None:
    shown = run("play", "toy-chain", "--terminal", "--seed", "7", "--seats", "3", typed=f"{word}\nquit\n\n")
    assert "No other question is open." in shown


def test_in_the_terminal_a_seat_says_where_it_wants_to_be_stopped(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    shown = run(
        *("play", "toy-chain", "--terminal", "--seed", "7", "--seats", "3", "--save", str(path)),
        typed="stop\nstop nonsense\nstop respond\nskip respond\nskip respond\n1\nquit\n",
    )
    for said in (
        "Here nobody can pass",
        "There is no moment “nonsense”.",
        "You will always be asked when a link can be answered.",
        "You will always pass when a link can be answered.",
        "You will be asked again when a link can be answered.",
    ):
        assert said in " ".join(shown.split()), said
    wishes = [key for _, key in record.load(path).answers if key.startswith("!")]
    assert wishes == ["!stop:respond", "!skip:respond", "!no-skip:respond"]
