"""The Adventure Game told: what a seat is asked, what its options mean, and what happened, in both languages."""

from __future__ import annotations

from itertools import product
from typing import Any, NamedTuple

import msgspec

from locanda.kernel.decision import Decision, Option
from locanda.kernel.effects import Step, inside
from locanda.kernel.event import Event

from . import abilities, events, modifiers, travel, undefeated
from . import vocabulary as v
from .cards import LEVELS, AbilityCard, Card, EncounterFace, EventFace, ItemFace, QuestCard, Use
from .modifiers import OTHER, OWN
from .state import Fight, Fighter, Hero, World
from .wording import Wording, capital, total

# How far back the combat of an event is looked for.
RECENT = 400
FACES = range(1, 7)


class AdventureNarrator(Wording):
    """Speaks about a match of the Adventure Game in one language."""

    # Prompts

    def prompt(self, table: World, decision: Decision) -> str:
        """The question with what helps to answer it."""
        t, hero, given = table, table.seats[decision.seat], decision.facts or {}
        facts: dict[str, Any] = {
            "hero": self.seat(t, decision.seat),
            "active": self.seat(t, t.active),
            "place": self.place(hero.at),
            "movement": t.movement,
            "energy": abilities.energy(t, hero),
            "life": modifiers.life(t, hero),
            "left": modifiers.life(t, hero) - hero.damage,
            "cards": self.say("word-cards", amount=len(hero.hand)),
            "held": "yes" if travel.held(t, hero) and not travel.slip_cost(t, hero) else "no",
            "fight": "no",
            "text": "none",
            **given,
        }
        if t.fight is not None:
            own = modifiers.side_of(t, hero)
            side = OWN if own is None else own
            facts |= {"fight": "yes", "foe": self.fighter(t, t.fight, 1 - side)}
            facts |= {"own": self.side(t, t.fight, side), "other": self.side(t, t.fight, 1 - side)}
        if given.get("card"):
            card = self.library.by_id.get(given["card"])
            facts["card"] = self.name(given["card"])
            if isinstance(card, AbilityCard):
                player = next(one for one in t.seats if one.character.id == card.owner)
                facts |= {
                    "by": self.seat(t, player.seat),
                    "text": self.ability(card, player.level),
                }
        if "token" in given:
            facts |= {
                "token": self.word("token", given["token"]),
                "means": self.word("means", given["token"]),
            }
        return self.say(f"prompt-{decision.prompt.replace('.', '-')}", **facts)

    def details(self, table: World, decision: Decision, option: Option) -> dict[str, Any]:
        """The way of a walk, and the energy that slipping away from aggro costs."""
        if option.verb != "move":
            return {}
        hero = table.seats[decision.seat]
        path = travel.way(table, hero, option.value)
        slips = travel.slip_cost(table, hero) if travel.held(table, hero) else 0
        return {"path": [self.atlas.spaces[one].id for one in path], "energy": slips * len(path)}

    def chances(self, table: World, decision: Decision) -> list[tuple[str, float]]:
        """How likely the seat is to hit and to be hit in the combat at hand, or in those that it may begin."""
        t, fight = table, table.fight
        if fight is not None:
            side = modifiers.side_of(t, t.seats[decision.seat])
            if side is None or decision.prompt not in ("use.before-roll", "use.after-roll", "rocket-boot"):
                return []
            return self._chances(self.fighter(t, fight, 1 - side), Forecast(t, fight).chances(), side)
        found = []
        for option in decision.options if decision.prompt == "challenge" else ():
            begun = _begun(t, option)
            if begun is not None:
                found += self._chances(self.fighter(t, begun, OTHER), Forecast(t, begun).chances(), OWN)
            elif option.verb == "draw":
                found += self._unseen(t)
        return found

    def _chances(self, foe: str, hits: tuple[float, float], side: int) -> list[tuple[str, float]]:
        """The chance to hit and to be hit, with their names."""
        return [
            (self.say("chance-hit", foe=foe), hits[side]),
            (self.say("chance-be-hit", foe=foe), hits[1 - side]),
        ]

    def _unseen(self, t: World) -> list[tuple[str, float]]:
        """The chances against the encounters that are still in the deck of the space, on average."""
        level = self.atlas.level[t.hero.at]
        foes = [card.encounter for card in t.decks[level].cards if card.encounter is not None]
        hits = [Forecast(t, Fight(foe=foe)).chances() for foe in foes]
        if not hits:
            return []
        tint = self.word("tint", LEVELS[level])
        return [
            (self.say(message, colour=tint), sum(one[side] for one in hits) / len(hits))
            for side, message in ((OWN, "chance-hit-unseen"), (OTHER, "chance-be-hit-unseen"))
        ]

    # Options

    def option(self, table: World, decision: Decision, option: Option) -> str:
        """What the option does, with its price."""
        t, hero = table, table.seats[decision.seat]
        facts = {"prompt": decision.prompt.replace(".", "-"), "place": self.place(hero.at), "text": "none"}
        message = f"option-{option.verb}" + (f"-{option.about}" if option.verb == "choose" else "")
        return self.say(message, **(facts | self._about(t, hero, decision, option)))

    def _about(self, t: World, hero: Hero, decision: Decision, option: Option) -> dict[str, Any]:
        """The facts that an option's message may speak of."""
        value: Any = option.value
        facts: dict[str, Any]
        match option.verb:
            case "move" | "space":
                start = t.hero.at if decision.prompt == "false-map" else hero.at
                way = "none" if decision.prompt == "city" else self.way(start, value)
                detail = self.scene(t, decision.seat, value)
                return {"space": capital(self.place(value)), "way": way, "detail": detail}
            case "brew" if not isinstance(value, AbilityCard):
                verb = "flip" if value is None else "use"
                return {"kind": verb, **self._about(t, hero, decision, Option(verb, option.about, value))}
            case "play" | "brew" | "card":
                said, cost = self.ability(value, hero.level), abilities.cost(t, hero, value)
                return {"kind": "play", "card": self.named(value.name), "energy": cost, "text": said}
            case "use":
                use: Use = value.use
                at = "movement" if use.when == "movement" else "other"
                facts = {
                    "card": self.named(value.card.name),
                    "text": self.clause(use.do, span="combat", at=at),
                }
                return facts | {"energy": use.cost, "discard": "yes" if use.discard else "no"}
            case "take" if decision.prompt == "character":
                figures, badges = self.printed(value.sides[0], 0), self.badges(value.badges)
                facts = {"card": self.named(value.name), "affiliation": self.word("side", value.affiliation)}
                return facts | {"figures": figures, "badges": badges}
            case "equip" | "off" | "take" | "steal" | "sell" | "lose" | "give" | "potion":
                return self.goods(t, hero, value)
            case "health" | "swiftness":
                return {"card": self.named(value.name)}
            case "token":
                return {"token": self.word("token", value), "means": self.word("means", value)}
            case "flip":
                back = hero.character.sides[1 - hero.side]
                facts = {"card": self.named(back.name), "energy": hero.character.turning}
                return facts | {"figures": self.printed(back, hero.level), "text": self.rules(back)}
            case "which":
                kinds = (decision.facts or {}).get("kinds")
                kind = "none" if kinds is None else self.word("token", kinds[value])
                return {"number": option.about, "token": kind}
            case "drop":
                return {"quest": self.quest(value)}
            case "quest":
                quest = next(one for one in hero.quests if one.card is value)
                return {"quest": self.quest(value, self.progress(t, quest))}
            case "attack" | "character":
                other = t.seats[value]
                return {
                    "who": self.seat(t, value),
                    "figures": self.standing(t, other),
                    "life": modifiers.life(t, other),
                    "left": modifiers.life(t, other) - other.damage,
                    "cards": self.say("word-cards", amount=len(other.hand)),
                }
            case "colour":
                return {"colour": self.word("tint", value)}
            case "draw":
                return {"colour": self.word("tint", LEVELS[self.atlas.level[hero.at]])}
            case "resource":
                does = self.word("does", value)
                return {"resource": capital(self.word("resource", value)), "does": does}
            case "marker" | "map" | "event":
                return self._faced(t, hero, option)
            case "choose" | "yes" | "mana":
                return {"text": self._promise(decision, option)}
        return {}

    def _faced(self, t: World, hero: Hero, option: Option) -> dict[str, Any]:
        """What waits in a space: a marked encounter, what the board shows, or an event."""
        if option.verb == "marker":
            card = t.track[option.value]
            assert card is not None
            space, foe = self.place(t.markers[option.value]), undefeated.foe_of(card)
            aggro = "yes" if "aggro" in foe.traits else "no"
            facts = {"foe": self.named(foe.name), "figures": self.figures(foe), "aggro": aggro}
            return {"slot": option.about, "space": space, **facts}
        here = self.atlas.spaces[hero.at]
        if option.verb == "map":
            if here.encounter is not None:
                return {"foe": self.foe(here.encounter)}
            return {"foe": "none", "text": self.text.card(here)}
        event = events.at(t, hero.at)
        assert event is not None and event.card.event is not None
        face = event.card.event
        return {"card": self.named(face.name), "text": self.text.front(face)}

    def _promise(self, decision: Decision, option: Option) -> str:
        """What a yes, or one of two things, brings: read from the card or the space that asks."""
        name = (decision.facts or {}).get("card", "")
        kind = {"choose": v.Choose, "may": v.May, "hand-in-for": v.HandIn}.get(decision.prompt)
        source = self.library.by_id.get(name)
        if source is None and name in self.atlas.number:
            source = self.atlas.spaces[self.atlas.number[name]]
        if kind is None or source is None:
            return "none"
        found = [effect for effect in inside(source) if type(effect) is kind]
        if len(found) != 1:
            return "none"
        effect: Any = found[0]
        if kind is not v.Choose:
            return self.clause(effect.do)
        return self.clause(effect.first if option.about == "first" else effect.second)

    # What happened

    def event(self, table: World, event: Event) -> str:
        """What happened, with names and numbers."""
        facts: dict[str, Any] = {"text": "none", "space": "none", **event.facts}
        if event.seat is not None:
            facts |= {"hero": self.seat(table, event.seat), "number": event.seat + 1}
        if event.kind == "forced":
            verb, _, about = facts["option"].partition(":")
            return self.say("event-forced", choice=self._choice(table, verb, about), **facts)
        for name in event.facts.keys() & {"resource", "potion", "token"}:
            facts[name] = self.word(name, event.facts[name])
        if "space" in event.facts:
            form = "space-the" if event.kind in ("moved", "travelled") else "space-plain"
            facts["space"] = self.place(self.atlas.number[event.facts["space"]], form)
        if "token" in event.facts:
            facts["means"] = self.word("means", event.facts["token"])
        if "tokens" in facts:
            facts["tokens"] = self.listed(self.word("token", one) for one in facts["tokens"])
        if "colour" in facts:
            facts["colour"] = self.word("tint", facts["colour"])
        if "seats" in facts:
            winners = self.listed(self.seat(table, one) for one in facts["seats"])
            facts |= {"winners": winners, "count": len(facts["seats"])}
        if event.kind in ("duel", "stole", "victory") and "other" in facts:
            facts["other"] = facts["foe"] = self.seat(table, facts["other"])
        if facts.get("card"):
            facts |= self._told_card(table, event)
        if event.kind in ("dice", "rerolled", "attack", "foe-hurt", "rolled"):
            facts |= self._told_combat(table, event)
        return capital(self.say(f"event-{event.kind}", **facts))

    def _told_card(self, t: World, event: Event) -> dict[str, Any]:
        """The card of an event: its name, its figures, and what it does where that is news."""
        name = event.facts["card"]
        card = self.library.by_id[name]
        facts: dict[str, Any] = {"card": self.name(name), "foe": event.facts.get("foe", self.name(name))}
        if isinstance(card, EncounterFace):
            facts["figures"] = self.figures(card)
        elif isinstance(card, ItemFace):
            facts["figures"] = self.item(card)
        elif isinstance(card, QuestCard):
            facts["quest"] = self.quest(card)
        elif isinstance(card, AbilityCard) and event.kind == "played":
            facts["text"] = self.ability(card, t.seats[event.seat or 0].level)
        elif isinstance(card, AbilityCard) and card.always:
            facts["text"] = self.clause(card.always)
        elif isinstance(card, EventFace):
            back = card.back
            laid = card.type == "location" and "TAG-EVT-11" not in event.cites
            facts |= {"back": self.named(back.name), "text": self.text.front(card)}
            facts["laid"] = "yes" if laid else "no"
            if event.kind == "turned":
                face = back.item or back.enemy
                facts["text"] = self.clause(back.do) if face is None else self.text.card(face)
        if event.kind == "power" and isinstance(card, Card):
            power = next((one for one in card.powers if event.facts["die"] in one.on), None)
            owner = "foe" if isinstance(card, EncounterFace) else "hero"
            if power is not None:
                facts["text"] = self.clause(power.do, span="combat", owner=owner)
        return facts

    def _told_combat(self, t: World, event: Event) -> dict[str, Any]:
        """The dice of an event with those who rolled them, and the sum of an attack."""
        facts = event.facts
        if event.kind == "rolled":
            return {"success": "yes" if facts["die"] >= facts["target"] else "no"}
        if event.kind == "attack":
            who = self.name(facts["card"]) if facts["card"] else self.seat(t, event.seat or 0)
            hits = facts["total"] >= facts["defence"]
            return {
                "who": who,
                "type": self.word("type", facts["type"]),
                "sum": total(facts["die"], facts["total"] - facts["die"]),
                "outcome": "hit" if facts["damage"] else "harmless" if hits else "miss",
            }
        begun = _combat_of(t, event)
        foe = self.say("word-foe")
        if begun is not None:
            foe = (
                self.seat(t, begun.facts["other"]) if begun.kind == "duel" else self.name(begun.facts["card"])
            )
        found: dict[str, Any] = {"foe": foe}
        if event.kind == "dice":
            found["others"] = facts["other"]
        elif event.kind == "rerolled":
            active = t.active if begun is None or begun.seat is None else begun.seat
            found["who"] = self.seat(t, active) if facts["own"] else foe
        return found

    def _choice(self, t: World, verb: str, about: str) -> str:
        """A choice that was the only one, by its key."""
        match verb:
            case "move" | "space":
                return self.place(self.atlas.number[about])
            case "use":
                return self.name(about.split(".")[0])
            case "token" | "resource":
                return self.word(verb, about)
            case "colour":
                return self.word("tint", about)
            case "attack" | "character":
                return self.seat(t, int(about) - 1)
            case "marker" | "which":
                return self.say(f"choice-{verb}", slot=about)
            case "draw" | "map" | "event" | "yes" | "no":
                return self.say(f"choice-{verb}")
        return self.name(about) if about in self.library.by_id else self.say("choice-other")


