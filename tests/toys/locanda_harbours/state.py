"""What the harbors keep at the table: where the ship lies, and who carries a cargo."""

from __future__ import annotations

from typing import Any

import msgspec
from locanda_toys.road.state import Journey

from locanda.kernel.plain import Annex, plain
from locanda.kernel.refusal import LocandaError

ID = "toy-harbours"
HARBOUR = "harbour"


@plain
class Harbours(Annex):
    """The place of the ship, and for each seat the place where its cargo was loaded, or nothing."""

    ship: int
    cargo: list[str]


def lay_out(t: Journey) -> Harbours:
    """The ship lies in the first harbor, and nobody has a cargo."""
    return Harbours(harbours(t)[0], [""] * len(t.seats))


def harbours(t: Journey) -> list[int]:
    """The places that are harbors, along the road."""
    return [number for number, place in enumerate(t.library.places) if place.kind == HARBOUR]


def sea(t: Journey) -> Harbours:
    """What the harbors keep at this table."""
    found = t.annexes[ID]
    assert isinstance(found, Harbours)
    return found


def view(t: Journey, seat: int | None) -> dict[str, Any]:
    """Everybody sees the ship and the cargo of all."""
    return {"ship": t.library.places[sea(t).ship].id, "cargo": list(sea(t).cargo)}


class GivenHarbours(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a scenario may say of the harbors: the place of the ship, and by seat where a cargo was loaded."""

    ship: str = ""
    cargo: dict[int, str] = {}


def arrange(t: Journey, given: GivenHarbours) -> None:
    """The ship and the cargo are where the scenario wants them."""
    for place in filter(None, (given.ship, *given.cargo.values())):
        if place not in {t.library.places[number].id for number in harbours(t)}:
            raise LocandaError(f"{place!r} is no harbor")
    if given.ship:
        sea(t).ship = t.library.number(given.ship)
    for seat, place in given.cargo.items():
        if not 0 <= seat < len(t.seats):
            raise LocandaError(f"there is no seat {seat} to carry a cargo")
        sea(t).cargo[seat] = place
