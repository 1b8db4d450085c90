"""Rows that several rooms of the server write alike."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Any

import msgspec

from .store import now
from .table import ANSWER, PLAYING


def new_secret() -> str:
    """What nobody can foresee: the server's part in the dice of a table or of an event."""
    return secrets.token_hex(32)


def begun(shares: Iterable[str]) -> dict[str, Any]:
    """What a match's row says from its beginning on: it is played, with dice from these shares."""
    return {"stage": PLAYING, "shares": msgspec.json.encode(tuple(shares)).decode()}


def answers_kept(match: str, actor: str, answers: Iterable[tuple[int, str]]) -> list[dict[str, Any]]:
    """Answers of another match as the first moves of this one."""
    return [
        {
            "match": match,
            "sequence": number + 1,
            "kind": ANSWER,
            "seat": seat,
            "body": key,
            "actor": actor,
            "request": None,
            "at": now(),
        }
        for number, (seat, key) in enumerate(answers)
    ]
