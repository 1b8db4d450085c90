"""Plain state: slotted mutable classes whose cheap `copy()` is generated from their fields.

A state is a tree. Shared definitions (cards, maps) are frozen and travel by reference, everything else is
copied; a field of a type that the kernel does not know how to copy is refused when the class is first copied.
Sets are refused, because their order could depend on hashing.
"""

from __future__ import annotations

import enum
import types
import typing
from dataclasses import dataclass, fields
from typing import Any, TypeVar, dataclass_transform

import msgspec

T = TypeVar("T")

_ATOMS = (int, str, bool, float, bytes, type(None))


class Shared:
    """Base of classes that are never changed after loading and so are shared by every copy of a state."""

    __slots__ = ()


class Annex:
    """Base of the plain state that an expansion keeps at the table; mark it `@plain` as well."""

    __slots__ = ()
    __plain__ = True

    def copy(self) -> Any:
        """An independent annex in the same state; `plain` generates it."""
        raise Unplain(f"{type(self).__qualname__} must be marked @plain")


class Unplain(TypeError):
    """A field whose type cannot be part of a plain state."""


@dataclass_transform(field_specifiers=())
def plain(cls: type[T]) -> type[T]:
    """Make `cls` a slotted class with a generated constructor and a generated `copy()`."""
    made: Any = dataclass(slots=True, eq=False)(cls)
    _give_copy(made)
    return typing.cast("type[T]", made)


def _give_copy(cls: Any) -> None:
    def first_copy(self: Any) -> Any:
        cls.copy = _compile_copy(cls)
        return cls.copy(self)

    def refuse(self: Any) -> Any:
        raise Unplain(f"{type(self).__qualname__} must be marked @plain like its base")

    def watch_subclass(sub: Any) -> None:
        sub.copy = refuse

    cls.__plain__ = True
    cls.copy = first_copy
    cls.__init_subclass__ = classmethod(watch_subclass)


def _compile_copy(cls: Any) -> Any:
    """The copy function of a class, written out field by field."""
    hints = typing.get_type_hints(cls, include_extras=True)
    lines = ["def copy(self):", "    new = _new(_cls)"]
    for field in fields(cls):
        if field.metadata.get("copy") == "drop":
            lines.append(f"    new.{field.name} = None")
            continue
        try:
            value = _copied(hints[field.name], f"self.{field.name}", 0)
        except Unplain as error:
            raise Unplain(f"{cls.__qualname__}.{field.name}: {error}") from None
        lines.append(f"    new.{field.name} = {value}")
    lines.append("    return new")
    scope: dict[str, Any] = {"_new": object.__new__, "_cls": cls}
    exec("\n".join(lines), scope)
    return scope["copy"]


def _copied(hint: Any, expression: str, depth: int) -> str:
    """The source text that copies a value of type `hint`."""
    if _travels_by_reference(hint):
        return expression
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if getattr(origin or hint, "__plain__", False):
        return f"{expression}.copy()"
    item = f"x{depth}"
    if origin is list:
        inner = _copied(arguments[0], item, depth + 1)
        if inner == item:
            return f"{expression}[:]"
        return f"([{inner} for {item} in {expression}] if {expression} else [])"
    if origin is dict:
        inner = _copied(arguments[1], item, depth + 1)
        if inner == item:
            return f"{expression}.copy()"
        return (
            f"({{k{depth}: {inner} for k{depth}, {item} in {expression}.items()}} if {expression} else {{}})"
        )
    if origin in (typing.Union, types.UnionType):
        rest = [one for one in arguments if not _travels_by_reference(one)]
        if len(rest) == 1 and type(None) in arguments and len(arguments) == 2:
            return f"(None if {expression} is None else {_copied(rest[0], expression, depth)})"
        if rest and all(getattr(one, "__plain__", False) for one in rest):
            if len(rest) == len(arguments):
                return f"{expression}.copy()"
            return f"({expression}.copy() if hasattr({expression}, '__plain__') else {expression})"
    raise Unplain(f"a plain state cannot hold {hint!r}")


def _travels_by_reference(hint: Any) -> bool:
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.Annotated:
        return _travels_by_reference(arguments[0])
    if origin is typing.Literal or hint is typing.Any:
        return origin is typing.Literal
    if origin in (typing.Union, types.UnionType, tuple):
        return all(one is Ellipsis or _travels_by_reference(one) for one in arguments)
    if isinstance(origin, type) and issubclass(origin, Shared):
        return True
    if not isinstance(hint, type):
        return False
    if hint in _ATOMS or issubclass(hint, (enum.Enum, Shared)):
        return True
    return issubclass(hint, msgspec.Struct) and bool(hint.__struct_config__.frozen)


@typing.runtime_checkable
class Snapshot(typing.Protocol):
    """A plain class of the kernel's own that says itself what it holds."""

    def snapshot(self) -> Any:
        """What it holds, as lists and mappings."""


def snapshot(value: Any) -> Any:
    """The value of a plain state as nested lists and mappings, for comparisons and digests."""
    if isinstance(value, Snapshot):
        return value.snapshot()
    if getattr(value, "__plain__", False):
        return {
            field.name: snapshot(getattr(value, field.name))
            for field in fields(value)
            if "drop" not in (field.metadata.get("copy"), field.metadata.get("snapshot"))
        }
    if isinstance(value, (list, tuple)):
        return [snapshot(one) for one in value]
    if isinstance(value, dict):
        return {str(key): snapshot(one) for key, one in value.items()}
    if isinstance(value, enum.Enum):
        return value.value
    if isinstance(value, bytes):
        return value.hex()
    if value is None or isinstance(value, (int, str, float)):
        return value
    return getattr(value, "id", type(value).__name__)
