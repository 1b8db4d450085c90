"""The odds of fights that the bot goes by, beside what then happens by the rules."""

from __future__ import annotations

from itertools import product
from typing import Any

import msgspec

from locanda.games import load
from locanda.games.wow_boardgame.judging import fights, odds
from locanda.games.wow_boardgame.judging.fights import Enemy
from locanda.games.wow_boardgame.judging.strength import Boost, Profile
from locanda.kernel.dice import Dice
from locanda.kernel.match import Match

GAME = load("wow-boardgame")
HORDE = (
    "grumbaz-crowsblood",
    "thundershot",
    "leeam-sagewind",
    "sofeea-icecall",
    "wennu-bloodsinger",
    "zowka-shattertusk",
)
FOES = ("murloc", "gnoll", "ghoul", "naga", "scarlet-crusader", "worgen")
AT = "caer-darrow"


def fight(character: str, level: int, creature: str, number: int) -> Match:
    """The beginning of a fight of one character, as its sheet prints it, with one creature."""
    given: dict[str, Any] = {
        "seats": [
            {"characters": [{"character": character, "level": level, "at": AT}]},
            {"characters": [{"character": "burbonn-fang", "at": "southshore"}]},
        ],
        "turn": {"faction": "horde", "phase": "round"},
        "combat": {
            "fighters": [character],
            "at": AT,
            "faction": "horde",
            "foes": [{"creature": creature, "colour": "blue", "at": AT}],
        },
    }
    table, setup = GAME.arrange(msgspec.convert(given, GAME.given))
    table.dice = Dice.from_seed(f"{character}-{creature}-{level}-{number}")
    return Match.at(table, setup)


def played(match: Match) -> bool:
    """Whether the fight is won, as the bot plays it."""
    bots = [GAME.guide(seat) for seat in range(2)]
    combat = match.table.combat
    while match.decision is not None and match.table.combat is not None:
        asked = match.waiting[0]
        match.answer(asked.seat, bots[asked.seat](match.table, asked).key)
    return not combat.foes


def test_fights_end_about_as_often_in_victory_as_was_expected() -> None:
    """Over 432 fights, in all, in those that looked sure and in those that looked hopeless."""
    expected, won = [], []
    for (character, level, creature), number in product(product(HORDE, (1, 3, 5), FOES), range(4)):
        match = fight(character, level, creature, number)
        t = match.table
        group = [t.characters[t.combat.fighters[0].who]]
        expected.append(odds.against(t, group, odds.enemy_of(t, t.combat.foes)).win)
        won.append(played(match))
    assert len(won) == 432
    assert abs(sum(won) - sum(expected)) / len(won) < 0.1
    sure = [end for chance, end in zip(expected, won, strict=True) if chance >= 0.8]
    hopeless = [end for chance, end in zip(expected, won, strict=True) if chance <= 0.1]
    assert len(sure) >= 30 and sum(sure) / len(sure) > 0.8
    assert len(hopeless) > 30 and sum(hopeless) / len(hopeless) < 0.2


def hero(health: float, **boost: float) -> Profile:
    """A character that brings just this to every round."""
    return Profile(0, health, 0, Boost(0, **boost), Boost(0))


def test_hits_that_lie_there_anyway_win_or_do_not() -> None:
    foe = Enemy(5, ((3, 4),), ())
    assert fights.estimate([hero(1, damage=4)], foe).win == 1.0
    assert fights.estimate([hero(3, damage=3)], foe).win == 0.0
    assert fights.estimate([hero(4, damage=3)], foe).win == 1.0
    assert fights.estimate([hero(3, damage=3)], foe, damage=1).win == 1.0


def test_each_die_hits_as_often_as_it_shows_enough() -> None:
    ends = fights.rolls(7, 0, 0, 5, 0)
    again = fights.rolls(7, 0, 0, 5, 7)
    assert abs(sum(end[0] for end in ends) / len(ends) - 3.5) < 0.5
    assert abs(sum(end[0] for end in again) / len(again) - 5.25) < 0.5
