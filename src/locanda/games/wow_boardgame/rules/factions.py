"""Faction decisions: what concerns a whole faction is decided by its players together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from locanda.kernel.decision import Decision, Option, Rules, ask, ask_together
from locanda.kit.ledger import rule

from ..state import Character, World


@rule("TBG-FACT-01", "TBG-FACT-02")
def council(
    t: World,
    faction: int,
    prompt: str,
    options: Sequence[Option],
    cites: tuple[str, ...] = (),
    *,
    seats: Iterable[int] | None = None,
    facts: dict[str, Any] | None = None,
) -> Rules[Option]:
    """What the players of a faction want: each says it at the same time, and if they disagree one of them decides."""
    voters = t.seats_of(faction) if seats is None else list(dict.fromkeys(seats))
    if len(voters) == 1 or len(options) == 1:
        chosen = yield from ask(t, voters[0], prompt, options, cites, facts=facts)
        return chosen
    parts = [Decision(seat, prompt, options, cites, facts=facts) for seat in voters]
    answers = yield from ask_together(parts)
    if all(answer is answers[0] for answer in answers):
        return answers[0]
    seat = spokesman(t, [one for one in t.of(faction) if one.seat in voters])
    chosen = answers[voters.index(seat)]
    t.tell("disagreed", "TBG-FACT-02", seat=seat, prompt=prompt, option=chosen.key)
    return chosen


@rule("TBG-FACT-02", "TBG-FACT-03")
def spokesman(t: World, characters: Sequence[Character]) -> int:
    """Who decides: the player of the character with the most XP, by lot among several."""
    most = max(one.xp for one in characters)
    seats = list(dict.fromkeys(one.seat for one in characters if one.xp == most))
    seat: int = seats[0] if len(seats) == 1 else t.dice.pick(seats)
    return seat


def one_of(t: World, characters: Sequence[Character]) -> Character:
    """The only one of them, or one by lot."""
    found: Character = characters[0] if len(characters) == 1 else t.dice.pick(characters)
    return found


@rule("TBG-EVT-08")
def strength(t: World, faction: int) -> int:
    """The combined XP of a faction."""
    return sum(one.xp for one in t.of(faction))


@rule("TBG-EVT-08", "TBG-EVT-09", "TBG-RUL-40")
def is_weaker(t: World, faction: int) -> bool:
    """Whether a faction is the weakest: with equal XP neither is."""
    return strength(t, faction) < strength(t, 1 - faction)


@rule("TBG-RUL-118", "TBG-FACT-03")
def by_xp(t: World, characters: Sequence[Character]) -> list[Character]:
    """The characters from the fewest XP to the most, equal ones in an order by lot."""
    mixed = list(characters)
    if len({one.xp for one in mixed}) < len(mixed):
        t.dice.shuffle(mixed)
    return sorted(mixed, key=lambda one: one.xp)
