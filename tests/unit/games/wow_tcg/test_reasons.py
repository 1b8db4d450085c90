"""Why something cannot be done in the card game: its sentences, read at a table, and before there is one."""

from __future__ import annotations

from typing import Any

import pytest

from locanda.kernel.game import Setup
from locanda.kernel.match import Match
from locanda.kernel.refusal import Refusal, Refused
from locanda.kit.text import LANGUAGES
from tests.unit.games.wow_tcg.matches import GAME
from tests.unit.games.wow_tcg.tables import duel, laid, on

NARRATORS = [GAME.narrator(language) for language in LANGUAGES]
CARD = GAME.library.by_id


def against(match: Match, key: str) -> dict[str, list[str]]:
    """Every reason against an answer to the question at hand, in both languages."""
    blocked = match.waiting[0].blocked()
    assert key in blocked, sorted(blocked)
    return {
        one.reason: [narrator.refusal(duel(match), one) for narrator in NARRATORS] for one in blocked[key]
    }


POSITIONS: list[tuple[str, str, dict[str, Any], str, str]] = [
    (
        "too-dear",
        "play:frostbolt",
        {"hand": ["frostbolt"], "resources": 1},
        "Frostbolt costs 3; you have 1 ready resource.",
        "Dardo di Gelo: costa 3, e tu hai 1 risorsa pronta.",
    ),
    (
        "too-dear",
        "use:tazo",
        {"resources": 0},
        "This costs 3; you have no ready resource.",
        "Questo costa 3, e tu non hai risorse pronte.",
    ),
    (
        "quest",
        "play:in-dreams",
        {"hand": ["in-dreams"]},
        "In Dreams is a quest; it is placed as a resource, not played.",
        "Nei Sogni è una quest: si piazza come risorsa, non si gioca.",
    ),
    (
        "placed",
        "place:frostbolt",
        {"hand": ["frostbolt"], "placed": True},
        "You have placed a resource this turn already; Frostbolt has to wait.",
        "In questo turno hai già piazzato una risorsa: Dardo di Gelo deve aspettare.",
    ),
    (
        "turned",
        "use:tazo",
        {"flipped": True},
        "{tazo} has been turned over and has no power left.",
        "Ta’zo: la carta è già girata e non ha più poteri.",
    ),
    (
        "exhausted",
        "attack:parvink",
        {"allies": [{"card": "parvink", "exhausted": True}]},
        "Parvink is exhausted.",
        "Parvink: già spossata.",
    ),
    (
        "just-joined",
        "attack:parvink",
        {"allies": [{"card": "parvink", "fresh": True}]},
        "Parvink joined the party this turn and has to wait for your next one.",
        "Parvink fa parte del gruppo solo da questo turno e deve aspettare il tuo prossimo.",
    ),
    (
        "no-attack",
        "attack:guardian-steelhorn",
        {"allies": ["guardian-steelhorn"]},
        "An effect keeps Guardian Steelhorn from attacking.",
        "Un effetto impedisce a Guardiano Steelhorn di attaccare.",
    ),
    (
        "not-fighting",
        "strike:scarlet-kris",
        {"equipment": ["scarlet-kris"]},
        "You strike with Scarlet Kris only while your hero fights, before the damage is dealt.",
        "Si colpisce con Kris Scarlatto solo mentre il proprio eroe combatte, prima del danno.",
    ),
    (
        "no-target",
        "play:vanquish",
        {"hand": ["vanquish"], "resources": 4},
        "There is nothing now that Vanquish could target.",
        "Ora non c’è nulla che Annientamento possa bersagliare.",
    ),
    (
        "only",
        "complete:the-defias-brotherhood",
        {"quests": ["the-defias-brotherhood"], "allies": ["parvink", "kor-cindervein"]},
        "The Defias Brotherhood is for another moment: only if you have 4 or more allies; now it is 2.",
        f"{CARD['the-defias-brotherhood'].name.it}: solo se hai almeno 4 alleati; ora 2.",
    ),
    (
        "only",
        "complete:dragonkin-menace",
        {"quests": ["dragonkin-menace"], "resources": 3},
        "Dragonkin Menace is for another moment: only on an opponent’s turn.",
        "Minaccia Draconica: solo nel turno di un avversario.",
    ),
    (
        "too-few-buried",
        "use:augustus-corpsemonger",
        {"allies": ["augustus-corpsemonger"], "graveyard": ["parvink"]},
        "Removing 3 fitting cards of your graveyard is part of the cost; it has 1.",
        "Per questo vanno rimosse dal tuo cimitero 3 carte adatte: ne ha 1.",
    ),
    (
        "nothing-to-destroy",
        "play:dark-pact",
        {"hand": ["dark-pact"], "resources": 2},
        "Destroying a card of yours is part of the cost; none fits.",
        "Per questo va distrutta 1 tua carta: non ne hai di adatte.",
    ),
    (
        "nothing-ready",
        "complete:the-love-potion",
        {"quests": ["the-love-potion"], "allies": ["parvink"], "resources": 1},
        "Exhausting 2 ready cards is part of the cost; there is only 1.",
        "Per questo vanno spossate 2 carte pronte: ce n’è solo 1.",
    ),
    (
        "empty-hand",
        "use:landro-longshot",
        {"allies": ["landro-longshot"], "resources": 1},
        "Discarding a card is part of the cost, and your hand is empty.",
        "Per questo va scartata 1 carta, e la tua mano è vuota.",
    ),
    (
        "face-down",
        "complete:resource-3",
        {"resources": [{"card": "in-dreams"}]},
        "In Dreams lies face down and can no longer be completed.",
        "Nei Sogni: è a faccia in giù e non si può più completare.",
    ),
]


