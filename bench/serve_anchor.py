"""A server that plays Anchor Quest (or every game of the house), without limits for one person: for load runs."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from anchor_quest import AnchorQuest
from locanda import games
from locanda.kernel.game import Game
from locanda.server.serve import serve
from locanda.server.settings import Limits, Settings, database_url

MANY = (1e9, 1e9)
UNLIMITED = Limits(login=MANY, create=MANY, chat=MANY, move=MANY, look=MANY, sockets=10_000, tables=100_000)
ANCHOR = AnchorQuest(two=False)


def load(name: str, with_: Sequence[str] = ()) -> Game:
    """Anchor Quest, or a game of the house."""
    return ANCHOR if name == ANCHOR.id else games.load(name)


if __name__ == "__main__":
    database, port = sys.argv[1:3]
    settings = Settings(
        database_url(database),
        port=int(port),
        limits=UNLIMITED,
        game_ids=(ANCHOR.id, *games.GAMES),
        load=load,
    )
    serve(settings, started=lambda at: print(at, flush=True), quiet=True)
