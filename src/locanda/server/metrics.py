"""What the server counts, in the text form that monitoring programs read."""

from __future__ import annotations

import msgspec


class Metrics(msgspec.Struct):
    """Counts since the worker started."""

    moves: int = 0
    refused: int = 0
    messages: int = 0
    requests: int = 0
    troubles: int = 0
    # Answers that bots did not give: because they took too long, or because they failed.
    thoughts_overdue: int = 0
    thoughts_failed: int = 0

    def text(self, **gauges: int) -> str:
        """Every count and gauge, one a line."""
        lines = []
        for name, value in msgspec.structs.asdict(self).items():
            lines += [f"# TYPE locanda_{name}_total counter", f"locanda_{name}_total {value}"]
        for name, value in gauges.items():
            lines += [f"# TYPE locanda_{name} gauge", f"locanda_{name} {value}"]
        return "\n".join(lines) + "\n"
