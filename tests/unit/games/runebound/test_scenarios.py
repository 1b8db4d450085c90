"""Every card of Runebound has a scenario of its own."""

from __future__ import annotations

from locanda.games import load
from locanda.scenario import run as scenarios

GAME = load("runebound")


def test_every_card_has_a_scenario_of_its_own() -> None:
    """The ids say which card a scenario is for."""
    files = scenarios.files([GAME.folder / "scenarios"])
    ids = {loaded.scenario.id for path in files for loaded in scenarios.load(path)}
    cards = [record["id"] for record in GAME.cards()]
    assert [card for card in cards if f"runebound.cards.{card}" not in ids] == []
