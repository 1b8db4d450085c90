"""Rate limits: everybody has a bucket for each kind of request, which fills up again by and by."""

from __future__ import annotations

import time
from collections import OrderedDict

from .denied import Denied

MOST = 50_000  # buckets that are remembered; a full one need not be


class Buckets:
    """How many requests of one kind everybody may still make: `burst` at once, `rate` a second in the long run."""

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str) -> None:
        """One request more; refused if the bucket is empty."""
        at = time.monotonic()
        left, since = self._left.pop(who, (self.burst, at))
        left = min(self.burst, left + (at - since) * self.rate)
        self._left[who] = (left - 1 if left >= 1 else left, at)
        if len(self._left) > MOST:
            self._left.popitem(last=False)
        if left < 1:
            raise Denied("busy", 429)
