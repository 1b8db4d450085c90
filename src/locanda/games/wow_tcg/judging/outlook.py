"""Outlook: how likely each seat is to win from here, for bots that search.

A seat's score is a sum of what it has: life, allies by their figures, weapons and armor, what texts do in play, cards
in hand, resources; and how soon its hero falls if nobody hinders the opposing parties. Where players form teams, a
team has the mean of its scores. In a match of several games, a game that is yet to come is open.
"""

from __future__ import annotations

from functools import cache
from math import log

from locanda.kit.guide import Feature, Outlook, shares

from .. import vocabulary as v
from ..rules import figures
from ..rules.fitting import is_totem
from ..state import Duel, Piece
from .book import book_of
from .params import FILE, usual

BIT = figures.BIT
NO_ATTACK, NO_PROTECT = BIT["no-attack"], BIT["no-protect"]
GUARDING = BIT["protector"] | BIT["guards-hero"]
HARD = BIT["elusive"] | BIT["untargetable"] | BIT["indestructible"]
# How many cards and resources are of use; from how few cards on a deck is nearly empty.
CARDS, RESOURCES, LAST_CARDS = 8, 9, 6
# How many turns away the end of a hero is not felt any more.
FAR = 8.0


class Side:
    """What a seat has in play, as far as the outlook looks at it."""

    __slots__ = (
        "allies",
        "armor",
        "attack",
        "blade",
        "body",
        "fresh",
        "guard",
        "hard",
        "hero",
        "quests",
        "resources",
        "texts",
        "weapon",
    )

    def __init__(self) -> None:
        self.hero: Piece | None = None
        self.attack = self.body = self.guard = self.hard = self.allies = 0
        self.resources = self.quests = self.armor = self.weapon = self.blade = self.fresh = 0
        self.texts = 0.0

    @property
    def left(self) -> int:
        """How much damage the hero can still take."""
        hero = self.hero
        return 0 if hero is None else max(0, hero.health - hero.damage)


def worth(t: Duel) -> list[float]:
    """The chance of each seat to win: those of all teams add up to 1; nothing while decks are made, or no game won."""
    count = len(t.seats)
    if t.limited is not None:
        return [0.0] * count
    if t.result is not None:
        return [1.0 if seat in t.result.winners else 0.0 for seat in range(count)]
    teams = sorted({player.team for player in t.seats})
    if t.ended:
        chances = [1.0 / len(teams)] * len(teams)
    else:
        chances = _chances(t, _rows(t), teams)
    if t.contest is not None:
        chances = _of_match(t, chances, teams)
    by_team = dict(zip(teams, chances, strict=True))
    return [by_team[player.team] for player in t.seats]


def _chances(t: Duel, rows: list[Side], teams: list[int]) -> list[float]:
    """The chance of each team to win this game."""
    scores = []
    for team in teams:
        own = [
            OUTLOOK.score(_figures(t, rows, player.seat))
            for player in t.seats
            if player.team == team and not player.out
        ]
        scores.append(sum(own) / len(own) if own else None)
    alive = iter(shares([one for one in scores if one is not None]))
    return [0.0 if one is None else next(alive) for one in scores]


def _of_match(t: Duel, now: list[float], teams: list[int]) -> list[float]:
    """The chance of each of two teams to win the match; games that are yet to come are open."""
    match = t.contest
    assert match is not None
    first, second = teams
    games = match.most - len(match.won)
    wins = (match.won.count(first), match.won.count(second))

    @cache
    def ahead(one: int, other: int, left: int) -> float:
        if max(one, other) > match.most // 2 or not left:
            return 1.0 if one > other else 0.5 if one == other else 0.0
        return (ahead(one + 1, other, left - 1) + ahead(one, other + 1, left - 1)) / 2

    if t.ended:
        found = ahead(*wins, games)
    else:
        found = now[0] * ahead(wins[0] + 1, wins[1], games - 1) + now[1] * ahead(
            wins[0], wins[1] + 1, games - 1
        )
    return [found, 1.0 - found]


def features(t: Duel, seat: int) -> tuple[float, ...]:
    """What the chance of a seat to win is worked out from, in the order of `FEATURES`."""
    return _figures(t, _rows(t), seat)


def _rows(t: Duel) -> list[Side]:
    """What everybody has in play; the table itself is never changed."""
    if t.stale:
        t = t.copy()
        figures.refresh(t)
    book, pieces = book_of(usual()), t.pieces
    rows = [Side() for _ in t.seats]
    for piece in pieces.values():
        row = rows[piece.seat]
        if piece.resource:
            row.resources += 1
            if not piece.down:
                row.quests += 1
            continue
        card, marks = piece.card, piece.marks
        kind = card.kind
        if kind == "hero":
            row.hero = piece
            if not piece.down and card.powers:
                row.fresh = 1
            continue
        if kind == "ally":
            left = piece.health - piece.damage
            if left <= 0:
                continue
            row.allies += 1
            row.body += min(left, 9)
            if not marks & NO_ATTACK:
                row.attack += max(0, piece.atk)
            if marks & GUARDING and not marks & NO_PROTECT:
                row.guard += left
            if marks & HARD:
                row.hard += 1
        elif kind == "weapon":
            row.weapon += max(0, piece.atk)
            row.blade = max(row.blade, max(0, piece.atk) - (card.strike or 0) // 2)
        elif kind == "armor":
            row.armor += max(0, piece.defence)
        elif piece.host:
            host = pieces.get(piece.host)
            if host is not None and any(type(step) in FELT for step in card.always):
                continue
        elif is_totem(piece):
            row.allies += 1
        if not piece.blank:
            row.texts += book.notes(card).extra
    return rows


# What is already seen in the figures of its host.
FELT = (v.Bonus, v.Has, v.Loses, v.Keeps)


def _figures(t: Duel, rows: list[Side], seat: int) -> tuple[float, ...]:
    """How a seat stands."""
    player, row = t.seats[seat], rows[seat]
    left = row.left
    threat = 0
    for other in t.seats:
        if other.team != player.team and not other.out:
            foe = rows[other.seat]
            threat = max(threat, foe.attack + foe.blade)
    hits = max(0.5, threat - 0.5 * min(row.armor, threat) - 0.25 * min(row.guard, threat))
    turns = min(FAR, left / hits)
    deck = len(player.deck)
    return (
        left / 10,
        log(1 + left),
        turns / FAR,
        row.attack,
        row.body,
        row.allies,
        row.guard,
        row.hard,
        row.weapon,
        row.armor,
        row.texts,
        min(RESOURCES, row.resources),
        row.quests,
        min(CARDS, len(player.hand)),
        row.fresh,
        max(0, LAST_CARDS - deck),
        1.0 if t.active == seat else 0.0,
    )


FEATURES = (
    Feature("life", 1, 0.43),
    Feature("peril", 1, 0.95),
    Feature("turns", 1, 1.0),
    Feature("attack", 1, 0.08),
    Feature("body", 1, 0.05),
    Feature("allies", 1, 0.06),
    Feature("guard", 1, 0.01),
    Feature("hard", 1, 0.03),
    Feature("weapon", 1, 0.15),
    Feature("armor", 1, 0.22),
    Feature("texts", 1, 0.045),
    Feature("resources", 1, 0.17),
    Feature("quests", 1, 0.15),
    Feature("cards", 1, 0.16),
    Feature("power", 1, 0.2),
    Feature("last-cards", -1, -0.5),
    Feature("turn", 0, 0.3),
)
OUTLOOK = Outlook(FEATURES, features, FILE)
