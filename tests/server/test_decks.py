"""Decks of one's own: kept for their owner, brought to tables, and known to nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from locanda import games
from locanda.server.schema import decks
from locanda.server.settings import Limits
from locanda.server.store import engine_for
from tests.server.house import MANY, House, Page, Person, serving, sqlite

GAME = "wow-tcg"
BEAR, BOUGHS = "old-bear", "elder-boughs"
TURNS = 40


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with the games whose seats bring something."""
    folder = tmp_path_factory.mktemp("decks")
    with serving(sqlite(folder, game_ids=(GAME, "runebound"))) as found:
        yield found


def code(name: str) -> str:
    """A deck like one of the shelf, in short."""
    game = games.load(GAME)
    return game.read_brings(game.write_brings(name, "en"))


def keep(person: Person, brings: str, name: str = "Mine", kind: str = "constructed", **more: Any) -> Any:
    return person.post("/api/decks", game=GAME, kind=kind, name=name, brings=brings, **more)


def mine(person: Person) -> list[str]:
    return [one["name"] for one in person.get(f"/api/decks?game={GAME}")]


# Kept


def test_decks_are_kept_changed_and_deleted_what_was_touched_last_first(house: House) -> None:
    ada = house.guest("Ada")
    first, second = keep(ada, code(BEAR), "First"), keep(ada, code(BOUGHS), "Second")
    assert mine(ada) == ["Second", "First"]
    assert first["brings"] == code(BEAR)
    assert first["shown"] == f"own:{games.load(GAME).library.shelf[BEAR].hero}"
    body = {"kind": "sealed", "name": " First\t again ", "brings": code(BOUGHS)}
    changed = ada.http.put(f"/api/decks/{first['id']}", json=body).raise_for_status().json()
    assert (changed["kind"], changed["name"], changed["brings"]) == ("sealed", "First again", code(BOUGHS))
    assert changed["created"] == first["created"]
    assert mine(ada) == ["First again", "Second"]
    assert ada.http.delete(f"/api/decks/{second['id']}").status_code == 204
    assert mine(ada) == ["First again"]
    assert ada.get("/api/decks?game=runebound") == []


def test_a_deck_is_nobody_elses_business(house: House) -> None:
    ada, eve = house.guest("Ada"), house.guest("Eve")
    deck = keep(ada, code(BEAR))
    path = f"/api/decks/{deck['id']}"
    body = {"kind": "sealed", "name": "Stolen", "brings": code(BOUGHS)}
    assert eve.http.put(path, json=body).status_code == 404
    assert eve.http.delete(path).status_code == 404
    assert eve.refused("/api/decks/copy", deck=deck["id"]) == (404, "There is no such deck.")
    assert eve.get("/api/decks") == []
    assert ada.get("/api/decks") == [deck]
    assert Person(house.port).http.get("/api/decks").status_code == 401


def test_a_deck_is_kept_in_short_or_as_a_list_and_need_not_be_legal(house: House) -> None:
    ada = house.guest("Ada")
    text = games.load(GAME).write_brings(BEAR, "it")
    assert ada.post("/api/decks", game=GAME, kind="constructed", name="List", text=text)["brings"] == code(
        BEAR
    )
    begun = code(BEAR).partition(":")[0] + ":"
    assert keep(ada, begun)["brings"] == begun
    assert ada.post("/api/brings/check", game=GAME, kind="constructed", brings=begun) != []


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"brings": "no deck at all"}, "no deck"),
        ({"brings": "9999:1x1"}, "no hero"),
        ({"brings": ""}, "in short or as a list"),
        ({"text": "Hero: Nobody"}, "in short or as a list"),
        ({"brings": "", "text": "Hero: Nobody"}, "no card"),
        ({"kind": "marvellous"}, "of one’s own"),
        ({"game": "runebound"}, "of one’s own"),
        ({"game": "chess"}, "of one’s own"),
        ({"name": " \t "}, "needs a name"),
        ({"name": "x" * 61}, "length"),
        ({"brings": "1:" + "1x1." * 250 + "1x1"}, "length"),
    ],
)
def test_what_is_no_deck_is_refused_in_a_sentence(house: House, change: dict[str, str], says: str) -> None:
    ada = house.guest("Ada")
    body = {"game": GAME, "kind": "constructed", "name": "Mine", "brings": code(BEAR)}
    status, why = ada.refused("/api/decks", **(body | change))
    assert 400 <= status < 500 and says in why
    assert ada.get("/api/decks") == []


