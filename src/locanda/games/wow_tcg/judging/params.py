"""Params: the numbers by which the bot of the card game judges; a point of worth is about one damage to a hero.

Those below were set by hand and tried in games; `locanda fit wow-tcg` finds better ones and keeps them in
`weights.json`.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from locanda.kit import weights
from locanda.kit.weights import Amount, Share

FILE = Path(__file__).parent / "weights.json"


class Params(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the bot judges by."""

    # An ally in play: that it is there, each ATK and each health that is left; what is left of its ATK if it cannot
    # attack; what protecting adds for each health, and being elusive for each ATK.
    body: Amount = 0.3
    atk: Amount = 0.95
    health: Amount = 0.6
    idle_atk: Share = 0.2
    protector: Amount = 0.25
    elusive: Amount = 0.3
    # A weapon for each ATK, less what its strikes cost; armor for each DEF; a resource; a card in hand.
    weapon: Amount = 1.2
    strike_cost: Amount = 0.3
    defence: Amount = 1.3
    resource: Amount = 1.6
    card: Amount = 1.9
    # A point of a hero's life: at any time, and more the fewer there are; the last one of an opposing hero.
    life: Amount = 0.4
    peril: Amount = 5.0
    victory: Amount = 60.0
    # How much more the own life counts, how much the race of the heroes changes what life is worth, and how much the
    # leader of several opponents draws upon himself.
    own_life: Amount = 1.0
    race: Share = 0.35
    leader: Share = 0.3
    # Damage that does not destroy counts for so much of an ally, and if others can finish it.
    scratch: Share = 0.35
    joint: Share = 0.85
    # A blow that armor stops altogether, because the armor is exhausted by it.
    absorbed: Amount = 0.45
    # What a ready ally that could protect is kept back for, for each health; what a hero who swings is.
    guard: Amount = 0.12
    swing: Amount = 0.2
    # What a text is worth in play: each time it may happen in the games to come, each use of a power, and what a
    # resource costs there.
    turns: Amount = 2.5
    uses: Amount = 1.6
    price: Amount = 0.45
    # What a card in play is worth at least, however little its text looks like.
    curio: Amount = 0.6
    # What effects are worth where nobody knows the table.
    damage: Amount = 1.1
    heal: Amount = 0.45
    removal: Amount = 5.0
    breakage: Amount = 2.8
    dispel: Amount = 2.2
    bounce: Amount = 2.4
    stun: Amount = 1.3
    discard: Amount = 1.3
    search: Amount = 2.1
    control: Amount = 5.0
    token: Amount = 1.6
    interrupt: Amount = 3.5
    trick: Amount = 1.0
    extra_turn: Amount = 7.0
    # What a card that does something once must bring beside what it would bring some other time, and what a resource
    # that it costs must bring when there is nothing else to do, in the own turn and in another's.
    patience: Share = 0.4
    waste: Amount = 0.05
    # What an ally that is returned to a hand has lost, as a share.
    returned: Share = 0.55
    # What an effect must bring to be worth using, and how many more points a fight that is only even must.
    least: Amount = 0.15
    even: Amount = 0.1
    # How many resources are enough: those beyond the dearest card in hand; cards that are kept once there are many.
    resources: Amount = 6.0
    # What a card in hand must be worth to be kept, and in an opening hand: cards for the first turns.
    opening: Amount = 2.0


def usual() -> Params:
    """The parameters of `weights.json`, or those above."""
    return weights.params_of(FILE, Params)
