"""Arranging a table for a scenario: anything that the table can show can be given."""

from typing import Any

from locanda.kernel.game import Game, Setup
from locanda.kernel.refusal import LocandaError
from locanda.kernel.zones import Pile
from locanda.kit import arrange as kit
from locanda.kit.arrange import Given

from . import setup as book
from .cards import LEVELS, AbilityCard, ChallengeCard, ItemFace, QuestCard, TrophyCard
from .library import Library
from .rules import discoveries
from .rules.undefeated import foe_of
from .state import NOWHERE, Attached, Discovery, Fight, Hero, Ongoing, Owned, Quest, World

FIGHTING = ("fight", "roll", "powers", "strikes", "aftermath")


class GivenQuest(Given, frozen=True):
    """An active quest, as far as it has come; without `tokens` those of its open tasks still lie on the board."""

    card: str
    task: int = 0
    count: int = 0
    tokens: tuple[str, ...] | None = None
    holder: int = NOWHERE


class GivenAttached(Given, frozen=True):
    """An ability card attached to the character, and the seat that played it."""

    card: str
    by: int


class GivenSeat(Given, frozen=True):
    """A seat: its character and everything that belongs to it."""

    character: str = ""
    level: str = "grey"
    side: int = 0
    at: str = "stormwind"
    damage: int = 0
    energy: int = 0
    hand: tuple[str, ...] = ()
    deck: tuple[str, ...] = ()
    spent: tuple[str, ...] = ()
    bag: tuple[str, ...] = ()
    weapon: str = ""
    armor: str = ""
    attached: tuple[GivenAttached, ...] = ()
    quests: tuple[str | GivenQuest, ...] = ()
    log: tuple[str, ...] = ()
    kept: tuple[str, ...] = ()
    seen: tuple[str, ...] = ()  # spaces whose discoveries this seat has looked at
    disease: int = 0
    played: tuple[str, ...] = ()
    used: tuple[str, ...] = ()


class GivenTurn(kit.GivenTurn, frozen=True):
    """Whose turn it is, which phase comes next, and the movement that is left in it."""

    movement: int = 0
    ambushes: int = 0


class GivenFight(Given, frozen=True):
    """A combat that begins or is under way: with a challenge card, a slot of the track, the board, or a rival."""

    card: str = ""
    slot: int = 0
    map: bool = False
    rival: int = NOWHERE
    own_die: int = 0
    other_die: int = 0


class GivenTable(kit.GivenTable, frozen=True):
    """The whole table; what is not given is as after the set-up, but hands, bags and quests are empty."""

    seats: tuple[GivenSeat, ...] = (GivenSeat(), GivenSeat())
    turn: GivenTurn = GivenTurn()
    discoveries: dict[str, tuple[str, ...]] = {}
    pile: tuple[str, ...] = ()
    only_pile: tuple[str, ...] | None = None
    trophies: dict[str, int] = {}
    fight: GivenFight | None = None


def arrange(game: Game, library: Library, given: GivenTable) -> tuple[World, Setup]:
    """The table that a scenario gives, and the setup it stands for."""
    agreed = given.agreed(game, [seat.character for seat in given.seats])
    faces = [f"{face.movement}/{face.energy}" for face in library.atlas.record.die]
    dice = kit.scripted(given.dice, faces, "movement die", given.opening)
    t = book.lay_out(game, library, agreed, dice)
    if not given.opening:
        Arranger(t, library).arrange(given)
    return t, agreed


