"""Trading: after an action friends in one region may give each other items and gold."""

from __future__ import annotations

from collections.abc import Iterator

from locanda.kernel.decision import NO, YES, Option, Rules, ask, option
from locanda.kernel.refusal import Refusal
from locanda.kit.ledger import rule

from ..cards import Item
from ..state import Character, Trade, World
from . import items

OFFER, CANCEL = Option("offer"), Option("cancel")
GOLD = {verb: [Option(verb, str(number), number) for number in range(1, 400)] for verb in ("pay", "ask")}


@rule("TBG-TRADE-01", "TBG-RUL-68")
def partners(t: World) -> Iterator[Option]:
    """Who could trade with whom now: one of them has just acted, and both stand in one region."""
    for who in t.traders:
        one = t.characters[who]
        for other in t.at(one.at, one.faction):
            if other is not one and (_goods(one) or _goods(other)):
                yield option("trade", f"{one.id}.{other.id}", (one.index, other.index))


def _goods(one: Character) -> bool:
    return bool(one.gold or tradable(one))


@rule("TBG-TRADE-02", "TBG-TRADE-03", "TBG-ITEM-09")
def tradable(one: Character) -> list[Item]:
    """What a character can give away: the items of its Bag that are not soulbound."""
    return list({item.id: item for item in one.bag if not item.soulbound}.values())


def begin(t: World, who: int, other: int) -> None:
    """An offer is made up."""
    t.trade = Trade(who, other)
    t.phase = "trade"


def candidates(t: World) -> Iterator[Option]:
    """Everything of both Bags that could be part of the offer."""
    trade = t.trade
    assert trade is not None
    giver, taker = t.characters[trade.giver], t.characters[trade.taker]
    for item in {card.id: card for card in giver.bag}.values():
        yield option("give", item.id, item)
    for item in {card.id: card for card in taker.bag}.values():
        yield option("want", item.id, item)
    yield from GOLD["pay"][: giver.gold]
    yield from GOLD["ask"][: taker.gold]


@rule("TBG-TRADE-02", "TBG-TRADE-03", "TBG-ITEM-09")
def why_not_trade(t: World, chosen: Option) -> Iterator[Refusal]:
    """Every reason that keeps something out of the offer."""
    trade = t.trade
    assert trade is not None
    if chosen.verb in ("give", "want"):
        item: Item = chosen.value
        if item.soulbound:
            yield Refusal("TBG-TRADE-03", reason="soulbound", card=item.id)
        owner = t.characters[trade.giver if chosen.verb == "give" else trade.taker]
        offered = trade.items if chosen.verb == "give" else trade.wanted
        if offered.count(item) >= owner.bag.count(item):
            yield Refusal("TBG-TRADE-01", reason="offered-already", card=item.id)
    elif (chosen.verb == "pay" and trade.gold) or (chosen.verb == "ask" and trade.price):
        yield Refusal("TBG-TRADE-01", reason="gold-named")


@rule("TBG-TRADE-01", "TBG-CHAR-08", "TBG-RUL-68")
def trade(t: World) -> Rules[None]:
    """The offer is made up piece by piece; the other one takes it or leaves it."""
    deal = t.trade
    assert deal is not None
    giver, taker = t.characters[deal.giver], t.characters[deal.taker]
    while True:
        found = [each for each in candidates(t) if next(why_not_trade(t, each), None) is None]
        anything = deal.items or deal.wanted or deal.gold or deal.price
        chosen = yield from ask(
            t,
            giver.seat,
            "trade",
            [*found, *((OFFER,) if anything else ()), CANCEL],
            ("TBG-TRADE-01",),
            subject=t,
            candidates=candidates,
            why_not=why_not_trade,
            facts={"character": giver.index, "other": taker.index},
        )
        if chosen is CANCEL:
            break
        if chosen is OFFER:
            if (yield from _accepted(t, giver, taker)):
                yield from _exchange(t, deal, giver, taker)
            break
        if chosen.verb in ("give", "want"):
            (deal.items if chosen.verb == "give" else deal.wanted).append(chosen.value)
        elif chosen.verb == "pay":
            deal.gold = chosen.value
        else:
            deal.price = chosen.value
    t.trade = None
    t.phase = "actions"


def _accepted(t: World, giver: Character, taker: Character) -> Rules[bool]:
    """Whether the other one agrees; a player who has both characters does."""
    if giver.seat == taker.seat:
        return True
    deal = t.trade
    assert deal is not None
    facts = {
        "character": taker.index,
        "other": giver.index,
        "items": [item.id for item in deal.items],
        "wanted": [item.id for item in deal.wanted],
        "gold": deal.gold,
        "price": deal.price,
    }
    chosen = yield from ask(t, taker.seat, "deal", (YES, NO), ("TBG-TRADE-01",), facts=facts)
    return chosen is YES


@rule("TBG-TRADE-01", "TBG-RUL-68", "TBG-ITEM-03")
def _exchange(t: World, deal: Trade, giver: Character, taker: Character) -> Rules[None]:
    """Items and gold change hands at once; then Bags that are too full give something up."""
    for source, target, given, gold in (
        (giver, taker, deal.items, deal.gold),
        (taker, giver, deal.wanted, deal.price),
    ):
        for item in given:
            source.bag.remove(item)
            target.bag.append(item)
        source.gold -= gold
        target.gold += gold
    t.tell(
        "traded",
        "TBG-TRADE-01",
        seat=giver.seat,
        character=giver.index,
        other=taker.index,
        items=[item.id for item in deal.items],
        wanted=[item.id for item in deal.wanted],
        gold=deal.gold,
        price=deal.price,
    )
    for one in (giver, taker):
        yield from items.overflow(t, one)
