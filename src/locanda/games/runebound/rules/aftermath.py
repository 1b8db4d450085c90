"""How fights end: won, escaped, failed or lost, and what each of them costs and gives."""

from __future__ import annotations

from locanda.kernel.decision import Rules, ask
from locanda.kernel.event import Result
from locanda.kit.effects import run
from locanda.kit.ledger import rule

from ..cards import ChallengeCard
from ..state import NOWHERE, Companion, Fight, Party, Possession, Realm
from . import abilities, duels, goods, modifiers, tokens, undefeated
from .moment import Moment


@rule("RB-RUL-57")
def settle(t: Realm, outcome: str) -> Rules[bool]:
    """Whether the fight is over, by this outcome or because somebody has fallen; if so everything is settled.

    An enemy that is beaten counts first, even if the same effect felled the Hero (RB-RUL-57).
    """
    fight = t.fight
    if t.result is not None or fight is None:
        return True
    if fight.foe is None:
        return (yield from _settle_duel(t, fight, outcome))
    if outcome == "won" or (fight.foe.life and fight.wounds >= modifiers.foe_life(t, fight.foe)):
        yield from win(t, fight, fight.foe)
    elif t.party.fallen:
        yield from lose(t, fight, fight.foe)
    elif outcome == "fled":
        yield from get_away(t, fight, fight.foe)
    elif outcome == "failed":
        fail(t, fight, fight.foe)
    else:
        return False
    return True


@rule(
    "RB-WIN-01",
    "RB-WIN-02",
    "RB-WIN-04",
    "RB-WIN-05",
    "RB-WIN-06",
    "RB-VIC-02",
    "RB-VIC-04",
    "RB-RUL-13",
    "RB-RUL-14",
    "RB-RUL-16",
    "RB-RUL-57",
)
def win(t: Realm, fight: Fight, foe: ChallengeCard) -> Rules[None]:
    """The Challenge is beaten: its reward and the Adventure token are taken, its card is kept or out of the game."""
    party = t.party
    t.tell("beat", "RB-WIN-01", seat=party.seat, card=foe.id)
    # Settle the fight before the reward, so that nothing of it lingers if the reward ends the game.
    if fight.slot >= 0:
        undefeated.free(t, fight.slot)
    if fight.encounter is None:
        _take_token(t, party)
    card = fight.encounter
    extra = modifiers.bounty(t, foe, party) if card is None else 0
    # RB-RUL-57: the reward counts even if the same effect felled the Hero; his defeat is settled afterwards.
    fell, party.fallen = party.fallen, False
    yield from _reward(t, party, foe, extra)
    if card is None and t.result is None:
        yield from abilities.trigger(t, party, "win")
    t.fight = None
    if t.result is not None:
        return
    if card is not None:
        t.removed.append(card)
        t.phase = "draw"
    if fell or party.fallen:
        yield from tokens.suffer_defeat(t, party)
        t.phase = "end"
    elif card is None or party.at != t.quest:
        leave_adventure(t)


@rule("RB-WIN-04", "RB-RUL-14")
def _take_token(t: Realm, party: Party) -> None:
    """The Adventure token of the space belongs to the winner; its colour says what it is worth (RB-RUL-49)."""
    colour = t.tokens.pop(t.quest, None)
    if colour is not None:
        party.tokens[colour] += 1
        t.tell("token", "RB-WIN-04", "RB-WIN-05", seat=party.seat, colour=colour)


@rule("RB-WIN-02", "RB-WIN-03", "RB-VIC-02", "RB-RUL-61")
def _reward(t: Realm, party: Party, foe: ChallengeCard, extra: int) -> Rules[None]:
    """The printed reward is taken."""
    reward = foe.reward
    assert t.fight is not None
    t.fight.settled = t.fight.encounter is None
    if reward.victory:
        t.removed.append(foe)
        t.result = Result((party.seat,), "RB-VIC-02")
        t.tell("won", "RB-VIC-02", "RB-VIC-01", seat=party.seat)
        return
    if reward.gold or extra:
        goods.gain_gold(t, party, reward.gold + extra)
    if reward.item is not None:
        yield from goods.gain_item(t, party, Possession(reward.item))
    elif reward.ally is not None:
        yield from goods.gain_ally(t, party, Companion(reward.ally))
    elif t.fight.settled:
        t.removed.append(foe)
    if reward.do and t.result is None:
        moment = Moment(t, party, "reward")
        moment.card = foe.id
        yield from run(moment, reward.do)


