"""Several people who are asked at once: secret parts, whoever is first, stops and skips, and what pages know of it."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Iterator

import pytest
from sqlalchemy import select

from locanda.games import load
from locanda.kernel.game import Setup
from locanda.server.schema import moves
from locanda.server.store import Row, engine_for
from locanda.server.table import ANSWER, PLAYING, SIT, Chair, Head, LiveTable
from locanda.server.takeback import UNDO
from tests.server.house import WAIT, House, Page, Person, serving, sit_down


@pytest.fixture
def trio(house: House) -> Iterator[tuple[Page, Page, Page]]:
    """Ada and Bob, two Lions, and Cleo, who is both Wolves, each with a page."""
    with at_one_table(house, "toy-faction") as pages:
        yield pages


@contextlib.contextmanager
def at_one_table(house: House, game: str, **more: object) -> Iterator[tuple[Page, Page, Page]]:
    people = [house.guest(name) for name in ("Ada", "Bob", "Cleo")]
    table = sit_down(people, game, **more)
    with contextlib.ExitStack() as stack:
        pages = [stack.enter_context(one.at(table)) for one in people]
        for page in pages:
            page.until(lambda one: one.state.get("view"))
        yield pages[0], pages[1], pages[2]


def bid_nothing(pages: tuple[Page, Page, Page]) -> None:
    """Everybody bids nothing, so that a faction is to act."""
    for page, parts in zip(pages, (["amber"], ["ruby"], ["ash", "frost"]), strict=True):
        for part in parts:
            page.until(lambda one: one.state.get("asked"))
            page.answer(f"{part}/bid:0")


def rows(house: House, table: str) -> list[tuple[int, str]]:
    """What the moves of a table are, as they are kept."""

    async def read() -> list[tuple[int, str]]:
        engine = engine_for(house.settings.database)
        async with engine.connect() as connection:
            query = select(moves.c.seat, moves.c.body).where(moves.c.match == table)
            found = (await connection.execute(query.order_by(moves.c.sequence))).all()
        await engine.dispose()
        return [(seat, body) for seat, body in found]

    return asyncio.run(read())


def windows_of(page: Page) -> list[tuple[int, str, bool]]:
    """What the seats of this page have said about windows: which seat, which window, whether it wants to be stopped."""
    return [(one["seat"], one["name"], one["stop"]) for one in page.state["windows"]]


def act(page: Page, key: str, decision: int) -> dict[str, object]:
    """An answer to a decision, whether or not it is still open."""
    seat = page.state["seat"]
    return page.ask("answer", decision=decision, seat=seat, key=key)


def test_who_answers_after_somebody_else_acted_first_is_told_who_was_faster(
    trio: tuple[Page, Page, Page],
) -> None:
    ada, bob, cleo = trio
    bid_nothing(trio)
    for page in trio:
        page.until(lambda one: one.state["answers"] == 4)
    assert ada.state["asked"][0]["first"] and bob.state["asked"][0]["first"]
    decision = ada.state["asked"][0]["decision"]
    assert act(bob, "ruby/done", decision)["is"] == "state"
    late = act(ada, "amber/hunt", decision)
    assert (late["is"], late["text"], late["code"]) == ("no", "Bob was faster.", "no-faster")
    ada.until(lambda one: one.state["answers"] == 5)
    assert ada.state["last"] == 1
    # Somebody who is late with a decision that nobody could win is only told that the table has moved on.
    assert act(cleo, "ash/bid:0", 0)["code"] == "no-stale"


def test_a_person_of_two_seats_is_not_faster_than_themselves(house: House) -> None:
    ada = house.guest("Ada")
    with ada.at(ada.play("me me greedy", "toy-faction")) as page:
        for key in ("amber/bid:0", "ruby/bid:0"):
            page.until(lambda one: one.state.get("asked"))
            seat = 0 if key.startswith("amber") else 1
            page.ask("answer", decision=page.state["asked"][0]["decision"], seat=seat, key=key)
        page.until(lambda one: one.state.get("asked") and one.state["asked"][0]["first"])
        decision = page.state["asked"][0]["decision"]
        page.ask("answer", decision=decision, seat=0, key="amber/done")
        assert page.ask("answer", decision=decision, seat=1, key="ruby/done")["code"] == "no-stale"


def test_a_person_of_two_seats_looks_through_the_eyes_of_either_while_both_are_asked(house: House) -> None:
    ada = house.guest("Ada")
    with ada.at(ada.play("me me greedy", "toy-faction")) as page:
        page.until(lambda one: one.state.get("asked"))
        assert page.state["seat"] == 0
        assert page.ask("look", seat=1)["seat"] == 1
        assert page.ask("answer", decision=0, seat=1, key="ruby/bid:0")["seat"] == 0
        assert page.ask("look", seat=2)["code"] == "no-not-yours"


def test_a_window_without_a_name_is_refused_and_nobody_s_page_stops(house: House) -> None:
    with at_one_table(house, "toy-chain") as (ada, bob, _):
        reply = ada.ask("window", seat=0, window="nonsense", want="skip")
        assert (reply["is"], reply["code"]) == ("no", "no-window")
        assert ada.ask("window", seat=0, window="respond", want="skip")["is"] == "state"
        assert [(one["name"], one["stop"]) for one in ada.state["windows"]] == [("respond", False)]
        assert ada.ask("window", seat=0, window="respond", want="stop")["is"] == "state"
        assert [(one["name"], one["stop"]) for one in ada.state["windows"]] == [("respond", True)]
        bob.until(lambda one: one.state["at"] == 2)
        assert bob.state["windows"] == []


@pytest.mark.parametrize("key", ["!stop:nonsense", "!stop:respond", "!", "!skip:"])
def test_an_answer_that_would_be_a_wish_is_refused_and_stored_nowhere(house: House, key: str) -> None:
    """Whoever sends it, asked or not, can open the page again, and the others play on."""
    people = [house.guest(name) for name in ("Ada", "Bob", "Cleo")]
    table = sit_down(people, "toy-chain")
    with people[0].at(table) as ada, people[1].at(table) as bob:
        decision = ada.asked()["decision"]
        bob.until(lambda one: one.state.get("view"))
        for page, seat in ((bob, 1), (ada, 0)):
            reply = page.ask("answer", decision=decision, seat=seat, key=key)
            assert (reply["is"], reply["code"]) == ("no", "no-window")
    assert rows(house, table) == []
    with people[1].at(table) as bob, people[0].at(table) as ada:
        bob.until(lambda one: one.state.get("view"))
        assert (bob.state["at"], bob.state["windows"]) == (0, [])
        assert ada.answer("strike")["is"] == "state"
        bob.until(lambda one: one.state["answers"] == 1)


def test_taking_a_move_back_leaves_what_others_have_said_about_windows(house: House) -> None:
    """Bob's wish is no move, so that Ada still takes back freely; a server that loads the table anew knows it too."""
    people = [house.guest(name) for name in ("Ada", "Bob", "Cleo")]
    table = sit_down(people, "toy-chain")
    with people[0].at(table) as ada, people[1].at(table) as bob:
        ada.answer("strike")
        bob.until(lambda one: one.state.get("answers") == 1)
        assert bob.ask("window", seat=1, window="respond", want="stop")["is"] == "state"
        ada.until(lambda one: one.state["at"] == 2)
        assert (ada.state["undo"], ada.state["own"]["to"]) == (0, 0)
        assert ada.ask("undo", seat=0, to=ada.state["undo"])["is"] == "state"
        assert (ada.asked()["prompt"], ada.state["wish"], ada.state["undo"]) == ("act", None, -1)
        bob.until(lambda one: one.state["at"] == 3)
        assert windows_of(bob) == [(1, "respond", True)]
        assert ada.answer("strike")["is"] == "state"
    with serving(house.settings, ready=True) as again, people[1].at(table, again.port) as bob:
        bob.until(lambda one: one.state.get("view"))
        assert (bob.state["at"], bob.state["answers"]) == (4, 2)
        assert windows_of(bob) == [(1, "respond", True)]


