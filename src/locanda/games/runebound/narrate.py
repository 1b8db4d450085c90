"""Runebound told: what a seat is asked, what its options mean, and what happened, in both languages."""

from __future__ import annotations

from typing import Any

from locanda.kernel.decision import Decision, Option
from locanda.kernel.effects import inside
from locanda.kernel.event import Event

from . import chart, checks, combat, market, modifiers, odds, routes, tokens
from . import vocabulary as v
from .abilities import Power
from .cards import COLOURS, TYPES, AllyCard, Card, HeroCard, ItemCard
from .catalogue import KINDS
from .experience import points
from .moment import Moment
from .state import NOWHERE, Party, Realm
from .text import OWN, Context, named
from .undefeated import slot_at
from .wording import Wording

# Events without a line of their own: a choice of one thing, and a treatment, which its price and its healing tell.
SILENT = ("forced", "treated")
# How far back an event is looked up among those around it.
RECENT = 400


class RuneboundNarrator(Wording):
    """Speaks about a match of Runebound in one language."""

    # Prompts

    def prompt(self, table: Realm, decision: Decision) -> str:
        """The question with what helps to answer it."""
        t, party = table, table.seats[decision.seat]
        facts: dict[str, Any] = {
            "hero": self.seat(t, decision.seat),
            "gold": party.gold,
            "place": self.place(party.at),
            "exhaustion": party.exhaustion,
            "token": self._token(t, party.at),
            "points": points(party),
            "price": modifiers.token_cost(t, party),
            **self._enemy(t, party),
        }
        asked, given = decision.prompt, decision.facts or {}
        if asked == "move":
            facts |= {"faces": self._faces(given["rolled"]), "used": self._dice_used(t)}
        elif asked == "test":
            facts |= {name: self.say(f"{name}-{given[name]}") for name in ("characteristic", "skill")}
            bonus = self._test_bonus(t, party, given)
            facts |= {"bonus": bonus, "target": given["target"], "odds": self._odds(bonus, given["target"])}
        elif asked == "market":
            stall = t.stalls[self.atlas.town_at[party.at]]
            facts["wares"] = self._list(
                f"{self.name(card.id)} ({market.cost(t, party, card)})" for card in stall
            )
        elif asked.startswith("attack."):
            facts |= self._stance(t, TYPES.index(asked.removeprefix("attack.")))
        elif isinstance(decision.subject, Moment):
            facts |= self._moment(t, decision.subject)
        if "card" in given:
            facts["card"] = self.name(given["card"])
        if "gold" in given:
            facts["price"] = given["gold"]
        facts["dice"] = given.get("dice", 0)
        return self.say(f"prompt-{asked.replace('.', '-')}", **facts)

    def _stance(self, t: Realm, phase: int) -> dict[str, Any]:
        """The enemy's values in a combat phase."""
        assert t.fight is not None
        target = t.fight.target if t.fight.foe is None else modifiers.target(t, t.fight.foe, phase)
        return {"target": "–" if target is None else str(target), "damage": combat.enemy_damage(t, phase)}

    def _dice_used(self, t: Realm) -> str:
        """Whether the Hero has moved since the dice fell, so that some of them are spent."""
        for event in reversed(t.journal or ()):
            if event.kind in ("moved", "movement-roll"):
                return "yes" if event.kind == "moved" else "no"
        return "no"

    def _test_bonus(self, t: Realm, party: Party, given: dict[str, Any]) -> int:
        """What is added to the die of a test."""
        return checks.test_bonus(t, party, given["characteristic"], given["skill"]) + int(given["bonus"])

    def _moment(self, t: Realm, moment: Moment) -> dict[str, Any]:
        """Who rolls, hits or is about to be wounded, and what is known of the roll."""
        party, ally = moment.party, moment.ally
        kind = TYPES[moment.phase] if moment.phase >= 0 else "none"
        chance = "none"
        if moment.kind in ("attack", "defence") and party.seat == t.active and t.fight is not None:
            chance = self._combat_odds(t, party, ally, moment.kind, moment.phase, moment.add)
        elif moment.kind == "escape":
            chance = self._escape_odds(t, party, moment.add)
        return {
            "roller": self.name(party.hero.id if ally is None else ally.card.id),
            "roll": self.say("roll", kind=moment.kind, type=kind),
            "odds": chance,
            "wounds": self._wounds(moment.wounds),
        }

    def chances(self, table: Realm, decision: Decision) -> list[tuple[str, float]]:
        """How likely the party is to win the fight at hand, or the one that it may attempt here."""
        t, party = table, table.seats[decision.seat]
        fight = t.fight
        if fight is not None and decision.seat == t.active:
            enemy = (
                odds.rival_of(t, t.seats[fight.rival]) if fight.foe is None else odds.enemy_of(t, fight.foe)
            )
            early = decision.prompt == "use.before-combat"
            chance = odds.win_chance(odds.fighters(t, party), enemy, fight.wounds, early)
            return [(self.say("chance-fight"), chance)]
        if decision.prompt != "adventure" or decision.find("attempt") is None:
            return []
        team, slot = odds.fighters(t, party), slot_at(t, party.at)
        foe = t.track[slot] if slot >= 0 else None
        if foe is not None:
            return [
                (
                    self.say("chance-known", card=self.name(foe.id)),
                    odds.win_chance(team, odds.waiting(t, foe)),
                )
            ]
        colour = t.tokens[party.at]
        tint = self.say(f"tint-{COLOURS[colour]}")
        return [(self.say("chance-unseen", colour=tint), odds.colour_chance(t, team, colour))]

    def details(self, table: Realm, decision: Decision, option: Option) -> dict[str, Any]:
        """The way of a move and the dice that pay for it."""
        if decision.prompt != "move" or option.verb != "move":
            return {}
        return routes.route(table, table.seats[decision.seat], option.value, decision.facts or {})

    def facts(self, table: Realm, decision: Decision) -> dict[str, Any]:
        """In a market, the prices of the moment as well."""
        facts = super().facts(table, decision)
        if decision.prompt == "trade":
            facts["prices"] = market.prices(table, table.seats[decision.seat])
        return facts

    # Options

    def option(self, table: Realm, decision: Decision, option: Option) -> str:
        """What the option does, with its price and its chances."""
        party = table.seats[decision.seat]
        facts = self._about(table, party, decision, option)
        message = f"option-{option.verb}"
        if option.verb == "choose" and decision.prompt == "choose" and not facts["text"]:
            message += f"-{option.about}"
        return self.say(message, **facts)

    def _about(self, t: Realm, party: Party, decision: Decision, option: Option) -> dict[str, Any]:
        """The facts that an option's message may speak of."""
        given = decision.facts or {}
        facts: dict[str, Any] = {
            "prompt": decision.prompt.replace(".", "-"),
            "place": self.place(party.at),
            "token": self._token(t, party.at),
            "dice": given.get("dice", 0),
            "odds": "none",
        }
        match option.verb:
            case "move":
                return facts | self._way(t, party, option.value)
            case "town":
                steps = self.atlas.distances(party.at)[option.value] if party.at != NOWHERE else 0
                return facts | {"town": self.place(option.value), "steps": steps}
            case "rest":
                tired = party.exhaustion + sum(ally.exhaustion for ally in party.allies)
                less = min(tired, option.value + modifiers.sleep(t, party))
                left = max(0, given.get("dice", option.value) - option.value)
                return facts | {
                    "dice": option.value,
                    "recover": self.say("rest-recover", amount=less),
                    "left": left,
                }
            case "attack" | "defend":
                return facts | self._fighting(t, party, decision, option)
            case "escape":
                return facts | {"odds": self._escape_odds(t, party)}
            case "roll" | "exert" if decision.prompt == "test":
                skill = party.hero.skills[given["skill"]]
                bonus = self._test_bonus(t, party, given) + (skill if option is checks.EXERT else 0)
                return facts | {"bonus": skill, "odds": self._odds(bonus, given["target"])}
            case "use":
                power: Power = option.value
                text = self.text.ability(power.ability, _context(power.card))
                return facts | {"card": self.name(power.card.id), "text": text}
            case "learn":
                value = modifiers.characteristic(t, party, None, option.value)
                stat = self.say(f"stat-{option.about}")
                return facts | {
                    "stat": stat,
                    "value": value,
                    "next": value + 1,
                    "price": modifiers.token_cost(t, party),
                }
            case "heal":
                who = party if option.about == "hero" else tokens.ally_named(party, option.about)
                facts |= {"wounds": self._wounds(who.wounds), "exhaustion": who.exhaustion}
                return facts | {"who": self._who(party, option), "price": modifiers.healing_price(t, party)}
            case "choose" if decision.prompt != "choose":
                return facts | {"what": "person", "who": self._who(party, option)}
            case "choose" | "yes":
                return (
                    facts | {"what": "other", "price": given.get("gold", 0)} | self._promise(decision, option)
                )
            case "buy" | "hire" | "sell" | "take" | "drop" | "dismiss" | "refresh":
                return facts | self._goods(t, party, option)
        return facts

    def _who(self, party: Party, option: Option) -> str:
        return self.name(party.hero.id if option.about == "hero" else option.about)

    def _way(self, t: Realm, party: Party, space: int) -> dict[str, Any]:
        """A space with what lies there, how far it is and in which direction."""
        token = self._token(t, space)
        details = [] if token == "none" else [token]
        if space in self.atlas.town_at:
            details.append(self.say("space-market", count=len(t.stalls[self.atlas.town_at[space]])))
        heroes = [self.seat(t, one.seat) for one in t.seats if one.at == space and one is not party]
        if heroes:
            details.append(self.say("space-heroes", heroes=self._list(heroes)))
        steps = self.atlas.distances(party.at)[space]
        direction = self.say(f"direction-{chart.direction(self.atlas, party.at, space)}")
        detail = ", ".join(details) or "none"
        return {"space": self.place(space), "detail": detail, "steps": steps, "direction": direction}

    def _fighting(self, t: Realm, party: Party, decision: Decision, option: Option) -> dict[str, Any]:
        """The chances of an attack or a defence, and what a failure costs."""
        if decision.prompt == "adventure":
            rival = next(one for one in t.seats if one.hero.id == option.about)
            return {"who": self.seat(t, rival.seat), "figures": self._figures(t, rival, None)}
        phase = TYPES.index(decision.prompt.removeprefix("attack."))
        ally = None if option.about in ("", "hero") else tokens.ally_named(party, option.about)
        foe, harm = (t.fight.foe if t.fight is not None else None), combat.enemy_damage(t, phase)
        lasting = foe.always if foe is not None else ()
        tiring = any(type(effect) is v.Tiring and effect.type == TYPES[phase] for effect in lasting)
        counter = self.say("exhaustion", amount=harm) if tiring else self._wounds(harm)
        who = self.name(party.hero.id if ally is None else ally.card.id)
        if option.verb == "defend":
            chance = "safe" if harm == 0 else self._combat_odds(t, party, ally, "defence", phase)
            return {"who": who, "odds": chance, "counter": counter, "free": "no"}
        free = harm == 0 or modifiers.is_unscathed(t, party, ally, phase)
        if free:
            counter = self._wounds(0)
        immune = any(type(effect) is v.Immune and effect.type == TYPES[phase] for effect in lasting)
        damage = self._wounds(0 if immune else modifiers.damage(t, party, ally, phase))
        chance = self._combat_odds(t, party, ally, "attack", phase)
        return {
            "who": who,
            "odds": chance,
            "damage": damage,
            "counter": counter,
            "free": "yes" if free else "no",
        }

    def _promise(self, decision: Decision, option: Option) -> dict[str, Any]:
        """What a yes, or one of two things, brings: read from the card that asks."""
        card = (decision.facts or {}).get("card", "")
        kind = {"choose": v.Choose, "pay": v.Pay, "may": v.May}.get(decision.prompt)
        if kind is None or card not in self.library.by_id:
            return {"text": ""}
        found = [effect for effect in inside(self.library.by_id[card]) if type(effect) is kind]
        if len(found) != 1:
            return {"text": ""}
        effect: Any = found[0]
        context = _context(self.library.by_id[card])
        chosen = (
            effect.do if kind is not v.Choose else effect.first if option.about == "first" else effect.second
        )
        return {"text": self.text.effects(chosen, context)}

    def _goods(self, t: Realm, party: Party, option: Option) -> dict[str, Any]:
        """A card that is bought, sold, taken or lost: its name, price and text."""
        card = self.library.by_id[option.about]
        price = 0
        if option.verb in ("buy", "hire"):
            price = market.cost(t, party, option.value)
        elif option.verb == "sell" and isinstance(card, ItemCard):
            price = market.sale_price(t, party, card)
        facts = {"card": self.name(card.id), "price": price, "text": self._says(card)}
        return facts | {"figures": self._printed(card) if isinstance(card, AllyCard) else ""}

    # What happened

    def event(self, table: Realm, event: Event) -> str:
        """What happened, with names; the steps of a path are told together when it ends."""
        if event.kind in SILENT:
            return ""
        facts = dict(event.facts)
        past, after = self._around(table, event)
        if event.kind == "moved":
            if after is not None and (after.kind, after.seat) == ("moved", event.seat):
                return ""
            steps = [one for one in past if (one.kind, one.seat) == ("moved", event.seat)]
            if len(steps) > 1:
                way = " → ".join(self.place(self.atlas.find(one.facts["space"])) for one in steps)
                return self.say("event-travelled", hero=self.seat(table, event.seat or 0), way=way)
        elif _is_idle(event, past[0], after):
            return ""
        return self.say(f"event-{event.kind}", **self._told(table, event, facts))

    def _told(self, t: Realm, event: Event, facts: dict[str, Any]) -> dict[str, Any]:
        """The facts of an event in words."""
        if event.seat is not None:
            facts["hero"] = self.seat(t, event.seat)
        if "card" in facts:
            card = self.library.by_id[facts["card"]]
            facts["own"] = isinstance(card, HeroCard)
            facts |= {"card": named(card.name, self.language), "kind": self.say(f"kind-{KINDS[type(card)]}")}
            facts["text"] = self._described(card)
        if "rival" in facts:
            facts["card"] = facts["rival"] = self.seat(t, facts["rival"])
        for name in ("space", "town"):
            if name in facts:
                facts[name] = self.place(self.atlas.find(facts[name]))
        if "faces" in facts:
            facts["faces"] = self._faces(facts["faces"])
        if "colour" in facts:
            facts |= {"points": facts["colour"] + 1, "colour": self.say(f"tint-{COLOURS[facts['colour']]}")}
        if "stat" in facts:
            facts["stat"] = self.say(f"stat-{facts['stat']}")
        if "die" in facts:
            sign = "+" if facts["bonus"] >= 0 else "−"
            facts["sum"] = f"{facts['die']} {sign} {abs(facts['bonus'])} = {facts['total']}"
        if event.kind == "gold":
            facts |= {"sign": "minus" if facts["amount"] < 0 else "plus", "amount": abs(facts["amount"])}
        return {
            name: ("yes" if fact else "no") if isinstance(fact, bool) else fact
            for name, fact in facts.items()
        }

    def _described(self, card: Card) -> str:
        """What is worth saying of a card that turns up: the figures of a fighter, the text of another."""
        return self._printed(card) or self._says(card)

    def _around(self, t: Realm, event: Event) -> tuple[list[Event], Event | None]:
        """The events of the same kind and seat that end with this one, led by the one before, and the one after."""
        journal = t.journal or []
        for at in range(len(journal) - 1, max(-1, len(journal) - RECENT), -1):
            if journal[at] is event:
                start = at
                while start > 0 and (journal[start].kind, journal[start].seat) == (event.kind, event.seat):
                    start -= 1
                return journal[start : at + 1], journal[at + 1] if at + 1 < len(journal) else None
        return [event], None


def _is_idle(event: Event, before: Event, after: Event | None) -> bool:
    """Whether an event changed nothing, or a purchase or sale next to it tells the same."""
    if event.kind in ("gold", "healed", "relieved") and not event.facts["amount"]:
        return True
    if event.kind == "gold":
        return after is not None and after.kind in ("bought", "sold")
    return event.kind in ("got", "joined") and before.kind == "bought"


def _context(card: Card) -> Context:
    return dict(OWN, owner="ally") if isinstance(card, AllyCard) else OWN
