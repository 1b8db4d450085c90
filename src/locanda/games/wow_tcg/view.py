"""What each seat may see of the table, as plain data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, get_args

import msgspec

from locanda.kit.ledger import rule

from . import words
from .cards import Card
from .rules import decks, figures, limited
from .state import Duel, Limited, Link, Mark, Piece, Player


class PieceShown(msgspec.Struct, frozen=True):
    """A card in play as it is now. Nobody but its controller knows the card of a resource that lies face down."""

    card: str
    owner: int
    exhausted: bool
    damage: int
    atk: int
    health: int
    defence: int
    marks: list[str]
    counters: dict[str, int]
    host: str
    x: int
    down: bool
    token: bool
    blank: bool
    fresh: bool  # an ally that has to wait for its controller's next turn


class SeatShown(msgspec.Struct, frozen=True):
    """A player as another (or he himself) sees him; the hand of others is a number."""

    team: int
    hero: PieceShown | None
    allies: dict[str, PieceShown]
    equipment: dict[str, PieceShown]
    abilities: dict[str, PieceShown]
    resources: dict[str, PieceShown]
    ready: int
    hand: list[str] | int
    deck: int
    graveyard: list[str]
    removed: list[str]
    out: bool
    placed: bool


class LinkShown(msgspec.Struct, frozen=True):
    """Something that waits on the chain, and what it is aimed at."""

    kind: str
    seat: int
    card: str
    source: str
    x: int
    targets: list[str]


class StrikeShown(msgspec.Struct, frozen=True):
    """A strike of this combat."""

    seat: int
    weapon: str
    atk: int


class CombatShown(msgspec.Struct, frozen=True):
    """The combat at hand."""

    attacker: str
    proposed: str
    defender: str
    strikes: list[StrikeShown]


class ContestShown(msgspec.Struct, frozen=True):
    """A match of several games: how many at most, who won which (-1: nobody), between two of them the own cards."""

    most: int
    won: list[int]
    deck: dict[str, int]
    side: dict[str, int]
    out: str
    done: list[int]


class LimitedShown(msgspec.Struct, frozen=True):
    """Decks made from packs: the own pack, cards, deck and hero; how many cards the others have, and who is ready.

    `advice` names what could be better about the own deck.
    """

    kind: str
    round: int
    pack: list[str]
    pool: dict[str, int]
    deck: dict[str, int]
    hero: str
    advice: list[str]
    counts: list[int]
    left: int
    direction: int
    done: list[int]


class View(msgspec.Struct, frozen=True):
    """Everything that lies open, the own hand, and the own resources."""

    step: str
    active: int
    speaker: int
    turn: int
    round: int
    first: int
    seats: list[SeatShown]
    chain: list[LinkShown]
    combat: CombatShown | None
    winner: list[int] | None
    contest: ContestShown | None = None
    limited: LimitedShown | None = None


@rule("TCG-09-01", "TCG-09-03", "TCG-09-04", "TCG-09-06", "TCG-09-10", "TCG-RUL-61", "TCG-RUL-107")
def view(t: Duel, seat: int | None) -> View:
    """What a seat (or a spectator) may see: hands and decks are numbers, graveyards and removed cards lie open."""
    figures.refresh(t)
    return View(
        step=t.phase if t.limited is not None or t.phase == "side-deck" else t.step,
        active=t.active,
        speaker=t.speaker,
        turn=t.turn,
        round=t.rounds,
        first=t.first,
        seats=[_player(t, player, seat) for player in t.seats],
        chain=[_link(t, link) for link in t.chain],
        combat=_combat(t),
        winner=None if t.result is None else list(t.result.winners),
        contest=_contest(t, seat),
        limited=_limited(t, seat),
    )


def _contest(t: Duel, seat: int | None) -> ContestShown | None:
    match = t.contest
    if match is None:
        return None
    player = None if seat is None or t.phase != "side-deck" else t.seats[seat]
    return ContestShown(
        most=match.most,
        won=list(match.won),
        deck={} if player is None else _counted(player.listed),
        side={} if player is None else _counted(player.side),
        out=match.out[seat].id if seat is not None and seat in match.out else "",
        done=sorted(match.done),
    )


def _limited(t: Duel, seat: int | None) -> LimitedShown | None:
    it = t.limited
    if it is None:
        return None
    return LimitedShown(
        kind=it.kind,
        round=it.round,
        pack=[one.card.id for one in it.open[seat]] if seat is not None else [],
        pool=_counted([one.card for one in it.pools[seat]]) if seat is not None else {},
        deck=_counted(it.main[seat]) if seat is not None else {},
        hero=it.heroes[seat].id if seat is not None and t.phase == "build" else "",
        advice=advice(t, seat) if seat is not None else [],
        counts=[len(pool) for pool in it.pools],
        left=len(it.closed[0]),
        direction=limited.direction(it.round),
        done=sorted(it.done),
    )


def advice(t: Duel, seat: int) -> list[str]:
    """What could be better about the deck that a seat builds of its packs."""
    return decks.advice(t.library, limited.deck_of(t, seat)) if t.phase == "build" else []


def _counted(cards: Sequence[Card]) -> dict[str, int]:
    """How many there are of each card."""
    return dict(Counter(card.id for card in cards))


def _player(t: Duel, player: Player, seat: int | None) -> SeatShown:
    rows: dict[str, dict[str, PieceShown]] = {
        name: {} for name in ("allies", "equipment", "abilities", "resources")
    }
    hero = None
    ready = 0
    for piece in t.of(player.seat):
        shown = _piece(t, piece, seat)
        if piece.resource:
            rows["resources"][piece.label] = shown
            ready += not piece.exhausted
        elif piece.card.kind == "hero":
            hero = shown
        elif piece.card.kind == "ally":
            rows["allies"][piece.label] = shown
        elif piece.card.kind == "ability":
            rows["abilities"][piece.label] = shown
        else:
            rows["equipment"][piece.label] = shown
    return SeatShown(
        team=player.team,
        hero=hero,
        **rows,
        ready=ready,
        hand=[card.id for card in player.hand] if seat == player.seat else len(player.hand),
        deck=len(player.deck),
        graveyard=[laid.card.id for laid in player.graveyard],
        removed=[laid.card.id for laid in player.removed],
        out=player.out,
        placed=player.placed,
    )


def _piece(t: Duel, piece: Piece, seat: int | None) -> PieceShown:
    host = t.pieces.get(piece.host)
    secret = piece.resource and piece.down
    return PieceShown(
        card="" if secret and piece.seat != seat else piece.card.id,
        owner=piece.owner,
        exhausted=piece.exhausted,
        damage=piece.damage,
        atk=0 if secret else max(0, piece.atk),
        health=0 if secret else max(0, piece.health),
        defence=0 if secret else max(0, piece.defence),
        marks=[] if secret else [mark for mark in get_args(words.Mark) if piece.marks & figures.BIT[mark]],
        counters=dict(piece.counters),
        host="" if host is None else host.label,
        x=piece.x if "x" in str(piece.card.cost) else 0,
        down=piece.down,
        token=piece.token,
        blank=piece.blank,
        fresh=piece.card.kind == "ally" and not piece.resource and piece.joined >= t.seats[piece.seat].turn,
    )


def _link(t: Duel, link: Link) -> LinkShown:
    source = t.known(link.source)
    aims = [label_of(t, mark) for mark in link.aims]
    if link.kind == "combat":
        other = t.known(link.other)
        aims = [] if other is None else [other.label]
    return LinkShown(
        kind=link.kind,
        seat=link.seat,
        card=link.card.id,
        source="" if source is None else source.label,
        x=link.x,
        targets=aims,
    )


def label_of(t: Duel, mark: Mark) -> str:
    """What a link is aimed at, by the name that answers use."""
    if mark.place == "player":
        return f"seat-{mark.number}"
    if mark.place == "play":
        piece = t.known(mark.number)
        return "" if piece is None else piece.label
    if mark.place == "chain":
        return next((link.card.id for link in t.chain if link.number == mark.number), "")
    return next((laid.card.id for laid in t.seats[mark.seat].graveyard if laid.number == mark.number), "")


def _combat(t: Duel) -> CombatShown | None:
    combat = t.combat
    if combat is None:
        return None

    def label(number: int) -> str:
        piece = t.pieces.get(number)
        return "" if piece is None else piece.label

    return CombatShown(
        attacker=label(combat.attacker),
        proposed=label(combat.proposed),
        defender=label(combat.defender),
        strikes=[StrikeShown(one.seat, one.card.id, one.atk) for one in combat.strikes],
    )


def hidden(t: Duel) -> dict[str, Any]:
    """What nobody sees of all: hands, decks from the top, and what lies face down."""
    if t.limited is not None:
        return _hidden_packs(t, t.limited)
    return {
        "hands": [[card.id for card in player.hand] for player in t.seats],
        "decks": [[card.id for card in reversed(player.deck.cards)] for player in t.seats],
        "resources": [
            {piece.label: piece.card.id for piece in t.of(player.seat) if piece.resource and piece.down}
            for player in t.seats
        ],
        "lists": [[card.id for card in player.listed] for player in t.seats],
        "sides": [[card.id for card in player.side] for player in t.seats],
    }


def _hidden_packs(t: Duel, it: Limited) -> dict[str, Any]:
    return {
        "pools": [[one.card.id for one in pool] for pool in it.pools],
        "packs": [[one.card.id for one in pack] for pack in it.open],
        "closed": [[[one.card.id for one in pack] for pack in row] for row in it.closed],
        "decks": [[card.id for card in main] for main in it.main],
        "heroes": [[hero.id] for hero in it.heroes],
        "sides": [limited.deck_of(t, seat).side for seat in range(len(it.pools))],
        "advice": [advice(t, seat) for seat in range(len(it.pools))],
    }
