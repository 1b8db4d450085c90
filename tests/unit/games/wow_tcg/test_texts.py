"""The text of the cards: all there, in both languages, nothing raw, and some of each kind to the letter."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any, get_args

import pytest

from locanda.games.wow_tcg import words
from locanda.games.wow_tcg.cards import Card, Power, Trigger
from locanda.games.wow_tcg.sought import Sought, Target
from locanda.games.wow_tcg.telling import catalogue
from locanda.games.wow_tcg.telling.phrases import Phrases, Scene
from locanda.games.wow_tcg.telling.sayings import RENDERS, STOP
from locanda.games.wow_tcg.telling.shelf import DEAR, shelf
from locanda.games.wow_tcg.telling.text import CardText
from locanda.kit.effects import Effect, inside
from locanda.kit.text import LANGUAGES, Language, message_ids, messages
from tests.unit.games.wow_tcg.matches import GAME

LIBRARY = GAME.library
LOCALE = GAME.folder / "locale"
RECORDS = GAME.cards()
BY_ID = {record["id"]: record for record in RECORDS}
TEXTS = {language: CardText(LIBRARY, language) for language in LANGUAGES}
CARDS: tuple[Card, ...] = (*LIBRARY.cards, *LIBRARY.tokens)
# What a placeholder, an absent field or a missing word would leave behind; and the apostrophe is the curly one.
RAW = re.compile(r"effect-|[{}¶]|'|\bnone\b|None|  | [.,:;!?)]|\( |\.\.|^\s|\s$|:\.|::|\bthe the\b|,,")
KEBAB = {name for name in LIBRARY.by_id if "-" in name}


def check(said: str, what: str) -> None:
    """The text is a row of sentences with neither ids nor placeholders in it."""
    assert said and said[-1] in ".!:", f"{what}: {said}"
    assert said[0] == said[0].upper(), f"{what}: {said}"
    assert RAW.search(said) is None, f"{what}: {said}"
    assert not KEBAB.intersection(re.findall(r"[a-z]+(?:-[a-z0-9]+)+", said)), f"{what}: {said}"


# All of them


def test_every_card_and_every_token_has_one_record() -> None:
    assert [record["id"] for record in RECORDS] == [card.id for card in CARDS]
    counts = Counter(record["deck"] for record in RECORDS)
    assert counts == {
        **Counter(catalogue.DECKS[card.kind] for card in LIBRARY.cards),
        "tokens": len(LIBRARY.tokens),
    }
    assert [record["token"] for record in RECORDS].count(True) == len(LIBRARY.tokens) == 5


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_a_card_says_what_it_is_and_does_in_both_languages(card: Card) -> None:
    record = BY_ID[card.id]
    assert record["text"]["en"] != record["text"]["it"]
    for language in LANGUAGES:
        check(record["text"][language], card.id)
        assert record["line"][language] in record["text"][language]
        for part in record["parts"]:
            check(part["text"][language], f"{card.id}, {part['kind']}")
            assert part["text"][language] in record["text"][language]


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_a_record_has_the_figures_of_its_card(card: Card) -> None:
    record = BY_ID[card.id]
    for name in ("number", "rarity", "faction", "race", "spec", "needs", "atk", "health", "strike", "unique"):
        assert record[name] == getattr(card, name), name
    assert record["tags"] == list(card.tags) and record["classes"] == list(card.classes)
    assert record["limits"] == card.limits and record["defence"] == card.defence
    if card.kind in ("hero", "quest") or record["token"]:
        assert record["cost"] is None
    elif isinstance(card.cost, int):
        assert record["cost"] == card.cost
    else:
        assert record["cost"] == {"x": "X", "1+x": "X + 1", "2+x": "X + 2"}[card.cost]


def test_what_a_card_says_has_its_kind() -> None:
    """As many triggers, powers, rewards and keywords as it has, and no part for a card without any text."""
    for card in CARDS:
        kinds = Counter(part["kind"] for part in BY_ID[card.id]["parts"])
        quest = card.kind == "quest"
        assert kinds["trigger"] == len(card.triggers), card.id
        assert kinds["reward"] == (len(card.powers) if quest else 0), card.id
        assert kinds["power"] == (0 if quest else len(card.powers)), card.id
        assert kinds["effect"] == bool(card.do or card.modes), card.id
        assert kinds["attach"] == (card.attach or card.host is not None), card.id
        assert kinds["deck"] == bool(card.needs) + card.unlimited, card.id
    assert BY_ID["anika-berlyn"]["parts"] == []


def test_a_reminder_stands_beside_its_keyword_and_not_in_the_text() -> None:
    """TCG-14-01: whoever knows the keyword can leave it out, and nothing is lost."""
    seen = set()
    for record in RECORDS:
        for part in record["parts"]:
            assert (part["kind"] == "keyword") == ("reminder" in part) == ("word" in part), record["id"]
            if part["kind"] == "keyword":
                seen.add(part["word"])
                for language in LANGUAGES:
                    check(part["reminder"][language], record["id"])
                    assert part["reminder"][language] not in record["text"][language]
                    assert part["reminder"][language] == TEXTS[language].reminder(part["word"])
    assert seen == {"protector", "elusive", "ferocity"}
    assert set(words.KEYWORDS) <= set(GAME.board()["terms"]["reminder"])


def test_every_effect_has_something_that_says_it() -> None:
    assert set(RENDERS) == set(LIBRARY.vocabulary.kinds.values())


# Words that no card of the set needs yet


def samples() -> Iterator[Effect]:
    """Every effect of the vocabulary at least once, with words that cards may use."""
    draw, ally, mine = "draw", {"sort": "ally"}, {"sort": "ally", "side": "yours"}
    fields: dict[str, list[Any]] = {
        "put-on": [{"amount": 1}, {"amount": 2, "who": mine}],
        "put": [{"amount": 2, "who": mine}],
        "give": [{}, {"who": mine, "count": 2}],
        "tap": [{}, {"who": mine, "count": 2}],
        "banish": [{}, {"who": {"sort": "ally", "zone": "graveyard"}, "count": 2, "up_to": True}],
        "drop": [1, 3],
        "say": ["Hail!"],
        "concede": [{}, {"keep": True}],
        "deal": [{"amount": 1}, {"amount": {"of": "damage", "who": "self"}, "type": "fire"}],
        "heal": [{"amount": 1}, {"amount": "all"}, {"amount": {"of": "x"}}],
        "draw": [1, 4, {"player": "each"}, {"amount": {"of": "x"}, "player": "target"}],
        "discard": [1, 4, {"player": "opponents"}],
        "destroy": [{}, {"who": mine, "choose": "you"}, {"who": ally}],
        "ready": [{}, {"who": mine}, {"who": mine, "choose": True}],
        "return": [{}, {"who": mine}],
        "deploy": [{}, {"who": {"sort": "ally", "zone": "graveyard", "side": "yours"}}],
        "recover": [{"what": {"sort": "ally", "zone": "graveyard"}, "to": "play", "count": 2}],
        "search": [{"what": {"sort": "weapon", "zone": "deck"}, "to": to} for to in ("hand", "top", "play")],
        "look": [{"count": 1}, {"count": 3, "open": True}, {"count": 2, "to": "top"}],
        "mill": [{"amount": 2, "player": "you"}, {"amount": 2}],
        "place": ["top", "hand"],
        "turn-down": [{"player": "you"}, {}],
        "control": [{}, {"player": "target"}],
        "token": [{"name": "peasant"}, {"name": "peasant", "count": 2}],
        "counter": ["bone"],
        "withdraw": ["character", "ally"],
        "interrupt": [{}, {"choose": "target-controller"}],
        "lasting": [{"always": [{"bonus": {"who": "target", "health": -1}}], "until": "combat"}],
        "watch": [{"trigger": {"on": "turn-end", "do": [draw]}}],
        "may": [{"do": [draw]}, {"do": [draw], "pay": 2}],
        "unless": [{"do": [draw], "pay": 2}, {"do": [draw], "instead": ["drop"], "player": "it-controller"}],
        "if": [{"so": {"turn": "yours"}, "do": [draw], "otherwise": ["discard"]}],
        "choose": [{"what": mine, "do": ["exhaust"]}, {"what": mine, "count": 2, "may": True, "do": [draw]}],
        "each": [{"do": [draw]}],
        "toss": [{"win": [draw]}, {"win": [draw], "again": 1}],
        "roll": [{"low": [draw], "middle": [draw], "high": [draw]}],
        "script": ["secret-numbers", "remove-deck", "put-away-hand", "take-back-hand"],
        "bonus": [{"atk": 1, "who": mine}, {"defence": 2, "who": "host"}, {"atk": 1, "defending": True}],
        "has": [{"mark": mark, "who": mine} for mark in get_args(words.Mark) if mark != "must-attack"],
        "gains": [{"power": {"do": [draw], "pay": 1}}],
        "loses": ["Sheep"],
        "barred": [{"ban": ban} for ban in get_args(words.Ban)],
        "more": [1, {"double": True}, {"heal": True}, {"by": "", "to": mine}],
        "prevent": [
            {"to": mine},
            {"by": "hero"},
            {"to": "hero", "amount": 1},
            {"to": "hero", "amount": 4, "next": True},
        ],
        "pierce": [{}, {"armed": True}],
        "cheaper": [1, {"amount": 1, "what": "strike"}, {"amount": 2, "tag": "Fire", "least": 1}],
        "tax": [2],
        "hand-size": [1],
        "swift": [{"kinds": ["ally", "item"]}],
    }
    for word in LIBRARY.vocabulary.kinds:
        for given in fields.get(word, [{}]):
            yield LIBRARY.vocabulary.read({word: given})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_can_be_said_on_every_kind_of_card(language: Language) -> None:
    """Also those that no card has yet; an absent field leaves no trace."""
    told = TEXTS[language]
    for name in ("frostbolt", "freya-lightsworn", "searing-totem", "annihilator", "helm-of-fire", "warrax"):
        card = LIBRARY.by_id[name]
        for effect in samples():
            scene = Scene(
                card, (Target(sort="character"),), it=Sought(sort="ally"), other=Sought(sort="hero")
            )
            said = told.sentences(told.clauses([effect], scene))
            check(said, f"{effect.word} on {name}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_occasion_can_be_said(language: Language) -> None:
    ways: list[dict[str, Any]] = [{}, {"first": "turn"}, {"first": "your-turn"}]
    for on in get_args(words.Occasion):
        for more in (*ways, {"combat": True, "by": Sought(sort="hero")}):
            armed: Any = "any" if on == "strikes" and "by" not in more else ""
            trigger = Trigger(on=on, do=(LIBRARY.vocabulary.read("draw"),), armed=armed, **more)
            scene = Scene(LIBRARY.by_id["brigg"])
            check(TEXTS[language].sentences([TEXTS[language].triggered(trigger, scene)]), on)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sort", get_args(words.Sort))
def test_every_description_can_be_said(sort: words.Sort, language: str) -> None:
    """With each owner, before and after prepositions, one or many."""
    phrases = Phrases(LIBRARY, messages(language, LOCALE))
    scene = Scene(LIBRARY.by_id["frostbolt"], it=Sought(sort="ally"))
    for side in get_args(words.Side):
        what = Sought(sort=sort, side=side)
        for det in ("a", "each", "count", "up-to", "any", "all", "every"):
            thing = phrases.thing(what, det, scene, count=2)
            for said in thing.forms.values():
                check(f"{said[0].upper()}{said[1:]}.", f"{det} {sort} {side}")
    assert {thing.gender for thing in (phrases.thing(Sought(sort=sort), "a", scene),)} <= {"m", "f"}


def test_both_languages_have_the_same_messages() -> None:
    """None is missing on either side; the parts that sentences are made of are each language's own."""
    for part in ("cards", "words", "table", "refusals", "tally", "windows"):
        english, italian = (
            {
                one
                for one in message_ids(LOCALE, f"{language}-{part}")
                if not one.startswith(("part-", "adj-tag-"))
            }
            for language in LANGUAGES
        )
        assert english == italian != set(), part


