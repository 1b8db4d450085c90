"""The Board Game's options explained: how likely a fight is to be won, what follows, and why one would choose them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from locanda.games import load
from locanda.games.wow_boardgame.judging import odds
from locanda.games.wow_boardgame.telling import prospects
from locanda.games.wow_boardgame.telling.prospects import Prospect
from locanda.kernel.decision import Decision, Option
from locanda.kernel.match import Match
from locanda.kit.text import LANGUAGES

GAME: Any = load("wow-boardgame")
ENGLISH, ITALIAN = (GAME.narrator(language) for language in LANGUAGES)
AT = "caer-darrow"
FOE = {"creature": "murloc", "colour": "blue", "at": AT}
HERO, FRIEND, RIVAL = "grumbaz-crowsblood", "thundershot", "burbonn-fang"


def asked(friends: bool = False, rival: str = "southshore", **given: Any) -> tuple[Match, Decision]:
    """What a Horde character is asked at the beginning of its actions, with or without a friend at its side."""
    horde = [{"character": HERO, "at": AT, **given.pop("hero", {})}]
    seats = [{"characters": horde}, {"characters": [{"character": RIVAL, "at": rival}]}]
    if friends:
        seats.append({"characters": [{"character": FRIEND, "at": AT}]})
        seats.append({"characters": [{"character": "brandon-lightstone", "at": "southshore"}]})
    table, setup = GAME.arrange(msgspec.convert({"seats": seats, **given}, GAME.given))
    match = Match.at(table, setup)
    return match, next(one for one in match.waiting if one.seat == 0)


def option(decision: Decision, start: str) -> Option:
    """The option whose key begins so."""
    return next(one for one in decision.options if one.key.startswith(start))


def said(match: Match, decision: Decision, start: str, what: str) -> list[Any]:
    """What both narrators say of an option."""
    found = option(decision, start)
    return [getattr(one, what)(match.table, decision, found) for one in (ENGLISH, ITALIAN)]


def test_whoever_stands_alone_is_told_how_often_alone() -> None:
    match, decision = asked(figures=[FOE])
    (english, shown), (italian, same) = said(match, decision, "challenge", "chance_of")
    assert english == "about this often the fight is won, by you alone"
    assert italian == "circa così spesso il combattimento è vinto, da te senza aiuto"
    found = prospects.prospect(match.table, decision, option(decision, "challenge"))
    assert found is not None and shown == same == found.shown
    one = match.table.characters[0]
    assert (
        found.guess == odds.against(match.table, [one], odds.enemy_of(match.table, match.table.figures)).win
    )


def test_with_a_friend_at_hand_the_number_is_that_of_everybody_here_and_the_note_has_the_other() -> None:
    match, decision = asked(True, hero={"level": 2}, figures=[{**FOE, "count": 2}])
    (english, shown), (italian, _) = said(match, decision, "challenge", "chance_of")
    assert english.endswith("if everybody here joins")
    assert italian.endswith("se si uniscono tutti quelli che sono qui")
    single = prospects.alone(match.table, decision, option(decision, "challenge"))
    assert single is not None and single.shown < shown
    english, italian = said(match, decision, "challenge", "leads_to")
    percent = round(100 * single.shown)
    assert english.startswith(f"Alone you would win about {percent} %. Whoever is defeated")
    assert italian.startswith(f"Senza aiuto vinceresti circa {percent} volte su 100. Chi subisce")


def test_a_friend_without_actions_is_nobody_who_could_join() -> None:
    match, decision = asked(True, hero={"level": 2}, figures=[FOE])
    match.table.characters[2].actions = 0
    found = prospects.prospect(match.table, decision, option(decision, "challenge"))
    assert found is not None and found.how == "alone" and len(found.group) == 1


def test_whoever_is_asked_to_join_sees_the_fight_with_and_without() -> None:
    match, decision = asked(True, hero={"level": 2}, figures=[{**FOE, "count": 2}])
    match.answer(0, decision.key(option(decision, "challenge")))
    join = match.waiting[0]
    assert join.prompt == "join"
    (joining, more), (apart, less) = (ENGLISH.chance_of(match.table, join, each) for each in join.options)
    assert joining.endswith("if you join as well") and apart.endswith("without you") and more > less
    reason = ENGLISH.reason_for(match.table, join, join.options[0])
    joined, alone = round(100 * more), round(100 * less)
    assert reason == f"With you the fight is won about {joined} % of the time, without you about {alone} %."
    assert "ti resta l’azione" in ITALIAN.reason_for(match.table, join, join.options[1])


def test_enemies_are_judged_by_a_scale_of_their_own() -> None:
    match, decision = asked(rival=AT)
    found = prospects.prospect(match.table, decision, option(decision, "challenge"))
    assert found is not None and found.kind == "enemies"
    assert found.guess == odds.duel(match.table, match.table.characters[:1], match.table.characters[1:2])
    english, italian = said(match, decision, "challenge", "leads_to")
    assert english.endswith("may take something out of the Bag.") and italian.endswith(
        "qualcosa dalla Borsa."
    )


@pytest.mark.parametrize(
    ("kind", "count", "guess", "shown"),
    [
        ("creatures", 1, 0.0, 0.02),
        ("creatures", 1, 0.36, 0.3),
        ("creatures", 1, 0.9, 0.8),
        ("creatures", 1, 1.0, 0.96),
        ("boss", 2, 1.0, 0.98),
        ("boss", 2, 0.36, 0.5),
        ("enemies", 1, -3.0, 0.02),
        ("enemies", 1, 0.36, 0.2),
        ("enemies", 1, 1.0, 0.97),
    ],
)
def test_an_estimate_is_shown_as_it_came_true(kind: str, count: int, guess: float, shown: float) -> None:
    group: Any = (None,) * count
    assert Prospect(kind, group, "alone", False, guess).shown == shown


# The Overlord under one of several markers


def hidden(real: str, seen: tuple[str, ...] = ()) -> tuple[Match, Decision]:
    """A character that stands at a marker, with the Overlord under it or under another one."""
    match, decision = asked(overlord="lord-kazzak")
    markers = match.table.markers
    assert len(markers) > 1
    match.table.characters[0].at = markers[0]
    match.table.overlord_at = markers[0] if real == "here" else markers[1]
    match.table.seen[0] = [markers[0]] if seen else []
    return match, decision


def marker(match: Match) -> Option:
    """The Challenge to whoever is under the marker."""
    return Option(
        "challenge", f"{HERO}.lord-kazzak", (0, match.table.characters[0].at, "boss", "lord-kazzak")
    )


@pytest.mark.parametrize("what", ["chance_of", "leads_to", "reason_for"])
def test_nothing_tells_whether_the_overlord_is_there(what: str) -> None:
    spoken = []
    for real in ("here", "elsewhere"):
        match, decision = hidden(real)
        match.table.lasting = []
        spoken.append(getattr(ENGLISH, what)(match.table, decision, marker(match)))
    assert spoken[0] == spoken[1] and spoken[0]
    if what == "chance_of":
        assert spoken[0][0] == "about this often the fight is won if he is there, by you alone"


def test_the_plague_where_he_is_does_not_show_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bonus of the Plague is that of the region that is challenged."""
    asked_at = []
    real = odds._plague

    def watched(t: Any, region: int) -> int:
        asked_at.append(region)
        return real(t, region)

    monkeypatch.setattr(odds, "_plague", watched)
    match, decision = hidden("elsewhere")
    prospects.prospect(match.table, decision, marker(match))
    assert asked_at == [match.table.characters[0].at] != [match.table.overlord_at]


