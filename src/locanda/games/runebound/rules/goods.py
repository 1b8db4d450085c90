"""Goods: gold, Items and Allies change hands; limits, discards, and victory by Dragon Runes."""

from __future__ import annotations

from collections.abc import Iterator

from locanda.kernel.decision import DONE, Option, Rules, ask, option
from locanda.kernel.event import Result
from locanda.kernel.refusal import Refusal
from locanda.kit.ledger import rule

from ..cards import AllyCard, ItemCard, MarketCard
from ..state import Companion, Kept, Party, Possession, Realm
from . import abilities, duels, tokens

RUNES_TO_WIN = 3
LIMITS = {"weapon": 2, "armour": 1}
LIMIT_RULES = {"weapon": "RB-LIM-01", "armour": "RB-LIM-02"}


@rule("RB-SET-07", "RB-COMP-06", "RB-RUL-48")
def gain_gold(t: Realm, party: Party, amount: int) -> None:
    """Gold comes from the reserve; with a minus it goes back there. The reserve never runs out (RB-RUL-48)."""
    party.gold += amount
    t.tell("gold", "RB-SET-07", seat=party.seat, amount=amount)


def wares(card: MarketCard) -> tuple[str, ...]:
    """The kinds of goods that a card belongs to."""
    if isinstance(card, AllyCard):
        return ("all", "allies")
    kind = {"weapon": "weapons", "armour": "armour", "artefact": "artefacts"}.get(card.type, "")
    return ("all", "items", kind)


@rule("RB-LIM-01", "RB-LIM-02", "RB-RUL-47")
def over_limit(party: Party, kind: str, more: int = 0) -> bool:
    """Whether an inventory has (or with `more` would have) too many Items of a kind."""
    limit = LIMITS.get(kind)
    return limit is not None and held(party, kind) + more > limit


def held(party: Party, kind: str) -> int:
    """The Items of a kind in an inventory."""
    return sum(item.card.type == kind for item in party.items)


@rule("RB-LIM-04", "RB-WIN-03", "RB-VIC-03", "RB-RUL-43")
def gain_item(t: Realm, party: Party, item: Possession) -> Rules[None]:
    """The Item is in the inventory; what is over the limit has been discarded; three Dragon Runes have won."""
    party.items.append(item)
    t.tell("got", "RB-WIN-03", seat=party.seat, card=item.card.id)
    kind = item.card.type
    if over_limit(party, kind):
        choices = [tokens.ally_option("drop", one.card.id) for one in party.items if one.card.type == kind]
        answer = yield from ask(
            t,
            party.seat,
            "over-limit",
            list(dict.fromkeys(choices)),
            ("RB-LIM-04", LIMIT_RULES[kind]),
            subject=(party, kind),
            candidates=_burdens,
            why_not=why_not_keep,
        )
        discard_piece(t, party, next(one for one in party.items if one.card.id == answer.about))
    check_runes(t, party)


def _burdens(subject: tuple[Party, str]) -> Iterator[Option]:
    yield DONE
    for item in subject[0].items:
        yield tokens.ally_option("drop", item.card.id)


@rule("RB-LIM-01", "RB-LIM-02", "RB-LIM-04")
def why_not_keep(subject: tuple[Party, str], option: Option) -> Iterator[Refusal]:
    """Why an inventory cannot stay over its limit, and why an Item of another type makes no room."""
    party, kind = subject
    if option is DONE:
        carried, limit = held(party, kind), LIMITS[kind]
        yield Refusal(
            LIMIT_RULES[kind], None, "RB-LIM-04", reason="one-must-go", goods=kind, held=carried, limit=limit
        )
    elif all(item.card.type != kind for item in party.items if item.card.id == option.about):
        yield Refusal("RB-LIM-04", option.about, reason="makes-no-room", card=option.about, goods=kind)


@rule("RB-VIC-03", "RB-VIC-01", "RB-RUL-43", "RB-RUL-57")
def check_runes(t: Realm, party: Party) -> None:
    """Whoever has three Dragon Runes has won, at once."""
    if sum(item.card.type == "rune" for item in party.items) >= RUNES_TO_WIN and t.result is None:
        t.result = Result((party.seat,), "RB-VIC-03")
        t.tell("won", "RB-VIC-03", "RB-VIC-01", seat=party.seat)


@rule("RB-WIN-03", "RB-RUL-47")
def gain_ally(t: Realm, party: Party, ally: Companion) -> Rules[None]:
    """The Ally is in the party; there is no limit to Allies unless the table wants one (RB-RUL-47)."""
    party.allies.append(ally)
    t.tell("joined", "RB-WIN-03", seat=party.seat, card=ally.card.id)
    if t.house.ally_limit and len(party.allies) > t.house.ally_limit:
        choices = [tokens.ally_option("dismiss", one.card.id) for one in party.allies]
        answer = yield from ask(
            t, party.seat, "desert", choices, subject=(t, party), candidates=_nobody, why_not=why_not_nobody
        )
        tokens.lose_ally(t, party, tokens.ally_named(party, answer.about))


