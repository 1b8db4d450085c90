"""Runebound in words: every prompt, option and event of whole games, in both languages, and nothing raw."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from locanda import bots
from locanda.games import load
from locanda.games.runebound.cards import AllyCard
from locanda.games.runebound.telling import places
from locanda.games.runebound.telling.narrator import RuneboundNarrator
from locanda.kernel.decision import Decision
from locanda.kernel.dice import Dice
from locanda.kernel.event import Event
from locanda.kernel.game import Setup
from locanda.kernel.match import Match
from locanda.kit import ledger
from locanda.kit.text import LANGUAGES, message_ids
from locanda.scenario import lessons, run

GAME = load("runebound")
LOCALE = load("runebound").folder / "locale"
BOOK = ledger.load(GAME.folder / "rules.yaml").by_id
NARRATORS = [GAME.narrator(language) for language in LANGUAGES]
RULES = sorted(GAME.folder.rglob("*.py"))
RAW = {card for card in GAME.library.by_id if "-" in card} | {
    town.at for town in GAME.library.atlas.record.towns
}
KEBAB = re.compile(r"[a-z]+(?:-[a-z0-9]+)+")
# The letter and number under which the chart of the terminal shows a space.
SPOT = re.compile(r"\b[A-R](?:1[0-3]|[1-9])\b")


def check(text: str, what: str) -> None:
    """The text is there and has neither ids nor placeholders nor labels that only the chart shows in it."""
    assert text.strip(), what
    assert not SPOT.search(text), f"{what}: {text}"
    assert "hex-" not in text and "{" not in text and "None" not in text, f"{what}: {text}"
    assert not RAW.intersection(KEBAB.findall(text)), f"{what}: {text}"


def narrate_decision(narrator: RuneboundNarrator, match: Match, asked: Decision, deep: bool) -> None:
    """Everything about a decision can be said; `deep` also says what is not offered and why."""
    check(narrator.prompt(match.table, asked), asked.prompt)
    texts = [narrator.option(match.table, asked, option) for option in asked.options]
    for option, text in zip(asked.options, texts, strict=True):
        check(text, option.key)
    assert len(set(texts)) == len(texts), f"{asked.prompt}: two options are told alike: {texts}"
    if deep and asked.candidates is not None:
        known = {option.key: option for option in asked.candidates(asked.subject)}
        for key, reasons in asked.blocked().items():
            check(narrator.option(match.table, asked, known[key]), key)
            for reason in reasons:
                text = narrator.refusal(match.table, reason)
                check(text, key)
                assert BOOK[reason.rule].text(narrator.language) not in text


@pytest.mark.parametrize("seed", range(3))
def test_whole_games_can_be_told_in_both_languages(seed: int) -> None:
    match = Match(GAME, Setup(seats=2 + seed), Dice.from_seed(seed))
    playing = [bots.make(GAME, "greedy", number) for number in range(2 + seed)]
    told = 0
    while match.decision is not None and match.table.rounds <= 25:
        asked = match.waiting[0]
        number = len(match.answers)
        for narrator in NARRATORS:
            # The reasons and the table only now and then, for they take long.
            narrate_decision(narrator, match, asked, deep=number % 10 == 0)
            if number % 10 == 0:
                for title, lines in narrator.overview(match.table, asked.seat):
                    check(" ".join([title, *lines]), title)
        match.answer(asked.seat, playing[asked.seat](match, asked).key)
        for event in match.events[told:]:
            for narrator in NARRATORS:
                text = narrator.event(match.table, event)
                if text:
                    check(text, event.kind)
        told = len(match.events)


def test_every_event_of_the_rules_has_a_sentence() -> None:
    kinds = set()
    for path in RULES:
        kinds.update(re.findall(r"\.tell\(\s*\"([a-z-]+)\"", path.read_text("utf-8")))
    assert len(kinds) > 40
    for language in LANGUAGES:
        told = {
            one.removeprefix("event-") for one in message_ids(LOCALE, language) if one.startswith("event-")
        }
        assert kinds - {"forced", "treated"} <= told, language


def test_every_prompt_and_option_of_the_guide_has_words() -> None:
    guide = Path(__file__).parents[4] / "docs" / "reference" / "runebound.md"
    table = guide.read_text("utf-8").split("## Prompts and options")[1].split("\n## ")[0]
    known = message_ids(LOCALE, "en")
    for row in re.findall(r"^\| (`.*?) \| (.*) \|$", table, re.MULTILINE):
        for prompt in re.findall(r"`([a-z.-]+)`", row[0]):
            assert f"prompt-{prompt.replace('.', '-')}" in known
        for verb in re.findall(r"`([a-z]+)[:A-Za-z]*`", row[1]):
            assert f"option-{verb}" in known


def test_both_languages_have_the_same_messages_and_none_twice() -> None:
    assert message_ids(LOCALE, "en") == message_ids(LOCALE, "it")
    for language in LANGUAGES:
        found: list[str] = []
        for path in LOCALE.glob(f"{language}*.ftl"):
            found += re.findall(r"^([a-zA-Z][\w-]*) *=", path.read_text("utf-8"), re.MULTILINE)
        assert len(found) == len(set(found))


@pytest.mark.parametrize("narrator", NARRATORS, ids=LANGUAGES)
def test_every_card_can_be_read(narrator: RuneboundNarrator) -> None:
    for card in GAME.card_ids():
        text = narrator.card(card)
        check(text.replace("\n", " "), card)
        assert text.splitlines()[0] == narrator.name(card)


def begun() -> Match:
    """A match of two known Heroes."""
    return Match(GAME, Setup(seats=2, brings=("varikas", "lissa")), Dice.from_seed("words"))


def said(kind: str, seat: int | None = 0, **facts: object) -> list[str]:
    """An event of this kind in both languages."""
    table = begun().table
    return [narrator.event(table, Event(kind, (), seat, None, facts)) for narrator in NARRATORS]


ROLLS = [
    (
        {"label": "melee", "stance": "attack", "success": True},
        "Varikas attacks in melee: 8 + 4 = 12 against 11: a hit.",
        "Varikas attacca corpo a corpo: 8 + 4 = 12 contro 11: colpo a segno.",
    ),
    (
        {"label": "magic", "stance": "attack", "success": False},
        "Varikas attacks with magic: 8 + 4 = 12 against 11: a miss.",
        "Varikas attacca con la magia: 8 + 4 = 12 contro 11: colpo mancato.",
    ),
    (
        {"label": "magic", "stance": "defence", "success": False},
        "Varikas defends against magic: 8 + 4 = 12 against 11: the defense fails.",
        "Varikas si difende dalla magia: 8 + 4 = 12 contro 11: difesa fallita.",
    ),
    (
        {"label": "ranged", "stance": "defence", "success": True},
        "Varikas defends against a ranged attack: 8 + 4 = 12 against 11: nothing gets through.",
        "Varikas si difende da un attacco a distanza: 8 + 4 = 12 contro 11: difesa riuscita.",
    ),
    (
        {"label": "before-ranged", "success": True},
        "Varikas attacks before the combat at range: 8 + 4 = 12 against 11: a hit.",
        "Varikas attacca prima del combattimento a distanza: 8 + 4 = 12 contro 11: colpo a segno.",
    ),
    (
        {"label": "escape", "success": False},
        "Varikas tries to escape: 8 + 4 = 12 against 11: the escape fails.",
        "Varikas tenta la fuga: 8 + 4 = 12 contro 11: fuga fallita.",
    ),
    (
        {"label": "test", "success": True},
        "Varikas makes a test: 8 + 4 = 12 against 11: passed.",
        "Varikas affronta una prova: 8 + 4 = 12 contro 11: prova superata.",
    ),
    (
        {"label": "ranged", "card": "ilse-the-skylark", "success": True},
        "Ilse the Skylark attacks at range: 8 + 4 = 12 against 11: a hit.",
        "Ilse l’Allodola attacca a distanza: 8 + 4 = 12 contro 11: colpo a segno.",
    ),
]


@pytest.mark.parametrize(("facts", "english", "italian"), ROLLS, ids=range(len(ROLLS)))
def test_a_roll_says_attack_or_defense_its_sum_and_what_came_of_it(
    facts: dict[str, object], english: str, italian: str
) -> None:
    """An Ally never defends, and an attack before combat is one, so these need not be told."""
    rolled = {"card": "varikas", "die": 8, "bonus": 4, "total": 12, "target": 11}
    assert said("rolled", **rolled | facts) == [english, italian]


@pytest.mark.parametrize("label", ["ranged", "melee", "magic", "escape"])
def test_the_roll_of_the_other_hero_says_what_it_is_for(label: str) -> None:
    facts = {"die": 8, "bonus": 4, "total": 12, "label": label}
    english, italian = said("rival-rolled", 1, **facts)
    assert english.startswith("Lissa ") and english.endswith(": 8 + 4 = 12 is the number to reach.")
    assert italian.startswith("Lissa ") and italian.endswith(": 8 + 4 = 12 è il numero da raggiungere.")


NAMED = [
    (
        "beat",
        {"card": "hedge-witch"},
        "Varikas defeated the Hedge Witch!",
        "Varikas ha sconfitto la Strega della Siepe!",
    ),
    (
        "undefeated",
        {"card": "tollgate-rogues", "space": "hex-15-7", "slot": 1},
        "The Tollgate Rogues wait on the road two spaces north of Tamalir (position 1 of the track).",
        "I Furfanti del Pedaggio attendono sulla strada due spazi a nord di Tamalir (posizione 1 della linea).",
    ),
    (
        "undefeated",
        {"card": "hedge-witch", "space": "hex-16-9", "slot": 1},
        "The Hedge Witch waits on the plains one space northeast of Tamalir (position 1 of the track).",
        "La Strega della Siepe attende nella pianura uno spazio a nord-est di Tamalir (posizione 1 della linea).",
    ),
    (
        "buried",
        {"card": "thicket-ambushers", "slot": 1},
        "The Thicket Ambushers went back under their deck.",
        "I Predoni del Folto tornano in fondo al loro mazzo.",
    ),
    (
        "revealed",
        {"card": "fenwalker-boots"},
        "The Fenwalker Boots were revealed.",
        "Gli Stivali del Pantano sono stati rivelati.",
    ),
    ("killed", {"card": "dorga-the-armourer"}, "Dorga the Armorer died.", "Dorga l’Armaiola è morta."),
    (
        "wounded",
        {"card": "high-lord-margath", "amount": 2},
        "High Lord Margath took 2 wounds.",
        "Il Sommo Signore Margath ha subito 2 ferite.",
    ),
    (
        "fulfilled",
        {"card": "hexed-doll"},
        "Varikas carried out the errand of the Hexed Doll.",
        "Varikas ha portato a termine l’incarico della Bambola Stregata.",
    ),
    ("moved", {"space": "tamalir"}, "Varikas went to Tamalir.", "Varikas ha raggiunto Tamalir."),
    ("placed", {"space": "tamalir"}, "Varikas is now in Tamalir.", "Varikas ora si trova a Tamalir."),
]


@pytest.mark.parametrize(("kind", "facts", "english", "italian"), NAMED, ids=range(len(NAMED)))
def test_names_and_places_stand_in_a_sentence_as_one_says_them(
    kind: str, facts: dict[str, object], english: str, italian: str
) -> None:
    assert said(kind, **facts) == [english, italian]


def test_a_drawn_card_is_named_and_not_read_out() -> None:
    """What it says is on the card, which everybody sees; a fighter's figures are told."""
    for card in GAME.library.by_id.values():
        for text, narrator in zip(said("drew", card=card.id), NARRATORS, strict=True):
            assert narrator.text.card(card) not in text
    assert said("drew", card="hexed-doll")[0] == "Varikas drew the Hexed Doll (Encounter)."
    assert said("drew", card="hedge-witch")[0].startswith("Varikas drew the Hedge Witch (Challenge). @")


