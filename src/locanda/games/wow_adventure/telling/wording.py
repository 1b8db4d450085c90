"""The Adventure Game's table in words: names, spaces, quests, cards, rules, and what lies before everybody."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

import msgspec

from locanda.kernel.decision import Decision, Option
from locanda.kit import compass
from locanda.kit.effects import Effect, Step, join
from locanda.kit.game import BoxedGame
from locanda.kit.narrate import Facts, Teller
from locanda.kit.records import Name
from locanda.kit.text import capital, sentence

from ..cards import LEVELS, AbilityCard, Card, ChallengeCard, EncounterFace, ItemFace, QuestCard, Side
from ..library import Library
from ..rules import modifiers, undefeated
from ..rules.discoveries import KINDS
from ..rules.modifiers import OTHER, OWN
from ..rules.quests import task_of
from ..state import NOWHERE, Fight, Hero, Quest, World
from ..vocabulary import Attach, Bonus, Ranged
from ..words import Colour
from .text import ITEM, CardText
from .text import OWN as CONTEXT

SHADES = ("white", "green", "yellow", "red")
NEARBY = 3  # how far the map shows the surroundings


class Wording(Teller):
    """Speaks of what lies on the table, in one language."""

    library: Library

    def __init__(self, game: BoxedGame, language: str) -> None:
        super().__init__(game, language)
        self.atlas = self.library.atlas
        self.text = CardText(self.library, language)

    def prompt(self, table: World, decision: Decision) -> str:
        """The question, which may begin with a name and its article."""
        return capital(super().prompt(table, decision))

    def option(self, table: World, decision: Decision, option: Option) -> str:
        """What the option does, with a capital letter."""
        return capital(super().option(table, decision, option))

    # Names

    def name_of(self, card_id: str) -> Name:
        """The name of a card, a face or a space; a challenge card has that of its front."""
        card = self.library.by_id.get(card_id)
        if isinstance(card, ChallengeCard):
            card = card.encounter or card.event
        if card is None:
            number = self.atlas.number[card_id]
            label = self.place(number)
            return self.atlas.spaces[number].name or Name(en=label, it=label)
        found: Name = card.name
        return found

    def name(self, card_id: str) -> str:
        """The name of a card, a face or a space."""
        return self.named(self.name_of(card_id))

    def person(self, table: World, seat: int) -> Name:
        """The character of a seat by its first name, or the player's number before there is one."""
        hero = table.seats[seat]
        if table.phase == "characters" and not len(hero.deck):
            player = self.say("word-player", number=seat + 1)
            return Name(en=player, it=player, proper=True)
        name = hero.character.name
        return msgspec.structs.replace(name, en=name.en.split()[0], it=name.it.split()[0])

    def seat(self, table: World, seat: int) -> str:
        """The first name of the character, or the player's number before there is one."""
        return self.named(self.person(table, seat))

    def place(self, space: int) -> str:
        """A space as a label: by its name, or by the nearest space that has one."""
        return self.say("place", **self.text.where(self.atlas.spaces[space].id))

    def where(self, fact: str, space: int) -> Facts:
        """A space as a label, with its article (`the`), and as a place where somebody is (`at`)."""
        facts = self.text.where(self.atlas.spaces[space].id)
        return {f"{fact}{form}": self.say(f"place{form}", **facts) for form in ("", "-the", "-at")}

    # What cards say

    def clause(self, steps: Iterable[Step], **facts: str) -> str:
        """What effects do, as a sentence, with equal ones added up; `none` if there are none."""
        return sentence(self.text.clause(_merged(steps), {**CONTEXT, **facts})) or "none"

    def ability(self, card: AbilityCard, level: int) -> str:
        """What an ability card does at a level, also while it is attached."""
        steps = [*card.do]
        for colour in LEVELS[: level + 1]:
            steps += card.improved.get(colour, ())
        found = self.clause(steps, span="combat", at="movement" if card.timing == "movement" else "other")
        if not card.always:
            return found
        away = any(isinstance(step, Attach) and step.to != "you" for step in card.do)
        return f"{found} {self.clause(card.always, scope='other' if away else 'own')}"

    def item(self, face: ItemFace) -> str:
        """What an item is, with its level and value."""
        card = self.library.card_of[face.id]
        value = face.attack if face.kind == "weapon" else face.defence
        kind = self.word("type", face.type) if face.type else "none"
        return self.say(
            "word-item", kind=face.kind, colour=self.word("tint", card.colour), type=kind, value=value
        )

    def goods(self, t: World, hero: Hero, face: ItemFace) -> dict[str, Any]:
        """An item with its values, its owner, its text, and what it would take the place of."""
        owner = next((one for one in t.seats if any(owned.face is face for owned in one.bag)), hero)
        worn = hero.weapon if face.kind == "weapon" else hero.armor
        facts = {"figures": self.item(face), "owner": self.seat(t, owner.seat), "text": self.rules(face)}
        other = {"worn": "none"} if worn is None else self.forms("worn", worn.face.name)
        return {**self.forms("card", face.name), **facts, **other}

    def rules(self, card: Card) -> str:
        """What a card changes, its powers and uses; `none` if it has none of them."""
        context = ITEM if isinstance(card, ItemFace) else CONTEXT
        found = [self.clause(card.always)] if card.always else []
        found += [self.text.power(power, context) for power in card.powers]
        return " ".join([*found, *(self.text.use(use, context) for use in card.uses)]) or "none"

    def printed(self, side: Side, level: int) -> str:
        """The printed values of a side of a character card at a level."""
        values = {name: getattr(side, name)[level] for name in ("attack", "defence", "damage")}
        return self.say("word-figures", type=self.word("type", side.type), **values)

    def figures(self, foe: EncounterFace) -> str:
        """The printed values of an encounter."""
        return self.say(
            "word-figures",
            type=self.word("type", foe.type),
            attack=foe.attack,
            defence=foe.defence,
            damage=foe.damage,
        )

    def enemy(self, foe: EncounterFace) -> Facts:
        """An encounter with its values, for a message to tell."""
        aggro = "yes" if "aggro" in foe.traits else "no"
        return {**self.forms("foe", foe.name), "figures": self.figures(foe), "aggro": aggro}

    def foe(self, foe: EncounterFace) -> str:
        """An encounter with its values."""
        return self.say("word-foe-card", **self.enemy(foe))

    def badges(self, badges: Iterable[str]) -> str:
        """What can be worn, or must be able to be; `none` if there is none."""
        return join(self.messages, [self.say(f"badge-{one}") for one in badges]) or "none"

    def card(self, card_id: str) -> str:
        """The name, and under it the kind, the figures and the text; a character's card may be named by its level."""
        if card_id in self.library.by_id:
            return f"{self.name(card_id)}\n{self.text.card(self.library.by_id[card_id])}"
        character, _, colour = card_id.rpartition("-")
        said = self.text.level(self.library.character[character], LEVELS.index(cast("Colour", colour)))
        return f"{self.name(character)}\n{said}"

    # Quests

    def quest(self, quest: QuestCard, goals: str = "") -> str:
        """A quest with its valor and what it asks for."""
        name, goals = self.named(quest.name), goals or self.goals(quest)
        return self.say("goal-quest", quest=name, valor=quest.valor, goals=goals)

    def goals(self, card: QuestCard) -> str:
        """Everything that a quest asks for, in its order."""
        return self._then([self.text.task(task) for task in card.tasks])

    def progress(self, t: World, quest: Quest) -> str:
        """What is still to be done for a quest, and what was done of its task at hand."""
        task = task_of(quest)
        if task is None:
            return self.say("goal-done")
        if task.collect:
            left = tuple(name for name in task.collect if self.atlas.number[name] in quest.tokens)
            task = msgspec.structs.replace(task, collect=left or task.collect)
        now = self.text.task(task)
        if quest.holder != NOWHERE:
            now = self.say("goal-holder", goal=now, holder=self.seat(t, quest.holder))
        if quest.count and not task.collect:
            now = self.say("goal-count", goal=now, count=quest.count)
        return self._then([now, *map(self.text.task, quest.card.tasks[quest.task + 1 :])])

    def _then(self, goals: list[str]) -> str:
        """One thing after another."""
        found = goals[0]
        for goal in goals[1:]:
            found = self.say("goal-then", first=found, last=goal)
        return found

    # Spaces

    def way(self, start: int, goal: int) -> str:
        """How far a space is, and in which direction."""
        point = compass.direction(self.atlas.spaces[start].at, self.atlas.spaces[goal].at)
        steps = self.atlas.distance[start][goal]
        return self.say("space-way", steps=steps, direction=self.say(f"direction-{point}"))

    def scene(self, t: World, seat: int | None, space: int) -> str:
        """What a space is, what it offers and who is there, as far as a seat may know."""
        record = self.atlas.spaces[space]
        parts = [self.say("space-kind", kind=record.kind, colour=self.word("tint", record.colour))]
        hero = None if seat is None else t.seats[seat]
        if hero is not None and self.atlas.level[space] > hero.level:
            parts.append(self.say("space-closed"))
        if record.resources:
            parts.append(", ".join(self.word("resource", one) for one in record.resources))
        if record.encounter is not None:
            own = record.name == record.encounter.name
            parts.append(self.figures(record.encounter) if own else self.foe(record.encounter))
        for slot in undefeated.at(t, space):
            card = t.track[slot]
            assert card is not None
            parts.append(self.say("space-marker", slot=str(slot + 1), **self.enemy(undefeated.foe_of(card))))
        found = t.found.get(space, [])
        if found:
            known = [self.word("token", one.kind) for one in found if hero and one.number in hero.seen]
            seen = ", ".join(known) or "none"
            parts.append(self.say("space-discoveries", count=len(found), seen=seen))
        for event in t.events:
            if event.at == space:
                parts.append(self.say("space-event", event=self.name(event.card.id)))
        for quest in hero.quests if hero is not None else ():
            if _leads_to(self.atlas.number, quest, space):
                parts.append(self.say("space-quest", quest=self.named(quest.card.name)))
        others = [self.seat(t, one.seat) for one in t.seats if one.at == space and one is not hero]
        if others and t.phase not in ("characters", "quests", "cities"):
            parts.append(self.say("space-figures", heroes=self.listed(others)))
        return "; ".join(parts)

    def map(self, table: World, seat: int | None, whole: bool = False) -> list[str]:
        """The spaces by their distance, those nearby or all, with everything that is known of them."""
        t = table
        here = t.seats[t.active if seat is None else seat].at
        row = self.atlas.distance[here]
        lines = []
        for space in sorted(range(len(row)), key=lambda one: (row[one], one)):
            if row[space] > NEARBY and not whole:
                break
            record = self.atlas.spaces[space]
            shade = SHADES[self.atlas.level[space]]
            letter = f"[{shade}]{self.word('letter', record.colour):<2}[/]"
            name = f"{capital(self.place(space))} ({self.way(here, space)})"
            said = self.say("map-space", space=name, detail=self.scene(t, seat, space))
            lines.append(f"{row[space]:>2} {letter} {f'[bold]{said}[/]' if space == here else said}")
        letters = ", ".join(
            self.say("map-letter", letter=self.word("letter", one), colour=self.word("tint", one))
            for one in LEVELS
        )
        return [*lines, self.say("map-legend", letters=letters)]

    def called(self, thing: str) -> str:
        """The name of a card, a face, a space or a discovery, at the start of a sentence."""
        if thing in KINDS:
            return self.word("token", thing)
        known = thing in self.library.by_id or thing in self.atlas.number
        return capital(self.name(thing)) if known else ""

    # The table

    def overview(self, table: World, seat: int | None) -> list[tuple[str, list[str]]]:
        """The round, every character (one's own first), the board, and the combat."""
        t = table
        lines = [self.state_of_play(t)]
        if t.phase == "movement":
            lines.append(self.say("table-left", movement=t.movement, energy=t.hero.energy))
        sections = [(self.say("table-title", round=t.rounds), lines)]
        for hero, own in self.own_first(t, seat):
            name = self.named(hero.character.name)
            if t.phase == "characters" and not len(hero.deck):
                name, lines = self.seat(t, hero.seat), [self.say("table-unchosen")]
            else:
                lines = self._hero(t, hero, own)
            sections.append((self.say("table-hero", hero=name, you="yes" if own else "no"), lines))
        sections.append((self.say("table-board"), self._board(t)))
        if t.fight is not None:
            lines = [self.side(t, t.fight, side) for side in (OWN, OTHER)]
            if t.fight.foe is not None:
                lines.append(self.text.card(t.fight.foe))
            sections.append((self.say("table-fight"), lines))
        return [*sections, *super().overview(t, seat)]

    def _hero(self, t: World, hero: Hero, own: bool) -> list[str]:
        """A character with everything that lies open, and the hand if it is one's own."""
        level, side = self.word("tint", LEVELS[hero.level]), self.named(hero.face.name)
        lines = [capital(self.say("table-level", level=level, side=side, **self.where("place", hero.at)))]
        lines.append(
            self.say(
                "table-life",
                life=modifiers.life(t, hero),
                left=modifiers.life(t, hero) - hero.damage,
                disease=hero.disease,
                energy=hero.energy,
                figures=self.standing(t, hero),
            )
        )
        worn = {
            name: self.say("word-nothing") if one is None else f"{self.named(one.face.name)}"
            for name, one in (("weapon", hero.weapon), ("armor", hero.armor))
        }
        lines.append(self.say("table-equipped", **worn))
        if hero.bag:
            bag = ", ".join(f"{self.named(one.face.name)} ({self.item(one.face)})" for one in hero.bag)
            lines.append(self.say("table-bag", items=bag))
        cards = ", ".join(sorted(self.named(card.name) for card in hero.hand)) if own else ""
        count = self.say("word-cards", amount=len(hero.hand))
        lines.append(self.say("table-hand", cards=cards or count, deck=len(hero.deck)))
        if hero.attached:
            lines.append(
                self.say("table-attached", cards=self.listed(self.name(one.card.id) for one in hero.attached))
            )
        if hero.kept:
            lines.append(
                self.say("table-kept", tokens=self.listed(self.word("token", one) for one in hero.kept))
            )
        for quest in hero.quests:
            lines.append(self.say("table-quest", quest=self.quest(quest.card, self.progress(t, quest))))
        log = [*(one.id for one in hero.done), *(one.id for one in hero.trophies)]
        log += [one.id for one in hero.claimed]
        lines.append(self.say("table-log", valor=hero.valor, cards=self.listed(map(self.name, log))))
        return lines

    def _board(self, t: World) -> list[str]:
        """The events, the undefeated encounters, and what is left in the decks."""
        lines = []
        for event in t.events:
            face = event.card.event
            assert face is not None
            facts = {"event": self.named(face.name), "text": self.text.front(face)}
            if event.at == NOWHERE:
                lines.append(self.say("table-event", **facts))
            else:
                lines.append(self.say("table-local", **self.where("space", event.at), **facts))
        waiting = [
            self.say(
                "table-track-card",
                slot=str(slot + 1),
                foe=self.foe(undefeated.foe_of(card)),
                **self.where("space", t.markers[slot]),
            )
            for slot, card in enumerate(t.track)
            if card is not None
        ]
        if waiting:
            lines.append(self.say("table-track", cards="; ".join(waiting)))
        lines = lines or [self.say("table-calm")]
        decks = [
            self.say("table-deck", colour=self.word("tint", colour), count=len(deck))
            for colour, deck in zip(LEVELS, t.decks, strict=True)
        ]
        left = [
            self.say("table-trophy", card=self.name(one), count=count) for one, count in t.trophies.items()
        ]
        facts = {"decks": ", ".join(decks), "trophies": ", ".join(left)}
        return [*lines, self.say("table-decks", elite=len(t.elite), **facts)]

    def standing(self, t: World, hero: Hero) -> str:
        """Attack, defence and damage of a character as they are against anybody."""
        weapon, armor = hero.weapon, hero.armor
        steps = list(modifiers.lasting(t, hero))
        kind = hero.face.type if weapon is None else weapon.face.type or "melee"
        if any(type(step) is Ranged and step.who == "you" for step in steps):
            kind = "ranged"
        values = {
            "attack": hero.face.attack[hero.level] if weapon is None else weapon.face.attack,
            "defence": hero.face.defence[hero.level] if armor is None else armor.face.defence,
            "damage": hero.face.damage[hero.level],
        }
        for step in steps:
            if type(step) is Bonus and step.who == "you" and step.against is None and step.value in values:
                fits = step.type is None or (step.value != "defence" and step.type == kind)
                if fits and (step.using is None or (step.using == "weapon" and weapon is not None)):
                    values[step.value] += step.amount
        return self.say("word-figures", type=self.word("type", kind), **values)

    def fighter(self, t: World, fight: Fight, side: int) -> Name:
        """Who stands on a side of a fight."""
        hero, _ = modifiers.of_side(t, fight, side)
        if hero is not None:
            return self.person(t, hero.seat)
        return self.stranger() if fight.foe is None else fight.foe.name

    def stranger(self) -> Name:
        """Whoever is fought, if nobody knows the name."""
        foe = self.say("word-foe")
        return Name(en=foe, it=foe)

    def side(self, t: World, fight: Fight, side: int) -> str:
        """One side of a fight: its attack against the other's defence, with the die if it lies."""
        _, own = modifiers.of_side(t, fight, side)
        attack, defence = modifiers.attack(t, fight, side), modifiers.defence(t, fight, 1 - side)
        facts: dict[str, Any] = {
            "who": self.named(self.fighter(t, fight, side)),
            "type": self.word("type", modifiers.attack_type(t, fight, side)),
            "defence": defence,
            "damage": modifiers.damage(t, fight, side),
        }
        if not own.die:
            return self.say("side-before", attack=attack, **facts)
        hit = "yes" if own.die + attack >= defence else "no"
        return self.say("side-after", sum=total(own.die, attack), hit=hit, **facts)


def _merged(steps: Iterable[Step]) -> list[Step]:
    """The effects with those that differ only in their amount added up, unless each finds a character of its own."""
    found: dict[object, Step] = {}
    for step in steps:
        assert isinstance(step, Effect)
        amount = getattr(step, "amount", None)
        key: object = (type(step), msgspec.structs.replace(step, amount=0)) if amount is not None else step
        before = found.get(key)
        if getattr(step, "who", "") == "near":
            key = object()
        elif amount is not None and before is not None:
            step = msgspec.structs.replace(step, amount=amount + getattr(before, "amount", 0))
        found[key] = step
    return list(found.values())


def total(die: int, bonus: int) -> str:
    """A die with what is added to it, as a sum."""
    return f"{die} {'+' if bonus >= 0 else '−'} {abs(bonus)} = {die + bonus}"


def _leads_to(number: dict[str, int], quest: Quest, space: int) -> bool:
    """Whether a quest asks for something in this space now."""
    task = task_of(quest)
    if task is None:
        return False
    if task.collect:
        return space in quest.tokens and any(number[name] == space for name in task.collect)
    return any(name and number[name] == space for name in (task.travel, task.map))
