"""Runebound's options explained: what they are likely to lead to, what follows from them, and why one takes them."""

from __future__ import annotations

from locanda.kernel.decision import Decision, Option
from locanda.kit.narrate import Facts

from ..cards import COLOURS, AllyCard, ItemCard
from ..judging import odds, prospects
from ..rules import market, modifiers
from ..rules.abilities import Power
from ..rules.experience import points
from ..rules.undefeated import slot_at
from ..state import NOWHERE, Party, Realm
from .wording import Wording

# What leads on to the next phase of the turn, with what follows from it; by prompt and verb.
NOTES = frozenset(
    (
        "movement step",
        "movement roll",
        "adventure attempt",
        "adventure decline",
        "adventure attack",
        "move stop",
        "escape escape",
        "escape stay",
        "use.before-combat stay",
        "market skip",
        "market visit",
        "trade done",
        "trade sell",
        "trade hire",
        "trade heal",
        "experience done",
        "test roll",
        "test exert",
        "peek yes",
        "peek no",
        "find done",
        "spoils done",
        "spoils take",
        "over-limit drop",
        "drop drop",
        "desert dismiss",
        "nearest-town town",
        "travel town",
        "pay no",
        "may no",
        "refresh refresh",
    )
)


class Counsel(Wording):
    """Says what comes of an option, as far as its own words do not."""

    # How likely

    def chance_of(self, table: Realm, decision: Decision, option: Option) -> tuple[str, float] | None:
        """What choosing an option is likely to lead to: a fight that is won, an escape, a test that is passed."""
        found = prospects.prospect(table, decision, option)
        if found is None:
            return None
        about = self.called_card("card", found.about) if found.about else {}
        said = self.say(f"chance-{found.kind}", **about)
        return self.say("chance-rough", what=said) if found.rough else said, found.chance

    # What follows

    def leads_to(self, table: Realm, decision: Decision, option: Option) -> str:
        """What follows from an option, where a new player could not know it from its words."""
        t, party = table, table.seats[decision.seat]
        key = f"{decision.prompt} {option.verb}"
        if key == "movement rest":
            dice = (decision.facts or {}).get("dice", 0)
            if option.value >= dice:
                return self.say("leads-stay", then=self._then(t, party))
            return self._wasted(t, party, option.value)
        if key in ("adventure pass", "move stop"):
            return self.say("leads-then", then=self._then(t, party, key == "adventure pass"))
        if (
            decision.prompt in ("use.before-roll", "use.after-roll", "use.hit", "use.wound")
            and option.verb == "done"
        ):
            return self.say("leads-use-nothing", prompt=decision.prompt.replace(".", "-"))
        if key not in NOTES:
            return ""
        slot = slot_at(t, party.at) if party.at != NOWHERE else -1
        facts: Facts = {
            "known": "yes" if slot >= 0 and t.track[slot] is not None else "no",
            "round": t.fight.round if t.fight is not None else 0,
            "duel": "yes" if t.fight is not None and t.fight.foe is None else "no",
            "tired": "yes" if party.exhaustion >= modifiers.stamina(t, party) else "no",
        }
        return self.say(f"leads-{key.replace(' ', '-').replace('.', '-')}", **facts)

    def is_idle(self, table: Realm, decision: Decision, option: Option) -> bool:
        """Whether dice would be left out for nothing; to leave out all of them is to stay, which is something."""
        if decision.prompt != "movement" or option.verb != "rest":
            return False
        rests = option.value < (decision.facts or {}).get("dice", 0)
        return rests and bool(self._wasted(table, table.seats[decision.seat], option.value))

    def _wasted(self, t: Realm, party: Party, dice: int) -> str:
        """That a die left out recovers nothing more, if there are so many (RB-RUL-08); the first may recover more."""
        tired = party.exhaustion + sum(ally.exhaustion for ally in party.allies)
        most = max([party.exhaustion, *(ally.exhaustion for ally in party.allies)])
        enough = tired - min(modifiers.sleep(t, party), max(0, most - 1))
        if dice <= enough:
            return ""
        return self.say("leads-rest-wasted", tired=tired, enough=enough)

    def _then(self, t: Realm, party: Party, passed: bool = False) -> str:
        """What comes next where the party stands: an adventure, another Hero, the market, or the end of the turn."""
        others = any(one is not party and one.at == party.at for one in t.seats)
        if not passed and party.at in t.tokens:
            return self.say("then-adventure")
        if not passed and others:
            return self.say("then-heroes")
        return self.say("then-market" if party.at in self.atlas.town_at else "then-end")

    # Why

    def reason_for(self, table: Realm, decision: Decision, option: Option) -> str:
        """Why somebody who knows the game would choose this: its chance, its price, the way to what is worth going."""
        t, party = table, table.seats[decision.seat]
        found = prospects.prospect(t, decision, option)
        if found is not None:
            return self._likely(t, decision, option, found)
        verb = option.verb
        if verb in ("move", "town") and option.value is not None:
            return self._way_to(t, party, option.value)
        if decision.prompt == "movement":
            return self._setting_out(t, party, option)
        if verb in ("buy", "hire"):
            return self._purchase(t, party, option)
        if verb == "sell":
            gold = market.sale_price(t, party, option.value)
            return self.say("reason-sell", gold=gold, left=party.gold + gold)
        if verb == "heal":
            return self.say("reason-heal", price=modifiers.healing_price(t, party), gold=party.gold)
        if verb == "learn":
            return self.say(
                "reason-learn", price=modifiers.token_cost(t, party), points=points(party), stat=option.about
            )
        if verb == "use":
            return self._use_of(t, party, option.value)
        if verb in ("yes", "choose") and decision.prompt in ("pay", "may"):
            return self.say("reason-yes", price=(decision.facts or {}).get("gold", 0), gold=party.gold)
        if verb in ("skip", "visit"):
            return self.say("reason-market", gold=party.gold, able=self._affordable(t, party))
        if verb == "decline":
            return self.say("reason-decline", gold=party.gold // 2, points=points(party))
        return ""

    def _likely(self, t: Realm, decision: Decision, option: Option, found: prospects.Prospect) -> str:
        """The chance of an option next to that of the others."""
        rest = [
            one.chance
            for other in decision.options
            if other is not option
            and (one := prospects.prospect(t, decision, other)) is not None
            and one.kind == found.kind
        ]
        best = "none" if not rest else "yes" if found.chance >= max(rest) - 0.005 else "no"
        percent, party = _percent(found.chance), t.seats[decision.seat]
        facts: Facts = {
            "kind": found.kind,
            "percent": percent,
            "best": best,
            "other": _percent(max(rest, default=0.0)),
            "prize": self._prize(t, party, found),
        }
        return self.say("reason-likely", **facts)

    def _prize(self, t: Realm, party: Party, found: prospects.Prospect) -> str:
        """What a fight that may begin here would bring, as far as it is known."""
        if found.kind not in ("beat", "unseen") or party.at not in t.tokens:
            return "none"
        return self.say("reason-prize", points=t.tokens[party.at] + 1)

    def _way_to(self, t: Realm, party: Party, space: int) -> str:
        """What is worth going there for, or how near it brings the party to the nearest adventure."""
        if space in t.tokens:
            tint = self.say(f"tint-{COLOURS[t.tokens[space]]}")
            return self.say("reason-adventure-there", colour=tint)
        if space in self.atlas.town_at:
            hurt = party.wounds + sum(ally.wounds for ally in party.allies)
            return self.say("reason-town-there", gold=party.gold, wounds=hurt)
        times = {goal: odds.travel_times(self.atlas, goal)[space] for goal in t.tokens}
        if not times:
            return ""
        goal = min(times, key=lambda one: times[one])
        tint, steps = self.say(f"tint-{COLOURS[t.tokens[goal]]}"), self.atlas.distances(space)[goal]
        return self.say("reason-nearer", colour=tint, steps=steps)

    def _setting_out(self, t: Realm, party: Party, option: Option) -> str:
        """Why the party rests, walks or rolls."""
        if option.verb == "use":
            return self._use_of(t, party, option.value)
        if option.verb == "rest":
            tired = party.exhaustion + sum(ally.exhaustion for ally in party.allies)
            return (
                self.say("reason-rest", exhaustion=tired)
                if tired
                else self.say("reason-stay", then=self._then(t, party))
            )
        if option.verb == "step":
            near = [space for space in self.atlas.neighbours[party.at] if space in t.tokens]
            return self.say("reason-step", count=len(near))
        goals = [self.atlas.distances(party.at)[space] for space in t.tokens if space != party.at]
        return self.say("reason-roll", steps=min(goals)) if goals else ""

    def _purchase(self, t: Realm, party: Party, option: Option) -> str:
        """What a ware costs, what is left, and what it brings to fights."""
        card, price = option.value, market.cost(t, party, option.value)
        sort = "ally" if isinstance(card, AllyCard) else card.type if isinstance(card, ItemCard) else "other"
        return self.say("reason-buy", price=price, left=party.gold - price, sort=sort)

    def _use_of(self, t: Realm, party: Party, power: Power) -> str:
        """What the use of an ability costs; where a fight is on, how it stands without it."""
        cost = power.terms.cost
        free = "yes" if power.terms.free else "no"
        lost = "yes" if cost.discard else "no"
        if t.fight is not None and party.seat == t.active and t.phase in ("prepare", "escape"):
            forecast = prospects.forecast_of(t, party, t.fight)
            round_ = min(t.fight.round, forecast.last)
            chance = forecast.value(0, 0, forecast.state(t), round_)
            return self.say("reason-use-fight", percent=_percent(chance), free=free, lost=lost)
        return self.say("reason-use", free=free, lost=lost)

    def _affordable(self, t: Realm, party: Party) -> int:
        """How many wares of the town the party could pay."""
        stall = t.stalls[self.atlas.town_at[party.at]]
        return sum(market.cost(t, party, card) <= party.gold for card in stall)


def _percent(chance: float) -> int:
    """A chance in hundredths; only what is certain is said to be."""
    return round(chance * 100) if chance in (0.0, 1.0) else min(99, max(1, round(chance * 100)))
