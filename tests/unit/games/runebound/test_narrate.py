"""Runebound in words: every prompt, option and event of whole games, in both languages, and nothing raw."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from locanda import bots
from locanda.games.runebound import narrate
from locanda.games.runebound.cards import AllyCard
from locanda.games.runebound.game import game
from locanda.games.runebound.narrate import SILENT, RuneboundNarrator
from locanda.games.runebound.text import LOCALE
from locanda.kernel import ledger
from locanda.kernel.decision import Decision
from locanda.kernel.dice import Dice
from locanda.kernel.event import Event
from locanda.kernel.game import Setup
from locanda.kernel.match import Match
from locanda.kernel.text import LANGUAGES, message_ids
from locanda.scenario import lessons, run

GAME = game()
BOOK = ledger.load(GAME.folder / "rules.yaml").by_id()
NARRATORS = [GAME.narrator(language) for language in LANGUAGES]
RULES = sorted(Path(narrate.__file__).parent.glob("*.py"))
RAW = {card for card in GAME.library.by_id if "-" in card} | {
    town.at for town in GAME.library.atlas.record.towns
}
KEBAB = re.compile(r"[a-z]+(?:-[a-z0-9]+)+")


def check(text: str, what: str) -> None:
    """The text is there and has neither ids nor placeholders in it."""
    assert text.strip(), what
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
                text = narrator.refusal(reason)
                check(text, key)
                assert BOOK[reason.rule].text(narrator.language) in text


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
        assert kinds - set(SILENT) <= told, language


def test_every_prompt_and_option_of_the_guide_has_words() -> None:
    guide = Path(__file__).parents[4] / "docs" / "how-to" / "write-a-scenario.md"
    table = guide.read_text("utf-8").split("## Runebound: prompts and options")[1].split("\n## ")[0]
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


def test_a_roll_is_told_with_its_sum_and_outcome() -> None:
    match = Match(GAME, Setup(seats=2, brings=("varikas", "lissa")), Dice.from_seed("words"))
    rolled = {
        "card": "varikas",
        "label": "melee",
        "die": 8,
        "bonus": 4,
        "total": 12,
        "target": 11,
        "success": True,
    }
    event = Event("rolled", (), 0, None, rolled)
    english, italian = (narrator.event(match.table, event) for narrator in NARRATORS)
    assert english == "Varikas rolled 8 + 4 = 12 against 11 (melee): success."
    assert italian == "Varikas ha tirato 8 + 4 = 12 contro 11 (in mischia): successo."


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
        match = run.start(loaded, lambda _: GAME)
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
