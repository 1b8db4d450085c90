"""Attacking other Heroes: who can be attacked, how often, and how a fight between Heroes begins."""

from __future__ import annotations

from collections.abc import Iterator

from locanda.kernel.decision import Option, option
from locanda.kernel.refusal import Refusal
from locanda.kit.ledger import rule

from ..state import NOWHERE, Fight, Party, Realm


def attack_option(hero: str) -> Option:
    """The option to attack a Hero."""
    return option("attack", hero)


@rule("RB-PVP-01", "RB-RUL-12", "RB-RUL-42")
def rivals(t: Realm) -> list[Party]:
    """The other Heroes in the active Hero's space, town or not; who is not on the map yet cannot be met."""
    party = t.party
    return [one for one in t.seats if one is not party and one.at == party.at]


def others(t: Realm) -> Iterator[Option]:
    """An attack on every other Hero, wherever he is."""
    for party in t.seats:
        if party is not t.party:
            yield attack_option(party.hero.id)


def bystanders(t: Realm) -> Iterator[Option]:
    """An attack on every other Hero who is here."""
    for party in rivals(t):
        yield attack_option(party.hero.id)


@rule("RB-PVP-01", "RB-PVP-09", "RB-PVP-10", "RB-RUL-42")
def why_not_attack(t: Realm, option: Option) -> Iterator[Refusal]:
    """Every reason that forbids an attack on this Hero now; none means that it is allowed."""
    hero = option.about
    if t.deed == "attack" and t.fight is not None:
        yield Refusal("RB-PVP-10", hero, reason="fighting-a-hero", rival=t.fight.rival)
    elif t.deed == "attack":
        yield Refusal("RB-PVP-10", hero, reason="attacked-already")
    elif t.deed == "adventure":
        yield Refusal("RB-PVP-09", hero, reason="adventure-instead")
    else:
        yield from why_not_this_phase(t, hero)
    rival = next(party for party in t.seats if party.hero.id == hero)
    if rival in rivals(t):
        return
    if rival.at == NOWHERE:
        yield Refusal("RB-PVP-01", hero, "RB-RUL-42", reason="not-on-the-map", rival=rival.seat)
    else:
        where = t.library.atlas.title(rival.at)
        yield Refusal("RB-PVP-01", hero, reason="not-in-your-space", rival=rival.seat, space=where)


def why_not_this_phase(t: Realm, about: str = "") -> Iterator[Refusal]:
    """Why it is too early in the turn for what follows the movement, or too late for the Adventure phase."""
    if t.phase == "movement":
        yield Refusal("RB-TURN-02", about, reason="movement-comes-first")
    elif t.phase != "adventure":
        yield Refusal("RB-TURN-02", about, reason="adventure-phase-over")


@rule("RB-PVP-01", "RB-PVP-10", "RB-RUL-34")
def start_duel(t: Realm, rival: Party) -> None:
    """A Hero is attacked: the defender prepares first; his abilities are usable once in this fight."""
    t.tell("attacked", "RB-PVP-01", seat=t.active, rival=rival.seat)
    t.deed = "attack"
    rival.used = []
    t.fight = Fight(None, rival=rival.seat)
    t.phase = "rival-prepares"
