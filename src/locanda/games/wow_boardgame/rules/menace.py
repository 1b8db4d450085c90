"""What creatures and bosses do to those who fight them."""

from __future__ import annotations

from collections.abc import Iterator

from locanda.kernel.decision import Rules, ask, option
from locanda.kit.effects import Runners
from locanda.kit.ledger import rule

from .. import bestiary as v
from ..cards import Power
from ..state import Character
from ..which import Which
from . import body, combat, gear, harm, pool, values
from .moment import Moment
from .targets import take_hits

RUNNERS = Runners()
does = RUNNERS.does


def _seen(moment: Moment, which: Which) -> int:
    """How many dice of the attacking character an opponent's ability sees."""
    return sum(die.face > 0 and pool.matches(die, which) for die in moment.attack.dice)


@does(v.LosePerDie)
@rule("TBG-RUL-25", "TBG-RUL-100")
def lose_per_die(moment: Moment, step: v.LosePerDie) -> Rules[None]:
    """The attacking character loses Health or Energy for each such die."""
    amount = _seen(moment, step.which) * step.amount
    if step.resource == "energy":
        body.lose_energy(moment.table, moment.hero, amount, "TBG-CMB-34")
    else:
        yield from harm.lose(moment.table, moment.hero, amount, "TBG-CMB-34")


@does(v.SufferPerDie)
@rule("TBG-TOK-01", "TBG-TOK-04")
def suffer_per_die(moment: Moment, step: v.SufferPerDie) -> None:
    """The attacking character receives a token for each such die."""
    combat.suffer(moment.table, moment.hero, step.condition, _seen(moment, step.which), "TBG-TOK-01")


@does(v.UnequipPerDie)
@rule("TBG-CMB-34")
def unequip_per_die(moment: Moment, step: v.UnequipPerDie) -> Rules[None]:
    """The attacking character unequips a power of its choice for each such die."""
    t, one = moment.table, moment.hero
    for _ in range(_seen(moment, step.which)):
        found = [option("unequip", card.id, card) for card in _powers_on(one)]
        if not found:
            return
        chosen = yield from ask(t, one.seat, "give-up", found, ("TBG-CMB-34",), facts={"card": moment.card})
        before = body.capacities(t, one)
        gear.take_off(t, one, chosen.value)
        body.settle(t, one, before)


def _powers_on(one: Character) -> Iterator[Power]:
    for card in gear.equipped(one):
        if isinstance(card, Power) and not card.preprinted:
            yield card


@does(v.LockDice)
@rule("TBG-CMB-34")
def lock_dice(moment: Moment, step: v.LockDice) -> None:
    """Such dice are set aside for everybody, for the rest of the combat."""
    attack, fight = moment.attack, moment.combat
    for die in [one for one in attack.dice if pool.matches(one, step.which)]:
        attack.dice = [one for one in attack.dice if one is not die]
        fight.locked[die.colour] = fight.locked.get(die.colour, 0) + 1
        moment.table.tell(
            "locked",
            "TBG-CMB-34",
            seat=moment.seat,
            character=moment.hero.index,
            colour=die.colour,
            face=die.face,
        )


@does(v.HitsAway)
@rule("TBG-CMB-34", "TBG-RUL-77")
def hits_away(moment: Moment, step: v.HitsAway) -> None:
    """Hit tokens leave a box of those who fight it."""
    t, fight = moment.table, moment.combat
    amount = step.large if step.large and t.large else step.amount
    if step.per == "creature":
        amount *= len(fight.foes)
    elif step.per == "participant":
        amount *= len(values.friends(t, fight, fight.faction))
    take_hits(moment, step.box, amount)


@does(v.HitsAwayPerDie)
@rule("TBG-CMB-34")
def hits_away_per_die(moment: Moment, step: v.HitsAwayPerDie) -> None:
    """A hit token leaves a box for each such die."""
    take_hits(moment, step.box, _seen(moment, step.which))


@does(v.Suffer)
@rule("TBG-TOK-01")
def suffer(moment: Moment, step: v.Suffer) -> None:
    """Every participant receives tokens."""
    t, fight = moment.table, moment.combat
    for one in values.friends(t, fight, fight.faction):
        combat.suffer(t, one, step.condition, step.amount, "TBG-TOK-01")
