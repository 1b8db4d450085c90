"""The odds that are shown: combats small enough to be worked out by hand, and every other one beside the rules."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from locanda.games import load
from locanda.games.wow_adventure.cards import LEVELS, EncounterFace
from locanda.games.wow_adventure.judging import fate, forecast
from locanda.games.wow_adventure.judging.forecast import Forecast
from locanda.games.wow_adventure.rules.modifiers import OTHER, OWN
from locanda.games.wow_adventure.state import Fight
from locanda.games.wow_adventure.telling.narrator import AdventureNarrator
from locanda.kernel.dice import Dice
from locanda.kernel.game import Setup
from locanda.kernel.match import Match
from locanda.kit.text import LANGUAGES
from tests.kit.play import on_the_way

GAME = load("wow-adventure")
ENGLISH, ITALIAN = (AdventureNarrator(GAME, language) for language in LANGUAGES)
BOAR = "the Mountain Boar"
MORE, NOTHING = "if nobody plays anything more", "if nobody plays anything"
CARD = "with this card and nothing more"


def at(*seats: dict[str, Any], **given: Any) -> Match:
    """A match as a scenario gives it, the first seat in its turn."""
    given = {"turn": {"phase": "fight"}, **given, "seats": seats}
    return Match.at(*GAME.arrange(msgspec.convert(given, GAME.given)))


def boar(hero: dict[str, Any], **given: Any) -> Match:
    """A combat of a character with the Mountain Boar: melee 1, defense 4, damage 1."""
    rival = {"character": "sofeea" if hero["character"] != "sofeea" else "burbonn"}
    return at({"at": "el1", **hero}, rival, fight={"card": "mountain-boar"}, **given)


def shown(match: Match) -> dict[str, tuple[str, float] | None]:
    """What stands beside each option."""
    (asked,) = match.waiting
    return {one.key: ENGLISH.chance_of(match.table, asked, one) for one in asked.options}


def bars(match: Match) -> dict[str, float]:
    """What stands beside the question."""
    return dict(ENGLISH.chances(match.table, match.waiting[0]))


def exactly(chances: dict[str, Any]) -> dict[str, Any]:
    """The numbers to the last digit that can be written."""
    return {
        key: pytest.approx(one) if isinstance(one, float) else (one[0], pytest.approx(one[1]))
        for key, one in chances.items()
    }


# By hand


def test_before_the_dice_every_face_is_counted() -> None:
    """Grumbaz, melee 2 and defense 4: a 2 hits the boar, with the shout a 1; the boar hits with a 3, then with a 4."""
    match = boar({"character": "grumbaz", "hand": ["battle-shout"], "energy": 1})
    assert match.waiting[0].prompt == "use.before-roll"
    assert shown(match) == exactly(
        {
            "play:battle-shout": (f"You defeat {BOAR}, {CARD}", 1.0),
            "pass": (f"You defeat {BOAR}, {MORE}", 5 / 6),
        }
    )
    assert bars(match) == exactly({f"You take no damage against {BOAR}, {MORE}": 1 / 3})


def test_the_card_that_makes_it_a_hit_says_so() -> None:
    """With a 1 Grumbaz misses by one, and Heroic Strike adds one: never 0 % beside it."""
    match = boar({"character": "grumbaz", "hand": ["heroic-strike"], "energy": 1}, dice=[1, 2])
    assert match.waiting[0].prompt == "use.after-roll"
    assert shown(match) == {
        "play:heroic-strike": (f"You defeat {BOAR}, {CARD}", 1.0),
        "pass": (f"You defeat {BOAR}, {MORE}", 0.0),
    }
    assert bars(match) == {f"You take no damage against {BOAR}, {MORE}": 1.0}


def test_a_card_for_the_defense_speaks_of_the_damage() -> None:
    """The Shield Wall raises 4 to 7: the boar's 5 makes only 6, but its 6 still makes 7."""
    hero = {"character": "grumbaz", "hand": ["shield-wall"], "energy": 2}
    match = boar(hero, dice=[6, 5])
    assert shown(match)["play:shield-wall"] == (f"You take no damage against {BOAR}, {CARD}", 1.0)
    assert shown(match)["pass"] == (f"You defeat {BOAR}, {MORE}", 1.0)
    match = boar(hero, dice=[6, 6])
    assert shown(match)["play:shield-wall"] == (f"You defeat {BOAR}, {CARD}", 1.0)
    assert bars(match) == {f"You take no damage against {BOAR}, {MORE}": 0.0}


