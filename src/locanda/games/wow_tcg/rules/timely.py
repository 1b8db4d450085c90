"""Windows that are worth a question: what could be done later as well, or would do nothing now, opens none.

A player who wants to be asked all the same sets a stop; a table may want everybody to be asked wherever something can
be done at all.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from locanda.kernel.decision import Option
from locanda.kit.effects import Effect, inside

from .. import vocabulary as v
from ..cards import Card, Power, Trigger
from ..sought import Sought, Target
from ..state import Duel, Link, Piece
from . import chain, combat, costs, figures, targets
from .fitting import attacks, defends, in_play

# What an effect is good for, as far as it matters when it is used.
BY_EFFECT: dict[type[Effect], str] = {
    **dict.fromkeys(
        (v.Deal, v.Destroy, v.Return, v.Control, v.Remove, v.Keeps, v.Loses, v.Reattach), "touch"
    ),
    **dict.fromkeys((v.Heal, v.Clear), "heal"),
    **dict.fromkeys(
        (
            v.Draw,
            v.Look,
            v.Search,
            v.Recover,
            v.Reshuffle,
            v.Redraw,
            v.Place,
            v.Mill,
            v.Discard,
            v.Counter,
            v.Extra,
            v.Token,
            v.Deploy,
            v.Toss,
            v.Gains,
        ),
        "gain",
    ),
    v.TurnDown: "turn-down",
    v.Exhaust: "exhaust",
    v.Ready: "ready",
    v.Interrupt: "interrupt",
    v.Withdraw: "withdraw",
    v.Pierce: "fight",
    v.More: "fight",
    v.Tax: "hold",
}
BY_MARK = {
    "protector": "guard",
    "bear-form": "guard",
    "guards-hero": "guard",
    "elusive": "hide",
    "untargetable": "cover",
    "indestructible": "shield",
    "long-range": "fight",
    "no-attack": "hold",
    "no-protect": "clear",
}
# What is worth a question when an attack is proposed, before somebody may protect against an own attack, and when
# something else of an opponent's is about to happen; and what needs no haste as an opponent's turn ends.
AGAINST_AN_ATTACK = {"exhaust", "hide", "hold"}
AGAINST_PROTECTORS = {"touch", "exhaust", "clear"}
AGAINST_HARM = {"shield", "cover"}
LATER = {"guard", "hide", "cover"}
# What an opponent's link can do that somebody would want to be saved from.
HARM = (v.Deal, v.Destroy, v.Return, v.Control, v.Exhaust, v.Loses, v.Keeps)


class Modifier(NamedTuple):
    """What makes somebody stronger or safer: for whom, and whether only in an attack or only in defense."""

    good: str
    who: object  # a role, or what fits a description
    attacking: bool = False
    defending: bool = False


class Use(NamedTuple):
    """What an option is good for, what it is aimed at, and what it makes stronger or safer."""

    good: frozenset[str]
    targets: tuple[Target, ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    touched: tuple[Sought, ...] = ()  # what it takes hold of without aiming at it
    spared: tuple[Sought, ...] = ()  # what it could be aimed at and would leave alone
    spends: bool = True  # uses up only what comes back with the next turn
    draws: bool = False  # keeps players from drawing
    itself: bool = False  # heals nobody but itself


def matters(t: Duel, seat: int, name: str, options: Sequence[Option]) -> bool:
    """Whether a window is worth a question to this player."""
    if not t.timely or not options:
        return bool(options)
    if t.chain:
        top = t.chain[-1]
        if t.seats[top.seat].team == t.seats[seat].team:
            return False
        if top.kind == "combat":
            return any(_meets_attack(t, seat, one, top.other) for one in options)
        return any(_meets_link(t, seat, one, top) for one in options)
    if name == "defend":
        return _is_fighting(t, seat) and any(_helps_in_fight(t, seat, one) for one in options)
    own = t.seats[t.active].team == t.seats[seat].team
    if name == "attack":
        return own and _could_be_stopped(t) and any(_use(t, one).good & AGAINST_PROTECTORS for one in options)
    return name == "end" and not own and any(_helps_at_last(t, seat, one) for one in options)


# What an option is good for


def _use(t: Duel, one: Option) -> Use:
    """What an option is good for, by the card alone."""
    if one.verb == "strike":
        return Use(frozenset({"strike"}))
    notes = t.library.notebook("timely")
    if one.verb == "play":
        card: Card = t.library.by_id[one.about]
        found: Use | None = notes.get(card.id)
        if found is None:
            found = notes[card.id] = _of_card(card)
        return found
    piece, number = chain.named(t, one.about)
    power = figures.powers_of(t, piece)[number]
    if power not in piece.card.powers:
        return _of_power(power)
    key = piece.card.id, number
    found = notes.get(key)
    if found is None:
        found = notes[key] = _of_power(power)
    return found


def _of_power(power: Power) -> Use:
    spends = bool(power.pay) or any(isinstance(step, (v.Activate, v.Tap)) for step in power.cost)
    spends = spends and not any(isinstance(step, (v.Give, v.Banish)) for step in power.cost)
    return _of_steps(power.do, power.targets)._replace(spends=spends)


def _of_card(card: Card) -> Use:
    aims = (*card.targets, *(aim for mode in card.modes for aim in mode.targets))
    found = _of_steps((card.do, card.modes, card.always, card.triggers), aims)
    good = set(found.good)
    if card.ongoing or card.kind != "ability":
        good.add("stay")
    if card.host is not None and card.host.sort == "weapon" and "fight" in good:
        good = good - {"fight"} | {"swing"}
    return found._replace(good=frozenset(good))


def _of_steps(steps: object, aims: tuple[Target, ...]) -> Use:
    good, modifiers, touched, spared = set[str](), list[Modifier](), list[Sought](), list[Sought]()
    draws, healed = False, list[object]()
    buried = bool(aims) and all(one.zone == "graveyard" for one in aims)
    found = list(inside(steps))
    later = {id(one) for step in found if isinstance(step, v.Prevent) for one in inside(step.then)}
    for step in found:
        if isinstance(step, v.Bonus):
            kinds = ("fight", step.atk), ("shield", max(0, step.health, step.defence))
            modifiers += [
                Modifier(kind, step.who, step.attacking, step.defending) for kind, by in kinds if by
            ]
        elif isinstance(step, v.Prevent):
            modifiers.append(Modifier("shield", step.to or step.by))
        elif isinstance(step, v.Has):
            kind = BY_MARK.get(step.mark, "")
            modifiers += [Modifier(kind, step.who)] if kind in ("fight", "shield") else []
            good.add(kind)
        elif isinstance(step, v.Cheaper):
            good.add("swing" if step.what == "strike" else "")
        elif isinstance(step, v.Barred):
            draws = draws or step.ban == "draw"
            modifiers += [Modifier("shield", "hero")] if step.ban == "lose-hero" else []
        elif buried and isinstance(step, (v.Return, v.Remove)):
            good.add("gain")
        elif id(step) not in later:
            good.add(BY_EFFECT.get(type(step), ""))
            healed += [step.who] if isinstance(step, v.Heal) else []
            who = step.to if isinstance(step, v.Deal) else getattr(step, "who", None)
            touched += [who] if isinstance(step, HARM) and isinstance(who, Sought) else []
            spared += [step.spare] if isinstance(step, v.Destroy) and step.spare is not None else []
    good |= {one.good for one in modifiers}
    itself = bool(healed) and all(who == "self" for who in healed)
    reach = tuple(touched), tuple(spared)
    return Use(frozenset(good - {""}), aims, tuple(modifiers), *reach, draws=draws, itself=itself)


def _in_reach(t: Duel, seat: int, use: Use) -> list[Piece]:
    """What it could be aimed at in play."""
    return [
        t.pieces[mark.number]
        for one in use.targets
        if one.zone == "play" and one.sort != "player"
        for mark in targets.legal(t, one, seat, 0, 0)
    ]


def _takes_hold(t: Duel, seat: int, use: Use, fighters: Sequence[Piece] = ()) -> bool:
    """Whether something of an opponent's could be aimed at, or is among what it is about.

    In a fight, an ability that is attached to somebody else is no haste.
    """
    aimed = _in_reach(t, seat, use)
    spoken = [
        piece
        for what in use.touched
        for piece in in_play(t, what, seat)
        if not what.on or _is_friend(t, seat, t.pieces.get(piece.host))
    ]
    if not use.targets and not use.touched:
        return True
    safe = [piece for what in use.spared for piece in in_play(t, what, seat)]
    busy = {one.number for one in fighters}
    return any(
        not _is_friend(t, seat, piece)
        and piece not in safe
        and not (busy and piece.card.kind == "ability" and piece.host and piece.host not in busy)
        for piece in (*aimed, *spoken)
    )


# Whether it is good for something now


def _is_fighting(t: Duel, seat: int) -> bool:
    """Whether somebody of this player's team is in combat."""
    return any(t.seats[one.seat].team == t.seats[seat].team for one in _fighters(t))


