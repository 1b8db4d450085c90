"""The phases of a match, by name: the set-up, the four phases of a turn, and the steps of a combat."""

from .. import setup
from . import challenge, combat, exploration, movement, upkeep

# TAG-TRN-03: movement, exploration, challenge, upkeep. TAG-CMB-01: dice, powers, ranged, melee, end of combat.
PHASES = {
    "characters": setup.characters,
    "quests": setup.starting_quests,
    "cities": setup.cities,
    "start": movement.start,
    "roll-movement": movement.roll,
    "movement": movement.movement,
    "exploration": exploration.exploration,
    "challenge": challenge.challenge,
    "fight": combat.fight,
    "roll": combat.roll,
    "powers": combat.powers,
    "strikes": combat.strikes,
    "aftermath": combat.aftermath,
    "upkeep": upkeep.upkeep,
    "end": upkeep.end,
}