def test_a_way_in_two_directions_leads_to_one_space_only() -> None:
    """So that no two moves are told alike, without the labels of the chart."""
    atlas = GAME.library.atlas
    for start in (0, 17, 100, 101, 177, 233):
        ways = [tuple(places.steps(atlas, start, goal)) for goal in range(atlas.size)]
        assert len(set(ways)) == atlas.size and all(len(way) <= 2 for way in ways)
        assert [sum(count for count, _ in way) for way in ways] == atlas.distances(start)
        for near in atlas.neighbours[start]:
            assert places.steps(atlas, start, near) == [(1, places.direction(atlas, start, near))]


def test_whoever_sees_the_chart_is_told_its_labels_and_nobody_else() -> None:
    match = begun()
    table, asked = match.table, match.waiting[0]
    event = Event("moved", (), 0, None, {"space": "hex-14-7"})
    english = NARRATORS[0]
    charted = english.with_labels()
    assert charted.event(table, event) == "Varikas went to the hill O8."
    assert english.event(table, event) == "Varikas went to the hill three spaces north of Tamalir."
    assert charted.prompt(table, asked) == english.prompt(table, asked)
    assert charted.map(table, 0) == english.map(table, 0)


def test_a_chance_names_whoever_is_to_be_beaten() -> None:
    texts = [one.say("chance-beat", **one.called_card("card", "hedge-witch")) for one in NARRATORS]
    assert texts == [
        "to beat the Hedge Witch, using nothing",
        "di sconfiggere la Strega della Siepe, senza usare nulla",
    ]


