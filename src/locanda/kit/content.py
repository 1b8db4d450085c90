"""Content is YAML, every field named, checked on load; an error names the file and the line."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import msgspec
import yaml

from locanda.kernel import files
from locanda.kernel.refusal import LocandaError

T = TypeVar("T")

_Base: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class _Loader(_Base):  # type: ignore[misc]
    """YAML in which only `true` and `false` are truth values, so that `on` and `no` are words."""


_Loader.yaml_implicit_resolvers = {
    first: [(tag, pattern) for tag, pattern in resolvers if tag != "tag:yaml.org,2002:bool"]
    for first, resolvers in _Base.yaml_implicit_resolvers.items()
}
_Loader.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile(r"^(?:true|false)$"), ["t", "f"])


class ContentError(LocandaError):
    """A content, scenario or ledger file with a wrong key, type or reference."""


class Source:
    """A YAML document as plain data, which can say on which line a part of it stands."""

    __slots__ = ("_node", "data", "path")

    def __init__(self, path: Path, node: Any) -> None:
        self.path = path
        self._node = node
        self.data = _value(path, node)

    def line(self, *place: str | int) -> int:
        """The line of a place in the document, or of the nearest thing around it."""
        node = self._node
        line = 1 if node is None else int(node.start_mark.line) + 1
        for step in place:
            if isinstance(node, yaml.SequenceNode) and isinstance(step, int) and step < len(node.value):
                node = node.value[step]
                line = node.start_mark.line + 1
            elif isinstance(node, yaml.MappingNode):
                found = next((pair for pair in node.value if pair[0].value == str(step)), None)
                if found is None:
                    break
                line, node = found[0].start_mark.line + 1, found[1]
            else:
                break
        return line

    def without(self, place: str, names: Iterable[str]) -> Source:
        """The document with some keys of a part left out, and that part there even if it was not."""
        copy = object.__new__(Source)
        copy.path, copy._node = self.path, self._node
        part = self.data.get(place) or {}
        left = (
            {name: value for name, value in part.items() if name not in names}
            if isinstance(part, dict)
            else part
        )
        copy.data = {**self.data, place: left}
        return copy

    def error(self, message: str, *place: str | int) -> ContentError:
        """An error about a place in the document."""
        return ContentError(f"{self.path}:{self.line(*place)}: {message}")


def documents(path: Path) -> list[Source]:
    """Every YAML document of a file."""
    text = files.read(path, "file")
    try:
        nodes = list(yaml.compose_all(text, Loader=_Loader))
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        raise ContentError(f"{path}:{line}: {error.problem}") from None
    except (yaml.YAMLError, UnicodeDecodeError) as error:
        raise ContentError(f"{path}:1: this is not a readable YAML file: {error}") from None
    return [Source(path, node) for node in nodes]


_SCALARS: dict[str, Callable[[str], Any]] = {
    "tag:yaml.org,2002:str": str,
    "tag:yaml.org,2002:int": int,
    "tag:yaml.org,2002:float": float,
    "tag:yaml.org,2002:bool": lambda text: text == "true",
    "tag:yaml.org,2002:null": lambda text: None,
}


def _value(path: Path, node: Any, inside: tuple[int, ...] = ()) -> Any:
    """The plain value of a YAML node; one that contains itself (by an anchor) is refused."""
    if isinstance(node, yaml.ScalarNode):
        try:
            return _SCALARS.get(node.tag, str)(node.value)
        except ValueError:
            return node.value
    if node is None:
        return None
    if id(node) in inside:
        raise ContentError(f"{path}:{node.start_mark.line + 1}: this part contains itself")
    inside = (*inside, id(node))
    if isinstance(node, yaml.SequenceNode):
        return [_value(path, one, inside) for one in node.value]
    built: dict[str, Any] = {}
    for key_node, value in node.value:
        key = str(key_node.value)
        if key in built:
            raise ContentError(f"{path}:{key_node.start_mark.line + 1}: the key {key!r} stands here twice")
        built[key] = _value(path, value, inside)
    return built


_PLACE = re.compile(r" - at `(?P<key>key` in `)?\$(?P<place>[^`]*)`$")
_STRANGER = re.compile(r"unknown field `([^`]+)`|Invalid enum value '([^']+)'")
_STEP = re.compile(r"\.([A-Za-z0-9_-]+)|\[(\d+|\.\.\.)\]")


# Reads values that msgspec does not know, as a vocabulary does with effects.
Hook: TypeAlias = Callable[[type, Any], Any]


def convert(source: Source, kind: type[T] | Any, *place: str | int, hook: Hook | None = None) -> T:
    """The part of a document at `place`, as a checked value of type `kind`."""
    data = source.data
    for step in place:
        data = data[step]
    try:
        result: T = msgspec.convert(data, kind, strict=True, str_keys=True, dec_hook=hook)
    except msgspec.ValidationError as error:
        message = str(error)
        found = _PLACE.search(message)
        inner: tuple[str | int, ...] = ()
        if found:
            message = message[: found.start()]
            inner = tuple(
                name or (int(number) if number != "..." else "...")
                for name, number in _STEP.findall(found["place"])
            )
        where = ".".join(str(step) for step in inner)
        stranger = _STRANGER.search(message)
        if stranger and (stranger[1] or (found and found["key"])):
            inner = (*inner, stranger[1] or stranger[2])
        raise source.error(f"{where + ': ' if where else ''}{message}", *place, *inner) from None
    return result


def load(path: Path, kind: type[T] | Any, hook: Hook | None = None) -> T:
    """A whole file as a checked value."""
    found = documents(path)
    if len(found) != 1:
        raise ContentError(f"{path}:1: the file must hold one document, it holds {len(found)}")
    result: T = convert(found[0], kind, hook=hook)
    return result


def load_list(path: Path, kind: type[T] | Any, hook: Hook | None = None) -> list[T]:
    """A file that is a list of records, each checked on its own so that errors name the record's line."""
    found = documents(path)
    if len(found) != 1 or not isinstance(found[0].data, list):
        raise ContentError(f"{path}:1: the file must hold one list")
    source = found[0]
    records: list[T] = []
    seen: dict[str, int] = {}
    for number in range(len(source.data)):
        record: Any = convert(source, kind, number, hook=hook)
        name = getattr(record, "id", "")
        if name and name in seen:
            raise source.error(f"the id {name!r} is taken already at line {seen[name]}", number)
        seen[name] = source.line(number)
        records.append(record)
    return records
