"""How each effect is said: a clause without a capital letter, or several with a mark where a sentence begins.

Each function takes the text (`n`), the effect (`e`), the scene in which it stands (`s`) and how long it lasts (`span`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec.structs import replace as replace_of

from locanda.kit.effects import Effect, Step

from .. import vocabulary as v
from ..cards import Card
from ..sought import Count, Sought
from ..words import KEYWORDS, Mark
from .phrases import SLOTS, Scene, Thing

if TYPE_CHECKING:
    from .text import CardText

# What a new sentence begins with inside a clause.
STOP = "¶"
F = TypeVar("F", bound=Callable[..., str])


class Renders(dict[type[Step], Callable[..., str]]):
    """How each effect is said."""

    def says(self, *kinds: type[Step]) -> Callable[[F], F]:
        """Mark what says these effects."""

        def mark(function: F) -> F:
            self.update(dict.fromkeys(kinds, function))
            return function

        return mark


RENDERS = Renders()
says = RENDERS.says


def keyword(step: Step) -> Mark | None:
    """The keyword that a card has of itself, if the effect is nothing else."""
    if isinstance(step, v.Has) and step.who == "self" and step.so is None and step.mark in KEYWORDS:
        return step.mark
    return None


def _together(first: Step, then: Step) -> bool:
    """Whether two effects are said as one."""
    if isinstance(first, v.Ready):
        return isinstance(then, v.Ready)
    if isinstance(first, v.Has) and isinstance(then, v.Has):
        kept = ("no-attack", "no-protect")
        return first.who == then.who and first.mark in kept and then.mark in kept and first.so == then.so
    return (
        isinstance(first, v.Barred)
        and isinstance(then, v.Barred)
        and first.player == then.player
        and first.so == then.so
    )


def rows(steps: Sequence[Step]) -> Iterator[Sequence[Step]]:
    """Effects in rows of those that are said as one."""
    at = 0
    while at < len(steps):
        same = at + 1
        while same < len(steps) and _together(steps[at], steps[same]):
            same += 1
        yield steps[at:same]
        at = same


# Costs


@says(v.Activate, v.Flip, v.Redraw, v.Reshuffle, v.Extra, v.Instead, v.StaysDown)
def _bare(n: CardText, e: Effect, s: Scene, span: str) -> str:
    """What needs no facts but the card itself."""
    return n.say(f"effect-{e.word}", **n.phrases.this(s.card).facts("self"))


@says(v.Concede)
def _concede(n: CardText, e: v.Concede, s: Scene, span: str) -> str:
    """The game is given up, and what is kept for the next one."""
    return n.say("effect-concede", keep="yes" if e.keep else "no")


@says(v.PutOn, v.Put)
def _put_on(n: CardText, e: v.PutOn | v.Put, s: Scene, span: str) -> str:
    """Damage is put on somebody."""
    det = "a" if isinstance(e, v.PutOn) else "each"
    who = (
        n.phrases.role("hero", s)
        if e.who == "self" and s.card.kind == "hero"
        else n.phrases.who(e.who, s, det)
    )
    return n.say("effect-put-on", **n.amount(e.amount, s), **who.facts("who"))


@says(v.Give)
def _give(n: CardText, e: v.Give, s: Scene, span: str) -> str:
    """Own cards are destroyed as a cost."""
    return n.say("effect-destroy", **n.phrases.who(e.who, s, "count", e.count).facts("what"))


@says(v.Tap)
def _tap(n: CardText, e: v.Tap, s: Scene, span: str) -> str:
    """Own cards are exhausted as a cost."""
    return n.say("effect-exhaust", **n.phrases.who(e.who, s, "count", e.count).facts("what"))


@says(v.Banish)
def _banish(n: CardText, e: v.Banish, s: Scene, span: str) -> str:
    """Cards leave the game as a cost."""
    who = e.who
    if isinstance(who, Sought) and who.side == "any" and who.zone == "graveyard":
        who = _own(who)
    what = n.phrases.who(who, s, "up-to" if e.up_to else "count", e.count)
    return n.say("effect-remove", **what.facts("what"))


def _own(what: Sought) -> Sought:
    """The same among one's own cards."""
    return replace_of(what, side="yours")


@says(v.Drop)
def _drop(n: CardText, e: v.Drop, s: Scene, span: str) -> str:
    """Cards of the hand are discarded as a cost."""
    return n.say("effect-drop", count=e.count)


@says(v.Say)
def _say(n: CardText, e: v.Say, s: Scene, span: str) -> str:
    """Something is said aloud."""
    return n.say("effect-say", words=e.words)


# What happens once


