"""Chapter 15, deck building: what a deck may hold, and how a deck is written down."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping

import msgspec

from locanda.kernel.refusal import LocandaError, Refusal
from locanda.kit.ledger import rule
from locanda.kit.text import folded

from ..cards import Card
from ..library import Library

# No rule limits the size of a deck; this is what a table can lay out.
LARGEST = 1000
COPIES, CONSTRUCTED, STARTER, SEALED, SIDE = 4, 60, 30, 30, 10
LEAST = {"constructed": CONSTRUCTED, "starter": STARTER, "sealed": SEALED}
# From this cost on a card is for late turns.
HIGH = 5
# What a table can be for: decks of any kind, starters of the shelf, constructed decks, or decks from packs.
KINDS = ("any", "starter", "constructed", "sealed")
_CODE = re.compile(
    r"^(\d{1,4}):((?:\d{1,4}x\d{1,3}\.)*\d{1,4}x\d{1,3})?(?:/((?:\d{1,4}x\d{1,3}\.)*\d{1,4}x\d{1,3}))?$"
)
_LINE = re.compile(r"^(?:(\d+)\s*[x×]?\s+)?(.+?)(?:\s*[x×]\s*(\d+))?$", re.IGNORECASE)
_SIDE = re.compile(r"^(?:side\s*deck|sideboard)\s*:?$", re.IGNORECASE)
_HERO = re.compile(r"^(?:hero|eroe)\s*:\s*(.+)$", re.IGNORECASE)


class Deck(msgspec.Struct, frozen=True):
    """A hero, and how many of each card are in the deck and the side deck, by id."""

    hero: str
    cards: dict[str, int]
    side: dict[str, int] = {}

    @property
    def size(self) -> int:
        """How many cards the deck has, the hero not counted."""
        return sum(self.cards.values())


@rule(
    "TCG-06-07",
    "TCG-07-02",
    "TCG-15-05",
    "TCG-15-06",
    "TCG-15-07",
    "TCG-15-08",
    "TCG-15-09",
    "TCG-RUL-62",
    "TCG-RUL-121",
)
def why_not_hold(hero: Card, card: Card) -> Iterator[Refusal]:
    """Every reason why a hero's deck may not hold a card; race and professions are none."""
    if card.kind == "hero":
        yield Refusal("TCG-15-02", card, reason="hero-in-deck")
        return
    if card.classes and not set(card.classes) & set(hero.classes):
        yield Refusal("TCG-15-09", card, reason="other-class", hero=hero.id)
    if card.faction not in ("neutral", hero.faction):
        yield Refusal("TCG-15-08", card, reason="other-faction", hero=hero.id)
    if card.needs and card.needs != hero.spec:
        yield Refusal("TCG-15-05", card, reason="other-spec", spec=card.needs, hero=hero.id)


@rule(
    "TCG-04-01",
    "TCG-15-01",
    "TCG-15-03",
    "TCG-15-04",
    "TCG-15-10",
    "TCG-19-04",
    "TCG-RUL-63",
    "TCG-RUL-64",
    "TCG-RUL-65",
    "TCG-RUL-121",
)
def why_not_deck(library: Library, deck: Deck, kind: str = "constructed") -> Iterator[Refusal]:
    """Every reason why a deck may not be played: as a `constructed`, a `starter` or a `sealed` one."""
    hero: Card = library.by_id[deck.hero]
    least = LEAST[kind]
    if deck.size < least or (kind == "starter" and deck.size > STARTER):
        cite = {"constructed": "TCG-15-01", "starter": "TCG-04-01", "sealed": "TCG-19-04"}[kind]
        yield Refusal(cite, None, reason="deck-size", size=deck.size, needed=least)
    side = sum(deck.side.values())
    if kind == "constructed" and side not in (0, SIDE):
        yield Refusal("TCG-15-10", None, reason="side-size", size=side, needed=SIDE)
    # What is left of opened packs lies in the side deck, be it legal for the hero or not (TCG-19-05).
    total = Counter(deck.cards) if kind == "sealed" else Counter(deck.cards) + Counter(deck.side)
    for name, count in total.items():
        card: Card = library.by_id[name]
        yield from why_not_hold(hero, card)
        if kind != "sealed" and count > COPIES and not card.unlimited:
            yield Refusal("TCG-15-03", card, reason="too-many-copies", count=count, most=COPIES)


@rule("TCG-19-09")
def advice(library: Library, deck: Deck, kind: str = "sealed") -> list[str]:
    """What could be better about a deck that is large enough; nobody has to follow it.

    `many-cards`: it is far above the least size. `no-quests`, `few-allies`: cards of these kinds are missing, or less
    than a quarter. `dear`, `cheap`: most cards that are paid for cost 5 or more, or none does.
    """
    least = LEAST[kind]
    if deck.size < least:
        return []
    cards = listed(library, deck.cards)
    allies = sum(card.kind == "ally" for card in cards)
    paid = [card for card in cards if card.kind != "quest"]
    high = sum(card.base_cost >= HIGH for card in paid)
    found = {
        "many-cards": deck.size > least + least // 6,
        "no-quests": len(paid) == len(cards),
        "few-allies": allies * 4 < len(cards),
        "dear": high * 2 > len(paid),
        "cheap": not high,
    }
    return [name for name, so in found.items() if so]