def test_a_ranged_hit_leaves_the_boar_no_blow() -> None:
    """Sandrai, range 1 and defense 4: a 3 hits first; of the other third the boar hits with a 3."""
    match = boar({"character": "sandrai", "hand": ["fear"], "energy": 2})
    assert shown(match)["pass"] == (f"You defeat {BOAR}, {MORE}", pytest.approx(2 / 3))
    assert bars(match) == exactly({f"You take no damage against {BOAR}, {MORE}": 2 / 3 + 1 / 3 * 1 / 3})


def test_what_cancels_the_combat_spares_the_damage() -> None:
    match = boar({"character": "sandrai", "hand": ["fear"], "energy": 2})
    assert shown(match)["play:fear"] == (f"You take no damage against {BOAR}, {CARD}", 1.0)


def test_who_falls_does_not_win() -> None:
    """With 3 damage of 4 Grumbaz falls by any hit: he wins with a hit while the boar misses."""
    match = boar({"character": "grumbaz", "damage": 3, "hand": ["battle-shout"], "energy": 1})
    assert shown(match)["pass"] == (f"You defeat {BOAR}, {MORE}", pytest.approx(5 / 6 * 1 / 3))
    assert shown(match)["play:battle-shout"] == (f"You defeat {BOAR}, {CARD}", pytest.approx(1 / 2))
    assert bars(match) == exactly(
        {
            f"The Mountain Boar takes damage, {MORE}": 5 / 6,
            f"You take no damage against {BOAR}, {MORE}": 1 / 3,
            f"You are not defeated against {BOAR}, {MORE}": 1 / 3,
        }
    )


def test_a_die_that_is_rolled_again_is_open() -> None:
    """The Rocket Boot turns Grumbaz's 1 into any face, of which five hit."""
    match = boar({"character": "grumbaz", "kept": ["rocket-boot"]}, dice=[1, 1])
    assert match.waiting[0].prompt == "rocket-boot"
    assert shown(match) == exactly(
        {
            "yes": (f"You defeat {BOAR}, if you roll again and nobody plays anything more", 5 / 6),
            "no": (f"You defeat {BOAR}, {MORE}", 0.0),
        }
    )


def test_a_rolled_again_movement_die_may_bring_farther() -> None:
    faces = GAME.library.atlas.record.die
    match = at({"character": "grumbaz", "kept": ["rocket-boot"]}, {}, turn={"phase": "start"}, dice=["3/1"])
    farther = sum(face.movement > 3 for face in faces) / len(faces)
    assert shown(match) == {"yes": ("You roll more than movement 3", farther), "no": None}


def test_a_power_that_rolls_again_is_counted() -> None:
    """The Gaunt Timberwolf, melee 1, hits with a 3 and rolls a 1 again, once: 4 of 6, and 4 of the 6 after a 1."""
    t = at({"character": "grumbaz"}, {}, turn={"phase": "start"}, dice=["3/1"]).table
    found = Forecast(t, Fight(foe=t.library.by_id["gaunt-timberwolf-foe"])).chances()
    assert found.hurt == (pytest.approx(4 / 6 + 4 / 36), pytest.approx(5 / 6))


def test_what_heals_by_a_hit_may_keep_somebody_on_his_feet() -> None:
    """Sandrai and an archer hit each other at range; with her last life she falls, unless the hit heals her first."""
    hero = {"character": "sandrai", "at": "el1", "damage": 3, "hand": ["drain-life"], "energy": 2}
    foe = next(
        card
        for card in GAME.library.deck("grey")
        if card.encounter is not None and card.encounter.type == "ranged" and not card.encounter.powers
    )
    match = at(hero, {"character": "grumbaz"}, fight={"card": foe.id}, dice=[6, 6])
    beside = shown(match)
    assert beside["pass"] is not None and beside["pass"][1] == 0.0
    assert beside["play:drain-life"] is not None and beside["play:drain-life"][1] == 1.0


