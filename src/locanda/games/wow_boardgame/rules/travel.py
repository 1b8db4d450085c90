"""The Travel action: up to two moves over open borders or between flight paths, and what stops them."""

from __future__ import annotations

from collections.abc import Iterator

from locanda.kernel.decision import Option, Rules, ask
from locanda.kernel.refusal import Refusal
from locanda.kit.effects import run
from locanda.kit.ledger import rule

from ..state import NOWHERE, Character, World
from ..vocabulary import LeaveFreely, OneTravel, PassThrough
from . import abilities, body, gear
from .moment import Moment

MOVES = 2
STOP = Option("stop")
PLAGUELANDS = ("western-plaguelands", "eastern-plaguelands")
WINDS = "foul-plaguewinds"
WIND_COST = 1


@rule("TBG-TURN-09")
def has_independents(t: World, region: int) -> bool:
    """Whether independent creatures stand in a region."""
    return any(one.at == region and not one.quest for one in t.figures)


def lasts(t: World, one: Character, kind: type) -> bool:
    """Whether something of a kind lasts for a character."""
    return any(type(step) is kind for step in gear.lasting(t, one))


@rule("TBG-RUL-94")
def wind_cost(t: World, one: Character) -> int:
    """The Energy that Foul Plaguewinds take from a Travel action that starts in the Plaguelands."""
    blows = any(each.event.id == WINDS for each in t.lasting)
    return WIND_COST if blows and t.library.atlas.area[one.at] in PLAGUELANDS else 0


def begin(t: World, one: Character) -> Rules[None]:
    """A Travel action begins: two moves, or more with cards that are used for it."""
    price = wind_cost(t, one)
    body.spend_energy(t, one, price, "TBG-RUL-94")
    one.travels += 1
    t.mover, t.moves, t.moved = one.index, MOVES, 0
    t.passing = lasts(t, one, PassThrough)
    t.tell("travels", "TBG-TRAV-01", seat=one.seat, character=one.index)
    t.phase = "moving"
    if price:
        yield from abilities.spent(t, one)


@rule("TBG-TRAV-03", "TBG-TRAV-04", "TBG-TRAV-05", "TBG-TRAV-06", "TBG-HOME-01")
def why_not_move(t: World, option: Option) -> Iterator[Refusal]:
    """Every reason that forbids a move: no open border, no friendly flight path, the enemy's home."""
    one = t.characters[t.mover]
    atlas, to = t.library.atlas, option.value
    here, there = atlas.regions[one.at].id, atlas.regions[to].id
    if to == atlas.home[1 - one.faction]:
        yield Refusal("TBG-TRAV-04", reason="enemy-home", region=there)
    if option.verb == "move" and to not in atlas.near[one.at]:
        yield Refusal("TBG-TRAV-03", reason="no-border", region=there, here=here)
    if option.verb == "fly":
        own = atlas.flights[one.faction]
        if one.at not in own:
            yield Refusal("TBG-TRAV-06", reason="no-flight-here", region=here)
        if to not in own:
            yield Refusal("TBG-TRAV-06", reason="no-flight-there", region=there)
        if to == one.at:
            yield Refusal("TBG-TRAV-06", reason="already-there", region=there)


def ways(t: World) -> Iterator[Option]:
    """Every region, walked to or flown to."""
    yield from t.library.atlas.moves
    yield from t.library.atlas.flying


def open_ways(t: World, one: Character) -> list[Option]:
    """The moves that a character can make from where it stands."""
    atlas = t.library.atlas
    enemy = atlas.home[1 - one.faction]
    found = [atlas.moves[to] for to in atlas.near[one.at] if to != enemy]
    flights = atlas.flights[one.faction]
    if one.at in flights:
        found += [atlas.flying[to] for to in flights if to not in (one.at, enemy)]
    return found


