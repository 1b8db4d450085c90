"""Every card of every deck, drawn in a browser: no two look alike, no title is cut off, every word can be read."""

from __future__ import annotations

import base64
import mimetypes
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlencode, urlsplit

import pytest
from playwright.sync_api import Browser, Page, Route

from locanda.games import GAMES, load
from locanda.server import shelf
from locanda.server.ready import WHOLE
from tests.browser.conftest import missing
from tests.browser.test_access import AXE

WEB = Path(__file__).parents[2] / "web"
SHEET = "http://sheet.test"
# How far two scenes are apart at least: the mean difference of their colors, of 255, when each is 24 by 24 dots.
LEAST = 12

# The scenes of the screenshot, each 24 by 24, and the pairs that are nearest to each other.
NEAREST = """async ([shot, count]) => {
  const image = new Image();
  image.src = 'data:image/png;base64,' + shot;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), {width: 24, height: 24});
  const pen = canvas.getContext('2d', {willReadFrequently: true});
  pen.imageSmoothingQuality = 'high';
  const seen = [...document.querySelectorAll('[data-card]')].map(card => {
    const box = card.querySelector('.scene').getBoundingClientRect();
    pen.drawImage(image, box.x + scrollX, box.y + scrollY, box.width, box.height, 0, 0, 24, 24);
    return {deck: card.dataset.deck, card: card.dataset.card, dots: pen.getImageData(0, 0, 24, 24).data};
  });
  const pairs = [];
  seen.forEach((one, at) => seen.slice(at + 1).filter(other => other.deck === one.deck).forEach(other => {
    let sum = 0;
    for (let dot = 0; dot < one.dots.length; dot++) if (dot % 4 < 3) sum += Math.abs(one.dots[dot] - other.dots[dot]);
    pairs.push([sum / (24 * 24 * 3), one.card, other.card]);
  }));
  return [seen.length, pairs.sort((a, b) => a[0] - b[0]).slice(0, count)];
}"""

# Titles whose words are broken or that reach out of their card, and cards that hide a part of what they hold.
CUT_OFF = """() => [...document.querySelectorAll('[data-card]')].flatMap(card => {
  const title = card.querySelector('.name, h3');
  const frame = card.querySelector('.card, .strip');
  const outer = frame.getBoundingClientRect();
  const found = [];
  const range = document.createRange();
  for (const match of title.textContent.matchAll(/[^\\s-]+/g)) {
    range.setStart(title.firstChild, match.index);
    range.setEnd(title.firstChild, match.index + match[0].length);
    const [line, ...more] = range.getClientRects();
    if (more.length) found.push('broken: ' + match[0]);
    const within = line.left > outer.left && line.right < outer.right && line.bottom < outer.bottom;
    if (!within) found.push('outside: ' + match[0]);
  }
  if (frame.scrollHeight > frame.clientHeight + 1 || frame.scrollWidth > frame.clientWidth + 1) found.push('hidden');
  const size = parseFloat(getComputedStyle(title).fontSize);
  if (size < 8) found.push('tiny: ' + size);
  return found.map(one => `${card.dataset.card}: ${one}`);
})"""

# Words that stand out too little from what is behind them.
FAINT = """async () => (await axe.run(document, {runOnly: ['color-contrast'], resultTypes: ['violations']})).violations
  .flatMap(one => one.nodes.map(node => node.html.slice(0, 120) + ' ' + node.failureSummary.slice(0, 200)))"""

# A page that shows cards of a game: which decks (all), in which forms, states, themes, languages.
Lay = Callable[..., Page]