def test_every_word_of_a_type_line_has_a_term() -> None:
    terms = GAME.board()["terms"]
    for card in CARDS:
        assert set(card.tags) <= set(terms["tag"]) and set(card.classes) <= set(terms["class"]), card.id
        assert set(card.professions) <= set(terms["profession"]), card.id
        assert not card.spec or card.spec in terms["spec"], card.id
        assert card.kind in terms["kind"] and card.rarity in terms["rarity"], card.id
    for kind, found in terms.items():
        for value, said in found.items():
            assert said["en"] and said["it"] and "{" not in said["en"] + said["it"], (kind, value)


def test_a_deck_of_the_shelf_is_shown_whole() -> None:
    shown = GAME.board()["shelf"]
    assert [one["id"] for one in shown] == list(LIBRARY.shelf) == [one["id"] for one in shelf(LIBRARY)]
    for one in shown:
        deck = LIBRARY.shelf[one["id"]]
        assert one["cards"] == deck.cards and one["side"] == deck.side and one["hero"] == deck.hero
        assert one["size"] == sum(one["kinds"].values()) == sum(deck.cards.values())
        assert len(one["curve"]) == DEAR + 1
        assert sum(one["curve"]) == one["size"] - one["kinds"].get("quest", 0)
        costs = [LIBRARY.by_id[name].base_cost for name in one["cards"] if LIBRARY.by_id[name].kind == "ally"]
        assert costs == sorted(costs)
        assert one["faction"] == LIBRARY.by_id[deck.hero].faction


