"""The Adventure Game in words: every prompt, option and event of random matches, in both languages, and nothing raw."""

from __future__ import annotations

import itertools
import random
import re

import pytest

from locanda.games import load
from locanda.games.wow_adventure.rules import quests
from locanda.games.wow_adventure.state import Fight, World
from locanda.games.wow_adventure.telling.narrator import AdventureNarrator
from locanda.kernel.decision import NO, Decision, Option
from locanda.kernel.dice import Dice
from locanda.kernel.event import Event
from locanda.kernel.game import Setup
from locanda.kernel.match import Match
from locanda.kit import ledger
from locanda.kit.text import LANGUAGES, message_ids
from locanda.scenario import run

GAME = load("wow-adventure")
LOCALE = load("wow-adventure").folder / "locale"
RULES = ledger.load(GAME.folder / "rules.yaml").by_id
ENGLISH, ITALIAN = NARRATORS = [AdventureNarrator(GAME, language) for language in LANGUAGES]
MODULES = sorted(GAME.folder.rglob("*.py"))
SOURCE = "\n".join(path.read_text("utf-8") for path in MODULES)
KEBAB = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)+")
RAW = {one for one in (*GAME.library.by_id, *GAME.library.atlas.number) if "-" in one}
RAW |= message_ids(LOCALE, "en")
# Messages that say the same in both languages.
SAME = (NO.key,)


def check(text: str, what: str) -> None:
    """The text is there and has neither ids nor placeholders in it."""
    assert text.strip(), what
    assert "{" not in text and "None" not in text and "_" not in text, f"{what}: {text}"
    assert "  " not in text and " ." not in text and ".." not in text, f"{what}: {text}"
    assert not RAW.intersection(KEBAB.findall(text)), f"{what}: {text}"


def both(texts: list[str], what: str, same: bool = False) -> None:
    """Both languages have something to say, and not the same."""
    for text in texts:
        check(text, what)
    assert same or texts[0] != texts[1], f"{what}: {texts[0]}"


def tell_decision(match: Match, asked: Decision) -> None:
    """The prompt and all options can be said, and no two options alike."""
    both([one.prompt(match.table, asked) for one in NARRATORS], asked.prompt)
    told: list[list[str]] = []
    for option in asked.options:
        texts = [one.option(match.table, asked, option) for one in NARRATORS]
        both(texts, f"{asked.prompt} {option.key}", option.key in SAME)
        told.append(texts)
        tell_option(match, asked, option)
    for language in zip(*told, strict=True):
        assert len(set(language)) == len(language), f"{asked.prompt}: two options are told alike: {language}"


def tell_blocked(match: Match, asked: Decision) -> None:
    """What is not offered can be said, with every rule that forbids it."""
    if asked.candidates is None:
        return
    known = {option.key: option for option in asked.candidates(asked.subject)}
    for key, reasons in asked.blocked().items():
        both([one.option(match.table, asked, known[key]) for one in NARRATORS], key)
        for reason in reasons:
            texts = [one.refusal(match.table, reason) for one in NARRATORS]
            both(texts, key)


def tell_option(match: Match, asked: Decision, option: Option) -> None:
    """What follows from an option, how likely it is and why one would choose it: in both languages, or in none."""
    t, what = match.table, f"{asked.prompt} {option.key}"
    for texts in (
        [one.leads_to(t, asked, option) for one in NARRATORS],
        [one.reason_for(t, asked, option) for one in NARRATORS],
    ):
        if any(texts):
            both(texts, what)
            assert all(text[0] == text[0].upper() and text[-1] == "." for text in texts), texts
    shown = [one.chance_of(t, asked, option) for one in NARRATORS]
    if any(one is not None for one in shown):
        both([one[0] for one in shown if one is not None], what)
        assert len({one[1] for one in shown if one is not None}) == 1, what
        assert all(one is not None and 0 <= one[1] <= 1 for one in shown), what


