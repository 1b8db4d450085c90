"""Discovery tokens: placed face down, revealed, kept or suffered at once, and what the kept ones are good for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from locanda.kernel.decision import DONE, NO, YES, Option, Rules, ask
from locanda.kernel.refusal import Refusal
from locanda.kit.ledger import rule

from ..cards import LEVELS
from ..state import Discovery, Hero, World
from . import abilities, harm, items, travel, undefeated

KEPT = ("gold", "hearthstone", "far-sight", "rocket-boot", "merchant")
SUDDEN = ("ambush", "false-map", "power-drain", "disease", "bomb")
KINDS = (*KEPT, *SUDDEN)
EACH = 2

TOKENS = {kind: Option("token", kind, kind) for kind in KINDS}
WHICH = [Option("which", str(number + 1), number) for number in range(len(KINDS) * EACH)]
COLOURS = {colour: Option("colour", colour, colour) for colour in LEVELS}


@rule("TAG-RUL-62")
def all_tokens() -> list[Discovery]:
    """The twenty tokens, two of each kind."""
    return [
        Discovery(kind, number * EACH + copy) for number, kind in enumerate(KINDS) for copy in range(EACH)
    ]


# Placing


@rule("TAG-EXP-11", "TAG-EXP-12", "TAG-RUL-12")
def _take(t: World) -> Discovery | None:
    """A random token; an empty pile is the box shuffled, and with both empty there is none."""
    if not len(t.pile):
        _refill(t)
    token = t.pile.draw()
    if token is not None and not len(t.pile):
        _refill(t)
    return token


def _refill(t: World) -> None:
    t.pile.cards.extend(t.box)
    t.box = []
    t.pile.shuffle(t.dice)


@rule("TAG-RES-06", "TAG-RES-07", "TAG-EXP-08", "TAG-EXP-09", "TAG-RUL-13")
def place(t: World, hero: Hero) -> Rules[None]:
    """A token is looked at in secret and laid face down in any space but the own one and the cities."""
    token = _take(t)
    if token is None:
        t.tell("no-discovery", "TAG-EXP-12", seat=hero.seat)
        return
    t.placing = token
    atlas = t.library.atlas
    t.tell("looked", "TAG-RES-06", seat=hero.seat, to=(hero.seat,), token=token.kind)
    spaces = [n for n in range(len(atlas.spaces)) if n != hero.at and not atlas.is_city[n]]
    chosen = yield from ask(
        t, hero.seat, "place", [atlas.places[n] for n in spaces], ("TAG-RES-06",), facts={"token": token.kind}
    )
    for other in t.seats:
        if token.number in other.seen:
            other.seen.remove(token.number)
    see(hero, [token])
    t.placing = None
    t.found.setdefault(chosen.value, []).append(token)
    t.tell("placed", "TAG-EXP-08", seat=hero.seat, space=chosen.about)


@rule("TAG-RUL-78")
def see(hero: Hero, tokens: Iterable[Discovery]) -> None:
    """Whoever has placed a token or looked at it knows it from then on, and may look at it again."""
    hero.seen += [token.number for token in tokens if token.number not in hero.seen]


@rule("TAG-EXP-07", "TAG-EXP-10")
def discard(t: World, token: Discovery) -> None:
    """A token goes into the box."""
    t.box.append(token)


# Revealing


@rule("TAG-EXP-01", "TAG-EXP-02", "TAG-EXP-06", "TAG-EXP-07", "TAG-TOK-08", "TAG-RUL-33", "TAG-RUL-78")
def reveal(t: World, hero: Hero) -> Rules[None]:
    """All tokens of the space are revealed together and resolved one by one, in the order of choice.

    Whoever is defeated on the way leaves the rest where they lie, face down again; but everybody has seen them.
    """
    space = hero.at
    t.revealed = t.found.pop(space)
    for one in t.seats:
        see(one, t.revealed)
    t.tell("revealed", "TAG-EXP-02", seat=hero.seat, tokens=[one.kind for one in t.revealed])
    while t.revealed and t.result is None:
        kinds = list(dict.fromkeys(one.kind for one in t.revealed))
        chosen = yield from ask(
            t, hero.seat, "discoveries", [TOKENS[kind] for kind in kinds], ("TAG-EXP-02",)
        )
        token = next(one for one in t.revealed if one.kind == chosen.value)
        t.revealed.remove(token)
        yield from _resolve(t, hero, token)
        if t.fell:
            break
    if t.revealed:
        t.found[space] = t.revealed
        t.revealed = []


@rule("TAG-RUL-62", "TAG-RUL-75")
def _resolve(t: World, hero: Hero, token: Discovery) -> Rules[None]:
    """A green token is kept, a red one happens."""
    if token.kind in KEPT:
        hero.kept.append(token.kind)
        t.tell("kept", "TAG-EXP-06", seat=hero.seat, token=token.kind)
        return
    t.tell("suffered", "TAG-EXP-06", seat=hero.seat, token=token.kind)
    if token.kind != "disease":
        discard(t, token)
    yield from SUDDENLY[token.kind](t, hero)


@rule("TAG-TOK-06", "TAG-RUL-52")
def _ambush(t: World, hero: Hero) -> Rules[None]:
    """For this turn the opponent in any combat has one more damage and a ranged attack."""
    t.ambushes += 1
    yield from ()


@rule("TAG-TOK-07", "TAG-RUL-09", "TAG-RUL-10", "TAG-RUL-53", "TAG-RUL-57")
def _false_map(t: World, hero: Hero) -> Rules[None]:
    """The opponent on the right may move the character up to two spaces."""
    atlas = t.library.atlas
    right = (hero.seat - 1) % len(t.seats)
    if travel.held(t, hero):
        return
    spaces = atlas.walk(hero.at, 2, hero.level, lambda space: bool(undefeated.aggro(t, space)))
    chosen = yield from ask(t, right, "false-map", [atlas.places[n] for n in spaces], ("TAG-TOK-07",))
    if chosen.value != hero.at:
        travel.move(t, hero, chosen.value, "TAG-TOK-07")


@rule("TAG-TOK-09", "TAG-RUL-54")
def _power_drain(t: World, hero: Hero) -> Rules[None]:
    """Two ability cards at random are lost, or what there is."""
    for _ in range(2):
        abilities.discard_random(t, hero, ("TAG-TOK-09",))
    yield from ()


@rule("TAG-TOK-10", "TAG-RUL-55")
def _disease(t: World, hero: Hero) -> Rules[None]:
    """The token stays on the character card and lowers life by one."""
    hero.disease += 1
    yield from harm.check_fall(t, hero)


@rule("TAG-TOK-11", "TAG-RUL-55")
def cure(t: World, hero: Hero) -> None:
    """Every Disease on the character card goes into the box."""
    for _ in range(hero.disease):
        t.box.append(_token_of(t, "disease"))
    hero.disease = 0


@rule("TAG-TOK-12", "TAG-RUL-73")
def _bomb(t: World, hero: Hero) -> Rules[None]:
    """Two damage."""
    yield from harm.hurt(t, hero, 2, None, ("TAG-TOK-12",))


SUDDENLY: dict[str, Callable[[World, Hero], Rules[None]]] = {
    "ambush": _ambush,
    "false-map": _false_map,
    "power-drain": _power_drain,
    "disease": _disease,
    "bomb": _bomb,
}


# Using kept tokens


@rule(
    "TAG-TOK-01",
    "TAG-TOK-02",
    "TAG-TOK-03",
    "TAG-TOK-04",
    "TAG-TOK-05",
    "TAG-RUL-09",
    "TAG-RUL-47",
    "TAG-RUL-48",
)
def why_not_token(t: World, option: Option) -> Iterator[Refusal]:
    """Every reason against using a kept token now: Gold needs a city, the others the movement phase or a roll."""
    hero, kind = t.hero, option.value
    cites = f"TAG-TOK-0{KEPT.index(kind) + 1}"
    if kind == "gold":
        if not t.library.atlas.is_city[hero.at]:
            yield Refusal(
                cites,
                note="TAG-RUL-47",
                reason="gold-needs-a-city",
                space=t.library.atlas.spaces[hero.at].id,
            )
        return
    if kind == "rocket-boot":
        yield Refusal(cites, note="TAG-RUL-50", reason="no-die-just-rolled")
        return
    if t.phase != "movement":
        yield Refusal(cites, reason="only-when-moving", token=kind)
    if kind == "hearthstone":
        if t.stepped:
            yield Refusal(cites, note="TAG-RUL-48", reason="walked-already")
        if t.grounded:
            yield Refusal(t.grounded, reason="walk-is-over", cause=t.grounded)
        if travel.held(t, hero):
            yield Refusal("TAG-AGR-01", note="TAG-RUL-09", reason="held-by-aggro", foe=travel.holder(t, hero))
    elif kind == "far-sight" and not t.found:
        yield Refusal(cites, reason="no-discovery-to-see")
    elif kind == "merchant" and not any(other.bag for other in t.seats if other is not hero):
        yield Refusal(cites, note="TAG-RUL-51", reason="nobody-has-goods")


def kept(t: World) -> Iterable[Option]:
    """The tokens that the active character keeps, whether it can use them now or not."""
    return [TOKENS[kind] for kind in dict.fromkeys(t.hero.kept)]


def usable(t: World) -> list[Option]:
    """The kept tokens that the active character can use now."""
    return [token for token in kept(t) if next(why_not_token(t, token), None) is None]


def use(t: World, hero: Hero, kind: str) -> Rules[None]:
    """A kept token does what it is good for."""
    yield from USES[kind](t, hero)


@rule("TAG-RUL-75")
def spend(t: World, hero: Hero, kind: str) -> None:
    """A kept token is used and goes into the box."""
    hero.kept.remove(kind)
    t.box.append(_token_of(t, kind))
    t.tell("spent", f"TAG-TOK-0{KEPT.index(kind) + 1}", seat=hero.seat, token=kind)


def _token_of(t: World, kind: str) -> Discovery:
    """A token of a kind that is neither in the pile nor on the board nor in the box: the one that was kept."""
    first = KINDS.index(kind) * EACH
    taken = {one.number for one in (*t.pile.cards, *t.box, *t.revealed)}
    taken |= {one.number for tokens in t.found.values() for one in tokens}
    number = next(number for number in range(first, first + EACH) if number not in taken)
    return Discovery(kind, number)


@rule("TAG-TOK-01")
def gold(t: World, hero: Hero) -> Rules[None]:
    """In a city: an item of the own level or lower, by choice of its colour."""
    spend(t, hero, "gold")
    options = [COLOURS[colour] for colour in LEVELS[: hero.level + 1]]
    chosen = yield from ask(t, hero.seat, "gold", options, ("TAG-TOK-01",))
    items.gain(t, hero, chosen.value, "TAG-TOK-01")


@rule("TAG-TOK-02", "TAG-RUL-48")
def hearthstone(t: World, hero: Hero) -> Rules[None]:
    """To any city instead of walking."""
    spend(t, hero, "hearthstone")
    atlas = t.library.atlas
    options = [atlas.places[city] for city in atlas.cities if city != hero.at]
    chosen = yield from ask(t, hero.seat, "hearthstone", options, ("TAG-TOK-02",))
    travel.move(t, hero, chosen.value, "TAG-TOK-02")
    travel.end_walk(t, "TAG-TOK-02")


@rule("TAG-TOK-03", "TAG-RUL-49")
def far_sight(t: World, hero: Hero) -> Rules[None]:
    """Any discovery on the board is looked at and put back or discarded."""
    spend(t, hero, "far-sight")
    atlas = t.library.atlas
    options = [atlas.places[space] for space in sorted(t.found)]
    chosen = yield from ask(t, hero.seat, "far-sight", options, ("TAG-TOK-03",))
    tokens = t.found[chosen.value]
    which = yield from ask(t, hero.seat, "far-sight-which", WHICH[: len(tokens)], ("TAG-TOK-03",))
    yield from _look(t, hero, chosen.value, tokens[which.value])


@rule("TAG-RUL-49")
def _look(t: World, hero: Hero, space: int, token: Discovery) -> Rules[bool]:
    """A token is looked at; whether it is discarded."""
    see(hero, [token])
    t.tell("looked", "TAG-TOK-03", seat=hero.seat, to=(hero.seat,), token=token.kind)
    away = yield from ask(
        t, hero.seat, "discard-token", (YES, NO), ("TAG-TOK-03",), facts={"token": token.kind}
    )
    if away is YES:
        _take_away(t, hero, space, token, "TAG-TOK-03")
    return away is YES


def _take_away(t: World, hero: Hero, space: int, token: Discovery, *cites: str) -> None:
    """A discovery on the board is discarded for all to see."""
    t.found[space].remove(token)
    if not t.found[space]:
        del t.found[space]
    discard(t, token)
    t.tell("token-gone", *cites, seat=hero.seat, token=token.kind)


def within(t: World, hero: Hero, reach: int) -> list[int]:
    """The spaces within reach that hold discoveries."""
    row = t.library.atlas.distance[hero.at]
    return [space for space in sorted(t.found) if row[space] <= reach]


def scout(t: World, hero: Hero, reach: int) -> Rules[None]:
    """All discoveries within reach are looked at, and one of them may be discarded."""
    atlas = t.library.atlas
    near = within(t, hero, reach)
    for space in near:
        see(hero, t.found[space])
        for token in t.found[space]:
            t.tell("looked", seat=hero.seat, to=(hero.seat,), token=token.kind, space=atlas.spaces[space].id)
    if not near:
        return
    chosen = yield from ask(t, hero.seat, "scout", (*(atlas.places[space] for space in near), DONE))
    if chosen is not DONE:
        tokens = t.found[chosen.value]
        kinds = [token.kind for token in tokens]
        which = yield from ask(t, hero.seat, "scout-which", WHICH[: len(tokens)], facts={"kinds": kinds})
        _take_away(t, hero, chosen.value, tokens[which.value])


@rule("TAG-TOK-05", "TAG-ITM-11", "TAG-RUL-51")
def merchant(t: World, hero: Hero) -> Rules[None]:
    """Any item from another bag; its owner takes a different one from the own bag, if there is any."""
    spend(t, hero, "merchant")
    options = [items.option("take", one.face) for other in t.seats if other is not hero for one in other.bag]
    chosen = yield from ask(t, hero.seat, "merchant", options, ("TAG-TOK-05",))
    other = next(one for one in t.seats if any(owned.face is chosen.value for owned in one.bag))
    others = [one.face for one in hero.bag]
    items.steal(t, hero, other, chosen.value)
    if others:
        back = yield from ask(
            t, other.seat, "merchant-back", [items.option("take", face) for face in others], ("TAG-TOK-05",)
        )
        items.steal(t, other, hero, back.value)


USES: dict[str, Callable[[World, Hero], Rules[None]]] = {
    "gold": gold,
    "hearthstone": hearthstone,
    "far-sight": far_sight,
    "merchant": merchant,
}
