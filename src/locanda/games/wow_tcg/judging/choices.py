"""Choices: what is chosen while a card is played or something resolves, each by what it would bring."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from locanda.kernel.decision import DONE, NO, YES, Decision, Option
from locanda.kit.effects import Step
from locanda.kit.guide import Answers, Guide

from .. import vocabulary as v
from ..cards import Card, Power
from ..rules import costs, playing, targets
from ..sought import Target
from ..state import Duel, Link, Mark, Piece, Player
from . import fights, lasts, plays
from .acts import Act, gain, of_link
from .book import book_of
from .outlook import OUTLOOK
from .params import Params, usual
from .scene import Scene

CHOICES = Answers()
replies = CHOICES.to
# A number that is chosen in secret against others': it is also put on the own hero as damage, so it stays low.
BID = 3


def piece_of(t: Duel, label: str) -> Piece | None:
    """The card in play of this name."""
    return next((one for one in t.pieces.values() if one.label == label), None)


def mark_of(t: Duel, option: Option, able: Iterable[Mark]) -> Mark | None:
    """What an option of a choice of targets stands for."""
    return next((mark for mark in able if targets.as_option(t, mark).key == option.key), None)


class Chooser(Guide):
    """Chooses targets, modes and numbers, and answers everything that is asked while something happens."""

    outlook = OUTLOOK
    params: Params

    def __init__(self, seed: int = 0, more: Iterable[Answers] = (), params: Params | None = None) -> None:
        super().__init__(seed, more, params)
        self.book = book_of(self.params)

    @classmethod
    def usual_params(cls) -> Params:
        """What was found by many games, or set by hand."""
        return usual()

    def scene(self, t: Duel, seat: int) -> Scene:
        """The table as a seat sees it; the bot never changes the table itself."""
        found = Scene(t.copy() if t.stale else t, seat, self.book)
        found.prey = fights.prey(found)
        return found

    # What is being played

    @replies("target")
    def _target(self, t: Duel, player: Player, decision: Decision) -> Option:
        """Whatever brings most, with the best that can be chosen afterwards."""
        facts, s = decision.facts or {}, self.scene(t, player.seat)
        slot, link = facts["slot"], being_aimed(s.t, player.seat, decision)
        wanted, steps, card = link_text(s.t, link)
        if len(wanted) <= slot:
            return decision.options[0]
        s.prey = fights.prey(s, fights.Shot(wanted, steps, link.x, price_of(s, link)))
        what = wanted[slot]
        able = targets.legal(s.t, what, player.seat, link.source, link.x, link.number, link.subject)
        worth = plays.worth_of(s, card, steps) if link.kind == "card" else lambda one: gain(s, one, steps)
        best, most = decision.options[-1], -1000.0
        for option in decision.options:
            act = of_link(s, link)
            if option is not DONE:
                mark = mark_of(s.t, option, able)
                if mark is None:
                    continue
                plays.put(s, act, slot, mark, link.kind == "card" and card.attach)
            found = plays.aimed(s, act, wanted, worth, attach=card.attach, subject=link.subject, after=slot)
            if found is not None and (found > most or (option is DONE and found >= most)):
                best, most = option, found
        return best

    @replies("mode")
    def _mode(self, t: Duel, player: Player, decision: Decision) -> Option:
        s = self.scene(t, player.seat)
        link = s.t.chain[-1]

        def worth(option: Option) -> float:
            mode = link.card.modes[option.value]
            found = plays.aimed(s, Act(s.me, 0, link.x), mode.targets, plays.worth_of(s, link.card, mode.do))
            return -100.0 if found is None else found

        return max(decision.options, key=worth)

    @replies("x")
    def _x(self, t: Duel, player: Player, decision: Decision) -> Option:
        """As much as pays, with what else could be done with it in mind."""
        s = self.scene(t, player.seat)
        link = s.t.chain[-1]
        wanted, steps, card = link_text(s.t, link)
        cost = costs_of(link)

        def worth(option: Option) -> float:
            act = Act(s.me, link.source, option.value)
            price = sum([plays.toll(s, act, step) for step in cost])
            of = plays.worth_of(s, card, steps) if link.kind == "card" else lambda one: gain(s, one, steps)
            found = plays.aimed(s, act, wanted, of, attach=card.attach)
            return -100.0 if found is None else found - price - s.p.waste * option.value

        return max(decision.options, key=worth)

    @replies("how-many")
    def _how_many(self, t: Duel, player: Player, decision: Decision) -> Option:
        s = self.scene(t, player.seat)
        link = s.t.chain[-1]
        wanted, steps, card = link_text(s.t, link)

        def worth(option: Option) -> float:
            act = Act(s.me, link.source, link.x)
            act.facts = {"removed": option.value}
            found = plays.aimed(s, act, wanted, plays.worth_of(s, card, steps), attach=card.attach)
            return -100.0 if found is None else found - 0.08 * option.value

        return max(decision.options, key=worth)

    @replies("instead")
    def _instead(self, t: Duel, player: Player, decision: Decision) -> Option:
        """Something else is paid if it costs less than the resources are worth."""
        s = self.scene(t, player.seat)
        card = s.t.chain[-1].card
        price = sum([plays.toll(s, Act(s.me), step) for step in card.instead])
        return YES if price <= s.p.price * s.price(card) else NO

    @replies("host")
    def _host(self, t: Duel, player: Player, decision: Decision) -> Option:
        s = self.scene(t, player.seat)
        card = s.t.library.by_id[(decision.facts or {})["card"]]

        def worth(piece: Piece) -> float:
            act = Act(s.me)
            act.host = piece.number
            return lasts.remains(s, act, card)

        return self._best_piece(s, decision, worth)

    # What is paid

    @replies("suffers", "exhausts")
    def _suffers(self, t: Duel, player: Player, decision: Decision) -> Option:
        """Whoever minds least."""
        s = self.scene(t, player.seat)
        if decision.prompt == "exhausts":
            return self._best_piece(s, decision, lambda one: lasts.exhausted(s, one) - 0.01 * s.worth(one))
        return self._best_piece(s, decision, lambda one: s.hurt(one, max(1, s.t.chain[-1].x), firm=True))

    @replies("destroys")
    def _destroys(self, t: Duel, player: Player, decision: Decision) -> Option:
        """What is worth least to this side, be it paid with or chosen."""
        s = self.scene(t, player.seat)
        link = s.t.chain[-1] if s.t.chain else None
        if decision.options[0].verb == "pay-with" and link is not None and plays.wants_atk(link.text):
            return self._best_piece(s, decision, lambda one: 1.1 * max(0, one.atk) - s.worth(one))

        def worth(piece: Piece) -> float:
            if piece.number in s.fate.doomed:
                return 0.0 if s.mine[piece.seat] else -50.0
            return -s.signed(piece)

        return self._best_piece(s, decision, worth)

    @replies("pay")
    def _pay(self, t: Duel, player: Player, decision: Decision) -> Option:
        """Resources face down first."""
        return self._best_piece(self.scene(t, player.seat), decision, lambda one: float(one.down))

    @replies("limit")
    def _limit(self, t: Duel, player: Player, decision: Decision) -> Option:
        s = self.scene(t, player.seat)
        return self._best_piece(s, decision, lambda one: -s.worth(one))

    @replies("discard", "under", "remove")
    def _least(self, t: Duel, player: Player, decision: Decision) -> Option:
        """The card that is missed least."""
        s = self.scene(t, player.seat)
        return min(decision.options, key=lambda one: self.need(s, s.t.library.by_id[one.about]))

    @replies("recover", "look", "search", "take-removed")
    def _take(self, t: Duel, player: Player, decision: Decision) -> Option:
        """The card that is needed most; for somebody else, the one that he needs least."""
        s = self.scene(t, player.seat)
        cards = [one for one in decision.options if one is not DONE]
        if not cards:
            return DONE
        facts = decision.facts or {}
        chooser = s.t.chain[-1].seat if s.t.chain else player.seat
        if decision.prompt == "look" and not s.mine[chooser]:
            return min(cards, key=lambda one: self.need(s, s.t.library.by_id[one.about]))
        if facts.get("to") == "bottom":
            worst = min(cards, key=lambda one: self.need(s, s.t.library.by_id[one.about]))
            poor = self.need(s, s.t.library.by_id[worst.about]) < s.p.card
            return worst if poor or DONE not in decision.options else DONE
        return max(cards, key=lambda one: self.need(s, s.t.library.by_id[one.about]))

    def need(self, s: Scene, card: Card) -> float:
        """What a card in the hand is worth: what it does, if it can be paid for soon and is not there already."""
        notes, p = self.book.notes(card), s.p
        if card.kind == "quest":
            return notes.hold * (1.0 if s.own.resources < p.resources + 2 else 0.6)
        late = max(0, card.base_cost - s.own.resources - 1)
        worth = min(9.0, notes.hold) * 0.85**late + (0.4 if card.instant else 0.0)
        copies = s.t.seats[s.me].hand.count(card)
        if copies > 1:
            worth *= 0.8
        if card.kind == "weapon" and any(one.atk >= (card.atk or 0) for one in s.own.weapons):
            worth *= 0.5
        if card.kind == "armor" and s.own.armor and card.limits:
            held = {tag for one in s.own.armor for tag in one.card.limits}
            worth *= 0.4 if held.intersection(card.limits) else 1.0
        if card.unique and any(one.card is card for one in (*s.own.allies, *s.own.weapons, *s.own.armor)):
            worth *= 0.15
        return worth

    def _best_piece(self, s: Scene, decision: Decision, worth: Callable[[Piece], float]) -> Option:
        """The option about the card in play for which this is greatest."""
        best, most = decision.options[0], -10_000.0
        for option in decision.options:
            piece = piece_of(s.t, option.about)
            if piece is not None and (found := worth(piece)) > most:
                best, most = option, found
        return best

    # What happens as it resolves

    @replies("may")
    def _may(self, t: Duel, player: Player, decision: Decision) -> Option:
        """Yes, if it brings more than it costs."""
        s, effect = self.scene(t, player.seat), decision.subject
        act = resolving(s, decision)
        price = sum([plays.toll(s, act, step) for step in effect.cost]) + s.p.waste * effect.pay
        seat, act.seat = act.seat, player.seat
        found = gain(s, act, effect.do)
        act.seat = seat
        if effect.pay and s.t.active == player.seat and s.t.step == "action":
            price += 0.5 * s.p.price * effect.pay
        return YES if found - price > s.p.least else NO

    @replies("unless")
    def _unless(self, t: Duel, player: Player, decision: Decision) -> Option:
        """The other thing is done if what would happen is worse."""
        s, effect = self.scene(t, player.seat), decision.subject
        act = resolving(s, decision)
        price = sum([plays.toll(s, act, step) for step in effect.instead]) + s.p.price * effect.pay
        return YES if gain(s, act, effect.do) < -price else NO

    @replies("choose")
    def _choose(self, t: Duel, player: Player, decision: Decision) -> Option:
        """What it is best for that something happens to it."""
        s, effect = self.scene(t, player.seat), decision.subject
        act = resolving(s, decision)
        best, most = decision.options[0], -10_000.0
        for option in decision.options:
            if option is DONE:
                found = 0.0
            else:
                piece = piece_of(s.t, option.about)
                if piece is None:
                    continue
                act.chosen = [piece]
                found = gain(s, act, effect.do)
            if found > most:
                best, most = option, found
        return best

    @replies("some")
    def _some(self, t: Duel, player: Player, decision: Decision) -> Option:
        """Everything whose fall helps."""
        s = self.scene(t, player.seat)
        return self._each(s, decision, lambda one: -s.signed(one))

    @replies("keep")
    def _keep(self, t: Duel, player: Player, decision: Decision) -> Option:
        """All of it: it is there from the start of the next game."""
        return decision.options[0]

    def _each(self, s: Scene, decision: Decision, worth: Callable[[Piece], float]) -> Option:
        for option in decision.options:
            piece = piece_of(s.t, option.about) if option is not DONE else None
            if piece is not None and worth(piece) > 0.0:
                return option
        return DONE

    @replies("readies")
    def _readies(self, t: Duel, player: Player, decision: Decision) -> Option:
        s = self.scene(t, player.seat)
        return self._best_piece(
            s, decision, lambda one: lasts.readied(s, one) + 0.01 * s.worth(one) if one.exhausted else -1.0
        )

    @replies("move-to")
    def _move_to(self, t: Duel, player: Player, decision: Decision) -> Option:
        """An attachment goes where it helps most, or hurts least."""
        s = self.scene(t, player.seat)
        card = s.t.library.by_id[(decision.facts or {})["card"]]
        moved = next((one for link in s.t.chain[-1:] for one in of_link(s, link).aims.get(0, ())), None)

        def worth(piece: Piece) -> float:
            act = Act(s.me if moved is None else moved.seat)
            act.host = piece.number
            return lasts.remains(s, act, card if moved is None else moved.card)

        return self._best_piece(s, decision, worth)

    @replies("turn-down")
    def _turn_down(self, t: Duel, player: Player, decision: Decision) -> Option:
        """The quest whose reward is worth least."""
        s = self.scene(t, player.seat)
        return self._best_piece(s, decision, lambda one: -self.book.notes(one.card).hold)

    @replies("interrupt")
    def _interrupt(self, t: Duel, player: Player, decision: Decision) -> Option:
        """An opposing card that would help whoever plays it; the dearest one."""
        cards = [t.library.by_id[name] for name in (decision.facts or {})["cards"]]
        seats = {link.card.id: link.seat for link in t.chain if link.kind == "card"}
        team = player.team
        foes = [
            one
            for one in decision.options
            if one is not NO and t.seats[seats.get(cards[one.value].id, player.seat)].team != team
        ]
        if not foes:
            return NO
        return max(foes, key=lambda one: self.book.notes(cards[one.value]).hold)

    @replies("atk-of")
    def _atk_of(self, t: Duel, player: Player, decision: Decision) -> Option:
        s = self.scene(t, player.seat)
        return self._best_piece(s, decision, lambda one: float(one.atk))

    @replies("raise")
    def _raise(self, t: Duel, player: Player, decision: Decision) -> Option:
        """First what adds, then what doubles; the other way round if the damage hits the own side."""
        victim = piece_of(t, (decision.facts or {})["victim"])
        mine = victim is not None and t.seats[victim.seat].team == player.team

        def doubles(option: Option) -> bool:
            card = t.library.by_id[option.about.rpartition(".")[0]]
            return any(isinstance(step, v.More) and step.double for step in (*card.always, *_lasting(card)))

        return next((one for one in decision.options if doubles(one) == mine), decision.options[0])

    @replies("order")
    def _order(self, t: Duel, player: Player, decision: Decision) -> Option:
        """What is put on the chain last resolves first: what helps most."""
        return decision.options[0]

    @replies("toss-again")
    def _toss_again(self, t: Duel, player: Player, decision: Decision) -> Option:
        """As long as it can be paid: half of the tosses are won."""
        return YES

    @replies("stay-down")
    def _stay_down(self, t: Duel, player: Player, decision: Decision) -> Option:
        """It stays exhausted as long as something that counts depends on it."""
        s = self.scene(t, player.seat)
        piece = piece_of(s.t, (decision.facts or {})["piece"])
        ready, leave = decision.options
        if piece is None:
            return ready
        held = [
            s.t.pieces[number]
            for one in s.t.lasting
            if one.until == "exhausted" and one.source == piece.number
            for number in one.bound
            if number in s.t.pieces
        ]
        return leave if any(s.worth(one) > 2.0 for one in held) else ready

    @replies("place-resource")
    def _place_resource(self, t: Duel, player: Player, decision: Decision) -> Option:
        """Another resource, if there is a card that is missed less."""
        s = self.scene(t, player.seat)
        cards = [one for one in decision.options if one is not NO]
        if not cards:
            return NO
        worst = min(cards, key=lambda one: self.need(s, s.t.library.by_id[one.about]))
        worth = self.need(s, s.t.library.by_id[worst.about])
        return worst if worth < 2.0 * s.p.resource and s.own.resources < s.p.resources else NO

    @replies("secret-number")
    def _secret_number(self, t: Duel, player: Player, decision: Decision) -> Option:
        """A low number, and not always the same: it is damage for whoever names the highest."""
        hero = t.pieces[player.hero]
        spare = max(0, min(BID, hero.health - hero.damage - 8))
        return decision.options[min(len(decision.options) - 1, self.random.randint(0, spare))]

    @replies("highest")
    def _highest(self, t: Duel, player: Player, decision: Decision) -> Option:
        """Oneself, if one is among them and can bear it."""
        return next((one for one in decision.options if one.value == player.seat), decision.options[0])


# What the table says about what is being done


def link_text(t: Duel, link: Link) -> tuple[Sequence[Target], Sequence[Step], Card]:
    """What a link must be aimed at, what it does, and whose text it is."""
    if link.text is not None:
        return link.text.targets, link.text.do, link.card
    if link.mode >= 0:
        return link.card.modes[link.mode].targets, link.card.modes[link.mode].do, link.card
    return link.card.targets, playing.steps_of(link.card, -1), link.card


def price_of(s: Scene, link: Link) -> int:
    """The resources that are still to be paid for a link that is being aimed."""
    if link.text is None:
        return s.price(link.card, link.x)
    return costs.base(link.text.pay) if isinstance(link.text, Power) else 0


def costs_of(link: Link) -> Sequence[Step]:
    """What a link costs beside resources."""
    found: Any = link.card.additional if link.text is None else getattr(link.text, "cost", ())
    return tuple(found)


def being_aimed(t: Duel, seat: int, decision: Decision) -> Link:
    """The link for which targets are chosen now: the last one, or a trigger that is not on the chain yet."""
    facts = decision.facts or {}
    name, slot = facts["card"], facts["slot"]
    if t.chain:
        link = t.chain[-1]
        if (
            link.card.id == name
            and link.seat == seat
            and link.kind in ("card", "power", "reward")
            and len(link_text(t, link)[0]) > slot
            and not any(mark.slot >= slot for mark in link.aims)
        ):
            return link
    card = t.library.by_id[name]
    source = next(
        (one for one in (*t.pieces.values(), *t.gone.values()) if one.card is card and one.seat == seat), None
    )
    number = 0 if source is None else source.number
    for trigger in (*card.triggers, *(one.trigger for one in t.watchers if one.card is card)):
        if len(trigger.targets) > slot:
            return Link(0, "trigger", seat, card, number, trigger)
    return Link(0, "card", seat, card, number)


def resolving(s: Scene, decision: Decision) -> Act:
    """What is being carried out while a question is asked."""
    name = (decision.facts or {})["card"]
    for link in reversed(s.t.chain):
        if link.card.id == name:
            return of_link(s, link)
    source = next((one for one in s.t.pieces.values() if one.card.id == name), None)
    act = Act(s.me if source is None else source.seat, 0 if source is None else source.number)
    act.host = 0 if source is None else source.host
    return act


def _lasting(card: Card) -> Iterable[Step]:
    """What a card makes hold for a while."""
    for steps in (card.do, *(one.do for one in card.powers), *(one.do for one in card.modes)):
        for step in steps:
            if isinstance(step, v.Lasting):
                yield from step.always
