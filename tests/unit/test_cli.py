"""The command line: what programs read, and one clear sentence for bad input."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from locanda.games import GAMES, load
from locanda.kernel import record as records
from locanda.kernel.dice import Dice
from locanda.kernel.game import Setup
from locanda.kernel.match import Match


def run(*arguments: str, code: int = 0) -> str:
    """What `locanda` prints; its exit code must be this one, and no traceback may be shown."""
    done = subprocess.run(
        [sys.executable, "-m", "locanda", *arguments],
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert "Traceback" not in done.stderr
    assert done.returncode == code, done.stderr
    return done.stdout if code == 0 else done.stderr + done.stdout


def test_help_lists_every_command() -> None:
    """And starts without loading a game."""
    text = run("--help")
    for command in (
        "play",
        "serve",
        "games",
        "cards",
        "rules",
        "scenario",
        "simulate",
        "verify",
        "review",
        "course",
        "bench",
    ):
        assert command in text


def test_games_cards_and_rules_as_json() -> None:
    """The fields that programs rely on."""
    game = json.loads(run("games", "--json"))[0]
    assert (game["id"], game["seats"], game["bots"]) == ("runebound", [2, 6], ["random", "greedy", "search"])
    cards: list[dict[str, Any]] = json.loads(run("cards", "runebound", "--json"))
    assert sum(card["copies"] for card in cards) == 167
    assert {"id", "name", "deck", "kind", "copies", "text"} <= set(cards[0])
    coverage = json.loads(run("rules", "runebound", "--coverage", "--json"))
    assert (coverage["rules"], coverage["implemented"], coverage["tested"]) == (173, 173, 173)
    assert (coverage["missing"], coverage["failed_scenarios"]) == ([], [])


def test_rules_and_cards_are_read_in_both_languages() -> None:
    """By id and by words."""
    assert "tentativo di fuga" in run("rules", "runebound", "RB-ESC-02", "--lang", "it")
    assert "(Fuga)" in run("rules", "runebound", "RB-ESC-02", "--lang", "it")
    assert "RB-ESC-02" in run("rules", "runebound", "escape attempt")
    assert "Sommo Signore Margath" in run("cards", "runebound", "margath", "--lang", "it")


def test_simulate_reports_what_programs_read() -> None:
    """Two short random games, cut: unfinished, but no errors."""
    report = json.loads(
        run(
            "simulate",
            "runebound",
            "--players",
            "2",
            "--games",
            "2",
            "--bots",
            "random",
            "--max-turns",
            "3",
            "--json",
        )
    )
    assert (report["games"], report["finished"], report["errors"]) == (2, 0, 0)
    assert set(report["turns"]) == {"mean", "p5", "p50", "p95"}
    assert report["wins"] == {"random": 0}
    assert "high-lord-margath" in report["unused_cards"]
    assert report["first"] is None


def test_simulations_with_the_same_seed_are_the_same() -> None:
    """Also in two processes."""
    same = (
        "simulate",
        "runebound",
        "--games",
        "3",
        "--players",
        "3",
        "--max-turns",
        "6",
        "--seed",
        "5",
        "--json",
    )
    one, two = json.loads(run(*same)), json.loads(run(*same, "--jobs", "2"))
    for field in ("seconds", "decisions_per_second"):
        one.pop(field), two.pop(field)
    assert one == two


@pytest.mark.parametrize("game", GAMES)
def test_every_board_is_listed_space_by_space(game: str) -> None:
    """A game without a board says so."""
    spaces = [one["id"] for one in load(game).spaces()]
    if spaces:
        lines = run("board", game).splitlines()
        assert [line.split()[0] for line in lines] == spaces
        assert all(" next to " in line for line in lines)
    else:
        assert f"{game} has no board" in run("board", game, code=2)


def test_scenarios_pass_or_say_where_they_fail(tmp_path: Path) -> None:
    """Exit code 1 and the line of the failing step."""
    good = "id: t.one\ngame: runebound\ncites: [RB-MOV-03]\nthen:\n  waits_for: {seat: 0, prompt: movement}\n"
    path = tmp_path / "one.yaml"
    path.write_text(good)
    assert "1 passed, 0 failed" in run("scenario", str(path))
    path.write_text(good.replace("prompt: movement", "prompt: market"))
    assert "one.yaml:5: seat 0 is asked 'movement'" in run("scenario", str(path), code=1)
    path.write_text(good + "when:\n  - fly\n")
    assert "'fly' is not offered at 'movement' (seat 0); offered: roll, step" in run(
        "scenario", str(path), code=1
    )


def test_a_record_is_verified(tmp_path: Path) -> None:
    """And a damaged one refused."""
    game = load("runebound")
    match = Match(game, Setup(2), Dice.from_seed("v"))
    for _ in range(20):
        asked = match.waiting[0]
        match.answer(asked.seat, asked.options[0].key)
    path = tmp_path / "game.json"
    records.save(path, records.record_of(match, game.content, seed="v"))
    assert "20 answers of runebound replayed, all allowed" in run("verify", str(path))
    path.write_bytes(path.read_bytes().replace(b'"v"', b'"w"'))
    assert "is damaged" in run("verify", str(path), code=2)
    records.save(path, records.record_of(match, game.content, seed="v", conceded={1}))
    assert "all allowed; won by seat 0; seat 1 gave up; seed v" in run("verify", str(path))


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("cards", "chess"), "there is no game 'chess'; there are runebound"),
        (("cards", "runebound", "zzzz"), "no card of runebound has 'zzzz'"),
        (("rules", "runebound", "zzzz"), "no rule of runebound has the id or the words 'zzzz'"),
        (("rules", "runebound", "RB-ESC-02", "--lang", "fr"), "there is no language 'fr'"),
        (("simulate", "runebound", "--players", "9"), "seats 2 to 6 players, not 9"),
        (("simulate", "runebound", "--bots", "genius"), "there is no bot 'genius'"),
        (("simulate", "runebound", "--bots", "greedy,random"), "2 bots were named for 4 seats"),
        (("simulate", "runebound", "--games", "0"), "at least one game"),
        (("simulate", "runebound", "--with", "moon"), "has no expansion 'moon'"),
        (("simulate", "runebound", "--brings", "mok,red"), "2 choices were named for 4 seats"),
        (("simulate", "runebound", "--brings", "gandalf"), "there is no Hero 'gandalf'"),
        (
            ("simulate", "runebound", "--brings", "mirror"),
            "nothing that runebound knows can be brought like 'mirror'",
        ),
        (("scenario", "/nowhere.yaml"), "there is no file or folder"),
        (("verify", "/nowhere.json"), "cannot read record"),
        (("play", "runebound", "--terminal", "--seats", "9"), "seats 2 to 6"),
        (("play", "runebound", "--terminal", "--option", "resale"), "written NAME=VALUE"),
        (("play", "runebound", "--terminal", "--option", "resale=perhaps"), "cannot be 'perhaps'"),
        (("play", "runebound", "--terminal", "--brings", "gandalf"), "there is no Hero 'gandalf'"),
        (("simulate", "runebound", "--option", "weather=fine"), "has no option 'weather'"),
        (("play", "runebound", "--terminal", "--humans", "5"), "5 people cannot sit on 4 seats"),
    ],
)
def test_bad_input_is_one_sentence_and_exit_code_2(arguments: tuple[str, ...], message: str) -> None:
    """What, where, what is allowed."""
    text = run(*arguments, code=2)
    assert message in text
    assert len(text.strip().splitlines()) == 1


RECORDED = Path(__file__).parents[1] / "recorded"


def test_a_finished_game_is_reviewed_in_words_and_as_json(tmp_path: Path) -> None:
    """What decided it, who rolled what, and one sentence for a game that is not over or a file that is no record."""
    record = str(RECORDED / "wow-adventure-two-greedy.json")
    text = run("review", record, "--lang", "it")
    assert "Dado combattimento" in text and "Punti valore" in text and "Che cosa ha girato la partita" in text
    report = json.loads(run("review", record, "--json"))
    assert report["standings"][0]["won"] and len(report["turning"]) == 3
    assert sum(report["course"][3]["chances"]) == pytest.approx(1)
    assert {"seat", "luck", "error", "rest", "dice"} <= set(report["luck"][0])
    match = Match(load("runebound"), Setup(2), Dice.from_seed("1"))
    records.save(tmp_path / "begun.json", records.record_of(match, match.game.content, seed="1"))
    assert "is not over" in run("review", str(tmp_path / "begun.json"), code=2)
    assert "there is no language" in run("review", record, "--lang", "fr", code=2)
    assert "not a record" in run("review", __file__, code=2)


def test_too_few_games_say_nothing_about_chances() -> None:
    assert "are too few" in run("course", "wow-adventure", "--games", "3", "--dry-run", code=2)
