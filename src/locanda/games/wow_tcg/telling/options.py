"""What choosing an option of a question means, in short."""

from __future__ import annotations

from locanda.kernel.decision import Decision, Option
from locanda.kit.narrate import Facts, Tellings

from ..cards import Card
from ..rules import chain, combat, costs, figures, playing
from ..state import Duel
from .phrases import Scene
from .wording import Wording

TELLINGS = Tellings()
says = TELLINGS.says


def _card(n: Wording, option: Option) -> Card:
    card: Card = n.library.by_id[option.about]
    return card


def common(n: Wording, t: Duel, decision: Decision) -> Facts:
    """What every option may speak of: the step, whose turn it is, what is left to do."""
    seat, given = decision.seat, decision.facts or {}
    facts: Facts = {
        "own": "yes" if t.active == seat else "no",
        "left": given.get("left", 1),
        "pay": given.get("pay", 0),
        "text": "none",
        "card": "none",
    }
    if given.get("card"):
        facts |= n.card_facts("card", n.library.by_id[given["card"]])
    return facts


# What a player may do by himself


@says("play")
def _play(n: Wording, t: Duel, decision: Decision, option: Option) -> Facts:
    """A card, what it costs now, and what it does or is."""
    card = _card(n, option)
    cost, has_x = costs.of_card(t, decision.seat, card, 0), card.has_x
    price = f"X + {cost}" if has_x and cost else "X" if has_x else str(cost)
    return {**n.card_facts("card", card), "cost": price, "text": n.brief(card)}


@says("place")
def _place(n: Wording, t: Duel, decision: Decision, option: Option) -> Facts:
    """A card of the hand that becomes a resource."""
    return n.card_facts("card", _card(n, option))


@says("quest")
def _quest(n: Wording, t: Duel, decision: Decision, option: Option) -> Facts:
    """A quest that is placed face up."""
    return n.card_facts("card", _card(n, option))


@says("use", "complete")
def _use(n: Wording, t: Duel, decision: Decision, option: Option) -> Facts:
    """A power: of which card, which of them, what it costs and does."""
    piece, number = chain.named(t, option.about)
    powers = piece.card.powers if option.verb == "complete" else playing.powers_of(t, piece)
    facts = n.piece("card", t, piece, decision.seat)
    power = powers[number]
    more = {"price": n.text.price(piece.card, power), "text": n.text.done(piece.card, power) or "none"}
    return {**facts, "number": number + 1 if len(powers) > 1 else 0, **more}


@says("attack")
def _attack(n: Wording, t: Duel, decision: Decision, option: Option) -> Facts:
    """Who attacks, and how strong he is."""
    piece, _ = chain.named(t, option.about)
    return {**n.piece("card", t, piece, decision.seat), "atk": figures.atk(t, piece)}


@says("strike")
def _strike(n: Wording, t: Duel, decision: Decision, option: Option) -> Facts:
    """A weapon, what it adds and what the strike costs."""
    piece, _ = chain.named(t, option.about)
    cost = costs.of_strike(t, decision.seat, piece)
    return {**n.piece("card", t, piece, decision.seat), "atk": figures.atk(t, piece), "cost": cost}


# Cards in play that are chosen


@says("defender")
def _defender(n: Wording, t: Duel, decision: Decision, option: Option) -> Facts:
    """Somebody who could be attacked, and what must be paid for it."""
    attacker, piece = n.find(t, (decision.facts or {})["attacker"]), n.find(t, option.about)
    assert attacker is not None and piece is not None
    return {"who": n.shown(t, piece, decision.seat), "tax": combat.tax(t, attacker, piece)}


@says("protect", "give-up", "pay-with", "armor")
def _piece(n: Wording, t: Duel, decision: Decision, option: Option) -> Facts:
    """A card in play with its figures; `prevents` is what armor stops of the damage."""
    piece = n.find(t, option.about)
    assert piece is not None
    facts = {"who": n.shown(t, piece, decision.seat), **n.piece("card", t, piece, decision.seat)}
    if option.verb == "armor":
        facts["prevents"] = min((decision.facts or {})["amount"], figures.defence(t, piece))
    return facts


@says("choose")
def _choose(n: Wording, t: Duel, decision: Decision, option: Option) -> Facts:
    """A card in play with its figures."""
    piece = n.find(t, option.about)
    return {"who": n.aimed(t, option.about) if piece is None else n.shown(t, piece, decision.seat)}


@says("target")
def _target(n: Wording, t: Duel, decision: Decision, option: Option) -> Facts:
    """Somebody or something that is aimed at, wherever it is."""
    piece = n.find(t, option.about)
    if piece is not None:
        return {"who": n.shown(t, piece, decision.seat)}
    place, _, rest = option.about.partition("-")
    if place == "seat":
        seat = int(rest)
        facts = {"side": n.side(t, seat, decision.seat), "hand": len(t.seats[seat].hand)}
        return {"who": n.say("player-shown", player=n.seat(t, seat), **facts)}
    if place == "chain":
        label = rest if rest in n.library.by_id else rest.rpartition("-")[0]
        same = [one for one in t.chain if one.kind == "card" and one.card.id == label]
        number = 0 if label == rest else int(rest.rpartition("-")[2]) - 1
        link = same[number]
        facts = n.labelled("card", rest) | {"side": n.side(t, link.seat, decision.seat)}
        return {"who": n.say("link-shown", owner=n.seat(t, link.seat), **facts)}
    return {"who": n.aimed(t, option.about, decision.seat)}


