"""What events and refusals speak of, in words: cards, regions, areas, tokens and the words of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from locanda.kit.narrate import Facts, Tellings

from ..state import World
from .wording import Wording

TELLINGS = Tellings()
term = TELLINGS.term


def _called(fact: str) -> Callable[[Wording, World, str], Facts]:
    """How a card or a region is called that takes part under this name."""

    def called(narrator: Wording, t: World, thing: str) -> Facts:
        return narrator.forms(fact, narrator.name_of(thing)) if thing else {fact: "none"}

    return called


for part in ("card", "region", "here", "origin"):
    term(part)(_called(part))


def _person(fact: str) -> Callable[[Wording, World, int], Facts]:
    """How a character is called that takes part under this name."""

    def person(narrator: Wording, t: World, character: int) -> Facts:
        return narrator.forms(fact, narrator.person(t, character))

    return person


for fact, name in (("character", "hero"), ("victim", "victim")):
    term(fact)(_person(name))


@term("characters")
def _characters(narrator: Wording, t: World, characters: Iterable[int]) -> Facts:
    """Several characters by their first names."""
    return {"characters": narrator.people(t, characters)}


@term("other")
def _other(narrator: Wording, t: World, other: int | str) -> Facts:
    """Another character, or the card that is in the way."""
    name = narrator.name_of(other) if isinstance(other, str) else narrator.person(t, other)
    return narrator.forms("other", name)


@term("of")
def _of(narrator: Wording, t: World, character: int) -> str:
    """Whose Challenge it is."""
    return narrator.named(narrator.person(t, character))


@term("faction")
def _faction(narrator: Wording, t: World, faction: int) -> Facts:
    """A faction."""
    return narrator.faction(faction)


def _word(fact: str) -> Callable[[Wording, World, str], str]:
    """The word for what a fact may be."""

    def word(narrator: Wording, t: World, value: str) -> str:
        return narrator.word(fact, value)

    return word


for fact in ("resource", "condition", "box", "deck", "grade", "category", "function", "value"):
    term(fact)(_word(fact))


@term("colour")
def _colour(narrator: Wording, t: World, colour: str) -> Facts:
    """Dice of a color, and one of them."""
    return {"colour": narrator.word("dice", colour), **narrator.die_words(colour)}


@term("area")
def _area(narrator: Wording, t: World, area: str) -> str:
    """A card area."""
    return narrator.area(area)


@term("types")
def _types(narrator: Wording, t: World, types: Iterable[str]) -> str:
    """The types of cards, one of which is meant."""
    return narrator.either([narrator.word("type", one) for one in types])


@term("traits")
def _traits(narrator: Wording, t: World, traits: Iterable[str]) -> str:
    """The traits, one of which is meant."""
    return narrator.either([narrator.word("trait", one) for one in traits])
