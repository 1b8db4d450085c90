"""The chain where no printed card leads it: triggers that never end."""

from __future__ import annotations

import msgspec
import yaml

from locanda.games.wow_tcg.cards import Trigger
from locanda.games.wow_tcg.rules import chain
from locanda.games.wow_tcg.vocabulary import Exhaust, Ready
from locanda.kernel.match import Match
from tests.unit.games.wow_tcg.matches import GAME

GIVEN = """
seats:
  - {hero: gorebelly, flipped: true, hand: [tazdingo], allies: [vaerik-proudhoof]}
  - {hero: elendril, flipped: true}
"""


def match() -> Match:
    """An ally that becomes ready and exhausted again whenever it is exhausted."""
    given = msgspec.convert(yaml.safe_load(GIVEN), GAME.given)
    table, setup = GAME.arrange(given)
    again = Trigger(on="exhausted", do=(Ready(who="self"), Exhaust(who="self")))
    for piece in table.pieces.values():
        if piece.label == "vaerik-proudhoof":
            piece.card = msgspec.structs.replace(piece.card, triggers=(again,))
    return Match.at(table, setup)


def test_triggers_that_never_end_are_cut_off_and_the_game_goes_on() -> None:
    found = match()
    found.answer(0, "attack:vaerik-proudhoof")
    told = [event.kind for event in found.events]
    assert told.count("triggered") > chain.ROUNDS
    assert told.count("interrupted") == 1
    assert found.waiting[0].prompt == "action" and not found.table.chain
    assert found.table.pieces[found.table.seats[1].hero].damage == 5
