"""Setup in ten steps: board, decks, tokens, the first player, characters, quests, cities and hands."""

from __future__ import annotations

from locanda.kernel.decision import Rules, ask, option
from locanda.kernel.dice import Dice
from locanda.kernel.game import Game, Setup
from locanda.kernel.refusal import LocandaError
from locanda.kernel.zones import Pile
from locanda.kit.ledger import rule

from .cards import LEVELS, CharacterCard, QuestCard
from .library import Library
from .rules import abilities, discoveries, quests
from .state import Hero, World

OPENING_HAND = 3
STARTING_QUESTS = 2


@rule(
    "TAG-SET-01",
    "TAG-SET-02",
    "TAG-SET-03",
    "TAG-SET-04",
    "TAG-SET-05",
    "TAG-SET-06",
    "TAG-SET-07",
    "TAG-GEN-04",
    "TAG-RUL-58",
)
def lay_out(game: Game, library: Library, setup: Setup, dice: Dice) -> World:
    """The shared board with its shuffled decks, open trophies and mixed discoveries; empty bags and logs."""
    check_brings(library, setup)
    decks = [Pile(library.deck(colour)) for colour in LEVELS]
    elite = Pile(list(library.elite))
    pile = Pile(discoveries.all_tokens())
    for deck in decks:
        deck.shuffle(dice)
    elite.shuffle(dice)
    pile.shuffle(dice)
    seats = []
    for seat, character in zip(range(setup.seats), library.characters, strict=False):
        seats.append(Hero(seat, character, Pile([]), at=library.atlas.cities[0]))
    t = World(
        library,
        seats,
        0,
        decks,
        elite,
        [],
        {trophy.id: trophy.copies for trophy in library.trophies},
        pile,
        [],
        {},
        starting=list(library.starting),
        game=game,
        dice=dice,
        phase="characters",
    )
    t.active = t.first = first_player(dice, setup.seats)
    for seat, name in enumerate(setup.brings):
        if name:
            take(t, t.seats[seat], library.character[name])
    return t


def check_brings(library: Library, setup: Setup) -> None:
    """Refuse characters that do not exist or were named twice."""
    named = [name for name in setup.brings if name]
    for name in named:
        if name not in library.character:
            raise LocandaError(f"there is no character {name!r}; there are {', '.join(library.character)}")
        if named.count(name) > 1:
            raise LocandaError(f"two seats cannot both play {name}")


@rule("TAG-SET-08", "TAG-RUL-56")
def first_player(dice: Dice, seats: int) -> int:
    """Whoever rolls highest with a combat die; those who are tied roll again."""
    tied = list(range(seats))
    while len(tied) > 1:
        rolls = {seat: dice.below(6) for seat in tied}
        best = max(rolls.values())
        tied = [seat for seat in tied if rolls[seat] == best]
    return tied[0]


@rule("TAG-SET-09", "TAG-SET-10", "TAG-GEN-02", "TAG-RUL-01")
def take(t: World, hero: Hero, character: CharacterCard) -> None:
    """The character with its ability deck; it begins grey, on its starting side."""
    hero.character = character
    hero.deck = Pile(t.library.abilities_of(character.id))
    hero.level = hero.side = 0
    t.tell("takes", "TAG-SET-09", seat=hero.seat, card=character.id)


def in_order(t: World) -> list[Hero]:
    """The seats from the first player on, clockwise."""
    count = len(t.seats)
    return [t.seats[(t.first + step) % count] for step in range(count)]


@rule("TAG-SET-09")
def characters(t: World) -> Rules[None]:
    """From the first player on, everybody picks a free character."""
    for hero in in_order(t):
        if not len(hero.deck):
            taken = [one.character for one in t.seats if len(one.deck)]
            free = [option("take", one.id, one) for one in t.library.characters if one not in taken]
            chosen = yield from ask(t, hero.seat, "character", free, ("TAG-SET-09",))
            take(t, hero, chosen.value)
    t.phase = "quests"


@rule("TAG-SET-11", "TAG-SET-12", "TAG-SET-13")
def starting_quests(t: World) -> Rules[None]:
    """Two starting quests for everybody, set up in turn; the rest is out of the game."""
    pile: Pile[QuestCard] = Pile(t.starting)
    pile.shuffle(t.dice)
    for hero in in_order(t):
        for _ in range(STARTING_QUESTS):
            card = pile.draw()
            assert card is not None
            t.tell("quest", "TAG-SET-11", seat=hero.seat, card=card.id)
            yield from quests.receive(t, hero, card)
    t.removed.extend(pile.cards)
    t.starting = []
    t.phase = "cities"


@rule("TAG-SET-14", "TAG-SET-15")
def cities(t: World) -> Rules[None]:
    """Everybody chooses a city to start from, then shuffles the own deck and draws three cards."""
    atlas = t.library.atlas
    for hero in in_order(t):
        options = [atlas.places[city] for city in atlas.cities]
        chosen = yield from ask(t, hero.seat, "city", options, ("TAG-SET-14",))
        hero.at = chosen.value
        t.tell("starts", "TAG-SET-14", seat=hero.seat, space=chosen.about)
    for hero in in_order(t):
        hero.deck.shuffle(t.dice)
        yield from abilities.draw(t, hero, OPENING_HAND, "TAG-SET-15")
    t.phase = "start"
