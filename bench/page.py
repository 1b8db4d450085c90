"""What the first load of the lobby costs: bytes over the wire, and how long until somebody can play.

Run with `make bench-page`. A phone on a slow network is imitated by Chromium itself: a processor four times slower,
1.6 Mbit/s, and 150 ms for every answer.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from locanda.games import GAMES

sys.path.insert(0, str(Path(__file__).parent.parent))  # a house and a browser as the tests have them

from tests.browser.conftest import ARGUMENTS, CHROMIUM
from tests.server.house import House, Person, serving, sqlite

DOWN, UP, LATENCY, SLOWER = 1_600_000 / 8, 750_000 / 8, 150, 4
# The moment at which every game can be played with one click, and the browser has shown it.
USABLE = """
  new MutationObserver((_, watcher) => {
    if (document.querySelectorAll("article .big").length < GAMES) return;
    watcher.disconnect();
    const shown = () => document.documentElement.setAttribute("data-usable", performance.now());
    requestAnimationFrame(() => setTimeout(shown));
  }).observe(document, { childList: true, subtree: true });
"""


def first_load(browser: Browser, house: House, person: Person) -> tuple[float, dict[str, int]]:
    """Milliseconds until the lobby is usable, and bytes over the wire by kind, in a browser that knows nothing yet."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en-GB")
    base = f"http://127.0.0.1:{house.port}"
    context.add_cookies(
        [{"name": name, "value": value, "url": base} for name, value in person.http.cookies.items()]
    )
    context.add_init_script(USABLE.replace("GAMES", str(len(GAMES))))
    page = context.new_page()
    wire = context.new_cdp_session(page)
    kinds: dict[str, str] = {}
    sizes: dict[str, int] = {}

    def came(event: dict[str, Any]) -> None:
        kinds[event["requestId"]] = event["type"]

    def ended(event: dict[str, Any]) -> None:
        kind = kinds.get(event["requestId"], "Other")
        sizes[kind] = sizes.get(kind, 0) + int(event["encodedDataLength"])

    wire.on("Network.responseReceived", came)
    wire.on("Network.loadingFinished", ended)
    wire.send("Network.enable")
    wire.send(
        "Network.emulateNetworkConditions",
        {"offline": False, "latency": LATENCY, "downloadThroughput": DOWN, "uploadThroughput": UP},
    )
    wire.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(base)
    there = page.locator("html[data-usable]")
    there.wait_for(state="attached", timeout=60_000)
    page.wait_for_load_state("networkidle")
    usable = float(there.get_attribute("data-usable") or 0)
    context.close()
    return usable, sizes


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=9, help="how many first loads (9)")
    wanted = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(sqlite(Path(folder), game_ids=GAMES)) as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=str(CHROMIUM), args=ARGUMENTS)
        person = house.guest("Ada")
        first_load(browser, house, person)  # the server warms up
        found = [first_load(browser, house, person) for _ in range(wanted.times)]
        browser.close()
    times = sorted(usable for usable, _ in found)
    sizes = found[0][1]
    print(
        f"usable after {statistics.median(times):,.0f} ms (median of {len(times)}; {times[0]:,.0f} to {times[-1]:,.0f})"
    )
    print(
        f"over the wire {sum(sizes.values()) / 1000:,.1f} KB: "
        + ", ".join(
            f"{kind} {size / 1000:,.1f}" for kind, size in sorted(sizes.items(), key=lambda one: -one[1])
        )
    )


if __name__ == "__main__":
    main()
