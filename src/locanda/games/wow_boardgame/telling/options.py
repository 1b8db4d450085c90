"""What can be chosen, in words."""

from __future__ import annotations

from collections.abc import Sequence

from locanda.kernel.decision import Decision, Option
from locanda.kit.choices import promised
from locanda.kit.narrate import Facts, Tellings

from ..cards import Item
from ..rules import abilities, challenge, items, town, values
from ..rules.turn import named
from ..state import Character, World
from .wording import Wording

TELLINGS = Tellings()
says = TELLINGS.says


def of_seat(t: World, decision: Decision) -> list[Character]:
    """The characters of the seat that is asked."""
    return [t.characters[who] for who in t.seats[decision.seat].characters]


def asked(t: World, decision: Decision) -> Character:
    """The character that is asked, or the first one of the seat."""
    given = decision.facts or {}
    return t.characters[given["character"]] if "character" in given else of_seat(t, decision)[0]


def by(narrator: Wording, t: World, decision: Decision, one: Character) -> Facts:
    """The character that acts, named where the player has another one as well."""
    who = narrator.named(narrator.person(t, one.index)) if len(of_seat(t, decision)) > 1 else "none"
    return {"of-whom": who, **narrator.of(t, one)}


def item(narrator: Wording, card_id: str) -> Facts:
    """A card with its figures and its text."""
    card = narrator.library.by_id[card_id]
    facts = {"figures": narrator.figures(card), "text": narrator.rules(card_id)}
    return {**narrator.forms("card", card.name), **facts}


# Setup and actions


@says("class")
def _class(narrator: Wording, t: World, decision: Decision, option: Option) -> Facts:
    """A class, the factions that have it, its Health and Energy."""
    kind = narrator.library.class_of[option.value[1]]
    return {"card": narrator.named(kind.name), "figures": narrator.figures(kind)}


@says("travel", "look", "town")
def _act(narrator: Wording, t: World, decision: Decision, option: Option) -> Facts:
    """An action of a character where it is."""
    facts = by(narrator, t, decision, t.characters[option.value])
    return facts | narrator.forms("overlord", t.overlord.name)


@says("finish")
def _finish(narrator: Wording, t: World, decision: Decision, option: Option) -> Facts:
    """A character takes no more actions, or nobody does."""
    return {"hero": "none"} if option.value < 0 else by(narrator, t, decision, t.characters[option.value])


@says("rest")
def _rest(narrator: Wording, t: World, decision: Decision, option: Option) -> Facts:
    """How much a Rest gives back here."""
    one = t.characters[option.value]
    there = town.in_town(t, one)
    amount = one.level * (town.TOWN_REST_FACTOR if there else town.REST_FACTOR)
    facts = by(narrator, t, decision, one)
    return facts | {"amount": amount, "curse": one.curse, "town": "yes" if there else "no"}


@says("train")
def _train(narrator: Wording, t: World, decision: Decision, option: Option) -> Facts:
    """The Training action, or a Power that is bought."""
    if decision.prompt == "action":
        return by(narrator, t, decision, t.characters[option.value])
    return item(narrator, option.about)


@says("challenge")
def _challenge(narrator: Wording, t: World, decision: Decision, option: Option) -> Facts:
    """Whom a character challenges, with what they fight with."""
    who, region, kind, name = option.value
    one = t.characters[who]
    facts = by(narrator, t, decision, one) | narrator.place(region)
    return facts | {
        "target": target(narrator, t, one, region, kind, name),
        "away": "no" if region == one.at else "yes",
    }


def target(narrator: Wording, t: World, one: Character, region: int, kind: str, name: str) -> str:
    """A group of creatures, a boss or the enemies in a region, as the target of a Challenge."""
    if kind == "pvp":
        enemies = [each.index for each in t.at(region, 1 - one.faction)]
        return narrator.say("target-enemies", heroes=narrator.people(t, enemies))
    if kind == "boss":
        boss = narrator.library.by_id[name]
        hidden = name == t.overlord.id and len(t.markers) > 1
        facts = {**narrator.forms("card", boss.name), "stats": narrator.stats(values.boss_stats(t, boss))}
        return narrator.say("target-marker" if hidden else "target-boss", **facts)
    figures = challenge.groups(t, region)[name]
    quests = list(dict.fromkeys(each.quest for each in figures if each.quest))
    return narrator.say(
        "target-figures",
        creatures=narrator.counted(figures),
        count=len(figures),
        stats=narrator.profile(figures),
        quests=narrator.quests(quests) if quests else "none",
    )


