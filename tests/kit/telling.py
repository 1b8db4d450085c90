"""What a match says in words on its way, in both languages, and what may be wrong with it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from locanda.kernel.decision import Decision
from locanda.kernel.event import Event
from locanda.kernel.match import Match
from locanda.kit.records import Name
from locanda.kit.text import LANGUAGES

from .catch import Catch
from .eyes import pieces

# A text that is longer than so many words, beside names, is not the same in two languages.
FEW_WORDS = 3
SIGNS = {
    "a brace": re.compile(r"[{}]"),
    "a value of the program": re.compile(r"\b(?:None|True|nan)\b|<\w+ object|\b\w+=|__"),
    "a space at an end": re.compile(r"^\s|\s$"),
    "two stops": re.compile(r"[.,;:]\s*[.,;:!?]"),
    "a space before a stop": re.compile(r"\s[.,;:!?](?!\d)"),
    "empty brackets": re.compile(r"\(\s*\)|\[\s*\]|«\s*»|“\s*”"),
    "a stop inside out": re.compile(r"\(\s*[.,;:]|[,;:]\s*\)"),
}
_CODE = re.compile(r"[\w-]+")
_FIGURE = re.compile(r"\d")
_WORD = re.compile(r"[^\W\d_]+", re.UNICODE)


class Said(NamedTuple):
    """Something that is said, where, and in each language."""

    where: str
    texts: dict[str, str]


def question(match: Match, asked: Decision) -> Iterator[Said]:
    """What a seat is told when it is asked: the prompt, the options and what comes of them, the refusals."""
    table, where = match.table, f"prompt {asked.prompt}"
    narrators = {language: match.game.narrator(language) for language in LANGUAGES}
    yield Said(where, {language: one.prompt(table, asked) for language, one in narrators.items()})
    for option in asked.options:
        texts = {language: one.option(table, asked, option) for language, one in narrators.items()}
        yield Said(f"{where}, option {option.verb}", texts)
        for what in ("leads_to", "reason_for"):
            texts = {
                language: getattr(one, what)(table, asked, option) for language, one in narrators.items()
            }
            if any(texts.values()):
                yield Said(f"{where}, {what} of option {option.verb}", texts)
        likely = {language: one.chance_of(table, asked, option) for language, one in narrators.items()}
        if any(likely.values()):
            texts = {language: chance[0] if chance else "" for language, chance in likely.items()}
            yield Said(f"{where}, chance of option {option.verb}", texts)
    chances = {language: one.chances(table, asked) for language, one in narrators.items()}
    for pair in zip(*chances.values(), strict=True):
        yield Said(f"{where}, chance", dict(zip(chances, (text for text, _ in pair), strict=True)))
    for key, reasons in asked.blocked().items():
        for reason in reasons:
            texts = {language: one.refusal(table, reason) for language, one in narrators.items()}
            yield Said(f"{where}, {key.partition(':')[0]} refused for {reason.reason or reason.rule}", texts)


def story(match: Match, events: Iterable[Event]) -> Iterator[Said]:
    """What has happened, as far as it is worth a line."""
    for event in events:
        texts = {language: match.game.narrator(language).event(match.table, event) for language in LANGUAGES}
        if any(texts.values()):
            yield Said(f"event {event.kind}", texts)


def table(match: Match, seat: int | None) -> Iterator[Said]:
    """The table as the terminal shows it to a seat."""
    shown = [match.game.narrator(language).overview(match.table, seat) for language in LANGUAGES]
    for parts in zip(*shown, strict=True):
        yield Said("overview, title", dict(zip(LANGUAGES, (title for title, _ in parts), strict=True)))
        for lines in zip(*(lines for _, lines in parts), strict=True):
            yield Said("overview", dict(zip(LANGUAGES, lines, strict=True)))


# What may be wrong


def faults(catch: Catch, said: Said) -> Iterator[str]:
    """Everything that is wrong with what is said, each with the text."""
    for language, text in said.texts.items():
        if not text.strip():
            yield f"{said.where}: nothing is said in {language}"
        for fault in _wrong(catch, text):
            yield f"{said.where}: {fault} in {text!r}"
    english, italian = said.texts.values()
    if english == italian and len(_WORD.findall(_names(catch).sub("", english))) > FEW_WORDS:
        yield f"{said.where}: the same in both languages, {english!r}"


@lru_cache(maxsize=200_000)
def _wrong(catch: Catch, text: str) -> tuple[str, ...]:
    """What is wrong with a text by itself; a table says the same things over and over."""
    signs = tuple(fault for fault, pattern in SIGNS.items() if pattern.search(text))
    found = _CODE.findall(text)
    # What has a figure in it is a code in capital letters too; what has none may be a name then.
    codes = _codes(catch).intersection([*found, *(one.lower() for one in found if _FIGURE.search(one))])
    return (*signs, *(f"the code {code}" for code in sorted(codes)))


def unfinished(said: Said) -> Iterator[str]:
    """What is wrong with a reason: it is a sentence, with a capital letter and a full stop."""
    for text in said.texts.values():
        if text and not (text[0] == text[0].upper() and text.rstrip("”»)")[-1] in ".!?…"):
            yield f"{said.where}: no sentence, {text!r}"


def reasons_against_what_is_offered(asked: Decision) -> list[str]:
    """Options that are offered although a reason speaks against them."""
    if asked.candidates is None or asked.why_not is None:
        return []
    offered = {option.key for option in asked.options}
    thought_of = (option for option in asked.candidates(asked.subject) if option.key in offered)
    found = [(option.key, list(asked.why_not(asked.subject, option))) for option in thought_of]
    return [f"{key} is offered at {asked.prompt}, against {reasons}" for key, reasons in found if reasons]


@lru_cache
def _codes(catch: Catch) -> frozenset[str]:
    """The ids of cards and spaces that nobody could take for a word."""
    game = catch.game
    ids = {*game.library.by_id, *(space["id"] for space in game.spaces())}
    return frozenset(one for one in ids if re.search(r"[-_\d]", one))


@lru_cache
def _names(catch: Catch) -> re.Pattern[str]:
    """The names that are the same in both languages."""
    found = {
        name.en for _, read in catch.game.library._read for name in _all_names(read) if name.en == name.it
    }
    return re.compile("|".join(map(re.escape, sorted(found, key=len, reverse=True))) or "(?!)")


def _all_names(value: Any) -> Iterator[Name]:
    """Every name in records."""
    if isinstance(value, Name):
        yield value
    elif isinstance(value, tuple):
        for one in value:
            yield from _all_names(one)
    elif hasattr(value, "__struct_fields__"):
        for name in value.__struct_fields__:
            yield from _all_names(getattr(value, name))
    else:
        for one in pieces(value):
            yield from _all_names(one)
