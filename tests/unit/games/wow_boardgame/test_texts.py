"""The text of the cards: all there, in both languages, nothing raw, and some of each kind to the letter."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from locanda.games import load
from locanda.games.wow_boardgame.cards import Reward
from locanda.games.wow_boardgame.telling import catalogue
from locanda.games.wow_boardgame.telling.text import COUNTED, CardText
from locanda.kit.names import forms
from locanda.kit.text import LANGUAGES
from tests.unit.games.wow_boardgame.test_sayings import check

LIBRARY = load("wow-boardgame").library
RECORDS = catalogue.records(LIBRARY)
BY_ID = {record["id"]: record for record in RECORDS}
TEXTS = {language: CardText(LIBRARY, language) for language in LANGUAGES}
# How long a text may be; cards that a player holds are short.
LONG = dict.fromkeys(("powers", "talents", "triangle", "square", "circle", "special", "preprinted"), 280)
LONG |= {"auction": 160, "races": 150, "creatures": 320, "quests-horde": 330, "quests-alliance": 330}
LONG |= {"bosses": 420, "events": 520, "characters": 560, "overlords": 620}


def filled(text: str, language: str) -> str:
    """A text with the names of cards, classes and regions in place of their ids in angle brackets."""

    def name(found: re.Match[str]) -> str:
        form, one = found[1] or "", found[2]
        records = {**LIBRARY.class_of, **LIBRARY.by_id}
        records |= {place.id: place for place in LIBRARY.atlas.regions}
        if form == "in ":
            return TEXTS[language].where(one)
        return forms(records[one].name, language)[form.strip()]

    return re.sub(r"<(in |the )?([\w-]+)>", name, text)


# All of them


def test_every_record_of_the_library_is_in_one_deck() -> None:
    assert {record["id"] for record in RECORDS} == set(LIBRARY.by_id)
    assert len(RECORDS) == len(LIBRARY.by_id)
    keys = ("id", "deck", "kind", "copies")
    entries = [{key: record[key] for key in keys} for record in RECORDS]
    assert [one.entry() for one in catalogue.prints(LIBRARY)] == entries


def test_the_decks_have_the_counts_of_the_box() -> None:
    box = {"powers": 108, "talents": 108, "triangle": 46, "square": 30, "circle": 16, "special": 28}
    box |= {"quests-horde": 40, "quests-alliance": 40, "events": 52, "overlords": 3, "creatures": 13}
    box |= {"bosses": 7, "characters": 16, "races": 8, "preprinted": 33, "auction": 4}
    counts: Counter[str] = Counter()
    for record in RECORDS:
        counts[record["deck"]] += record["copies"]
    assert counts == box


@pytest.mark.parametrize("record", RECORDS, ids=lambda one: one["id"])
def test_a_card_says_what_it_is_and_does_in_both_languages(record: dict[str, Any]) -> None:
    """And neither text is the other's by accident."""
    assert record["icon"]
    assert record["text"]["en"] != record["text"]["it"]
    for language in LANGUAGES:
        line, deeds, text = (record[part][language] for part in ("line", "deeds", "text"))
        assert text == f"{line} {deeds}"
        for part in (line, deeds, text):
            check(part, record["id"], language)
        assert len(text) <= LONG[record["deck"]], f"{len(text)}: {text}"


def test_a_record_has_the_fields_of_its_card() -> None:
    bolt, robe = BY_ID["shadow-bolt"], BY_ID["robe-of-power"]
    assert (bolt["owner"], bolt["type"], bolt["level"], bolt["gold"], bolt["energy"]) == (
        "warlock",
        "instant",
        1,
        3,
        1,
    )
    assert (robe["traits"], robe["addon"], robe["soulbound"]) == (("cloth",), False, False)
    assert BY_ID["murloc"]["stats"]["red"] == {"threat": 5, "attack": 5, "health": 4}
    quest = BY_ID["horde-evil-brew"]
    assert list(quest["reward"]["items"]) == [{"deck": "triangle", "draw": 2}] * 2
    assert quest["spawns"][0] == {
        "creature": "ghoul",
        "colour": "green",
        "region": "dalsons-tears",
        "count": 2,
    }


