"""Combat: rounds of Escape, Ranged, Melee and Magic, against a Challenge, an Encounter's foe or another Hero."""

from __future__ import annotations

from collections.abc import Iterator

from locanda.kernel.decision import Option, Rules, ask
from locanda.kernel.refusal import Refusal
from locanda.kit.effects import run
from locanda.kit.ledger import rule
from locanda.kit.uses import mixed_candidates, mixed_why_not

from ..cards import TYPES, Card
from ..state import Companion, Fight, Party, Realm
from ..vocabulary import NoAllies, NoEscape, Regenerate, Tiring
from . import abilities, aftermath, checks, duels, modifiers, tokens
from .moment import Moment

ESCAPE = Option("escape")
STAY = Option("stay")
ATTACK = Option("attack", "hero")
DEFEND = Option("defend")
PASS = Option("pass")
QUIET_ROUNDS = 50  # RB-RUL-58
LAST_ROUND = 200  # RB-RUL-69: a foe that heals every wound it gets


# Before combat


@rule("RB-CHA-01", "RB-CHA-02", "RB-RUL-33")
def challenge_text(t: Realm) -> Rules[None]:
    """The Challenge's own Before Combat text is resolved, ahead of anything its challenger can do."""
    fight, party = _fight(t), t.party
    assert fight.foe is not None
    if fight.foe.before:
        moment = Moment(t, party, "challenge")
        moment.card = fight.foe.id
        yield from run(moment, fight.foe.before)
        if (yield from aftermath.settle(t, moment.outcome)):
            return
    # RB-RUL-33: without Life the text decides alone, and a text that decided nothing is a failure.
    if fight.foe.life or not (yield from aftermath.settle(t, "failed")):
        t.phase = "prepare"


@rule("RB-PVP-02")
def rival_prepares(t: Realm) -> Rules[None]:
    """The attacked player has used own Before Combat abilities first."""
    fight = _fight(t)
    rival = t.seats[fight.rival]
    moment = Moment(t, rival, "before-combat")
    yield from abilities.offer(moment, ("RB-PVP-02",))
    if not (yield from aftermath.settle(t, "")):
        t.phase = "prepare"


@rule("RB-CHA-03", "RB-PVP-03")
def prepare(t: Realm) -> Rules[None]:
    """The player has used any number of own Before Combat abilities."""
    moment = Moment(t, t.party, "before-combat")
    while True:
        found = abilities.usable(moment)
        if not found:
            break
        moment.outcome = ""
        answer = yield from ask(
            t,
            t.active,
            "use.before-combat",
            [*abilities.options(found), STAY],
            ("RB-CHA-03", "RB-CHA-04"),
            subject=abilities.mixed(moment, t, duels.bystanders, duels.why_not_attack),
            candidates=mixed_candidates,
            why_not=mixed_why_not,
        )
        if answer is STAY:
            break
        yield from abilities.use(moment, answer, found)
        if (yield from aftermath.settle(t, moment.outcome)):
            return
    start_round(t)


@rule("RB-COM-01", "RB-COM-19")
def start_round(t: Realm) -> None:
    """A round begins with its Escape phase; everybody may attack once again."""
    party = t.party
    party.attacked = False
    for ally in party.allies:
        ally.attacked = False
    t.phase = "escape"


# Escape


