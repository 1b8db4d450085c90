"""Setup: the board with its tokens, the decks, the market, and a Hero with 3 gold for every player."""

from __future__ import annotations

from locanda.kernel.dice import Dice
from locanda.kernel.game import Game, Setup
from locanda.kernel.refusal import LocandaError
from locanda.kernel.zones import Pile
from locanda.kit.ledger import rule

from .cards import COLOURS, HeroCard
from .library import Library
from .rules.undefeated import POSITIONS
from .state import NOWHERE, House, Party, Realm

STARTING_GOLD = 3


@rule(
    "RB-SET-01",
    "RB-SET-02",
    "RB-SET-10",
    "RB-SET-11",
    "RB-COMP-02",
    "RB-COMP-03",
    "RB-COMP-09",
    "RB-SET-08",
    "RB-RUL-02",
)
def lay_out(game: Game, library: Library, setup: Setup, dice: Dice) -> Realm:
    """Every Adventure token lies on a gem of its colour, the markers on the track, the Event pile is empty.

    The first player is chosen by chance.
    """
    heroes = deal_heroes(library, setup, dice)
    t = Realm(
        library,
        [Party(seat, hero, STARTING_GOLD) for seat, hero in enumerate(heroes)],
        0,
        [Pile(list(library.deck(colour))) for colour in COLOURS],
        Pile(library.market()),
        [[] for _ in library.atlas.towns],
        dict(library.atlas.gems),
        [NOWHERE] * POSITIONS,
        [None] * POSITIONS,
        [0] * POSITIONS,
        house=house(game, setup),
        game=game,
        dice=dice,
        phase="refresh",
    )
    shuffle_decks(t)
    open_markets(t)
    t.active = t.first = dice.below(setup.seats)
    return t


def house(game: Game, setup: Setup) -> House:
    """What the table agreed on where rulings are played differently."""
    limit = game.option(setup, "ally-limit")
    return House(
        ally_limit=0 if limit == "none" else int(limit),
        once_a_combat=game.option(setup, "before-combat") == "once-a-combat",
        resale=game.option(setup, "resale") == "allowed",
    )


@rule("RB-SET-03", "RB-SET-05")
def shuffle_decks(t: Realm) -> None:
    """The four adventure decks and the one Market deck, Items and Allies together, are shuffled."""
    for deck in t.decks:
        deck.shuffle(t.dice)
    t.market.shuffle(t.dice)


@rule("RB-SET-04", "RB-RUL-60")
def open_markets(t: Realm) -> None:
    """Every town but Tamalir has one Market card to offer."""
    tamalir = t.library.atlas.town_at[t.library.atlas.find("tamalir")]
    for town, stall in enumerate(t.stalls):
        if town != tamalir:
            card = t.market.draw()
            assert card is not None
            stall.append(card)


@rule("RB-SET-06", "RB-SET-09", "RB-COMP-01")
def deal_heroes(library: Library, setup: Setup, dice: Dice) -> list[HeroCard]:
    """Each player has one Hero, by agreement where one was named, otherwise by chance; the others do not play."""
    by_id = {hero.id: hero for hero in library.heroes}
    chosen: list[HeroCard | None] = []
    for name in setup.brings:
        if name and name not in by_id:
            raise LocandaError(f"there is no Hero {name!r}; there are {', '.join(by_id)}")
        if name and by_id[name] in chosen:
            raise LocandaError(f"two seats cannot both play {name}")
        chosen.append(by_id[name] if name else None)
    chosen += [None] * (setup.seats - len(chosen))
    left = [hero for hero in library.heroes if hero not in chosen]
    dice.shuffle(left)
    return [hero or left.pop() for hero in chosen]