@pytest.mark.parametrize(
    ("reason", "key", "seat", "english", "italian"),
    POSITIONS,
    ids=[f"{one[0]} {one[1]}" for one in POSITIONS],
)
def test_a_refusal_says_what_is_in_the_way(
    reason: str, key: str, seat: dict[str, Any], english: str, italian: str
) -> None:
    match = laid({"hero": "tazo", **seat}, {"hero": "elendril"})
    english = english.replace("{tazo}", CARD["tazo"].name.en)
    assert against(match, key)[reason] == [english, italian]


def test_what_waits_for_another_moment_says_whose_it_is() -> None:
    match = laid(
        {"hero": "tazo", "resources": 3, "hand": ["fire-blast", "arnold-flem"]},
        {"hero": "elendril", "resources": 3, "hand": ["rapid-fire", "arcane-shot"], "allies": ["parvink"]},
    )
    on(match, "play:fire-blast", "target:elendril", to="respond", seat=1)
    name = CARD["tazo"].name.en
    assert against(match, "play:rapid-fire")["not-your-action-phase"] == [
        f"Rapid Fire is no instant; you play it only in your own turn, and it is the turn of {name}.",
        "Tiro Rapido non è instant: si gioca solo nel proprio turno, e ora è il turno di Ta’zo.",
    ]
    assert against(match, "attack:parvink")["not-now"] == [
        f"This is done only in your own action phase; it is the turn of {name}.",
        "Si fa solo nella propria fase di azione, e ora è il turno di Ta’zo.",
    ]


def test_what_waits_on_the_chain_comes_first() -> None:
    match = laid(
        {"hero": "tazo", "resources": 3, "hand": ["fire-blast", "arcane-shot", "brigg"]}, {"hero": "elendril"}
    )
    on(match, "play:fire-blast", "target:elendril", to="respond", seat=0)
    assert against(match, "play:brigg")["chain"] == [
        "Brigg is no instant, and something still waits on the chain.",
        "Brigg non è instant, e qualcosa attende ancora sulla catena.",
    ]
    assert against(match, "place:brigg")["not-now"] == [
        "Something still waits on the chain; this has to wait for your action phase with nothing on it.",
        "Qualcosa attende ancora sulla catena: prima deve risolvere.",
    ]


def test_a_defender_that_cannot_be_chosen_says_why() -> None:
    match = laid(
        {"hero": "tazo", "allies": ["parvink"]},
        {"hero": "elendril", "allies": ["apprentice-teep", "kor-cindervein", "sarmoth"]},
    )
    on(match, "attack:parvink")
    match = laid(
        {"hero": "tazo", "allies": ["parvink"]}, {"hero": "elendril", "allies": ["apprentice-teep", "brigg"]}
    )
    on(match, "attack:parvink", to="defender")
    assert against(match, "defender:apprentice-teep")["elusive"] == [
        "Apprentice Teep is elusive and cannot be attacked.",
        "Apprendista Teep è sfuggente e non può essere attaccato.",
    ]


def test_a_second_weapon_names_the_first() -> None:
    match = laid(
        {"hero": "gorebelly", "resources": 4, "equipment": ["krol-blade", "ancient-bone-bow"]},
        {"hero": "elendril"},
    )
    on(match, "attack:gorebelly", "strike:krol-blade", to="defend")
    assert against(match, "strike:ancient-bone-bow")["struck"] == [
        "You have struck with Krol Blade in this combat already; Ancient Bone Bow cannot be added.",
        "In questo combattimento hai già colpito con Lama di Krol: Antico Arco d’Osso non si può aggiungere.",
    ]


# Decks and tables are refused without a table

