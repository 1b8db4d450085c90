"""Who people are, and what the doors keep out."""

from __future__ import annotations

from pathlib import Path

from websockets.sync.client import connect

from locanda.server.app import HEADERS
from locanda.server.settings import Limits
from tests.server.house import House, Page, Person, serving, sqlite


def test_a_guest_becomes_an_account_and_keeps_the_games(house: House) -> None:
    ada = house.guest("Ada")
    table = ada.play("me me")
    ada.post("/api/account", name="Ada", login="ada", password="a long password")
    other = Person(house.port)
    me = other.post("/api/login", login="ADA", password="a long password")
    assert me["player"]["name"] == "Ada"
    assert [one["id"] for one in other.get("/api/tables")["mine"]] == [table]


def test_a_wrong_password_and_a_missing_account_get_the_same_answer(house: House) -> None:
    bob = house.guest("Bob")
    bob.post("/api/account", name="Bob", login="bob", password="a long password")
    stranger = Person(house.port)
    wrong = stranger.refused("/api/login", login="bob", password="something else")
    missing = stranger.refused("/api/login", login="nobody-at-all", password="something else")
    assert wrong == missing
    assert wrong[0] == 403


def test_an_account_name_is_taken_once(house: House) -> None:
    one, two = house.guest("One"), house.guest("Two")
    one.post("/api/account", name="One", login="same", password="a long password")
    status, text = two.refused("/api/account", name="Two", login="Same", password="a long password")
    assert (status, text) == (409, "That account name is taken.")


def test_short_passwords_and_bad_names_are_refused_in_the_readers_language(house: House) -> None:
    ada = Person(house.port)
    ada.http.headers["accept-language"] = "it-IT"
    assert ada.refused("/api/account", name="Ada", login="adaada", password="short")[1].startswith(
        "Una password"
    )
    assert ada.refused("/api/guest", name=" \n\t ")[1].startswith("Un nome")


def test_logging_out_forgets_the_device(house: House) -> None:
    ada = house.guest("Ada")
    ada.post("/api/logout")
    assert ada.get("/api/me")["player"] is None


def test_a_form_from_another_site_is_refused(house: House) -> None:
    ada = house.guest("Ada")
    del ada.http.headers["x-csrf"]
    response = ada.http.post("/api/tables", json={"game": "runebound", "seats": [{"kind": "me"}] * 2})
    assert response.status_code == 403
    assert ada.get("/api/tables")["mine"] == []


def test_the_session_cookie_is_out_of_reach_of_scripts(house: House) -> None:
    ada = Person(house.port)
    response = ada.http.post("/api/guest", json={"name": "Ada"})
    cookie = next(one for one in response.headers.get_list("set-cookie") if one.startswith("locanda="))
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie


def test_every_response_carries_the_safety_headers(house: House) -> None:
    ada = house.guest("Ada")
    for path in ("/", "/api/me", "/api/nothing-here"):
        response = ada.http.get(path)
        for name, value in HEADERS.items():
            assert response.headers[name] == value


def test_a_socket_from_another_site_is_refused(house: House) -> None:
    ada = house.guest("Ada")
    table = ada.play("me me")
    headers = {"cookie": ada.cookies}
    url = f"ws://127.0.0.1:{house.port}/live/{table}"
    with connect(url, additional_headers=headers, origin="https://elsewhere.example") as socket:
        assert Page(socket).closed() == 4008


def test_impatience_is_slowed_down(tmp_path: Path) -> None:
    limits = Limits(login=(100, 100), create=(3, 0.001))
    with serving(sqlite(tmp_path, limits=limits)) as house:
        ada = house.guest("Ada")
        for _ in range(3):
            ada.open()
        status, text = ada.refused("/api/tables", game="runebound", seats=[{"kind": "me"}] * 2)
        assert (status, text) == (429, "Too many requests; wait a moment.")


def test_a_body_that_is_too_large_is_refused(house: House) -> None:
    ada = house.guest("Ada")
    assert ada.http.post("/api/guest", json={"name": "x" * 200_000}).status_code == 413


def test_health_and_metrics_say_how_it_goes(house: House) -> None:
    ada = house.guest("Ada")
    assert ada.http.get("/health").text == "ok"
    assert "locanda_moves_total" in ada.http.get("/metrics").text
