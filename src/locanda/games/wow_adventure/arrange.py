"""Arranging a table for a scenario: anything that the table can show can be given."""

from typing import Any

import msgspec

from locanda.kernel.dice import ScriptedDice
from locanda.kernel.game import Game, Setup
from locanda.kernel.refusal import LocandaError
from locanda.kernel.zones import Pile

from . import discoveries
from . import setup as book
from .atlas import Atlas
from .cards import LEVELS, AbilityCard, ChallengeCard, ItemFace, QuestCard, TrophyCard
from .library import Library
from .state import NOWHERE, Attached, Discovery, Fight, Hero, Ongoing, Owned, Quest, World
from .turn import PHASES
from .undefeated import foe_of

FIGHTING = ("fight", "roll", "powers", "strikes", "aftermath")


class Given(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of what a scenario can give."""


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


class GivenTurn(Given, frozen=True):
    """Whose turn it is, which phase comes next, and the movement that is left in it."""

    seat: int = 0
    phase: str = "movement"
    round: int = 1
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


class GivenWait(Given, frozen=True):
    """A card on the undefeated track, and where its marker lies."""

    card: str
    space: str


class GivenTable(Given, frozen=True):
    """The whole table; what is not given is as after the set-up, but hands, bags and quests are empty."""

    seats: tuple[GivenSeat, ...] = (GivenSeat(), GivenSeat())
    turn: GivenTurn = GivenTurn()
    # Cards that are drawn next, by deck (a colour or `elite`); decks that hold exactly these cards.
    decks: dict[str, tuple[str, ...]] = {}
    only: dict[str, tuple[str, ...]] = {}
    discoveries: dict[str, tuple[str, ...]] = {}
    pile: tuple[str, ...] = ()
    only_pile: tuple[str, ...] | None = None
    track: dict[str, GivenWait] = {}
    events: tuple[str, ...] = ()
    trophies: dict[str, int] = {}
    fight: GivenFight | None = None
    # Combat dice by number, the movement die by number or as movement/energy.
    dice: tuple[int | str, ...] = ()
    stops: tuple[tuple[int, str], ...] = ()
    # The book's own set-up with this seed; nothing else is given.
    opening: str = ""


def arrange(game: Game, library: Library, given: GivenTable) -> tuple[World, Setup]:
    """The table that a scenario gives, and the setup it stands for."""
    brings = tuple(seat.character for seat in given.seats)
    agreed = Setup(seats=len(given.seats), brings=brings, stops=given.stops)
    game.check_setup(agreed)
    script = [_die(library.atlas, result) for result in given.dice]
    dice = ScriptedDice(script, given.opening.encode() or b"scenario")
    t = book.lay_out(game, library, agreed, dice)
    if not given.opening:
        _Arranger(t, library).arrange(given)
    return t, agreed


def _die(atlas: Atlas, result: int | str) -> int:
    """A result of the script: a number, or a face of the movement die such as 2/3."""
    if isinstance(result, int):
        return result
    faces = [f"{face.movement}/{face.energy}" for face in atlas.record.die]
    if result not in faces:
        raise LocandaError(f"the movement die does not show {result!r}; its faces are {', '.join(faces)}")
    return faces.index(result) + 1


class _Arranger:
    """Moves cards from where they lie after the set-up to where the scenario wants them."""

    def __init__(self, t: World, library: Library) -> None:
        self.t = t
        self.library = library

    def arrange(self, given: GivenTable) -> None:
        """Everything is where the scenario wants it."""
        t = self.t
        t.removed, t.starting = t.starting, []
        self._characters(given)
        for hero, seat in zip(t.seats, given.seats, strict=True):
            self._seat(hero, seat)
        self._turn(given.turn)
        self._discoveries(given)
        for name, left in given.trophies.items():
            self._card(name, TrophyCard)
            t.trophies[name] = left
        for name, wait in given.track.items():
            slot = self._slot(int(name) if name.isdigit() else 0)
            t.track[slot] = self._challenge(wait.card)
            t.markers[slot] = self._space(wait.space)
        for name in given.events:
            self._event(name)
        if given.fight is not None:
            t.fight = self._fight(given.fight)
        elif t.phase in FIGHTING:
            raise LocandaError(f"the phase {t.phase!r} needs a fight")
        self._stack(given)

    def _characters(self, given: GivenTable) -> None:
        """Seats without a name take the free characters in order; every deck is shuffled."""
        taken = {seat.character for seat in given.seats}
        free = [one for one in self.library.characters if one.id not in taken]
        for hero, seat in zip(self.t.seats, given.seats, strict=True):
            if not seat.character:
                book.take(self.t, hero, free.pop(0))

    def _turn(self, turn: GivenTurn) -> None:
        t = self.t
        if not 0 <= turn.seat < len(t.seats):
            raise LocandaError(f"there is no seat {turn.seat}; there are {len(t.seats)}, the first is 0")
        if turn.phase not in PHASES:
            raise LocandaError(f"there is no phase {turn.phase!r}; there are {', '.join(PHASES)}")
        t.active, t.first, t.rounds, t.phase = turn.seat, 0, turn.round, turn.phase
        t.movement, t.ambushes = turn.movement, turn.ambushes

    def _card(self, name: str, *kinds: type) -> Any:
        card = self.library.by_id.get(name)
        if card is None:
            raise LocandaError(f"there is no card {name!r}")
        if not isinstance(card, kinds):
            raise LocandaError(f"{name!r} is a {type(card).__name__}, it cannot be there")
        return card

    def _space(self, name: str) -> int:
        if name not in self.library.atlas.number:
            raise LocandaError(
                f"there is no space {name!r}; there are {', '.join(self.library.atlas.number)}"
            )
        return self.library.atlas.number[name]

    def _slot(self, number: int) -> int:
        if not 1 <= number <= len(self.t.track):
            raise LocandaError(f"the track has slots 1 to {len(self.t.track)}, not {number}")
        return number - 1

    def _challenge(self, name: str) -> ChallengeCard:
        """A challenge card, taken out of its deck."""
        card: ChallengeCard = self._card(name, ChallengeCard)
        deck = self.t.decks[card.level]
        if card not in deck.cards:
            raise LocandaError(f"the card {name!r} is used twice")
        deck.cards.remove(card)
        return card

    def _item(self, name: str) -> Owned:
        """An item by its own id, with its card taken out of the deck."""
        face: ItemFace = self._card(name, ItemFace)
        return Owned(face, self._challenge(self.library.card_of[name].id))

    def _seat(self, hero: Hero, seat: GivenSeat) -> None:
        if seat.level not in LEVELS:
            raise LocandaError(f"there is no level {seat.level!r}; there are {', '.join(LEVELS)}")
        hero.level, hero.side, hero.at = LEVELS.index(seat.level), seat.side, self._space(seat.at)
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
        card: AbilityCard = self._card(name, AbilityCard)
        if card not in hero.deck.cards:
            raise LocandaError(f"the deck of {hero.character.id} has no (other) {name!r}")
        return card

    def _ability(self, hero: Hero, name: str) -> AbilityCard:
        card = self._in_deck(hero, name)
        hero.deck.cards.remove(card)
        return card

    def _quest(self, hero: Hero, given: GivenQuest) -> None:
        card: QuestCard = self._card(given.card, QuestCard)
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
        card = self._card(name, QuestCard, TrophyCard, ChallengeCard)
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
            fight.marker = self._slot(given.slot)
            fight.card = t.track[fight.marker]
        else:
            fight.card = self._challenge(given.card)
        if fight.card is not None:
            fight.foe = foe_of(fight.card)
            fight.turned = fight.card.encounter is None
        fight.own.die, fight.other.die = given.own_die, given.other_die
        return fight

    def _stack(self, given: GivenTable) -> None:
        for name, cards in given.only.items():
            pile = self._pile(name)
            keep = [self._card(card, ChallengeCard, QuestCard) for card in cards]
            if name == "elite":
                self.t.removed += [card for card in pile.cards if card not in keep]
            pile.cards[:] = [card for card in reversed(keep) if card in pile.cards]
        for name, cards in given.decks.items():
            pile = self._pile(name)
            pile.stack([self._lying(pile, name, card) for card in cards])

    def _pile(self, name: str) -> Pile[Any]:
        piles: dict[str, Pile[Any]] = dict(zip(LEVELS, self.t.decks, strict=True))
        piles["elite"] = self.t.elite
        if name not in piles:
            raise LocandaError(f"there is no deck {name!r}; there are {', '.join(piles)}")
        return piles[name]

    def _lying(self, pile: Pile[Any], name: str, card: str) -> Any:
        found = self._card(card, ChallengeCard, QuestCard)
        if found not in pile.cards:
            raise LocandaError(f"the card {card!r} is not in the {name} deck")
        return found