def tell_table(match: Match, seat: int | None) -> None:
    """The table, the map and the chances can be said."""
    for one in NARRATORS:
        for title, lines in one.overview(match.table, seat):
            check(title, "title")
            for line in lines:
                check(line, title)
        for line in one.map(match.table, seat):
            check(re.sub(r"\[/?[a-z]*\]", "", line).replace("  ", " "), "map")
    for asked in match.waiting:
        for text, chance in (pair for one in NARRATORS for pair in one.chances(match.table, asked)):
            check(text, asked.prompt)
            assert 0 <= chance <= 1 + 1e-9


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (2, 2), (3, 3), (3, 4), (4, 5), (4, 6)])
def test_random_matches_can_be_told_in_both_languages(seats: int, seed: int) -> None:
    match = Match(GAME, Setup(seats), Dice.from_seed(seed))
    chance, told = random.Random(seed), 0
    while match.decision is not None and match.answered < 550:
        asked = match.waiting[0]
        tell_decision(match, asked)
        if match.answered % 15 == 0:
            tell_blocked(match, asked)
            tell_table(match, asked.seat if match.answered % 2 else None)
        match.answer(asked.seat, chance.choice(asked.options).key)
        for event in match.events[told:]:
            both([one.event(match.table, event) for one in NARRATORS], event.kind)
        told = len(match.events)
    tell_table(match, 0)


def test_every_scenario_can_be_told_in_both_languages() -> None:
    """Scenarios reach what random matches seldom do: duels, overlords, rare cards."""
    heard = set()
    for path in run.files([GAME.folder / "scenarios"]):
        for loaded in run.load(path):
            match = run.start(loaded, lambda *_: GAME)
            for step in loaded.scenario.when:
                choice = step if isinstance(step, str) else step.choose
                asked = match.waiting[0] if match.decision is not None else None
                if choice and asked is not None and asked.find(choice) is not None:
                    tell_decision(match, asked)
                    heard.add(asked.prompt)
                    match.answer(asked.seat, choice)
            for event in match.events:
                both([one.event(match.table, event) for one in NARRATORS], event.kind)
                heard.add(event.kind)
    assert {"combat", "duel", "won", "trophy", "steal", "use.ability"} <= heard


def test_the_end_of_a_match_can_be_told() -> None:
    match = begun()
    match.table.seats[0].done += [one for one in GAME.library.elite if one.valor == 3][:3]
    quests.check_victory(match.table)
    texts = [one.event(match.table, match.events[-1]) for one in NARRATORS]
    assert texts == ["Sandrai won the game!", "Sandrai ha vinto la partita!"]
    assert "Sandrai won" in ENGLISH.overview(match.table, 0)[0][1][0]


def test_every_event_of_the_rules_has_a_sentence() -> None:
    kinds = set(re.findall(r"\.tell\(\s*\"([a-z-]+)\"", SOURCE)) | {"forced"}
    assert len(kinds) > 55
    for language in LANGUAGES:
        assert {f"event-{kind}" for kind in kinds} <= message_ids(LOCALE, language)


def test_every_prompt_of_the_rules_has_words() -> None:
    prompts = set(re.findall(r"(?:\bask|Decision)\(\s*(?:t, )?[a-z.]+, \"([a-z.-]+)\"", SOURCE))
    prompts |= set(re.findall(r"targets\([^\"]*?\"([a-z-]+)\"", SOURCE))
    prompts |= {
        f"use.{when}" for when in ("challenge", "before-roll", "after-roll", "won", "hurt", "ability")
    }
    assert len(prompts) > 40
    for language in LANGUAGES:
        known = message_ids(LOCALE, language)
        assert {f"prompt-{prompt.replace('.', '-')}" for prompt in prompts} <= known


def test_every_verb_of_the_rules_has_words() -> None:
    verbs = set(re.findall(r"Option\(\s*\"([a-z]+)\"", SOURCE)) - {"choose"}
    verbs |= set(re.findall(r"\.options\([^\"\n]*\"([a-z]+)\"", SOURCE))
    verbs |= set(re.findall(r"\boption\(\"([a-z]+)\"", SOURCE)) | {"yes", "no", "done", "pass"}
    assert {"move", "health", "steal", "quest", "drop", "marker", "flip"} <= verbs
    for language in LANGUAGES:
        assert {f"option-{verb}" for verb in verbs} <= message_ids(LOCALE, language)