def _fighters(t: Duel) -> list[Piece]:
    it = t.combat
    if it is None or it.broken:
        return []
    found = (t.pieces.get(it.attacker), t.pieces.get(it.defender or it.proposed))
    return [one for one in found if one is not None]


def _helps_in_fight(t: Duel, seat: int, one: Option) -> bool:
    """Whether it could change how the fight at hand ends."""
    use, fighters = _use(t, one), _fighters(t)
    mine = any(piece.number == t.seats[seat].hero for piece in fighters)
    good = use.good
    if "strike" in good or ("touch" in good and _takes_hold(t, seat, use, fighters)):
        return True
    if "withdraw" in good and t.combat is not None and t.combat.defender == t.seats[seat].hero:
        return True
    if mine and "swing" in good and any(not piece.exhausted for piece in _weapons(t, seat)):
        return True
    if mine and "ready" in good and any(piece.exhausted for piece in _weapons(t, seat)):
        return True
    if len(fighters) < 2:
        return False
    for piece, foe in (fighters, fighters[::-1]):
        harm = figures.atk(t, foe) if _is_friend(t, seat, piece) else 0
        for step in use.modifiers:
            if (step.good == "fight" or harm) and _is_for(t, seat, one, step, piece):
                return True
        if harm >= max(1, figures.left(t, piece)) and _heals(t, use, one, piece):
            return True
    return "fight" in good and not any(step.good == "fight" for step in use.modifiers)


