"""Anchor Quest, the small reference game for measuring engines, on Locanda's kernel (rules in README.md)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from locanda.kernel.decision import Option, Rules, ask
from locanda.kernel.dice import Dice
from locanda.kernel.event import Result
from locanda.kernel.game import Game, Setup, Table
from locanda.kernel.plain import plain

EXITS = [((i + 1) % 100, (i + 99) % 100, (i * 7 + 13) % 100, (i * 11 + 29) % 100) for i in range(100)]
FOREST, VILLAGE = 1, 2
MONSTER = [6 + c % 7 for c in range(60)]
GOLD = [1 + c % 3 for c in range(60)]
BONUS = [1 + c % 2 for c in range(60)]
XP_GOAL, MAX_TURNS = 20, 400

WAYS = tuple(Option("go", f"exit-{way}", way) for way in range(4))
FIGHT, FLEE = Option("fight"), Option("flee")
FIGHT_OR_FLEE = (FIGHT, FLEE)
REROLL, ACCEPT = Option("reroll"), Option("accept")
REROLL_OR_NOT = (REROLL, ACCEPT)
DROP = tuple(Option("drop", f"item-{i}", i) for i in range(5))


@plain
class Player:
    """A wanderer: where he is, what he can stand, what he carries."""

    pos: int
    hp: int
    max_hp: int
    strength: int
    gold: int
    xp: int
    wins: int
    losses: int
    deaths: int
    luck: int
    items: list[int]


@plain
class Quest(Table):
    """The table: players, monsters left on the map, deck, discard, and whose turn it is."""

    seats: list[Player]
    tokens: list[int]
    deck: list[int]
    discard: list[int]
    turn: int


def draw(t: Quest) -> int:
    """The next adventure card; an empty deck is the shuffled discard."""
    if not t.deck:
        t.deck, t.discard = t.discard, []
        t.dice.shuffle(t.deck)
    return t.deck.pop() if t.deck else -1


def hurt(t: Quest, p: Player) -> None:
    """One life is lost; at none the player starts over at node 0 without gold and items."""
    p.hp -= 1
    if p.hp <= 0:
        p.deaths += 1
        p.hp, p.pos, p.gold = p.max_hp, 0, 0
        t.discard.extend(p.items)
        p.items = []
    t.tell("hurt", seat=t.turn % 4, hp=p.hp)


def attack(t: Quest, p: Player, card: int) -> bool:
    """Whether the d20 with strength, items and terrain beats the monster."""
    total = t.dice.below(20) + 1 + p.strength
    for item in p.items:
        total += BONUS[item]
    if p.pos % 5 == FOREST:
        total -= 1
    t.tell("attack", seat=t.turn % 4, total=total, target=8 + MONSTER[card])
    return total >= 8 + MONSTER[card]


def settle(t: Quest, p: Player, card: int, won: bool) -> None:
    """A won fight gives experience; a lost one leaves the monster on the node and hurts."""
    if not won:
        p.losses += 1
        t.tokens[p.pos] = card + 1
        hurt(t, p)
        return
    p.wins += 1
    p.xp += 1
    t.tokens[p.pos] = 0
    t.discard.append(card)
    if p.xp % 3 == 0:
        p.strength += 1
    t.tell("won", seat=t.turn % 4, xp=p.xp)
    if p.xp >= XP_GOAL:
        t.result = Result((t.turn % 4,), "AQ-XP")


def walk(t: Quest, p: Player, way: int, steps: int) -> int:
    """Go through the chosen exit and on along first exits."""
    pos = EXITS[p.pos][way]
    for _ in range(steps - 1):
        pos = EXITS[pos][0]
    p.pos = pos
    t.tell("walked", seat=t.turn % 4, to_node=pos)
    return pos


def find(t: Quest, p: Player, card: int) -> None:
    """Gold is taken, an event heals or wounds."""
    if card % 6 == 3:
        p.gold += GOLD[card]
    elif card % 12 == 5:
        p.hp = min(p.max_hp, p.hp + 2)
    else:
        hurt(t, p)
    t.discard.append(card)


def end_turn(t: Quest) -> None:
    """The next player's turn; after 400 turns the game is over."""
    t.turn += 1
    if t.turn >= MAX_TURNS and t.result is None:
        t.result = Result((), "AQ-TURNS")