def test_a_server_that_starts_anew_knows_the_stops_and_skips_of_each_seat(house: House) -> None:
    people = [house.guest(name) for name in ("Ada", "Bob", "Cleo")]
    table = sit_down(people, "toy-chain")
    wishes = ((2, "stop"), (0, "skip"), (1, "stop"), (1, "no-stop"))
    for seat, want in wishes:
        with people[seat].at(table) as page:
            page.until(lambda one: one.state.get("view"))
            assert page.ask("window", seat=seat, window="respond", want=want)["is"] == "state"
    with serving(house.settings, ready=True) as again:
        found = []
        for person in people:
            with person.at(table, again.port) as page:
                page.until(lambda one: one.state.get("view"))
                found.append(windows_of(page))
    assert found == [[(0, "respond", False)], [], [(2, "respond", True)]]


def test_only_a_move_gives_a_clock_more_time(house: House) -> None:
    with at_one_table(house, "toy-chain", clock=3600) as (ada, bob, cleo):
        before = ada.state["clocks"]
        assert [one["seat"] for one in before] == [0]
        time.sleep(0.2)
        for page, seat in ((ada, 0), (bob, 1), (cleo, 2)):
            page.ask("window", seat=seat, window="respond", want="stop")
        ada.until(lambda one: one.state["at"] == 3)
        assert ada.state["clocks"][0]["left"] < before[0]["left"] - 0.1
        assert ada.answer("strike")["clocks"][0]["left"] > before[0]["left"] - 0.1


