"""The faction turn: actions in any order, then Character Management, the turn marker, and what its space shows."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from locanda.kernel.decision import NO, YES, Decision, Option, Rules, ask, ask_any, option
from locanda.kernel.refusal import Refusal
from locanda.kit.ledger import rule

from .. import setup
from ..state import NOWHERE, Character, World
from ..vocabulary import Teleport
from . import (
    abilities,
    attack,
    body,
    challenge,
    classes,
    combat,
    events,
    gear,
    happenings,
    management,
    overlords,
    pvp,
    town,
    trading,
    travel,
)
from .moment import Moment

ACTIONS = 2
WAIT = Option("wait")
# TBG-TURN-07, in the order of the book.
KINDS = ("travel", "rest", "challenge", "train", "town")


@rule("TBG-TURN-01", "TBG-TURN-02", "TBG-TURN-03", "TBG-TURN-05", "TBG-SETUP-19", "TBG-RUL-49")
def begin_turn(t: World) -> Rules[None]:
    """The next faction is active: each of its characters has two actions."""
    t.active = (t.rounds - 1) % 2
    t.finished, t.waiting, t.traders = [], [], []
    t.tell("turn", "TBG-TURN-03", number=t.space, lap=t.lap, faction=t.active)
    for one in t.of(t.active):
        one.actions, one.travels, one.used = ACTIONS, 0, []
    for one in t.of(t.active):
        yield from abilities.automatic(t, one, "turn")
    t.phase = "actions"


# Actions


def _act(verb: str, one: Character) -> Option:
    return option(verb, one.id, one.index)


@rule("TBG-RUL-117")
def is_ready(t: World, one: Character) -> bool:
    """Whether a character may take an action now; whoever has used something before one takes it at once."""
    return one.actions > 0 and one.index not in t.finished and t.bound in (NOWHERE, one.index)


@rule("TBG-RUL-116")
def can_look(t: World, one: Character) -> bool:
    """Whether a character may look at a marker of the Overlord now; that needs no action."""
    return t.bound == NOWHERE and one.index not in t.finished and overlords.unseen(t, one)


def candidates(t: World, seat: int) -> Iterator[Option]:
    """Every action that the characters of a seat could think of."""
    for one in t.of(t.active):
        if one.seat != seat:
            continue
        if can_look(t, one):
            yield _act("look", one)
        if not is_ready(t, one):
            continue
        for verb in ("travel", "rest", "train", "town"):
            yield _act(verb, one)
        yield from challenge.candidates(t, one)
        for use in gear.outfit(t, one).at("action"):
            yield abilities.use_option(t, use, f"act.{one.id}")
        for use in gear.outfit(t, one).at("before-action"):
            yield abilities.use_option(t, use, f"first.{one.id}")
        if t.bound == NOWHERE:
            yield _act("finish", one)


@rule(
    "TBG-TURN-05",
    "TBG-TURN-07",
    "TBG-TURN-08",
    "TBG-CHAL-01",
    "TBG-TOWN-01",
    "TBG-RUL-10",
    "TBG-RUL-117",
)
def why_not_act(t: World, chosen: Option) -> Iterator[Refusal]:
    """Every reason that forbids an action: it is not the place for it, or independent creatures come first."""
    verb = chosen.verb
    if verb == "challenge":
        yield from challenge.why_not_challenge(t, chosen)
        return
    if verb.startswith(("act.", "first.")):
        one = named(t, verb.split(".", 1)[1])
        if verb.startswith("act."):
            # A Teleport is a Travel action like any other, with at least one region to go to.
            teleports = any(isinstance(step, Teleport) for step in chosen.value.terms.do)
            yield from (travel.why_not_travel if teleports else travel.why_not_leave)(t, one)
            if teleports and one.energy <= travel.wind_cost(t, one):
                yield Refusal(
                    "TBG-CHAR-02", reason="nothing-to-pay", card=chosen.value.card.id, resource="energy"
                )
        yield from abilities.why_not_use(Moment(t, one, _moment(verb)), chosen)
        return
    one = t.characters[chosen.value]
    if verb == "travel":
        yield from travel.why_not_travel(t, one)
    elif verb != "look":
        yield from travel.why_not_leave(t, one)
    if verb == "town" and not town.in_town(t, one):
        yield Refusal("TBG-TOWN-01", reason="no-town", region=t.library.atlas.regions[one.at].id)


def _moment(verb: str) -> str:
    return "action" if verb.startswith("act.") else "before-action"


def named(t: World, name: str) -> Character:
    """The character of this id."""
    return next(one for one in t.characters if one.id == name)


@rule("TBG-TURN-03", "TBG-TURN-06", "TBG-FACT-01", "TBG-RUL-10")
def actions(t: World) -> Rules[None]:
    """Any character of the active faction that has an action left takes one, or has finished; then the turn ends."""
    ready = [one for one in t.of(t.active) if is_ready(t, one)]
    seats = list(dict.fromkeys(one.seat for one in ready))
    traders = list(trading.partners(t)) if t.bound == NOWHERE else []
    lookers = [one.seat for one in t.of(t.active) if can_look(t, one)]
    if not ready and not traders and not lookers:
        _end_actions(t)
        return
    if not seats:
        seats = list(dict.fromkeys([t.characters[each.value[0]].seat for each in traders] + lookers))
    if all(seat in t.waiting for seat in seats):
        t.waiting = []
    asked = []
    for seat in seats:
        if seat in t.waiting:
            continue
        options = [each for each in candidates(t, seat) if next(why_not_act(t, each), None) is None]
        options += [each for each in traders if t.characters[each.value[0]].seat == seat]
        if not ready:
            options.append(option("finish", "", -1))
        elif len(seats) - len(t.waiting) > 1:
            options.append(WAIT)
        asked.append(
            Decision(
                seat,
                "action",
                options,
                ("TBG-TURN-07",),
                t,
                partial(candidates, seat=seat),
                why_not_act,
                facts={"left": {one.id: one.actions for one in ready if one.seat == seat}},
            )
        )
    if len(asked) == 1:
        chosen = yield asked[0]
        seat = asked[0].seat
    else:
        decision, chosen = yield from ask_any(asked)
        seat = decision.seat
    yield from _take(t, seat, chosen)


def _end_actions(t: World) -> None:
    t.finished, t.waiting, t.traders = [], [], []
    t.phase = "management"


def _take(t: World, seat: int, chosen: Option) -> Rules[None]:
    """An action is taken, or something that is none."""
    verb = chosen.verb
    if chosen is WAIT:
        t.waiting.append(seat)
        return
    if verb == "trade":
        trading.begin(t, *chosen.value)
        return
    if verb == "finish":
        if chosen.value < 0:
            _end_actions(t)
        else:
            one = t.characters[chosen.value]
            t.finished.append(one.index)
            t.tell("finished", "TBG-RUL-10", seat=one.seat, character=one.index)
        return
    if verb == "look":
        overlords.look(t, t.characters[chosen.value])
        return
    if verb.startswith("first."):
        one = named(t, verb.split(".", 1)[1])
        t.bound = one.index
        yield from abilities.use_card(Moment(t, one, "before-action"), chosen)
        return
    t.waiting, t.traders, t.bound = [], [], NOWHERE
    one = _actor(t, chosen)
    one.actions -= 1
    t.traders = [one.index]
    t.phase = "after-action"
    if verb == "travel":
        yield from travel.begin(t, one)
    elif verb == "rest":
        yield from town.rest(t, one)
    elif verb == "challenge":
        yield from challenge.challenge(t, chosen)
    elif verb == "train":
        yield from town.train(t, one)
    elif verb == "town":
        yield from town.town(t, one)
    else:
        yield from abilities.use_card(Moment(t, one, "action"), chosen)


def _actor(t: World, chosen: Option) -> Character:
    """The character that takes an action."""
    if chosen.verb.startswith("act."):
        return named(t, chosen.verb.split(".", 1)[1])
    one: Character = t.characters[chosen.value[0] if chosen.verb == "challenge" else chosen.value]
    return one


@rule("TBG-TIME-06", "TBG-RUL-99", "TBG-RUL-94")
def after_action(t: World) -> Rules[None]:
    """An action is over: what it brought beyond capacity goes, and a plague marker may be cleared."""
    for one in t.characters:
        body.settle(t, one)
        one.used = [key for key in one.used if _lasts_the_turn(t, key)]
    for who in t.traders:
        one = t.characters[who]
        lies = events.may_cleanse(t, one)
        if lies is not None:
            chosen = yield from ask(
                t, one.seat, "plague", (YES, NO), ("TBG-RUL-94",), facts={"character": who}
            )
            if chosen is YES:
                yield from events.cleanse_marker(t, one, lies)
    t.shared, t.survivors, t.levels = [], [], []
    t.phase = "actions"


def _lasts_the_turn(t: World, key: str) -> bool:
    """Whether a use counts for the whole faction turn."""
    card = t.library.by_id.get(key.split(".", 1)[0])
    return card is not None and any(ability.once == "turn" for ability in card.abilities)


# The end of the turn


@rule("TBG-EOT-01", "TBG-RUL-46")
def end_of_turn(t: World) -> Rules[None]:
    """Wars are checked before the marker moves."""
    yield from events.check_wars(t)
    if t.result is None:
        t.phase = "marker"


@rule(
    "TBG-EOT-03",
    "TBG-EOT-04",
    "TBG-EOT-05",
    "TBG-EOT-06",
    "TBG-RUL-47",
    "TBG-RUL-48",
    "TBG-TURN-04",
    "TBG-ALT-04",
    "TBG-ALT-05",
    "TBG-RUL-50",
    "TBG-MERCH-01",
)
def advance_marker(t: World) -> None:
    """The turn marker advances, and the icon of its new space works; after the last one comes the end, or a new lap."""
    t.space += 1
    if t.space > t.last_space:
        if "overlord-only" not in t.variants:
            t.tell("end-space", "TBG-EOT-04")
            t.phase = "final"
            return
        t.space, t.lap = 1, t.lap + 1
    t.tell("marker-moves", "TBG-EOT-03", number=t.space, lap=t.lap)
    icon = t.library.atlas.record.track[t.space - 1]
    if t.lap > 1 and icon not in ("", "event"):
        icon = "circle"
    t.phase = "turn"
    if icon == "event":
        t.drawn = []
        t.phase = "draw-event"
    elif icon:
        card = t.items[icon].draw()
        if card is not None:
            t.merchant.append(card)
            t.tell("merchant", "TBG-EOT-06", card=card.id, deck=icon)


def final_battle(t: World) -> None:
    """The last management is over: the final battle begins."""
    t.finished = []
    overlords.begin_final(t)


# What each Event does is known by its script.
SCRIPTS = happenings.SCRIPTS
# TBG-CMB-06, TBG-PVP-03: the steps of a round are phases, so that a combat can be copied in its middle.
PHASES = {
    "classes": classes.pick_classes,
    "factions": classes.draw_factions,
    "opening": setup.opening,
    "turn": begin_turn,
    "actions": actions,
    "moving": travel.moving,
    "trade": trading.trade,
    "round": combat.begin_round,
    "attacks": attack.attacks,
    "pool": attack.dice_pool,
    "rolled": attack.rolled,
    "rerolls": attack.rerolls,
    "after-rerolls": attack.after_rerolls,
    "tokens": attack.placement,
    "defense": combat.defense,
    "assignment": combat.assignment,
    "damage": combat.damage,
    "resolution": combat.resolution,
    "armor": pvp.armor,
    "pvp-assignment": pvp.assignment,
    "pvp-resolution": pvp.resolution,
    "round-end": combat.end_round,
    "combat-end": challenge.end,
    "rewards": challenge.rewards,
    "after-action": after_action,
    "management": management.management,
    "end-of-turn": end_of_turn,
    "marker": advance_marker,
    "draw-event": events.draw,
    "event": events.resolve,
    "bulwark": overlords.bulwark,
    "final": overlords.final_battle,
    "last-management": management.last_management,
    "final-battle": final_battle,
}
