"""Card text: everything that a card says is rendered from what it does, in both languages."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Literal, NamedTuple, get_args

from msgspec.structs import replace as replace_of

from locanda.kit import cardtext as kit
from locanda.kit.effects import Effect, Step, inside
from locanda.kit.ledger import rule
from locanda.kit.text import capital, sentence

from .. import vocabulary as v
from .. import words
from ..cards import CLASSES, Card, Power, Trigger
from ..library import Library
from ..sought import Condition, Number, Sought, Target
from .phrases import SLOTS, Phrases, Scene, slug
from .sayings import RENDERS, STOP, keyword, ready_of, rows
from .standings import while_so

_SPACE = re.compile(r" ([,:;.])")


class Part(NamedTuple):
    """One thing that a card says, and for a keyword which one it is and what it means."""

    kind: str
    text: str
    word: str = ""
    reminder: str = ""


class CardText(kit.CardText):
    """Renders the text of cards; a description is said in full the first time, and pointed at later."""

    library: Library

    def __init__(self, library: Library, language: str) -> None:
        super().__init__(library, language)
        self.phrases = Phrases(library, self.messages)

    # Cards

    def card(self, card: Card) -> str:
        """Everything that the card says: type line, cost, figures, text."""
        return self.text(
            [sentence(self.line(card)), self.figures(card), *(part.text for part in self.parts(card))]
        )

    def rules(self, card: Card) -> str:
        """What the card says below its figures."""
        return self.text(part.text for part in self.parts(card))

    def line(self, card: Card) -> str:
        """The type line: what the card is, its tags and their limits, or the race, spec and professions of a hero."""
        form = self.phrases.gender(Sought(sort=card.kind))
        marks = [
            self.say(f"line-{name}", form=form)
            for name in ("unique", "instant", "ongoing")
            if getattr(card, name)
        ]
        facts = {
            "noun": self.word("kind", card.kind).lower(),
            "marks": " ".join(marks),
            "faction": card.faction,
        }
        facts["token"] = "no" if card.number else "yes"
        rest = [self._tag(card, tag) for tag in card.tags]
        if card.kind == "hero":
            rest = [self.word("race", card.race), self.word("spec", slug(card.spec))]
            rest += [self.word("class", one) for one in card.classes]
            rest += [self.word("profession", slug(one)) for one in card.professions]
        elif card.race:
            rest.insert(0, self.word("race", card.race))
        facts["rest"] = ", ".join(rest) or "none"
        facts["classes"] = "none"
        if card.kind != "hero" and 0 < len(card.classes) < len(CLASSES):
            facts["classes"] = ", ".join(self.word("class", one) for one in card.classes)
        return capital(self.spoken("line-full", **facts))

    def _tag(self, card: Card, tag: str) -> str:
        said = self.word("tag", slug(tag))
        return f"{said} ({card.limits[tag]})" if tag in card.limits else said

    def word(self, kind: str, value: str) -> str:
        """The language's word for a word of the type line."""
        return self.say(f"word-{kind}-{value}")

    def figures(self, card: Card) -> str:
        """Cost, ATK, health, defense and strike cost, as far as the card has them."""
        found = []
        cost = self.cost(card)
        if cost is not None and card.number:
            found.append(self.say("figure-cost", cost=cost))
        if card.atk is not None:
            found.append(self.say("figure-atk", atk=card.atk, type=card.type or "none"))
        if card.strike is not None:
            found.append(self.say("figure-strike", strike=card.strike))
        if card.defence is not None:
            found.append(self.say("figure-defence", defence=card.defence))
        if card.health is not None:
            found.append(self.say("figure-health", health=card.health))
        return sentence(", ".join(found))

    def cost(self, card: Card) -> int | str | None:
        """The printed cost; none for what is never played from the hand."""
        if card.kind in ("hero", "quest"):
            return None
        return card.cost if isinstance(card.cost, int) else _price(card.cost)

    def parts(self, card: Card) -> list[Part]:
        """What the card says, one thing after another in the order in which a player needs it."""
        keywords = [mark for step in card.always if (mark := keyword(step)) is not None]
        found = [*self._deck(card)]
        found += [
            Part("keyword", sentence(self.marked(mark)), mark, self.reminder(mark)) for mark in keywords
        ]
        found += self._playing(card)
        found += self._lasting(card)
        found += [Part("trigger", self._trigger(card, one)) for one in card.triggers]
        kind = "reward" if card.kind == "quest" else "power"
        found += [Part(kind, self.power(card, power)) for power in card.powers]
        return found

    @rule("TCG-14-01")
    def reminder(self, word: str) -> str:
        """What a keyword means, which adds nothing to the rules."""
        return sentence(self.say(f"reminder-{word}"))

    def marked(self, mark: str) -> str:
        """What a keyword is called."""
        return self.say(f"mark-{mark}", form="m")

    def _deck(self, card: Card) -> Iterator[Part]:
        """What must be known of the card to build a deck."""
        if card.needs:
            yield Part("deck", sentence(self.say("needs", spec=self.word("spec", slug(card.needs)))))
        if card.unlimited:
            yield Part("deck", sentence(self.say("unlimited")))

    def _playing(self, card: Card) -> Iterator[Part]:
        """When and for what it can be played, what it is attached to, what happens as it resolves."""
        scene = self._scene(card, card.targets)
        scene.paid = _paid(card.additional)
        lines = []
        if card.only is not None:
            lines.append(self.say("play-only", **self._only(card.only)))
        if card.additional:
            lines.append(self.say("additional", costs=self.costs(card.additional, scene)))
        if card.instead:
            lines.append(self.say("instead-of-cost", costs=self.costs(card.instead, scene)))
        if lines:
            yield Part("cost", self.text(sentence(one) for one in lines))
        if card.attach:
            yield Part(
                "attach", sentence(self.say("attach", **self.phrases.role("target", scene).facts("to")))
            )
        elif card.host is not None:
            host = self.phrases.thing(card.host, "a", scene)
            yield Part("attach", sentence(self.say("attach", **host.facts("to"))))
        if card.modes:
            first, second = (self.joined(mode.do, self._scene(card, mode.targets)) for mode in card.modes)
            yield Part("effect", self.sentences([self.say("modes", first=first, second=second)]))
        if card.do:
            yield Part("effect", self.sentences(self.clauses(card.do, scene)))

    def _lasting(self, card: Card) -> Iterator[Part]:
        """What holds while it is in play, beside its own keywords."""
        steps = [step for step in card.always if keyword(step) is None]
        scene = self._scene(card, ())
        scene.said |= {"host"}
        for clause in self.clauses(steps, scene):
            yield Part("constant", self.sentences([clause]))

    def _scene(self, card: Card, targets: tuple[Target, ...]) -> Scene:
        return Scene(card, targets)

    # Powers and triggers

    def power(self, card: Card, power: Power) -> str:
        """What a power costs, what it does, and when it may be used."""
        scene = self._scene(card, power.targets)
        scene.paid = _paid(power.cost)
        price = self.paid(card, power, scene)
        does = self.joined(power.do, scene)
        lines = [
            self.say("power", costs=price, does=does)
            if does
            else sentence(self.say("power-bare", costs=price))
        ]
        if card.kind == "quest":
            lines = [self.say("reward", costs=price, does=does)]
        if power.only is not None:
            lines.append(self.say("only", **self._only(power.only)))
        if power.once:
            lines.append(self.say("only-once"))
        return self.sentences(lines)

    def paid(self, card: Card, power: Power, scene: Scene) -> str:
        """Everything that is paid for a power, as a row of imperatives."""
        found = []
        if power.pay != 0:
            found.append(self.say("pay", pay=_price(power.pay)))
        found += self.costs_of(power.cost, scene)
        return ", ".join(found) if card.kind != "quest" else self.listed(found)

    def follows(self, card: Card, effect: v.Choose) -> str:
        """What happens to what is chosen, as a clause."""
        scene = self._scene(card, card.targets)
        scene.chosen, scene.several = effect.what, effect.count > 1
        return self.inline(self.joined(effect.do, scene).split(STOP)[0])

    def price(self, card: Card, power: Power) -> str:
        """What a power costs, as it stands in brackets."""
        return self.paid(card, power, self._scene(card, power.targets))

    def done(self, card: Card, doing: Power | Trigger | None, mode: int = -1) -> str:
        """What a card, a power or a trigger does when it resolves, as a clause; nothing for what just enters play."""
        if isinstance(doing, Trigger):
            scene = self._scene(card, doing.targets)
            self.occasion(doing, scene)
            scene.doer = ""
            return self.inline(STOP.join(self.clauses(doing.do, scene)))
        if doing is None and mode >= 0:
            chosen = card.modes[mode]
            return self.inline(STOP.join(self.clauses(chosen.do, self._scene(card, chosen.targets))))
        scene = self._scene(card, card.targets if doing is None else doing.targets)
        scene.paid = _paid(card.additional if doing is None else doing.cost)
        return self.inline(STOP.join(self.clauses(card.do if doing is None else doing.do, scene)))

    def wish(self, card: Card, effect: v.May | v.Unless) -> tuple[str, str]:
        """What an effect does that somebody may want or avoid, and what it costs beside resources."""
        scene = self._scene(card, ())
        waiting = [
            one.trigger for one in inside((card.do, card.triggers, card.powers)) if isinstance(one, v.Watch)
        ]
        for trigger in (*card.triggers, *waiting):
            if effect in inside(trigger.do):
                scene = self._scene(card, trigger.targets)
                self.occasion(trigger, scene)
        scene.said |= set(SLOTS)
        scene.doer = ""
        price = effect.cost if isinstance(effect, v.May) else effect.instead
        return self.inline(self.joined(effect.do, scene)), self.costs(price, scene)

    def costs(self, steps: Sequence[Step], scene: Scene) -> str:
        """What is paid beside resources."""
        return self.listed(self.costs_of(steps, scene))

    def costs_of(self, steps: Sequence[Step], scene: Scene) -> list[str]:
        """Everything that is paid beside resources, one thing after another."""
        return [self.effect(step, scene) for step in steps]

    def _only(self, so: Condition) -> dict[str, str]:
        return {"so": self.condition(so), "turn": "yes" if so.turn else "no"}

    def _trigger(self, card: Card, trigger: Trigger) -> str:
        """When a power is triggered, and what follows."""
        scene = self._scene(card, trigger.targets)
        return self.sentences([self.triggered(trigger, scene)])

    def triggered(self, trigger: Trigger, scene: Scene) -> str:
        """A trigger with what follows as one clause."""
        when = self.occasion(trigger, scene)
        does = self.joined(trigger.do, scene)
        if trigger.if_ is not None:
            when = f"{when}, {self.say('if', so=self.condition(trigger.if_))}"
        return self.say("trigger", when=when, does=does)

    def occasion(self, trigger: Trigger, scene: Scene, often: str = "none") -> str:
        """What triggers it; `often` says how often it can happen this turn."""
        by = trigger.by
        facts: dict[str, Any] = {
            "whose": "player" if trigger.whose == "each" and _is_theirs(trigger) else trigger.whose,
            "combat": "yes" if trigger.combat else "no",
            "armed": trigger.armed or "none",
            "first": trigger.first or often,
            "damaged": "yes" if trigger.damaged else "no",
            "type": trigger.type or "none",
            "sort": trigger.sort or "card",
            "tag": self._played(trigger),
            "during": "none" if trigger.during is None else self.condition(trigger.during),
            "by": "none",
        }
        facts |= self.phrases.who(trigger.who, scene, "a").facts("who")
        if by:
            facts |= self.phrases.who(by, scene, "a").facts("by")
        if trigger.armed in ("self", "host"):
            facts |= self.phrases.role(trigger.armed, scene).facts("weapon")
        scene.it = trigger.who
        if trigger.on not in ("plays", "turn-start", "turn-end") and not trigger.armed:
            scene.doer = trigger.who if isinstance(trigger.who, str) else "it"
        scene.other = by or None
        if trigger.armed == "host":
            scene.other = "host"
        elif trigger.on == "dealt" and not by:
            scene.other = self.phrases.plain(self.say("role-dealer"))
        return self.spoken(f"on-{trigger.on}", **facts)

    def _played(self, trigger: Trigger) -> str:
        """What has to be played."""
        sort = trigger.sort or "card"
        what = Sought(sort=sort if sort != "card" else "card", zone="hand", tag=trigger.tag)
        return self.phrases.a(
            self.phrases.described(what, Scene(self.library.cards[0])), self.phrases.gender(what)
        ).forms[""]

    # Clauses and sentences

    def inline(self, said: str) -> str:
        """What effects do, as it stands inside a line."""
        first, *rest = [one for one in said.split(STOP) if one] or [""]
        return ". ".join([first, *(capital(one) for one in rest)])

    def sentences(self, clauses: Iterable[str]) -> str:
        """Each clause as a sentence of its own."""
        return self.text(sentence(one) for clause in clauses for one in clause.split(STOP) if one)

    def joined(self, steps: Sequence[Step], scene: Scene) -> str:
        """Effects as one clause: a row of them, and what must be said after it."""
        row: list[str] = []
        rest: list[str] = []
        for clause in self.clauses(steps, scene, joined=True):
            if rest:
                rest.append(clause)
                continue
            first, *more = clause.split(STOP)
            row += [first] if first else []
            rest += more
        hurts = all(isinstance(step, (v.Deal, v.Heal)) for step in steps)
        return STOP.join(
            one for one in [self.listed(row, "list-and" if hurts else "list-then"), *rest] if one
        )

    def clauses(self, steps: Sequence[Step], scene: Scene, joined: bool = False) -> list[str]:
        """Each effect as a clause; those of a kind with one subject share it, or are said as one."""
        found = []
        for row in rows(steps):
            if not joined or not isinstance(row[0], (v.Deal, v.Heal)):
                scene.subject = ""
            found.append(self.row(row, scene) if len(row) > 1 else self.effect(row[0], scene))
        scene.subject = ""
        return found

    def row(self, steps: Sequence[Step], scene: Scene, span: str = "none") -> str:
        """Effects of a kind as one."""
        first = steps[0]
        if isinstance(first, v.Ready):
            things = [ready_of(self, one, scene) for one in steps if isinstance(one, v.Ready)]
            form = f"{things[0].gender}p" if len({one.gender for one in things}) == 1 else "mp"
            return self.say(
                "effect-ready", what=self.listed([one.forms[""] for one in things]), **{"what-form": form}
            )
        if isinstance(first, v.Has):
            marks = self.listed(
                [self.say(f"kept-{one.mark}") for one in steps if isinstance(one, v.Has)], "list-nor"
            )
            return self.spoken("effect-kept", marks=marks, span=span, **self._all(first.who, scene))
        assert isinstance(first, v.Barred)
        bans = self.listed(
            [self.say(f"ban-{one.ban}") for one in steps if isinstance(one, v.Barred)], "list-nor"
        )
        who = self.phrases.player(first.player, scene).facts("who")
        return self.spoken("effect-bans", bans=bans, span=span, so=while_so(self, first.so), **who)

    def effect(self, step: Step, scene: Scene, span: str = "none") -> str:
        """One effect as a clause."""
        assert isinstance(step, Effect)
        return RENDERS[type(step)](self, step, scene, span)

    def spoken(self, message: str, **facts: Any) -> str:
        """A message without the room that absent words leave."""
        return _SPACE.sub(r"\1", " ".join(self.say(message, **facts).split()))

    def _all(self, who: v.Who, scene: Scene) -> dict[str, str]:
        """Those for whom something holds."""
        return self.phrases.who(who, scene, "every").facts("who")

    def doer(self, by: str, scene: Scene) -> dict[str, str]:
        """Who deals or heals: whoever is named, the ally or Totem itself, else the hero; in short if that is clear."""
        role = by or _own_doer(scene.card)
        found = self.phrases.role(role, scene).facts("by")
        if scene.subject == role:
            short = ""
        elif scene.doer == role:
            short = self.say("role-short")
        else:
            short = found["by"]
        scene.subject = role
        return found | {"short": short}

    def amount(
        self, number: Number, scene: Scene, type: str = "", near: v.Who | Literal[""] = ""
    ) -> dict[str, Any]:
        """A number of damage as messages take it; of the one that stands `near` it says “its”."""
        found = self.phrases.number(number, scene, near)
        facts: dict[str, Any] = {"kind": found["kind"], "equal": found["to"], "amount": found["amount"]}
        count = {"plain": found["amount"], "that": self.say("as-much"), "equal": ""}[found["kind"]]
        many = count if isinstance(count, int) else "many"
        facts["hurt"] = " ".join(self.say("hurt-text", count=count, many=many, type=type or "none").split())
        return facts

    def condition(self, so: Condition) -> str:
        """What must be so, as a clause after “if”, “while” or “only”."""
        scene = Scene(self.library.cards[0])
        found = []
        if so.turn:
            found.append(self.say(f"so-turn-{so.turn}"))
        if so.hero:
            found.append(self.say("so-hero", mark=so.hero))
        if so.hero_defends:
            found.append(self.say("so-hero-defends"))
        if so.hand:
            found.append(self.say("so-hand", count=so.hand))
        if so.there is not None:
            there = so.there if so.there.zone != "play" else replace_of(so.there, side="any")
            one = self.phrases.described(there, scene)
            a = self.phrases.a(one, self.phrases.gender(so.there)).forms[""]
            many = self.phrases.described(there, scene, many=True)
            none = "yes" if so.many == 0 else "no"
            found.append(self.say("so-there", none=none, count=so.many, one=one, a=a, many=many))
        if so.outnumbered:
            found.append(self.say("so-outnumbered"))
        if so.hero_dealt:
            found.append(self.say("so-hero-dealt", type=so.hero_dealt))
        if so.allies_hit_hero:
            found.append(self.say("so-allies-hit-hero"))
        if so.icon:
            found.append(self.say("so-icon", faction=so.icon))
        return self.listed(found)


