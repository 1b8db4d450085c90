"""Chapter 11, setup: decks shuffled, heroes in play, a coin for who goes first."""

from __future__ import annotations

from collections.abc import Sequence

from locanda.kernel.dice import Dice
from locanda.kernel.game import Game, Setup
from locanda.kernel.zones import Pile
from locanda.kit.ledger import rule

from .cards import Card
from .library import Library
from .rules import decks, limited, seating, zones
from .rules.decks import Deck
from .state import Contest, Duel, Player


@rule("TCG-04-03")
def choose_decks(game: Game, library: Library, agreed: Setup, dice: Dice) -> list[Deck]:
    """What each seat brings; whoever has not chosen takes a deck of the shelf by chance, others than are taken."""
    teams = seating.teams_of(game, agreed)
    factions = seating.factions(library, agreed, teams)
    wanted = "constructed" if game.option(agreed, "decks") == "constructed" else "starter"
    brings = [*agreed.brings, *("" for _ in range(agreed.seats - len(agreed.brings)))]
    found = []
    for seat, brought in enumerate(brings):
        if not brought:
            able = [
                name
                for name, deck in library.shelf.items()
                if deck.kind == wanted
                and library.by_id[deck.hero].faction
                == factions.get(teams[seat], library.by_id[deck.hero].faction)
            ]
            free = [name for name in able if name not in brings] or able
            brought = brings[seat] = free[dice.below(len(free))]
        deck = decks.decode(library, brought)
        if len(set(teams)) < agreed.seats:
            factions.setdefault(teams[seat], library.by_id[deck.hero].faction)
        found.append(deck)
    return found


def new_table(game: Game, library: Library, agreed: Setup, dice: Dice) -> Duel:
    """The table before the opening hands, or before packs are opened."""
    form = game.option(agreed, "format")
    if form != "constructed":
        t = Duel(library, [], 0, game=game, dice=dice, phase="packs")
        t.seats = [Player(seat, seat, 0, Pile([])) for seat in range(agreed.seats)]
        t.limited = limited.dealt(library, dice, agreed.seats, form)
        t.step = "packs"
        return t
    chosen = choose_decks(game, library, agreed, dice)
    lists = [(library.by_id[deck.hero], decks.listed(library, deck.cards)) for deck in chosen]
    t = lay_out(game, library, agreed, dice, lists, seating.teams_of(game, agreed))
    games = seating.GAMES[game.option(agreed, "match")]
    if games > 1:
        t.contest = Contest(games)
        for player, deck, (_, cards) in zip(t.seats, chosen, lists, strict=True):
            player.listed = list(cards)
            player.side = decks.listed(library, deck.side)
    return t


@rule("TCG-03-01", "TCG-09-01", "TCG-09-02", "TCG-10-04", "TCG-11-02", "TCG-15-02", "TCG-18-05", "TCG-RUL-30")
def lay_out(
    game: Game,
    library: Library,
    agreed: Setup,
    dice: Dice,
    lists: Sequence[tuple[Card, Sequence[Card]]],
    teams: Sequence[int],
) -> Duel:
    """Everybody's hero is in play and deck shuffled; chance says who goes first."""
    seats = []
    for seat, (_, cards) in enumerate(lists):
        deck = Pile(list(cards))
        deck.shuffle(dice)
        seats.append(Player(seat, teams[seat], 0, deck))
    t = Duel(library, seats, 0, game=game, dice=dice, phase="opening")
    t.timely = game.option(agreed, "asking") == "timely"
    t.totems_are_allies = game.option(agreed, "totems") == "always-allies"
    for seat, (hero, _) in enumerate(lists):
        seats[seat].hero = zones.enter(t, hero, seat, seat).number
    t.waiting = []
    t.active = t.first = t.speaker = dice.below(len(seats))
    return t