@says("act", "first")
def _card_action(narrator: Wording, t: World, decision: Decision, option: Option) -> Facts:
    """A card that is used as an action, or before one."""
    one = named(t, option.verb.partition(".")[2])
    return by(narrator, t, decision, one) | use(narrator, t, one, option)


@says("trade")
def _trade(narrator: Wording, t: World, decision: Decision, option: Option) -> Facts:
    """Who offers a trade to whom."""
    who, other = option.value
    facts = by(narrator, t, decision, t.characters[who])
    return facts | {"other": narrator.named(narrator.person(t, other))}


@says("move", "fly", "region")
def _region(narrator: Wording, t: World, decision: Decision, option: Option) -> Facts:
    """A region and what is there."""
    scene = narrator.scene(t, option.value, t.seats[decision.seat].faction)
    return {**narrator.place(option.value), "scene": scene}


# Cards in a combat


def use(narrator: Wording, t: World, one: Character, option: Option) -> Facts:
    """A card that is used, what that costs and does."""
    found = option.value
    facts = {"energy": abilities.cost(t, one, found), "text": narrator.does(found.terms)}
    return {**narrator.forms("card", found.card.name), **facts}


@says("use", "free")
def _use(narrator: Wording, t: World, decision: Decision, option: Option) -> Facts:
    """A card that is used now."""
    return use(narrator, t, asked(t, decision), option)


@says("leave", "take", "card", "loot", "drop", "want", "give")
def _card(narrator: Wording, t: World, decision: Decision, option: Option) -> Facts:
    """A card with its figures."""
    return item(narrator, option.about)


@says("unequip")
def _unequip(narrator: Wording, t: World, decision: Decision, option: Option) -> Facts:
    """A card that leaves the sheet."""
    return item(narrator, option.about)


@says("attacker", "to", "character")
def _character(narrator: Wording, t: World, decision: Decision, option: Option) -> Facts:
    """A character as it stands."""
    return narrator.of(t, t.characters[option.value])


@says("reroll", "spot", "change", "raise", "remove", "again")
def _die(narrator: Wording, t: World, decision: Decision, option: Option) -> Facts:
    """A die of the pool."""
    return {"die": narrator.one_die(*option.value)}


@says("swap")
def _swap(narrator: Wording, t: World, decision: Decision, option: Option) -> Facts:
    """A die that is taken in another color, or a Talent for another."""
    if decision.prompt != "exchange":
        return _die(narrator, t, decision, option)
    old, new = option.value
    facts = {"other": narrator.named(new.name), "figures": narrator.figures(new)}
    return {**facts, "card": narrator.named(old.name)}


@says("colour")
def _colour(narrator: Wording, t: World, decision: Decision, option: Option) -> Facts:
    """A die of a color."""
    return narrator.die_words(option.value)


@says("creature")
def _creature(narrator: Wording, t: World, decision: Decision, option: Option) -> Facts:
    """A creature of a color with its values."""
    name = option.about.removesuffix(f"-{option.value}")
    stats = narrator.library.creature[name].stats[option.value]
    return {"creature": narrator.creature(name, option.value), "stats": narrator.stats(stats)}


@says("amount", "bid", "pay", "ask")
def _amount(narrator: Wording, t: World, decision: Decision, option: Option) -> Facts:
    """How much, or how often."""
    return {"amount": option.value}


@says("keep")
def _keep(narrator: Wording, t: World, decision: Decision, option: Option) -> Facts:
    """A card that is kept, or how many hits stay in the damage box and how many in the defense box."""
    if decision.prompt != "kept-hits":
        return item(narrator, option.about)
    return {"damage": option.value, "defense": (decision.facts or {})["most"] - option.value}


@says("equip")
def _equip(narrator: Wording, t: World, decision: Decision, option: Option) -> Facts:
    """A card for an area, the Energy that it costs, and what it takes the place of."""
    one, (card_id, _, name) = asked(t, decision), option.about.partition(".")
    card, area = narrator.library.by_id[card_id], next(each for each in one.areas if each.id == name)
    now = decision.prompt == "equip-now"
    facts: Facts = {"area": narrator.area(name), "instead": narrator.instead(one, area, card)}
    return {
        **narrator.forms("card", card.name),
        "energy": 0 if now else narrator.price(t, one, card),
        **facts,
    }


