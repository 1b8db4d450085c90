"""Chapters 15, 18 and 19, before a match: how many may sit down together, in which teams, and with which decks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from locanda.kernel.game import Game, Setup
from locanda.kernel.refusal import Refusal
from locanda.kit.ledger import rule

from ..cards import Card
from ..library import Library
from . import decks, limited

# How many players sit at a table, by format, and how many games a match has at most.
SEATS = {"constructed": (2, 6), "sealed": (2, 8), "draft": limited.DRAFTERS}
GAMES = {"single": 1, "best-of-three": 3}
TEAMS = {"none": 0, "two": 2, "three": 3}


@rule("TCG-18-05", "TCG-19-02", "TCG-19-06", "TCG-RUL-72")
def why_not(game: Game, library: Library, agreed: Setup) -> Iterator[Refusal]:
    """Every reason why this cannot be played together."""
    form = game.option(agreed, "format")
    low, high = SEATS[form]
    if not low <= agreed.seats <= high:
        cite = "TCG-19-06" if form == "draft" else "TCG-18-01"
        yield Refusal(cite, None, reason="seats", seats=agreed.seats, low=low, high=high)
    teams = TEAMS[game.option(agreed, "teams")]
    if teams and (agreed.seats % teams or agreed.seats // teams < 2):
        yield Refusal("TCG-18-05", None, reason="teams", seats=agreed.seats, teams=teams)
        return
    if game.option(agreed, "match") != "single" and agreed.seats != 2:
        yield Refusal("TCG-RUL-72", None, reason="match-of-two", seats=agreed.seats)
    if form != "constructed":
        if any(agreed.brings):
            yield Refusal("TCG-19-04", None, reason="brings-to-packs")
        return
    kind = game.option(agreed, "decks")
    for brought in dict.fromkeys(agreed.brings):
        if brought:
            yield from decks.why_not_bring(library, brought, kind)
    yield from _why_not_together(library, agreed, teams_of(game, agreed))


@rule("TCG-18-01", "TCG-18-05")
def teams_of(game: Game, agreed: Setup) -> Sequence[int]:
    """The team of each seat: everybody alone, or teams that alternate around the table."""
    teams = TEAMS[game.option(agreed, "teams")]
    return [seat % teams for seat in range(agreed.seats)] if teams else range(agreed.seats)


@rule("TCG-18-04")
def _why_not_together(library: Library, agreed: Setup, teams: Sequence[int]) -> Iterator[Refusal]:
    """Heroes of one team must be of one faction."""
    found = factions(library, agreed, teams)
    for seat, brought in enumerate(agreed.brings):
        if brought and teams[seat] in found:
            hero = hero_of(library, brought)
            if hero.faction != found[teams[seat]]:
                yield Refusal("TCG-18-04", hero, reason="team-faction", faction=found[teams[seat]])


def hero_of(library: Library, brought: str) -> Card:
    """The hero of a deck that somebody brings."""
    found: Card = library.by_id[decks.decode(library, brought).hero]
    return found


def factions(library: Library, agreed: Setup, teams: Sequence[int]) -> dict[int, str]:
    """The faction of each team of several, as the first of them who has chosen makes it."""
    found: dict[int, str] = {}
    if len(set(teams)) == agreed.seats:
        return found
    for seat, brought in enumerate(agreed.brings):
        if brought:
            found.setdefault(teams[seat], hero_of(library, brought).faction)
    return found
