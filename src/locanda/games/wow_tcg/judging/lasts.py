"""Lasts: what effects would bring that hold for a while, and what a card that stays in play does there."""

from __future__ import annotations

from locanda.kit.effects import Step

from .. import vocabulary as v
from ..cards import Card, Trigger
from ..rules import costs, playing
from ..sought import Sought
from ..state import Piece
from . import fights
from .acts import Act, gain, pieces, seats
from .book import MARKS, OFTEN
from .scene import BIT, ELUSIVE, FEROCITY, GUARDS, NO_ATTACK, NO_PROTECT, PROTECTOR, Scene


def stake(s: Scene, attacker: Piece) -> float:
    """What it is worth that an attack under way, or just proposed, deals no damage to the defender."""
    t, combat = s.t, s.t.combat
    other = None
    if combat is not None and combat.attacker == attacker.number and not combat.broken:
        other = t.pieces.get(combat.defender or combat.proposed)
    else:
        proposed = [one.other for one in t.chain if one.kind == "combat" and one.subject == attacker.number]
        other = t.pieces.get(proposed[0]) if proposed else None
    if other is None:
        return 0.0
    return -s.hurt(other, fights.force(s, attacker, other, True), attacker, combat=True)


def is_proposed(s: Scene, attacker: Piece) -> bool:
    """Whether this attacker's attack waits on the chain."""
    return any(one.kind == "combat" and one.subject == attacker.number for one in s.t.chain)


def may_fight(s: Scene, piece: Piece) -> bool:
    """Whether somebody of the turn player's could still attack in this turn."""
    t = s.t
    if piece.seat != t.active or piece.exhausted or t.step == "end" or piece.marks & NO_ATTACK:
        return False
    if piece.card.kind not in ("ally", "hero"):
        return False
    return piece.card.kind == "hero" or bool(piece.marks & FEROCITY) or playing.is_settled(t, piece)


def threat(s: Scene, piece: Piece) -> float:
    """What an attack of somebody's is worth to its controller, about."""
    if piece.card.kind == "hero":
        row = s.rows[piece.seat]
        best = max([max(0, one.atk) for one in row.weapons if not one.exhausted], default=0)
        return 0.6 * (best + max(0, piece.atk))
    return 0.7 * max(0, piece.atk)


def breach(s: Scene, guard: Piece) -> float:
    """What it is worth to whoever attacks now that somebody cannot protect."""
    t = s.t
    if guard.exhausted or not guard.marks & (PROTECTOR | GUARDS) or s.mine[guard.seat] == s.mine[t.active]:
        return 0.0
    hits = sum([max(0, one.atk) for one in fights.able(s, t.active)])
    return min(0.35 * hits, 0.5 + 0.4 * s.left(guard))


def exhausted(s: Scene, piece: Piece) -> float:
    """What it is worth that a ready card becomes exhausted."""
    t = s.t
    if piece.card.kind == "armor":
        hits = any(one.exhausted is False and one.atk > 0 for one in s.own.allies) and t.active == s.me
        return -s.weights[piece.seat] * 0.4 * max(0, piece.defence) * hits
    weight = s.weights[piece.seat]
    if is_proposed(s, piece):
        return stake(s, piece)
    if may_fight(s, piece):
        return -weight * threat(s, piece)
    if not s.mine[piece.seat]:
        return -weight * breach(s, piece) + 0.02
    return -0.4 if piece.marks & PROTECTOR else -0.1


def readied(s: Scene, piece: Piece) -> float:
    """What it is worth that an own exhausted card becomes ready."""
    t = s.t
    if piece.card.kind == "armor":
        return 0.5 * max(0, piece.defence) if s.fate.harm.get(t.seats[piece.seat].hero) else 0.05
    if piece.card.kind == "weapon":
        return 0.05
    if piece.seat == t.active and t.step == "action" and not piece.marks & NO_ATTACK:
        if piece.card.kind == "hero":
            row = s.rows[piece.seat]
            able = [one for one in row.weapons if costs.of_strike(t, piece.seat, one) <= row.ready]
            return 0.7 * (max(0, piece.atk) + max([max(0, one.atk) for one in able], default=0))
        if playing.is_settled(t, piece) or piece.marks & FEROCITY:
            return 0.7 * max(0, piece.atk)
    return 0.3 + 0.2 * s.left(piece) if piece.marks & PROTECTOR else 0.05


# For a while


