"""Prospects: what an offered option is likely to lead to, exactly, for people who choose.

Of a fight: the chance of winning it if it is fought to its end by whoever has the best chance in each phase, and
nobody uses, pays or agrees to anything on the way. Of an escape: the chance of getting away before the Hero falls, for
somebody who tries until then. Of a test: the chance of passing it.
"""

from __future__ import annotations

from typing import NamedTuple

from locanda.kernel.decision import NO, Decision, Option
from locanda.kit.choices import promised
from locanda.kit.effects import Step

from .. import vocabulary as v
from ..cards import TYPES, ChallengeCard
from ..rules import adventure, checks, combat, modifiers
from ..rules.moment import Moment
from ..rules.undefeated import slot_at
from ..state import Fight, Party, Realm
from . import odds
from .forecast import DEFENCE, FREELY, FULL, HERO, LOST, WON, Forecast, chance

_MOST_FORECASTS = 120


class Prospect(NamedTuple):
    """Something that may come true (`fight`, `beat`, `unseen`, `duel`, `escape`, `test`), how likely, and of whom.

    It is `rough` where not everybody's attack is tried in every phase.
    """

    kind: str
    chance: float
    about: str = ""
    rough: bool = False


def prospect(t: Realm, decision: Decision, option: Option) -> Prospect | None:
    """What choosing an option is likely to lead to; nothing where no number helps."""
    party, prompt = t.seats[decision.seat], decision.prompt
    if prompt == "adventure":
        return _adventure(t, party, option)
    if prompt == "test":
        return Prospect("test", _test(t, party, decision, option))
    if prompt == "peek" and option is NO:
        card = t.library.by_id[(decision.facts or {})["card"]]
        return _beating(t, party, card, -1) if isinstance(card, ChallengeCard) else None
    if t.fight is None or decision.seat != t.active:
        return _promised_test(t, party, decision, option)
    if prompt == "escape" and option is combat.ESCAPE:
        return Prospect("escape", escape_chance(t, party, t.fight))
    if prompt.startswith("attack.") or option.key in ("stay", "done") or prompt == "choose":
        found = _fighting(t, party, decision, option)
        return None if found is None else Prospect("fight", found, rough=_is_crowded(party))
    return _promised_test(t, party, decision, option)


# Adventures


def _adventure(t: Realm, party: Party, option: Option) -> Prospect | None:
    """What attempting the adventure of the space, or attacking a Hero there, is likely to lead to."""
    if option is adventure.ATTEMPT:
        slot = slot_at(t, party.at)
        card = t.track[slot] if slot >= 0 else known_top(t, party)
        if card is not None:
            if not isinstance(card, ChallengeCard):
                return None
            return _beating(t, party, card, slot)
        foes = odds.unseen(t, t.tokens[party.at])
        if not foes:
            return None
        likely = sum(facing(t, party, foe, -1) for foe in foes) / len(foes)
        return Prospect("unseen", likely, rough=_is_crowded(party))
    rival = next((one for one in t.seats if option.verb == "attack" and one.hero.id == option.about), None)
    if rival is None:
        return None
    forecast = forecast_of(t, party, Fight(None, rival=rival.seat))
    likely = forecast.value(0, 0, forecast.state(t), 1)
    return Prospect("duel", likely, rival.hero.id, _is_crowded(party))


def _is_crowded(party: Party) -> bool:
    """Whether so many Allies can attack that not everybody is tried in every phase."""
    return sum(ally.face_up for ally in party.allies) > FREELY


def _beating(t: Realm, party: Party, foe: ChallengeCard, slot: int) -> Prospect:
    return Prospect("beat", facing(t, party, foe, slot), foe.id, _is_crowded(party))


def known_top(t: Realm, party: Party) -> object | None:
    """The card on top of the deck here, if the party has looked at it in this turn and left it there."""
    left = False
    for event in reversed(t.journal or ()):
        if event.kind == "looked" and event.seat == party.seat:
            left = not event.facts["buried"]
        elif event.kind == "peeked" and event.seat == party.seat:
            return t.library.by_id[event.facts["card"]] if left else None
        elif event.kind in ("turn", "moved", "placed", "drew"):
            break
    return None


def facing(t: Realm, party: Party, foe: ChallengeCard, slot: int) -> float:
    """The chance of beating a Challenge that is not fought yet: its own text comes first."""
    forecast = forecast_of(t, party, Fight(foe, slot=slot))
    return opening(forecast, foe.before, forecast.state(t))


