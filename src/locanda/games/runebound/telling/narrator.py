"""Runebound told: what a seat is asked, what its options mean, and what happened, in both languages."""

from __future__ import annotations

from locanda.kernel.decision import Decision, Option
from locanda.kernel.event import Event
from locanda.kit.cardtext import Context
from locanda.kit.choices import promised
from locanda.kit.narrate import Facts, Tellings, place_of

from .. import vocabulary as v
from ..cards import COLOURS, TYPES, AllyCard, Card, HeroCard, ItemCard
from ..rules import checks, combat, market, modifiers, tokens
from ..rules.abilities import Power
from ..rules.experience import points
from ..rules.moment import Moment
from ..state import NOWHERE, Party, Realm
from . import places, refusals, route
from .catalogue import KINDS
from .counsel import Counsel
from .text import OWN

TELLINGS = Tellings()
TELLINGS.add(refusals.TELLINGS)
asks, says, tells, term = TELLINGS.asks, TELLINGS.says, TELLINGS.tells, TELLINGS.term


class RuneboundNarrator(Counsel):
    """Speaks about a match of Runebound in one language."""

    tellings = TELLINGS

    # Prompts

    def around(self, table: Realm, decision: Decision) -> Facts:
        """The party that is asked, where it stands, and who is fought."""
        t, party, given = table, table.seats[decision.seat], decision.facts or {}
        facts: Facts = {
            "hero": self.seat(t, decision.seat),
            "gold": party.gold,
            "exhaustion": party.exhaustion,
            "token": self._token(t, party.at),
            "points": points(party),
            "price": given.get("gold", modifiers.token_cost(t, party)),
            "dice": given.get("dice", 0),
            **self.where("place", party.at),
            **self._enemy(t, party),
        }
        if isinstance(decision.subject, Moment):
            facts |= self._moment(t, decision.subject)
        if "card" in given:
            facts |= self.called_card("card", given["card"])
        return facts

    @asks("move")
    def _rolled(self, t: Realm, decision: Decision) -> Facts:
        """The dice that lead somewhere."""
        rolled = (decision.facts or {})["rolled"]
        return {"faces": self._faces(rolled), "used": self._dice_used(t)}

    @asks("test")
    def _tested(self, t: Realm, decision: Decision) -> Facts:
        """What is tested, and how likely it is to be passed."""
        given, party = decision.facts or {}, t.seats[decision.seat]
        bonus = self._test_bonus(t, party, given)
        return {
            **{name: self.say(f"{name}-{given[name]}") for name in ("characteristic", "skill")},
            "bonus": bonus,
            "target": given["target"],
            "odds": self._odds(bonus, given["target"]),
        }

    @asks("market")
    def _wares(self, t: Realm, decision: Decision) -> Facts:
        """What the town has to offer."""
        party = t.seats[decision.seat]
        stall = t.stalls[self.atlas.town_at[party.at]]
        return {
            "wares": self.listed(f"{self.name(card.id)} ({market.cost(t, party, card)})" for card in stall)
        }

    @asks(*(f"attack.{kind}" for kind in TYPES))
    def _threat(self, t: Realm, decision: Decision) -> Facts:
        """The enemy's values in a combat phase."""
        return self._stance(t, TYPES.index(decision.prompt.removeprefix("attack.")))

    def _stance(self, t: Realm, phase: int) -> Facts:
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

    def _test_bonus(self, t: Realm, party: Party, given: Facts) -> int:
        """What is added to the die of a test."""
        return checks.test_bonus(t, party, given["characteristic"], given["skill"]) + int(given["bonus"])

    def _moment(self, t: Realm, moment: Moment) -> Facts:
        """Who rolls, hits or is about to be wounded, and what is known of the roll."""
        party, ally = moment.party, moment.ally
        kind = TYPES[moment.phase] if moment.phase >= 0 else "none"
        chance = "none"
        if moment.kind in ("attack", "defence") and party.seat == t.active and t.fight is not None:
            chance = self._combat_odds(t, party, ally, moment.kind, moment.phase, moment.add)
        elif moment.kind == "escape":
            chance = self._escape_odds(t, party, moment.add)
        return {
            **self.called_card("roller", party.hero.id if ally is None else ally.card.id),
            "roll": self.say("roll", kind=moment.kind, type=kind),
            "odds": chance,
            "wounds": self._wounds(moment.wounds),
        }

    def details(self, table: Realm, decision: Decision, option: Option) -> Facts:
        """The way of a move and the dice that pay for it."""
        if decision.prompt != "move" or option.verb != "move":
            return {}
        return route.route(table, table.seats[decision.seat], option.value, decision.facts or {})

    def facts(self, table: Realm, decision: Decision) -> Facts:
        """In a market, the prices of the moment as well."""
        facts = super().facts(table, decision)
        if decision.prompt == "trade":
            facts["prices"] = market.prices(table, table.seats[decision.seat])
        return facts

    # Options

    def choice(self, table: Realm, decision: Decision) -> Facts:
        """Where the party stands, and what is left of its dice."""
        party, given = table.seats[decision.seat], decision.facts or {}
        return {
            **self.where("place", party.at),
            "token": self._token(table, party.at),
            "dice": given.get("dice", 0),
            "odds": "none",
        }

    @says("move")
    def _moved_to(self, t: Realm, decision: Decision, option: Option) -> Facts:
        """Where a move leads."""
        return self._way(t, t.seats[decision.seat], option.value)

    @says("town")
    def _town(self, t: Realm, decision: Decision, option: Option) -> Facts:
        """A town, and how far it is."""
        here = t.seats[decision.seat].at
        steps = self.atlas.distances(here)[option.value] if here != NOWHERE else 0
        return {"town": self.place(option.value), "steps": steps}

    @says("rest")
    def _rest(self, t: Realm, decision: Decision, option: Option) -> Facts:
        """What so many dice that are left out bring, and how many are left."""
        party, given = t.seats[decision.seat], decision.facts or {}
        tired = party.exhaustion + sum(ally.exhaustion for ally in party.allies)
        less = min(tired, option.value + modifiers.sleep(t, party))
        return {
            "dice": option.value,
            "recover": self.say("rest-recover", amount=less),
            "left": max(0, given.get("dice", option.value) - option.value),
        }

    @says("escape")
    def _escape(self, t: Realm, decision: Decision, option: Option) -> Facts:
        """The chance to get away."""
        return {"odds": self._escape_odds(t, t.seats[decision.seat])}

    @says("roll", "exert")
    def _exert(self, t: Realm, decision: Decision, option: Option) -> Facts:
        """The chance to pass a test, as one is or after an effort."""
        if decision.prompt != "test":
            return {}
        party, given = t.seats[decision.seat], decision.facts or {}
        skill = party.hero.skills[given["skill"]]
        bonus = self._test_bonus(t, party, given) + (skill if option is checks.EXERT else 0)
        return {"bonus": skill, "odds": self._odds(bonus, given["target"])}

    @says("use")
    def _use(self, t: Realm, decision: Decision, option: Option) -> Facts:
        """What an ability costs and does."""
        power: Power = option.value
        text = self.text.ability(power.terms, _context(power.card))
        return {"card": self.name(power.card.id), "text": text}

    @says("learn")
    def _learn(self, t: Realm, decision: Decision, option: Option) -> Facts:
        """A characteristic before and after, and its price."""
        party = t.seats[decision.seat]
        value = modifiers.characteristic(t, party, None, option.value)
        stat, price = self.say(f"stat-{option.about}"), modifiers.token_cost(t, party)
        return {"stat": stat, "value": value, "next": value + 1, "price": price}

    @says("heal")
    def _heal(self, t: Realm, decision: Decision, option: Option) -> Facts:
        """Who would be healed of what, for how much."""
        party = t.seats[decision.seat]
        who = party if option.about == "hero" else tokens.ally_named(party, option.about)
        facts: Facts = {"wounds": self._wounds(who.wounds), "exhaustion": who.exhaustion}
        return facts | self._who(party, option) | {"price": modifiers.healing_price(t, party)}

    @says("choose", "yes")
    def _chosen(self, t: Realm, decision: Decision, option: Option) -> Facts:
        """Who is chosen, or what a yes or one of two things brings: read from the effect that asks."""
        if option.verb == "choose" and decision.prompt != "choose":
            return {"what": "person", **self._who(t.seats[decision.seat], option)}
        given = decision.facts or {}
        card = self.library.by_id.get(given.get("card", ""))
        context = OWN if card is None else _context(card)
        text = self.text.effects(promised(decision.subject, option), context)
        facts: Facts = {"what": "other", "price": given.get("gold", 0), "text": text}
        if option.verb == "choose" and not text:
            facts["message"] = f"option-choose-{option.about}"
        return facts

    def _who(self, party: Party, option: Option) -> Facts:
        return self.called_card("who", party.hero.id if option.about == "hero" else option.about)

    def _way(self, t: Realm, party: Party, space: int) -> Facts:
        """A space with what lies there, how far it is and in which direction."""
        token = self._token(t, space)
        details = [] if token == "none" else [token]
        if space in self.atlas.town_at:
            details.append(self.say("space-market", count=len(t.stalls[self.atlas.town_at[space]])))
        heroes = [self.seat(t, one.seat) for one in t.seats if one.at == space and one is not party]
        if heroes:
            details.append(self.say("space-heroes", heroes=self.listed(heroes)))
        way = [
            (count, self.say(f"direction-{point}"))
            for count, point in places.steps(self.atlas, party.at, space)
        ]
        facts = {"steps": sum(count for count, _ in way), "direction": way[0][1] if way else ""}
        facts["way"] = ", ".join(f"{count} {point}" for count, point in way) if len(way) > 1 else "none"
        return {"space": self.land(space), "detail": ", ".join(details) or "none", **facts}

    @says("attack", "defend")
    def _fighting(self, t: Realm, decision: Decision, option: Option) -> Facts:
        """The chances of an attack or a defense, and what a failure costs."""
        party = t.seats[decision.seat]
        for rival in t.seats:
            if rival.hero.id == option.about:
                who, figures = self.forms("who", rival.hero.name), self._figures(t, rival, None)
                return {"prompt": "adventure", **who, "figures": figures}
        phase = TYPES.index(decision.prompt.removeprefix("attack."))
        ally = None if option.about in ("", "hero") else tokens.ally_named(party, option.about)
        foe, harm = (t.fight.foe if t.fight is not None else None), combat.enemy_damage(t, phase)
        lasting = foe.always if foe is not None else ()
        tiring = any(type(effect) is v.Tiring and effect.type == TYPES[phase] for effect in lasting)
        counter = self.say("exhaustion", amount=harm) if tiring else self._wounds(harm)
        who = self.called_card("who", party.hero.id if ally is None else ally.card.id)
        if option.verb == "defend":
            chance = "safe" if harm == 0 else self._combat_odds(t, party, ally, "defence", phase)
            return {**who, "odds": chance, "counter": counter, "free": "no"}
        free = harm == 0 or modifiers.is_unscathed(t, party, ally, phase)
        if free:
            counter = self._wounds(0)
        immune = any(type(effect) is v.Immune and effect.type == TYPES[phase] for effect in lasting)
        damage = self._wounds(0 if immune else modifiers.damage(t, party, ally, phase))
        chance = self._combat_odds(t, party, ally, "attack", phase)
        return {
            **who,
            "odds": chance,
            "damage": damage,
            "counter": counter,
            "free": "yes" if free else "no",
        }

    @says("buy", "hire", "sell", "take", "drop", "dismiss", "refresh")
    def _goods(self, t: Realm, decision: Decision, option: Option) -> Facts:
        """A card that is bought, sold, taken or lost: its name, price and text."""
        party = t.seats[decision.seat]
        card = self.library.by_id[option.about]
        price = 0
        if option.verb in ("buy", "hire"):
            price = market.cost(t, party, option.value)
        elif option.verb == "sell" and isinstance(card, ItemCard):
            price = market.sale_price(t, party, card)
        facts = {**self.forms("card", card.name), "price": price, "text": self._says(card)}
        return facts | {"figures": self._printed(card) if isinstance(card, AllyCard) else ""}

    # What happened

    def happened(self, table: Realm, event: Event) -> Facts:
        """The facts of an event in words, the sum of a roll among them."""
        facts = super().happened(table, event)
        if event.seat is not None:
            facts |= self.forms("hero", table.seats[event.seat].hero.name)
        if "die" in facts:
            sign = "+" if facts["bonus"] >= 0 else "−"
            facts["sum"] = f"{facts['die']} {sign} {abs(facts['bonus'])} = {facts['total']}"
        return facts

    @term("card")
    def _card_term(self, t: Realm, card_id: str) -> Facts:
        """The name of a card, its kind, and the figures of a fighter; what it says is read on the card itself."""
        card = self.library.by_id[card_id]
        sort = KINDS[type(card)]
        facts = {"own": "yes" if isinstance(card, HeroCard) else "no", "sort": sort}
        facts |= {"kind": self.say(f"kind-{sort}"), "figures": self._printed(card) or "none"}
        return self.forms("card", card.name) | facts

    @term("rival")
    def _rival_term(self, t: Realm, seat: int) -> Facts:
        """The other Hero, who is what the event is about."""
        name = t.seats[seat].hero.name
        return self.forms("card", name) | self.forms("rival", name)

    @term("space")
    def _space_term(self, t: Realm, place: str) -> Facts:
        """A space, as somebody goes there or is there."""
        return self.where("space", self.atlas.find(place))

    @term("town")
    def _town_term(self, t: Realm, town: str) -> str:
        """A town by its name."""
        return self.place(self.atlas.find(town))

    @term("faces")
    def _faces_term(self, t: Realm, faces: list[int]) -> str:
        """Movement dice as they lie."""
        return self._faces(faces)

    @term("colour")
    def _colour_term(self, t: Realm, colour: int) -> Facts:
        """A color, and the points of its tokens."""
        return {"points": colour + 1, "colour": self.say(f"tint-{COLOURS[colour]}")}

    @term("stat")
    def _stat_term(self, t: Realm, stat: str) -> str:
        """The name of a value."""
        return self.say(f"stat-{stat}")

    @tells("treated")
    def _silent(self, t: Realm, event: Event) -> None:
        """A treatment, which its price and its healing tell."""

    @tells("moved")
    def _moved(self, t: Realm, event: Event) -> Facts | None:
        """The steps of a path are told together when it ends."""
        past, after = self._around(t, event)
        if after is not None and (after.kind, after.seat) == ("moved", event.seat):
            return None
        steps = [one for one in past if (one.kind, one.seat) == ("moved", event.seat)]
        if len(steps) < 2:
            return {}
        passed = [self.land(self.atlas.find(one.facts["space"])) for one in steps[:-1]]
        return {"message": "event-travelled", "way": " → ".join(passed)}

    @tells("rolled")
    def _rolled_for(self, t: Realm, event: Event) -> Facts:
        """Whether it was an attack, a defense, an escape or a test, and how it was fought."""
        label = event.facts["label"]
        early, kind = label.startswith("before-"), label.removeprefix("before-")
        stance = event.facts.get("stance", "")
        if not stance:
            ally = isinstance(self.library.by_id[event.facts["card"]], AllyCard)
            stance = ("attack" if early or ally else "fight") if kind in TYPES else kind
        return {"stance": stance, "type": kind, "early": "yes" if early else "no"}

    @tells("healed", "relieved")
    def _recovered(self, t: Realm, event: Event) -> Facts | None:
        """Nothing is said where there was nothing to heal."""
        return {} if event.facts["amount"] else None

    @tells("gold")
    def _gold(self, t: Realm, event: Event) -> Facts | None:
        """Gold that comes or goes, unless a purchase or a sale next to it tells the same."""
        amount, (_, after) = event.facts["amount"], self._around(t, event)
        if not amount or (after is not None and after.kind in ("bought", "sold")):
            return None
        return {"sign": "minus" if amount < 0 else "plus", "amount": abs(amount)}

    @tells("got", "joined")
    def _got(self, t: Realm, event: Event) -> Facts | None:
        """A card that comes to a party, unless the purchase before tells the same."""
        past, _ = self._around(t, event)
        return None if past[0].kind == "bought" else {}

    def _around(self, t: Realm, event: Event) -> tuple[list[Event], Event | None]:
        """The events of the same kind and seat that end with this one, led by the one before, and the one after."""
        journal, at = t.journal or [], place_of(t.journal, event)
        if at < 0:
            return [event], None
        start = at
        while start > 0 and (journal[start].kind, journal[start].seat) == (event.kind, event.seat):
            start -= 1
        return journal[start : at + 1], journal[at + 1] if at + 1 < len(journal) else None


def _context(card: Card) -> Context:
    return dict(OWN, owner="ally") if isinstance(card, AllyCard) else OWN
