"""The page of all parts of a table, for those who build with them: there while one develops, not in what is served."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from locanda.server.settings import STATIC
from tests.browser.conftest import missing

WEB = Path(__file__).parents[2] / "web"
HOW_TO = Path(__file__).parents[2] / "docs" / "how-to" / "draw-a-table.md"
LOCAL = re.compile(r"http://127\.0\.0\.1:\d+")


@pytest.fixture(scope="module")
def workshop() -> Iterator[str]:
    """The address of a page in development."""
    beside = os.pathsep.join([os.environ.get("PATH", ""), str(Path(sys.executable).parent)])
    node = shutil.which("node", path=beside)
    vite = WEB / "node_modules" / "vite" / "bin" / "vite.js"
    if node is None or not vite.exists():
        missing("no Node.js or no Vite to show the page in development; `make page` brings both")
    assert node is not None
    server = subprocess.Popen(
        [node, str(vite), "--host", "127.0.0.1"],
        cwd=WEB,
        env=os.environ | {"NO_COLOR": "1"},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None
        told = (LOCAL.search(line) for line in server.stdout)
        yield next(found for found in told if found)[0]
    finally:
        server.terminate()
        server.wait()


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_every_part_that_the_how_to_shows_is_drawn(chromium: Browser, workshop: str, theme: str) -> None:
    page = chromium.new_page(viewport={"width": 1280, "height": 900}, reduced_motion="reduce")
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto(f"{workshop}/parts")
    page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
    shown = re.findall(r"\.\./pictures/part-([a-z-]+)\.png", HOW_TO.read_text())
    assert len(shown) >= 9
    for part in shown:
        section = page.locator(f"section#{part}")
        expect(section).to_be_visible(timeout=60_000)
        words = section.inner_text().removeprefix(section.get_by_role("heading").first.inner_text())
        box = section.bounding_box()
        assert words.strip() and box is not None and box["height"] > 90, f"nothing is drawn in {part}"
    assert not faults
    page.close()


def test_what_is_served_is_without_it() -> None:
    scripts = list(STATIC.glob("assets/*.js"))
    assert scripts
    assert not [one.name for one in scripts if "The parts of a table" in one.read_text()]
