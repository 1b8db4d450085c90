"""The harbors told: what their messages must know, and their line in the overview."""

from __future__ import annotations

from locanda_toys.road.state import Journey

from locanda.kernel.decision import Decision
from locanda.kit.narrate import Facts, Teller, Tellings

from .state import sea

TELLINGS = Tellings()


@TELLINGS.asks("harbour")
def in_harbour(teller: Teller, t: Journey, decision: Decision) -> Facts:
    """Whether the ship lies here."""
    return {"ship": "here" if sea(t).ship == t.traveler.at else "away"}


@TELLINGS.shows
def harbours(teller: Teller, t: Journey, seat: int | None) -> tuple[str, list[str]]:
    """Where the ship lies, and who carries a cargo."""
    places = t.library.places
    lines = [teller.say("table-ship", **teller.forms("place", places[sea(t).ship].name))]
    for number, cargo in enumerate(sea(t).cargo):
        if cargo:
            origin = teller.forms("place", t.library.by_id[cargo].name)
            lines.append(teller.say("table-cargo", hero=teller.seat(t, number), **origin))
    return teller.say("table-harbours"), lines
