"""The Attack phase: the dice pool, rerolls, what follows from them, and the tokens."""

from __future__ import annotations

from locanda.kernel.decision import PASS, Option, Rules, option
from locanda.kernel.windows import is_asked, opened, window
from locanda.kit.ledger import rule

from ..state import Attack, Boxes, Character, Combat, Die, World
from ..vocabulary import NoRerollValue
from ..words import Colour
from . import abilities, foes, gear, harm, pool, tokens, values
from .combat import fight, is_over, is_pvp
from .factions import council
from .moment import Moment, fighter_of

ROLL = Option("roll")
FOES = Option("foes")
STUN_DICE, CURSE_DICE = 2, 1


@rule("TBG-CMB-07", "TBG-RUL-23", "TBG-CMB-08", "TBG-PVP-05", "TBG-PVP-06")
def attacks(t: World) -> Rules[None]:
    """The next character attacks; when everybody has, the Defense phase follows.

    A group agrees who is next. In a PvP combat the factions take turns as long as both have somebody left.
    """
    combat = fight(t)
    waiting = [t.characters[one.who] for one in combat.fighters if not one.acted and not one.out]
    if not waiting or is_over(t, combat):
        t.phase = "defense"
        return
    if is_pvp(combat):
        mine = [one for one in waiting if one.faction == combat.turn]
        waiting = mine or waiting
    faction = waiting[0].faction
    chosen = yield from council(
        t,
        faction,
        "attacker",
        [option("attacker", one.id, one.index) for one in waiting],
        ("TBG-CMB-07",),
        seats=[one.seat for one in values.friends(t, combat, faction)],
    )
    if is_pvp(combat):
        combat.turn = 1 - faction
    yield from begin_attack(t, combat, chosen.value)
    t.phase = "pool"


@rule("TBG-CMB-09", "TBG-TIME-08", "TBG-POW-02")
def begin_attack(t: World, combat: Combat, who: int) -> Rules[None]:
    """The character's Attack phase begins; what gives dice for nothing is in the pool already."""
    combat.attack = Attack(who)
    fighter = fighter_of(t, t.characters[who])
    assert fighter is not None
    fighter.acted = True
    t.tell("attacks", "TBG-CMB-07", seat=t.characters[who].seat, character=who)
    for friend in values.friends(t, combat, t.characters[who].faction, first=who):
        for use in gear.outfit(t, friend).at("pool"):
            if use.terms.auto and (friend.index == who or use.terms.whose == "friends"):
                yield from _contribute(t, friend, use)


def _contribute(t: World, friend: Character, use: gear.Use) -> Rules[None]:
    needs = use.terms.needs
    if needs is None or abilities.holds(t, friend, needs, use.card):
        yield from abilities.carry_out(Moment(t, friend, "pool"), use)


@rule("TBG-RUL-80")
def contributions(t: World, combat: Combat) -> list[gear.Use]:
    """The cards, own ones and those of friends, that give the attacker dice by themselves: each may be left out."""
    attack = combat.attack
    assert attack is not None
    one = t.characters[attack.who]
    sources = {die.source for die in attack.dice if not die.face} | {bonus[0] for bonus in attack.bonuses}
    return [
        use
        for each in values.friends(t, combat, one.faction, first=one.index)
        for when in ("pool", "used")
        for use in gear.outfit(t, each).at(when)
        if (use.terms.auto or when == "used") and (use.card.id in sources or use.card.id in attack.withheld)
    ]


def _leavings(t: World, combat: Combat) -> list[Option]:
    """Cards that may be left out of the pool, or put in again."""
    attack = combat.attack
    assert attack is not None
    found = []
    for use in contributions(t, combat):
        verb = "take" if use.card.id in attack.withheld else "leave"
        found.append(option(verb, use.card.id, use.card.id))
    return list(dict.fromkeys(found))