@rule("RB-ESC-01", "RB-PVP-04", "RB-ESC-02", "RB-ESC-03", "RB-RUL-22", "RB-RUL-40", "RB-RUL-67")
def escape(t: Realm) -> Rules[None]:
    """The player has tried to escape as often as he liked, or goes on to fight; each failure costs a wound."""
    fight, party = _fight(t), t.party
    fight.target = 0
    yield from _begin_round(t)
    if (yield from aftermath.settle(t, "")):
        return
    while True:
        moment = Moment(t, party, "escape")
        can_flee = next(why_not_escape(t, ESCAPE), None) is None
        found = [] if is_held(t) else abilities.usable(moment)
        if not can_flee and not found:
            break
        options = [ESCAPE, STAY] if can_flee else [STAY]
        answer = yield from ask(
            t,
            party.seat,
            "escape",
            [*options, *abilities.options(found)],
            ("RB-ESC-01",),
            subject=abilities.mixed(moment, t, _escapes, why_not_escape),
            candidates=mixed_candidates,
            why_not=mixed_why_not,
        )
        if answer is STAY:
            break
        if answer is not ESCAPE:
            yield from abilities.use(moment, answer, found)
            if (yield from aftermath.settle(t, moment.outcome)):
                return
            continue
        if fight.foe is None and not fight.target:
            # RB-RUL-40: the defender rolls once for all attempts of this phase.
            fight.target = yield from checks.opposing_total(t, t.seats[fight.rival], 0, "escape")
        if (yield from try_to_escape(t, party, fight)):
            yield from aftermath.settle(t, "fled")
            return
        if (yield from aftermath.settle(t, "")):
            return
    t.phase = "ranged"


@rule("RB-ESC-02", "RB-ESC-03", "RB-RUL-22", "RB-RUL-23")
def try_to_escape(t: Realm, party: Party, fight: Fight) -> Rules[bool]:
    """Whether the Hero gets away: the die and Mind against the enemy's Mind; a failure costs 1 wound."""
    aim = fight.target if fight.foe is None else modifiers.target(t, fight.foe, 0)
    assert aim is not None
    bonus = modifiers.characteristic(t, party, None, 0) + modifiers.roll_bonus(t, party, None, "escape")
    if (yield from checks.check(t, party, None, "escape", -1, "escape", bonus, aim)):
        return True
    yield from tokens.take_wounds(t, party, None, 1)
    return False


def _escapes(t: Realm) -> Iterator[Option]:
    yield ESCAPE
    yield from duels.bystanders(t)


@rule("RB-ESC-01", "RB-RUL-23")
def why_not_escape(t: Realm, option: Option) -> Iterator[Refusal]:
    """Every reason that forbids an escape now, or an attack on another Hero."""
    if option is not ESCAPE:
        yield from duels.why_not_attack(t, option)
        return
    fight = _fight(t)
    if fight.foe is not None and fight.foe.mind is None:
        foe = fight.foe.id
        yield Refusal("RB-ESC-02", foe, "RB-RUL-23", reason="no-mind-to-escape", foe=foe)
    for card, until in holders(t):
        yield Refusal("RB-CARD-06", card.id, reason="lets-nobody-escape", by=card.id, until=until)


def holders(t: Realm) -> Iterator[tuple[Card, int]]:
    """The cards that forbid every escape now, and until which round they do (0: in all of them)."""
    for card, effect in modifiers.laid_down(t, t.party, NoEscape):
        if effect.round == 0 or _fight(t).round <= effect.round:
            yield card, effect.round


def is_held(t: Realm) -> bool:
    """Whether a card forbids every escape now."""
    return next(holders(t), None) is not None


def _begin_round(t: Realm) -> Rules[None]:
    """What cards do at the start of a round has happened."""
    fight = _fight(t)
    if fight.foe is not None and fight.round > 1:
        for effect in fight.foe.always:
            if type(effect) is Regenerate and fight.wounds:
                gone = min(effect.amount, fight.wounds)
                fight.wounds -= gone
                t.tell("regenerated", "RB-CARD-06", card=fight.foe.id, amount=gone)
    if fight.foe is None:
        yield from abilities.trigger(t, t.seats[fight.rival], "round")
    yield from abilities.trigger(t, t.party, "round")


# Ranged, Melee, Magic


@rule("RB-COM-01")
def ranged(t: Realm) -> Rules[None]:
    """The Ranged phase."""
    yield from combat_phase(t, 0)


@rule("RB-COM-01")
def melee(t: Realm) -> Rules[None]:
    """The Melee phase."""
    yield from combat_phase(t, 1)


@rule("RB-COM-01")
def magic(t: Realm) -> Rules[None]:
    """The Magic phase."""
    yield from combat_phase(t, 2)