def opening(forecast: Forecast, effects: tuple[Step, ...], state: int) -> float:
    """The chance of winning when these effects of a Challenge's text are still to come."""
    foe = forecast.fight.foe
    assert foe is not None
    if forecast.is_beaten(state):
        return 1.0
    if not effects:
        return forecast.value(0, 0, state, 1) if foe.life else 0.0
    effect, rest = effects[0], effects[1:]
    match effect:
        case v.Win():
            return 1.0
        case v.Fail():
            return 0.0
        case v.Test(success=success, failure=failure):
            bonus = checks.test_bonus(forecast.table, forecast.party, effect.characteristic, effect.skill)
            p = chance(bonus, effect.target)
            passed = p * opening(forecast, success + rest, state) if p else 0.0
            return passed + (1 - p) * opening(forecast, failure + rest, state)
        case v.Choose(first=first, second=second):
            return max(opening(forecast, first + rest, state), opening(forecast, second + rest, state))
        case v.Wound(who="enemy", amount=amount):
            return opening(forecast, rest, min(FULL, (state & FULL) + amount) | state & ~FULL)
        case v.Wound(amount=amount, who=who):
            return max(_ahead(forecast, rest, struck) for struck in _struck(forecast, state, who, amount, 0))
        case v.Tire(amount=amount, who=who):
            return max(_ahead(forecast, rest, struck) for struck in _struck(forecast, state, who, 0, amount))
        case v.Attack():
            figures = forecast.figures(forecast.alive(state), 1)
            phase = TYPES.index(effect.type)
            if figures.targets[phase] is None:
                return opening(forecast, rest, state)
            act = forecast.act(figures, phase, HERO)
            p = chance(act.bonus + effect.bonus, act.target)
            hit = _ahead(forecast, rest, forecast.hit(act, state, figures))
            return p * hit + (1 - p) * opening(forecast, rest, state)
    return opening(forecast, rest, state)


def _ahead(forecast: Forecast, rest: tuple[Step, ...], state: int) -> float:
    return float(state == WON) if state in (WON, LOST) else opening(forecast, rest, state)


def _struck(forecast: Forecast, state: int, who: str, wounds: int, exhaustion: int) -> list[int]:
    """The states that an effect can lead to: one for each whom the player may choose."""
    figures = forecast.figures(forecast.alive(state), 1)
    allies = [
        number for number in range(1, len(forecast.team) + 1) if forecast.alive(state) >> number - 1 & 1
    ]
    everybody = {"you": [HERO], "everyone": [HERO], "party": [HERO, *allies], "allies": allies}
    if who not in everybody:
        able = [HERO, *allies] if who == "anyone" else allies
        return [forecast.hurt(state, one, wounds, exhaustion, figures) for one in able] or [state]
    for one in everybody[who]:
        state = forecast.hurt(state, one, wounds, exhaustion, figures)
        if state == LOST:
            break
    return [state]


# Fights


def forecast_of(t: Realm, party: Party, fight: Fight) -> Forecast:
    """The forecast of a fight; the same for all states that it comes to while nobody uses or loses a card."""
    known: dict[tuple[object, ...], Forecast] = t.library.notebook("forecasts")
    key = (
        *(fight.foe and fight.foe.id, fight.encounter is None, fight.slot >= 0, fight.quiet),
        *(t.active, t.event and t.event.id, tuple(fight.boosts), tuple(fight.rival_boosts)),
        *_figure(t, party),
        *(_figure(t, t.seats[fight.rival]) if fight.foe is None else ()),
    )
    found = known.get(key)
    if found is None:
        while len(known) >= _MOST_FORECASTS:
            del known[next(iter(known))]
        found = known[key] = Forecast(t, party, fight)
    return found


def _figure(t: Realm, party: Party) -> tuple[object, ...]:
    """What the strength of a party depends on, beside its wounds."""
    return (
        *(party.seat, party.hero.id, *party.learned, *party.grown),
        t.library.atlas.terrain[party.at] if party.at >= 0 else -1,
        *((item.card.id, item.face_up) for item in party.items),
        *((ally.card.id, ally.face_up) for ally in party.allies),
        *(kept.card.id for kept in party.kept),
    )


