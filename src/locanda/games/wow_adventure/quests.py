"""Quests: dealt and drawn, their tokens, what they ask for, the quest log, and victory."""

from __future__ import annotations

from locanda.kernel import decision
from locanda.kernel.decision import DONE, Option, Rules, ask
from locanda.kernel.event import Result
from locanda.kernel.ledger import rule

from . import items
from .cards import ChallengeCard, EncounterFace, QuestCard, Task
from .state import NOWHERE, Hero, Owned, Quest, World

GOAL = 8
MOST_QUESTS = 2


def option(verb: str, card: QuestCard) -> Option:
    """The option that names a quest."""
    return decision.option(verb, card.id, card)


def task_of(quest: Quest) -> Task | None:
    """The task that comes next, if any is left."""
    return quest.card.tasks[quest.task] if quest.task < len(quest.card.tasks) else None


# Receiving


@rule("TAG-RES-11", "TAG-QST-11")
def draw_elite(t: World, hero: Hero, *cites: str) -> Rules[None]:
    """The top card of the elite deck, which is made of the discarded ones when it is empty."""
    if not len(t.elite) and t.elite_spent:
        t.elite.cards.extend(t.elite_spent)
        t.elite_spent = []
        t.elite.shuffle(t.dice)
    card = t.elite.draw()
    if card is None:
        return
    t.tell("quest", *cites, seat=hero.seat, card=card.id)
    yield from receive(t, hero, card)


@rule("TAG-RES-12", "TAG-QST-04", "TAG-SET-12")
def receive(t: World, hero: Hero, card: QuestCard) -> Rules[None]:
    """With a third quest one of the three is discarded at once; a quest that is kept is set up."""
    quest = Quest(card)
    hero.quests.append(quest)
    if len(hero.quests) > MOST_QUESTS:
        choices = [option("drop", one.card) for one in hero.quests]
        chosen = yield from ask(t, hero.seat, "third-quest", choices, ("TAG-RES-12",))
        gone = next(one for one in hero.quests if one.card is chosen.value)
        hero.quests.remove(gone)
        if gone.card.elite:
            t.elite_spent.append(gone.card)
        else:
            t.removed.append(gone.card)
        t.tell("dropped", "TAG-RES-12", seat=hero.seat, card=gone.card.id)
        if gone is quest:
            return
    for task in card.tasks:
        quest.tokens += [t.library.atlas.number[name] for name in task.collect]
    _begin_task(t, hero, quest)


@rule("TAG-QST-06")
def _begin_task(t: World, hero: Hero, quest: Quest) -> None:
    """Tokens that an opponent holds are handed over when their task begins."""
    quest.count = 0
    quest.holder = NOWHERE
    task = task_of(quest)
    if task is not None and task.meet:
        quest.holder = opponent(t, hero, task.meet)


def opponent(t: World, hero: Hero, who: str) -> int:
    """The opponent that a quest speaks of; of several with the most, the next to the left."""
    count = len(t.seats)
    others = [(hero.seat + step) % count for step in range(1, count)]
    if who == "left":
        return others[0]
    if who == "right":
        return others[-1]
    if who == "most-valor":
        return max(others, key=lambda seat: t.seats[seat].valor)
    return max(others, key=lambda seat: t.seats[seat].level)


def fits(t: World, hero: Hero, victim: Hero, who: str) -> bool:
    """Whether an opponent is one that a quest asks to defeat: nobody else has more."""
    rivals = [one for one in t.seats if one is not hero]
    if who == "most-valor":
        return victim.valor == max(one.valor for one in rivals)
    if who == "highest-level":
        return victim.level == max(one.level for one in rivals)
    return True


# Progress


@rule("TAG-QST-03")
def harmed(t: World, hero: Hero, amount: int) -> Rules[None]:
    """Damage that a character dealt to an opponent counts for its quests."""
    for quest in list(hero.quests):
        task = task_of(quest)
        if task is not None and task.harm:
            quest.count += amount
            if quest.count >= task.harm:
                yield from advance(t, hero, quest)


@rule("TAG-QST-03")
def beat_character(t: World, hero: Hero, victim: Hero) -> Rules[None]:
    """Defeating an opponent counts for quests that ask for it."""
    for quest in list(hero.quests):
        task = task_of(quest)
        if task is not None and task.defeat and fits(t, hero, victim, task.defeat):
            yield from advance(t, hero, quest)


def beat_encounter(t: World, hero: Hero, foe: EncounterFace, space: int) -> Rules[None]:
    """Defeating an encounter counts for quests that ask for its trait or for this place of the board."""
    here = t.library.atlas.spaces[space]
    for quest in list(hero.quests):
        task = task_of(quest)
        if task is None:
            continue
        if task.map and here.id == task.map and here.encounter is foe:
            yield from advance(t, hero, quest)
        elif task.slay and task.slay in foe.traits:
            quest.count += 1
            if quest.count >= task.amount:
                yield from advance(t, hero, quest)