def _is_theirs(trigger: Trigger) -> bool:
    """Whether what follows speaks of the player whose turn it is."""
    return any(getattr(one, "player", "") == "turn" for one in inside(trigger.do))


def _own_doer(card: Card) -> str:
    return "self" if card.kind == "ally" or "Totem" in card.tags else "hero"


def _paid(costs: Sequence[Step]) -> Sought | None:
    """What is destroyed as a cost."""
    return next((one.who for one in costs if isinstance(one, v.Give) and isinstance(one.who, Sought)), None)


def _price(pay: int | str) -> str:
    """A number of resources with X after it as it is read: `X + 1` for `1+x`."""
    parts = str(pay).upper().split("+")
    return " + ".join(sorted(parts, key=lambda part: part != "X"))


# What is printed on cards, by kind and word


def _values(kind: str, alias: object) -> Callable[[Library], list[tuple[str, str]]]:
    return lambda library: [(value, f"word-{kind}-{value}") for value in get_args(alias)]


def _found(kind: str, values: Callable[[Card], Iterable[str]]) -> Callable[[Library], list[tuple[str, str]]]:
    def look(library: Library) -> list[tuple[str, str]]:
        known = dict.fromkeys(
            one for card in (*library.cards, *library.tokens) for one in values(card) if one
        )
        return [(value, f"word-{kind}-{slug(value)}") for value in sorted(known)]

    return look


def _marks(message: str) -> Callable[[Library], list[tuple[str, str]]]:
    return lambda library: [
        (mark, f"{message}-{mark}") for mark in (*words.KEYWORDS, "instant", "unique", "ongoing", "totem")
    ]


WORDS: Mapping[str, Callable[[Library], list[tuple[str, str]]]] = {
    "kind": _values("kind", words.Kind),
    "faction": _values("faction", words.Faction),
    "rarity": _values("rarity", words.Rarity),
    "class": _values("class", words.Class),
    "race": _values("race", words.Race),
    "type": _values("type", words.DamageType),
    "spec": _found("spec", lambda card: (card.spec,)),
    "profession": _found("profession", lambda card: card.professions),
    "tag": _found("tag", lambda card: card.tags),
    "keyword": _marks("keyword"),
    "reminder": _marks("reminder"),
}
