"""What each seat may see of the table, as plain data."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Literal, TypeAlias

import msgspec

from locanda.kit.effects import Step
from locanda.kit.ledger import rule
from locanda.kit.text import LANGUAGES

from .cards import LEVELS, SpaceRecord
from .library import Library
from .rules import modifiers
from .rules.undefeated import foe_of
from .state import NOWHERE, Fight, Hero, Owned, World
from .vocabulary import Level
from .words import Colour, Type


class OwnedShown(msgspec.Struct, frozen=True):
    """An item, and the challenge card that it is."""

    item: str
    card: str


class AttachedShown(msgspec.Struct, frozen=True):
    """An attached ability card, and who played it."""

    card: str
    by: int


class QuestShown(msgspec.Struct, frozen=True):
    """An active quest as far as it has come."""

    card: str
    task: int
    count: int
    tokens: list[str]
    holder: int


class HeroShown(msgspec.Struct, frozen=True):
    """A seat as another (or itself) sees it; the hand of others is a number."""

    character: str
    affiliation: str
    level: Colour
    side: int
    space: str
    damage: int
    life: int
    disease: int
    energy: int
    deck: int
    hand: list[str] | int
    spent: list[str]
    bag: list[OwnedShown]
    weapon: OwnedShown | None
    armor: OwnedShown | None
    attached: list[AttachedShown]
    quests: list[QuestShown]
    log: list[str]
    valor: int
    kept: list[str]


class Waiting(msgspec.Struct, frozen=True):
    """A card on the undefeated track, its encounter, and the space of its marker."""

    card: str
    foe: str
    space: str


class EventShown(msgspec.Struct, frozen=True):
    """An event in play, and where it lies, if it lies in a space."""

    card: str
    space: str


class SideShown(msgspec.Struct, frozen=True):
    """One side of a combat."""

    die: int
    type: Type
    attack: int
    defence: int
    damage: int


class Part(msgspec.Struct, frozen=True):
    """What a card adds to a figure."""

    card: str
    amount: int


Figure: TypeAlias = Literal["attack", "defence", "damage"]
Explained: TypeAlias = dict[Figure, list[Part]]


class FightShown(msgspec.Struct, frozen=True):
    """The combat at hand, with everything that its figures are made of."""

    foe: str | None
    card: str | None
    rival: int
    own: SideShown
    other: SideShown
    explained: tuple[Explained, Explained]


class View(msgspec.Struct, frozen=True):
    """Everything that lies open, the own hand, and the discoveries that a seat has seen."""

    phase: str
    active: int
    round: int
    movement: int
    seats: list[HeroShown]
    decks: dict[Colour, int]
    elite: int
    elite_spent: list[str]
    trophies: dict[str, int]
    discoveries: dict[str, list[str | None]]
    revealed: list[str]
    pile: int
    box: list[str]
    track: list[Waiting | None]
    events: list[EventShown]
    fight: FightShown | None
    winner: list[int] | None


@rule("TAG-DBL-01", "TAG-QST-09", "TAG-RUL-75", "TAG-RUL-78")
def view(t: World, seat: int | None) -> View:
    """Everything that lies open, the own hand, and the discoveries that this seat has seen."""
    spaces = t.library.atlas.spaces
    return View(
        phase=t.phase,
        active=t.active,
        round=t.rounds,
        movement=t.movement,
        seats=[_hero(t, hero, seat) for hero in t.seats],
        decks={colour: len(deck) for colour, deck in zip(LEVELS, t.decks, strict=True)},
        elite=len(t.elite),
        elite_spent=[card.id for card in t.elite_spent],
        trophies=dict(t.trophies),
        discoveries=_discoveries(t, seat),
        revealed=[one.kind for one in t.revealed],
        pile=len(t.pile),
        box=sorted(one.kind for one in t.box),
        track=[
            None if card is None else Waiting(card.id, foe_of(card).id, spaces[t.markers[slot]].id)
            for slot, card in enumerate(t.track)
        ],
        events=[EventShown(one.card.id, "" if one.at == NOWHERE else spaces[one.at].id) for one in t.events],
        fight=None if t.fight is None else _fight(t, t.fight),
        winner=None if t.result is None else list(t.result.winners),
    )


@rule("TAG-RUL-78")
def _discoveries(t: World, seat: int | None) -> dict[str, list[str | None]]:
    """The discoveries on the board by space; what a seat has not seen it does not know."""
    seen = [] if seat is None else t.seats[seat].seen
    return {
        t.library.atlas.spaces[space].id: [one.kind if one.number in seen else None for one in tokens]
        for space, tokens in sorted(t.found.items())
    }


def _hero(t: World, hero: Hero, seat: int | None) -> HeroShown:
    spaces = t.library.atlas.spaces
    return HeroShown(
        character="" if t.phase == "characters" and not len(hero.deck) else hero.character.id,
        affiliation=affiliation(hero),
        level=LEVELS[hero.level],
        side=hero.side,
        space=spaces[hero.at].id,
        damage=hero.damage,
        life=modifiers.life(t, hero),
        disease=hero.disease,
        energy=hero.energy,
        deck=len(hero.deck),
        hand=sorted(card.id for card in hero.hand) if seat == hero.seat else len(hero.hand),
        spent=[card.id for card in hero.spent],
        bag=[_owned(one) for one in hero.bag],
        weapon=None if hero.weapon is None else _owned(hero.weapon),
        armor=None if hero.armor is None else _owned(hero.armor),
        attached=[AttachedShown(one.card.id, one.by) for one in hero.attached],
        quests=[
            QuestShown(
                one.card.id, one.task, one.count, [spaces[space].id for space in one.tokens], one.holder
            )
            for one in hero.quests
        ],
        log=[
            *(card.id for card in hero.done),
            *(card.id for card in hero.trophies),
            *(card.id for card in hero.claimed),
        ],
        valor=hero.valor,
        kept=list(hero.kept),
    )


@rule("TAG-AFF-01")
def affiliation(hero: Hero) -> str:
    """Whether the character belongs to the Horde or to the Alliance, as the colour of its ability cards shows."""
    return hero.character.affiliation


def _owned(one: Owned) -> OwnedShown:
    return OwnedShown(one.face.id, one.card.id)


def _fight(t: World, fight: Fight) -> FightShown:
    def side(number: int) -> SideShown:
        _, own = modifiers.of_side(t, fight, number)
        return SideShown(
            die=own.die,
            type=modifiers.attack_type(t, fight, number),
            attack=modifiers.attack(t, fight, number),
            defence=modifiers.defence(t, fight, number),
            damage=modifiers.damage(t, fight, number),
        )

    def explained(number: int) -> Explained:
        return {
            value: [Part(card, amount) for card, amount in parts(t, fight, number, value)] for value in BASES
        }

    return FightShown(
        foe=None if fight.foe is None else fight.foe.id,
        card=None if fight.card is None else fight.card.id,
        rival=fight.rival,
        own=side(modifiers.OWN),
        other=side(modifiers.OTHER),
        explained=(explained(modifiers.OWN), explained(modifiers.OTHER)),
    )


BASES: dict[Figure, Callable[[World, Fight, int], tuple[str, int]]] = {
    "attack": modifiers.attack_base,
    "defence": modifiers.defence_base,
    "damage": modifiers.damage_base,
}


def parts(t: World, fight: Fight, side: int, value: Figure) -> Iterator[tuple[str, int]]:
    """What a value of a side is made of: the card it starts from, then every bonus with the card that gives it."""
    yield BASES[value](t, fight, side)
    if value == "damage" and modifiers.ambushed(t, side):
        yield "ambush", modifiers.ambushed(t, side)
    yield from modifiers.bonuses(t, fight, side, value)


def hidden(t: World) -> dict[str, Any]:
    """The order of the decks, the hands, what the discoveries are, and which of them each seat knows."""
    return {
        "decks": {
            colour: [card.id for card in reversed(deck.cards)]
            for colour, deck in zip(LEVELS, t.decks, strict=True)
        },
        "elite": [card.id for card in reversed(t.elite.cards)],
        "hands": [sorted(card.id for card in hero.hand) for hero in t.seats],
        "abilities": [[card.id for card in reversed(hero.deck.cards)] for hero in t.seats],
        "discoveries": {
            t.library.atlas.spaces[space].id: [one.kind for one in tokens]
            for space, tokens in sorted(t.found.items())
        },
        "known": [_discoveries(t, hero.seat) for hero in t.seats],
        "pile": [one.kind for one in reversed(t.pile.cards)],
    }


def _reward(space: SpaceRecord) -> tuple[Step, ...]:
    return () if space.encounter is None else space.encounter.reward


def board(library: Library) -> dict[str, Any]:
    """What never changes on the table: spaces with names, colours, resources, neighbours and places."""
    return {
        "spaces": [
            {
                "id": space.id,
                "kind": space.kind,
                "colour": space.colour,
                "name": None if space.name is None else {"en": space.name.en, "it": space.name.it},
                "resources": list(space.resources),
                "near": list(space.near),
                "at": list(space.at),
                "foe": None if space.encounter is None else space.encounter.id,
                "rises": next((step.colour for step in _reward(space) if isinstance(step, Level)), None),
            }
            for space in library.atlas.spaces
        ]
    }


def spaces(library: Library) -> list[dict[str, Any]]:
    """Every space with its kind and color, its neighbors, its resources and what stands there."""
    return [
        {
            "id": space.id,
            "name": {
                language: "" if space.name is None else space.name.text(language) for language in LANGUAGES
            },
            "kind": f"{space.kind}, {space.colour}",
            "near": list(space.near),
            "printed": {
                "resources": list(space.resources),
                "encounter": "" if space.encounter is None else space.encounter.id,
                "instructions": "yes" if space.instructions else "",
            },
        }
        for space in library.atlas.spaces
    ]
