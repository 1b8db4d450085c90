"""The game interface: a table holds the whole state of a match, a game says how it is played."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import msgspec

from .box import Box, Change, Hook, Phase, SetupOption
from .decision import Decision, Option
from .dice import Dice
from .event import Event, Result
from .narrate import Narrator
from .plain import Annex, Shared
from .refusal import LocandaError, Refusal, Refused

# A bot's choice, from the table and what is asked; it looks only at what its seat may see.
Policy: TypeAlias = Callable[[Any, Decision], Option]


@dataclass(slots=True, eq=False, kw_only=True)
class Table:
    """What every game's state has: its game, its dice, its phase, its result, and a journal if somebody listens.

    `phase` names the script that runs next; between phases no script runs, so that the table alone is the match.
    """

    game: Game
    dice: Dice
    phase: str
    result: Result | None = None
    # Windows at which a seat wants to be asked even with nothing to use, and those at which it always passes: (seat,
    # window). Whether a seat is always asked where a hand that nobody sees might hold an answer.
    stops: tuple[tuple[int, str], ...] = ()
    skips: tuple[tuple[int, str], ...] = ()
    always_ask: bool = False
    # What expansions keep at the table, by the id of their box.
    annexes: dict[str, Annex] = field(default_factory=dict)
    journal: list[Event] | None = field(default=None, metadata={"copy": "drop"})

    def tell(
        self, kind: str, *cites: str, seat: int | None = None, to: tuple[int, ...] | None = None, **facts: Any
    ) -> None:
        """Write down what happened, if somebody listens."""
        if self.journal is not None:
            self.journal.append(Event(kind, cites, seat, to, facts))

    def copy(self) -> Any:
        """An independent table in the same state, with nobody listening; `plain` generates it."""
        raise TypeError(f"{type(self).__name__} must be marked @plain")


class Rolled(NamedTuple):
    """A die that somebody rolled, as an event tells it: what it showed, and what such a die shows on average."""

    seat: int
    die: str
    showed: float
    average: float


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was agreed before play: how many seats, which options and expansions, and what each seat brings."""

    seats: int
    options: dict[str, str] = {}
    expansions: tuple[str, ...] = ()
    brings: tuple[str, ...] = ()
    stops: tuple[tuple[int, str], ...] = ()
    always_ask: bool = False


