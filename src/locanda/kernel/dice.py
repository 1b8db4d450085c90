"""Randomness: a keyed counter stream (BLAKE2b) that copies cheaply and cannot be predicted from its output.

Online the key comes from a server secret, committed by its hash before play, and a share from every seat;
after the game the secret is revealed and anybody can prove every roll and shuffle.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Sequence
from typing import Any

from .refusal import LocandaError

_unpack = struct.Struct("<16I").unpack
_pack = struct.Struct("<Q").pack
_blake2b = hashlib.blake2b
_SPAN = 1 << 32


class Dice:
    """A stream of fair numbers; equal keys give equal streams."""

    __slots__ = ("at", "block", "counter", "key")
    __plain__ = True

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.counter = 0
        self.block: tuple[int, ...] = ()
        self.at = 16

    @classmethod
    def from_seed(cls, seed: str | int) -> Dice:
        """The stream of a seed that people can type."""
        return cls(_blake2b(f"locanda:{seed}".encode(), digest_size=32).digest())

    def copy(self) -> Dice:
        """A stream that goes on independently from the same point."""
        new = object.__new__(type(self))
        new.key = self.key
        new.counter = self.counter
        new.block = self.block
        new.at = self.at
        return new

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, every one as likely as the others."""
        while True:
            at = self.at
            if at == 16:
                self.block = _unpack(_blake2b(_pack(self.counter), key=self.key, digest_size=64).digest())
                self.counter += 1
                at = 0
            self.at = at + 1
            number = self.block[at]
            if number < _SPAN - _SPAN % n:
                return number % n

    def roll(self, sides: int, label: str = "") -> int:
        """The result of one die with this many sides; the label says what it is for."""
        return self.below(sides) + 1

    def shuffle(self, cards: list[Any]) -> None:
        """Bring the cards into a random order."""
        below = self.below
        for i in range(len(cards) - 1, 0, -1):
            j = below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]

    def pick(self, things: Sequence[Any]) -> Any:
        """One of the things, by chance."""
        return things[self.below(len(things))]

    def snapshot(self) -> dict[str, Any]:
        """Where the stream stands, for comparisons."""
        return {"key": self.key.hex(), "drawn": self.counter * 16 + self.at - 16}


class ScriptRanOut(LocandaError):
    """A scenario asked for a die that its script does not have."""


class ScriptedDice(Dice):
    """Dice whose next results are written down; shuffles and other draws still come from the stream."""

    __slots__ = ("script", "used")

    def __init__(self, script: Sequence[int], key: bytes = b"scenario") -> None:
        super().__init__(key)
        self.script = tuple(script)
        self.used = 0

    def copy(self) -> ScriptedDice:
        """A script that goes on independently from the same point."""
        new = super().copy()
        assert isinstance(new, ScriptedDice)
        new.script = self.script
        new.used = self.used
        return new

    def roll(self, sides: int, label: str = "") -> int:
        """The next result of the script, which must fit the die."""
        if self.used >= len(self.script):
            raise ScriptRanOut(
                f"the dice script has {len(self.script)} results, but a d{sides} is rolled for {label or 'a check'}"
            )
        result = self.script[self.used]
        if not 1 <= result <= sides:
            raise LocandaError(
                f"result {self.used + 1} of the dice script is {result}, "
                f"but the d{sides} for {label or 'a check'} has no such side"
            )
        self.used += 1
        return result

    def snapshot(self) -> dict[str, Any]:
        """Where the stream and the script stand, so that a die of the script is news as well."""
        return {**super().snapshot(), "used": self.used}

    @property
    def left(self) -> int:
        """How many results of the script nobody has rolled."""
        return len(self.script) - self.used


def commitment(secret: bytes) -> str:
    """What is shown before play, so that the secret cannot be changed afterwards."""
    return _blake2b(secret, digest_size=32, person=b"locanda-commit").hexdigest()


def fair_key(secret: bytes, shares: Sequence[str]) -> bytes:
    """The key of the stream: from the server's secret and a share of every seat, so that nobody decides it alone."""
    mixed = _blake2b(secret, digest_size=32, person=b"locanda-key")
    for share in shares:
        data = share.encode()
        mixed.update(_pack(len(data)) + data)
    return mixed.digest()
