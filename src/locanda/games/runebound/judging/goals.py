"""Where a bot wants to go in Runebound: fights, towns and other Heroes, with what each is worth and how far it is."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from locanda.kit.guide import Answers, Guide

from ..atlas import Atlas
from ..cards import COLOURS, MarketCard
from ..rules import market, modifiers
from ..rules.experience import points
from ..rules.undefeated import slot_at
from ..state import Party, Realm
from . import odds, purchases
from .odds import runes, travel_times
from .outlook import OUTLOOK
from .params import Params, usual

# What saves time; what the bot judges by is in `params`.
NEAREST_GOALS = 10
FAR = 2.5  # turns; what lies in markets beyond is not looked at
HOPELESS = 0.08  # chances under this are not worked out exactly

Goals = list[tuple[int, float]]


class Wayfinder(Guide):
    """Finds goals on the map and judges spaces by them, and wares by what they would do for its party."""

    outlook = OUTLOOK
    params: Params

    def __init__(
        self,
        seed: int = 0,
        boldness: float = 0.5,
        more: Iterable[Answers] = (),
        params: Params | None = None,
    ) -> None:
        super().__init__(seed, more, params)
        self.boldness = boldness
        self._owned: tuple[Any, ...] = ()
        self._gains: dict[str, float] = {}
        self._desperate = False
        self._known_chances: tuple[Any, dict[str, float]] = ((), {})
        self._known_goals: tuple[Any, Goals] = ((), [])

    @classmethod
    def usual_params(cls) -> Params:
        """What was found by many games, or set by hand."""
        return usual()

    def _fight_worth(self, t: Realm, party: Party, chance: float, colour: int) -> float:
        """What attempting a fight is worth; the longer the game lasts, the less there is to lose."""
        return chance * self._rewards(party)[colour] - (1.0 - chance) * self._stake(t, party)

    def _rewards(self, party: Party) -> tuple[float, ...]:
        """What a beaten Challenge of each colour is worth."""
        p = self.params
        return p.green, p.yellow, p.blue, self._rune(runes(party))

    def _rune(self, held: int) -> float:
        """What another Dragon Rune is worth to a party with so many."""
        p = self.params
        return (p.first_rune, p.second_rune, p.last_rune)[held]

    def _stake(self, t: Realm, party: Party) -> float:
        """What a defeat costs."""
        p = self.params
        loss = p.defeat + party.gold * p.lost_gold + points(party) * p.lost_point
        loss += p.grief * odds.company(party)
        haste = max(p.recklessness, min(1.0, p.caution - t.rounds / p.haste))
        return loss * haste * (1.5 - self.boldness)

    def goals(self, t: Realm, party: Party) -> Goals:
        """Places worth going to, with their worth."""
        key = (
            *(odds.goods(t, party), *((ally.wounds, ally.face_up) for ally in party.allies)),
            *(item.face_up for item in party.items),
            *(t.rounds, party.gold, party.wounds, party.exhaustion, tuple(t.tokens), tuple(t.markers)),
            *((rival.at, rival.wounds, len(rival.items)) for rival in t.seats),
            *(card.id for stall in t.stalls for card in stall),
        )
        if self._known_goals[0] != key:
            self._known_goals = (key, self._find_goals(t, party))
        return self._known_goals[1]

    def _find_goals(self, t: Realm, party: Party) -> Goals:
        team = odds.fighters(t, party)
        hurt = party.wounds > 0 or any(ally.wounds for ally in party.allies)
        hale = odds.fighters(t, odds.healthy(party)) if hurt else team
        healed = self._hale_chances(t, party, hale)
        chances = [healed[name] for name in COLOURS]
        if hurt:
            chances = [odds.colour_chance(t, team, c) if x > HOPELESS else x for c, x in enumerate(chances)]
        found, last_resort, need = Goals(), Goals(), 0.0
        p, stake, rewards = self.params, self._stake(t, party), self._rewards(party)
        for space, colour in t.tokens.items():
            chance, better = chances[colour], healed[COLOURS[colour]]
            slot = slot_at(t, space)
            foe = t.track[slot] if slot >= 0 else None
            if foe is not None:
                chance = better = healed[foe.id]
                if hurt and better > HOPELESS:
                    chance = odds.win_chance(team, odds.waiting(t, foe))
            worth = chance * rewards[colour] - (1.0 - chance) * stake
            if hurt:
                gain = better * rewards[colour] - (1.0 - better) * stake - max(0.0, worth)
                need = max(need, gain * p.patience ** travel_times(t.library.atlas, space)[party.at])
            if worth > p.worthwhile:
                found.append((space, worth))
            else:
                last_resort.append((space, chance * p.last_resort))
        best = max([worth for _, worth in found], default=0.0)
        self._desperate = not found or (t.rounds > p.late and best < p.scanty)
        for rival in t.seats:
            if rival is not party and rival.at >= 0:
                worth = self._duel_worth(t, party, team, rival)
                if worth > 0.0:
                    found.append((rival.at, worth))
        return (found or last_resort) + self._town_goals(t, party, need)

    def _hale_chances(self, t: Realm, party: Party, hale: list[odds.Fighter]) -> dict[str, float]:
        """The chances of a healthy party against unseen and waiting Challenges, kept until something changes."""
        key = (odds.goods(t, party), *(len(deck) for deck in t.decks))
        if self._known_chances[0] != key:
            self._known_chances = (
                key,
                {name: odds.colour_chance(t, hale, c) for c, name in enumerate(COLOURS)},
            )
        chances = self._known_chances[1]
        for foe in t.track:
            if foe is not None and foe.id not in chances:
                chances[foe.id] = odds.win_chance(hale, odds.waiting(t, foe))
        return chances

    def _town_goals(self, t: Realm, party: Party, need: float) -> Goals:
        """The towns, for healing and for what lies in their markets."""
        p = self.params
        need = need + p.tired * party.exhaustion if party.gold >= modifiers.healing_price(t, party) else 0.0
        luck = p.luck * min(p.most_luck, max(0.0, party.gold - p.pocket_money))
        found = []
        for town, space in enumerate(t.library.atlas.towns):
            near = travel_times(t.library.atlas, space)[party.at] < FAR
            best = max((self._appeal(t, party, card) for card in t.stalls[town] if near), default=0.0)
            errands = p.errand * sum(
                odds.ends_in(kept.card, t.library.atlas.title(space)) for kept in party.kept
            )
            found.append((space, need + best * p.wares + luck + errands))
        return found

    def _duel_worth(
        self, t: Realm, party: Party, team: list[odds.Fighter], rival: Party, met: bool = False
    ) -> float:
        """What attacking a Hero is worth: for the last Rune, for lack of anything better, or if `met` by the way."""
        mine, loot = runes(party), runes(rival)
        last = loot > 0 and mine == 2
        if not last and not self._desperate and not (met and loot == 2):
            return 0.0
        chance = odds.win_chance(team, odds.rival_of(t, rival))
        p = self.params
        if chance < (p.last_duel if last or loot == 1 else p.duel):
            return 0.0
        dearest = max((ally.card.cost for ally in rival.allies), default=0)
        spoils = self._rune(mine) if loot else p.spoils * dearest
        return chance * spoils - (1.0 - chance) * (p.duel_risk + (self._rune(mine - 1) if mine else 0.0))

    def _pull(self, atlas: Atlas, space: int, goals: Goals) -> float:
        """How good it is to stand on a space: the best goal, worth less the farther it is."""
        patience = self.params.patience
        best: float = max([worth * patience ** travel_times(atlas, goal)[space] for goal, worth in goals])
        return best

    def _best_of(self, t: Realm, party: Party, spaces: Iterable[int]) -> tuple[float, int]:
        """The best of some spaces to stand on, and how good it is."""
        atlas = t.library.atlas
        goals, patience = self.goals(t, party), self.params.patience
        if len(goals) > NEAREST_GOALS:
            goals = sorted(goals, key=lambda one: -one[1] * patience ** travel_times(atlas, one[0])[party.at])
            goals = goals[:NEAREST_GOALS]
        rows = [(travel_times(atlas, goal), worth) for goal, worth in goals]
        return max((max([worth * patience ** row[space] for row, worth in rows]), space) for space in spaces)

    def _gain(self, t: Realm, party: Party, card: MarketCard) -> float:
        """How much stronger the party would be with a card; something that is only used now and then counts less."""
        owned = odds.goods(t, party)
        if owned != self._owned:
            self._owned = owned
            self._gains = {"": odds.might(t, odds.healthy(party), self.params)}
        gains = self._gains
        if card.id not in gains:
            gains[card.id] = self._count_gain(t, party, card) - gains[""]
        return gains[card.id]

    def _count_gain(self, t: Realm, party: Party, card: MarketCard) -> float:
        p, share = self.params, 0.0
        if card.abilities or not card.always:
            share = p.now_and_then
        elif odds.has_side_uses(card):
            share = p.side_uses
        return odds.might(t, purchases.with_card(party, card), p) + share * card.cost

    def _appeal(self, t: Realm, party: Party, card: MarketCard) -> float:
        """How attractive a purchase is; 0 if it cannot be paid or is not worth its price."""
        price = market.cost(t, party, card)
        if price > party.gold:
            return 0.0
        p = self.params
        thrift = p.thrift if party.gold < p.rich else p.thrift * p.rich_thrift
        return max(0.0, self._gain(t, party, card) - thrift * price)
