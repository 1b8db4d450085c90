"""What is asked at the table, with what helps to answer it."""

from __future__ import annotations

from locanda.kernel.decision import Decision
from locanda.kit.narrate import Facts, Tellings

from ..cards import Card
from ..rules import costs, figures, limited
from ..rules.decks import SEALED
from ..rules.limits import OFF_HAND, TWO_HANDED
from ..state import Duel, Piece
from .wording import Wording

TELLINGS = Tellings()
asks = TELLINGS.asks

# Steps in which a window may open while nothing is on the chain.
STEPS = ("ready", "draw", "action", "attack", "defend", "end")


def common(n: Wording, t: Duel, decision: Decision) -> Facts:
    """What every question may speak of: who is asked, whose turn it is, resources and cards, the card that asks."""
    seat, given = decision.seat, decision.facts or {}
    player = t.seats[seat]
    facts: Facts = {
        **n.person("hero", t, seat),
        **n.person("active", t, t.active),
        "own": "yes" if t.active == seat else "no",
        "turn": t.turn,
        "ready": costs.ready_resources(t, seat),
        "resources": costs.all_resources(t, seat),
        "hand": len(player.hand),
        "deck": len(player.deck),
        "left": given.get("left", 1),
        "pay": given.get("pay", 0),
        "does": "none",
    }
    if given.get("card"):
        facts |= n.card_facts("card", n.library.by_id[given["card"]])
    return facts


@asks("mulligan")
def _mulligan(n: Wording, t: Duel, decision: Decision) -> Facts:
    """The hand, and who takes the first turn."""
    hand = n.row(n.named(card.name) for card in t.seats[decision.seat].hand)
    first = n.person("first", t, t.first)
    return {**first, "mine": "yes" if t.first == decision.seat else "no", "cards": hand}


@asks(*STEPS)
def _step(n: Wording, t: Duel, decision: Decision) -> Facts:
    """The combat at hand, if there is one."""
    return _combat(n, t, decision.seat)


@asks("respond")
def _respond(n: Wording, t: Duel, decision: Decision) -> Facts:
    """What would resolve now, and how many links wait under it."""
    link = n.link(t, t.chain[-1], decision.seat)
    return {"link": link, "under": len(t.chain) - 1, "mine": _yes(t.chain[-1].seat == decision.seat)}


def _combat(n: Wording, t: Duel, seat: int) -> Facts:
    """Who fights whom, with the figures of both."""
    facts: Facts = {"fight": "no", "struck": "none"}
    combat = t.combat
    if combat is None:
        return facts
    attacker, defender = t.find(combat.attacker), t.find(combat.defender or combat.proposed)
    if attacker is None or defender is None or combat.broken:
        return facts
    facts |= {"fight": "yes", "protected": _yes(combat.protected)}
    facts |= _fighter(n, t, "attacker", attacker, seat) | _fighter(n, t, "defender", defender, seat)
    if combat.strikes:
        facts["struck"] = n.listed(n.named(one.card.name) for one in combat.strikes)
    return facts


def _fighter(n: Wording, t: Duel, fact: str, piece: Piece, seat: int) -> Facts:
    """Somebody who fights: his name, and the same with his figures."""
    return {**n.piece(fact, t, piece, seat), f"{fact}-shown": n.shown(t, piece, seat)}


@asks("defender")
def _defender(n: Wording, t: Duel, decision: Decision) -> Facts:
    """Who attacks, and how strong he is."""
    attacker = n.find(t, (decision.facts or {})["attacker"])
    assert attacker is not None
    return {**n.piece("attacker", t, attacker, decision.seat), "atk": figures.atk(t, attacker)}


@asks("protect")
def _protect(n: Wording, t: Duel, decision: Decision) -> Facts:
    """Who attacks whom."""
    return _combat(n, t, decision.seat)


@asks("prevent", "raise")
def _damage(n: Wording, t: Duel, decision: Decision) -> Facts:
    """Whose damage to whom, and how much."""
    given = decision.facts or {}
    found: Facts = {"amount": given["amount"], "source": "none", **n.labelled("victim", given["victim"])}
    if "source" in given:
        found |= n.labelled("source", given["source"])
    return found


