"""The bot of the card game: positions in which the right move is clear, whole games, and decks made from packs."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from locanda.games.wow_tcg.arrange import GivenTable
from locanda.games.wow_tcg.judging.bot import Greedy
from locanda.games.wow_tcg.judging.drafting import can_hold
from locanda.games.wow_tcg.rules import decks, packs
from locanda.games.wow_tcg.state import Duel
from locanda.kernel.dice import Dice
from locanda.kernel.game import Setup
from locanda.kernel.match import Match
from locanda.kit.guide import Guide
from tests.unit.games.wow_tcg.matches import GAME

LIBRARY = GAME.library
MOST = 3000


def duel(match: Match) -> Duel:
    """The table of a match."""
    assert isinstance(match.table, Duel)
    return match.table


def laid(mine: dict[str, Any], theirs: dict[str, Any], **more: Any) -> Match:
    """A table as it is given, the first seat to act; nobody can lay a resource unless it is said."""
    seats = [{"hero": "tazo", "placed": True, **mine}, {"hero": "gorebelly", **theirs}]
    table, setup = GAME.arrange(msgspec.convert({"seats": seats, **more}, GivenTable))
    return Match.at(table, setup)


def answer(match: Match, *answers: str) -> str:
    """What the bot does after these answers, given by whoever is asked."""
    for key in answers:
        assert match.decision is not None
        match.answer(match.decision.seat, key)
    asked = match.decision
    assert asked is not None
    return asked.key(Greedy(1)(match.table, asked))


def play_turn(match: Match) -> list[str]:
    """All that the bots answer until the turn is over, or the game."""
    found: list[str] = []
    turn, bot = duel(match).turn, Greedy(1)
    while match.decision is not None and duel(match).turn == turn:
        asked = match.decision
        found.append(asked.key(bot(match.table, asked)))
        match.answer(asked.seat, found[-1])
    return found


# Attacks


def test_lethal_damage_is_seen_together_with_the_cards_of_the_hand() -> None:
    """Three from the ally and two from the hand; there is also an ally that either of them could bring down."""
    match = laid(
        {"allies": ["kor-cindervein"], "hand": ["fire-blast"], "resources": 1},
        {"hero": {"card": "gorebelly", "damage": 25}, "allies": ["veshral"]},
    )
    play_turn(match)
    result = match.table.result
    assert result is not None and result.winners == (0,)


def test_without_lethal_damage_the_ally_is_taken_and_the_card_is_for_the_other() -> None:
    match = laid(
        {"allies": ["kor-cindervein"], "hand": ["fire-blast"], "resources": 1},
        {"hero": {"card": "gorebelly", "damage": 15}, "allies": ["veshral"]},
    )
    play_turn(match)
    assert [piece.card.id for piece in duel(match).of(1)] == ["gorebelly"]


def test_a_good_trade_is_taken() -> None:
    match = laid({"allies": ["kor-cindervein"]}, {"allies": ["tazdingo"]})
    assert answer(match) == "attack:kor-cindervein"
    assert answer(match, "attack:kor-cindervein") == "defender:tazdingo"


def test_an_attack_that_only_loses_the_attacker_is_not_made() -> None:
    """Whoever is attacked, the protector stands before him, kills the attacker and lives on."""
    match = laid({"allies": ["voss-treebender"]}, {"allies": ["guardian-steelhorn"]})
    assert answer(match) == "pass"


def test_the_hero_does_not_fight_with_bare_hands() -> None:
    assert answer(laid({}, {"allies": ["kor-cindervein"]})) == "pass"


def test_a_weapon_attacks_and_strikes() -> None:
    mine = {"hero": "elendril", "flipped": True, "equipment": ["krol-blade"], "resources": 1}
    match = laid(mine, {})
    assert answer(match) == "attack:elendril"
    assert answer(match, "attack:elendril") == "strike:krol-blade"


def test_a_weapon_strikes_back() -> None:
    match = laid(
        {"allies": ["kor-cindervein"]},
        {"flipped": True, "equipment": ["krol-blade"], "resources": 1},
    )
    assert answer(match, "attack:kor-cindervein") == "strike:krol-blade"


def test_nobody_attacks_into_a_weapon_that_kills_him_for_little() -> None:
    match = laid(
        {"allies": ["kor-cindervein"]},
        {"equipment": ["krol-blade"], "resources": 1},
    )
    assert answer(match) == "pass"


# Defence


def test_a_protector_stands_before_a_hero_in_danger() -> None:
    match = laid(
        {"allies": ["tazdingo"]},
        {"hero": {"card": "gorebelly", "damage": 28}, "allies": ["guardian-steelhorn"]},
    )
    assert answer(match, "attack:tazdingo", "defender:gorebelly") == "protect:guardian-steelhorn"


def test_a_protector_does_not_die_for_a_hero_who_is_well() -> None:
    match = laid({"allies": ["kulan-earthguard"]}, {"allies": ["parvink"]})
    assert answer(match, "attack:kulan-earthguard", "defender:gorebelly") == "no"


def test_armor_is_used_against_a_blow_of_its_size() -> None:
    match = laid({"allies": ["kor-cindervein"]}, {"equipment": ["golem-skull-helm"]})
    assert answer(match, "attack:kor-cindervein") == "armor:golem-skull-helm"


def test_armor_waits_for_the_greater_blow_that_is_still_to_come() -> None:
    match = laid({"allies": ["brigg", "kor-cindervein"]}, {"equipment": ["golem-skull-helm"]})
    assert answer(match, "attack:brigg") == "done"
    dying = laid(
        {"allies": ["brigg", "kor-cindervein"]},
        {"hero": {"card": "gorebelly", "damage": 29}, "equipment": ["golem-skull-helm"]},
    )
    assert answer(dying, "attack:brigg") == "armor:golem-skull-helm"


def test_an_attacker_is_shot_before_he_strikes() -> None:
    """In the turn of another an answer saves the own ally, though somebody greater could be shot as well."""
    match = laid(
        {"allies": ["jinlak-nightfang", "benethor-draigo"]},
        {"hero": "tazo", "allies": ["kor-cindervein"], "hand": ["fire-blast"], "resources": 1},
    )
    begun = ("attack:jinlak-nightfang", "defender:kor-cindervein")
    assert answer(match, *begun) == "play:fire-blast"
    assert answer(match, "play:fire-blast") == "target:jinlak-nightfang"


# Cards


def test_an_answer_is_kept_for_who_is_worth_it() -> None:
    mine = {"hand": ["polymorph"], "resources": 2}
    assert answer(laid(mine, {"allies": ["peasant"]})) == "pass"
    match = laid(mine, {"allies": ["peasant", "yamon"]})
    assert answer(match) == "play:polymorph"
    assert answer(match, "play:polymorph") == "target:yamon"


def test_a_spell_is_countered() -> None:
    match = laid(
        {"hand": ["fireball"], "resources": 4},
        {"hero": "litori-frostburn", "allies": ["yamon"], "hand": ["counterspell"], "resources": 2},
    )
    assert answer(match, "play:fireball", "target:yamon") == "play:counterspell"


def test_what_is_on_the_chain_interrupts_only_what_waits_under_it() -> None:
    """A Shield Bash at one's own hero does not count as interrupting itself."""
    match = laid(
        {"hero": "warrax", "hand": ["shield-bash"], "resources": 3},
        {"hero": "gorebelly", "hand": ["shield-bash"], "resources": 3},
    )
    assert answer(match, "play:shield-bash", "target:warrax") == "pass"


