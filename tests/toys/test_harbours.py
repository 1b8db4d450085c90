"""The harbors: what an expansion from outside can do to a game that does not know it."""

from __future__ import annotations

import logging
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import locanda_harbours.rules
import locanda_toys.road.rules
import pytest
from locanda_harbours.box import BOX
from locanda_harbours.state import Harbours
from locanda_toys.road.bot import Guidebook

import locanda
from locanda import bots, games
from locanda.kernel.box import Box
from locanda.kernel.match import Match
from locanda.kernel.plain import snapshot
from locanda.kernel.record import Record, decode, encode, record_of, replay
from locanda.kernel.refusal import LocandaError
from locanda.kit.guide import Guide
from locanda.kit.text import LANGUAGES
from locanda.scenario import run as scenarios

from .playing import HARBOURS, HERE, ROAD, SEA, by_chance, given

ROAD_FILES = [
    path for path in (HERE / "locanda_toys").rglob("*.*") if path.suffix in (".py", ".yaml", ".ftl")
]
HOUSE_FILES = [
    path for path in Path(locanda.__file__).parent.rglob("*.*") if path.suffix in (".py", ".yaml", ".ftl")
]


def sea_of(match: Match) -> Harbours:
    found = match.table.annexes[HARBOURS]
    assert isinstance(found, Harbours)
    return found


# Found by its entry point, and named nowhere


def test_neither_the_road_nor_the_house_names_the_expansion() -> None:
    assert len(ROAD_FILES) > 30 and len(HOUSE_FILES) > 300
    named = re.compile(r"toy.harbour|locanda_harbours|HB-0\d|\bcargo\b", re.IGNORECASE)
    assert [path for path in (*ROAD_FILES, *HOUSE_FILES) if named.search(path.read_text("utf-8"))] == []
    own = [path for path in (HERE / "locanda_harbours").rglob("*.*") if path.suffix in (".py", ".yaml")]
    assert all(named.search(path.read_text("utf-8")) for path in own if path.stem in ("rules", "state"))


def test_the_house_finds_games_and_expansions_of_installed_packages() -> None:
    assert games.box(HARBOURS) is BOX
    assert {"toy-chain", "toy-faction", "toy-road"} <= set(games.games()) and HARBOURS not in games.games()
    assert games.expansions("toy-road") == [HARBOURS] and games.expansions("toy-chain") == []
    assert set(games.GAMES) == set(games.games()[: len(games.GAMES)])


