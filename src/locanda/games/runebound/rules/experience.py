"""Experience: at the end of a turn Adventure tokens buy lasting bonuses in Mind, Body and Spirit."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from locanda.kernel.decision import DONE, Option, Rules, ask
from locanda.kernel.refusal import Refusal
from locanda.kit.ledger import rule

from ..state import Party, Realm
from . import adventure, duels
from .modifiers import CHARACTERISTICS, TOKEN_COSTS, token_cost

LEARN = tuple(Option("learn", name, which) for which, name in enumerate(CHARACTERISTICS))
COST_RULES = {2: "RB-XP-02", 3: "RB-XP-03", 4: "RB-XP-03", 5: "RB-XP-04", 6: "RB-XP-05"}


@rule("RB-WIN-05")
def points(party: Party) -> int:
    """The points at hand: 1, 2, 3 and 4 for each green, yellow, blue and red token, and the noted ones."""
    green, yellow, blue, red = party.tokens
    return green + 2 * yellow + 3 * blue + 4 * red + party.points


@rule("RB-XP-01", "RB-XP-08", "RB-XP-10", "RB-XP-11", "RB-XP-13")
def experience(t: Realm) -> Rules[None]:
    """The player has bought as many experience tokens as he liked and could pay."""
    party = t.party
    while (at_hand := points(party)) and at_hand >= token_cost(t, party):
        answer = yield from ask(
            t,
            party.seat,
            "experience",
            (DONE, *LEARN),
            ("RB-XP-01",),
            subject=t,
            candidates=_lessons,
            why_not=why_not_learn,
        )
        if answer is DONE:
            break
        learn(t, party, answer.value)
    t.phase = "end"


def _lessons(t: Realm) -> Iterator[Option]:
    yield from LEARN
    if t.party.at in t.tokens:
        yield adventure.ATTEMPT
    # Whoever has attacked may want to go after the one who was beaten.
    yield from duels.others(t) if t.deed == "attack" else duels.bystanders(t)


def why_not_learn(t: Realm, option: Option) -> Iterator[Refusal]:
    """Why no experience token can be bought, and why it is too late for a deed of the Adventure phase."""
    if option.verb != "learn":
        yield from adventure.why_not_deed(t, option)
    elif (at_hand := points(t.party)) < (price := token_cost(t, t.party)):
        yield Refusal(
            COST_RULES[len(t.seats)], option.about, reason="points-short", points=at_hand, price=price
        )


@rule("RB-XP-08", "RB-XP-09", "RB-XP-12")
def learn(t: Realm, party: Party, which: int) -> None:
    """The characteristic is 1 higher for good, and its points are paid."""
    price = token_cost(t, party)
    pay(t, party, price)
    party.learned[which] += 1
    t.tell("grew", "RB-XP-08", seat=party.seat, stat=CHARACTERISTICS[which], points=price)


@rule("RB-XP-06", "RB-XP-07", "RB-RUL-68")
def pay(t: Realm, party: Party, price: int) -> None:
    """The points are paid with noted points first, then with tokens; change comes from the pile of spent tokens.

    What the pile cannot change is noted and stays available.
    """
    noted = min(price, party.points)
    party.points -= noted
    due = price - noted
    if not due:
        return
    best: tuple[int, ...] | None = None
    for spent in product(*(range(count + 1) for count in party.tokens)):
        total = worth(spent)
        if total >= due and (best is None or (total, sum(spent)) < (worth(best), sum(best))):
            best = spent
    assert best is not None
    for colour in range(4):
        party.tokens[colour] -= best[colour]
        t.bank[colour] += best[colour]
    change = worth(best) - due
    for colour in (2, 1, 0):
        while change >= colour + 1 and t.bank[colour]:
            t.bank[colour] -= 1
            party.tokens[colour] += 1
            change -= colour + 1
    party.points += change


def worth(tokens: tuple[int, ...]) -> int:
    """The points of some tokens, counted by colour."""
    return sum((colour + 1) * count for colour, count in enumerate(tokens))


@rule("RB-XP-09", "RB-RUL-51")
def token_faces(bonus: int) -> list[int]:
    """The faces that show a bonus: +1, +2, +3, +4, and beyond that further tokens beside the +4 (RB-RUL-51)."""
    faces = [4] * (bonus // 4)
    if bonus % 4:
        faces.append(bonus % 4)
    return faces


@rule("RB-XP-12")
def experience_value(t: Realm, party: Party) -> int:
    """What the Hero's experience tokens are worth: the price for this number of players for each +1."""
    return sum(party.learned) * TOKEN_COSTS[len(t.seats)]
