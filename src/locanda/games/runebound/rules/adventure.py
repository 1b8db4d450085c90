"""The Adventure phase: arriving, attempting or declining an adventure, drawing cards, attacking other Heroes."""

from __future__ import annotations

from collections.abc import Iterator

from locanda.kernel.decision import Option, Rules, ask
from locanda.kernel.refusal import Refusal
from locanda.kit.effects import run
from locanda.kit.ledger import rule
from locanda.kit.uses import mixed_candidates, mixed_why_not

from ..cards import ChallengeCard, EncounterCard, EventCard
from ..state import NOWHERE, Fight, Kept, Party, Realm
from . import abilities, aftermath, duels, effects, goods, tokens, undefeated
from .moment import Moment

ATTEMPT = Option("attempt")
DECLINE = Option("decline")
PASS = Option("pass")


@rule("RB-ENC-01")
def arrive(t: Realm) -> Rules[None]:
    """Errands that end here are fulfilled; then the Adventure phase begins."""
    party = t.party
    if party.at in t.library.atlas.town_at:
        town = t.library.atlas.title(party.at)
        for kept in list(party.kept):
            errand = kept.card.errand
            if errand is not None and not errand.turns and errand.town in ("", town) and not party.fallen:
                yield from fulfil(t, party, kept)
    t.phase = "adventure"
    yield from settle_falls(t)


def fulfil(t: Realm, party: Party, kept: Kept) -> Rules[None]:
    """What a kept Encounter promised has happened, and the card has left the game."""
    errand = kept.card.errand
    assert errand is not None
    t.tell("fulfilled", "RB-ENC-02", seat=party.seat, card=kept.card.id)
    goods.remove_kept(t, party, kept)
    moment = Moment(t, party, "errand")
    moment.card = kept.card.id
    yield from run(moment, errand.do)


@rule(
    "RB-ADV-01",
    "RB-ADV-02",
    "RB-MOV-16",
    "RB-PVP-01",
    "RB-PVP-09",
    "RB-PVP-10",
    "RB-UND-02",
    "RB-DEF-10",
    "RB-RUL-10",
    "RB-RUL-11",
    "RB-RUL-13",
)
def adventure(t: Realm) -> Rules[None]:
    """The player attempts the adventure of the space or leaves it, or attacks one Hero there, but not both."""
    party = t.party
    others = duels.rivals(t)
    has_token = party.at in t.tokens
    if not has_token and not others:
        return aftermath.leave_adventure(t)
    moment = Moment(t, party, "adventure")
    while True:
        found = abilities.usable(moment)
        options = [ATTEMPT, DECLINE] if has_token else [PASS]
        options += [duels.attack_option(rival.hero.id) for rival in others]
        answer = yield from ask(
            t,
            party.seat,
            "adventure",
            [*options, *abilities.options(found)],
            ("RB-ADV-01", "RB-PVP-09"),
            subject=abilities.mixed(moment, t, deeds, why_not_deed),
            candidates=mixed_candidates,
            why_not=mixed_why_not,
        )
        if answer.verb != "use":
            break
        yield from abilities.use(moment, answer, found)
        if party.fallen:
            return (yield from settle_falls(t))
    if answer is ATTEMPT:
        t.deed = "adventure"
        t.quest = party.at
        t.phase = "draw"
    elif answer is DECLINE:
        t.tell("declined", "RB-ADV-02", seat=party.seat)
        t.phase = "experience"
    elif answer is PASS:
        aftermath.leave_adventure(t)
    else:
        rival = next(one for one in others if one.hero.id == answer.about)
        duels.start_duel(t, rival)
    return None


def deeds(t: Realm) -> Iterator[Option]:
    """What can be thought of in an Adventure phase."""
    yield ATTEMPT
    yield PASS
    yield from duels.others(t)


@rule("RB-PVP-09")
def why_not_deed(t: Realm, option: Option) -> Iterator[Refusal]:
    """Every reason against an adventure here, against going on without one, or against an attack on a Hero."""
    if option.verb == "attack":
        yield from duels.why_not_attack(t, option)
    elif t.deed == "attack":
        yield Refusal("RB-PVP-09", reason="attacked-instead")
    elif t.deed == "adventure":
        yield Refusal("RB-TURN-02", reason="attempted-already")
    elif t.phase != "adventure":
        yield from duels.why_not_this_phase(t)
    elif option is ATTEMPT and t.party.at not in t.tokens:
        yield Refusal("RB-ADV-01", reason="no-token-here")
    elif option is PASS and t.party.at in t.tokens:
        yield Refusal("RB-ADV-02", reason="token-here", colour=t.tokens[t.party.at])


