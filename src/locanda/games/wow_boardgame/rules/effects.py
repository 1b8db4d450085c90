"""What the effects of cards do, one function for each word of the vocabulary: the pool and the tokens come first."""

from __future__ import annotations

from locanda.kernel.decision import Rules, ask, option
from locanda.kit import choices
from locanda.kit.effects import Runners
from locanda.kit.ledger import rule

from .. import vocabulary as v
from ..state import Figure
from . import abilities, deeds, foes, menace, pool, tokens, values
from .moment import Moment
from .targets import AMOUNTS, take_hits

RUNNERS = Runners()
does = RUNNERS.does

RUNNERS |= deeds.RUNNERS | menace.RUNNERS
RUNNERS[v.Choose] = choices.choose


# The pool


def _bonus(moment: Moment, value: str, amount: int) -> None:
    """A value of the attacking character is higher or lower for this Attack phase."""
    moment.attack.bonuses.append((moment.card, value, amount))
    moment.table.tell(
        "bonus",
        "TBG-TIME-07",
        seat=moment.seat,
        character=moment.attack.who,
        card=moment.card,
        value=value,
        amount=amount,
    )


@does(v.Reroll)
@rule("TBG-TIME-07")
def reroll(moment: Moment, step: v.Reroll) -> None:
    """The Reroll value changes."""
    _bonus(moment, "reroll", step.amount)


@does(v.Attrition)
@rule("TBG-TIME-07")
def attrition(moment: Moment, step: v.Attrition) -> None:
    """The Attrition value changes."""
    _bonus(moment, "attrition", step.amount)


@does(v.Threat)
@rule("TBG-TIME-07")
def threat(moment: Moment, step: v.Threat) -> None:
    """The Threat of the opponents changes."""
    _bonus(moment, "threat", step.amount)


@does(v.Dice)
@rule("TBG-DICE-08", "TBG-TIME-08")
def dice(moment: Moment, step: v.Dice) -> Rules[None]:
    """Dice come into the pool; a black one is of a colour of choice."""
    t, attack = moment.table, moment.attack
    times = 1
    if step.per == "friend":
        times = len(values.friends(t, moment.combat, moment.hero.faction))
    for colour in pool.COLOURS:
        amount = getattr(step, colour) * times
        if amount:
            pool.add(t, attack, colour, amount, moment.card, _is_rolled(moment))
    for _ in range(step.any):
        found = [pool.INTO[colour] for colour in pool.COLOURS if pool.free(t, attack, colour) > 0]
        if found:
            chosen = yield from ask(
                t, moment.seat, "colour", found, ("TBG-DICE-08",), facts={"card": moment.card}
            )
            pool.add(t, attack, chosen.value, 1, moment.card, _is_rolled(moment))


def _is_rolled(moment: Moment) -> bool:
    """Whether the pool has been rolled, so that dice that come later are rolled at once."""
    return moment.table.phase != "attacks" and moment.table.phase != "pool"