def test_a_character_has_what_its_class_prints() -> None:
    record = BY_ID["grumbaz-crowsblood"]
    assert record["health"] == (4, 6, 8, 11, 14) and record["energy"] == (1, 2, 3, 4, 5)
    assert [area["id"] for area in record["areas"]] == [area.id for area in LIBRARY.class_of["warrior"].areas]
    assert record["preprinted"]["melee"] == "rusty-sword" and record["race"] == "bloodfury"


# To the letter: names stand in angle brackets, as they may be translated anew

DEEDS = [
    (
        "shadow-bolt",
        "Before the roll: add a blue die. Then, at the start of the Reroll step, spot a red or blue die showing an 8: "
        "Reroll +2.",
        "Prima del tiro: aggiungi un dado blu. "
        "Poi, all’inizio del passaggio di Rilancio, individua un dado rosso o blu con un 8: Rilancio +2.",
    ),
    (
        "moonfire",
        "Before the roll: add 2 blue dice; if you also used this card in the round before, "
        "add 3 blue dice instead.",
        "Prima del tiro: aggiungi 2 dadi blu; "
        "invece, se hai usato questa carta anche nel round precedente, aggiungi 3 dadi blu.",
    ),
    ("mark-of-the-wild", "Each friend in the combat, you included, adds a green die.", None),
    (
        "improved-rejuvenation",
        "<rejuvenation> reads: “When you or a friend in the combat loses Health: that character regains 4 Health. "
        "Then unequip this card.”",
        "<rejuvenation> dice: «Quando tu o un amico nel combattimento perdete Salute: quel personaggio riguadagna "
        "4 Salute. Poi togli questa carta dalla scheda.»",
    ),
    (
        "seal-of-justice",
        "After rerolls, spot a red die showing an 8: add a green die. <judgement>: add a red die and a green die.",
        "Dopo i rilanci, individua un dado rosso con un 8: aggiungi un dado verde. "
        "<judgement>: aggiungi un dado rosso e un dado verde.",
    ),
    (
        "white-tiger",
        "Add 2 red dice. After rerolls, for each Energy you pay, up to 2: raise a die by 1.",
        "Aggiungi 2 dadi rossi. Dopo i rilanci, per ogni Energia che paghi, fino a 2: aumenta di 1 un dado.",
    ),
    (
        "ferocious-bite",
        "After rerolls, if you have <cat-form> equipped, for each Energy you pay, up to 7: "
        "change a blue die to a red 8.",
        "Dopo i rilanci, se hai equipaggiato <cat-form>, per ogni Energia che paghi, fino a 7: "
        "cambia un dado blu in un 8 rosso.",
    ),
    (
        "lethal-shots",
        "At the start of the Reroll step, for each red die that you remove, up to your Reroll value: add a blue die. "
        "You cannot use your Reroll value then.",
        "All’inizio del passaggio di Rilancio, per ogni dado rosso che rimuovi, fino al tuo valore di Rilancio: "
        "aggiungi un dado blu. Allora non puoi usare il tuo valore di Rilancio.",
    ),
    (
        "arcane-missiles",
        "Before the roll: add 2 blue dice. "
        "It costs no Energy if you also used this card in the round before without losing Health.",
        "Prima del tiro: aggiungi 2 dadi blu. "
        "Non costa Energia se hai usato questa carta anche nel round precedente senza perdere Salute.",
    ),
    (
        "execute",
        "After you place tokens, for each Energy you pay: put 1 hit into the damage box. "
        "Then, after hits are assigned: all hits leave the damage, defense and attrition boxes.",
        "Dopo aver messo i gettoni, per ogni Energia che paghi: metti 1 colpo nel riquadro danno. "
        "Poi, dopo l’assegnazione dei colpi: tutti i colpi lasciano i riquadri danno, difesa e attrito.",
    ),
    (
        "revenge",
        "When you place tokens, if you have <defensive-stance> equipped, for each armor token you place: "
        "put 1 hit into the attrition box.",
        "Quando metti i gettoni, se hai equipaggiato <defensive-stance>, per ogni gettone armatura che metti: "
        "metti 1 colpo nel riquadro attrito.",
    ),
    (
        "slice-and-dice",
        "After rerolls, for each combo token you spend from this card, up to 4: "
        "change a red or blue die to a blue 8.",
        "Dopo i rilanci, per ogni gettone combo che spendi da questa carta, fino a 4: "
        "cambia un dado rosso o blu in un 8 blu.",
    ),
    (
        "strength-of-the-wild",
        "After rerolls, if you have a Beast Form equipped, for each red die showing an 8 that you spot: "
        "put 1 hit into the damage or defense box.",
        "Dopo i rilanci, se hai equipaggiato una Forma bestiale, per ogni dado rosso con un 8 che individui: "
        "metti 1 colpo nel riquadro danno o difesa.",
    ),
    (
        "strength-of-earth-totem",
        "In each of your and your friends’ Attack phases, after rerolls, "
        "for each green die showing an 8 that you spot: Attrition +1.",
        "In ogni fase di attacco tua e dei tuoi amici, dopo i rilanci, "
        "per ogni dado verde con un 8 che individui: Attrito +1.",
    ),
    (
        "shield-wall",
        "Attrition −2. After the roll: change up to 3 dice showing 4 or more to green 8s.",
        "Attrito −2. Dopo il tiro: cambia fino a 3 dadi con 4 o più in 8 verdi.",
    ),
    (
        "blessing-of-kings",
        "+2 to your Health capacity and +2 to your Energy capacity. "
        "When you take this Talent: gain 2 Health and 2 Energy.",
        "Capacità di Salute +2 e capacità di Energia +2. "
        "Quando prendi questo Talento: guadagna 2 Salute e 2 Energia.",
    ),
    (
        "vanish",
        "Before the roll: unequip this card and equip <stealth> from your Spellbook in your Ranged area "
        "without paying its Energy.",
        "Prima del tiro: togli questa carta dalla scheda e metti nell’area A distanza <stealth> "
        "dal Libro degli incantesimi senza pagarne l’Energia.",
    ),
    (
        "purge",
        "After rerolls: put 3 armor tokens into the defense box and "
        "remove all your Curse tokens and all your Stun tokens.",
        "Dopo i rilanci: metti 3 gettoni armatura nel riquadro difesa e "
        "rimuovi tutti i tuoi gettoni Maledizione e tutti i tuoi gettoni Stordimento.",
    ),
    (
        "improved-sting",
        "Once per round, when you use <serpents-sting>: Attrition +1. "
        "Once per round, when you use <scorpid-sting>: add a blue die.",
        "Una volta per round, quando usi <serpents-sting>: Attrito +1. "
        "Una volta per round, quando usi <scorpid-sting>: aggiungi un dado blu.",
    ),
    (
        "fist-of-the-peoples-militia",
        "Add 3 red dice, with Attrition +1 and Reroll +2.",
        "Aggiungi 3 dadi rossi, con Attrito +1 e Rilancio +2.",
    ),
    (
        "ironfoe",
        "Add 3 red dice. At the start of the Reroll step: use your Reroll value only for red dice and get Reroll +4.",
        "Aggiungi 3 dadi rossi. "
        "All’inizio del passaggio di Rilancio: usa il tuo valore di Rilancio solo per i dadi rossi "
        "e ottieni Rilancio +4.",
    ),
    (
        "minor-healing-potion",
        "When you lose Health: regain 1 Health. Then remove this card from the game. "
        "Only one Potion per round. It takes no room in the Bag.",
        "Quando perdi Salute: riguadagna 1 Salute. Poi elimina questa carta dal gioco. "
        "Una sola Pozione per round. Non occupa posto nella Borsa.",
    ),
    (
        "stoneform",
        "At the start of the Reroll step: change a die showing 1 or 2 to a 3 of any color.",
        "All’inizio del passaggio di Rilancio: cambia un dado con 1 o 2 in un 3 di qualsiasi colore.",
    ),
    (
        "murloc",
        "After rerolls: the attacker loses 1 Health for each red or blue die showing a 1.",
        "Dopo i rilanci: chi attacca perde 1 Salute per ogni dado rosso o blu con un 1.",
    ),
    (
        "worgen",
        "At the end of Resolution: 2 hits leave the damage box for each creature left.",
        "Alla fine della Risoluzione: 2 colpi lasciano il riquadro danno per ogni creatura rimasta.",
    ),
    (
        "doom-guard",
        "After rerolls: the attacker loses 1 Health for each red or blue die showing 1 or 2; "
        "those dice are out of use for everyone until the combat ends.",
        "Dopo i rilanci: chi attacca perde 1 Salute per ogni dado rosso o blu con 1 o 2; "
        "quei dadi sono inutilizzabili per tutti fino alla fine del combattimento.",
    ),
    (
        "infernal",
        "After rerolls: the attacker loses 2 Health and 2 Energy for each red or blue die showing a 1. "
        "At the end of Resolution: 3 hits leave the damage box.",
        "Dopo i rilanci: chi attacca perde 2 Salute e 2 Energia per ogni dado rosso o blu con un 1. "
        "Alla fine della Risoluzione: 3 colpi lasciano il riquadro danno.",
    ),
    (
        "kelthuzad",
        "<kelthuzad> stands in Stratholme. "
        "After rerolls: the attacker loses 2 Health for each red or blue die showing 1 or 2. "
        "Each hit that goes into the attrition box requires spotting a red or blue die showing 6 or more. "
        "At the end of Resolution: 4 hits (6 with six characters) leave the damage box. Adds 5 Events to the deck.",
        "<kelthuzad> si trova a Stratholme. "
        "Dopo i rilanci: chi attacca perde 2 Salute per ogni dado rosso o blu con 1 o 2. "
        "Per ogni colpo messo nel riquadro attrito bisogna individuare un dado rosso o blu con 6 o più. "
        "Alla fine della Risoluzione: 4 colpi (6 con sei personaggi) lasciano il riquadro danno. "
        "Aggiunge 5 Eventi al mazzo.",
    ),
    (
        "zaeldarr",
        "At the end of Resolution: 2 hits leave the damage box. "
        "Reward: 3 gold and 4 XP; for the weaker faction 4 gold and 6 XP.",
        "Alla fine della Risoluzione: 2 colpi lasciano il riquadro danno. "
        "Premio: 3 oro e 4 XP; per la fazione più debole 4 oro e 6 XP.",
    ),
    (
        "horde-belly-of-the-beast",
        "Quest creatures: 3 × green <scarlet-crusader> <in tyrs-hand>. "
        "Independent: 2 × <ghoul> <in ruins-of-andorhal>. Reward: 10 gold, 7 XP, twice 1 of 2 Triangle items "
        "and the special item <cannonball-runner> or <cowl-of-heroes>.",
        "Creature missione: 3 × <scarlet-crusader> verde <in tyrs-hand>. "
        "Indipendenti: 2 × <ghoul> <in ruins-of-andorhal>. Premio: 10 oro, 7 XP, "
        "due volte 1 di 2 oggetti Triangolo e l’oggetto speciale <cannonball-runner> o <cowl-of-heroes>.",
    ),
    (
        "old-hatreds",
        "When a faction wins a PvP combat, each of its participants gets 8 gold and 1 XP "
        "(weaker faction: 4 gold and 2 XP), and this Event is over.",
        "Quando una fazione vince un combattimento PvP, ogni suo partecipante riceve 8 oro e 1 XP "
        "(fazione più debole: 4 oro e 2 XP), e questo Evento finisce.",
    ),
    (
        "the-hinterlands-war",
        "At the end of the enemy’s turn, a faction with characters in both <the seradane> and <the shadraalor> "
        "wins the War: each of its characters gets 5 gold and 3 XP (weaker faction: 5 gold and 5 XP).",
        "Alla fine del turno nemico, una fazione con personaggi <in seradane> e <in shadraalor> "
        "vince la Guerra: ogni suo personaggio riceve 5 oro e 3 XP (fazione più debole: 5 oro e 5 XP).",
    ),
    (
        "auction-house-trusty-mount",
        "All characters bid gold in secret; the highest bidder pays and takes <the trusty-mount>: "
        "“Once per turn, when you travel: move one region further. It is lost when you are defeated.”",
        "Tutti i personaggi offrono oro in segreto; chi offre di più paga e prende <the trusty-mount>: "
        "«Una volta per turno, quando viaggi: vai una regione più lontano. Si perde quando sei sconfitto.»",
    ),
]


