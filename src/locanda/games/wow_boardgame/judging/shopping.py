"""What a character should own and wear: powers, items, Talents, and how its sheet is laid out."""

from __future__ import annotations

from copy import copy

from locanda.kernel.decision import DONE, PASS, Decision, Option
from locanda.kit.guide import Answers, Guide

from ..cards import Gear, Item, Power
from ..rules import gear
from ..state import Area, Character, Seat, World
from .params import Params
from .strength import card_strength, profile, typical_need

ANSWERS = Answers()
replies = ANSWERS.to


class Shopper(Guide):
    """Buys, keeps and equips what makes its characters stronger."""

    answers = ANSWERS
    params: Params

    def _wanted(self, t: World, one: Character) -> list[Power]:
        """The Powers that are worth their gold, the best first."""
        found = [
            card
            for card in one.powers
            if card.level <= one.level and card.gold <= one.gold and self._gain(t, one, card) > 0.3
        ]
        return sorted(found, key=lambda card: -self._gain(t, one, card))

    def _gain(self, t: World, one: Character, card: Gear) -> float:
        """How much stronger a card would make a character, in the area where it does most."""
        best = -9.0
        for area in one.areas:
            if next(gear.why_not_fit(t, one, card, area), None) is None:
                best = max(best, self._with(t, one, card, area) - might(t, one))
        return best

    def _with(self, t: World, one: Character, card: Gear, area: Area) -> float:
        """How strong a character would be with a card on an area, in the place of what is in its way."""
        assert isinstance(card, (Power, Item))
        ghost = ghost_of(one)
        other = card.category if isinstance(card, Power) else None
        for each in ghost.areas:
            if each.id == area.id:
                if card.addon:
                    function = gear.function_of(card)
                    each.addons = [*(one for one in each.addons if gear.function_of(one) != function), card]
                else:
                    each.card = card
                    each.health = gear.companion_health(t, one, card) if isinstance(card, Power) else 0
            elif other is not None and isinstance(each.card, Power) and each.card.category == other:
                each.card, each.health = None, 0
        return might(t, ghost)

    @replies("train", "town")
    def _shop(self, t: World, seat: Seat, decision: Decision) -> Option:
        assert decision.facts is not None
        one = t.characters[decision.facts["character"]]
        junk = self._junk(t, one)
        best, score = decision.options[-1], 0.3
        for option in decision.options:
            if option.verb == "regain":
                return option
            if option.verb == "sell":
                if option.value[1].id in junk:
                    return option
            elif option.verb in ("train", "buy"):
                card = option.value[1]
                gain = self._gain(t, one, card) if card.level <= one.level else 0.0
                if gain > score:
                    best, score = option, gain
        return best

    def _junk(self, t: World, one: Character) -> list[str]:
        """The items of a Bag that would make nobody of the faction stronger."""
        team = t.of(one.faction)
        return [
            item.id
            for item in one.bag
            if item.type != "bag"
            and not item.soulbound
            and all(self._gain(t, each, item) <= 0.2 for each in team)
        ]

    @replies("manage")
    def _manage(self, t: World, seat: Seat, decision: Decision) -> Option:
        assert decision.facts is not None
        one = t.characters[decision.facts["character"]]
        best, score = decision.options[-1], 0.25
        for option in decision.options:
            if option is DONE:
                continue
            gain = self._rearranged(t, one, option)
            if gain > score:
                best, score = option, gain
        return best

    def _rearranged(self, t: World, one: Character, option: Option) -> float:
        """How much stronger equipping a card, or making room for a better one, makes a character."""
        _, card, name = option.value
        now = might(t, one)
        if option.verb == "equip":
            area = next(each for each in one.areas if each.id == name)
            price = self.params.energy * gear.equip_cost(t, one, card)
            return self._with(t, one, card, area) - now - price - 0.02 * _choosiness(one, area)
        place = gear.area_of(one, card)
        if place is None or card.addon:
            return -1.0
        best = -9.0
        waiting: list[Gear] = [*one.spellbook, *(item for item in one.bag if item.type != "bag")]
        for other in waiting:
            if other.addon or next(gear.why_not_fit(t, one, other, place), None) is not None:
                continue
            price = gear.equip_cost(t, one, other)
            if price <= one.energy:
                best = max(best, self._with(t, one, other, place) - self.params.energy * price)
        return best - now - 0.1

    @replies("talent")
    def _talent(self, t: World, seat: Seat, decision: Decision) -> Option:
        assert decision.facts is not None
        one = t.characters[decision.facts["character"]]

        def stronger(option: Option) -> float:
            ghost = ghost_of(one)
            ghost.talents = [*one.talents, option.value]
            return might(t, ghost) + 0.3 * card_strength(option.value, one.level)

        return max(decision.options, key=stronger)

    @replies("keep", "special-item")
    def _keep(self, t: World, seat: Seat, decision: Decision) -> Option:
        team = t.of(seat.faction)
        cards = {option.key: t.library.by_id[option.about] for option in decision.options}
        return max(
            decision.options, key=lambda each: max(self._gain(t, one, cards[each.key]) for one in team)
        )

    @replies("taker")
    def _taker(self, t: World, seat: Seat, decision: Decision) -> Option:
        assert decision.facts is not None
        card = t.library.by_id[decision.facts["card"]]
        if not isinstance(card, (Power, Item)):
            # The relic of a boss fits anybody: it goes to the one who falls last.
            return max(decision.options, key=lambda each: t.characters[each.value].health)
        return max(decision.options, key=lambda each: self._gain(t, t.characters[each.value], card))

    @replies("overflow")
    def _overflow(self, t: World, seat: Seat, decision: Decision) -> Option:
        assert decision.facts is not None
        one = t.characters[decision.facts["character"]]
        return min(decision.options, key=lambda each: self._gain(t, one, t.library.by_id[each.about]))

    @replies("tribute", "goblin-merchant")
    def _give(self, t: World, seat: Seat, decision: Decision) -> Option:
        assert decision.facts is not None
        one = t.characters[decision.facts["character"]]
        junk = self._junk(t, one)
        options = [each for each in decision.options if each is not PASS]
        worst = min(options, key=lambda each: self._gain(t, one, t.library.by_id[each.about]))
        if PASS in decision.options and worst.about not in junk:
            return PASS
        return worst

    @replies("merchants")
    def _bargain(self, t: World, seat: Seat, decision: Decision) -> Option:
        assert decision.facts is not None
        one = t.characters[decision.facts["character"]]
        options = [each for each in decision.options if each is not PASS]
        best = max(options, key=lambda each: self._gain(t, one, t.library.by_id[each.about]))
        return best if self._gain(t, one, t.library.by_id[best.about]) > 0.3 else PASS

    @replies("bid")
    def _bid(self, t: World, seat: Seat, decision: Decision) -> Option:
        return decision.options[min(len(decision.options) - 1, 1 + self.random.randrange(5))]


def might(t: World, one: Character) -> float:
    """How strong a character is in the fights of its level, when it is rested."""
    return profile(t, one, 2, fresh=True).might(typical_need(one.level))


def ghost_of(one: Character) -> Character:
    """A likeness of a character, on whose areas other cards may be laid."""
    ghost = copy(one)
    ghost.areas = [copy(area) for area in one.areas]
    return ghost


def _choosiness(one: Character, area: Area) -> int:
    """How much an area takes: cards go where less else would fit."""
    return len(next((record.types for record in one.kind.areas if record.id == area.id), ()))