def test_a_lesson_wants_nothing_said_about_windows_and_goes_on_with_the_same_step(house: House) -> None:
    ada = house.guest("Ada")
    lesson = next(one for one in ada.get("/api/games") if one["id"] == "runebound")["lessons"][0]["id"]
    table = ada.post(f"/api/lessons/runebound/{lesson}")["id"]
    with ada.at(table) as page:
        page.asked()
        before = page.state["lesson"]
        for window in ("use.before-combat", "nonsense"):
            reply = page.ask("window", seat=0, window=window, want="stop")
            assert (reply["is"], reply["code"]) == ("no", "no-lesson-step")
        assert page.ask("speak", language="en")["lesson"] == before
        assert page.answer(before["key"])["lesson"]["step"] == before["step"] + 1


def test_the_name_of_a_window_is_exact(house: House) -> None:
    ada = house.guest("Ada")
    with ada.at(ada.play("me me")) as page:
        page.asked()
        for name in ("use-before-combat", "use_before-combat", "use.before-combat.", "Use.before-combat"):
            reply = page.ask("window", seat=0, window=name, want="stop")
            assert (reply["is"], reply["code"]) == ("no", "no-window"), name
        assert page.ask("window", seat=0, window="use.before-combat", want="stop")["is"] == "state"
        assert windows_of(page) == [(0, "use.before-combat", True)]


def test_who_decides_for_several_and_asks_for_advice_without_saying_for_whom_gets_some(
    trio: tuple[Page, Page, Page],
) -> None:
    """It is about the first of them; about the other one, if that is named."""
    *_, cleo = trio
    cleo.until(lambda one: len(one.state["asked"]) == 2)
    ash, frost = ({option["key"] for option in one["options"]} for one in cleo.state["asked"])
    assert cleo.ask("hint", seat=2)["key"] in ash
    assert cleo.ask("hint", seat=2, part="frost")["key"] in frost
    assert cleo.ask("hint", seat=2, part="amber")["code"] == "no-not-asked"


def test_why_not_this_speaks_of_the_decision_that_is_named(trio: tuple[Page, Page, Page]) -> None:
    """Both Wolves are asked; what stands against a proposal to Frost depends on who would make it."""
    *_, cleo = trio
    bid_nothing(trio)
    for number, key in enumerate(("amber/done", "ruby/done")):
        trio[number].until(lambda one, answers=4 + number: one.state["answers"] == answers)  # type: ignore[misc]
        trio[number].answer(key)
    cleo.until(lambda one: len(one.state["asked"]) == 2)
    cleo.answer("frost/done")
    cleo.until(lambda one: [part["part"] for part in one.state["asked"]] == ["ash"])
    against = cleo.ask("why-this", seat=2, about="frost", part="ash")
    assert [one["rule"] for one in against["reasons"]] == ["FAC-09"]
    assert cleo.ask("why-this", seat=2, about="frost", part="frost")["code"] == "no-not-asked"


def test_a_page_that_cannot_draw_the_game_is_told_all_of_it_in_words_from_its_second_greeting_on(
    trio: tuple[Page, Page, Page],
) -> None:
    ada, *_ = trio
    assert (ada.state["sections"], ada.state["figures"]) == ([], [])
    whole = ada.ask("hello", language="it", in_words=True)
    assert [one["title"] for one in whole["sections"]] == ["Giro 1", "I Leoni", "I Lupi"]
    assert whole["figures"] == ["Ambra", "Rubino", "Cenere e Brina"]
    assert whole["lines"] and whole["lines"][0]["number"] == 0


def test_teams_expansions_and_how_timing_is_are_told_in_the_lobby_and_at_the_table(house: House) -> None:
    ada = house.guest("Ada")
    games = {one["id"]: one for one in ada.get("/api/games")}
    assert games["toy-faction"]["teams"] == {"3": [0, 0, 1]}
    assert games["runebound"]["teams"] == {}
    table = ada.open("me open open", "toy-faction", always_ask=True)
    with ada.at(table) as page:
        page.until(lambda one: one.seats)
        assert [one["team"] for one in page.seats["chairs"]] == [0, 0, 1]
        assert page.seats["table"]["always_ask"]
    sea = ada.open("me open", "toy-road", expansions=["toy-harbours"])
    listed = {one["id"]: one["expansions"] for one in ada.get("/api/tables")["mine"]}
    assert listed == {table: [], sea: ["toy-harbours"]}


