"""What carries out the words about cards: drawn, discarded, destroyed, found, put somewhere else, taken over, made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from locanda.kernel.decision import DONE, NO, Option, Rules, ask, option
from locanda.kit.effects import Runners, run
from locanda.kit.ledger import rule

from .. import vocabulary as v
from ..cards import Card
from ..sought import Sought
from ..state import Laid, Piece
from . import chain, control, costs, drawing, figures, scripts, zones
from .fitting import fits, is_sort, lies
from .moment import SLOTS, Moment

RUNNERS = Runners()
does = RUNNERS.does


@does(v.Draw)
def draw(m: Moment, effect: v.Draw) -> Rules[None]:
    """Players draw cards."""
    from .turn import hand_size

    t = m.table
    for seat in m.players(effect.player):
        amount = yield from m.number(effect.amount)
        if effect.fill:
            amount = hand_size(t, seat) - len(t.seats[seat].hand)
        yield from drawing.draw(t, seat, max(0, amount))


@does(v.Discard)
def discard(m: Moment, effect: v.Discard) -> Rules[None]:
    """Players discard cards of their choice."""
    for seat in m.players(effect.player):
        amount = yield from m.number(effect.amount)
        yield from costs.discard(m.table, seat, amount)


@does(v.Redraw)
def redraw(m: Moment, effect: v.Redraw) -> Rules[None]:
    """The hand is shuffled into the deck, and as many cards are drawn."""
    t = m.table
    player = t.seats[m.seat]
    count = len(player.hand)
    player.deck.cards.extend(player.hand)
    player.hand = []
    player.deck.shuffle(t.dice)
    t.tell("shuffled", "TCG-16-08", seat=m.seat, count=count)
    yield from drawing.draw(t, m.seat, count)


@does(v.Destroy)
@rule("TCG-RUL-88", "TCG-RUL-89", "TCG-RUL-132")
def destroy(m: Moment, effect: v.Destroy) -> Rules[None]:
    """Cards in play are destroyed together, but for those that cannot be, and those that the text spares."""
    t = m.table
    if effect.choose:
        pieces = []
        for seat in m.players(effect.of):
            for by in m.players(effect.choose):
                pieces += yield from _one_of(m, effect.who, seat, "destroys", by=by)
    else:
        pieces = m.pieces(effect.who)
    if effect.some:
        pieces = yield from _some_of(m, pieces)
    spare = effect.spare
    zones.destroy(
        t,
        [
            piece
            for piece in pieces
            if not figures.has(t, piece, "indestructible")
            and (spare is None or not fits(t, piece, spare, m.seat, m.link.source))
        ],
    )


def _one_of(m: Moment, who: v.Who, seat: int, prompt: str, by: int) -> Rules[list[Piece]]:
    """One of the cards of a player that fit, chosen by somebody."""
    t = m.table
    assert isinstance(who, Sought)
    able = [piece for piece in t.pieces.values() if fits(t, piece, who, seat, m.link.source, x=m.link.x)]
    if not able:
        return []
    options = [option("choose", piece.label) for piece in able]
    chosen = yield from ask(t, by, prompt, options, ("TCG-RUL-88",), facts={"card": m.card})
    return [able[options.index(chosen)]]


def _some_of(m: Moment, able: Sequence[Piece]) -> Rules[list[Piece]]:
    """Any number of these cards, chosen one after the other."""
    t, chosen = m.table, list[Piece]()
    while len(chosen) < len(able):
        free = [piece for piece in able if piece not in chosen]
        options: list[Option] = [option("choose", piece.label) for piece in free]
        facts = {"card": m.card, "chosen": len(chosen)}
        answer = yield from ask(t, m.seat, "some", (*options, DONE), ("TCG-RUL-88",), facts=facts)
        if answer is DONE:
            break
        chosen.append(free[options.index(answer)])
    return chosen


@does(v.Exhaust)
def exhaust(m: Moment, effect: v.Exhaust) -> None:
    """Cards are exhausted."""
    pieces = m.pieces(effect.who)
    m.latest = [piece.number for piece in pieces]
    for piece in pieces:
        if zones.exhaust(m.table, piece):
            m.table.tell("exhausted", "TCG-08-02", seat=piece.seat, card=piece.card.id, piece=piece.label)


@does(v.Ready)
def ready(m: Moment, effect: v.Ready) -> Rules[None]:
    """Cards become ready, or one of those that fit."""
    t = m.table
    pieces = m.pieces(effect.who)
    if effect.choose:
        pieces = yield from _one_of(m, effect.who, m.seat, "readies", by=m.seat)
    for piece in pieces:
        if zones.ready(t, piece):
            t.tell("readied", "TCG-08-01", seat=piece.seat, card=piece.card.id, piece=piece.label)


@does(v.Return)
@rule("TCG-RUL-105")
def return_(m: Moment, effect: v.Return) -> None:
    """Cards go to their owners' hands, from play or from a graveyard."""
    t = m.table
    if not isinstance(effect.who, Sought):
        for seat, card in _from_grave(m, effect.who):
            zones.lay(t, card, seat, "hand")
            t.tell("recovered", "TCG-20-13", seat=seat, card=card.id)
    zones.to_hand(t, m.pieces(effect.who))


