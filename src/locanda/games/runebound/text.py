"""Card text: everything that a card says is rendered from what it does, in both languages."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TypeAlias

from locanda.kernel.effects import Effect, Step, join
from locanda.kernel.text import Catalogue, catalogue, sentence

from .cards import (
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
    Name,
    Reward,
)
from .vocabulary import VOCABULARY, Bonus, Stat

LOCALE = Path(__file__).parent / "locale"

Context: TypeAlias = dict[str, str]
OWN: Context = {"owner": "hero", "scope": "own"}


def _context(card: Card) -> Context:
    """Whose card it is, and for whom it holds."""
    if isinstance(card, AllyCard):
        return {"owner": "ally", "scope": "own"}
    if isinstance(card, EventCard):
        return {"owner": "hero", "scope": "all"}
    return OWN


def words(language: str) -> Catalogue:
    """Runebound's messages in a language."""
    return catalogue(language, LOCALE)


def named(name: Name, language: str) -> str:
    """A name in a language."""
    return name.it if language == "it" else name.en


class CardText:
    """Renders the text of cards; town names come from the map.

    Every message knows `owner` (an Ally's own card, or the Hero's) and `scope` (one player's card, an Event that holds
    for all, or a foe).
    """

    def __init__(self, language: str, towns: dict[str, Name]) -> None:
        self.say = words(language)
        self.language = language
        self.towns = towns

    def show(self, _: Catalogue, field: str, value: str) -> str:
        """The language's word for a word in a field: towns by name, the rest by its own message."""
        if field == "to" and value in self.towns:
            return named(self.towns[value], self.language)
        message = f"{field}-{value}"
        return self.say.say(message) if self.say.has(message) else value

    def effects(self, effects: Iterable[Step], context: Context) -> str:
        """Each effect as a sentence of its own."""
        return " ".join(sentence(self._one(effect, context)) for effect in effects)

    def clause(self, effects: Iterable[Step], context: Context) -> str:
        """The effects as one clause, for use inside a sentence."""
        return join(self.say, [self._one(effect, context) for effect in effects])

    def _one(self, effect: Step, context: Context) -> str:
        assert isinstance(effect, Effect)
        return VOCABULARY.render(effect, self.say, self.show, context)

    def cost(self, ability: Ability, context: Context) -> str:
        """What an ability costs, in brackets, or how often it works if it is free."""
        cost = ability.cost
        parts = [self.say.say("cost-activate")] if cost.activate else []
        parts += [
            self.say.say(f"cost-{what}", amount=amount, **context)
            for what, amount in (
                ("exhaustion", cost.exhaustion),
                ("wounds", cost.wounds),
                ("gold", cost.gold),
            )
            if amount
        ]
        if cost.discard:
            parts.append(self.say.say("cost-discard"))
        if not parts and ability.when not in ("turn", "round", "win"):
            parts.append(self.say.say("cost-free"))
        return f" ({join(self.say, parts)})" if parts else ""

    def ability(self, ability: Ability, context: Context) -> str:
        """When an ability works, what it costs, what it does."""
        cost = self.cost(ability, context)
        facts = dict(context, paid="yes" if cost else "no")
        for field, word in (("on", ability.on), ("type", ability.type), ("against", ability.against)):
            facts[field] = word or "none"
            facts[f"{field}-text"] = self.show(self.say, field, word) if word else ""
        does = self.clause(ability.do, context)
        lasting = [e for e in ability.do if isinstance(e, Stat) or (isinstance(e, Bonus) and not e.round)]
        if lasting and ability.when in ("before-combat", "round"):
            does = self.say.say("span-combat", does=does)
        return sentence(f"{self.say.say(f'when-{ability.when}', **facts)}{cost}: {does}")

    def reward(self, reward: Reward) -> str:
        """What defeating a Challenge gives, and what its card says if it is kept."""
        parts = [self.say.say("reward-gold", amount=reward.gold)] if reward.gold else []
        if reward.victory:
            parts.append(self.say.say("reward-victory"))
        for kept, message in ((reward.item, "reward-item"), (reward.ally, "reward-ally")):
            if kept is not None:
                parts.append(self.say.say(message))
        parts += [self._one(effect, OWN) for effect in reward.do]
        if not parts:
            return ""
        text = sentence(self.say.say("reward", what="; ".join(parts)))
        own = reward.item or reward.ally
        if own is not None:
            text += f" {named(own.name, self.language)}: {self.card(own)}"
        return text

    def card(self, card: Card) -> str:
        """Everything that the card says."""
        context = _context(card)
        lines = [*self._heading(card), *self._opening(card, context)]
        lasting = self.effects(card.always, context)
        used = [self.ability(ability, context) for ability in card.abilities]
        if isinstance(card, EncounterCard) and (card.always or used):
            lasting = " ".join(filter(None, [self.say.say("while-kept"), lasting, *used]))
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
            skills = [self.say.say(f"skill-{name}") + f" +{bonus}" for name, bonus in card.skills.items()]
            return [sentence(self.say.say("skills", skills=", ".join(skills)))]
        if isinstance(card, ItemCard):
            return [sentence(self.say.say(f"type-{card.type}"))]
        if isinstance(card, AllyCard):
            return [sentence(self.say.say("type-ally"))]
        if isinstance(card, ChallengeCard) and card.traits:
            return [sentence(", ".join(self.say.say(f"trait-{trait}") for trait in card.traits))]
        if isinstance(card, EventCard):
            return [sentence(self.say.say("event-number", number="I" * card.number))]
        return []

    def _opening(self, card: Card, context: Context) -> list[str]:
        """What happens when the card is revealed."""
        if isinstance(card, ChallengeCard) and card.before:
            text = self.effects(card.before, context)
            return [f"{self.say.say('before-combat')}: {text}" if card.life else text]
        if isinstance(card, EventCard) and card.now:
            return [f"{self.say.say('event-now')}: {self.effects(card.now, context)}"]
        if isinstance(card, EncounterCard):
            lines = [self.effects(card.do, context)]
            if card.foe is not None:
                lines.append(self._foe(card.foe))
            return lines
        return []

    def _errand(self, errand: Errand) -> str:
        return sentence(
            self.say.say(
                "errand",
                kind="turns" if errand.turns else "town" if errand.town else "any",
                town=named(self.towns[errand.town], self.language) if errand.town else "",
                turns=errand.turns,
                does=self.clause(errand.do, OWN),
            )
        )

    def _foe(self, foe: Foe) -> str:
        figures = self.say.say(
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
