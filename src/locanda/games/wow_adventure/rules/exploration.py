"""The exploration phase: discoveries are revealed, or a resource of the space is activated."""

from __future__ import annotations

from collections.abc import Callable

from locanda.kernel.decision import Rules, ask, option
from locanda.kit.ledger import rule

from ..cards import LEVELS
from ..state import Hero, World
from ..vocabulary import Closed, Richer
from . import abilities, discoveries, harm, items, modifiers, quests, travel


@rule("TAG-EXP-01", "TAG-EXP-03", "TAG-EXP-04", "TAG-EXP-05", "TAG-MAP-01", "TAG-MAP-02", "TAG-MAP-03")
def exploration(t: World) -> Rules[None]:
    """All discoveries of the space, or exactly one of its resources, even one without effect."""
    hero = t.hero
    t.fell = False
    if t.found.get(hero.at):
        yield from discoveries.reveal(t, hero)
    else:
        yield from _activate(t, hero)
        yield from harm.settle(t)
    if t.result is None:
        t.phase = "challenge"


@rule("TAG-EXP-03", "TAG-EXP-05", "TAG-RUL-47", "TAG-RUL-63")
def _activate(t: World, hero: Hero) -> Rules[None]:
    """One resource of the space, if it shows any; in a city Gold can be spent before."""
    resources = t.library.atlas.spaces[hero.at].resources
    options = [option("resource", one, one) for one in resources if not closed(t, hero, one)]
    while options:
        chosen = yield from ask(
            t,
            hero.seat,
            "resource",
            [*options, *discoveries.usable(t)],
            ("TAG-EXP-03",),
            subject=t,
            candidates=discoveries.kept,
            why_not=discoveries.why_not_token,
        )
        if chosen.verb == "resource":
            t.tell("resource", "TAG-EXP-03", seat=hero.seat, resource=chosen.value)
            yield from ACTIVATE[chosen.value](t, hero)
            return
        yield from discoveries.use(t, hero, chosen.value)


def closed(t: World, hero: Hero, resource: str) -> bool:
    """Whether a card forbids the resource."""
    return any(type(step) is Closed and step.resource == resource for step in modifiers.lasting(t, hero))


def richer(t: World, hero: Hero, resource: str) -> int:
    """What cards add to a resource."""
    return sum(
        step.amount
        for step in modifiers.lasting(t, hero)
        if type(step) is Richer and step.resource == resource
    )


@rule("TAG-RES-01")
def _scroll(t: World, hero: Hero) -> Rules[None]:
    """One ability card."""
    yield from abilities.draw(t, hero, max(0, 1 + richer(t, hero, "scroll")), "TAG-RES-01")


@rule("TAG-RES-02", "TAG-RES-03", "TAG-RUL-67")
def _book(t: World, hero: Hero) -> Rules[None]:
    """Two ability cards; then everybody else draws one and discards one, which may be the same."""
    yield from abilities.draw(t, hero, max(0, 2 + richer(t, hero, "book")), "TAG-RES-02")
    for step in range(1, len(t.seats)):
        other = t.seats[(hero.seat + step) % len(t.seats)]
        yield from abilities.draw(t, other, 1, "TAG-RES-03", limit=False)
        yield from abilities.discard(t, other, "book", ("TAG-RES-03",))
        yield from abilities.keep_limit(t, other)


@rule("TAG-RES-04")
def _small_potion(t: World, hero: Hero) -> Rules[None]:
    """One damage is healed."""
    harm.heal(t, hero, max(0, 1 + richer(t, hero, "small-potion")), "TAG-RES-04")
    yield from ()


@rule("TAG-RES-05", "TAG-TOK-11", "TAG-RUL-55")
def _large_potion(t: World, hero: Hero) -> Rules[None]:
    """Two damage are healed, and every Disease is gone."""
    harm.heal(t, hero, max(0, 2 + richer(t, hero, "large-potion")), "TAG-RES-05")
    if hero.disease:
        discoveries.cure(t, hero)
        t.tell("cured", "TAG-TOK-11", seat=hero.seat)
    yield from ()


@rule("TAG-RES-08", "TAG-RES-09", "TAG-RUL-09", "TAG-RUL-10", "TAG-RUL-11")
def _flight_path(t: World, hero: Hero) -> Rules[None]:
    """At once to any other space with this icon that is open; whom aggro holds stays."""
    atlas = t.library.atlas
    spaces = [n for n in atlas.flights if n != hero.at and travel.may_enter(t, hero, n)]
    if spaces and not travel.held(t, hero):
        chosen = yield from ask(t, hero.seat, "flight", [atlas.places[n] for n in spaces], ("TAG-RES-08",))
        travel.move(t, hero, chosen.value, "TAG-RES-08")


@rule("TAG-RES-10", "TAG-RUL-14")
def _auction_house(t: World, hero: Hero) -> Rules[None]:
    """An item goes on top of its deck, another of the same colour comes from the bottom into the bag."""
    owned = [*hero.bag, *hero.equipped]
    if owned:
        chosen = yield from ask(t, hero.seat, "auction", items.options(owned, "sell"), ("TAG-RES-10",))
        given = items.find(hero, chosen.value)
        items.discard(t, hero, given, "TAG-RES-10")
        items.gain(t, hero, LEVELS[given.card.level], "TAG-RES-10")


@rule("TAG-RES-11")
def _quest_giver(t: World, hero: Hero) -> Rules[None]:
    """An elite quest."""
    yield from quests.draw_elite(t, hero, "TAG-RES-11")


def _place_discovery(t: World, hero: Hero) -> Rules[None]:
    """A discovery is placed (TAG-RES-06)."""
    yield from discoveries.place(t, hero)


ACTIVATE: dict[str, Callable[[World, Hero], Rules[None]]] = {
    "scroll": _scroll,
    "book": _book,
    "small-potion": _small_potion,
    "large-potion": _large_potion,
    "place-discovery": _place_discovery,
    "flight-path": _flight_path,
    "auction-house": _auction_house,
    "quest-giver": _quest_giver,
}