@rule(
    "RB-COM-02",
    "RB-COM-05",
    "RB-COM-06",
    "RB-COM-08",
    "RB-COM-19",
    "RB-RUL-24",
    "RB-RUL-58",
    "RB-RUL-67",
    "RB-RUL-69",
)
def combat_phase(t: Realm, phase: int) -> Rules[None]:
    """Exactly one character has attacked, or the Hero has defended; then the next phase or round follows."""
    fight, party = _fight(t), t.party
    fight.target = 0
    if fight.foe is None:
        fight.target = yield from checks.opposing_total(t, t.seats[fight.rival], phase, TYPES[phase])
        if (yield from aftermath.settle(t, "")):
            return
    answer = yield from ask(
        t,
        party.seat,
        f"attack.{TYPES[phase]}",
        fighters(t, phase),
        ("RB-COM-02",),
        subject=(t, phase),
        candidates=_stances,
        why_not=why_not_stance,
    )
    if answer is DEFEND:
        yield from defend(t, party, phase)
    else:
        attacker = None if answer is ATTACK else tokens.ally_named(party, answer.about)
        yield from attack(t, party, attacker, phase)
    if (yield from aftermath.settle(t, "")):
        return
    if phase < 2:
        t.phase = TYPES[phase + 1]
        return
    fight.quiet = 0 if fight.hurt else fight.quiet + 1
    fight.hurt = False
    fight.round += 1
    if fight.quiet >= QUIET_ROUNDS or fight.round > LAST_ROUND:
        yield from aftermath.settle(t, "failed")
        return
    start_round(t)


@rule("RB-COM-03", "RB-COM-04", "RB-COM-08", "RB-RUL-24", "RB-RUL-52")
def fighters(t: Realm, phase: int) -> list[Option]:
    """What the player can do in a combat phase: attack with the Hero or one Ally, or defend."""
    party = t.party
    options = [] if party.attacked or not _is_target(t, phase) else [ATTACK]
    for ally in party.allies:
        if ally.face_up and not ally.attacked:
            option = tokens.ally_option("attack", ally.card.id)
            if next(why_not_stance((t, phase), option), None) is None:
                options.append(option)
    options.append(DEFEND)
    return options


def _is_target(t: Realm, phase: int) -> bool:
    """Whether the enemy can be attacked in this phase at all."""
    foe = _fight(t).foe
    return foe is None or foe.characteristic(phase) is not None


def _stances(subject: tuple[Realm, int]) -> Iterator[Option]:
    yield ATTACK
    yield DEFEND
    yield PASS
    yield ESCAPE
    for ally in subject[0].party.allies:
        yield tokens.ally_option("attack", ally.card.id)
        yield tokens.ally_option("defend", ally.card.id)
    yield from duels.bystanders(subject[0])


@rule("RB-COM-03", "RB-COM-04", "RB-COM-06", "RB-COM-02", "RB-RUL-24", "RB-RUL-52")
def why_not_stance(subject: tuple[Realm, int], option: Option) -> Iterator[Refusal]:
    """Every reason that forbids this attack or defence; none means that it is allowed."""
    t, phase = subject
    party, fight, hero = t.party, _fight(t), t.party.hero.id
    if option is PASS:
        yield Refusal(
            "RB-COM-02", None, "RB-RUL-24", reason="attack-or-defend", card=hero, phase=TYPES[phase]
        )
    elif option is ESCAPE:
        yield from _why_no_escape_any_more(t)
    elif option.verb == "attack" and option.value is None and option is not ATTACK:  # another Hero
        yield from duels.why_not_attack(t, option)
    elif option is ATTACK:
        yield from _why_not_hit(fight, phase, hero)
        if party.attacked:
            yield Refusal("RB-COM-03", hero, reason="has-attacked", card=hero, round=fight.round)
    elif option.verb == "defend" and option is not DEFEND:
        yield Refusal("RB-COM-06", option.about, reason="allies-do-not-defend", card=option.about, hero=hero)
    elif option is not DEFEND:
        yield from _why_not_send(t, phase, tokens.ally_named(party, option.about))