@says("keep")
def _keep(n: Wording, t: Duel, decision: Decision, option: Option) -> Facts:
    """The opening hand, or a piece of equipment for the next game."""
    piece = n.find(t, option.about)
    if piece is None:
        return {"kind": "hand"}
    return {"kind": "equipment", **n.piece("card", t, piece, decision.seat)}


@says("pay")
def _pay(n: Wording, t: Duel, decision: Decision, option: Option) -> Facts:
    """A resource that is exhausted: face down, or a quest."""
    piece = n.find(t, option.about)
    assert piece is not None
    return {**n.piece("card", t, piece, decision.seat), "down": "yes" if piece.down else "no"}


# Cards elsewhere


@says("take")
def _take(n: Wording, t: Duel, decision: Decision, option: Option) -> Facts:
    """A card from a deck, a graveyard or a pack, with its figures."""
    return {"card": n.short(_card(n, option)), "to": (decision.facts or {}).get("to", "hand")}


@says("main", "side", "in", "out")
def _deck_card(n: Wording, t: Duel, decision: Decision, option: Option) -> Facts:
    """A card that goes into a deck or out of it, and how many of it there are."""
    card = _card(n, option)
    return {"card": n.short(card), "there": _copies(t, decision.seat, option.verb, card)}


def _copies(t: Duel, seat: int, verb: str, card: Card) -> int:
    """How many of a card there still are where it would come from."""
    if t.limited is not None:
        pool, main = t.limited.pools[seat], t.limited.main[seat].count(card)
        return main if verb == "side" else sum(pick.card is card for pick in pool) - main
    player = t.seats[seat]
    return (player.listed if verb == "out" else player.side).count(card)


@says("hero")
def _hero(n: Wording, t: Duel, decision: Decision, option: Option) -> Facts:
    """Another hero for the deck in the making."""
    return {"card": n.short(_card(n, option))}


@says("under", "discard")
def _lose(n: Wording, t: Duel, decision: Decision, option: Option) -> Facts:
    """A card that is put away."""
    return n.card_facts("card", _card(n, option))


@says("remove")
def _remove(n: Wording, t: Duel, decision: Decision, option: Option) -> Facts:
    """A card of the graveyard, or how many cards."""
    if decision.prompt == "how-many":
        return {"message": "option-remove-count", "count": option.value}
    return n.card_facts("card", _card(n, option))


# Numbers, ways, effects


@says("x")
def _x(n: Wording, t: Duel, decision: Decision, option: Option) -> Facts:
    """How much X is."""
    return {"x": option.value}


@says("number")
def _number(n: Wording, t: Duel, decision: Decision, option: Option) -> Facts:
    """A number that is chosen in secret."""
    return {"number": option.about}


@says("seat")
def _seat(n: Wording, t: Duel, decision: Decision, option: Option) -> Facts:
    """A player."""
    return n.person("who", t, option.value)


@says("mode")
def _mode(n: Wording, t: Duel, decision: Decision, option: Option) -> Facts:
    """One of several things that a card offers."""
    card: Card = n.library.by_id[(decision.facts or {})["card"]]
    return {"text": n.text.done(card, None, option.value)}


@says("trigger", "shield", "apply")
def _effect(n: Wording, t: Duel, decision: Decision, option: Option) -> Facts:
    """One of several effects, each by its card; of two of the same card the second has a number."""
    name, _, number = option.about.rpartition(".")
    names = [one.about.rpartition(".")[0] for one in decision.options if one.verb == option.verb]
    numbers = [one.about.rpartition(".")[2] for one in decision.options if one.verb == option.verb]
    place = sum(names[at] == name for at in range(numbers.index(number)))
    card: Card = n.library.by_id[name]
    return n.card_facts("card", card, str(place + 1) if place else "")


@says("interrupt")
def _interrupt(n: Wording, t: Duel, decision: Decision, option: Option) -> Facts:
    """An ability on the chain."""
    cards = (decision.facts or {})["cards"]
    name = cards[option.value]
    place = cards[: option.value].count(name)
    return n.card_facts("card", n.library.by_id[name], str(place + 1) if place else "")


@says("yes", "no")
def _wish(n: Wording, t: Duel, decision: Decision, option: Option) -> Facts:
    """What a yes or a no to the effect that asks brings."""
    given, effect = decision.facts or {}, decision.subject
    facts: Facts = {"pay": given.get("pay", 0), "text": "none", "cost": "none"}
    card = n.library.by_id.get(given.get("card", ""))
    if card is None:
        return facts
    if decision.prompt in ("may", "unless"):
        text, cost = n.text.wish(card, effect)
        return facts | {"text": text, "cost": cost or "none"}
    if decision.prompt == "instead":
        price = costs.of_card(t, decision.seat, card, 0)
        return facts | {"pay": price, "cost": n.text.costs(card.instead, Scene(card))}
    return facts