@says("victim")
def _victim(narrator: Wording, t: World, decision: Decision, option: Option) -> Facts:
    """An opponent, and the quest for which it stands there."""
    name, quest = victim(narrator, option.value)
    return {"victim": name, "quest": quest}


def victim(narrator: Wording, name: str) -> tuple[str, str]:
    """An opponent by the name that it has in options, and its quest; `none` if it has none."""
    if name in narrator.library.by_id:
        return narrator.name(name), "none"
    kind, _, quest = name.partition(".")
    creature, _, shade = kind.rpartition("-")
    return narrator.creature(creature, shade), narrator.name(quest) if quest else "none"


@says("wound")
def _wound(narrator: Wording, t: World, decision: Decision, option: Option) -> Facts:
    """Who takes a wound."""
    if option.about in ("self", "companion"):
        return {"who": option.about}
    return {"who": "other", **narrator.of(t, t.characters[option.value])}


@says("side")
def _side(narrator: Wording, t: World, decision: Decision, option: Option) -> Facts:
    """A faction that comes first."""
    return narrator.faction(option.value)


@says("from")
def _from(narrator: Wording, t: World, decision: Decision, option: Option) -> Facts:
    """A box of the combat area."""
    return {"box": narrator.word("box", option.value)}


# Rewards, towns, Events


@says("regain")
def _regain(narrator: Wording, t: World, decision: Decision, option: Option) -> Facts:
    """A mix of Health and Energy, or as much as the level."""
    if decision.prompt != "mix":
        return {"level": asked(t, decision).level}
    health, energy = option.value
    if health and energy:
        return {"mix": narrator.say("amount-mix", health=health, energy=energy)}
    return {"mix": narrator.say("amount-health" if health else "amount-energy", amount=health or energy)}


@says("talent")
def _talent(narrator: Wording, t: World, decision: Decision, option: Option) -> Facts:
    """A Talent with its level and text."""
    return {**item(narrator, option.about), "level": option.value.level}


@says("buy", "sell")
def _deal(narrator: Wording, t: World, decision: Decision, option: Option) -> Facts:
    """An item with its price here: the whole one, or half of it."""
    card = narrator.library.by_id[option.about]
    assert isinstance(card, Item)
    price = {"merchants": items.worth(card), "goblin-merchant": card.gold // 2}.get(decision.prompt)
    if price is None:
        price = card.gold if option.verb == "buy" else items.worth(card)
    return {**item(narrator, option.about), "price": price, "figures": narrator.figures(card, priced=False)}


@says("grade")
def _grade(narrator: Wording, t: World, decision: Decision, option: Option) -> Facts:
    """A deck of quests, and how many it still holds."""
    pile = t.quests[(decision.facts or {})["faction"]][option.value]
    return {"grade": narrator.word("grade", option.value), "count": len(pile)}


@says("quest", "replace")
def _quest(narrator: Wording, t: World, decision: Decision, option: Option) -> Facts:
    """A quest with everything that it spawns and gives."""
    return {"card": narrator.named(option.value.name), "figures": narrator.quest(option.value)}


@says("gold")
def _gold(narrator: Wording, t: World, decision: Decision, option: Option) -> Facts:
    """As much gold as the level, or twice as much."""
    return {"amount": asked(t, decision).level * (2 if decision.prompt == "path" else 1)}


@says("drive")
def _drive(narrator: Wording, t: World, decision: Decision, option: Option) -> Facts:
    """Independent creatures that are driven from one region to another."""
    kind, origin, goal = option.value
    group = [one for one in t.figures if not one.quest and one.creature.id == kind and one.at == origin]
    where = {**narrator.forms("goal", narrator.atlas.regions[goal].name), **narrator.place(origin)}
    return {"creatures": narrator.counted(group), **where}


@says("choose")
def _choose(narrator: Wording, t: World, decision: Decision, option: Option) -> Facts:
    """One of two things that a card does."""
    return {"which": option.about, "text": narrator.clause(promised(decision.subject, option))}


@says("done")
def _done(narrator: Wording, t: World, decision: Decision, option: Option) -> Facts:
    """Whose cards are in order now."""
    own = of_seat(t, decision)
    return {"hero": narrator.named(narrator.person(t, asked(t, decision).index))} if own else {}


def offered(narrator: Wording, given: Sequence[Item], gold: int) -> str:
    """Items and gold on one side of an offer."""
    parts = [narrator.named(one.name) for one in given]
    return narrator.listed([*parts, narrator.say("amount-gold", amount=gold)] if gold else parts)