def test_a_deck_of_the_shelf_or_ones_own_is_copied(house: House) -> None:
    ada = house.guest("Ada")
    bear = ada.post("/api/decks/copy", game=GAME, kind="constructed", brings=BEAR, name="Bear")
    assert bear["brings"] == code(BEAR)  # a deck like any other, no longer the one of the shelf
    again = ada.post("/api/decks/copy", deck=bear["id"])
    assert (again["name"], again["brings"], again["kind"]) == ("Bear", code(BEAR), "constructed")
    assert again["id"] != bear["id"]
    assert ada.refused("/api/decks/copy", game=GAME, kind="constructed", brings="nothing", name="N")[0] == 404


def test_a_list_is_read_and_written_in_both_languages(house: House) -> None:
    ada, game = house.guest("Ada"), games.load(GAME)
    for language in ("en", "it"):
        text = game.write_brings(BEAR, language)
        assert ada.post("/api/brings/read", game=GAME, text=text) == {"brings": code(BEAR)}
        body = {"game": GAME, "brings": code(BEAR)}
        assert ada.post("/api/brings/write", language=language, **body) == {"text": text}
        ada.http.headers["accept-language"] = language
        assert ada.post("/api/brings/write", **body) == {"text": text}
    assert "line 1" in ada.refused("/api/brings/read", game=GAME, text="3 Nothing of the sort")[1]
    assert ada.refused("/api/brings/write", game=GAME, brings="nothing")[0] == 400


def test_every_reason_against_a_deck_is_told_with_its_rule_in_both_languages(house: House) -> None:
    ada, game = house.guest("Ada"), games.load(GAME)
    assert ada.post("/api/brings/check", game=GAME, kind="constructed", brings=code(BEAR)) == []
    short = code("starter-druid")
    told = ada.post("/api/brings/check", game=GAME, kind="constructed", brings=short)
    assert [one["rule"] for one in told] == [one.rule for one in game.why_not_bring(short, "constructed")]
    assert set(told[0]["text"]) == {"en", "it"} and told[0]["text"]["en"] != told[0]["text"]["it"]
    assert "60" in told[0]["text"]["en"]
    assert ada.post("/api/brings/check", game=GAME, kind="sealed", brings=short) == []
    assert ada.refused("/api/brings/check", game=GAME, kind="sealed", brings="nothing")[0] == 400


def test_nobody_keeps_more_decks_than_one_may_nor_faster(tmp_path: Path) -> None:
    limits = Limits(login=MANY, create=MANY, look=MANY, keep=(4, 0.0), decks=2)
    with serving(sqlite(tmp_path, limits=limits, game_ids=(GAME,))) as house:
        ada, bob = house.guest("Ada"), house.guest("Bob")
        one = keep(ada, code(BEAR))
        keep(ada, code(BEAR))
        body = {"game": GAME, "kind": "constructed", "name": "Third", "brings": code(BEAR)}
        assert ada.refused("/api/decks", **body) == (
            429,
            "You have 2 decks, as many as one person may keep; delete one first.",
        )
        assert ada.http.delete(f"/api/decks/{one['id']}").status_code == 204
        assert ada.refused("/api/decks", **body) == (429, "Too many requests; wait a moment.")
        keep(bob, code(BEAR))  # what one person keeps is no burden to another


