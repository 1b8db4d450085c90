"""Why something cannot be done in the Adventure Game: some of its sentences, read."""

from __future__ import annotations

import pytest

from locanda.games import load
from locanda.kernel.refusal import Refusal
from locanda.kit.text import LANGUAGES
from tests.unit.games.wow_adventure.test_narrate import begun

NARRATORS = [load("wow-adventure").narrator(language) for language in LANGUAGES]

REFUSED = [
    (
        Refusal("TAG-MOV-05", reason="space-too-strong", colour="red", level="green"),
        "That space is red, and your level is green.",
        "Quello spazio è rosso, e il tuo livello è verde.",
    ),
    (
        Refusal("TAG-MOV-02", reason="too-far", steps=3, movement=2),
        "It is 3 spaces away, and you have movement 2.",
        "È a 3 spazi da qui, e hai movimento 2.",
    ),
    (
        Refusal("TAG-MOV-02", reason="too-far", steps=1, movement=0),
        "You have no movement left.",
        "Non ti resta movimento.",
    ),
    (
        Refusal("TAG-AGR-01", reason="held-by-aggro", foe="rabid-worg"),
        "The Rabid Worg has aggro and holds you here.",
        "Il Worg Rabbioso ha aggro e ti trattiene qui.",
    ),
    (
        Refusal("TAG-ABL-05", reason="energy-short", card="charge", price=2, energy=1),
        "Playing Charge costs 2 energy, and you have 1.",
        "Giocare Carica costa energia 2, e ne hai 1.",
    ),
    (
        Refusal(
            "TAG-ABL-09",
            reason="another-moment",
            card="aimed-shot",
            times=("before-roll", "after-roll"),
            now="movement",
        ),
        "You can play Aimed Shot only before the dice of a combat or after the dice of a combat, "
        "and this is your movement phase.",
        "Puoi giocare Tiro Mirato solo prima dei dadi di un combattimento o dopo i dadi di un combattimento, "
        "e questa è la tua fase movimento.",
    ),
    (
        Refusal("TAG-ABL-10", reason="out-of-reach", card="counterspell", who=1, steps=4, range=3),
        "Grumbaz is 4 spaces away, and Counterspell reaches 3.",
        "Grumbaz è a 4 spazi da te, e Controincantesimo arriva a 3.",
    ),
    (
        Refusal("TAG-ABL-10", reason="nobody-near", card="corruption", range=3),
        "No other character is within 3 spaces of you.",
        "Entro 3 spazi da te non c’è nessun altro personaggio.",
    ),
    (
        Refusal("TAG-ITM-08", reason="badge-missing", card="fine-longbow", badges=("bow",), who=1),
        "The Fine Longbow asks for this badge: bow. Grumbaz does not have it.",
        "L’Arco Lungo di Pregio richiede questo simbolo: arco. Grumbaz non lo possiede.",
    ),
    (
        Refusal("TAG-ITM-07", reason="item-too-strong", card="fine-longbow", colour="green", level="grey"),
        "The Fine Longbow is green, and your level is gray.",
        "L’Arco Lungo di Pregio è di livello verde, e il tuo livello è grigio.",
    ),
    (
        Refusal("TAG-TOK-01", note="TAG-RUL-47", reason="gold-needs-a-city", space="sepulcher"),
        "Gold is spent in a city, and you are at the Sepulcher.",
        "L’Oro si spende in una città, e tu sei al Sepolcro.",
    ),
    (
        Refusal("TAG-POT-04", reason="no-potion-for", card="charge", price=2),
        "You have no item that you could drink as a mana potion for Charge.",
        "Non hai oggetti da bere come pozione di mana per Carica.",
    ),
]


@pytest.mark.parametrize(("refusal", "english", "italian"), REFUSED, ids=[one[0].reason for one in REFUSED])
def test_a_refusal_says_what_is_in_the_way(refusal: Refusal, english: str, italian: str) -> None:
    assert [one.refusal(begun().table, refusal) for one in NARRATORS] == [english, italian]