def test_both_languages_have_the_same_messages_and_none_twice() -> None:
    found: dict[str, list[str]] = {language: [] for language in LANGUAGES}
    for language, ids in found.items():
        for path in LOCALE.glob(f"{language}*.ftl"):
            ids += re.findall(r"^([a-zA-Z][\w-]*) *=", path.read_text("utf-8"), re.MULTILINE)
        assert len(ids) == len(set(ids)), language
    play = [
        set(
            re.findall(
                r"^([a-z][\w-]*) *=",
                (LOCALE / f"{one}-table.ftl").read_text("utf-8"),
                re.M,
            )
        )
        for one in LANGUAGES
    ]
    assert play[0] == play[1]


def test_the_game_and_every_chapter_have_a_name() -> None:
    chapters = {entry.chapter for entry in ledger.load(GAME.folder / "rules.yaml").rules}
    for one in NARRATORS:
        check(one.title(), "title")
        check(one.blurb(), "blurb")
        for chapter in chapters:
            check(one.chapter(chapter), chapter)
    assert ENGLISH.chapter("Double-faced cards") == "Double-faced cards"
    assert ITALIAN.chapter("Double-faced cards") == "Carte a due facce"


def test_every_card_can_be_read() -> None:
    for card in GAME.library.by_id:
        both([one.card(card).replace("\n", " ") for one in NARRATORS], card)
        assert ENGLISH.card(card).splitlines()[0] == ENGLISH.name(card)


# A few exact sentences


def begun(*brings: str) -> Match:
    """A match with known characters, its cities chosen."""
    match = Match(GAME, Setup(2, brings=brings or ("sandrai", "grumbaz")), Dice.from_seed("words"))
    while match.waiting[0].prompt == "city":
        match.answer(match.waiting[0].seat, "space:ironforge")
    return match


def said(match: Match, kind: str, seat: int | None = 0, **facts: object) -> list[str]:
    """An event of this kind in both languages."""
    return [one.event(match.table, Event(kind, (), seat, None, dict(facts))) for one in NARRATORS]


def test_an_attack_is_told_with_its_sum_against_the_defence() -> None:
    match = begun()
    facts = {"card": "", "type": "ranged", "die": 4, "total": 6, "defence": 5, "damage": 1}
    assert said(match, "attack", **facts) == [
        "Sandrai attacks at range: 4 + 2 = 6 against defense 5: a hit for 1 damage.",
        "Sandrai attacca a distanza: 4 + 2 = 6 contro difesa 5: colpo a segno, 1 danno.",
    ]
    facts = {"card": "rotten-ghoul-foe", "type": "melee", "die": 3, "total": 2, "defence": 4, "damage": 0}
    assert said(match, "attack", None, **facts) == [
        "The Rotten Ghoul attacks in melee: 3 − 1 = 2 against defense 4: a miss.",
        "Il Ghoul Marcescente attacca in mischia: 3 − 1 = 2 contro difesa 4: colpo mancato.",
    ]


@pytest.mark.parametrize(
    ("amount", "english", "italian"),
    [
        (0, "Sandrai drew no ability card.", "Sandrai non ha pescato carte abilità."),
        (1, "Sandrai drew 1 ability card.", "Sandrai ha pescato 1 carta abilità."),
        (2, "Sandrai drew 2 ability cards.", "Sandrai ha pescato 2 carte abilità."),
    ],
)
def test_plurals_agree_in_both_languages(amount: int, english: str, italian: str) -> None:
    assert said(begun(), "drew", amount=amount) == [english, italian]