class Game(Shared):
    """A game as the kernel, the bots, the scenarios and the server see it: its base box, and those that expand it."""

    id: str = ""
    version: str = "1"
    seats: tuple[int, int] = (2, 2)
    # Where the game's ledger and scenarios are; none for a game that has neither.
    folder: Path = Path(__file__).parent / "nothing"
    options: tuple[SetupOption, ...] = ()
    # Whether every seat and every spectator see the same.
    open: bool = False
    # Kinds of events by which a rule shows a hidden card to whoever is told of them.
    reveals: Sequence[str] = ()
    # How long a game takes, from and to.
    minutes: tuple[int, int] = (10, 30)
    phases: Mapping[str, Phase]
    # The type of what a seat may see; none where that is a mapping.
    view_type: type[msgspec.Struct] | None = None

    def __init__(self, boxes: Sequence[Box] = ()) -> None:
        self.boxes = tuple(boxes)
        self.phases = dict(type(self).phases)
        self.hooks: dict[str, tuple[Hook, ...]] = {}
        self._changes: dict[str, tuple[Change, ...]] = {}
        self.options = type(self).options
        for box in self.boxes:
            self.phases |= box.phases
            self.options += box.options
            for name, hook in box.hooks.items():
                self.hooks[name] = (*self.hooks.get(name, ()), hook)
            for name, change in box.values.items():
                self._changes[name] = (*self._changes.get(name, ()), change)

    @property
    def expansions(self) -> tuple[str, ...]:
        """The expansions that this game is played with."""
        return tuple(box.id for box in self.boxes if box.expands)

    @property
    def folders(self) -> tuple[Path, ...]:
        """The folders of its boxes, the base game's first."""
        return tuple(box.folder for box in self.boxes) or (self.folder,)

    def lay(self, setup: Setup, dice: Dice) -> Table:
        """A table laid out for this setup, with what expansions keep there."""
        table = self.new_table(setup, dice)
        self.lay_annexes(table)
        return table

    def lay_annexes(self, table: Table) -> None:
        """What expansions keep at the table is laid out."""
        for box in self.boxes:
            if box.annex is not None:
                table.annexes[box.id] = box.annex(table)

    def value(self, name: str, default: Any, table: Any) -> Any:
        """A figure that expansions may change: what they make of the base game's own."""
        for change in self._changes.get(name, ()):
            default = change(default, table)
        return default

    def shown(self, table: Any, seat: int | None) -> Any:
        """What a seat (or a spectator) may see of the table and of what expansions keep there, ready to be sent."""
        annexes = {box.id: box.view(table, seat) for box in self.boxes if box.view is not None}
        return self.look(table, seat) if annexes else self.view(table, seat)

    def look(self, table: Any, seat: int | None) -> dict[str, Any]:
        """The same as lists and mappings, just as a page reads it."""
        shown: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(self.view(table, seat)))
        annexes = {box.id: box.view(table, seat) for box in self.boxes if box.view is not None}
        return shown | {"annexes": annexes} if annexes else shown

    def deal_anew(self, table: Any, seat: int | None, dice: Dice) -> None:
        """What this seat cannot know is dealt anew, in the base game and in what expansions keep."""
        self.forget(table, seat, dice)
        for box in self.boxes:
            if box.forget is not None:
                box.forget(table, seat, dice)

    def secrets(self, table: Any) -> dict[str, Any]:
        """What nobody may see, of the base game and of what expansions keep."""
        hidden = self.hidden(table)
        annexes = {box.id: box.hidden(table) for box in self.boxes if box.hidden is not None}
        return hidden | {"annexes": annexes} if annexes else hidden

    def all_pieces(self, table: Any) -> Mapping[str, int]:
        """How many pieces of every kind exist, those of expansions among them."""
        count = dict(self.pieces(table))
        for box in self.boxes:
            for name, number in (box.pieces(table) if box.pieces is not None else {}).items():
                count[name] = count.get(name, 0) + number
        return count

    def new_table(self, setup: Setup, dice: Dice) -> Table:
        """A table laid out for this setup, before the first decision."""
        raise TypeError(f"{self.id} has no set-up")

    def view(self, table: Any, seat: int | None) -> Any:
        """What a seat (or a spectator) may see of the table, as plain data."""
        raise TypeError(f"{self.id} has no view")

    def hidden(self, table: Any) -> dict[str, Any]:
        """What nobody may see, for scenarios and tests."""
        return {}

    @property
    def given(self) -> Any:
        """The type of a scenario's `given`."""
        return dict

    def arrange(self, given: Any) -> tuple[Table, Setup]:
        """The table that a scenario gives, and the setup it stands for."""
        raise TypeError(f"{self.id} cannot be arranged")

    @property
    def content(self) -> str:
        """A hash of the game's cards, so that a record knows what it was played with."""
        return ""

    def forget(self, table: Any, seat: int | None, dice: Dice) -> None:
        """Deal anew, in place, everything that this seat cannot know, so that a search cannot peek."""
        raise TypeError(f"{self.id} has no hidden information declared")

    def worth(self, table: Any) -> Sequence[float]:
        """How well each seat stands, from 0 to 1; 1 for a winner and 0 for a loser once the match is over."""
        if table.result is None:
            raise TypeError(f"{self.id} cannot judge an unfinished match")
        return [1.0 if seat in table.result.winners else 0.0 for seat in range(seat_count(table))]

    @property
    def judges(self) -> bool:
        """Whether `worth` can judge an unfinished match."""
        return type(self).worth is not Game.worth

    def chances(self, table: Any, setup: Setup) -> Sequence[float]:
        """How likely each seat is to win, from 0 to 1: its share of what the position is worth to all.

        The chances add up to 1; where seats play in teams, each has the chance of its team, and the teams' add up to 1.
        """
        worth = self.worth(table)
        if table.result is not None:
            return worth
        teams = self.teams_at(table, setup)
        each = [max(one for one, of in zip(worth, teams, strict=True) if of == team) for team in teams]
        total = sum(dict(zip(teams, each, strict=True)).values())
        return [one / total for one in each] if total > 0 else [1 / len(set(teams))] * len(each)

    def checkpoint(self, table: Any, answers: int) -> bool:
        """Whether a copy should be kept here, between phases, when so many answers came since the last one."""
        return answers >= 4

    def pieces(self, table: Any) -> Mapping[str, int]:
        """How many pieces of every kind exist, wherever they are; the numbers never change during play."""
        return {}

    def turns(self, table: Any) -> int:
        """How many turns were played, for statistics and turn limits."""
        return 0

    def turn(self, table: Any) -> object:
        """Which turn is being played; a search values the table when it is over."""
        return self.turns(table)

    def teams(self, setup: Setup) -> Sequence[int]:
        """The team of each seat, as far as the setup says; everybody plays alone unless a game says otherwise."""
        return range(setup.seats)

    def teams_at(self, table: Any, setup: Setup) -> Sequence[int]:
        """The team of each seat at a table, where a lot may have decided what the setup left open."""
        return self.teams(setup)

    def board(self) -> dict[str, Any]:
        """What never changes on the table, as plain data for whoever draws it, with names in both languages."""
        return {}

    def earned(self, table: Any) -> Sequence[str]:
        """What each seat takes from this table to the next ones as what it brings there; nothing in most games."""
        return ()

    def spaces(self) -> list[dict[str, Any]]:
        """The spaces of the board: id, name in both languages, kind, neighbors, and what is printed there."""
        return []

    def brought(self) -> Mapping[str, str]:
        """What a seat may choose to play before the match, each with the card that shows it."""
        return {}

    # What people may make of their own and bring, by kinds that the rules tell apart; none in most games.
    makes: Sequence[str] = ()

    def why_not_bring(self, brings: str, kind: str) -> Iterable[Refusal]:
        """Every reason why nobody may bring this as one of its kind, told without a table."""
        return ()

    def read_brings(self, text: str) -> str:
        """What a seat brings, in short, from how people write it down."""
        raise LocandaError(f"nothing of one’s own is brought to {self.id}")

    def write_brings(self, brings: str, language: str) -> str:
        """What a seat brings, as people write it down."""
        raise LocandaError(f"nothing of one’s own is brought to {self.id}")

    def brings_shown(self, brings: str) -> str:
        """What everybody may know of what a seat brings; a game may keep some of it from others."""
        return brings

    def figures(self, table: Any) -> Sequence[str]:
        """What each seat plays (a hero, a deck), for statistics."""
        return [f"seat {seat}" for seat in range(seat_count(table))]

    def first(self, table: Any) -> int | None:
        """The seat that took the first turn, for statistics; none where that says nothing about the match."""
        return None

    def card_ids(self) -> Sequence[str]:
        """Every card of the game, for statistics."""
        return ()

    def cards(self) -> list[dict[str, Any]]:
        """Every card as plain data, with its text in both languages."""
        return []

    def won_cards(self) -> list[dict[str, Any]]:
        """Cards that are no printed ones of their own but come into play (the treasure that a beaten foe becomes)."""
        return []

    def narrator(self, language: str) -> Narrator:
        """Who puts this game into words in a language."""
        return Narrator()

    def cards_used(self, event: Event) -> Sequence[str]:
        """The cards whose effects ran in this event, for statistics."""
        return ()

    def rolls(self, events: Sequence[Event]) -> Iterable[Rolled]:
        """The dice of seats of which the events of a match tell, in their order; for statistics."""
        return ()

    def tally(self, table: Any, events: Sequence[Event]) -> Mapping[str, Sequence[int]]:
        """What each seat did and got in a match that is over, by name: one figure for each seat."""
        return {}

    # The game's own bots: a name, and what makes one from a seed.
    bots: Mapping[str, Callable[[int], Policy]] = {}

    def hook(self, name: str, *arguments: Any) -> Generator[Decision, Any, None]:
        """Run what expansions hung onto this moment."""
        for function in self.hooks.get(name, ()):
            script = function(*arguments)
            if script is not None:
                yield from script

    def check_setup(self, setup: Setup) -> None:
        """Refuse a setup that this game cannot be played with, in one sentence."""
        low, high = self.seats
        if not low <= setup.seats <= high:
            raise LocandaError(f"{self.id} seats {low} to {high} players, not {setup.seats}")
        known = {option.id: option for option in self.options}
        for name, value in setup.options.items():
            if name not in known:
                raise LocandaError(
                    f"{self.id} has no option {name!r}; it has {', '.join(sorted(known)) or 'none'}"
                )
            if value not in known[name].values:
                raise LocandaError(
                    f"option {name} of {self.id} cannot be {value!r}; it is one of {', '.join(known[name].values)}"
                )
        if set(setup.expansions) != set(self.expansions):
            raise LocandaError(
                f"the setup asks for {_listed(setup.expansions)}, but this {self.id} has {_listed(self.expansions)}"
            )
        if len(setup.brings) > setup.seats:
            raise LocandaError(f"{len(setup.brings)} choices were made for {setup.seats} seats")
        reasons = tuple(self.why_not_setup(setup))
        if reasons:
            rules = ", ".join(dict.fromkeys(reason.rule for reason in reasons))
            raise Refused(f"{self.id} cannot be played like this ({rules})", reasons)

    def why_not_setup(self, setup: Setup) -> Iterable[Refusal]:
        """Every reason of the rules against a setup of known seats and options."""
        return ()

    def option(self, setup: Setup, name: str) -> str:
        """The value of a setup option, or its default."""
        for option in self.options:
            if option.id == name:
                return setup.options.get(name, option.values[0])
        raise LocandaError(f"{self.id} has no option {name!r}")


def seat_count(table: Any) -> int:
    """How many seats a table has."""
    return len(table.seats)


def _listed(expansions: Sequence[str]) -> str:
    return ", ".join(expansions) or "no expansion"
