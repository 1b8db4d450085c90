"""Writes the page's types from the server's: every message on the wire, every form, every game's view.

`python web/shapes.py` writes them; `python web/shapes.py check` says which file is out of date.
"""

from __future__ import annotations

import sys
import types
import typing
from pathlib import Path
from typing import Any

import msgspec

HERE = Path(__file__).parent
NOTE = "/** Made by `web/shapes.py` from the server's own types; do not edit. */"
PLAIN: dict[Any, str] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    type(None): "null",
    Any: "unknown",
    msgspec.Raw: "unknown",
}


class Page:
    """One file of types: the interfaces that it has so far, and what it takes from a page beside it."""

    def __init__(self, name: str = "", beside: Page | None = None) -> None:
        self.name, self.beside = name, beside
        self.interfaces: dict[str, str] = {}
        self.taken: set[str] = set()

    def add(self, kind: type[msgspec.Struct]) -> str:
        """The interface of a struct is on the page; its name."""
        name = kind.__name__
        if self.beside is not None and name in self.beside.interfaces:
            self.taken.add(name)
        elif name not in self.interfaces:
            self.interfaces[name] = ""
            hints = typing.get_type_hints(kind, include_extras=True)
            lines = []
            tag = kind.__struct_config__.tag_field
            if tag:
                lines.append(f'  {tag}: "{kind.__struct_config__.tag}";')
            for field in msgspec.structs.fields(kind):
                incoming = kind.__struct_config__.forbid_unknown_fields
                optional = "?" if incoming and not field.required else ""
                lines.append(f"  {field.encode_name}{optional}: {self.type(hints[field.name])};")
            doc = " ".join((kind.__doc__ or "").split("\n\n")[0].split())
            self.interfaces[name] = f"/** {doc} */\nexport interface {name} {{\n" + "\n".join(lines) + "\n}"
        return name

    def type(self, hint: Any) -> str:
        """A Python type in TypeScript."""
        origin, arguments = typing.get_origin(hint), typing.get_args(hint)
        if hint in PLAIN:
            return PLAIN[hint]
        if origin is typing.Annotated:
            return self.type(arguments[0])
        if origin is typing.Literal:
            return " | ".join(f'"{one}"' if isinstance(one, str) else str(one) for one in arguments)
        if origin in (typing.Union, types.UnionType):
            return " | ".join(self.type(one) for one in arguments)
        if origin is tuple and not (len(arguments) == 2 and arguments[1] is Ellipsis):
            return f"[{', '.join(self.type(one) for one in arguments)}]"
        if origin in (list, tuple):
            inner = self.type(arguments[0])
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        if origin is dict:
            return f"Record<{self.type(arguments[0])}, {self.type(arguments[1])}>"
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            return self.add(hint)
        raise TypeError(f"the page has no type for {hint!r}")

    def text(self) -> str:
        """The whole file."""
        head = [NOTE]
        if self.beside is not None and self.taken:
            head.append(f'import type {{ {", ".join(sorted(self.taken))} }} from "./{self.beside.name}";')
        return "\n\n".join([*head, *self.interfaces.values()]) + "\n"


def structs(module: types.ModuleType) -> list[type[msgspec.Struct]]:
    """The structs that a module defines, in its order."""
    return [
        one
        for one in vars(module).values()
        if isinstance(one, type) and issubclass(one, msgspec.Struct) and one.__module__ == module.__name__
    ]


def pages() -> dict[Path, str]:
    """Every file of types, and what it must hold."""
    from locanda.games import GAMES, load
    from locanda.server import accounts, event_forms, forms, reviews, shelf, wire

    messages = Page("messages")
    for kind in structs(wire):
        if kind.__name__ not in ("Incoming", "Outgoing"):
            messages.add(kind)
    filled = Page("forms", messages)
    for kind in (*structs(forms), *structs(event_forms), *structs(shelf), accounts.Player):
        filled.add(kind)
    end = Page("shown")
    end.add(reviews.Reviewed)
    found = {HERE / "src" / "lib" / f"{page.name}.ts": page.text() for page in (messages, filled)}
    found[HERE / "src" / "end" / "shown.ts"] = end.text()
    for name in GAMES:
        view = load(name).view_type
        if view is not None:
            page = Page()
            page.add(view)
            found[HERE / "src" / "games" / name / "shown.ts"] = page.text()
    return found


def main(wanted: str) -> None:
    """The files are written, or those that are out of date are named."""
    stale = [path for path, text in pages().items() if not path.exists() or path.read_text("utf-8") != text]
    if wanted == "check":
        if stale:
            sys.exit(f"out of date: {', '.join(path.name for path in stale)}; run web/shapes.py")
        return
    for path in stale:
        path.write_text(pages()[path], "utf-8")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "write")