@pytest.mark.parametrize(("name", "english", "italian"), DEEDS, ids=[one[0] for one in DEEDS])
def test_what_a_card_does_to_the_letter(name: str, english: str, italian: str | None) -> None:
    assert BY_ID[name]["deeds"]["en"] == filled(english, "en")
    if italian is not None:
        assert BY_ID[name]["deeds"]["it"] == filled(italian, "it")


LINES = [
    (
        "shadow-bolt",
        "<warlock> Power, instant, level 1, 3 gold, 1 Energy per use.",
        "Potere istantaneo, <warlock>, livello 1, 3 oro, 1 Energia per uso.",
    ),
    (
        "white-tiger",
        "<hunter> Power, active, Pet, level 4, 14 gold, 6 Energy to equip, Health 4.",
        "Potere attivo, <hunter>, Animale, livello 4, 14 oro, 6 Energia per equipaggiarlo, Salute 4.",
    ),
    (
        "deadly-poison",
        "<rogue> Power, melee, add-on (poison), level 5, 19 gold.",
        "Potere da mischia, <rogue>, aggiuntivo (veleno), livello 5, 19 oro.",
    ),
    (
        "biznicks-accurascope",
        "Ranged item, Bow or Gun, add-on (scope), level 4, 18 gold.",
        "Oggetto a distanza, Arco o Fucile, aggiuntivo (mirino), livello 4, 18 oro.",
    ),
    ("trusty-mount", "Auction item, soulbound.", "Oggetto all’asta, Soulbound."),
    (
        "murloc",
        "Creature M: green Threat 5, Attack 3, Health 2; red Threat 5, Attack 5, Health 4; "
        "independent Threat 6, Attack 4, Health 2.",
        "Creatura M: verde Minaccia 5, Attacco 3, Salute 2; rossa Minaccia 5, Attacco 5, Salute 4; "
        "indipendente Minaccia 6, Attacco 4, Salute 2.",
    ),
    (
        "horde-evil-brew",
        "Green quest of the Horde, level 2.",
        "Missione verde dell’Orda, livello 2.",
    ),
    (
        "grumbaz-crowsblood",
        "<warrior> of the Horde, Health 4/6/8/11/14, Energy 1/2/3/4/5.",
        "<warrior> dell’Orda, Salute 4/6/8/11/14, Energia 1/2/3/4/5.",
    ),
    ("old-hatreds", "Event, Destiny Number 2.", "Evento, Numero Destino 2."),
    ("soul-taint", "Event, only with <kelthuzad>.", "Evento, solo con <kelthuzad>."),
    ("new-horizons", "Bonus Event.", "Evento Bonus."),
]