def _from_grave(m: Moment, who: str) -> list[tuple[int, Any]]:
    """Cards in graveyards that a role names, taken out: targets, or the card itself where it went."""
    t, slot = m.table, SLOTS.get(who)
    found = []
    if slot is not None:
        for mark in m.aims:
            if mark.slot == slot and mark.place == "graveyard":
                laid = zones.buried(t, mark.number, mark.seat)
                if laid is not None:
                    found.append((mark.seat, zones.dig_up(t, laid, mark.seat)))
    elif who == "self":
        ghost = t.gone.get(m.link.source)
        if ghost is not None and not ghost.token:
            laid = next(
                (one for one in reversed(t.seats[ghost.owner].graveyard) if one.by == ghost.number), None
            )
            if laid is not None:
                found.append((ghost.owner, zones.dig_up(t, laid, ghost.owner)))
    return found


@does(v.Deploy)
@rule("TCG-RUL-112")
def deploy(m: Moment, effect: v.Deploy) -> None:
    """Cards in graveyards are put into play together, under the control of their owners."""
    t = m.table
    entering: list[tuple[int, Card]] = []
    if isinstance(effect.who, Sought):
        for player in t.around(t.active):
            mine = [laid for laid in player.graveyard if lies(t, laid.card, effect.who, m.seat)]
            entering += [(player.seat, zones.dig_up(t, laid, player.seat)) for laid in mine]
    elif not effect.affordable or all(
        laid.card.base_cost <= costs.all_resources(t, m.seat) for laid in _aimed_at(m, effect.who)
    ):
        entering = _from_grave(m, effect.who)
    zones.enter_together(t, entering)


def _aimed_at(m: Moment, who: str) -> list[Laid]:
    """The cards in graveyards that were targeted and still lie there."""
    found = [
        zones.buried(m.table, mark.number, mark.seat)
        for mark in m.aims
        if mark.slot == SLOTS[who] and mark.place == "graveyard"
    ]
    return [laid for laid in found if laid is not None]


@does(v.Recover)
@rule("TCG-RUL-88", "TCG-RUL-117", "TCG-RUL-126")
def recover(m: Moment, effect: v.Recover) -> Rules[None]:
    """Cards are chosen in a graveyard now, and go to their owner's hand or into play."""
    t = m.table
    for seat in m.players(effect.player):
        count = yield from m.number(effect.count)
        taken: list[Laid] = []
        for left in range(count, 0, -1):
            able = [
                laid
                for laid in t.seats[seat].graveyard
                if laid not in taken
                and lies(t, laid.card, effect.what, seat)
                and not (effect.different and any(one.card.id == laid.card.id for one in taken))
            ]
            if not able:
                break
            options: list[Option] = list(dict.fromkeys(option("take", laid.card.id) for laid in able))
            asked = [*options, DONE] if effect.may else options
            facts = {"card": m.card, "left": left}
            chosen = yield from ask(t, seat, "recover", asked, ("TCG-RUL-88",), facts=facts)
            if chosen is DONE:
                break
            taken.append(next(laid for laid in able if laid.card.id == chosen.about))
        for laid in taken:
            card = zones.dig_up(t, laid, seat)
            if effect.to == "hand":
                zones.lay(t, card, seat, "hand")
                t.tell("recovered", "TCG-20-13", seat=seat, card=card.id)
                continue
            piece = zones.enter(t, card, seat, seat)
            if effect.near_death:
                piece.damage = max(0, figures.health(t, piece) - 1)
                t.stale = True


@does(v.Remove)
@rule("TCG-20-18")
def remove(m: Moment, effect: v.Remove) -> Rules[None]:
    """Cards are removed from the game: from play, from a graveyard, or the very card that resolves."""
    t = m.table
    pieces = m.pieces(effect.who)
    count = len(pieces)
    if effect.who == "self" and m.link in t.chain and m.link.kind == "card":
        t.chain.remove(m.link)
        zones.lay(t, m.link.card, m.seat, "removed", m.link.number)
    elif not isinstance(effect.who, Sought):
        for seat, card in _from_grave(m, effect.who):
            zones.lay(t, card, seat, "removed", m.link.source)
            t.tell("removed", "TCG-20-18", seat=seat, card=card.id)
            count += 1
    zones.remove(t, pieces, m.link.source)
    if count:
        yield from run(m, effect.then)


