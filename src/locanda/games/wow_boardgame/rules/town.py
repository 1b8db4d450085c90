"""Rest, Training and Town: regaining Health and Energy, buying Powers, trading with the Merchant."""

from __future__ import annotations

from collections.abc import Iterator

from locanda.kernel.decision import DONE, Option, Rules, ask, option
from locanda.kernel.refusal import Refusal
from locanda.kit.ledger import rule

from ..cards import Item, Power
from ..state import Character, World
from . import abilities, body, gear, items

REST = Option("regain")
REST_FACTOR, TOWN_REST_FACTOR = 2, 3


@rule("TBG-TOWN-01")
def in_town(t: World, one: Character) -> bool:
    """Whether a character stands in a region with a friendly town."""
    return one.at in t.library.atlas.towns[one.faction]


# Rest


@rule("TBG-REST-01", "TBG-REST-02", "TBG-REST-03", "TBG-REST-04", "TBG-RUL-58")
def rest(t: World, one: Character) -> Rules[None]:
    """Health and Energy are regained in any mix, twice the level in all, and a Curse goes; more in a friendly town."""
    town = in_town(t, one)
    t.tell("rests", "TBG-REST-01", seat=one.seat, character=one.index)
    yield from abilities.automatic(t, one, "rest")
    yield from abilities.windows(t, one, "rest")
    yield from body.regain_mix(t, one, one.level * (TOWN_REST_FACTOR if town else REST_FACTOR), "TBG-REST-01")
    if one.curse:
        cleared = one.curse if town else 1
        one.curse -= cleared
        law = "TBG-REST-04" if town else "TBG-REST-02"
        t.tell("cleansed", law, seat=one.seat, character=one.index, condition="curse", amount=cleared)


def could_rest(t: World, one: Character) -> bool:
    """Whether a Rest would give anything."""
    return bool(one.curse) or any(body.room(t, one, each) for each in ("health", "energy"))


# Training


@rule("TBG-POW-12", "TBG-POW-13", "TBG-RUL-94")
def why_not_train(t: World, chosen: Option) -> Iterator[Refusal]:
    """Every reason that forbids buying a Power: its level, its price."""
    one, card = t.characters[chosen.value[0]], chosen.value[1]
    if card.level > one.level:
        yield Refusal("TBG-POW-12", reason="level-short", card=card.id, needs=card.level, level=one.level)
    if card.gold > one.gold:
        yield Refusal("TBG-POW-13", reason="gold-short", card=card.id, price=card.gold, gold=one.gold)


def lessons(one: Character) -> list[Option]:
    """Every Power that a character has not bought yet."""
    return [option("train", card.id, _pair(one, card)) for card in one.powers]


_PAIRS: dict[tuple[int, str], tuple[int, Power | Item]] = {}


def _pair(one: Character, card: Power | Item) -> tuple[int, Power | Item]:
    """A character's number with a card, made once, so that options are."""
    key = (one.index, card.id)
    found = _PAIRS.get(key)
    if found is None or found[1] is not card:
        found = _PAIRS[key] = (one.index, card)
    return found


@rule("TBG-POW-13", "TBG-TRAIN-01", "TBG-POW-14", "TBG-RUL-91")
def learn_power(t: World, one: Character, card: Power) -> None:
    """A Power is paid and goes under the Spellbook."""
    one.gold -= card.gold
    one.powers.remove(card)
    one.spellbook.append(card)
    t.tell("trained", "TBG-POW-13", seat=one.seat, character=one.index, card=card.id, gold=card.gold)


@rule("TBG-TRAIN-01", "TBG-TOWN-06")
def train(t: World, one: Character) -> Rules[None]:
    """As many Powers are bought as the character wants and can pay."""
    t.tell("trains", "TBG-TRAIN-01", seat=one.seat, character=one.index)
    while True:
        found = [each for each in lessons(one) if next(why_not_train(t, each), None) is None]
        chosen = yield from ask(
            t,
            one.seat,
            "train",
            [*found, DONE],
            ("TBG-TRAIN-01",),
            subject=t,
            candidates=lambda _: lessons(one),
            why_not=why_not_train,
            facts={"character": one.index},
        )
        if chosen is DONE:
            return
        learn_power(t, one, chosen.value[1])


