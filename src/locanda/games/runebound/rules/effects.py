"""What the effects of cards do, one function for each word of the vocabulary."""

from __future__ import annotations

from locanda.kernel.decision import NO, YES, Rules, ask
from locanda.kit import choices
from locanda.kit.effects import Runners, run
from locanda.kit.ledger import rule

from .. import vocabulary as v
from ..cards import EventCard
from ..state import Companion, Party, Possession, Realm
from . import checks, goods, tokens, undefeated
from .moment import Moment

RUNNERS = Runners()
does = RUNNERS.does


@rule("RB-GLO-02", "RB-RUL-101")
def affected(moment: Moment, who: str, prompt: str) -> Rules[list[tuple[Party, Companion | None]]]:
    """Whom an effect speaks of; `you` is the Hero and never an Ally."""
    t, party = moment.table, moment.party
    if who == "you":
        return [(party, None)]
    if who == "self":
        return [(party, moment.source)] if moment.source in party.allies else []
    if who == "allies":
        return [(party, ally) for ally in party.allies]
    if who == "party":
        return [(party, None), *((party, ally) for ally in party.allies)]
    if who == "everyone":
        order = [*t.seats[t.active :], *t.seats[: t.active]]
        return [(one, None) for one in order]
    hero, allies = who == "anyone", party.allies
    if prompt in tokens.MENDED:  # RB-RUL-101
        hero = hero and tokens.is_mendable(party, prompt)
        allies = [ally for ally in allies if tokens.is_mendable(ally, prompt)]
    found, ally = yield from tokens.choose_character(t, party, prompt, hero, allies)
    return [(party, ally)] if found else []


@does(v.Gold)
def gold(moment: Moment, effect: v.Gold) -> None:
    """Gold comes from the reserve or goes back to it."""
    for party in moment.table.seats if effect.who == "everyone" else [moment.party]:
        goods.gain_gold(moment.table, party, max(effect.amount, -party.gold))


@does(v.Wound)
def wound(moment: Moment, effect: v.Wound) -> Rules[None]:
    """Wounds are dealt; to the enemy of the fight, if it names the enemy."""
    t, fight = moment.table, moment.table.fight
    if effect.who == "enemy":
        if fight is not None and fight.foe is not None:
            fight.wounds += effect.amount
            fight.hurt = True
            t.tell("wounded", "RB-GLO-01", card=fight.foe.id, amount=effect.amount)
        elif fight is not None:
            rival = fight.rival if moment.party.seat == t.active else t.active
            yield from tokens.take_wounds(t, t.seats[rival], None, effect.amount)
        return
    struck = yield from affected(moment, effect.who, "wound")
    yield from tokens.strike(t, [(party, ally, effect.amount) for party, ally in struck])


@does(v.Tire)
def tire(moment: Moment, effect: v.Tire) -> Rules[None]:
    """Exhaustion is taken."""
    tired = yield from affected(moment, effect.who, "tire")
    yield from tokens.tire(moment.table, [(party, ally, effect.amount) for party, ally in tired])


@does(v.Heal)
def heal(moment: Moment, effect: v.Heal) -> Rules[None]:
    """Wounds are removed."""
    for party, ally in (yield from affected(moment, effect.who, "heal")):
        tokens.heal(moment.table, party, ally, effect.amount)


@does(v.Relieve)
def relieve(moment: Moment, effect: v.Relieve) -> Rules[None]:
    """Exhaustion is removed."""
    for party, ally in (yield from affected(moment, effect.who, "relieve")):
        tokens.relieve(moment.table, party, ally, effect.amount)


@does(v.Attack)
@rule("RB-CHA-05")
def attack(moment: Moment, effect: v.Attack) -> Rules[None]:
    """One attack outside the round: it can wound the enemy, and failing it costs nothing."""
    yield from checks.extra_attack(moment, effect)


@does(v.Add)
def add(moment: Moment, effect: v.Add) -> None:
    """The coming roll gets a bonus."""
    moment.add += effect.amount