class Position(NamedTuple):
    """A combat after its dice: what the powers have changed so far, and what each side has dealt."""

    dice: tuple[int, ...]
    boosts: tuple[tuple[tuple[str, v.Bonus], ...], ...] = ((), ())
    ranged: tuple[bool, ...] = (False, False)
    used: tuple[str, ...] = ()
    hits: tuple[bool, ...] = (False, False)
    taken: tuple[int, ...] = (0, 0)
    over: bool = False


class Forecast:
    """What the dice of a combat may bring: both dice, the powers they activate, ranged attacks before melee ones."""

    def __init__(self, t: World, fight: Fight) -> None:
        self.t = t
        self.fight = fight
        heroes = [modifiers.of_side(t, fight, side)[0] for side in (OWN, OTHER)]
        self.left = [1 if one is None else modifiers.life(t, one) - one.damage for one in heroes]
        self.powers = [
            [
                (f"{side}.{card.id}.{number}", power)
                for card, number, power in modifiers.powers_of(t, fight, side)
            ]
            for side in (OWN, OTHER)
        ]
        self.known: dict[object, list[tuple[str, int, int, int]]] = {}

    def chances(self) -> tuple[float, float]:
        """The chance of either side to hurt the other."""
        own, other = self.fight.own.die, self.fight.other.die
        rolls = list(product((own,) if own else FACES, (other,) if other else FACES))
        return _average([(1 / len(rolls), self._activate(Position(dice))) for dice in rolls])

    def _activate(self, at: Position) -> tuple[float, float]:
        """The next power that a die activates happens, those of the other side first; then the attacks."""
        for side in (OTHER, OWN):
            for key, power in self.powers[side]:
                if not at.over and at.dice[side] in power.on and key not in at.used:
                    ways = [(1.0, at._replace(used=(*at.used, key)))]
                    for step in power.do:
                        ways = [(a * b, y) for a, x in ways for b, y in self._step(x, side, step)]
                    return _average([(share, self._activate(after)) for share, after in ways])
        return self._attacks(at)

    def _step(self, at: Position, side: int, step: Step) -> list[tuple[float, Position]]:
        """What an effect makes of a position: one or several others, with their shares."""
        if isinstance(step, v.Reroll) and not at.over:
            side = side if step.whose == "own" else 1 - side
            return [(1 / 6, at._replace(dice=_with(at.dice, side, face))) for face in FACES]
        if getattr(step, "who", "you") != "you":
            side = 1 - side
        if isinstance(step, v.Bonus):
            gained = (*at.boosts[side], ("", msgspec.structs.replace(step, who="you")))
            at = at._replace(boosts=_with(at.boosts, side, gained))
        elif isinstance(step, v.Ranged):
            at = at._replace(ranged=_with(at.ranged, side, True))
        elif isinstance(step, v.CancelCombat):
            at = at._replace(over=True)
        elif isinstance(step, v.Damage):
            at = self._hurt(at, side, step.amount)
        return [(1.0, at)]

    def _hurt(self, at: Position, victim: int, amount: int) -> Position:
        """A side takes damage, which may end the combat."""
        taken = _with(at.taken, victim, at.taken[victim] + amount)
        over = at.over or taken[victim] >= self.left[victim]
        return at._replace(taken=taken, hits=_with(at.hits, 1 - victim, True), over=over)

    def _attacks(self, at: Position) -> tuple[float, float]:
        """Ranged attacks, then the melee attacks of those who still stand."""
        values = self._values(at)
        for kind in ("ranged", "melee"):
            after = at
            for side in (OTHER, OWN):
                type_, attack, _, damage = values[side]
                if not at.over and type_ == kind and damage and at.dice[side] + attack >= values[1 - side][2]:
                    after = self._hurt(after, 1 - side, damage)
            at = after
        return float(at.hits[OWN]), float(at.hits[OTHER])

    def _values(self, at: Position) -> list[tuple[str, int, int, int]]:
        """Attack type, attack, defence and damage of both sides, with what the powers have added."""
        key = (at.boosts, at.ranged)
        if key not in self.known:
            sides = [
                Fighter(
                    boosts=[*before.boosts, *at.boosts[side]],
                    strike=before.strike,
                    struck_by=before.struck_by,
                    ranged=before.ranged or at.ranged[side],
                )
                for side, before in ((OWN, self.fight.own), (OTHER, self.fight.other))
            ]
            t, fight = (
                self.t,
                Fight(self.fight.foe, rival=self.fight.rival, own=sides[OWN], other=sides[OTHER]),
            )
            self.known[key] = [
                (
                    modifiers.attack_type(t, fight, side),
                    modifiers.attack(t, fight, side),
                    modifiers.defence(t, fight, side),
                    modifiers.damage(t, fight, side),
                )
                for side in (OWN, OTHER)
            ]
        return self.known[key]


