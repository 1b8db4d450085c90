"""Effects: what a card does is a tree of typed effects; the text that players read is rendered from it."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from typing import Any, ClassVar, TypeAlias, TypeVar

import msgspec

from .decision import Decision, Option
from .refusal import LocandaError
from .text import Catalogue


class Step:
    """The type of a field that holds effects; content writes each as one word with its fields."""

    __slots__ = ()


class Effect(Step, msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Base of a game's effects. `word` is the effect's name in content files and in the messages."""

    word: ClassVar[str] = ""


# The word or name that a language has for a word in a field of an effect.
Show = Callable[[Catalogue, str, str], str]


# What carries out an effect, at a moment that the game's own type describes.
Runner: TypeAlias = Callable[[Any, Any], Generator[Decision, Option, Any] | None]
R = TypeVar("R", bound=Runner)


class Runners(dict[type, Runner]):
    """The functions that carry out a game's effects, by the kind of effect."""

    def does(self, kind: type) -> Callable[[R], R]:
        """Mark the function that carries out a kind of effect."""

        def mark(function: R) -> R:
            self[kind] = function
            return function

        return mark


def inside(thing: object) -> Iterator[Effect]:
    """Every effect in a card or another record, however deep."""
    if isinstance(thing, tuple):
        for one in thing:
            yield from inside(one)
    elif isinstance(thing, msgspec.Struct):
        if isinstance(thing, Effect):
            yield thing
        for field in thing.__struct_fields__:
            yield from inside(getattr(thing, field))


class Vocabulary:
    """The effects that a game's content may use, by word; expansions may add their own."""

    def __init__(self, *kinds: type[Effect]) -> None:
        self.kinds: dict[str, type[Effect]] = {}
        for kind in kinds:
            self.add(kind)

    def add(self, kind: type[Effect]) -> None:
        """Teach the vocabulary one more effect."""
        if not kind.word or kind.word in self.kinds:
            raise LocandaError(f"the effect {kind.__name__} needs a word of its own, {kind.word!r} is not")
        self.kinds[kind.word] = kind

    def read(self, data: Any) -> Effect:
        """The effect written as `{word: {fields}}`, or `{word: value}` for its first field, or just `word`."""
        if isinstance(data, str):
            data = {data: {}}
        if not isinstance(data, dict) or len(data) != 1:
            raise ValueError(f"an effect is one word with its fields, not {data!r}")
        ((word, given),) = data.items()
        kind = self.kinds.get(word)
        if kind is None:
            raise ValueError(f"there is no effect {word!r}; there are {', '.join(sorted(self.kinds))}")
        if not isinstance(given, dict):
            given = {kind.__struct_encode_fields__[0]: given}
        try:
            return msgspec.convert(given, kind, dec_hook=self.hook)
        except msgspec.ValidationError as error:
            raise ValueError(f"effect {word}: {error}") from None

    def hook(self, kind: type, data: Any) -> Any:
        """What msgspec calls for a field that holds effects."""
        if kind is Step:
            return self.read(data)
        raise NotImplementedError(f"content cannot hold a {kind.__name__}")

    def render(self, effect: Effect, catalogue: Catalogue, show: Show, context: Mapping[str, str]) -> str:
        """The effect in words: the message `effect-WORD` with the effect's fields as arguments.

        A number `amount` also comes as `amount-signed` (+2), `amount-size` (2) and `amount-sign` (plus or minus). A
        word also comes as `WORD-text`, in the language's own word; an absent field is `none`. A list of effects comes
        as the words of those effects. The context (whose card it is, say) is there for every message.
        """
        arguments: dict[str, Any] = dict(context)
        for field in effect.__struct_fields__:
            value, name = getattr(effect, field), field.rstrip("_")
            if isinstance(value, bool):
                arguments[name] = "yes" if value else "no"
            elif isinstance(value, int):
                arguments[name] = value
                arguments[f"{name}-signed"] = f"+{value}" if value >= 0 else f"\N{MINUS SIGN}{-value}"
                arguments[f"{name}-size"] = abs(value)
                arguments[f"{name}-sign"] = "plus" if value >= 0 else "minus"
            elif isinstance(value, tuple):
                arguments[name] = (
                    join(catalogue, [self.render(one, catalogue, show, context) for one in value]) or "none"
                )
            else:
                arguments[name] = value or "none"
                arguments[f"{name}-text"] = show(catalogue, name, value) if value else ""
        return " ".join(catalogue.say(f"effect-{effect.word}", **arguments).split())


def join(catalogue: Catalogue, texts: Sequence[str], last: str = "list-and") -> str:
    """The texts as a list in the language's way: commas, and a word before the last."""
    if not texts:
        return ""
    if len(texts) == 1:
        return texts[0]
    start = texts[0]
    for text in texts[1:-1]:
        start = catalogue.say("list-comma", first=start, last=text)
    return catalogue.say(last, first=start, last=texts[-1])