class Arranger(kit.Arranger):
    """Moves cards from where they lie after the set-up to where the scenario wants them."""

    t: World

    def __init__(self, t: World, library: Library) -> None:
        super().__init__(t, library)
        self.library = library

    def arrange(self, given: GivenTable) -> None:
        """Everything is where the scenario wants it."""
        t = self.t
        t.removed, t.starting = t.starting, []
        self._characters(given)
        for hero, seat in zip(t.seats, given.seats, strict=True):
            self._seat(hero, seat)
        self.turn(given.turn, FIGHTING, given.fight)
        t.movement, t.ambushes = given.turn.movement, given.turn.ambushes
        self._discoveries(given)
        for name, left in given.trophies.items():
            self.card(name, TrophyCard)
            t.trophies[name] = left
        for name, wait in given.track.items():
            slot = self.slot(name, len(t.track))
            t.track[slot] = self._challenge(wait.card)
            t.markers[slot] = self._space(wait.space)
        for name in given.events:
            self._event(name)
        if given.fight is not None:
            t.fight = self._fight(given.fight)
        self.stack(given.decks, given.only, given.empty, self._put_away)

    def _characters(self, given: GivenTable) -> None:
        """Seats without a name take the free characters in order; every deck is shuffled."""
        taken = {seat.character for seat in given.seats}
        free = [one for one in self.library.characters if one.id not in taken]
        for hero, seat in zip(self.t.seats, given.seats, strict=True):
            if not seat.character:
                book.take(self.t, hero, free.pop(0))

    def piles(self) -> dict[str, Pile[Any]]:
        """The four challenge decks and the elite quests."""
        piles: dict[str, Pile[Any]] = dict(zip(LEVELS, self.t.decks, strict=True))
        return piles | {"elite": self.t.elite}

    def _put_away(self, name: str, cards: list[Any]) -> None:
        """Quests are out of the game; challenge cards that a deck loses are nowhere."""
        if name == "elite":
            self.t.removed += cards

    def _space(self, name: str) -> int:
        found: int = self.named("space", name, self.library.atlas.number)
        return found

    def _challenge(self, name: str) -> ChallengeCard:
        """A challenge card, taken out of its deck."""
        card: ChallengeCard = self.taken(self.card(name, ChallengeCard))
        return card

    def _item(self, name: str) -> Owned:
        """An item by its own id, with its card taken out of the deck."""
        face: ItemFace = self.card(name, ItemFace)
        return Owned(face, self._challenge(self.library.card_of[name].id))

    def _seat(self, hero: Hero, seat: GivenSeat) -> None:
        level = self.named("level", seat.level, {name: number for number, name in enumerate(LEVELS)})
        hero.level, hero.side, hero.at = level, seat.side, self._space(seat.at)
        hero.damage, hero.energy, hero.disease = seat.damage, seat.energy, seat.disease
        hero.hand = [self._ability(hero, name) for name in seat.hand]
        hero.spent = [self._ability(hero, name) for name in seat.spent]
        hero.deck.stack([self._in_deck(hero, name) for name in seat.deck])
        hero.bag = [self._item(name) for name in seat.bag]
        hero.weapon = self._item(seat.weapon) if seat.weapon else None
        hero.armor = self._item(seat.armor) if seat.armor else None
        for one in seat.attached:
            hero.attached.append(Attached(self._ability(self.t.seats[one.by], one.card), one.by))
        for quest in seat.quests:
            self._quest(hero, GivenQuest(quest) if isinstance(quest, str) else quest)
        for name in seat.log:
            self._log(hero, name)
        for kind in (*seat.kept, *["disease"] * seat.disease):
            self._token(kind)
        hero.kept = list(seat.kept)
        hero.played, hero.used = list(seat.played), list(seat.used)

    def _in_deck(self, hero: Hero, name: str) -> AbilityCard:
        card: AbilityCard = self.card(name, AbilityCard)
        if card not in hero.deck.cards:
            raise LocandaError(f"the deck of {hero.character.id} has no (other) {name!r}")
        return card

    def _ability(self, hero: Hero, name: str) -> AbilityCard:
        card = self._in_deck(hero, name)
        hero.deck.cards.remove(card)
        return card

    def _quest(self, hero: Hero, given: GivenQuest) -> None:
        card: QuestCard = self.card(given.card, QuestCard)
        self._take_quest(card)
        tokens = given.tokens
        if tokens is None:
            tokens = tuple(name for task in card.tasks[given.task :] for name in task.collect)
        places = [self._space(name) for name in tokens]
        hero.quests.append(Quest(card, given.task, places, given.count, given.holder))

    def _take_quest(self, card: QuestCard) -> None:
        """A quest is taken from where it lies after the set-up."""
        pile = self.t.elite.cards if card.elite else self.t.removed
        if card not in pile:
            raise LocandaError(f"the quest {card.id!r} is used twice")
        pile.remove(card)

    def _log(self, hero: Hero, name: str) -> None:
        card = self.card(name, QuestCard, TrophyCard, ChallengeCard)
        if isinstance(card, TrophyCard):
            self.t.trophies[name] -= 1
            hero.trophies.append(card)
        elif isinstance(card, ChallengeCard):
            hero.claimed.append(self._challenge(name))
        else:
            self._take_quest(card)
            hero.done.append(card)

    def _token(self, kind: str) -> Discovery:
        for token in self.t.pile.cards:
            if token.kind == kind:
                self.t.pile.cards.remove(token)
                return token
        kinds = ", ".join(discoveries.KINDS)
        raise LocandaError(f"there is no (other) discovery {kind!r}; there are two each of {kinds}")

    def _discoveries(self, given: GivenTable) -> None:
        t = self.t
        for space, kinds in given.discoveries.items():
            t.found[self._space(space)] = [self._token(kind) for kind in kinds]
        for hero, seat in zip(t.seats, given.seats, strict=True):
            for name in seat.seen:
                hero.seen += [token.number for token in t.found.get(self._space(name), [])]
        if given.only_pile is not None:
            chosen = [self._token(kind) for kind in given.only_pile]
            t.box += t.pile.cards
            t.pile = Pile(chosen[::-1])
        t.pile.cards += [self._token(kind) for kind in reversed(given.pile)]

    def _event(self, name: str) -> None:
        card = self._challenge(name)
        if card.event is None:
            raise LocandaError(f"{name!r} is no event")
        at = self._space(card.event.space) if card.event.space else NOWHERE
        self.t.events.append(Ongoing(card, at))

    def _fight(self, given: GivenFight) -> Fight:
        t = self.t
        fight = Fight()
        if given.rival >= 0:
            fight.rival, fight.defender_energy = given.rival, 1
        elif given.map:
            fight.foe = self.library.atlas.spaces[t.hero.at].encounter
        elif given.slot:
            fight.marker = self.slot(str(given.slot), len(t.track))
            fight.card = t.track[fight.marker]
        else:
            fight.card = self._challenge(given.card)
        if fight.card is not None:
            fight.foe = foe_of(fight.card)
            fight.turned = fight.card.encounter is None
        fight.own.die, fight.other.die = given.own_die, given.other_die
        return fight