@does(v.DiceByAttack)
@rule("TBG-RUL-120")
def dice_by_attack(moment: Moment, step: v.DiceByAttack) -> Rules[None]:
    """Dice for half the Attack of one opposing creature."""
    t, fight = moment.table, moment.combat
    found: dict[str, Figure] = {}
    for figure in fight.foes:
        found.setdefault(figure.shade, figure)
    if not found:
        return
    chosen = yield from ask(
        t,
        moment.seat,
        "creature",
        [option("creature", f"{one.creature.id}-{shade}", shade) for shade, one in found.items()],
        ("TBG-RUL-120",),
        facts={"card": moment.card},
    )
    strength = values.stats(found[chosen.value]).attack + foes.more_attack(t, fight)
    pool.add(t, moment.attack, step.colour, strength // 2, moment.card, _is_rolled(moment))


@does(v.Limit)
def limit(moment: Moment, step: v.Limit) -> None:
    """No more dice of a colour are rolled in this step; those that are too many are left out."""
    attack = moment.attack
    most = step.most
    attack.limits[step.colour] = min(most, attack.limits.get(step.colour, most))
    kept = [die for die in attack.dice if die.colour == step.colour][:most]
    attack.dice = [die for die in attack.dice if die.colour != step.colour or any(die is one for one in kept)]
    moment.table.tell(
        "limit",
        "TBG-DICE-05",
        seat=moment.seat,
        character=attack.who,
        card=moment.card,
        colour=step.colour,
        most=most,
    )


@does(v.Preset)
def preset(moment: Moment, step: v.Preset) -> None:
    """Dice are set instead of being rolled."""
    pool.preset(moment, step)


RUNNERS[v.Swap] = pool.swap
RUNNERS[v.Spot] = pool.spot
RUNNERS[v.Change] = pool.change
RUNNERS[v.Raise] = pool.raise_
RUNNERS[v.Remove] = pool.remove
RUNNERS[v.RollAgain] = pool.roll_again


@does(v.NoRerolls)
def no_rerolls(moment: Moment, step: v.NoRerolls) -> None:
    """Dice of these colours are not rerolled with the Reroll value."""
    moment.attack.frozen += [colour for colour in step.colours if colour not in moment.attack.frozen]


# Tokens


@does(v.Hits)
def hits(moment: Moment, step: v.Hits) -> Rules[None]:
    """Hit tokens enter a box."""
    t = moment.table
    times = abilities.opponents(t, moment.combat, moment.hero.faction) if step.per == "opponent" else 1
    yield from tokens.place(moment, "hit", step.box, step.amount * times)


@does(v.Armor)
def armor(moment: Moment, step: v.Armor) -> Rules[None]:
    """Armor tokens enter the defense box."""
    yield from tokens.place(moment, "armor", "defense", step.amount)


@does(v.Redirect)
def redirect(moment: Moment, step: v.Redirect) -> Rules[None]:
    """Hits of a colour will go into another box, as many as the owner says."""
    t, attack = moment.table, moment.attack
    needed = values.threat(t, moment.combat)
    count = sum(die.colour == step.colour and die.face >= needed for die in attack.dice)
    most = count if step.most == 0 else min(count, step.most)
    chosen = yield from ask(
        t, moment.seat, "redirect", AMOUNTS[: most + 1][::-1], ("TBG-CMB-17",), facts={"card": moment.card}
    )
    attack.redirected[step.colour] = attack.redirected.get(step.colour, 0) + chosen.value


@does(v.PerToken)
def per_token(moment: Moment, step: v.PerToken) -> None:
    """It is answered when the tokens of the step have been placed."""


@does(v.MoveHits)
def move_hits(moment: Moment, step: v.MoveHits) -> Rules[None]:
    """Hit tokens move from one box to another, as many as the owner says."""
    t = moment.table
    boxes = moment.combat.boxes[moment.hero.faction]
    most = min(step.most, getattr(boxes, step.source))
    chosen = yield from ask(
        t, moment.seat, "move-hits", AMOUNTS[: most + 1][::-1], ("TBG-CMB-15",), facts={"card": moment.card}
    )
    amount: int = chosen.value
    setattr(boxes, step.source, getattr(boxes, step.source) - amount)
    setattr(boxes, step.target, getattr(boxes, step.target) + amount)
    placed = moment.attack.placed
    moved = min(amount, getattr(placed, step.source))
    setattr(placed, step.source, getattr(placed, step.source) - moved)
    setattr(placed, step.target, getattr(placed, step.target) + moved)
    t.tell(
        "hits-moved",
        "TBG-CMB-15",
        seat=moment.seat,
        character=moment.hero.index,
        card=moment.card,
        source=step.source,
        target=step.target,
        amount=amount,
    )


@does(v.ClearHits)
def clear_hits(moment: Moment, step: v.ClearHits) -> None:
    """Hit tokens of the own side leave boxes; an opponent's ability clears those of whoever fights it."""
    boxes = moment.combat.boxes[moment.hero.faction]
    for box in step.boxes:
        take_hits(moment, box, getattr(boxes, box))
