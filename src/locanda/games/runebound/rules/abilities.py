"""Abilities of cards: when they can be used, what they cost, and how often."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeAlias

from locanda.kernel.decision import DONE, Option, Rules
from locanda.kernel.refusal import Refusal
from locanda.kernel.windows import is_asked, opened
from locanda.kit.effects import run
from locanda.kit.ledger import rule
from locanda.kit.uses import Mixed, Use, all_of, by_moment

from ..cards import TYPES, Ability, Card
from ..library import Library
from ..state import Companion, Kept, Party, Possession, Realm
from ..vocabulary import Attack, Heal, NoAllies, Refresh, Relieve
from . import goods, modifiers, tokens, undefeated
from .moment import Moment

Piece: TypeAlias = Companion | Possession | Kept | None  # None is the Hero


Power: TypeAlias = Use[Ability]
# The moments of rolls, and those at which abilities that cost nothing work by themselves.
ROLLS = ("before-roll", "after-roll", "hit")
BY_THEMSELVES = ("turn", "round", "win")


def timings(library: Library, card: Card) -> Mapping[str, tuple[Power, ...]]:
    """The abilities of a card by the moment at which they work."""
    return by_moment(library, card, card.abilities)


def pieces(party: Party) -> Iterator[tuple[Card, Piece, bool]]:
    """Every card of a party with its piece and whether it lies face up."""
    yield party.hero, None, party.face_up
    for item in party.items:
        yield item.card, item, item.face_up
    for ally in party.allies:
        yield ally.card, ally, ally.face_up
    for kept in party.kept:
        yield kept.card, kept, True


@rule("RB-CHA-04", "RB-CARD-04", "RB-BAS-06", "RB-RUL-34", "RB-RUL-52", "RB-RUL-101")
def why_not_use(moment: Moment, power: Power, piece: Piece, face_up: bool) -> Iterator[Refusal]:
    """Every reason that forbids an ability at this moment; none means that it can be used."""
    party, ability, card = moment.party, power.terms, power.card.id
    if ability.when != moment.when:
        if _works_by_itself(ability):
            yield Refusal("RB-CARD-04", card, reason="works-by-itself", card=card, when=ability.when)
        else:
            yield Refusal(
                "RB-CARD-04", card, reason="another-moment", card=card, when=ability.when, now=moment.when
            )
        return
    if not face_up:
        yield Refusal("RB-BAS-06", card, reason="face-down", card=card)
    if power.key in party.used and (moment.when == "before-combat" or power.terms.free):
        yield Refusal("RB-CHA-04", card, reason="used-already", card=card, span=_span(moment))
    elif any(used is power and by is piece for used, by in moment.used):
        if _works_by_itself(ability):
            yield Refusal("RB-CHA-04", card, reason="worked-by-itself", card=card)
        else:
            yield Refusal("RB-CHA-04", card, reason="used-for-this", card=card, now=moment.when)
    if ability.cost.gold > party.gold:
        yield Refusal(
            "RB-MKT-05", card, reason="ability-too-dear", card=card, price=ability.cost.gold, gold=party.gold
        )
    if moment.when in ROLLS or ability.type is not None:
        yield from _why_not_for_this_roll(moment, power, piece)
    elif moment.when == "wound":
        yield from _why_not_for_this_victim(moment, power, piece)
    elif moment.when == "adventure":
        yield from _why_nothing_is_drawn(moment.table, card)
    elif moment.steps:
        yield Refusal("RB-CARD-04", card, reason="begun-to-move", card=card, steps=moment.steps)
    if ability.against is not None:
        yield from _why_not_against(moment, ability.against, card)
    if isinstance(piece, Companion) and moment.when == "before-combat" and _attacks(ability):
        for by, barred in modifiers.laid_down(moment.table, party, NoAllies):
            if barred.type is None:
                yield Refusal("RB-CARD-06", card, reason="keeps-allies-out", by=by.id, phase="none")
    yield from _why_nothing_is_mended(moment, power, piece)


@rule("RB-RUL-101")
def _why_nothing_is_mended(moment: Moment, power: Power, piece: Piece) -> Iterator[Refusal]:
    """Why an ability that only heals, relieves or refreshes would do nothing at all."""
    lacks = set()
    for effect in power.terms.do:
        if not isinstance(effect, (Heal, Relieve, Refresh)) or _mends(moment, power, piece, effect):
            return
        lacks.add(type(effect))
    if lacks:
        kind = "several" if len(lacks) > 1 else lacks.pop().__name__.lower()
        card = power.card.id
        yield Refusal("RB-CARD-04", card, "RB-RUL-101", reason="nothing-to-mend", card=card, lacks=kind)


def _mends(moment: Moment, power: Power, piece: Piece, effect: Heal | Relieve | Refresh) -> bool:
    """Whether an effect finds a wound, exhaustion or a face-down card; its own cost may bring one."""
    t, party, cost = moment.table, moment.party, power.terms.cost
    if isinstance(effect, Refresh):
        return not party.face_up or any(not one.face_up for one in party.goods)
    prompt = "heal" if isinstance(effect, Heal) else "relieve"
    holders: list[Party | Companion] = []
    if effect.who in ("you", "party", "anyone"):
        holders.append(party)
    elif effect.who == "everyone":
        holders += t.seats
    if effect.who == "self":
        holders += [piece] if isinstance(piece, Companion) else []
    elif effect.who not in ("you", "everyone"):
        holders += party.allies
    ally = piece if isinstance(piece, Companion) else None
    payer = party if ally is None else ally
    brought = cost.exhaustion
    if prompt == "heal":  # exhaustion beyond Stamina becomes wounds
        over = payer.exhaustion + cost.exhaustion - modifiers.stamina(t, party, ally)
        brought = cost.wounds + (max(0, over) if cost.exhaustion else 0)
    return any(tokens.is_mendable(one, prompt) or (one is payer and brought > 0) for one in holders)


def _works_by_itself(ability: Ability) -> bool:
    return ability.free and ability.when in BY_THEMSELVES


def _span(moment: Moment) -> str:
    """What an ability is usable once in: the turn, or the fight where the table wants that, or for its defender."""
    t = moment.table
    anew = moment.party is not t.party or (
        t.house.once_a_combat and t.fight is not None and t.fight.foe is not None
    )
    return "fight" if anew else "turn"


def _attacks(ability: Ability) -> bool:
    return any(type(effect) is Attack for effect in ability.do)


def _roller(moment: Moment) -> str:
    """The card of whoever rolls or is about to be wounded."""
    return moment.party.hero.id if moment.ally is None else moment.ally.card.id


def _why_not_for_this_roll(moment: Moment, power: Power, piece: Piece) -> Iterator[Refusal]:
    """Why the ability does not speak of this roll or hit: somebody else makes it, or it is of another kind."""
    ability, card = power.terms, power.card.id
    owner = piece if isinstance(piece, Companion) else None
    if owner is not moment.ally and moment.when in ROLLS:
        holder = moment.party.hero.id if owner is None else card
        yield Refusal(
            "RB-CARD-04", card, reason="roll-of-another", card=card, owner=holder, roller=_roller(moment)
        )
    on = ability.on or ("hit" if moment.when == "hit" else "check")
    kinds = ("attack", "defence") if on == "combat" else (on,)
    phase = TYPES[moment.phase] if moment.phase >= 0 else "none"
    fits = on in ("check", "hit") or moment.kind in kinds
    if not fits or (ability.type is not None and ability.type != phase):
        yield Refusal(
            "RB-CARD-04",
            card,
            reason="another-roll",
            card=card,
            on=on,
            type=ability.type or "none",
            roll=moment.kind or "none",
            phase=phase,
        )


def _why_not_for_this_victim(moment: Moment, power: Power, piece: Piece) -> Iterator[Refusal]:
    """Why the ability does not speak of whoever is about to be wounded."""
    on, card = power.terms.on, power.card.id
    if on == "self":
        shields = piece is not None and piece is moment.ally
    else:
        shields = on in ("anyone", "hero" if moment.ally is None else "ally")
    if not shields:
        yield Refusal(
            "RB-CARD-04", card, reason="shields-another", card=card, whom=on or "hero", victim=_roller(moment)
        )


def _why_nothing_is_drawn(t: Realm, card: str) -> Iterator[Refusal]:
    """Why no unknown card is about to be drawn here: there is no adventure, or its card waits in plain view."""
    slot = undefeated.slot_at(t, t.party.at)
    waiting = t.track[slot] if slot >= 0 else None
    if t.party.at not in t.tokens:
        yield Refusal("RB-ADV-01", card, reason="no-token-here")
    elif waiting is not None:
        yield Refusal("RB-UND-01", card, reason="waits-in-plain-view", card=waiting.id)


def _why_not_against(moment: Moment, trait: str, card: str) -> Iterator[Refusal]:
    """Why an ability against some enemies does not work here."""
    t = moment.table
    if t.fight is None:
        yield Refusal("RB-CARD-04", card, reason="no-enemy-here", card=card, against=trait)
    elif not modifiers.faces(t, trait):
        rival = t.party if moment.party.seat == t.fight.rival else t.seats[t.fight.rival]
        enemy = t.fight.foe or rival.hero
        yield Refusal("RB-CARD-04", card, reason="another-enemy", card=card, against=trait, foe=enemy.id)


def usable(moment: Moment) -> list[tuple[Power, Piece]]:
    """The abilities that can be used at this moment."""
    party, when, library = moment.party, moment.when, moment.table.library
    found: list[tuple[Power, Piece]] = []
    known, hero = library.uses, party.hero
    if hero.abilities and when in (known.get(hero.id) or timings(library, hero)):
        _collect(moment, hero, None, party.face_up, found)
    for item in party.items:
        card: Card = item.card
        if card.abilities and when in (known.get(card.id) or timings(library, card)):
            _collect(moment, card, item, item.face_up, found)
    for ally in party.allies:
        card = ally.card
        if card.abilities and when in (known.get(card.id) or timings(library, card)):
            _collect(moment, card, ally, ally.face_up, found)
    for kept in party.kept:
        card = kept.card
        if card.abilities and when in (known.get(card.id) or timings(library, card)):
            _collect(moment, card, kept, True, found)
    return found


def _collect(
    moment: Moment, card: Card, piece: Piece, face_up: bool, found: list[tuple[Power, Piece]]
) -> None:
    for power in timings(moment.table.library, card).get(moment.when, ()):
        if next(why_not_use(moment, power, piece, face_up), None) is None:
            found.append((power, piece))


def options(found: list[tuple[Power, Piece]]) -> list[Option]:
    """The options of these abilities; equal cards offer one option."""
    return list(dict.fromkeys(power.option for power, _ in found))


def candidates(moment: Moment) -> Iterator[Option]:
    """Every ability of the party's cards, usable or not."""
    for card, _, _ in pieces(moment.party):
        for power in all_of(moment.table.library, card, card.abilities):
            yield power.option


