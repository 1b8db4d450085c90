"""What can be seen of the table: everything but the order of the decks (RB-RUL-64)."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from locanda.kit.ledger import rule
from locanda.kit.text import LANGUAGES

from .atlas import FACES, TERRAINS, Atlas
from .cards import COLOURS
from .rules import modifiers
from .rules.experience import experience_value, points, token_faces
from .state import NOWHERE, Companion, Party, Realm
from .sums import FighterShown, fighters
from .words import Characteristic, Colour

# RB-TST-04: the signs that stand for characteristics, wounds, exhaustion and gold.
SYMBOLS = {"@": "mind", "%": "body", "<": "spirit", "^": "wounds", ">": "exhaustion", "$": "gold"}


class Waiting(msgspec.Struct, frozen=True):
    """A card on the track, and the space of its marker."""

    card: str
    space: str


class Turn(msgspec.Struct, frozen=True):
    """Whose turn it is, and the phase that is played."""

    seat: int
    phase: str


class AllyShown(msgspec.Struct, frozen=True):
    """An Ally as everybody sees it."""

    wounds: int
    life: int
    exhaustion: int
    stamina: int
    attacked: bool


class PartyShown(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    hero: str
    at: str | None
    wounds: int
    life: int
    exhaustion: int
    stamina: int
    mind: int
    body: int
    spirit: int
    damage: list[int]
    gold: int
    face_up: bool
    attacked: bool
    items: list[str]
    face_down: list[str]
    allies: dict[str, AllyShown]
    encounters: list[str]
    tokens: dict[Colour, int]
    noted: int
    points: int
    experience: dict[Characteristic, int]
    grown: dict[Characteristic, int]
    experience_tokens: dict[Characteristic, list[int]]
    experience_value: int


class ChallengeShown(msgspec.Struct, frozen=True):
    """The fight at hand as everybody sees it."""

    card: str | None
    rival: int | None
    wounds: int
    life: int | None
    round: int
    targets: list[int | None]
    damage: list[int] | None
    slot: int | None
    # The sums of both sides' fighters; the other side has none if it is a Challenge.
    own: list[FighterShown]
    other: list[FighterShown]


class View(msgspec.Struct, frozen=True):
    """The whole open table; the same for every seat and for spectators."""

    round: int
    turn: Turn
    winner: list[int] | None
    seats: list[PartyShown]
    decks: dict[Colour | Literal["market"], int]
    markets: dict[str, list[str]]
    tokens: dict[str, Colour]
    track: dict[str, Waiting | None]
    markers: dict[str, str | None]
    event: str | None
    events: list[str]
    bank: dict[Colour, int]
    removed: list[str]
    drawn: str | None
    shown: list[str]
    dice: list[str]
    challenge: ChallengeShown | None
    legend: dict[str, str]


@rule("RB-UND-02", "RB-COMP-09", "RB-TST-04", "RB-RUL-64")
def public(t: Realm) -> View:
    """The whole open table, as plain data; the same for every seat and for spectators."""
    atlas = t.library.atlas
    return View(
        round=t.rounds,
        turn=Turn(t.active, t.phase),
        winner=None if t.result is None else list(t.result.winners),
        seats=[party_view(t, party) for party in t.seats],
        decks={colour: len(t.decks[n]) for n, colour in enumerate(COLOURS)} | {"market": len(t.market)},
        markets={town.id: [card.id for card in t.stalls[n]] for n, town in enumerate(atlas.record.towns)},
        tokens={atlas.names[space]: COLOURS[colour] for space, colour in sorted(t.tokens.items())},
        track={
            str(slot + 1): None if card is None else Waiting(card.id, atlas.title(t.markers[slot]))
            for slot, card in enumerate(t.track)
        },
        markers={str(n + 1): None if s == NOWHERE else atlas.title(s) for n, s in enumerate(t.markers)},
        event=None if t.event is None else t.event.id,
        events=[event.id for event in t.events],
        bank={colour: t.bank[n] for n, colour in enumerate(COLOURS)},
        removed=[card.id for card in t.removed],
        drawn=None if t.drawn is None else t.drawn.id,
        shown=[card.id for card in t.shown],
        dice=["any" if face == len(FACES) else "/".join(FACES[face]) for face in t.rolled],
        challenge=challenge_view(t),
        legend=SYMBOLS,
    )


@rule("RB-RUL-49", "RB-RUL-64")
def party_view(t: Realm, party: Party) -> PartyShown:
    """A seat as everybody sees it."""
    atlas = t.library.atlas
    return PartyShown(
        hero=party.hero.id,
        at=None if party.at == NOWHERE else atlas.title(party.at),
        wounds=party.wounds,
        life=modifiers.life(t, party),
        exhaustion=party.exhaustion,
        stamina=modifiers.stamina(t, party),
        mind=modifiers.characteristic(t, party, None, 0),
        body=modifiers.characteristic(t, party, None, 1),
        spirit=modifiers.characteristic(t, party, None, 2),
        damage=[modifiers.damage(t, party, None, phase) for phase in range(3)],
        gold=party.gold,
        face_up=party.face_up,
        attacked=party.attacked,
        items=[item.card.id for item in party.items],
        face_down=[piece.card.id for piece in party.goods if not piece.face_up],
        allies={ally.card.id: ally_view(t, party, ally) for ally in party.allies},
        encounters=[kept.card.id for kept in party.kept],
        tokens={colour: party.tokens[n] for n, colour in enumerate(COLOURS)},
        noted=party.points,
        points=points(party),
        experience={name: party.learned[which] for which, name in enumerate(modifiers.CHARACTERISTICS)},
        grown={name: party.grown[which] for which, name in enumerate(modifiers.CHARACTERISTICS)},
        experience_tokens={
            name: token_faces(party.learned[which]) for which, name in enumerate(modifiers.CHARACTERISTICS)
        },
        experience_value=experience_value(t, party),
    )


def ally_view(t: Realm, party: Party, ally: Companion) -> AllyShown:
    """An Ally as everybody sees it."""
    return AllyShown(
        wounds=ally.wounds,
        life=modifiers.life(t, party, ally),
        exhaustion=ally.exhaustion,
        stamina=modifiers.stamina(t, party, ally),
        attacked=ally.attacked,
    )


def challenge_view(t: Realm) -> ChallengeShown | None:
    """The fight at hand as everybody sees it."""
    fight = t.fight
    if fight is None:
        return None
    foe = fight.foe
    return ChallengeShown(
        card=None if foe is None else foe.id,
        rival=None if fight.rival < 0 else fight.rival,
        wounds=fight.wounds,
        life=None if foe is None or not foe.life else modifiers.foe_life(t, foe),
        round=fight.round,
        targets=[
            (fight.target or None) if foe is None else modifiers.target(t, foe, phase) for phase in range(3)
        ],
        damage=None if foe is None else [modifiers.foe_damage(t, foe, phase) for phase in range(3)],
        slot=fight.slot + 1 if fight.slot >= 0 else None,
        own=fighters(t, t.party),
        other=[] if fight.rival < 0 else fighters(t, t.seats[fight.rival]),
    )


def hidden(t: Realm) -> dict[str, Any]:
    """What nobody may see, for scenarios: the cards of each deck from top to bottom."""
    piles = dict(zip(COLOURS, t.decks, strict=True)) | {"market": t.market}
    return {name: [card.id for card in reversed(pile.cards)] for name, pile in piles.items()}


def board(atlas: Atlas) -> dict[str, Any]:
    """What never changes: the map for whoever draws it."""
    return {
        "columns": atlas.columns,
        "rows": atlas.rows,
        "terrain": {atlas.names[space]: TERRAINS[atlas.terrain[space]] for space in range(atlas.size)},
        "towns": [
            {
                "id": town.id,
                "at": town.at,
                "sign": town.sign,
                "name": {"en": town.name.en, "it": town.name.it},
            }
            for town in atlas.record.towns
        ],
        "gems": {atlas.names[space]: COLOURS[colour] for space, colour in atlas.gems.items()},
        "faces": [list(face) for face in FACES],
    }


def spaces(atlas: Atlas) -> list[dict[str, Any]]:
    """Every space with its terrain, its neighbors, the town on it or the color of its gem."""
    towns = {town.at: town for town in atlas.record.towns}
    return [
        {
            "id": atlas.title(space),
            "name": {
                language: towns[name].name.text(language) if name in towns else "" for language in LANGUAGES
            },
            "kind": TERRAINS[atlas.terrain[space]],
            "near": [atlas.title(one) for one in atlas.neighbours[space]],
            "printed": {"gem": COLOURS[atlas.gems[space]] if space in atlas.gems else ""},
        }
        for space, name in enumerate(atlas.names)
    ]