RARE = [
    ("exhausted", {}),
    ("no-item", {"colour": "red"}),
    ("no-level", {"colour": "green"}),
    ("no-trophy", {"card": "nefarians-head"}),
    ("no-discovery", {}),
    ("trophy", {"card": "nefarians-head", "valor": 3}),
    ("looked", {"token": "gold", "space": "d1"}),
    ("looked", {"token": "bomb"}),
    ("foe-hurt", {}),
    ("rerolled", {"own": True, "die": 3}),
    ("rerolled", {"own": False, "die": 3}),
    ("won", {"seats": [0, 1]}),
    ("cancelled", {"card": "fear"}),
    ("claimed", {"card": "harvest-feast-event", "valor": 2}),
    ("victory", {"card": "", "other": 1}),
    ("forced", {"prompt": "full-track", "option": "marker:3"}),
    ("forced", {"prompt": "resource", "option": "resource:book"}),
    ("forced", {"prompt": "go", "option": "space:t1"}),
    ("forced", {"prompt": "heal", "option": "character:2"}),
]


@pytest.mark.parametrize(("kind", "facts"), RARE, ids=[f"{kind}-{n}" for n, (kind, _) in enumerate(RARE)])
def test_what_happens_seldom_can_be_told_too(kind: str, facts: dict[str, object]) -> None:
    both(said(begun(), kind, **facts), kind)


@pytest.mark.parametrize(
    "prompt",
    sorted(one for one in message_ids(LOCALE, "en") if one.startswith("prompt-")),
)
def test_every_prompt_can_be_said_in_a_combat_of_either_kind(prompt: str) -> None:
    match = begun()
    t, name = match.table, prompt.removeprefix("prompt-").replace("use-", "use.")
    facts = {"card": "shadow-bolt", "token": "bomb", "energy": 1, "amount": 2}
    for fight in (Fight(foe=t.library.by_id["mountain-boar-foe"]), Fight(rival=1 - t.active)):
        t.fight = fight
        asked = Decision(t.active, name, (), facts=facts)
        both([one.prompt(t, asked) for one in NARRATORS], prompt)


def test_a_space_without_a_name_is_told_by_the_nearest_that_has_one() -> None:
    assert said(begun(), "moved", space="el1") == [
        "Sandrai moved to the space northeast of Stormwind City.",
        "Sandrai ha raggiunto lo spazio a nord-est di Stormwind City.",
    ]
    assert said(begun(), "moved", space="t4") == [
        "Sandrai moved to the space northeast of the Sepulcher.",
        "Sandrai ha raggiunto lo spazio a nord-est del Sepolcro.",
    ]
    assert said(begun(), "moved", space="g1")[0] == "Sandrai moved to the space 2 steps east of Booty Bay."


def test_no_two_spaces_are_called_alike() -> None:
    for one in NARRATORS:
        names = [one.place(space) for space in range(len(GAME.library.atlas.spaces))]
        assert len(set(names)) == len(names) == 64


def test_a_named_space_has_its_article_inside_a_sentence() -> None:
    assert said(begun(), "moved", space="sepulcher") == [
        "Sandrai moved to the Sepulcher.",
        "Sandrai ha raggiunto il Sepolcro.",
    ]


def test_what_a_level_adds_against_a_second_victim_is_told_apart() -> None:
    """Corruption at red level finds a victim twice, and may find the same; other amounts are added up."""
    corruption, wounds = (GAME.library.by_id[one] for one in ("corruption", "mend-wounds"))
    assert ENGLISH.ability(corruption, 3) == (
        "Deal 1 damage to another character of your choice within 3 spaces and deal 1 more damage to the same "
        "character or another one of your choice within 3 spaces."
    )
    assert ITALIAN.ability(wounds, 3) == "Cura 2 danni."


def test_a_choice_of_one_thing_is_told() -> None:
    assert said(begun(), "forced", prompt="challenge", option="draw") == [
        "Sandrai had no other choice: draw a challenge card.",
        "Per Sandrai non c’era altra scelta: pescare una carta sfida.",
    ]


def test_a_seat_is_its_character_once_there_is_one() -> None:
    match = Match(GAME, Setup(2), Dice.from_seed("words"))
    assert ENGLISH.seat(match.table, 0) == "Player 1" and ITALIAN.seat(match.table, 1) == "Giocatore 2"
    assert ENGLISH.seat(begun().table, 1) == "Grumbaz"


