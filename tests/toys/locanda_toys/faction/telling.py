"""Lions and Wolves told: which character is asked, what happened, and how the factions stand."""

from __future__ import annotations

from locanda.kernel.decision import Decision, Option
from locanda.kernel.event import Event
from locanda.kit.narrate import Facts, Teller, Tellings
from locanda.kit.text import capital

from .state import FACTIONS, Hall

TELLINGS = Tellings()


class FactionNarrator(Teller):
    """Speaks about a match of Lions and Wolves in one language."""

    tellings = TELLINGS

    def figure(self, name: str) -> str:
        """The name of a character."""
        return self.say(f"character-{name}")

    def seat(self, table: Hall, seat: int) -> str:
        """The characters of the seat."""
        return self.listed(self.figure(one.id) for one in table.characters if one.seat == seat)

    def around(self, table: Hall, decision: Decision) -> Facts:
        """The character that is asked, and what it has."""
        given = decision.facts or {}
        who = table.named(decision.part or given["character"])
        facts: Facts = {"who": self.figure(who.id), "coins": who.coins, "actions": who.actions}
        return facts | {"ally": self.figure(given.get("ally", who.id)), "dice": self._dice(table, table.pool)}

    @TELLINGS.says("bid", "propose", "reroll")
    def _what(self, t: Hall, decision: Decision, option: Option) -> Facts:
        """The coins, the ally, or the die with what it shows."""
        if option.verb == "bid":
            return {"coins": option.value}
        if option.verb == "propose":
            return {"ally": self.figure(option.value)}
        return {"number": option.value + 1, "die": t.pool[option.value]}

    @TELLINGS.term("character", "ally")
    def _figure_term(self, t: Hall, name: str) -> str:
        """A character by name."""
        return self.figure(name)

    @TELLINGS.term("characters")
    def _figures_term(self, t: Hall, names: list[str]) -> Facts:
        """Several characters by name, and how many they are."""
        return {"characters": self.listed(map(self.figure, names)), "count": len(names)}

    @TELLINGS.term("faction")
    def _faction_term(self, t: Hall, name: str) -> Facts:
        """A faction by name, and which one it is."""
        return {"faction": self.say(f"faction-{name}"), "side": name}

    @TELLINGS.term("dice")
    def _dice(self, t: Hall, dice: list[int]) -> str:
        """Dice as they lie."""
        return ", ".join(map(str, dice))

    @TELLINGS.tells("forced")
    def _silent(self, t: Hall, event: Event) -> None:
        """A choice of one thing."""

    def overview(self, table: Hall, seat: int | None) -> list[tuple[str, list[str]]]:
        """The round, and every faction with its characters."""
        t = table
        if t.result is None:
            lines = [self.say(f"table-{t.phase}")]
        else:
            lines = [
                self.say("table-over", winners=self.say(f"faction-{FACTIONS[t.seats[t.result.winners[0]]]}"))
            ]
        sections = [(self.say("table-title", round=t.rounds), lines)]
        for faction, name in enumerate(FACTIONS):
            figures = [
                self.say(
                    "table-character",
                    who=self.figure(one.id),
                    coins=one.coins,
                    trophies=one.trophies,
                    own="yes" if one.seat == seat else "no",
                )
                for one in t.members(faction)
            ]
            sections.append((capital(self.say(f"faction-{name}")), figures))
        return [*sections, *super().overview(t, seat)]
