"""What a seat perceives of a match, and the same match with everything dealt anew that it cannot know."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from locanda import bots
from locanda.kernel.decision import Decision
from locanda.kernel.dice import Dice
from locanda.kernel.match import Match
from locanda.kernel.zones import Pile
from locanda.kit.text import LANGUAGES

# How many of the latest lines of the log are told again.
LINES = 60


def deal_anew(table: Any, seat: int | None, dice: Dice) -> None:
    """Everything that the seat cannot know is really another way from now on.

    A game only says which piles are open; here the cards of such a pile move as well, but for those that are known.
    """
    table.game.deal_anew(table, seat, dice)
    for pile in piles(table):
        settle(pile)


def settle(pile: Pile[Any]) -> None:
    """The cards of a pile whose order is open lie in another order."""
    if pile.chance is not None:
        top = len(pile.cards) - pile.known
        loose = pile.cards[pile.bottom : top]
        pile.chance.shuffle(loose)
        pile.cards[pile.bottom : top] = loose
        pile.chance = None


def piles(value: Any) -> Iterator[Pile[Any]]:
    """Every pile on a table."""
    if isinstance(value, Pile):
        yield value
    for part in pieces(value):
        yield from piles(part)


def pieces(value: Any) -> list[Any]:
    """The parts of a plain state, of a list or of a mapping; nothing for what is shared or cannot change."""
    if isinstance(value, dict):
        return list(value.values())
    if isinstance(value, list):
        return value
    if getattr(type(value), "__plain__", False):
        if is_dataclass(value):
            return [getattr(value, one.name) for one in fields(value) if one.metadata.get("copy") != "drop"]
        return [getattr(value, name, None) for name in ("cards",)]
    return []


def perceived(match: Match, seat: int | None) -> dict[str, Any]:
    """Everything that a seat (or a spectator) sees, reads and is advised, as plain data in both languages."""
    narrators = {language: match.game.narrator(language) for language in LANGUAGES}
    found: dict[str, Any] = {"view": match.view(seat), "waiting": [one.seat for one in match.waiting]}
    for language, narrator in narrators.items():
        found[f"overview {language}"] = narrator.overview(match.table, seat)
        found[f"map {language}"] = narrator.map(match.table, seat, whole=True)
        shown = [event for event in match.events[-LINES:] if event.shown_to(seat)]
        found[f"log {language}"] = [narrator.event(match.table, event) for event in shown]
    for asked in match.waiting:
        if asked.seat == seat:
            found[f"asked {asked.part}"] = _asked(match, asked)
            found[f"hint {asked.part}"] = hint(match, asked)
    plain: dict[str, Any] = json.loads(json.dumps(found))
    return plain


def hint(match: Match, asked: Decision) -> str:
    """What the game's own bot would do."""
    return bots.make(match.game, bots.house_bot(match.game), 7)(match, asked).key


def _asked(match: Match, asked: Decision) -> dict[str, Any]:
    """A decision as its seat is shown it."""
    table = match.table
    found: dict[str, Any] = {"prompt": asked.prompt, "cites": asked.cites}
    for language in LANGUAGES:
        narrator = match.game.narrator(language)
        # The last digits of a chance depend on the order in which it was summed up.
        chances = [(text, round(chance, 9)) for text, chance in narrator.chances(table, asked)]
        found[language] = {
            "text": narrator.prompt(table, asked),
            "options": {one.key: narrator.option(table, asked, one) for one in asked.options},
            "details": {one.key: narrator.details(table, asked, one) for one in asked.options},
            "facts": narrator.facts(table, asked),
            "chances": chances,
            "likely": {one.key: _rounded(narrator.chance_of(table, asked, one)) for one in asked.options},
            "leads": {one.key: narrator.leads_to(table, asked, one) for one in asked.options},
            "reasons": {one.key: narrator.reason_for(table, asked, one) for one in asked.options},
            "refused": {
                key: [narrator.refusal(table, reason) for reason in reasons]
                for key, reasons in asked.blocked().items()
            },
        }
    return found