def test_in_a_duel_a_hit_comes_first() -> None:
    """Grumbaz against Sofeea, range 2 and defense 4, who shoots first but fells nobody: each hits with a 2."""
    match = at(
        {"character": "grumbaz", "at": "el1", "hand": ["battle-shout"], "energy": 1},
        {"character": "sofeea", "at": "el1"},
        fight={"rival": 1},
    )
    assert shown(match)["pass"] == (f"Sofeea takes damage, {MORE}", pytest.approx(5 / 6))
    assert bars(match) == exactly({f"You take no damage against Sofeea, {MORE}": 1 / 6})


def test_an_unseen_encounter_is_one_of_those_that_may_come() -> None:
    """Boar and crocolisk (defense 5) are to come, and an event; a third encounter was put back and is not."""
    only = ["mountain-boar", "mire-crocolisk", "harvest-feast"]
    match = at(
        {"character": "grumbaz", "at": "el1"},
        {"character": "sofeea", "at": "el1"},
        turn={"phase": "challenge"},
        only={"grey": only},
    )
    t = match.table
    text, chance = shown(match)["draw"] or ("", 0.0)
    assert text == "You defeat the encounter, if one is drawn at once and nobody plays anything"
    assert chance == pytest.approx((5 / 6 + 4 / 6) / 2)
    t.decks[0].put_under(t.library.by_id["gaunt-timberwolf"])
    assert shown(match)["draw"] == (text, pytest.approx((5 / 6 + 4 / 6) / 2))
    assert shown(match)["attack:2"] == (f"Sofeea takes damage, {NOTHING}", pytest.approx(5 / 6))


def test_a_die_of_an_event_says_how_often_it_succeeds() -> None:
    """Whatever asks for a roll says the target and its share of the six faces."""
    narrators = {"The die shows 4 or more": ENGLISH, "Il dado mostra 4 o più": ITALIAN}
    steps = next(
        card.event.here
        for card in GAME.library.challenges
        if card.event is not None and any(getattr(step, "target", 0) == 4 for step in card.event.here)
    )
    assert {one._die(steps): one for one in narrators.values()} == {
        (text, 0.5): one for text, one in narrators.items()
    }


# What follows, and why


def told(match: Match, key: str) -> tuple[list[str], list[str]]:
    """What follows from an option and why one would choose it, in both languages."""
    (asked,) = match.waiting
    option = asked.find(key)
    assert option is not None
    narrators = (ENGLISH, ITALIAN)
    notes = [one.leads_to(match.table, asked, option) for one in narrators]
    return notes, [one.reason_for(match.table, asked, option) for one in narrators]


def test_a_card_says_what_else_it_changes_and_why_it_is_played() -> None:
    """The shout raises the chance to win from 5/6 to 1, and that to take no damage from 1/3 to 1/2."""
    match = boar({"character": "grumbaz", "hand": ["battle-shout"], "energy": 1})
    assert told(match, "play:battle-shout") == (
        [
            "The chance of taking no damage goes from 33 % to 50 %.",
            "La probabilità di non subire danni passa da 33 % a 50 %.",
        ],
        [
            "The chance of defeating your opponent goes from 83 % to 100 %.",
            "La probabilità di sconfiggere l’avversario passa da 83 % a 100 %.",
        ],
    )
    assert told(match, "pass") == (["Next: the dice are rolled.", "Poi si tirano i dadi."], ["", ""])


def test_whoever_needs_nothing_is_told_so() -> None:
    match = boar({"character": "grumbaz", "hand": ["shield-wall"], "energy": 2}, dice=[6, 1])
    assert told(match, "pass")[1][0] == "As it stands, nothing can go wrong: keep what you have."
    match = boar({"character": "grumbaz", "hand": ["shield-wall"], "energy": 2}, dice=[1, 1])
    assert told(match, "pass")[1][0] == "Nothing that you could use makes a good end likelier."


