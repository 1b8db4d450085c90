"""The chain told: what a mage is asked, what happened, and what lies on the table."""

from __future__ import annotations

from locanda.kernel.decision import Decision, Option
from locanda.kernel.event import Event
from locanda.kit.narrate import Facts, Teller, Tellings

from .cards import ANNOUNCED, CARDS
from .rules import name_of
from .state import Circle, Mage

TELLINGS = Tellings()


class ChainNarrator(Teller):
    """Speaks about a match of mages in one language."""

    tellings = TELLINGS

    def seat(self, table: Circle, seat: int) -> str:
        """The mage of the seat."""
        return self.say(f"mage-{seat}")

    def called(self, thing: str) -> str:
        """The name on a card."""
        return self.say(f"card-{thing}")

    def card(self, card_id: str) -> str:
        """Name, cost and text."""
        card = CARDS[card_id]
        cost = self.say("card-cost", cost="x" if card.cost == ANNOUNCED else card.cost)
        return "\n".join((self.called(card_id), cost, self.say(f"text-{card_id}")))

    def around(self, table: Circle, decision: Decision) -> Facts:
        """Who is asked, and what it has."""
        mage = table.seats[decision.seat]
        last = self.called(name_of(table.chain[-1])) if table.chain else "none"
        return {"hero": self.seat(table, mage.seat), "energy": mage.energy, "last": last}

    @TELLINGS.says("play", "trigger")
    def _card_option(self, t: Circle, decision: Decision, option: Option) -> Facts:
        """The card, and what it does."""
        cost = CARDS[option.about].cost
        text = self.say(f"text-{option.about}")
        return {"card": self.called(option.about), "cost": "x" if cost == ANNOUNCED else cost, "text": text}

    @TELLINGS.says("x")
    def _number(self, t: Circle, decision: Decision, option: Option) -> Facts:
        """The number."""
        return {"x": option.value}

    @TELLINGS.says("target")
    def _target(self, t: Circle, decision: Decision, option: Option) -> Facts:
        """The mage with its life, or the link with its owner."""
        if decision.prompt == "target-mage":
            mage = t.seats[option.value]
            return {"aim": "mage", "target": self.seat(t, mage.seat), "life": mage.life, "owner": ""}
        (link,) = (one for one in t.chain if one.number == option.value)
        name, owner = self.called(name_of(link)), self.seat(t, link.seat)
        return {"aim": "link", "target": name, "owner": owner, "life": 0}

    @TELLINGS.term("card", "link")
    def _card_term(self, t: Circle, card: str) -> str:
        """A card by its name."""
        return self.called(card) if card else ""

    @TELLINGS.term("mage")
    def _mage_term(self, t: Circle, seat: int) -> str:
        """A mage by name."""
        return self.seat(t, seat)

    @TELLINGS.tells("played")
    def _played(self, t: Circle, event: Event) -> Facts:
        """The target has a name only where there is one."""
        return {} if "mage" in event.facts else {"mage": ""}

    @TELLINGS.tells("resolved")
    def _resolved(self, t: Circle, event: Event) -> Facts | None:
        """A charm stays in play; of the others the damage tells."""
        return {} if CARDS[event.facts["card"]].charm else None

    @TELLINGS.tells("forced")
    def _silent(self, t: Circle, event: Event) -> None:
        """A choice of one thing."""

    def overview(self, table: Circle, seat: int | None) -> list[tuple[str, list[str]]]:
        """The round, the chain, and every mage, one's own first."""
        t = table
        if t.result is None:
            lines = [self.say("table-turn", hero=self.seat(t, t.active), deck=len(t.deck))]
        else:
            winners = self.listed(self.seat(t, one) for one in t.result.winners)
            lines = [self.say("table-over", winners=winners)]
        if t.chain:
            lines.append(
                self.say("table-chain", links=self.listed(self.called(name_of(one)) for one in t.chain))
            )
        first = seat or 0
        sections = [(self.say("table-title", round=t.rounds), lines)]
        for mage in (*t.seats[first:], *t.seats[:first]):
            sections.append((self.seat(t, mage.seat), self._mage(mage, mage.seat == seat)))
        return [*sections, *super().overview(t, seat)]

    def _mage(self, mage: Mage, own: bool) -> list[str]:
        """What is known of a mage."""
        if mage.out:
            return [self.say("table-out")]
        facts = {"life": mage.life, "energy": mage.energy, "shield": mage.shield, "cards": len(mage.hand)}
        lines = [self.say("table-mage", **facts)]
        if own and mage.hand:
            lines.append(self.say("table-hand", cards=self.listed(map(self.called, mage.hand))))
        if mage.charms:
            lines.append(self.say("table-charms", cards=self.listed(map(self.called, mage.charms))))
        return lines
