"""Card areas and equipping: what works for a character, where a card fits, and what that costs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

from locanda.kernel.plain import Shared
from locanda.kernel.refusal import Refusal
from locanda.kit import uses
from locanda.kit.effects import Effect
from locanda.kit.ledger import rule

from ..cards import Ability, AreaRecord, AuctionItem, Card, Gear, Item, Power
from ..state import Area, Character, World
from ..vocabulary import ExtraArea, Fits, FreeEquip, Sturdier

Use: TypeAlias = uses.Use[Ability]
NOTHING: tuple[Use, ...] = ()


# So many outfits are remembered.
MANY = 20_000


class Outfit(Shared):
    """Everything that works for a character, by the moment at which it does; worked out once for each set of cards."""

    __slots__ = ("by_moment", "cards", "key")

    def __init__(self, cards: Sequence[Card], made: dict[tuple[int, int], Use]) -> None:
        """`made` holds every use that there is, so that outfits share them."""
        self.cards = tuple(cards)
        rewritten = {name: terms for card in cards for name, terms in card.instead.items()}
        found: dict[str, list[Use]] = {}
        for card in cards:
            for number, ability in enumerate(rewritten.get(card.id, card.abilities)):
                key = (id(card), id(ability))
                if key not in made:
                    made[key] = uses.Use(card, number, ability)
                found.setdefault(ability.when, []).append(made[key])
        self.by_moment: Mapping[str, tuple[Use, ...]] = {when: tuple(all_) for when, all_ in found.items()}

    def at(self, moment: str) -> tuple[Use, ...]:
        """What works at a moment."""
        return self.by_moment.get(moment, NOTHING)


@rule("TBG-CARD-01", "TBG-CARD-03", "TBG-CARD-04", "TBG-TIME-03", "TBG-CHAR-07", "TBG-EVT-06")
def outfit(t: World, one: Character) -> Outfit:
    """What works for a character: what lies on top of its areas, add-ons, Talents, its race, and what its Bag holds.

    Items of the Bag type work from there, but not over the level of their owner.
    """
    cards: list[Card] = [one.race]
    for area in one.areas:
        top = area.card or area.printed
        if top is not None:
            cards.append(top)
        if area.addons:
            cards += area.addons
    cards += one.talents
    for item in one.bag:
        if item.type == "bag" and item.level <= one.level and item not in cards:
            cards.append(item)
    if one.auctioned:
        cards += one.auctioned
    key = tuple([card.id for card in cards])
    book = t.library.notebook("outfits")
    found: Outfit | None = book.get(key)
    if found is None:
        if len(book) > MANY:
            book.clear()
        found = book[key] = Outfit(cards, t.library.notebook("card-uses"))
    return found


def lasting(t: World, one: Character) -> Iterator[Effect]:
    """Everything that lasts for a character itself, whatever the moment."""
    for use in outfit(t, one).at("always"):
        if use.terms.whose == "own" and use.terms.needs is None:
            for step in use.terms.do:
                assert isinstance(step, Effect)
                yield step


def equipped(one: Character) -> Iterator[Power | Item]:
    """The cards on the sheet that work."""
    for area in one.areas:
        top = area.top
        if top is not None:
            yield top
        yield from area.addons


def has_equipped(one: Character, card_id: str) -> bool:
    """Whether a card works on the sheet."""
    return any(card.id == card_id for card in equipped(one))


def of_category(one: Character, category: str) -> Power | None:
    """The equipped power of a unique category, if there is one."""
    for card in equipped(one):
        if isinstance(card, Power) and card.category == category:
            return card
    return None


def has_trait(one: Character, traits: Sequence[str]) -> bool:
    """Whether an item with one of these traits is equipped; those of an add-on say what it fits on."""
    return any(
        isinstance(card, Item) and not card.addon and any(trait in traits for trait in card.traits)
        for card in equipped(one)
    )


def area_of(one: Character, card: Card) -> Area | None:
    """The area on which a card lies."""
    for area in one.areas:
        if area.top is card or any(addon is card for addon in area.addons):
            return area
    return None


def area_record(t: World, one: Character, area: Area) -> AreaRecord:
    """What is printed on the sheet about an area."""
    for record in one.kind.areas:
        if record.id == area.id:
            return record
    return AreaRecord(id=area.id, types=("instant",))


@rule(
    "TBG-CARD-07",
    "TBG-CARD-08",
    "TBG-CARD-09",
    "TBG-CARD-10",
    "TBG-CARD-11",
    "TBG-CARD-12",
    "TBG-ITEM-11",
    "TBG-RUL-85",
)
def why_not_fit(t: World, one: Character, card: Gear, area: Area) -> Iterator[Refusal]:
    """Every reason that keeps a card from an area: its level, its type, its trait."""
    record = area_record(t, one, area)
    if card.level > one.level:
        yield Refusal("TBG-CARD-07", reason="level-short", card=card.id, needs=card.level, level=one.level)
    if isinstance(card, Item) and any(
        step.area == area.id
        and card.level <= step.level
        and not card.addon
        and set(card.traits) & set(step.traits)
        for step in lasting(t, one)
        if isinstance(step, Fits)
    ):
        return
    if card.type not in record.types:
        yield Refusal("TBG-CARD-08", reason="wrong-type", card=card.id, area=area.id, types=record.types)
    stance = card.category if isinstance(card, Power) else None
    if record.only is not None and stance != record.only:
        yield Refusal("TBG-CARD-12", reason="only-category", card=card.id, area=area.id, category=record.only)
    if stance == "stance" and record.only != "stance":
        yield Refusal("TBG-CARD-12", reason="stance-elsewhere", card=card.id, area=area.id)
    if isinstance(card, Item) and "all" not in record.traits and not set(card.traits) & set(record.traits):
        law = "TBG-ITEM-11" if card.addon else "TBG-CARD-09"
        yield Refusal(law, reason="wrong-trait", card=card.id, area=area.id, traits=record.traits)


@rule("TBG-CARD-02", "TBG-POW-06", "TBG-POW-07", "TBG-ITEM-10", "TBG-ITEM-12", "TBG-ITEM-13", "TBG-RUL-66")
def why_not_room(one: Character, card: Gear, area: Area) -> Iterator[Refusal]:
    """Every reason that the cards on the sheet are in the way of another one."""
    if card.addon:
        function = function_of(card)
        if any(function_of(addon) == function for addon in area.addons):
            yield Refusal(
                "TBG-ITEM-13", reason="function-taken", card=card.id, area=area.id, function=function
            )
    elif area.card is not None:
        yield Refusal("TBG-CARD-02", reason="area-taken", card=card.id, area=area.id, other=area.card.id)
    if isinstance(card, Power) and card.category is not None:
        other = of_category(one, card.category)
        if other is not None and not (other.preprinted and area.printed is other):
            yield Refusal("TBG-POW-06", reason="category-taken", card=card.id, other=other.id)


def function_of(card: Gear) -> str:
    """What kind of add-on a card is."""
    return card.function if isinstance(card, (Power, Item)) else ""


@rule("TBG-POW-01", "TBG-POW-03", "TBG-POW-04", "TBG-RUL-64")
def equip_cost(t: World, one: Character, card: Gear) -> int:
    """The Energy that equipping a card costs: that of a power that is not an instant one."""
    from . import abilities

    if not isinstance(card, Power) or card.type == "instant" or card.energy == 0:
        return 0
    for step in lasting(t, one):
        if isinstance(step, FreeEquip) and card.category in step.categories:
            return 0
    return abilities.cheapened(t, one, card, card.energy)


@rule("TBG-POW-08")
def companion_health(t: World, one: Character, card: Power) -> int:
    """The Health tokens that a companion has when it is equipped."""
    more = sum(
        step.amount
        for step in lasting(t, one)
        if isinstance(step, Sturdier) and step.category == card.category
    )
    return card.health + more if card.health else 0


def companion(one: Character) -> Area | None:
    """The area of the companion that still has Health."""
    for area in one.areas:
        if area.card is not None and area.health > 0:
            return area
    return None


def extra_areas(t: World, one: Character) -> None:
    """There is one more area for each card that gives one, and none that nothing gives any more."""
    wanted = sum(isinstance(step, ExtraArea) for step in lasting(t, one))
    extra = [area for area in one.areas if area.id.startswith("extra")]
    for number in range(len(extra), wanted):
        one.areas.append(Area(f"extra-{number + 1}", None))
    for area in extra[wanted:]:
        if isinstance(area.card, Power):
            one.spellbook.append(area.card)
        one.areas.remove(area)


@rule("TBG-CARD-06", "TBG-ITEM-01", "TBG-POW-14")
def take_off(t: World, one: Character, card: Gear) -> None:
    """A card leaves the sheet: a power goes to the Spellbook, an item to the Bag. What lay on it is lost."""
    area = area_of(one, card)
    assert area is not None
    if any(addon is card for addon in area.addons):
        area.addons = [addon for addon in area.addons if addon is not card]
    else:
        area.card, area.health = None, 0
    one.tokens.pop(card.id, None)
    if isinstance(card, Power):
        one.spellbook.append(card)
    else:
        assert isinstance(card, Item)
        one.bag.append(card)
    t.tell("unequipped", "TBG-CARD-06", seat=one.seat, character=one.index, card=card.id)


@rule("TBG-CARD-08", "TBG-CARD-09")
def take_off_misfits(t: World, one: Character) -> None:
    """Cards that lie where only a Talent let them lie come off when it is gone."""
    for area in one.areas:
        card = area.card
        if card is not None and next(why_not_fit(t, one, card, area), None) is not None:
            take_off(t, one, card)


def put_on(t: World, one: Character, card: Gear, area: Area, *cites: str) -> None:
    """A card lies on an area of the sheet; a companion has its Health."""
    assert isinstance(card, (Power, Item))
    if card.addon:
        area.addons.append(card)
    else:
        area.card = card
        area.health = companion_health(t, one, card) if isinstance(card, Power) else 0
    if isinstance(card, Power):
        one.spellbook.remove(card)
    else:
        one.bag.remove(card)
    t.tell("equipped", *cites, seat=one.seat, character=one.index, card=card.id, area=area.id)


def drop_auctioned(t: World, one: Character, item: AuctionItem) -> None:
    """An auction item goes to the discarded Events, and what it gave with it."""
    one.auctioned.remove(item)
    t.discarded.append(next(event for event in t.library.events if event.item == item.id))
    extra_areas(t, one)
