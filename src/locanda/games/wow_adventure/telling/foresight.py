"""How likely what a seat can choose is to go well: every number is exact for the condition that stands beside it."""

from __future__ import annotations

from collections.abc import Iterator

from locanda.kernel.decision import NO, PASS, YES, Decision, Option
from locanda.kit.choices import promised
from locanda.kit.effects import Step
from locanda.kit.records import Name
from locanda.kit.text import capital

from ..cards import AbilityCard
from ..judging import forecast
from ..judging.chances import Chances, mixed
from ..rules import challenge, events, modifiers, undefeated
from ..rules.modifiers import OTHER, OWN
from ..state import Fight, World
from ..vocabulary import Roll
from .wording import Wording

# Questions of a combat whose options change how it goes on.
IN_COMBAT = ("use.before-roll", "use.after-roll", "rocket-boot")
# What can be said of a combat, the first of them beside every option: against an encounter any hit wins, a character
# takes several.
AGAINST_A_FOE = ("win", "hits", "safe", "stands")
AGAINST_A_RIVAL = ("hits", "win", "safe", "stands")
SURELY = 1e-9


class Foresight(Wording):
    """Says how likely things are."""

    def chances(self, table: World, decision: Decision) -> list[tuple[str, float]]:
        """What is likely whatever is chosen, as far as no option says it."""
        t, fight = table, table.fight
        side = modifiers.side_of(t, t.seats[decision.seat])
        if fight is not None:
            if side is None or decision.prompt not in IN_COMBAT:
                return []
            return list(self._beside(t, fight, side, forecast.chances(t, fight), "stands"))
        found: list[tuple[str, float]] = []
        for option in decision.options if decision.prompt == "challenge" else ():
            begun = self.begun(t, option)
            if begun is not None:
                found += self._beside(t, begun, OWN, forecast.chances(t, begun), "begun")
            elif option.verb == "draw":
                found += self._beside_a_draw(t)
        return found

    def _beside(
        self, t: World, fight: Fight, side: int, found: Chances, how: str
    ) -> Iterator[tuple[str, float]]:
        """What is to be said of a combat beside the first thing, without what follows from it."""
        first, *others = measures(fight)
        shown = {
            "safe": True,
            "hits": abs(measure(found, side, "hits") - measure(found, side, first)) > SURELY,
            "win": measure(found, side, "win") > SURELY,
            "stands": measure(found, side, "stands") < 1 - SURELY,
        }
        for name in others:
            if shown[name]:
                yield self._odds(name, self.fighter(t, fight, 1 - side), how), measure(found, side, name)

    def _beside_a_draw(self, t: World) -> list[tuple[str, float]]:
        """What is to be said of an unseen encounter beside the chance to defeat it."""
        found, _ = forecast.unseen(t, self.atlas.level[t.hero.at])
        if not found:
            return []
        even = mixed((1 / len(found), one) for one in found)
        named = [(name, measure(even, OWN, name)) for name in ("safe", "stands")]
        return [
            (self.say(f"odds-{name}-unseen"), chance)
            for name, chance in named
            if name == "safe" or chance < 1 - SURELY
        ]

    def chance_of(self, table: World, decision: Decision, option: Option) -> tuple[str, float] | None:
        """How likely an option is to go well, and on which condition; nothing where no number makes sense."""
        t = table
        if decision.prompt in IN_COMBAT and t.fight is not None:
            return self._in_combat(t, t.fight, decision, option)
        if decision.prompt == "challenge":
            return self._faced(t, option)
        if decision.prompt == "use.challenge" and option is PASS:
            waiting = challenge.options(t, t.hero)
            return self._faced(t, waiting[0]) if len(waiting) == 1 else None
        if decision.prompt == "rocket-boot" and option is YES:
            return self._another_walk(t)
        return self._die(self.effects_of(t, decision, option))

    def _in_combat(
        self, t: World, fight: Fight, decision: Decision, option: Option
    ) -> tuple[str, float] | None:
        """What an option of a combat is good for, if nothing more is played: the first thing that it makes likelier."""
        side = modifiers.side_of(t, t.seats[decision.seat])
        after = forecast.foreseen(t, decision, option)
        if side is None or after is None:
            return None
        how = "card" if isinstance(option.value, AbilityCard) else "item"
        if decision.prompt == "rocket-boot" and option is YES:
            how = "again"
        elif option in (PASS, NO):
            how = "stands"
        name = self.gain(t, fight, side, after)
        return self._odds(name, self.fighter(t, fight, 1 - side), how), measure(after, side, name)

    @staticmethod
    def gain(t: World, fight: Fight, side: int, after: Chances) -> str:
        """What becomes likelier than it is now; the first of all that can be said if nothing does."""
        now, names = forecast.chances(t, fight), measures(fight)
        better = (one for one in names if measure(after, side, one) > measure(now, side, one) + SURELY)
        return next(better, names[0])

    def _faced(self, t: World, option: Option) -> tuple[str, float] | None:
        """How likely a challenge is to be won."""
        begun = self.begun(t, option)
        if begun is not None:
            name = measures(begun)[0]
            chance = measure(forecast.chances(t, begun), OWN, name)
            return self._odds(name, self.fighter(t, begun, OTHER), "begun"), chance
        if option.verb == "draw":
            found, _ = forecast.unseen(t, self.atlas.level[t.hero.at])
            wins = [one.win[OWN] for one in found]
            return (self.say("odds-win-unseen"), sum(wins) / len(wins)) if wins else None
        return self._die(self.effects_of(t, None, option))

    def _another_walk(self, t: World) -> tuple[str, float]:
        """How likely another roll of the movement die brings the character farther."""
        bonus, faces = modifiers.plain_sum(t, t.hero, "movement"), self.atlas.record.die
        farther = sum(max(0, face.movement + bonus) > t.movement for face in faces)
        return self.say("odds-farther", movement=t.movement), farther / len(faces)

    def _die(self, steps: tuple[Step, ...]) -> tuple[str, float] | None:
        """How likely a die of the option's own effects succeeds."""
        roll = next((step for step in steps if isinstance(step, Roll)), None)
        return None if roll is None else (self.say("odds-roll", target=roll.target), (7 - roll.target) / 6)

    def effects_of(self, t: World, decision: Decision | None, option: Option) -> tuple[Step, ...]:
        """What an option lets happen, as far as cards say it."""
        if option.verb == "event":
            event = events.at(t, t.hero.at)
            assert event is not None and event.card.event is not None
            return event.card.event.here
        if option.verb == "map":
            return self.atlas.spaces[t.hero.at].instructions
        if option.verb in ("use", "brew") and hasattr(option.value, "terms"):
            found: tuple[Step, ...] = option.value.terms.do
            return found
        if decision is not None and option.verb in ("choose", "yes", "mana"):
            return promised(decision.subject, option)
        return ()

    def begun(self, t: World, option: Option) -> Fight | None:
        """The combat that an option of the challenge phase would begin, if it is known."""
        here = self.atlas.spaces[t.hero.at]
        if option.verb == "attack":
            return Fight(rival=option.value)
        if option.verb == "marker":
            card = t.track[option.value]
            assert card is not None
            return Fight(foe=undefeated.foe_of(card))
        return Fight(foe=here.encounter) if option.verb == "map" and here.encounter is not None else None

    def _odds(self, name: str, foe: Name, how: str) -> str:
        """Of what a number speaks, and on which condition."""
        return capital(self.say(f"odds-{name}", how=how, **self.forms("foe", foe)))


def measures(fight: Fight) -> tuple[str, ...]:
    """What can be said of a combat, in this order."""
    return AGAINST_A_FOE if fight.rival < 0 else AGAINST_A_RIVAL


def measure(found: Chances, side: int, name: str) -> float:
    """How likely one thing is for a side: a win, a hit, no damage, not to fall."""
    return {
        "win": found.win[side],
        "hits": found.hurt[1 - side],
        "safe": 1 - found.hurt[side],
        "stands": 1 - found.fall[side],
    }[name]
