"""Malformed, oversized, out-of-order and unauthorised messages: a clear refusal, no crash, no change."""

from __future__ import annotations

import json
import random

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.house import House, Person

MESSAGES, FORMS = 8_000, 2_000
WORDS = (
    "answer",
    "why",
    "why-this",
    "say",
    "undo",
    "consent",
    "hint",
    "details",
    "speak",
    "hello",
    "dance",
    "",
    None,
    7,
)
VALUES = (
    *("", "x" * 300, "move:hex-0-0", "roll", "ciao", "'; drop table moves; --", "<script>", "\u202e", "\x00"),
    *(None, True, -1, 0, 1, 2**31, 2**70, 1.5, [], [1], {}, {"a": 1}),
)
FIELDS = ("id", "decision", "seat", "key", "text", "team", "to", "asked", "yes", "language", "since", "more")
PATHS = (
    *("guest", "login", "account", "tables", "lessons/runebound/none", "invitations/none", "tables/none/sit"),
    *("tables/none/begin", "tables/none/fork", "tables/none/seats/0", "tables/none/at/1", "games/none"),
    *("decks", "decks/copy", "brings/read", "brings/write", "brings/check", "events", "events/none/enter"),
    *("events/none/fill", "events/none/begin", "events/none/drop", "events/none/close"),
)


def _message(chance: random.Random) -> str:
    """Something that looks more or less like a message."""
    if chance.random() < 0.1:
        return "".join(chr(chance.randrange(32, 0x300)) for _ in range(chance.randrange(60)))
    body = {"do": chance.choice(WORDS)}
    for field in chance.sample(FIELDS, chance.randrange(len(FIELDS))):
        body[field] = chance.choice(VALUES)
    text = json.dumps(body)
    return text[: chance.randrange(len(text))] if chance.random() < 0.1 else text


def test_thousands_of_senseless_messages_change_nothing(house: House) -> None:
    ada, eve = house.guest("Ada"), house.guest("Eve")
    table = ada.play("me me", public=True)
    chance = random.Random(1)
    with ada.at(table) as mine:
        before = mine.until(lambda page: page.state.get("view"))
        with eve.at(table) as theirs:
            theirs.until(lambda page: page.state)
            for sent in range(1, MESSAGES + 1):
                text = _message(chance)
                try:
                    theirs.socket.send(text)
                except ConnectionClosed as closed:
                    pytest.fail(f"the connection was closed ({closed}) after {text!r}")
                if sent % 50 == 0:
                    theirs.ask("speak", language="en")
            refused = sum(json.loads(data)["is"] == "no" for data in theirs.heard)
            assert refused > MESSAGES // 2
        after = mine.ask("speak", language="en")
        for name in ("at", "answers", "view", "asked", "waiting", "stage", "wish"):
            assert after[name] == before[name]
    assert "locanda_troubles_total 0" in ada.http.get("/metrics").text


def test_thousands_of_senseless_forms_get_a_sentence(house: House) -> None:
    ada = house.guest("Ada")
    table = ada.play("me me")
    before = ada.get("/api/tables")
    chance = random.Random(2)
    eve = Person(house.port)
    for _ in range(FORMS):
        path = "/api/" + chance.choice(PATHS).replace("none", chance.choice(("none", table, "%00", "..")))
        body = {chance.choice((*FIELDS, "name", "login", "game")): chance.choice(VALUES) for _ in range(3)}
        content = json.dumps(body) if chance.random() < 0.9 else chance.choice(("", "{", "[]", "null"))
        method = chance.choice(("POST", "GET", "DELETE", "PUT"))
        response = eve.http.request(method, path, content=content)
        assert response.status_code < 500, f"{method} {path} {content}: {response.text}"
        if response.status_code >= 400 and method != "HEAD":
            assert response.json()["error"]
    mine = [one for one in ada.get("/api/tables")["mine"] if one["id"] == table]
    assert mine == before["mine"]
    assert "locanda_troubles_total 0" in ada.http.get("/metrics").text


def test_an_oversized_message_closes_only_its_own_connection(house: House) -> None:
    ada = house.guest("Ada")
    table = ada.play("me me")
    with ada.at(table) as page, ada.at(table) as other:
        page.until(lambda one: one.state)
        page.send("say", text="x" * 100_000)
        assert page.closed() == 1009
        assert other.answer()["is"] == "state"


def test_a_message_before_the_greeting_is_refused(house: House) -> None:
    from websockets.sync.client import connect

    from tests.server.house import Page

    ada = house.guest("Ada")
    table = ada.play("me me")
    url = f"ws://127.0.0.1:{house.port}/live/{table}"
    with connect(url, additional_headers={"cookie": ada.cookies}) as socket:
        page = Page(socket)
        page.send("say", text="ciao")
        assert page.closed() == 4008


def test_no_stack_trace_reaches_a_client(house: House) -> None:
    response = httpx.get(f"http://127.0.0.1:{house.port}/api/tables")
    assert response.status_code == 401
    assert response.json() == {"error": "Tell us your name first."}