@does(v.Search)
def search(m: Moment, effect: v.Search) -> Rules[None]:
    """A deck is searched; what is found goes where the text says."""
    t = m.table
    for seat in m.players(effect.player):
        what = effect.what
        if what.name == "same":
            it = t.known(m.it)
            what = msgspec.structs.replace(what, name="" if it is None else it.card.id)
        found = yield from drawing.search(t, seat, what, effect.count, m.card)
        for card in found:
            if effect.to == "play":
                zones.enter(t, card, seat, seat, exhausted=True)
            else:
                zones.lay(t, card, seat, effect.to)
        t.held = []


@does(v.Look)
@rule("TCG-20-19", "TCG-RUL-111")
def look(m: Moment, effect: v.Look) -> Rules[None]:
    """The top cards of the deck are looked at or shown: one goes where the text says, the others under or on it."""
    t, seat = m.table, m.seat
    cards = drawing.top_cards(t, seat, effect.count)
    t.held = list(cards)
    to = None if effect.open else (seat,)
    for card in cards:
        t.tell("saw", "TCG-20-19", seat=seat, to=to, card=card.id)
    able = [card for card in cards if effect.what is None or lies(t, card, effect.what, seat, m.link.x)]
    taken = None
    if able:
        chooser = (m.players(effect.chooser) or [seat])[0]
        options: list[Option] = list(dict.fromkeys(option("take", card.id) for card in able))
        facts = {"card": m.card, "to": effect.to}
        asked = (*options, DONE) if effect.may else options
        chosen = yield from ask(t, chooser, "look", asked, ("TCG-RUL-111",), facts=facts)
        if chosen is not DONE:
            taken = next(card for card in able if card.id == chosen.about)
            cards.remove(taken)
    if effect.rest == "top":
        for card in reversed(cards):
            zones.lay(t, card, seat, "top")
    else:
        yield from drawing.put_under(t, seat, cards, m.card)
    t.held = []
    if taken is not None:
        zones.lay(t, taken, seat, effect.to)
        if effect.to == "hand" and (effect.open or effect.what is not None):
            t.tell("took", "TCG-RUL-111", seat=seat, card=taken.id)


@does(v.Mill)
def mill(m: Moment, effect: v.Mill) -> Rules[None]:
    """The top cards of a deck go to the graveyard."""
    t = m.table
    amount = yield from m.number(effect.amount)
    for seat in m.players(effect.player):
        for card in drawing.top_cards(t, seat, amount):
            zones.lay(t, card, seat, "graveyard")
            t.tell("milled", "TCG-09-05", seat=seat, card=card.id)


@does(v.Reshuffle)
def reshuffle(m: Moment, effect: v.Reshuffle) -> None:
    """The graveyard is shuffled into the deck."""
    t = m.table
    player = t.seats[m.seat]
    player.deck.cards.extend(laid.card for laid in player.graveyard)
    t.tell("reshuffled", "TCG-16-08", seat=m.seat, count=len(player.graveyard))
    player.graveyard = []
    player.deck.shuffle(t.dice)


@does(v.Place)
@rule("TCG-RUL-107")
def place(m: Moment, effect: v.Place) -> Rules[None]:
    """A card becomes a resource, face down and exhausted; that is not the placing of the turn."""
    t, seat = m.table, m.seat
    if effect.what == "top":
        cards = drawing.top_cards(t, seat, 1)
    else:
        hand = t.seats[seat].hand
        if not hand:
            return
        options: list[Option] = list(dict.fromkeys(option("place", card.id) for card in hand))
        facts = {"card": m.card}
        chosen = yield from ask(t, seat, "place-resource", (*options, NO), ("TCG-RUL-107",), facts=facts)
        if chosen is NO:
            return
        cards = [next(card for card in hand if card.id == chosen.about)]
        hand.remove(cards[0])
    for card in cards:
        zones.place(t, card, seat, up=False, exhausted=True)
        t.tell("placed", "TCG-RUL-107", seat=seat)
        t.tell("placed-card", "TCG-RUL-61", seat=seat, to=(seat,), card=card.id)


@does(v.TurnDown)
def turn_down(m: Moment, effect: v.TurnDown) -> Rules[None]:
    """A player turns one of his quests face down, by his choice."""
    t = m.table
    for seat in m.players(effect.player):
        able = [piece for piece in t.of(seat) if is_sort(piece, "quest")]
        if able:
            options = [option("choose", piece.label) for piece in able]
            chosen = yield from ask(t, seat, "turn-down", options, ("TCG-RUL-88",), facts={"card": m.card})
            piece = able[options.index(chosen)]
            piece.down = True
            t.stale = True
            t.tell("turned-down", "TCG-RUL-61", seat=seat, card=piece.card.id, piece=piece.label)


