"""What happened at the table, in words."""

from __future__ import annotations

from locanda.kernel.event import Event
from locanda.kit.narrate import Facts, Tellings

from ..atlas import FACTIONS
from ..cards import Quest
from ..state import World
from .wording import Wording

TELLINGS = Tellings()
tells = TELLINGS.tells
# The Event that brings the relic which puts hits into the damage box.
RELIC = "light-of-ages"
MINUS = "\N{MINUS SIGN}"


@tells("travels", "trains")
def _silent(narrator: Wording, t: World, event: Event) -> None:
    """What comes of it is told."""


# Setup and the turn


@tells("picks")
def _picks(narrator: Wording, t: World, event: Event) -> Facts:
    """Who takes a class: the player, who has no character yet."""
    assert event.seat is not None
    return {"hero": narrator.say("word-player", number=event.seat + 1)}


@tells("factions")
def _factions(narrator: Wording, t: World, event: Event) -> Facts:
    """Who belongs to which faction."""
    return {name: narrator.listed(narrator.seat(t, one) for one in event.facts[name]) for name in FACTIONS}


@tells("enters")
def _enters(narrator: Wording, t: World, event: Event) -> Facts:
    """Which character of which class begins where."""
    one = t.characters[event.facts["character"]]
    return {
        "hero-full": narrator.named(one.sheet.name),
        "class": narrator.named(one.kind.name),
        **narrator.place(narrator.atlas.home[one.faction]),
        **narrator.faction(one.faction),
    }


@tells("quest")
def _quest(narrator: Wording, t: World, event: Event) -> Facts:
    """A quest with what it gives; where its creatures stand is told of each group."""
    quest = narrator.library.by_id[event.facts["card"]]
    assert isinstance(quest, Quest)
    return {
        "level": quest.level,
        "grade": narrator.word("grade", quest.grade),
        "reward": narrator.reward(quest.reward),
    }


@tells("spawned")
def _spawned(narrator: Wording, t: World, event: Event) -> Facts:
    """Creatures that have come to a region."""
    facts = event.facts
    said = narrator.creature(facts["card"], facts["shade"], facts["count"])
    return {"creatures": said, "shade-id": facts["shade"], "quest": narrator.name(facts["quest"])}


@tells("moved")
def _moved(narrator: Wording, t: World, event: Event) -> Facts:
    """On foot, or on a flight."""
    return {"message": "event-flew"} if event.cites == ("TBG-TRAV-06",) else {}


@tells("disagreed")
def _disagreed(narrator: Wording, t: World, event: Event) -> Facts:
    """Which faction disagrees."""
    assert event.seat is not None
    return narrator.faction(t.seats[event.seat].faction)


# Cards, items, gold


@tells("drew")
def _drew(narrator: Wording, t: World, event: Event) -> Facts:
    """The cards that were drawn."""
    return {"cards": narrator.names(event.facts["cards"])}


@tells("cleansed")
def _cleansed(narrator: Wording, t: World, event: Event) -> Facts:
    """How many tokens are gone; 0 for all of them."""
    return {"count": event.facts.get("amount", 0)}


@tells("traded")
def _traded(narrator: Wording, t: World, event: Event) -> Facts:
    """What was given for what."""
    from .options import offered

    given = [narrator.library.by_id[one] for one in event.facts["items"]]
    wanted = [narrator.library.by_id[one] for one in event.facts["wanted"]]
    return {
        "given": offered(narrator, given, event.facts["gold"]),
        "wanted": offered(narrator, wanted, event.facts["price"]),
    }


@tells("auctioned")
def _auctioned(narrator: Wording, t: World, event: Event) -> Facts:
    """Every bid with its bidder."""
    bids = [
        narrator.say("bid", hero=narrator.named(narrator.person(t, one)), amount=bid)
        for one, bid in enumerate(event.facts["bids"])
    ]
    return {"bids": ", ".join(bids)}


# Combat


@tells("challenges")
def _challenges(narrator: Wording, t: World, event: Event) -> Facts:
    """Who was challenged, and where."""
    place = narrator.place(t.characters[event.facts["character"]].at)
    return {"target": target(narrator, t, event), **place}


def target(narrator: Wording, t: World, event: Event) -> str:
    """Whom a Challenge was for: a type of creatures, a boss, or the enemies."""
    return aim(narrator, event.facts["target"])