@says(v.Deal)
def _deal(n: CardText, e: v.Deal, s: Scene, span: str) -> str:
    """Damage is dealt, and what follows for whoever was dealt it."""
    by, to = n.doer(e.by, s), n.phrases.who(e.to, s).facts("to")
    own = isinstance(e.amount, Count) and e.amount.who == e.by
    facts = {**by, **to, **n.amount(e.amount, s, e.type, e.by if own else e.to)}
    said = n.spoken(
        "effect-deal", sure="yes" if e.unpreventable else "no", own="yes" if own else "no", **facts
    )
    if not e.then:
        return said
    then = n.joined(e.then, replace(s, it=n.phrases.plain(n.say("role-hurt"))))
    return f"{said}{STOP}{then}"


@says(v.Heal)
def _heal(n: CardText, e: v.Heal, s: Scene, span: str) -> str:
    """Damage is healed."""
    by = n.doer(e.by, s)
    who = n.phrases.who(e.who, s).facts("who")
    facts: dict[str, Any] = (
        {"kind": "all", "hurt": "", "equal": ""} if e.amount == "all" else n.amount(e.amount, s)
    )
    return n.spoken("effect-heal", itself="yes" if by["by"] == who["who"] else "no", **facts, **by, **who)


@says(v.Clear)
def _clear(n: CardText, e: v.Clear, s: Scene, span: str) -> str:
    """All damage is removed."""
    return n.say("effect-clear", **n.phrases.who(e.who, s).facts("who"))


def _acting(n: CardText, player: str, s: Scene) -> dict[str, str]:
    """Who acts, and whether that is you."""
    who = "you" if player == "you" else "other"
    return {
        **n.phrases.player(player, s).facts("who"),
        "player": who,
        "whose": "your" if who == "you" else "their",
    }


@says(v.Draw, v.Discard)
def _draw(n: CardText, e: v.Draw | v.Discard, s: Scene, span: str) -> str:
    """Cards are drawn or discarded."""
    facts: dict[str, Any] = n.phrases.number(e.amount, s)
    facts["count"] = facts["amount"]
    if isinstance(e.amount, Count) and e.amount.of == "dealt":
        facts |= {"kind": "dealt"}
    fill = "yes" if isinstance(e, v.Draw) and e.fill else "no"
    return n.spoken(f"effect-{e.word}", fill=fill, **_acting(n, e.player, s), **facts)


@says(v.Destroy)
def _destroy(n: CardText, e: v.Destroy, s: Scene, span: str) -> str:
    """Cards in play are destroyed, all that are named or by choice."""
    if e.choose:
        assert isinstance(e.who, Sought)
        if e.choose == "you" and e.of != "you":
            return n.say(
                "effect-destroy", **n.phrases.thing(e.who, "a", s, whose="its-controllers").facts("what")
            )
        facts = _acting(n, e.choose, s)
        what = n.phrases.thing(e.who, "a", s, whose=facts["whose"])
        return n.say("effect-destroy-chosen", **facts, **what.facts("what"))
    what = n.phrases.who(e.who, s, "any" if e.some else "each")
    if e.spare is not None:
        return n.say("effect-destroy-unless", spare=n.say("spare-friendly"), **what.facts("what"))
    return n.say("effect-destroy", **what.facts("what"))


@says(v.Exhaust)
def _exhaust(n: CardText, e: v.Exhaust, s: Scene, span: str) -> str:
    """Cards are exhausted."""
    what = n.phrases.who(e.who, s)
    if isinstance(e.who, Sought):
        s.chosen = e.who
        s.several = True
    return n.say("effect-exhaust", **what.facts("what"))


def ready_of(n: CardText, e: v.Ready, s: Scene) -> Thing:
    """What becomes ready."""
    return n.phrases.who(e.who, s, "a" if e.choose else "each")


@says(v.Ready)
def _readies(n: CardText, e: v.Ready, s: Scene, span: str) -> str:
    """Cards become ready."""
    return n.say("effect-ready", **ready_of(n, e, s).facts("what"))


@says(v.Return)
def _return(n: CardText, e: v.Return, s: Scene, span: str) -> str:
    """Cards go to hands."""
    what = n.phrases.who(e.who, s)
    place = s.targets[SLOTS.index(e.who)] if e.who in SLOTS and s.targets else None
    yours = isinstance(place, Sought) and place.zone == "graveyard"
    return n.say("effect-return", yours="yes" if yours else "no", **what.facts("what"))


@says(v.Deploy)
def _deploy(n: CardText, e: v.Deploy, s: Scene, span: str) -> str:
    """Cards go from graveyards into play."""
    what = n.phrases.who(e.who, s, "every")
    every = "yes" if isinstance(e.who, Sought) else "no"
    return n.say(
        "effect-deploy", affordable="yes" if e.affordable else "no", every=every, **what.facts("what")
    )