def test_two_decks_that_come_at_once_do_not_both_get_the_last_place(database: str) -> None:
    from locanda.server.accounts import Accounts
    from locanda.server.decks import Decks
    from locanda.server.denied import Denied
    from locanda.server.forms import DeckForm
    from locanda.server.migrate import migrate
    from locanda.server.shelf import Shelf
    from locanda.server.store import Store

    migrate(database)
    form = DeckForm(GAME, "constructed", "Mine", code(BEAR))

    async def run() -> list[str]:
        stores = [Store(database), Store(database)]
        shelf = Shelf((GAME,), games.load)
        rooms = [Decks(store, shelf, Limits(decks=1)) for store in stores]
        ada, _ = await Accounts(stores[0]).guest("Ada")
        found = await asyncio.gather(*(room.keep(ada, form) for room in rooms), return_exceptions=True)
        for store in stores:
            await store.stop()
        return sorted(one.message if isinstance(one, Denied) else type(one).__name__ for one in found)

    async def count() -> int:
        engine = engine_for(database)
        async with engine.connect() as connection:
            kept: int = (await connection.execute(select(func.count()).select_from(decks))).scalar_one()
        await engine.dispose()
        return kept

    assert asyncio.run(run()) == ["DeckShown", "no-many-decks"]
    assert asyncio.run(count()) == 1


def test_a_seat_brings_as_much_as_a_deck_takes_and_an_older_version_forgets_what_it_cannot_keep(
    database: str,
) -> None:
    from sqlalchemy import update

    from locanda.server.migrate import migrate
    from locanda.server.schema import BRINGS, seats
    from tests.server.test_seats import Evening, back_to, evening, worker

    long, short = "1" * BRINGS, "varikas"

    async def choose(table: Evening) -> None:
        for seat, brings in enumerate((long, short)):
            here = (seats.c.match == table.table, seats.c.seat == seat)
            await table.adas.store.do(update(seats).where(*here).values(brings=brings))
        assert await brought(table.database) == [long, short]

    async def brought(url: str) -> list[str]:
        async with worker(url) as house:
            found = await house.store.all(select(seats.c.brings).order_by(seats.c.seat))
        return [one["brings"] for one in found]

    evening(database, choose)
    asyncio.run(back_to(database, "0004"))
    migrate(database)
    assert asyncio.run(brought(database)) == ["", short]


def test_what_cannot_be_kept_is_told_without_saying_what_it_was(database: str) -> None:
    from sqlalchemy.exc import SQLAlchemyError

    from locanda.server.migrate import migrate
    from locanda.server.store import Store

    migrate(database)
    row = {
        "id": "d",
        "player": "nobody",
        "game": GAME,
        "kind": "sealed",
        "name": "Mine",
        "brings": code(BEAR),
    }

    async def run() -> None:
        store = Store(database)
        with pytest.raises(SQLAlchemyError) as told:
            await store.do(decks.insert().values(row | {"created": 0.0, "touched": 0.0}))
        await store.stop()
        assert not given_away(str(told.value).encode(), code(BEAR))

    asyncio.run(run())


# Brought


def secrets_of(brings: str) -> tuple[str, ...]:
    """What would give a deck away: its word, or the cards in it as the word has them."""
    cards = brings.partition(":")[2]
    return brings, cards, cards.split("/")[0], ".".join(cards.split(".")[:4])


def given_away(heard: bytes, brings: str) -> list[str]:
    return [one for one in secrets_of(brings) if one.encode() in heard]


