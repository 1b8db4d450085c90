"""The terminal table, driven by typed lines on a fake console."""

from __future__ import annotations

import re
from collections.abc import Iterable
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from locanda import terminal
from locanda.games import load
from locanda.kernel import record
from locanda.kernel.game import Setup
from locanda.kit.text import message_ids

GAME = load("runebound")


def sit_down(
    lines: Iterable[str | BaseException],
    *,
    save: Path | None = None,
    resume: Path | None = None,
    language: str = "en",
    humans: int = 1,
    width: int = 80,
) -> str:
    """What the screen showed while these lines were typed; when none is left the input ends."""
    typed = iter(lines)
    console = Console(width=width, record=True, file=StringIO(), force_terminal=False, highlight=False)

    def read(prompt: str) -> str:
        console.print(prompt, markup=False, end="")
        for line in typed:
            if isinstance(line, BaseException):
                raise line
            console.print(line, markup=False)
            return line
        raise EOFError

    terminal.play(
        GAME,
        setup=Setup(3),
        humans=humans,
        bots="greedy",
        language=language,
        seed="abc",
        save=save,
        resume=resume,
        console=console,
        read=read,
    )
    return console.export_text()


def test_a_turn_is_shown_with_table_log_prompt_and_options() -> None:
    screen = sit_down(["1"])
    assert "Runebound, 3 seats" in screen
    assert "(you)" in screen and "What happened" in screen
    assert "how do you travel?" in screen
    assert re.search(r"^ +1 Roll all 5 movement dice", screen, re.MULTILINE)
    assert "Where do you go?" in screen
    assert "Goodbye" in screen


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("language", ["en", "it"])
def test_nothing_is_wider_than_the_screen_and_no_id_leaks(width: int, language: str) -> None:
    lines = [
        "1",
        "map",
        "map all",
        "why",
        "?1",
        "1",
        "help",
        "table",
        "1",
        "1",
        "1",
        "1",
        "log",
        "rule market",
        "hint",
    ]
    screen = sit_down(lines, language=language, width=width)
    assert max(len(line) for line in screen.splitlines()) <= width
    assert "hex-" not in screen and "{" not in screen and "[dim]" not in screen
    assert not any(card in screen for card in GAME.card_ids() if "-" in card)


def test_bad_input_gets_one_sentence_and_the_question_stays() -> None:
    screen = sit_down(
        ["99", "0", "-1", "nonsense", "?99", "card", "card nonsense", "rule", "rule xyzzy", "lang fr", "save"]
    )
    for sentence in (
        "There is no number 99 here",
        "There is no number 0 here",
        "There is no number -1 here",
        "Nothing here fits “nonsense”",
        "There is no number 99 among the things not offered",
        "Which card?",
        "No card fits “nonsense”",
        "Which rule?",
        "No rule fits “xyzzy”",
        "The languages are: en, it",
        "Where to? Type: save FILE",
    ):
        assert sentence in screen
    assert screen.count("how do you travel?") == 1


def test_why_names_the_rule_that_forbids_something() -> None:
    screen = sit_down(["1", "why mountain A1", "why stay", "why xyzzy"])
    assert re.search(r"It is \d+ spaces away, and you have dice for \d\. \(RB-MOV-06\)", screen)
    assert re.search(r"This is offered: 1 – Stay (?:in|on) ", screen)
    assert "Nothing that could be done here fits “xyzzy”" in screen


def test_cards_and_rules_can_be_read() -> None:
    screen = sit_down(
        ["card cliff roc", "rule RB-BAS-01", "card staff", "rule exhaustion stamina", "rule RB-RUL-58"]
    )
    assert "─ Cliff Roc ─" in screen and "Challenge, green" in screen and "@14  %12  <10" in screen
    assert "RB-BAS-01" in screen
    assert "Several cards fit “staff”" in screen
    assert "RB-BAS-04" in screen
    assert "Ruling:" in screen


def test_words_narrow_a_long_list_and_numbers_stay() -> None:
    screen = sit_down(["1", "token", "all"])
    shown = re.search(r"options? fits? “token”.*?\n(.*?)\n", screen, re.DOTALL)
    assert shown is not None and "token" in shown[1]
    number = re.match(r" *(\d+) (.*)", shown[1])
    assert number is not None
    assert re.search(rf"^ *{number[1]} {re.escape(number[2][:20])}", screen, re.MULTILINE)


def test_undo_takes_back_the_last_human_choice_and_what_bots_did_since(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    screen = sit_down(["undo", "7", "undo"], save=save)
    assert "There is nothing to take back." in screen
    assert "The last choice is taken back." in screen
    assert screen.count("how do you travel?") >= 2
    kept = record.load(save)
    assert all(kept.players[seat] == "greedy" for seat, _ in kept.answers)


def test_every_answer_is_saved_and_a_saved_game_goes_on(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    first = sit_down(["1", "1", KeyboardInterrupt()], save=save)
    assert f"savedin{save}" in "".join(first.split())  # a long path is broken over lines
    kept = record.load(save)
    assert kept.players == ("human", "greedy", "greedy") and kept.answers
    second = sit_down(["table"], resume=save)
    assert f"goes on after {len(kept.answers)} answers" in " ".join(second.split())
    assert record.load(save) == kept, "without a save file nothing is written"


def test_save_keeps_on_saving_and_quit_asks_only_when_nothing_is_kept(tmp_path: Path) -> None:
    there, other = tmp_path / "there.json", tmp_path / "other.json"
    screen = sit_down([f"save {there}", "1", "quit"])
    assert "Save before you leave?" not in screen
    answers = [key for seat, key in record.load(there).answers if seat == 0]
    assert "roll" in answers
    assert "Save before you leave?" in sit_down(["quit", str(other)])
    assert other.exists()
    refused = sit_down(["quit", str(tmp_path / "no" / "folder.json"), ""])
    assert "cannot write" in refused and "Goodbye" in refused


def test_the_language_changes_in_the_middle_of_a_turn() -> None:
    screen = sit_down(
        ["lang it", "aiuto", "mappa", "carta rapace", "regola stanchezza", "perché", "consiglio", "esci", ""]
    )
    assert "Si continua in italiano." in screen
    assert "come viaggi?" in screen
    assert "Sfida, colore verde" in screen
    assert "Consiglio:" in screen
    assert "Arrivederci" in screen


def test_a_hint_is_an_offered_option() -> None:
    hint = re.search(r"Hint: (\d+) – (.*)", sit_down(["hint"]))
    assert hint is not None and int(hint[1]) >= 1


def test_two_people_can_share_a_keyboard() -> None:
    screen = sit_down(["7", "2"] * 2, humans=3)
    names = set(re.findall(r"^(\w[\w ]*) > ", screen, re.MULTILINE))
    assert len(names) >= 2


def test_both_languages_have_the_same_messages() -> None:
    assert message_ids(terminal.LOCALE, "en") == message_ids(terminal.LOCALE, "it")
