"""Effects: what a card does is a tree of typed effects; the text that players read is rendered from it."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, TypeAlias, TypeVar

import msgspec

from locanda.kernel.decision import Decision, Option, Rules
from locanda.kernel.refusal import LocandaError

from .text import Messages


class Step:
    """The type of a field that holds effects; content writes each as one word with its fields."""

    __slots__ = ()


class Effect(Step, msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Base of a game's effects. `word` is the effect's name in content files and messages: usually its class's name."""

    word: ClassVar[str] = ""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "word" not in cls.__dict__:
            cls.word = re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()


# The word or name that a language has for a word in a field of an effect.
Show = Callable[[Messages, str, str], str]


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


class Happening:
    """Base of a moment at which effects run: its table, the seat that chooses, and the card that they stand on."""

    table: Any
    card: str = ""  # the id by which the log and the questions name it

    @property
    def seat(self) -> int:
        """Who chooses for these effects."""
        raise TypeError(f"{type(self).__name__} does not say who chooses")

    def over(self) -> bool:
        """Whether nothing more happens."""
        return self.table.result is not None

    def spares(self, effect: Any) -> bool:
        """Whether this effect does not happen, though others may."""
        return False

    def settle(self) -> Generator[Decision, Option, Any] | None:
        """What follows from an effect before the next one happens."""
        return None


def run(moment: Happening, effects: Iterable[Step]) -> Rules[None]:
    """The effects have happened one after another, as far as the moment let them."""
    runners = moment.table.library.runners
    for effect in effects:
        if moment.over():
            return
        if moment.spares(effect):
            continue
        script = runners[type(effect)](moment, effect)
        if script is not None:
            yield from script
        script = moment.settle()
        if script is not None:
            yield from script


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


def effects_of(module: str) -> tuple[type[Effect], ...]:
    """Every effect that a module defines or takes over from the kit, in the order in which they stand there."""
    named = vars(sys.modules[module]).values()
    return tuple(
        one for one in named if isinstance(one, type) and issubclass(one, Effect) and one is not Effect
    )


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

    def render(self, effect: Effect, messages: Messages, show: Show, context: Mapping[str, str]) -> str:
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
                    join(messages, [self.render(one, messages, show, context) for one in value]) or "none"
                )
            else:
                arguments[name] = value or "none"
                arguments[f"{name}-text"] = show(messages, name, value) if value else ""
        return " ".join(messages.say(f"effect-{effect.word}", **arguments).split())


def join(messages: Messages, texts: Sequence[str], last: str = "list-and") -> str:
    """The texts as a list in the language's way: commas, and a word before the last."""
    if not texts:
        return ""
    if len(texts) == 1:
        return texts[0]
    start = texts[0]
    for text in texts[1:-1]:
        start = messages.say("list-comma", first=start, last=text)
    return messages.say(last, first=start, last=texts[-1])
