"""Why something cannot be done: every refusal says what is in the way here and now, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from locanda import bots
from locanda.games import load
from locanda.games.runebound.atlas import FACES, STEP, TERRAINS, TOWN
from locanda.games.runebound.rules import modifiers, movement
from locanda.kernel.dice import Dice
from locanda.kernel.game import Setup
from locanda.kernel.match import Match
from locanda.kernel.refusal import Refusal
from locanda.kit.text import LANGUAGES
from locanda.scenario import run
from tests.kit import reasons
from tests.kit.catch import caught

GAME = load("runebound")
NARRATORS = [GAME.narrator(language) for language in LANGUAGES]
SCENARIOS = {
    one.scenario.id: one for path in run.files([GAME.folder / "scenarios"]) for one in run.load(path)
}

# Positions


def walk(seats: int, seed: int, answers: int) -> Iterator[Match]:
    """A match at each of its decisions, played partly by chance and partly by the bot that knows the game."""
    match, random = Match(GAME, Setup(seats), Dice.from_seed(f"{seats}/{seed}")), Random(seed)
    knows = bots.make(GAME, "greedy", seed)
    for _ in range(answers):
        if match.over:
            return
        yield match
        asked = match.waiting[0]
        option = knows(match, asked) if random.random() < 0.6 else random.choice(asked.options)
        match.answer(asked.seat, option.key)


@pytest.mark.parametrize("where", ["no-adventure", "waiting-card"])
def test_a_card_that_looks_at_a_deck_says_why_there_is_nothing_to_look_at(where: str) -> None:
    """Where another Hero is met without an adventure, or a card waits in plain view."""
    match = run.start(SCENARIOS[f"runebound.cards.nemira.{where}"], lambda *_: GAME)
    asked = match.waiting[0]
    assert asked.prompt == "adventure" and "use:nemira" in asked.blocked()
    assert reasons.heard(caught("runebound"), match, asked)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_whoever_is_blamed_is_where_the_modifiers_come_from(seats: int) -> None:
    """The cards that are named for what they forbid are those that the rules count, in the same order."""
    for match in walk(seats, seats, 250):
        for party in match.table.seats:
            counted = [effect for effect, _ in modifiers.active(match.table, party)]
            fight = match.table.fight
            boosts: list[object] = []
            if fight is not None:
                boosts += fight.boosts if party.seat == match.table.active else []
                boosts += fight.rival_boosts if party.seat == fight.rival else []
            named = [effect for card in modifiers.in_force(match.table, party) for effect in card.always]
            assert counted == [*named, *boosts]


# What is said


GOLDEN = [
    (
        "runebound.rules.buy-an-item",
        "buy:carters-girdle",
        ["You need 5 gold for the Carter’s Girdle, and have 4."],
        ["Per il Cinturone del Carrettiere servono 5 Oro, e ne hai 4."],
    ),
    (
        "runebound.cards.grey-fever.healing",
        "heal:hob-the-muleteer",
        ["Healing costs 2 gold, and you have 1."],
        ["Guarire costa 2 Oro, e ne hai 1."],
    ),
    (
        "runebound.rules.market-stack-of-this-town",
        "buy:boar-spear",
        ["You find the Boar Spear in Corrask, not here."],
        ["Trovi lo Spiedo da Cinghiale a Corrask, non qui."],
    ),
    (
        "runebound.rules.two-weapons",
        "buy:boar-spear",
        ["You already carry 2 weapons, and have no room for more: sell one before you buy the Boar Spear."],
        ["Porti già 2 armi e non hai posto per altre: vendine una prima di comprare lo Spiedo da Cinghiale."],
    ),
    (
        "runebound.rules.armour-over-the-limit",
        "done",
        ["You carry 2 armors, and can keep only 1."],
        ["Porti 2 armature, e puoi tenerne solo 1."],
    ),
    (
        "runebound.rules.ally-limit-three",
        "hire:jorla-reedcutter",
        ["You have 3 Allies, and this table allows 3."],
        ["Hai 3 Alleati, e questo tavolo ne ammette 3."],
    ),
    (
        "runebound.rules.attack-hero-in-same-space",
        "attack:quill",
        ["Quill is not in your space, but on the road two spaces north of Tamalir."],
        ["Quill non è nel tuo spazio, ma sulla strada due spazi a nord di Tamalir."],
    ),
    (
        "runebound.rules.no-second-attack-after-a-victory",
        "attack:quill",
        ["You have already attacked Lissa this turn."],
        ["In questo turno hai già attaccato Lissa."],
    ),
    (
        "runebound.rules.attempt-or-leave",
        "pass",
        ["There is a green token here: to go on is to leave its adventure alone and end the turn."],
        [
            "Qui c’è un gettone verde: proseguire significa rinunciare alla sua avventura e terminare il turno."
        ],
    ),
    (
        "runebound.cards.aldemar-the-proud",
        "attack:brannoc-the-bulwark",
        ["Aldemar the Proud keeps Allies out of this fight."],
        ["Aldemaro il Superbo tiene gli Alleati fuori da questo scontro."],
    ),
    (
        "runebound.rules.ally-attacks-once-a-round",
        "attack:jorla-reedcutter",
        ["Jorla Reedcutter has already attacked in round 1."],
        ["Jorla dei Canneti ha già attaccato nel round 1."],
    ),
    (
        "runebound.rules.no-mind-no-escape",
        "escape",
        ["The Crumbling Stair has no Mind to roll against, so there is no escape."],
        ["La Scala Pericolante non ha una Mente contro cui tirare: la fuga è impossibile."],
    ),
    (
        "runebound.rules.phase-of-an-effect-ranged-attack",
        "use:willow-wand",
        ["You can use the Willow Wand only for a magic attack, and this is a ranged attack."],
        ["Puoi usare la Bacchetta di Salice solo per un attacco magico, e questo è un attacco a distanza."],
    ),
    (
        "runebound.rules.another-enemy-and-another-roller",
        "use:thessa-gravewarden",
        [
            "You can use the special ability of Thessa Gravewarden only for a roll of that Ally, "
            "and this one is by Basilio.",
            "You can use the special ability of Thessa Gravewarden only against undead, "
            "and the Stonejaw Brute is not among them.",
        ],
        [
            "Puoi usare l’abilità speciale di Thessa Guardatombe solo per un tiro di quell’Alleato, "
            "e questo è di Basilio.",
            "Puoi usare l’abilità speciale di Thessa Guardatombe solo contro i non morti, "
            "e il Bruto Mascellapietra non è fra loro.",
        ],
    ),
    (
        "runebound.rules.defender-prepares-once-in-the-fight",
        "use:varikas",
        ["You have already used your special ability in this fight."],
        ["Hai già usato la tua abilità speciale in questo scontro."],
    ),
    (
        "runebound.rules.each-ability-once",
        "use:varikas",
        ["You have already used your special ability this turn."],
        ["Hai già usato la tua abilità speciale in questo turno."],
    ),
    (
        "runebound.rules.no-step-after-resting",
        "step",
        ["You have left out 2 dice to rest, and the move of one space goes only without a rest."],
        ["Hai lasciato da parte 2 dadi per riposare, e il movimento di un solo spazio esclude il riposo."],
    ),
    (
        "runebound.rulebook.one-die-plains",
        "move:hex-13-6",
        ["It is 2 spaces away, and you have dice for 1."],
        ["È a 2 spazi da qui, e hai dadi per 1."],
    ),
    (
        "runebound.rulebook.brians-roll-yellow",
        "move:hex-0-5",
        ["To get there you lack one die for forest or mountain."],
        ["Per arrivarci ti manca un dado per foresta o montagna."],
    ),
    (
        "runebound.rules.dice-in-any-order",
        "move:hex-17-9",
        ["To get there you lack one die for forest."],
        ["Per arrivarci ti manca un dado per foresta."],
    ),
]


@pytest.mark.parametrize(("scenario", "key", "english", "italian"), GOLDEN, ids=[one[0] for one in GOLDEN])
def test_a_refusal_says_what_is_in_the_way(
    scenario: str, key: str, english: list[str], italian: list[str]
) -> None:
    match = run.start(SCENARIOS[scenario], lambda *_: GAME)
    for step in SCENARIOS[scenario].scenario.when:
        if not isinstance(step, str) and step.refused == key:
            break
        choice = step if isinstance(step, str) else step.choose
        if choice:
            match.answer(match.waiting[0].seat, choice)
    reasons = match.waiting[0].blocked()[key]
    told = [[narrator.refusal(match.table, reason) for reason in reasons] for narrator in NARRATORS]
    assert told == [english, italian]


SELDOM = [
    (
        Refusal("RB-MKT-05", reason="ability-too-dear", card="knucklebone", price=2, gold=1),
        "Using the Lucky Knucklebone costs 2 gold, and you have 1.",
        "Usare l’Astragalo Fortunato costa 2 Oro, e ne hai 1.",
    ),
    (
        Refusal("RB-CARD-04", reason="no-enemy-here", card="thessa-gravewarden", against="undead"),
        "You can use the special ability of Thessa Gravewarden only against undead, and you are not fighting.",
        "Puoi usare l’abilità speciale di Thessa Guardatombe solo contro i non morti, e ora non combatti.",
    ),
    (
        Refusal("RB-COM-08", reason="nobody-can-attack", foe="thicket-ambushers", stat="spirit"),
        "The Thicket Ambushers have no Spirit, so there is nothing to attack in this phase.",
        "I Predoni del Folto non hanno Spirito: in questa fase non c’è nulla da attaccare.",
    ),
    (
        Refusal("RB-XP-02", reason="points-short", points=1, price=6),
        "You have 1 experience point, and raising a characteristic costs 6.",
        "Hai 1 punto esperienza, e aumentare una caratteristica ne costa 6.",
    ),
    (
        Refusal("RB-CARD-04", reason="works-by-itself", card="fenwalker-boots", when="round"),
        "You need not use the Fenwalker Boots: they work by themselves at the start of every combat round.",
        "Non occorre usare gli Stivali del Pantano: agiscono da sé all’inizio di ogni round di combattimento.",
    ),
    (
        Refusal("RB-CARD-04", reason="shields-another", card="bosk-the-bear", whom="self", victim="lissa"),
        "You can use the special ability of Bosk the Bear only when Bosk the Bear is about to take wounds, "
        "and these are for Lissa.",
        "Puoi usare l’abilità speciale di Bosco l’Orso solo quando Bosco l’Orso sta per subire ferite, "
        "e queste sono per Lissa.",
    ),
    (
        Refusal("RB-CARD-06", reason="keeps-allies-out", by="thicket-ambushers", phase="ranged"),
        "The Thicket Ambushers keep Allies out of the ranged phase.",
        "I Predoni del Folto tengono gli Alleati fuori dalla fase a distanza.",
    ),
    (
        Refusal("RB-MKT-05", reason="too-dear", card="oak-buckler", price=1, gold=0),
        "You need 1 gold for the Oak Buckler, and have 0.",
        "Per il Brocchiere di Quercia serve 1 Oro, e ne hai 0.",
    ),
]


@pytest.mark.parametrize(("refusal", "english", "italian"), SELDOM, ids=[one[0].reason for one in SELDOM])
def test_what_is_seldom_or_never_in_the_way_can_be_said_as_well(
    refusal: Refusal, english: str, italian: str
) -> None:
    table = Match(GAME, Setup(2), Dice.from_seed(1)).table
    assert [narrator.refusal(table, refusal) for narrator in NARRATORS] == [english, italian]


def test_every_reason_that_is_never_shown_has_been_read() -> None:
    assert {refusal.reason for refusal, _, _ in SELDOM} >= reasons.NEVER_SHOWN["runebound"]


# Dice and ways


def can_pay(terrains: list[int], dice: list[set[int]]) -> bool:
    """Whether every step has a die of its own."""
    if not terrains:
        return True
    return any(
        terrains[0] in die and can_pay(terrains[1:], [*dice[:n], *dice[n + 1 :]])
        for n, die in enumerate(dice)
    )


def reached(start: int, entered: list[int], dice: list[set[int]]) -> set[int]:
    """Every space that these dice still lead to after some terrains, found by walking every way."""
    atlas, found = GAME.library.atlas, set[int]()
    ways = [(start, entered)]
    while ways:
        here, so_far = ways.pop()
        for there in atlas.neighbours[here]:
            longer = [*so_far, atlas.terrain[there]]
            if can_pay(longer, dice):
                found.add(there)
                ways.append((there, longer))
    return found


def test_the_dice_that_are_said_to_be_lacking_are_those_that_would_lead_there() -> None:
    """For every space of the map; with a die spent already, and with a terrain that is open to every die."""
    atlas, random, heard = GAME.library.atlas, Random(5), set[str]()
    table = Match(GAME, Setup(2), Dice.from_seed(5)).table
    for number in range(16):
        start, entered = random.randrange(atlas.size), list[int]()
        rolled = tuple(sorted(random.choices(range(len(FACES)), k=2 + number % 2)))
        passes = 1 << random.randrange(TOWN) if number % 3 == 0 else 0
        anywhere = {TOWN, *(one for one in range(TOWN) if passes >> one & 1)}
        dice = [{TERRAINS.index(one) for one in FACES[face]} | anywhere for face in rolled]
        first = [one for one in atlas.neighbours[start] if can_pay([atlas.terrain[one]], dice)]
        if first and number % 4 > 1:
            start = random.choice(first)
            entered = [atlas.terrain[start]]
        table.party.at, left = start, len(dice) - len(entered)
        march = movement.March(table, 0, rolled, sum(STEP[one] for one in entered), len(entered), passes)
        near = reached(start, entered, dice)
        more = [reached(start, entered, [*dice, {one} | anywhere]) for one in range(TOWN)]
        for option in atlas.moves:
            space, far = option.value, atlas.distances(start)[option.value]
            lacking = tuple(TERRAINS[one] for one in range(TOWN) if space in more[one])
            expected: list[tuple[str, dict[str, object]]] = []
            if space == start:
                expected = [("there-already", {})]
            elif space not in near and far > left:
                expected = [("too-far", {"steps": far, "dice": left})]
            elif space not in near and len(lacking) == TOWN:
                expected = [("one-die-short", {})]
            elif space not in near:
                expected = [("no-die-for", {"terrains": lacking})] if lacking else [("dice-short", {})]
            assert [(one.reason, one.facts) for one in movement.why_not_move(march, option)] == expected
            heard.update(reason for reason, _ in expected)
    assert heard == {"there-already", "too-far", "one-die-short", "no-die-for", "dice-short"}
