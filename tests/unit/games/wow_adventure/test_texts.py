"""The text of the cards: all there, in both languages, nothing raw, and a few of each kind to the letter."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from locanda.games import load
from locanda.games.wow_adventure.cards import LEVELS, EncounterFace, EventFace, ItemFace
from locanda.games.wow_adventure.telling import catalogue
from locanda.games.wow_adventure.telling.text import FOE, OWN, CardText
from locanda.kit.effects import Effect
from locanda.kit.text import LANGUAGES, message_ids

LIBRARY = load("wow-adventure").library
LOCALE = load("wow-adventure").folder / "locale"
RECORDS = catalogue.records(LIBRARY)
SPACES = {space.id: space.name for space in LIBRARY.atlas.spaces if space.name is not None}
TEXTS = {language: CardText(LIBRARY, language) for language in LANGUAGES}
# What a placeholder, an absent field or a missing word would leave behind; and the apostrophe is the curly one.
RAW = re.compile(r"effect-|[{}]|'|\bnone\b|None|  | [.,:;!?)]|\( |\.\.|^\s|\s$|:\.|::")
KEBAB = {name for name in LIBRARY.by_id if "-" in name}


def texts(record: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Every text of a record with its language, those of its faces and sides too."""
    yield from record["text"].items()
    for part in (*record.get("faces", ()), *record.get("sides", ())):
        yield from part["text"].items()


def check(text: str, what: str) -> None:
    """The text is a row of sentences with neither ids nor placeholders in it."""
    assert text and text[-1] == ".", f"{what}: {text}"
    assert RAW.search(text) is None, f"{what}: {text}"
    assert not KEBAB.intersection(re.findall(r"[a-z]+(?:-[a-z0-9]+)+", text)), f"{what}: {text}"


def test_the_decks_have_the_counts_of_the_box() -> None:
    box = {"characters": 16, "starting-quests": 18, "elite-quests": 30, "trophies": 16}
    box |= {f"abilities-{character.id}": 23 for character in LIBRARY.characters}
    box |= dict.fromkeys(LEVELS, 40)
    counts: Counter[str] = Counter()
    for record in RECORDS:
        counts[record["deck"]] += record["copies"]
    assert counts == box


def test_the_decks_and_the_records_are_the_same_cards() -> None:
    keys = ("id", "deck", "kind", "copies")
    entries = [{key: record[key] for key in keys} for record in RECORDS]
    assert [one.entry() for one in catalogue.prints(LIBRARY)] == entries
    assert len({record["id"] for record in RECORDS}) == len(RECORDS)


def test_every_card_has_text_and_a_name_in_both_languages() -> None:
    """And neither text is the other's by accident."""
    for record in RECORDS:
        assert record["icon"], record["id"]
        assert set(record["text"]) == set(record["name"]) == set(LANGUAGES)
        assert record["text"]["en"] != record["text"]["it"], record["id"]
        assert not any("'" in name for name in record["name"].values()), record["id"]
        for _, text in texts(record):
            check(text, record["id"])