def _nobody(subject: tuple[Realm, Party]) -> Iterator[Option]:
    yield DONE


def why_not_nobody(subject: tuple[Realm, Party], option: Option) -> Iterator[Refusal]:
    """Why somebody must go where the table has agreed on a limit to Allies."""
    t, party = subject
    yield Refusal(
        "RB-WIN-03",
        None,
        "RB-RUL-47",
        reason="one-ally-must-go",
        allies=len(party.allies),
        limit=t.house.ally_limit,
    )


@rule("RB-LIM-05", "RB-RUL-44")
def discard_piece(t: Realm, party: Party, piece: abilities.Piece) -> None:
    """The card has left its owner: under the Market deck, or out of the game if it never had a cost (RB-RUL-44)."""
    if isinstance(piece, Possession):
        party.items.remove(piece)
        if piece.card.cost:
            t.market.put_under(piece.card)
        else:
            t.removed.append(piece.card)
        t.tell("discarded", "RB-LIM-05", seat=party.seat, card=piece.card.id)
        tokens.check_life(t, party)
    elif isinstance(piece, Companion):
        tokens.lose_ally(t, party, piece)
        t.tell("discarded", "RB-LIM-05", seat=party.seat, card=piece.card.id)
    elif isinstance(piece, Kept):
        remove_kept(t, party, piece)


@rule("RB-ENC-03", "RB-RUL-63")
def remove_kept(t: Realm, party: Party, kept: Kept) -> None:
    """The kept Encounter has left the game."""
    party.kept.remove(kept)
    t.removed.append(kept.card)
    t.tell("removed", "RB-ENC-03", seat=party.seat, card=kept.card.id)


@rule("RB-MKT-03", "RB-RUL-45")
def add_ware(t: Realm, town: int) -> None:
    """The town has one more Market card to offer, face up; an empty deck adds nothing (RB-RUL-45)."""
    card = t.market.draw()
    if card is not None:
        t.stalls[town].append(card)
        t.tell("stocked", "RB-MKT-03", town=t.library.atlas.record.towns[town].id, card=card.id)


def find(t: Realm, party: Party, draw: int, of: str) -> Rules[None]:
    """One fitting card among the top ones may be taken for free; the others lie under the deck."""
    for _ in range(draw):
        card = t.market.draw()
        if card is not None:
            t.shown.append(card)
            t.tell("revealed", seat=party.seat, card=card.id)
    fitting = list(dict.fromkeys(take_option(card) for card in t.shown if of in wares(card)))
    taken: MarketCard | None = None
    if fitting:
        answer = yield from ask(t, party.seat, "find", [*fitting, DONE])
        if answer is not DONE:
            taken = answer.value
            t.shown.remove(answer.value)
    for other in t.shown:
        t.market.put_under(other)
    t.shown = []
    if isinstance(taken, ItemCard):
        yield from gain_item(t, party, Possession(taken))
    elif taken is not None:
        yield from gain_ally(t, party, Companion(taken))


def take_option(card: MarketCard) -> Option:
    """The option to take a card."""
    return option("take", card.id, card)


@rule("RB-PVP-06", "RB-VIC-05", "RB-RUL-43", "RB-RUL-44", "RB-RUL-61")
def take_spoils(t: Realm, winner: Party, loser: Party) -> Rules[None]:
    """The winner may have taken one Item or one Ally of the loser, with its tokens and as it lies (RB-RUL-43)."""
    choices = [take_option(piece.card) for piece in loser.goods]
    if not choices:
        return
    answer = yield from ask(
        t,
        winner.seat,
        "spoils",
        [*dict.fromkeys(choices), DONE],
        ("RB-PVP-06",),
        subject=(t, winner),
        candidates=_further_deeds,
        why_not=why_not_further_deed,
    )
    if answer is DONE:
        return
    for item in loser.items:
        if item.card.id == answer.about:
            loser.items.remove(item)
            yield from gain_item(t, winner, item)
            return
    ally = tokens.ally_named(loser, answer.about)
    loser.allies.remove(ally)
    yield from gain_ally(t, winner, ally)


def _further_deeds(subject: tuple[Realm, Party]) -> Iterator[Option]:
    t, winner = subject
    if winner is t.party:
        yield from duels.bystanders(t)


def why_not_further_deed(subject: tuple[Realm, Party], option: Option) -> Iterator[Refusal]:
    """Why the winner cannot attack another Hero in the same turn."""
    yield from duels.why_not_attack(subject[0], option)