def test_a_past_position_is_told_in_words_too(house: House) -> None:
    ada = house.guest("Ada")
    table = ada.play("me me", "toy-road", expansions=["toy-harbours"])
    with ada.at(table) as page:
        for _ in range(4):
            page.answer()
        given = page.state["answers"]
    told = [
        ada.get(f"/api/tables/{table}/at/{number}?in_words=true")["sections"] for number in range(given + 1)
    ]
    # However the ship and the roads went: whole rounds, one after the other.
    rounds = list(dict.fromkeys(one[0]["title"] for one in told))
    assert rounds == [f"Round {number}" for number in range(1, len(rounds) + 1)]
    assert len(rounds) > 1
    added = ada.get(f"/api/tables/{table}/at/0")["sections"]
    assert added == told[0][-1:] and added[0]["title"] == "Harbors"


def test_where_a_team_wins_the_table_the_lobby_and_the_proof_name_all_of_it(house: House) -> None:
    """Ada plays everybody, and lets the two Lions win every auction."""
    ada = house.guest("Ada")
    table = ada.play("me me me", "toy-faction")
    with ada.at(table) as page:
        while asked := page.asked():
            bids = len(asked["options"]) - 1 if asked["seat"] in (0, 1) else 0
            key = f"bid:{bids}" if asked["prompt"] == "bid" else "done"
            assert page.answer(f"{asked['part']}/{key}")["is"] == "state"
        assert page.state["winners"] == [0, 1]
    proof = ada.get(f"/api/tables/{table}/proof")
    assert proof["winners"] == [0, 1]
    deadline = time.monotonic() + WAIT
    while not (found := winners_of(ada, table)):  # the lobby's notes are written now and then
        assert time.monotonic() < deadline, "the lobby names nobody"
        time.sleep(0.1)
    assert found == [0, 1]


def winners_of(person: Person, table: str) -> list[int]:
    """Who has won a table of one's own, as the lobby tells it."""
    listed = [one for many in person.get("/api/tables").values() for one in many]
    winners: list[int] = next(one["winners"] for one in listed if one["id"] == table)
    return winners


def test_a_page_sees_what_expansions_keep_at_the_table(house: House) -> None:
    ada = house.guest("Ada")
    with ada.at(ada.play("me me", "toy-road", expansions=["toy-harbours"])) as page:
        page.asked()
        assert page.state["view"]["annexes"] == {"toy-harbours": {"ship": "estuary", "cargo": ["", ""]}}


# People before bots


def seated(*bots: str) -> LiveTable:
    """A table of Lions and Wolves with these bots; where none is named, a person sits."""
    chairs = [Chair(seat, None if bot else "ada", "", bot) for seat, bot in enumerate(bots)]
    head = Head(
        id="t",
        game="toy-faction",
        rules="1",
        content="",
        setup=Setup(3),
        owner="ada",
        public=False,
        invite="",
        stage=PLAYING,
        secret="00",
        shares=("0a", "0b", "0c"),
        clock=0,
        clock_for="decision",
        lesson="",
        forked="",
        created=0.0,
        touched=0.0,
    )
    table = LiveTable(head, chairs, load("toy-faction"))
    for seat, body in ((1, "ruby/bid:0"), (2, "frost/bid:0"), (2, "ash/bid:0"), (0, "amber/bid:3")):
        take(table, seat, body)
    return table


def take(table: LiveTable, seat: int, body: str, kind: str = ANSWER) -> None:
    table.take(Row("t", table.sequence + 1, kind, seat, body, "ada", None, 0.0))


def due(table: LiveTable) -> list[tuple[int, str]]:
    """The parts that a bot must answer now."""
    return [(part.seat, part.part) for part in table.bot_parts()]


def test_of_those_who_may_act_first_no_bot_does_while_a_person_may() -> None:
    """Ada's ally is a bot: it waits until she has nothing more to say, or hands her seat to a bot."""
    table = seated("", "greedy", "greedy")
    assert [(part.seat, part.part) for part in table.playing.waiting] == [(0, "amber"), (1, "ruby")]
    assert due(table) == []
    take(table, 0, "greedy", SIT)
    assert due(table) == [(0, "amber"), (1, "ruby")]
    take(table, 0, "", SIT)
    take(table, 0, "amber/done")
    assert due(table) == [(1, "ruby")]
    take(table, 1, "ruby/done")
    assert due(table) == [(2, "ash"), (2, "frost")]


def test_where_all_choose_in_secret_a_bot_waits_for_nobody() -> None:
    table = seated("", "greedy", "greedy")
    take(table, 0, "0", UNDO)
    assert due(table) == [(1, "ruby"), (2, "ash"), (2, "frost")]
