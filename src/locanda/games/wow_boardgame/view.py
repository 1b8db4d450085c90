"""What each seat may see of the table, as plain data: nearly everything lies open."""

from __future__ import annotations

from typing import Any

import msgspec

from locanda.kit.ledger import rule

from .atlas import FACTIONS
from .library import Library
from .rules import body, combat, foes, values
from .state import NOWHERE, Area, Character, Combat, Lasting, World


class AreaShown(msgspec.Struct, frozen=True):
    """A card area: the card that works there, the one printed below, the Health of a companion, add-ons."""

    id: str
    card: str
    printed: str
    health: int
    addons: list[str]


class CharacterShown(msgspec.Struct, frozen=True):
    """A character with everything that it owns."""

    character: str
    seat: int
    faction: str
    level: int
    xp: int
    health: int
    health_capacity: int
    energy: int
    energy_capacity: int
    gold: int
    region: str
    actions: int
    areas: list[AreaShown]
    spellbook: list[str]
    bag: list[str]
    talents: list[str]
    auctioned: list[str]
    relics: list[str]
    tokens: dict[str, int]
    stun: int
    curse: int


class FigureShown(msgspec.Struct, frozen=True):
    """Creatures of one type and colour in a region."""

    creature: str
    shade: str
    region: str
    quest: str
    count: int


class EventShown(msgspec.Struct, frozen=True):
    """An Event that lies open."""

    card: str
    regions: list[str]
    marks: list[str]
    gold: int
    items: list[str]
    trophies: dict[str, int]


class DieShown(msgspec.Struct, frozen=True):
    """A die of the pool."""

    colour: str
    face: int
    source: str
    rerolled: bool
    spotted: bool


class Part(msgspec.Struct, frozen=True):
    """What a card adds to a value."""

    card: str
    amount: int


class AttackShown(msgspec.Struct, frozen=True):
    """The Attack phase at hand, with everything that its values are made of."""

    character: str
    dice: list[DieShown]
    threat: int
    reroll: int
    rerolls: int
    attrition: int
    explained: dict[str, list[Part]]
    withheld: list[str]


class BoxesShown(msgspec.Struct, frozen=True):
    """A combat area."""

    damage: int
    defense: int
    attrition: int
    armor: int


class FighterShown(msgspec.Struct, frozen=True):
    """A participant of a combat."""

    character: str
    out: bool
    acted: bool
    used: list[str]


class CombatShown(msgspec.Struct, frozen=True):
    """The combat at hand."""

    kind: str
    region: str
    faction: str
    round: int
    fighters: list[FighterShown]
    foes: list[FigureShown]
    boss: str
    threat: int
    attack: int
    boxes: dict[str, BoxesShown]
    phase: AttackShown | None
    locked: dict[str, int]


class TradeShown(msgspec.Struct, frozen=True):
    """An offer that is being made up."""

    giver: str
    taker: str
    items: list[str]
    wanted: list[str]
    gold: int
    price: int


class OverlordShown(msgspec.Struct, frozen=True):
    """The Overlord: where it stands, or where its markers lie, and which of them the own faction has seen."""

    card: str
    threat: int
    attack: int
    health: int
    region: str
    markers: list[str]
    seen: dict[str, bool]


class View(msgspec.Struct, frozen=True):
    """Everything that lies open."""

    turn: int
    lap: int
    active: str
    phase: str
    large: bool
    seats: list[str]
    characters: list[CharacterShown]
    picks: dict[str, str]
    figures: list[FigureShown]
    quests: dict[str, list[str]]
    quest_decks: dict[str, dict[str, int]]
    item_decks: dict[str, int]
    merchant: list[str]
    events: int
    discarded: list[str]
    lasting: list[EventShown]
    overlord: OverlordShown
    combat: CombatShown | None
    trade: TradeShown | None
    strength: dict[str, int]
    winner: list[int] | None


@rule("TBG-INFO-01", "TBG-RUL-116")
def view(t: World, seat: int | None) -> View:
    """Everything that a seat may see: only decks, and under an Overlord's markers, is something hidden."""
    return View(
        turn=t.space,
        lap=t.lap,
        active=FACTIONS[t.active],
        phase=t.phase,
        large=t.large,
        seats=[FACTIONS[one.faction] if one.faction != NOWHERE else "" for one in t.seats],
        characters=[_character(t, one) for one in t.characters],
        picks={str(number): name for number, name in enumerate(t.classes)},
        figures=_figures(t, t.figures),
        quests={name: [one.id for one in t.open_quests[n]] for n, name in enumerate(FACTIONS)},
        quest_decks={
            name: {grade: len(pile) for grade, pile in t.quests[n].items()} for n, name in enumerate(FACTIONS)
        },
        item_decks={shape: len(pile) for shape, pile in t.items.items()},
        merchant=[one.id for one in t.merchant],
        events=len(t.deck),
        discarded=[one.id for one in t.discarded],
        lasting=[_event(t, one) for one in t.lasting],
        overlord=_overlord(t, seat),
        combat=None if t.combat is None else _combat(t, t.combat),
        trade=None if t.trade is None else _trade(t),
        strength={name: sum(one.xp for one in t.of(n)) for n, name in enumerate(FACTIONS)},
        winner=None if t.result is None else list(t.result.winners),
    )


def _area(area: Area) -> AreaShown:
    top = area.top
    return AreaShown(
        area.id,
        "" if top is None else top.id,
        "" if area.printed is None else area.printed.id,
        area.health,
        [one.id for one in area.addons],
    )


