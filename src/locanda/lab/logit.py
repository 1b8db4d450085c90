"""The conditional logit: how likely each of several seats is to win, from a weighted sum of its figures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, TypeAlias

from locanda.kernel.refusal import LocandaError

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError:
    raise LocandaError("fitting needs numpy: pip install 'locanda[lab]' brings it") from None

Floats: TypeAlias = "NDArray[np.float64]"

# Keeps weights finite that nothing speaks against; it counts for as little as a fraction of one game.
RIDGE = 0.02
MOST_STEPS = 60
CLOSE = 1e-9


class Fitted(NamedTuple):
    """The weight of each figure, and its standard error."""

    weights: Floats
    errors: Floats


def fit(
    figures: Any, won: Any, counts: Sequence[float] | None = None, signs: Sequence[int] | None = None
) -> Fitted:
    """The weights that make the winners likeliest.

    `figures` are by game, seat and figure; `won` is the share of each seat in the victory, by game and seat; `counts`
    says how much each game counts. A weight whose sign is not as in `signs` (0 for either) becomes 0, and the others
    are found anew without it.
    """
    rows = np.asarray(figures, dtype=np.float64)
    shares = np.asarray(won, dtype=np.float64)
    played = np.ones(len(rows)) if counts is None else np.asarray(counts, dtype=np.float64)
    rows = rows - rows.mean(
        axis=1, keepdims=True
    )  # only differences between the seats of a game tell anything
    scale = np.sqrt(np.average((rows**2).mean(axis=1), axis=0, weights=played))
    used = [number for number, one in enumerate(scale) if one > CLOSE]
    wanted = np.zeros(rows.shape[2]) if signs is None else np.asarray(signs)
    weights, errors = np.zeros(rows.shape[2]), np.full(rows.shape[2], np.inf)
    while used:
        found, spread = _climb(rows[:, :, used] / scale[used], shares, played)
        wrong = [-one * wanted[number] for one, number in zip(found, used, strict=True)]
        if max(wrong) > 0:
            del used[int(np.argmax(wrong))]
            continue
        weights[used], errors[used] = found / scale[used], spread / scale[used]
        break
    return Fitted(weights, errors)


def chances(figures: Any, weights: Any) -> Floats:
    """The chance of each seat of each game to win."""
    scores = np.asarray(figures, dtype=np.float64) @ np.asarray(weights, dtype=np.float64)
    likely = np.exp(scores - scores.max(axis=1, keepdims=True))
    found: Floats = likely / likely.sum(axis=1, keepdims=True)
    return found


def losses(likely: Any, won: Any) -> Floats:
    """What each game tells against chances: the logarithm of how unlikely the winner was; less is better."""
    found: Floats = -(np.asarray(won) * np.log(np.maximum(np.asarray(likely), 1e-12))).sum(axis=1)
    return found


def mean_and_error(values: Any) -> tuple[float, float]:
    """The mean of some values and its standard error."""
    found = np.asarray(values, dtype=np.float64)
    return float(found.mean()), float(found.std(ddof=1) / np.sqrt(len(found))) if len(found) > 1 else np.inf


def _climb(rows: Floats, won: Floats, counts: Floats) -> tuple[Floats, Floats]:
    """The best weights of figures of like spread, by Newton's method, and their standard errors."""
    size = rows.shape[2]
    weights = np.zeros(size)
    value = _likelihood(rows, won, counts, weights)
    for _ in range(MOST_STEPS):
        likely = chances(rows, weights)
        lost = won.sum(axis=1, keepdims=True) * likely
        slope = np.einsum("g,gs,gsk->k", counts, won - lost, rows) - RIDGE * weights
        step = np.linalg.solve(_bend(rows, likely, counts * won.sum(axis=1)), slope)
        better = _likelihood(rows, won, counts, weights + step)
        while better < value and np.abs(step).max() > CLOSE:
            step = step / 2
            better = _likelihood(rows, won, counts, weights + step)
        weights, value = weights + step, better
        if np.abs(step).max() < 1e-7:
            break
    bend = _bend(rows, chances(rows, weights), counts * won.sum(axis=1))
    return weights, np.sqrt(np.diag(np.linalg.inv(bend)))


def _likelihood(rows: Floats, won: Floats, counts: Floats, weights: Floats) -> float:
    told = float((counts * losses(chances(rows, weights), won)).sum())
    return -told - RIDGE * float(weights @ weights) / 2


def _bend(rows: Floats, likely: Floats, counts: Floats) -> Floats:
    """How sharply the likelihood falls around its top."""
    mean = np.einsum("gs,gsk->gk", likely, rows)
    square = np.einsum("g,gs,gsk,gsl->kl", counts, likely, rows, rows, optimize=True)
    found: Floats = square - np.einsum("g,gk,gl->kl", counts, mean, mean, optimize=True)
    return found + RIDGE * np.eye(rows.shape[2])
