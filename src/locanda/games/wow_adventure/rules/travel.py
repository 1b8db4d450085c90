"""How figures move: who may enter where, what holds them, walking and being moved."""

from __future__ import annotations

from collections.abc import Iterator

from locanda.kernel.decision import Option
from locanda.kernel.refusal import Refusal
from locanda.kit.ledger import rule

from ..cards import LEVELS
from ..state import Hero, World
from ..vocabulary import Slip
from . import modifiers, undefeated


@rule("TAG-MOV-05", "TAG-MOV-06", "TAG-RUL-10")
def may_enter(t: World, hero: Hero, space: int) -> bool:
    """Whether the colour of a space is open to the character; cities are grey."""
    return t.library.atlas.level[space] <= hero.level


@rule("TAG-AGR-01", "TAG-RUL-09")
def held(t: World, hero: Hero) -> bool:
    """Whether an aggro marker holds the character in its space."""
    return bool(undefeated.aggro(t, hero.at))


def slip_cost(t: World, hero: Hero) -> int:
    """The energy that each step out of a space with aggro costs, or 0 if the character cannot slip away."""
    return min((step.energy for step in modifiers.lasting(t, hero) if type(step) is Slip), default=0)


def step_cost(t: World, hero: Hero) -> int:
    """The energy that each step costs now: a walk that slipped away from aggro stays as dear to its end."""
    return max(t.slipping, slip_cost(t, hero) if held(t, hero) else 0)


@rule("TAG-MOV-02", "TAG-MOV-05", "TAG-AGR-01", "TAG-AGR-02", "TAG-RUL-70")
def reachable(t: World, hero: Hero) -> dict[int, int]:
    """The spaces that the character can walk to with the steps that are left, and how many each takes."""
    steps, price = t.movement, step_cost(t, hero)
    if held(t, hero) and not slip_cost(t, hero):
        steps = 0
    elif price:
        steps = min(steps, hero.energy // price)
    return t.library.atlas.walk(hero.at, steps, hero.level, lambda space: bool(undefeated.aggro(t, space)))


def way(t: World, hero: Hero, goal: int) -> list[int]:
    """The spaces that a walk leads through, the last one its goal."""
    steps, near = reachable(t, hero), t.library.atlas.near
    path = [goal]
    while steps[path[-1]] > 1:
        here = path[-1]
        path.append(
            next(
                space
                for space in near[here]
                if steps.get(space) == steps[here] - 1 and not undefeated.aggro(t, space)
            )
        )
    return path[::-1]


@rule("TAG-MOV-02")
def why_not_walk(t: World, option: Option) -> Iterator[Refusal]:
    """Every reason against walking to a space."""
    hero = t.hero
    if option.verb != "move":
        return
    space, atlas = option.value, t.library.atlas
    if held(t, hero) and not slip_cost(t, hero):
        yield Refusal("TAG-AGR-01", reason="held-by-aggro", foe=holder(t, hero))
    if t.grounded:
        yield Refusal(t.grounded, reason="walk-is-over", cause=t.grounded)
    if not may_enter(t, hero, space):
        yield Refusal(
            "TAG-MOV-05",
            reason="space-too-strong",
            colour=LEVELS[atlas.level[space]],
            level=LEVELS[hero.level],
        )
    elif space not in reachable(t, hero):
        yield _why_out_of_reach(t, hero, atlas.distance[hero.at][space])


@rule("TAG-RUL-101")
def why_no_step(t: World, hero: Hero, cites: str) -> Refusal | None:
    """Why more movement would bring a character nowhere; none if it could walk on."""
    if held(t, hero) and (t.grounded or not slip_cost(t, hero)):
        return Refusal("TAG-AGR-01", note="TAG-RUL-101", reason="held-by-aggro", foe=holder(t, hero))
    if t.grounded:
        return Refusal(cites, note="TAG-RUL-101", reason="walk-is-over", cause=t.grounded)
    return None


def _why_out_of_reach(t: World, hero: Hero, steps: int) -> Refusal:
    """What a walk to a space of an open colour lacks."""
    price = step_cost(t, hero)
    if steps > t.movement:
        return Refusal("TAG-MOV-02", reason="too-far", steps=steps, movement=t.movement)
    if price * steps > hero.energy:
        return Refusal("TAG-MOV-02", reason="steps-too-dear", steps=steps, price=price, energy=hero.energy)
    return Refusal("TAG-MOV-02", reason="no-open-way", movement=t.movement)


def holder(t: World, hero: Hero) -> str:
    """The encounter with aggro that holds a character in its space."""
    card = t.track[undefeated.aggro(t, hero.at)[0]]
    assert card is not None
    return undefeated.foe_of(card).id


@rule("TAG-AGR-02", "TAG-RUL-80")
def move(t: World, hero: Hero, space: int, *cites: str) -> None:
    """The figure stands in another space; one with aggro ends the walk, and the steps that were left are lost."""
    hero.at = space
    t.tell("moved", *cites, seat=hero.seat, space=t.library.atlas.spaces[space].id)
    if held(t, hero):
        end_walk(t, "TAG-AGR-02")


def end_walk(t: World, cause: str) -> None:
    """Nobody walks on in this phase, for the reason of this rule."""
    t.movement, t.grounded = 0, cause
