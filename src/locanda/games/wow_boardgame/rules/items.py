"""Items: how they are received and drawn, and what happens when a Bag is too full."""

from __future__ import annotations

from locanda.kernel.decision import Rules, ask, option
from locanda.kit.ledger import rule

from ..cards import Item, Prize
from ..state import Character, World
from .factions import council

BAG = 3


@rule("TBG-ITEM-02", "TBG-RUL-94")
def counted(one: Character) -> list[Item]:
    """The items of a Bag that count for its limit."""
    return [item for item in one.bag if not item.exempt]


@rule("TBG-ITEM-01", "TBG-ITEM-03")
def receive(t: World, one: Character, item: Item, *cites: str) -> Rules[None]:
    """An item goes under the Bag; from a Bag that is too full one goes to the Merchant."""
    if item in t.held:
        t.held.remove(item)
    one.bag.append(item)
    t.tell("received", *(cites or ("TBG-ITEM-01",)), seat=one.seat, character=one.index, card=item.id)
    yield from overflow(t, one)


@rule("TBG-ITEM-02", "TBG-ITEM-03", "TBG-ITEM-04", "TBG-RUL-39", "TBG-RUL-65", "TBG-MERCH-01")
def overflow(t: World, one: Character) -> Rules[None]:
    """As long as there are more than three items in a Bag, one of them goes to the Merchant, without payment."""
    while len(counted(one)) > BAG:
        found = {item.id: item for item in counted(one)}
        options = [option("drop", name, name) for name in found]
        chosen = yield from ask(
            t, one.seat, "overflow", options, ("TBG-ITEM-03",), facts={"character": one.index}
        )
        item = found[chosen.value]
        one.bag.remove(item)
        t.merchant.append(item)
        t.tell("dropped", "TBG-ITEM-03", seat=one.seat, character=one.index, card=item.id)


@rule("TBG-ITEM-05", "TBG-ITEM-06", "TBG-ITEM-07", "TBG-RUL-74")
def draw(t: World, faction: int, seats: list[int], prize: Prize) -> Rules[Item | None]:
    """Cards are drawn for an item symbol; one is kept, the others go under the deck."""
    pile = t.items[prize.deck]
    drawn = []
    for _ in range(prize.draw):
        card = pile.draw()
        if card is not None:
            drawn.append(card)
    if not drawn:
        return None
    t.tell("drew", "TBG-ITEM-06", seat=seats[0], deck=prize.deck, cards=[card.id for card in drawn])
    found = {card.id: card for card in drawn}
    t.held += drawn
    chosen = yield from council(
        t,
        faction,
        "keep",
        [option("keep", name, name) for name in found],
        ("TBG-ITEM-06",),
        seats=seats,
        facts={"deck": prize.deck},
    )
    kept = found[chosen.value]
    drawn.remove(kept)
    for card in drawn:
        t.held.remove(card)
        pile.put_under(card)
    return kept


@rule("TBG-ITEM-08", "TBG-RUL-75", "TBG-RUL-88")
def special(t: World, names: tuple[str, ...]) -> list[Item]:
    """The named special items that still lie in their deck."""
    return [card for card in t.items["special"].cards if card.id in names]


@rule("TBG-MERCH-04", "TBG-MERCH-05", "TBG-RUL-05")
def worth(item: Item) -> int:
    """What the Merchant pays for an item: half its price, rounded up."""
    return (item.gold + 1) // 2


@rule("TBG-MERCH-03")
def buy(t: World, one: Character, item: Item, price: int) -> Rules[None]:
    """An item of the Merchant is paid and goes under the buyer's Bag."""
    t.merchant.remove(item)
    one.gold -= price
    t.tell("bought", "TBG-MERCH-03", seat=one.seat, character=one.index, card=item.id, gold=price)
    yield from receive(t, one, item, "TBG-MERCH-03")