@says(v.Recover)
def _recover(n: CardText, e: v.Recover, s: Scene, span: str) -> str:
    """Cards are chosen in a graveyard."""
    facts = _acting(n, e.player, s)
    number = n.phrases.number(e.count, s)
    what = Sought(sort=e.what.sort, zone="play", tag=e.what.tag, race=e.what.race, name=e.what.name)
    several = number["amount"] != 1
    text = n.phrases.described(what, s, many=True) if several else n.phrases.thing(what, "a", s).forms[""]
    more = {"to": e.to, "may": "yes" if e.may else "no", "different": "yes" if e.different else "no"}
    near = "yes" if e.near_death else "no"
    return n.say(
        "effect-recover",
        text=text,
        several="yes" if several else "no",
        count=number["amount"],
        near=near,
        **facts,
        **more,
    )


@says(v.Remove)
def _remove(n: CardText, e: v.Remove, s: Scene, span: str) -> str:
    """Cards leave the game, and what follows."""
    said = n.say("effect-remove", **n.phrases.who(e.who, s).facts("what"))
    return f"{said}{STOP}{n.say('if-done', does=n.joined(e.then, s))}" if e.then else said


@says(v.Search)
def _search(n: CardText, e: v.Search, s: Scene, span: str) -> str:
    """A deck is searched."""
    facts = _acting(n, e.player, s)
    what = Sought(sort=e.what.sort, zone="play", tag=e.what.tag)
    named = n.say("named-same", zone="deck") if e.what.name == "same" else ""
    many = e.count > 1
    text = n.phrases.described(what, s, many=True) if many else n.phrases.thing(what, "a", s).forms[""]
    form = f"{n.phrases.gender(what)}{'p' if many else ''}"
    return n.spoken(
        "effect-search",
        text=f"{text} {named}".strip(),
        count=e.count,
        to=e.to,
        may=span,
        form=form,
        **facts,
    )


@says(v.Look)
def _look(n: CardText, e: v.Look, s: Scene, span: str) -> str:
    """The top of the deck is looked at."""
    what, text, form = e.what, "", "f"
    if what is not None:
        bare = Sought(sort=what.sort, tag=what.tag, zone="play")
        text, form = n.phrases.thing(bare, "a", s).forms[""], n.phrases.gender(bare)
    facts = {"count": e.count, "open": "yes" if e.open else "no", "to": e.to, "rest": e.rest}
    facts |= {"may": "yes" if e.may else "no", "what": text or "none", "form": form}
    return n.say("effect-look", **facts, **_acting(n, e.chooser, s))


@says(v.Mill)
def _mill(n: CardText, e: v.Mill, s: Scene, span: str) -> str:
    """The top of a deck goes to the graveyard."""
    return n.say("effect-mill", **_acting(n, e.player, s), **n.phrases.number(e.amount, s))


@says(v.Place)
def _place(n: CardText, e: v.Place, s: Scene, span: str) -> str:
    """A card becomes a resource."""
    return n.say("effect-place", what=e.what)


@says(v.TurnDown)
def _turn_down(n: CardText, e: v.TurnDown, s: Scene, span: str) -> str:
    """A quest is turned face down."""
    return n.say("effect-turn-down", **_acting(n, e.player, s))


@says(v.Reattach)
def _reattach(n: CardText, e: v.Reattach, s: Scene, span: str) -> str:
    """An attachment is moved."""
    return n.say("effect-reattach", **n.phrases.who(e.who, s).facts("what"))


@says(v.Control)
def _control(n: CardText, e: v.Control, s: Scene, span: str) -> str:
    """Somebody gains control."""
    facts = {**_acting(n, e.player, s), **n.phrases.this(s.card).facts("self")}
    return n.say("effect-control", until=e.until, **facts, **n.phrases.who(e.who, s).facts("what"))


@says(v.Token)
def _token(n: CardText, e: v.Token, s: Scene, span: str) -> str:
    """Ally tokens come into play, with their figures."""
    card: Card = n.library.by_id[e.name]
    s.made = e.count
    figures = [
        n.say("figure-atk", atk=card.atk or 0, type=card.type or "none"),
        n.say("figure-health", health=card.health or 0),
    ]
    figures += [n.marked(mark) for step in card.always if (mark := keyword(step)) is not None]
    figures += [n.say("line-unique", form="f")] if card.unique else []
    return n.say("effect-token", name=n.named(card.name), count=e.count, figures=", ".join(figures))


@says(v.Counter)
def _counter(n: CardText, e: v.Counter, s: Scene, span: str) -> str:
    """A counter is put on the card."""
    return n.say(
        "effect-counter", counter=n.say(f"counter-text-{e.name}"), **n.phrases.this(s.card).facts("self")
    )