def _fighting(t: Realm, party: Party, decision: Decision, option: Option) -> float | None:
    """The chance of winning the fight at hand if an option is chosen now; none where it cannot be told."""
    fight, moment = t.fight, decision.subject
    assert fight is not None
    forecast = forecast_of(t, party, fight)
    state, round_ = forecast.state(t), min(fight.round, forecast.last)
    if t.phase == "challenge":
        foe = fight.foe
        if decision.prompt != "choose" or foe is None or not foe.before or foe.before[-1] is not moment:
            return None
        return opening(forecast, promised(moment, option), state)
    if t.phase in ("prepare", "escape"):
        by_itself = decision.prompt in ("use.before-combat", "escape", "use.round")
        return forecast.value(0, 0, state, round_) if by_itself else None
    if t.phase not in TYPES:
        return None
    phase, mask = TYPES.index(t.phase), forecast.attacked(t)
    if decision.prompt.startswith("attack."):
        ally = next((one for one in party.allies if one.card.id == option.about), None)
        who = DEFENCE if option.verb == "defend" else forecast.number(ally)
        return forecast.of_act(phase, mask, state, round_, who, fight.target)
    return _in_mid_air(forecast, moment, phase, mask, state, round_, fight.target)


def _in_mid_air(
    forecast: Forecast, moment: Moment, phase: int, mask: int, state: int, round_: int, target: int
) -> float | None:
    """The chance of winning if nothing is used while somebody rolls, hits or is about to be wounded."""
    if not isinstance(moment, Moment) or moment.party.seat != forecast.party.seat:
        return None
    if moment.ally is not None and not moment.ally.face_up:
        return None
    number = forecast.number(moment.ally)
    figures = forecast.figures(forecast.alive(state), round_)
    if moment.when == "wound":
        if not forecast.is_beaten(state):
            state = forecast.hurt(state, number, moment.wounds, 0, figures)
        else:
            state = WON
        return forecast.after(None, phase, mask, state, round_)
    who = DEFENCE if moment.kind == "defence" else number
    if moment.when == "before-roll":
        return forecast.of_act(phase, mask, state, round_, who, target, moment.add)
    act = forecast.act(figures, phase, who)
    if moment.when == "after-roll":
        return forecast.after(act, phase, mask, forecast.miss(act, state, figures), round_)
    if moment.when == "hit":
        more = 0 if figures.immune[phase] else moment.damage
        act = act._replace(damage=act.damage + more)
        return forecast.after(act, phase, mask, forecast.hit(act, state, figures), round_)
    return None


def escape_chance(t: Realm, party: Party, fight: Fight) -> float:
    """The chance of getting away before the Hero falls: every failure costs a wound, and he tries again."""
    bonus = modifiers.characteristic(t, party, None, 0) + modifiers.roll_bonus(t, party, None, "escape")
    tries = max(1, modifiers.life(t, party) - party.wounds)
    if fight.foe is not None:
        return 1.0 - (1.0 - chance(bonus, modifiers.target(t, fight.foe, 0) or 0)) ** tries
    if fight.target:
        return 1.0 - (1.0 - chance(bonus, fight.target)) ** tries
    # RB-RUL-40: the defender rolls once for all attempts of this phase.
    rival = t.seats[fight.rival]
    held = modifiers.characteristic(t, rival, None, 0) + modifiers.roll_bonus(t, rival, None, "resistance")
    return 1.0 - sum((1.0 - chance(bonus, die + held)) ** tries for die in range(1, 21)) / 20


# Tests


def _test(t: Realm, party: Party, decision: Decision, option: Option) -> float:
    """The chance of passing the test at hand if it is rolled now, or after one effort."""
    given = decision.facts or {}
    bonus = checks.test_bonus(t, party, given["characteristic"], given["skill"]) + given["bonus"]
    if option is checks.EXERT:
        bonus += party.hero.skills[given["skill"]]
        if modifiers.stamina(t, party) <= party.exhaustion and modifiers.life(t, party) <= party.wounds + 1:
            return 0.0  # the effort itself fells the Hero
    return chance(bonus, given["target"])


def _promised_test(t: Realm, party: Party, decision: Decision, option: Option) -> Prospect | None:
    """The chance of passing the test that an option leads to at once."""
    if decision.prompt not in ("choose", "may", "pay") or option is NO:
        return None
    test = next((one for one in promised(decision.subject, option) if isinstance(one, v.Test)), None)
    if test is None:
        return None
    bonus = checks.test_bonus(t, party, test.characteristic, test.skill)
    return Prospect("test", chance(bonus, test.target))