@does(v.Bonus)
@does(v.Stat)
def boost(moment: Moment, effect: v.Bonus | v.Stat) -> None:
    """The modifier holds for the rest of the fight."""
    fight = moment.table.fight
    if fight is not None:
        own = moment.party.seat == moment.table.active
        (fight.boosts if own else fight.rival_boosts).append(effect)


@does(v.Reroll)
def reroll(moment: Moment, effect: v.Reroll) -> None:
    """The die will be rolled again."""
    moment.rerolled = True
    moment.add += effect.bonus
    moment.stop = True


@does(v.Damage)
def damage(moment: Moment, effect: v.Damage) -> None:
    """The hit will hurt more."""
    moment.damage += effect.amount


@does(v.Cancel)
@rule("RB-GLO-03")
def cancel(moment: Moment, effect: v.Cancel) -> None:
    """Wounds that were about to be inflicted are not."""
    cancelled = moment.wounds if effect.amount == 0 else min(effect.amount, moment.wounds)
    moment.wounds -= cancelled
    moment.table.tell("cancelled", "RB-GLO-03", seat=moment.party.seat, amount=cancelled)
    if not moment.wounds:
        moment.stop = True


@does(v.ExtraDice)
def extra_dice(moment: Moment, effect: v.ExtraDice) -> None:
    """More movement dice will be rolled."""
    moment.extra_dice += effect.amount


@does(v.RerollDice)
def reroll_dice(moment: Moment, effect: v.RerollDice) -> None:
    """The movement dice will be rolled again."""
    moment.reroll_dice = True


@does(v.Wild)
def wild(moment: Moment, effect: v.Wild) -> None:
    """A step into any terrain is added."""
    moment.wild += effect.amount


@does(v.Travel)
def travel(moment: Moment, effect: v.Travel) -> Rules[None]:
    """The pawn is set down in a town."""
    t, party, atlas = moment.table, moment.party, moment.table.library.atlas
    if effect.to == "nearest":
        spaces = atlas.nearest_towns(party.at)
    elif effect.to == "any":
        spaces = list(atlas.towns)
    else:
        spaces = [atlas.find(effect.to)]
    choices = [tokens.town_option(t, space) for space in spaces]
    answer = yield from ask(t, party.seat, "travel", choices)
    tokens.place(t, party, answer.value)


@does(v.Peek)
def peek(moment: Moment, effect: v.Peek) -> Rules[None]:
    """The player alone has seen the top card of the deck, and may have put it at the bottom."""
    t, party = moment.table, moment.party
    deck = t.decks[t.tokens[party.at]]
    top = deck.top()
    if top is None:
        return
    t.tell("peeked", seat=party.seat, to=(party.seat,), card=top.id)
    buried = False
    if effect.bury:
        answer = yield from ask(t, party.seat, "peek", (YES, NO), facts={"card": top.id})
        buried = answer is YES
    if buried:
        # A search deals the hidden cards anew while it asks: the card that was seen is the one that moves.
        deck.take_out(top)
        deck.put_under(top)
    t.tell("looked", seat=party.seat, buried=buried)


@does(v.Find)
def find(moment: Moment, effect: v.Find) -> Rules[None]:
    """One of the top Market cards may be taken for free; the others lie under the deck."""
    yield from goods.find(moment.table, moment.party, effect.draw, effect.of)


@does(v.Restock)
def restock(moment: Moment, effect: v.Restock) -> None:
    """Every town has one more card to offer."""
    for number in range(len(moment.table.stalls)):
        goods.add_ware(moment.table, number)


@does(v.Refresh)
def refresh(moment: Moment, effect: v.Refresh) -> Rules[None]:
    """Activated cards lie face up again."""
    t, party = moment.table, moment.party
    left = effect.amount or 99
    while left:
        down: list[Companion | Possession] = [p for p in party.goods if not p.face_up]
        if effect.amount == 0:
            for piece in down:
                piece.face_up = True
            party.face_up = True
            return
        choices = list(dict.fromkeys(tokens.ally_option("refresh", piece.card.id) for piece in down))
        if not party.face_up:
            choices.append(tokens.ally_option("refresh", party.hero.id))
        if not choices:
            return
        answer = yield from ask(t, party.seat, "refresh", choices)
        if answer.about == party.hero.id:
            party.face_up = True
        else:
            next(piece for piece in down if piece.card.id == answer.about).face_up = True
        left -= 1


