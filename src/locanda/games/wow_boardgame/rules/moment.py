"""The moment at which a card works: whose card it is, when, and whom it is about."""

from __future__ import annotations

from locanda.kit.effects import Happening

from ..state import Attack, Character, Combat, Fighter, World


class Moment(Happening):
    """A card of a character at work; `target` is the friend that has lost Health, or has fallen, if it is about one."""

    __slots__ = ("card", "dice", "hero", "paid", "prevented", "table", "target", "when")

    table: World

    def __init__(
        self, table: World, hero: Character, when: str, card: str = "", target: Character | None = None
    ) -> None:
        self.table = table
        self.hero = hero
        self.when = when
        self.card = card
        self.target = target
        self.prevented = 0
        self.dice = 0
        self.paid = False

    @property
    def seat(self) -> int:
        """Who chooses for these effects: the player of the card's owner."""
        return self.hero.seat

    @property
    def combat(self) -> Combat:
        """The combat at hand."""
        assert self.table.combat is not None
        return self.table.combat

    @property
    def attack(self) -> Attack:
        """The Attack phase at hand."""
        attack = self.combat.attack
        assert attack is not None
        return attack

    @property
    def attacker(self) -> Character:
        """The character whose Attack phase it is."""
        return self.table.characters[self.attack.who]

    @property
    def fighter(self) -> Fighter | None:
        """The owner as a participant of the combat at hand."""
        return fighter_of(self.table, self.hero)


def fighter_of(t: World, one: Character) -> Fighter | None:
    """A character as a participant of the combat at hand, if it takes part in one."""
    if t.combat is not None:
        for fighter in t.combat.fighters:
            if fighter.who == one.index:
                return fighter
    return None
