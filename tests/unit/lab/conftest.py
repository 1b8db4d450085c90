from __future__ import annotations

from pathlib import Path

import pytest

from locanda.lab import value

from .tug import Tug


@pytest.fixture
def tug(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Tug:
    """The toy, in a folder of its own; it is short, and so errors come early and more of its turns are looked at."""
    monkeypatch.setattr(value, "LOOK", 0.6)
    monkeypatch.setattr(value, "CALM_TURNS", 0.5)
    monkeypatch.setattr(value, "ERRORS", (1, 4))
    monkeypatch.setattr(value, "CONTESTS", 12)
    monkeypatch.setattr(value, "ITERATIONS", 300)
    return Tug(tmp_path)