@rule("RB-ESC-01")
def _why_no_escape_any_more(t: Realm) -> Iterator[Refusal]:
    """Why nobody escapes after the Escape phase: nobody could in it, or it is over."""
    against = list(why_not_escape(t, ESCAPE))
    yield from against
    if not against:
        yield Refusal("RB-ESC-01", reason="escape-is-over", round=_fight(t).round)


def _why_not_hit(fight: Fight, phase: int, attacker: str) -> Iterator[Refusal]:
    """Why nobody at all can attack the enemy in this phase."""
    foe = fight.foe
    if foe is not None and foe.characteristic(phase) is None:
        stat = modifiers.CHARACTERISTICS[phase]
        yield Refusal("RB-COM-08", attacker, reason="nobody-can-attack", foe=foe.id, stat=stat)


def _why_not_send(t: Realm, phase: int, ally: Companion) -> Iterator[Refusal]:
    """Why an Ally cannot attack in this phase."""
    card, round_ = ally.card.id, _fight(t).round
    yield from _why_not_hit(_fight(t), phase, card)
    if ally.attacked:
        yield Refusal("RB-COM-04", card, reason="has-attacked", card=card, round=round_)
    if not ally.face_up:
        yield Refusal("RB-BAS-06", card, "RB-RUL-52", reason="face-down", card=card)
    for by, effect in modifiers.laid_down(t, t.party, NoAllies):
        if effect.type in (None, TYPES[phase]):
            yield Refusal(
                "RB-CARD-06", card, reason="keeps-allies-out", by=by.id, phase=effect.type or "none"
            )


@rule("RB-COM-07", "RB-COM-10", "RB-COM-14", "RB-COM-17")
def attack(t: Realm, party: Party, ally: Companion | None, phase: int) -> Rules[None]:
    """An attack: success wounds the enemy, failure costs the attacker the enemy's damage of that type."""
    if ally is None:
        party.attacked = True
    else:
        ally.attacked = True
    if (yield from checks.combat_roll(t, party, ally, "attack", phase, _target(t, phase))):
        yield from checks.hit(t, party, ally, phase)
    elif not modifiers.is_unscathed(t, party, ally, phase):
        yield from strike_back(t, party, ally, phase)


@rule("RB-COM-05", "RB-COM-11", "RB-COM-12", "RB-COM-15", "RB-COM-18", "RB-RUL-26")
def defend(t: Realm, party: Party, phase: int) -> Rules[None]:
    """The Hero defends: success is nothing, failure costs the enemy's damage; against damage 0 nobody rolls."""
    if enemy_damage(t, phase) == 0:
        t.tell("no-roll", "RB-COM-12", seat=party.seat)
        return
    if not (yield from checks.combat_roll(t, party, None, "defence", phase, _target(t, phase))):
        yield from strike_back(t, party, None, phase)


@rule("RB-COM-10", "RB-COM-14", "RB-COM-17", "RB-RUL-41")
def strike_back(t: Realm, party: Party, ally: Companion | None, phase: int) -> Rules[None]:
    """The enemy's damage of a phase is taken by whoever failed the roll."""
    if ally is not None and ally not in party.allies:
        return
    amount = enemy_damage(t, phase)
    foe = _fight(t).foe
    if foe is not None and any(
        type(effect) is Tiring and effect.type == TYPES[phase] for effect in foe.always
    ):
        yield from tokens.take_exhaustion(t, party, ally, amount)
    else:
        yield from tokens.take_wounds(t, party, ally, amount)


def enemy_damage(t: Realm, phase: int) -> int:
    """The wounds that the enemy inflicts in a phase."""
    fight = _fight(t)
    if fight.foe is None:
        return modifiers.damage(t, t.seats[fight.rival], None, phase)
    return modifiers.foe_damage(t, fight.foe, phase)


def _target(t: Realm, phase: int) -> int:
    """The number that a combat roll must reach; an enemy without such a value cannot be resisted or hit by it."""
    fight = _fight(t)
    if fight.foe is None:
        return fight.target
    aim = modifiers.target(t, fight.foe, phase)
    return 0 if aim is None else aim


def _fight(t: Realm) -> Fight:
    assert t.fight is not None
    return t.fight
