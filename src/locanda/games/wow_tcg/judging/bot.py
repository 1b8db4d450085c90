"""A bot that knows the card game: curves, trades, protectors, weapons, armor, and when a hero can be brought down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from locanda.kernel.decision import DONE, NO, PASS, Decision, Option
from locanda.kit.effects import Step
from locanda.kit.guide import Answers

from .. import vocabulary as v
from ..cards import Card
from ..rules import chain, costs, figures
from ..rules.turn import HAND
from ..state import Duel, Piece, Player
from . import fights, plays
from .choices import CHOICES, piece_of
from .drafting import DRAFTING, Drafter
from .scene import NO_ATTACK, Scene

ANSWERS = Answers({**CHOICES, **DRAFTING})
replies = ANSWERS.to
# What is done first in a turn, if it is to be done at all: what clears the way, what joins the attack, attacks, and
# what only stays.
CLEAR, JOIN, FIGHT, STAY = range(4)
# So many plays are weighed against each other.
WEIGHED = 10
# Cards that can be played in the first turns cost at most so much; with so few resources another one is always laid.
CHEAP, FEW = 3, 4
# What is left of the worth of a resource when everything can be played already.
IDLE = 0.1
# From how many cards in a hand on each one more makes it easier to lay one.
ROOMY, CROWD = 4, 1.5
NEVER = -1000.0


class Plan(NamedTuple):
    """Something that could be done: what it brings, what it costs, and when in the turn it is done."""

    option: Option
    worth: float
    cost: int
    rank: int


class Greedy(Drafter):
    """Plays what looks best now."""

    answers = ANSWERS

    @replies("mulligan")
    def _mulligan(self, t: Duel, player: Player, decision: Decision) -> Option:
        """A hand is kept that has something to do in the first turns."""
        early = sum(card.base_cost <= CHEAP and card.kind not in ("quest", "armor") for card in player.hand)
        quests = sum(card.kind == "quest" for card in player.hand)
        keep, again = decision.options
        return keep if early + 0.5 * min(2, quests) >= self.params.opening else again

    # The own turn

    @replies("action")
    def _action(self, t: Duel, player: Player, decision: Decision) -> Option:
        """A resource first; then whatever belongs to the best use of all resources, attacks at their time."""
        s = self.scene(t, player.seat)
        if not s.free:
            return self._answer(s, decision)
        laid = self._resource(s, decision.options)
        if laid is not None:
            return laid
        found = self._next(s, decision.options)
        if found is not None:
            return found
        if PASS in decision.options:
            return PASS
        return self._forced(s, decision.options)

    def _resource(self, s: Scene, options: Sequence[Option]) -> Option | None:
        """The card that is missed least becomes a resource, as long as more resources are of use."""
        able = [one for one in options if one.verb in ("place", "quest")]
        if not able:
            return None
        hand = s.t.seats[s.me].hand
        best, least = None, 1000.0
        for option in able:
            card = s.t.library.by_id[option.about]
            if option.verb == "place" and card.kind == "quest":
                continue
            loss = 0.3 * self.need(s, card) if option.verb == "quest" else self.need(s, card)
            if loss < least:
                best, least = option, loss
        return best if least < self._wish(s, hand) else None

    def _wish(self, s: Scene, hand: Sequence[Card]) -> float:
        """What one more resource is worth, and that the hand does not run over."""
        p, there = s.p, s.own.resources
        if there < FEW:
            return 100.0
        dearest = max((card.base_cost for card in hand), default=0)
        total = sum(card.base_cost for card in hand if card.kind != "quest")
        crowd = CROWD * max(0, len(hand) - ROOMY)
        if there < max(p.resources, dearest):
            return p.resource * (2.5 if total > there else 1.5) + crowd
        return p.resource * (1.2 if dearest > there or total > 1.5 * there else IDLE) + crowd

    def _next(self, s: Scene, options: Sequence[Option]) -> Option | None:
        """What is done next: the first thing of the best use of what is left."""
        plans = [plan for plan in (self._plan(s, one) for one in options) if plan is not None]
        chosen = best_use([one for one in plans if one.worth > s.p.least], s.budget)
        if not chosen and len(s.t.seats[s.me].hand) > HAND:
            # Whatever would be discarded had better do a little.
            chosen = [one for one in plans if one.option.verb == "play" and one.worth > -s.p.trick][:1]
        if not chosen:
            return None
        return min(chosen, key=lambda one: (one.rank, -one.worth)).option

    def _plan(self, s: Scene, option: Option) -> Plan | None:
        """What an option brings, costs, and when it is done."""
        verb = option.verb
        if verb == "play":
            card = s.t.library.by_id[option.about]
            worth, cost, _ = plays.of_card(s, card)
            return Plan(option, worth, cost, rank_of(card))
        if verb in ("use", "complete"):
            piece, number = chain.named(s.t, option.about)
            power = figures.powers_of(s.t, piece)[number]
            if not costs.base(power.pay) and is_waiting(s, piece):
                return None
            worth, cost = plays.of_power(s, piece, power, number)
            return Plan(option, worth, cost, CLEAR if power.targets else STAY)
        if verb == "attack":
            return self._attack(s, option)
        return None

    def _attack(self, s: Scene, option: Option) -> Plan | None:
        """What the best attack of somebody brings; a hero pays for the strike that it is planned with."""
        attacker = piece_of(s.t, option.about)
        assert attacker is not None
        worth, defender, cost = fights.best_foe(s, attacker, fights.able(s, s.me), s.budget)
        if defender is None:
            return None
        return Plan(option, worth - s.p.even, cost, FIGHT)

    def _forced(self, s: Scene, options: Sequence[Option]) -> Option:
        """Somebody must attack: what hurts least."""
        plans = [self._attack(s, one) for one in options if one.verb == "attack"]
        able = [one for one in plans if one is not None]
        return max(able, key=lambda one: one.worth).option if able else options[0]

    @replies("defender")
    def _defender(self, t: Duel, player: Player, decision: Decision) -> Option:
        """Whom it is best to attack."""
        s = self.scene(t, player.seat)
        attacker = piece_of(s.t, (decision.facts or {})["attacker"])
        assert attacker is not None
        _, defender, _ = fights.best_foe(s, attacker, fights.able(s, s.me), s.budget)
        if defender is None:
            return decision.options[0]
        return next(
            (one for one in decision.options if one.about == defender.label),
            decision.options[0],
        )

    # Answers

    @replies("respond", "ready", "draw", "attack", "defend", "end")
    def _respond(self, t: Duel, player: Player, decision: Decision) -> Option:
        """The best answer, if one is worth its price now."""
        return self._answer(self.scene(t, player.seat), decision)

    def _answer(self, s: Scene, decision: Decision) -> Option:
        """What is worth most now; in the own turn only what cannot just as well be done when everything is free."""
        own = s.t.active == s.me and s.t.step != "end"
        pressed = any(not s.mine[link.seat] for link in s.t.chain)
        best, most = PASS, s.p.least
        for option in decision.options:
            if option is PASS:
                continue
            if option.verb == "strike":
                worth, cost = self._strike(s, option)
            elif own and not pressed and not self._is_trick(s, option):
                continue
            else:
                plan = self._plan(s, option)
                if plan is None:
                    continue
                worth, cost = plan.worth, plan.cost
            worth -= (s.p.price if own and option.verb != "strike" else s.p.waste) * cost
            if worth > most:
                best, most = option, worth
        return best if best in decision.options else decision.options[-1]

    @staticmethod
    def _is_trick(s: Scene, option: Option) -> bool:
        """Whether something is made for a combat that is under way."""
        if s.t.combat is None:
            return False
        if option.verb == "play":
            return is_trick(s.t.library.by_id[option.about].do)
        piece, number = chain.named(s.t, option.about)
        return is_trick(figures.powers_of(s.t, piece)[number].do)

    def _strike(self, s: Scene, option: Option) -> tuple[float, int]:
        """What a strike with a weapon adds to the fight at hand."""
        t = s.t
        weapon = piece_of(t, option.about)
        combat = t.combat
        assert weapon is not None and combat is not None
        attacker, defender = t.pieces.get(combat.attacker), t.pieces.get(combat.defender)
        if attacker is None or defender is None or combat.broken:
            return NEVER, 0
        cost = costs.of_strike(t, s.me, weapon)
        before = fights.clash(s, attacker, defender)
        mine = attacker.seat == s.me
        after = (
            fights.clash(s, attacker, defender, weapon)
            if mine
            else fights.clash(s, attacker, defender, None, weapon)
        )
        return after - before, cost

    @replies("protect")
    def _protect(self, t: Duel, player: Player, decision: Decision) -> Option:
        """Whoever makes the fight go best, if it is better than letting it happen."""
        s = self.scene(t, player.seat)
        combat = s.t.combat
        assert combat is not None
        attacker, proposed = s.t.pieces[combat.attacker], s.t.pieces[combat.proposed]
        best, most = NO, self._meeting(s, attacker, proposed)
        for option in decision.options:
            guard = piece_of(s.t, option.about) if option is not NO else None
            if guard is None:
                continue
            worth = self._meeting(s, attacker, guard) - s.p.even
            if worth > most:
                best, most = option, worth
        return best

    def _meeting(self, s: Scene, attacker: Piece, defender: Piece) -> float:
        """What a fight is worth to the defender's side if both swing what they can."""
        row = s.rows[attacker.seat]
        swung = fights.arms(s, row, row.ready, defender, True) if attacker.card.kind == "hero" else None
        return fights.clash(s, attacker, defender, swung, fights.parry(s, attacker, defender))

    @replies("prevent")
    def _prevent(self, t: Duel, player: Player, decision: Decision) -> Option:
        """What lasts anyway comes first; then the armor that fits best, unless a greater blow is still to come."""
        for option in decision.options:
            if option.verb == "shield":
                return option
        s, facts = self.scene(t, player.seat), decision.facts or {}
        amount: int = facts["amount"]
        hero = piece_of(s.t, facts["victim"])
        assert hero is not None
        best, most = DONE, 0.0
        for option in decision.options:
            armor = piece_of(s.t, option.about) if option is not DONE else None
            if armor is None:
                continue
            stopped = min(amount, armor.defence)
            worth = stopped - 0.1 * max(0, armor.defence - amount)
            if stopped < armor.defence and amount < s.left(hero):
                worth -= self._to_come(s, hero, armor.defence) - stopped
            if worth > most:
                best, most = option, worth
        return best

    @staticmethod
    def _to_come(s: Scene, hero: Piece, defence: int) -> int:
        """How much a piece of armor could still prevent of one blow before it is ready again."""
        t = s.t
        if t.active == hero.seat:
            foes = [one for seat in s.rivals for one in s.rows[seat].allies if not one.marks & NO_ATTACK]
        else:
            foes = [one for one in fights.able(s, t.active) if one.card.kind == "ally"]
        return max((min(defence, max(0, one.atk)) for one in foes), default=0)


