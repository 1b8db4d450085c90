"""The cards of the set as records: heroes, allies, abilities, equipment, quests, and the tokens that cards make."""

from typing import Literal, TypeAlias

from locanda.kit.effects import Step
from locanda.kit.records import Name, Printed, Record

from .sought import Condition, Sought, Target
from .words import Class, DamageType, Faction, Kind, Occasion, Race, Rarity, Role

# What a card costs: a number, `x`, or both (`1+x`).
Cost: TypeAlias = int | str
CLASSES: tuple[Class, ...] = (
    "druid",
    "hunter",
    "mage",
    "paladin",
    "priest",
    "rogue",
    "shaman",
    "warlock",
    "warrior",
)


class Mode(Record, frozen=True, kw_only=True):
    """One of several things that a text offers; which of them is chosen while the card is played."""

    targets: tuple[Target, ...] = ()
    do: tuple[Step, ...]


class Power(Record, frozen=True, kw_only=True):
    """A payment power: what it costs, when it may be used, what must be chosen, and what happens.

    `pay` are resources, `cost` everything else that is paid. The reward of a quest is a power as well.
    """

    pay: Cost = 0
    cost: tuple[Step, ...] = ()
    only: Condition | None = None
    once: bool = False
    targets: tuple[Target, ...] = ()
    do: tuple[Step, ...]


class Trigger(Record, frozen=True, kw_only=True):
    """A triggered power: what happens (`on`) to whom (`who`), and what follows.

    `by` is the other side: who dealt the damage, or whom it was dealt to. `whose` is whose turn starts or ends.
    `armed`: only combat damage or a strike with this weapon, or with the weapon that the card is attached to. `first`:
    only the first time each turn, or on each of your turns. `damaged`: only if it had damage before. `tag` and `sort`:
    only if the card that is played has this tag, or is of this kind. `during` must be so when it happens, `if_`
    also when it resolves.
    """

    on: Occasion
    who: Role | Sought = "self"
    by: Role | Sought | Literal[""] = ""
    whose: Literal["your", "each"] = "your"
    combat: bool = False
    armed: Literal["", "self", "host", "any"] = ""
    type: DamageType | Literal[""] = ""
    first: Literal["", "turn", "your-turn"] = ""
    damaged: bool = False
    tag: str = ""
    sort: Kind | Literal["", "card"] = ""
    during: Condition | None = None
    if_: Condition | None = None
    targets: tuple[Target, ...] = ()
    do: tuple[Step, ...]


class Card(Printed, frozen=True, kw_only=True, eq=False):
    """A printed card. `tags` are the words of its type line in order; `limits` those that are followed by a number.

    `attach` says that it is attached to its first target, `host` to what it is attached by choice. `do` happens as it
    resolves (for an ally or a piece of equipment nothing does), `always` holds while it is in play.
    """

    number: int
    kind: Kind
    rarity: Rarity
    faction: Faction = "neutral"
    classes: tuple[Class, ...] = ()
    race: Race | Literal[""] = ""
    spec: str = ""
    professions: tuple[str, ...] = ()
    needs: str = ""  # the spec that its hero must have
    tags: tuple[str, ...] = ()
    limits: dict[str, int] = {}
    cost: Cost = 0
    atk: int | None = None
    type: DamageType | None = None
    health: int | None = None
    defence: int | None = None
    strike: int | None = None
    instant: bool = False
    unique: bool = False
    unlimited: bool = False
    ongoing: bool = False
    only: Condition | None = None
    additional: tuple[Step, ...] = ()
    instead: tuple[Step, ...] = ()  # what may be paid rather than the cost
    attach: bool = False
    host: Sought | None = None
    targets: tuple[Target, ...] = ()
    modes: tuple[Mode, ...] = ()
    do: tuple[Step, ...] = ()
    always: tuple[Step, ...] = ()
    triggers: tuple[Trigger, ...] = ()
    powers: tuple[Power, ...] = ()

    @property
    def base_cost(self) -> int:
        """The printed cost without X."""
        if isinstance(self.cost, int):
            return self.cost
        return sum(int(part) for part in self.cost.split("+") if part != "x")

    @property
    def has_x(self) -> bool:
        """Whether X belongs to the printed cost."""
        return isinstance(self.cost, str) and "x" in self.cost

    def has_tag(self, tag: str) -> bool:
        """Whether the type line names this tag."""
        return tag in self.tags


class ShelfDeck(Printed, frozen=True, kw_only=True):
    """A deck that lies on the shelf for everybody: its hero, its cards and side deck by id, and how it wants to win."""

    kind: Literal["starter", "constructed"]
    hero: str
    plan: Name
    cards: dict[str, int]
    side: dict[str, int] = {}
