"""Fights of the Adventure Game: what is shown in games of its bots, and each of it played on as its condition says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from locanda import bots
from locanda.games import load
from locanda.kernel.decision import DONE, NO, PASS, Decision, Option
from locanda.kernel.dice import Dice
from locanda.kernel.event import Event
from locanda.kernel.game import Setup
from locanda.kernel.match import Match

GAME = load("wow-adventure")
NARRATOR = GAME.narrator("en")
SEATS = (2, 3, 4)
ANSWERS = 400  # of a game, which is then long enough to have seen every color
DRAWS = 8  # how often a deck is drawn from anew until an encounter comes at once

# What a number speaks of, by its words.
SAID = {
    "You defeat": "win",
    "You take no damage": "no damage",
    "damage,": "hit",
    "You are not defeated": "not defeated",
    "The die shows": "die",
    "You roll more": "farther",
}
ON = {
    "with this": "played",
    "roll again": "rolled again",
    "at once": "unseen",
    "anything more": "as it stands",
}


class Claim(NamedTuple):
    """A number that is shown, and the option that must be taken to see whether it comes true."""

    text: str
    chance: float
    option: Option

    @property
    def what(self) -> str:
        """What it says will happen."""
        return next(name for words, name in SAID.items() if words in self.text)

    @property
    def kind(self) -> str:
        """What it says, and on which condition."""
        return f"{self.what}, {next((name for words, name in ON.items() if words in self.text), 'begun')}"


def claims(fights: int, seed: int) -> Iterator[tuple[str, float, bool]]:
    """So many numbers at least, as they are shown in games of bots: of what kind, how likely, and whether it was so."""
    played = number = 0
    while played < fights:
        match = Match(GAME, Setup(SEATS[number % len(SEATS)]), Dice.from_seed(f"fights {seed} {number}"))
        number += 1
        for asked in _questions(match, seed + number):
            for claim in _shown(match, asked):
                true = _comes_true(match, asked, claim, f"{seed} {played}")
                if true is not None:
                    played += 1
                    yield claim.kind, claim.chance, true


def _questions(match: Match, seed: int) -> Iterator[Decision]:
    """Everything that somebody is asked in a game of bots."""
    bot = bots.make(GAME, bots.house_bot(GAME), seed)
    for _ in range(ANSWERS):
        if match.over:
            return
        asked = match.waiting[0]
        yield asked
        match.answer(asked.seat, asked.key(bot(match, asked)))


def _shown(match: Match, asked: Decision) -> Iterator[Claim]:
    """Every number that the seat is shown: beside the options, and beside the question."""
    table = match.table
    for option in asked.options:
        said = NARRATOR.chance_of(table, asked, option)
        if said is not None:
            yield Claim(*said, option)
    for text, chance in NARRATOR.chances(table, asked):
        yield Claim(text, chance, _named(match, asked, text))


def _named(match: Match, asked: Decision, text: str) -> Option:
    """The option of which a number beside the question speaks: to do nothing, or the challenge that it names."""
    if asked.prompt != "challenge":
        return next(one for one in asked.options if one in (PASS, NO))
    if "at once" in text:
        return next(one for one in asked.options if one.verb == "draw")
    named = [one for one in asked.options if _foe(match, one) and _foe(match, one) in text]
    return max(named, key=lambda one: len(_foe(match, one)))


def _foe(match: Match, option: Option) -> str:
    """Whom an option of a challenge names."""
    begun = NARRATOR.begun(match.table, option)  # type: ignore[attr-defined]
    return "" if begun is None else NARRATOR.fighter(match.table, begun, 1).text("en")  # type: ignore[attr-defined]


# Played on


def _comes_true(match: Match, asked: Decision, claim: Claim, seed: str) -> bool | None:
    """Whether it is so in one fight with other dice, in which nobody does more than the claim says.

    None where an event came before the encounter of which the claim speaks.
    """
    for attempt in range(DRAWS):
        fork = match.fork(match.answered)
        before = len(fork.events)
        _roll_anew(fork, Dice.from_seed(f"{seed} {attempt}"))
        fork.answer(asked.seat, asked.key(claim.option))
        while not fork.over and not _is_done(fork, before, claim):
            part = fork.waiting[0]
            fork.answer(part.seat, part.key(_least(part)))
        events = fork.events[before:]
        if "at once" not in claim.text or _first_card_fights(events):
            return _is_true(match, asked, claim, events)
    return None


def _roll_anew(match: Match, dice: Dice) -> None:
    """Other dice fall, and what may still come from the decks comes in another order."""
    match.table.dice = dice
    for deck in match.table.decks:
        put_back = min(deck.bottom, len(deck))
        coming = deck.cards[put_back:]
        dice.shuffle(coming)
        deck.cards[put_back:] = coming


def _is_done(match: Match, before: int, claim: Claim) -> bool:
    """Whether it can be seen if the claim is true."""
    kinds = {event.kind for event in match.events[before:]}
    if claim.what in ("die", "farther"):
        return bool(kinds & {"rolled", "movement-die"})
    return match.table.fight is None


def _least(asked: Decision) -> Option:
    """Nothing, wherever that can be chosen; otherwise anything."""
    return next((one for one in (PASS, NO, DONE) if one in asked.options), asked.options[0])


def _first_card_fights(events: list[Event]) -> bool:
    """Whether the first challenge card that was drawn is an encounter."""
    drawn = next(event.facts["card"] for event in events if event.kind == "challenge")
    return GAME.library.by_id[drawn].event is None


def _is_true(match: Match, asked: Decision, claim: Claim, events: list[Event]) -> bool:
    """Whether what happened is what the claim says."""
    fight = match.table.fight
    begun = NARRATOR.begun(match.table, claim.option) if fight is None else fight  # type: ignore[attr-defined]
    rival = -1 if begun is None else begun.rival if match.table.active == asked.seat else match.table.active
    kinds = {(event.kind, event.seat) for event in events}
    if claim.what == "win":
        return ("victory", asked.seat) in kinds
    if claim.what == "hit":
        fallen = {"victory", "both"} & {event.kind for event in events}
        return ("hurt", rival) in kinds if rival >= 0 else bool(fallen)
    if claim.what in ("no damage", "not defeated"):
        return ("hurt" if claim.what == "no damage" else "defeated", asked.seat) not in kinds
    if claim.what == "farther":
        rolls = [event.facts["movement"] for event in events if event.kind == "movement-die"]
        return bool(rolls[-1] > match.table.movement)
    rolled = next(event.facts for event in events if event.kind == "rolled")
    return bool(rolled["die"] >= rolled["target"])
