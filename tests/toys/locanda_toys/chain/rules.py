"""The rules of the chain, in the order of the book: turn, chain, damage, leaving the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

from locanda.kernel.decision import DONE, PASS, Option, Rules, allowed, ask, option
from locanda.kernel.event import Result
from locanda.kernel.refusal import Refusal
from locanda.kernel.windows import window
from locanda.kit.ledger import rule

from .cards import ANNOUNCED, CARDS, Card
from .state import Circle, Mage, Spell, Strike, Trigger

LIFE, HAND, START, INCOME, MOST_ENERGY, LAST_ROUND = 10, 4, 2, 2, 6, 12
BOLT, STORM, BLOW, SHIELD, SPITE, SPRING, DIRGE = 3, 2, 1, 2, 1, 1, 1
STRIKE = Option("strike")
NUMBERS = tuple(option("x", str(number), number) for number in range(1, MOST_ENERGY + 1))
TRIGGERED = ("spite", "spring")
# What a choice of cards is about: the table, and whose hand it is.
Hand: TypeAlias = tuple[Circle, Mage]


# The turn


@rule("CHN-02")
def dawn(t: Circle) -> None:
    """The mage whose turn begins has more energy and one more card."""
    mage = t.seats[t.active]
    mage.energy = min(mage.energy + INCOME, MOST_ENERGY)
    t.struck = False
    t.tell("turn", "CHN-02", seat=mage.seat, energy=mage.energy, round=t.rounds)
    card = t.deck.draw()
    if card is not None:
        mage.hand.append(card)
        t.tell("drew", "CHN-02", seat=mage.seat, to=(mage.seat,), card=card)
    t.phase = "act"


@rule("CHN-03")
def act(t: Circle) -> Rules[None]:
    """The mage begins a chain with a card or a blow, or the turn is over."""
    mage = t.seats[t.active]
    answer = DONE
    if not mage.out:
        hand: Hand = (t, mage)
        options = (*allowed(hand, deeds(hand), why_not_act), DONE)
        answer = yield from ask(
            t, mage.seat, "act", options, ("CHN-03",), subject=hand, candidates=deeds, why_not=why_not_act
        )
    if answer is DONE:
        end_turn(t)
    elif answer is STRIKE:
        target = yield from aim(t, mage, "mage")
        t.struck = True
        t.tell("struck", "CHN-03", seat=mage.seat, mage=target)
        add_link(t, Strike(t.links + 1, mage.seat, target))
    else:
        yield from play(t, mage, answer.value)


def cards(hand: Hand) -> list[Option]:
    """Everything that could be played from a hand."""
    return [CARDS[card].play for card in dict.fromkeys(hand[1].hand)]


def deeds(hand: Hand) -> list[Option]:
    """Everything that could be done in one's own turn."""
    return [*cards(hand), STRIKE]


def why_not_act(hand: Hand, deed: Option) -> Iterator[Refusal]:
    """Every reason against beginning a chain with this."""
    if deed is STRIKE:
        if hand[0].struck:
            yield Refusal("CHN-03", reason="struck")
        return
    if deed.value.aims == "link":
        yield Refusal("CHN-07", deed.about, reason="no-link")
    yield from why_not_pay(hand[1], deed.value)


@rule("CHN-04")
def why_not_pay(mage: Mage, card: Card) -> Iterator[Refusal]:
    """Whether the energy for a card is missing; an announced number is at least one."""
    needs = 1 if card.cost == ANNOUNCED else card.cost
    if mage.energy < needs:
        yield Refusal("CHN-04", card.id, reason="energy", needs=needs, has=mage.energy)


@rule("CHN-16")
def end_turn(t: Circle) -> None:
    """The next mage is at turn; after the last round whoever has the most life has won."""
    following = t.in_turn_order(t.active + 1)[0].seat
    t.rounds += following <= t.active
    t.active, t.phase = following, "dawn"
    if t.rounds > LAST_ROUND:
        most = max(mage.life for mage in t.sitting)
        win(t, [mage for mage in t.sitting if mage.life == most], "CHN-16")


# The chain