def encode(library: Library, deck: Deck) -> str:
    """A deck in one short word, by the numbers of its cards: what a seat brings to the table."""

    def part(cards: Mapping[str, int]) -> str:
        numbers = sorted((library.by_id[name].number, count) for name, count in cards.items() if count)
        return ".".join(f"{number}x{count}" for number, count in numbers)

    side = f"/{part(deck.side)}" if deck.side else ""
    return f"{library.by_id[deck.hero].number}:{part(deck.cards)}{side}"


def decode(library: Library, brought: str) -> Deck:
    """The deck that a seat brings: one of the shelf by its id, or one of its own in short."""
    shelf = library.shelf.get(brought)
    if shelf is not None:
        return Deck(shelf.hero, shelf.cards, shelf.side)
    found = _CODE.match(brought)
    if found is None:
        raise LocandaError(f"there is no deck {brought!r} on the shelf, and it is no deck in short")
    hero = library.by_number.get(int(found[1]))
    if hero is None or hero.kind != "hero":
        raise LocandaError(f"card {found[1]} is no hero")

    def cards(part: str | None) -> dict[str, int]:
        count = Counter[str]()
        for one in part.split(".") if part else ():
            number, _, copies = one.partition("x")
            card = library.by_number.get(int(number))
            if card is None:
                raise LocandaError(f"the set has no card {number}")
            count[card.id] += int(copies)
        return dict(count)

    deck = Deck(hero.id, cards(found[2]), cards(found[3]))
    if deck.size + sum(deck.side.values()) > LARGEST:
        raise LocandaError(f"a deck of more than {LARGEST} cards cannot be laid out")
    return deck


def listed(library: Library, cards: Mapping[str, int]) -> list[Card]:
    """Every card of a part of a deck, as often as it is in it."""
    return [library.by_id[name] for name, count in cards.items() for _ in range(count)]


@rule("TCG-04-01", "TCG-RUL-121")
def why_not_bring(library: Library, brought: str, kind: str) -> Iterator[Refusal]:
    """Every reason why a seat may not bring this deck to a table of this kind; a starter is one of the shelf."""
    shelf = library.shelf.get(brought)
    deck = decode(library, brought)
    if shelf is not None and kind in ("any", shelf.kind):
        return
    if kind == "starter":
        yield Refusal("TCG-04-01", None, reason="no-starter")
        return
    yield from why_not_deck(library, deck, "constructed" if kind == "any" else kind)


def read(library: Library, text: str) -> Deck:
    """A deck as people write it down: a line for the hero, then a number and a name for each card.

    Names are understood in both languages, and ids; `Side deck:` begins the side deck.
    """
    known = _names(library)
    hero, parts, at = "", (Counter[str](), Counter[str]()), 0
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.split("#")[0].strip()
        if not line:
            continue
        if _SIDE.match(line):
            at = 1
            continue
        named = _HERO.match(line)
        if named is not None:
            hero = _card(known, named[1], number).id
            continue
        found = _LINE.match(line)
        assert found is not None
        card = _card(known, found[2], number)
        if card.kind == "hero" and not hero:
            hero = card.id
            continue
        parts[at][card.id] += int(found[1] or found[3] or 1)
    if not hero:
        raise LocandaError("the deck names no hero")
    return Deck(hero, dict(parts[0]), dict(parts[1]))


def write(library: Library, deck: Deck, language: str = "en") -> str:
    """A deck as people write it down, by kind, cost and name."""

    def lines(cards: Mapping[str, int]) -> list[str]:
        rows = sorted(
            (
                library.by_id[name].kind,
                library.by_id[name].base_cost,
                library.by_id[name].name.text(language),
                count,
            )
            for name, count in cards.items()
        )
        return [f"{count} {name}" for _, _, name, count in rows]

    head = f"{'Eroe' if language == 'it' else 'Hero'}: {library.by_id[deck.hero].name.text(language)}"
    side = ["", "Side deck:", *lines(deck.side)] if deck.side else []
    return "\n".join([head, "", *lines(deck.cards), *side]) + "\n"


def _names(library: Library) -> Mapping[str, Card]:
    """Every card by its id and by its name in each language."""
    found: Mapping[str, Card] | None = library.notebook("names").get("all")
    if found is None:
        names: dict[str, Card] = {}
        for card in library.cards:
            for name in (card.id, card.name.en, card.name.it):
                names[folded(name)] = card
        found = library.notebook("names")["all"] = names
    return found


def _card(known: Mapping[str, Card], name: str, line: int) -> Card:
    found = known.get(folded(name.strip()))
    if found is None:
        raise LocandaError(f"line {line} of the deck: there is no card {name.strip()!r}")
    return found