def test_no_part_of_a_card_is_left_unsaid() -> None:
    """Whatever a card does that depends on a number says that number."""
    for card in CARDS:
        said = BY_ID[card.id]["text"]["en"]
        for effect in inside((card.do, card.always, card.triggers, card.powers, card.modes)):
            for name in ("amount", "pay"):
                number = getattr(effect, name, None)
                if isinstance(number, int) and number > 4:
                    assert str(number) in said, (card.id, effect)
        for power in (one for one in card.powers if isinstance(one, Power) and one.pay):
            assert f"ay {str(power.pay).upper()}" in said, card.id


# To the letter

LETTERS = [
    (
        "fireball",
        "Ongoing ability: Fire (for Mage). Cost 4. Attach this to a target character. Your hero deals 4 fire damage "
        "to that character. As your turn starts, your hero deals 1 fire damage to that character.",
        "Abilità a effetto continuo: Fuoco (per mago). Costo 4. Assegna a un personaggio bersaglio. Il tuo eroe "
        "infligge 4 danni da fuoco a quel personaggio. All’inizio del tuo turno, il tuo eroe infligge 1 danno da "
        "fuoco a quel personaggio.",
    ),
    (
        "parvink",
        "Alliance ally: Gnome, Warrior. Cost 3, 2 melee ATK, 2 health. Protector. Whenever this ally enters play, "
        "draw a card.",
        "Alleato dell’Alleanza: gnomo, Guerriero. Costo 3, ATK 2 da mischia, salute 2. Guardia. Quando questo "
        "alleato entra in gioco, pesca una carta.",
    ),
    (
        "wilba",
        "Alliance ally: Dwarf, Hunter. Cost 4, 2 ranged ATK, 4 health. Whenever a Spider of your party deals combat "
        "damage to an ally, destroy that ally. Pay 3: put a Charlotte ally token (1 melee ATK, 1 health, unique) "
        "into play.",
        "Alleato dell’Alleanza: nano, Cacciatore. Costo 4, ATK 2 a distanza, salute 4. Quando un Ragno del tuo "
        "gruppo infligge danno da combattimento a un alleato, distruggi quell’alleato. Paga 3: metti in gioco una "
        "pedina alleato Charlotte (ATK 1 da mischia, salute 1, unica).",
    ),
    (
        "thrash-blade",
        "Weapon: Sword, Melee (1) (for Hunter, Paladin, Rogue, Warrior). Cost 4, 2 melee ATK, strike cost 2. The "
        "first time on each of your turns that your hero deals combat damage with this weapon, ready this weapon "
        "and your hero.",
        "Arma: Spada, Mischia (1) (per cacciatore, paladino, assassino, guerriero). Costo 4, ATK 2 da mischia, "
        "costo per colpire 2. La prima volta in ogni tuo turno che il tuo eroe infligge danno da combattimento con "
        "quest’arma, rendi pronti quest’arma e il tuo eroe.",
    ),
    (
        "omedus-the-punisher",
        "Horde hero: Undead, Shadow, Priest, Alchemy, Herbalism. 26 health. Pay 3, flip your hero: your hero deals "
        "shadow damage to a target hero equal to 7 minus the number of cards in its controller’s hand.",
        "Eroe dell’Orda: non morto, Ombra, prete, Alchimia, Erbalismo. Salute 26. Paga 3, gira il tuo eroe: il tuo "
        "eroe infligge a un eroe bersaglio danni da ombra pari a 7 meno il numero delle carte in mano al suo "
        "controllore.",
    ),
    (
        "toogas-quest",
        "Quest. To complete it, pay 3: put a Tooga ally token (1 melee ATK, 1 health, unique) into play and then as "
        "your next turn starts, remove that token from the game. If that happens, draw 2 cards. Only on your turn.",
        "Quest. Per completarla, paga 3: metti in gioco una pedina alleato Tooga (ATK 1 da mischia, salute 1, "
        "unica), poi all’inizio del tuo prossimo turno rimuovi dal gioco quella pedina. Se lo fai, pesca due carte. "
        "Solo nel tuo turno.",
    ),
]