@rule("RB-ADV-03", "RB-UND-01", "RB-COMP-04", "RB-EVT-06", "RB-ENC-04", "RB-RUL-15", "RB-RUL-36", "RB-RUL-37")
def draw(t: Realm) -> Rules[None]:
    """The waiting card is faced, or the top card of the deck of the token's colour is revealed and resolved.

    After an Event or an Encounter the next card of the same colour is drawn (RB-RUL-36).
    """
    slot = undefeated.slot_at(t, t.quest)
    if slot >= 0:
        card = t.track[slot]
        assert card is not None
        t.tell("faced", "RB-UND-01", seat=t.active, card=card.id)
        start_fight(t, card, slot)
        return
    drawn = t.decks[t.tokens[t.quest]].draw()
    if drawn is None:
        t.tell("nothing-drawn", "RB-ADV-03", seat=t.active)
        aftermath.leave_adventure(t)
        return
    t.tell("drew", "RB-ADV-03", seat=t.active, card=drawn.id)
    if isinstance(drawn, ChallengeCard):
        start_fight(t, drawn, -1)
        return
    t.drawn = drawn
    if isinstance(drawn, EventCard):
        yield from resolve_event(t, drawn)
    else:
        yield from resolve_encounter(t, drawn)


@rule("RB-RUL-34")
def start_fight(t: Realm, card: ChallengeCard, slot: int, encounter: EncounterCard | None = None) -> None:
    """A Challenge, or the foe of an Encounter, is faced: its own text comes first."""
    if t.house.once_a_combat:
        t.party.used = []
    t.fight = Fight(card, slot=slot, encounter=encounter)
    t.phase = "challenge"


@rule("RB-EVT-01", "RB-EVT-02", "RB-EVT-03", "RB-EVT-04", "RB-EVT-05", "RB-EVT-06", "RB-RUL-38")
def resolve_event(t: Realm, event: EventCard) -> Rules[None]:
    """An Event with a higher number than any before is in force at once; another leaves the game without effect."""
    t.drawn = None
    top = max((one.number for one in t.events), default=0)
    if event.number > top:
        t.events.append(event)
        t.tell("event", "RB-EVT-02" if top == 0 else "RB-EVT-03", card=event.id)
        yield from effects.event_now(t, event)
        yield from settle_falls(t)
    else:
        t.removed.append(event)
        t.tell("event-ignored", "RB-EVT-04", card=event.id)


@rule("RB-ENC-01", "RB-ENC-02", "RB-ENC-03", "RB-ENC-04", "RB-RUL-36", "RB-RUL-63")
def resolve_encounter(t: Realm, card: EncounterCard) -> Rules[None]:
    """The Encounter's text is resolved; its card is kept or out of the game, and unless the turn ends, draw again."""
    party = t.party
    moment = Moment(t, party, "encounter")
    moment.card = card.id
    yield from run(moment, card.do)
    t.drawn = None
    if moment.outcome == "fight" and card.foe is not None and not party.fallen:
        start_fight(t, t.library.foes[card.id], -1, card)
        return
    if moment.kept:
        party.kept.append(Kept(card))
        t.tell("kept", "RB-ENC-02", seat=party.seat, card=card.id)
    else:
        t.removed.append(card)
        t.tell("removed", "RB-ENC-03", seat=party.seat, card=card.id)
    if party.fallen:
        yield from settle_falls(t)
    elif party.at != t.quest:
        # RB-RUL-36: whoever was moved away draws no further card.
        aftermath.leave_adventure(t)


@rule("RB-RUL-62")
def settle_falls(t: Realm) -> Rules[None]:
    """Every Hero who fell outside a fight has paid for it; the active player's turn is over then (RB-RUL-62)."""
    for party in (*t.seats[t.active :], *t.seats[: t.active]):
        if party.fallen:
            yield from tokens.suffer_defeat(t, party)
            if party is t.party:
                t.quest = NOWHERE
                t.phase = "end"
