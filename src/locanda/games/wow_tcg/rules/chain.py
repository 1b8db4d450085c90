"""Chapter 16, the chain: who may act, responses, resolving and interrupting."""

from __future__ import annotations

from collections.abc import Iterator

from locanda.kernel.decision import PASS, Option, Rules, ask, option
from locanda.kernel.refusal import Refusal
from locanda.kernel.windows import is_asked, opened
from locanda.kit.effects import run
from locanda.kit.ledger import rule

from ..cards import Power, Trigger
from ..sought import Sought, Target
from ..state import Duel, Link, Piece
from ..words import Kind
from . import checks, combat, conditions, costs, figures, placing, playing, targets, timely, zones
from .fitting import in_play, is_totem
from .moment import Moment

# What comes after each window with an empty chain in which everybody has passed.
NEXT = {
    "ready": "draw",
    "draw": "action",
    "action": "end",
    "attack": "protect",
    "defend": "damage",
    "end": "wrap-up",
}
PERMANENT: tuple[Kind, ...] = ("ally", "weapon", "armor", "item")
# So many triggers may resolve one after another without anybody doing anything; then they do nothing any more.
ROUNDS = 300


@rule(
    "TCG-16-02",
    "TCG-16-03",
    "TCG-16-04",
    "TCG-16-07",
    "TCG-RUL-11",
    "TCG-RUL-12",
    "TCG-RUL-13",
    "TCG-RUL-14",
    "TCG-RUL-70",
    "TCG-RUL-84",
)
def act(t: Duel) -> Rules[None]:
    """One player may act; when all have passed one after another the last link resolves, or the game goes on."""
    if not checks.is_settled(t):
        yield from checks.settle(t)
        return  # and again, from a table at which nothing is due
    if t.seats[t.speaker].out:
        # Whoever has just been eliminated has not passed, and neither has anybody else since (TCG-RUL-12).
        t.passes = 0
        t.speaker = t.around(t.chain[-1].seat if t.chain else t.active)[0].seat
        return
    seat = t.speaker
    options = offers(t, seat)
    name = "respond" if t.chain else t.step
    if name == "action" and t.active == seat:
        chosen = yield from _ask_to_act(t, seat, options)
    elif is_asked(t, seat, name, timely.matters(t, seat, name, options), bool(t.seats[seat].hand)):
        chosen = yield opened(
            seat,
            name,
            options,
            ("TCG-16-04",) if t.chain else ("TCG-RUL-13",),
            subject=t,
            candidates=candidates,
            why_not=why_not,
            facts=_facts(t),
        )
    else:
        chosen = PASS
    if chosen is PASS:
        pass_on(t)
        return
    t.passes = t.spins = 0
    yield from perform(t, seat, chosen)


def _ask_to_act(t: Duel, seat: int, options: list[Option]) -> Rules[Option]:
    """The turn player acts in the action phase, or ends it if nothing holds him there."""
    close = [] if combat.must_attack(t, seat) else [PASS]
    answer = yield from ask(
        t,
        seat,
        "action",
        (*options, *close),
        ("TCG-12-07",),
        subject=t,
        candidates=candidates,
        why_not=why_not,
        facts=_facts(t),
    )
    return answer


def _facts(t: Duel) -> dict[str, object]:
    return {"links": len(t.chain), "step": t.step}


@rule("TCG-16-05", "TCG-16-07", "TCG-RUL-12", "TCG-RUL-35")
def pass_on(t: Duel) -> None:
    """The next player may act; when all have passed, something resolves or the next step comes."""
    players = t.around(t.speaker)
    t.passes += 1
    if t.passes >= len(players):
        t.passes = 0
        t.phase = "resolve" if t.chain else NEXT[t.step]
        return
    t.speaker = players[1].seat if players[0].seat == t.speaker else players[0].seat


# What can be done


def offers(t: Duel, seat: int) -> list[Option]:
    """Everything that a player may do now, beside passing: all candidates that nothing forbids.

    Rules are not asked about what belongs to another moment or surely costs too much.
    """
    free = playing.is_free(t, seat)
    mine: list[Piece] = []
    ready = 0
    for piece in t.pieces.values():
        if piece.seat == seat:
            if not piece.resource:
                mine.append(piece)
                continue
            if not piece.exhausted:
                ready += 1
            if not piece.down and piece.card.kind == "quest":
                mine.append(piece)
    return _offers_of_hand(t, seat, ready, free) + _offers_in_play(t, seat, mine, ready, free)


