"""Chapter 19, sealed formats: packs are opened or drafted, and everybody builds a deck from what he has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from locanda.kernel.decision import DONE, Decision, Option, Rules, ask_any, ask_together, option
from locanda.kernel.dice import Dice
from locanda.kernel.event import Result
from locanda.kernel.refusal import Refusal
from locanda.kit.ledger import rule

from ..cards import Card
from ..library import Library
from ..state import Duel, Limited, Pick
from . import decks, packs
from .decks import Deck

SEALED_PACKS, DRAFT_PACKS = 6, 4
DRAFTERS = (4, 8)


@rule("TCG-04-02", "TCG-19-01", "TCG-19-02", "TCG-19-06")
def dealt(library: Library, dice: Dice, seats: int, kind: str) -> Limited:
    """Packs for everybody: six that are opened at once, or four that are drafted one after another."""
    count = SEALED_PACKS if kind == "sealed" else DRAFT_PACKS
    closed: list[list[list[Pick]]] = [[] for _ in range(seats)]
    number = 0
    for _ in range(count):
        for row in closed:
            row.append([Pick(card, number) for card in packs.opened(library, dice)])
            number += 1
    heroes = [library.heroes[0]] * seats
    return Limited(kind, [[] for _ in closed], [[] for _ in closed], closed, [[] for _ in closed], heroes)


def known(t: Duel) -> Limited:
    """What the table has of packs and decks in the making."""
    assert t.limited is not None
    return t.limited


@rule("TCG-19-02", "TCG-19-06", "TCG-19-08")
def open_packs(t: Duel) -> None:
    """All packs are opened, or the next one of each drafter; when there is none left decks are built."""
    it = known(t)
    if it.kind == "sealed":
        for seat, row in enumerate(it.closed):
            it.pools[seat] = [Pick(one.card, one.pack, 0) for pack in row for one in pack]
            row.clear()
        t.tell("opened", "TCG-19-02", packs=SEALED_PACKS)
    if not it.closed[0]:
        for seat, pool in enumerate(it.pools):
            it.heroes[seat] = _first_hero(t, pool)
        t.phase = "build"
        return
    it.round += 1
    it.open = [row.pop() for row in it.closed]
    t.tell("opened", "TCG-19-06", packs=1, round=it.round)
    t.phase = "draft"


def _first_hero(t: Duel, pool: list[Pick]) -> Card:
    """The hero that a seat begins to build with: the one for whom most of its cards are legal."""
    best, most = t.library.heroes[0], -1
    for hero in t.library.heroes:
        count = sum(next(decks.why_not_hold(hero, one.card), None) is None for one in pool)
        if count > most:
            best, most = hero, count
    return best


# Drafting


@rule("TCG-19-07")
def draft(t: Duel) -> Rules[None]:
    """Everybody takes a card of the pack before him, at once and in secret, and passes on the rest."""
    it = known(t)
    if len(it.open[0]) == 1:
        chosen = [option("take", pack[0].card.id) for pack in it.open]
    else:
        chosen = yield from ask_together(
            [
                Decision(
                    seat,
                    "draft",
                    _takes(t, seat),
                    ("TCG-19-07",),
                    subject=(t, seat),
                    candidates=_of_pack,
                    why_not=_nothing_against,
                    facts={"round": it.round, "left": len(it.open[seat])},
                )
                for seat in range(len(t.seats))
            ]
        )
    for seat, answer in enumerate(chosen):
        take(t, seat, answer.about)
    pass_packs(t)


def _takes(t: Duel, seat: int) -> list[Option]:
    return list(dict.fromkeys(option("take", one.card.id) for one in known(t).open[seat]))


def _of_pack(subject: tuple[Duel, int]) -> Iterator[Option]:
    yield from _takes(*subject)


def _nothing_against(subject: tuple[Duel, int], one: Option) -> Iterator[Refusal]:
    yield from ()


def take(t: Duel, seat: int, name: str) -> None:
    """A card of the pack before a seat belongs to it now."""
    it = known(t)
    pack = it.open[seat]
    place = next(number for number, one in enumerate(pack) if one.card.id == name)
    one = pack.pop(place)
    it.pools[seat].append(Pick(one.card, one.pack, size() - 1 - len(pack)))
    t.tell("picked", "TCG-19-07", seat=seat, to=(seat,), card=name)


def size() -> int:
    """How many cards a pack holds."""
    contents = packs.PACK
    return contents.common + contents.uncommon + contents.rare + contents.hero


@rule("TCG-19-07", "TCG-19-08")
def pass_packs(t: Duel) -> None:
    """The packs go one seat on: to the left in odd rounds, to the right in even ones; empty, the next are opened."""
    it = known(t)
    if not it.open[0]:
        t.phase = "packs"
        return
    step = direction(it.round)
    count = len(it.open)
    it.open = [it.open[(seat - step) % count] for seat in range(count)]


def direction(round: int) -> int:
    """Which way packs go in a round: to the next seat or to the one before."""
    return 1 if round % 2 else -1


# Building


@rule("TCG-19-03", "TCG-19-04", "TCG-19-05")
def build(t: Duel) -> Rules[None]:
    """Everybody builds a deck of what he has, in secret and at once, until all are ready."""
    it = known(t)
    parts = [
        Decision(
            player.seat,
            "build",
            [
                one
                for one in _thought_of((t, player.seat))
                if next(_against((t, player.seat), one), None) is None
            ],
            ("TCG-19-04",),
            subject=(t, player.seat),
            candidates=_thought_of,
            why_not=_against,
            facts={"hero": it.heroes[player.seat].id, "cards": len(it.main[player.seat])},
        )
        for player in t.seats
        if player.seat not in it.done
    ]
    asked, chosen = yield from ask_any(parts)
    _change(t, asked.seat, chosen)
    if len(it.done) == len(t.seats):
        t.tell("built", "TCG-19-01")
        t.result = Result((), "TCG-19-01")


def _thought_of(subject: tuple[Duel, int]) -> Iterator[Option]:
    """Another hero, a card into the deck or out of it, or to be ready."""
    t, seat = subject
    it = known(t)
    for card in dict.fromkeys(one.card for one in it.pools[seat]):
        yield option("main", card.id)
    for card in dict.fromkeys(it.main[seat]):
        yield option("side", card.id)
    for hero in t.library.heroes:
        if hero is not it.heroes[seat]:
            yield option("hero", hero.id)
    yield DONE


@rule("TCG-15-02", "TCG-19-03", "TCG-19-04", "TCG-19-05")
def _against(subject: tuple[Duel, int], one: Option) -> Iterator[Refusal]:
    """Every reason against a change of the deck: only own cards that the hero may have, as often as one has them."""
    t, seat = subject
    it = known(t)
    if one is DONE:
        yield from decks.why_not_deck(t.library, deck_of(t, seat), "sealed")
    elif one.verb == "main":
        card: Card = t.library.by_id[one.about]
        yield from decks.why_not_hold(it.heroes[seat], card)
        there = sum(pick.card is card for pick in it.pools[seat])
        if it.main[seat].count(card) >= there:
            yield Refusal("TCG-19-04", card, reason="no-more-copies", there=there)


def _change(t: Duel, seat: int, chosen: Option) -> None:
    it = known(t)
    if chosen is DONE:
        it.done.append(seat)
        t.tell("ready-to-play", "TCG-19-04", seat=seat)
        return
    card: Card = t.library.by_id[chosen.about]
    if chosen.verb == "hero":
        it.heroes[seat] = card
        it.main[seat] = [one for one in it.main[seat] if next(decks.why_not_hold(card, one), None) is None]
    elif chosen.verb == "main":
        it.main[seat].append(card)
    else:
        it.main[seat].remove(card)


@rule("TCG-19-05")
def deck_of(t: Duel, seat: int) -> Deck:
    """The deck that a seat has built; every other card that it has is its side deck."""
    it = known(t)
    main = Counter(card.id for card in it.main[seat])
    rest = Counter(one.card.id for one in it.pools[seat] if one.card.kind != "hero")
    rest.subtract(main)
    return Deck(it.heroes[seat].id, dict(main), {name: count for name, count in rest.items() if count > 0})
