"""Arranging a table for a scenario: anything that the table can show can be given."""

from __future__ import annotations

from typing import Any

import msgspec

from locanda.kernel.game import Game, Setup
from locanda.kernel.refusal import LocandaError
from locanda.kernel.zones import Pile
from locanda.kit import arrange as kit
from locanda.kit.arrange import Given

from . import setup as book
from .atlas import FACTIONS
from .cards import AuctionItem, Event, Item, Power, Quest, Sheet, Talent
from .library import Library
from .rules import body, classes, combat, events, gear, quests
from .state import NOWHERE, Attack, Boxes, Character, Die, Fighter, Figure, Lasting, World

FIGHTING = (
    "round",
    "attacks",
    "pool",
    "rolled",
    "rerolls",
    "after-rerolls",
    "tokens",
    "defense",
    "assignment",
    "damage",
    "resolution",
    "armor",
    "pvp-assignment",
    "pvp-resolution",
    "round-end",
    "combat-end",
)


class GivenCharacter(Given, frozen=True, kw_only=True):
    """A character and everything that it owns; Health and Energy are full if they are not given.

    `equipped` names a card by the area on which it lies, `addons` the add-ons of areas. `powers`: bought ones that lie
    under the Spellbook. `soulbound`: items of the Bag that bear this keyword, which none of the box does.
    """

    character: str
    level: int = 1
    xp: int | None = None
    health: int | None = None
    energy: int | None = None
    gold: int = classes.GOLD
    at: str = ""
    actions: int | None = None
    equipped: dict[str, str] = {}
    addons: dict[str, tuple[str, ...]] = {}
    companion: int | None = None
    spellbook: tuple[str, ...] = ()
    bag: tuple[str, ...] = ()
    soulbound: tuple[str, ...] = ()
    talents: tuple[str, ...] = ()
    auctioned: tuple[str, ...] = ()
    relics: tuple[str, ...] = ()
    tokens: dict[str, int] = {}
    stun: int = 0
    curse: int = 0
    travels: int = 0


class GivenSeat(Given, frozen=True):
    """A player with one character or two."""

    characters: tuple[GivenCharacter, ...] = ()


class GivenTurn(Given, frozen=True):
    """Whose turn it is, the space of the turn marker, and the phase that comes next."""

    faction: str = "horde"
    phase: str = "actions"
    space: int | None = None
    lap: int = 1


class GivenFigure(Given, frozen=True):
    """Creatures in a region; red and green ones belong to a quest. Those of a combat are where it is."""

    creature: str
    at: str = ""
    colour: str = "green"
    count: int = 1
    quest: str = ""


class GivenEvent(Given, frozen=True):
    """An Event that lies open."""

    card: str
    marks: tuple[str, ...] = ()
    regions: tuple[str, ...] | None = None
    gold: int = 0
    items: tuple[str, ...] = ()
    tried: tuple[str, ...] = ()
    trophies: tuple[GivenFigure, ...] = ()


class GivenDie(Given, frozen=True):
    """A die of the pool; one that shows nothing has not been rolled."""

    colour: str
    face: int = 0
    source: str = "given"
    rerolled: bool = False
    spotted: bool = False


class GivenBoxes(Given, frozen=True):
    """The tokens in a combat area."""

    damage: int = 0
    defense: int = 0
    attrition: int = 0
    armor: int = 0


class GivenCombat(Given, frozen=True, kw_only=True):
    """A combat: those who fight, and against whom. `foes` names creatures by their colour, or a boss.

    With an `attacker` it is in that character's Attack phase, with this pool.
    """

    fighters: tuple[str, ...]
    kind: str = "creatures"
    at: str = ""
    faction: str = ""
    foes: tuple[GivenFigure, ...] = ()
    boss: str = ""
    round: int = 1
    horde: GivenBoxes = GivenBoxes()
    alliance: GivenBoxes = GivenBoxes()
    acted: tuple[str, ...] = ()
    attacker: str = ""
    pool: tuple[GivenDie, ...] = ()
    used: dict[str, tuple[str, ...]] = {}
    before: dict[str, tuple[str, ...]] = {}
    lost: dict[str, int] = {}
    lost_before: dict[str, int] = {}