def test_plurals_agree_in_both_languages() -> None:
    match = Match(GAME, Setup(seats=2, brings=("varikas", "lissa")), Dice.from_seed("words"))
    for amount, english, italian in (
        (1, "Varikas took 1 wound.", "Varikas ha subito 1 ferita."),
        (2, "Varikas took 2 wounds.", "Varikas ha subito 2 ferite."),
    ):
        event = Event("wounded", (), 0, None, {"card": "varikas", "amount": amount})
        assert [narrator.event(match.table, event) for narrator in NARRATORS] == [english, italian]


def test_the_map_shows_heroes_towns_and_every_token() -> None:
    match = Match(GAME, Setup(seats=2, brings=("varikas", "lissa")), Dice.from_seed("words"))
    near, whole = NARRATORS[0].map(match.table, 0), NARRATORS[0].map(match.table, 0, whole=True)
    assert len(near) < len(whole)
    plain = re.sub(r"\[[a-z_ /]*\]", "", "\n".join(whole[:-2]))
    assert len(re.findall(r"[1-4][ !VL]", re.sub(r"^ ?\d+ ", "", plain, flags=re.MULTILINE))) == 50
    assert "V Varikas, L Lissa" in whole[-1] or "L Lissa, V Varikas" in whole[-1]
    assert all(name in plain for name in ("Ta", "Gre", "Hal"))