def test_interrupts_that_answer_each_other_are_worth_what_the_last_one_leaves() -> None:
    """The first Shield Bash stops Vanquish, the second one saves it, and the third one stops it after all."""
    match = laid(
        {"hero": "warrax", "hand": ["vanquish", "shield-bash"], "resources": 7},
        {"hero": "gorebelly", "hand": ["shield-bash", "shield-bash"], "allies": ["yamon"], "resources": 6},
    )
    assert answer(match, "play:vanquish", "pass") == "play:shield-bash"
    assert answer(match, "play:shield-bash", "target:warrax", "pass") == "play:shield-bash"
    assert answer(match, "play:shield-bash", "target:gorebelly") == "play:shield-bash"


@pytest.mark.parametrize(
    ("hero", "card"),
    [
        ("grennan-stormspeaker", "ghost-wolf"),
        ("grennan-stormspeaker", "rod-of-the-ogre-magi"),
        ("radak-doombringer", "rain-of-fire"),
        ("radak-doombringer", "soul-link"),
        ("gorebelly", "lust-for-battle"),
        ("timmo-shadestep", "from-the-shadows"),
    ],
)
def test_whoever_can_pay_for_everything_plays_even_what_does_little(hero: str, card: str) -> None:
    """One more resource would be of no use; with few of them it is worth more than such a card."""
    mine = {"hero": hero, "flipped": True, "hand": [card], "placed": False}
    theirs = {"allies": ["yamon", "tazdingo"]}
    assert answer(laid({**mine, "resources": 8}, theirs)) == f"play:{card}"
    assert answer(laid({**mine, "resources": 2}, theirs)) == f"place:{card}"


