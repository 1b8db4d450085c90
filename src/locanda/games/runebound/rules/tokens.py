"""Wounds and exhaustion: taken, cancelled, healed; and what happens to an Ally or a Hero that has too many."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from locanda.kernel.decision import Option, Rules, ask, option
from locanda.kernel.refusal import LocandaError
from locanda.kit.ledger import rule

from ..state import NOWHERE, Companion, Party, Realm
from . import abilities, modifiers
from .moment import Moment

HERO = Option("choose", "hero")
# The prompts at which somebody is chosen who loses wounds or exhaustion.
MENDED = ("heal", "relieve")

# Who is struck or tired: the Hero of a party (no Ally) or an Ally, and by how much.
Struck: TypeAlias = tuple[Party, Companion | None, int]


def ally_option(verb: str, card_id: str) -> Option:
    """The option that names an Ally; made once for each verb and card."""
    return option(verb, card_id, card_id)


def ally_named(party: Party, card_id: str) -> Companion:
    """The Ally of a party with this id."""
    for ally in party.allies:
        if ally.card.id == card_id:
            return ally
    raise LocandaError(f"seat {party.seat} has no Ally {card_id!r}")


def take_wounds(
    t: Realm, party: Party, ally: Companion | None, amount: int, as_cost: bool = False
) -> Rules[None]:
    """So many wounds lie on the Hero or Ally, less what was cancelled; who has too many falls."""
    if amount > 0 and not party.fallen:
        yield from strike(t, [(party, ally, amount)], as_cost)


@rule("RB-BAS-02", "RB-BAS-03", "RB-DEF-01", "RB-RUL-65", "RB-RUL-66")
def strike(t: Realm, struck: Sequence[Struck], as_cost: bool = False) -> Rules[None]:
    """Everybody struck by one effect has taken its wounds; only then have those with too many fallen.

    What pays a cost is paid, not suffered: no card cancels it.
    """
    taken: list[Struck] = []
    for party, ally, amount in struck:
        left = amount if as_cost else (yield from not_cancelled(t, party, ally, amount))
        taken.append((party, ally, left))
    for party, ally, amount in taken:
        put_wounds(t, party, ally, amount)
    for party, ally, amount in taken:
        if ally is None and amount and party.wounds >= modifiers.life(t, party):
            fall(t, party)
        elif ally in party.allies and amount and ally.wounds >= modifiers.life(t, party, ally):
            kill(t, party, ally)


@rule("RB-GLO-03", "RB-RUL-53")
def not_cancelled(t: Realm, party: Party, ally: Companion | None, amount: int) -> Rules[int]:
    """The wounds that are left of those about to be inflicted; at this instant, and never later, cards cancel them."""
    moment = Moment(t, party, "wound", ally=ally, wounds=amount)
    yield from abilities.offer(moment)
    return moment.wounds


@rule("RB-BAS-02", "RB-RUL-48")
def put_wounds(t: Realm, party: Party, ally: Companion | None, amount: int) -> None:
    """So many wound tokens lie on the Hero or Ally; they never run out. Whoever has fallen or gone takes none."""
    holder = party if ally is None else ally
    if amount <= 0 or (party.fallen if ally is None else ally not in party.allies):
        return
    holder.wounds += amount
    t.tell(
        "wounded",
        "RB-BAS-02",
        seat=party.seat,
        card=party.hero.id if ally is None else ally.card.id,
        amount=amount,
    )
    if t.fight is not None:
        t.fight.hurt = True


@rule("RB-BAS-03", "RB-DEF-01")
def check_life(t: Realm, party: Party) -> None:
    """Whoever has lost Life (with a card) and now has too many wounds has fallen."""
    if party.wounds and party.wounds >= modifiers.life(t, party):
        fall(t, party)
    for ally in [one for one in party.allies if one.wounds]:
        if ally.wounds >= modifiers.life(t, party, ally):
            kill(t, party, ally)


def fall(t: Realm, party: Party) -> None:
    """The Hero is defeated; what that costs is settled before anything else goes on."""
    if not party.fallen:
        party.fallen = True
        t.tell("defeated", "RB-BAS-03", seat=party.seat, card=party.hero.id)


@rule("RB-DEF-02")
def kill(t: Realm, party: Party, ally: Companion) -> None:
    """The Ally is dead: its tokens are gone and its card lies under the Market deck."""
    t.tell("killed", "RB-DEF-01", seat=party.seat, card=ally.card.id)
    lose_ally(t, party, ally)


@rule("RB-DEF-02", "RB-RUL-44")
def lose_ally(t: Realm, party: Party, ally: Companion) -> None:
    """An Ally leaves the party: under the Market deck, or out of the game if it never had a cost (RB-RUL-44)."""
    party.allies.remove(ally)
    if ally.card.cost:
        t.market.put_under(ally.card)
    else:
        t.removed.append(ally.card)


def take_exhaustion(
    t: Realm, party: Party, ally: Companion | None, amount: int, as_cost: bool = False
) -> Rules[None]:
    """So much exhaustion lies on the Hero or Ally; what exceeds its Stamina has become wounds."""
    if amount > 0 and not party.fallen:
        yield from tire(t, [(party, ally, amount)], as_cost)


@rule("RB-BAS-04", "RB-BAS-05", "RB-RUL-28", "RB-RUL-65", "RB-RUL-66")
def tire(t: Realm, tired: Sequence[Struck], as_cost: bool = False) -> Rules[None]:
    """Everybody tired by one effect has the exhaustion that Stamina holds; what exceeds it has become wounds."""
    excess: list[Struck] = []
    for party, ally, amount in tired:
        holder = party if ally is None else ally
        kept = min(amount, max(0, modifiers.stamina(t, party, ally) - holder.exhaustion))
        holder.exhaustion += kept
        who = party.hero.id if ally is None else ally.card.id
        t.tell("exhausted", "RB-BAS-02", seat=party.seat, card=who, amount=kept, wounds=amount - kept)
        if amount > kept:
            excess.append((party, ally, amount - kept))
    if excess:
        yield from strike(t, excess, as_cost)


def heal(t: Realm, party: Party, ally: Companion | None, amount: int) -> None:
    """So many wounds (0: all) are gone."""
    holder = party if ally is None else ally
    gone = holder.wounds if amount == 0 else min(amount, holder.wounds)
    holder.wounds -= gone
    t.tell("healed", seat=party.seat, card=party.hero.id if ally is None else ally.card.id, amount=gone)


def relieve(t: Realm, party: Party, ally: Companion | None, amount: int) -> None:
    """So much exhaustion (0: all) is gone."""
    holder = party if ally is None else ally
    gone = holder.exhaustion if amount == 0 else min(amount, holder.exhaustion)
    holder.exhaustion -= gone
    t.tell("relieved", seat=party.seat, card=party.hero.id if ally is None else ally.card.id, amount=gone)


def is_mendable(holder: Party | Companion, prompt: str) -> bool:
    """Whether the Hero of a party or an Ally has what is healed, or relieved."""
    return bool(holder.wounds if prompt == "heal" else holder.exhaustion)


def choose_character(
    t: Realm, party: Party, prompt: str, hero: bool, allies: list[Companion]
) -> Rules[tuple[bool, Companion | None]]:
    """Whether somebody was chosen, and who: the Hero (none) or an Ally."""
    options = [HERO] if hero else []
    options += [ally_option("choose", ally.card.id) for ally in allies]
    if not options:
        return False, None
    answer = yield from ask(t, party.seat, prompt, options)
    return True, None if answer is HERO else ally_named(party, answer.about)


@rule("RB-DEF-03", "RB-DEF-04", "RB-DEF-05", "RB-RUL-29", "RB-RUL-30", "RB-RUL-50", "RB-RUL-61", "RB-RUL-68")
def suffer_defeat(t: Realm, party: Party) -> Rules[None]:
    """The beaten Hero is in the nearest town, without wounds, exhaustion, Adventure tokens and half the gold."""
    party.wounds = 0
    party.exhaustion = 0
    lost = party.gold // 2
    party.gold -= lost
    for colour in range(4):
        t.bank[colour] += party.tokens[colour]
        party.tokens[colour] = 0
    party.points = 0
    t.tell("fell", "RB-DEF-03", "RB-DEF-04", "RB-DEF-05", seat=party.seat, gold=lost)
    if party.at != NOWHERE:
        yield from go_to_nearest_town(t, party)
    party.fallen = False


@rule("RB-DEF-06", "RB-RUL-31")
def go_to_nearest_town(t: Realm, party: Party) -> Rules[None]:
    """The pawn stands in the nearest town; where several are as near, the player has chosen."""
    atlas = t.library.atlas
    options = [town_option(t, town) for town in atlas.nearest_towns(party.at)]
    answer = yield from ask(t, party.seat, "nearest-town", options, ("RB-DEF-06",))
    place(t, party, answer.value)


def town_option(t: Realm, space: int) -> Option:
    """The option that names a town."""
    return option("town", t.library.atlas.title(space), space)


@rule("RB-RUL-20")
def place(t: Realm, party: Party, space: int) -> None:
    """The pawn is set down on a space without having walked there (RB-RUL-20)."""
    if party.at != space:
        party.came_from = NOWHERE
    party.at = space
    t.tell("placed", seat=party.seat, space=t.library.atlas.title(space))