def best_use(plans: Sequence[Plan], budget: int) -> list[Plan]:
    """The plans that bring most together for so many resources."""
    free = [one for one in plans if not one.cost]
    dear = sorted((one for one in plans if one.cost), key=lambda one: -one.worth)[:WEIGHED]
    best: list[tuple[float, tuple[Plan, ...]]] = [(0.0, ())] * (budget + 1)
    for plan in dear:
        for left in range(budget, plan.cost - 1, -1):
            worth, row = best[left - plan.cost]
            if worth + plan.worth > best[left][0]:
                best[left] = (worth + plan.worth, (*row, plan))
    return [*free, *best[budget][1]]


def rank_of(card: Card) -> int:
    """When in a turn a card is played."""
    if card.kind == "ability":
        return CLEAR if not card.ongoing or card.attach else JOIN
    if card.kind == "ally":
        arrives = any(one.on == "enters" and one.who == "self" for one in card.triggers)
        lifts = any(
            isinstance(step, (v.Bonus, v.Has)) and not isinstance(step.who, str) for step in card.always
        )
        return JOIN if arrives or lifts or plays.can_fight_at_once(card) else STAY
    return JOIN if card.kind in ("weapon", "armor") else STAY


def is_trick(steps: Sequence[Step]) -> bool:
    """Whether effects hold for a while, or take somebody out of a combat."""
    return any(isinstance(step, (v.Lasting, v.Withdraw, v.Watch)) for step in steps)


def is_waiting(s: Scene, piece: Piece) -> bool:
    """Whether a power of a card is on the chain already."""
    return any(link.source == piece.number and link.kind == "power" for link in s.t.chain)
