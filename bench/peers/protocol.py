"""A peer process answers one JSON line with one JSON line, so that it can be timed in short slices.

It first says `{"ready": true, "peer": ..., "version": ..., "measures": [...]}`.  A request
`{"measure": NAME, "seconds": 0.3}` is answered with `{"measure": NAME, "ops": N, "seconds": S}`, or with
`{"error": ...}`; `{"quit": true}` or the end of input ends the process.
"""

import importlib
import json
import math
import sys
from collections.abc import Callable, Mapping
from importlib.metadata import version
from time import perf_counter
from types import ModuleType
from typing import Any

Slice = tuple[int, float]
"""A slice is how many operations were done and how many seconds they took."""

Measure = Callable[[float], Slice]
"""A measure runs for about the given number of seconds and returns its slice."""

WARM_UP = 0.3


def timed(batch: Callable[[], int]) -> Measure:
    """The measure repeats a batch, which returns its number of operations, until the time is up."""

    def run(seconds: float) -> Slice:
        ops = 0
        start = perf_counter()
        while True:
            ops += batch()
            spent = perf_counter() - start
            if spent >= seconds:
                return ops, spent

    return run


def load(package: str) -> ModuleType:
    """The package is imported, or its absence is announced and the process ends."""
    try:
        return importlib.import_module(package)
    except ModuleNotFoundError as error:
        _say({"ready": False, "peer": package, "missing": error.name or package})
        sys.exit(0)


def serve(package: str, makers: Mapping[str, Callable[[], Measure]]) -> None:
    """Requests on standard input are answered until one asks to quit or the input ends.

    A measure is made and warmed up when it is first asked for.
    """
    _say({"ready": True, "peer": package, "version": version(package), "measures": list(makers)})
    made: dict[str, Measure] = {}
    for line in sys.stdin:
        if not line.strip():
            continue
        request = _parse(line)
        if request is None:
            _say({"error": "a request is one JSON object on one line"})
        elif request.get("quit"):
            break
        else:
            _say(_answer(request, makers, made))


def _answer(
    request: dict[str, Any], makers: Mapping[str, Callable[[], Measure]], made: dict[str, Measure]
) -> dict[str, object]:
    name, seconds = request.get("measure"), request.get("seconds")
    if not isinstance(name, str) or name not in makers:
        return {"error": f"unknown measure: {name}"}
    if not isinstance(seconds, (int, float)) or not (math.isfinite(seconds) and seconds > 0):
        return {"error": "seconds must be a positive number"}
    if name not in made:
        measure = makers[name]()
        measure(WARM_UP)
        made[name] = measure
    ops, spent = made[name](seconds)
    return {"measure": name, "ops": ops, "seconds": spent}


def _parse(line: str) -> dict[str, Any] | None:
    try:
        value = json.loads(line)
    except json.JSONDecodeError:
        return None
    return value if isinstance(value, dict) else None


def _say(value: Mapping[str, object]) -> None:
    print(json.dumps(value), flush=True)
