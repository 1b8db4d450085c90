"""Lions and Wolves as the kernel sees it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from locanda.kernel.box import Box
from locanda.kernel.dice import Dice, ScriptedDice
from locanda.kernel.game import Policy, Setup
from locanda.kernel.narrate import Narrator
from locanda.kernel.refusal import LocandaError
from locanda.kit.game import BoxedGame
from locanda.kit.ledger import rule
from locanda.kit.library import Library

from .rules import PHASES, begin_turn
from .state import FACTIONS, LIONS, NOBODY, ROLES, WOLVES, Character, Hall

FOLDER = Path(__file__).parent
COINS = 1
TEAMS = (LIONS, LIONS, WOLVES)


class GivenCharacter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A character of a scenario; without actions given, as many as its faction has at the time."""

    coins: int = COINS
    trophies: int = 0
    actions: int | None = None


class GivenHall(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table of a scenario; without a faction the round begins with its auction."""

    characters: dict[str, GivenCharacter] = {}
    turn: str = ""
    acted: int = 0
    first: str = "wolves"
    round: int = 1
    dice: tuple[int, ...] = ()


class Factions(BoxedGame):
    """Two against two, in three seats."""

    id = "toy-faction"
    seats = (3, 3)
    open = True
    minutes = (5, 10)
    folder = FOLDER
    phases = PHASES
    given = GivenHall
    make_library = Library

    @rule("FAC-01")
    def new_table(self, setup: Setup, dice: Dice) -> Hall:
        """Two Lions of two seats, two Wolves of one, each with a coin."""
        characters = [Character(name, seat, faction, COINS) for name, seat, faction in ROLES]
        return Hall(list(TEAMS), characters, game=self, dice=dice, phase="auction")

    @rule("FAC-01")
    def teams(self, setup: Setup) -> Sequence[int]:
        """The faction of each seat."""
        return TEAMS

    def arrange(self, given: GivenHall) -> tuple[Hall, Setup]:
        """The table that a scenario gives."""
        setup = Setup(len(TEAMS), expansions=self.expansions)
        table = self.new_table(setup, ScriptedDice(given.dice))
        table.rounds, table.acted, table.first = given.round, given.acted, _faction(given.first)
        if given.turn:
            table.phase = "act"
            begin_turn(table, _faction(given.turn))
        for name, one in given.characters.items():
            if name not in {role for role, _, _ in ROLES}:
                raise LocandaError(f"there is no character {name!r}")
            figure = table.named(name)
            figure.coins, figure.trophies = one.coins, one.trophies
            figure.actions = figure.actions if one.actions is None else one.actions
        return table, setup

    def view(self, table: Hall, seat: int | None) -> dict[str, Any]:
        """Everything: a bid that is not complete never reaches the table."""
        return {
            "round": table.rounds,
            "turn": "" if table.active == NOBODY else FACTIONS[table.active],
            "teams": [FACTIONS[faction] for faction in table.seats],
            "characters": {
                one.id: {
                    "seat": one.seat,
                    "faction": FACTIONS[one.faction],
                    "coins": one.coins,
                    "trophies": one.trophies,
                    "actions": one.actions,
                }
                for one in table.characters
            },
            "bids": dict(zip((one.id for one in table.characters), table.bids, strict=False)),
            "hunters": list(table.hunters),
            "dice": list(table.pool),
            "rerolled": [die + 1 for die in table.rerolled],
            "winner": None if table.result is None else list(table.result.winners),
        }

    def forget(self, table: Hall, seat: int | None, dice: Dice) -> None:
        """Only the dice to come are unknown; bids of others never lie on the table."""
        table.dice = dice

    def figures(self, table: Hall) -> Sequence[str]:
        """The characters of each seat."""
        return [
            "+".join(one.id for one in table.characters if one.seat == seat) for seat in range(len(TEAMS))
        ]

    def make_narrator(self, language: str) -> Narrator:
        """Who puts it into words."""
        from .telling import FactionNarrator

        return FactionNarrator(self, language)

    def outlook(self, table: Hall) -> Sequence[float]:
        """How likely each faction, and so each of its seats, is to win."""
        from .bot import outlook

        return outlook(table)

    def guide(self, seed: int) -> Policy:
        """The bot that knows when to roll again."""
        from .bot import Packmate

        return Packmate(seed, more=self.more_answers)


def _faction(name: str) -> int:
    if name not in FACTIONS:
        raise LocandaError(f"there is no faction {name!r}; there are {', '.join(FACTIONS)}")
    return FACTIONS.index(name)


BOX = Box("toy-faction", FOLDER, make=Factions)
