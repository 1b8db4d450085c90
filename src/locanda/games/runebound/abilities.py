"""Abilities of cards: when they can be used, what they cost, and how often."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from locanda.kernel.decision import DONE, Option, Rules, ask
from locanda.kernel.ledger import rule
from locanda.kernel.plain import Shared
from locanda.kernel.refusal import Refusal

from . import effects, modifiers, tokens, trade
from .cards import TYPES, Ability, Card
from .moment import Moment
from .state import Companion, Kept, Party, Possession, Realm
from .vocabulary import Attack, NoAllies

Piece: TypeAlias = Companion | Possession | Kept | None  # None is the Hero


class Power(Shared):
    """One ability of one card, with the option that uses it."""

    __slots__ = ("ability", "card", "free", "key", "number", "option")

    def __init__(self, card: Card, number: int, ability: Ability) -> None:
        self.card = card
        self.number = number
        self.ability = ability
        self.key = card.id if number == 0 else f"{card.id}.{number + 1}"
        self.option = Option("use", self.key, self)
        cost = ability.cost
        self.free = not (cost.activate or cost.discard or cost.exhaustion or cost.wounds or cost.gold)


_powers: dict[str, dict[str, tuple[Power, ...]]] = {}
_NONE: tuple[Power, ...] = ()


def _timings(card: Card) -> dict[str, tuple[Power, ...]]:
    """The abilities of a card by the moment at which they work, sorted once for each card."""
    known = _powers.get(card.id)
    if known is None:
        known = _powers[card.id] = {}
        for number, ability in enumerate(card.abilities):
            known[ability.when] = (*known.get(ability.when, ()), Power(card, number, ability))
    return known


def powers(card: Card, when: str) -> tuple[Power, ...]:
    """The abilities of a card for a moment."""
    return _timings(card).get(when, _NONE) if card.abilities else _NONE


def all_powers(card: Card) -> Iterator[Power]:
    """The abilities of a card for every moment."""
    for found in _timings(card).values():
        yield from found


def pieces(party: Party) -> Iterator[tuple[Card, Piece, bool]]:
    """Every card of a party with its piece and whether it lies face up."""
    yield party.hero, None, party.face_up
    for item in party.items:
        yield item.card, item, item.face_up
    for ally in party.allies:
        yield ally.card, ally, ally.face_up
    for kept in party.kept:
        yield kept.card, kept, True


@rule("RB-CHA-04", "RB-CARD-04", "RB-BAS-06")
def why_not_use(moment: Moment, power: Power, piece: Piece, face_up: bool) -> Iterator[Refusal]:
    """Every reason that forbids an ability at this moment; none means that it can be used."""
    party, ability = moment.party, power.ability
    if ability.when != moment.when:
        yield Refusal("RB-CARD-04", power.card.id)
        return
    if not face_up:
        yield Refusal("RB-BAS-06", power.card.id)
    if power.key in party.used and (moment.when == "before-combat" or power.free):
        yield Refusal("RB-CHA-04", power.card.id)
    if any(used is power and by is piece for used, by in moment.used):
        yield Refusal("RB-CHA-04", power.card.id)
    if ability.cost.gold > party.gold:
        yield Refusal("RB-MKT-05", power.card.id)
    if ability.type is not None and (moment.phase < 0 or TYPES[moment.phase] != ability.type):
        yield Refusal("RB-CARD-04", power.card.id)
    if ability.against is not None and not modifiers.faces(moment.table, ability.against):
        yield Refusal("RB-CARD-04", power.card.id)
    if not _fits(moment, ability, piece):
        yield Refusal("RB-CARD-04", power.card.id)
    if isinstance(piece, Companion) and moment.when == "before-combat" and _attacks(ability):
        barred = [one for one, _ in modifiers.active(moment.table, party) if type(one) is NoAllies]
        if any(one.type is None for one in barred):
            yield Refusal("RB-CARD-06", power.card.id)


def _attacks(ability: Ability) -> bool:
    return any(type(effect) is Attack for effect in ability.do)


def _fits(moment: Moment, ability: Ability, piece: Piece) -> bool:
    """Whether the ability speaks of what happens here: this roll, this roller, this victim."""
    on = ability.on
    if moment.when == "wound":
        if on == "self":
            return piece is not None and piece is moment.ally
        return on == "anyone" or on == ("hero" if moment.ally is None else "ally")
    if moment.when in ("before-roll", "after-roll", "hit"):
        roller_is_owner = piece is moment.ally if isinstance(piece, Companion) else moment.ally is None
        if not roller_is_owner:
            return False
        if on is None or on in ("check", moment.kind):
            return True
        return on == "combat" and moment.kind in ("attack", "defence")
    return True


def usable(moment: Moment) -> list[tuple[Power, Piece]]:
    """The abilities that can be used at this moment."""
    party, when = moment.party, moment.when
    found: list[tuple[Power, Piece]] = []
    if party.hero.abilities and when in _timings(party.hero):
        _collect(moment, party.hero, None, party.face_up, found)
    for item in party.items:
        if item.card.abilities and when in _timings(item.card):
            _collect(moment, item.card, item, item.face_up, found)
    for ally in party.allies:
        if ally.card.abilities and when in _timings(ally.card):
            _collect(moment, ally.card, ally, ally.face_up, found)
    for kept in party.kept:
        if kept.card.abilities and when in _timings(kept.card):
            _collect(moment, kept.card, kept, True, found)
    return found


def _collect(
    moment: Moment, card: Card, piece: Piece, face_up: bool, found: list[tuple[Power, Piece]]
) -> None:
    for power in powers(card, moment.when):
        if next(why_not_use(moment, power, piece, face_up), None) is None:
            found.append((power, piece))


def options(found: list[tuple[Power, Piece]]) -> list[Option]:
    """The options of these abilities; equal cards offer one option."""
    return list(dict.fromkeys(power.option for power, _ in found))


def candidates(moment: Moment) -> Iterator[Option]:
    """Every ability of the party's cards, usable or not."""
    for card, _, _ in pieces(moment.party):
        for power in all_powers(card):
            yield power.option