def test_a_blow_says_what_is_left_of_it_and_of_the_character() -> None:
    """Grumbaz, 3 damage of 4, about to take 1: Last Stand spares it, otherwise he falls."""
    match = boar({"character": "grumbaz", "damage": 3, "hand": ["last-stand"], "energy": 1}, dice=[1, 6])
    assert match.waiting[0].prompt == "use.hurt"
    assert told(match, "pass")[0][0] == "You take 1 damage and are defeated."
    assert told(match, "play:last-stand")[0][0] == "You take no damage."
    assert told(match, "play:last-stand")[1][0] == "You take 0 damage instead of 1."


@pytest.mark.parametrize(
    ("damage", "note", "why"),
    [(0, "It would have no effect now.", ""), (1, "", "You have 3 of 4 life left.")],
)
def test_a_resource_without_effect_says_so(damage: int, note: str, why: str) -> None:
    """The book lets an unharmed character choose a potion; it is told that nothing comes of it."""
    seat = {"character": "grumbaz", "at": "stormwind", "damage": damage}
    match = at(seat, {"character": "sandrai"}, turn={"phase": "exploration"})
    notes, reasons = told(match, "resource:large-potion")
    assert (notes[0], reasons[0]) == (note, why)


# Beside the rules


def close(one: forecast.Chances, other: forecast.Chances) -> bool:
    """Whether two forecasts say the same."""
    pairs = zip(one, other, strict=True)
    return all(abs(a - b) < 1e-9 for left, right in pairs for a, b in zip(left, right, strict=True))


FOES = [
    one
    for one in GAME.library.by_id.values()
    if isinstance(one, EncounterFace) and (one.powers or one.always)
]
GEAR: dict[str, dict[str, Any]] = {
    "grumbaz": {"weapon": "smites-mighty-hammer", "armor": "plate-of-a-thousand-ribs", "damage": 4},
    "sandrai": {
        "weapon": "widows-kiss",
        "bag": ["cracked-wardstone", "reliquary-of-caer-darrow"],
        "damage": 5,
    },
    "burbonn": {"weapon": "viperstring-bow", "armor": "bearhide-coat", "damage": 7},
    "sofeea": {"weapon": "coral-tide-wand", "bag": ["black-dragon-egg", "gravewarden-charm"], "damage": 6},
}


@pytest.mark.parametrize("name", GEAR)
def test_a_forecast_is_what_the_rules_do_over_all_dice(name: str) -> None:
    """Every encounter with a text of its own, against characters with powers, Sturdy armor and items to lose."""
    rival = "sofeea" if name != "sofeea" else "grumbaz"
    seats = [{"character": one, "level": LEVELS[-1], "at": "el1", **GEAR[one]} for one in (name, rival)]
    t = at(*seats, turn={"phase": "challenge"}).table
    for fight in (*(Fight(foe=foe) for foe in FOES), Fight(rival=1)):
        assert close(Forecast(t, fight).chances(), fate.by_the_rules(t, fight)), fight


@pytest.mark.parametrize("seed", range(3))
def test_forecasts_in_real_games_are_what_the_rules_do(seed: int) -> None:
    match = Match(GAME, Setup(2 + seed), Dice.from_seed(seed))
    looked = 0
    for _ in on_the_way(match, seed, 260, 0.8):
        t = match.table
        if t.fight is not None and match.waiting[0].prompt in ("use.before-roll", "use.after-roll"):
            looked += 1
            assert close(Forecast(t, t.fight).chances(), fate.by_the_rules(t, t.fight))
    assert looked > 5


def test_what_is_remembered_is_what_would_be_found_anew() -> None:
    """Any figure that changes a combat makes it another one."""
    match = boar({"character": "grumbaz", "hand": ["battle-shout"], "energy": 1})
    t, fight = match.table, match.table.fight
    assert fight is not None
    before = forecast.chances(t, fight)
    t.hero.damage = 3
    assert forecast.chances(t, fight) == Forecast(t, fight).chances() != before
    t.hero.damage, t.ambushes = 0, 4
    assert forecast.chances(t, fight).fall[OWN] == pytest.approx(2 / 3)
    assert forecast.chances(t, fight).hurt[OTHER] == pytest.approx(5 / 18)