@rule("CHN-04", "CHN-05", "CHN-06")
def play(t: Circle, mage: Mage, card: Card) -> Rules[None]:
    """The number is announced, the target chosen, the energy paid, and the card is the last link of the chain."""
    cost = card.cost
    if cost == ANNOUNCED:
        cost = (yield from ask(t, mage.seat, "announce", NUMBERS[: mage.energy], ("CHN-05",))).value
    target = yield from aim(t, mage, card.aims)
    link = {one.number: name_of(one) for one in t.chain}.get(target, "") if card.aims == "link" else ""
    mage.energy -= cost
    mage.hand.remove(card.id)
    facts: dict[str, Any] = {"mage": target} if card.aims == "mage" else {}
    t.tell("played", "CHN-06", seat=mage.seat, card=card.id, cost=cost, aim=card.aims, link=link, **facts)
    add_link(t, Spell(t.links + 1, mage.seat, card.id, target, cost if card.cost == ANNOUNCED else 0))


def aim(t: Circle, mage: Mage, at: str) -> Rules[int]:
    """The mage or the link at which something is aimed; what has no target is aimed at its owner."""
    if at == "link":
        options = [option("target", f"link-{link.number}", link.number) for link in t.chain]
    elif at == "mage":
        others = t.in_turn_order(mage.seat)[1:]
        options = [option("target", f"mage-{other.seat}", other.seat) for other in others]
    else:
        return mage.seat
    answer = yield from ask(t, mage.seat, f"target-{at}", options, ("CHN-06",))
    target: int = answer.value
    return target


@rule("CHN-06", "CHN-07")
def add_link(t: Circle, link: Spell | Strike) -> None:
    """The link is the last of the chain, and whoever added it is asked first for a response."""
    t.chain.append(link)
    t.links += 1
    await_responses(t)


def await_responses(t: Circle) -> None:
    """Responses are asked for, beginning with whoever added the last link."""
    t.asked, t.passes, t.phase = t.chain[-1].seat, 0, "respond"


@rule("CHN-07", "CHN-08")
def respond(t: Circle) -> Rules[None]:
    """One mage has added a link or passed; when all have passed in a row, the last link resolves."""
    mage = t.seats[t.asked]
    hand: Hand = (t, mage)
    answer = yield from window(
        t,
        mage.seat,
        "respond",
        allowed(hand, cards(hand), why_not_respond),
        ("CHN-07",),
        subject=hand,
        candidates=cards,
        why_not=why_not_respond,
        hidden=True,
    )
    if answer is not PASS:
        yield from play(t, mage, answer.value)
        return
    t.passes += 1
    t.asked = t.in_turn_order(t.asked + 1)[0].seat
    if t.passes == len(t.sitting):
        t.phase = "resolve"


def why_not_respond(hand: Hand, deed: Option) -> Iterator[Refusal]:
    """Every reason against answering the chain with this card."""
    if not deed.value.quick:
        yield Refusal("CHN-07", deed.about, reason="slow")
    yield from why_not_pay(hand[1], deed.value)


def name_of(link: Spell | Strike) -> str:
    """What a link is called: its card, or the staff."""
    return link.card if isinstance(link, Spell) else "strike"


@rule("CHN-08", "CHN-09")
def resolve(t: Circle) -> None:
    """The last link has happened, or done nothing because its target is gone."""
    link = t.chain.pop()
    if isinstance(link, Spell) and not CARDS[link.card].charm:
        t.spent.append(link.card)
    if not has_target(t, link):
        t.tell("fizzled", "CHN-09", seat=link.seat, card=name_of(link))
    elif isinstance(link, Strike):
        damage(t, link.target, BLOW, link.seat)
    else:
        cast(t, link)
    t.phase = "settle"


@rule("CHN-09")
def has_target(t: Circle, link: Spell | Strike) -> bool:
    """Whether what a link is aimed at is still there."""
    if isinstance(link, Spell) and CARDS[link.card].aims == "link":
        return any(other.number == link.target for other in t.chain)
    return not t.seats[link.target].out


@rule("CHN-05", "CHN-10", "CHN-12")
def cast(t: Circle, spell: Spell) -> None:
    """A card has done what it does."""
    mage = t.seats[spell.seat]
    t.tell("resolved", "CHN-08", seat=spell.seat, card=spell.card)
    if CARDS[spell.card].charm:
        mage.charms.append(spell.card)
    elif spell.card == "bolt":
        damage(t, spell.target, BOLT, spell.seat)
    elif spell.card == "blaze":
        damage(t, spell.target, spell.x, spell.seat)
    elif spell.card == "storm":
        for other in t.in_turn_order(spell.seat)[1:]:
            damage(t, other.seat, STORM, spell.seat)
    elif spell.card == "shield":
        mage.shield += SHIELD
    elif spell.card == "snuff":
        (snuffed,) = (link for link in t.chain if link.number == spell.target)
        t.chain.remove(snuffed)
        if isinstance(snuffed, Spell):
            t.spent.append(snuffed.card)
        t.tell("snuffed", "CHN-10", seat=snuffed.seat, card=name_of(snuffed))