@rule("TAG-UPK-02", "TAG-QST-01", "TAG-QST-02", "TAG-QST-06", "TAG-ITM-13")
def upkeep(t: World, hero: Hero) -> Rules[None]:
    """What quests ask for in this space may be done, one thing after another, also of a quest drawn just now."""
    while t.result is None:
        open_tasks = [option("quest", quest.card) for quest in hero.quests if _possible(t, hero, quest)]
        if not open_tasks:
            return
        chosen = yield from ask(t, hero.seat, "quests", (*open_tasks, DONE), ("TAG-UPK-02",))
        if chosen is DONE:
            return
        quest = next(one for one in hero.quests if one.card is chosen.value)
        yield from _do(t, hero, quest)


def _possible(t: World, hero: Hero, quest: Quest) -> bool:
    """Whether something can be done for a quest here and now."""
    task = task_of(quest)
    if task is None:
        return False
    here = t.library.atlas.spaces[hero.at].id
    if task.collect:
        return hero.at in quest.tokens and here in task.collect
    if task.travel:
        return here == task.travel
    if task.hand_in:
        return bool(_trophies(hero, task.hand_in))
    if task.meet:
        return (
            quest.holder >= 0
            and t.seats[quest.holder].at == hero.at
            and f"meet:{quest.card.id}" not in hero.used
        )
    return False


@rule("TAG-ITM-13")
def _trophies(hero: Hero, trait: str) -> list[Owned]:
    """The items in the bag with an encounter of this trait on the other face."""
    return [one for one in hero.bag if one.card.encounter is not None and trait in one.card.encounter.traits]


def _do(t: World, hero: Hero, quest: Quest) -> Rules[None]:
    task = task_of(quest)
    assert task is not None
    space = t.library.atlas.spaces[hero.at].id
    if task.collect:
        quest.tokens.remove(hero.at)
        quest.count += 1
        t.tell("collected", "TAG-QST-02", seat=hero.seat, card=quest.card.id, space=space)
        if quest.count >= len(task.collect):
            yield from advance(t, hero, quest)
    elif task.travel:
        t.tell("travelled", "TAG-QST-01", seat=hero.seat, card=quest.card.id, space=space)
        yield from advance(t, hero, quest)
    elif task.hand_in:
        found = _trophies(hero, task.hand_in)
        chosen = yield from ask(t, hero.seat, "hand-in", items.options(found, "give"), ("TAG-ITM-13",))
        items.discard(t, hero, items.find(hero, chosen.value), "TAG-ITM-13")
        quest.count += 1
        if quest.count >= task.amount:
            yield from advance(t, hero, quest)
    elif task.meet:
        hero.used.append(f"meet:{quest.card.id}")
        quest.count += 1
        t.tell("collected", "TAG-QST-06", seat=hero.seat, card=quest.card.id, space=space)
        if quest.count >= task.amount:
            yield from advance(t, hero, quest)


@rule("TAG-QST-05", "TAG-QST-07", "TAG-QST-10", "TAG-QST-11", "TAG-QST-12", "TAG-QST-13")
def advance(t: World, hero: Hero, quest: Quest) -> Rules[None]:
    """A task is done; after the last one the quest goes under the quest log and an elite quest is drawn."""
    quest.task += 1
    if task_of(quest) is not None:
        _begin_task(t, hero, quest)
        return
    hero.quests.remove(quest)
    hero.done.append(quest.card)
    t.tell("completed", "TAG-QST-07", seat=hero.seat, card=quest.card.id, valor=hero.valor)
    check_victory(t)
    if t.result is None:
        yield from draw_elite(t, hero, "TAG-QST-11")


# Valor


@rule("TAG-TRO-01", "TAG-TRO-02", "TAG-TRO-03", "TAG-QST-08", "TAG-SET-04")
def win_trophy(t: World, hero: Hero, name: str) -> None:
    """The trophy goes under the quest log, if a copy is left and the character has none of it."""
    trophy = t.library.trophy[name]
    if not t.trophies[name]:
        t.tell("no-trophy", "TAG-TRO-02", seat=hero.seat, card=name)
    elif trophy in hero.trophies:
        t.tell("no-trophy", "TAG-TRO-03", seat=hero.seat, card=name)
    else:
        t.trophies[name] -= 1
        hero.trophies.append(trophy)
        t.tell("trophy", "TAG-TRO-01", seat=hero.seat, card=name, valor=hero.valor)
        check_victory(t)


@rule("TAG-QST-08")
def claim(t: World, hero: Hero, card: ChallengeCard) -> None:
    """An event that is worth valor goes under the quest log."""
    hero.claimed.append(card)
    assert card.event is not None
    t.tell("claimed", "TAG-QST-08", seat=hero.seat, card=card.event.id, valor=hero.valor)
    check_victory(t)


@rule("TAG-WIN-01", "TAG-WIN-02", "TAG-WIN-03", "TAG-WIN-04", "TAG-WIN-05")
def check_victory(t: World) -> None:
    """Eight valor win at once; between several the total, then the cards in the log, then the level decide."""

    def rank(hero: Hero) -> tuple[int, int, int]:
        return (hero.valor, len(hero.done) + len(hero.trophies) + len(hero.claimed), hero.level)

    ready = [hero for hero in t.seats if hero.valor >= GOAL]
    if ready and t.result is None:
        best = max(rank(hero) for hero in ready)
        winners = tuple(hero.seat for hero in ready if rank(hero) == best)
        t.result = Result(winners, "TAG-WIN-01")
        t.tell("won", "TAG-WIN-01", seats=list(winners))