def _offers_of_hand(t: Duel, seat: int, ready: int, free: bool) -> list[Option]:
    """What a player may do with cards of the hand."""
    player = t.seats[seat]
    cards = player.hand
    if not free:
        swift = playing.swift_kinds(t, seat) if t.holds else ()
        cards = [card for card in cards if card.instant or card.kind in swift]
    placing = free and not player.placed
    found = []
    for card in dict.fromkeys(cards):
        if (
            not costs.is_too_dear(t, seat, card, ready)
            and next(playing.why_not_play(t, seat, card), None) is None
        ):
            found.append(option("play", card.id))
        if placing:
            found.append(option("place", card.id))
            if card.kind == "quest":
                found.append(option("quest", card.id))
    return found


def _offers_in_play(t: Duel, seat: int, mine: list[Piece], ready: int, free: bool) -> list[Option]:
    """What a player may do with these cards in play: quests that lie face up, and whatever is no resource."""
    striking = t.step == "defend"
    found = []
    for piece in mine:
        card = piece.card
        if piece.resource:
            if (
                costs.base(card.powers[0].pay) <= ready
                and next(playing.why_not_complete(t, seat, piece), None) is None
            ):
                found.append(option("complete", piece.label))
            continue
        if card.powers or piece.gained:
            for number, power in enumerate(figures.powers_of(t, piece)):
                if (
                    costs.base(power.pay) <= ready
                    and next(playing.why_not_use(t, seat, piece, number, power), None) is None
                ):
                    found.append(option("use", playing.power_key(piece, number)))
        if (
            free
            and not piece.exhausted
            and card.kind in ("ally", "hero")
            and next(combat.why_not_attack(t, seat, piece), None) is None
        ):
            found.append(option("attack", piece.label))
        if striking and card.kind == "weapon" and next(combat.why_not_strike(t, seat, piece), None) is None:
            found.append(option("strike", piece.label))
    return found


def candidates(t: Duel) -> Iterator[Option]:
    """Everything that the one who may act could think of: his hand, every power, placing, attacking, striking.

    What can only be done at another moment is among it, for those who want to know why not.
    """
    seat = t.speaker
    for card in dict.fromkeys(t.seats[seat].hand):
        yield option("play", card.id)
        yield option("place", card.id)
        if card.kind == "quest":
            yield option("quest", card.id)
    for piece in t.pieces.values():
        if piece.seat != seat:
            continue
        if piece.resource:
            if piece.card.kind == "quest":
                yield option("complete", piece.label)
            continue
        for number in range(len(playing.powers_of(t, piece))):
            yield option("use", playing.power_key(piece, number))
        if piece.card.kind in ("ally", "hero"):
            yield option("attack", piece.label)
        if piece.card.kind == "weapon":
            yield option("strike", piece.label)


def why_not(t: Duel, one: Option) -> Iterator[Refusal]:
    """Every reason against something that the one who may act could think of."""
    return why_not_of(t, t.speaker, one)


def why_not_of(t: Duel, seat: int, one: Option) -> Iterator[Refusal]:
    """Every reason against something that a player could think of."""
    verb = one.verb
    if verb == "play":
        return playing.why_not_play(t, seat, t.library.by_id[one.about])
    if verb in ("place", "quest"):
        return placing.why_not_place(t, seat, t.library.by_id[one.about])
    piece, number = named(t, one.about)
    if verb == "use":
        return playing.why_not_use(t, seat, piece, number, playing.powers_of(t, piece)[number])
    if verb == "complete":
        return playing.why_not_complete(t, seat, piece)
    if verb == "attack":
        return combat.why_not_attack(t, seat, piece)
    return combat.why_not_strike(t, seat, piece)


def named(t: Duel, key: str) -> tuple[Piece, int]:
    """The card in play that an answer names, and the number of its power."""
    label, _, number = key.partition(".")
    for piece in t.pieces.values():
        if piece.label == label:
            return piece, int(number) - 1 if number else 0
    raise KeyError(key)


def perform(t: Duel, seat: int, chosen: Option) -> Rules[None]:
    """What a player has chosen to do is done."""
    verb = chosen.verb
    if verb == "play":
        yield from playing.play(t, seat, t.library.by_id[chosen.about])
        return
    if verb in ("place", "quest"):
        placing.place(t, seat, t.library.by_id[chosen.about], up=verb == "quest")
        return
    piece, number = named(t, chosen.about)
    if verb == "use":
        yield from playing.use(t, seat, piece, number, figures.powers_of(t, piece)[number])
    elif verb == "complete":
        yield from playing.complete(t, seat, piece)
    elif verb == "attack":
        yield from combat.propose(t, seat, piece)
    else:
        yield from combat.strike(t, seat, piece)