# Damage and triggers


def damage(t: Circle, seat: int, amount: int, by: int) -> None:
    """Damage was replaced, or prevented, or dealt; then the charms of whoever it hit wait for their turn."""
    mage = t.seats[seat]
    if is_replaced(t, mage):
        return
    amount = after_shield(t, mage, amount)
    if amount:
        mage.life -= amount
        t.tell("damaged", "CHN-11", seat=seat, amount=amount, life=max(0, mage.life))
        t.triggers += [Trigger(seat, charm, by) for charm in mage.charms if charm in TRIGGERED]


@rule("CHN-11")
def is_replaced(t: Circle, mage: Mage) -> bool:
    """Whether a decoy was lost instead; no shield is used up then."""
    if "decoy" not in mage.charms:
        return False
    mage.charms.remove("decoy")
    t.spent.append("decoy")
    t.tell("replaced", "CHN-11", seat=mage.seat, card="decoy")
    return True


@rule("CHN-12")
def after_shield(t: Circle, mage: Mage, amount: int) -> int:
    """What is left of the damage when the shield has taken away what it can."""
    taken = min(mage.shield, amount)
    if taken:
        mage.shield -= taken
        t.tell("prevented", "CHN-12", seat=mage.seat, amount=taken)
    return amount - taken


@rule("CHN-13")
def settle(t: Circle) -> Rules[None]:
    """Those without life have left; then one waiting trigger has happened, or if none waits the chain goes on."""
    check_waves(t)
    if t.result is not None:
        return
    if not t.triggers:
        if t.chain:
            await_responses(t)
        else:
            t.links, t.phase = 0, "act"
        return
    owner = next(m for m in t.in_turn_order(t.active) if any(one.seat == m.seat for one in t.triggers))
    waiting = {one.card: one for one in reversed(t.triggers) if one.seat == owner.seat}
    options = [option("trigger", card, card) for card in sorted(waiting)]
    answer = yield from ask(t, owner.seat, "order", options, ("CHN-13",))
    trigger = waiting[answer.value]
    t.triggers.remove(trigger)
    t.tell("triggered", "CHN-13", seat=owner.seat, card=trigger.card)
    if trigger.card == "spring":
        owner.energy = min(owner.energy + SPRING, MOST_ENERGY)
    elif t.seats[trigger.by].out:
        t.tell("fizzled", "CHN-09", seat=owner.seat, card=trigger.card)
    else:
        damage(t, trigger.by, SPITE, owner.seat)


# Leaving the table


@rule("CHN-14", "CHN-15")
def check_waves(t: Circle) -> None:
    """Nobody at the table is without life: all of one wave left at once, then the next wave was looked for."""
    while leaving := [mage for mage in t.sitting if mage.life <= 0]:
        # Everybody who sat there before the wave mourns the others, those who leave with it as well.
        mourning = sum(
            mage.charms.count("dirge") for mage in t.sitting for lost in leaving if lost is not mage
        )
        for mage in leaving:
            leave(t, mage)
        if not t.sitting:
            return win(t, leaving, "CHN-15")
        if mourning:
            for mage in t.sitting:
                mage.life -= DIRGE * mourning
                t.tell("mourned", "CHN-14", seat=mage.seat, amount=DIRGE * mourning)
    if len(t.sitting) == 1:
        win(t, t.sitting, "CHN-15")


@rule("CHN-14")
def leave(t: Circle, mage: Mage) -> None:
    """The mage is out, with hand, charms, links and triggers."""
    t.tell("left", "CHN-14", seat=mage.seat)
    mage.out = True
    t.spent += [*mage.hand, *mage.charms]
    t.spent += [link.card for link in t.chain if isinstance(link, Spell) and link.seat == mage.seat]
    mage.hand, mage.charms = [], []
    t.chain = [link for link in t.chain if link.seat != mage.seat]
    t.triggers = [one for one in t.triggers if one.seat != mage.seat]


def win(t: Circle, winners: list[Mage], cites: str) -> None:
    """The match is over."""
    t.result = Result(tuple(mage.seat for mage in winners), cites)
    for mage in winners:
        t.tell("won", cites, seat=mage.seat)


PHASES = {"dawn": dawn, "act": act, "respond": respond, "resolve": resolve, "settle": settle}