@pytest.fixture(scope="module")
def sheet(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The contact sheet, built."""
    beside = os.pathsep.join([os.environ.get("PATH", ""), str(Path(sys.executable).parent)])
    node = shutil.which("node", path=beside)
    vite = WEB / "node_modules" / "vite" / "bin" / "vite.js"
    if node is None or not vite.exists():
        missing("no Node.js or no Vite to build the contact sheet; `make page` brings both")
    assert node is not None
    folder = tmp_path_factory.mktemp("sheet")
    config = WEB / "contact" / "vite.config.ts"
    subprocess.run(
        [node, str(vite), "build", "--config", str(config), "--outDir", str(folder), "--logLevel", "error"],
        cwd=WEB,
        check=True,
    )
    return folder


@pytest.fixture
def lay(chromium: Browser, sheet: Path) -> Iterator[Lay]:
    """Decks laid out on pages; a page that complains fails its test."""
    context = chromium.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    faults: list[str] = []

    def give(route: Route) -> None:
        name = urlsplit(route.request.url).path.lstrip("/") or "index.html"
        game = name.removesuffix(".json")
        if game in GAMES:
            route.fulfill(body=shelf.library(load(game)).forms[WHOLE], content_type="application/json")
        elif (sheet / name).exists():
            kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
            route.fulfill(body=(sheet / name).read_bytes(), content_type=kind)
        else:
            route.fulfill(status=204)

    context.route(f"{SHEET}/**", give)

    def show(game: str, **how: str) -> Page:
        page = context.new_page()
        page.on("console", lambda one: faults.append(one.text) if one.type == "error" else None)
        page.on("pageerror", lambda one: faults.append(str(one)))
        page.goto(f"{SHEET}/?{urlencode({'game': game, **how})}")
        page.locator("[data-card] .scene").first.wait_for()
        page.evaluate("document.fonts.ready")
        return page

    yield show
    context.close()
    assert not faults, "the page complained: " + "; ".join(faults)


def faces(game: str) -> int:
    """How many faces the cards of a game have, those that others become among them."""
    opened = load(game)
    return sum(len(card.get("faces") or [card]) for card in (*opened.cards(), *opened.won_cards()))


@pytest.mark.parametrize("game", GAMES)
def test_no_two_cards_of_a_deck_look_the_same_from_afar(lay: Lay, game: str) -> None:
    page = lay(game, forms="card:110")
    shot = base64.b64encode(page.screenshot(full_page=True, timeout=180_000)).decode()
    drawn, pairs = page.evaluate(NEAREST, [shot, 8])
    assert drawn == faces(game)
    assert [pair for pair in pairs if pair[0] < LEAST] == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("form", ["card:90", "card:150", "card:360", "whole:330", "strip:280"])
def test_no_title_is_cut_off_at_any_width(lay: Lay, game: str, language: str, form: str) -> None:
    page = lay(game, forms=form, language=language)
    assert page.locator("[data-card]").count() == faces(game)
    assert page.evaluate(CUT_OFF) == []


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("state", ["usual", "used", "barred", "advised"])
def test_every_word_of_a_card_can_be_read(lay: Lay, theme: str, state: str) -> None:
    """Of each kind of card a few, in each form."""
    for game, decks in (("runebound", "red"), ("wow-adventure", "trophies,abilities-sofeea")):
        page = lay(game, decks=decks, forms="card:110,card:240,whole:330,strip:280", state=state, theme=theme)
        page.evaluate(AXE.read_text())
        assert page.evaluate(FAINT) == []


def test_a_scene_is_only_seen_and_the_card_keeps_its_text(lay: Lay) -> None:
    """A card too small for its text still says it to whoever listens."""
    page = lay("runebound", decks="green", forms="card:90")
    card = page.locator("[data-card=lord-farrow]")
    assert card.locator(".scene").get_attribute("aria-hidden") == "true"
    told = card.aria_snapshot()
    assert "Lord Farrow" in told
    assert "Challenge" in told
    assert "Reward: 4 gold" in told


def test_a_whole_card_is_wide_where_nothing_else_gives_it_a_width(lay: Lay) -> None:
    """As in a dialog, which is only as wide as what it holds."""
    page = lay("runebound", decks="red", forms="whole:any")
    for card in page.locator("article").all():
        box = card.bounding_box()
        assert box is not None
        assert box["width"] == 340
