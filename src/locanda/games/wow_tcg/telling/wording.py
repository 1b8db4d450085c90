"""The card game's words: players, cards in play and elsewhere, their figures and states, links of the chain."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import get_args

from locanda.kernel.decision import Decision, Option
from locanda.kit.effects import join
from locanda.kit.game import BoxedGame
from locanda.kit.narrate import Facts, Teller
from locanda.kit.text import capital

from ..cards import Card
from ..library import Library
from ..rules import costs, figures
from ..rules.fitting import is_totem
from ..state import Duel, Link, Piece
from ..words import Mark
from .text import CardText

MARKS: tuple[Mark, ...] = get_args(Mark)
# Printed keywords stand in the order of the book, before what texts forbid or allow.
KINDS = {"weapon": "weapon", "armor": "armor", "item": "item", "ability": "ability", "quest": "quest"}


class Wording(Teller):
    """Speaks of players and cards in one language; cards are called by their bare names, as on their title lines."""

    library: Library

    def __init__(self, game: BoxedGame, language: str) -> None:
        super().__init__(game, language)
        self.text = CardText(self.library, language)

    def prompt(self, table: Duel, decision: Decision) -> str:
        """The question, with a capital letter."""
        return tidy(capital(super().prompt(table, decision)))

    def option(self, table: Duel, decision: Decision, option: Option) -> str:
        """What the option does, with a capital letter."""
        return tidy(capital(super().option(table, decision, option)))

    # Cards

    def name(self, card_id: str) -> str:
        """The name on a card."""
        return self.named(self.library.by_id[card_id].name)

    def called(self, thing: str) -> str:
        """The name on a card; nothing for other things."""
        return self.name(thing) if thing in self.library.by_id else ""

    def card_facts(self, fact: str, card: Card, number: str = "") -> Facts:
        """A card by its name (and its number among cards of that name), with what the words around it depend on."""
        name = card.name
        text = self.say("word-copy", card=self.named(name), number=number) if number else self.named(name)
        return {fact: text, f"{fact}-form": _form(name.gender, name.plural), f"{fact}-sort": card.kind}

    def labelled(self, fact: str, label: str, card_id: str = "") -> Facts:
        """A card in play by the label that answers use; one that lies face down has no name for everybody."""
        by_id = self.library.by_id
        card: Card | None = by_id.get(card_id or label)
        number = label[len(card_id) + 1 :] if card_id and label.startswith(f"{card_id}-") else ""
        if card is None:
            name, _, number = label.rpartition("-")
            card = by_id.get(name)
        if card is None:
            return {fact: self.say("word-face-down"), f"{fact}-form": "f", f"{fact}-sort": "resource"}
        return self.card_facts(fact, card, number)

    def cards(self, ids: Iterable[str]) -> str:
        """Several cards as a list."""
        return self.row(self.name(one) for one in ids)

    def row(self, texts: Iterable[str]) -> str:
        """Texts one after another, or a dash; names with a comma in them are kept apart by semicolons."""
        found = list(texts)
        return ("; " if any("," in one for one in found) else ", ").join(found) or "–"

    # Players

    def hero_of(self, t: Duel, seat: int) -> Card | None:
        """The hero of a seat, also of one that is out of the game; none before decks are built."""
        player = t.seats[seat]
        piece = t.known(player.hero)
        if piece is not None:
            return piece.card
        return next((laid.card for laid in player.removed if laid.card.kind == "hero"), None)

    def person(self, fact: str, t: Duel, seat: int) -> Facts:
        """A player by the name of his hero, with a number if another one has the same; before that as a number."""
        hero = self.hero_of(t, seat)
        if hero is None:
            return {fact: self.say("word-player", number=seat + 1), f"{fact}-form": "m"}
        before = sum(self.hero_of(t, one) is hero for one in range(seat))
        return self.card_facts(fact, hero, str(before + 1) if before else "")

    def seat(self, table: Duel, seat: int) -> str:
        """Whoever sits there, by his hero."""
        return str(self.person("who", table, seat)["who"])

    # Cards in play, as the one who is asked sees them

    def piece(self, fact: str, t: Duel, piece: Piece, seat: int | None) -> Facts:
        """A card in play; what lies face down has a name only for whoever controls it."""
        if not piece.resource or not piece.down:
            return self.labelled(fact, piece.label, piece.card.id)
        if piece.seat == seat:
            own = [
                one
                for one in t.pieces.values()
                if one.resource and one.down and one.seat == seat and one.card is piece.card
            ]
            number = self._taken(t, piece.card) + own.index(piece) + 1
            return self.card_facts(fact, piece.card, str(number) if number > 1 else "")
        rows = [one for one in t.pieces.values() if one.resource and one.seat == piece.seat and one.down]
        return {
            fact: self.say("word-face-down-number", number=rows.index(piece) + 1),
            f"{fact}-form": "f",
            f"{fact}-sort": "resource",
        }

    def _taken(self, t: Duel, card: Card) -> int:
        """The highest number that a card of this name lying open is called by."""
        labels = [
            one.label for one in t.pieces.values() if one.card is card and not (one.resource and one.down)
        ]
        return max((int(label[len(card.id) + 1 :] or 1) for label in labels), default=0)

    def sort(self, piece: Piece) -> str:
        """What a card in play is called after its kind."""
        if piece.resource:
            return "resource" if piece.down else "quest"
        if piece.token:
            return "token"
        return "totem" if is_totem(piece) else piece.card.kind

    def side(self, t: Duel, owner: int, seat: int | None) -> str:
        """Whether something is one's own, a partner's or an opponent's."""
        if seat is None or owner == seat:
            return "own" if owner == seat else "foe"
        return "mate" if t.seats[owner].team == t.seats[seat].team else "foe"

    def whose(self, t: Duel, piece: Piece, seat: int | None) -> str:
        """A card in play by its kind and by whose it is."""
        side, owner = self.side(t, piece.seat, seat), self.seat(t, piece.seat)
        return self.say("whose", sort=self.sort(piece), side=side, owner=owner)

    def standing(self, t: Duel, piece: Piece) -> str:
        """The figures of a card in play as they are now; `none` for a card without any."""
        card = piece.card
        if piece.resource:
            return "none"
        facts = {
            "atk": figures.atk(t, piece),
            "health": figures.health(t, piece),
            "left": figures.left(t, piece),
            "defence": figures.defence(t, piece),
            "strike": card.strike or 0,
        }
        sort = self.sort(piece)
        if sort in ("item", "ability", "quest"):
            return "none"
        if sort == "hero" and not facts["atk"]:
            sort = "idle"
        return self.say("standing", sort=sort, **facts)

    def states(self, t: Duel, piece: Piece) -> list[str]:
        """Everything that is to be known of a card in play beside its figures."""
        form = "f" if piece.resource else _form(piece.card.name.gender, piece.card.name.plural)
        found = [self.say("state-exhausted", form=form)] if piece.exhausted else []
        if piece.resource:
            return found
        if self.is_new(t, piece):
            found.append(self.say("state-new"))
        if piece.card.kind == "hero" and piece.down:
            found.append(self.say("state-turned", form=form))
        if piece.blank:
            found.append(self.say("state-blank"))
        figures.refresh(t)
        found += [self.say(f"mark-{mark}", form=form) for mark in MARKS if piece.marks & figures.BIT[mark]]
        found += [self.say(f"counter-{name}", count=count) for name, count in piece.counters.items() if count]
        if piece.card.has_x and piece.x:
            found.append(self.say("state-x", x=piece.x))
        host = t.pieces.get(piece.host)
        if host is not None:
            found.append(self.say("state-on", **self.labelled("host", host.label, host.card.id)))
        return found

    def is_new(self, t: Duel, piece: Piece) -> bool:
        """Whether an ally has to wait for its controller's next turn."""
        return piece.card.kind == "ally" and piece.joined >= t.seats[piece.seat].turn

    def shown(self, t: Duel, piece: Piece, seat: int | None) -> str:
        """A card in play as a choice: its name, whose it is, its figures, and whether it is exhausted."""
        parts = [self.whose(t, piece, seat)]
        standing = self.standing(t, piece)
        if standing != "none":
            parts.append(standing)
        form = "f" if piece.resource else _form(piece.card.name.gender, piece.card.name.plural)
        if piece.exhausted:
            parts.append(self.say("state-exhausted", form=form))
        host = t.pieces.get(piece.host)
        if host is not None:
            parts.append(self.say("state-on", **self.labelled("host", host.label, host.card.id)))
        facts = self.piece("piece", t, piece, seat)
        return self.say("piece-shown", facts="; ".join(parts), **facts)

    def short(self, card: Card) -> str:
        """A card that is nowhere in play as a choice: its name, kind, cost and figures."""
        facts = {
            "card": self.named(card.name),
            "kind": card.kind,
            "cost": self.cost(card),
            "atk": card.atk or 0,
            "health": card.health or 0,
            "defence": card.defence or 0,
            "strike": card.strike or 0,
        }
        return self.say("card-short", **facts)

    def brief(self, card: Card) -> str:
        """What an ability says, or what kind of card it is and its figures."""
        if card.kind == "ability":
            kinds = ("deck", "cost")
            said = " ".join(part.text for part in self.text.parts(card) if part.kind not in kinds)
            return f"{said[:1].lower()}{said[1:]}".removesuffix(".")
        figures = {"atk": card.atk or 0, "health": card.health or 0, "defence": card.defence or 0}
        return self.say("card-figures", kind=card.kind, strike=card.strike or 0, **figures)

    def cost(self, card: Card) -> str:
        """The printed cost; `none` for what is never played."""
        cost = self.text.cost(card)
        return "none" if cost is None else str(cost)

    def in_hand(self, t: Duel, seat: int, card: Card) -> str:
        """A card of a hand with what it costs now."""
        if card.kind == "quest":
            return self.named(card.name)
        now = costs.of_card(t, seat, card, 0)
        cost = self.cost(card) if card.has_x else str(now)
        return self.say("word-copy", card=self.named(card.name), number=cost)

    def card(self, card_id: str) -> str:
        """The name, and under it the type line, the figures and the text."""
        card: Card = self.library.by_id[card_id]
        return f"{self.named(card.name)}\n{self.text.card(card)}"

    def either(self, texts: Iterable[str]) -> str:
        """Things of which one is meant."""
        return join(self.messages, list(texts), "list-either")

    # What something is aimed at

    def find(self, t: Duel, label: str) -> Piece | None:
        """The card in play with this label."""
        return next((piece for piece in t.pieces.values() if piece.label == label), None)

    def aimed(self, t: Duel, about: str, seat: int | None = None) -> str:
        """What an answer or an event means as a target, in short."""
        piece = self.find(t, about)
        if piece is not None:
            return str(self.piece("piece", t, piece, seat)["piece"])
        if about in self.library.by_id:
            return self.name(about)
        place, _, rest = about.partition("-")
        if place == "seat":
            return self.seat(t, int(rest))
        if place == "graveyard":
            owner, _, card = rest.partition("-")
            return self.say("word-buried", card=self.name(card), owner=self.seat(t, int(owner)))
        if place == "chain":
            return str(self.labelled("card", rest)["card"])
        return str(self.labelled("card", about)["card"])

    def targets(self, t: Duel, abouts: Sequence[str], seat: int | None = None) -> str:
        """Everything that something is aimed at, as a list; `none` if it is aimed at nothing."""
        return self.listed(self.aimed(t, one, seat) for one in abouts) if abouts else "none"

    def link(self, t: Duel, link: Link, seat: int | None) -> str:
        """What waits on the chain: whose, what, and what it is aimed at."""
        facts: Facts = {
            **self.person("who", t, link.seat),
            **self.card_facts("card", link.card),
            "own": "yes" if link.seat == seat else "no",
            "x": link.x if link.x else "none",
            "targets": self.targets(t, self.aims(t, link), seat),
        }
        source = t.known(link.source)
        if source is not None and link.kind != "card":
            facts |= self.labelled("card", source.label, source.card.id)
        if link.kind == "combat":
            other = t.known(link.other)
            facts["other"] = "–" if other is None else self.shown(t, other, seat)
            if source is not None:
                facts["atk"] = figures.atk(t, source)
        return self.say(f"link-{link.kind}", **facts)

    def aims(self, t: Duel, link: Link) -> list[str]:
        """What a link is aimed at, as answers name it; what is gone is left out."""
        found = []
        for mark in link.aims:
            if mark.place == "play":
                piece = t.known(mark.number)
                found += [] if piece is None else [piece.label]
            elif mark.place == "player":
                found.append(f"seat-{mark.number}")
            elif mark.place == "chain":
                found += [f"chain-{one.card.id}" for one in t.chain if one.number == mark.number]
            else:
                laid = t.seats[mark.seat].graveyard
                found += [f"graveyard-{mark.seat}-{one.card.id}" for one in laid if one.number == mark.number]
        return found


def tidy(text: str) -> str:
    """The text without a stop after a name that ends with a mark of its own, and without room for absent words."""
    return " ".join(text.replace("!.", "!").replace("?.", "?").split())


def _form(gender: str, plural: bool) -> str:
    """Gender and number of an Italian name in one word: m, f, mp or fp."""
    return f"{gender}{'p' if plural else ''}"
