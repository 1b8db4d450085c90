"""Runebound in words: prompts, options, what happened, cards, the table and the map, in both languages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from math import atan2, pi, sqrt
from typing import Any

import msgspec

from locanda.kernel import ledger
from locanda.kernel.decision import Decision, Option
from locanda.kernel.effects import Effect, join
from locanda.kernel.event import Event
from locanda.kernel.ledger import Entry, rule
from locanda.kernel.narrate import Narrator
from locanda.kernel.refusal import Refusal

from . import checks, combat, market, modifiers, odds, tokens
from . import vocabulary as v
from .abilities import Power
from .atlas import FACES, TERRAINS, TOWN
from .cards import COLOURS, TYPES, AllyCard, Card, ChallengeCard, EncounterCard, Fighter, HeroCard, ItemCard
from .catalogue import KINDS
from .experience import points
from .library import FOLDER, Library
from .moment import Moment
from .state import NOWHERE, Companion, Party, Realm
from .text import OWN, CardText, Context, named, words
from .undefeated import slot_at

# Events without a line of their own: a choice of one thing, and a treatment, which its price and its healing tell.
SILENT = ("forced", "treated")
# How far back a path is gathered from the journal.
RECENT = 400
DIRECTIONS = ("e", "ne", "n", "nw", "w", "sw", "s", "se")
# The map's sign and colour for each terrain, in the order of TERRAINS, and the colour of each token.
SIGNS = ("·", "=", "~", '"', "♠", "n", "▲", "□")
SHADES = ("white", "yellow", "blue", "magenta", "green", "yellow", "bright_black", "bold white")
TINTS = ("bold green", "bold yellow", "bold bright_blue", "bold red")
MAP_ROWS = 4  # shown above and below the hero
CERTAIN, HOPELESS = 0, 99


@lru_cache(maxsize=1)
def _rules() -> dict[str, Entry]:
    """The rules of the book by their id."""
    return dict(ledger.load(FOLDER / "rules.yaml").by_id())


class RuneboundNarrator(Narrator):
    """Speaks about Runebound in one language."""

    def __init__(self, library: Library, language: str) -> None:
        self.language = language
        self.library = library
        self.atlas = library.atlas
        self.words = words(language)
        self.say = self.words.say
        self.text = CardText(language, {town.id: town.name for town in self.atlas.record.towns})

    # Names

    def name(self, card_id: str) -> str:
        """The name on a card."""
        return named(self.library.by_id[card_id].name, self.language)

    def seat(self, table: Realm, seat: int) -> str:
        """The Hero of the seat."""
        return named(table.seats[seat].hero.name, self.language)

    def place(self, space: int) -> str:
        """A town by its name, another space by its terrain and the map's letter and number."""
        if space == NOWHERE:
            return self.say("nowhere")
        town = self.atlas.town_at.get(space)
        if town is not None:
            return named(self.atlas.record.towns[town].name, self.language)
        terrain = self.say(f"terrain-{TERRAINS[self.atlas.terrain[space]]}")
        column, row = space % self.atlas.columns, space // self.atlas.columns
        return self.say("space", terrain=terrain, spot=f"{chr(65 + column)}{row + 1}")

    def _list(self, texts: Iterable[str]) -> str:
        return join(self.words, list(texts)) or self.say("nothing")

    def _wounds(self, amount: int) -> str:
        return self.say("wounds", amount=amount)

    def _token(self, t: Realm, space: int) -> str:
        """The adventure that a space holds, and who waits there."""
        colour = t.tokens.get(space)
        if colour is None:
            return "none"
        tint, slot = self.say(f"tint-{COLOURS[colour]}"), slot_at(t, space)
        card = t.track[slot] if slot >= 0 else None
        if card is None:
            return self.say("space-token", colour=tint)
        return self.say("space-waiting", colour=tint, card=self.name(card.id))

    def _faces(self, faces: Iterable[int]) -> str:
        """Movement dice as they lie: the terrains of each."""
        return ", ".join(
            "/".join(self.say(f"terrain-{one}") for one in FACES[face])
            if face < len(FACES)
            else self.say("die-any")
            for face in sorted(faces)
        )

    def _odds(self, bonus: int, target: int) -> str:
        """What the die must show, and how likely that is."""
        share = odds.chance(bonus, target)
        needed = CERTAIN if share >= 1 else HOPELESS if share <= 0 else target - bonus
        return self.say("odds", needed=needed, percent=round(share * 100))

    def _damage(self, values: Iterable[int]) -> str:
        return "/".join(str(value) for value in values)

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
            facts |= {"faces": self._faces(given["rolled"]), "used": self._dice_used(t, decision)}
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
            facts |= self._stance(t, TYPES.index(asked.removeprefix("attack.")))  # type: ignore[arg-type]
        elif isinstance(decision.subject, Moment):
            facts |= self._moment(t, decision.subject)
        if "card" in given:
            facts["card"] = self.name(given["card"])
        if "gold" in given:
            facts["price"] = given["gold"]
        facts["dice"] = given.get("dice", 0)
        return self.say(f"prompt-{asked.replace('.', '-')}", **facts)

    def _enemy(self, t: Realm, party: Party) -> dict[str, Any]:
        """Who is fought, and in which round."""
        fight = t.fight
        if fight is None:
            return {"foe": "", "round": 0, "loser": ""}
        other = (
            self.seat(t, t.active if party.seat == fight.rival else fight.rival) if fight.foe is None else ""
        )
        foe = other if fight.foe is None else named(fight.foe.name, self.language)
        return {"foe": foe, "round": fight.round, "loser": other}

    def _stance(self, t: Realm, phase: int) -> dict[str, Any]:
        """The enemy's values in a combat phase."""
        assert t.fight is not None
        target = t.fight.target if t.fight.foe is None else modifiers.target(t, t.fight.foe, phase)
        return {"target": "–" if target is None else str(target), "damage": combat.enemy_damage(t, phase)}

    def _dice_used(self, t: Realm, decision: Decision) -> str:
        """Whether some of the movement dice are spent already: then they lead less far than all of them would."""
        party = t.seats[decision.seat]
        passes = modifiers.open_terrains(t, party)
        reach = self.atlas.reach(party.at, tuple(sorted(t.rolled)), 1, passes)
        offered = {option.value for option in decision.options if option.verb == "move"}
        return "no" if set(reach.spaces) == offered else "yes"

    def _test_bonus(self, t: Realm, party: Party, given: dict[str, Any]) -> int:
        """What is added to the die of a test."""
        tested, skill = given["characteristic"], given["skill"]
        base = modifiers.characteristic(t, party, None, modifiers.CHARACTERISTICS.index(tested))
        more = modifiers.roll_bonus(t, party, None, "test", skill=skill, tested=tested)
        return int(base + more + given["bonus"])

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

    def _combat_odds(
        self, t: Realm, party: Party, ally: Companion | None, kind: str, phase: int, add: int = 0
    ) -> str:
        """The chance of an attack or a defence; none where the enemy cannot be attacked."""
        assert t.fight is not None
        target = t.fight.target if t.fight.foe is None else modifiers.target(t, t.fight.foe, phase)
        if target is None:
            return "none"
        base = modifiers.characteristic(t, party, ally, phase) + modifiers.roll_bonus(
            t, party, ally, kind, phase
        )
        return self._odds(base + add, target)

    def _escape_odds(self, t: Realm, party: Party, add: int = 0) -> str:
        """The chance to get away; none against another Hero, whose roll is not known before."""
        foe = t.fight.foe if t.fight is not None else None
        target = None if foe is None else modifiers.target(t, foe, 0)
        if target is None:
            return "none"
        base = modifiers.characteristic(t, party, None, 0) + modifiers.roll_bonus(t, party, None, "escape")
        return self._odds(base + add, target)

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
                return facts | {"dice": option.value, "exhaustion": less, "left": left}
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
        heroes = [self.seat(t, one.seat) for one in t.seats if one.at == space and one is not party]
        if heroes:
            details.append(self.say("space-heroes", heroes=self._list(heroes)))
        steps = self.atlas.distances(party.at)[space]
        direction = self.say(f"direction-{self._direction(party.at, space)}")
        detail = ", ".join(details) or "none"
        return {"space": self.place(space), "detail": detail, "steps": steps, "direction": direction}

    def _direction(self, start: int, goal: int) -> str:
        """The compass point that is nearest to the line between two spaces."""
        (x, y), (to_x, to_y) = self._centre(start), self._centre(goal)
        return DIRECTIONS[round(atan2(y - to_y, to_x - x) / (pi / 4)) % 8]

    def _centre(self, space: int) -> tuple[float, float]:
        column, row = space % self.atlas.columns, space // self.atlas.columns
        return column * 1.5, (row + column % 2 / 2) * sqrt(3)

    def _fighting(self, t: Realm, party: Party, decision: Decision, option: Option) -> dict[str, Any]:
        """The chances of an attack or a defence, and what a failure costs."""
        if decision.prompt == "adventure":
            rival = next(one for one in t.seats if one.hero.id == option.about)
            return {"who": self.seat(t, rival.seat), "figures": self._figures(t, rival, None)}
        phase = TYPES.index(decision.prompt.removeprefix("attack."))  # type: ignore[arg-type]
        ally = None if option.about in ("", "hero") else tokens.ally_named(party, option.about)
        foe, harm = (t.fight.foe if t.fight is not None else None), combat.enemy_damage(t, phase)
        lasting = foe.always if foe is not None else ()
        tiring = any(type(effect) is v.Tiring and effect.type == TYPES[phase] for effect in lasting)
        counter = self.say("exhaustion", amount=harm) if tiring else self._wounds(harm)
        who = self.name(party.hero.id if ally is None else ally.card.id)
        if option.verb == "defend":
            chance = "safe" if harm == 0 else self._combat_odds(t, party, ally, "defence", phase)
            return {"who": who, "odds": chance, "counter": counter}
        if modifiers.is_unscathed(t, party, ally, phase):
            counter = self._wounds(0)
        immune = any(type(effect) is v.Immune and effect.type == TYPES[phase] for effect in lasting)
        damage = self._wounds(0 if immune else modifiers.damage(t, party, ally, phase))
        chance = self._combat_odds(t, party, ally, "attack", phase)
        return {"who": who, "odds": chance, "damage": damage, "counter": counter}

    def _promise(self, decision: Decision, option: Option) -> dict[str, Any]:
        """What a yes, or one of two things, brings: read from the card that asks."""
        card = (decision.facts or {}).get("card", "")
        kind = {"choose": v.Choose, "pay": v.Pay, "may": v.May}.get(decision.prompt)
        if kind is None or card not in self.library.by_id:
            return {"text": ""}
        found = [effect for effect in _effects(self.library.by_id[card]) if type(effect) is kind]
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
            price = (card.cost + 1) // 2 + modifiers.sale(t, party)
        facts = {"card": self.name(card.id), "price": price, "text": self.text.card(card)}
        return facts | {"figures": self._printed(card) if isinstance(card, AllyCard) else ""}

    # What happened

    def event(self, table: Realm, event: Event) -> str:
        """What happened, with names; the steps of a path are told together when it ends."""
        if event.kind in SILENT:
            return ""
        facts = dict(event.facts)
        before, after = self._around(table, event)
        if event.kind == "moved":
            if after is not None and (after.kind, after.seat) == ("moved", event.seat):
                return ""
            way = [self.place(self.atlas.find(one.facts["space"])) for one in self._path(table, event)]
            if len(way) > 1:
                return self.say(
                    "event-travelled", hero=self.seat(table, event.seat or 0), way=" → ".join(way)
                )
        elif (
            (
                event.kind == "gold"
                and (facts["amount"] == 0 or (after is not None and after.kind in ("bought", "sold")))
            )
            or (event.kind in ("got", "joined") and before is not None and before.kind == "bought")
            or (event.kind in ("healed", "relieved") and not facts["amount"])
        ):
            return ""
        return self.say(f"event-{event.kind}", **self._told(table, event, facts))

    def _told(self, t: Realm, event: Event, facts: dict[str, Any]) -> dict[str, Any]:
        """The facts of an event in words."""
        if event.seat is not None:
            facts["hero"] = self.seat(t, event.seat)
        if "card" in facts:
            card = self.library.by_id[facts["card"]]
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
        """A card's figures and text in one line."""
        figures = self._printed(card)
        return f"{figures}. {self.text.card(card)}" if figures else self.text.card(card)

    def _index(self, t: Realm, event: Event) -> int:
        journal = t.journal or []
        for at in range(len(journal) - 1, max(-1, len(journal) - RECENT), -1):
            if journal[at] is event:
                return at
        return -1

    def _around(self, t: Realm, event: Event) -> tuple[Event | None, Event | None]:
        """The events before and after this one, if the journal still shows them."""
        at, journal = self._index(t, event), t.journal or []
        if at < 0:
            return None, None
        return (journal[at - 1] if at else None), (journal[at + 1] if at + 1 < len(journal) else None)

    def _path(self, t: Realm, event: Event) -> list[Event]:
        """The steps that end with this one."""
        at, journal = self._index(t, event), t.journal or []
        start = at
        while start > 0 and (journal[start - 1].kind, journal[start - 1].seat) == ("moved", event.seat):
            start -= 1
        return journal[start : at + 1] if at >= 0 else [event]

    # Rules and cards

    def refusal(self, refusal: Refusal) -> str:
        """The rule that forbids it, with its id and whom it speaks of."""
        entry = _rules().get(refusal.rule)
        text = entry.text(self.language) if entry is not None else ""
        about = refusal.about if isinstance(refusal.about, str) else ""
        facts = {"rule": refusal.rule, "text": text}
        if about in self.library.by_id:
            said = self.say("refusal-about", about=self.name(about), **facts)
        else:
            said = self.say("refusal", **facts)
        return f"{said} {self.say('refusal-note', note=refusal.note)}" if refusal.note else said

    def card(self, card_id: str) -> str:
        """The name, the kind, the figures and the text, each on its own line."""
        card = self.library.by_id[card_id]
        colour = getattr(card, "colour", None)
        kind = self.say(
            "card-kind",
            kind=self.say(f"kind-{KINDS[type(card)]}"),
            colour=self.say(f"tint-{colour}") if colour else "none",
            cost=getattr(card, "cost", 0),
        )
        lines = [self.name(card_id), kind, self._printed(card), self.text.card(card)]
        return "\n".join(line for line in lines if line)

    @rule("RB-TST-04")
    def _printed(self, card: Card) -> str:
        """The printed figures behind their signs; nothing for cards without any."""
        if isinstance(card, EncounterCard) or not isinstance(card, (Fighter, ChallengeCard)) or not card.life:
            return ""
        values = {name: _shown(getattr(card, name)) for name in modifiers.CHARACTERISTICS}
        stamina = card.stamina if isinstance(card, (HeroCard, AllyCard)) else "none"
        return self.say(
            "card-figures", damage=self._damage(card.damage), life=card.life, stamina=stamina, **values
        )

    # The table

    @rule("RB-TST-04")
    def overview(self, table: Realm, seat: int | None) -> list[tuple[str, list[str]]]:
        """The round, every party (one's own first), and the fight."""
        t = table
        if t.result is not None:
            lines = [
                self.say("table-over", winners=self._list(self.seat(t, one) for one in t.result.winners))
            ]
        else:
            lines = [self.say("table-turn", hero=self.seat(t, t.active), phase=self.say(f"phase-{t.phase}"))]
        if t.event is not None:
            lines.append(self.say("table-event", event=self.name(t.event.id), text=self.text.card(t.event)))
        waiting = [self._waiting(t, slot) for slot in range(len(t.track)) if t.track[slot] is not None]
        if waiting:
            lines.append(self.say("table-track", cards="; ".join(waiting)))
        lines.append(self.say("table-legend"))
        sections = [(self.say("table-title", round=t.rounds), lines)]
        first = t.active if seat is None else seat
        for party in (*t.seats[first:], *t.seats[:first]):
            you = "yes" if party.seat == seat else "no"
            sections.append(
                (self.say("table-party", hero=self.seat(t, party.seat), you=you), self._party(t, party))
            )
        if t.fight is not None:
            facts = self._enemy(t, t.party)
            sections.append((self.say("table-fight", foe=facts["foe"], round=facts["round"]), self._fight(t)))
        return sections

    def _waiting(self, t: Realm, slot: int) -> str:
        card = t.track[slot]
        assert card is not None
        tint = self.say(f"tint-{card.colour}")
        return self.say(
            "table-track-card", card=self.name(card.id), space=self.place(t.markers[slot]), colour=tint
        )

    def _values(self, t: Realm, party: Party, ally: Companion | None) -> dict[str, Any]:
        """The values of a Hero or an Ally as they are now."""
        who = party if ally is None else ally
        values = {
            name: modifiers.characteristic(t, party, ally, which)
            for which, name in enumerate(modifiers.CHARACTERISTICS)
        }
        return {
            **values,
            "damage": self._damage(modifiers.damage(t, party, ally, phase) for phase in range(3)),
            "wounds": who.wounds,
            "life": modifiers.life(t, party, ally),
            "exhaustion": who.exhaustion,
            "stamina": modifiers.stamina(t, party, ally),
            "down": "no" if who.face_up else "yes",
        }

    def _figures(self, t: Realm, party: Party, ally: Companion | None) -> str:
        return self.say("table-figures", **self._values(t, party, ally))

    def _party(self, t: Realm, party: Party) -> list[str]:
        """A party as everybody sees it."""
        token = self._token(t, party.at)
        place = self.place(party.at) + ("" if token == "none" else f" ({token})")
        values = self._values(t, party, None)
        lines = [
            self.say("table-values", place=place, gold=party.gold, **values),
            self.say("table-figures", **values),
        ]
        if party.items:
            names = [
                self.name(item.card.id)
                if item.face_up
                else self.say("table-down", card=self.name(item.card.id))
                for item in party.items
            ]
            lines.append(self.say("table-items", items=", ".join(names)))
        for ally in party.allies:
            lines.append(self.say("table-ally", ally=self.name(ally.card.id), **self._values(t, party, ally)))
        if party.kept:
            lines.append(
                self.say("table-encounters", cards=", ".join(self.name(kept.card.id) for kept in party.kept))
            )
        owned = [
            self.say("table-tokens", count=count, colour=self.say(f"tint-{COLOURS[colour]}"))
            for colour, count in enumerate(party.tokens)
            if count
        ]
        owned += [self.say("table-noted", points=party.points)] if party.points else []
        if owned:
            facts = {
                "points": points(party),
                "tokens": ", ".join(owned),
                "price": modifiers.token_cost(t, party),
            }
            lines.append(self.say("table-points", **facts))
        return lines

    def _fight(self, t: Realm) -> list[str]:
        """The enemy's values and text."""
        fight = t.fight
        assert fight is not None
        foe = fight.foe
        if foe is None:
            return [self._figures(t, t.seats[fight.rival], None)]
        if not foe.life:
            return [self.text.card(foe)]
        targets = {
            name: _shown(modifiers.target(t, foe, phase))
            for phase, name in enumerate(modifiers.CHARACTERISTICS)
        }
        damage = self._damage(modifiers.foe_damage(t, foe, phase) for phase in range(3))
        life = modifiers.foe_life(t, foe)
        return [
            self.say("table-foe", damage=damage, wounds=fight.wounds, life=life, **targets),
            self.text.card(foe),
        ]

    # The map

    def map(self, table: Realm, seat: int | None, whole: bool = False) -> list[str]:
        """The rows around the seat's Hero, or all of them: flat-topped hexes with terrain, tokens and Heroes."""
        t, atlas = table, self.atlas
        party = t.seats[t.active if seat is None else seat]
        here = party.at if party.at != NOWHERE else atlas.find("tamalir")
        middle = min(max(here // atlas.columns, MAP_ROWS), atlas.rows - 1 - MAP_ROWS)
        rows = range(atlas.rows) if whole else range(middle - MAP_ROWS, middle + MAP_ROWS + 1)
        letters = "".join(f" {chr(65 + column)}  " for column in range(atlas.columns))
        lines = [f"    {letters}".rstrip(), "    " + "___     " * (atlas.columns // 2)]
        for row in rows:
            for odd in (0, 1):
                line = f"{row + 1:>2} " if not odd else "   "
                for column in range(atlas.columns):
                    if column % 2 == odd:
                        line += f"[dim]/[/]{self._cell(t, row * atlas.columns + column, party)}"
                    else:
                        line += "[dim]\\\\___[/]"
                lines.append(line + ("[dim]/[/]" if not odd else "[dim]\\\\[/]"))
        signs = [
            self.say(
                "map-sign", sign=f"[{SHADES[n]}]{SIGNS[n]}[/]", terrain=self.say(f"terrain-{TERRAINS[n]}")
            )
            for n in range(TOWN)
        ]
        heroes = ", ".join(f"{_initial(one.hero)} {self.seat(t, one.seat)}" for one in t.seats)
        return [*lines, self.say("map-legend", signs="  ".join(signs)), self.say("map-tokens", heroes=heroes)]

    def _cell(self, t: Realm, space: int, own: Party) -> str:
        """Three signs: the terrain or the town, the token's points, and a Hero or the sign of a waiting card."""
        there = [party for party in t.seats if party.at == space]
        terrain, colour = self.atlas.terrain[space], t.tokens.get(space)
        if there:
            style = "reverse bold" if own in there else "reverse"
            last = f"[{style}]{_initial(there[0].hero) if len(there) == 1 else '*'}[/]"
        else:
            last = "!" if slot_at(t, space) >= 0 else " "
        if terrain == TOWN:
            return f"[{SHADES[TOWN]}]{self.place(space)[:2]}[/]" + (last if there else self.place(space)[2])
        sign = f"[{SHADES[terrain]}]{SIGNS[terrain]}[/]"
        return sign + (sign if colour is None else f"[{TINTS[colour]}]{colour + 1}[/]") + last


def _context(card: Card) -> Context:
    return dict(OWN, owner="ally") if isinstance(card, AllyCard) else OWN


def _initial(hero: HeroCard) -> str:
    return hero.name.en[0]


def _shown(value: int | None) -> str:
    return "–" if value is None else str(value)


def _effects(thing: object) -> Iterator[Effect]:
    """Every effect in a card, however deep."""
    if isinstance(thing, tuple):
        for one in thing:
            yield from _effects(one)
    elif isinstance(thing, msgspec.Struct):
        if isinstance(thing, Effect):
            yield thing
        for field in thing.__struct_fields__:
            yield from _effects(getattr(thing, field))
