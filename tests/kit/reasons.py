"""Why something cannot be done: what must be true of every refusal, and where a game makes them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator

from locanda.kernel.decision import Decision
from locanda.kernel.match import Match
from locanda.kernel.refusal import Refusal
from locanda.kit.text import LANGUAGES

from .catch import Catch

# Reasons that no position of the printed game can show, each with why not.
NEVER_SHOWN = {
    "runebound": {
        "ability-too-dear",  # no printed ability costs gold
        "no-enemy-here",  # the printed abilities against some enemies work after a hit, so in a fight
        "nobody-can-attack",  # who cannot attack can only defend, and is not asked
        "points-short",  # who cannot pay for experience is not asked
    },
    "wow-tcg": set(),
    "wow-boardgame": {
        "figures-short",  # which quest is drawn is no choice
        "not-free",  # the only cards that are used free cost Energy
    },
    "wow-adventure": {
        "no-potion-for",  # a potion is offered beside the card or not at all; the card says why it cannot be paid
    },
}
# Of questions with a whole map of candidates, one in so many is looked at.
MANY, SELDOM = 60, 6


def is_due(asked: Decision, number: int) -> bool:
    """Whether a question should be looked at: a whole map takes long, and is the same for some time."""
    if asked.candidates is None:
        return False
    return number % SELDOM == 0 or sum(1 for _ in asked.candidates(asked.subject)) <= MANY


def heard(catch: Catch, match: Match, asked: Decision) -> set[str]:
    """The reasons of everything that is not offered, each of which can be read and says more than the law."""
    if asked.candidates is None or asked.why_not is None:
        return set()
    table, known = match.table, {one.key: one for one in asked.candidates(asked.subject)}
    for option in asked.options:
        if option.key in known:
            against = list(asked.why_not(asked.subject, option))
            assert not against, f"{option.key} is offered at {asked.prompt}, but {against}"
    blocked, found = asked.blocked(), set()
    assert not {option.key for option in asked.options} & set(blocked)
    narrators = [catch.game.narrator(language) for language in LANGUAGES]
    for narrator in narrators:
        told = [narrator.option(table, asked, option) for option in asked.options]
        told += [narrator.option(table, asked, known[key]) for key in blocked]
        twice = {one for one in told if told.count(one) > 1} if len(set(told)) < len(told) else set()
        assert not twice, f"told alike at {asked.prompt}: {twice}"
    for key, reasons in blocked.items():
        assert reasons, f"nothing is said against {key} at {asked.prompt}"
        assert len(set(reasons)) == len(reasons), f"{key} at {asked.prompt}: {reasons}"
        for reason in reasons:
            assert reason.reason, f"{key} at {asked.prompt}: {reason} is the bare law"
            found.add(reason.reason)
            for narrator in narrators:
                read(catch, narrator.refusal(table, reason), f"{key} at {asked.prompt}: {reason}")
    return found


def heard_before(catch: Catch, refusals: Iterable[Refusal]) -> set[str]:
    """The reasons against a set-up, which can be read without a table."""
    found = set()
    for reason in refusals:
        assert reason.reason, f"{reason} against the set-up is the bare law"
        found.add(reason.reason)
        for language in LANGUAGES:
            read(catch, catch.game.narrator(language).refusal(None, reason), str(reason))
    return found


def read(catch: Catch, text: str, what: str) -> None:
    """The text is a sentence of its own: no law, no number of a rule, nothing raw."""
    raw = rf"[{{}}]|\bNone\b|\bTrue\b|\bFalse\b|hex-\d|\b(?:{'|'.join(catch.rules)})|\b[a-z]+-[a-z]+-[a-z]+\b"
    assert re.fullmatch(r"[A-ZÀ-Ý].*\.", text), f"{what}: {text}"
    assert not re.search(raw, text), f"{what}: {text}"
    assert "  " not in text and " ." not in text and " ," not in text, f"{what}: {text}"
    laws = (entry.text(language) for entry in catch.game.book.by_id.values() for language in LANGUAGES)
    assert not any(law in text for law in laws), f"{what}: {text}"


def made(catch: Catch) -> Iterator[tuple[str, str]]:
    """Where the rules of a game refuse something, and for which reason, or for none."""
    for folder in catch.game.folders:
        for path in sorted((folder / "rules").glob("*.py")):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
                    reasons = [one.value for one in node.keywords if one.arg == "reason"]
                    named = reasons[0].value if reasons and isinstance(reasons[0], ast.Constant) else ""
                    yield f"{path.name}:{node.lineno}", str(named)