def test_every_challenge_card_shows_two_faces() -> None:
    for record in RECORDS:
        if record["deck"] in LEVELS:
            assert len(record["faces"]) == 2, record["id"]
            assert record["name"] == record["faces"][0]["name"], record["id"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_record_of_the_library_can_be_read(language: str) -> None:
    """The faces alone, the characters with the numbers of all levels, and the board."""
    for record in (*LIBRARY.by_id.values(), *LIBRARY.atlas.spaces):
        check(TEXTS[language].card(record), record.id)


def samples() -> Iterator[tuple[str, Effect]]:
    """Every effect of the vocabulary at least once, with each of its words."""
    draw = {"draw": 1}
    whole = ("you", "opponent", "near", "here", "others", "all")
    fields: dict[str, list[Any]] = {
        "bonus": [
            {"value": value, "amount": -1, "who": who, "type": kind, "against": against, "using": using}
            for value in ("attack", "defence", "damage", "life", "movement", "energy")
            for who in ("you", "opponent")
            for kind in (None, "ranged")
            for against in (None, "undead")
            for using in (None, "weapon", "ability")
        ],
        "ranged": [{}, {"who": "opponent"}],
        "slip": [2],
        "richer": [{"resource": r, "amount": a} for r in ("scroll", "book", "small-potion") for a in (-1, 2)],
        "closed": ["book", "auction-house", "quest-giver", "place-discovery"],
        "cheaper": ["movement", "special"],
        "sturdy": ["overlord", "character"],
        **{
            word: [{"amount": a, "who": w, "range": 2} for a in (1, 2) for w in whole]
            for word in ("heal", "damage", "draw", "drop")
        },
        "energy": [-1, 2],
        "movement": [-1, 2],
        "strike": [{"type": "melee", "attack": 4}],
        "reroll": ["own", "other"],
        "cancel-combat": [True, False],
        "attach": ["you", {"to": "near", "range": 2}],
        "go": ["city", {"to": "near", "range": 2, "aggro": True}, "brill"],
        "item": [{"colour": colour, "who": who} for colour in ("own", "red") for who in ("you", "all")],
        "lose-item": [
            {"place": place, "random": random, "who": who}
            for place in ("bag", "all")
            for random in (True, False)
            for who in ("you", "opponent", "all")
        ],
        "level": ["green"],
        "trophy": ["nefarians-head"],
        "choose": [{"first": [draw], "second": ["flip"]}],
        "may": [{"do": [draw]}, {"do": [draw], "energy": 1}],
        "hand-in": [
            {"amount": a, "do": [draw], "trait": t, "colour": c}
            for a in (1, 2)
            for t in (None, "beast")
            for c in (None, "red")
        ],
        "roll": [{"target": 4, "do": [draw]}, {"target": 4, "otherwise": [draw]}],
        "if-level": [
            {"colour": "red", "do": [draw]},
            {"colour": "red", "do": [draw], "otherwise": [{"heal": 1}]},
        ],
        **{word: [1] for word in ("leech", "less", "counter", "scout")},
    }
    for word in LIBRARY.vocabulary.kinds:
        for given in fields.get(word, [{}]):
            yield word, LIBRARY.vocabulary.read({word: given})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_can_be_said_on_every_kind_of_card(language: str) -> None:
    """Also those that no card has yet; an absent field leaves no trace."""
    contexts = [OWN, FOE, {**OWN, "scope": "all"}, {**OWN, "scope": "other"}, {**OWN, "owner": "event"}]
    for word, effect in samples():
        for context in contexts:
            for more in ({}, {"span": "combat", "lead": "verb", "stage": "more", "at": "movement"}):
                check(TEXTS[language].effects([effect], {**context, **more, "worth": "1"}), word)


def test_both_languages_have_the_same_messages() -> None:
    """None is missing on either side."""
    assert message_ids(LOCALE, "en-cards") == message_ids(LOCALE, "it-cards") != set()


SHADOW_BOLT = LIBRARY.by_id["shadow-bolt"]
GHOUL: EncounterFace = LIBRARY.by_id["rotten-ghoul-foe"]
LONGBOW: ItemFace = LIBRARY.by_id["fine-longbow"]


def test_an_encounter_is_it_and_the_character_is_you() -> None:
    """The Rotten Ghoul has its bonus and its die; what it does to the character is told to the player."""
    assert TEXTS["en"].card(GHOUL) == (
        "Melee attack 1, defense 5, damage 1. Aggro, Undead. "
        "On a sword: it gets +1 damage in this combat and rerolls its die."
    )
    assert TEXTS["it"].card(GHOUL) == (
        "Attacco di mischia 1, difesa 5, danno 1. Aggro, Non morto. "
        "Con una spada: l’incontro ha +1 al danno in questo combattimento e ritira il suo dado."
    )
    kobold = LIBRARY.by_id["powder-kobold-foe"]
    assert TEXTS["en"].card(kobold).endswith("On a 1: you take 1 damage and it is defeated.")


def test_the_same_power_on_an_item_is_the_players() -> None:
    ghoul = GHOUL.powers[0]
    assert TEXTS["en"].power(ghoul, OWN) == "On a sword: +1 damage in this combat and reroll your die."
    assert (
        TEXTS["it"].power(ghoul, OWN)
        == "Con una spada: +1 al danno in questo combattimento e ritira il tuo dado."
    )


def test_the_longbow_to_the_letter() -> None:
    assert TEXTS["en"].card(LONGBOW) == (
        "Ranged weapon, attack 2. Needs: bow. Potion: swiftness. On a 1: reroll your die."
    )
    assert TEXTS["it"].card(LONGBOW) == (
        "Arma a distanza, attacco 2. Richiede: arco. Pozione: rapidità. Con un 1: ritira il tuo dado."
    )


def test_an_ability_says_timing_moment_cost_and_what_levels_add() -> None:
    assert TEXTS["en"].card(SHADOW_BOLT) == (
        "Combat ability, before the combat roll, 1 energy: use a ranged attack of 3 in place of your weapon. "
        "Improved Yellow: +1 attack in this combat. Improved Red: another +2 attack in this combat."
    )
    assert TEXTS["it"].card(SHADOW_BOLT) == (
        "Abilità di combattimento, prima del tiro di combattimento, 1 punto energia: "
        "usa un attacco a distanza di valore 3 al posto dell’arma. "
        "Miglioramento giallo: +1 all’attacco in questo combattimento. "
        "Miglioramento rosso: un ulteriore +2 all’attacco in questo combattimento."
    )


def test_an_attached_card_says_for_whom_it_works() -> None:
    """The curse for the other character, the servant for the own one, and only one servant."""
    curse, imp = LIBRARY.by_id["curse-of-weakness"], LIBRARY.by_id["summon-imp"]
    assert TEXTS["en"].card(curse).endswith("While attached: that character gets −1 attack.")
    assert TEXTS["en"].card(imp).endswith("While attached: +1 to ranged attacks. Only one servant at a time.")
    assert TEXTS["it"].card(imp).endswith("Un solo servitore alla volta.")


def test_a_quest_names_its_tasks_in_order() -> None:
    quest = LIBRARY.by_id["the-eastern-plagues"]
    assert TEXTS["en"].card(quest) == (
        "Elite quest, 3 valor. Collect your tokens from Light’s Hope Chapel, Caer Darrow and Hearthglen. "
        "Then travel to Undercity."
    )
    assert TEXTS["it"].card(quest) == (
        "Missione elite, 3 punti valore. Raccogli i tuoi segnalini alla Cappella della Speranza della Luce, "
        "a Caer Darrow e a Hearthglen. Poi raggiungi Undercity."
    )


def test_a_place_has_its_article_inside_a_sentence() -> None:
    ashes, bones = LIBRARY.by_id["grandmothers-ashes"], LIBRARY.by_id["bones-that-never-rested"]
    assert "Collect your token from the Sepulcher." in TEXTS["en"].card(ashes)
    assert "Raccogli il tuo segnalino al Sepolcro." in TEXTS["it"].card(ashes)
    assert TEXTS["it"].card(bones).endswith("Poi raggiungi la Cappella della Speranza della Luce.")
    assert "nello spazio a nord-est del Sepolcro, a Tarren Mill e a Caer Darrow" in TEXTS["it"].card(bones)


def test_a_quest_calls_an_overlord_by_that_name() -> None:
    quest = LIBRARY.by_id["from-the-cellars-to-the-throne"]
    assert (
        TEXTS["en"]
        .card(quest)
        .endswith("Defeat the map encounter at Blackrock Depths. Then defeat the overlord Nefarian.")
    )
    assert (
        TEXTS["it"]
        .card(quest)
        .endswith(
            "Sconfiggi l’incontro in mappa nelle Profondità di Roccianera. Poi sconfiggi l’Overlord Nefarian."
        )
    )


def test_a_use_says_that_it_is_there_once_a_turn() -> None:
    """Paid or not, but not where the card is gone after it; what costs nothing is free."""
    stick, ham = LIBRARY.by_id["pilgrims-stick"], LIBRARY.by_id["smoked-boar-ham"]
    assert TEXTS["en"].card(stick).endswith("Movement phase, once a turn, 1 energy: gain 1 movement.")
    assert (
        TEXTS["it"]
        .card(stick)
        .endswith("Fase movimento, una volta per turno, 1 punto energia: ottieni 1 punto movimento.")
    )
    assert TEXTS["en"].card(ham).endswith("Movement phase, discard this item: heal 2 damage.")
    assert TEXTS["en"].card(LIBRARY.by_id["bloodrage"]) == (
        "Movement ability, free: take 1 damage, gain 1 energy and 1 movement."
    )
    assert TEXTS["it"].card(LIBRARY.by_id["bloodrage"]) == (
        "Abilità di movimento, gratis: subisci 1 danno, ottieni 1 punto energia e 1 punto movimento."
    )


def test_an_item_that_asks_for_items_means_others() -> None:
    toolbox = LIBRARY.by_id["tinkers-toolbox"]
    assert (
        TEXTS["en"]
        .card(toolbox)
        .endswith("once a turn: you may discard 2 other items from your bag to gain an item of your level.")
    )
    assert (
        TEXTS["it"]
        .card(toolbox)
        .endswith(
            "puoi scartare dal tuo zaino altri 2 oggetti; se lo fai, ottieni un oggetto del tuo livello."
        )
    )


@pytest.mark.parametrize(
    ("name", "english", "italian"),
    [
        (
            "corruption",
            "deal 1 more damage to the same character or another one of your choice within 3 spaces.",
            "infliggi 1 danno in più allo stesso personaggio o a un altro a tua scelta entro 3 spazi.",
        ),
        (
            "serpent-sting",
            "the same character or another one of your choice within 4 spaces discards 1 ability card.",
            "lo stesso personaggio o un altro a tua scelta entro 4 spazi scarta 1 carta abilità.",
        ),
    ],
)
def test_whoever_was_chosen_may_be_chosen_again(name: str, english: str, italian: str) -> None:
    assert TEXTS["en"].card(LIBRARY.by_id[name]).endswith(f"Improved Red: {english}")
    assert TEXTS["it"].card(LIBRARY.by_id[name]).endswith(f"Miglioramento rosso: {italian}")


EVENTS = [
    (
        "harvest-feast-event",
        "Global event. Whoever activates a small potion heals 1 more damage. Movement phase, 1 energy: turn this "
        "event over. Other face – Empty Barns: Every character discards 1 ability card. Discard this event.",
        "Evento globale. Chi attiva una pozione piccola cura 1 danno in più. Fase movimento, 1 punto energia: gira "
        "questo evento. Altra faccia – Granai Vuoti: Ogni personaggio scarta 1 carta abilità. Scarta questo evento.",
    ),
    (
        "tainted-well-event",
        "Location event: Brill. Take 1 damage. You may pay 1 energy to turn this event over. "
        "Other face – Clear Water Again: Heal 3 damage. Draw 1 ability card. Discard this event.",
        "Evento di locazione: Brill. Subisci 1 danno. Puoi pagare 1 punto energia; se lo fai, gira questo evento. "
        "Altra faccia – Di Nuovo Acqua Limpida: Cura 3 danni. Pesca 1 carta abilità. Scarta questo evento.",
    ),
    (
        "lost-peddler-event",
        "Special event. You may discard 1 item from your bag to turn this event over. Other face – A Fair Swap "
        "(item: Dog-Eared Grimoire): Bag item. Potion: mana. Each turn, the first movement ability card that costs "
        "energy costs you 1 less.",
        "Evento speciale. Puoi scartare dal tuo zaino 1 oggetto; se lo fai, gira questo evento. Altra faccia – Uno "
        "Scambio Onesto (oggetto: Grimorio Sgualcito): Oggetto zaino. Pozione: mana. Ogni turno, la prima carta "
        "abilità di movimento non gratuita che giochi costa 1 punto energia in meno.",
    ),
]


@pytest.mark.parametrize(("name", "english", "italian"), EVENTS)
def test_an_event_of_each_type_to_the_letter(name: str, english: str, italian: str) -> None:
    event: EventFace = LIBRARY.by_id[name]
    assert TEXTS["en"].card(event) == english
    assert TEXTS["it"].card(event) == italian
    assert f"{TEXTS['en'].front(event)} {TEXTS['en'].back(event)}" == english


def test_an_event_that_holds_for_all_says_so() -> None:
    assert "Every character gets −1 attack against undead." in TEXTS["en"].card(
        LIBRARY.by_id["barrow-moon-event"]
    )
    assert "Ogni personaggio ha −1 all’attacco contro i non morti." in TEXTS["it"].card(
        LIBRARY.by_id["barrow-moon-event"]
    )


def test_a_place_says_what_it_gives() -> None:
    spaces = {space.id: space for space in LIBRARY.atlas.spaces}
    assert TEXTS["en"].card(spaces["booty-bay"]) == (
        "You may discard 3 items of green level or higher from your bag to take the trophy Favor of Booty Bay."
    )
    assert TEXTS["it"].card(spaces["lg1"]).endswith("Ricompensa: sali al livello verde.")
    assert TEXTS["it"].card(spaces["brill"]) == "Pergamena e pozione piccola."