def _character(t: World, one: Character) -> CharacterShown:
    return CharacterShown(
        character=one.id,
        seat=one.seat,
        faction=FACTIONS[one.faction],
        level=one.level,
        xp=one.xp,
        health=one.health,
        health_capacity=body.capacity(t, one, "health"),
        energy=one.energy,
        energy_capacity=body.capacity(t, one, "energy"),
        gold=one.gold,
        region=t.library.atlas.regions[one.at].id,
        actions=one.actions,
        areas=[_area(area) for area in one.areas],
        spellbook=[card.id for card in one.spellbook],
        bag=[card.id for card in one.bag],
        talents=[card.id for card in one.talents],
        auctioned=[card.id for card in one.auctioned],
        relics=list(one.relics),
        tokens=dict(one.tokens),
        stun=one.stun,
        curse=one.curse,
    )


def _figures(t: World, figures: list[Any]) -> list[FigureShown]:
    found: dict[tuple[str, str, str, str], int] = {}
    for one in figures:
        key = (one.creature.id, one.shade, t.library.atlas.regions[one.at].id, one.quest)
        found[key] = found.get(key, 0) + 1
    return [FigureShown(*key, count) for key, count in found.items()]


def _event(t: World, one: Lasting) -> EventShown:
    trophies: dict[str, int] = {}
    for figure in one.trophies:
        name = FACTIONS[figure.faction]
        trophies[name] = trophies.get(name, 0) + values.stats(figure).attack
    return EventShown(
        one.event.id,
        [t.library.atlas.regions[region].id for region in one.regions],
        [t.characters[who].id for who in one.marks],
        one.gold,
        [item.id for item in one.items],
        trophies,
    )


def _overlord(t: World, seat: int | None) -> OverlordShown:
    regions = t.library.atlas.regions
    stats = values.boss_stats(t, t.overlord)
    hidden = len(t.markers) > 1
    faction = NOWHERE if seat is None else t.seats[seat].faction
    seen = t.seen[faction] if faction != NOWHERE else []
    return OverlordShown(
        t.overlord.id,
        stats.threat,
        stats.attack,
        stats.health,
        "" if hidden else regions[t.overlord_at].id,
        [regions[place].id for place in t.markers] if hidden else [],
        {regions[place].id: place == t.overlord_at for place in seen if place in t.markers} if hidden else {},
    )


def _combat(t: World, fight: Combat) -> CombatShown:
    attack = fight.attack
    phase = None
    if attack is not None:
        phase = AttackShown(
            t.characters[attack.who].id,
            [DieShown(die.colour, die.face, die.source, die.rerolled, die.spotted) for die in attack.dice],
            values.threat(t, fight),
            values.reroll(t, fight),
            attack.rerolls,
            values.attrition(t, fight),
            {
                name: [Part(card, amount) for card, amount in values.parts(t, fight, name)]
                for name in ("reroll", "attrition", "threat")
            },
            list(attack.withheld),
        )
    monsters = not combat.is_pvp(fight)
    stats = values.boss_stats(t, fight.boss) if fight.boss is not None else None
    threat = (
        stats.threat
        if stats is not None
        else max((values.stats(one).threat for one in fight.foes), default=0)
    )
    return CombatShown(
        fight.kind,
        t.library.atlas.regions[fight.at].id,
        FACTIONS[fight.faction],
        fight.round,
        [
            FighterShown(
                t.characters[one.who].id, one.out, one.acted, [key for key in one.used if ":" not in key]
            )
            for one in fight.fighters
        ],
        _figures(t, fight.foes),
        foes.name(fight) if fight.boss is not None else "",
        threat if monsters else 0,
        values.attack(t, fight) if monsters else 0,
        {
            name: BoxesShown(one.damage, one.defense, one.attrition, one.armor)
            for name, one in zip(FACTIONS, fight.boxes, strict=True)
        },
        phase,
        dict(fight.locked),
    )


def _trade(t: World) -> TradeShown:
    deal = t.trade
    assert deal is not None
    return TradeShown(
        t.characters[deal.giver].id,
        t.characters[deal.taker].id,
        [one.id for one in deal.items],
        [one.id for one in deal.wanted],
        deal.gold,
        deal.price,
    )


def hidden(t: World) -> dict[str, Any]:
    """What nobody may see: the decks from the top, and which marker is the Overlord."""
    decks: dict[str, Any] = {
        shape: [one.id for one in reversed(pile.cards)] for shape, pile in t.items.items()
    }
    for number, name in enumerate(FACTIONS):
        for grade, pile in t.quests[number].items():
            decks[f"{name}-{grade}"] = [one.id for one in reversed(pile.cards)]
    decks["events"] = [one.id for one in reversed(t.deck.cards)]
    decks["overlord"] = t.library.atlas.regions[t.overlord_at].id
    return decks


def board(library: Library) -> dict[str, Any]:
    """The board as it is printed."""
    record: dict[str, Any] = msgspec.to_builtins(library.atlas.record)
    return record


def spaces(library: Library) -> list[dict[str, Any]]:
    """Every region with its name, area, neighbors, and what is printed in it."""
    return [
        {
            "id": one.id,
            "name": {"en": one.name.en, "it": one.name.it},
            "kind": "home"
            if one.home
            else "town"
            if one.towns
            else "graveyard"
            if one.graveyard
            else "region",
            "near": list(one.near),
            "printed": {
                "area": one.area,
                "town of": list(one.towns),
                "flight paths of": list(one.flights),
                "graveyard": "yes" if one.graveyard else "",
            },
        }
        for one in library.atlas.regions
    ]
