"""What each seat may see of the table, as plain data."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from locanda.kernel.effects import Step
from locanda.kernel.ledger import rule

from . import modifiers
from .cards import LEVELS, SpaceRecord
from .library import Library
from .state import NOWHERE, Fight, Hero, Owned, World
from .undefeated import foe_of
from .vocabulary import Level


@rule("TAG-DBL-01", "TAG-QST-09")
def view(t: World, seat: int | None) -> dict[str, Any]:
    """Everything that lies open, the own hand, and the discoveries that this seat has seen."""
    spaces = t.library.atlas.spaces
    return {
        "phase": t.phase,
        "active": t.active,
        "round": t.rounds,
        "movement": t.movement,
        "seats": [_hero(t, hero, seat) for hero in t.seats],
        "decks": {colour: len(deck) for colour, deck in zip(LEVELS, t.decks, strict=True)},
        "elite": len(t.elite),
        "elite_spent": [card.id for card in t.elite_spent],
        "trophies": dict(t.trophies),
        "discoveries": {
            spaces[space].id: [
                one.kind if seat is not None and one.number in t.seats[seat].seen else None for one in tokens
            ]
            for space, tokens in sorted(t.found.items())
        },
        "revealed": [one.kind for one in t.revealed],
        "pile": len(t.pile),
        "box": sorted(one.kind for one in t.box),
        "track": [
            None
            if card is None
            else {"card": card.id, "foe": foe_of(card).id, "space": spaces[t.markers[slot]].id}
            for slot, card in enumerate(t.track)
        ],
        "events": [
            {"card": one.card.id, "space": "" if one.at == NOWHERE else spaces[one.at].id} for one in t.events
        ],
        "fight": None if t.fight is None else _fight(t, t.fight),
        "winner": None if t.result is None else list(t.result.winners),
    }


def _hero(t: World, hero: Hero, seat: int | None) -> dict[str, Any]:
    spaces = t.library.atlas.spaces
    return {
        "character": "" if t.phase == "characters" and not len(hero.deck) else hero.character.id,
        "affiliation": affiliation(hero),
        "level": LEVELS[hero.level],
        "side": hero.side,
        "space": spaces[hero.at].id,
        "damage": hero.damage,
        "life": modifiers.life(t, hero),
        "disease": hero.disease,
        "energy": hero.energy,
        "deck": len(hero.deck),
        "hand": sorted(card.id for card in hero.hand) if seat == hero.seat else len(hero.hand),
        "spent": [card.id for card in hero.spent],
        "bag": [_owned(one) for one in hero.bag],
        "weapon": None if hero.weapon is None else _owned(hero.weapon),
        "armor": None if hero.armor is None else _owned(hero.armor),
        "attached": [{"card": one.card.id, "by": one.by} for one in hero.attached],
        "quests": [
            {
                "card": one.card.id,
                "task": one.task,
                "count": one.count,
                "tokens": [spaces[space].id for space in one.tokens],
                "holder": one.holder,
            }
            for one in hero.quests
        ],
        "log": [
            *(card.id for card in hero.done),
            *(card.id for card in hero.trophies),
            *(card.id for card in hero.claimed),
        ],
        "valor": hero.valor,
        "kept": list(hero.kept),
    }


@rule("TAG-AFF-01")
def affiliation(hero: Hero) -> str:
    """Whether the character belongs to the Horde or to the Alliance, as the colour of its ability cards shows."""
    return hero.character.affiliation


def _owned(one: Owned) -> dict[str, str]:
    return {"item": one.face.id, "card": one.card.id}


def _fight(t: World, fight: Fight) -> dict[str, Any]:
    def side(number: int) -> dict[str, Any]:
        _, own = modifiers.of_side(t, fight, number)
        return {
            "die": own.die,
            "type": modifiers.attack_type(t, fight, number),
            "attack": modifiers.attack(t, fight, number),
            "defence": modifiers.defence(t, fight, number),
            "damage": modifiers.damage(t, fight, number),
        }

    def explained(number: int) -> dict[str, Any]:
        return {
            value: [{"card": card, "amount": amount} for card, amount in parts(t, fight, number, value)]
            for value in BASES
        }

    return {
        "foe": None if fight.foe is None else fight.foe.id,
        "card": None if fight.card is None else fight.card.id,
        "rival": fight.rival,
        "own": side(modifiers.OWN),
        "other": side(modifiers.OTHER),
        "explained": [explained(modifiers.OWN), explained(modifiers.OTHER)],
    }


BASES = {
    "attack": modifiers.attack_base,
    "defence": modifiers.defence_base,
    "damage": modifiers.damage_base,
}


def parts(t: World, fight: Fight, side: int, value: str) -> Iterator[tuple[str, int]]:
    """What a value of a side is made of: the card it starts from, then every bonus with the card that gives it."""
    yield BASES[value](t, fight, side)
    if value == "damage" and modifiers.ambushed(t, side):
        yield "ambush", modifiers.ambushed(t, side)
    yield from modifiers.bonuses(t, fight, side, value)


def hidden(t: World) -> dict[str, Any]:
    """The order of the decks, the hands, and what the discoveries are."""
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
