"""Params: the numbers by which the bot of the Board Game judges; a point of worth is about an XP."""

from __future__ import annotations

from pathlib import Path

import msgspec

from locanda.kit import weights
from locanda.kit.weights import Amount, Share

FILE = Path(__file__).parent / "weights.json"


class Params(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the bot judges by."""

    # What a reward is worth: XP, gold, an item of each deck.
    xp: Amount = 1.0
    gold: Amount = 0.25
    triangle: Amount = 1.2
    square: Amount = 2.2
    circle: Amount = 3.5
    # What a level is worth beside its XP.
    level: Amount = 1.5
    # How much more an errand is worth to those who are on their way.
    loyalty: Amount = 1.2
    # How much of what could be done afterwards counts.
    follow: Share = 0.7
    # From which level on, on average, quests are drawn from the second and the third deck.
    yellow: Amount = 3.0
    red: Amount = 4.2
    # What a defeat costs each who suffers it, and a Health that is lost on the way.
    defeat: Amount = 5.0
    wound: Amount = 0.35
    # How sure the bot must be to challenge: creatures, enemies, the Overlord before time runs out.
    sure: Share = 0.5
    sure_enemies: Share = 0.75
    sure_overlord: Share = 0.7
    # How likely a group must be to win, so that nobody else is wanted.
    alone: Share = 0.92
    # How sure a fight must be to be won without Energy, for none to be spent.
    thrift: Share = 0.97
    # How likely the Overlord must be to fall, so that a faction goes for him at all.
    forlorn: Share = 0.05
    # How little hope there must be for a character to leave a fight.
    flight: Share = 0.2
    # How many actions a faction keeps over for the way to the Overlord, who is tried before the game ends in any case.
    spare: Amount = 2.0
    # What a hit more over a few rounds is worth when a card is bought, and what buying must be worth.
    might: Amount = 1.2
    lesson: Amount = 3.0
    # What an Energy is worth that equipping a card costs, in hits.
    energy: Amount = 0.12
    # What beating enemies is worth, for each of them.
    enemy: Amount = 1.5


def usual() -> Params:
    """The parameters that the file holds, or those above."""
    return weights.params_of(FILE, Params)
