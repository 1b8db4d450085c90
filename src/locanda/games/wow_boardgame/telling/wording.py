"""The Board Game's table in words: names, creatures, regions, cards, characters, and how a combat stands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from locanda.kernel.decision import Decision, Option
from locanda.kernel.refusal import Refusal
from locanda.kit.effects import Step, join
from locanda.kit.game import BoxedGame
from locanda.kit.narrate import Facts, Teller
from locanda.kit.records import Name
from locanda.kit.text import capital, sentence

from ..atlas import FACTIONS
from ..cards import Ability, ClassRecord, Item, Power, Quest, Reward, Stats, Talent
from ..library import Library
from ..rules import body, gear, overlords, values
from ..rules.pool import COLOURS
from ..state import NOWHERE, Area, Boxes, Character, Die, Figure, World
from .sayings import CARD
from .text import CardText

CONDITIONS = ("stun", "curse")


class Wording(Teller):
    """Speaks of what lies on the table, in one language."""

    library: Library

    def __init__(self, game: BoxedGame, language: str) -> None:
        super().__init__(game, language)
        self.atlas = self.library.atlas
        self.text = CardText(self.library, language)

    def prompt(self, table: World, decision: Decision) -> str:
        """The question, which may begin with a name and its article."""
        return capital(super().prompt(table, decision))

    def option(self, table: World, decision: Decision, option: Option) -> str:
        """What the option does; verbs that name a character as well are told by their first part."""
        verb = option.verb.partition(".")[0]
        facts = {"prompt": decision.prompt.replace(".", "-"), **self.choice(table, decision)}
        facts |= self.tellings.said[verb](self, table, decision, option) if verb in self.tellings.said else {}
        text = capital(self.say(facts.pop("message", f"option-{verb}"), **facts))
        return self.say("of-whom", who=facts.get("of-whom", "none"), text=text)

    def part(self, table: World, decision: Decision) -> str:
        """The character that one of several decisions of a seat is for."""
        return self.name(decision.part).split()[0] if decision.part in self.library.by_id else decision.part

    def refusal(self, table: World, refusal: Refusal) -> str:
        """What is in the way, with the dice of the pool, the creatures, and what a card asks for."""
        more: Facts = {}
        if table.combat is not None and table.combat.attack is not None:
            more["pool"] = self.dice(table.combat.attack.dice)
        card = refusal.facts.get("card")
        if isinstance(card, str) and card in self.library.creature:
            more["kinds"] = self.kind(card, 2)
        if refusal.reason == "needs-unmet":
            more["needs"] = self.needs(str(card))
        found = Refusal(refusal.rule, refusal.about, reason=refusal.reason, **{**refusal.facts, **more})
        return super().refusal(table, found)

    # Names

    def name_of(self, thing: str) -> Name:
        """The name of a card, a class, a region, or of tokens that work like a card."""
        record = self.library.by_id.get(thing) or self.library.class_of.get(thing)
        if record is not None:
            found: Name = record.name
            return found
        if thing in CONDITIONS:
            word = self.word("condition", thing)
            return Name(en=word, it=word, proper=True)
        return self.atlas.regions[self.atlas.number[thing]].name

    def name(self, thing: str) -> str:
        """The name of a card, a class or a region."""
        return self.named(self.name_of(thing))

    def forms(self, fact: str, name: Name) -> Facts:
        """A name as messages may need it; in Italian `ad` stands before an a."""
        found = super().forms(fact, name)
        to = found[f"{fact}-to"]
        if self.language == "it" and to.startswith(("a A", "a a")):
            found[f"{fact}-to"] = f"ad {to[2:]}"
        return found

    def names(self, things: Iterable[str]) -> str:
        """Several names as a list; equal ones are counted."""
        count = Counter(map(self.name, things))
        return self.listed(f"{name} × {number}" if number > 1 else name for name, number in count.items())

    def faction(self, faction: int) -> Facts:
        """A faction as messages take it; `side` is its id, or none where no faction is meant."""
        if faction == NOWHERE:
            return {"side": "none"}
        word = self.word("faction", FACTIONS[faction])
        name = Name(en=word, it=word, gender="f")
        return {"side": FACTIONS[faction], **self.forms("faction", name)}

    def person(self, table: World, character: int) -> Name:
        """A character by its first name."""
        name = table.characters[character].sheet.name
        return msgspec.structs.replace(name, en=name.en.split()[0], it=name.it.split()[0])

    def people(self, table: World, characters: Iterable[int]) -> str:
        """Several characters by their first names."""
        return self.listed(self.named(self.person(table, one)) for one in characters)

    def seat(self, table: World, seat: int) -> str:
        """The first names of the characters of a seat, or the player's number before there are any."""
        own = table.seats[seat].characters
        return self.people(table, own) if own else self.say("word-player", number=seat + 1)

    def place(self, region: int) -> Facts:
        """A region by its number, with its article and after prepositions."""
        return self.forms("region", self.atlas.regions[region].name)

    def called(self, thing: str) -> str:
        """The name of a card, a class or a region, at the start of a sentence."""
        known = thing in self.library.by_id or thing in self.library.class_of or thing in self.atlas.number
        return capital(self.name(thing)) if known else ""

    def either(self, texts: Sequence[str]) -> str:
        """One of several things."""
        return join(self.messages, list(texts), "list-either") or self.say("word-nothing")

    # Creatures

    def kind(self, creature: str, count: int) -> str:
        """What so many creatures of a type are called."""
        many = f"many-{creature}"
        return self.say(many) if count != 1 and self.messages.has(many) else self.name(creature)

    def creature(self, creature: str, shade: str, count: int = 0) -> str:
        """A creature of a color, or so many of them."""
        gender = self.name_of(creature).gender
        facts: Facts = {
            "count": count,
            "kind": self.kind(creature, count or 1),
            "shade": self.say(f"word-shade-{shade}", count=count or 1, gender=gender),
            "gender": gender,
        }
        return self.say("creatures" if count else "creature-one", **facts)

    def a_creature(self, creature: str, shade: str) -> str:
        """Some creature of a color, with its article."""
        gender = self.name_of(creature).gender
        shown = self.say(f"word-shade-{shade}", count=1, gender=gender)
        return self.say("creature-a", kind=self.name(creature), shade=shown, gender=gender)

    def counted(self, figures: Sequence[Figure]) -> str:
        """Creatures by their type and color."""
        count = Counter((one.creature.id, one.shade) for one in figures)
        return self.listed(self.creature(*what, number) for what, number in count.items())

    def group(self, t: World, figures: Sequence[Figure]) -> str:
        """Creatures of one owner: how many of which color, and that they are independent or for which quests."""
        said = self.counted(figures)
        if not figures[0].quest:
            gender = figures[0].creature.name.gender
            return self.say("group-independent", creatures=said, count=len(figures), gender=gender)
        quests = list(dict.fromkeys(one.quest for one in figures))
        facts = {"creatures": said, "quests": self.quests(quests), "count": len(quests)}
        return self.say("group-quests", **facts, **self.faction(figures[0].faction))

    def quests(self, quests: Iterable[str]) -> str:
        """Quests by their names."""
        return self.listed(self.say("quest-name", quest=self.name(one)) for one in quests)

    def stats(self, stats: Stats) -> str:
        """The three values of an opponent."""
        return self.say("stats", threat=stats.threat, attack=stats.attack, health=stats.health)

    def profile(self, figures: Sequence[Figure]) -> str:
        """The values that a group fights with: the highest Threat, the whole Attack, the Health of each."""
        every = [values.stats(one) for one in figures]
        health = self.either([str(one) for one in sorted({one.health for one in every})])
        attack = sum(one.attack for one in every)
        return self.say("stats", threat=max(one.threat for one in every), attack=attack, health=health)

    def groups(self, t: World, region: int) -> Iterator[str]:
        """The creatures in a region, group by group."""
        found: dict[tuple[str, int], list[Figure]] = {}
        for one in t.figures:
            if one.at == region:
                found.setdefault((one.creature.id, one.faction if one.quest else NOWHERE), []).append(one)
        return (self.group(t, figures) for figures in found.values())

    # Cards

    def does(self, ability: Ability) -> str:
        """What an ability does, in words."""
        return self.clause(ability.do)

    def needs(self, card: str) -> str:
        """What a card asks for if it is used; `none` if it asks for several things."""
        asked = {
            one.needs for one in self.library.by_id[card].abilities if one.needs is not None and not one.auto
        }
        if len(asked) != 1:
            return "none"
        return ", ".join(self.text.conditions(asked.pop()))

    def clause(self, effects: Sequence[Step]) -> str:
        """What effects do."""
        return " ".join(map(sentence, self.text.clauses(effects, CARD))) or "none"

    def rules(self, thing: str) -> str:
        """What a card says."""
        return self.text.deeds(self.library.by_id[thing]) or "none"

    def card(self, card_id: str) -> str:
        """The name, and under it the figures and the text."""
        return f"{self.name(card_id)}\n{self.text.card(self.library.by_id[card_id])}"

    def figures(self, card: Any, *, priced: bool = True) -> str:
        """What is printed on a card beside its text, in a few words; the price of an item may be left out."""
        if isinstance(card, Item):
            traits = self.listed(self.word("trait", one) for one in card.traits) if card.traits else "none"
            kind = self.word("type", card.type)
            gold = card.gold if priced else "none"
            return self.say("shown-item", type=kind, traits=traits, level=card.level, gold=gold)
        if isinstance(card, Power):
            category = "none" if card.category is None else self.word("category", card.category)
            facts = {"type": self.word("type", card.type), "category": category, "level": card.level}
            return self.say("shown-power", gold=card.gold, energy=card.energy, **facts)
        if isinstance(card, Talent):
            return self.say("shown-talent", level=card.level)
        if isinstance(card, ClassRecord):
            factions = self.either([self.word("faction", one) for one in card.factions])
            return self.say("shown-class", factions=factions, health=card.health[0], energy=card.energy[0])
        if isinstance(card, Quest):
            return self.quest(card)
        return ""

    def quest(self, quest: Quest) -> str:
        """A quest: its deck, its level, what it spawns where, and what it gives."""
        spawns = self.listed(
            self.say(
                "shown-spawn",
                creatures=self.creature(one.creature, one.colour, one.count),
                **self.forms("region", self.name_of(one.region)),
            )
            for one in quest.spawns
        )
        facts = {"grade": self.word("grade", quest.grade), "level": quest.level, "spawns": spawns}
        faction = self.faction(FACTIONS.index(quest.faction))
        return self.say("shown-quest", reward=self.reward(quest.reward), **facts, **faction)

    def reward(self, reward: Reward) -> str:
        """What a quest, a War or a boss gives."""
        parts = [self.say("amount-gold", amount=reward.gold)] if reward.gold else []
        parts += [self.say("amount-xp", amount=reward.xp)] if reward.xp else []
        for prize, times in Counter(reward.items).items():
            parts.append(self.say("prize", times=times, draw=prize.draw, deck=self.word("deck", prize.deck)))
        if reward.special:
            parts.append(
                self.say("prize-special", cards=self.either([self.name(one) for one in reward.special]))
            )
        return self.listed(parts)

    def area(self, area: str) -> str:
        """What a card area is called."""
        kind, _, number = area.partition("-")
        return self.say(f"word-area-{kind}", number=number)

    def top(self, one: Character, area: Area) -> Iterator[str]:
        """The cards that work in an area, with the Health of a companion and tokens."""
        for card in (area.top, *area.addons):
            if card is None:
                continue
            said = self.named(card.name)
            if card is area.card and area.health:
                said = self.say("table-companion", card=said, health=area.health)
            if one.tokens.get(card.id):
                said = self.say("table-tokens", card=said, tokens=one.tokens[card.id])
            yield said

    # Characters

    def condition(self, t: World, one: Character, message: str = "condition") -> str:
        """Health and Energy of a character with their capacities (`standing`: gold and tokens as well)."""
        return self.say(
            message,
            **{"health": one.health, "most-health": body.capacity(t, one, "health")},
            **{"energy": one.energy, "most-energy": body.capacity(t, one, "energy")},
            gold=one.gold,
            stun=one.stun,
            curse=one.curse,
        )

    def of(self, t: World, one: Character) -> Facts:
        """A character as messages take it: its name, where it is, and how it stands."""
        return {
            **self.forms("hero", self.person(t, one.index)),
            **self.place(one.at),
            **self.faction(one.faction),
            "condition": self.condition(t, one),
            "standing": self.condition(t, one, "standing"),
            "level": one.level,
            "gold": one.gold,
            "energy": one.energy,
        }

    # Regions

    def scene(self, t: World, region: int, faction: int) -> str:
        """What is printed in a region and who is there, as far as a faction may know; `none` if nothing."""
        record = self.atlas.regions[region]
        parts = [self.say("region-home", **self.faction(FACTIONS.index(record.home)))] if record.home else []
        parts += [
            self.say(f"region-{name}")
            for name, there in (("town", record.towns), ("flight", record.flights))
            if (FACTIONS[faction] in there if faction != NOWHERE else there)
        ]
        parts += [self.say("region-graveyard")] if record.graveyard else []
        parts += self.groups(t, region)
        parts += self._bosses(t, region, faction)
        others = [one.index for one in t.characters if one.at == region]
        if others:
            parts.append(self.say("region-figures", heroes=self.people(t, others)))
        return "; ".join(parts) or "none"

    def _bosses(self, t: World, region: int, faction: int) -> Iterator[str]:
        """The Overlord or his marker, bosses and the tokens of Events in a region."""
        overlord = self.named(t.overlord.name)
        if overlords.stands_at(t, region):
            if len(t.markers) < 2:
                yield self.say("region-overlord", card=overlord)
            elif faction != NOWHERE and region in t.seen[faction]:
                real = "real" if region == t.overlord_at else "empty"
                yield self.say(f"region-marker-{real}", card=overlord)
            else:
                yield self.say("region-marker", card=overlord)
        for lies in t.lasting:
            if region in lies.regions:
                boss = lies.event.boss
                message = "region-boss" if boss else "region-event"
                yield self.say(message, card=self.name(boss or lies.event.id))

    # Combat

    def dice(self, dice: Sequence[Die]) -> str:
        """A pool: the results by color, and how many dice wait for the roll."""
        parts = []
        for colour in COLOURS:
            own = [die for die in dice if die.colour == colour]
            word = self.word("dice", colour)
            faces = " ".join(str(die.face) for die in sorted(own, key=lambda die: -die.face) if die.face)
            if faces:
                parts.append(self.say("dice-rolled", colour=word, faces=faces))
            waiting = sum(not die.face for die in own)
            if waiting:
                parts.append(self.say("dice-waiting", count=waiting, colour=word, **self.die_words(colour)))
        return ", ".join(parts) or self.say("dice-none")

    def rolled(self, dice: Sequence[tuple[str, int]]) -> str:
        """What dice show, by color."""
        return self.dice([Die(colour, "", face) for colour, face in dice])  # type: ignore[arg-type]

    def hits(self, damage: int, defense: int, attrition: int) -> str:
        """The hits in the three boxes."""
        return self.boxes(Boxes(damage, defense, attrition))

    def die_words(self, colour: str) -> Facts:
        """A die of a color, and its color alone as that of one die."""
        word = self.word("die", colour)
        return {"die": word, "one": word.split()[-1]}

    def amount(self, colour: str, count: int) -> str:
        """So many dice of a color."""
        words = {"colour": self.word("dice", colour), **self.die_words(colour)}
        return self.say("dice-amount", count=count, **words)

    def one_die(self, colour: str, face: int) -> str:
        """A die of a color with the result that it shows, if it was rolled."""
        facts = {"colour": self.word("dice", colour), **self.die_words(colour)}
        return self.say("die-showing", face=face, **facts) if face else self.word("die", colour)

    def boxes(self, boxes: Boxes) -> str:
        """What lies in a combat area."""
        found = {name: getattr(boxes, name) for name in ("damage", "defense", "attrition", "armor")}
        return self.say("boxes", **found)

    def round(self, t: World) -> Facts:
        """The combat at hand: its round and region, and the Attack phase with its pool and values."""
        combat = t.combat
        if combat is None:
            return {}
        facts: Facts = {"round": combat.round, **self.place(combat.at)}
        if combat.attack is not None:
            facts |= {
                "attacker": self.named(self.person(t, combat.attack.who)),
                "pool": self.dice(combat.attack.dice),
                "threat": values.threat(t, combat),
                "reroll": values.reroll(t, combat),
                "attrition": values.attrition(t, combat),
            }
        return facts

    def instead(self, one: Character, area: Area, card: Power | Item) -> str:
        """What a card takes the place of on the sheet; `none` if of nothing."""
        return "none" if card.addon or area.card is None else self.named(area.card.name)

    def price(self, t: World, one: Character, card: Power | Item) -> int:
        """The Energy that equipping a card costs."""
        return gear.equip_cost(t, one, card)