def test_advice_does_not_look_under_the_markers(monkeypatch: pytest.MonkeyPatch) -> None:
    """The plan of the house bot takes him to be under the first marker that is left, wherever he is."""
    asked_at = []
    real = odds._plague

    def watched(t: Any, region: int) -> int:
        asked_at.append(region)
        return real(t, region)

    match, decision = hidden("elsewhere")
    monkeypatch.setattr(odds, "_plague", watched)
    assert ENGLISH.reason_for(match.table, decision, option(decision, "travel"))
    assert set(asked_at) == {match.table.markers[0]} != {match.table.overlord_at}


def test_a_faction_that_has_seen_an_empty_marker_is_shown_no_fight_there() -> None:
    match, decision = hidden("elsewhere", ("here",))
    assert ENGLISH.chance_of(match.table, decision, marker(match)) is None
    match, decision = hidden("here", ("here",))
    shown = ENGLISH.chance_of(match.table, decision, marker(match))
    assert shown is not None and shown[0] == "about this often the fight is won, by you alone"


# What follows


def test_a_rest_says_how_much_really_comes_back() -> None:
    match, decision = asked(hero={"health": 1, "energy": 0, "level": 3})
    one = match.table.characters[0]
    english, italian = said(match, decision, "rest", "leads_to")
    missing = one.kind.health[2] - 1 + one.kind.energy[2]
    assert missing > 6
    amounts = f"({one.kind.health[2] - 1} Health, {one.kind.energy[2]} Energy)"
    assert english == f"You regain 6 of {missing} missing {amounts}."
    assert italian.startswith(f"Riguadagni 6 su {missing} che mancano")
    match, decision = asked()
    assert said(match, decision, "rest", "leads_to") == [
        "No Health or Energy is missing.",
        "Non mancano né Salute né Energia.",
    ]