def could_train(t: World, one: Character) -> bool:
    """Whether there is a Power that the character can buy."""
    return any(next(why_not_train(t, each), None) is None for each in lessons(one))


# Town and Merchant


@rule("TBG-MERCH-02", "TBG-MERCH-03", "TBG-MERCH-07", "TBG-ITEM-09")
def why_not_deal(t: World, chosen: Option) -> Iterator[Refusal]:
    """Every reason that forbids a purchase or a sale."""
    if chosen.verb == "train":
        yield from why_not_train(t, chosen)
        return
    if chosen.verb == "regain":
        return
    one, item = t.characters[chosen.value[0]], chosen.value[1]
    if chosen.verb == "buy" and item.gold > one.gold:
        yield Refusal("TBG-MERCH-03", reason="gold-short", card=item.id, price=item.gold, gold=one.gold)
    if chosen.verb == "sell" and item.soulbound:
        yield Refusal("TBG-MERCH-07", reason="soulbound", card=item.id)


def deals(t: World, one: Character) -> Iterator[Option]:
    """Everything that could be bought from the Merchant or sold to it."""
    for item in {card.id: card for card in t.merchant}.values():
        yield option("buy", item.id, _pair(one, item))
    for item in {card.id: card for card in sellable(one)}.values():
        yield option("sell", item.id, _pair(one, item))


@rule("TBG-MERCH-04")
def sellable(one: Character) -> Iterator[Item]:
    """The items of a character, in its Bag and on its sheet."""
    yield from one.bag
    for card in gear.equipped(one):
        if isinstance(card, Item) and not card.preprinted:
            yield card


@rule("TBG-MERCH-01", "TBG-MERCH-04", "TBG-MERCH-05", "TBG-MERCH-06", "TBG-RUL-67")
def sell(t: World, one: Character, item: Item) -> None:
    """An item goes to the Merchant for half its price."""
    if item in one.bag:
        one.bag.remove(item)
    else:
        gear.take_off(t, one, item)
        one.bag.remove(item)
    t.merchant.append(item)
    one.gold += items.worth(item)
    t.tell("sold", "TBG-MERCH-05", seat=one.seat, character=one.index, card=item.id, gold=items.worth(item))
    body.settle(t, one)


@rule("TBG-TOWN-02", "TBG-TOWN-03", "TBG-TOWN-04", "TBG-TOWN-05", "TBG-GUIDE-02")
def town(t: World, one: Character) -> Rules[None]:
    """In a friendly town a character regains some, trades with the Merchant and buys Powers, as it likes."""
    t.tell(
        "visits", "TBG-TOWN-01", seat=one.seat, character=one.index, region=t.library.atlas.regions[one.at].id
    )
    rested = False

    def offers(t: World) -> Iterator[Option]:
        if not rested and any(body.room(t, one, each) for each in ("health", "energy")):
            yield REST
        yield from deals(t, one)
        yield from lessons(one)

    while True:
        found = [each for each in offers(t) if next(why_not_deal(t, each), None) is None]
        chosen = yield from ask(
            t,
            one.seat,
            "town",
            [*found, DONE],
            ("TBG-TOWN-02",),
            subject=t,
            candidates=offers,
            why_not=why_not_deal,
            facts={"character": one.index},
        )
        if chosen is DONE:
            return
        if chosen is REST:
            rested = True
            yield from body.regain_mix(t, one, one.level, "TBG-TOWN-03")
        elif chosen.verb == "train":
            learn_power(t, one, chosen.value[1])
        elif chosen.verb == "buy":
            yield from items.buy(t, one, chosen.value[1], chosen.value[1].gold)
        else:
            sell(t, one, chosen.value[1])