def turn_one(t: Quest) -> Rules[None]:
    """AQ1: the exit is the only choice."""
    p = t.seats[t.turn % 4]
    way: int = (yield from ask(t, t.turn % 4, "exit", WAYS)).value
    pos = walk(t, p, way, t.dice.below(6) + 1)
    if pos % 5 == VILLAGE:
        p.hp = min(p.max_hp, p.hp + 1)
    elif t.tokens[pos]:
        card = t.tokens[pos] - 1
        settle(t, p, card, attack(t, p, card))
    else:
        card = draw(t)
        if card >= 0:
            if card % 6 < 3:
                settle(t, p, card, attack(t, p, card))
            elif card % 6 == 4:
                p.items.append(card)
                if len(p.items) > 4:
                    t.discard.append(p.items.pop(0))
            else:
                find(t, p, card)
    end_turn(t)


def turn_two(t: Quest) -> Rules[None]:
    """AQ2: the exit, fight or flee, a reroll for luck, which item to drop."""
    seat = t.turn % 4
    p = t.seats[seat]
    steps = t.dice.below(6) + 1
    way: int = (yield from ask(t, seat, "exit", WAYS)).value
    pos = walk(t, p, way, steps)
    if pos % 5 == VILLAGE:
        p.hp = min(p.max_hp, p.hp + 1)
        return end_turn(t)
    card = t.tokens[pos] - 1
    if card < 0:
        card = draw(t)
        if card < 0:
            return end_turn(t)
        if card % 6 == 4:
            p.items.append(card)
            if len(p.items) > 4:
                t.discard.append(p.items.pop((yield from ask(t, seat, "drop", DROP)).value))
            return end_turn(t)
        if card % 6 >= 3:
            find(t, p, card)
            return end_turn(t)
    if (yield from ask(t, seat, "monster", FIGHT_OR_FLEE)) is FLEE:
        t.tokens[p.pos] = card + 1
        if t.dice.below(6) < 3:
            hurt(t, p)
        return end_turn(t)
    won = attack(t, p, card)
    if not won and p.luck and (yield from ask(t, seat, "reroll", REROLL_OR_NOT)) is REROLL:
        p.luck -= 1
        won = attack(t, p, card)
    settle(t, p, card, won)
    return end_turn(t)


class AnchorQuest(Game):
    """The reference game; `two` has four kinds of choice, otherwise there is one."""

    id = "anchor-quest"
    seats = (4, 4)
    phases = {}
    open = True

    def __init__(self, two: bool) -> None:
        super().__init__()
        self.phases = {"turn": turn_two if two else turn_one}

    def new_table(self, setup: Setup, dice: Dice) -> Quest:
        """Four players on four nodes, a shuffled deck of 60."""
        deck = list(range(60))
        dice.shuffle(deck)
        players = [Player(25 * i, 10, 10, 3, 0, 0, 0, 0, 0, 2, []) for i in range(4)]
        return Quest(players, [0] * 100, deck, [], 0, game=self, dice=dice, phase="turn")

    def checkpoint(self, table: Quest, answers: int) -> bool:
        """A copy each turn."""
        return True

    def forget(self, table: Quest, seat: int | None, dice: Dice) -> None:
        """The order of the deck is hidden from everybody."""
        dice.shuffle(table.deck)
        table.dice = dice

    def worth(self, table: Quest) -> Sequence[float]:
        """The share of the experience that the goal asks for."""
        if table.result is not None:
            return super().worth(table)
        return [p.xp / XP_GOAL for p in table.seats]

    def turns(self, table: Quest) -> int:
        """Turns played so far."""
        return table.turn

    def view(self, table: Quest, seat: int | None) -> dict[str, Any]:
        """Everything but the order of the deck."""
        return {"turn": table.turn, "nodes": [p.pos for p in table.seats], "tokens": table.tokens}


def checksum(t: Quest) -> int:
    """The number that both engines must agree on after the same game."""
    h = t.turn
    for p in t.seats:
        for value in (
            p.pos,
            p.hp,
            p.max_hp,
            p.strength,
            p.gold,
            p.xp,
            p.wins,
            p.losses,
            p.deaths,
            p.luck,
            *p.items,
        ):
            h = (h * 31 + value + 1) % (1 << 64)
        h = (h * 31 + 7) % (1 << 64)
    for part in (t.tokens, t.deck, t.discard):
        for value in part:
            h = (h * 31 + value + 1) % (1 << 64)
        h = (h * 31 + 11) % (1 << 64)
    return h


class SplitMix(Dice):
    """The generator of the parity check, the same in both languages."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        super().__init__(b"splitmix")
        self.state = seed

    def copy(self) -> SplitMix:
        """A generator that goes on from the same point."""
        return SplitMix(self.state)

    def below(self, n: int) -> int:
        """The next number below n."""
        mask = (1 << 64) - 1
        self.state = (self.state + 0x9E3779B97F4A7C15) & mask
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & mask
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & mask
        return int((z ^ (z >> 31)) % n)