def _with(pair: tuple[Any, ...], side: int, value: Any) -> tuple[Any, ...]:
    """The pair with another value for a side."""
    return (value, pair[1]) if side == OWN else (pair[0], value)


def _average(parts: list[tuple[float, tuple[float, float]]]) -> tuple[float, float]:
    """The chances of several ways, each with its share."""
    return sum(share * one[0] for share, one in parts), sum(share * one[1] for share, one in parts)


def _begun(t: World, option: Option) -> Fight | None:
    """The combat that an option of the challenge phase would begin, if it is known."""
    here = t.library.atlas.spaces[t.hero.at]
    if option.verb == "attack":
        return Fight(rival=option.value)
    if option.verb == "marker":
        card = t.track[option.value]
        assert card is not None
        return Fight(foe=undefeated.foe_of(card))
    return Fight(foe=here.encounter) if option.verb == "map" and here.encounter is not None else None


def _combat_of(t: World, event: Event) -> Event | None:
    """The event with which the combat of another one began."""
    journal = t.journal or []
    for at in range(len(journal) - 1, max(-1, len(journal) - RECENT), -1):
        if journal[at] is event:
            for one in reversed(journal[max(0, at - RECENT) : at]):
                if one.kind in ("combat", "duel"):
                    return one
    return None