BARE = [
    (
        Refusal("TCG-15-01", None, reason="deck-size", size=41, needed=60),
        "The deck has 41 cards; 60 are needed.",
        "Il mazzo ha 41 carte: ne servono 60.",
    ),
    (
        Refusal("TCG-04-01", None, reason="deck-size", size=31, needed=30),
        "The deck has 31 cards; no more than 30 are allowed.",
        "Il mazzo ha 31 carte: ne sono ammesse al massimo 30.",
    ),
    (
        Refusal("TCG-15-10", None, reason="side-size", size=1, needed=10),
        "The side deck has 1 card; it needs none or 10.",
        "Il side deck ha 1 carta: deve averne nessuna o 10.",
    ),
    (
        Refusal("TCG-15-03", CARD["krol-blade"], reason="too-many-copies", count=5, most=4),
        "The deck and side deck hold 5 of Krol Blade; 4 are allowed.",
        "Mazzo e side deck contengono 5 copie di Lama di Krol: ne sono ammesse 4.",
    ),
    (
        Refusal("TCG-15-09", CARD["helm-of-fire"], reason="other-class", hero="warrax"),
        "Helm of Fire is for Druid, Hunter, Paladin, Rogue, Shaman or Warrior only; Warrax is of another class.",
        "Elmo di Fuoco è solo per druido, cacciatore, paladino, assassino, sciamano o guerriero; Warrax è di "
        "un’altra classe.",
    ),
    (
        Refusal("TCG-15-08", CARD["brigg"], reason="other-faction", hero="warrax"),
        "Brigg belongs to the Horde, Warrax does not.",
        "Brigg appartiene all’Orda, Warrax no.",
    ),
    (
        Refusal("TCG-15-05", CARD["pyroblast"], reason="other-spec", spec="Fire", hero="litori-frostburn"),
        "Pyroblast is for Fire heroes only; Litori Frostburn is of another talent.",
        "Deflagrazione Ignea è solo per eroi Fuoco; Litori Frostburn ha un’altra specializzazione.",
    ),
    (
        Refusal("TCG-02-01", CARD["interest-you-in-a-pint"], reason="barred-play"),
        "An effect keeps you from playing cards now; Interest You in a Pint? has to wait.",
        "Un effetto ti impedisce ora di giocare carte: Ti Va una Pinta? deve aspettare.",
    ),
    (
        Refusal("TCG-15-02", CARD["warrax"], reason="hero-in-deck"),
        "Warrax is a hero; a deck holds none beside the one that leads it.",
        "Warrax è un eroe: un mazzo non ne contiene, oltre a quello che lo guida.",
    ),
    (
        Refusal("TCG-04-01", None, reason="no-starter"),
        "Only starter decks of the shelf are played here.",
        "Qui si gioca solo con i mazzi introduttivi dello scaffale.",
    ),
]


@pytest.mark.parametrize(("refusal", "english", "italian"), BARE, ids=[one[0].reason for one in BARE])
def test_what_needs_no_table_is_refused_with_its_figures(
    refusal: Refusal, english: str, italian: str
) -> None:
    assert [one.refusal(None, refusal) for one in NARRATORS] == [english, italian]


SETUPS: list[tuple[Setup, str, str]] = [
    (
        Setup(7),
        "This is not for 7 players; it takes 2 to 6.",
        "Non si può giocare in 7: servono da 2 a 6 giocatori.",
    ),
    (
        Setup(3, options={"teams": "two"}),
        "The 3 players cannot be divided into 2 equal teams of two or more.",
        "I 3 giocatori non si possono dividere in 2 squadre uguali di due o più.",
    ),
    (
        Setup(4, options={"match": "best-of-three"}),
        "A match of several games is for two players; 4 are at this table.",
        "Un incontro di più partite è per due giocatori; a questo tavolo sono 4.",
    ),
    (
        Setup(2, options={"format": "sealed"}, brings=("starter-mage",)),
        "Decks are made from packs here; nobody brings one.",
        "Qui i mazzi si fanno con le buste: nessuno ne porta uno.",
    ),
    (
        Setup(4, options={"teams": "two"}, brings=("starter-druid", "starter-mage", "starter-mage", "")),
        "{tazo} belongs to another faction than the team, which fights for the Alliance.",
        "Ta’zo appartiene a un’altra fazione: la squadra combatte per l’Alleanza.",
    ),
]


@pytest.mark.parametrize(("setup", "english", "italian"), SETUPS, ids=[one[1] for one in SETUPS])
def test_a_table_is_refused_in_the_words_of_the_game(setup: Setup, english: str, italian: str) -> None:
    with pytest.raises(Refused) as caught:
        GAME.check_setup(setup)
    said = [[one.refusal(None, reason) for one in NARRATORS] for reason in caught.value.reasons]
    assert [english.replace("{tazo}", CARD["tazo"].name.en), italian] in said
