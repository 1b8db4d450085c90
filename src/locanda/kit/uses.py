"""Uses of cards by moment: what each card lets its owner do when, with the option for it and the reasons against it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from locanda.kernel.decision import Option
from locanda.kernel.plain import Shared
from locanda.kernel.refusal import Refusal

from .library import Library

T = TypeVar("T")  # what a card says about a use: its moment (`when`), its cost, its effects
NONE: tuple[Any, ...] = ()


class Use(Shared, Generic[T]):
    """One use of one card: what the card says of it, and the option for it; the second one is about `card.2`."""

    __slots__ = ("card", "key", "option", "terms")

    def __init__(self, card: Any, number: int, terms: T) -> None:
        self.card = card
        self.terms = terms
        self.key: str = card.id if number == 0 else f"{card.id}.{number + 1}"
        self.option = Option("use", self.key, self)


def by_moment(library: Library, card: Any, terms: Sequence[T]) -> Mapping[str, tuple[Use[T], ...]]:
    """The uses of a card by the moment at which they can be made, sorted once for each card."""
    found: Mapping[str, tuple[Use[T], ...]] | None = library.uses.get(card.id)
    if found is None:
        sorted_: dict[str, tuple[Use[T], ...]] = {}
        for number, one in enumerate(terms):
            when: str = one.when  # type: ignore[attr-defined]
            sorted_[when] = (*sorted_.get(when, ()), Use(card, number, one))
        found = library.uses[card.id] = sorted_
    return found


def all_of(library: Library, card: Any, terms: Sequence[T]) -> Iterator[Use[T]]:
    """The uses of a card for every moment."""
    for found in by_moment(library, card, terms).values():
        yield from found


class Mixed(msgspec.Struct, frozen=True, gc=False):
    """What a prompt asks besides uses of cards, so that both can say why something is not offered.

    `uses` and `why_not_use` speak of the uses at this moment, `candidates` and `why_not` of everything else. One is
    made for every such question, so it must cost little.
    """

    moment: Any
    uses: Callable[[Any], Iterator[Option]]
    why_not_use: Callable[[Any, Option], Iterator[Refusal]]
    subject: Any
    candidates: Callable[[Any], Iterator[Option]]
    why_not: Callable[[Any, Option], Iterator[Refusal]]


def mixed_candidates(mixed: Mixed) -> Iterator[Option]:
    """What the prompt could offer, and every use."""
    yield from mixed.candidates(mixed.subject)
    yield from mixed.uses(mixed.moment)


def mixed_why_not(mixed: Mixed, option: Option) -> Iterator[Refusal]:
    """Every reason against an option of the prompt or a use."""
    if option.verb == "use":
        return mixed.why_not_use(mixed.moment, option)
    return mixed.why_not(mixed.subject, option)
