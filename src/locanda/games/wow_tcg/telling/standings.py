"""How each effect is said that holds as long as it lasts: clauses as in `sayings`, which says what happens once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from locanda.kit.text import capital

from .. import vocabulary as v
from ..cards import Card
from ..sought import Condition, Sought
from .phrases import Scene, slug
from .sayings import STOP, says

if TYPE_CHECKING:
    from .text import CardText


def while_so(n: CardText, so: Condition | None) -> str:
    """As long as what it holds, if there is such a condition."""
    return (
        ""
        if so is None
        else n.say(
            "while",
            so=n.condition(so),
            turn="yes" if so.turn else "no",
            only="yes" if so.turn or so.there else "no",
        )
    )


@says(v.Bonus)
def _bonus(n: CardText, e: v.Bonus, s: Scene, span: str) -> str:
    """Numbers are raised or lowered."""
    numbers = [
        n.say(f"bonus-{name}", value=_signed(value))
        for name, value in (("atk", e.atk), ("health", e.health), ("defence", e.defence))
        if value
    ]
    so = while_so(n, e.so)
    if e.attacking and e.so is not None:
        so = n.say("if", so=n.condition(e.so))
    facts: dict[str, Any] = {"numbers": n.listed(numbers), "span": span, "so": so}
    facts |= {"fights": "attacking" if e.attacking else "defending" if e.defending else "none"}
    facts |= {"per": "" if e.each is None else n.phrases.per(e.each, s), "armed": "no"}
    who = n.phrases.who(e.who, s, "every")
    if e.against:
        facts |= {"fights": "against", **n.phrases.who(e.against, s, "a").facts("foe")}
        facts["armed"] = "yes" if s.card.kind == "weapon" else "no"
    return n.spoken("effect-bonus", **facts, **who.facts("who"))


def _signed(value: int) -> str:
    """A number with its sign."""
    return f"+{value}" if value >= 0 else f"\N{MINUS SIGN}{-value}"


@says(v.Has)
def _has(n: CardText, e: v.Has, s: Scene, span: str) -> str:
    """Somebody has a keyword, or is kept from something."""
    who = n.phrases.who(e.who, s, "every")
    facts: dict[str, Any] = {"mark": e.mark, "span": span, "so": while_so(n, e.so), **who.facts("who")}
    if e.only:
        facts |= n.phrases.role(e.only, s).facts("only")
    return n.spoken("effect-has", **{"only": "none", **facts})


@says(v.Gains)
def _gains(n: CardText, e: v.Gains, s: Scene, span: str) -> str:
    """Somebody has a payment power."""
    who = n.phrases.who(e.who, s)
    inner = Scene(
        Card(id="", name=s.card.name, icon="", number=0, kind="ally", rarity="common"), e.power.targets
    )
    power = n.say("power", costs=n.paid(inner.card, e.power, inner), does=n.joined(e.power.do, inner))
    return n.spoken("effect-gains", power=capital(power), span=span, **who.facts("who"))


@says(v.Loses)
def _loses(n: CardText, e: v.Loses, s: Scene, span: str) -> str:
    """Somebody loses all powers."""
    return n.say("effect-loses", tag=n.word("tag", slug(e.tag)), **n.phrases.who(e.who, s).facts("who"))


@says(v.Barred)
def _barred(n: CardText, e: v.Barred, s: Scene, span: str) -> str:
    """Players are kept from something."""
    if e.ban in ("lose-hero", "protect"):
        return n.say(f"effect-barred-{e.ban}")
    who = n.phrases.player({"each": "all", "opponents": "foes"}.get(e.player, e.player), s)
    return n.spoken(
        "effect-bans", bans=n.say(f"ban-{e.ban}"), span=span, so=while_so(n, e.so), **who.facts("who")
    )


@says(v.More)
def _more(n: CardText, e: v.More, s: Scene, span: str) -> str:
    """Damage or healing becomes more."""
    facts: dict[str, Any] = {
        "amount": e.amount,
        "double": "yes" if e.double else "no",
        "type": e.type or "none",
    }
    facts |= {"ability": "yes" if e.ability else "no", "heal": "yes" if e.heal else "no"}
    facts |= {"by": "none", "to": "none"}
    if e.by:
        facts |= n.phrases.who(e.by, s).facts("by")
    if e.to:
        facts |= n.phrases.who(e.to, s).facts("to")
    return n.spoken("effect-more", **facts)


@says(v.Prevent)
def _prevent(n: CardText, e: v.Prevent, s: Scene, span: str) -> str:
    """Damage is prevented, and what follows."""
    facts: dict[str, Any] = {"amount": e.amount, "next": "yes" if e.next else "no", "span": span}
    facts |= {"combat": "yes" if e.combat else "no", "so": while_so(n, e.so), "by": "none", "to": "none"}
    if e.to:
        facts |= n.phrases.who(e.to, s, "a" if e.amount else "each").facts("to")
    if e.by:
        facts |= n.phrases.who(e.by, s).facts("by")
    said = n.spoken("effect-prevent", **facts)
    if not e.then:
        return said
    inner = Scene(s.card, s.targets, s.said, it=e.by or None)
    return f"{said}{STOP}{n.say('prevented-so', does=n.joined(e.then, inner))}"


@says(v.Pierce)
def _pierce(n: CardText, e: v.Pierce, s: Scene, span: str) -> str:
    """Damage cannot be prevented."""
    facts = n.phrases.this(s.card).facts("self") | n.phrases.who(e.by, s).facts("by")
    return n.say("effect-pierce", armed="yes" if e.armed else "no", **facts)


@says(v.Cheaper)
def _cheaper(n: CardText, e: v.Cheaper, s: Scene, span: str) -> str:
    """Cards or strikes cost less."""
    tag = ""
    if e.tag:
        tag = n.phrases.described(
            Sought(sort="ability" if e.what == "card" else "weapon", tag=e.tag), s, many=not e.next
        )
        if e.what == "strike":
            tag = n.phrases.thing(Sought(sort="weapon", tag=e.tag), "a", s).forms[""]
    if e.weapon:
        tag = n.phrases.this(s.card).forms[""]
    facts = {
        "amount": e.amount,
        "what": e.what,
        "tag": tag or "none",
        "least": e.least,
        "next": "yes" if e.next else "no",
    }
    return n.spoken("effect-cheaper", span=span, **facts)


@says(v.Tax, v.HandSize)
def _number(n: CardText, e: v.Tax | v.HandSize, s: Scene, span: str) -> str:
    """What holds by a number alone."""
    return n.say(f"effect-{e.word}", amount=e.amount, **n.phrases.role("host", s).facts("host"))


@says(v.Swift)
def _swift(n: CardText, e: v.Swift, s: Scene, span: str) -> str:
    """Cards in hand are instant."""
    return n.say("effect-swift", kinds=n.listed([n.say(f"noun-{kind}", form="many") for kind in e.kinds]))


@says(v.Keeps)
def _keeps(n: CardText, e: v.Keeps, s: Scene, span: str) -> str:
    """The host is under this control."""
    return n.say("effect-keeps", **n.phrases.role("host", s).facts("host"))