@pytest.fixture
def guests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with a package that is installed only now: another expansion, and somebody with a name of the house."""
    (tmp_path / "late_guest.py").write_text(
        "from pathlib import Path\n"
        "from locanda.kernel.box import Box\n"
        "BOX = Box('late-guest', Path(__file__).parent, expands='toy-road',\n"
        "          values={'most-coins': lambda coins, t: 2 * coins})\n"
    )
    info = tmp_path / "late_guest-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: late-guest\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(
        "[locanda.boxes]\nlate-guest = late_guest:BOX\nrunebound = late_guest:BOX\n"
    )
    with monkeypatch.context() as patch:
        patch.syspath_prepend(tmp_path)
        yield tmp_path
    sys.modules.pop("late_guest", None)
    games.forget_guests()


def test_a_package_that_comes_later_is_found_when_guests_are_looked_for_anew(guests: Path) -> None:
    assert games.expansions("toy-road") == [HARBOURS]
    games.forget_guests()
    assert games.expansions("toy-road") == ["late-guest", HARBOURS]


def test_two_expansions_go_together_in_the_order_of_their_ids(guests: Path) -> None:
    """Each works on what the one before has made of a value."""
    games.forget_guests()
    both = games.load("toy-road", [HARBOURS, "late-guest"])
    assert both.expansions == ("late-guest", HARBOURS)
    assert both.value("most-coins", 5, SEA.match().table) == 2 * 5 + 3


def test_nobody_takes_the_place_of_a_box_of_the_house(guests: Path) -> None:
    games.forget_guests()
    assert games.box("late-guest").expands == "toy-road"
    assert games.box("runebound").id == "runebound" and games.games().count("runebound") == 1


@pytest.mark.parametrize(
    ("place", "told"),
    [
        ("no_such_module:BOX", "ModuleNotFoundError"),
        ("late_guest:CRATE", "AttributeError"),
        ("late_guest:BOX", "should hold the box 'broken'"),
        ("spilt:BOX", "ZeroDivisionError"),
    ],
)
def test_a_box_that_cannot_be_opened_is_left_out_with_a_warning_and_the_others_are_listed(
    guests: Path, place: str, told: str, caplog: pytest.LogCaptureFixture
) -> None:
    (guests / "spilt.py").write_text("1 / 0\n")
    entries = guests / "late_guest-1.0.dist-info" / "entry_points.txt"
    entries.write_text(f"[locanda.boxes]\nbroken = {place}\nlate-guest = late_guest:BOX\n")
    games.forget_guests()
    with caplog.at_level(logging.WARNING, "locanda.games"):
        assert games.games() == [*games.GAMES, "toy-chain", "toy-faction", "toy-road"]
        assert games.expansions("toy-road") == ["late-guest", HARBOURS]
    (warning,) = caplog.messages
    assert warning.startswith("the box broken cannot be opened and is left out: ") and told in warning
    assert games.load("toy-road", ["late-guest"]).expansions == ("late-guest",)


def test_an_expansion_is_not_played_alone_or_with_another_game() -> None:
    with pytest.raises(
        LocandaError, match="'toy-harbours' is an expansion of toy-road: play toy-road with it"
    ):
        games.load(HARBOURS)
    with pytest.raises(LocandaError, match="toy-chain has no expansion 'toy-harbours'; it has none"):
        games.load("toy-chain", [HARBOURS])
    with pytest.raises(LocandaError, match="toy-road has no expansion 'moon'; it has toy-harbours"):
        games.load("toy-road", ["moon"])


# What it changes, and that the base is as it was


def test_a_phase_is_replaced_with_it_and_only_with_it() -> None:
    assert SEA.game.phases["rest"] is locanda_harbours.rules.rest
    assert ROAD.game.phases["rest"] is locanda_toys.road.rules.rest
    assert SEA.game.phases["travel"] is ROAD.game.phases["travel"]


def test_a_card_with_the_same_id_takes_the_place_of_the_other() -> None:
    def texts(game: games.Game) -> dict[str, str]:
        return {card["id"]: card["text"]["en"] for card in game.cards()}

    road, sea = texts(ROAD.game), texts(SEA.game)
    assert road["toll"] == "Choose: you lose 1 coin, or you go back by 1 place."
    assert sea["toll"] == "Choose: you lose 1 coin, or the ship sails on by 1 harbor."
    assert set(sea) - set(road) == {"west-wind", "smuggler"} and set(road) <= set(sea)
    assert {one: text for one, text in sea.items() if road.get(one) == text}.keys() == set(road) - {"toll"}


def test_a_place_of_the_board_changes_where_it_lies() -> None:
    road = {one["id"]: one["kind"] for one in ROAD.game.spaces()}
    sea = {one["id"]: one["kind"] for one in SEA.game.spaces()}
    assert list(road) == list(sea)
    assert {one for one in road if road[one] != sea[one]} == {"estuary", "cliffs"}


def test_the_text_of_its_effect_is_there_in_both_languages() -> None:
    (card,) = (card for card in SEA.game.cards() if card["id"] == "west-wind")
    assert card["text"] == {
        "en": "The ship sails on by 1 harbor. You go on by 1 place.",
        "it": "La nave avanza di 1 porto. Vai avanti di 1 luogo.",
    }


def test_a_value_of_the_base_is_changed_for_its_own_tables_only() -> None:
    for toy, most in ((ROAD, 5), (SEA, 8)):
        match = toy.match()
        assert toy.game.value("most-coins", locanda_toys.road.rules.MOST_COINS, match.table) == most


def test_a_refusal_is_added_to_a_question_of_the_base(tmp_path: Path) -> None:
    """With its rule, and in words of its own, beside what the base has against it."""
    match = given("toy-road", "{seats: [{at: gate}, {}], harbours: {cargo: {0: cliffs}}}", tmp_path, HARBOURS)
    refused = match.why_not(0, "ride")
    assert refused is not None
    assert [reason.rule for reason in refused.reasons] == ["RD-03", "HB-05"]
    texts = [SEA.game.narrator(one).refusal(match.table, refused.reasons[1]) for one in LANGUAGES]
    assert texts == ["With your cargo you cannot ride.", "Con il tuo carico non puoi cavalcare."]
    light = given("toy-road", "{seats: [{at: gate}, {}]}", tmp_path)
    refused = light.why_not(0, "ride")
    assert refused is not None and [reason.rule for reason in refused.reasons] == ["RD-03"]


# What it keeps at the table


def test_its_state_lies_at_the_table_and_is_copied_with_it() -> None:
    match = SEA.match()
    copy = match.copy()
    sea_of(copy).cargo[0] = "cliffs"
    sea_of(copy).ship = 6
    assert (sea_of(match).ship, sea_of(match).cargo) == (3, ["", "", ""])
    assert snapshot(match.table)["annexes"] == {HARBOURS: {"ship": 3, "cargo": ["", "", ""]}}
    assert ROAD.match().table.annexes == {}


def test_its_part_of_the_view_is_shown_with_it_and_only_with_it() -> None:
    assert SEA.match().view(None)["annexes"] == {HARBOURS: {"ship": "estuary", "cargo": ["", "", ""]}}
    assert "annexes" not in ROAD.match().view(None)


def test_what_is_sent_to_pages_is_what_a_seat_sees_with_all_that_expansions_keep() -> None:
    for toy in (ROAD, SEA):
        match = by_chance(toy.match(2), 2, 9)
        for seat in (0, None):
            assert toy.game.shown(match.table, seat) == match.view(seat)
    assert SEA.game.shown(SEA.match().table, None)["annexes"][HARBOURS]["ship"] == "estuary"


def test_its_line_stands_in_the_overview(tmp_path: Path) -> None:
    match = given("toy-road", "{harbours: {ship: cliffs, cargo: {1: estuary}}}", tmp_path, HARBOURS)
    parts = {one: SEA.game.narrator(one).overview(match.table, 0)[-1] for one in LANGUAGES}
    assert parts["en"] == (
        "Harbors",
        ["The ship lies in the harbor of the White Cliffs.", "Oreste carries a cargo from the Estuary."],
    )
    assert parts["it"] == (
        "Porti",
        ["La nave si trova nel porto delle Bianche Scogliere.", "Oreste porta un carico dall’Estuario."],
    )
    assert len(ROAD.game.narrator("en").overview(ROAD.match().table, 0)) == 1 + ROAD.seats


def test_it_has_a_name_and_a_chapter_in_both_languages() -> None:
    told = [SEA.game.narrator(one) for one in LANGUAGES]
    assert [one.expansion(HARBOURS) for one in told] == ["Harbors", "Porti"]
    assert [one.chapter("Harbors") for one in told] == ["Harbors", "Porti"]


def test_its_given_key_is_known_with_it_only(tmp_path: Path) -> None:
    with pytest.raises(LocandaError, match=r"scenario\.yaml:6: .*unknown field `harbours`"):
        given("toy-road", "{harbours: {ship: cliffs}}", tmp_path)
    with pytest.raises(LocandaError, match=r"scenario\.yaml:6: 'moor' is no harbor"):
        given("toy-road", "{harbours: {ship: moor}}", tmp_path, HARBOURS)
    with pytest.raises(LocandaError, match=r"scenario\.yaml:6: .*unknown field `boats`"):
        given("toy-road", "{harbours: {boats: 2}}", tmp_path, HARBOURS)
    with pytest.raises(LocandaError, match="there is no seat 7"):
        given("toy-road", "{harbours: {cargo: {7: cliffs}}}", tmp_path, HARBOURS)


def test_its_scenarios_belong_to_the_game_that_is_played_with_it() -> None:
    with_it, without = (
        {loaded.scenario.id for path in scenarios.of_game(toy.game) for loaded in scenarios.load(path)}
        for toy in (SEA, ROAD)
    )
    assert without < with_it and all(one.startswith("toy-harbours.") for one in with_it - without)


def test_the_bot_of_the_base_answers_its_prompts() -> None:
    """Without what the expansion adds, the bot would not know what to do in a harbor."""
    assert "harbour" not in Guidebook.answers
    strange = Counter(Guide.strange)
    match = SEA.match(2)
    bots.play(match, [bots.make(SEA.game, "greedy", seat) for seat in range(SEA.seats)])
    assert Guide.strange == strange
    assert {"loaded", "sold"} <= {event.kind for event in match.events}
    innocent = Guidebook(0)
    match = SEA.match(2)
    bots.play(match, [lambda match, asked: innocent(match.table, asked)] * SEA.seats)
    assert Guide.strange["harbour"] > strange["harbour"]
    Guide.strange["harbour"] = strange["harbour"]
    Guide.strange += Counter()


# Records


def recorded(toy: object, seed: int = 5) -> Record:
    match = by_chance(toy.match(seed), seed)  # type: ignore[attr-defined]
    return decode(encode(record_of(match, match.game.content, seed=str(seed))))


def test_the_content_hash_differs_with_the_expansion() -> None:
    assert SEA.game.content != ROAD.game.content
    assert SEA.game.content == games.load("toy-road", [HARBOURS]).content


def test_a_record_says_with_which_expansions_it_was_played_and_replays_only_with_them() -> None:
    sea, road = recorded(SEA), recorded(ROAD)
    assert (sea.game, sea.setup.expansions) == ("toy-road", (HARBOURS,))
    assert (road.game, road.setup.expansions) == ("toy-road", ())
    assert replay(sea, SEA.game, SEA.game.content).over and replay(road, ROAD.game, ROAD.game.content).over
    with pytest.raises(LocandaError, match="was played with other cards"):
        replay(sea, ROAD.game, ROAD.game.content)
    with pytest.raises(LocandaError, match="was played with other cards"):
        replay(road, SEA.game, SEA.game.content)


def test_even_an_expansion_without_cards_belongs_to_the_record() -> None:
    """Its content hash is that of the base, but the setup names it."""
    quiet = Box("toy-quiet", HERE / "nothing", expands="toy-road")
    base = games.box("toy-road")
    assert base.make is not None
    game = base.make((base, quiet))
    assert game.content == ROAD.game.content
    with pytest.raises(
        LocandaError, match="the setup asks for no expansion, but this toy-road has toy-quiet"
    ):
        replay(recorded(ROAD), game, game.content)
