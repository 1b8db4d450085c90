"""Card text: everything that a card says is rendered from what it does, in both languages."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from locanda.kernel.effects import Effect, Step, join
from locanda.kernel.text import Catalogue, catalogue, sentence

from .cards import (
    Ability,
    AllyCard,
    Card,
    ChallengeCard,
    Cost,
    EncounterCard,
    EventCard,
    HeroCard,
    ItemCard,
    Name,
    Reward,
)
from .vocabulary import VOCABULARY, Bonus, Stat

LOCALE = Path(__file__).parent / "locale"


def words(language: str) -> Catalogue:
    """Runebound's messages in a language."""
    return catalogue(language, LOCALE)


def named(name: Name, language: str) -> str:
    """A name in a language."""
    return name.it if language == "it" else name.en


class CardText:
    """Renders the text of cards; town names come from the map."""

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

    def effects(self, effects: Iterable[Step]) -> str:
        """Each effect as a sentence of its own."""
        return " ".join(sentence(self._one(effect)) for effect in effects)

    def clause(self, effects: Iterable[Step]) -> str:
        """The effects as one clause, for use inside a sentence."""
        return join(self.say, [self._one(effect) for effect in effects])

    def _one(self, effect: Step) -> str:
        assert isinstance(effect, Effect)
        return VOCABULARY.render(effect, self.say, self.show)

    def cost(self, cost: Cost) -> str:
        """What an ability costs, in brackets; nothing if it is free."""
        parts = [self.say.say("cost-activate")] if cost.activate else []
        parts += [
            self.say.say(f"cost-{what}", amount=amount)
            for what, amount in (("exhaustion", cost.exhaustion), ("wounds", cost.wounds), ("gold", cost.gold))
            if amount
        ]
        if cost.discard:
            parts.append(self.say.say("cost-discard"))
        return f" ({join(self.say, parts)})" if parts else ""

    def ability(self, ability: Ability) -> str:
        """When an ability works, what it costs, what it does."""
        facts = {}
        for field, word in (("on", ability.on), ("type", ability.type), ("against", ability.against)):
            facts[field] = word or "none"
            facts[f"{field}-text"] = self.show(self.say, field, word) if word else ""
        when = self.say.say(f"when-{ability.when}", **facts)
        does = self.clause(ability.do)
        if ability.when in ("before-combat", "round") and any(isinstance(e, (Bonus, Stat)) for e in ability.do):
            does = self.say.say("span-combat", does=does)
        return sentence(f"{when}{self.cost(ability.cost)}: {does}")

    def reward(self, reward: Reward) -> str:
        """What defeating a Challenge gives."""
        parts = [self.say.say("reward-gold", amount=reward.gold)] if reward.gold else []
        if reward.victory:
            parts.append(self.say.say("reward-victory"))
        for kept, message in ((reward.item, "reward-item"), (reward.ally, "reward-ally")):
            if kept is not None:
                parts.append(self.say.say(message, name=named(kept.name, self.language)))
        parts += [self._one(effect) for effect in reward.do]
        if not parts:
            return ""
        text = sentence(self.say.say("reward", what=join(self.say, parts)))
        kept = reward.item or reward.ally
        if kept is not None:
            own = self.card(kept)
            text += f" {named(kept.name, self.language)}: {own}" if own else ""
        return text

    def card(self, card: Card) -> str:
        """Everything that the card says."""
        lines: list[str] = []
        if isinstance(card, HeroCard):
            skills = [self.say.say(f"skill-{name}") + f" +{bonus}" for name, bonus in card.skills.items()]
            lines.append(sentence(self.say.say("skills", skills=", ".join(skills))))
        if isinstance(card, ItemCard):
            lines.append(sentence(self.say.say(f"type-{card.type}")))
        if isinstance(card, AllyCard):
            lines.append(sentence(self.say.say("type-ally")))
        if isinstance(card, ChallengeCard):
            if card.traits:
                lines.append(sentence(", ".join(self.say.say(f"trait-{trait}") for trait in card.traits)))
            if card.before:
                lines.append(f"{self.say.say('when-before-combat', against='none')}: {self.effects(card.before)}")
        if isinstance(card, EventCard):
            lines.append(sentence(self.say.say("event-number", number="I" * card.number)))
            if card.now:
                lines.append(f"{self.say.say('event-now')}: {self.effects(card.now)}")
        if isinstance(card, EncounterCard):
            lines.append(self.effects(card.do))
            if card.foe is not None:
                lines.append(self._foe(card))
        lines.append(self.effects(card.always))
        lines += [self.ability(ability) for ability in card.abilities]
        if isinstance(card, ChallengeCard):
            lines.append(self.reward(card.reward))
        if isinstance(card, EncounterCard) and card.errand is not None:
            errand = card.errand
            lines.append(
                sentence(
                    self.say.say(
                        "errand",
                        kind="turns" if errand.turns else "town" if errand.town else "any",
                        town=named(self.towns[errand.town], self.language) if errand.town else "",
                        turns=errand.turns,
                        does=self.clause(errand.do),
                    )
                )
            )
        return " ".join(line for line in lines if line)

    def _foe(self, card: EncounterCard) -> str:
        foe = card.foe
        assert foe is not None
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
