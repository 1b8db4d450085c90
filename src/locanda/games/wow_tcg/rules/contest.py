"""Chapter 15B, matches of several games: who has won, side decks between games, and the next game laid out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from locanda.kernel.decision import DONE, Decision, Option, Rules, ask, ask_any, option
from locanda.kernel.event import Result
from locanda.kernel.refusal import Refusal
from locanda.kernel.zones import Pile
from locanda.kit.ledger import rule

from ..cards import Card
from ..state import NOBODY, Duel, Player
from . import decks, zones
from .decks import Deck

EQUIPMENT = ("weapon", "armor", "item")


@rule("TCG-03-02", "TCG-RUL-28", "TCG-RUL-72")
def over(t: Duel, winners: tuple[int, ...]) -> None:
    """A game is over; so is the match, if it was of one game, or nobody can get ahead of the winner any more."""
    cite = "TCG-03-02" if winners else "TCG-RUL-28"
    match = t.contest
    if match is None:
        t.tell("won" if winners else "drawn", cite, winners=list(winners))
        t.result = Result(winners, cite)
        return
    match.won.append(t.seats[winners[0]].team if winners else NOBODY)
    t.tell("game-won" if winners else "game-drawn", cite, winners=list(winners), game=len(match.won))
    wins = {player.team: match.won.count(player.team) for player in t.seats}
    best = max(wins.values())
    if best > match.most // 2 or len(match.won) == match.most:
        ahead = [team for team, count in wins.items() if count == best]
        lucky = tuple(player.seat for player in t.seats if player.team in ahead) if len(ahead) == 1 else ()
        t.tell("won" if lucky else "drawn", "TCG-RUL-72", winners=list(lucky))
        t.result = Result(lucky, "TCG-RUL-72")
        return
    t.phase = "game-over"


@rule("TCG-RUL-120")
def game_over(t: Duel) -> Rules[None]:
    """What is put away between two games: equipment that a card lets its players begin the next game with."""
    match = t.contest
    assert match is not None
    if match.keeping:
        for player in t.seats:
            yield from _keep(t, player)
    match.done = [player.seat for player in t.seats if not player.side]
    t.phase = "side-deck" if len(match.done) < len(t.seats) else "next-game"


def _keep(t: Duel, player: Player) -> Rules[None]:
    """Any number of own equipment in play is chosen for the next game."""
    able = [
        piece
        for piece in t.pieces.values()
        if piece.owner == piece.seat == player.seat and not piece.resource and piece.card.kind in EQUIPMENT
    ]
    while able:
        options = [option("keep", piece.label) for piece in able]
        chosen = yield from ask(t, player.seat, "keep", (*options, DONE), ("TCG-RUL-120",))
        if chosen is DONE:
            break
        piece = able.pop(options.index(chosen))
        player.kept.append(piece.card)
        t.tell("kept", "TCG-RUL-120", seat=player.seat, card=piece.card.id)


@rule("TCG-15-10", "TCG-15-11")
def side_deck(t: Duel) -> Rules[None]:
    """Everybody swaps cards between deck and side deck, in secret and at once; both keep their sizes."""
    match = t.contest
    assert match is not None
    parts = [
        Decision(
            player.seat,
            "side-deck",
            swaps(t, player.seat),
            ("TCG-15-11",),
            subject=(t, player.seat),
            candidates=_candidates,
            why_not=_why_not,
            facts={"out": match.out[player.seat].id if player.seat in match.out else ""},
        )
        for player in t.seats
        if player.seat not in match.done
    ]
    asked, chosen = yield from ask_any(parts)
    swap(t, asked.seat, chosen)
    if len(match.done) == len(t.seats):
        t.phase = "next-game"


def swaps(t: Duel, seat: int) -> list[Option]:
    """What a player may do with deck and side deck now."""
    match, player = t.contest, t.seats[seat]
    assert match is not None
    if seat not in match.out:
        free = list(player.listed)
        for card in player.kept:
            free.remove(card)
        return [*_each("out", free), DONE]
    return [one for one in _each("in", player.side) if next(_why_not((t, seat), one), None) is None]


def _each(verb: str, cards: Sequence[Card]) -> list[Option]:
    return list(dict.fromkeys(option(verb, card.id) for card in cards))


def _candidates(subject: tuple[Duel, int]) -> Iterator[Option]:
    t, seat = subject
    assert t.contest is not None
    yield from _each("in", t.seats[seat].side) if seat in t.contest.out else ()


def _why_not(subject: tuple[Duel, int], one: Option) -> Iterator[Refusal]:
    """Every reason against a card of the side deck; whoever took a card out may always put it back."""
    t, seat = subject
    match, player = t.contest, t.seats[seat]
    assert match is not None
    if one.about != match.out[seat].id:
        hero, card = t.pieces[player.hero].card, t.library.by_id[one.about]
        yield from decks.why_not_hold(hero, card)


def swap(t: Duel, seat: int, chosen: Option) -> None:
    """A card is taken out of the deck, put in from the side deck, or everything is as the player likes it."""
    match, player = t.contest, t.seats[seat]
    assert match is not None
    if chosen is DONE:
        match.done.append(seat)
        t.tell("side-decked", "TCG-15-11", seat=seat)
        return
    card: Card = t.library.by_id[chosen.about]
    if chosen.verb == "out":
        player.listed.remove(card)
        player.side.append(card)
        match.out[seat] = card
        return
    player.side.remove(card)
    player.listed.append(card)
    away = match.out.pop(seat)
    if away is not card:
        t.tell("swapped", "TCG-15-11", seat=seat, to=(seat,), out=away.id, card=card.id)


@rule("TCG-11-02", "TCG-RUL-72", "TCG-RUL-120")
def next_game(t: Duel) -> None:
    """Decks are whole and shuffled again, heroes unharmed; whoever lost goes first, after a drawn game chance says."""
    match = t.contest
    assert match is not None
    heroes = [t.known(player.hero) for player in t.seats]
    won = match.won[-1]
    losers = [player.seat for player in t.seats if player.team != won]
    first = t.dice.below(len(t.seats)) if won == NOBODY else losers[0]
    t.pieces, t.gone = {}, {}
    t.chain, t.waiting, t.watchers, t.lasting = [], [], [], []
    t.combat, t.holds, t.extra = None, [], []
    t.blows, t.attacked, t.struck, t.used = [], [], [], []
    t.turn, t.rounds, t.passes, t.resume, t.spins = 0, 1, 0, NOBODY, 0
    t.active = t.first = t.speaker = first
    t.stale = True
    match.done, match.keeping = [], False
    for player, hero in zip(t.seats, heroes, strict=True):
        assert hero is not None
        player.hand, player.graveyard, player.removed = [], [], []
        player.out = player.placed = player.dry = player.mulligan = False
        player.turn = 0
        cards = list(player.listed)
        for card in player.kept:
            cards.remove(card)
        player.deck = Pile(cards)
        player.deck.shuffle(t.dice)
        player.hero = zones.enter(t, hero.card, player.seat, player.seat).number
        for card in player.kept:
            zones.enter(t, card, player.seat, player.seat)
        player.kept = []
    t.waiting = []
    t.tell("next-game", "TCG-RUL-72", seat=first, game=len(match.won) + 1)
    t.phase = "opening"


def deck_of(t: Duel, seat: int) -> Deck:
    """A player's deck and side deck as they are now, written down."""
    player = t.seats[seat]
    hero = t.known(player.hero)
    assert hero is not None
    return Deck(hero.card.id, _counted(player.listed), _counted(player.side))


def _counted(cards: Sequence[Card]) -> dict[str, int]:
    count: dict[str, int] = {}
    for card in cards:
        count[card.id] = count.get(card.id, 0) + 1
    return count
