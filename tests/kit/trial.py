"""Trials: something is broken, and the scenarios that should notice are run until one does.

Each trial has a process of its own, so that nothing it breaks outlives it, whatever it spoils or however long it runs.
"""

from __future__ import annotations

import gc
import os
import resource
import select
import signal
import time
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from locanda.games import load
from locanda.scenario import run as scenarios
from locanda.scenario.run import Loaded

# The processor time after which a scenario does not end, and the memory after which it grows for ever.
SECONDS = 1.0
MEMORY = 3 << 30
NOTICED, UNNOTICED, UNMADE = 0, 1, 2


class Trial(NamedTuple):
    """Something to break, and the scenarios that may notice, the likeliest first."""

    name: str
    break_it: Callable[[], object]
    scenarios: Iterable[Loaded]


class Fate(NamedTuple):
    """What became of a trial: the scenario that noticed, or nothing."""

    name: str
    noticed_by: str


def fates(trials: Iterable[Trial], jobs: int = 1, seconds: float = 0) -> Iterator[Fate]:
    """What becomes of every trial, as each ends; with a limit of time those that would begin later are left out."""
    gc.collect()
    gc.freeze()
    until = time.monotonic() + seconds if seconds else None
    left = iter(trials)
    running: dict[int, tuple[int, Trial]] = {}
    more = True
    while more or running:
        while more and len(running) < jobs:
            trial = None if until is not None and time.monotonic() > until else next(left, None)
            if trial is None:
                more = False
            else:
                pid, pipe = _begin(trial)
                running[pipe] = pid, trial
        if running:
            for pipe in select.select(list(running), (), ())[0]:
                pid, trial = running.pop(pipe)
                yield _end(pid, pipe, trial)


def _begin(trial: Trial) -> tuple[int, int]:
    """The trial runs in a process of its own, which writes the scenario that it is at into a pipe."""
    read, write = os.pipe()
    pid = os.fork()
    if pid:
        os.close(write)
        return pid, read
    outcome = UNMADE
    at = b""
    try:
        os.close(read)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        trial.break_it()
        # Whatever a scenario raises is noticed as well.
        outcome = NOTICED
        for loaded in trial.scenarios:
            at = loaded.scenario.id.encode()
            # A scenario that never ends is ended by the clock.
            signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
            if not scenarios.run(loaded, load).passed:
                break
        else:
            outcome = UNNOTICED
    except UnboundLocalError:
        raise  # the statement that gave the variable its value was taken away
    except NameError as error:
        if "free variable" in str(error):
            raise  # the same, read inside a comprehension
        outcome = UNMADE  # what is put in a place must know its names, or it only breaks the test
    finally:
        os.write(write, at)
        os._exit(outcome)


def _end(pid: int, pipe: int, trial: Trial) -> Fate:
    at = os.read(pipe, 4096).decode()
    os.close(pipe)
    status = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
    if status == UNMADE:
        raise AssertionError(f"{trial.name} cannot be broken this way")
    if status == UNNOTICED:
        return Fate(trial.name, "")
    return Fate(trial.name, at or "the clock")
