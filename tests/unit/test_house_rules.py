"""Rules of the house that nobody should have to remember."""

from __future__ import annotations

from pathlib import Path

HOUSE = Path(__file__).parents[2]
MOST_LINES = 500


def test_no_file_of_code_is_too_long_to_be_read_at_once() -> None:
    files = [
        file
        for folder in ("src", "tests", "bench", "web/src")
        for ending in ("py", "ts", "svelte")
        for file in (HOUSE / folder).rglob(f"*.{ending}")
    ]
    assert len(files) > 100
    long = {str(file.relative_to(HOUSE)) for file in files if len(file.read_text().splitlines()) > MOST_LINES}
    assert long == set()
