"""Chapter 12B, playing a card and using a power: announce, choose X, modes and targets, work out the cost, pay."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from locanda.kernel.decision import NO, YES, Option, Rules, ask, option
from locanda.kernel.refusal import Refusal
from locanda.kit.effects import Step
from locanda.kit.ledger import rule

from .. import vocabulary as v
from ..cards import Card, Mode, Power
from ..sought import Target
from ..state import Duel, Link, Piece
from ..words import Kind
from . import conditions, costs, damage, figures, targets, triggers, zones

# The steps in which something can be done at all are windows; only here can everything be done.
ACTION = "action"


def is_free(t: Duel, seat: int) -> bool:
    """Whether this player may do anything: the own action phase, an empty chain, no combat (TCG-RUL-83)."""
    return t.step == ACTION and t.active == seat and not t.chain and t.combat is None


@rule(
    "TCG-10-34",
    "TCG-10-35",
    "TCG-10-39",
    "TCG-12-18",
    "TCG-14-10",
    "TCG-16-04",
    "TCG-RUL-83",
)
def why_not_play(t: Duel, seat: int, card: Card) -> Iterator[Refusal]:
    """Every reason that forbids playing a card from the hand now."""
    if card.kind == "quest":
        yield Refusal("TCG-10-39", card, reason="quest")
        return
    if not is_free(t, seat) and not is_instant(t, seat, card):
        if t.active == seat and t.combat is not None:
            yield Refusal("TCG-RUL-83", card, reason="combat")
        elif t.active != seat or t.step != ACTION:
            yield Refusal("TCG-10-34", card, reason="not-your-action-phase", note="TCG-RUL-83")
        else:
            yield Refusal("TCG-RUL-83", card, reason="chain")
    if is_barred(t, seat, "play"):
        yield Refusal("TCG-02-01", card, reason="barred-play")
    if card.only is not None and not conditions.holds(t, card.only, seat):
        yield Refusal("TCG-02-01", card, reason="only")
    yield from _why_not_aim(t, seat, card)
    yield from costs.why_not_afford(t, seat, card)


@rule("TCG-08-08")
def _why_not_aim(t: Duel, seat: int, card: Card) -> Iterator[Refusal]:
    """There must be a target for everything that asks for one, in one mode at least."""
    if not card.targets and not card.modes:
        return
    ways: Sequence[Sequence[Target]] = [one.targets for one in card.modes] or (card.targets,)
    for way in ways:
        for x in costs.possible_x(t, seat, "resources" if card.has_x else "", card):
            if targets.can_aim(t, way, seat, 0, x):
                return
    yield Refusal("TCG-08-08", card, reason="no-target")


def is_instant(t: Duel, seat: int, card: Card) -> bool:
    """Whether a card may be played at any time."""
    return card.instant or card.kind in swift_kinds(t, seat)


def swift_kinds(t: Duel, seat: int) -> list[Kind]:
    """The kinds of cards that a text lets this player play at any time."""
    return [kind for one, step in figures.holding(t, v.Swift) if one.seat == seat for kind in step.kinds]


@rule("TCG-02-01", "TCG-RUL-73")
def is_barred(t: Duel, seat: int, ban: str) -> bool:
    """Whether a text keeps this player from something."""
    for one, step in figures.holding(t, v.Barred):
        if step.ban != ban or (
            step.so is not None and not conditions.holds(t, step.so, one.seat, one.source)
        ):
            continue
        if _is_meant(t, one.seat, one.bound, step.player, seat):
            return True
    return False


def _is_meant(t: Duel, owner: int, bound: Sequence[int], player: str, seat: int) -> bool:
    """Whether a text of this owner speaks of this player."""
    if player == "you":
        return seat == owner
    if player == "each":
        return True
    if player == "opponents":
        return t.seats[seat].team != t.seats[owner].team
    return seat in bound


@rule("TCG-09-07", "TCG-20-15", "TCG-RUL-18", "TCG-RUL-59", "TCG-RUL-102", "TCG-RUL-106")
def play(t: Duel, seat: int, card: Card) -> Rules[None]:
    """A card goes from the hand to the chain: X, modes and targets are chosen, then its cost is paid."""
    player = t.seats[seat]
    player.hand.remove(card)
    link = Link(t.next_number(), "card", seat, card)
    t.chain.append(link)
    instead = yield from _maybe_instead(t, link)
    link.x = yield from costs.choose_x(t, link, "resources" if card.has_x else "", _aims(card))
    removed = yield from costs.choose_removed(t, link, card.additional)
    mode = yield from _choose_mode(t, link, card.modes)
    wanted = card.targets if mode is None else mode.targets
    yield from targets.aim(t, link, wanted, removed)
    pay = 0 if instead else costs.of_card(t, seat, card, link.x)
    t.tell(
        "played", "TCG-20-15", seat=seat, card=card.id, x=link.x, targets=_named(t, link), link=link.number
    )
    yield from costs.pay(t, link, (*card.additional, *(card.instead if instead else ())), pay)
    costs.use_up(t, seat, "card", card)
    _lose_bear_form(t, seat, card)
    triggers.notice(t, triggers.Occurrence("plays", None, seat=seat, card=card))
    spoken(t, seat)


def spoken(t: Duel, seat: int) -> None:
    """Whoever added something to the chain may act first, and all who had passed may act again (TCG-16-03)."""
    t.speaker = seat
    t.passes = 0


def _aims(card: Card) -> Sequence[Target]:
    return card.targets if not card.modes else ()


def _named(t: Duel, link: Link) -> list[str]:
    return [targets.as_option(t, mark).about for mark in link.aims]


@rule("TCG-14-03", "TCG-RUL-47")
def _lose_bear_form(t: Duel, seat: int, card: Card) -> None:
    """Playing an ability that is not Feral destroys whatever puts the hero in bear form."""
    if card.kind == "ability" and "Feral" not in card.tags:
        leave_bear_form(t, seat)


def leave_bear_form(t: Duel, seat: int) -> None:
    """Every card that puts a hero in bear form is destroyed, without using the chain."""
    hero = t.hero(seat)
    if figures.has(t, hero, "bear-form"):
        zones.destroy(t, damage.givers(t, hero, "bear-form"))


@rule("TCG-RUL-60")
def _maybe_instead(t: Duel, link: Link) -> Rules[bool]:
    """Whether something else is paid rather than the cost, if the card lets one choose."""
    card = link.card
    if not card.instead or next(costs.why_not_pay(t, link.seat, 0, card.instead, 0), None) is not None:
        return False
    if costs.of_card(t, link.seat, card, 0) > costs.ready_resources(t, link.seat):
        return True
    answer = yield from ask(t, link.seat, "instead", (YES, NO), ("TCG-RUL-60",), facts={"card": card.id})
    return answer is YES


@rule("TCG-RUL-18", "TCG-RUL-88")
def _choose_mode(t: Duel, link: Link, modes: Sequence[Mode]) -> Rules[Mode | None]:
    """One of several things is chosen while the card is played, if it can be aimed."""
    if not modes:
        return None
    able = [
        number
        for number, mode in enumerate(modes)
        if targets.can_aim(t, mode.targets, link.seat, link.source, link.x)
    ]
    options: list[Option] = [option("mode", str(number + 1), number) for number in able]
    chosen = yield from ask(t, link.seat, "mode", options, ("TCG-RUL-18",), facts={"card": link.card.id})
    link.mode = chosen.value
    return modes[link.mode]


# Powers


def power_key(piece: Piece, number: int) -> str:
    """How an answer names a power: by its card, and by a number if it is not the first one."""
    return piece.label if number == 0 else f"{piece.label}.{number + 1}"


def powers_of(t: Duel, piece: Piece) -> Sequence[Power]:
    """The payment powers that somebody could think of: those it has now, and that of a hero who has turned."""
    found = figures.powers_of(t, piece)
    return (*found, *piece.card.powers) if piece.down and piece.card.kind == "hero" else found


@rule(
    "TCG-10-08",
    "TCG-10-26",
    "TCG-12-12",
    "TCG-14-08",
    "TCG-14-09",
    "TCG-RUL-01",
    "TCG-RUL-15",
    "TCG-RUL-33",
    "TCG-RUL-58",
    "TCG-RUL-123",
)
def why_not_use(t: Duel, seat: int, piece: Piece, number: int, power: Power) -> Iterator[Refusal]:
    """Every reason that forbids using a payment power now."""
    card = piece.card
    if piece.down and card.kind == "hero" and power in card.powers:
        yield Refusal("TCG-RUL-58", card, reason="turned")
        return
    if power.only is not None and not conditions.holds(t, power.only, seat, piece.number):
        yield Refusal("TCG-02-01", card, reason="only", note="TCG-RUL-123")
    if power.once and f"{piece.number}.{number}" in t.used:
        yield Refusal("TCG-02-01", card, reason="once")
    for step in power.cost:
        if type(step) is v.Activate:
            if piece.exhausted:
                yield Refusal("TCG-08-02", card, reason="exhausted")
            if card.kind == "ally" and not is_settled(t, piece):
                yield Refusal("TCG-10-08", card, reason="just-joined")
    kind = costs.kind_of_x(power.pay, power.cost)
    able: Sequence[int] = costs.possible_x(t, seat, kind)
    if power.targets:
        able = [x for x in able if targets.can_aim(t, power.targets, seat, piece.number, x)]
    if not able:
        yield Refusal("TCG-08-08", card, reason="no-target")
    fixed = costs.base(power.pay)
    first: Refusal | None = None
    for x in able or (0,):
        against = costs.why_not_pay(t, seat, piece.number, power.cost, fixed, x, kind != "resources")
        reason = next(against, None)
        if reason is None:
            return
        first = first or reason
    if first is not None:
        yield first


@rule("TCG-10-08", "TCG-20-01", "TCG-RUL-33")
def is_settled(t: Duel, piece: Piece) -> bool:
    """Whether an ally has been in the party since the start of its controller's most recent turn."""
    return piece.joined < t.seats[piece.seat].turn