def why_not_option(moment: Moment, option: Option) -> Iterator[Refusal]:
    """Every reason against the ability behind an option."""
    for card, piece, face_up in pieces(moment.party):
        for power in all_powers(card):
            if power.option is option:
                yield from why_not_use(moment, power, piece, face_up)


class Mixed:
    """What a prompt asks besides abilities, so that both can say why something is not offered."""

    __slots__ = ("candidates", "moment", "subject", "why_not")

    def __init__(
        self,
        moment: Moment,
        subject: Any,
        candidates: Callable[[Any], Iterator[Option]],
        why_not: Callable[[Any, Option], Iterator[Refusal]],
    ) -> None:
        self.moment = moment
        self.subject = subject
        self.candidates = candidates
        self.why_not = why_not


def mixed_candidates(mixed: Mixed) -> Iterator[Option]:
    """What the prompt could offer, and every ability."""
    yield from mixed.candidates(mixed.subject)
    yield from candidates(mixed.moment)


def mixed_why_not(mixed: Mixed, option: Option) -> Iterator[Refusal]:
    """Every reason against an option of the prompt or an ability."""
    if option.verb == "use":
        return why_not_option(mixed.moment, option)
    return mixed.why_not(mixed.subject, option)


@rule("RB-CHA-03", "RB-TST-10")
def offer(moment: Moment, cites: tuple[str, ...] = ()) -> Rules[None]:
    """The owner has used as many of the fitting abilities as he liked; nobody is asked who has none."""
    t, party = moment.table, moment.party
    while not party.fallen and not moment.stop:
        found = usable(moment)
        if not found:
            return
        answer = yield from ask(
            t,
            party.seat,
            f"use.{moment.when}",
            [*options(found), DONE],
            cites,
            subject=moment,
            candidates=candidates,
            why_not=why_not_option,
        )
        if answer is DONE:
            return
        yield from use(moment, answer, found)


def use(moment: Moment, answer: Option, found: list[tuple[Power, Piece]]) -> Rules[None]:
    """The ability is paid for and has taken effect."""
    power, piece = next((power, piece) for power, piece in found if power.option is answer)
    yield from pay_and_run(moment, power, piece)


@rule("RB-CARD-06", "RB-BAS-06")
def pay_and_run(moment: Moment, power: Power, piece: Piece) -> Rules[None]:
    """The cost of an ability is paid and its effects have happened."""
    t, party, cost = moment.table, moment.party, power.ability.cost
    moment.used.append((power, piece))
    party.used.append(power.key)
    ally = piece if isinstance(piece, Companion) else None
    t.tell("used", *(("RB-BAS-06",) if cost.activate else ()), seat=party.seat, card=power.card.id)
    if cost.activate:
        if piece is None:
            party.face_up = False
        elif not isinstance(piece, Kept):
            piece.face_up = False
    party.gold -= cost.gold
    if cost.exhaustion:
        yield from tokens.take_exhaustion(t, party, ally, cost.exhaustion, as_cost=True)
    if cost.wounds:
        yield from tokens.take_wounds(t, party, ally, cost.wounds, as_cost=True)
    if cost.discard:
        trade.discard_piece(t, party, piece)
    if cost.activate:
        tokens.check_life(t, party)
    if party.fallen:
        return
    moment.source, moment.card = ally, power.card
    yield from effects.run(moment, power.ability.do)


def trigger(t: Realm, party: Party, when: str) -> Rules[None]:
    """What happens by itself at this moment has happened, and what costs something was offered."""
    moment = Moment(t, party, when)
    found = usable(moment)
    if not found:
        return
    for power, piece in found:
        if power.free and not party.fallen:
            yield from pay_and_run(moment, power, piece)
            party.used.remove(power.key)
    yield from offer(moment)
