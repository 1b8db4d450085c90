"""Params: the numbers by which the bot of Runebound judges; worth is in gold, time in turns.

Those below were set by hand; `locanda fit runebound` finds better ones and keeps them in `weights.json`.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from locanda.kit import weights
from locanda.kit.weights import Amount, Share

FILE = Path(__file__).parent / "weights.json"


class Params(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the bot judges by."""

    # What a beaten Challenge of each color is worth, and a Dragon Rune by those already held.
    green: Amount = 4.0
    yellow: Amount = 9.0
    blue: Amount = 18.0
    first_rune: Amount = 45.0
    second_rune: Amount = 80.0
    last_rune: Amount = 200.0
    # What a goal one turn farther away is worth, as a share.
    patience: Share = 0.55
    # What a defeat costs: always, and for each gold, each point and each gold of an Ally's cost.
    defeat: Amount = 4.0
    lost_gold: Amount = 0.5
    lost_point: Amount = 0.8
    grief: Amount = 0.2
    # The longer the game lasts, the less there is to lose: as a share at the beginning, the rounds by which it is less
    # by one, and the least that it can be.
    caution: Amount = 1.8
    haste: Amount = 30.0
    recklessness: Share = 0.15
    # What a goal must be worth, and what the chance in a fight counts for if nothing is.
    worthwhile: Amount = 0.3
    last_resort: Amount = 0.5
    # What a town is worth: for each exhaustion, as a share of the best purchase, for each gold beside pocket money
    # (up to so much gold) and for an errand that ends there.
    tired: Amount = 0.4
    wares: Amount = 0.8
    luck: Amount = 0.6
    pocket_money: Amount = 2.0
    most_luck: Amount = 10.0
    errand: Amount = 6.0
    # The chance from which another Hero is attacked: for a Rune, and otherwise; what losing and winning mean. Late
    # and with only scanty goals, any Rune is worth a duel.
    last_duel: Share = 0.45
    duel: Share = 0.75
    duel_risk: Amount = 8.0
    spoils: Amount = 0.8
    late: Amount = 40.0
    scanty: Amount = 10.0
    # How much better than this place a far town must be for a journey by magic; exhaustion from which to rest.
    journey: Amount = 1.5
    weary: Amount = 3.0
    # A fight is left when the chance of winning is lower, and the chance of an escape higher, and there is so much to
    # lose: for each gold, each point and each gold of an Ally's cost.
    flee_below: Share = 0.22
    flee_from: Share = 0.3
    flee_gold: Amount = 0.5
    flee_point: Amount = 1.0
    flee_company: Amount = 0.3
    flee_stake: Amount = 2.0
    # The chance of a test under which the Hero exerts himself, and that in a fight under which a card is buried.
    exert_below: Share = 0.6
    bury_below: Share = 0.5
    # What the use of an ability costs: exhaustion, a wound, a share of a bought card, another card, and an Ally who is
    # activated outside a fight and does not attack.
    exhaustion: Amount = 0.5
    wound: Amount = 1.5
    spent_card: Amount = 0.5
    spent_other: Amount = 1.0
    idle_ally: Amount = 1.5
    # How much a party minds the wounds of an Ally when it attacks, next to those of its Hero, and whom it heals first.
    ally_fear: Amount = 0.6
    hero_first: Amount = 1.2
    # The share of a card's cost that its purchase must bring, next to that when the purse is fuller than so much; what
    # it must bring beyond it; the share of the cost that counts for uses that come now and then, or beside fights.
    thrift: Amount = 0.7
    rich: Amount = 10.0
    rich_thrift: Amount = 0.5
    bargain: Amount = 0.2
    now_and_then: Amount = 0.6
    side_uses: Amount = 0.35
    make_room: Amount = 0.6
    # A Hero is healed in a town when so many times his wounds are his Life, or when he has so much exhaustion.
    heal_wounds: Amount = 3.0
    heal_exhaustion: Amount = 2.0
    # What the chance against a yellow, blue and red Challenge counts for in the strength of a party.
    might_yellow: Amount = 12.0
    might_blue: Amount = 18.0
    might_red: Amount = 40.0
    # What effects are worth; `..._need` is what the need of the fight adds.
    foe_wound: Amount = 1.0
    foe_wound_need: Amount = 3.0
    own_wound: Amount = 1.5
    last_wound: Amount = 6.0
    tire: Amount = 0.5
    overtired: Amount = 1.0
    heal: Amount = 1.3
    relieve: Amount = 0.6
    edge: Amount = 0.4
    edge_need: Amount = 4.0
    cancel: Amount = 1.0
    cancel_need: Amount = 2.0
    refresh: Amount = 2.5
    grow: Amount = 7.0
    experience: Amount = 1.5
    find: Amount = 6.0
    bury: Amount = 1.5
    peek: Amount = 0.8
    win: Amount = 3.0
    win_need: Amount = 10.0
    fail: Amount = 2.0
    fight: Amount = 1.5
    hurt_fight: Amount = 2.0
    anything: Amount = 1.5


def usual() -> Params:
    """The parameters of `weights.json`, or those above."""
    return weights.params_of(FILE, Params)