def why_not_option(moment: Moment, option: Option) -> Iterator[Refusal]:
    """Every reason against the ability behind an option; what equal cards have in common is said once."""
    found: list[Refusal] = []
    for card, piece, face_up in pieces(moment.party):
        for power in all_of(moment.table.library, card, card.abilities):
            if power.option is option:
                found += why_not_use(moment, power, piece, face_up)
    yield from dict.fromkeys(found)


def mixed(
    moment: Moment,
    subject: Any,
    candidates_: Callable[[Any], Iterator[Option]],
    why_not: Callable[[Any, Option], Iterator[Refusal]],
) -> Mixed:
    """What a prompt asks besides abilities, so that both can say why something is not offered."""
    return Mixed(moment, candidates, why_not_option, subject, candidates_, why_not)


@rule("RB-CHA-03", "RB-TST-10")
def offer(moment: Moment, cites: tuple[str, ...] = ()) -> Rules[None]:
    """The owner has used as many of the fitting abilities as he liked; nobody is asked who has none."""
    t, party = moment.table, moment.party
    name = f"use.{moment.when}"
    while not party.fallen and not moment.stop:
        found = usable(moment)
        if not is_asked(t, party.seat, name, bool(found)):
            return
        answer = yield opened(
            party.seat,
            name,
            options(found),
            cites,
            subject=moment,
            candidates=candidates,
            why_not=why_not_option,
            close=DONE,
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
    t, party, cost = moment.table, moment.party, power.terms.cost
    moment.used.append((power, piece))
    party.used.append(power.key)
    ally = piece if isinstance(piece, Companion) else None
    stood = party.wounds < modifiers.life(t, party)
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
        goods.discard_piece(t, party, piece)
    if cost.activate and stood:  # whoever fell with the enemy still has the victory (RB-RUL-57)
        tokens.check_life(t, party)
    if party.fallen:
        return
    moment.source, moment.card = ally, power.card.id
    yield from run(moment, power.terms.do)


def trigger(t: Realm, party: Party, when: str) -> Rules[None]:
    """What happens by itself at this moment has happened, and what costs something was offered."""
    moment = Moment(t, party, when)
    found = usable(moment)
    if not found:
        return
    for power, piece in found:
        if power.terms.free and not party.fallen:
            yield from pay_and_run(moment, power, piece)
            party.used.remove(power.key)
    yield from offer(moment)
