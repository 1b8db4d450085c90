"""Items: gained into the bag, equipped, discarded, stolen, drunk as potions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from locanda.kernel import decision
from locanda.kernel.decision import Option, Rules
from locanda.kernel.refusal import Refusal
from locanda.kit.ledger import rule

from ..cards import LEVELS, ChallengeCard, ItemFace
from ..state import Hero, Owned, World


def option(verb: str, face: ItemFace) -> Option:
    """The option that names an item."""
    return decision.option(verb, face.id, face)


def options(owned: Iterable[Owned], verb: str) -> list[Option]:
    """One option for each item."""
    return [option(verb, one.face) for one in owned]


def find(hero: Hero, face: ItemFace) -> Owned:
    """The item with this face that a character owns."""
    return next(one for one in (*hero.equipped, *hero.bag) if one.face is face)


@rule("TAG-RUL-81")
def item_of(card: ChallengeCard) -> ItemFace | None:
    """The item on a challenge card, if one of its faces is one: behind its encounter, or on the back of its event."""
    return card.item if card.event is None else card.event.back.item


@rule("TAG-ITM-02", "TAG-ITM-10", "TAG-RUL-32")
def put(t: World, hero: Hero, face: ItemFace, card: ChallengeCard, *cites: str) -> None:
    """A gained item goes under the bag token first, however full the bag is."""
    hero.bag.append(Owned(face, card))
    t.tell("got", *(cites or ("TAG-ITM-02",)), seat=hero.seat, card=face.id)


@rule("TAG-DBL-02")
def draw(t: World, level: int) -> ChallengeCard:
    """The bottom card of a deck that is not empty."""
    deck = t.decks[level]
    card = deck.draw()
    assert card is not None
    t.put_back[level] = min(t.put_back[level], len(deck))
    return card


@rule("TAG-RUL-15")
def fresh(t: World, level: int) -> int:
    """How many cards of a deck can still be drawn in this chain: those that were not put back on top during it."""
    return len(t.decks[level]) - t.put_back[level]


@rule("TAG-ITM-03", "TAG-ITM-04", "TAG-LIM-02", "TAG-CRD-02", "TAG-RUL-15")
def gain(t: World, hero: Hero, colour: str, *cites: str) -> bool:
    """The item of the bottom card of a deck; cards without one are discarded to the top until one has.

    No card is looked at twice: with no item in the deck nothing is gained.
    """
    level = LEVELS.index(colour)
    for _ in range(len(t.decks[level])):
        card = draw(t, level)
        face = item_of(card)
        if face is not None:
            put(t, hero, face, card, *(cites or ("TAG-ITM-03",)))
            return True
        t.tell("passed-over", "TAG-ITM-04", card=card.id)
        to_deck(t, card)
    t.tell("no-item", "TAG-LIM-02", seat=hero.seat, colour=colour)
    return False


@rule("TAG-CRD-02")
def to_deck(t: World, card: ChallengeCard) -> None:
    """A discarded challenge card goes on top of its deck, whose cards are drawn from the bottom."""
    t.decks[card.level].put_under(card)
    t.put_back[card.level] += 1


def take_away(hero: Hero, owned: Owned) -> None:
    """The item is no longer the character's."""
    if hero.weapon is owned:
        hero.weapon = None
    elif hero.armor is owned:
        hero.armor = None
    else:
        hero.bag.remove(owned)


@rule("TAG-CRD-02")
def discard(t: World, hero: Hero, owned: Owned, *cites: str) -> None:
    """An item is discarded on top of the deck of its colour."""
    take_away(hero, owned)
    to_deck(t, owned.card)
    t.tell("lost", *(cites or ("TAG-CRD-02",)), seat=hero.seat, card=owned.face.id)


@rule("TAG-DSC-01", "TAG-DSC-02", "TAG-RUL-59")
def pool(hero: Hero, place: str) -> list[Owned]:
    """The items that a discard speaks of: those in the bag, or all."""
    return [*hero.bag] if place == "bag" else [*hero.bag, *hero.equipped]


@rule("TAG-DSC-01", "TAG-RUL-59")
def discard_random(t: World, hero: Hero, place: str) -> None:
    """An item by chance among those that qualify."""
    found = pool(hero, place)
    if found:
        discard(t, hero, found[t.dice.below(len(found))], "TAG-DSC-01")


# Equipping


@rule("TAG-ITM-05", "TAG-ITM-06", "TAG-ITM-07", "TAG-ITM-08", "TAG-ITM-09", "TAG-CCD-02")
def why_not_equip(hero: Hero, owned: Owned) -> Iterator[Refusal]:
    """Every reason against equipping an item; one without badges suits everybody."""
    if owned.face.kind == "bag":
        yield Refusal("TAG-ITM-06", reason="bag-item", card=owned.face.id)
    if owned.card.level > hero.level:
        yield too_strong(hero, owned)
    lacking = tuple(badge for badge in owned.face.badges if badge not in hero.character.badges)
    if lacking:
        yield Refusal("TAG-ITM-08", reason="badge-missing", card=owned.face.id, badges=lacking, who=hero.seat)


def too_strong(hero: Hero, owned: Owned) -> Refusal:
    """The level of an item is above that of the character."""
    return Refusal(
        "TAG-ITM-07",
        reason="item-too-strong",
        card=owned.face.id,
        colour=owned.card.colour,
        level=LEVELS[hero.level],
    )


@rule("TAG-UPK-03", "TAG-ITM-05", "TAG-ITM-15")
def equip(t: World, hero: Hero, owned: Owned) -> None:
    """The item is worn in place of the one before, which goes to the bag."""
    hero.bag.remove(owned)
    if owned.face.kind == "weapon":
        if hero.weapon is not None:
            hero.bag.append(hero.weapon)
        hero.weapon = owned
    else:
        if hero.armor is not None:
            hero.bag.append(hero.armor)
        hero.armor = owned
    t.tell("equipped", "TAG-UPK-03", seat=hero.seat, card=owned.face.id)


@rule("TAG-UPK-03")
def take_off(t: World, hero: Hero, owned: Owned) -> None:
    """The item goes to the bag."""
    take_away(hero, owned)
    hero.bag.append(owned)
    t.tell("took-off", "TAG-UPK-03", seat=hero.seat, card=owned.face.id)


# Potions


@rule("TAG-POT-01", "TAG-POT-02", "TAG-POT-06", "TAG-RUL-36", "TAG-RUL-37")
def with_potion(hero: Hero, kind: str) -> list[Owned]:
    """The items that can be discarded as this potion, worn or not, usable or not, any number of them."""
    return [owned for owned in (*hero.bag, *hero.equipped) if kind in owned.face.potions]


def drink(t: World, hero: Hero, face: ItemFace, kind: str) -> Rules[None]:
    """The item is discarded as a potion of this kind; what that does is up to the moment."""
    discard(t, hero, find(hero, face), "TAG-POT-01")
    t.tell(
        "drank", f"TAG-POT-0{('health', 'mana', 'swiftness').index(kind) + 3}", seat=hero.seat, potion=kind
    )
    yield from ()


# Stealing


@rule("TAG-PVP-06", "TAG-ITM-11", "TAG-RUL-32")
def steal(t: World, thief: Hero, victim: Hero, face: ItemFace) -> None:
    """An item goes from bag to bag; what is worn cannot be stolen."""
    owned = next(one for one in victim.bag if one.face is face)
    victim.bag.remove(owned)
    thief.bag.append(owned)
    t.tell("stole", "TAG-PVP-06", seat=thief.seat, other=victim.seat, card=face.id)
