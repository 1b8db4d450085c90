"""The turn: Refresh, Movement, Adventure, Market, Experience, and the next player to the left."""

from __future__ import annotations

from locanda.kernel.decision import Rules
from locanda.kit.ledger import rule

from ..state import NOWHERE, Realm
from . import abilities, adventure, combat, experience, market, movement


@rule("RB-TURN-04", "RB-TURN-03", "RB-RUL-34", "RB-RUL-52")
def refresh(t: Realm) -> Rules[None]:
    """The active player's activated cards lie face up again; kept Encounters count the turn."""
    party = t.party
    t.tell("turn", "RB-TURN-01", seat=t.active, round=t.rounds, card=party.hero.id)
    party.used = []
    party.bought = []
    party.sold = []
    party.traded = []
    party.face_up = True
    for item in party.items:
        item.face_up = True
    for ally in party.allies:
        ally.face_up = True
    for kept in list(party.kept):
        kept.turns += 1
        errand = kept.card.errand
        if errand is not None and errand.turns and kept.turns >= errand.turns:
            yield from adventure.fulfil(t, party, kept)
    yield from abilities.trigger(t, party, "turn")
    t.phase = "movement"
    yield from adventure.settle_falls(t)


@rule("RB-TURN-01", "RB-TURN-03", "RB-MOV-08")
def end(t: Realm) -> None:
    """The turn is over; the player to the left begins with the Refresh phase."""
    t.quest = NOWHERE
    t.deed = ""
    t.fight = None
    t.rolled = []
    t.active = (t.active + 1) % len(t.seats)
    if t.active == t.first:
        t.rounds += 1
    t.phase = "refresh"


# RB-TURN-02, RB-COM-01: the phases of a turn and of a combat round, in the book's order.
PHASES = {
    "refresh": refresh,
    "movement": movement.movement,
    "arrive": adventure.arrive,
    "adventure": adventure.adventure,
    "draw": adventure.draw,
    "challenge": combat.challenge_text,
    "rival-prepares": combat.rival_prepares,
    "prepare": combat.prepare,
    "escape": combat.escape,
    "ranged": combat.ranged,
    "melee": combat.melee,
    "magic": combat.magic,
    "market": market.market,
    "experience": experience.experience,
    "end": end,
}