@rule("TBG-CMB-09", "TBG-RUL-80", "TBG-RUL-102")
def dice_pool(t: World) -> Rules[None]:
    """The pool is made up: friends add what they have for the attacker, who uses cards, leaves some out, and rolls."""
    combat = fight(t)
    attack = combat.attack
    assert attack is not None
    one = t.characters[attack.who]
    for friend in values.friends(t, combat, one.faction):
        if friend is not one:
            yield from abilities.windows(t, friend, "pool")
    moment = Moment(t, one, "pool")
    while not _gone(t, one):
        options = [*abilities.options(moment), *_leavings(t, combat)]
        if not is_asked(t, one.seat, "pool", True):
            break
        chosen = yield opened(
            one.seat,
            "pool",
            options,
            ("TBG-CMB-09",),
            subject=moment,
            candidates=abilities.candidates,
            why_not=abilities.why_not_use,
            facts={"character": one.index},
            close=ROLL,
        )
        if chosen is ROLL:
            break
        if chosen.verb == "leave":
            attack.withheld.append(chosen.value)
            pool.lay_aside(t, attack, chosen.value)
        elif chosen.verb == "take":
            attack.withheld.remove(chosen.value)
            pool.put_in_again(t, attack, chosen.value)
        else:
            yield from abilities.use_card(moment, chosen)
    if _gone(t, one):
        yield from _next_attack(t)
        return
    yield from _hampered(t, combat, one)
    if not _gone(t, one):
        yield from abilities.automatic(t, one, "roll")
    if _gone(t, one):
        yield from _next_attack(t)
        return
    _roll(t, attack, one)
    t.phase = "rolled"


def _gone(t: World, one: Character) -> bool:
    """Whether a character takes no further part in the combat."""
    fighter = fighter_of(t, one)
    return t.result is not None or fighter is None or fighter.out


@rule("TBG-TOK-01", "TBG-TOK-02", "TBG-TOK-04", "TBG-RUL-01", "TBG-RUL-02", "TBG-DICE-06")
def _hampered(t: World, combat: Combat, one: Character) -> Rules[None]:
    """Stun and Curse take dice out of the pool before the roll; whom Stun asks for more than there are is defeated."""
    attack = combat.attack
    assert attack is not None
    needed = STUN_DICE * one.stun
    if needed > len(attack.dice):
        yield from harm.fall(t, one, "TBG-TOK-02")
        return
    moment = Moment(t, one, "pool", "stun")
    for kind, number in (("stun", needed), ("curse", min(CURSE_DICE * one.curse, len(attack.dice) - needed))):
        moment.card = kind
        for _ in range(number):
            die = yield from pool.choose(moment, "remove", attack.dice, False, "TBG-TOK-01")
            assert die is not None
            pool.take_away(t, attack, die, kind)


@rule("TBG-CMB-09")
def _roll(t: World, attack: Attack, one: Character) -> None:
    for die in attack.dice:
        if not die.face:
            die.face = t.dice.roll(pool.SIDES, f"{die.colour} die")
    dice = [[die.colour, die.face] for die in attack.dice]
    t.tell("dice", "TBG-CMB-09", seat=one.seat, character=one.index, dice=dice)


def _next_attack(t: World) -> Rules[None]:
    """The Attack phase is over; the dice are free again."""
    combat = fight(t)
    yield from harm.carry_away(t)
    combat.attack = None
    t.phase = "attacks"


@rule("TBG-TIME-01")
def rolled(t: World) -> Rules[None]:
    """What cards do after the roll, before rerolls."""
    combat = fight(t)
    attack = combat.attack
    assert attack is not None
    one = t.characters[attack.who]
    yield from abilities.automatic(t, one, "rolled")
    if not _gone(t, one):
        yield from abilities.windows(t, one, "rolled")
    if _gone(t, one):
        yield from _next_attack(t)
    else:
        t.phase = "rerolls"


