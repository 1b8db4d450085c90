"""Quests: dealt and drawn, their tokens, what they ask for, the quest log, and victory."""

from __future__ import annotations

from locanda.kernel import decision
from locanda.kernel.decision import DONE, Option, Rules, ask
from locanda.kernel.event import Result
from locanda.kit.ledger import rule

from ..cards import ChallengeCard, EncounterFace, QuestCard, Task
from ..state import NOWHERE, Hero, Owned, Quest, World
from . import discoveries, items

GOAL = 8
MOST_QUESTS = 2


def option(verb: str, card: QuestCard) -> Option:
    """The option that names a quest."""
    return decision.option(verb, card.id, card)


def task_of(quest: Quest) -> Task | None:
    """The task that comes next, if any is left."""
    return quest.card.tasks[quest.task] if quest.task < len(quest.card.tasks) else None


# Receiving


@rule("TAG-RES-11", "TAG-QST-11", "TAG-RUL-17")
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


@rule("TAG-RES-12", "TAG-QST-04", "TAG-SET-12", "TAG-RUL-16")
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


@rule("TAG-RUL-57")
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
    yield from _celebrate(t, _count_harm(t, hero, amount))


def _count_harm(t: World, hero: Hero, amount: int) -> list[Hero]:
    """The damage is counted; the character once for each quest that this completes."""
    done = []
    for quest in list(hero.quests):
        task = task_of(quest)
        if task is not None and task.harm:
            quest.count += amount
            if quest.count >= task.harm:
                done += _step_on(t, hero, quest)
    return done


@rule("TAG-QST-03")
def beat_character(t: World, hero: Hero, victim: Hero) -> Rules[None]:
    """Defeating an opponent counts for quests that ask for it."""
    yield from _celebrate(t, [one for quest in _hunting(t, hero, victim) for one in _step_on(t, hero, quest)])


def _hunting(t: World, hero: Hero, victim: Hero) -> list[Quest]:
    """The quests that ask for the defeat of this opponent now."""
    found = []
    for quest in hero.quests:
        task = task_of(quest)
        if task is not None and task.defeat and fits(t, hero, victim, task.defeat):
            found.append(quest)
    return found


@rule("TAG-QST-03", "TAG-RUL-60", "TAG-RUL-79")
def exchanged(t: World, blows: list[tuple[Hero, Hero, int]], fallen: list[Hero]) -> Rules[None]:
    """The blows of a duel count for the quests of both fighters at once; only then it is seen who has won."""
    done = [one for hero, _, dealt in blows for one in _count_harm(t, hero, dealt)]
    hunts = [(hero, _hunting(t, hero, victim)) for hero, victim, _ in blows if victim in fallen]
    done += [one for hero, found in hunts for quest in found for one in _step_on(t, hero, quest)]
    yield from _celebrate(t, done)


@rule("TAG-RUL-102")
def beat_encounter(t: World, hero: Hero, foe: EncounterFace, space: int) -> Rules[None]:
    """Defeating an encounter counts for quests that ask for its trait or for this place of the board."""
    here = t.library.atlas.spaces[space]
    done = []
    for quest in list(hero.quests):
        task = task_of(quest)
        if task is None:
            continue
        if task.map and here.id == task.map and here.encounter is foe:
            done += _step_on(t, hero, quest)
        elif task.slay and task.slay in foe.traits:
            quest.count += 1
            if quest.count >= task.amount:
                done += _step_on(t, hero, quest)
    yield from _celebrate(t, done)


@rule("TAG-UPK-02", "TAG-QST-01", "TAG-QST-02", "TAG-QST-06", "TAG-ITM-13", "TAG-RUL-18", "TAG-RUL-47")
def upkeep(t: World, hero: Hero) -> Rules[None]:
    """What quests ask for in this space may be done, one thing after another, also of a quest drawn just now.

    Gold can be spent meanwhile: what it buys may be what a quest wants to be handed in.
    """
    while t.result is None:
        tasks = [option("quest", quest.card) for quest in hero.quests if _possible(t, hero, quest)]
        tokens = discoveries.usable(t)
        if not tasks and not (tokens and any(_wants_items(quest) for quest in hero.quests)):
            return
        chosen = yield from ask(
            t,
            hero.seat,
            "quests",
            (*tasks, *tokens, DONE),
            ("TAG-UPK-02",),
            subject=t,
            candidates=discoveries.kept,
            why_not=discoveries.why_not_token,
        )
        if chosen is DONE:
            return
        if chosen.verb == "token":
            yield from discoveries.use(t, hero, chosen.value)
        else:
            yield from _do(t, hero, next(one for one in hero.quests if one.card is chosen.value))


def _wants_items(quest: Quest) -> bool:
    """Whether a quest asks for something from the bag now."""
    task = task_of(quest)
    return task is not None and task.hand_in is not None


@rule("TAG-RUL-65")
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


def advance(t: World, hero: Hero, quest: Quest) -> Rules[None]:
    """A task is done, and with the last one the quest."""
    yield from _celebrate(t, _step_on(t, hero, quest))


@rule("TAG-QST-05", "TAG-QST-07", "TAG-QST-10", "TAG-QST-12", "TAG-QST-13", "TAG-RUL-68")
def _step_on(t: World, hero: Hero, quest: Quest) -> list[Hero]:
    """A task is done; after the last one the quest goes under the quest log of the character, who is named then."""
    quest.task += 1
    if task_of(quest) is not None:
        _begin_task(t, hero, quest)
        return []
    hero.quests.remove(quest)
    hero.done.append(quest.card)
    t.tell("completed", "TAG-QST-07", seat=hero.seat, card=quest.card.id, valor=hero.valor)
    return [hero]


@rule("TAG-QST-11", "TAG-RUL-19", "TAG-RUL-79")
def _celebrate(t: World, heroes: list[Hero]) -> Rules[None]:
    """Whoever completed a quest draws an elite quest for it, unless what completed them all ended the game."""
    if heroes:
        check_victory(t)
    for hero in heroes:
        if t.result is None:
            yield from draw_elite(t, hero, "TAG-QST-11")


# Valor


@rule("TAG-TRO-01", "TAG-TRO-02", "TAG-TRO-03", "TAG-QST-08", "TAG-SET-04", "TAG-RUL-61")
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


@rule("TAG-WIN-01", "TAG-WIN-02", "TAG-WIN-03", "TAG-WIN-04", "TAG-WIN-05", "TAG-RUL-19")
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