@rule("TCG-12-11", "TCG-12-13", "TCG-RUL-18", "TCG-RUL-58")
def use(t: Duel, seat: int, piece: Piece, number: int, power: Power, kind: str = "power") -> Rules[None]:
    """The effect of a power goes on the chain, and what the power costs is paid."""
    link = Link(t.next_number(), kind, seat, piece.card, piece.number, power)
    t.chain.append(link)
    x_kind = costs.kind_of_x(power.pay, power.cost)
    link.x = yield from costs.choose_x(t, link, x_kind, power.targets)
    removed = yield from costs.choose_removed(t, link, power.cost)
    yield from targets.aim(t, link, power.targets, removed)
    if power.once:
        t.used.append(f"{piece.number}.{number}")
    t.tell(
        "used",
        "TCG-12-11",
        seat=seat,
        card=piece.card.id,
        piece=piece.label,
        power=number,
        x=link.x,
        targets=_named(t, link),
        link=link.number,
    )
    pay = costs.base(power.pay) + (link.x if x_kind == "resources" else 0)
    yield from costs.pay(t, link, power.cost, pay)
    spoken(t, seat)


# Quests


@rule("TCG-10-41", "TCG-10-43", "TCG-12-15", "TCG-RUL-16", "TCG-RUL-134")
def why_not_complete(t: Duel, seat: int, piece: Piece) -> Iterator[Refusal]:
    """Every reason that forbids completing a quest now; it need not be ready."""
    power = piece.card.powers[0]
    if piece.down:
        yield Refusal("TCG-10-43", piece.card, reason="face-down")
        return
    yield from why_not_use(t, seat, piece, 0, power)


@rule("TCG-10-42", "TCG-RUL-16")
def complete(t: Duel, seat: int, piece: Piece) -> Rules[None]:
    """A quest is completed: turning it face down belongs to what is paid, and its reward goes on the chain."""
    power = piece.card.powers[0]
    yield from use(t, seat, piece, 0, power, "reward")
    if piece.number in t.pieces:
        piece.down = True
        t.stale = True
        t.tell("completed", "TCG-10-42", seat=seat, card=piece.card.id, piece=piece.label)


def steps_of(card: Card, mode: int) -> tuple[Step, ...]:
    """What happens as a card resolves, in the mode that was chosen."""
    return card.do if mode < 0 else card.modes[mode].do
