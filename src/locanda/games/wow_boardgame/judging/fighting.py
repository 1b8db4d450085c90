"""What the bot does in a fight: what it uses, where hits and wounds go, and when it saves its Energy."""

from __future__ import annotations

from collections.abc import Sequence

from locanda.kernel.decision import PASS, Decision, Option

from ..cards import Item
from ..rules import abilities, body, gear, values
from ..rules.attack import ROLL
from ..rules.combat import is_over
from ..state import Character, Seat, World
from ..vocabulary import LeaveCombat, Pay
from . import dice, odds
from .params import Params
from .shopping import ANSWERS, Shopper
from .strength import of_steps, spends_card

replies = ANSWERS.to
# The Health at which healing does not wait for the last one.
LOW = 2


class Fighter(Shopper):
    """Fights as well as its cards allow, and for no more than the fight is worth."""

    params: Params

    @replies("pool")
    def _pool(self, t: World, seat: Seat, decision: Decision) -> Option:
        options = [each for each in decision.options if each.verb in ("use", "free")]
        return self._best_use(t, decision, options) or ROLL

    def _best_use(self, t: World, decision: Decision, options: Sequence[Option]) -> Option | None:
        """The use that adds most for its Energy, if any adds something."""
        assert decision.facts is not None
        one = t.characters[decision.facts["character"]]
        best: Option | None = None
        score, saves = 0.0, bool(options) and self._saves(t)
        for option in options:
            use = option.value
            if (saves and _spends(t, one, use)) or not dice.useful(t, use.terms.do):
                continue
            if any(isinstance(step, LeaveCombat) for step in use.terms.do):
                if self._hopeless(t):
                    return option
                continue
            strength = of_steps(use.terms.do, one.level).strength
            if use.terms.unequips or spends_card(use.terms):
                strength -= 0.5
            if strength > score:
                best, score = option, strength
        return best

    def _saves(self, t: World) -> bool:
        """Whether the fight at hand is as good as won, so that Energy and items are kept."""
        fight = t.combat
        if fight is None or fight.kind not in ("creatures", "boss") or fight.boss is t.overlord:
            return False
        friends = values.friends(t, fight, fight.faction)
        if is_over(t, fight) or any(one.stun for one in friends):
            return False
        return odds.thrifty(t, fight).win >= self.params.thrift

    def _hopeless(self, t: World) -> bool:
        """Whether the fight at hand is as good as lost."""
        fight = t.combat
        if fight is None or is_over(t, fight):
            return False
        return odds.standing(t, fight).win < self.params.flight

    @replies("use.rerolling")
    def _rerolls(self, t: World, seat: Seat, decision: Decision) -> Option:
        uses = [each for each in decision.options if each.verb in ("use", "free")]
        best = self._best_use(t, decision, uses)
        if best is not None:
            return best
        found = dice.misses(t, [each for each in decision.options if each.verb == "reroll"])
        return found[0] if found else decision.options[-1]

    @replies(
        "use.rolled",
        "use.rerolls",
        "use.tokens",
        "use.placing",
        "use.placed",
        "use.defense",
        "use.resolution",
        "use.round",
        "use.pool",
        "use.after-rerolls",
    )
    def _use(self, t: World, seat: Seat, decision: Decision) -> Option:
        uses = [each for each in decision.options if each.verb in ("use", "free")]
        return self._best_use(t, decision, uses) or decision.options[-1]

    @replies("use.hurt")
    def _heal(self, t: World, seat: Seat, decision: Decision) -> Option:
        assert decision.facts is not None
        target, one = decision.facts["target"], t.characters[decision.facts["character"]]
        hurt = one if target is None else t.characters[target]
        missing = body.room(t, hurt, "health")
        best, score = PASS, 0.0
        for option in decision.options:
            if option is PASS:
                continue
            use = option.value
            heal = of_steps(use.terms.do, one.level).heal
            # Before the last Health nobody is healed for less than a card gives.
            if hurt.health > 0 and (hurt.health > LOW or missing < heal or self._saves(t)):
                continue
            value = max(0.5, min(missing, heal)) - 0.1 * abilities.cost(t, one, use)
            if value > score:
                best, score = option, value
        return best

    @replies("use.spent", "use.rest")
    def _drink(self, t: World, seat: Seat, decision: Decision) -> Option:
        assert decision.facts is not None
        one = t.characters[decision.facts["character"]]
        missing = body.room(t, one, "energy") + body.room(t, one, "health")
        return decision.options[0] if missing >= 3 else PASS

    @replies("use.fallen", "use.travel")
    def _always(self, t: World, seat: Seat, decision: Decision) -> Option:
        return decision.options[0]

    @replies("wounds")
    def _wounds(self, t: World, seat: Seat, decision: Decision) -> Option:
        def spare(option: Option) -> tuple[int, int]:
            one = t.characters[option.value]
            area = gear.companion(one)
            return one.health + (area.health if area is not None else 0), -one.level

        return max(decision.options, key=spare)

    @replies("companion")
    def _companion(self, t: World, seat: Seat, decision: Decision) -> Option:
        assert decision.facts is not None
        one = t.characters[decision.facts["character"]]
        area = gear.companion(one)
        return (
            decision.options[0] if area is None or area.health > 1 or one.health <= 2 else decision.options[1]
        )

    @replies("victim")
    def _victim(self, t: World, seat: Seat, decision: Decision) -> Option:
        fight = t.combat
        assert fight is not None

        def strength(option: Option) -> int:
            for figure in fight.foes:
                if option.about.startswith(f"{figure.creature.id}-{figure.shade}"):
                    return values.stats(figure).attack
            return 99

        return max(decision.options, key=strength)

    @replies("mix")
    def _mix(self, t: World, seat: Seat, decision: Decision) -> Option:
        return decision.options[0]

    @replies("haven")
    def _haven(self, t: World, seat: Seat, decision: Decision) -> Option:
        return decision.options[0]

    @replies("dice.spot", "attrition")
    def _spot(self, t: World, seat: Seat, decision: Decision) -> Option:
        return dice.spot(t, seat, decision)

    @replies("dice.change")
    def _change(self, t: World, seat: Seat, decision: Decision) -> Option:
        return dice.change(t, seat, decision)

    @replies("dice.raise")
    def _raise(self, t: World, seat: Seat, decision: Decision) -> Option:
        return dice.raise_(t, seat, decision)

    @replies("dice.remove", "dice.swap")
    def _remove(self, t: World, seat: Seat, decision: Decision) -> Option:
        return dice.remove(t, seat, decision)

    @replies("dice.again")
    def _again(self, t: World, seat: Seat, decision: Decision) -> Option:
        return dice.again(t, seat, decision)

    @replies("redirect", "move-hits", "tokens", "kept-hits")
    def _most(self, t: World, seat: Seat, decision: Decision) -> Option:
        return decision.options[0]

    @replies("pay")
    def _pay(self, t: World, seat: Seat, decision: Decision) -> Option:
        assert decision.facts is not None
        if decision.facts.get("resource") == "health":
            return decision.options[-1]
        return decision.options[0]


def _spends(t: World, one: Character, use: gear.Use) -> bool:
    """Whether a use costs Energy or a card."""
    if abilities.cost(t, one, use) > 0 or use.terms.unequips or spends_card(use.terms):
        return True
    return any(isinstance(step, Pay) for step in use.terms.do) or (
        isinstance(use.card, Item) and use.card.type == "bag"
    )