class Ears:
    """Everything that a person has received over pages and requests."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.heard: list[bytes] = []
        person.http.event_hooks["response"].append(self._hear)

    def _hear(self, response: Any) -> None:
        self.heard.append(response.read())

    def page(self, page: Page) -> None:
        self.heard += page.heard
        page.heard.clear()

    def all(self) -> bytes:
        return b"\n".join(self.heard)


def test_nobody_else_ever_learns_what_somebody_brings(house: House) -> None:
    ada, bob, eve = house.guest("Ada"), house.guest("Bob"), house.guest("Eve")
    bear, boughs = code(BEAR), code(BOUGHS)
    ears = [Ears(one) for one in (ada, bob, eve)]

    def look_everywhere(table: str) -> None:
        for person in (ada, bob, eve):
            person.http.get("/api/tables")
            for path in ("at/0", "at/0?in_words=true", "at/5", "at/5?in_words=true"):
                person.http.get(f"/api/tables/{table}/{path}")
            for path in ("record", "proof", "review"):
                assert person.http.get(f"/api/tables/{table}/{path}").status_code in (403, 409)
            person.http.get("/metrics")

    seats = [{"kind": "me", "brings": bear}, {"kind": "open"}]
    table = ada.post("/api/tables", game=GAME, seats=seats, public=True)["id"]
    bob.post(f"/api/tables/{table}/sit", seat=1, share="0b", brings=boughs)
    eve.refused(f"/api/tables/{table}/sit", seat=1, share="0c")
    with ada.at(table) as first, bob.at(table) as second, eve.at(table) as third:
        pages = (first, second, third)
        for page in pages:
            page.until(lambda one: one.seats and all(chair["brings"] for chair in one.seats["chairs"]))
        shown = [[chair["brings"] for chair in page.seats["chairs"]] for page in pages]
        heroes = [f"own:{games.load(GAME).library.shelf[one].hero}" for one in (BEAR, BOUGHS)]
        assert shown == [[bear, heroes[1]], [heroes[0], boughs], heroes]
        look_everywhere(table)
        ada.begin(table)
        for page in pages:
            page.until(lambda one: one.state.get("view"))
        for _ in range(TURNS):
            seat = _asked(first, second)
            assert seat is not None
            before = pages[seat].state["at"]
            pages[seat].answer()
            for page in pages:
                page.until(lambda one, at=before: one.state["at"] > at)
        asked = _asked(first, second)
        assert asked is not None
        pages[asked].ask("hint", seat=asked)
        look_everywhere(table)
        assert eve.refused(f"/api/tables/{table}/fork", at=0)[0] == 409
        bob.post(f"/api/tables/{table}/concede")
        for page in pages:
            page.until(lambda one: one.state["stage"] == "over")
        new = ada.post(f"/api/tables/{table}/rematch", share="0a")["id"]
        for ear, page in zip(ears, pages, strict=True):
            ear.page(page)
    # In the rematch every deck has come along, and is as secret.
    with bob.at(new) as second:
        second.until(lambda one: one.seats)
        assert [one["brings"] for one in second.seats["chairs"]] == [boughs, heroes[0]]
        ears[1].page(second)
    bob.post(f"/api/tables/{table}/rematch", share="0b")
    for person in (ada, bob, eve):
        person.http.get("/api/tables")
    ada.begin(new)
    with ada.at(new) as first, bob.at(new) as second, eve.at(new) as third:
        for ear, page in zip(ears, (first, second, third), strict=True):
            page.until(lambda one: one.state.get("view"))
            ear.page(page)
        assert first.state["view"]["seats"][0]["hero"]["card"] == games.load(GAME).library.shelf[BOUGHS].hero
    assert not given_away(ears[0].all(), boughs)
    assert not given_away(ears[1].all(), bear)
    assert not given_away(ears[2].all(), bear) and not given_away(ears[2].all(), boughs)
    assert given_away(ears[0].all(), bear) and given_away(ears[1].all(), boughs)  # the ears do hear


def _asked(*pages: Page) -> int | None:
    """The seat that is asked, of those whose pages these are."""
    for page in pages:
        page.until(lambda one: one.state.get("waiting") or one.state["stage"] == "over")
    waiting = pages[0].state["waiting"]
    return waiting[0] if waiting else None


def test_after_the_match_its_record_shows_what_was_brought_as_it_shows_the_dice(house: House) -> None:
    ada, bob = house.guest("Ada"), house.guest("Bob")
    seats = [{"kind": "me", "brings": code(BEAR)}, {"kind": "open"}]
    table = ada.post("/api/tables", game=GAME, seats=seats, public=True)["id"]
    bob.post(f"/api/tables/{table}/sit", seat=1, share="0b", brings=code(BOUGHS))
    ada.begin(table)
    bob.post(f"/api/tables/{table}/concede")
    record = ada.get(f"/api/tables/{table}/record")
    assert record["setup"]["brings"] == [code(BEAR), code(BOUGHS)]
    assert ada.get(f"/api/tables/{table}/proof")["winners"] == [0]


def test_what_somebody_brought_goes_on_only_to_a_table_of_their_own(house: House) -> None:
    ada, bob, eve = house.guest("Ada"), house.guest("Bob"), house.guest("Eve")
    seats = [{"kind": "me", "brings": code(BEAR)}, {"kind": "open"}]
    table = ada.post("/api/tables", game=GAME, seats=seats, public=True)["id"]
    bob.post(f"/api/tables/{table}/sit", seat=1, share="0b", brings=code(BOUGHS))
    ada.begin(table)
    bob.post(f"/api/tables/{table}/concede")
    for person, brings in ((ada, [code(BEAR), ""]), (eve, ["", ""])):
        fork = person.post(f"/api/tables/{table}/fork", at=0)["id"]
        with person.at(fork) as page:
            page.until(lambda one: one.seats)
            assert [one["brings"] for one in page.seats["chairs"]] == brings


def test_two_may_bring_equal_decks_where_the_game_allows_it(house: House) -> None:
    ada, bob = house.guest("Ada"), house.guest("Bob")
    seats = [{"kind": "me", "brings": code(BEAR)}, {"kind": "open"}]
    table = ada.post("/api/tables", game=GAME, seats=seats, public=True)["id"]
    bob.post(f"/api/tables/{table}/sit", seat=1, share="0b", brings=code(BEAR))
    ada.begin(table)


def test_what_the_rules_refuse_is_not_refused_as_chosen_by_somebody_else(house: House) -> None:
    ada, bob, game = house.guest("Ada"), house.guest("Bob"), games.load(GAME)
    faction = {name: game.library.by_id[deck.hero].faction for name, deck in game.library.shelf.items()}
    other = next(
        name for name in faction if faction[name] != faction[BEAR] and not name.startswith("starter")
    )
    seats = [
        {"kind": "me", "brings": code(BEAR)},
        {"kind": "me", "brings": code(other)},
        *[{"kind": "open"}] * 2,
    ]
    table = ada.post("/api/tables", game=GAME, seats=seats, public=True, options={"teams": "two"})["id"]
    bob.post(f"/api/tables/{table}/sit", seat=2, share="0b")
    # In a team with the bear, and of another faction: that is why, not that the one opposite brings the same.
    status, why = bob.refused(f"/api/tables/{table}/chairs/2/brings", brings=code(other))
    assert status == 400 and "TCG-18-04" in why
    bob.post(f"/api/tables/{table}/sit", seat=3, share="0b", brings=code(other))


def test_a_bot_on_a_seat_that_was_kept_does_not_play_what_its_person_brought(house: House) -> None:
    ada, bob = house.guest("Ada"), house.guest("Bob")
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = ada.post("/api/tables", game=GAME, seats=seats, public=True)["id"]
    bob.post(f"/api/tables/{table}/sit", seat=1, share="0b", brings=code(BOUGHS))
    ada.begin(table)
    bob.post(f"/api/tables/{table}/concede")
    new = ada.post(f"/api/tables/{table}/rematch", share="0a")["id"]
    with ada.at(new) as page:
        page.until(lambda one: one.seats)
        kept = next(one["seat"] for one in page.seats["chairs"] if one["kept_for"])
        assert page.seats["chairs"][kept]["brings"].startswith("own:")
        ada.post(f"/api/tables/{new}/chairs/{kept}", bot="greedy")
        page.until(lambda one: one.seats["chairs"][kept]["bot"])
        assert page.seats["chairs"][kept]["brings"] == ""


def test_who_takes_the_seat_of_somebody_who_left_does_not_get_their_deck(house: House) -> None:
    ada, bob, cleo = house.guest("Ada"), house.guest("Bob"), house.guest("Cleo")
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = ada.post("/api/tables", game=GAME, seats=seats, public=True)["id"]
    bob.post(f"/api/tables/{table}/sit", seat=1, share="0b", brings=code(BOUGHS))
    ada.begin(table)
    bob.post(f"/api/tables/{table}/quit")
    cleo.post(f"/api/tables/{table}/chairs/1/join")
    with cleo.at(table) as page:
        page.until(lambda one: one.seats and one.seats["chairs"][1]["mine"])
        assert page.seats["chairs"][1]["brings"] == ""
        assert not given_away(b"".join(page.heard), code(BOUGHS))
