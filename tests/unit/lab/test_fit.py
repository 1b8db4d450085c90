"""The command `fit`: what it writes, what it refuses, and what it says about stale weights."""

from __future__ import annotations

import json
import logging
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from locanda import cli
from locanda.games import GAMES, load
from locanda.kernel.refusal import LocandaError
from locanda.kit import weights
from locanda.kit.weights import Weights
from locanda.lab import fit
from locanda.lab.fit import Plan
from locanda.lab.hands import guide_of

from .tug import Params, Tug

SMALL = Plan(players=3, games=120, rounds=3, seed=1)
GOOD = Weights("first cards", "1", {"courage": 2.0, "fear": 0.5, "idle": 1.0}, 100, 0)


def kept(tug: Tug) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(fit.place(tug).read_bytes())
    return found


def test_what_wins_is_written_beside_the_game_and_played_with_from_then_on(tug: Tug) -> None:
    report = fit.run(tug, SMALL)
    assert report["written"] and report["bot"].accepted
    found = kept(tug)
    assert found["params"] == msgspec.structs.asdict(report["bot"].after)
    assert (found["content"], found["rules"], found["seed"]) == ("first cards", "1", 1)
    assert found["games"] == report["games"] and found["confirmed"]["games"] == 120
    assert found["held_out_loss"] > 0
    assert guide_of(tug, 0).params == report["bot"].after
    assert list(fit.told(report))[-1].endswith("games; written")


def test_a_dry_run_writes_nothing(tug: Tug) -> None:
    report = fit.run(tug, msgspec.structs.replace(SMALL, only="bot", dry_run=True))
    assert report["bot"].accepted and not report["written"] and not fit.place(tug).exists()


def test_what_is_not_surely_better_is_not_written(tug: Tug) -> None:
    report = fit.run(tug, msgspec.structs.replace(SMALL, games=4, rounds=1, only="bot"))
    assert not report["bot"].accepted and not fit.place(tug).exists()
    assert "not surely better" in "\n".join(fit.told(report))


def test_the_outlook_keeps_the_parameters_of_a_former_fit(tug: Tug) -> None:
    weights.write(fit.place(tug), GOOD)
    report = fit.run(tug, msgspec.structs.replace(SMALL, rounds=25, only="outlook"))
    assert report["outlook"].accepted and "bot" not in report
    assert kept(tug)["params"] == GOOD.params and kept(tug)["outlook"] == report["outlook"].after


def test_only_a_known_part_can_be_fitted(tug: Tug) -> None:
    with pytest.raises(LocandaError, match="only bot or outlook can be fitted, not 'soul'"):
        fit.run(tug, Plan(only="soul"))


def test_weights_of_other_names_are_refused_and_the_bot_plays_as_usual(
    tug: Tug, caplog: pytest.LogCaptureFixture
) -> None:
    strange = msgspec.structs.replace(GOOD, params={"courage": 2.0, "charm": 3.0, "idle": 1.0})
    weights.write(fit.place(tug), strange)
    with caplog.at_level(logging.WARNING, "locanda.weights"):
        assert guide_of(tug, 0).params == Params()
    assert "does not know charm and misses fear; its bot plays with the usual parameters" in caplog.text
    assert fit.why_stale(tug) == "the bot of tug does not know charm and misses fear"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (b"{", "holds no weights"),
        (b'{"params": {}}', "holds no weights"),
        (msgspec.json.encode(msgspec.structs.replace(GOOD, params=GOOD.params | {"fear": 99.0})), "<= 5.0"),
    ],
)
def test_a_broken_file_is_refused_in_one_sentence(tug: Tug, text: bytes, reason: str) -> None:
    fit.place(tug).write_bytes(text)
    weights.forget()
    assert guide_of(tug, 0).params == Params()
    assert reason in fit.why_stale(tug) and "\n" not in fit.why_stale(tug)


def test_an_outlook_of_other_figures_is_refused(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    weights.write(fit.place(Tug(tmp_path)), msgspec.structs.replace(GOOD, outlook={"effort": 1.0}))
    with caplog.at_level(logging.WARNING, "locanda.weights"):
        tug = Tug(tmp_path)
    assert tug.judged.weights == (0.0, 0.0, 0.7)
    assert "misses luck, rope; positions are judged as usual" in caplog.text
    weights.write(
        fit.place(tug), msgspec.structs.replace(GOOD, outlook={"rope": 3.0, "luck": 2.0, "effort": 1.0})
    )
    assert Tug(tmp_path).judged.weights == (1.0, 2.0, 3.0)


def test_stale_weights_are_flagged(tug: Tug, capsys: pytest.CaptureFixture[str]) -> None:
    assert fit.command(tug, Plan(), True, None)
    assert "tug has no weights of its own" in capsys.readouterr().out
    weights.write(fit.place(tug), GOOD)
    assert fit.command(tug, Plan(), True, None)
    assert "up to date" in capsys.readouterr().out
    tug.cards = "other cards"  # type: ignore[assignment, method-assign]
    assert not fit.command(tug, Plan(), True, None)
    assert (
        "the cards of tug have changed since its weights were found; locanda fit tug"
        in capsys.readouterr().out
    )
    assert guide_of(tug, 0).params.courage == 2.0
    tug.cards, tug.version = "first cards", "2"  # type: ignore[assignment, method-assign]
    assert fit.why_stale(tug) == "the weights of tug are for its rules 1, not 2"


def test_the_command_line_exits_with_1_if_weights_are_stale(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "weights.json"
    monkeypatch.setattr(fit, "place", lambda game: path)
    params = msgspec.structs.asdict(guide_of(load("runebound"), 0).params)
    for content, code in ((load("runebound").content, 0), ("other", 1)):
        weights.write(path, Weights(content, "1", params, 1, 0))
        done = CliRunner().invoke(cli.app, ["fit", "runebound", "--check", "--json"])
        assert done.exit_code == code
        assert json.loads(done.stdout)["stale"] is bool(code)


def without_numpy(*arguments: str) -> subprocess.CompletedProcess[str]:
    program = (
        "import sys; sys.modules['numpy'] = None; sys.argv = ['locanda', *sys.argv[1:]];"
        "from locanda.cli import main; main()"
    )
    return subprocess.run(
        [sys.executable, "-c", program, *arguments], capture_output=True, text=True, check=False, timeout=120
    )


def test_without_numpy_one_sentence_says_how_to_get_it() -> None:
    done = without_numpy("fit", "runebound", "--dry-run")
    assert done.returncode == 2 and "Traceback" not in done.stderr
    assert "locanda: fitting needs numpy: pip install 'locanda[lab]' brings it" in done.stderr
    assert "runebound" in without_numpy("fit", "runebound", "--check").stdout


@pytest.mark.parametrize("name", GAMES)
def test_every_parameter_is_judged_by(name: str) -> None:
    """One that nothing reads could never be found to matter; one that is 0 could never become anything else."""
    game = load(name)
    usual = type(guide_of(game, 0).params)()
    room = [path for path in (game.folder / "judging").glob("*.py") if path.name != "params.py"]
    source = "\n".join(path.read_text() for path in room)
    for field in usual.__struct_fields__:
        assert re.search(rf'(\bp\.|params\.|"){field}\b', source), field
        low, high = weights.limits(type(usual))[field]
        assert low <= getattr(usual, field) <= high and getattr(usual, field) > 0
