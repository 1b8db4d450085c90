"""The page over the wire: in the lightest form that a browser takes, kept as long as it is true, and nothing else."""

from __future__ import annotations

import gzip
import http.client
import json
from collections.abc import Iterator

import httpx
import pytest

from locanda.server.ready import choose, ready
from tests.server.house import House, serving, sqlite

SCRIPT = b"export default 'candle light';\n" * 40
# The same bytes whenever it is made: a gzip file otherwise tells its hour.
GZIP = gzip.compress(SCRIPT, mtime=0)
FRONT = b"<!doctype html><title>Locanda</title>"
FONT = b"wOF2 as it is"
# Not brotli at all: the server passes on what lies beside the file, as it is.
BROTLI = b"what brotli made of it"
SECRET = b"do not read this"
NAME = "/assets/index-Ab12.js"


@pytest.fixture(scope="module")
def inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with a small page, and a file beside its folder."""
    folder = tmp_path_factory.mktemp("inn")
    static = folder / "static"
    (static / "assets").mkdir(parents=True)
    (folder / "secret.txt").write_bytes(SECRET)
    (static / "index.html").write_bytes(FRONT)
    (static / "assets" / "letters.woff2").write_bytes(FONT)
    script = static / NAME[1:]
    script.write_bytes(SCRIPT)
    script.with_name(script.name + ".br").write_bytes(BROTLI)
    script.with_name(script.name + ".gz").write_bytes(GZIP)
    with serving(sqlite(folder, static=static)) as found:
        yield found


def ask(inn: House, path: str, method: str = "GET", **headers: str) -> tuple[int, dict[str, str], bytes]:
    """What comes over the wire, just as it comes."""
    line = http.client.HTTPConnection("127.0.0.1", inn.port)
    line.putrequest(method, path, skip_accept_encoding=True)
    for name, value in headers.items():
        line.putheader(name.replace("_", "-"), value)
    line.endheaders()
    answer = line.getresponse()
    found = answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()
    line.close()
    return found


@pytest.mark.parametrize(
    ("accepts", "encoding", "body"),
    [
        ("gzip, deflate, br, zstd", "br", BROTLI),
        ("gzip, deflate", "gzip", GZIP),
        ("GZIP;q=1.0, br;q=0", "gzip", GZIP),
        ("br;q=0.2, gzip;q=0.8", "gzip", GZIP),
        ("*", "br", BROTLI),
        ("", None, SCRIPT),
        ("zstd", None, SCRIPT),
        ("identity, gzip;q=0.5", None, SCRIPT),
        ("gzip;q=0, *;q=0", None, SCRIPT),
        ("br;q=nonsense, ;;;, \t,", None, SCRIPT),
    ],
)
def test_a_browser_gets_the_lightest_form_that_it_takes(
    inn: House, accepts: str, encoding: str | None, body: bytes
) -> None:
    status, headers, data = ask(inn, NAME, accept_encoding=accepts)
    assert (status, headers.get("content-encoding")) == (200, encoding)
    assert gzip.decompress(data) == SCRIPT if encoding == "gzip" else data == body
    assert headers["content-length"] == str(len(data))
    assert headers["content-type"] == "text/javascript; charset=utf-8"
    assert headers["vary"] == "Accept-Encoding"


def test_what_cannot_be_made_lighter_is_sent_as_it_is(inn: House) -> None:
    _, headers, data = ask(inn, "/assets/letters.woff2", accept_encoding="gzip, br")
    assert data == FONT
    assert headers["content-type"] == "font/woff2"
    assert "content-encoding" not in headers


def test_a_form_that_is_heavier_than_the_whole_is_not_kept() -> None:
    assert set(ready(b"1", "text/plain").forms) == {"identity"}
    assert set(ready(b"333", "text/plain", {"br": b"22", "gzip": b"4444"}).forms) == {"identity", "br"}


def test_among_forms_that_are_liked_the_same_the_lightest_is_chosen() -> None:
    assert choose("gzip, br", {"gzip": b"22", "br": b"1", "identity": b"333"}) == "br"
    assert choose("gzip, br", {"gzip": b"1", "br": b"22", "identity": b"333"}) == "gzip"


@pytest.mark.parametrize("accepts", ["br", "gzip", ""])
def test_what_the_browser_has_already_is_not_sent_again(inn: House, accepts: str) -> None:
    _, first, _ = ask(inn, NAME, accept_encoding=accepts)
    for known in (first["etag"], f"W/{first['etag']}", f'"old", {first["etag"]}', "*"):
        status, headers, data = ask(inn, NAME, accept_encoding=accepts, if_none_match=known)
        assert (status, data, headers["etag"]) == (304, b"", first["etag"])
        assert "immutable" in headers["cache-control"]
    status, _, data = ask(inn, NAME, accept_encoding=accepts, if_none_match='"old"')
    assert status == 200
    assert data


def test_each_form_has_a_mark_of_its_own(inn: House) -> None:
    marks = {ask(inn, NAME, accept_encoding=one)[1]["etag"] for one in ("br", "gzip", "")}
    assert len(marks) == 3


def test_only_what_can_never_change_is_kept_for_long(inn: House) -> None:
    assert ask(inn, NAME)[1]["cache-control"] == "public, max-age=31536000, immutable"
    for path in ("/", "/index.html", "/assets/index-gone.js", "/api/games"):
        assert ask(inn, path)[1]["cache-control"] == "no-cache", path


def test_what_anybody_may_keep_carries_no_cookie(inn: House) -> None:
    assert "set-cookie" not in ask(inn, NAME)[1]
    assert "set-cookie" in ask(inn, "/api/me")[1]


def test_the_front_door_is_the_page_under_both_names(inn: House) -> None:
    for path in ("/", "/index.html"):
        status, headers, data = ask(inn, path)
        assert (status, data) == (200, FRONT)
        assert headers["content-type"] == "text/html; charset=utf-8"
        assert "script-src 'self'" in headers["content-security-policy"]


def test_only_the_head_is_sent_if_only_that_is_asked_for(inn: House) -> None:
    status, headers, data = ask(inn, NAME, "HEAD", accept_encoding="gzip")
    assert (status, data) == (200, b"")
    assert headers["content-encoding"] == "gzip"
    assert int(headers["content-length"]) == len(GZIP)


@pytest.mark.parametrize(
    "path",
    [
        "/secret.txt",
        "/../secret.txt",
        "/..%2fsecret.txt",
        "/%2e%2e/secret.txt",
        "/assets/../../secret.txt",
        "/assets/..%5c..%5csecret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "//etc/passwd",
        "/%2fetc%2fpasswd",
        "/assets",
        "/assets/",
        "/index.html%00.js",
        "/%00",
        "/%ff%fe",
        f"{NAME}.gz",
        f"{NAME}.br",
        "/" + "a" * 5000,
    ],
)
def test_any_other_path_is_refused_in_a_sentence(inn: House, path: str) -> None:
    status, headers, data = ask(inn, path, accept_language="it")
    assert status == 404, data
    assert json.loads(data)["error"] == "Qui non c’è nessuna pagina con questo indirizzo."
    assert headers["cache-control"] == "no-cache"
    assert "locanda_troubles_total 0" in ask(inn, "/metrics")[2].decode()


def test_the_page_is_only_given_not_taken(inn: House) -> None:
    for method in ("POST", "PUT", "DELETE"):
        status, _, data = ask(inn, NAME, method)
        assert 400 <= status < 500
        assert json.loads(data)["error"]


@pytest.mark.parametrize("path", ["/api/games", "/api/games/runebound", "/api/games/wow-adventure"])
def test_what_is_told_of_games_comes_compressed_and_only_once(inn: House, path: str) -> None:
    _, plain, whole = ask(inn, path)
    status, packed, data = ask(inn, path, accept_encoding="gzip, br")
    assert (status, packed["content-encoding"], packed["vary"]) == (200, "gzip", "Accept-Encoding")
    assert packed["content-type"] == plain["content-type"] == "application/json"
    assert gzip.decompress(data) == whole
    assert len(data) < len(whole) / 2
    again = ask(inn, path, accept_encoding="gzip, br", if_none_match=packed["etag"])
    assert (again[0], again[2]) == (304, b"")
    assert httpx.get(f"http://127.0.0.1:{inn.port}{path}").json() == json.loads(whole)