def test_options_are_told_with_price_way_and_surroundings() -> None:
    match = begun()
    asked, t = match.waiting[0], match.table
    assert asked.prompt == "movement"
    walk = next(option for option in t.library.atlas.moves if option.about == "thelsamar")
    assert ENGLISH.option(t, asked, walk).startswith(
        "Thelsamar (2 spaces NE): gray key place; scroll, small potion"
    )
    assert ITALIAN.option(t, asked, walk).startswith("Thelsamar (2 spazi NE): posto chiave grigio; pergamena")
    attack = Option("attack", str(2 - t.active), 1 - t.active)
    assert "life left" in ENGLISH.option(t, asked, attack)


def test_the_map_lists_the_spaces_by_distance() -> None:
    match = begun()
    near, whole = ENGLISH.map(match.table, 0), ENGLISH.map(match.table, 0, whole=True)
    assert len(whole) == len(GAME.library.atlas.spaces) + 1 > len(near)
    assert near[0].startswith(" 0 [white]Gy[/] [bold]Ironforge (here): city; large potion")
    assert [int(line[:2]) for line in whole[:-1]] == sorted(int(line[:2]) for line in whole[:-1])


def test_only_who_has_seen_a_discovery_is_told_what_it_is() -> None:
    match = begun()
    t: World = match.table
    token = t.pile.draw()
    assert token is not None
    t.found[t.library.atlas.number["d1"]] = [token]
    t.seats[0].seen.append(token.number)
    name = ENGLISH.word("token", token.kind)
    assert f"1 discovery (known to you: {name})" in "\n".join(ENGLISH.map(t, 0))
    assert name not in "\n".join(ENGLISH.map(t, 1)) and name not in "\n".join(ENGLISH.map(t, None))


def test_only_the_own_hand_is_told() -> None:
    t = begun().table
    names = {ENGLISH.name(card.id) for card in t.seats[0].hand}
    own, other = (
        "\n".join(line for _, lines in ENGLISH.overview(t, seat) for line in lines) for seat in (0, 1)
    )
    assert all(name in own for name in names) and not any(name in other for name in names)


def test_a_walk_is_pictured_space_by_space() -> None:
    """Each step leads to a neighbour, and there are as many as the walk takes."""
    match = begun()
    asked, t = match.waiting[0], match.table
    atlas, hero = t.library.atlas, t.seats[asked.seat]
    walks = [option for option in asked.options if option.verb == "move"]
    assert max(atlas.distance[hero.at][option.value] for option in walks) > 1
    for option in walks:
        details = ENGLISH.details(t, asked, option)
        path = [hero.at, *(atlas.number[name] for name in details["path"])]
        assert path[-1] == option.value and len(path) == atlas.distance[hero.at][option.value] + 1
        assert all(there in atlas.near[here] for here, there in itertools.pairwise(path))
        assert details["energy"] == 0


def test_a_walk_in_parts_is_as_dear_as_one_in_one_go() -> None:
    """Who slipped away from aggro pays for every further step, and is told so before."""
    loaded = run.load(GAME.folder / "scenarios" / "rules" / "rul" / "TAG-RUL-80.yaml")
    match = run.start(next(one for one in loaded if one.scenario.id.endswith("in-parts")), lambda *_: GAME)

    def price(goal: str) -> int:
        asked = match.waiting[0]
        option = asked.find(goal)
        assert option is not None
        return int(ENGLISH.details(match.table, asked, option)["energy"])

    assert price("move:ironforge") == 2
    match.answer(0, "move:ironforge")
    assert price("move:d1") == 1


def test_what_was_played_at_the_same_moment_is_put_in_order_by_name() -> None:
    """The active player chooses between the cards."""
    loaded = run.load(GAME.folder / "scenarios" / "rules" / "rul" / "TAG-RUL-82.yaml")
    match = run.start(loaded[0], lambda *_: GAME)
    for seat, key in ((0, "play:charge"), (1, "play:counterspell"), (2, "use:hushing-bell")):
        for asked in match.waiting:
            tell_decision(match, asked)
            tell_blocked(match, asked)
        match.answer(seat, key)
    asked = match.waiting[0]
    tell_decision(match, asked)
    assert [ENGLISH.option(match.table, asked, one) for one in asked.options] == [
        "Counterspell",
        "Hushing Bell",
    ]
