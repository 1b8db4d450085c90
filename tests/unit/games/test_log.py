"""The log of every game: the same lines for everybody, so they say you to nobody; and verbs agree with names."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

import pytest
import yaml

from locanda import bots
from locanda.games import GAMES, load
from locanda.kernel.dice import Dice
from locanda.kernel.event import Event
from locanda.kernel.game import Setup
from locanda.kernel.match import Match
from locanda.kit.names import forms
from locanda.kit.text import LANGUAGES
from locanda.scenario import run

from .names import write

# Whole words that speak to one person; sei is also a number, and is left out.
YOU = {
    "en": re.compile(r"\b(?:you|your|yours|yourself)\b", re.IGNORECASE),
    "it": re.compile(
        r"\b(?:tu|te|ti|tuo|tua|tuoi|tue|hai|puoi|vuoi|subisci|ottieni|prendi|peschi|scarti|guadagni)\b", re.I
    ),
}
# What many never do: the verbs of one, right after a name.
ALONE = {
    "en": r"(?:is|was|has|waits|attacks|defends|rolls|tries|makes|takes|hits)",
    "it": r"(?:è|ha|si è|sta|attende|attacca|si difende|tira|tenta|affronta|torna|esce|guarisce|resta|cade|lascia)",
}


class Line(NamedTuple):
    """A line of the log in a language, and the event that it tells of."""

    language: str
    text: str
    event: Event


def told(game: Any, match: Match, known: int) -> Iterator[Line]:
    """What happened since so many events, in both languages."""
    for event in match.events[known:]:
        for language in LANGUAGES:
            text = game.narrator(language).event(match.table, event)
            if text:
                yield Line(language, text, event)


@lru_cache
def lines(name: str) -> tuple[Line, ...]:
    """The log of several games, played by bots that know the game and by chance, and of every scenario."""
    game, found = load(name), []
    for seed, policy in ((1, "greedy"), (2, "greedy"), (3, "random"), (4, "random")):
        match, chance = Match(game, Setup(3), Dice.from_seed(seed)), random.Random(seed)
        playing = [bots.make(game, "greedy", seat) for seat in range(3)] if policy == "greedy" else []
        while match.decision is not None and match.answered < 700:
            asked, known = match.waiting[0], len(match.events)
            answer = playing[asked.seat](match, asked) if playing else chance.choice(asked.options)
            match.answer(asked.seat, asked.key(answer))
            found += told(game, match, known)
    for path in run.files([game.folder / "scenarios"]):
        for loaded in run.load(path):
            if loaded.is_refused:
                continue
            match = run.start(loaded, lambda *_: game)
            for step in loaded.scenario.when:
                choice = step if isinstance(step, str) else step.choose
                asked = match.waiting[0] if match.decision is not None else None
                if choice and asked is not None and asked.find(choice) is not None:
                    match.answer(asked.seat, choice)
            found += told(game, match, 0)
    return tuple(found)


@lru_cache
def named(name: str) -> dict[str, re.Pattern[str]]:
    """The names of a game's cards and places, the longest first: what they speak of is nobody at the table."""
    found = [
        one
        for path in sorted((load(name).folder / "content").glob("*.yaml"))
        for one in write.names(yaml.safe_load(path.read_text("utf-8")))
    ]
    return {
        language: re.compile(
            "|".join(sorted((re.escape(one.text(language)) for one in found), key=len, reverse=True))
        )
        for language in LANGUAGES
    }


@pytest.mark.parametrize("name", GAMES)
def test_a_line_that_everybody_reads_says_you_to_nobody(name: str) -> None:
    """What only one seat may read (`Event.to`) may speak to that seat."""
    heard = {line.event.kind for line in lines(name)}
    assert len(heard) > 40 and len(lines(name)) > 5000
    assert any(line.event.to is not None for line in lines(name))
    called = named(name)
    for line in lines(name):
        said = called[line.language].sub("…", line.text)
        assert line.event.to is not None or not YOU[line.language].search(said), line


@pytest.mark.parametrize("name", GAMES)
def test_many_have_the_verbs_of_many(name: str) -> None:
    many = {language: [] for language in LANGUAGES}
    for path in sorted((load(name).folder / "content").glob("*.yaml")):
        for one in write.names(yaml.safe_load(path.read_text("utf-8"))):
            for language in LANGUAGES if one.plural and not one.proper else ():
                many[language] += [re.escape(forms(one, language)["the"]), re.escape(one.text(language))]
    for language, names in many.items():
        named, alone = "|".join(names), ALONE[language]
        spoken = [one for one in lines(name) if one.language == language and re.search(named, one.text, re.I)]
        assert len(spoken) > 20
        # Of many, not by them: the power of the Twins was used.
        wrong = rf"(?<!\bof )(?<!\bdi )(?:{named}) {alone}\b"
        assert not [one.text for one in spoken if re.search(wrong, one.text, re.I)]


@pytest.mark.parametrize("name", GAMES)
def test_no_article_stands_twice_and_no_preposition_lacks_its_own(name: str) -> None:
    """Two articles in a row, or an Italian preposition before an article that it should have swallowed."""
    wrong = {
        "en": r"\b(?:the the|a the|the a|of of)\b",
        "it": r"\b(?:di|a|da|su|in) (?:il|lo|la|i|gli|le|l’)\b|\b(?:il|lo|la|gli|le) (?:il|lo|la|gli|le|l’)\b",
    }
    for line in lines(name):
        assert not re.search(wrong[line.language], line.text), line