def for_now(s: Scene, a: Act, step: Step, until: str) -> float:
    """What something is worth that holds for a while from now on."""
    if isinstance(step, v.Bonus):
        return sum([_pumped(s, one, step) for one in _whom(s, a, step.who)])
    if isinstance(step, v.Has):
        return sum([_marked(s, a, one, step.mark, until) for one in _whom(s, a, step.who)])
    if isinstance(step, v.Prevent):
        return _shielded(s, a, step)
    if isinstance(step, v.Barred):
        return _banned(s, a, step)
    if isinstance(step, v.Cheaper):
        return _saved(s, a, step)
    if isinstance(step, v.Gains):
        return sum([_granted(s, a, one, step) for one in _whom(s, a, step.who)])
    return 0.3 * s.weights[a.seat] * s.book.standing(step)


def _whom(s: Scene, a: Act, who: v.Who) -> list[Piece]:
    return pieces(s, a, who)


def _pumped(s: Scene, piece: Piece, step: v.Bonus) -> float:
    """A bonus for this turn: what changes in the combat at hand, or in the attacks to come."""
    t = s.t
    weight, more = s.weights[piece.seat], step.atk
    if piece.card.kind == "weapon":
        hero = s.rows[piece.seat].hero
        if hero is None or piece.exhausted or not more:
            return 0.0
        strikes = costs.of_strike(t, piece.seat, piece) <= s.rows[piece.seat].ready - 1
        swings = may_fight(s, hero) or (
            t.combat is not None and hero.number in (t.combat.attacker, t.combat.defender)
        )
        return weight * 0.6 * more if strikes and swings else 0.0
    if piece.card.kind == "armor":
        return weight * 0.3 * step.defence
    combat = t.combat
    if combat is not None and not combat.broken:
        attacker = t.pieces.get(combat.attacker)
        defender = t.pieces.get(combat.defender or combat.proposed)
        if attacker is not None and defender is not None and piece in (attacker, defender):
            if (step.attacking and piece is defender) or (step.defending and piece is attacker):
                return 0.0
            now = fights.clash(s, attacker, defender)
            more_a, more_d = (more, 0) if piece is attacker else (0, more)
            gain_ = fights.clash(s, attacker, defender, more=more_a, less=more_d) - now
            if step.health > 0 and piece.number in s.fate.doomed:
                gain_ += weight * s.worth(piece)
            return gain_
    if step.health < 0 and s.left(piece) <= -step.health and piece.card.kind == "ally":
        return -s.signed(piece)
    if more > 0 and s.mine[piece.seat] and may_fight(s, piece) and s.free and not step.defending:
        return weight * 0.55 * more
    if more < 0 and not s.mine[piece.seat] and is_proposed(s, piece):
        return -weight * 0.4 * min(-more, max(0, piece.atk))
    return 0.0


def _marked(s: Scene, a: Act, piece: Piece, mark: str, until: str) -> float:
    """A keyword or a ban for this turn."""
    t = s.t
    weight = s.weights[piece.seat]
    if piece.marks & BIT[mark]:
        return 0.0
    if mark == "no-attack":
        if is_proposed(s, piece):
            return stake(s, piece)
        return -weight * threat(s, piece) if may_fight(s, piece) else 0.0
    if mark == "no-ready":
        return -weight * 0.9 * threat(s, piece) if piece.card.kind == "ally" else -weight * threat(s, piece)
    if mark == "no-protect":
        return -weight * breach(s, piece)
    if mark == "ferocity":
        fresh = piece.seat == t.active and not piece.exhausted and not playing.is_settled(t, piece)
        return weight * 0.75 * max(0, piece.atk) if fresh and t.step == "action" else 0.0
    if mark == "elusive":
        hunted = t.chain and t.chain[-1].kind == "combat" and t.chain[-1].other == piece.number
        attacker = t.pieces.get(t.chain[-1].subject) if hunted else None
        return stake(s, attacker) if attacker is not None else 0.0
    if mark == "protector":
        if not piece.exhausted and s.mine[piece.seat] and is_hunted(s, piece):
            return 0.3 + 0.1 * s.left(piece)
        return 0.0
    if mark == "indestructible":
        return weight * s.worth(piece) if piece.number in s.fate.doomed else 0.0
    if mark == "untargetable":
        foe = any(
            not s.mine[link.seat] and any(one.number == piece.number for one in link.aims) for link in t.chain
        )
        return weight * 1.5 if foe else 0.0
    return weight * 0.1 * (1 if MARKS[mark] > 0 else -1)


def is_hunted(s: Scene, piece: Piece) -> bool:
    """Whether an opponent has just proposed to attack somebody else of this player's."""
    chain = s.t.chain
    if not chain or chain[-1].kind != "combat" or s.mine[chain[-1].seat]:
        return False
    other = s.t.pieces.get(chain[-1].other)
    return other is not None and other.seat == piece.seat and other.number != piece.number


