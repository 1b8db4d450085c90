"""The rules of Lions and Wolves, in the order of the book: auction, turn, hunt, end."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import Any, TypeAlias

from locanda.kernel.decision import (
    DONE,
    NO,
    YES,
    Decision,
    Option,
    Rules,
    allowed,
    ask,
    ask_any,
    ask_together,
    option,
)
from locanda.kernel.event import Result
from locanda.kernel.refusal import Refusal
from locanda.kit.ledger import rule

from .state import FACTIONS, NOBODY, ROLES, Character, Hall

INCOME, ACTIONS, DICE, LAST_ROUND = 2, 2, 3, 3
CATCH, EASY_CATCH = 5, 4  # what a die must show, alone and together
MOST_COINS = 30
BIDS = tuple(option("bid", str(coins), coins) for coins in range(MOST_COINS + 1))
HUNT = Option("hunt")
KEEP = Option("keep")
PROPOSE = {name: option("propose", name, name) for name, _, _ in ROLES}
REROLL = tuple(option("reroll", str(die + 1), die) for die in range(DICE))
# What a choice of a character is about: the table, and who chooses.
Deed: TypeAlias = tuple[Hall, Character]


# The auction


@rule("FAC-02", "FAC-03", "FAC-04")
def auction(t: Hall) -> Generator[Decision, Any, None]:
    """Everybody has an income; every character bid apart and in secret, and the bids are paid and compared."""
    for one in t.characters:
        one.coins = min(one.coins + INCOME, MOST_COINS)
    t.tell("round", "FAC-02", round=t.rounds, coins=INCOME)
    answers = yield from ask_together(
        [Decision(one.seat, "bid", BIDS[: one.coins + 1], ("FAC-03",), part=one.id) for one in t.characters]
    )
    t.bids = [answer.value for answer in answers]
    sums = [0, 0]
    for one, bid in zip(t.characters, t.bids, strict=True):
        one.coins -= bid
        sums[one.faction] += bid
        t.tell("bid", "FAC-03", character=one.id, coins=bid)
    t.first = award(t, sums)
    t.acted, t.phase = 0, "act"
    begin_turn(t, t.first)


@rule("FAC-04")
def award(t: Hall, sums: list[int]) -> int:
    """The faction with the higher sum has a trophy, kept by its highest bidder, and acts first; a tie changes turns."""
    if sums[0] == sums[1]:
        t.tell("tie", "FAC-04", coins=sums[0])
        return 1 - t.first
    winner = sums.index(max(sums))
    bids = dict(zip((one.id for one in t.characters), t.bids, strict=True))
    best = max(t.members(winner), key=lambda one: bids[one.id])
    best.trophies += 1
    t.tell("auction", "FAC-04", faction=FACTIONS[winner], character=best.id, coins=sums[winner])
    return winner


# The turn of a faction


@rule("FAC-05")
def begin_turn(t: Hall, faction: int) -> None:
    """It is the turn of a faction, and all its characters have their actions."""
    t.active = faction
    for one in t.members(faction):
        one.actions, one.proposed = ACTIONS, False
    t.tell("turn", "FAC-05", faction=FACTIONS[faction])


@rule("FAC-05")
def act(t: Hall) -> Generator[Decision, Any, None]:
    """Whichever member of the faction was first to act has acted; without any actions left the turn is over."""
    able = [one for one in t.members(t.active) if one.actions]
    if not able:
        return end_turn(t)
    part, answer = yield from ask_any([question(t, one) for one in able])
    who = t.named(part.part)
    if answer is DONE:
        who.actions = 0
        t.tell("done", "FAC-05", seat=who.seat, character=who.id)
    elif answer is HUNT:
        hunt(t, [who])
    else:
        yield from propose(t, who, t.named(answer.value))


def question(t: Hall, who: Character) -> Decision:
    """What a character may do next."""
    deed: Deed = (t, who)
    options = (*allowed(deed, deeds(deed), why_not_act), DONE)
    return Decision(
        who.seat, "act", options, ("FAC-05",), deed, candidates=deeds, why_not=why_not_act, part=who.id
    )


def deeds(deed: Deed) -> list[Option]:
    """Everything that a character could think of."""
    t, who = deed
    return [HUNT, *(PROPOSE[ally.id] for ally in t.allies(who))]


@rule("FAC-09")
def why_not_act(deed: Deed, wanted: Option) -> Iterator[Refusal]:
    """Every reason against a proposal: the ally is tired, or one was made already."""
    t, who = deed
    if wanted is HUNT:
        return
    if who.proposed:
        yield Refusal("FAC-09", reason="proposed", character=who.id)
    if not t.named(wanted.value).actions:
        yield Refusal("FAC-09", reason="tired", character=wanted.value)


@rule("FAC-09")
def propose(t: Hall, who: Character, ally: Character) -> Rules[None]:
    """An ally has agreed to hunt together, or refused, which costs no action."""
    t.tell("proposed", "FAC-09", seat=who.seat, character=who.id, ally=ally.id)
    facts = {"character": ally.id, "ally": who.id}
    answer = yield from ask(t, ally.seat, "proposal", (YES, NO), ("FAC-09",), facts=facts)
    if answer is YES:
        hunt(t, [who, ally])
    else:
        who.proposed = True
        t.tell("declined", "FAC-09", seat=ally.seat, character=ally.id, ally=who.id)


def end_turn(t: Hall) -> None:
    """The other faction has its turn, or the round is over."""
    t.acted += 1
    if t.acted < len(FACTIONS):
        return begin_turn(t, 1 - t.active)
    if t.rounds == LAST_ROUND:
        return end(t)
    t.rounds, t.active, t.phase = t.rounds + 1, NOBODY, "auction"
    return None


# The hunt


@rule("FAC-06", "FAC-09")
def hunt(t: Hall, hunters: list[Character]) -> None:
    """The hunters have spent an action each, and three dice lie on the table."""
    for one in hunters:
        one.actions -= 1
    t.hunters = [one.id for one in hunters]
    t.pool = [t.dice.roll(6, "hunt") for _ in range(DICE)]
    t.rerolled, t.phase = [], "hunt"
    t.tell("hunted", "FAC-06", seat=hunters[0].seat, characters=list(t.hunters), dice=list(t.pool))


@rule("FAC-07")
def reroll(t: Hall) -> Rules[None]:
    """One die was rolled again, each at most once, or the hunt is over."""
    leader = t.named(t.hunters[0])
    options = (*allowed(t, REROLL, why_not_reroll), KEEP)
    facts = {"character": leader.id, "dice": list(t.pool)}
    answer = yield from ask(
        t,
        leader.seat,
        "reroll",
        options,
        ("FAC-07",),
        subject=t,
        candidates=lambda _: REROLL,
        why_not=why_not_reroll,
        facts=facts,
    )
    if answer is KEEP:
        return share(t)
    t.rerolled.append(answer.value)
    t.pool[answer.value] = t.dice.roll(6, "hunt")
    t.tell("rerolled", "FAC-07", seat=leader.seat, number=answer.value + 1, dice=list(t.pool))


def why_not_reroll(t: Hall, die: Option) -> Iterator[Refusal]:
    """Whether a die has been rolled again already."""
    if die.value in t.rerolled:
        yield Refusal("FAC-07", reason="rerolled", number=die.value + 1)


@rule("FAC-06", "FAC-08", "FAC-09")
def share(t: Hall) -> None:
    """Three catches are a trophy of whoever led the hunt, fewer a coin each."""
    leader = t.named(t.hunters[0])
    needed = CATCH if len(t.hunters) == 1 else EASY_CATCH
    caught = sum(die >= needed for die in t.pool)
    if caught == DICE:
        leader.trophies += 1
    else:
        leader.coins = min(leader.coins + caught, MOST_COINS)
    t.tell("caught", "FAC-08", seat=leader.seat, character=leader.id, caught=caught, trophy=caught == DICE)
    t.hunters, t.pool, t.rerolled, t.phase = [], [], [], "act"


@rule("FAC-10")
def end(t: Hall) -> None:
    """A whole faction has won: by trophies, then by coins, then because it acted last."""
    scores = [
        (sum(one.trophies for one in side), sum(one.coins for one in side), side[0].faction == t.active)
        for side in map(t.members, range(len(FACTIONS)))
    ]
    winner = scores.index(max(scores))
    t.result = Result(tuple(seat for seat, faction in enumerate(t.seats) if faction == winner), "FAC-10")
    t.tell("won", "FAC-10", faction=FACTIONS[winner])


PHASES = {"auction": auction, "act": act, "hunt": reroll}
