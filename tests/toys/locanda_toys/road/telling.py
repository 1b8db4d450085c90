"""The road told: what a traveler is asked, what happened, and what the cards say."""

from __future__ import annotations

from functools import partial
from typing import Any

from locanda.kernel.decision import Decision, Option
from locanda.kernel.event import Event
from locanda.kit import cardtext as kit
from locanda.kit.catalogue import Catalogue, Print
from locanda.kit.choices import promised
from locanda.kit.game import BoxedGame
from locanda.kit.narrate import Facts, Teller, Tellings
from locanda.kit.text import sentence

from .cards import Card, Library
from .state import Journey

TELLINGS = Tellings()


class CardText(kit.CardText):
    """Renders what is said on a card."""

    def card(self, card: Card) -> str:
        """Each thing that happens as a sentence."""
        return self.effects(card.do, {})


def catalogue(library: Library) -> list[dict[str, Any]]:
    """Every card as `locanda cards --json` shows it."""
    shelf = Catalogue(partial(CardText, library), ())
    return [
        shelf.shown(
            Print(card.id, "road", "meeting", card), card, shelf.said(partial(CardText.card, card=card)), {}
        )
        for card in library.cards
    ]


class RoadNarrator(Teller):
    """Speaks about a journey in one language."""

    tellings = TELLINGS
    library: Library

    def __init__(self, game: BoxedGame, language: str) -> None:
        super().__init__(game, language)
        self.text = CardText(self.library, language)

    def seat(self, table: Journey, seat: int) -> str:
        """The traveler of the seat."""
        return self.say(f"traveler-{seat}")

    def called(self, thing: str) -> str:
        """A card or a place by its name."""
        return self.named(self.library.by_id[thing].name)

    def card(self, card_id: str) -> str:
        """Name and text."""
        return f"{self.called(card_id)}\n{self.text.card(self.library.by_id[card_id])}"

    def around(self, table: Journey, decision: Decision) -> Facts:
        """Who is asked, where, with how many coins, and by which card."""
        traveler = table.seats[decision.seat]
        place = self.forms("place", table.place(traveler).name)
        card = (decision.facts or {}).get("card")
        facts: Facts = {"hero": self.seat(table, traveler.seat), "coins": traveler.coins, **place}
        return facts | {"card": self.called(card) if card else ""}

    @TELLINGS.says("walk", "ride", "stay")
    def _way(self, t: Journey, decision: Decision, option: Option) -> Facts:
        """Where it leads."""
        at = min(t.seats[decision.seat].at + option.value, t.library.last)
        return self.forms("place", t.library.places[at].name)

    @TELLINGS.says("choose", "yes", "no")
    def _promise(self, t: Journey, decision: Decision, option: Option) -> Facts:
        """What a card promises, or what the inn offers."""
        if decision.prompt == "rest":
            return {"message": f"option-rest-{option.verb}"}
        if option.verb == "no":
            return {}
        text = self.text.clause(promised(decision.subject, option), {})
        return {"text": sentence(text) if option.verb == "choose" else text}

    @TELLINGS.term("place")
    def _place_term(self, t: Journey, place: str) -> Facts:
        """A place as sentences need it."""
        return self.forms("place", self.library.by_id[place].name)

    @TELLINGS.term("card")
    def _card_term(self, t: Journey, card: str) -> Facts:
        """A card by its name, with what it says."""
        found = self.library.by_id[card]
        return {**self.forms("card", found.name), "text": self.text.card(found)}

    @TELLINGS.tells("paid", "received")
    def _coins(self, t: Journey, event: Event) -> Facts | None:
        """Nothing is said of no coins, unless some were lost."""
        return {} if event.facts["coins"] or event.facts.get("lost") else None

    @TELLINGS.tells("forced")
    def _silent(self, t: Journey, event: Event) -> None:
        """A choice of one thing."""

    def overview(self, table: Journey, seat: int | None) -> list[tuple[str, list[str]]]:
        """The round, and every traveler."""
        t = table
        if t.result is None:
            lines = [self.say("table-turn", hero=self.seat(t, t.active), deck=len(t.deck))]
        else:
            winners = self.listed(self.seat(t, one) for one in t.result.winners)
            lines = [self.say("table-over", winners=winners)]
        sections = [(self.say("table-title", round=t.rounds), lines)]
        for one in t.seats:
            place = self.named(t.place(one).name)
            left = t.library.last - one.at
            line = self.say("table-traveler", place=place, left=left, coins=one.coins, tales=one.tales)
            sections.append((self.seat(t, one.seat), [line]))
        return [*sections, *super().overview(t, seat)]
