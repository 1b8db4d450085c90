"""Names of the card game in sentences: who did what to whom, and grammar that depends on it, to the letter."""

from __future__ import annotations

import pytest

from locanda.games.wow_tcg.sought import Sought
from locanda.games.wow_tcg.telling.phrases import Phrases, Scene
from locanda.kernel.event import Event
from locanda.kit.text import LANGUAGES, messages
from tests.unit.games.wow_tcg.matches import GAME
from tests.unit.games.wow_tcg.tables import duel, laid

NARRATORS = [GAME.narrator(language) for language in LANGUAGES]
ITALIAN = Phrases(GAME.library, messages("it", GAME.folder / "locale"))
ENGLISH = Phrases(GAME.library, messages("en", GAME.folder / "locale"))

TOLD = [
    (
        "destroyed",
        {"card": "freya-lightsworn", "piece": "freya-lightsworn"},
        "Freya Lightsworn was destroyed.",
        "Freya Lightsworn è stata distrutta.",
    ),
    (
        "destroyed",
        {"card": "devilsaur-leggings", "piece": "devilsaur-leggings-2"},
        "Devilsaur Leggings (2) were destroyed.",
        "Gambali di Diavolosauro (2) sono stati distrutti.",
    ),
    (
        "played",
        {"card": "for-the-horde", "x": 0, "targets": []},
        "Gorebelly played For the Horde!",
        "Gorebelly ha giocato Per l’Orda!",
    ),
    (
        "played",
        {"card": "mind-control", "x": 3, "targets": ["parvink"]},
        "Gorebelly played Mind Control with X = 3 on Parvink.",
        "Gorebelly ha giocato Controllo Mentale con X = 3 su Parvink.",
    ),
    (
        "proposed",
        {"card": "gorebelly", "piece": "gorebelly", "target": "elendril", "target_card": "elendril"},
        "Gorebelly wants to attack Elendril.",
        "Gorebelly vuole attaccare Elendril.",
    ),
    (
        "proposed",
        {"card": "brigg", "piece": "brigg", "target": "elendril", "target_card": "elendril"},
        "Gorebelly wants to attack Elendril with Brigg.",
        "Gorebelly vuole attaccare Elendril con Brigg.",
    ),
    (
        "armor",
        {"card": "devilsaur-leggings", "piece": "devilsaur-leggings", "amount": 1},
        "Devilsaur Leggings prevented 1 damage to Gorebelly.",
        "Gambali di Diavolosauro hanno prevenuto 1 danno a Gorebelly.",
    ),
    (
        "won",
        {"winners": [0]},
        "Gorebelly has won!",
        "Gorebelly ha vinto!",
    ),
    (
        "won",
        {"winners": [0, 1]},
        "Gorebelly and Elendril have won!",
        "Gorebelly e Elendril hanno vinto!",
    ),
]


@pytest.mark.parametrize(("kind", "facts", "english", "italian"), TOLD, ids=range(len(TOLD)))
def test_what_happened_is_told_as_one_says_it(
    kind: str, facts: dict[str, object], english: str, italian: str
) -> None:
    match = laid({"hero": "gorebelly", "allies": ["brigg"]}, {"hero": "elendril", "allies": ["parvink"]})
    event = Event(kind, (), 0, None, facts)
    assert [one.event(duel(match), event) for one in NARRATORS] == [english, italian]


THINGS = [
    (Sought(sort="ally", side="yours"), "a", "an ally of your party", "a un alleato del tuo gruppo"),
    (Sought(sort="ally", side="opposing"), "each", "each opposing ally", "a ogni alleato nemico"),
    (
        Sought(sort="ally", other=True, side="yours"),
        "a",
        "another ally of your party",
        "a un altro alleato del tuo gruppo",
    ),
    (
        Sought(sort="weapon", side="yours", tag="Melee"),
        "a",
        "one of your Melee weapons",
        "a una delle tue armi da Mischia",
    ),
    (Sought(sort="weapon", side="yours"), "every", "your weapons", "alle tue armi"),
    (Sought(sort="ally"), "every", "all allies", "a tutti gli alleati"),
    (Sought(sort="ability", state="exhausted"), "a", "an exhausted ability", "a un’abilità spossata"),
    (
        Sought(sort="character", race="orc", side="yours"),
        "all",
        "Orc characters of your party",
        "ai personaggi orchi del tuo gruppo",
    ),
    (
        Sought(sort="card", zone="graveyard", side="yours", tag="Combo"),
        "up-to",
        "up to two Combo cards in your graveyard",
        "a fino a due carte Combo nel tuo cimitero",
    ),
    (Sought(sort="armor", side="yours", tag="Shield"), "each", "each of your Shields", "a ogni tuo Scudo"),
    (Sought(sort="hero", side="yours"), "a", "your hero", "al tuo eroe"),
]


@pytest.mark.parametrize(("what", "det", "english", "italian"), THINGS, ids=[one[2] for one in THINGS])
def test_a_description_bends_as_its_sentence_needs(
    what: Sought, det: str, english: str, italian: str
) -> None:
    scene = Scene(GAME.library.by_id["frostbolt"])
    assert ENGLISH.thing(what, det, scene, count=2).forms[""] == english
    assert ITALIAN.thing(what, det, scene, count=2).forms["to"] == italian


def test_what_was_named_is_pointed_at() -> None:
    assert [ITALIAN.pointed(text, "m").forms[""] for text in ("alleato", "Scudo", "personaggio")] == [
        "quell’alleato",
        "quello Scudo",
        "quel personaggio",
    ]
    assert ITALIAN.pointed("alleati", "m", True).forms["of"] == "di quegli alleati"
    assert ENGLISH.pointed("allies", "m", True).forms["of"] == "of those allies"


def test_prices_are_told_with_x_last_or_first_as_it_is_read() -> None:
    texts = {card.id: NARRATORS[0].text.cost(card) for card in GAME.library.cards if card.has_x}
    assert texts == {"aimed-shot": "X + 1", "cold-snap": "X + 2", "mind-control": "X + 2"}
