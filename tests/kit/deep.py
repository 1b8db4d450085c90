"""Breaks every rule and every part of every card, and says what nobody notices: `python -m tests.kit.deep`.

Beside that it plays thousands of fights and sees whether they end as the narrators say (`odds`).

With `--sample` it breaks a tenth, chosen by what the game's files hold: always the same for the same files, and
another tenth after every change. `--list` writes down what survives now.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from random import Random
from typing import NamedTuple

from locanda.games import forget_guests
from locanda.scenario.run import Loaded

from . import cards, fights, mutants, rulings, survivors
from .catch import NET, Catch, caught
from .mutants import Mutant, Place
from .survivors import Listed
from .trial import Fate, Trial, fates

# The share of faults that is noticed when all are tried, in hundredths; of a sample, the same without known gaps.
GOALS = {"rules": 97.0, "beside": 0.0, "cards": 99.0, "rulings": 100.0}
SAMPLE_GOALS = {"rules": 90.0, "beside": 0.0, "cards": 90.0, "rulings": 100.0}
SAMPLE, SAMPLE_SECONDS = 10, 60.0
# A sample that came this short of time says too little.
FEWEST = 30
# Whether what is shown as likely comes true: so many claims of each game are played, and fewer in a sample.
ODDS, CLAIMS, SAMPLE_CLAIMS, SEED = "odds", 4000, 200, 11


class Score(NamedTuple):
    """What became of the faults of a game, and what was known before."""

    game: str
    kind: str
    fates: list[Fate]
    listed: Listed

    @property
    def unnoticed(self) -> list[str]:
        """The faults that nobody notices and that are not excused."""
        return [one.name for one in self.fates if not one.noticed_by and not self.listed.reason(one.name)]

    @property
    def unknown(self) -> list[str]:
        """Those of them that nobody knew of."""
        return [name for name in self.unnoticed if not self.listed.is_open(name)]

    @property
    def noticed(self) -> int:
        """How many are noticed."""
        return sum(bool(one.noticed_by) for one in self.fates)

    @property
    def excused(self) -> int:
        """How many are not noticed and cannot matter."""
        return len(self.fates) - self.noticed - len(self.unnoticed)

    @property
    def hundredths(self) -> float:
        """The share of the faults that matter which is noticed."""
        return 100 * self.noticed / max(1, self.noticed + len(self.unnoticed))

    @property
    def known_hundredths(self) -> float:
        """The same without the gaps that are known."""
        return 100 * self.noticed / max(1, self.noticed + len(self.unknown))

    @property
    def outdated(self) -> list[str]:
        """What is listed but noticed after all, or no longer there."""
        alive = {one.name for one in self.fates if not one.noticed_by}
        excused = [
            one for names in self.listed.equivalent.values() for one in names if not one.startswith("*")
        ]
        return [name for name in (*excused, *self.listed.gaps) if name not in alive]

    def __str__(self) -> str:
        """The score in a line."""
        return (
            f"{self.game}, {self.kind}: {len(self.fates)} broken, {self.noticed} noticed, "
            f"{self.excused} cannot matter, {len(self.unnoticed)} unnoticed ({len(self.unknown)} not known before): "
            f"{self.hundredths:.1f} % noticed"
        )


# The trials of a game


def rule_trials(catch: Catch) -> list[Trial]:
    """Every function that carries out a rule is broken in every way."""
    return _trials(catch, marked(catch))


def beside_trials(catch: Catch) -> list[Trial]:
    """The functions that stand beside them are."""
    return _trials(catch, mutants.beside(marked(catch)))


def marked(catch: Catch) -> list[Place]:
    """The functions that carry out the rules of a game, which must be loaded to know them."""
    assert catch.game
    return mutants.places(catch.rules)


def _trials(catch: Catch, places: list[Place]) -> list[Trial]:
    meaning = catch.game.book.meaning
    cited = [(loaded, meaning(loaded.scenario.cites)) for loaded in catch.scenarios]
    found = []
    for place in places:
        rules = set(place.rules)
        order = [loaded for loaded, cites in sorted(cited, key=lambda one: not one[1] & rules)]
        found += [Trial(str(one), _breaker(one), order) for one in mutants.mutants(place)]
    return found


def _breaker(mutant: Mutant) -> Callable[[], None]:
    """What breaks a function for good: for a process of its own."""

    def break_it() -> None:
        mutant.place.function.__code__ = mutant.code()
        if ".rules." not in mutant.place.module:
            forget_guests()  # what runs while a game is loaded runs again

    return break_it


def card_trials(catch: Catch) -> list[Trial]:
    """Every part of every card is broken."""
    return [
        Trial(str(part), cards.breaker(catch, part), order)
        for deck in cards.cards(catch)
        for order in [cards.in_order(deck, catch.scenarios)]
        for part in deck.parts
    ]


KINDS = {"rules": rule_trials, "beside": beside_trials, "cards": card_trials, "rulings": rulings.trials}


def tenth(catch: Catch, trials: list[Trial]) -> list[Trial]:
    """A tenth of the trials, chosen by what the files of the game hold."""
    total = hashlib.blake2b(digest_size=8)
    for folder in catch.game.folders:
        for file in sorted(folder.rglob("*")):
            if file.suffix in (".py", ".yaml"):
                total.update(file.read_bytes())
    return Random(total.hexdigest()).sample(trials, -(-len(trials) // SAMPLE))


def score(catch: Catch, kind: str, jobs: int, sample: bool, only: str = "") -> Score:
    """What becomes of the faults of a kind, of a tenth of them, or of those whose name has this in it."""
    trials = [one for one in KINDS[kind](catch) if re.search(only, one.name)]
    check_sound(catch.scenarios)
    if sample:
        trials = tenth(catch, trials)
    found = list(fates(trials, jobs, SAMPLE_SECONDS if sample else 0))
    if len(found) < min(FEWEST, len(trials)):
        raise SystemExit(f"{catch}, {kind}: in {SAMPLE_SECONDS:.0f} s only {len(found)} were tried")
    return Score(str(catch), kind, found, survivors.read(str(catch), kind))


def check_sound(scenarios: tuple[Loaded, ...]) -> None:
    """With nothing broken nobody notices anything."""
    (fate,) = fates([Trial("nothing", lambda: None, scenarios)])
    if fate.noticed_by:
        raise SystemExit(f"{fate.noticed_by} fails with nothing broken")


# What is shown as likely


def odds_are_true(game: str, sample: bool) -> bool:
    """Whether the fights of a game end as its narrator says, each kind of claim by tenths of the scale; told."""
    claims = fights.claims_of(game)
    if claims is None:
        print(f"{game}, {ODDS}: nobody has written how its fights are played")
        return True
    found = fights.tables(claims(SAMPLE_CLAIMS if sample else CLAIMS, SEED))
    print("\n".join(fights.told(game, found)))
    return not fights.untrue(found)


# The command


def by_place(names: list[str]) -> Iterator[str]:
    """Faults under the functions or cards that have them."""
    found: dict[str, list[str]] = defaultdict(list)
    for name in names:
        place, _, fault = name.partition(": ")
        found[place].append(fault)
    for place, faults in sorted(found.items()):
        yield f"  {place}"
        yield from (f"    {fault}" for fault in sorted(faults))


def main(arguments: list[str]) -> int:
    """Try, tell, and say whether the goals are met."""
    parser = argparse.ArgumentParser(prog="python -m tests.kit.deep", description=__doc__)
    parser.add_argument(
        "kinds", nargs="*", help=f"what is tried: {', '.join((*KINDS, ODDS))}; all if none is named"
    )
    parser.add_argument("--game", choices=[str(one) for one in NET], action="append")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--only", default="", help="only faults whose name matches, such as '^bramblehide: '")
    parser.add_argument("--sample", action="store_true", help="only a tenth, and only for a minute")
    parser.add_argument("--list", action="store_true", help="write down what survives")
    chosen = parser.parse_args(arguments)
    if chosen.only and chosen.list:
        parser.error("--list writes down all that survive, so it goes without --only")
    failed = False
    for name in chosen.game or [str(one) for one in NET]:
        for kind in chosen.kinds or (*KINDS, ODDS):
            start = time.monotonic()
            if kind == ODDS:
                failed |= not odds_are_true(name, chosen.sample)
                continue
            found = score(caught(name), kind, chosen.jobs, chosen.sample, chosen.only)
            print(f"{found} ({time.monotonic() - start:.0f} s)")
            print("\n".join(by_place(found.unknown if chosen.sample else found.unnoticed)))
            if chosen.sample:
                failed |= found.known_hundredths < SAMPLE_GOALS[kind]
            else:
                failed |= found.hundredths < GOALS[kind]
                if chosen.list:
                    names = [one.name for one in found.fates]
                    survivors.write(name, kind, found.listed, found.unnoticed, names)
                elif found.outdated and not chosen.only:
                    failed = True
                    print("listed, but noticed after all or gone (--list writes anew what survives):")
                    print("\n".join(by_place(found.outdated)))
            sys.stdout.flush()
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