@says(v.Withdraw)
def _withdraw(n: CardText, e: v.Withdraw, s: Scene, span: str) -> str:
    """Attackers leave combat."""
    return n.say("effect-withdraw", sort=e.sort)


@says(v.Interrupt)
def _interrupt(n: CardText, e: v.Interrupt, s: Scene, span: str) -> str:
    """A card on the chain is interrupted."""
    if e.choose:
        return n.say("effect-interrupt-chosen", hero="yes" if e.if_hero else "no")
    return n.say("effect-interrupt", **n.phrases.role("target", s).facts("what"))


@says(v.Lasting)
def _lasting(n: CardText, e: v.Lasting, s: Scene, span: str) -> str:
    """Something holds for some time."""
    found = [
        n.row(row, s, e.until) if len(row) > 1 else n.effect(row[0], s, e.until) for row in rows(e.always)
    ]
    return STOP.join(found) if any(isinstance(one, v.Prevent) for one in e.always) else n.listed(found)


@says(v.Watch)
def _watch(n: CardText, e: v.Watch, s: Scene, span: str) -> str:
    """A trigger waits."""
    trigger = e.trigger
    inner = replace(s)
    if trigger.on in ("turn-end", "turn-start"):
        first, *rest = n.joined(trigger.do, inner).split(STOP)
        return STOP.join([n.say("watch-time", on=trigger.on, does=first), *rest])
    when = n.occasion(trigger, inner, "each" if e.often else "once")
    does = n.joined(trigger.do, inner)
    said = n.say("trigger", when=when, does=does)
    return n.say("watch-turn", text=said) if e.this_turn else said


@says(v.May)
def _may(n: CardText, e: v.May, s: Scene, span: str) -> str:
    """Something happens if somebody wants it."""
    if e.player != "you":
        return STOP.join(n.effect(step, s, "may") for step in e.do)
    taps = [
        n.phrases.who(one.who, s, "count", one.count).forms[""] for one in e.cost if isinstance(one, v.Tap)
    ]
    first, *rest = n.joined(e.do, s).split(STOP)
    facts = {"pay": e.pay, "tap": n.listed(taps) if taps else "none"}
    return STOP.join([n.say("effect-may", does=first, **facts), *rest])


@says(v.Unless)
def _unless(n: CardText, e: v.Unless, s: Scene, span: str) -> str:
    """Something happens unless somebody pays."""
    does = n.joined(e.do, s)
    price = n.say("unless-pay", pay=e.pay, player="you" if e.player == "you" else "other") if e.pay else ""
    if not price:
        counts = [one.count for one in e.instead if isinstance(one, v.Drop)]
        price = n.say("unless-drop", count=counts[0], player="you" if e.player == "you" else "other")
    return n.say("effect-unless", does=does, price=price, **_acting(n, e.player, s))


@says(v.If)
def _if(n: CardText, e: v.If, s: Scene, span: str) -> str:
    """Something happens if something is so."""
    said = n.say("effect-if", so=n.condition(e.so), does=n.joined(e.do, s))
    if e.otherwise:
        said = f"{said}{STOP}{n.say('otherwise', does=n.joined(e.otherwise, s))}"
    return said


@says(v.Choose)
def _choose(n: CardText, e: v.Choose, s: Scene, span: str) -> str:
    """Something is chosen now, and what happens to it."""
    facts = _acting(n, e.player, s)
    whose = "your" if facts["player"] == "you" else "their"
    what = n.phrases.thing(e.what, "count" if e.count > 1 else "a", s, count=e.count, whose=whose)
    inner = STOP if s.chosen is not None or s.said else ""
    s.chosen, s.several = e.what, e.count > 1
    head = n.say("effect-choose", may="yes" if e.may else "no", **facts, **what.facts("what"))
    return f"{inner}{head}{STOP}{n.joined(e.do, s)}"


@says(v.Each)
def _each(n: CardText, e: v.Each, s: Scene, span: str) -> str:
    """Every player does something."""
    return n.say("effect-each", does=n.joined(e.do, s), **n.phrases.player(e.player, s).facts("who"))


@says(v.Toss)
def _toss(n: CardText, e: v.Toss, s: Scene, span: str) -> str:
    """A coin is tossed."""
    return n.say("effect-toss", win=n.joined(e.win, s), again=e.again, stop=STOP)


@says(v.Roll)
def _roll(n: CardText, e: v.Roll, s: Scene, span: str) -> str:
    """A die is rolled."""
    low, middle, high = (n.joined(one, s) for one in (e.low, e.middle, e.high))
    return n.say("effect-roll", low=low, middle=middle, high=high)


@says(v.Script)
def _script(n: CardText, e: v.Script, s: Scene, span: str) -> str:
    """What no word says."""
    return n.say(f"script-{e.name}", stop=STOP, **n.phrases.this(s.card).facts("self"))
