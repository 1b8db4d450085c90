"""Card text: everything that a card, a sheet or an Event says is rendered from what it does, in both languages."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from locanda.kit.records import Record
from locanda.kit.text import capital, sentence

from ..cards import (
    SHADES,
    AreaRecord,
    AuctionItem,
    Boss,
    Card,
    Creature,
    Event,
    Gear,
    Item,
    Overlord,
    Power,
    Prize,
    Quest,
    Race,
    Reward,
    Sheet,
    Spawn,
    Stats,
    Talent,
)
from ..library import Library
from ..rules import events, foes, happenings, travel
from .sayings import CARD, FOE, Sayings

# What the rules of the Events count with, by the names that their messages have for it.
COUNTED = {
    "trophies": events.TROPHIES,
    "trophy-gold": events.CLEANSE_GOLD,
    "trophy-xp": events.CLEANSE_XP,
    "wind-xp": events.WIND_XP,
    "wind-energy": travel.WIND_COST,
    "bounty-xp": events.BOUNTY_XP,
    "plague-energy": events.PLAGUE_ENERGY,
    "plague-xp": events.PLAGUE_XP,
    "plague-attack": foes.PLAGUE_ATTACK,
    "cauldron-attack": foes.CAULDRON_ATTACK,
    "near": happenings.NEAR,
    "far": happenings.FAR,
}
# Traits of which only one item may be used in a round.
ONE_A_ROUND = ("potion", "scroll")


class CardText(Sayings):
    """Renders the text of cards: a line with what it is, its figures, and what it does."""

    def __init__(self, library: Library, language: str) -> None:
        super().__init__(library, language)
        self._kinds: dict[type[Record], tuple[Callable[[Any], Iterator[str]], Callable[[Any], list[str]]]] = {
            Power: (self._power, self._deeds),
            Talent: (self._talent, self._deeds),
            Item: (self._item, self._item_deeds),
            Race: (self._race, self._deeds),
            AuctionItem: (self._auctioned, self._auctioned_deeds),
            Sheet: (self._sheet, self._sheet_deeds),
            Creature: (self._creature, self._foe_deeds),
            Boss: (self._boss, self._boss_deeds),
            Overlord: (self._overlord, self._overlord_deeds),
            Quest: (self._quest, self._quest_deeds),
            Event: (self._event, self._event_deeds),
        }

    def card(self, record: Record) -> str:
        """Everything that the card says."""
        return self.text((self.line(record), self.deeds(record)))

    def line(self, record: Record) -> str:
        """What the card is, with its figures."""
        return sentence(", ".join(self._kinds[type(record)][0](record)))

    def deeds(self, record: Record) -> str:
        """What the card does."""
        return self.text(self._kinds[type(record)][1](record))

    # Powers, Talents, Items

    def _deeds(self, card: Card) -> list[str]:
        """The abilities of a card, and how others read as long as this one works."""
        combo = isinstance(card, Power) and card.finishing
        context = {**CARD, "tokens": "combo"} if combo else CARD
        found = self.abilities(card.abilities, context)
        for name, abilities in card.instead.items():
            text = self.text(self.abilities(abilities, context))
            number = "many" if self.library.by_id[name].name.plural else "one"
            found.append(self.say("card-instead", card=self.word("card", name), number=number, text=text))
        return found

    def _owned(self, card: Power | Talent) -> str:
        """The class of a Power or a Talent."""
        return self.named(self.library.class_of[card.owner].name)

    def _power(self, card: Power) -> Iterator[str]:
        yield self.say("card-line-power", type=card.type, owner=self._owned(card))
        if card.category is not None:
            yield self.word("category", card.category)
        if card.finishing:
            yield self.say("card-finishing")
        yield from self._gear(card, card.function, card.preprinted)
        if card.energy:
            yield self.say(
                "card-energy", energy=card.energy, use="use" if card.type == "instant" else "equip"
            )
        if card.health:
            yield self.say("card-health", health=card.health)

    def _gear(self, card: Gear, function: str, preprinted: bool) -> Iterator[str]:
        """What powers and items have: add-ons with their kind, the level, the price."""
        if card.addon:
            yield self.say("card-addon", function=self.word("function", function))
        if preprinted:
            yield self.say("card-preprinted")
        else:
            yield self.say("card-level", level=card.level)
            yield self.gold(card.gold)

    def _talent(self, card: Talent) -> Iterator[str]:
        yield self.say("card-line-talent", owner=self._owned(card))
        yield self.say("card-level", level=card.level)

    def _item(self, card: Item) -> Iterator[str]:
        yield self.say("card-line-item", type=card.type)
        yield self.listed([self.word("trait", trait) for trait in card.traits], "list-or")
        if card.soulbound:
            yield self.say("card-soulbound")
        yield from self._gear(card, card.function, card.preprinted)

    def _item_deeds(self, card: Item) -> list[str]:
        found = self._deeds(card)
        found += [sentence(self.say(f"card-one-{one}")) for one in card.traits if one in ONE_A_ROUND]
        return [*found, sentence(self.say("card-exempt"))] if card.exempt else found

    def _race(self, card: Race) -> Iterator[str]:
        yield self.say("card-line-race")

    def _auctioned(self, card: AuctionItem) -> Iterator[str]:
        yield self.say("card-line-auction")
        yield self.say("card-soulbound")

    def _auctioned_deeds(self, card: AuctionItem) -> list[str]:
        return [*self._deeds(card), sentence(self.say("card-auctioned"))]

    # Sheets

    def _sheet(self, sheet: Sheet) -> Iterator[str]:
        kind = self.library.class_of[sheet.owner]
        yield self.say("card-line-sheet", owner=self.named(kind.name), faction=sheet.faction)
        for message, row in (("card-healths", kind.health), ("card-energies", kind.energy)):
            yield self.say(message, row="/".join(map(str, row)))

    def _sheet_deeds(self, sheet: Sheet) -> list[str]:
        race: Race = self.library.by_id[sheet.race]
        areas = [self._area(one, sheet) for one in self.library.class_of[sheet.owner].areas]
        return [
            self.say("card-race", race=self.named(race.name), deeds=self.deeds(race)),
            sentence(self.say("card-areas", areas="; ".join(areas))),
        ]

    def _area(self, area: AreaRecord, sheet: Sheet) -> str:
        """What a card area takes, and what is printed on it."""
        takes = []
        if area.only is not None:
            takes.append(self.say("card-only", category=self.word("category", area.only)))
        elif area.types != (area.id,):
            takes.append(self.words("card-type", area.types, "list-or"))
        if area.traits != ("all",):
            takes.append(self.words("card-trait", area.traits, "list-or"))
        if area.id in sheet.preprinted:
            takes.append(self.say("card-printed", card=self.word("card", sheet.preprinted[area.id])))
        name = self.word("area", area.id)
        return f"{name} ({', '.join(takes)})" if takes else name

    # What is fought

    def stats(self, stats: Stats) -> str:
        """The values of an opponent."""
        return self.say("card-stats", threat=stats.threat, attack=stats.attack, health=stats.health)

    def _creature(self, creature: Creature) -> Iterator[str]:
        rows = [f"{self.say(f'card-shade-{one}')} {self.stats(creature.stats[one])}" for one in SHADES]
        yield self.say("card-line-creature", letter=creature.letter, rows="; ".join(rows))

    def _foe_deeds(self, foe: Card) -> list[str]:
        return self.abilities(foe.abilities, FOE)

    def _boss(self, boss: Boss) -> Iterator[str]:
        yield self.say("card-line-boss", where=self.where(boss.region))
        yield self.stats(boss.stats)

    def _boss_deeds(self, boss: Boss) -> list[str]:
        found = self._foe_deeds(boss)
        if boss.once:
            found.append(sentence(self.say("card-boss-once")))
        same = "yes" if boss.stronger == boss.weaker else "no"
        facts = {"stronger": self.reward(boss.stronger), "weaker": self.reward(boss.weaker)}
        return [*found, sentence(self.say("card-boss-reward", same=same, **facts))]

    def _overlord(self, overlord: Overlord) -> Iterator[str]:
        profiles = {"small": self.stats(overlord.small), "large": self.stats(overlord.large)}
        yield self.say("card-line-overlord", **profiles)

    def _overlord_deeds(self, overlord: Overlord) -> list[str]:
        name = self.named(overlord.name)
        facts: dict[str, Any] = {"places": self.places(overlord.regions), "count": len(overlord.regions)}
        found = [sentence(self.say("card-overlord-at", name=name, **facts)), *self._foe_deeds(overlord)]
        if overlord.way:
            found.append(self.say("card-overlord-way", name=name, goal=self.place(overlord.way)["the"]))
        if overlord.events:
            found.append(sentence(self.say("card-overlord-events", count=len(overlord.events))))
        return found

    # Rewards and quests

    def gold(self, amount: int) -> str:
        """So much gold."""
        return self.say("card-gold", amount=amount)

    def reward(self, reward: Reward) -> str:
        """Everything that a quest, a War or a boss gives."""
        found = [self.gold(reward.gold)] if reward.gold else []
        if reward.xp:
            found.append(self.say("card-xp", amount=reward.xp))
        for prize in dict.fromkeys(reward.items):
            found.append(self._prize(prize, reward.items.count(prize)))
        if reward.special:
            cards = self.listed([self.word("card", one) for one in reward.special], "list-or")
            found.append(self.say("card-special", cards=cards))
        return self.listed(found)

    def _prize(self, prize: Prize, times: int) -> str:
        """Items of a deck: how many, or how often one of several."""
        return self.say("card-prize", deck=self.word("deck", prize.deck), draw=prize.draw, times=times)

    def _quest(self, quest: Quest) -> Iterator[str]:
        yield self.say("card-line-quest", faction=quest.faction, grade=self.say(f"card-grade-{quest.grade}"))
        yield self.say("card-level", level=quest.level)

    def _quest_deeds(self, quest: Quest) -> list[str]:
        found = []
        for message, blue in (("card-spawns-own", False), ("card-spawns-independent", True)):
            spawns = [one for one in quest.spawns if (one.colour == "blue") == blue]
            regions = dict.fromkeys(one.region for one in spawns)
            rows = [
                self._spawned(region, [one for one in spawns if one.region == region]) for region in regions
            ]
            if rows:
                found.append(sentence(self.say(message, spawns=self.listed(rows))))
        return [*found, sentence(self.say("card-reward", reward=self.reward(quest.reward)))]

    def _spawned(self, region: str, spawns: Sequence[Spawn]) -> str:
        """The figures that come to a region."""
        return f"{self.listed([self._spawn(one) for one in spawns])} {self.where(region)}"

    def _spawn(self, spawn: Spawn) -> str:
        """Some figures of a type and color."""
        name = self.library.creature[spawn.creature].name
        facts = {"creature": self.named(name), "gender": name.gender, "colour": spawn.colour}
        return " ".join(self.say("card-spawn", count=spawn.count, **facts).split())

    # Events

    def _event(self, event: Event) -> Iterator[str]:
        yield self.say(f"card-line-{'bonus' if event.bonus else 'event'}")
        if event.overlord:
            yield self.say("card-only-with", name=self.word("card", event.overlord))
        if event.destiny:
            yield self.say("card-destiny", number=event.destiny)

    def _event_deeds(self, event: Event) -> list[str]:
        """What an Event does; a boss or an item that it brings stands on it with all it does."""
        facts: dict[str, Any] = {**COUNTED, **dict(self._event_facts(event))}
        script = event.id if event.script == "lasting" else event.script
        said = self.say(f"card-event-{script}", **facts)
        found = [capital(said) if event.item else sentence(said)]
        more = f"card-event-more-{event.id}"
        if self.messages.has(more):
            found.append(sentence(self.say(more, **facts)))
        brought = self.library.by_id.get(event.boss)
        if isinstance(brought, Boss):
            found += [sentence(self.stats(brought.stats)), *self._boss_deeds(brought)]
        return found

    def _event_facts(self, event: Event) -> Iterator[tuple[str, str]]:
        """The names and rewards that the message of an Event may need."""
        overlord = event.overlord or self.library.overlords[-1].id
        yield "overlord", self.word("card", overlord)
        yield "boss", self.the(event.boss) if event.boss else ""
        if event.item:
            yield "item", self.the(event.item)
            yield "deeds", self.deeds(self.library.by_id[event.item])
        yield "places", self.places(event.regions)
        yield "lands", self.places(events.PLAGUELANDS, "list-or")
        for name, card in (("cleanse", events.CLEANSE), ("winds", events.WINDS)):
            yield name, self.word("card", card)
        for name in ("stronger", "weaker"):
            reward = getattr(event, name)
            yield name, "" if reward is None else self.reward(reward)
