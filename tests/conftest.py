"""What every test stands on: luck that is the same whenever the test runs."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from hashlib import blake2b

import pytest

from locanda.server import rows

# Another word, and the tables of all tests have other dice.
LUCK = os.environ.get("LOCANDA_LUCK", "")


def running() -> str:
    """The test that runs, whatever stage it is at."""
    return os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")[0]


class KnownLuck:
    """Stands where chance stands: the first secret of a test is always the same, and so are the next ones."""

    def __init__(self) -> None:
        self.drawn: Counter[str] = Counter()

    def token_hex(self, size: int) -> str:
        test = running()
        self.drawn[test] += 1
        return blake2b(f"{LUCK}/{test}/{self.drawn[test]}".encode(), digest_size=size).hexdigest()


@pytest.fixture(scope="session", autouse=True)
def known_luck() -> Iterator[None]:
    """The dice of a table that a test opens are the same at each run, so that what fails once fails again."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rows, "secrets", KnownLuck())
        yield
