"""What cards speak of, in words: descriptions, roles, players and numbers, as sentences need them."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec

from locanda.kit import names
from locanda.kit.records import Name
from locanda.kit.text import Messages

from ..cards import Card
from ..library import Library
from ..sought import Count, Number, Sought, Target
from ..vocabulary import Who

SLOTS = ("target", "second", "third")
# What a player has rather than leads: “your weapons”, but “allies in your party”.
OWNED = frozenset(
    (
        *("totem", "attachment", "ability", "weapon", "armor", "armor-or-weapon"),
        *("item", "equipment", "resource", "quest", "card"),
    )
)
Gender: TypeAlias = Literal["m", "f"]
_VOWEL = re.compile(r"^[aeiou]", re.IGNORECASE)
# The words before a noun that Italian bends like its article.
_ARTICLES = ("il", "lo", "l’", "la", "i", "gli", "le")
_THAT = dict(zip(_ARTICLES, ("quel", "quello", "quell’", "quella", "quei", "quegli", "quelle"), strict=True))
_BEFORE = {"of": "di", "to": "a", "by": "da", "on": "su", "in": "in"}


def slug(word: str) -> str:
    """A word of the type line as it stands in the ids of messages."""
    return word.lower().replace(" ", "-")


class Thing(NamedTuple):
    """Something in a sentence: bare with the word before it, after each preposition, its gender, one or many."""

    forms: dict[str, str]
    gender: Gender
    many: bool

    def facts(self, name: str) -> dict[str, str]:
        """The thing as messages take it: `name`, `name-to`, `name-of`, ..., `name-form` (m, f, mp or fp)."""
        found = {f"{name}-{case}" if case else name: text for case, text in self.forms.items()}
        return found | {f"{name}-form": f"{self.gender}{'p' if self.many else ''}"}


@dataclass
class Scene:
    """Where a text stands: on which card, what it aims at, and what has been named already.

    `it` and `other` are what the trigger is about; `chosen`, `made` and `paid` what the text before has chosen, made
    and destroyed.
    """

    card: Card
    targets: tuple[Target, ...] = ()
    said: set[str] = field(default_factory=set)
    it: Who | Thing | None = None
    other: Who | Thing | None = None
    chosen: Sought | None = None
    several: bool = False  # whether more than one was chosen
    made: int = 0
    paid: Sought | None = None
    doer: str = ""  # the role that a trigger has named first
    subject: str = ""  # the role that the clause before is about


class Phrases:
    """The things and players of a scene in one language."""

    def __init__(self, library: Library, messages: Messages) -> None:
        self.library = library
        self.messages = messages
        self.say = messages.say
        self.italian = messages.language == "it"

    # Words before nouns

    def plain(self, text: str, gender: Gender = "m", many: bool = False) -> Thing:
        """A thing with a word before it with which no preposition melts."""
        words = _BEFORE if self.italian else {word: word for word in _BEFORE}
        return Thing({"": text, **{case: f"{word} {text}" for case, word in words.items()}}, gender, many)

    def the(self, text: str, gender: Gender = "m", many: bool = False) -> Thing:
        """A thing with its article; English texts bring their own word."""
        if not self.italian:
            return self.plain(text, gender, many)
        found = names.forms(Name(en=text, it=text, gender=gender, plural=many), "it")
        return Thing({"": found["the"], **{case: found[case] for case in _BEFORE}}, gender, many)

    def a(self, text: str, gender: Gender) -> Thing:
        """One thing, whichever."""
        if not self.italian:
            return self.plain(f"{'an' if _VOWEL.match(text) else 'a'} {text}", gender)
        own = names.article(Name(en=text, it=text, gender=gender))
        if gender == "f":
            return self.plain(f"un’{text}" if own == "l’" else f"una {text}", gender)
        return self.plain(f"{'uno' if own == 'lo' else 'un'} {text}", gender)

    def pointed(self, text: str, gender: Gender, many: bool = False) -> Thing:
        """What was named before."""
        if not self.italian:
            return self.plain(f"{'those' if many else 'that'} {text}", gender, many)
        word = _THAT[names.article(Name(en=text, it=text, gender=gender, plural=many))]
        return self.plain(f"{word}{text}" if word.endswith("’") else f"{word} {text}", gender, many)

    # Descriptions

    def noun(self, what: Sought, many: bool = False) -> str:
        """What kind of thing it is."""
        own = f"noun-{what.sort}-{slug(what.tag)}"
        sort = "opponent" if what.sort == "player" and what.side == "opposing" else what.sort
        message = own if what.tag and self.messages.has(own) else f"noun-{sort}"
        return self.say(message, form="many" if many else "one")

    def gender(self, what: Sought) -> Gender:
        """The gender of that."""
        own = f"noun-{what.sort}-{slug(what.tag)}"
        message = own if what.tag and self.messages.has(own) else f"noun-{what.sort}"
        return "f" if self.say(message, form="gender") == "f" else "m"

    def described(
        self, what: Sought, scene: Scene, *, many: bool = False, aimed: bool = False, whose: str = "your"
    ) -> str:
        """The description without anything before it; `aimed` puts in that it is a target."""
        gender = self.gender(what)
        form = f"{gender}{'p' if many else ''}"
        alone = self.messages.has(f"noun-{what.sort}-{slug(what.tag)}")
        owned = what.sort in OWNED and what.zone == "play" and what.side == "yours"
        facts: dict[str, Any] = {
            "noun": self.noun(what, many),
            "form": form,
            "whose": whose,
            "target": self.say("adj-target", form=form) if aimed else "",
            "other": self.say("adj-other", form=form) if what.other else "",
            "tag": self._tag(what, alone),
            "kin": "",
            "side": "",
            "state": self.say(f"adj-{what.state}", form=form) if what.state else "",
            "where": "",
            "more": "",
        }
        kin = [self.say(f"adj-{one}", form=form) for one in (what.race, what.faction) if one]
        facts["kin"] = " ".join(kin)
        if what.sort != "player" and what.zone == "play":
            if what.side in ("opposing", "friendly"):
                facts["side"] = self.say(f"adj-{what.side}", form=form)
            elif what.side == "yours" and not owned:
                facts["where"] = self.say("in-party", whose=whose)
        elif what.zone == "graveyard":
            of = whose if what.side == "yours" else "all" if whose == "all" else "any"
            facts["where"] = self.say("in-graveyard", whose=of)
        elif what.zone == "chain":
            facts["where"] = self.say("in-chain")
        facts["more"] = " ".join(self._more(what, scene, form))
        return " ".join(self.say("phrase", **facts).split())

    def _tag(self, what: Sought, alone: bool) -> str:
        if not what.tag or alone:
            return ""
        own = f"adj-tag-{slug(what.tag)}"
        return self.say(own if self.messages.has(own) else f"word-tag-{slug(what.tag)}")

    def _more(self, what: Sought, scene: Scene, form: str) -> list[str]:
        """What follows the noun: its name, its cost, what it suffered, what it is attached to, what else must be so."""
        found = []
        if what.name == "same":
            found.append(self.say("named-same", zone=what.zone))
        elif what.name:
            found.append(
                self.say("named", name=self.library.by_id[what.name].name.text(self.messages.language))
            )
        if what.cost:
            found.append(self.say(f"costs-{what.cost}"))
        if what.hurt:
            found.append(self.say(f"hurt-{what.hurt}", form=form))
        if what.on in ("friendly", "character"):
            found.append(self.say(f"attached-{what.on}", form=form))
        elif what.on:
            found.append(self.say("attached", form=form, **self.role(what.on, scene).facts("host")))
        if what.side == "its":
            found.append(self.say("of-its-controller", **self.role("it", scene).facts("it")))
        return found

    def thing(self, what: Sought, det: str, scene: Scene, *, count: int = 1, whose: str = "your") -> Thing:
        """A description as a sentence needs it.

        `det`: one of several (`a`), `each`, so many (`count`), at most so many (`up-to`), as many as one likes (`any`),
        the whole kind that is counted (`all`).
        """
        if what.sort == "hero" and what.side == "yours":
            return self.the(self.say("role-hero", whose=whose))
        gender = self.gender(what)
        if det == "every":
            return self._every(what, scene)
        if what.side == "yours" and what.sort in OWNED and what.zone == "play":
            # One of “your weapons”.
            rest = self.described(what, scene, many=det != "each" or not self.italian, whose=whose)
            facts = {"gender": gender, "count": count, "whose": whose, "text": rest}
            facts["one"] = self.described(what, scene, whose=whose)
            if det == "all":
                many = self.say("det-yours", **facts)
                return self.the(many, gender, True)
            if det == "count" and count == 1:
                det = "a"
            return self.plain(self.say(f"det-{det}-yours", **facts), gender, det not in ("a", "each"))
        if what.zone == "graveyard" and what.side == "any" and det in ("all", "each"):
            whose = "all"
        several = det in ("all", "any", "up-to") or (det == "count" and count > 1)
        text = self.described(what, scene, many=several, whose=whose)
        if det == "a" or (det == "count" and count == 1):
            if what.other:
                text = self.described(msgspec.structs.replace(what, other=False), scene, whose=whose)
                return self.plain(self.say("det-another", gender=gender, text=text), gender)
            return self.a(text, gender)
        if det == "all":
            return self.the(text, gender, True)
        facts = {"gender": gender, "count": count, "text": text}
        return self.plain(self.say(f"det-{det}", **facts), gender, several)

    def _every(self, what: Sought, scene: Scene) -> Thing:
        """All that fit, as those for whom something holds."""
        found = self.thing(what, "all", scene)
        alone = what.side == "any" and not what.other and not what.state and not what.tag
        return (
            self.plain(self.say("det-every", gender=found.gender, what=found.forms[""]), found.gender, True)
            if alone
            else found
        )

    def target(self, what: Target, scene: Scene) -> Thing:
        """What has to be aimed at; of several each one is meant."""
        gender = self.gender(what)
        if what.count == "removed":
            text = self.described(what, scene, many=True, aimed=True)
            return self.plain(self.say("target-removed", gender=gender, text=text), gender, True)
        if what.count > 1:
            text = self.described(what, scene, many=True, aimed=True)
            kind = "up-to" if what.up_to else "count"
            return self.plain(self.say(f"target-{kind}", gender=gender, count=what.count, text=text), gender)
        text = self.described(what, scene, aimed=True)
        if what.another:
            return self.plain(self.say("det-another", gender=gender, text=text), gender)
        return self.a(text, gender)

    # Roles

    def role(self, role: str, scene: Scene) -> Thing:
        """Whom a role names; targets the first time with the whole description, then in short."""
        if role in SLOTS:
            return self._aimed(role, scene)
        if role == "self":
            return self.this(scene.card)
        if role == "hero":
            return self.the(self.say("role-hero", whose="your"))
        if role == "host":
            card = scene.card
            host: Sought | None = card.host or (card.targets[0] if card.targets else None)
            return self._known(host)
        if role == "chosen" and scene.chosen is not None:
            return self.pointed(
                self.noun(scene.chosen, scene.several), self.gender(scene.chosen), scene.several
            )
        if role == "made":
            return self.plain(
                self.say("role-made", many="yes" if scene.made > 1 else "no"), "f", scene.made > 1
            )
        if role == "paid":
            gender = self.gender(scene.paid) if scene.paid is not None else "m"
            noun = self.noun(scene.paid) if scene.paid is not None else self.say("noun-card", form="one")
            return self.the(self.say("role-paid", noun=noun, gender=gender), gender)
        known = {"it": scene.it, "other": scene.other}.get(role)
        if isinstance(known, Thing):
            return known
        if isinstance(known, str) and known:
            return self.role(known, scene)
        return self._known(known or None)

    def _known(self, what: str | Sought | None) -> Thing:
        """That one, by what it is called."""
        if not isinstance(what, Sought):
            what = Sought(sort="card")
        if what.sort == "hero" and what.side == "yours":
            return self.the(self.say("role-hero", whose="your"))
        return self.pointed(self.noun(what), self.gender(what))

    def this(self, card: Card) -> Thing:
        """The card itself."""
        sort = "totem" if "Totem" in card.tags else card.kind
        if sort == "hero":
            return self.the(self.say("role-hero", whose="your"))
        gender: Gender = "f" if self.say(f"noun-{sort}", form="gender") == "f" else "m"
        return self.plain(self.say("role-self", sort=sort), gender)

    def _aimed(self, role: str, scene: Scene) -> Thing:
        place = SLOTS.index(role)
        what = scene.targets[place] if place < len(scene.targets) else None
        if what is None:
            return self._known(None)
        if role in scene.said:
            return self._known(what)
        scene.said.add(role)
        return self.target(what, scene)

    def who(self, who: Who | Literal[""], scene: Scene, det: str = "each", count: int = 1) -> Thing:
        """A role, or everything that fits a description."""
        return self.role(who, scene) if isinstance(who, str) else self.thing(who, det, scene, count=count)

    def player(self, player: str, scene: Scene) -> Thing:
        """Who acts or suffers among the players."""
        if player == "target":
            return self._aimed("target", scene)
        if player == "other-controller":
            return self.the(self.say("player-controller-of", **self.role("other", scene).facts("who")))
        if player.endswith("-controller"):
            return self.the(self.say("player-controller"))
        return self.plain(self.say(f"player-{player}"), "m", player in ("all", "foes"))

    # Numbers

    def number(self, number: Number, scene: Scene, near: Who | Literal[""] = "") -> dict[str, Any]:
        """A number of the text: `kind` is `plain` (a figure or X in `amount`), `that` (as much), or `equal` (in `to`).

        Of the one that stands `near` it says “its”.
        """
        if not isinstance(number, Count):
            return {"amount": number, "kind": "plain", "to": ""}
        usual = number.plus == 0 and number.times == 1
        if number.of == "x" and usual:
            return {"amount": "X", "kind": "plain", "to": ""}
        if number.of in ("amount", "dealt") and usual:
            return {"amount": "", "kind": "that", "to": ""}
        kind = "its" if near and number.who == near else "of"
        gender: Gender = "f" if self.say("count-gender", of=number.of) == "f" else "m"
        facts = {**self.the(self._counted(number, scene, kind), gender).facts("what"), "plus": number.plus}
        message = "count-equal" if usual else "count-minus" if number.times < 0 else "count-plus"
        return {"amount": "", "kind": "equal", "to": " ".join(self.say(message, **facts).split())}

    def _counted(self, count: Count, scene: Scene, kind: str) -> str:
        """What a number is counted of."""
        facts: dict[str, Any] = {"who": count.who}
        if kind == "its":
            return self.say(f"count-{count.of}-its")
        if count.of in ("damage", "atk", "health", "cost", "counters"):
            facts |= self.role(count.who, scene).facts("of")
        elif count.of == "one-atk" and count.what is not None:
            facts |= self.thing(count.what, "a", scene).facts("of")
        elif count.what is not None:
            facts |= self.thing(count.what, "all", scene).facts("of")
        return self.say(f"count-{count.of}", **facts)

    def per(self, count: Count, scene: Scene) -> str:
        """What a bonus is counted by."""
        facts = {} if count.what is None else self.thing(count.what, "each", scene).facts("what")
        return self.say(f"per-{count.of}", **facts)