def _shielded(s: Scene, a: Act, step: v.Prevent) -> float:
    """Damage that is about to be dealt is prevented."""
    harm = s.fate.harm
    if not harm:
        return 0.0
    found = _whom(s, a, step.to) if step.to else []
    if step.by and isinstance(step.by, str):
        sources = _whom(s, a, step.by)
        fight = s.t.combat
        if fight is None or fight.attacker not in [one.number for one in sources]:
            return 0.0
    total = 0.0
    for piece in found:
        amount = harm.get(piece.number, 0)
        if amount <= 0:
            continue
        less = amount if not step.amount else min(step.amount, amount)
        total += s.hurt(piece, amount - less, firm=True) - s.hurt(piece, amount, firm=True)
        if step.then:
            total += 0.8 * less
    return total


def _banned(s: Scene, a: Act, step: v.Barred) -> float:
    t = s.t
    if step.ban == "draw":
        early = t.step == "ready" and not s.mine[t.active]
        return -s.weights[t.active] * 0.8 * s.p.card if early else -0.2
    if step.ban == "lose-hero":
        return 0.5
    return sum([-0.5 * s.weights[seat] for seat in seats(s, a, step.player)])


def _saved(s: Scene, a: Act, step: v.Cheaper) -> float:
    """What it is worth that the next card or strike costs less."""
    if a.seat != s.me:
        return 0.0
    if step.what == "strike":
        hero = s.own.hero
        if hero is None or not may_fight(s, hero) or not s.free:
            return 0.0
        able = [
            min(step.amount, one.card.strike or 0)
            for one in s.own.weapons
            if not one.exhausted
            and (not step.tag or step.tag in one.card.tags)
            and (step.weapon != "self" or one.number == a.source)
            and (one.card.strike or 0) - step.amount <= s.budget - 1
        ]
        return 0.55 * max(able, default=0)
    hand = s.t.seats[s.me].hand
    paid = 3
    dear = [
        min(step.amount, card.base_cost)
        for card in hand
        if card.kind != "quest" and s.budget - paid < card.base_cost <= s.budget - paid + step.amount
    ]
    return 0.6 * max(dear) if dear and s.free else 0.0


def _granted(s: Scene, a: Act, piece: Piece, step: v.Gains) -> float:
    """A power for this turn, if its new owner can use it at once."""
    if not s.mine[piece.seat] or piece.exhausted or not playing.is_settled(s.t, piece):
        return 0.0
    best = 0.0
    for what in step.power.targets:
        for row in s.rows:
            if not s.mine[row.seat]:
                best = max([best, *(s.worth(one) for one in row.allies)])
        if not isinstance(what, Sought):
            return 0.0
    return 0.8 * best - 0.5 * threat(s, piece) if step.power.targets else s.book.steps(step.power.do) * 0.7


def watched(s: Scene, a: Act, step: v.Watch) -> float:
    """What a trigger that waits is worth."""
    trigger = step.trigger
    if trigger.on == "turn-end" and all(isinstance(one, v.Destroy) for one in trigger.do):
        return -0.6
    worth = s.book.steps(trigger.do)
    if trigger.on == "strikes":
        hero = s.own.hero
        ready = hero is not None and may_fight(s, hero)
        fits = any(not one.exhausted and one.card.type == "ranged" for one in s.own.weapons)
        return 0.8 * worth if ready and fits and s.free else 0.0
    if trigger.on == "destroyed":
        near = [one for one in a.aims.get(0, ()) if one.card.kind == "ally" and s.left(one) <= 3]
        return 0.6 * worth if near else 0.0
    return 0.5 * worth


# In play


def remains(s: Scene, a: Act, card: Card) -> float:
    """What it is worth that an ongoing ability stays in play."""
    if not card.ongoing:
        return 0.0
    weight = s.weights[a.seat]
    host = s.t.pieces.get(a.host)
    total = sum([stays(s, a, card, step, host) for step in card.always])
    for trigger in card.triggers:
        if trigger.on == "enters" and trigger.who == "self":
            continue
        if host is not None and card.attach:
            total += _in_time(s, a, trigger, host, weight)
        else:
            total += weight * s.book.trigger(trigger)
    if card.powers:
        notes = s.book.notes(card)
        total += weight * sum(notes.powers) * 0.7
    return s.p.curio if host is None and s.mine[a.seat] and 0.0 <= total < s.p.curio else total


def _in_time(s: Scene, a: Act, trigger: Trigger, host: Piece, weight: float) -> float:
    """What a trigger of an attachment will bring as long as its host lives."""
    times = s.p.turns * OFTEN[trigger.on]
    if trigger.on in ("turn-start", "turn-end") and trigger.whose == "each":
        times *= 1.7
    if trigger.on == "destroyed":
        return -s.weights[host.seat] * 0.7 if host.seat != a.seat else 0.0
    if host.card.kind == "ally" and host.number in s.fate.doomed:
        return 0.0
    once = gain(s, a, trigger.do)
    if not once and trigger.do:
        once = 0.2 * weight * s.book.steps(trigger.do)
    total = times * once
    if host.card.kind == "ally":
        worth = s.worth(host)
        total = max(-0.85 * worth, min(0.85 * worth, total))
    return total


