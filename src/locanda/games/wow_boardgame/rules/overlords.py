"""Winning: the Overlords, what happens when one falls or arrives, and the final battle."""

from __future__ import annotations

from locanda.kernel.decision import Rules
from locanda.kernel.event import Result
from locanda.kit.ledger import rule

from ..atlas import FACTIONS
from ..cards import Overlord
from ..state import NOWHERE, Character, Combat, Lasting, World
from . import body, combat, events, quests
from .factions import council, is_weaker, strength
from .pvp import who_takes


def wins(t: World, faction: int | None, law: str) -> None:
    """The match is over: a faction has won, or nobody has."""
    winners = () if faction is None else tuple(t.seats_of(faction))
    t.tell("won", law, faction=-1 if faction is None else faction)
    t.result = Result(winners, law)


@rule("TBG-OVL-02", "TBG-RUL-62")
def lay_out(t: World) -> None:
    """The Overlord stands where its sheet says; of a hidden one markers lie in all its regions, one of them real."""
    atlas = t.library.atlas
    places = [atlas.number[name] for name in t.overlord.regions]
    if len(places) > 1:
        t.markers = list(places)
        t.overlord_at = t.dice.pick(places)
    else:
        t.overlord_at = places[0]


def stands_at(t: World, region: int) -> bool:
    """Whether the Overlord, or a marker that may be he, is in a region."""
    return region in t.markers if t.markers else region == t.overlord_at


@rule("TBG-RUL-116")
def unseen(t: World, one: Character) -> bool:
    """Whether there is a marker here that the character's faction has not looked at."""
    return len(t.markers) > 1 and one.at in t.markers and one.at not in t.seen[one.faction]


@rule("TBG-RUL-116")
def look(t: World, one: Character) -> None:
    """A marker is looked at for the own faction only, at no cost."""
    t.seen[one.faction].append(one.at)
    region = t.library.atlas.regions[one.at].id
    seats = tuple(t.seats_of(one.faction))
    t.tell("looks", "TBG-RUL-116", seat=one.seat, character=one.index, region=region)
    t.tell("marker", "TBG-RUL-116", seat=one.seat, to=seats, region=region, real=one.at == t.overlord_at)


@rule("TBG-RUL-116", "TBG-CHAL-05")
def reveal(t: World, one: Character, name: str) -> Rules[bool]:
    """Whether the challenged boss is there: a marker is turned up for all, and a false one leaves the board."""
    yield from ()
    if name != t.overlord.id or not t.markers:
        return True
    real = one.at == t.overlord_at
    region = t.library.atlas.regions[one.at].id
    t.tell("revealed", "TBG-RUL-116", seat=one.seat, character=one.index, region=region, real=real)
    if real:
        t.markers = [t.overlord_at]
    else:
        t.markers.remove(one.at)
    return real


# When a boss falls


@rule("TBG-RUL-95", "TBG-WIN-02", "TBG-OVL-03", "TBG-TURN-04", "TBG-EVT-12", "TBG-EVT-13", "TBG-RUL-60")
def after_boss(t: World, fight: Combat) -> Rules[None]:
    """A faction that has felled the Overlord has won; another boss pays its victors, the weaker faction more."""
    boss = fight.boss
    assert boss is not None
    if isinstance(boss, Overlord):
        wins(t, fight.faction, "TBG-WIN-02")
        return
    sharers = [t.characters[one.who] for one in fight.fighters if not one.left]
    survivors = [t.characters[one.who] for one in fight.fighters if not one.out]
    reward = boss.weaker if is_weaker(t, fight.faction) else boss.stronger
    lies = next(one for one in t.lasting if one.event.boss == boss.id)
    yield from quests.pay_out(t, reward, fight.faction, sharers, survivors)
    yield from events.release_tributes(t, lies, fight.faction, survivors)
    if boss.relic and survivors:
        taker = yield from who_takes(t, fight.faction, survivors, boss.id, "TBG-RUL-95")
        taker.relics.append(boss.id)
    if boss.once:
        for one in survivors:
            one.relics.append(lies.event.id)
        settle_attempts(t, lies)
    else:
        events.put_away(t, lies)