@rule("TBG-CMB-11", "TBG-CMB-12", "TBG-CMB-13", "TBG-CMB-14")
def rerolls(t: World) -> Rules[None]:
    """Cards of the start of the step are used; then dice are rolled again up to the Reroll value, each at most once."""
    combat = fight(t)
    attack = combat.attack
    assert attack is not None
    one = t.characters[attack.who]
    attack.limits = {}
    yield from abilities.automatic(t, one, "rerolls")
    if not _gone(t, one):
        yield from abilities.windows(t, one, "rerolls")
    moment = Moment(t, one, "rerolling")
    while not _gone(t, one):
        left = rerolls_left(t, combat)
        found: dict[tuple[Colour, int], Die] = {}
        if left > 0:
            for die in pool.rerollable(attack):
                if die.colour not in attack.frozen:
                    found.setdefault((die.colour, die.face), die)
        options = [*abilities.options(moment), *(pool.OPTIONS[("reroll", *key)] for key in found)]
        chosen = yield from window(
            t,
            one.seat,
            "use.rerolling",
            options,
            ("TBG-CMB-11",),
            subject=moment,
            candidates=abilities.candidates,
            why_not=abilities.why_not_use,
            facts={"character": one.index, "left": left},
        )
        if chosen is PASS:
            break
        if chosen.verb == "reroll":
            attack.rerolls += 1
            pool.reroll(t, attack, found[chosen.value])
        else:
            yield from abilities.use_card(moment, chosen)
    if _gone(t, one):
        yield from _next_attack(t)
    else:
        t.phase = "after-rerolls"


def rerolls_left(t: World, combat: Combat) -> int:
    """How many dice the attacking character may still reroll with its Reroll value."""
    attack = combat.attack
    assert attack is not None
    if any(isinstance(step, NoRerollValue) for step in foes.lasting(t, combat, attack.who)):
        return 0
    return max(0, values.reroll(t, combat) - attack.rerolls)


@rule("TBG-TIME-09", "TBG-CMB-35", "TBG-RUL-27", "TBG-CMB-21")
def after_rerolls(t: World) -> Rules[None]:
    """What cards and opponents do at the end of the Reroll step, in the order that the attacking character chooses."""
    combat = fight(t)
    attack = combat.attack
    assert attack is not None
    one = t.characters[attack.who]
    yield from abilities.automatic(t, one, "after-rerolls")
    moment = Moment(t, one, "after-rerolls")
    pending = foes.has(combat, "after-rerolls")
    while not _gone(t, one):
        for friend in values.friends(t, combat, one.faction):
            if friend is not one:
                yield from abilities.windows(t, friend, "after-rerolls")
        if _gone(t, one):
            break
        found = abilities.options(moment)
        if pending:
            chosen = FOES
            if is_asked(t, one.seat, "use.after-rerolls", bool(found)):
                chosen = yield opened(
                    one.seat,
                    "use.after-rerolls",
                    found,
                    ("TBG-TIME-09",),
                    subject=moment,
                    candidates=abilities.candidates,
                    why_not=abilities.why_not_use,
                    facts={"character": one.index, "pending": True},
                    close=FOES,
                )
        else:
            chosen = yield from window(
                t,
                one.seat,
                "use.after-rerolls",
                found,
                ("TBG-TIME-01",),
                subject=moment,
                candidates=abilities.candidates,
                why_not=abilities.why_not_use,
                facts={"character": one.index, "pending": False},
            )
        if chosen is PASS:
            break
        if chosen is FOES:
            pending = False
            yield from foes.act(t, combat, "after-rerolls", one.index)
        else:
            yield from abilities.use_card(moment, chosen)
    if _gone(t, one):
        yield from _next_attack(t)
    else:
        t.phase = "tokens"


@rule("TBG-CMB-15", "TBG-RUL-115")
def placement(t: World) -> Rules[None]:
    """The character's tokens are placed, with what cards and opponents do at that; its Attack phase is over."""
    combat = fight(t)
    attack = combat.attack
    assert attack is not None
    one = t.characters[attack.who]
    placed = attack.placed
    attack.earlier = Boxes(placed.damage, placed.defense, placed.attrition, placed.armor)
    yield from abilities.automatic(t, one, "tokens")
    yield from abilities.windows(t, one, "tokens")
    yield from abilities.windows(t, one, "placing")
    if not _gone(t, one):
        yield from tokens.place_all(t, combat)
        if foes.has(combat, "placed"):
            yield from foes.act(t, combat, "placed", one.index)
    yield from _next_attack(t)