@rule("RB-ESC-04", "RB-ESC-05", "RB-ESC-06", "RB-ESC-07", "RB-PVP-08", "RB-RUL-11", "RB-RUL-21", "RB-RUL-40")
def get_away(t: Realm, fight: Fight, foe: ChallengeCard | None) -> Rules[None]:
    """The Hero has stepped back the way he came, the Challenge waits on the track, and the turn ends."""
    t.tell("escaped", "RB-ESC-04", seat=t.active)
    _leave_behind(t, fight, foe)
    yield from step_back(t, t.party)
    t.fight = None
    t.phase = "experience"


@rule("RB-ESC-04", "RB-RUL-20")
def step_back(t: Realm, party: Party) -> Rules[None]:
    """The pawn is on the space it came from, or on one that the player chose if there is none (RB-RUL-20)."""
    atlas = t.library.atlas
    back = party.came_from
    if back == NOWHERE:
        choices = [atlas.moves[space] for space in atlas.neighbours[party.at]]
        answer = yield from ask(
            t,
            party.seat,
            "step-back",
            choices,
            ("RB-ESC-04",),
            subject=t,
            candidates=duels.bystanders,
            why_not=duels.why_not_attack,
        )
        back = answer.value
    party.at, party.came_from = back, party.at
    t.tell("stepped-back", "RB-ESC-04", seat=party.seat, space=atlas.title(party.at))


@rule("RB-DEF-09", "RB-DEF-10", "RB-RUL-11", "RB-RUL-32")
def fail(t: Realm, fight: Fight, foe: ChallengeCard | None) -> None:
    """The Challenge is failed: it waits on the track, the Hero stays where he is, and the turn ends."""
    t.tell("failed", "RB-DEF-09", seat=t.active)
    _leave_behind(t, fight, foe)
    t.fight = None
    t.phase = "experience"


@rule("RB-DEF-07", "RB-DEF-08")
def lose(t: Realm, fight: Fight, foe: ChallengeCard) -> Rules[None]:
    """The Challenge has beaten the Hero: it waits on the track and the turn is over, without experience."""
    _leave_behind(t, fight, foe)
    yield from tokens.suffer_defeat(t, t.party)
    t.fight = None
    t.phase = "end"


@rule("RB-RUL-14", "RB-RUL-18", "RB-RUL-35")
def _leave_behind(t: Realm, fight: Fight, foe: ChallengeCard | None) -> None:
    """A Challenge goes to the track, or stays there (RB-RUL-18); an Encounter leaves the game (RB-RUL-35)."""
    if fight.encounter is not None:
        fight.settled = True
        t.removed.append(fight.encounter)
        t.tell("removed", "RB-ENC-03", card=fight.encounter.id)
    elif foe is not None and fight.slot < 0:
        fight.slot = undefeated.put_on_track(t, foe, t.quest)


@rule("RB-PVP-06", "RB-PVP-07", "RB-PVP-08", "RB-RUL-43", "RB-RUL-57", "RB-RUL-58")
def _settle_duel(t: Realm, fight: Fight, outcome: str) -> Rules[bool]:
    """Whether a fight between Heroes is over; if so the winner has taken spoils and the loser has paid."""
    attacker, defender = t.party, t.seats[fight.rival]
    if defender.fallen or attacker.fallen:
        winner, loser = (attacker, defender) if defender.fallen else (defender, attacker)
        t.tell("beat", "RB-PVP-06", seat=winner.seat, rival=loser.seat)
        yield from goods.take_spoils(t, winner, loser)
        if t.result is not None:
            return True
        was_attacker = attacker.fallen
        for party in (defender, attacker):
            if party.fallen:
                yield from tokens.suffer_defeat(t, party)
        t.fight = None
        t.phase = "end" if was_attacker else "experience"
        return True
    if outcome == "fled":
        yield from get_away(t, fight, None)
        return True
    if outcome == "failed":
        # RB-RUL-58: nobody wins an endless fight.
        t.fight = None
        t.phase = "experience"
        return True
    return False


@rule("RB-MKT-01", "RB-MOV-16", "RB-RUL-01", "RB-RUL-11", "RB-RUL-13")
def leave_adventure(t: Realm) -> None:
    """The Adventure phase is over: the Market phase follows in a town, otherwise the end of the turn."""
    t.quest = NOWHERE
    t.phase = "market" if t.party.at in t.library.atlas.town_at else "experience"