def _rounded(chance: tuple[str, float] | None) -> tuple[str, float] | None:
    return None if chance is None else (chance[0], round(chance[1], 9))


def differences(before: Any, after: Any, place: str = "") -> list[str]:
    """Where two things that were perceived differ."""
    if isinstance(before, dict) and isinstance(after, dict):
        return [
            found
            for name in {**before, **after}
            for found in differences(before.get(name), after.get(name), f"{place}.{name}" if place else name)
        ]
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        pairs = enumerate(zip(before, after, strict=True))
        return [found for n, (one, other) in pairs for found in differences(one, other, f"{place}.{n}")]
    return [] if before == after else [f"{place}: {before!r} is {after!r} with other hidden cards"]


def leaks(match: Match, seat: int | None, dice: Dice) -> list[str]:
    """What a seat could tell from the cards that it cannot know."""
    other = match.fork(match.answered)
    before = perceived(other, seat)
    deal_anew(other.table, seat, dice)
    return differences(before, perceived(other, seat))


def offered_otherwise(match: Match, dice: Dice) -> list[str] | None:
    """What the seat that is asked is offered differently because of cards that it cannot know.

    The phase is begun again with those cards dealt anew. None where that says nothing: after an answer in this phase,
    or if the phase has moved hidden cards or dice before it asked.
    """
    assert match._checkpoints is not None
    base, asked = match._checkpoints[-1], match.decision
    if asked is None or asked.parts is not None or base.answered != match.answered:
        return None
    if match.game.secrets(base.table) != match.game.secrets(match.table):
        return None
    if base.table.dice.snapshot() != match.table.dice.snapshot():
        return None
    table = base.table.copy()
    deal_anew(table, asked.seat, dice)
    again = Match.at(table, match.setup).decision
    if again is None or again.seat != asked.seat:
        return None  # somebody else has something to say first: that seats are asked only if they have is a choice
    return differences(_offer(asked), _offer(again))


def _offer(asked: Decision) -> dict[str, Any]:
    return {"prompt": asked.prompt, "options": [one.key for one in asked.options], "facts": asked.facts}


class Listener:
    """Hears what is told to every seat of a match, and which cards it names that went from one hidden place to another.

    A card that a seat sees neither before nor after an answer, but that lies somewhere hidden afterwards where it did
    not lie before, is nothing that the seat may be told of, unless a rule has just shown it to the seat.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self.eyes: tuple[int | None, ...] = (*range(match.setup.seats), None)
        self._look()

    def _look(self) -> None:
        match = self.match
        self.told = len(match.events)
        self.seen = {seat: set(words(match.view(seat))) for seat in self.eyes}
        self.zones = dict(_zones(match.game.secrets(match.table), ""))

    def indiscretions(self) -> list[str]:
        """What was told since the last time to somebody who may not know it."""
        told, seen, zones = self.told, self.seen, self.zones
        self._look()
        moved = {name for (zone, name), count in self.zones.items() if count > zones.get((zone, name), 0)}
        found, reveals = [], self.match.game.reveals
        for event in self.match.events[told:]:
            for seat in self.eyes:
                if not event.shown_to(seat):
                    continue
                if event.kind in reveals:
                    seen[seat].update(words(event.facts))
                found += [
                    f"{event} tells seat {seat} of {name}"
                    for name in words(event.facts)
                    if name in moved and name not in seen[seat] and name not in self.seen[seat]
                ]
        return found


def words(value: Any) -> Iterator[str]:
    """Every word in plain data."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for name, one in value.items():
            yield str(name)
            yield from words(one)
    elif isinstance(value, (list, tuple)):
        for one in value:
            yield from words(one)


def _zones(value: Any, place: str) -> Iterator[tuple[tuple[str, str], int]]:
    """How often each card lies in each hidden place."""
    if isinstance(value, dict):
        for name, one in value.items():
            yield from _zones(one, f"{place}.{name}")
    elif isinstance(value, list):
        cards = Counter(one for one in value if isinstance(one, str))
        yield from (((place, card), count) for card, count in cards.items())
        for number, one in enumerate(value):
            if not isinstance(one, str):
                yield from _zones(one, f"{place}.{number}")