@rule("TBG-TRAV-01", "TBG-TRAV-02", "TBG-TRAV-07", "TBG-RUL-06", "TBG-RUL-07")
def moving(t: World) -> Rules[None]:
    """The character makes its moves one by one; a region with independent creatures ends them."""
    one = t.characters[t.mover]
    moment = Moment(t, one, "travel")
    while t.moves > 0:
        options = [*open_ways(t, one), *abilities.options(moment)]
        if t.moved:
            options.append(STOP)
        chosen = yield from ask(
            t,
            one.seat,
            "move",
            options,
            ("TBG-TRAV-01",),
            subject=t,
            candidates=ways,
            why_not=why_not_move,
            facts={"character": one.index, "left": t.moves},
        )
        if chosen is STOP:
            break
        if chosen.verb == "use":
            yield from abilities.use_card(moment, chosen)
            continue
        t.moves -= 1
        t.moved += 1
        put(t, one, chosen.value, "TBG-TRAV-06" if chosen.verb == "fly" else "TBG-TRAV-01")
        if has_independents(t, one.at) and not t.passing:
            t.tell(
                "stopped",
                "TBG-TRAV-02",
                seat=one.seat,
                character=one.index,
                region=t.library.atlas.regions[one.at].id,
            )
            break
    else:
        if abilities.options(moment):
            chosen = yield from ask(
                t,
                one.seat,
                "move",
                [*abilities.options(moment), STOP],
                ("TBG-TRAV-01",),
                facts={"character": one.index, "left": 0},
            )
            if chosen is not STOP:
                yield from abilities.use_card(moment, chosen)
                return
    t.mover, t.moves = NOWHERE, 0
    yield from _after_travel(t, one)
    t.phase = "after-action"


def _after_travel(t: World, one: Character) -> Rules[None]:
    """What some cards give after a Travel action."""
    for item in one.auctioned:
        for ability in item.abilities:
            if ability.when == "travel" and ability.auto:
                yield from run(Moment(t, one, "travel", item.id), ability.do)


def put(t: World, one: Character, region: int, *cites: str) -> None:
    """A figure stands in another region."""
    before, one.at = one.at, region
    regions = t.library.atlas.regions
    t.tell(
        "moved",
        *cites,
        seat=one.seat,
        character=one.index,
        region=regions[region].id,
        origin=regions[before].id,
    )


def teleport(moment: Moment, step: object) -> Rules[None]:
    """For Energy the owner goes one region for each, without being stopped on the way."""
    t, one = moment.table, moment.hero
    body.spend_energy(t, one, wind_cost(t, one), "TBG-RUL-94")
    one.travels += 1
    t.mover = one.index
    moved = 0
    while one.energy > 0:
        options = open_walks(t, one)
        chosen = yield from ask(
            t,
            one.seat,
            "teleport",
            [*options, *((STOP,) if moved else ())],
            ("TBG-TRAV-01",),
            facts={"character": one.index},
        )
        if chosen is STOP:
            break
        body.spend_energy(t, one, 1)
        moved += 1
        put(t, one, chosen.value, "TBG-TRAV-01")
    t.mover = NOWHERE
    yield from abilities.spent(t, one)
    yield from _after_travel(t, one)


def open_walks(t: World, one: Character) -> list[Option]:
    """The neighbors of a region that a character may enter."""
    return [way for way in open_ways(t, one) if way.verb == "move"]


@rule("TBG-TURN-08", "TBG-CHAL-01", "TBG-RUL-08", "TBG-RUL-117", "TBG-RUL-30")
def why_not_leave(t: World, one: Character) -> Iterator[Refusal]:
    """Reasons against everything but a Challenge: independent creatures in the region."""
    if has_independents(t, one.at):
        count = sum(each.at == one.at and not each.quest for each in t.figures)
        yield Refusal(
            "TBG-TURN-08", reason="independents-here", amount=count, region=t.library.atlas.regions[one.at].id
        )


def why_not_travel(t: World, one: Character) -> Iterator[Refusal]:
    """Every reason that forbids a Travel action."""
    if not lasts(t, one, LeaveFreely):
        yield from why_not_leave(t, one)
    if one.travels and lasts(t, one, OneTravel):
        yield Refusal("TBG-RUL-94", reason="one-travel")
    if wind_cost(t, one) > one.energy:
        yield Refusal("TBG-RUL-94", reason="plaguewinds", needs=wind_cost(t, one), energy=one.energy)
