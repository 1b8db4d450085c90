"""Card text: everything that a card says is rendered from what it does, in both languages."""

from __future__ import annotations

from functools import cached_property

from locanda.kit import cardtext as kit
from locanda.kit.cardtext import Context
from locanda.kit.records import Name
from locanda.kit.text import Messages, sentence

from ..cards import (
    Ability,
    AllyCard,
    Card,
    ChallengeCard,
    EncounterCard,
    Errand,
    EventCard,
    Foe,
    HeroCard,
    ItemCard,
    Reward,
)
from ..library import Library
from ..vocabulary import Bonus, Stat

OWN: Context = {"owner": "hero", "scope": "own"}


def _context(card: Card) -> Context:
    """Whose card it is, and for whom it holds."""
    if isinstance(card, AllyCard):
        return {"owner": "ally", "scope": "own"}
    if isinstance(card, EventCard):
        return {"owner": "hero", "scope": "all"}
    return OWN


class CardText(kit.CardText):
    """Renders the text of Runebound's cards.

    Every message knows `owner` (an Ally's own card, or the Hero's) and `scope` (one player's card, an Event that holds
    for all, or a foe).
    """

    library: Library

    @cached_property
    def towns(self) -> dict[str, Name]:
        """The names of the towns."""
        return {town.id: town.name for town in self.library.atlas.record.towns}

    def show(self, messages: Messages, field: str, value: str) -> str:
        """Towns by their names, the rest by its own message."""
        if field == "to" and value in self.towns:
            return self.named(self.towns[value])
        return super().show(messages, field, value)

    def cost(self, ability: Ability, context: Context) -> str:
        """What an ability costs, in brackets, or how often it works if it is free."""
        cost = ability.cost
        parts = [self.say("cost-activate")] if cost.activate else []
        parts += [
            self.say(f"cost-{what}", amount=amount, **context)
            for what, amount in (
                ("exhaustion", cost.exhaustion),
                ("wounds", cost.wounds),
                ("gold", cost.gold),
            )
            if amount
        ]
        if cost.discard:
            parts.append(self.say("cost-discard"))
        if not parts and ability.when not in ("turn", "round", "win"):
            parts.append(self.say("cost-free"))
        return f" ({self.listed(parts)})" if parts else ""

    def ability(self, ability: Ability, context: Context) -> str:
        """When an ability works, what it costs, what it does."""
        cost = self.cost(ability, context)
        facts = dict(context, paid="yes" if cost else "no")
        for field, word in (("on", ability.on), ("type", ability.type), ("against", ability.against)):
            facts[field] = word or "none"
            facts[f"{field}-text"] = self.show(self.messages, field, word) if word else ""
        does = self.clause(ability.do, context)
        lasting = [e for e in ability.do if isinstance(e, Stat) or (isinstance(e, Bonus) and not e.round)]
        if lasting and ability.when in ("before-combat", "round"):
            does = self.say("span-combat", does=does)
        return sentence(f"{self.say(f'when-{ability.when}', **facts)}{cost}: {does}")

    def reward(self, reward: Reward) -> str:
        """What defeating a Challenge gives, and what its card says if it is kept."""
        parts = [self.say("reward-gold", amount=reward.gold)] if reward.gold else []
        if reward.victory:
            parts.append(self.say("reward-victory"))
        for kept, message in ((reward.item, "reward-item"), (reward.ally, "reward-ally")):
            if kept is not None:
                parts.append(self.say(message))
        parts += [self.one(effect, OWN) for effect in reward.do]
        if not parts:
            return ""
        text = sentence(self.say("reward", what="; ".join(parts)))
        own = reward.item or reward.ally
        if own is not None:
            text += f" {self.named(own.name)}: {self.card(own)}"
        return text

    def card(self, card: Card) -> str:
        """Everything that the card says."""
        context = _context(card)
        lines = [*self._heading(card), *self._opening(card, context)]
        lasting = self.effects(card.always, context)
        used = [self.ability(ability, context) for ability in card.abilities]
        if isinstance(card, EncounterCard) and (card.always or used):
            lasting = " ".join(filter(None, [self.say("while-kept"), lasting, *used]))
            used = []
        lines += [lasting, *used]
        if isinstance(card, ChallengeCard):
            lines.append(self.reward(card.reward))
        if isinstance(card, EncounterCard) and card.errand is not None:
            lines.append(self._errand(card.errand))
        return " ".join(line for line in lines if line)

    def _heading(self, card: Card) -> list[str]:
        """What kind of card it is: skills, type, traits, number."""
        if isinstance(card, HeroCard):
            skills = [self.say(f"skill-{name}") + f" +{bonus}" for name, bonus in card.skills.items()]
            return [sentence(self.say("skills", skills=", ".join(skills)))]
        if isinstance(card, ItemCard):
            return [sentence(self.say(f"type-{card.type}"))]
        if isinstance(card, AllyCard):
            return [sentence(self.say("type-ally"))]
        if isinstance(card, ChallengeCard) and card.traits:
            return [sentence(", ".join(self.say(f"trait-{trait}") for trait in card.traits))]
        if isinstance(card, EventCard):
            return [sentence(self.say("event-number", number="I" * card.number))]
        return []

    def _opening(self, card: Card, context: Context) -> list[str]:
        """What happens when the card is revealed."""
        if isinstance(card, ChallengeCard) and card.before:
            text = self.effects(card.before, context)
            return [f"{self.say('before-combat')}: {text}" if card.life else text]
        if isinstance(card, EventCard) and card.now:
            return [f"{self.say('event-now')}: {self.effects(card.now, context)}"]
        if isinstance(card, EncounterCard):
            lines = [self.effects(card.do, context)]
            if card.foe is not None:
                lines.append(self._foe(card.foe))
            return lines
        return []

    def _errand(self, errand: Errand) -> str:
        return sentence(
            self.say(
                "errand",
                kind="turns" if errand.turns else "town" if errand.town else "any",
                town=self.named(self.towns[errand.town]) if errand.town else "",
                turns=errand.turns,
                does=self.clause(errand.do, OWN),
            )
        )

    def _foe(self, foe: Foe) -> str:
        figures = self.say(
            "foe",
            mind=foe.mind or 0,
            body=foe.body or 0,
            spirit=foe.spirit or 0,
            ranged=foe.damage[0],
            melee=foe.damage[1],
            magic=foe.damage[2],
            life=foe.life,
        )
        return f"{sentence(figures)} {self.reward(foe.reward)}".strip()