SCENARIOS = [one for path in run.files([GAME.folder / "scenarios"]) for one in run.load(path)]


def test_every_scenario_can_be_told_in_both_languages() -> None:
    """Scenarios reach what whole games seldom do: duels, every card, every refusal."""
    heard = set()
    for loaded in SCENARIOS:
        match = run.start(loaded, lambda *_: GAME)
        for step in loaded.scenario.when:
            choice = step if isinstance(step, str) else step.choose
            if not choice or match.decision is None:
                continue
            asked = match.waiting[0]
            for narrator in NARRATORS:
                narrate_decision(narrator, match, asked, deep=asked.prompt != "move")
                for title, lines in narrator.overview(match.table, asked.seat):
                    check(" ".join([title, *lines]), title)
            heard.add(asked.prompt)
            match.answer(asked.seat, choice)
        for event in match.events:
            for narrator in NARRATORS:
                text = narrator.event(match.table, event)
                if text:
                    check(text, event.kind)
            heard.add(event.kind)
    assert {"attacked", "rival-rolled", "spoils", "use.hit", "over-limit", "won"} <= heard


def test_a_market_names_its_prices_for_everything_there() -> None:
    """Also of what cannot be paid; what is sold brings half, rounded up."""
    lesson = next(one for one in lessons.all_of(GAME) if "market" in one.id)
    match = lesson.begin(GAME)
    match.answer(0, "visit")
    asked = match.waiting[0]
    assert asked.prompt == "trade"
    party, town = match.table.party, match.table.library.atlas.town_at[match.table.party.at]
    wares = {
        f"{'hire' if isinstance(card, AllyCard) else 'buy'}:{card.id}": card.cost
        for card in match.table.stalls[town]
    }
    sales = {f"sell:{item.card.id}": (item.card.cost + 1) // 2 for item in party.items}
    assert wares and sales
    assert NARRATORS[0].facts(match.table, asked)["prices"] == wares | sales