def _weapons(t: Duel, seat: int) -> Iterable[Piece]:
    """The weapons of a player that cost something to strike with."""
    for one in t.of(seat):
        if one.card.kind == "weapon" and not one.resource and costs.of_strike(t, seat, one):
            yield one


def _is_for(t: Duel, seat: int, one: Option, step: Modifier, piece: Piece) -> bool:
    """Whether a modifier would be for this fighter, or for what it swings or wears."""
    if (step.attacking and not attacks(t, piece.number)) or (step.defending and not defends(t, piece.number)):
        return False
    row = [piece]
    if piece.card.kind == "hero":
        struck = {strike.weapon for strike in t.combat.strikes} if t.combat is not None else set()
        row += [
            other
            for other in t.of(piece.seat)
            if not other.resource
            and other.card.kind in ("weapon", "armor")
            and (not other.exhausted or other.number in struck)
        ]
    numbers = [other.number for other in row]
    if isinstance(step.who, Sought):
        return any(other.number in numbers for other in in_play(t, step.who, seat))
    if step.who == "hero":
        return t.seats[seat].hero in numbers
    if step.who == "self" and one.verb != "play":
        return chain.named(t, one.about)[0].number in numbers
    return True


def _is_friend(t: Duel, seat: int, piece: Piece | None) -> bool:
    return piece is not None and t.seats[piece.seat].team == t.seats[seat].team


def _heals(t: Duel, use: Use, one: Option, piece: Piece) -> bool:
    """Whether it could heal somebody who is hurt."""
    if "heal" not in use.good or not piece.damage:
        return False
    return not use.itself or one.verb == "play" or chain.named(t, one.about)[0] is piece