@pytest.mark.parametrize(("name", "english", "italian"), LINES, ids=[one[0] for one in LINES])
def test_what_a_card_is_to_the_letter(name: str, english: str, italian: str) -> None:
    assert BY_ID[name]["line"] == {"en": filled(english, "en"), "it": filled(italian, "it")}


def test_a_sheet_names_its_areas_and_what_is_printed_on_them() -> None:
    assert BY_ID["grumbaz-crowsblood"]["deeds"]["en"] == filled(
        "<bloodfury>: “Attrition +1.” Card areas: Power 1 (Stance only, printed: <battle-stance>); "
        "Power 2 (instant or active); Power 3 (instant or active); Ranged (Bow or Gun, printed: <charge>); "
        "Melee (Mace or Sword, printed: <rusty-sword>); General (general or instant); "
        "Armor (printed: <slarkskin>).",
        "en",
    )


# What is said follows what is done


def test_a_number_changed_in_a_card_changes_its_text() -> None:
    bolt = LIBRARY.by_id["shadow-bolt"]
    first = bolt.abilities[0]
    stronger = replace(
        bolt, abilities=(replace(first, do=(replace(first.do[0], blue=3),)), *bolt.abilities[1:])
    )
    assert TEXTS["en"].deeds(stronger).startswith("Before the roll: add 3 blue dice. Then")
    assert TEXTS["it"].deeds(stronger).startswith("Prima del tiro: aggiungi 3 dadi blu. Poi")


def test_an_event_says_the_figures_that_its_rule_uses(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, event in (("bounty-xp", "bounty"), ("trophies", "cleanse-the-land"), ("far", "soul-taint")):
        monkeypatch.setitem(COUNTED, name, 77)
        for text in TEXTS.values():
            assert "77" in text.deeds(LIBRARY.by_id[event]), event


def test_a_reward_for_both_alike_is_said_once() -> None:
    boss = LIBRARY.by_id["boregore"]
    assert TEXTS["en"].deeds(boss).endswith("Reward: 8 gold and 2 XP.")
    other = replace(boss, weaker=Reward(gold=9))
    assert TEXTS["en"].deeds(other).endswith("Reward: 8 gold and 2 XP; for the weaker faction 9 gold.")


def test_ids_of_cards_are_those_of_the_records() -> None:
    assert [printed.id for printed in catalogue.prints(LIBRARY)] == [record["id"] for record in RECORDS]