@rule("TBG-RUL-94")
def settle_attempts(t: World, lies: Lasting) -> None:
    """A boss that each faction may challenge once leaves the board when both have; its card goes on working."""
    if len(lies.tried) == len(FACTIONS):
        lies.regions = []


# Nefarian on his way


@rule("TBG-EVT-14", "TBG-RUL-45", "TBG-RUL-93", "TBG-RUL-103")
def advance(t: World, steps: int) -> Rules[None]:
    """An Overlord with a way goes along a shortest one, as the active faction chooses, as far as the card says."""
    if not t.overlord.way or steps == 0:
        return
    atlas = t.library.atlas
    goal = atlas.number[t.overlord.way]
    for _ in range(steps):
        if t.overlord_at == goal:
            break
        far = atlas.distances(goal)
        nearer = [place for place in atlas.near[t.overlord_at] if far[place] < far[t.overlord_at]]
        chosen = yield from council(
            t, t.active, "overlord-way", [atlas.places[place] for place in nearer], ("TBG-RUL-93",)
        )
        t.overlord_at = chosen.value
        t.tell("overlord-moves", "TBG-RUL-93", card=t.overlord.id, region=chosen.about)


@rule("TBG-RUL-93")
def has_arrived(t: World) -> bool:
    """Whether the Overlord has come to the end of its way."""
    return bool(t.overlord.way) and t.overlord_at == t.library.atlas.number[t.overlord.way]


@rule("TBG-RUL-93")
def bulwark(t: World) -> Rules[None]:
    """Each faction fights the Overlord once with all its characters, the one with more XP first."""
    if not t.picks:
        sums = [strength(t, 0), strength(t, 1)]
        first = t.dice.below(2) if sums[0] == sums[1] else (0 if sums[0] > sums[1] else 1)
        t.picks = [first, 1 - first]
    faction = t.picks[0]
    t.tell("bulwark", "TBG-RUL-93", faction=faction, card=t.overlord.id)
    begun = combat.begin(t, "bulwark", t.overlord_at, faction, t.of(faction))
    begun.boss = t.overlord
    yield from ()


def after_bulwark(t: World, fight: Combat) -> None:
    """The faction that has felled the Overlord has won; otherwise the other one tries, or nobody wins."""
    t.picks.pop(0)
    if fight.felled:
        wins(t, fight.faction, "TBG-RUL-93")
    elif t.picks:
        t.phase = "bulwark"
    else:
        wins(t, None, "TBG-RUL-93")


# The final battle


@rule("TBG-WIN-01", "TBG-WIN-03", "TBG-WIN-04", "TBG-EOT-04", "TBG-RUL-69")
def final_battle(t: World) -> Rules[None]:
    """The last battle is prepared: everybody regains all, and whoever has more XP attacks."""
    sums = [strength(t, 0), strength(t, 1)]
    attackers = t.dice.below(2) if sums[0] == sums[1] else (0 if sums[0] > sums[1] else 1)
    t.tell("final-battle", "TBG-WIN-01", faction=attackers, horde=sums[0], alliance=sums[1])
    for one in t.characters:
        for resource in ("health", "energy"):
            body.regain(t, one, resource, body.room(t, one, resource), "TBG-WIN-04")
    t.picks = [one.index for faction in (attackers, 1 - attackers) for one in t.of(faction)]
    t.active = attackers
    t.phase = "last-management"
    yield from ()


@rule("TBG-WIN-06", "TBG-PVP-01")
def begin_final(t: World) -> None:
    """Everybody fights, wherever the figures stand."""
    t.picks = []
    mine, theirs = t.of(t.active), t.of(1 - t.active)
    combat.begin(t, "final", mine[0].at, t.active, [*mine, *theirs])


@rule("TBG-WIN-06", "TBG-WIN-07", "TBG-ALT-03")
def final_result(t: World, side: int | None) -> None:
    """The faction with survivors has won; without any on both sides nobody has."""
    wins(t, side, "TBG-WIN-07" if side is None else "TBG-WIN-06")


def region_of(t: World) -> int:
    """Where the Overlord can be seen; nowhere if only markers lie."""
    return NOWHERE if len(t.markers) > 1 else t.overlord_at