def _meets_attack(t: Duel, seat: int, one: Option, proposed: int) -> bool:
    """Whether it could keep a proposed attack from beginning, or bring in somebody who protects."""
    use = _use(t, one)
    if "ready" in use.good:
        return any(
            piece.exhausted and piece.seat == seat and figures.has(t, piece, "protector")
            for piece in t.pieces.values()
        )
    if "guard" in use.good and _could_guard(t, seat, one, use, proposed):
        return True
    return bool(use.good & AGAINST_AN_ATTACK)


def _could_guard(t: Duel, seat: int, one: Option, use: Use, proposed: int) -> bool:
    """Whether somebody who is ready and not attacked would become a protector by it, or join as one."""
    if one.verb == "play" and t.library.by_id[one.about].kind == "ally":
        return True
    able = [
        piece
        for piece in t.of(seat)
        if piece.card.kind in ("hero", "ally") and not piece.resource and not piece.exhausted
    ]
    return any(piece.number != proposed and (piece.card.kind == "hero" or use.targets) for piece in able)


def _could_be_stopped(t: Duel) -> bool:
    """Whether somebody could protect against the attack at hand."""
    it = t.combat
    proposed = None if it is None else t.pieces.get(it.proposed)
    if it is None or it.broken or proposed is None:
        return False
    return any(
        combat.protectors(t, one.seat, proposed)
        for one in t.around(proposed.seat)
        if one.team == t.seats[proposed.seat].team
    )


def _meets_link(t: Duel, seat: int, one: Option, top: Link) -> bool:
    """Whether it could spoil what an opponent has put on the chain, or save somebody from it."""
    use = _use(t, one)
    if "interrupt" in use.good and top.kind == "card" and top.card.kind == "ability":
        return True
    if use.draws and any(isinstance(step, v.Draw) for step in inside(_steps(top))):
        return True
    aimed = [t.pieces.get(mark.number) for mark in top.aims if mark.place == "play"]
    if use.good & {"touch"} and any(
        piece is not None
        and t.seats[piece.seat].team == t.seats[top.seat].team
        and (not use.targets or piece in _in_reach(t, seat, use))
        for piece in aimed
    ):
        return True
    if not _is_harm(top):
        return False
    # What names nobody may hit everybody.
    mine = [piece for piece in aimed or t.pieces.values() if piece is not None and piece.seat == seat]
    if not mine:
        return False
    if use.good & AGAINST_HARM or any(_heals(t, use, one, piece) for piece in mine):
        return True
    return bool(aimed) and bool(use.good & {"touch", "gain"}) and _could_go(t, one)


def _could_go(t: Duel, one: Option) -> bool:
    """Whether an own card could leave play by it before it is hit: given as a price, or taken back."""
    if one.verb == "play":
        card: Card = t.library.by_id[one.about]
        steps: object = (card.additional, card.do)
    else:
        piece, number = chain.named(t, one.about)
        power = figures.powers_of(t, piece)[number]
        steps = (power.cost, power.do)
    return any(isinstance(step, (v.Give, v.Return, v.Activate)) for step in inside(steps))


def _steps(link: Link) -> object:
    if isinstance(link.text, (Power, Trigger)):
        return link.text.do
    return (link.card.do, link.card.modes, link.card.always)


def _is_harm(link: Link) -> bool:
    """Whether somebody would want to be saved from it; a card that only enters play can be met later."""
    if link.text is None and link.card.kind != "ability":
        return False
    return any(
        (isinstance(step, HARM) and getattr(step, "who", "") != "self")
        or (isinstance(step, v.Has) and BY_MARK.get(step.mark) == "hold")
        for step in inside(_steps(link))
    )


def _helps_at_last(t: Duel, seat: int, one: Option) -> bool:
    """Whether what is left could be used up before the own turn begins."""
    use = _use(t, one)
    if not use.spends or "interrupt" in use.good:
        return False
    if "gain" in use.good or ("stay" in use.good and not use.good & LATER):
        return True
    if use.good & {"touch", "exhaust"} and _takes_hold(t, seat, use):
        return True
    if "turn-down" in use.good and any(
        piece.resource and not piece.down and not _is_friend(t, seat, piece) for piece in t.pieces.values()
    ):
        return True
    return any(_heals(t, use, one, piece) for piece in t.pieces.values() if _is_friend(t, seat, piece))