def aim(narrator: Wording, name: str) -> str:
    """What a Challenge is for, by its name in options."""
    if name == "enemies":
        return narrator.say("target-enemy")
    kind, group, _ = name.partition(".")
    if not group:
        the: str = narrator.forms("card", narrator.name_of(kind))["card-the"]
        return the
    return narrator.say("target-group", kinds=narrator.kind(kind, 2))


@tells("dice-added")
def _dice_added(narrator: Wording, t: World, event: Event) -> Facts:
    """How many dice of a color, and what they show if they were rolled at once."""
    facts = event.facts
    dice = narrator.amount(facts["colour"], facts["amount"])
    return {"dice": dice, "faces": " ".join(map(str, facts["faces"])) or "none"}


@tells("dice")
def _dice(narrator: Wording, t: World, event: Event) -> Facts:
    """What the whole pool shows."""
    if not event.facts["dice"]:
        return {"message": "event-no-dice"}
    return {"pool": narrator.rolled(event.facts["dice"])}


@tells("spotted", "removed")
def _one_die(narrator: Wording, t: World, event: Event) -> Facts:
    """The die with what it shows; against some creatures it is spotted for no card at all."""
    shown = {"shown": narrator.one_die(event.facts["colour"], event.facts["face"])}
    return shown if event.facts["card"] else shown | {"message": f"event-{event.kind}-alone"}


@tells("changed")
def _changed(narrator: Wording, t: World, event: Event) -> Facts:
    """A die before and after, with its color if that has changed."""
    facts = event.facts
    became = str(facts["result"])
    if facts["into"] != facts["colour"]:
        became = narrator.one_die(facts["into"], facts["result"])
    return {"shown": narrator.one_die(facts["colour"], facts["face"]), "became": became}


@tells("swapped")
def _swapped(narrator: Wording, t: World, event: Event) -> Facts:
    """The color that is taken."""
    return {"became": narrator.word("die", event.facts["into"])}


@tells("bonus")
def _bonus(narrator: Wording, t: World, event: Event) -> Facts:
    """A change with its sign."""
    amount = event.facts["amount"]
    return {"amount": f"{'+' if amount >= 0 else MINUS}{abs(amount)}"}


@tells("hits")
def _hits(narrator: Wording, t: World, event: Event) -> Facts:
    """How many dice of which color hit."""
    dice = [narrator.amount(colour, count) for colour, count in event.facts["hits"].items() if count]
    return {"dice": narrator.listed(dice) if dice else "none"}


@tells("placed")
def _placed(narrator: Wording, t: World, event: Event) -> Facts:
    """Whose box it is."""
    return narrator.faction(t.characters[event.facts["character"]].faction)


@tells("hits-moved")
def _hits_moved(narrator: Wording, t: World, event: Event) -> Facts:
    """From which box to which."""
    return {name: narrator.word("box", event.facts[name]) for name in ("source", "target")}


@tells("relic")
def _relic(narrator: Wording, t: World, event: Event) -> Facts:
    """The Event that brought the relic."""
    return {"card": narrator.name(RELIC)}


@tells("felled")
def _felled(narrator: Wording, t: World, event: Event) -> Facts:
    """A creature of a color, or a boss."""
    name, shade = event.facts["card"], event.facts["shade"]
    if not shade:
        return {"shade": "none"}
    return {"creature": narrator.a_creature(name, shade)}


@tells("armored")
def _armored(narrator: Wording, t: World, event: Event) -> Facts:
    """The hits that are left in the boxes of both factions."""
    return {name: narrator.hits(*event.facts[name]) for name in FACTIONS}


@tells("quest-done")
def _quest_done(narrator: Wording, t: World, event: Event) -> Facts:
    """What the quest gives."""
    quest = narrator.library.by_id[event.facts["card"]]
    assert isinstance(quest, Quest)
    return {"reward": narrator.reward(quest.reward)}


# Events and Overlords


@tells("driven")
def _driven(narrator: Wording, t: World, event: Event) -> Facts:
    """Which independent creatures were driven."""
    return {"kinds": narrator.kind(event.facts["card"], 2)}


@tells("tribute")
def _tribute(narrator: Wording, t: World, event: Event) -> Facts | None:
    """What was given up; whoever had nothing gave nothing."""
    return {} if event.facts["card"] or event.facts["gold"] else None


@tells("marker", "revealed")
def _marker(narrator: Wording, t: World, event: Event) -> Facts:
    """Whose marker it is."""
    return narrator.forms("overlord", t.overlord.name)