# Resolving


@rule(
    "TCG-16-01", "TCG-16-05", "TCG-16-06", "TCG-16-08", "TCG-16-09", "TCG-16-12", "TCG-RUL-11", "TCG-RUL-14"
)
def resolve(t: Duel) -> Rules[None]:
    """The last link does what it says as far as it can; without a legal target it is interrupted."""
    link = t.chain[-1]
    t.spins = t.spins + 1 if link.kind == "trigger" else 0
    if link.kind == "combat":
        t.chain.pop()
        combat.begin(t, link)
    elif t.spins > ROUNDS:
        interrupt(t, link)
    else:
        wanted = _wanted(link)
        aims = targets.still(t, link, wanted)
        if link.aims and not aims:
            interrupt(t, link)
        else:
            yield from _carry_out(t, link, Moment(t, link, aims))
    if t.phase == "resolve" and t.result is None:
        t.speaker = t.chain[-1].seat if t.chain else t.active
        t.passes = 0
        t.phase = "act"


def _wanted(link: Link) -> tuple[Target, ...]:
    if link.text is not None:
        return link.text.targets
    return link.card.targets if link.mode < 0 else link.card.modes[link.mode].targets


@rule("TCG-16-11", "TCG-16-12")
def interrupt(t: Duel, link: Link) -> None:
    """A link leaves the chain and does nothing; a card goes to its owner's graveyard."""
    t.chain.remove(link)
    t.tell("interrupted", "TCG-16-11", seat=link.seat, card=link.card.id)
    if link.kind == "card":
        zones.lay(t, link.card, link.seat, "graveyard")


@rule("TCG-10-32", "TCG-10-33", "TCG-10-36", "TCG-12-10", "TCG-20-08", "TCG-RUL-79", "TCG-RUL-89")
def _carry_out(t: Duel, link: Link, moment: Moment) -> Rules[None]:
    """The instructions in their order; an ability that attaches enters play first, others after all."""
    t.tell("resolved", "TCG-16-05", seat=link.seat, card=link.card.id, link=link.number, what=link.kind)
    if link.kind != "card":
        assert isinstance(link.text, (Power, Trigger))
        if _still_holds(t, link):
            yield from run(moment, link.text.do)
        if link in t.chain:
            t.chain.remove(link)
        return
    card = link.card
    if card.kind in PERMANENT:
        t.chain.remove(link)
        zones.enter(t, card, link.seat, link.seat, x=link.x)
        return
    if card.attach or card.host is not None:
        t.chain.remove(link)
        host = next((mark.number for mark in moment.aims if mark.slot == 0), 0)
        if card.host is not None:
            host = yield from _choose_host(t, link, card.host)
        if not host:
            zones.lay(t, card, link.seat, "graveyard")
            return
        piece = zones.enter(t, card, link.seat, link.seat, host=host, x=link.x)
        link.source = piece.number
        held = t.pieces.get(host)
        if held is None or is_totem(held):  # TCG-RUL-10
            zones.destroy(t, [piece])
        yield from moment.settle()
        yield from run(moment, card.do)
        return
    yield from run(moment, playing.steps_of(card, link.mode))
    if link not in t.chain:
        return
    t.chain.remove(link)
    if card.ongoing:
        zones.enter(t, card, link.seat, link.seat, x=link.x)
    else:
        zones.lay(t, card, link.seat, "graveyard")


@rule("TCG-RUL-88", "TCG-RUL-89")
def _choose_host(t: Duel, link: Link, what: Sought) -> Rules[int]:
    """What an ability is attached to by choice; nothing if nothing fits."""
    able = list(in_play(t, what, link.seat))
    if not able:
        return 0
    options = [option("choose", piece.label) for piece in able]
    chosen = yield from ask(t, link.seat, "host", options, ("TCG-RUL-88",), facts={"card": link.card.id})
    return able[options.index(chosen)].number


@rule("TCG-RUL-104")
def _still_holds(t: Duel, link: Link) -> bool:
    """Whether the condition of a trigger holds again as it resolves."""
    text = link.text
    if not isinstance(text, Trigger) or text.if_ is None:
        return True
    return conditions.holds(t, text.if_, link.seat, link.source)