class GivenTable(kit.GivenTable, frozen=True, kw_only=True):
    """The whole table; what is not given is as after the set-up, but without creatures and open quests."""

    seats: tuple[GivenSeat, ...] = ()
    turn: GivenTurn = GivenTurn()
    overlord: str = "kelthuzad"
    overlord_at: str = ""
    markers: tuple[str, ...] | None = None
    seen: dict[str, tuple[str, ...]] = {}
    large: bool | None = None
    figures: tuple[GivenFigure, ...] = ()
    quests: dict[str, tuple[str, ...]] = {}
    lacking: dict[str, int] = {}  # quests that no deck could give a faction so far
    merchant: tuple[str, ...] | None = None
    lasting: tuple[str | GivenEvent, ...] = ()
    discarded: tuple[str, ...] = ()
    drawn: tuple[str, ...] = ()
    combat: GivenCombat | None = None
    brings: tuple[str, ...] = ()
    classes: tuple[str, ...] = ()
    spread: bool = True  # whether open quests spawn their creatures


def arrange(game: Game, library: Library, given: GivenTable) -> tuple[World, Setup]:
    """The table that a scenario gives, and the setup it stands for."""
    options = dict(given.options)
    options.setdefault("overlord", given.overlord)
    seats = len(given.seats) or max(2, len(given.brings))
    agreed = Setup(
        seats=seats,
        options=options,
        expansions=game.expansions,
        brings=given.brings,
        stops=given.stops,
        always_ask=given.always_ask,
    )
    game.check_setup(agreed)
    dice = kit.scripted(given.dice, (), "die", given.opening)
    t = book.lay_out(game, library, agreed, dice)
    if not given.opening and given.seats:
        Arranger(t, library).arrange(given)
    elif given.classes:
        for slot, name in enumerate(given.classes):
            t.classes[slot] = name
        t.picks = [slot for slot in t.picks if slot >= len(given.classes)]
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
        t.picks = []
        # What lay with the Merchant can be anywhere.
        if given.merchant is not None:
            for card in t.merchant:
                assert card.deck is not None
                t.items[card.deck].put_under(card)
            t.merchant = [self._item(name) for name in given.merchant]
        for seat, wanted in zip(t.seats, given.seats, strict=True):
            self._seat(seat.seat, wanted)
        t.characters.sort(key=lambda one: one.index)
        t.large = len(t.characters) > 4 if given.large is None else given.large
        self._overlord(given)
        for name, number in given.lacking.items():
            t.lacking[self.faction(name)] = number
        for name, cards in given.quests.items():
            self._quests(self.faction(name), cards, given.spread)
        for figure in given.figures:
            if not figure.at:
                raise LocandaError(f"a {figure.creature} on the board stands in a region: say which")
            t.figures += self._figures(figure)
        for event in given.lasting:
            self._event(event)
        for name in given.discarded:
            t.discarded.append(self.taken(self.card(name, Event)))
        t.drawn = list(given.drawn)
        self._turn(given.turn, given.combat)
        if given.combat is not None:
            self._combat(given.combat)
        self.stack(given.decks, given.only, given.empty, self._put_away)

    # Names

    def faction(self, name: str) -> int:
        """The number of a faction."""
        if name not in FACTIONS:
            raise LocandaError(f"there is no faction {name!r}; there are {', '.join(FACTIONS)}")
        return FACTIONS.index(name)

    def region(self, name: str) -> int:
        """The number of a region."""
        found: int = self.named("region", name, self.library.atlas.number)
        return found

    def character(self, name: str) -> Character:
        """The character of this id."""
        found: Character = self.named("character", name, {one.id: one for one in self.t.characters})
        return found

    def piles(self) -> dict[str, Pile[Any]]:
        """The item decks, the quests of each faction by colour, and the Events."""
        piles: dict[str, Pile[Any]] = dict(self.t.items)
        for number, name in enumerate(FACTIONS):
            piles |= {f"{name}-{grade}": pile for grade, pile in self.t.quests[number].items()}
        return piles | {"events": self.t.deck}

    # Characters

    def _seat(self, number: int, given: GivenSeat) -> None:
        t = self.t
        if not given.characters:
            raise LocandaError(f"seat {number} has no character")
        for one in given.characters:
            sheet = self.card(one.character, Sheet)
            faction = self.faction(sheet.faction)
            if t.seats[number].faction not in (NOWHERE, faction):
                raise LocandaError(f"seat {number} cannot have characters of both factions")
            t.seats[number].faction = faction
            t.classes.append(sheet.owner)
            self._character(classes.enter(t, t.seats[number], sheet.owner), one)

    def _item(self, name: str) -> Item:
        card = self.card(name, Item)
        if card.deck is None:
            raise LocandaError(f"{name!r} is printed on a sheet, it cannot lie elsewhere")
        for_sale = next((one for one in self.t.merchant if one.id == card.id), None)
        if for_sale is not None and not any(one.id == card.id for one in self.t.items[card.deck].cards):
            # The Merchant has another one instead.
            place = self.t.merchant.index(for_sale)
            instead = self.t.items[card.deck].draw()
            self.t.merchant[place : place + 1] = [] if instead is None else [instead]
            return for_sale
        found: Item = self.taken(card)
        return found

    def _own(self, one: Character, name: str) -> Power | Item:
        card = self.card(name, Power, Item)
        if isinstance(card, Item):
            return self._item(name)
        if card not in one.powers:
            raise LocandaError(f"{name!r} is no power of {one.id}, or is used twice")
        one.powers.remove(card)
        found: Power = card
        return found

    def _character(self, one: Character, given: GivenCharacter) -> None:
        t = self.t
        levels = self.library.atlas.record.levels
        one.level = given.level
        one.xp = given.xp if given.xp is not None else (levels[given.level - 2] if given.level > 1 else 0)
        one.gold, one.stun, one.curse, one.travels = given.gold, given.stun, given.curse, given.travels
        if given.at:
            one.at = self.region(given.at)
        for name in given.talents:
            card = self.card(name, Talent)
            if card not in one.learnable:
                raise LocandaError(f"{name!r} is no Talent of {one.id}, or is used twice")
            one.learnable.remove(card)
            one.talents.append(card)
        for name in given.auctioned:
            item = self.card(name, AuctionItem)
            one.auctioned.append(item)
            self.taken(next(event for event in self.library.events if event.item == item.id))
        gear.extra_areas(t, one)
        self._gear(one, given)
        one.relics, one.tokens = list(given.relics), dict(given.tokens)
        for resource in ("health", "energy"):
            wanted = getattr(given, resource)
            setattr(one, resource, body.capacity(t, one, resource) if wanted is None else wanted)
        one.actions = given.actions if given.actions is not None else 2

    def _gear(self, one: Character, given: GivenCharacter) -> None:
        areas = {area.id: area for area in one.areas}
        for name, card in given.equipped.items():
            area = self.named("area", name, areas)
            area.card = self._own(one, card)
            if isinstance(area.card, Power):
                area.health = gear.companion_health(self.t, one, area.card)
                if given.companion is not None and area.health:
                    area.health = given.companion
        for name, cards in given.addons.items():
            self.named("area", name, areas).addons = [self._own(one, addon) for addon in cards]
        for name in given.spellbook:
            power = self._own(one, name)
            assert isinstance(power, Power)
            one.spellbook.append(power)
        one.bag = [
            msgspec.structs.replace(self._item(name), soulbound=name in given.soulbound) for name in given.bag
        ]

    # The board

    def _overlord(self, given: GivenTable) -> None:
        t = self.t
        if given.overlord_at:
            t.overlord_at = self.region(given.overlord_at)
        if given.markers is not None:
            t.markers = [self.region(name) for name in given.markers]
        for name, regions in given.seen.items():
            t.seen[self.faction(name)] = [self.region(one) for one in regions]

    def _quests(self, faction: int, cards: tuple[str, ...], spread: bool) -> None:
        t = self.t
        for name in cards:
            quest = self.taken(self.card(name, Quest))
            t.open_quests[faction].append(quest)
            if spread:
                quests.spawn(t, quest, faction)

    def _figures(self, given: GivenFigure) -> list[Figure]:
        t = self.t
        creature = self.named("creature", given.creature, self.library.creature)
        place = self.region(given.at) if given.at else 0
        faction = NOWHERE
        if given.quest in FACTIONS:
            faction = self.faction(given.quest)
        elif given.quest:
            quest = self.card(given.quest, Quest)
            faction = self.faction(quest.faction)
            if quest not in t.open_quests[faction]:
                self.taken(quest)
                t.open_quests[faction].append(quest)
        elif given.colour != "blue":
            raise LocandaError(f"a {given.colour} {given.creature} belongs to a quest: say which")
        if given.colour not in creature.stats:
            raise LocandaError(f"there is no {given.colour} {given.creature}")
        return [Figure(creature, given.colour, place, given.quest, faction) for _ in range(given.count)]  # type: ignore[arg-type]

    def _event(self, given: str | GivenEvent) -> None:
        wanted = GivenEvent(given) if isinstance(given, str) else given
        card = self.taken(self.card(wanted.card, Event))
        lies: Lasting = events.stay(self.t, card)
        lies.marks = [self.character(name).index for name in wanted.marks]
        if wanted.regions is not None:
            lies.regions = [self.region(name) for name in wanted.regions]
        lies.gold = wanted.gold
        lies.items = [self._item(name) for name in wanted.items]
        lies.tried = [self.faction(name) for name in wanted.tried]
        for trophy in wanted.trophies:
            figures = self._figures(trophy)
            for figure in figures:
                figure.faction = self.faction(trophy.quest) if trophy.quest in FACTIONS else 0
            lies.trophies += figures

    def _turn(self, turn: GivenTurn, fight: GivenCombat | None) -> None:
        t = self.t
        self.named("phase", turn.phase, t.game.phases)
        if turn.phase in FIGHTING and fight is None:
            raise LocandaError(f"the phase {turn.phase!r} needs a combat")
        t.active = self.faction(turn.faction)
        t.space = turn.space if turn.space is not None else 1 + t.active
        t.lap, t.phase = turn.lap, turn.phase
        if (t.rounds - 1) % 2 != t.active:
            raise LocandaError(f"space {t.space} is a turn of the {FACTIONS[1 - t.active]}")
        for one in t.of(1 - t.active):
            one.actions = 0

    # Combat

    def _combat(self, given: GivenCombat) -> None:
        t = self.t
        group = [self.character(name) for name in given.fighters]
        first = group[0]
        figures = [one for figure in given.foes for one in self._figures(figure)]
        place = self.region(given.at) if given.at else first.at
        for figure in figures:
            figure.at = place
        phase = t.phase
        kind = "boss" if given.boss and given.kind == "creatures" else given.kind
        faction = self.faction(given.faction) if given.faction else first.faction
        fight = combat.begin(t, kind, place, faction, group, figures)
        t.phase = phase
        if given.boss:
            fight.boss = self.card(given.boss)
        fight.round, fight.turn = given.round, fight.faction
        for name, boxes in (("horde", given.horde), ("alliance", given.alliance)):
            fight.boxes[self.faction(name)] = Boxes(boxes.damage, boxes.defense, boxes.attrition, boxes.armor)
        for fighter in fight.fighters:
            self._fighter(fighter, t.characters[fighter.who].id, given)
        if given.attacker:
            attacker = self.character(given.attacker)
            fight.attack = Attack(attacker.index)
            fight.attack.dice = [
                Die(die.colour, die.source, die.face, die.rerolled, die.spotted)  # type: ignore[arg-type]
                for die in given.pool
            ]

    @staticmethod
    def _fighter(fighter: Fighter, name: str, given: GivenCombat) -> None:
        fighter.acted = name in given.acted or name == given.attacker
        fighter.used = list(given.used.get(name, ()))
        fighter.before = list(given.before.get(name, ()))
        fighter.lost, fighter.lost_before = given.lost.get(name, 0), given.lost_before.get(name, 0)
        fighter.guarded = fighter.lost

    def _put_away(self, name: str, cards: list[Any]) -> None:
        """Cards that a deck loses leave the game."""
        t = self.t
        if name == "events":
            t.boxed += cards
        elif name in t.items:
            t.removed += cards
        else:
            t.done += cards
