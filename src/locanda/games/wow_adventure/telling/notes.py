"""What follows from what can be chosen, where its own words do not say so."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from locanda.kernel.decision import PASS, YES, Decision, Option

from ..cards import LEVELS, AbilityCard
from ..judging import fate, forecast
from ..rules import abilities, challenge, exploration, harm, modifiers, quests, travel, undefeated
from ..rules.moment import Moment
from ..state import Hero, Quest, World
from ..vocabulary import Counter
from .foresight import IN_COMBAT, SURELY, Foresight, measure, measures

Note = Callable[[Any, World, Decision, Option], str]
_NOTES: dict[str, Note] = {}


def notes(*names: str) -> Callable[[Note], Note]:
    """Mark what says where an option of these prompts or verbs leads; a prompt comes before a verb."""

    def mark(function: Note) -> Note:
        _NOTES.update(dict.fromkeys(names, function))
        return function

    return mark


class Notes(Foresight):
    """Says what follows."""

    def leads_to(self, table: World, decision: Decision, option: Option) -> str:
        """What follows from an option, in a few words; nothing where its own words say enough."""
        for name in (f"{decision.prompt}/{option.verb}", decision.prompt, option.verb):
            if name in _NOTES:
                return _NOTES[name](self, table, decision, option)
        return ""

    # The movement phase

    @notes("move")
    def _walk_note(self, t: World, decision: Decision, option: Option) -> str:
        """Aggro at the end of a walk, and the energy that each step costs."""
        hero, angry = t.seats[decision.seat], undefeated.aggro(t, option.value)
        if angry:
            card = t.track[angry[0]]
            assert card is not None
            return self.say("note-aggro", **self.forms("foe", undefeated.foe_of(card).name))
        price = travel.step_cost(t, hero) * len(travel.way(t, hero, option.value))
        return self.say("note-price", energy=price) if price else ""

    @notes("movement/done")
    def _on_note(self, t: World, decision: Decision, option: Option) -> str:
        """What the next two phases bring here."""
        hero = t.hero
        explore = "none"
        if t.found.get(hero.at):
            explore = "discoveries"
        elif any(not exploration.closed(t, hero, one) for one in self.atlas.spaces[hero.at].resources):
            explore = "resource"
        return self.say("note-on", explore=explore, face=self._awaits(t), colour=self._deck(t))

    @notes("use.challenge/pass")
    def _challenge_note(self, t: World, decision: Decision, option: Option) -> str:
        """What has to be faced."""
        return self.say("note-challenge", face=self._awaits(t), colour=self._deck(t))

    def _awaits(self, t: World) -> str:
        """What the challenge phase brings here."""
        if self.atlas.is_city[t.hero.at]:
            return "city"
        if undefeated.aggro(t, t.hero.at):
            return "aggro"
        faced = challenge.options(t, t.hero)
        return "draw" if faced[0] is challenge.DRAW else "waiting"

    def _deck(self, t: World) -> str:
        """The color of the deck that is drawn from here."""
        return self.word("tint", LEVELS[self.atlas.level[t.hero.at]])

    @notes("movement/brew", "use.won/brew", "use.challenge/brew")
    def _brew_note(self, t: World, decision: Decision, option: Option) -> str:
        """What a mana potion is paid with."""
        return self.say("note-brew")

    # The exploration phase

    @notes("resource/resource")
    def _resource_note(self, t: World, decision: Decision, option: Option) -> str:
        """Whether a resource has no effect now, gives more or less than it shows, or costs a quest."""
        hero, kind = t.hero, option.value
        if not self.helps(t, hero, kind):
            return self.say("note-no-effect")
        more = exploration.richer(t, hero, kind)
        if more:
            base = 1 if kind in ("scroll", "small-potion") else 2
            return self.say("note-richer", resource=kind, amount=max(0, base + more))
        if kind == "quest-giver" and len(hero.quests) == quests.MOST_QUESTS:
            return self.say("note-third-quest")
        return ""

    def helps(self, t: World, hero: Hero, kind: str) -> bool:
        """Whether a resource does anything for a character now."""
        if kind in ("small-potion", "large-potion"):
            return hero.damage > 0 or (kind == "large-potion" and hero.disease > 0)
        if kind == "auction-house":
            return bool(hero.bag or hero.equipped)
        if kind == "flight-path":
            others = [one for one in self.atlas.flights if one != hero.at and travel.may_enter(t, hero, one)]
            return bool(others) and not travel.held(t, hero)
        if kind == "place-discovery":
            return len(t.pile) + len(t.box) > 0
        return kind != "quest-giver" or len(t.elite) + len(t.elite_spent) > 0

    @notes("auction/sell", "gold")
    def _unseen_note(self, t: World, decision: Decision, option: Option) -> str:
        """That what comes in return is not known."""
        sold = decision.prompt == "auction"
        colour = self.library.card_of[option.about].colour if sold else option.value
        return self.say("note-unseen-item", colour=self.word("tint", colour))

    @notes("merchant")
    def _merchant_note(self, t: World, decision: Decision, option: Option) -> str:
        """What the owner takes in return."""
        return self.say("note-merchant", count=len(t.seats[decision.seat].bag))

    @notes("false-map")
    def _false_map_note(self, t: World, decision: Decision, option: Option) -> str:
        """That the character may be left where it is."""
        return self.say("note-stays", who=self.seat(t, t.active)) if option.value == t.hero.at else ""

    @notes("discard-token")
    def _token_note(self, t: World, decision: Decision, option: Option) -> str:
        """What becomes of a discovery that was looked at."""
        return self.say("note-token-gone" if option is YES else "note-token-stays")

    @notes("hearthstone")
    def _stone_note(self, t: World, decision: Decision, option: Option) -> str:
        """That nobody walks after it."""
        return self.say("note-no-walk")

    # The challenge phase and combats

    @notes("challenge/draw")
    def _draw_note(self, t: World, decision: Decision, option: Option) -> str:
        """How many of the cards that may come are encounters, and what an event means."""
        found, cards = forecast.unseen(t, self.atlas.level[t.hero.at])
        return self.say("note-draw", foes=len(found), cards=cards)

    @notes("challenge/marker", "challenge/map")
    def _foe_note(self, t: World, decision: Decision, option: Option) -> str:
        """What winning brings, and what happens otherwise."""
        begun = self.begun(t, option)
        if begun is None or begun.foe is None:
            return ""
        if option.verb == "marker":
            card = t.track[option.value]
            assert card is not None
            if card.item is not None or not begun.foe.reward:
                return self.say("note-marker", item="no" if card.item is None else "yes")
        return self.say("note-map", reward=self.clause(begun.foe.reward))

    @notes("challenge/attack")
    def _duel_note(self, t: World, decision: Decision, option: Option) -> str:
        """What a victory over a character brings."""
        other = t.seats[option.value]
        return self.say("note-duel", who=self.seat(t, other.seat), count=len(other.bag))

    @notes("use.before-roll", "use.after-roll", "rocket-boot")
    def _combat_note(self, t: World, decision: Decision, option: Option) -> str:
        """What comes next, or what else changes beside the number that is shown."""
        if decision.prompt == "rocket-boot":
            return self.say("note-rocket-boot") if option is YES else ""
        if option is PASS:
            return self.say(f"note-{decision.prompt.replace('.', '-')}")
        return " ".join(self._changes(t, decision, option))

    def _changes(self, t: World, decision: Decision, option: Option) -> Iterator[str]:
        """What an option of a combat changes beside what is shown on it."""
        fight, side = t.fight, modifiers.side_of(t, t.seats[decision.seat])
        after = forecast.foreseen(t, decision, option)
        if fight is None or side is None or after is None or decision.prompt not in IN_COMBAT:
            return
        now = forecast.chances(t, fight)
        pairs = {name: (measure(now, side, name), measure(after, side, name)) for name in measures(fight)}
        told = [pairs[self.gain(t, fight, side, after)]]
        for name, pair in pairs.items():
            if abs(pair[0] - pair[1]) > SURELY and pair not in told:
                told.append(pair)
                before, later = (round(100 * one) for one in pair)
                yield self.say("note-changes", what=name, before=before, after=later)

    @notes("use.hurt")
    def _hurt_note(self, t: World, decision: Decision, option: Option) -> str:
        """The damage that is left, and what is left of the character."""
        left, hero = self.left_to_take(t, decision, option), t.seats[decision.seat]
        heals = (
            t.fight is not None
            and modifiers.side_of(t, hero) is not None
            and modifiers.fighter(t, hero).leech
        )
        if left is None or heals:
            return ""
        life = modifiers.life(t, hero)
        return self.say("note-hurt", amount=left, left=max(0, life - hero.damage - left))

    def left_to_take(self, t: World, decision: Decision, option: Option) -> int | None:
        """The damage that a character takes after an option and nothing more; none where a choice decides."""
        amount, found = (decision.facts or {})["amount"], set()
        moments: list[Moment] = []

        def use(one: World) -> Iterator[Any]:
            moment = Moment(one, one.seats[decision.seat], "hurt")
            moment.facts = {"amount": amount}
            moments.append(moment)
            if option is not PASS:
                yield from abilities.do(moment, option)

        try:
            for _ in fate.ways(t, use):  # type: ignore[arg-type]
                found.add(harm.left_of(moments[-1], amount))
        except fate.Unclear:
            return None
        return found.pop() if len(found) == 1 else None

    @notes("use.ability")
    def _answer_note(self, t: World, decision: Decision, option: Option) -> str:
        """What becomes of the card that is answered."""
        card = self.library.by_id[(decision.facts or {})["card"]]
        if option is PASS:
            return self.say("note-takes-effect", **self.forms("card", card.name))
        own = option.value
        steps = own.do if isinstance(own, AbilityCard) else own.terms.do
        counters = any(isinstance(step, Counter) for step in steps)
        return self.say("note-countered", **self.forms("card", card.name)) if counters else ""

    # Quests and the end of the turn

    @notes("third-quest")
    def _given_up_note(self, t: World, decision: Decision, option: Option) -> str:
        """That what was done for a quest is lost."""
        quest = self.quest_of(t, decision, option)
        begun = quest.task or quest.count
        return self.say("note-progress-lost") if begun else ""

    @notes("quests/quest")
    def _quest_note(self, t: World, decision: Decision, option: Option) -> str:
        """What is done for a quest, and what it brings if that completes it."""
        quest = self.quest_of(t, decision, option)
        if not self.completes(quest):
            return self.say("note-quest-on")
        hero = t.seats[decision.seat]
        return self.say("note-quest-done", valor=quest.card.valor, total=hero.valor + quest.card.valor)

    @staticmethod
    def completes(quest: Quest) -> bool:
        """Whether the next thing that is done for a quest completes it."""
        task = quests.task_of(quest)
        needed = 1 if task is None else len(task.collect) or task.amount
        return quest.task + 1 == len(quest.card.tasks) and quest.count + 1 >= needed

    @staticmethod
    def quest_of(t: World, decision: Decision, option: Option) -> Quest:
        """The quest that an option names."""
        return next(one for one in t.seats[decision.seat].quests if one.card is option.value)

    @notes("quests/done")
    def _later_note(self, t: World, decision: Decision, option: Option) -> str:
        """That nothing is lost by it."""
        return self.say("note-quest-later")

    @notes("off")
    def _off_note(self, t: World, decision: Decision, option: Option) -> str:
        """What lies in a bag can be taken by others."""
        return self.say("note-off")

    @notes("upkeep/done")
    def _end_note(self, t: World, decision: Decision, option: Option) -> str:
        """Whose turn comes next, and what is lost."""
        following = self.seat(t, (t.active + 1) % len(t.seats))
        return self.say("note-end", who=following, energy=t.hero.energy)

    @notes("full-track")
    def _gone_note(self, t: World, decision: Decision, option: Option) -> str:
        """Where the card goes."""
        return self.say("note-marker-gone")