def test_ferocity_for_a_turn_is_kept_for_an_ally_that_has_just_arrived() -> None:
    mine = {"hero": "gorebelly", "hand": ["into-the-fray"], "resources": 1}
    fresh = {"card": "yamon", "fresh": True}
    assert answer(laid({**mine, "allies": [fresh]}, {})) == "play:into-the-fray"
    assert "play:into-the-fray" not in play_turn(laid({**mine, "allies": ["yamon"]}, {}))


def test_a_graveyard_is_shuffled_into_a_deck_that_runs_low() -> None:
    mine = {
        "hero": "thangal",
        "resources": 3,
        "quests": [{"card": "blueleaf-tubers", "down": False}],
        "graveyard": ["vanquish"] * 12,
    }
    low, ample = ["vanquish"] * 8, ["vanquish"] * 40
    assert answer(laid({**mine, "only": low}, {})) == "complete:blueleaf-tubers"
    assert answer(laid({**mine, "only": ample}, {})) != "complete:blueleaf-tubers"


def test_resources_are_used_up() -> None:
    assert (
        answer(laid({"hand": ["voss-treebender", "benethor-draigo"], "resources": 3}, {}))
        == "play:benethor-draigo"
    )
    both = laid({"hand": ["voss-treebender", "benethor-draigo"], "resources": 4}, {})
    assert {"play:voss-treebender", "play:benethor-draigo"} <= set(play_turn(both))


def test_an_ally_with_ferocity_comes_before_the_attacks() -> None:
    match = laid({"hand": ["veshral"], "allies": ["kor-cindervein"], "resources": 3}, {})
    found = play_turn(match)
    assert found[0] == "play:veshral" and "attack:veshral" in found


def test_a_quest_is_completed_when_there_is_nothing_better() -> None:
    quest = {"quests": ["big-game-hunter"], "resources": 2}
    assert answer(laid(quest, {})) == "complete:big-game-hunter"
    assert answer(laid({**quest, "hand": ["benethor-draigo"]}, {})) == "play:benethor-draigo"


# Resources


def test_a_quest_is_laid_before_a_card_that_can_be_played() -> None:
    match = laid(
        {"placed": False, "hand": ["benethor-draigo", "big-game-hunter", "brigg"], "resources": 2},
        {},
    )
    assert answer(match) == "quest:big-game-hunter"


def test_what_cannot_be_played_soon_is_laid_first() -> None:
    match = laid(
        {"placed": False, "hand": ["brigg", "warchief-thrall", "benethor-draigo"], "resources": 2},
        {},
    )
    assert answer(match) == "place:warchief-thrall"


def test_with_many_resources_a_good_card_is_not_laid() -> None:
    match = laid({"placed": False, "hand": ["warchief-thrall"], "resources": 9}, {})
    assert answer(match) == "play:warchief-thrall"


@pytest.mark.parametrize(
    ("hand", "kept"),
    [
        (["brigg", "kor-cindervein", "veshral", "yamon", "warchief-thrall", "fireball", "frostbolt"], "keep"),
        (["warchief-thrall"] * 4 + ["yamon"] * 3, "mulligan"),
    ],
)
def test_a_hand_without_early_cards_is_not_kept(hand: list[str], kept: str) -> None:
    match = laid({}, {}, turn={"phase": "opening", "number": 0})
    duel(match).seats[0].hand = [LIBRARY.by_id[name] for name in hand]
    assert answer(match) == kept


