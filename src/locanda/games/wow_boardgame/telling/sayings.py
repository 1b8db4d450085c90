"""What effects, dice, conditions and moments are called: the clauses of which the text of every card is made."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from locanda.kit import cardtext as kit
from locanda.kit.cardtext import Context
from locanda.kit.effects import Effect, Step
from locanda.kit.names import forms
from locanda.kit.text import sentence

from .. import vocabulary as v
from ..cards import Ability, If
from ..library import Library
from ..which import EVERY, Which

# Every message knows who has the card (its owner or a `foe`), whose Attack phase is meant, whose tokens lie on it,
# whether its effect begins a clause, and whether it leaves out what the next one says as well.
CARD: Context = {
    "owner": "card",
    "whose": "own",
    "who-does": "you",
    "tokens": "plain",
    "lead": "first",
    "open": "no",
}
FOE: Context = {**CARD, "owner": "foe"}
# Effects that are a value and its change, and need no verb at the beginning of a clause.
VALUES = (v.Reroll, v.Attrition, v.Threat, v.Capacity)
# Moments outside a friend's Attack phase, at which a friend is named instead of the phase.
ABOUT_FRIENDS = ("hurt", "fallen")
# What the words in a field of an effect or a record are, where the field is called otherwise.
FAMILIES = {
    "boxes": "box",
    "source": "box",
    "target": "box",
    "traits": "trait",
    "categories": "a-category",
    "without": "category",
}
CONDITIONS: tuple[str, ...] = (
    *("used", "equipped", "trait", "category", "without", "again", "round", "first", "opponents"),
    *("strong", "dice", "combo", "won", "monsters"),
)
COLON = ":"
# The card by whose name the abilities of Seals are called.
JUDGEMENT = "judgement"


class Sayings(kit.CardText):
    """Puts abilities and effects into words."""

    library: Library

    # Dice

    def dice(self, which: Which) -> dict[str, str]:
        """The dice that an effect speaks of: one of them, many of them, each of them."""
        every = set(which.colours) == set(EVERY)
        single, plural = (
            "" if every else self.listed([self.say(f"card-{kind}-{one}") for one in which.colours], "list-or")
            for kind in ("colour", "colours")
        )
        showing = ""
        if which.at_least > 1:
            showing = self.say("card-showing-least", result=which.at_least)
        elif which.at_most < 8:
            showing = self.say("card-showing-most", result=which.at_most)
        return {
            name: " ".join(self.say(f"card-{name}", colours=colours, showing=showing).split())
            for name, colours in (("die-one", single), ("die-each", single), ("die-many", plural))
        }

    # Effects

    def one(self, effect: Step, context: Context) -> str:
        """One effect in words, without a full stop."""
        assert isinstance(effect, Effect)
        if isinstance(effect, v.Choose) and (box := _either(effect)):
            first = effect.first[0]
            assert isinstance(first, v.Hits)
            boxes = {name: self.word("box", one) for name, one in zip(("box", "other"), box, strict=True)}
            return self.say("card-hits-either", amount=first.amount, **boxes)
        return " ".join(self.say(f"effect-{effect.word}", **self._facts(effect, context)).split())

    def _facts(self, effect: Effect, context: Context) -> dict[str, Any]:
        """The fields of an effect as its message takes them."""
        found: dict[str, Any] = dict(context)
        for name in effect.__struct_fields__:
            value = getattr(effect, name)
            if isinstance(value, Which):
                found |= self.dice(value)
            elif isinstance(value, tuple):
                found |= self._several(name, value, context)
            elif isinstance(value, bool):
                found[name] = "yes" if value else "no"
            elif isinstance(value, int):
                found |= {name: value, f"{name}-size": abs(value)}
                found[f"{name}-signed"] = f"+{value}" if value >= 0 else f"\N{MINUS SIGN}{-value}"
            else:
                found |= {name: value or "none", f"{name}-text": self.word(name, value) if value else ""}
            if name == "category":
                found["a-category"] = self.word("a-category", value) if value else ""
        if isinstance(effect, v.Judgement):
            found["judgement"] = self.word("card", JUDGEMENT)
        if isinstance(effect, v.Dice):
            found["dice"] = self._pool(effect)
        if isinstance(effect, v.NoRerolls):
            left = [one for one in EVERY if one not in effect.colours]
            found["others"] = self.listed([self.word("colours", one) for one in left], "list-or")
        return found

    def _several(self, name: str, values: tuple[Any, ...], context: Context) -> dict[str, Any]:
        """Several effects as one clause, or several words as a list with `and`, with `or`, and how many."""
        if values and isinstance(values[0], Effect):
            said = self.clause(values, {**context, "lead": "first", "open": "no"})
            return {name: said, f"{name}-count": len(values)}
        words = [self.word(name, one) if isinstance(one, str) else str(one) for one in values]
        cards = [card for one in values if (card := self.library.by_id.get(one)) is not None]
        return {
            name: self.listed(words),
            f"{name}-or": self.listed(words, "list-or"),
            f"{name}-count": len(words),
            f"{name}-number": "many" if len(words) > 1 or any(card.name.plural for card in cards) else "one",
        }

    def _pool(self, effect: v.Dice) -> str:
        """The dice that come into the pool, by colour."""
        counts = {"red": effect.red, "blue": effect.blue, "green": effect.green, "any": effect.any}
        return self.listed(
            [
                self.say("card-dice", amount=amount, colour=colour)
                for colour, amount in counts.items()
                if amount
            ]
        )

    def word(self, field: str, value: str) -> str:
        """The language's word for a word in a field, or the name of a card."""
        message = f"card-{FAMILIES.get(field, field)}-{value}"
        if self.messages.has(message):
            return self.say(message)
        card = self.library.by_id.get(value)
        return value if card is None else self.named(card.name)

    def the(self, card: str) -> str:
        """The name of a card with its article, if it has one."""
        return forms(self.library.by_id[card].name, self.language)["the"]

    def clause(self, effects: Sequence[Step], context: Context) -> str:
        """The effects as one clause, for use inside a sentence; those of an opponent may have a subject each."""
        groups = [self._group(group) for group in in_groups(effects, context)]
        return "; ".join(groups) if context["owner"] == "foe" else self.listed(groups)

    def _group(self, group: Sequence[tuple[Step, Context]]) -> str:
        """Effects that go together: those that share a verb, or dice with the values that come with them."""
        said = [self.one(effect, facts) for effect, facts in group]
        if isinstance(group[0][0], v.Dice) and len(said) > 1:
            return self.say("card-with", dice=said[0], values=self.listed(said[1:]))
        return self.listed(said)

    def clauses(self, effects: Sequence[Step], context: Context) -> list[str]:
        """The effects as clauses for sentences.

        One that asks for something first has a sentence for itself, and so has what becomes of the card in the end.
        """
        found: list[str] = []
        row: list[Step] = []
        for number, effect in enumerate(effects):
            said = self.one(effect, context)
            ends = number > 0 and isinstance(effect, (v.Unequip, v.Discard))
            if COLON not in said and not ends:
                row.append(effect)
                continue
            found += [self.clause(row, context)] if row else []
            found.append(self.say("card-in-the-end", does=said) if ends else said)
            row = []
        return [*found, self.clause(row, context)] if row else found

    # Conditions

    def conditions(self, needs: If, more: Sequence[str] = ()) -> list[str]:
        """Everything that must be so, each with the preposition it needs, except `more` that is said elsewhere."""
        found = []
        for name in CONDITIONS:
            value = getattr(needs, name)
            if not value or name in more:
                continue
            facts: dict[str, Any] = {name: value, "unhurt": "yes" if needs.unhurt else "no"}
            facts["count"] = needs.count
            if isinstance(value, Which):
                facts = self.dice(value) | {"count": needs.count}
            elif isinstance(value, tuple):
                facts |= self._several("cards" if name in ("used", "equipped") else "traits", value, CARD)
            elif isinstance(value, str):
                facts |= {
                    "category-text": self.word(name, value),
                    "a-category": self.word("a-category", value),
                }
            found.append(" ".join(self.say(f"card-if-{name}", **facts).split()))
        return found

    # Abilities

    def ability(self, ability: Ability, context: Context) -> str:
        """When an ability works, what it needs and costs, and what it does."""
        facts = {**context, "whose": ability.whose, "auto": "yes" if ability.auto else "no"}
        needs = ability.needs
        lead = [*self._moment(ability, facts)]
        row = facts
        if ability.whose == "friends":
            row = {**facts, "who-does": "they"}
        first, *rest = self.clauses(ability.do, row)
        if ability.whose == "friends":
            first = self.say("card-friends", does=first)
        if needs is not None and ability.otherwise:
            so = ", ".join(self.conditions(needs))
            usual = self.clause(ability.otherwise, facts)
            first = self.say("card-otherwise", usual=usual, so=so, better=first)
        elif needs is not None:
            lead += self.conditions(needs, ("first",) if self._begins(ability) else ())
        if ability.energy:
            lead.append(self.say("card-pay", energy=ability.energy))
        if ability.unequips:
            lead.append(self._unequips(ability.unequips))
        said = [_led(lead, first), *rest]
        if ability.free is not None:
            said.append(self.say("card-free", so=", ".join(self.conditions(ability.free))))
        return self.text(map(sentence, said))

    def _unequips(self, names: tuple[str, ...]) -> str:
        """What is unequipped for an ability: the card itself, or one of some others."""
        cards = [self.say("card-itself") if name == "self" else self.word("card", name) for name in names]
        return self.say("card-unequip", cards=self.listed(cards, "list-or"))

    def _begins(self, ability: Ability) -> bool:
        """Whether an ability works at the start of the first round, which is said in one."""
        return ability.when == "round" and ability.needs is not None and ability.needs.first

    def _moment(self, ability: Ability, facts: Context) -> Iterator[str]:
        """How often and when an ability works; nothing for what lasts, or only adds to the pool by itself."""
        if ability.follows:
            yield self.say("card-then")
        if ability.once == "turn":
            yield self.say("card-once-turn")
        if ability.when == "always" or _only_adds(ability):
            return
        friendly = ability.whose != "own" and ability.when not in ABOUT_FRIENDS
        if friendly:
            yield self.say("card-phase", once=ability.once or "none")
        message = f"card-when-{ability.when}"
        if self._begins(ability):
            message = "card-when-round-first"
        answers = self._several("cards", ability.of, facts)
        if ability.when == "judgement":
            answers["judgement"] = self.word("card", JUDGEMENT)
        yield " ".join(self.say(message, each="yes" if ability.each else "no", **facts, **answers).split())

    def abilities(self, abilities: Iterable[Ability], context: Context) -> list[str]:
        """Each ability as a sentence or more."""
        return [self.ability(one, context) for one in abilities]

    # Places

    def where(self, region: str) -> str:
        """In a region, with the preposition."""
        return self.say("card-where", **self.place(region))

    def places(self, regions: Iterable[str], last: str = "list-and") -> str:
        """Several regions, as they stand after a preposition, or with theirs."""
        return self.listed([self.say("card-place", **self.place(region)) for region in regions], last)

    def place(self, region: str) -> dict[str, str]:
        """The name of a region or an area in all its forms, and whether it has an article."""
        atlas = self.library.atlas
        found = atlas.record.regions[atlas.number[region]] if region in atlas.number else None
        name = found.name if found else next(one.name for one in atlas.record.areas if one.id == region)
        facts = {form or "name": text for form, text in forms(name, self.language).items()}
        return {**facts, "article": "no" if facts["the"] == facts["name"] else "yes"}