@pytest.mark.parametrize(("name", "english", "italian"), LETTERS, ids=[one[0] for one in LETTERS])
def test_a_card_to_the_letter(name: str, english: str, italian: str) -> None:
    assert BY_ID[name]["text"] == {"en": english, "it": italian}


PARTS = [
    (
        "hearthstone",
        "Pay 6, activate, concede the game; each player may start the next game of the match with any of their "
        "equipment in play.",
        "Paga 6, attiva, abbandona la partita; ogni giocatore può iniziare la prossima partita dell’incontro con in "
        "gioco il proprio equipaggiamento che vuole.",
    ),
    (
        "holy-shield",
        "Prevent the next 5 damage by a target character to your hero this turn. If damage is prevented this way, "
        "your hero deals as much holy damage to that character.",
        "Previeni i prossimi 5 danni da un personaggio bersaglio al tuo eroe in questo turno. Se viene prevenuto "
        "danno così, il tuo eroe infligge altrettanti danni sacri a quel personaggio.",
    ),
    (
        "chain-lightning",
        "Your hero deals 3 nature damage to a target character. You may choose another character. Your hero deals 2 "
        "nature damage to that character. You may choose another character. Your hero deals 1 nature damage to "
        "that character.",
        "Il tuo eroe infligge 3 danni da natura a un personaggio bersaglio. Se vuoi, scegli un altro personaggio. "
        "Il tuo eroe infligge 2 danni da natura a quel personaggio. Se vuoi, scegli un altro personaggio. Il tuo "
        "eroe infligge 1 danno da natura a quel personaggio.",
    ),
    (
        "polymorph",
        "That ally loses all its powers and is also a Sheep.",
        "Quell’alleato perde tutti i poteri ed è anche Pecora.",
    ),
    (
        "leeroy-jenkins",
        "Whenever this ally enters play, exhaust each other ally of your party and then those allies do not become "
        "ready in their controller’s next ready step.",
        "Quando questo alleato entra in gioco, spossa ogni altro alleato del tuo gruppo, poi quegli alleati non "
        "tornano pronti nella prossima interfase di preparazione del loro controllore.",
    ),
    (
        "the-shatterer",
        "Whenever your hero deals combat damage to a hero with this weapon, destroy one of its controller’s weapons "
        "unless its controller pays 2.",
        "Quando il tuo eroe infligge danno da combattimento a un eroe con quest’arma, distruggi una delle armi del "
        "suo controllore a meno che il suo controllore non paghi 2.",
    ),
    (
        "lady-jaina-proudmoore",
        "Opposing allies cannot attack.",
        "Gli alleati nemici non possono attaccare.",
    ),
    (
        "gift-of-the-elven-magi",
        "Pay 2, activate, exhaust your hero: look at the top card of your deck; if it is an ability, you may show it "
        "and put it into your hand.",
        "Paga 2, attiva, spossa il tuo eroe: guarda la prima carta del tuo mazzo; se è un’abilità, puoi mostrarla e "
        "prenderla in mano.",
    ),
    (
        "cold-snap",
        "Remove this ability from the game. You may put up to X Frost abilities with different names from your "
        "graveyard into your hand.",
        "Rimuovi dal gioco quest’abilità. Se vuoi, riprendi in mano fino a X abilità Gelo di nome diverso dal tuo "
        "cimitero.",
    ),
    (
        "kaal-soulreaper",
        "Pay 7, remove this ally from the game: put all allies in all graveyards into play under their owners’ "
        "control.",
        "Paga 7, rimuovi dal gioco questo alleato: metti in gioco tutti gli alleati in tutti i cimiteri, sotto il "
        "controllo dei proprietari.",
    ),
    (
        "radak-doombringer",
        "Pay X, flip your hero, destroy a Pet of your party with cost X: your hero deals X shadow damage to a target "
        "character. Only on your turn.",
        "Paga X, gira il tuo eroe, distruggi un Pet del tuo gruppo con costo X: il tuo eroe infligge X danni da "
        "ombra a un personaggio bersaglio. Solo nel tuo turno.",
    ),
    (
        "hierophant-caydiem",
        "Pay 3: this ally deals 1 nature damage to a target character and heals 1 damage on another target character.",
        "Paga 3: questo alleato infligge 1 danno da natura a un personaggio bersaglio e cura 1 danno a un altro "
        "personaggio bersaglio.",
    ),
]


@pytest.mark.parametrize(("name", "english", "italian"), PARTS, ids=[one[0] for one in PARTS])
def test_a_part_of_a_card_to_the_letter(name: str, english: str, italian: str) -> None:
    assert {"en": english, "it": italian} in [part["text"] for part in BY_ID[name]["parts"]]


def test_whoever_acts_is_named_once() -> None:
    """What an ally or a Totem does by itself it does, and whatever else is done by damage the hero does."""
    assert "this Totem deals" in TEXTS["en"].rules(LIBRARY.by_id["searing-totem"])
    assert "your hero deals" in TEXTS["en"].rules(LIBRARY.by_id["helm-of-fire"])
    assert (
        TEXTS["en"].rules(LIBRARY.by_id["tazdingo"]).startswith("Whenever this ally enters play, it deals 1 ")
    )
    assert STOP not in TEXTS["it"].rules(LIBRARY.by_id["frostbolt"])