@does(v.Reattach)
@rule("TCG-RUL-118")
def reattach(m: Moment, effect: v.Reattach) -> Rules[None]:
    """An attachment goes to another hero or ally of the kind that it names, without doing again what it did."""
    t = m.table
    for piece in m.pieces(effect.who):
        host = t.pieces.get(piece.host)
        if host is None or not is_sort(host, "character"):
            continue
        what = piece.card.host or piece.card.targets[0]
        able = [
            one
            for one in t.pieces.values()
            if one.number != host.number and is_sort(one, what.sort) and is_sort(one, "character")
        ]
        if able:
            options = [option("choose", one.label) for one in able]
            chosen = yield from ask(t, m.seat, "move-to", options, ("TCG-RUL-118",), facts={"card": m.card})
            piece.host = able[options.index(chosen)].number
            piece.moved = t.next_number()
            t.stale = True
            t.tell("moved", "TCG-RUL-118", seat=m.seat, card=piece.card.id, piece=piece.label)


@does(v.Control)
@rule("TCG-RUL-56", "TCG-RUL-86", "TCG-RUL-131")
def control_(m: Moment, effect: v.Control) -> None:
    """Somebody gains control of cards; as long as the source stays exhausted only if it has been so without a break."""
    t = m.table
    if effect.until == "exhausted":
        source = t.pieces.get(m.link.source)
        if source is None or not source.exhausted or m.link.facts.get("readied"):
            return
    for seat in m.players(effect.player):
        for piece in m.pieces(effect.who):
            control.take(t, piece, seat, effect, m.link.source, effect.until)


@does(v.Token)
@rule("TCG-20-02", "TCG-RUL-110")
def token(m: Moment, effect: v.Token) -> None:
    """Ally tokens are in play under the control of whoever's effect made them."""
    t = m.table
    card = t.library.by_id[effect.name]
    for _ in range(effect.count):
        m.made.append(zones.enter(t, card, m.seat, m.seat, token=True).number)


@does(v.Counter)
@rule("TCG-11-01")
def counter(m: Moment, effect: v.Counter) -> None:
    """Counters lie on the card."""
    for piece in m.pieces("self"):
        piece.counters[effect.name] = piece.counters.get(effect.name, 0) + effect.amount
        m.table.stale = True
        m.table.tell("counter", "TCG-11-01", seat=piece.seat, card=piece.card.id, counter=effect.name)


@does(v.Withdraw)
@rule("TCG-20-16", "TCG-RUL-93")
def withdraw(m: Moment, effect: v.Withdraw) -> None:
    """Attackers are removed from the combat in which the hero defends."""
    t = m.table
    combat, hero = t.combat, t.seats[m.seat].hero
    if combat is None or combat.defender != hero or not combat.attacker:
        return
    attacker = t.pieces[combat.attacker]
    if effect.sort == "ally" and attacker.card.kind != "ally":
        return
    zones.leave_combat(t, attacker.number)
    t.tell("withdrawn", "TCG-20-16", seat=attacker.seat, card=attacker.card.id, piece=attacker.label)


@does(v.Interrupt)
@rule("TCG-RUL-87", "TCG-RUL-130")
def interrupt(m: Moment, effect: v.Interrupt) -> Rules[None]:
    """A card on the chain is interrupted, but never the link itself."""
    t = m.table
    if effect.if_hero and not any(piece.card.kind == "hero" for piece in m.pieces("target")):
        return
    if not effect.choose:
        for mark in m.aims:
            if mark.place == "chain":
                for link in [one for one in t.chain if one.number == mark.number]:
                    chain.interrupt(t, link)
        return
    for seat in m.players(effect.choose):
        able = [
            one
            for one in t.chain
            if one.kind == "card" and one.card.kind == "ability" and one.seat == seat and one is not m.link
        ]
        if able:
            options: list[Option] = [
                option("interrupt", str(number + 1), number) for number in range(len(able))
            ]
            facts = {"card": m.card, "cards": [one.card.id for one in able]}
            chosen = yield from ask(t, m.seat, "interrupt", (*options, NO), ("TCG-RUL-130",), facts=facts)
            if chosen is not NO:
                chain.interrupt(t, able[chosen.value])


@does(v.Each)
@rule("TCG-RUL-112")
def each(m: Moment, effect: v.Each) -> Rules[None]:
    """Every player does something, in turn order."""
    seat = m.link.seat
    for other in m.players(effect.player):
        m.link.seat = other
        yield from run(m, effect.do)
    m.link.seat = seat


@does(v.Script)
def script(m: Moment, effect: v.Script) -> Rules[None]:
    """A function does what no word says."""
    yield from scripts.SCRIPTS[effect.name](m)
