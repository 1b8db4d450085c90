"""What the Board Game says in both languages: whatever its rules ask, tell and refuse, and how that reads."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

import pytest

from locanda.games import load
from locanda.games.wow_boardgame.rules import body, gear, pool
from locanda.games.wow_boardgame.state import Character, World
from locanda.games.wow_boardgame.telling.tally import tally
from locanda.kernel.decision import DONE, NO, PASS, YES, Decision, Option, option
from locanda.kernel.dice import Dice
from locanda.kernel.event import Event
from locanda.kernel.game import Setup
from locanda.kernel.match import Match
from locanda.kernel.refusal import Refusal
from locanda.kit.text import LANGUAGES, message_ids
from tests.kit import telling
from tests.kit.catch import Catch
from tests.kit.telling import Said
from tests.unit.games.test_log import YOU

GAME: Any = load("wow-boardgame")
CATCH = Catch("wow-boardgame", (2, 3, 4, 5, 6), ("TBG-",), ("TBG-WIN-02", "TBG-WIN-06"), (296, 49))
# Number of seats, seed, Overlord, and whether everybody begins with what only long games bring.
PLAYED = (
    (2, 11, "lord-kazzak", False),
    (3, 12, "nefarian", False),
    (4, 13, "kelthuzad", False),
    (5, 14, "lot", False),
    (6, 15, "lot", False),
    (4, 16, "kelthuzad", True),
)
# What makes something happen in a game that is played by chance.
LIVELY = ("challenge", "use", "spot", "again", "equip", "yes")
ANSWERS = 700


class Spoken(NamedTuple):
    """All that a game has said, what it asked, and the events with the lines of the log."""

    said: tuple[Said, ...]
    prompts: frozenset[str]
    log: tuple[tuple[Event, dict[str, str]], ...]


def enrich(t: World) -> None:
    """Every character is of level 5 with all its Powers, some Talents and items, on its sheet and beside it."""
    chance = random.Random(5)
    found = [card for card in t.library.items if card.deck is not None]
    for one in t.characters:
        one.level, one.gold = 5, 60
        one.spellbook, one.powers = [*one.powers], []
        one.talents = chance.sample(one.learnable, 4)
        one.learnable = [card for card in one.learnable if card not in one.talents]
        one.bag += chance.sample(found, 3)
        for area in one.areas:
            dress(t, one, area)
        gear.extra_areas(t, one)
        one.health, one.energy = body.capacity(t, one, "health"), body.capacity(t, one, "energy")


def dress(t: World, one: Character, area: Any) -> None:
    """The first card that fits lies on an area."""
    for card in [*one.spellbook, *one.bag]:
        if not [*gear.why_not_fit(t, one, card, area), *gear.why_not_room(one, card, area)]:
            gear.put_on(t, one, card, area)
            return


@lru_cache
def spoken(seats: int, seed: int, overlord: str, rich: bool) -> Spoken:
    """A game by chance, put into words: every question, every event, and the table now and then."""
    match = Match(GAME, Setup(seats, options={"overlord": overlord}), Dice.from_seed(seed))
    chance, told = random.Random(seed), 0
    said: list[Said] = []
    prompts: set[str] = set()
    log: list[tuple[Event, dict[str, str]]] = []
    for number in range(ANSWERS):
        if rich and number == len(match.table.classes):
            enrich(match.table)
        for asked in match.waiting:
            prompts.add(asked.prompt)
            said += telling.question(match, asked)
        for event in match.events[told:]:
            lines = list(telling.story(match, [event]))
            said += lines
            log += [(event, one.texts) for one in lines]
        told = len(match.events)
        if match.over or number % 20 == 0:
            said += telling.table(match, chance.choice((None, *range(seats))))
        if match.over:
            break
        asked = chance.choice(match.waiting)
        lively = [one for one in asked.options if one.verb in LIVELY]
        chosen = chance.choice(lively if lively and chance.random() < 0.7 else asked.options)
        match.answer(asked.seat, asked.key(chosen))
    return Spoken(tuple(said), frozenset(prompts), tuple(log))


@pytest.mark.parametrize("played", PLAYED, ids=str)
def test_whatever_a_game_says_is_well_said(played: tuple[int, int, str, bool]) -> None:
    """No code, no brace, nothing left in English; a refusal is a sentence."""
    found: dict[str, None] = {}
    for one in spoken(*played).said:
        found |= dict.fromkeys(telling.faults(CATCH, one))
        if "refused" in one.where:
            found |= dict.fromkeys(telling.unfinished(one))
    assert list(found) == []


# Words that the records are written in; some of them begin with a capital letter where people read them.
LEFT = {
    "en": re.compile(r"\b(?:health|energy|stun|curse|triangle|square|circle|horde|alliance)\b"),
    "it": re.compile(
        r"\b(?:health|energy|stun|curse|triangle|square|circle|horde|alliance|damage|defense|attrition|armor|instant"
        r"|special|grey|green|yellow|red|blue|active|melee|ranged|bag|pet|demon|stance|the|of|and|with|gold|level)\b"
    ),
}


def raw(said: Said) -> Iterator[str]:
    """Words of the records in what is said, beside names."""
    for language, text in said.texts.items():
        found = LEFT[language].search(_names(language).sub("…", text))
        if found is not None:
            yield f"{said.where}: {found[0]!r} in {text!r}"


def test_no_word_of_the_records_is_left_as_it_is() -> None:
    found: dict[str, None] = {}
    for one in (*rare(), *(said for played in PLAYED for said in spoken(*played).said)):
        found |= dict.fromkeys(raw(one))
    assert list(found) == []


# What games by chance seldom come to: events by their facts, questions by their options.

RARE_EVENTS: dict[str, dict[str, Any]] = {
    "bonus-xp": {"character": 0, "amount": 2},
    "bounty": {"character": 1, "faction": 0},
    "bulwark": {"faction": 0, "card": "nefarian"},
    "cleansed": {"character": 0, "condition": "curse", "amount": 1},
    "cleared": {"character": 0, "region": "hearthglen"},
    "combo": {"character": 0, "card": "eviscerate", "amount": 2},
    "hits-moved": {"character": 0, "card": "stealth", "source": "damage", "target": "defense", "amount": 1},
    "joins": {"character": 1},
    "leaves": {"character": 1},
    "level": {"character": 1, "level": 3},
    "limit": {"character": 1, "card": "naga", "colour": "red", "most": 0},
    "limited": {"character": 1, "amount": 2, "most": 3},
    "locked": {"character": 1, "colour": "blue", "face": 1},
    "looks": {"character": 1, "region": "stratholme"},
    "looted": {"character": 1, "victim": 2, "card": "scimitar"},
    "marker": {"region": "stratholme", "real": True},
    "mended": {"character": 1, "card": "bear", "left": 3},
    "no-quest": {"faction": 1},
    "not-spawned": {"card": "horde-evil-brew", "faction": 0},
    "preset": {"character": 1, "card": "charge", "colour": "blue", "face": 8},
    "relic": {"character": 1, "amount": 4},
    "revived": {"character": 1, "card": "charge"},
    "swapped": {"character": 1, "card": "charge", "colour": "red", "into": "blue"},
    "talent": {"character": 1, "card": "ferocity"},
    "tokens-spent": {"character": 1, "card": "eviscerate", "amount": 1},
    "trophies": {"faction": 1, "total": 6, "goal": 10},
    "war-won": {"card": "the-andorhal-war", "faction": 1},
}
QUEST, TALENT, ITEM = (GAME.library.by_id[name] for name in ("horde-evil-brew", "ferocity", "scimitar"))
SPOT = (option("spot", "blue-8", ("blue", 8)), DONE)
AMOUNT = (option("amount", "2", 2), option("amount", "1", 1))
HEROES = (option("character", "one", 0), option("character", "two", 1))
NOTHING = (PASS,)
RARE_PROMPTS: dict[str, tuple[tuple[Option, ...], dict[str, Any]]] = {
    "attrition": (SPOT, {"card": "", "character": 0}),
    "combo": ((Option("card", "eviscerate", "eviscerate"),), {"card": "sinister-strike"}),
    "creature": ((Option("creature", "giant-spider-red", "red"),), {"card": "charge"}),
    "dice.again": ((Option("again", "red-2", ("red", 2)), DONE), {"card": "charge", "character": 0}),
    "dice.raise": ((Option("raise", "red-2", ("red", 2)), DONE), {"card": "charge", "character": 0}),
    "dice.swap": ((Option("swap", "red", ("red", 0)), DONE), {"card": "charge", "character": 0}),
    "equip-now": ((Option("equip", "scimitar.melee"),), {"card": "charge"}),
    "give-up": ((Option("unequip", "scimitar", ITEM),), {"card": "charge"}),
    "heal-also": (HEROES, {"card": "charge"}),
    "first-side": ((Option("side", "horde", 0), Option("side", "alliance", 1)), {}),
    "join": ((YES, NO), {"character": 0, "of": 1, "aim": "murloc.quest0"}),
    "kept-hits": ((Option("keep", "1", 1), Option("keep", "0", 0)), {"character": 0, "most": 2}),
    "loot": ((Option("loot", "scimitar", "scimitar"), PASS), {"victim": 2}),
    "move-hits": (AMOUNT, {"card": "charge"}),
    "pay": (AMOUNT, {"card": "charge", "resource": "energy", "each": 1}),
    "plague": ((YES, NO), {"character": 0}),
    "quest-order": ((Option("quest", QUEST.id, QUEST),), {}),
    "special-item": ((Option("keep", ITEM.id, ITEM),), {}),
    "summon": (HEROES, {"card": "charge"}),
    "take-home": ((*HEROES, DONE), {"card": "charge"}),
    "taker": ((Option("to", "one", 0), Option("to", "two", 1)), {"card": "scimitar"}),
    "talent": ((Option("talent", TALENT.id, TALENT),), {"character": 0, "level": 2}),
    "teleport": ((Option("move", "brill", 5), Option("stop")), {"character": 0}),
    "tokens": (AMOUNT, {"card": "eviscerate", "each": 2}),
    "tribute": ((Option("give", "scimitar", "scimitar"),), {"character": 0}),
    "use.defense": (NOTHING, {"character": 0, "target": None}),
    "use.fallen": (NOTHING, {"character": 0, "target": 1}),
    "use.placed": (NOTHING, {"character": 0, "target": None}),
    "use.pool": (NOTHING, {"character": 1, "target": None}),
    "use.resolution": (NOTHING, {"character": 0, "target": None}),
    "use.round": (NOTHING, {"character": 0, "target": None}),
    "victim": (
        (Option("victim", "", "giant-spider-red"), Option("victim", "", "murloc-green.horde-evil-brew")),
        {},
    ),
}
RARE_REFUSALS: dict[str, dict[str, Any]] = {
    "first-not-used": {"card": "backstab"},
    "figures-short": {"card": "murloc", "left": 1, "needs": 2},
    "function-taken": {"card": "scimitar", "area": "melee", "function": "scope"},
    "needs-unmet": {"card": "omen-of-clarity"},
    "not-free": {"card": "charge"},
    "nothing-to-pay": {"card": "charge", "resource": "energy"},
    "nothing-to-unequip": {"card": "charge"},
    "one-a-round": {"card": "minor-mana-potion", "trait": "potion"},
    "one-travel": {},
    "paid-not-lost": {"card": "azure-silk-hood"},
    "soulbound": {"card": "scimitar"},
    "stance-elsewhere": {"card": "battle-stance", "area": "extra-1"},
    "tried-already": {"card": "cauldron-lord"},
}


@lru_cache
def fighting() -> Match:
    """A combat of characters of level 5 in which somebody has rolled."""
    match, chance = Match(GAME, Setup(4), Dice.from_seed(21)), random.Random(21)
    while match.table.combat is None or match.waiting[0].prompt != "use.after-rerolls":
        if match.answered == len(match.table.classes):
            enrich(match.table)
        asked = match.waiting[0]
        bold = [
            one for one in asked.options if one.verb in ("challenge", "roll", "pass", "travel", "move", "fly")
        ]
        match.answer(asked.seat, asked.key(chance.choice(bold or asked.options)))
    return match


def rare() -> Iterator[Said]:
    """What games by chance seldom come to, said during a combat."""
    match = fighting()
    for kind, facts in RARE_EVENTS.items():
        yield from telling.story(match, [Event(kind, (), 0, None, facts)])
    for prompt, (options, facts) in RARE_PROMPTS.items():
        yield from telling.question(match, Decision(0, prompt, options, facts=facts))
    for reason, facts in RARE_REFUSALS.items():
        refused = Refusal("TBG-TIME-01", reason=reason, **facts)
        texts = {one.language: one.refusal(match.table, refused) for one in narrators()}
        yield Said(f"refused for {reason}", texts)


def test_whatever_is_rare_is_well_said() -> None:
    found: dict[str, None] = {}
    for one in rare():
        found |= dict.fromkeys(telling.faults(CATCH, one))
        if "refused" in one.where:
            found |= dict.fromkeys(telling.unfinished(one))
    assert list(found) == []


def test_everything_that_the_rules_ask_tell_and_refuse_is_read_here() -> None:
    """In a game, or among what is rare: a message that nobody says might be wrong."""
    games = [spoken(*played) for played in PLAYED]
    asked = set().union(*(one.prompts for one in games)) | set(RARE_PROMPTS)
    heard = {event.kind for one in games for event, _ in one.log} | set(RARE_EVENTS)
    refused = {one.where.partition("refused for ")[2] for game in games for one in game.said}
    assert prompts() - asked == set()
    assert told() - heard == SILENT
    assert reasons() - refused - set(RARE_REFUSALS) == set()


def test_a_line_that_everybody_reads_says_you_to_nobody() -> None:
    names = {language: _names(language) for language in LANGUAGES}
    for played in PLAYED:
        for event, texts in spoken(*played).log:
            for language, text in texts.items():
                said = names[language].sub("…", text)
                assert event.to is not None or not YOU[language].search(said), text
    for one in rare():
        for language, text in one.texts.items():
            said = names[language].sub("…", text)
            assert not (one.where.startswith("event ") and YOU[language].search(said)), text


@lru_cache
def _names(language: str) -> re.Pattern[str]:
    """What cards are called: their names may speak to somebody."""
    records = (*GAME.library.by_id.values(), *GAME.library.atlas.regions, *GAME.library.classes)
    found = {one.name.text(language) for one in records}
    return re.compile("|".join(map(re.escape, sorted(found, key=len, reverse=True))))


# Every word that the rules need

# What comes of these is told.
SILENT = {"travels", "trains"}

PLACES = {"ask": 2, "council": 2, "window": 2, "Decision": 1, "opened": 1}


def calls() -> Iterator[tuple[str, ast.Call]]:
    """Every call in the rules and the setup, with the name of what is called."""
    for path in (*sorted((GAME.folder / "rules").glob("*.py")), GAME.folder / "setup.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                yield getattr(node.func, "attr", getattr(node.func, "id", "")), node


def word(node: ast.Call, place: int) -> str:
    """The word that stands at a place of a call; nothing if that is no plain word."""
    part = node.args[place] if place < len(node.args) else None
    return part.value if isinstance(part, ast.Constant) and isinstance(part.value, str) else ""


def named(node: ast.Call, name: str) -> str:
    """The word that an argument of a call is; nothing if it has no such argument."""
    for one in node.keywords:
        if one.arg == name and isinstance(one.value, ast.Constant):
            return str(one.value.value)
    return ""


def prompts() -> set[str]:
    """Everything that the rules ask."""
    found = {word(node, PLACES[name]) for name, node in calls() if name in PLACES}
    found |= {f"use.{word(node, 2)}" for name, node in calls() if name == "windows" and word(node, 2)}
    found |= {f"dice.{word(node, 1)}" for name, node in calls() if name == "choose" and word(node, 1)}
    found |= {named(node, "prompt") for name, node in calls() if name == "choose"}
    return found - {""}


def told() -> set[str]:
    """Every kind of event that the rules tell."""
    return {word(node, 0) for name, node in calls() if name == "tell"} - {""}


def reasons() -> set[str]:
    """Every reason for which the rules refuse something."""
    return {named(node, "reason") for name, node in calls() if name == "Refusal"} - {""}


def test_there_are_words_for_whatever_the_rules_ask_tell_and_refuse() -> None:
    """Prompts, options by their verbs, kinds of events, reasons of refusals, phases, windows."""
    verbs = {word(node, 0) for name, node in calls() if name in ("option", "Option", "_act")} - {""}
    verbs |= {*pool.VERBS, "act", "first", "use", "free", "yes", "no", "done", "pass"}
    assert len(told()) > 90 and len(reasons()) > 30 and len(verbs) > 50 and len(prompts()) > 55
    wanted = {
        *(f"event-{one}" for one in told() - SILENT),
        *(f"refusal-{one}" for one in reasons()),
        *(f"option-{one}" for one in verbs),
        *(f"prompt-{one.replace('.', '-')}" for one in prompts()),
        *(f"phase-{one}" for one in GAME.phases),
        *(f"many-{one.id}" for one in GAME.library.creatures),
        *(f"window-{one.replace('.', '_')}" for one in prompts() if one.startswith("use.")),
        *(f"setting-{one.id}" for one in GAME.options),
        *(f"setting-{one.id}-{value}" for one in GAME.options for value in one.values),
    }
    for language in LANGUAGES:
        assert sorted(wanted - message_ids(GAME.folder / "locale", language)) == []


def test_both_languages_have_the_same_messages() -> None:
    english, italian = (message_ids(GAME.folder / "locale", language) for language in LANGUAGES)
    assert english == italian and len(english) > 400


# How it reads


@pytest.fixture(scope="module")
def match() -> Match:
    """Two players with two characters each, before the first action of the Horde."""
    match = Match(
        GAME,
        Setup(2, options={"factions": "seats"}, brings=("warrior+mage", "hunter+priest")),
        Dice.from_seed(1),
    )
    assert match.waiting[0].prompt == "action"
    return match


def narrators() -> tuple[Any, Any]:
    """The narrators of both languages, English first."""
    return GAME.narrator("en"), GAME.narrator("it")


@pytest.mark.parametrize(
    ("shade", "count", "english", "italian"),
    [
        ("green", 2, "2 green Murlocs", "2 Murloc verdi"),
        ("green", 1, "1 green Murloc", "1 Murloc verde"),
        ("red", 3, "3 red Murlocs", "3 Murloc rossi"),
        ("blue", 2, "2 blue Murlocs", "2 Murloc blu"),
    ],
)
def test_creatures_are_counted_with_their_color(shade: str, count: int, english: str, italian: str) -> None:
    assert [one.creature("murloc", shade, count) for one in narrators()] == [english, italian]


def test_a_player_is_called_by_the_first_names_of_both_characters(match: Match) -> None:
    en, it = narrators()
    assert en.seat(match.table, 0) == "Grumbaz and Sofeea"
    assert it.seat(match.table, 0) == "Grumbaz e Sofeea"


def test_an_option_names_the_character_only_where_the_player_has_two(match: Match) -> None:
    asked = match.waiting[0]
    texts = [narrators()[0].option(match.table, asked, one) for one in asked.options]
    assert any(text.startswith("Grumbaz – ") for text in texts)
    alone = Match(
        GAME,
        Setup(4, options={"factions": "seats"}, brings=("warrior", "hunter", "mage", "priest")),
        Dice.from_seed(1),
    )
    asked = alone.waiting[0]
    assert not any(" – " in narrators()[0].option(alone.table, asked, one) for one in asked.options)


def test_a_refusal_says_what_is_in_the_way_with_its_figures(match: Match) -> None:
    en, it = narrators()
    short = Refusal("TBG-POW-13", reason="gold-short", card="charge", price=6, gold=5)
    assert en.refusal(match.table, short).startswith("You need 6 gold for ")
    assert en.refusal(match.table, short).endswith(", and you have 5.")
    assert it.refusal(match.table, short).endswith("serve oro 6, e ne hai 5.")
    crowd = Refusal("TBG-TURN-08", reason="independents-here", amount=2, region="brill")
    assert en.refusal(match.table, crowd).startswith("Independent creatures (2) stand in Brill")
    lonely = Refusal("TBG-TURN-08", reason="independents-here", amount=1, region="brill")
    assert it.refusal(match.table, lonely).startswith("Una creatura indipendente si trova a Brill")


def test_the_turn_is_called_by_its_space_and_faction(match: Match) -> None:
    en, it = narrators()
    assert en.state_of_play(match.table) == "Space 1 of 30: turn of the Horde, actions."
    assert it.state_of_play(match.table) == "Spazio 1 di 30: turno dell’Orda, azioni."


def test_the_markers_of_a_hidden_overlord_tell_the_other_faction_nothing() -> None:
    """Whoever has looked at a marker sees what is there; the enemy and spectators see a marker."""
    hidden = Match(
        GAME,
        Setup(
            2,
            options={"factions": "seats", "overlord": "lord-kazzak"},
            brings=("warrior+mage", "hunter+priest"),
        ),
        Dice.from_seed(3),
    )
    t, en = hidden.table, narrators()[0]
    t.seen[0].append(t.overlord_at)
    assert "Lord Kazzak is here" in en.scene(t, t.overlord_at, 0)
    for faction in (1, -1):
        assert "marker of Lord Kazzak" in en.scene(t, t.overlord_at, faction)
        other = next(one for one in t.markers if one != t.overlord_at)
        assert (
            en.scene(t, t.overlord_at, faction).count("marker")
            == en.scene(t, other, faction).count("marker")
            == 1
        )


def test_the_roll_is_foretold_on_average(match: Match) -> None:
    """Three dice that hit with 5 or more are worth one hit and a half."""
    fight = next(
        (
            one
            for played in PLAYED
            for one in spoken(*played).said
            if one.where == "prompt pool, leads_to of option roll"
        ),
        None,
    )
    assert fight is not None and re.search(r"On average \d+\.\d hits at Threat \d", fight.texts["en"])
    assert re.search(r"In media \d+,\d colpi con Minaccia \d", fight.texts["it"])


def test_the_end_of_a_game_is_counted_for_every_player_in_both_languages() -> None:
    """Quests, opponents and combats count for all who shared in them."""
    match = fighting()
    found = tally(match.table, match.events)
    for name, figures in found.items():
        assert len(figures) == 4
        assert len({one.figure(name) for one in narrators()} - {name}) in (1, 2)
    begun = [one for one in match.events if one.kind == "round" and one.facts["number"] == 1]
    fought = [who for one in begun for who in one.facts["characters"]]
    assert sum(found["combats"]) == len(fought) > 0
    assert found["xp"] == [match.table.characters[seat.characters[0]].xp for seat in match.table.seats]
    hurt = [one for one in match.events if one.kind == "hurt"]
    assert sum(found["wounds"]) == len(hurt)
    assert {one.die(colour) for one in narrators() for colour in pool.COLOURS} > {"Blue die", "Dado blu"}
