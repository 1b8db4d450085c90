"""Movement: resting, the one-space move, the movement dice and where they lead."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from locanda.kernel.decision import Option, Rules, ask
from locanda.kernel.refusal import Refusal
from locanda.kit.ledger import rule
from locanda.kit.uses import mixed_candidates, mixed_why_not

from ..atlas import FACES, STOP, TERRAINS, TOWN, WILD_FACE, Atlas, journeys
from ..atlas import STEP as STEP_INTO
from ..state import NOWHERE, Party, Realm
from . import abilities, adventure, duels, market, modifiers, tokens
from .moment import Moment

ROLL = Option("roll")
STEP = Option("step")
REST = tuple(Option("rest", str(n), n) for n in range(20))
STARTS = [(ROLL, STEP, *REST[1 : dice + 1]) for dice in range(20)]


class March(msgspec.Struct, frozen=True, gc=False):
    """A pawn on its way by the dice: those rolled, the journey that some have paid for, and the dice left out before.

    `passes` are the terrains that every die leads into, as a bit set.
    """

    table: Realm
    rested: int
    dice: tuple[int, ...]
    done: int
    steps: int
    passes: int


@rule("RB-MOV-01", "RB-MOV-02", "RB-MOV-13", "RB-MOV-14", "RB-MOV-15", "RB-COMP-05", "RB-RUL-09", "RB-RUL-12")
def movement(t: Realm) -> Rules[None]:
    """The pawn, which stands for the Hero and all Allies, has rested, taken one step, or moved by the dice."""
    party = t.party
    _enter_the_map(t, party)
    moment = Moment(t, party, "movement")
    in_town = party.at in t.library.atlas.town_at
    while True:
        allowance = dice_allowance(t, party, in_town, moment.extra_dice)
        found = abilities.usable(moment)
        answer = yield from ask(
            t,
            party.seat,
            "movement",
            [*STARTS[allowance], *abilities.options(found)] if found else STARTS[allowance],
            ("RB-MOV-11", "RB-MOV-14"),
            subject=abilities.mixed(moment, t, _later_deeds, adventure.why_not_deed),
            candidates=mixed_candidates,
            why_not=mixed_why_not,
            facts={"dice": allowance},
        )
        if answer.verb != "use":
            break
        yield from abilities.use(moment, answer, found)
        if party.fallen:
            return (yield from adventure.settle_falls(t))
    if answer is STEP:
        yield from single_step(t, party)
    else:
        left_out = answer.value or 0
        if left_out:
            yield from rest(t, party, left_out)
        if allowance > left_out:
            yield from move_by_dice(t, party, allowance - left_out, rested=left_out)
    t.rolled = []
    if party.fallen:
        return (yield from adventure.settle_falls(t))
    t.phase = "arrive"
    return None


def _later_deeds(t: Realm) -> Iterator[Option]:
    """What the space where the pawn stands brings to mind before it has moved."""
    if t.party.at in t.tokens:
        yield adventure.ATTEMPT
    if t.party.at in t.library.atlas.town_at:
        yield market.VISIT
    yield from duels.bystanders(t)


@rule("RB-MOV-02", "RB-RUL-59")
def _enter_the_map(t: Realm, party: Party) -> None:
    """On the first turn the pawn is placed in Tamalir, where that turn counts as begun."""
    if party.at == NOWHERE:
        tokens.place(t, party, t.library.atlas.find("tamalir"))


@rule("RB-MOV-03", "RB-MOV-04", "RB-RUL-48")
def dice_allowance(t: Realm, party: Party, in_town: bool, extra: int) -> int:
    """The movement dice: five if the turn began in a town, else four, more or fewer by cards (RB-RUL-48)."""
    dice = (5 if in_town else 4) + modifiers.movement_dice(modifiers.active(t, party), in_town) + extra
    return max(0, dice)


@rule("RB-MOV-11", "RB-MOV-12", "RB-RUL-08")
def rest(t: Realm, party: Party, dice: int) -> Rules[None]:
    """Each die left out has removed 1 exhaustion from the Hero or an Ally; with none left it is wasted (RB-RUL-08)."""
    t.tell("rested", "RB-MOV-11", seat=party.seat, dice=dice)
    more = modifiers.sleep(t, party)
    for number in range(dice):
        tired = [ally for ally in party.allies if ally.exhaustion]
        found, ally = yield from tokens.choose_character(t, party, "rest", party.exhaustion > 0, tired)
        if not found:
            return
        tokens.relieve(t, party, ally, 1 + (more if number == 0 else 0))


@rule("RB-MOV-14", "RB-RUL-07")
def single_step(t: Realm, party: Party) -> Rules[None]:
    """The Hero has entered one adjacent space of any terrain, without a die (RB-RUL-07)."""
    atlas = t.library.atlas
    options = [atlas.moves[space] for space in atlas.neighbours[party.at]]
    answer = yield from ask(t, party.seat, "step", options, ("RB-MOV-14",))
    yield from enter(t, party, answer.value, modifiers.tolls(modifiers.active(t, party)))


@rule("RB-MOV-06", "RB-MOV-08", "RB-MOV-10")
def move_by_dice(t: Realm, party: Party, count: int, rested: int) -> Rules[None]:
    """The Hero has moved as far as the player liked along paths that the dice can pay for; the rest is lost."""
    atlas = t.library.atlas
    t.rolled = _roll(t, party, count)
    moment = Moment(t, party, "moving")
    dice = tuple(sorted(t.rolled))
    done = 0
    entered: list[int] = []
    passes, tolls = _ways(t, party)
    while True:
        reach = atlas.reach(party.at, dice, done, len(entered), passes)
        moment.steps = len(entered)
        found = abilities.usable(moment)
        answer = yield from ask(
            t,
            party.seat,
            "move",
            [*reach.options, *abilities.options(found)] if found else reach.options,
            ("RB-MOV-01", "RB-MOV-06"),
            subject=abilities.mixed(
                moment, March(t, rested, dice, done, len(entered), passes), _spaces, why_not_move
            ),
            candidates=mixed_candidates,
            why_not=mixed_why_not,
            facts={"rolled": t.rolled, "entered": entered},
        )
        if answer is STOP:
            return
        if answer.verb == "use":
            yield from abilities.use(moment, answer, found)
            if party.fallen:
                return
            if moment.reroll_dice:
                t.rolled[:count] = _roll(t, party, count)
                moment.reroll_dice = False
            t.rolled += [WILD_FACE] * moment.wild
            moment.wild = 0
            dice = tuple(sorted(t.rolled))
            passes, tolls = _ways(t, party)
            continue
        avoid = sum(1 << terrain for terrain in tolls)
        for space in atlas.path(party.at, answer.value, dice, done, len(entered), passes, avoid):
            yield from enter(t, party, space, tolls)
            if party.fallen:
                return
            done += STEP_INTO[atlas.terrain[space]]
            entered.append(atlas.terrain[space])
        if len(entered) == len(dice):
            return
        if tolls:  # paying may have cost a card
            passes, tolls = _ways(t, party)


def _ways(t: Realm, party: Party) -> tuple[int, dict[int, int]]:
    """The terrains that every die leads into, as a bit set, and those that cost exhaustion; cards decide both."""
    mods = modifiers.active(t, party)
    return modifiers.open_terrains(mods), modifiers.tolls(mods)


@rule("RB-RUL-03")
def _roll(t: Realm, party: Party, count: int) -> list[int]:
    """The faces that so many movement dice show."""
    faces = [t.dice.roll(len(FACES), "movement") - 1 for _ in range(count)]
    if t.journal is not None:
        t.tell("movement-roll", "RB-MOV-06", seat=party.seat, faces=list(faces))
    return faces


@rule("RB-MOV-10", "RB-RUL-05")
def enter(t: Realm, party: Party, space: int, tolls: dict[int, int]) -> Rules[None]:
    """The pawn is on the space, whatever else is there; a terrain with a toll has cost exhaustion."""
    party.came_from, party.at = party.at, space
    atlas = t.library.atlas
    if t.journal is not None:
        t.tell("moved", "RB-MOV-06", seat=party.seat, space=atlas.title(space))
    toll = sum(cost for terrain, cost in tolls.items() if modifiers.counts_as(t, space, terrain, -cost))
    if toll:
        yield from tokens.take_exhaustion(t, party, None, toll)


def _spaces(march: March) -> Iterator[Option]:
    yield STEP
    yield from march.table.library.atlas.moves


@rule("RB-MOV-06", "RB-MOV-15", "RB-RUL-09")
def why_not_move(march: March, option: Option) -> Iterator[Refusal]:
    """Why a space cannot be reached with these dice, or a step not be taken any more."""
    atlas, here, space = march.table.library.atlas, march.table.party.at, option.about
    left = len(march.dice) - march.steps
    if option is STEP:
        if march.rested:
            yield Refusal("RB-MOV-15", reason="rested-already", dice=march.rested)
        else:
            yield Refusal("RB-MOV-14", reason="rolled-already")
    elif option.value == here:
        yield Refusal("RB-MOV-01", space, reason="there-already")
    elif (steps := atlas.distances(here)[option.value]) > left:
        yield Refusal("RB-MOV-06", space, reason="too-far", steps=steps, dice=left)
    elif option not in atlas.reach(here, march.dice, march.done, march.steps, march.passes).options:
        ways = one_die_more(atlas, here, march.dice, march.done, march.steps, march.passes)
        lacking = tuple(number for number in range(len(TERRAINS)) if ways[number] >> option.value & 1)
        if any(number == TOWN or march.passes >> number & 1 for number in lacking):
            yield Refusal("RB-MOV-06", space, reason="one-die-short")
        elif lacking:
            terrains = tuple(TERRAINS[number] for number in lacking)
            yield Refusal("RB-MOV-06", space, reason="no-die-for", terrains=terrains)
        else:
            yield Refusal("RB-MOV-06", space, reason="dice-short")


@lru_cache(maxsize=200)
def one_die_more(
    atlas: Atlas, start: int, dice: tuple[int, ...], done: int, steps: int, passes: int
) -> tuple[int, ...]:
    """For each terrain, where one more die that leads into it would take the pawn, as a bit set.

    Dice are not bound to steps before they must be (RB-RUL-04), so the new one may pay for a step already taken.
    """
    walks, _ = atlas.walks(start, len(dice) - steps + 1)
    found = [0] * len(TERRAINS)
    for journey in journeys(dice, passes):
        for terrain, step in enumerate(STEP_INTO):
            # Without the steps taken; where they are not part of it, some count is higher than that of any walk.
            rest_of_it = journey + step - done
            if rest_of_it in walks:
                found[terrain] |= walks[rest_of_it][1]
    return tuple(found)
