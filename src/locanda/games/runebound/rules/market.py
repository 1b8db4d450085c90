"""The Market phase: a new card comes to the town, then buying, hiring, selling and healing."""

from __future__ import annotations

from collections.abc import Iterator

from locanda.kernel.decision import DONE, Option, Rules, ask, option
from locanda.kernel.refusal import Refusal
from locanda.kit.ledger import rule
from locanda.kit.uses import mixed_candidates, mixed_why_not

from ..cards import AllyCard, ItemCard, MarketCard
from ..state import Companion, Party, Possession, Realm
from . import abilities, goods, modifiers, tokens
from .moment import Moment

VISIT = Option("visit")
SKIP = Option("skip")
HEAL = Option("heal", "hero")


def card_option(verb: str, card: MarketCard) -> Option:
    """The option to do something with a card."""
    return option(verb, card.id, card)


@rule("RB-MKT-01", "RB-TURN-02", "RB-RUL-01")
def market(t: Realm) -> Rules[None]:
    """Whoever visits the market has drawn a card for the town first, then traded as long as gold allows."""
    party = t.party
    if (yield from ask(t, party.seat, "market", (VISIT, SKIP), ("RB-MKT-01",))) is VISIT:
        yield from visit(t, party, t.library.atlas.town_at[party.at])
    if party.fallen:
        yield from tokens.suffer_defeat(t, party)
        t.phase = "end"
    else:
        t.phase = "experience"


@rule("RB-MKT-03", "RB-MKT-04", "RB-RUL-45")
def visit(t: Realm, party: Party, town: int) -> Rules[None]:
    """The town has one card more, and the player has traded there as long as he liked and could pay."""
    goods.add_ware(t, town)
    moment = Moment(t, party, "market")
    while True:
        found = abilities.usable(moment)
        options = [
            option for option in _offers(t, party, town) if next(why_not_trade(t, option), None) is None
        ]
        answer = yield from ask(
            t,
            party.seat,
            "trade",
            [DONE, *options, *abilities.options(found)],
            ("RB-MKT-04",),
            subject=abilities.mixed(moment, t, _candidates, why_not_trade),
            candidates=mixed_candidates,
            why_not=mixed_why_not,
        )
        if answer is DONE:
            return
        if answer.verb == "use":
            yield from abilities.use(moment, answer, found)
        elif answer.verb in ("buy", "hire"):
            yield from buy(t, party, town, answer.value)
        elif answer.verb == "sell":
            sell(t, party, town, answer.value)
        else:
            heal(t, party, None if answer is HEAL else tokens.ally_named(party, answer.about))
        if t.result is not None or party.fallen:
            return


def _offers(t: Realm, party: Party, town: int) -> list[Option]:
    """Everything that could be traded in this town."""
    options = [card_option("hire" if isinstance(card, AllyCard) else "buy", card) for card in t.stalls[town]]
    options += [card_option("sell", item.card) for item in party.items]
    options.append(HEAL)
    options += [tokens.ally_option("heal", ally.card.id) for ally in party.allies]
    return list(dict.fromkeys(options))


def prices(t: Realm, party: Party) -> dict[str, int]:
    """The gold that everything in the town costs or brings now, by the keys of the options."""
    found = {}
    for offer in _offers(t, party, t.library.atlas.town_at[party.at]):
        if offer.verb in ("buy", "hire"):
            found[offer.key] = cost(t, party, offer.value)
        elif offer.verb == "sell":
            found[offer.key] = sale_price(t, party, offer.value)
    return found


def _candidates(t: Realm) -> Iterator[Option]:
    for stall in t.stalls:
        for card in stall:
            yield card_option("hire" if isinstance(card, AllyCard) else "buy", card)
    yield from _offers(t, t.party, t.library.atlas.town_at[t.party.at])
    for ally in t.party.allies:
        yield card_option("sell", ally.card)