def _led(lead: Sequence[str], does: str) -> str:
    """What happens after when and how it does; there is one colon in a sentence."""
    if not lead:
        return does
    return f"{', '.join(lead)}{', ' if COLON in does else ': '}{does}"


def _only_adds(ability: Ability) -> bool:
    """Whether an ability adds dice to the pool, or to the values of the attack, without being used."""
    return (
        ability.when == "pool"
        and ability.auto
        and all(isinstance(one, (*VALUES, v.Dice)) for one in ability.do)
    )


def _either(effect: v.Choose) -> tuple[str, str] | None:
    """The two boxes, if a choice is only about where the same hits go."""
    if len(effect.first) == len(effect.second) == 1:
        first, second = effect.first[0], effect.second[0]
        if isinstance(first, v.Hits) and isinstance(second, v.Hits) and first.amount == second.amount:
            return first.box, second.box
    return None


def in_groups(effects: Sequence[Step], context: Context) -> list[list[tuple[Step, Context]]]:
    """Effects that go together, each with what its message must know of its neighbors."""
    found: list[list[tuple[Step, Context]]] = []
    for number, effect in enumerate(effects):
        following = effects[number + 1 : number + 2]
        shared = isinstance(effect, v.LosePerDie) and any(_same(one, effect) for one in following)
        facts = {**context, "open": "yes" if shared else "no"}
        before = effects[number - 1] if number else None
        if before is not None and _goes_on(effect, before):
            found[-1].append((effect, {**facts, "lead": "next"}))
        else:
            lead = context["lead"] if before is None else "again" if _same_dice(effect, before) else "verb"
            found.append([(effect, {**facts, "lead": lead})])
    return found


def _goes_on(effect: Step, before: Step) -> bool:
    """Whether an effect goes on where the one before it has stopped."""
    if isinstance(effect, VALUES):
        return isinstance(before, (*VALUES, v.Dice))
    return _same(effect, before)


def _same_dice(effect: Step, before: Step) -> bool:
    """Whether dice are locked of which the effect before has spoken."""
    return isinstance(effect, v.LockDice) and getattr(before, "which", None) == effect.which


def _same(effect: Step, before: Step) -> bool:
    """Whether two effects say the same of two things."""
    if isinstance(effect, (v.Regain, v.Gain, v.Lose)):
        return isinstance(before, (v.Regain, v.Gain, v.Lose)) and (type(effect), effect.who) == (
            type(before),
            before.who,
        )
    if isinstance(effect, v.LosePerDie):
        return isinstance(before, v.LosePerDie) and effect.which == before.which
    return isinstance(effect, v.Cleanse) and isinstance(before, v.Cleanse)