def stays(s: Scene, a: Act, card: Card, step: Step, host: Piece | None) -> float:
    """What something is worth that holds as long as a card is in play."""
    weight, p = s.weights[a.seat], s.p
    if isinstance(step, v.Bonus):
        if step.who == "host" and host is not None:
            return s.weights[host.seat] * _raised(s, host, step)
        if step.who == "hero" and step.health and _saves(s, s.rows[a.seat].hero, step.health):
            return weight * p.victory
        if isinstance(step.who, Sought) and step.who.sort in ("ally", "character"):
            found = [one for one in pieces(s, a, step.who) if one.card.kind == "ally"]
            worth = (p.atk * step.atk + p.health * step.health) * (
                0.7 if step.attacking or step.against else 1.0
            )
            coming = 0.8 if step.who.side != "opposing" else -0.8
            total = weight * coming * worth
            for one in found:
                if step.health < 0 and s.left(one) <= -step.health:
                    total -= s.signed(one)
                else:
                    total += s.weights[one.seat] * worth
            return total
        if isinstance(step.who, Sought) and step.who.sort == "weapon":
            return weight * s.book.standing(step) * (1.0 if s.rows[a.seat].weapons else 0.4)
    if isinstance(step, v.Has):
        if step.who == "host" and host is not None:
            return _branded(s, host, step.mark)
        if step.who == "hero":
            hero = s.rows[a.seat].hero
            known = hero is not None and hero.marks & BIT[step.mark]
            armed = bool(s.rows[a.seat].weapons) or step.mark not in ("stealth", "protector", "bear-form")
            return 0.0 if known else weight * s.book.standing(step) * (1.0 if armed else 0.6)
        if isinstance(step.who, Sought) and step.mark in ("no-attack", "no-ready"):
            return (
                sum([-0.6 * s.weights[one.seat] * s.worth(one) for one in pieces(s, a, step.who)])
                + 0.5 * weight
            )
    if isinstance(step, v.Keeps) and host is not None:
        return 0.0 if s.mine[host.seat] == s.mine[a.seat] else 1.3 * weight * s.worth(host)
    if isinstance(step, v.Loses) and host is not None:
        notes = s.book.notes(host.card)
        return -s.weights[host.seat] * (notes.extra + (1.0 if host.marks & (PROTECTOR | ELUSIVE) else 0.0))
    if isinstance(step, v.Prevent) and step.to == "host" and host is not None:
        return _shielded(s, a, v.Prevent(to="host")) if card.attach else weight * 2.0
    if isinstance(step, v.Gains) and host is not None:
        idle = 0.5 * threat(s, host) if host.card.kind == "ally" else 0.2
        return s.weights[host.seat] * max(0.0, s.book.steps(step.power.do) * p.uses * 0.8 - idle)
    if isinstance(step, v.Instead):
        return weight * 1.0
    return weight * s.book.standing(step)


def _saves(s: Scene, hero: Piece | None, health: int) -> bool:
    """Whether a hero who would fall lives on with so much more health."""
    harm = 0 if hero is None else s.fate.harm.get(hero.number, 0)
    return s.left(hero) <= harm < s.left(hero) + health


def _raised(s: Scene, host: Piece, step: v.Bonus) -> float:
    p = s.p
    share = 0.6 if step.attacking else 1.0
    if host.card.kind == "hero":
        return 0.5 * step.atk * share + 0.75 * step.health
    if host.card.kind == "weapon":
        return p.weapon * step.atk
    if host.card.kind == "ally" and host.number in s.fate.doomed:
        harm = s.fate.harm.get(host.number, 0)
        return s.worth(host) if harm and harm < s.left(host) + step.health else 0.0
    found = p.atk * step.atk * share + p.health * step.health
    return found if not host.marks & NO_ATTACK else 0.5 * found


def _branded(s: Scene, host: Piece, mark: str) -> float:
    """A keyword or a ban on the host of an attachment."""
    weight, p = s.weights[host.seat], s.p
    if host.marks & BIT[mark]:
        return 0.0
    if mark == "no-attack":
        return -weight * (
            p.atk * (1 - p.idle_atk) * max(0, host.atk) + (0.5 if is_proposed(s, host) else 0.0)
        )
    if mark == "no-ready":
        return -weight * 0.75 * s.worth(host)
    if mark == "no-protect":
        guard = host.marks & (PROTECTOR | GUARDS) and not host.marks & NO_PROTECT
        return -weight * p.protector * s.left(host) if guard else 0.0
    if mark == "protector":
        return weight * p.protector * s.left(host)
    return weight * MARKS[mark]
