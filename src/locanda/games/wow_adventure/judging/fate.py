"""Every way in which the rules may go on from here if nobody does anything more, over all faces of the dice."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from locanda.kernel.decision import DONE, NO, PASS, Decision, Option, Rules
from locanda.kernel.dice import Dice
from locanda.kernel.refusal import LocandaError

from ..cards import ItemFace
from ..rules import abilities, modifiers
from ..rules.modifiers import OTHER, OWN
from ..rules.moment import Moment
from ..rules.turn import PHASES
from ..state import Fight, Hero, World
from .chances import Chances, certain, mixed

# Choices of cards in hand, which have no part in a combat where nobody plays anything more.
HAND = ("discard", "hand-limit")
# What comes after each step of a combat, as long as its dice lie.
STEPS = ("powers", "strikes")


class Unclear(LocandaError):
    """What comes depends on a choice that somebody still has to make."""


class _Open(LocandaError):
    """A die is rolled of which nothing is settled yet."""

    def __init__(self, faces: int) -> None:
        super().__init__(f"one of {faces} is open")
        self.faces = faces


class Settled(Dice):
    """Dice whose first results are settled; shuffles change nothing, for nobody looks at what is drawn."""

    __slots__ = ("results", "used")

    def __init__(self, results: Sequence[int]) -> None:
        super().__init__(b"")
        self.results = results
        self.used = 0

    def below(self, n: int) -> int:
        """The next result; without one, everything is tried."""
        if self.used == len(self.results):
            raise _Open(n)
        self.used += 1
        return self.results[self.used - 1]

    def shuffle(self, cards: list[Any]) -> None:
        """The cards lie as they lay."""


def ways(t: World, act: Callable[[World], Rules[None]]) -> Iterator[tuple[float, World]]:
    """Every way in which something may go, each with its share: tables of their own, with what happened on them."""
    left: list[tuple[float, tuple[int, ...]]] = [(1.0, ())]
    while left:
        share, results = left.pop()
        after = t.copy()
        after.dice, after.journal = Settled(results), []
        try:
            _play(after, act(after))
        except _Open as die:
            left += [(share / die.faces, (*results, face)) for face in range(die.faces)]
        else:
            yield share, after


def _play(t: World, script: Rules[None]) -> None:
    """The script runs to its end, and whoever is asked does as little as possible."""
    answer: Any = None
    while True:
        try:
            asked = script.send(answer)
        except StopIteration:
            return
        answer = [_least(t, part) for part in asked.parts] if asked.parts is not None else _least(t, asked)


def _least(t: World, asked: Decision) -> Option:
    """The option that does nothing; of cards in hand, and of items that only fill the bag, any is given up."""
    for option in (PASS, NO, DONE):
        if option in asked.options:
            return option
    idle = asked.prompt == "mana" and not any(_is_at_work(t.seats[asked.seat], one) for one in asked.options)
    if idle or asked.prompt in HAND:
        return asked.options[0]
    raise Unclear(f"{asked.prompt} is still to be chosen")


def _is_at_work(hero: Hero, option: Option) -> bool:
    """Whether a combat might go otherwise without an item: it is worn, or works from the bag."""
    face = option.value
    return any(one.face is face for one in hero.equipped) or works_from_the_bag(face)


def works_from_the_bag(face: ItemFace) -> bool:
    """Whether an item in the bag may have a part in a combat by itself."""
    return bool(face.kind == "bag" and (face.always or face.powers))


# What an option of a combat leads to


def after(t: World, decision: Decision, option: Option) -> Iterator[tuple[float, World]]:
    """Every way in which an option of a combat may go by itself, before the combat goes on."""
    when = decision.prompt.partition(".")[2]
    if option is PASS or option is NO:
        return iter([(1.0, _unheard(t))])
    if decision.prompt == "rocket-boot":
        return iter([(1.0, _rolled_again(t, t.seats[decision.seat]))])
    return ways(t, lambda one: abilities.do(Moment(one, one.seats[decision.seat], when), option))


def _unheard(t: World) -> World:
    """The same table, on which nothing has happened yet."""
    found: World = t.copy()
    found.journal = []
    return found


def _rolled_again(t: World, hero: Hero) -> World:
    """The same table, with the die of a character still to be rolled."""
    found = _unheard(t)
    modifiers.fighter(found, found.seats[hero.seat]).die = 0
    return found


# A combat by the rules themselves


def by_the_rules(t: World, fight: Fight) -> Chances:
    """The chances of a combat in which nobody does anything more, from every way that the rules may take."""
    start: World = t.copy()
    start.fight = fight
    return mixed((share, seen(one)) for share, one in ways(start, _to_the_end))


def _to_the_end(t: World) -> Rules[None]:
    """The dice that do not lie yet are rolled; then the combat runs to the end of its attacks."""
    fight = t.fight
    assert fight is not None
    for side in (fight.own, fight.other):
        if not side.die:
            side.die = t.dice.roll(6, "combat")
    for phase in STEPS:
        if t.phase != "aftermath":
            yield from PHASES[phase](t) or ()


def seen(t: World) -> Chances:
    """How a combat has ended on a table, as chances that are certain, with what the table was told."""
    fight = t.fight
    assert fight is not None
    heroes = [modifiers.of_side(t, fight, side)[0] for side in (OWN, OTHER)]
    harmed = [event.seat for event in t.journal or () if event.kind == "hurt"]
    fallen = [fight.other.felled if one is None else one.fallen for one in heroes]
    hurt = [fallen[OTHER] if one is None else one.seat in harmed for one in heroes]
    return certain(hurt, fallen)
