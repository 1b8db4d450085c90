"""The card game in words: every prompt, option and event of matches by chance, in both languages, and nothing raw."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from locanda.games.wow_tcg.telling.narrator import CardNarrator
from locanda.games.wow_tcg.telling.tally import rolls
from locanda.kernel.decision import Decision
from locanda.kernel.dice import Dice
from locanda.kernel.event import Event
from locanda.kernel.game import Setup
from locanda.kernel.match import Match
from locanda.kit import ledger
from locanda.kit.text import LANGUAGES, message_ids
from tests.unit.games.wow_tcg.matches import GAME, dealt
from tests.unit.games.wow_tcg.tables import duel, laid, on

LOCALE = GAME.folder / "locale"
ENGLISH, ITALIAN = NARRATORS = [CardNarrator(GAME, language) for language in LANGUAGES]
TREES = [ast.parse(path.read_text("utf-8")) for path in sorted((GAME.folder / "rules").glob("*.py"))]
KEBAB = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)+")
# A label of a card in play may be its id with a number; words of keywords are no ids.
RAW = {one for one in GAME.library.by_id if "-" in one} | message_ids(LOCALE, "en")
# What both languages may say alike, beside names and numbers.
SAME = re.compile(r"No|X = \d+|\d+|[^:.?]*")


def check(said: str, what: str) -> None:
    """The text is there and has neither ids nor placeholders in it."""
    assert said.strip(), what
    assert not re.search(r"[{}¶_]|\bNone\b|  | [.,;:!?)]|\.\.|\(\)|\?\.|!\.", said), f"{what}: {said}"
    assert not RAW.intersection(KEBAB.findall(said)) - {"long-range", "face-down", "off-hand"}, (
        f"{what}: {said}"
    )


def both(texts: list[str], what: str) -> None:
    """Both languages have something to say, and sentences not the same."""
    for said in texts:
        check(said, what)
    assert not re.search(r"\bnone\b", texts[1]), f"{what}: {texts[1]}"
    assert texts[0] != texts[1] or SAME.fullmatch(texts[0]), f"{what}: {texts[0]}"


def tell_decision(match: Match, asked: Decision) -> None:
    """The prompt and all options can be said, and no two options alike."""
    both([one.prompt(duel(match), asked) for one in NARRATORS], asked.prompt)
    for one in NARRATORS:
        told = [one.option(duel(match), asked, option) for option in asked.options]
        for said in told:
            check(said, asked.prompt)
            assert one is ENGLISH or not re.search(r"\bnone\b", said), said
            assert said[0] == said[0].upper(), said
        assert len(set(told)) == len(told), f"{asked.prompt}: two options are told alike: {told}"


def tell_blocked(match: Match, asked: Decision) -> None:
    """What is not offered can be said, with every rule that forbids it."""
    if asked.candidates is None:
        return
    known = {option.key: option for option in asked.candidates(asked.subject)}
    for key, reasons in asked.blocked().items():
        both([one.option(duel(match), asked, known[key]) for one in NARRATORS], key)
        for reason in reasons:
            texts = [one.refusal(duel(match), reason) for one in NARRATORS]
            both(texts, key)
            assert all(said[0] == said[0].upper() and said[-1] in ".!" for said in texts), texts


def tell_table(match: Match, seat: int | None) -> None:
    """The table can be said, as many lines in each language."""
    shown = [one.overview(duel(match), seat) for one in NARRATORS]
    for (title, lines), (titolo, righe) in zip(*shown, strict=True):
        check(title, "title")
        check(titolo, "title")
        assert len(lines) == len(righe)
        for line in (*lines, *righe):
            check(line, title)


def tell_on(match: Match, random: Random, most: int) -> None:
    """A match is played on by chance, and everything that it says is looked at."""
    told = 0
    while match.decision is not None and match.answered < most:
        asked = match.waiting[0]
        tell_decision(match, asked)
        if match.answered % 12 == 0:
            tell_blocked(match, asked)
            tell_table(match, asked.seat if match.answered % 24 else None)
        keys = [option for option in asked.options if option.key != "pass"]
        option = random.choice(keys if random.random() < 0.7 else asked.options)
        match.answer(asked.seat, asked.key(option))
        for event in match.events[min(told, len(match.events)) :]:
            texts = [one.event(duel(match), event) for one in NARRATORS]
            if any(texts):
                both(texts, event.kind)
        told = len(match.events)
    tell_table(match, 0)


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (2, 2), (3, 3), (4, 4), (6, 5)])
def test_matches_with_any_cards_can_be_told_in_both_languages(seats: int, seed: int) -> None:
    match, random = dealt(f"told {seed}", seats)
    tell_on(match, random, 350)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (4, {"teams": "two"}),
        (2, {"match": "best-of-three"}),
        (2, {"format": "sealed"}),
        (4, {"format": "draft"}),
    ],
    ids=str,
)
def test_every_kind_of_table_can_be_told_in_both_languages(seats: int, options: dict[str, str]) -> None:
    match = Match(GAME, Setup(seats, options=options), Dice.from_seed(f"told {options}"))
    tell_on(match, Random(seats), 200)


# Nothing is left without words


def calls(name: str) -> Iterator[ast.Call]:
    """Every call of this function or method in the rules."""
    for tree in TREES:
        for node in ast.walk(tree):
            if (
                isinstance(node, ast.Call)
                and getattr(node.func, "id", getattr(node.func, "attr", "")) == name
            ):
                yield node


def strings(node: ast.expr) -> list[str]:
    """What a string in the source may be: itself, or either of two."""
    if isinstance(node, ast.IfExp):
        return strings(node.body) + strings(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def test_every_event_of_the_rules_has_a_sentence_and_every_sentence_an_event() -> None:
    kinds = {kind for call in calls("tell") if call.args for kind in strings(call.args[0])}
    assert len(kinds) > 55
    for language in LANGUAGES:
        said = {
            one.removeprefix("event-") for one in message_ids(LOCALE, language) if one.startswith("event-")
        }
        assert kinds - said == {"flipped", "completed"}  # the use of the power before tells the same
        assert said - kinds == {"revealed"}  # what was seen, if all saw it


def test_every_prompt_of_the_rules_has_a_question() -> None:
    prompts = {
        one
        for name in ("ask", "ask_any")
        for call in calls(name)
        for arg in call.args
        for one in strings(arg)
    }
    prompts |= {one for call in calls("Decision") if len(call.args) > 1 for one in strings(call.args[1])}
    assert len(prompts) > 35
    for language in LANGUAGES:
        assert {f"prompt-{one}" for one in prompts} <= message_ids(LOCALE, language)


def test_every_verb_of_the_rules_has_words() -> None:
    verbs = {one for call in calls("option") for one in strings(call.args[0])}
    verbs |= {one for call in calls("Option") if call.args for one in strings(call.args[0])}
    assert len(verbs) > 25
    for language in LANGUAGES:
        assert {f"option-{one}" for one in (*verbs, "yes", "no", "done", "pass")} <= message_ids(
            LOCALE, language
        )


def test_no_message_stands_twice() -> None:
    for language in LANGUAGES:
        ids: list[str] = []
        for path in LOCALE.glob(f"{language}*.ftl"):
            ids += re.findall(r"^([a-zA-Z][\w-]*) *=", path.read_text("utf-8"), re.MULTILINE)
        assert len(ids) == len(set(ids)), language


def test_the_game_its_settings_and_every_chapter_have_a_name() -> None:
    chapters = {entry.chapter for entry in ledger.load(GAME.folder / "rules.yaml").rules}
    for one in NARRATORS:
        check(one.title(), "title")
        check(one.blurb(), "blurb")
        for chapter in chapters:
            check(one.chapter(chapter), chapter)
        for setting in GAME.options:
            for said in (
                one.setting(setting.id),
                *(one.setting(setting.id, value) for value in setting.values),
            ):
                check(said, setting.id)


def test_every_card_can_be_read() -> None:
    for card in GAME.card_ids():
        both([one.card(card).replace("\n", " ") for one in NARRATORS], card)
        assert ENGLISH.card(card).splitlines()[0] == ENGLISH.name(card)


# What is asked, to the letter


def prompts(match: Match) -> list[str]:
    """The question in both languages."""
    return [one.prompt(duel(match), match.waiting[0]) for one in NARRATORS]


def options(match: Match) -> dict[str, tuple[str, str]]:
    """What every option is called in both languages, by its key."""
    asked = match.waiting[0]
    return {
        asked.key(one): (ENGLISH.option(duel(match), asked, one), ITALIAN.option(duel(match), asked, one))
        for one in asked.options
    }


def test_an_option_says_what_it_costs_and_does() -> None:
    match = laid(
        {
            "hero": "tazo",
            "resources": 5,
            "hand": ["fire-blast", "arnold-flem", "rod-of-the-ogre-magi"],
            "quests": ["in-dreams", "your-fortune-awaits-you"],
        },
        {"hero": "elendril"},
    )
    told = options(match)
    assert told["play:fire-blast"] == (
        "Play Fire Blast (1): your hero deals 2 fire damage to a target character",
        "Gioca Vampata (1): il tuo eroe infligge 2 danni da fuoco a un personaggio bersaglio",
    )
    assert told["play:arnold-flem"] == (
        "Play Arnold Flem (4): ally, 4 ATK, 2 health",
        "Gioca Arnold Flem (4): alleato, ATK 4, salute 2",
    )
    assert told["play:rod-of-the-ogre-magi"][0] == "Play Rod of the Ogre Magi (4): weapon, 1 ATK, strike 4"
    assert told["complete:your-fortune-awaits-you"] == (
        "Complete Your Fortune Awaits You (pay 3): draw a card",
        "Completa Ti Attende la Fortuna (paga 3): pesca una carta",
    )
    assert told["use:tazo"][1] == (
        "Usa Ta’zo (paga 3, gira il tuo eroe): il tuo eroe infligge 3 danni da fuoco a un personaggio bersaglio"
    )
    assert told["place:fire-blast"][0] == "Place Fire Blast face down as a resource"
    assert told["pass"] == ("End the action phase", "Concludi la fase di azione")


def test_a_target_is_asked_for_with_what_happens_to_it() -> None:
    match = on(
        laid({"hero": "tazo", "resources": 5, "hand": ["fire-blast"]}, {"hero": "elendril"}),
        "play:fire-blast",
    )
    assert prompts(match) == [
        "Fire Blast: what is the target? (your hero deals 2 fire damage to a target character)",
        "Vampata: qual è il bersaglio? (il tuo eroe infligge 2 danni da fuoco a un personaggio bersaglio)",
    ]
    assert options(match)["target:elendril"] == (
        "Elendril (opposing hero; 28/28 health)",
        "Elendril (eroe nemico; salute 28/28)",
    )


def test_whoever_strikes_sees_the_fight_and_the_price() -> None:
    match = laid(
        {"hero": "gorebelly", "resources": 3, "equipment": ["krol-blade"]},
        {"hero": "elendril", "allies": ["parvink"]},
    )
    assert options(match)["attack:gorebelly"] == (
        "Attack with Gorebelly (0 ATK)",
        "Attacca con Gorebelly (ATK 0)",
    )
    on(match, "attack:gorebelly")
    assert prompts(match) == [
        "Whom does Gorebelly attack (0 ATK)?",
        "Contro chi va l’attacco di Gorebelly (ATK 0)?",
    ]
    on(match, "defender:parvink", to="defend")
    assert prompts(match) == [
        "Gorebelly (your hero; 30/30 health; exhausted) fights Parvink (ally of Elendril; 2 ATK, 2/2 health). Do you "
        "strike or use something (3 of 3 resources ready)?",
        "Gorebelly (tuo eroe; salute 30/30; spossato) combatte contro Parvink (alleato di Elendril; ATK 2, salute "
        "2/2). Colpisci o usi qualcosa (3 di 3 risorse pronte)?",
    ]
    assert options(match)["strike:krol-blade"] == (
        "Strike with Krol Blade (+3 ATK) for 1",
        "Colpisci con Lama di Krol (ATK +3) pagando 1",
    )


def test_a_wish_says_what_it_brings_and_costs() -> None:
    match = laid(
        {"hero": "warrax", "allies": [{"card": "windseer-tarus"}], "resources": 2}, {"hero": "elendril"}
    )
    on(match, "attack:windseer-tarus", to="may")
    assert options(match) == {
        "yes": ("Yes, for 1: ready this ally", "Sì, pagando 1: rendi pronto questo alleato"),
        "no": ("No", "No"),
    }


def test_a_wish_knows_what_its_trigger_spoke_of() -> None:
    """Also where an effect has made the trigger."""
    match = laid(
        {"hero": "elendril", "equipment": ["ancient-bone-bow"], "hand": ["rapid-fire"], "resources": 6},
        {"hero": "gorebelly", "abilities": ["circle-of-life"], "allies": [{"card": "brigg", "damage": 1}]},
    )
    on(match, "play:rapid-fire", "attack:elendril", "defender:gorebelly", "strike:ancient-bone-bow", to="may")
    assert options(match)["yes"] == (
        "Yes, for 1: ready that weapon and your hero",
        "Sì, pagando 1: rendi pronti quell’arma e il tuo eroe",
    )


def test_who_loses_something_unless_he_pays_sees_both_ways() -> None:
    match = laid(
        {"hero": "warrax", "abilities": ["last-stand"], "hand": ["bash", "maul"]},
        {"hero": "elendril"},
        turn={"seat": 0, "phase": "ready"},
    )
    on(match, to="unless")
    assert options(match) == {
        "yes": ("Discard 2 cards", "Scarta due carte"),
        "no": ("No: destroy this ability", "No: distruggi quest’abilità"),
    }


# What happened, to the letter


def said(match: Match, kind: str, seat: int | None = 0, **facts: object) -> list[str]:
    """An event of this kind in both languages."""
    return [one.event(duel(match), Event(kind, (), seat, None, dict(facts))) for one in NARRATORS]


def story(match: Match, kinds: tuple[str, ...] = ()) -> list[str]:
    """Everything that was told in English, or only what is of these kinds."""
    told = [ENGLISH.event(duel(match), one) for one in match.events if not kinds or one.kind in kinds]
    return [one for one in told if one]


def fight() -> Match:
    match = laid(
        {"hero": "gorebelly", "resources": 3, "equipment": ["krol-blade"]},
        {"hero": "elendril", "allies": ["parvink"], "resources": 1},
    )
    return on(match, "attack:gorebelly", "defender:parvink", "strike:krol-blade", to="action")


def test_the_result_of_a_combat_reads_clearly() -> None:
    assert story(fight()) == [
        "Gorebelly attacked Parvink.",
        "Gorebelly struck with Krol Blade.",
        "Parvink dealt 2 melee damage to Gorebelly.",
        "Gorebelly dealt 3 melee damage to Parvink.",
        "Parvink was destroyed.",
    ]


def test_cards_that_are_drawn_one_after_the_other_are_told_together() -> None:
    match = laid({"hero": "moonshadow", "resources": 4, "hand": ["innervate"]}, {"hero": "elendril"})
    on(match, "play:innervate", "target:seat-0", to="action")
    assert story(match, ("drew",)) == ["Moonshadow drew 3 cards."]
    assert story(match, ("drew-card",)) == [
        "Drawn: Your Fortune Awaits You, Your Fortune Awaits You and Your Fortune Awaits You."
    ]


def test_a_response_makes_what_resolves_worth_a_line() -> None:
    match = laid(
        {"hero": "tazo", "resources": 5, "hand": ["fire-blast"]},
        {"hero": "litori-frostburn", "resources": 3, "hand": ["counterspell"]},
    )
    on(match, "play:fire-blast", "target:litori-frostburn", to="respond", seat=1)
    assert prompts(match) == [
        f"{ENGLISH.name('tazo')} plays Fire Blast on Litori Frostburn. Do you respond (3 of 3 resources ready)?",
        "Ta’zo gioca Vampata su Litori Frostburn. Rispondi (3 di 3 risorse pronte)?",
    ]
    on(match, "play:counterspell", to="action")
    assert "Fire Blast was interrupted." in story(match)


@pytest.mark.parametrize(
    ("amount", "english", "italian"),
    [
        (1, "Parvink dealt 1 damage to Elendril.", "Parvink ha inflitto 1 danno a Elendril."),
        (2, "Parvink dealt 2 damage to Elendril.", "Parvink ha inflitto 2 danni a Elendril."),
    ],
)
def test_plurals_agree_in_both_languages(amount: int, english: str, italian: str) -> None:
    match = laid({"hero": "gorebelly", "allies": ["parvink"]}, {"hero": "elendril"})
    facts: dict[str, Any] = {
        "by": "parvink",
        "source": "parvink",
        "piece": "elendril",
        "card": "elendril",
        "type": "",
    }
    assert said(match, "damage", amount=amount, combat=False, **facts) == [english, italian]


def test_a_seat_is_its_hero_and_two_of_a_name_have_numbers() -> None:
    match = laid({"hero": "gorebelly"}, {"hero": "gorebelly"}, {"hero": "elendril"})
    assert [ENGLISH.seat(duel(match), seat) for seat in range(3)] == [
        "Gorebelly",
        "Gorebelly (2)",
        "Elendril",
    ]
    packs = Match(GAME, Setup(4, options={"format": "draft"}), Dice.from_seed("seats"))
    assert ENGLISH.seat(duel(packs), 0) == "Player 1" and ITALIAN.seat(duel(packs), 3) == "Giocatore 4"


def test_only_the_own_hand_and_resources_are_told() -> None:
    match = laid(
        {"hero": "tazo", "hand": ["fire-blast", "frostbolt"], "resources": [{"card": "polymorph"}]},
        {"hero": "elendril"},
    )
    t = duel(match)
    own, other, nobody = (
        "\n".join(line for _, lines in ENGLISH.overview(t, seat) for line in lines) for seat in (0, 1, None)
    )
    for name in ("Fire Blast", "Frostbolt", "Polymorph"):
        assert name in own and name not in other and name not in nobody


def test_cards_of_one_name_are_told_apart_wherever_they_lie() -> None:
    """A quest that lies open, two of the same that lie face down among the resources, and one in the hand."""
    match = laid(
        {
            "hero": "tazo",
            "hand": ["in-dreams"],
            "quests": ["in-dreams"],
            "resources": [{"card": "in-dreams"}] * 2,
        },
        {"hero": "elendril"},
    )
    asked = match.waiting[0]
    assert asked.candidates is not None
    for one in NARRATORS:
        told = [one.option(duel(match), asked, option) for option in asked.candidates(asked.subject)]
        assert len(set(told)) == len(told), told
    told = [
        ENGLISH.option(duel(match), asked, one)
        for one in asked.candidates(asked.subject)
        if one.verb == "complete"
    ]
    assert sorted(one.partition(" (pay")[0] for one in told) == [
        "Complete In Dreams",
        "Complete In Dreams (2)",
        "Complete In Dreams (3)",
    ]


def test_the_table_shows_the_fight_and_the_chain() -> None:
    match = laid(
        {"hero": "gorebelly", "resources": 3, "equipment": ["krol-blade"], "hand": ["rend"]},
        {"hero": "elendril", "allies": ["parvink"]},
    )
    on(match, "attack:gorebelly", "defender:elendril", "strike:krol-blade", to="defend")
    assert dict(ENGLISH.overview(duel(match), 0))["Combat"] == [
        "Attacker: Gorebelly (your hero; 3 ATK, 30/30 health; exhausted).",
        "Defender: Elendril (opposing hero; 28/28 health).",
        "Gorebelly has struck with Krol Blade (+3 ATK).",
    ]
    assert dict(ITALIAN.overview(duel(match), 1))["Combattimento"][0] == (
        "Attaccante: Gorebelly (eroe nemico; ATK 3, salute 30/30; spossato)."
    )
    on(match, "play:rend", "target:parvink", to="respond")
    title = "The chain, what resolves first on top"
    assert dict(ENGLISH.overview(duel(match), 0))[title] == ["You play Rend on Parvink"]
    assert dict(ENGLISH.overview(duel(match), 1))[title] == ["Gorebelly plays Rend on Parvink"]


def test_the_dice_of_the_cards_are_counted() -> None:
    event = Event("rolled", (), 1, None, {"card": "noggenfogger-elixir", "die": 5, "sides": 6})
    assert [(one.seat, one.showed) for one in rolls([event, Event("drew", (), 0, None, {})])] == [(1, 5)]