@does(v.Experience)
def experience(moment: Moment, effect: v.Experience) -> None:
    """Points are noted."""
    moment.party.points += effect.points
    moment.table.tell("learned", seat=moment.party.seat, points=effect.points)


@does(v.Grow)
def grow(moment: Moment, effect: v.Grow) -> None:
    """A characteristic has risen for good."""
    which = ("mind", "body", "spirit").index(effect.stat)
    moment.party.grown[which] += 1
    moment.table.tell("grew", seat=moment.party.seat, stat=effect.stat)


@does(v.Drop)
def drop(moment: Moment, effect: v.Drop) -> Rules[None]:
    """An Item is gone."""
    t, party = moment.table, moment.party
    choices = list(dict.fromkeys(tokens.ally_option("drop", item.card.id) for item in party.items))
    if choices:
        answer = yield from ask(t, party.seat, "drop", choices)
        goods.discard_piece(t, party, next(item for item in party.items if item.card.id == answer.about))


@does(v.Desert)
def desert(moment: Moment, effect: v.Desert) -> Rules[None]:
    """An Ally is gone."""
    t, party = moment.table, moment.party
    choices = [tokens.ally_option("dismiss", ally.card.id) for ally in party.allies]
    if choices:
        answer = yield from ask(t, party.seat, "desert", choices)
        tokens.lose_ally(t, party, tokens.ally_named(party, answer.about))


@does(v.Test)
@rule("RB-GLO-06")
def test(moment: Moment, effect: v.Test) -> Rules[None]:
    """The Hero has taken the test, and what follows its outcome has happened; an outcome not described is nothing."""
    passed = yield from checks.test(
        moment.table, moment.party, effect.characteristic, effect.skill, effect.target
    )
    if not moment.party.fallen:
        yield from run(moment, effect.success if passed else effect.failure)


does(v.Choose)(choices.choose)
does(v.May)(choices.may)


@does(v.Pay)
def pay(moment: Moment, effect: v.Pay) -> Rules[None]:
    """Who can and will pays, and gets what it buys."""
    if moment.party.gold < effect.gold:
        return
    facts = choices.about(moment, gold=effect.gold)
    answer = yield from ask(moment.table, moment.seat, "pay", (YES, NO), subject=effect, facts=facts)
    if answer is YES:
        goods.gain_gold(moment.table, moment.party, -effect.gold)
        yield from run(moment, effect.do)


@does(v.Win)
def win(moment: Moment, effect: v.Win) -> None:
    """The Challenge counts as defeated."""
    moment.outcome = "won"


@does(v.Fail)
def fail(moment: Moment, effect: v.Fail) -> None:
    """The Challenge counts as failed."""
    moment.outcome = "failed"


@does(v.Flee)
def flee(moment: Moment, effect: v.Flee) -> None:
    """The Hero gets away."""
    moment.outcome = "fled"


@does(v.Fight)
def fight(moment: Moment, effect: v.Fight) -> None:
    """The foe of the Encounter is fought next."""
    moment.outcome = "fight"


@does(v.Keep)
def keep(moment: Moment, effect: v.Keep) -> None:
    """The Encounter card lies before its owner."""
    moment.kept = True


@does(v.Clear)
def clear(moment: Moment, effect: v.Clear) -> None:
    """The oldest card of the track is under its deck again, and its marker back on the track."""
    undefeated.bury_oldest(moment.table)


def event_now(t: Realm, event: EventCard) -> Rules[None]:
    """What an Event does as it enters play has happened."""
    moment = Moment(t, t.party, "event")
    moment.card = event.id
    yield from run(moment, event.now)
