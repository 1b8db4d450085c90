"""What a seat cannot know, imagined: the cards of others from what their heroes may have, and packs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable

from locanda.kernel.dice import Dice

from .cards import Card
from .library import Library
from .rules import decks, limited
from .state import Duel, Limited, Pick, Piece, Player

# A deck that nobody has seen holds at most so many of a card that is no unlimited one.
COPIES = decks.COPIES


def forget(t: Duel, seat: int | None, dice: Dice) -> None:
    """Decks, hands and resources face down are other ones, where this seat cannot know them."""
    if t.limited is not None:
        _forget_packs(t, t.limited, seat, dice)
    else:
        for player in t.seats:
            if player.seat == seat:
                player.deck.loosen(dice)
            elif player.hero and not player.out:
                _forget_cards(t, player, dice)
    t.dice = dice


def _forget_cards(t: Duel, player: Player, dice: Dice) -> None:
    """Everything of a player that lies face down is drawn from what his hero could have brought."""
    down = [piece for piece in t.pieces.values() if piece.owner == player.seat and _is_unknown(piece)]
    count = len(player.hand) + len(player.deck.cards) + len(down)
    cards = _plausible(t, player, count, dice)
    for piece in down:
        piece.card = cards.pop()
    player.hand = [cards.pop() for _ in player.hand]
    player.deck.cards = cards
    player.deck.loosen(dice)
    if player.listed:
        _forget_list(t, player, dice)


def _forget_list(t: Duel, player: Player, dice: Dice) -> None:
    """The deck and side deck of a match hold what has been seen and what is imagined now."""
    listed = len(player.listed)
    now = [piece.card for piece in t.pieces.values() if piece.owner == player.seat and _is_of_deck(piece)]
    now += [laid.card for laid in (*player.graveyard, *player.removed)]
    now += [*player.hand, *player.deck.cards]
    now += [link.card for link in t.chain if link.kind == "card" and link.seat == player.seat]
    if len(now) != listed:
        now = (now + _plausible(t, player, max(0, listed - len(now)), dice))[:listed]
    player.listed = now
    player.side = _plausible(t, player, len(player.side), dice)


def _is_unknown(piece: Piece) -> bool:
    """Whether it was placed face down: a quest that was completed has been seen by everybody and keeps its name."""
    return piece.resource and piece.down and piece.label == f"resource-{piece.number}"


def _is_of_deck(piece: Piece) -> bool:
    return not piece.token and piece.card.kind != "hero"


def _plausible(t: Duel, player: Player, count: int, dice: Dice) -> list[Card]:
    """So many cards that this player could still have, in any order: those of a deck of the shelf, if one fits.

    A deck of the shelf fits best if it holds all that was seen of this player, and has as many cards.
    """
    hero = t.known(player.hero)
    assert hero is not None
    seen = Counter(
        piece.card.id
        for piece in t.pieces.values()
        if piece.owner == player.seat and _is_of_deck(piece) and not _is_unknown(piece)
    )
    seen.update(link.card.id for link in t.chain if link.kind == "card" and link.seat == player.seat)
    seen.update(laid.card.id for laid in (*player.graveyard, *player.removed))
    shelf, able = _possible(t.library, hero.card)
    found: list[Card] = []
    if shelf:
        size = count + sum(seen.values())
        likely = [
            deck
            for deck in shelf
            if sum(deck.values()) == size
            and all(deck.get(name, 0) >= number for name, number in seen.items())
        ]
        likely = likely or shelf
        left = Counter(likely[dice.below(len(likely))])
        left.subtract(seen)
        for name, number in left.items():
            if number > 0:
                found += [t.library.by_id[name]] * number
        dice.shuffle(found)
        del found[count:]
    have = Counter(card.id for card in found)
    while len(found) < count:
        card = able[dice.below(len(able))]
        if card.unlimited or have[card.id] + seen[card.id] < COPIES:
            have[card.id] += 1
            found.append(card)
    dice.shuffle(found)
    return found


def _possible(library: Library, hero: Card) -> tuple[list[dict[str, int]], list[Card]]:
    """The decks of the shelf that this hero could lead, and every card that he may have."""
    notes = library.notebook("possible")
    found: tuple[list[dict[str, int]], list[Card]] | None = notes.get(hero.id)
    if found is None:
        able = [card for card in library.cards if next(decks.why_not_hold(hero, card), None) is None]
        names = {card.id for card in able}
        shelf = [dict(one.cards) for one in library.shelf.values() if names.issuperset(one.cards)]
        found = notes[hero.id] = (shelf, able)
    return found


# Packs


def _forget_packs(t: Duel, it: Limited, seat: int | None, dice: Dice) -> None:
    """Cards change places with others of which the seat knows just as much."""
    groups: dict[Hashable, list[tuple[list[Pick], int]]] = {}
    for owner in range(len(t.seats)):
        rows = [
            (it.open[owner], False),
            *((pack, False) for pack in it.closed[owner]),
            (it.pools[owner], True),
        ]
        for row, is_pool in rows:
            for place, one in enumerate(row):
                key = _known_of(t, it, seat, owner, one, row is it.open[owner], is_pool)
                if key is not None:
                    groups.setdefault(key, []).append((row, place))
    for cells in groups.values():
        picks = [row[place] for row, place in cells]
        cards = [one.card for one in picks]
        dice.shuffle(cards)
        for (row, place), one, card in zip(cells, picks, cards, strict=True):
            row[place] = Pick(card, one.pack, one.taken)
    for player in t.seats:
        if player.seat != seat:
            _build_anew(t, it, player.seat, dice)


def _build_anew(t: Duel, it: Limited, owner: int, dice: Dice) -> None:
    """What somebody builds of the cards that he is imagined to have: as many, chosen by chance."""
    if not it.main[owner] and t.phase != "build":
        return
    pool = [one.card for one in it.pools[owner] if one.card.kind != "hero"]
    if owner not in it.done:
        it.heroes[owner] = t.library.heroes[dice.below(len(t.library.heroes))]
    able = [card for card in pool if next(decks.why_not_hold(it.heroes[owner], card), None) is None]
    dice.shuffle(able)
    it.main[owner] = able[: len(it.main[owner])]


def _known_of(
    t: Duel, it: Limited, seat: int | None, owner: int, one: Pick, is_open: bool, is_pool: bool
) -> Hashable | None:
    """Where else a card could be as far as this seat knows; none if it knows where it is."""
    if seat is not None and owner == seat and (is_pool or is_open):
        return None
    if it.kind == "sealed" or seat is None or not (is_pool or is_open):
        return _slot(one.card)
    count, opener = len(t.seats), one.pack % len(t.seats)
    step = limited.direction(_round_of(one.pack, count))
    taken = one.taken if is_pool else limited.size() - len(it.open[owner])
    looks = [turn for turn in range(taken) if (opener + step * turn) % count == seat]
    return ("pack", one.pack, looks[-1]) if looks else _slot(one.card)


def _round_of(pack: int, count: int) -> int:
    """In which round a pack is opened: those that were dealt last come first."""
    return limited.DRAFT_PACKS - pack // count


def _slot(card: Card) -> tuple[str, str]:
    """Rare and epic cards lie in the same place of a pack, and heroes in one of their own."""
    return ("unseen", "hero" if card.kind == "hero" else "rare" if card.rarity == "epic" else card.rarity)
