"""Params: the numbers by which the bot of the Adventure Game judges; a point of worth is about a tenth of a valor.

Those below were set by hand; `locanda fit wow-adventure` finds better ones and keeps them in `weights.json`.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from locanda.kit import weights
from locanda.kit.weights import Amount, Share

FILE = Path(__file__).parent / "weights.json"


class Params(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the bot judges by."""

    # What a point of valor, a level and an item are worth, and how much more an item for each level of its color.
    valor: Amount = 10.0
    level: Amount = 14.0
    item: Amount = 1.6
    finer: Amount = 0.5
    # How many items in the bag halve what another one is worth.
    full_bag: Amount = 3.0
    # What a turn costs on the way to a goal, a defeat, and a point of damage.
    tempo: Amount = 4.0
    risk: Amount = 6.0
    wound: Amount = 0.9
    # What rest in a city is worth: for all of one's life, from what share of it on, and for room for a quest.
    rest: Amount = 8.0
    hurt: Share = 0.4
    new_quest: Amount = 2.0
    # What the chance counts for to beat an opponent who will not fall at once; the damage of a fight of the board, and
    # of one with what is drawn, as shares; a space of the board without a foe.
    long_duel: Share = 0.1
    board_damage: Amount = 0.3
    drawn_damage: Amount = 0.5
    idle_space: Amount = 0.5
    # What an effect must be worth to be used: an item that is spent, a card, at upkeep, after a victory; how much
    # farther a card must bring the character than its feet.
    use_spent: Amount = 0.8
    use_card: Amount = 0.2
    use_upkeep: Amount = 0.5
    use_won: Amount = 0.2
    jump: Amount = 0.8
    # What effects are worth.
    heal: Amount = 1.0
    heal_trouble: Amount = 0.3
    fatal_damage: Amount = 9.0
    first_damage: Amount = 0.8
    more_damage: Amount = 2.0
    other_damage: Amount = 1.0
    step: Amount = 0.5
    idle_step: Amount = 0.5
    energy: Amount = 0.3
    most_energy: Amount = 0.7
    flip: Amount = 0.5
    attach: Amount = 0.6
    drop: Amount = 0.6
    other_drop: Amount = 0.3
    lose_item: Amount = 1.0
    other_loses_item: Amount = 0.4
    turn_over: Amount = 0.4
    draw: Amount = 1.0
    gain_item: Amount = 2.5
    claim: Amount = 9.0
    trophy: Amount = 9.0
    draw_quest: Amount = 1.0
    gain_level: Amount = 9.0
    # What the resources of a space are worth: for a point of damage that a potion heals, for what a flight brings
    # nearer, and the others.
    potion: Amount = 1.3
    flight: Amount = 2.0
    scroll: Amount = 1.0
    book: Amount = 1.6
    discovery: Amount = 0.4
    quest_giver: Amount = 2.5
    third_quest: Amount = 0.1
    auction: Amount = 0.9
    # Which challenge is taken: what one of the board is worth beyond its fight, and a drawn one; what an attack on
    # another character brings even without an item, and what it must bring.
    board_first: Amount = 2.0
    drawn_first: Amount = 0.2
    duel: Amount = 0.3
    duel_trouble: Amount = 0.3
    # A challenge is avoided that is so bad.
    avoid: Amount = 0.5
    # What a card must raise the chances in a fight by; what less danger counts for when it is mortal, and when not;
    # a combat is broken off with a lower chance to hit and a higher one to be hit.
    gain: Share = 0.12
    mortal: Amount = 2.0
    harmless: Amount = 0.8
    break_off_hit: Share = 0.35
    break_off_hurt: Share = 0.5
    # What equipment must add to be worn; what its damage and its powers count for.
    better_gear: Amount = 0.02
    gear_damage: Amount = 0.15
    gear_power: Amount = 0.03
    # How long a quest takes: at the least, each station, each turn of the way, a missing level, something to be found,
    # an opponent to be beaten or wounded.
    quest_time: Amount = 1.0
    station: Amount = 1.0
    way: Amount = 0.5
    missing_level: Amount = 2.0
    find: Amount = 3.0
    beat: Amount = 6.0
    harm: Amount = 3.0
    # What owning an item is worth: its potions, uses, lasting effects and powers, a point of attack or defence; the
    # share that is left if it cannot be worn; that it is worn.
    item_potion: Amount = 0.4
    item_use: Amount = 0.5
    item_always: Amount = 0.3
    item_power: Amount = 0.3
    item_strength: Amount = 2.0
    item_useless: Share = 0.5
    item_worn: Amount = 5.0


def usual() -> Params:
    """The parameters of `weights.json`, or those above."""
    return weights.params_of(FILE, Params)
