"""Runebound's table in words: names, places, chances, cards, rules, and what lies before everybody."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from copy import copy
from typing import Any

from locanda.kernel.decision import Decision, Option
from locanda.kit.game import BoxedGame
from locanda.kit.ledger import rule
from locanda.kit.narrate import Facts, Teller
from locanda.kit.records import Name
from locanda.kit.text import capital, sentence

from ..atlas import FACES, TERRAINS
from ..cards import COLOURS, AllyCard, Card, ChallengeCard, EncounterCard, Fighter, HeroCard
from ..judging import odds
from ..library import Library
from ..rules import modifiers
from ..rules.experience import points
from ..rules.undefeated import slot_at
from ..state import NOWHERE, Companion, Party, Realm
from . import chart, places
from .catalogue import KINDS
from .text import CardText

# What the message about chances takes for a roll that cannot fail, or cannot succeed.
CERTAIN, HOPELESS = 0, 99


class Wording(Teller):
    """Speaks of what lies on the table, in one language."""

    library: Library
    # Whether spaces are called by the letters and numbers of the drawn map.
    spots = False

    def __init__(self, game: BoxedGame, language: str) -> None:
        super().__init__(game, language)
        self.atlas = self.library.atlas
        self._texts: dict[str, str] = {}
        self.text = CardText(self.library, language)

    def with_labels(self) -> Wording:
        """The same for whoever sees the chart: spaces are called by its letters and numbers."""
        found = copy(self)
        found.spots = True
        return found

    def prompt(self, table: Realm, decision: Decision) -> str:
        """The question, which may begin with a name and its article."""
        return capital(super().prompt(table, decision))

    def option(self, table: Realm, decision: Decision, option: Option) -> str:
        """What the option does, with a capital letter."""
        return capital(super().option(table, decision, option))

    # Names

    def name(self, card_id: str) -> str:
        """The name on a card."""
        return self.named(self.library.by_id[card_id].name)

    def called_card(self, fact: str, card_id: str) -> Facts:
        """The name on a card as a sentence needs it."""
        return self.forms(fact, self.library.by_id[card_id].name)

    def seat(self, table: Realm, seat: int) -> str:
        """The Hero of the seat."""
        return self.named(table.seats[seat].hero.name)

    def place(self, space: int) -> str:
        """A space as a label: a town by its name, another space by its terrain and where it is."""
        return str(self.where("space", space)["space"])

    def where(self, fact: str, space: int) -> Facts:
        """A space as a label, with its article (`the`), and as a place where somebody is (`at`)."""
        if space == NOWHERE:
            return dict.fromkeys((fact, f"{fact}-the", f"{fact}-at"), self.say("nowhere"))
        if space in self.atlas.town_at:
            name = self._town_name(space)
            return {**self.forms(fact, name), f"{fact}-at": self.say("town-at", town=self.named(name))}
        terrain = TERRAINS[self.atlas.terrain[space]]
        facts: Facts = {"terrain": terrain, "terrain-text": self.say(f"terrain-{terrain}"), "spot": "none"}
        if self.spots:
            facts["spot"] = chart.spot(self.atlas, space)
        else:
            town = self.atlas.nearest_towns(space)[0]
            point = self.say(f"point-{places.direction(self.atlas, town, space)}")
            steps = self.atlas.distances(town)[space]
            facts |= {"steps": steps, "point": point, "town": self.named(self._town_name(town))}
        said = {form: self.say(f"space{form}", **facts) for form in ("", "-the", "-at")}
        return {f"{fact}{form}": text for form, text in said.items()}

    def _town_name(self, space: int) -> Name:
        return self.atlas.record.towns[self.atlas.town_at[space]].name

    def land(self, space: int) -> str:
        """A space on a way: a town by its name, another one by its terrain alone, or by its label."""
        if self.spots or space in self.atlas.town_at:
            return self.place(space)
        return self.say(f"terrain-{TERRAINS[self.atlas.terrain[space]]}")

    def _says(self, card: Card) -> str:
        """The text of a card, rendered once."""
        if card.id not in self._texts:
            self._texts[card.id] = self.text.card(card)
        return self._texts[card.id]

    def _wounds(self, amount: int) -> str:
        return self.say("wounds", amount=amount)

    def _token(self, t: Realm, space: int) -> str:
        """The adventure that a space holds, and who waits there."""
        colour = t.tokens.get(space)
        if colour is None:
            return "none"
        tint, slot = self.say(f"tint-{COLOURS[colour]}"), slot_at(t, space)
        card = t.track[slot] if slot >= 0 else None
        if card is None:
            return self.say("space-token", colour=tint)
        return self.say("space-waiting", colour=tint, **self.called_card("card", card.id))

    def _faces(self, faces: Iterable[int]) -> str:
        """Movement dice as they lie: the terrains of each, equal dice together."""
        return ", ".join(
            f"{f'{count} × ' if count > 1 else ''}{self._face(face)}"
            for face, count in sorted(Counter(faces).items())
        )

    def _face(self, face: int) -> str:
        if face >= len(FACES):
            return self.say("die-any")
        return "/".join(self.say(f"terrain-{one}") for one in FACES[face])

    def _odds(self, bonus: int, target: int) -> str:
        """What the die must show, and how likely that is."""
        share = odds.chance(bonus, target)
        needed = CERTAIN if share >= 1 else HOPELESS if share <= 0 else target - bonus
        return self.say("odds", needed=needed, percent=round(share * 100))

    def _damage(self, values: Iterable[int]) -> str:
        return "/".join(str(value) for value in values)

    def _enemy(self, t: Realm, party: Party) -> Facts:
        """Who is fought, and in which round."""
        fight = t.fight
        if fight is None:
            return {"foe": "", "round": 0, "loser": ""}
        if fight.foe is not None:
            return {**self.forms("foe", fight.foe.name), "round": fight.round, "loser": ""}
        other = t.seats[t.active if party.seat == fight.rival else fight.rival].hero.name
        return {**self.forms("foe", other), "round": fight.round, "loser": self.named(other)}

    def _combat_odds(
        self, t: Realm, party: Party, ally: Companion | None, kind: str, phase: int, add: int = 0
    ) -> str:
        """The chance of an attack or a defence; none where the enemy cannot be attacked."""
        assert t.fight is not None
        target = t.fight.target if t.fight.foe is None else modifiers.target(t, t.fight.foe, phase)
        if target is None:
            return "none"
        base = modifiers.characteristic(t, party, ally, phase) + modifiers.roll_bonus(
            t, party, ally, kind, phase
        )
        return self._odds(base + add, target)

    def _escape_odds(self, t: Realm, party: Party, add: int = 0) -> str:
        """The chance to get away; none against another Hero, whose roll is not known before."""
        foe = t.fight.foe if t.fight is not None else None
        target = None if foe is None else modifiers.target(t, foe, 0)
        if target is None:
            return "none"
        base = modifiers.characteristic(t, party, None, 0) + modifiers.roll_bonus(t, party, None, "escape")
        return self._odds(base + add, target)

    # Rules and cards

    def called(self, thing: str) -> str:
        """The name on a card."""
        return self.name(thing) if thing in self.library.by_id else ""

    def card(self, card_id: str) -> str:
        """The name, the kind, the figures and the text, each on its own line."""
        card = self.library.by_id[card_id]
        colour = getattr(card, "colour", None)
        kind = self.say(
            "card-kind",
            kind=self.say(f"kind-{KINDS[type(card)]}"),
            colour=self.say(f"tint-{colour}") if colour else "none",
            cost=getattr(card, "cost", 0),
        )
        lines = [self.name(card_id), kind, self._printed(card), self._says(card)]
        return "\n".join(line for line in lines if line)

    @rule("RB-TST-04")
    def _printed(self, card: Card) -> str:
        """The printed figures behind their signs; nothing for cards without any."""
        if isinstance(card, EncounterCard) or not isinstance(card, (Fighter, ChallengeCard)) or not card.life:
            return ""
        values = {name: _shown(getattr(card, name)) for name in modifiers.CHARACTERISTICS}
        stamina = card.stamina if isinstance(card, (HeroCard, AllyCard)) else "none"
        return self.say(
            "card-figures", damage=self._damage(card.damage), life=card.life, stamina=stamina, **values
        )

    # The table

    @rule("RB-TST-04")
    def overview(self, table: Realm, seat: int | None) -> list[tuple[str, list[str]]]:
        """The round, every party (one's own first), and the fight."""
        t = table
        sections = [(self.say("table-title", round=t.rounds), [self.state_of_play(t)])]
        realm = []
        if t.event is not None:
            realm.append(self.say("table-event", event=self.name(t.event.id), text=self._says(t.event)))
        waiting = [self._waiting(t, slot) for slot in range(len(t.track)) if t.track[slot] is not None]
        if waiting:
            realm.append(self.say("table-track", cards="; ".join(waiting)))
        if realm:
            sections.append((self.say("table-realm"), realm))
        for party, own in self.own_first(t, seat):
            title = self.say("table-party", hero=self.seat(t, party.seat), you="yes" if own else "no")
            sections.append((title, self._party(t, party)))
        if t.fight is not None:
            facts = self._enemy(t, t.party)
            sections.append((self.say("table-fight", foe=facts["foe"], round=facts["round"]), self._fight(t)))
        sections += super().overview(t, seat)
        return [*sections, (self.say("table-signs"), [self.say("table-legend")])]

    def _waiting(self, t: Realm, slot: int) -> str:
        card = t.track[slot]
        assert card is not None
        tint = self.say(f"tint-{card.colour}")
        return self.say(
            "table-track-card", card=self.name(card.id), colour=tint, **self.where("space", t.markers[slot])
        )

    def _values(self, t: Realm, party: Party, ally: Companion | None) -> dict[str, Any]:
        """The values of a Hero or an Ally as they are now."""
        who = party if ally is None else ally
        values: Facts = {
            name: modifiers.characteristic(t, party, ally, which)
            for which, name in enumerate(modifiers.CHARACTERISTICS)
        }
        return {
            **values,
            "damage": self._damage(modifiers.damage(t, party, ally, phase) for phase in range(3)),
            "wounds": who.wounds,
            "life": modifiers.life(t, party, ally),
            "exhaustion": who.exhaustion,
            "stamina": modifiers.stamina(t, party, ally),
            "down": "no" if who.face_up else "yes",
        }

    def _figures(self, t: Realm, party: Party, ally: Companion | None) -> str:
        return self.say("table-figures", **self._values(t, party, ally))

    def _party(self, t: Realm, party: Party) -> list[str]:
        """A party as everybody sees it."""
        token = self._token(t, party.at)
        place = sentence(self.place(party.at)).rstrip(".") + ("" if token == "none" else f" ({token})")
        values = self._values(t, party, None)
        lines = [
            self.say("table-values", place=place, gold=party.gold, **values),
            self.say("table-figures", **values),
        ]
        if party.items:
            names = [
                self.name(item.card.id)
                if item.face_up
                else self.say("table-down", card=self.name(item.card.id))
                for item in party.items
            ]
            lines.append(self.say("table-items", items=", ".join(names)))
        for ally in party.allies:
            lines.append(self.say("table-ally", ally=self.name(ally.card.id), **self._values(t, party, ally)))
        if party.kept:
            lines.append(
                self.say("table-encounters", cards=", ".join(self.name(kept.card.id) for kept in party.kept))
            )
        owned = [
            self.say("table-tokens", count=count, colour=self.say(f"tint-{COLOURS[colour]}"))
            for colour, count in enumerate(party.tokens)
            if count
        ]
        owned += [self.say("table-noted", points=party.points)] if party.points else []
        if owned:
            facts = {
                "points": points(party),
                "tokens": ", ".join(owned),
                "price": modifiers.token_cost(t, party),
            }
            lines.append(self.say("table-points", **facts))
        return lines

    def _fight(self, t: Realm) -> list[str]:
        """The enemy's values and text."""
        fight = t.fight
        assert fight is not None
        foe = fight.foe
        if foe is None:
            return [self._figures(t, t.seats[fight.rival], None)]
        if not foe.life:
            return [self._says(foe)]
        targets = {
            name: _shown(modifiers.target(t, foe, phase))
            for phase, name in enumerate(modifiers.CHARACTERISTICS)
        }
        damage = self._damage(modifiers.foe_damage(t, foe, phase) for phase in range(3))
        life = modifiers.foe_life(t, foe)
        return [
            self.say("table-foe", damage=damage, wounds=fight.wounds, life=life, **targets),
            self._says(foe),
        ]

    def map(self, table: Realm, seat: int | None, whole: bool = False) -> list[str]:
        """The map around the seat's Hero, or the whole of it."""
        return chart.draw(table, table.seats[table.active if seat is None else seat], self.messages, whole)


def _shown(value: int | None) -> str:
    return "–" if value is None else str(value)
