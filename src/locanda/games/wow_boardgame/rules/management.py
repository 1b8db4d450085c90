"""Character Management: cards come to the sheet and leave it, and Energy is paid for what lasts."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from locanda.kernel.decision import DONE, Decision, Option, Rules, ask_any
from locanda.kernel.refusal import Refusal
from locanda.kit.ledger import rule

from ..cards import Gear, Item
from ..state import Area, Character, World
from . import abilities, body, gear, items


def _equip_option(t: World, one: Character, card: Gear, area: Area) -> Option:
    book = t.library.notebook("equip-options")
    key = (one.index, card.id, area.id)
    found: Option | None = book.get(key)
    if found is None or found.value[1] is not card:
        found = book[key] = Option("equip", f"{card.id}.{area.id}", (one.index, card, area.id))
    return found


def _unequip_option(t: World, one: Character, card: Gear) -> Option:
    book = t.library.notebook("unequip-options")
    key = (one.index, card.id)
    found: Option | None = book.get(key)
    if found is None or found.value[1] is not card:
        found = book[key] = Option("unequip", card.id, (one.index, card, ""))
    return found


def owned(one: Character) -> Iterator[Gear]:
    """The cards that could be equipped: Powers of the Spellbook, items of the Bag."""
    yield from {card.id: card for card in one.spellbook}.values()
    yield from {card.id: card for card in one.bag if card.type != "bag"}.values()


def candidates(t: World, one: Character) -> Iterator[Option]:
    """Every way to equip or unequip a card that could be thought of."""
    for card in owned(one):
        for area in one.areas:
            yield _equip_option(t, one, card, area)
    for card in worn(one):
        yield _unequip_option(t, one, card)


def worn(one: Character) -> Iterator[Gear]:
    """The cards on the sheet that can be taken off."""
    for area in one.areas:
        if area.card is not None:
            yield area.card
        yield from area.addons


@rule("TBG-EOT-02", "TBG-CARD-05", "TBG-POW-03", "TBG-RUL-65")
def why_not_manage(t: World, chosen: Option) -> Iterator[Refusal]:
    """Every reason that keeps a card from being equipped there, or taken off."""
    if chosen.verb != "equip":
        return
    who, card, name = chosen.value
    one = t.characters[who]
    area = next(each for each in one.areas if each.id == name)
    yield from gear.why_not_fit(t, one, card, area)
    if not _exchanges(card, area):
        yield from gear.why_not_room(one, card, area)
    price = gear.equip_cost(t, one, card)
    if price > one.energy:
        yield Refusal("TBG-POW-03", reason="energy-short", card=card.id, price=price, energy=one.energy)


@rule("TBG-RUL-65")
def _exchanges(card: Gear, area: Area) -> bool:
    """Whether an item takes the place of another one in one go, so that even a full Bag does not matter."""
    return isinstance(card, Item) and not card.addon and isinstance(area.card, Item)


def options(t: World, one: Character) -> list[Option]:
    """What a character can do with its cards now."""
    return [each for each in candidates(t, one) if next(why_not_manage(t, each), None) is None]


@rule("TBG-CARD-05", "TBG-CARD-06", "TBG-POW-03", "TBG-POW-08", "TBG-RUL-64", "TBG-RUL-65", "TBG-CHAR-06")
def manage(t: World, chosen: Option) -> Rules[None]:
    """A card is equipped, for its Energy if it lasts, or taken off."""
    who, card, name = chosen.value
    one = t.characters[who]
    if chosen.verb == "unequip":
        gear.take_off(t, one, card)
        body.settle(t, one)
        yield from items.overflow(t, one)
        return
    area = next(each for each in one.areas if each.id == name)
    if area.card is not None and _exchanges(card, area):
        gear.take_off(t, one, area.card)
    price = gear.equip_cost(t, one, card)
    body.spend_energy(t, one, price, "TBG-POW-03")
    gear.put_on(t, one, card, area, "TBG-EOT-02")
    body.settle(t, one)
    gear.extra_areas(t, one)
    yield from items.overflow(t, one)
    if price:
        yield from abilities.spent(t, one)


@rule("TBG-EOT-01", "TBG-EOT-02", "TBG-CARD-05")
def management(t: World) -> Rules[None]:
    """The characters of the active faction move their cards; players do so at the same time."""
    waiting = [one.index for one in t.of(t.active) if one.index not in t.finished]
    if not waiting:
        t.finished = []
        t.phase = "end-of-turn"
        return
    yield from _one_move(t, waiting)


@rule("TBG-WIN-05")
def last_management(t: World) -> Rules[None]:
    """Before the final battle every character may manage its cards once more, the attackers first."""
    if not t.picks:
        t.phase = "final-battle"
        return
    yield from _one_move(t, t.picks[:1])
    t.picks = [who for who in t.picks if who not in t.finished]


def _one_move(t: World, waiting: list[int]) -> Rules[None]:
    """Somebody who has not finished makes one move, or finishes."""
    asked: dict[int, Decision] = {}
    for who in waiting:
        one = t.characters[who]
        found = options(t, one)
        if not found:
            t.finished.append(who)
            return
        if one.seat not in asked:
            asked[one.seat] = Decision(
                one.seat,
                "manage",
                [*found, DONE],
                ("TBG-EOT-02",),
                t,
                partial(candidates, one=one),
                why_not_manage,
                facts={"character": who},
            )
    if len(asked) == 1:
        decision = next(iter(asked.values()))
        chosen = yield decision
    else:
        decision, chosen = yield from ask_any(list(asked.values()))
    assert decision.facts is not None
    if chosen is DONE:
        t.finished.append(decision.facts["character"])
    else:
        yield from manage(t, chosen)
