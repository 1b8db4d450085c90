"""Drafting: which card is taken from a pack, which hero leads what was opened, and which cards make his deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from locanda.kernel.decision import DONE, Decision, Option
from locanda.kit.guide import Answers

from ..cards import Card
from ..library import Library
from ..rules import decks
from ..state import Duel, Player
from .choices import Chooser

DRAFTING = Answers()
replies = DRAFTING.to
# How many quests and how many pieces of equipment of a kind a deck of packs wants, how many cards of each cost at
# least, and what a card is worth beyond that.
QUESTS, EQUIPMENT = 5, 3
CURVE = {1: 2, 2: 5, 3: 6, 4: 4, 5: 3}
CROWDED = 0.6
# After so many picks the hero counts fully; a hero is chosen by so many of his best cards.
SETTLED, BEST = 20, 23
# How much more one more card that can be played early is worth while there are too few.
EARLY = 1.0
# What a card is worth for each point of what it brings, and how much of that a dear one loses for each resource.
DEAR, DEAREST = 0.5, 5


class Drafter(Chooser):
    """Takes cards from packs, and builds a deck of them."""

    def rating(self, card: Card) -> float:
        """How good a card is in a deck of packs."""
        notes = self.book.notes(card)
        late = max(0, card.base_cost - DEAREST)
        worth = notes.hold / (1.0 + 0.12 * card.base_cost) - DEAR * late
        if card.kind == "ally":
            worth += EARLY
        if card.kind in ("weapon", "armor", "item"):
            worth *= 0.8
        if card.kind == "ability" and card.needs:
            worth *= 0.9
        return max(0.05, min(6.0, worth))

    @replies("draft")
    def _draft(self, t: Duel, player: Player, decision: Decision) -> Option:
        """The best card for the hero who could lead what was taken so far; at first simply the best."""
        it = t.limited
        assert it is not None
        pool = [one.card for one in it.pools[player.seat] if one.card.kind != "hero"]
        chances = self._leaning(t.library, pool)
        firm = min(1.0, len(pool) / SETTLED)

        def worth(option: Option) -> float:
            card = t.library.by_id[option.about]
            if card.kind == "hero":
                return 0.0
            share = sum(chance for hero, chance in chances if can_hold(t.library, hero, card))
            return self.rating(card) * (share * firm + 0.15 + 0.85 * (1.0 - firm) * _breadth(card))

        return max(decision.options, key=worth)

    def _leaning(self, library: Library, pool: Sequence[Card]) -> list[tuple[Card, float]]:
        """How likely each hero is to lead these cards."""
        rated = [(card, self.rating(card)) for card in pool]
        totals = [
            sum(worth for card, worth in rated if can_hold(library, hero, card)) for hero in library.heroes
        ]
        most = max(totals, default=0.0)
        shares = [2.0 ** (total - most) for total in totals]
        whole = sum(shares)
        return [(hero, share / whole) for hero, share in zip(library.heroes, shares, strict=True)]

    # Building

    @replies("build")
    def _build(self, t: Duel, player: Player, decision: Decision) -> Option:
        """One change after another, until the deck is the one that is wanted."""
        it = t.limited
        assert it is not None
        pool = [one.card for one in it.pools[player.seat] if one.card.kind != "hero"]
        hero = self.leader(t.library, pool)
        if it.heroes[player.seat] is not hero:
            return self._named(decision, "hero", hero)
        wanted = Counter(card.id for card in self.deck(t.library, hero, pool))
        there = Counter(card.id for card in it.main[player.seat])
        for option in decision.options:
            if option.verb == "side" and there[option.about] > wanted[option.about]:
                return option
        for option in decision.options:
            if option.verb == "main" and wanted[option.about] > there[option.about]:
                return option
        return DONE

    @staticmethod
    def _named(decision: Decision, verb: str, card: Card) -> Option:
        return next(one for one in decision.options if one.verb == verb and one.about == card.id)

    def leader(self, library: Library, pool: Sequence[Card]) -> Card:
        """The hero whose best cards are the best, of those who have enough for a deck."""

        def strength(hero: Card) -> tuple[int, float]:
            able = sorted(
                (self.rating(card) for card in pool if can_hold(library, hero, card)),
                reverse=True,
            )
            enough = min(len(able), decks.SEALED)
            return enough, sum(able[:BEST]) + 0.1 * sum(able[BEST : decks.SEALED])

        return max(library.heroes, key=strength)

    def deck(self, library: Library, hero: Card, pool: Sequence[Card]) -> list[Card]:
        """The cards of a deck: the best ones, some of each cost, a few quests, not too much equipment of a kind."""
        able = [card for card in pool if can_hold(library, hero, card)]
        able.sort(key=lambda card: (-self.rating(card), card.id))
        chosen: list[Card] = []
        costs: Counter[int] = Counter()
        kinds: Counter[str] = Counter()
        while able and len(chosen) < decks.SEALED:

            def worth(card: Card) -> float:
                found = self.rating(card)
                if card.kind == "quest":
                    return found + (1.0 if kinds["quest"] < QUESTS else -2.0)
                cost = max(1, min(max(CURVE), card.base_cost))
                if costs[cost] < CURVE[cost]:
                    found += EARLY
                if card.kind in ("weapon", "armor", "item") and kinds[card.kind] >= EQUIPMENT:
                    found -= 2.0
                copies = chosen.count(card)
                return found * CROWDED ** max(0, copies - 1)

            best = max(able, key=worth)
            able.remove(best)
            chosen.append(best)
            kinds[best.kind] += 1
            if best.kind != "quest":
                costs[max(1, min(max(CURVE), best.base_cost))] += 1
        return chosen

    # Between two games

    @replies("side-deck")
    def _side_deck(self, t: Duel, player: Player, decision: Decision) -> Option:
        """The deck stays as it was built; a card that was taken out comes back."""
        match = t.contest
        assert match is not None
        out = match.out.get(player.seat)
        return DONE if out is None else self._named(decision, "in", out)


def can_hold(library: Library, hero: Card, card: Card) -> bool:
    """Whether a hero's deck may hold a card; each hero's cards are looked through once."""
    notes = library.notebook("holders")
    found: set[str] | None = notes.get(hero.id)
    if found is None:
        found = notes[hero.id] = {
            one.id for one in library.cards if next(decks.why_not_hold(hero, one), None) is None
        }
    return card.id in found


def _breadth(card: Card) -> float:
    """How many heroes could use a card, about."""
    share = 1.0
    if card.faction != "neutral":
        share = 0.8
    if card.classes:
        share *= min(1.0, 0.35 + 0.1 * len(card.classes))
    return share * (0.7 if card.needs else 1.0)
