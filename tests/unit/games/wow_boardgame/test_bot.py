"""What the bot of the Board Game does: errands, fights, trade, and the Overlord in time."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from locanda.games import load
from locanda.games.wow_boardgame.judging import overlord, plans
from locanda.games.wow_boardgame.judging.bot import Greedy
from locanda.games.wow_boardgame.judging.outlook import worth
from locanda.games.wow_boardgame.judging.params import Params
from locanda.kernel.dice import Dice
from locanda.kernel.game import Setup
from locanda.kernel.match import Match
from locanda.kit.guide import Guide

GAME = load("wow-boardgame")
LONG = 30
WARRIOR = {"character": "grumbaz-crowsblood", "at": "brill"}
MAGE = {"character": "sofeea-icecall", "at": "brill"}
ENEMY = {"characters": [{"character": "burbonn-fang", "at": "southshore"}]}
STRONG = {
    "level": 5,
    "xp": 28,
    "equipped": {
        "ranged": "gorewood-bow",
        "melee": "quelserrar",
        "armor": "jade-breastplate-of-power",
        "power-2": "thunder-clap",
    },
    "talents": ["unbridled-wrath", "impale", "shield-discipline"],
}
HUNTER = {"character": "thundershot", "at": "brill"}
STRONG_HUNTER = {
    "level": 5,
    "xp": 28,
    "equipped": {
        "ranged": "outriders-bow",
        "melee": "hameyas-slayer",
        "armor": "cadaverous-armor",
        "power-1": "multi-shot",
        "power-2": "white-tiger",
        "power-3": "immolation-trap",
    },
    "companion": 4,
    "talents": ["efficiency", "improved-sting", "mortal-shots", "trueshot"],
}


def at(*characters: dict[str, Any], **given: Any) -> Match:
    """A match as a scenario gives it, with characters of the horde, whose turn it is."""
    given = {"turn": {"faction": "horde"}, **given, "seats": [{"characters": list(characters)}, ENEMY]}
    return Match.at(*GAME.arrange(msgspec.convert(given, GAME.given)))


def answer(match: Match) -> str:
    """What the bot says now."""
    (asked,) = match.waiting
    return asked.key(Greedy(1)(match.table, asked))


def test_a_quest_that_can_be_done_comes_before_one_that_cannot() -> None:
    quests = ["horde-a-howling-in-haunted-places", "horde-brutes-in-the-barrows"]
    found = at(WARRIOR, quests={"horde": quests}).table
    plan = plans.plan(found, 0, Params(), LONG, {})
    assert found.library.atlas.regions[plan[0].region].id == "garrens-haunt"


def test_of_two_like_quests_the_nearer_one_is_done_first() -> None:
    quests = ["horde-terror-in-the-fields", "horde-a-scourge-of-ghouls"]
    for start, goal in (("balnir-farmstead", "balnir-farmstead"), ("deathknell", "deathknell")):
        found = at({**WARRIOR, "at": start}, quests={"horde": quests}).table
        plan = plans.plan(found, 0, Params(), LONG, {})
        assert found.library.atlas.regions[plan[0].region].id == goal


def test_a_safe_errand_is_for_one_and_a_hard_one_for_two() -> None:
    strong = {**WARRIOR, **STRONG}
    easy = at(strong, {**MAGE, "level": 3}, quests={"horde": ["horde-terror-in-the-fields"]}).table
    assert [len(one.group) for one in plans.plan(easy, 0, Params(), LONG, {}).values()] == [1]


def test_energy_is_not_spent_on_a_fight_that_is_won() -> None:
    def pool(damage: int) -> str:
        return answer(
            at(
                {**MAGE, "equipped": {"power-1": "fireball"}, "level": 2},
                turn={"faction": "horde", "phase": "pool"},
                combat={
                    "fighters": ["sofeea-icecall"],
                    "at": "brill",
                    "foes": [{"creature": "naga", "colour": "blue", "at": "brill"}],
                    "attacker": "sofeea-icecall",
                    "horde": {"damage": damage},
                },
            )
        )

    assert pool(0).startswith("use:fireball")
    assert pool(7) == "roll"


def test_a_fight_is_left_only_without_hope() -> None:
    def rolled(creature: str, damage: int) -> str:
        return answer(
            at(
                {**MAGE, "talents": ["arcane-focus", "ice-block"], "level": 3},
                turn={"faction": "horde", "phase": "rolled"},
                combat={
                    "fighters": ["sofeea-icecall"],
                    "at": "brill",
                    "foes": [{"creature": creature, "colour": "blue", "at": "brill"}],
                    "attacker": "sofeea-icecall",
                    "pool": [{"colour": "blue", "face": 3}],
                    "horde": {"damage": damage},
                },
            )
        )

    assert rolled("infernal", 0).startswith("use:ice-block")
    assert not rolled("murloc", 2).startswith("use:ice-block")


def test_junk_is_sold_in_town_and_what_is_of_use_is_not() -> None:
    match = at({**WARRIOR, "bag": ["wand-of-eventide", "decapitating-sword"], "level": 3})
    match.answer(0, "town:grumbaz-crowsblood")
    assert answer(match) == "sell:wand-of-eventide"
    match.answer(0, "sell:wand-of-eventide")
    assert answer(match) != "sell:decapitating-sword"


def hunts(space: int, *characters: dict[str, Any], **params: float) -> bool:
    """Whether these characters go for Nefarian at this time."""
    match = at(*characters, overlord="nefarian", turn={"faction": "horde", "space": space})
    return overlord.hunt(match.table, 0, msgspec.convert(params, Params)) is not None


def test_beginners_never_go_for_the_overlord() -> None:
    assert not hunts(1, WARRIOR, MAGE)
    assert not hunts(27, WARRIOR, MAGE)


def test_heroes_go_for_the_overlord_as_soon_as_they_are_sure_and_in_time_if_not() -> None:
    heroes = ({**WARRIOR, **STRONG}, {**HUNTER, **STRONG_HUNTER})
    assert hunts(1, *heroes, sure_overlord=0.05)
    bare = [{**one, "talents": [], "companion": None, "level": 4, "xp": 18, "equipped": {}} for one in heroes]
    doubtful = [heroes[1], bare[0]]
    assert not hunts(1, *doubtful, sure_overlord=0.99)
    assert hunts(25, *doubtful, sure_overlord=0.99)


def test_what_is_left_of_the_time_is_counted_in_actions() -> None:
    t = at(WARRIOR, turn={"faction": "horde", "space": 29}).table
    assert overlord.actions_left(t, 0) == 2 * ((t.last_space - 29) // 2 + 1)
    t.characters[0].actions = 1
    assert overlord.actions_left(t, 0) == 2 * ((t.last_space - 29) // 2 + 1) - 1


def test_the_outlook_is_shared_and_better_for_the_stronger_faction() -> None:
    even = worth(at(WARRIOR).table)
    strong = worth(at({**WARRIOR, **STRONG}).table)
    assert sum(even) == pytest.approx(1) and sum(strong) == pytest.approx(1)
    assert strong[0] > even[0]


@pytest.mark.parametrize("seats", (2, 3, 5))
def test_a_whole_game_is_played_without_a_prompt_that_the_bot_does_not_know(seats: int) -> None:
    before = dict(Guide.strange)
    match = Match(GAME, Setup(seats), Dice.from_seed(seats), journal=False, checkpoints=False)
    bots = [GAME.guide(seat) for seat in range(seats)]
    while match.decision is not None:
        asked = match.waiting[0]
        match.play(bots[asked.seat](match.table, asked), asked)
    assert match.table.result is not None
    assert dict(Guide.strange) == before
