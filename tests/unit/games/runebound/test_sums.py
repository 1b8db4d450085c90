"""The parts of a fight's sums add up to what the rules add to the dice, for every fighter, phase and stance."""

from __future__ import annotations

from locanda.games import load
from locanda.games.runebound import sums
from locanda.games.runebound.rules import modifiers
from locanda.games.runebound.state import Companion, Party, Realm
from locanda.kernel.dice import Dice
from locanda.kernel.game import Setup
from locanda.kernel.match import Match

WANTED = 150  # fights with something else than printed values


def test_the_parts_add_up_to_what_the_rules_count() -> None:
    game = load("runebound")
    richly = 0
    sources: set[str] = set()
    for seed in range(40):
        match = Match(game, Setup(3), Dice(bytes([seed]) * 32))
        guides = [game.bots["greedy"](seat) for seat in range(3)]
        while not match.over and richly < WANTED * 3:
            t: Realm = match.table
            if t.fight is not None:
                for seat in {t.active, t.fight.rival} - {-1}:
                    richly += _check(t, t.seats[seat], sources)
            part = match.waiting[0]
            match.answer(part.seat, part.key(guides[part.seat](t, part)))
        if richly >= WANTED * 3:
            break
    assert richly >= WANTED
    assert sums.EXPERIENCE in sources and len(sources) > 20


def _check(t: Realm, party: Party, sources: set[str]) -> int:
    """Every sum is what the rules count; how many have more parts than the printed value."""
    rich = 0
    fighters: list[Companion | None] = [None, *party.allies]
    for shown, ally in zip(sums.fighters(t, party), fighters, strict=True):
        for phase in sums.PHASES:
            base = modifiers.characteristic(t, party, ally, phase)
            for kind, total in (("attack", shown.attack[phase]), ("defence", shown.defence[phase])):
                assert total == base + modifiers.roll_bonus(t, party, ally, kind, phase)
            assert shown.damage[phase] == modifiers.damage(t, party, ally, phase)
            rich += len(shown.attack_parts[phase]) > 1
            sources |= {part.card for part in shown.attack_parts[phase]}
    return rich
