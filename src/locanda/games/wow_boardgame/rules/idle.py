"""Effects that would change nothing now: a card is not offered for what it could not do."""

from __future__ import annotations

from locanda.kit.effects import Step

from ..cards import Power
from ..vocabulary import (
    EquipNow,
    GoHome,
    Judgement,
    MendPet,
    MoveHits,
    Preset,
    Redirect,
    Reflect,
    Sacrifice,
    SpendTokens,
    Summon,
)
from . import gear, values
from .gear import Use
from .moment import Moment


def finds_nothing(moment: Moment, use: Use, step: Step) -> bool:
    """Whether an effect finds nothing that it needs: on the sheet, in the Spellbook, on the map or in the pool."""
    t, one = moment.table, moment.hero
    if isinstance(step, MendPet):
        area = gear.companion(one)
        return area is None or (
            isinstance(area.card, Power) and area.health >= gear.companion_health(t, one, area.card)
        )
    if isinstance(step, Sacrifice):
        return gear.companion(one) is None
    if isinstance(step, Redirect):
        threat = values.threat(t, moment.combat)
        return not any(die.colour == step.colour and die.face >= threat for die in moment.attack.dice)
    if isinstance(step, Preset):
        return not any(die.colour == step.colour and not die.face for die in moment.attack.dice)
    if isinstance(step, MoveHits):
        return not getattr(moment.combat.boxes[one.faction], step.source)
    if isinstance(step, Reflect):
        return moment.fighter is None or not moment.fighter.guarded
    if isinstance(step, GoHome):
        return one.at == t.library.atlas.home[one.faction]
    if isinstance(step, Summon):
        return all(each.at == one.at for each in t.of(one.faction))
    if isinstance(step, Judgement):
        return gear.of_category(one, "seal") is None
    if isinstance(step, SpendTokens):
        return one.tokens.get(use.card.id, 0) < step.each
    if isinstance(step, EquipNow):
        return not any(
            card.id == step.card or (step.category is not None and card.category == step.category)
            for card in one.spellbook
        )
    return False
