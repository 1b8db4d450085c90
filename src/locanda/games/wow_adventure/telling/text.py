"""Card text: everything that a card, a quest or a place says is rendered from what it does, in both languages."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from locanda.kit import cardtext as kit
from locanda.kit import compass
from locanda.kit.cardtext import Context
from locanda.kit.effects import Effect, Step
from locanda.kit.names import forms
from locanda.kit.records import Record
from locanda.kit.text import Messages, sentence

from ..cards import (
    LEVELS,
    AbilityCard,
    Card,
    ChallengeCard,
    CharacterCard,
    EncounterFace,
    EventFace,
    ItemFace,
    Power,
    QuestCard,
    Side,
    SpaceRecord,
    Task,
    TrophyCard,
    Use,
)
from ..library import Library
from ..vocabulary import (
    Attach,
    Away,
    Bonus,
    Claim,
    Energy,
    HandIn,
    May,
    Movement,
    Ranged,
    Reroll,
    TurnOver,
)

OWN: Context = {
    "owner": "hero",
    "scope": "own",
    "span": "none",
    "lead": "bare",
    "stage": "first",
    "target": "first",
    "at": "other",
    "worth": "",
}
FOE: Context = {**OWN, "owner": "foe"}
ITEM: Context = {**OWN, "owner": "item"}


def _whose(effect: Step) -> str:
    """Whose value in the combat an effect changes, if it does nothing else."""
    return effect.who if isinstance(effect, (Bonus, Ranged)) else ""


def _roller(effect: Step) -> str:
    """Who rolls the die again, if an effect says so."""
    return ("you" if effect.whose == "own" else "opponent") if isinstance(effect, Reroll) else ""


def _topic(effect: Step) -> Step:
    """What an effect is about, whatever its amount, so that a second one can say that it adds to the first."""
    assert isinstance(effect, Effect)
    return msgspec.structs.replace(effect, amount=0) if hasattr(effect, "amount") else effect


def _gains(effect: Step) -> bool | None:
    """Whether energy or movement is gained or lost, if an effect is about them."""
    return effect.amount > 0 if isinstance(effect, (Energy, Movement)) else None


def _leaves(effects: Iterable[Step]) -> bool:
    """Whether an event leaves play by its own effects, so that nobody can use it again."""
    return any(
        isinstance(effect, (TurnOver, Away, Claim))
        or (isinstance(effect, (May, HandIn)) and _leaves(effect.do))
        for effect in effects
    )


def _in_row(effects: Sequence[Step], index: int, context: Context) -> Context:
    """The context of one effect in a row: those of a kind share their subject or verb, and how long they last."""
    effect, facts = effects[index], dict(context)
    if index:
        before = effects[index - 1]
        same = isinstance(before, Bonus) and before.who == (_whose(effect) or _roller(effect))
        same = (same and not isinstance(effect, Ranged)) or _gains(effect) is _gains(before) is not None
        facts["lead"] = "next" if same else "verb"
    if index + 1 < len(effects) and _whose(effect) and _whose(effect) == _whose(effects[index + 1]):
        facts["span"] = "none"
    return facts


class CardText(kit.CardText):
    """Renders the text of cards; the names of spaces and trophies come from the board and the trophy cards.

    Every message knows `owner` (a `hero`, an `item`, an `event` or a `foe`), `scope` (for one character, for `all`, or
    for the `other` one that a card is attached to), `span` (whether a bonus ends with the combat), `lead` (first in its
    clause, `next` to one of the same kind, or after something else), `stage` (the first of its kind on the card, or
    `more` of it), `target` (whether a character nearby is chosen for the `first` time or `again`), `at` (whether it
    happens in the movement phase) and `worth` (the valor of an event).
    """

    library: Library

    def __init__(self, library: Library, language: str) -> None:
        super().__init__(library, language)
        spaces = library.atlas.spaces
        self.spaces = {space.id: space.name for space in spaces if space.name is not None}
        self.overlords = {space.id for space in spaces if space.kind == "overlord"}
        self._kinds: dict[type[Record], Callable[[Any], list[str]]] = {
            Side: self._side,
            CharacterCard: self._character,
            AbilityCard: self._ability,
            EncounterFace: self._encounter,
            ItemFace: self._item,
            EventFace: self._event,
            ChallengeCard: self._challenge,
            QuestCard: self._quest,
            TrophyCard: self._trophy,
            SpaceRecord: self._space,
        }

    def card(self, record: Record) -> str:
        """Everything that the card, face or space says."""
        return self.text(self._kinds[type(record)](record))

    def level(self, card: CharacterCard, level: int) -> str:
        """Everything that one of the four cards of a character says, with the numbers of its level."""
        lines = [sentence(self.say(f"level-{LEVELS[level]}")), *self._heading(card)]
        return self.text([*lines, *self._sides(card, level)])

    def side(self, side: Side, level: int | None = None) -> str:
        """Everything that a face of a character card says, with the numbers of one level or of all."""
        return self.text(self._side(side, level))

    def deeds(self, face: Card) -> str:
        """What a face does, without its figures."""
        return self.text(self._front(face) if isinstance(face, EventFace) else self._deeds(face))

    def front(self, event: EventFace) -> str:
        """What the first face of an event says."""
        return self.text(self._front(event))

    def back(self, event: EventFace) -> str:
        """What the other face of an event says."""
        return self.text(self._back(event))

    # Effects

    def show(self, messages: Messages, field: str, value: str) -> str:
        """Spaces and trophies by their names, the rest by its own message."""
        if field == "to" and value in self.spaces:
            return self.say("place-the", **self.where(value))
        if field == "trophy":
            return self.named(self.library.trophy[value].name)
        return super().show(messages, field, value)

    def clause(self, effects: Sequence[Step], context: Context, known: Sequence[Step] = ()) -> str:
        """The effects as one clause, for use inside a sentence; they may add to those `known` from the text before."""
        parts, said = [], list(known)
        for number, effect in enumerate(effects):
            facts = _in_row(effects, number, context)
            if _topic(effect) in map(_topic, said):
                facts["stage"] = "more"
            if any(getattr(one, "who", "") == "near" for one in said):
                facts["target"] = "again"
            parts.append(self.one(effect, facts))
            said.append(effect)
        return self.listed(parts)

    # What all cards have

    def power(self, power: Power, context: Context) -> str:
        """On which faces of the die a power happens, and what it does."""
        faces = self.words("face", map(str, power.on), "list-or")
        does = self.clause(power.do, {**context, "span": "combat"})
        return sentence(self.say("power", faces=faces, does=does))

    def use(self, use: Use, context: Context) -> str:
        """When and how often something can be used, what it costs, what it does."""
        parts = [self.say(f"when-{use.when}")]
        if not use.discard and not _leaves(use.do):
            parts.append(self.say("use-once"))
        if use.cost:
            parts.append(self.say("cost-energy", energy=use.cost))
        if use.discard:
            parts.append(self.say("cost-discard"))
        if len(parts) == 1 and not isinstance(use.do[0], (May, HandIn)):
            parts.append(self.say("use-freely"))
        facts = {**context, "span": "combat", "at": "movement" if use.when == "movement" else "other"}
        return sentence(f"{', '.join(parts)}: {self.clause(use.do, facts)}")

    def _body(self, card: Card, context: Context) -> list[str]:
        """Lasting modifiers, activated powers, uses."""
        return [
            self.effects(card.always, context),
            *(self.power(power, context) for power in card.powers),
            *(self.use(use, context) for use in card.uses),
        ]

    # Characters and abilities

    def _heading(self, card: CharacterCard) -> list[str]:
        """What both faces of a character card share: its side in the war, its badges, the cost of turning it."""
        return [
            sentence(self.say(f"affiliation-{card.affiliation}")),
            sentence(self.say("equips", badges=self.words("badge", card.badges))),
            sentence(self.say("turning", energy=card.turning)),
        ]

    def _sides(self, card: CharacterCard, level: int | None) -> list[str]:
        """Both faces of a character card, each after its name."""
        return [
            f"{self.say(f'side-{number}', name=self.named(side.name))}: {self.side(side, level)}"
            for number, side in enumerate(card.sides, 1)
        ]

    def _character(self, card: CharacterCard) -> list[str]:
        """What the four cards of a character say, with the numbers of all levels."""
        return [*self._heading(card), *self._sides(card, None)]

    def _side(self, side: Side, level: int | None = None) -> list[str]:
        """The figures of a face, of one level or of all, and what it does."""
        figures = {
            name: "/".join(map(str, values if level is None else values[level : level + 1]))
            for name, values in (
                ("attack", side.attack),
                ("defence", side.defence),
                ("damage", side.damage),
                ("life", side.life),
            )
        }
        return [sentence(self.say("figures-side", type=side.type, **figures)), *self._deeds(side)]

    def _ability(self, card: AbilityCard) -> list[str]:
        """Timing, moment, cost and text; then what a level adds, what it does while attached, and its group."""
        parts = [self.say(f"ability-{card.timing}")]
        if card.when != (card.timing,):
            parts.append(self._moments(card.when))
        parts.append(self.say("cost-energy", energy=card.cost))
        facts = {**OWN, "span": "combat", "at": "movement" if card.timing == "movement" else "other"}
        lines = [sentence(f"{', '.join(parts)}: {self.clause(card.do, facts)}")]
        known = list(card.do)
        for colour in LEVELS:
            if colour in card.improved:
                does = self.clause(card.improved[colour], facts, known)
                lines.append(sentence(f"{self.say(f'improved-{colour}')}: {does}"))
                known += card.improved[colour]
        if card.always:
            away = any(isinstance(step, Attach) and step.to != "you" for step in card.do)
            does = self.clause(card.always, {**OWN, "scope": "other"} if away else OWN)
            lines.append(sentence(f"{self.say('while-attached')}: {does}"))
        if card.group:
            lines.append(sentence(self.say("group", group=self.say(f"group-{card.group}"))))
        return lines

    def _moments(self, moments: Sequence[str]) -> str:
        """One of several moments; a language may have a shorter way to say two of them."""
        together = f"when-{'-or-'.join(moments)}"
        return self.say(together) if self.messages.has(together) else self.words("when", moments, "list-or")

    # Challenge cards

    def _encounter(self, face: EncounterFace) -> list[str]:
        """Figures, traits, what it does, and what defeating it gives."""
        lines = [
            sentence(
                self.say(
                    "figures-encounter",
                    type=face.type,
                    attack=face.attack,
                    defence=face.defence,
                    damage=face.damage,
                )
            ),
            sentence(", ".join(self.say(f"trait-{trait}") for trait in face.traits)),
        ]
        return [*lines, *self._deeds(face)]

    def _deeds(self, face: Card) -> list[str]:
        """What a face does, and what defeating it gives."""
        if not isinstance(face, EncounterFace):
            return self._body(face, ITEM if isinstance(face, ItemFace) else OWN)
        lines = self._body(face, FOE)
        if face.reward:
            lines.append(sentence(self.say("reward", what=self.clause(face.reward, OWN))))
        return lines

    def _item(self, face: ItemFace) -> list[str]:
        """Figures, the badges it needs, its potions, and what it does."""
        figures = self.say(
            f"figures-{face.kind}", type=face.type or "none", attack=face.attack, defence=face.defence
        )
        lines = [sentence(figures)]
        if face.badges:
            lines.append(sentence(self.say("needs", badges=self.words("badge", face.badges))))
        if face.potions:
            lines.append(sentence(self.say("potion", potions=self.words("potion", face.potions, "list-or"))))
        return [*lines, *self._deeds(face)]

    def _worth(self, event: EventFace) -> Context:
        """The context of an event's effects, with the valor it is worth."""
        return {**OWN, "worth": self.say("valor", amount=event.valor)}

    def _front(self, event: EventFace) -> list[str]:
        """The type of an event, what happens at once or in its space, what holds for all, what can be done."""
        place = self.say("place", **self.where(event.space)) if event.space else ""
        context = self._worth(event)
        lines = [sentence(self.say(f"event-{event.type}", place=place))]
        if event.type == "global" and event.now:
            lines.append(f"{self.say('event-now')}:")
        lines += [self.effects(event.now, context), self.effects(event.here, context)]
        lines.append(self.effects(event.always, {**OWN, "scope": "all"}))
        lines += [self.power(power, context) for power in event.powers]
        lines += [self.use(use, {**context, "owner": "event"}) for use in event.uses]
        return lines

    def _back(self, event: EventFace) -> list[str]:
        """The other face after its name: a text, an item or an enemy."""
        back = event.back
        kind = "item" if back.item is not None else "enemy" if back.enemy is not None else "text"
        item = "" if back.item is None else self.named(back.item.name)
        return [
            f"{self.say('back', name=self.named(back.name), kind=kind, item=item)}:",
            self.effects(back.do, self._worth(event)),
            *(self.card(face) for face in (back.item, back.enemy) if face is not None),
        ]

    def _event(self, event: EventFace) -> list[str]:
        """Both faces of an event."""
        return [*self._front(event), *self._back(event)]

    def _challenge(self, card: ChallengeCard) -> list[str]:
        """Both faces of a challenge card, each after its name."""
        return [
            f"{self.say(message, name=self.named(face.name))}: {self.card(face)}"
            for message, face in (
                ("face-encounter", card.encounter),
                ("face-item", card.item),
                ("face-event", card.event),
            )
            if face is not None
        ]

    # Quests, trophies, the board

    def task(self, task: Task) -> str:
        """What a quest asks for, as one clause."""
        if task.collect:
            places = self.listed([self.say("place-listed", **self.where(space)) for space in task.collect])
            return self.say("task-collect", places=places, amount=len(task.collect))
        if task.travel:
            return self.say("task-travel", **self.where(task.travel))
        if task.map:
            overlord = "yes" if task.map in self.overlords else "no"
            return self.say("task-map", overlord=overlord, **self.where(task.map))
        if task.harm:
            return self.say("task-harm", amount=task.harm)
        if task.meet:
            return self.say("task-meet", who=task.meet, amount=task.amount)
        for message, trait in (("task-slay", task.slay), ("task-hand-in", task.hand_in)):
            if trait is not None:
                facts = {"amount": task.amount, "trait-text": self.say(f"trait-{trait}")}
                return self.say(message, **facts)
        return self.say("task-defeat", who=task.defeat)

    def where(self, space: str) -> dict[str, Any]:
        """A space as messages take it: its id, its name in every form, or how it lies to the nearest that has one."""
        facts: dict[str, Any] = {"id": space, "known": "yes"}
        name = self.spaces.get(space)
        if name is None:
            atlas = self.library.atlas
            here = atlas.number[space]
            near = atlas.landmark[here]
            point = compass.direction(atlas.spaces[near].at, atlas.spaces[here].at)
            facts |= {"known": "no", "steps": atlas.distance[near][here]}
            facts |= {"point": self.say(f"point-{point}"), "short": self.say(f"direction-{point}")}
            name = self.spaces[atlas.spaces[near].id]
        for form, text in forms(name, self.language).items():
            facts[f"place-{form}" if form else "place"] = text
        return facts

    def _quest(self, card: QuestCard) -> list[str]:
        """What a quest is worth, and its tasks in their order."""
        kind = "elite" if card.elite else "starting"
        lines = [sentence(self.say(f"quest-{kind}", valor=self.say("valor", amount=card.valor)))]
        for number, task in enumerate(card.tasks):
            asked = self.task(task)
            lines.append(sentence(self.say("then", task=asked) if number else asked))
        return lines

    def _trophy(self, card: TrophyCard) -> list[str]:
        """What a trophy is worth."""
        return [sentence(self.say("trophy", valor=self.say("valor", amount=card.valor)))]

    def _space(self, space: SpaceRecord) -> list[str]:
        """What stands in a space, what it tells to do, or the resources it offers."""
        if space.encounter is not None:
            return self._encounter(space.encounter)
        if space.instructions:
            return [self.effects(space.instructions, OWN)]
        return [sentence(self.words("resource", space.resources))]