def test_a_travel_says_what_it_can_reach() -> None:
    match, decision = asked(hero={"at": "brill"})
    english, italian = said(match, decision, "travel", "leads_to")
    towns = [one.name for one in GAME.library.atlas.regions if "horde" in one.towns]
    assert any(f"{name.en} (a friendly town)" in english for name in towns)
    assert english.startswith("From here on within reach: ") and "città amica" in italian


def test_a_move_says_that_it_is_the_last() -> None:
    match, decision = asked(hero={"at": "brill"})
    match.answer(0, decision.key(option(decision, "travel")))
    match.table.moves = 1
    notes = {ENGLISH.leads_to(match.table, match.waiting[0], each) for each in match.waiting[0].options}
    assert "The Travel ends there." in notes


# Why


def test_a_reason_names_what_comes_next() -> None:
    match, decision = asked(figures=[FOE])
    english, italian = said(match, decision, "challenge", "reason_for")
    assert (
        english.startswith("Alone you win this about ") and "nothing else can be done here before" in english
    )
    assert "senza aiuto" in italian.lower() and english.endswith(".") and italian.endswith(".")
    match, decision = asked(hero={"health": 1, "energy": 0})
    english, italian = said(match, decision, "rest", "reason_for")
    assert english.startswith("It gives back 2 of what is missing") and "; next best would be " in english
    assert "; altrimenti, come seconda scelta: " in italian


def test_the_next_best_is_another_option_and_nothing_pointless() -> None:
    match, decision = asked(True, hero={"health": 1, "energy": 0})
    rest, finish = option(decision, "rest"), option(decision, "finish")
    trade = Option("trade", f"{HERO}.{FRIEND}", (0, 1))
    for other, ends in ((finish, "; next best would be to finish."), (trade, " Energy).")):
        asking = Decision(0, "action", (rest, other), facts=decision.facts)
        assert ENGLISH.reason_for(match.table, asking, rest).endswith(ends)


def test_a_purchase_says_what_is_left() -> None:
    match, decision = asked(hero={"gold": 30, "level": 3})
    match.answer(0, decision.key(option(decision, "train")))
    train = match.waiting[0]
    chosen = train.options[0]
    english = ENGLISH.reason_for(match.table, train, chosen)
    assert f"leaves {30 - chosen.value[1].gold} gold" in english
    done = ENGLISH.reason_for(match.table, train, train.options[-1])
    assert done.startswith("Nothing else is worth its gold now (you have 30); next best would be to buy ")


def test_a_die_that_misses_is_worth_another_roll() -> None:
    match, _ = asked(
        turn={"phase": "pool"},
        combat={
            "fighters": [HERO],
            "at": AT,
            "faction": "horde",
            "foes": [FOE],
            "attacker": HERO,
            "pool": [{"colour": "blue", "face": 1}, {"colour": "red", "face": 8}],
        },
    )
    asking = Decision(0, "use.rerolling", (), facts={"character": 0, "left": 2})
    need = GAME.library.creature["murloc"].stats["blue"].threat
    percent = round(100 * (9 - need) / 8)
    spoken = ENGLISH.reason_for(match.table, asking, Option("reroll", "blue-1", ("blue", 1)))
    assert spoken == f"It misses Threat {need}, and hits {percent} % of the time when rolled again."
    kept = ENGLISH.reason_for(match.table, asking, Option("reroll", "red-8", ("red", 8)))
    assert kept == "It hits already, or is not worth a reroll."
