"""The Adventure Game told: what a seat is asked, what its options mean, and what happened, in both languages."""

from __future__ import annotations

from typing import Any

from locanda.kernel.decision import Decision, Option
from locanda.kernel.event import Event
from locanda.kit.choices import promised
from locanda.kit.narrate import Facts, Tellings, place_of
from locanda.kit.records import Name
from locanda.kit.text import capital

from ..cards import LEVELS, AbilityCard, EncounterFace, EventFace, ItemFace, QuestCard, Use
from ..rules import abilities, events, modifiers, travel, undefeated
from ..rules.modifiers import OWN
from ..state import World
from . import refusals
from .reasons import Reasons
from .wording import total

TELLINGS = Tellings()
TELLINGS.add(refusals.TELLINGS)
asks, says, tells, term = TELLINGS.asks, TELLINGS.says, TELLINGS.tells, TELLINGS.term


class AdventureNarrator(Reasons):
    """Speaks about a match of the Adventure Game in one language."""

    tellings = TELLINGS

    # Prompts

    def around(self, table: World, decision: Decision) -> Facts:
        """The character that is asked, what it has left, whom it fights, and the card that asks."""
        t, hero, given = table, table.seats[decision.seat], decision.facts or {}
        facts: Facts = {
            "hero": self.seat(t, decision.seat),
            "active": self.seat(t, t.active),
            **self.where("place", hero.at),
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
            facts |= {"fight": "yes", **self.forms("foe", self.fighter(t, t.fight, 1 - side))}
            facts |= {"own": self.side(t, t.fight, side), "other": self.side(t, t.fight, 1 - side)}
        if given.get("card"):
            card = self.library.by_id.get(given["card"])
            facts |= self.forms("card", self.name_of(given["card"]))
            if isinstance(card, AbilityCard):
                player = next(one for one in t.seats if one.character.id == card.owner)
                facts |= {"by": self.seat(t, player.seat), "text": self.ability(card, player.level)}
        if "token" in given:
            facts |= self._token_term(t, given["token"])
        return facts

    def details(self, table: World, decision: Decision, option: Option) -> dict[str, Any]:
        """The way of a walk, and the energy that slipping away from aggro costs."""
        if option.verb != "move":
            return {}
        hero = table.seats[decision.seat]
        path = travel.way(table, hero, option.value)
        price = travel.step_cost(table, hero)
        return {"path": [self.atlas.spaces[one].id for one in path], "energy": price * len(path)}

    # Options

    def choice(self, table: World, decision: Decision) -> Facts:
        """Where the character stands."""
        return {**self.where("place", table.seats[decision.seat].at), "text": "none"}

    @says("move", "space")
    def _space(self, t: World, decision: Decision, option: Option) -> Facts:
        """A space, the way there, and what is there."""
        start = t.hero.at if decision.prompt == "false-map" else t.seats[decision.seat].at
        way = "none" if decision.prompt == "city" else self.way(start, option.value)
        detail = self.scene(t, decision.seat, option.value)
        return {"space": capital(self.place(option.value)), "way": way, "detail": detail}

    @says("play", "card")
    def _play(self, t: World, decision: Decision, option: Option) -> Facts:
        """An ability card with its cost and text."""
        hero, card = t.seats[decision.seat], option.value
        said, cost = self.ability(card, hero.level), abilities.cost(t, hero, card)
        return {"kind": "play", **self.forms("card", card.name), "energy": cost, "text": said}

    @says("use")
    def _use(self, t: World, decision: Decision, option: Option) -> Facts:
        """What a use costs and does."""
        use: Use = option.value.terms
        at = "movement" if use.when == "movement" else "other"
        text = self.clause(use.do, span="combat", at=at)
        facts = {**self.forms("card", option.value.card.name), "text": text}
        return facts | {"energy": use.cost, "discard": "yes" if use.discard else "no"}

    @says("flip")
    def _flip(self, t: World, decision: Decision, option: Option) -> Facts:
        """The other side of the character card."""
        hero = t.seats[decision.seat]
        back = hero.character.sides[1 - hero.side]
        facts = {**self.forms("card", back.name), "energy": hero.character.turning}
        return facts | {"figures": self.printed(back, hero.level), "text": self.rules(back)}

    @says("brew")
    def _brew(self, t: World, decision: Decision, option: Option) -> Facts:
        """The same as without a potion."""
        if isinstance(option.value, AbilityCard):
            return self._play(t, decision, option)
        if option.value is None:
            return {"kind": "flip", **self._flip(t, decision, option)}
        return {"kind": "use", **self._use(t, decision, option)}

    @says("equip", "off", "take", "steal", "sell", "lose", "give", "potion")
    def _item(self, t: World, decision: Decision, option: Option) -> Facts:
        """An item with its values and its owner, or a character that may be taken."""
        if decision.prompt != "character":
            return self.goods(t, t.seats[decision.seat], option.value)
        card = option.value
        facts = {**self.forms("card", card.name), "affiliation": self.word("side", card.affiliation)}
        return facts | {"figures": self.printed(card.sides[0], 0), "badges": self.badges(card.badges)}

    @says("health", "swiftness")
    def _potion(self, t: World, decision: Decision, option: Option) -> Facts:
        """An item that is drunk."""
        return self.forms("card", option.value.name)

    @says("first")
    def _first(self, t: World, decision: Decision, option: Option) -> Facts:
        """The card whose effects happen first."""
        return {"card": self.named(getattr(option.value, "card", option.value).name)}

    @says("token")
    def _token(self, t: World, decision: Decision, option: Option) -> Facts:
        """A discovery and what it does."""
        return self._token_term(t, option.value)

    @says("which")
    def _which(self, t: World, decision: Decision, option: Option) -> Facts:
        """One of several discoveries, by its kind if that is known."""
        kinds = (decision.facts or {}).get("kinds")
        kind = "none" if kinds is None else self.word("token", kinds[option.value])
        return {"number": option.about, "token": kind}

    @says("drop")
    def _drop(self, t: World, decision: Decision, option: Option) -> Facts:
        """A quest that is given up."""
        return {"quest": self.quest(option.value)}

    @says("quest")
    def _quest(self, t: World, decision: Decision, option: Option) -> Facts:
        """A quest, and what is left to do for it."""
        quest = next(one for one in t.seats[decision.seat].quests if one.card is option.value)
        return {"quest": self.quest(option.value, self.progress(t, quest))}

    @says("attack", "character")
    def _character(self, t: World, decision: Decision, option: Option) -> Facts:
        """Another character as it stands."""
        other = t.seats[option.value]
        life = modifiers.life(t, other)
        return {
            **self.forms("who", self.person(t, option.value)),
            "figures": self.standing(t, other),
            "life": life,
            "left": life - other.damage,
            "cards": self.say("word-cards", amount=len(other.hand)),
        }

    @says("colour")
    def _colour(self, t: World, decision: Decision, option: Option) -> Facts:
        """The color of a deck."""
        return {"colour": self.word("tint", option.value)}

    @says("draw")
    def _draw(self, t: World, decision: Decision, option: Option) -> Facts:
        """The deck that is drawn from here."""
        return {"colour": self.word("tint", LEVELS[self.atlas.level[t.seats[decision.seat].at]])}

    @says("resource")
    def _resource(self, t: World, decision: Decision, option: Option) -> Facts:
        """A resource and what it does."""
        name = capital(self.word("resource", option.value))
        return {"resource": name, "does": self.word("does", option.value)}

    @says("marker")
    def _marker(self, t: World, decision: Decision, option: Option) -> Facts:
        """A marked encounter and where it waits."""
        card = t.track[option.value]
        assert card is not None
        facts = self.where("space", t.markers[option.value]) | self.enemy(undefeated.foe_of(card))
        return {"slot": option.about, **facts}

    @says("map")
    def _map(self, t: World, decision: Decision, option: Option) -> Facts:
        """What the board shows here."""
        here = self.atlas.spaces[t.seats[decision.seat].at]
        if here.encounter is not None:
            return self.enemy(here.encounter)
        return {"foe": "none", "text": self.text.card(here)}

    @says("event")
    def _event(self, t: World, decision: Decision, option: Option) -> Facts:
        """The event that lies here."""
        event = events.at(t, t.seats[decision.seat].at)
        assert event is not None and event.card.event is not None
        face = event.card.event
        return {**self.forms("card", face.name), "text": self.text.front(face)}

    @says("choose", "yes", "mana")
    def _chosen(self, t: World, decision: Decision, option: Option) -> Facts:
        """What a yes, or one of two things, brings: read from the effect that asks."""
        facts: Facts = {"text": self.clause(promised(decision.subject, option))}
        if option.verb == "choose":
            facts["message"] = f"option-choose-{option.about}"
        return facts

    # What happened

    def happened(self, table: World, event: Event) -> Facts:
        """The facts of an event in words, with the card that it is about."""
        facts: Facts = {"space": "none", **super().happened(table, event)}
        if event.seat is not None:
            facts |= {"number": event.seat + 1, **self.forms("hero", self.person(table, event.seat))}
        if event.facts.get("card"):
            facts |= self._told_card(table, event)
        return facts

    @term("resource", "potion")
    def _word_term(self, t: World, value: str) -> str:
        """A resource or a potion."""
        kind = "potion" if self.messages.has(f"word-potion-{value}") else "resource"
        return self.word(kind, value)

    @term("token")
    def _token_term(self, t: World, kind: str) -> Facts:
        """A discovery and what it does."""
        return {
            "token": self.word("token", kind),
            "token-a": self.word("a-token", kind),
            "means": self.word("means", kind),
        }

    @term("tokens")
    def _tokens_term(self, t: World, kinds: list[str]) -> str:
        """Several discoveries."""
        return self.listed(self.word("a-token", one) for one in kinds)

    @term("colour")
    def _colour_term(self, t: World, colour: str) -> str:
        """The word for a color."""
        return self.word("tint", colour)

    @term("space")
    def _space_term(self, t: World, space: str) -> Facts:
        """A space, as somebody goes there or is there."""
        return self.where("space", self.atlas.number[space])

    @tells("forced")
    def _forced(self, t: World, event: Event) -> Facts:
        """A choice that was the only one, by its key."""
        verb, _, about = event.facts["option"].partition(":")
        return {"choice": self._choice(t, verb, about)}

    @tells("won")
    def _won(self, t: World, event: Event) -> Facts:
        """Who won."""
        seats = event.facts["seats"]
        return {"winners": self.listed(self.seat(t, one) for one in seats), "count": len(seats)}

    @tells("duel", "stole", "victory")
    def _against(self, t: World, event: Event) -> Facts:
        """Against which character, if it was one."""
        if "other" not in event.facts:
            return {}
        other = self.person(t, event.facts["other"])
        return self.forms("other", other) | self.forms("foe", other)

    def _told_card(self, t: World, event: Event) -> Facts:
        """The card of an event: its name and its figures; what it says is read on the card itself."""
        name = event.facts["card"]
        card = self.library.by_id[name]
        facts = self.forms("card", self.name_of(name))
        if isinstance(card, EncounterFace):
            facts |= self.enemy(card)
        elif isinstance(card, ItemFace):
            facts["figures"] = self.item(card)
        elif isinstance(card, QuestCard) and event.kind == "quest":
            facts["valor"] = card.valor
        elif isinstance(card, EventFace):
            laid = card.type == "location" and "TAG-EVT-11" not in event.cites
            facts |= {"back": self.named(card.back.name), "laid": "yes" if laid else "no"}
        return facts

    @tells("rolled")
    def _rolled(self, t: World, event: Event) -> Facts:
        """Whether a die reached what it had to."""
        return {"success": "yes" if event.facts["die"] >= event.facts["target"] else "no"}

    @tells("attack")
    def _attack(self, t: World, event: Event) -> Facts:
        """Who attacked whom and how, the sum of it, and what came of it."""
        facts, begun = event.facts, _combat_of(t, event)
        hits = facts["total"] >= facts["defence"]
        who = self.name_of(facts["card"]) if facts["card"] else self.person(t, event.seat or 0)
        foe: Facts = {"foe": "none"}
        if begun is not None and begun.seat is not None:
            own = not facts["card"] and event.seat == begun.seat
            foe = self.forms("foe", self._fought(t, begun) if own else self.person(t, begun.seat))
        return {
            **self.forms("who", who),
            **foe,
            "sum": total(facts["die"], facts["total"] - facts["die"]),
            "outcome": "hit" if facts["damage"] else "harmless" if hits else "miss",
        }

    @tells("dice", "rerolled", "foe-hurt")
    def _dice(self, t: World, event: Event) -> Facts:
        """The dice of an event with those who rolled them."""
        begun = _combat_of(t, event)
        foe = self._fought(t, begun)
        found = self.forms("foe", foe)
        if event.kind == "dice":
            found["others"] = event.facts["other"]
        elif event.kind == "rerolled":
            active = t.active if begun is None or begun.seat is None else begun.seat
            found |= self.forms("who", self.person(t, active) if event.facts["own"] else foe)
        return found

    def _fought(self, t: World, begun: Event | None) -> Name:
        """Who is fought in the combat that began with an event."""
        if begun is None:
            return self.stranger()
        if begun.kind == "duel":
            return self.person(t, begun.facts["other"])
        return self.name_of(begun.facts["card"])

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
        if self.messages.has(f"choice-{verb}"):  # an expansion may bring words for choices of its own
            return self.say(f"choice-{verb}", slot=about)
        return self.name(about) if about in self.library.by_id else self.say("choice-other")


def _combat_of(t: World, event: Event) -> Event | None:
    """The event with which the combat of another one began."""
    at = place_of(t.journal, event)
    before = (t.journal or [])[: max(0, at)]
    return next((one for one in reversed(before) if one.kind in ("combat", "duel")), None)