# Decks of packs


def opened(seed: str, count: int) -> list[Any]:
    dice = Dice.from_seed(seed)
    return [card for _ in range(count) for card in packs.opened(LIBRARY, dice) if card.kind != "hero"]


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_a_deck_of_packs_is_legal_has_a_curve_and_mostly_allies(seed: str) -> None:
    bot, pool = Greedy(1), opened(seed, 6)
    hero = bot.leader(LIBRARY, pool)
    deck = bot.deck(LIBRARY, hero, pool)
    assert len(deck) == decks.SEALED
    assert all(can_hold(LIBRARY, hero, card) for card in deck)
    assert not Counter(card.id for card in deck) - Counter(card.id for card in pool)
    kinds = Counter(card.kind for card in deck)
    assert kinds["ally"] >= 12 and 2 <= kinds["quest"] <= 7
    early = sum(card.base_cost <= 3 for card in deck if card.kind != "quest")
    late = sum(card.base_cost >= 6 for card in deck)
    assert early >= 10 and late <= 6


def test_a_draft_of_greedy_bots_ends_in_a_hero_with_enough_good_cards() -> None:
    match = Match(GAME, Setup(4, options={"format": "draft"}), Dice.from_seed("draft"))
    bots = [Greedy(seat) for seat in range(4)]
    while match.table.phase != "build":
        asked = match.waiting[0]
        assert asked.prompt == "draft"
        match.answer(asked.seat, asked.key(bots[asked.seat](match.table, asked)))
    bot = bots[0]
    it = duel(match).limited
    assert it is not None
    for picks in it.pools:
        pool = [one.card for one in picks if one.card.kind != "hero"]
        hero = bot.leader(LIBRARY, pool)
        able = [card for card in pool if can_hold(LIBRARY, hero, card)]
        assert len(able) >= decks.SEALED
        # A pool taken blindly holds about two fifths of cards that one hero can have.
        assert len(able) > 0.55 * len(pool)


# Whole games


def play(match: Match, bots: list[Any]) -> list[str]:
    """The answers of a whole match."""
    found: list[str] = []
    while match.decision is not None and len(found) < MOST:
        asked = match.waiting[0]
        found.append(asked.key(bots[asked.seat](match.table, asked)))
        match.answer(asked.seat, found[-1])
    return found


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"decks": "starter"}),
        (2, {"decks": "constructed", "match": "best-of-three"}),
        (3, {"decks": "starter"}),
        (4, {"decks": "starter", "teams": "two"}),
    ],
)
def test_the_bot_knows_every_question_and_ends_its_games(seats: int, options: dict[str, str]) -> None:
    Guide.strange.clear()
    match = Match(GAME, Setup(seats, options=options), Dice.from_seed(f"whole {seats} {options}"))
    answers = play(match, [Greedy(seat) for seat in range(seats)])
    assert match.table.result is not None
    assert len(answers) > 50
    assert not Guide.strange
    again = Match(GAME, Setup(seats, options=options), Dice.from_seed(f"whole {seats} {options}"))
    assert play(again, [Greedy(seat) for seat in range(seats)]) == answers


def test_the_bot_beats_chance_with_the_same_deck() -> None:
    won = 0
    for number in range(6):
        deck = ("starter-druid", "starter-mage", "starter-rogue")[number // 2]
        match = Match(GAME, Setup(2, brings=(deck, deck)), Dice.from_seed(f"chance {number}"))
        seat, chance = number % 2, Dice.from_seed(f"chance {number}")
        bots: list[Any] = [
            lambda table, asked, dice=chance: asked.options[dice.below(len(asked.options))]
        ] * 2
        bots[seat] = Greedy(number)
        play(match, bots)
        assert match.table.result is not None
        won += match.table.result.winners == (seat,)
    assert won == 6


def test_judging_leaves_the_table_as_it_is() -> None:
    match = Match(GAME, Setup(2, options={"decks": "starter"}), Dice.from_seed("still"))
    bot = Greedy(1)
    for _ in range(120):
        asked = match.waiting[0]
        duel(match).stale = True
        before = match.snapshot()
        chosen = asked.key(bot(match.table, asked))
        assert match.snapshot() == before
        match.answer(asked.seat, chosen)