@rule("RB-MKT-02", "RB-MKT-05", "RB-MKT-06", "RB-LIM-01", "RB-LIM-02", "RB-LIM-03", "RB-MKT-07", "RB-MKT-08")
@rule("RB-RUL-44", "RB-RUL-46", "RB-RUL-47", "RB-RUL-61")
def why_not_trade(t: Realm, option: Option) -> Iterator[Refusal]:
    """Every reason that forbids this purchase, sale or healing; none means that it is allowed."""
    party = t.party
    card = option.value
    if option.verb in ("buy", "hire"):
        stall = t.stalls[t.library.atlas.town_at[party.at]]
        if card not in stall:
            yield Refusal("RB-MKT-02", card.id, reason="sold-elsewhere", card=card.id, town=_town(t, card))
            return
        if (price := cost(t, party, card)) > party.gold:
            yield Refusal(
                "RB-MKT-05" if option.verb == "buy" else "RB-MKT-06",
                card.id,
                reason="too-dear",
                card=card.id,
                price=price,
                gold=party.gold,
            )
        if isinstance(card, ItemCard) and goods.over_limit(party, card.type, 1):
            yield Refusal(
                goods.LIMIT_RULES[card.type],
                card.id,
                "RB-LIM-03",
                reason="no-room-for-more",
                card=card.id,
                goods=card.type,
                held=goods.held(party, card.type),
            )
        if isinstance(card, AllyCard) and 0 < t.house.ally_limit <= len(party.allies):
            yield Refusal(
                "RB-MKT-06",
                card.id,
                "RB-RUL-47",
                reason="party-is-full",
                allies=len(party.allies),
                limit=t.house.ally_limit,
            )
        # Of two equal cards the one that was there before can still be bought.
        sold = party.sold.count(card.id)
        if sold and stall.count(card) <= sold and not t.house.resale:
            yield Refusal("RB-MKT-05", card.id, "RB-RUL-46", reason="sold-this-turn", card=card.id)
    elif option.verb == "sell":
        if isinstance(card, AllyCard):
            yield Refusal("RB-MKT-07", card.id, "RB-RUL-46", reason="not-an-item", card=card.id)
            return
        if not card.cost:
            yield Refusal("RB-MKT-07", card.id, "RB-RUL-44", reason="worth-no-gold", card=card.id)
        held = sum(item.card is card for item in party.items)
        if held <= party.bought.count(card.id) and not t.house.resale:
            yield Refusal("RB-MKT-07", card.id, "RB-RUL-46", reason="bought-this-turn", card=card.id)
    elif option.verb == "heal":
        who = party if option is HEAL else tokens.ally_named(party, option.about)
        patient = party.hero.id if option is HEAL else option.about
        if not (who.wounds or who.exhaustion):
            yield Refusal("RB-MKT-08", patient, reason="nothing-to-heal", card=patient)
        if (price := modifiers.healing_price(t, party)) > party.gold:
            yield Refusal("RB-MKT-08", patient, reason="healing-too-dear", price=price, gold=party.gold)


def _town(t: Realm, card: MarketCard) -> str:
    """The town where a Market card is on offer."""
    return next(
        town.id for town, stall in zip(t.library.atlas.record.towns, t.stalls, strict=True) if card in stall
    )


def cost(t: Realm, party: Party, card: MarketCard) -> int:
    """What a Market card costs this party."""
    return modifiers.price(t, party, card.cost, goods.wares(card))


@rule("RB-MKT-05", "RB-MKT-06", "RB-SET-07")
def buy(t: Realm, party: Party, town: int, card: MarketCard) -> Rules[None]:
    """The card is paid for and belongs to the party: an Item to the inventory, an Ally to the group."""
    price = cost(t, party, card)
    goods.gain_gold(t, party, -price)
    t.stalls[town].remove(card)
    party.bought.append(card.id)
    party.traded += goods.wares(card)
    t.tell("bought", "RB-MKT-05", "RB-MKT-06", seat=party.seat, card=card.id, gold=price)
    if isinstance(card, AllyCard):
        yield from goods.gain_ally(t, party, Companion(card))
    else:
        yield from goods.gain_item(t, party, Possession(card))


@rule("RB-MKT-07")
def sale_price(t: Realm, party: Party, card: ItemCard) -> int:
    """What an Item brings when it is sold: half its cost, rounded up, and what cards add."""
    return (card.cost + 1) // 2 + modifiers.sale(t, party)


@rule("RB-MKT-07")
def sell(t: Realm, party: Party, town: int, card: ItemCard) -> None:
    """The Item lies in the town's stack, and half its cost, rounded up, is in the seller's purse."""
    item = next(one for one in party.items if one.card is card)
    gold = sale_price(t, party, card)
    party.items.remove(item)
    t.stalls[town].append(card)
    party.sold.append(card.id)
    goods.gain_gold(t, party, gold)
    t.tell("sold", "RB-MKT-07", seat=party.seat, card=card.id, gold=gold)
    tokens.check_life(t, party)


@rule("RB-MKT-08")
def heal(t: Realm, party: Party, ally: Companion | None) -> None:
    """One character, the Hero or an Ally, has neither wounds nor exhaustion any more."""
    goods.gain_gold(t, party, -modifiers.healing_price(t, party))
    tokens.heal(t, party, ally, 0)
    tokens.relieve(t, party, ally, 0)
    t.tell("treated", "RB-MKT-08", seat=party.seat, card=party.hero.id if ally is None else ally.card.id)
