"""Names of the Adventure Game in sentences: who fights whom, what lies where, to the letter."""

from __future__ import annotations

import pytest

from locanda.kernel.event import Event

from .test_narrate import ENGLISH, GAME, NARRATORS, begun, said


@pytest.mark.parametrize(
    ("begins", "own", "other"),
    [
        (
            ("combat", {"card": "lg2-foe"}),
            "Sandrai attacks the Frostmane Trolls in melee: 4 + 2 = 6 against defense 6: a hit without damage.",
            "The Frostmane Trolls attack Sandrai in melee: 4 + 2 = 6 against defense 6: a hit without damage.",
        ),
        (
            ("duel", {"other": 1}),
            "Sandrai attacks Grumbaz in melee: 4 + 2 = 6 against defense 6: a hit without damage.",
            "Grumbaz attacks Sandrai in melee: 4 + 2 = 6 against defense 6: a hit without damage.",
        ),
    ],
)
def test_an_attack_says_whom_it_is_against(
    begins: tuple[str, dict[str, object]], own: str, other: str
) -> None:
    match = begun()
    kind, facts = begins
    strike = {"type": "melee", "die": 4, "total": 6, "defence": 6, "damage": 0}
    foe = str(facts.get("card", ""))
    first = Event("attack", (), 0, None, {"card": "", **strike})
    second = Event("attack", (), None if foe else 1, None, {"card": foe, **strike})
    match.events.extend([Event(kind, (), 0, None, facts), first, second])
    assert [ENGLISH.event(match.table, event) for event in (first, second)] == [own, other]


NAMED = [
    (
        "victory",
        {"card": "lg3-foe"},
        "Sandrai defeated Hogger!",
        "Sandrai ha sconfitto Hogger!",
    ),
    (
        "undefeated",
        {"card": "restless-bones-foe", "space": "brill", "slot": 2},
        "The Restless Bones were not defeated and wait at Brill (marker 2).",
        "Le Ossa Irrequiete restano in piedi e attendono a Brill (indicatore 2).",
    ),
    (
        "undefeated",
        {"card": "rotten-ghoul-foe", "space": "el1", "slot": 2},
        "The Rotten Ghoul was not defeated and waits in the space northeast of Stormwind City (marker 2).",
        "Il Ghoul Marcescente resta in piedi e attende nello spazio a nord-est di Stormwind City (indicatore 2).",
    ),
    (
        "power",
        {"card": "lr2-foe", "die": 6},
        "A 6 activated a power of Emperor Thaurissan.",
        "Un 6 ha attivato un potere dell’Imperatore Thaurissan.",
    ),
    (
        "placed",
        {"space": "ly3"},
        "Sandrai laid a discovery face down at the Deadmines.",
        "Sandrai ha posato una scoperta coperta nelle Miniere Morte.",
    ),
    (
        "lost",
        {"card": "smites-mighty-hammer"},
        "Sandrai discarded Smite’s Mighty Hammer.",
        "Sandrai ha scartato il Possente Martello di Smite.",
    ),
    (
        "kept",
        {"token": "hearthstone"},
        "Sandrai kept a Hearthstone.",
        "Sandrai ha conservato una Pietra del Ritorno.",
    ),
    ("defeated", {}, "Sandrai was defeated!", "Sandrai è stata sconfitta!"),
]


@pytest.mark.parametrize(("kind", "facts", "english", "italian"), NAMED, ids=range(len(NAMED)))
def test_names_and_places_stand_in_a_sentence_as_one_says_them(
    kind: str, facts: dict[str, object], english: str, italian: str
) -> None:
    assert said(begun(), kind, **facts) == [english, italian]


def test_what_is_printed_on_the_board_is_fought_and_not_its_place() -> None:
    """An encounter there is called by who it is; only an overlord's place has the overlord's name."""
    for space in GAME.library.atlas.spaces:
        if space.encounter is not None:
            assert (space.name == space.encounter.name) == (space.kind == "overlord"), space.id


def test_chances_name_whoever_is_fought() -> None:
    witch = GAME.library.by_id["naga-coral-witch-foe"].name
    assert [one._odds(name, witch, "card") for one in NARRATORS for name in ("win", "hits")] == [
        "You defeat the Naga Coral-Witch, with this card and nothing more",
        "The Naga Coral-Witch takes damage, with this card and nothing more",
        "Sconfiggi la Strega Naga del Corallo, con questa carta e nient’altro",
        "La Strega Naga del Corallo subisce danni, con questa carta e nient’altro",
    ]
