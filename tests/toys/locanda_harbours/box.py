"""The box of the harbors: everything that the expansion brings along, by name."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from locanda.kernel.box import Box, Given

from .rules import RUNNERS, laden_travelers_walk, larger_purse, rest, ship_sails
from .state import ID, GivenHarbours, arrange, lay_out, view
from .words import Wind


def tellings() -> Any:
    """What puts the harbors into words, imported only when somebody speaks."""
    from .telling import TELLINGS

    return TELLINGS


def answers() -> Any:
    """What the bot of the road says in a harbor."""
    from .bot import ANSWERS

    return ANSWERS


BOX = Box(
    ID,
    Path(__file__).parent,
    expands="toy-road",
    effects=(Wind,),
    runners=RUNNERS,
    phases={"rest": rest},
    hooks={"round-ends": ship_sails},
    values={"most-coins": larger_purse, "why-not-travel": laden_travelers_walk},
    annex=lay_out,
    given={"harbours": Given(GivenHarbours, arrange)},
    view=view,
    tellings=tellings,
    answers=answers,
)
