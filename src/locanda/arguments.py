"""What several commands of the command line have in common: options, and how they are read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from locanda.kernel.refusal import LocandaError

if TYPE_CHECKING:
    from locanda.kit.text import Language as Speech

Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", help="A setting of the game, NAME=VALUE; `locanda games` lists them."),
]
Language = Annotated[str, typer.Option("--lang", help="Language: en or it.")]
With = Annotated[str, typer.Option("--with", help="Expansions, with commas.")]


def dump(data: Any) -> None:
    """The data is printed as JSON."""
    import msgspec

    print(msgspec.json.format(msgspec.json.encode(data), indent=2).decode())


def chosen_settings(given: list[str] | None) -> dict[str, str]:
    """The settings of `--option NAME=VALUE`."""
    found = {}
    for one in given or ():
        name, equals, value = one.partition("=")
        if not equals:
            raise LocandaError(f"an option is written NAME=VALUE, not {one!r}")
        found[name] = value
    return found


def chosen_expansions(with_: str) -> tuple[str, ...]:
    """The expansions of `--with A,B`."""
    return tuple(name.strip() for name in with_.split(",") if name.strip())


def check_language(language: str) -> Speech:
    """The language, if it is one that is spoken here."""
    from locanda.kit.text import LANGUAGES

    for known in LANGUAGES:
        if known == language:
            return known
    raise LocandaError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
