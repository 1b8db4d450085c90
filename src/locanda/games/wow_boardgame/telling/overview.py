"""What lies on the table, as the terminal shows it: the turn track, characters, quests, Events, combat, the map."""

from __future__ import annotations

from collections.abc import Iterator

from locanda.kit.text import capital

from ..atlas import FACTIONS
from ..cards import Stats
from ..rules import combat, foes, overlords, values
from ..rules.factions import strength
from ..state import NOWHERE, Character, Combat, Fighter, Lasting, World
from .wording import Wording

NEARBY = 2  # how far the map shows the surroundings


class Overview(Wording):
    """Shows the table in words."""

    def overview(self, table: World, seat: int | None) -> list[tuple[str, list[str]]]:
        """The turn, every character (one's own first), quests, the Merchant, Events, and the combat."""
        t = table
        faction = NOWHERE if seat is None else t.seats[seat].faction
        sections = [(self.say("table-title"), list(self._turn(t)))]
        if not t.characters:
            return [*sections, *super().overview(t, seat)]
        order = sorted(t.characters, key=lambda one: (one.seat != seat, one.faction != faction, one.index))
        for one in order:
            sections.append((self._title(one, one.seat == seat), list(self._character(t, one))))
        for side in (0, 1) if faction == NOWHERE else (faction, 1 - faction):
            title = capital(self.say("table-quests", **self.faction(side)))
            sections.append((title, list(self._quests(t, side))))
        sections.append((self.say("table-merchant"), list(self._merchant(t))))
        sections.append((self.say("table-board"), list(self._board(t, faction))))
        if t.combat is not None:
            facts = {"round": t.combat.round, **self.place(t.combat.at)}
            sections.append((self.say("table-fight", **facts), list(self._fight(t, t.combat))))
        return [*sections, *super().overview(t, seat)]

    def _turn(self, t: World) -> Iterator[str]:
        """Whose turn it is, what the next spaces of the track bring, and how strong the factions are."""
        yield self.state_of_play(t)
        icons = []
        for steps, icon in enumerate(self.atlas.record.track[t.space :], 1):
            if icon == "event":
                icons.append(self.say("table-icon-event", steps=steps))
            elif icon:
                deck = self.word("deck", icon if t.lap == 1 else "circle")
                icons.append(self.say("table-icon-item", deck=deck, steps=steps))
            if len(icons) == 2:
                break
        if icons and t.characters:
            yield self.say("table-icons", icons=", ".join(icons))
        if t.characters:
            yield self.say("table-strength", horde=strength(t, 0), alliance=strength(t, 1))

    # Characters

    def _title(self, one: Character, own: bool) -> str:
        """Who it is: name, class, faction."""
        facts = {"hero": self.named(one.sheet.name), "class": self.named(one.kind.name)}
        facts["faction"] = self.word("faction", FACTIONS[one.faction])
        return self.say("table-character", you="yes" if own else "no", **facts)

    def _character(self, t: World, one: Character) -> Iterator[str]:
        """Everything that a character has."""
        actions = one.actions if one.faction == t.active and one.actions else "none"
        yield capital(
            self.say("table-level", level=one.level, xp=one.xp, actions=actions, **self.place(one.at))
        )
        yield self.say("table-life", standing=self.condition(t, one, "standing"))
        areas = [
            self.say("table-area", area=self.area(area.id), card=self.listed(cards))
            for area in one.areas
            if (cards := list(self.top(one, area)))
        ]
        if areas:
            yield self.say("table-areas", cards="; ".join(areas))
        for message, owned in (
            ("table-bag", one.bag),
            ("table-spellbook", one.spellbook),
            ("table-talents", one.talents),
            ("table-auctioned", one.auctioned),
        ):
            ids = [card.id for card in owned]
            if ids:
                yield self.say(message, cards=self.names(ids))
        if one.relics:
            yield self.say("table-relics", cards=self.names(one.relics))

    # Quests and the Merchant

    def _quests(self, t: World, faction: int) -> Iterator[str]:
        """The open quests of a faction with where their creatures stand, and its decks."""
        for quest in t.open_quests[faction]:
            facts = {"quest": self.named(quest.name), "grade": self.word("grade", quest.grade)}
            facts |= {"figures": self._figures(t, quest.id), "reward": self.reward(quest.reward)}
            yield self.say("table-quest", level=quest.level, **facts)
        if not t.open_quests[faction]:
            yield self.say("table-no-quests")
        decks = [
            self.say("table-deck", deck=self.word("grade", grade), count=len(pile))
            for grade, pile in t.quests[faction].items()
            if len(pile)
        ]
        yield self.say("table-quest-decks", decks=", ".join(decks) or self.say("word-nothing"))

    def _figures(self, t: World, quest: str) -> str:
        """Where the creatures of a quest stand (none: the independent ones), by region."""
        own = [one for one in t.figures if one.quest == quest]
        found = []
        for region in dict.fromkeys(one.at for one in own):
            here = self.counted([one for one in own if one.at == region])
            found.append(self.say("table-quest-figures", creatures=here, **self.place(region)))
        return self.listed(found)

    def _merchant(self, t: World) -> Iterator[str]:
        """What is for sale."""
        for name in dict.fromkeys(item.id for item in sorted(t.merchant, key=lambda one: one.gold)):
            same = self.names(item.id for item in t.merchant if item.id == name)
            yield self.say("table-item", card=same, figures=self.figures(self.library.by_id[name]))
        if not t.merchant:
            yield self.say("table-empty")
        decks = [
            self.say("table-deck", deck=self.word("deck", shape), count=len(pile))
            for shape, pile in t.items.items()
        ]
        yield self.say("table-item-decks", decks=", ".join(decks), events=len(t.deck))

    # The board

    def _board(self, t: World, faction: int) -> Iterator[str]:
        """The Overlord, the Events that lie open, and the independent creatures."""
        facts = {"card": self.named(t.overlord.name), "stats": self.stats(values.boss_stats(t, t.overlord))}
        region = overlords.region_of(t)
        if region != NOWHERE:
            yield self.say("table-overlord", **facts, **self.place(region))
        else:
            yield self.say("table-hidden", regions=self._places(t.markers), **facts)
            seen = [] if faction == NOWHERE else [one for one in t.seen[faction] if one in t.markers]
            if seen:
                yield capital(self.say("table-seen", regions=self._places(seen), **self.faction(faction)))
        for lies in t.lasting:
            details = "; ".join(self._event(t, lies)) or "none"
            yield self.say("table-event", card=self.named(lies.event.name), details=details)
        if not t.lasting:
            yield self.say("table-calm")
        yield self.say("table-creatures", figures=self._figures(t, ""))

    def _places(self, regions: list[int]) -> str:
        return self.listed(self.named(self.atlas.regions[one].name) for one in regions)

    def _event(self, t: World, lies: Lasting) -> Iterator[str]:
        """What lies on an Event, and where its tokens are."""
        if lies.regions:
            yield self.say("table-event-regions", regions=self._places(lies.regions))
        if lies.event.boss:
            boss = self.library.by_id[lies.event.boss]
            stats = self.stats(values.boss_stats(t, boss))
            yield self.say("target-boss", stats=stats, **self.forms("card", boss.name))
        if lies.marks:
            yield self.say("table-event-marks", characters=self.people(t, lies.marks))
        if lies.gold:
            yield self.say("table-event-gold", gold=lies.gold)
        if lies.items:
            yield self.say("table-event-items", items=self.names(item.id for item in lies.items))
        if lies.trophies:
            sums = [
                sum(values.stats(one).attack for one in lies.trophies if one.faction == side)
                for side in (0, 1)
            ]
            yield self.say("table-event-trophies", horde=sums[0], alliance=sums[1])

    # The combat

    def _fight(self, t: World, fight: Combat) -> Iterator[str]:
        """The opponents, the fighters, the boxes, and the Attack phase with its pool."""
        if not combat.is_pvp(fight):
            yield self.say("table-foes", foes=self._foes(t, fight))
            yield self.say("table-attack", attack=values.attack(t, fight))
        for fighter in fight.fighters:
            one = t.characters[fighter.who]
            facts = {"hero": self.named(self.person(t, one.index)), "condition": self.condition(t, one)}
            yield self.say("table-fighter", state=_state(fighter), **facts)
        for side in (0, 1) if combat.is_pvp(fight) else (fight.faction,):
            facts = {"faction": self.word("faction", FACTIONS[side]), "boxes": self.boxes(fight.boxes[side])}
            yield self.say("table-boxes", **facts)
        if fight.attack is not None:
            hero = self.named(self.person(t, fight.attack.who))
            yield self.say("table-pool", hero=hero, rerolls=fight.attack.rerolls, **self.round(t))

    def _foes(self, t: World, fight: Combat) -> str:
        """The creatures that are left with their values, or the boss."""
        if fight.boss is not None:
            facts = {"creatures": self.name(foes.name(fight)), "count": 1}
            return self.say("stats-each", **facts, **_values(values.boss_stats(t, fight.boss)))
        found = []
        for shade in dict.fromkeys(one.shade for one in fight.foes):
            same = [one for one in fight.foes if one.shade == shade]
            facts = {"creatures": self.counted(same), "count": len(same)}
            found.append(self.say("stats-each", **facts, **_values(values.stats(same[0]))))
        return "; ".join(found) or self.say("word-nothing")

    # The map

    def map(self, table: World, seat: int | None, whole: bool = False) -> list[str]:
        """The regions by their distance from a character, those nearby or all, area by area where equally far."""
        t = table
        own = [] if seat is None else t.seats[seat].characters
        if not t.characters:
            return []
        one = t.characters[t.mover if t.mover != NOWHERE else own[0] if own else 0]
        faction = NOWHERE if seat is None else t.seats[seat].faction
        row = self.atlas.apart[one.at]
        lines = []
        for region in sorted(range(len(row)), key=lambda each: (row[each], self.atlas.area[each], each)):
            if row[region] > NEARBY and not whole:
                break
            name = self.named(self.atlas.regions[region].name)
            said = self.say("map-region", region=name, scene=self.scene(t, region, faction))
            lines.append(f"{row[region]:>2} {f'[bold]{said}[/]' if region == one.at else said}")
        return [*lines, self.say("map-legend")]


def _state(fighter: Fighter) -> str:
    """What a participant has done, or what became of it."""
    if fighter.fell:
        return "fell"
    return "left" if fighter.left else "acted" if fighter.acted else "waits"


def _values(stats: Stats) -> dict[str, int]:
    return {"threat": stats.threat, "attack": stats.attack, "health": stats.health}