@asks("stay-down")
def _stay_down(n: Wording, t: Duel, decision: Decision) -> Facts:
    """Which card may stay exhausted."""
    given = decision.facts or {}
    return n.labelled("card", given["piece"], given["card"])


@asks("target")
def _target(n: Wording, t: Duel, decision: Decision) -> Facts:
    """Which of several targets it is, and what the text does with it."""
    given = decision.facts or {}
    card: Card = n.library.by_id[given["card"]]
    link = next((one for one in reversed(t.chain) if one.card is card), None)
    if link is not None:
        does = n.text.done(card, link.text, link.mode)
    else:  # a trigger is aimed before it goes on the chain
        does = n.text.done(card, next((one for one in card.triggers if one.targets), None))
    return {"slot": given["slot"] + 1, "chosen": given["chosen"], "does": does or "none"}


@asks("choose")
def _choose(n: Wording, t: Duel, decision: Decision) -> Facts:
    """What happens to whatever is chosen."""
    card: Card = n.library.by_id[(decision.facts or {})["card"]]
    return {"does": n.text.follows(card, decision.subject) or "none"}


@asks("look")
def _look(n: Wording, t: Duel, decision: Decision) -> Facts:
    """Where the card that is chosen goes."""
    return {"to": (decision.facts or {})["to"]}


@asks("limit")
def _limit(n: Wording, t: Duel, decision: Decision) -> Facts:
    """What there is too much of: a unique card, a tag with a number, or two hands too few."""
    crowd = [piece for one in decision.options if (piece := n.find(t, one.about)) is not None]
    cards = [piece.card for piece in crowd]
    first = cards[0]
    facts = n.card_facts("card", first)
    if first.unique and all(card is first for card in cards):
        return {**facts, "kind": "unique"}
    tags = [tag for tag in first.limits if all(tag in card.limits for card in cards)]
    if (
        not tags
        and any(TWO_HANDED in card.tags for card in cards)
        and any(OFF_HAND in card.tags for card in cards)
    ):
        return {**facts, "kind": "hands"}
    return {
        **facts,
        "kind": "tag",
        "tag": n.word("tag", tags[0].lower().replace(" ", "-")),
        "most": first.limits[tags[0]],
    }


@asks("interrupt")
def _interrupt(n: Wording, t: Duel, decision: Decision) -> Facts:
    """Whose abilities they are."""
    return {"cards": n.cards((decision.facts or {})["cards"])}


@asks("keep")
def _keep(n: Wording, t: Duel, decision: Decision) -> Facts:
    """What has been chosen already."""
    kept = t.seats[decision.seat].kept
    return {"cards": n.row(n.named(card.name) for card in kept) if kept else "none"}


@asks("side-deck")
def _side_deck(n: Wording, t: Duel, decision: Decision) -> Facts:
    """Which card must be replaced, and what the score is."""
    out = (decision.facts or {})["out"]
    found: Facts = n.card_facts("card", n.library.by_id[out]) if out else {"card": "none"}
    return {**found, "score": score(n, t)}


def score(n: Wording, t: Duel) -> str:
    """How many games each player has won."""
    match = t.contest
    assert match is not None
    return ", ".join(
        n.say("word-score", hero=n.seat(t, player.seat), games=match.won.count(player.team))
        for player in t.seats
    )


@asks("draft")
def _draft(n: Wording, t: Duel, decision: Decision) -> Facts:
    """Which round it is, how many cards are left in the pack, and where it goes."""
    given = decision.facts or {}
    way = "left" if limited.direction(given["round"]) > 0 else "right"
    pool = limited.known(t).pools[decision.seat]
    return {"round": given["round"], "way": way, "pool": len(pool)}


@asks("build")
def _build(n: Wording, t: Duel, decision: Decision) -> Facts:
    """The hero and how many cards the deck has."""
    given = decision.facts or {}
    rest = sum(limited.deck_of(t, decision.seat).side.values())
    leader = n.card_facts("leader", n.library.by_id[given["hero"]])
    return {**leader, "cards": given["cards"], "rest": rest, "least": SEALED}


def _yes(so: bool) -> str:
    return "yes" if so else "no"
