"""Files are written to a temporary name and renamed, so that no reader ever meets half a file."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from .refusal import LocandaError


def write(path: Path, data: bytes) -> None:
    """The file holds exactly this data, or is as it was."""
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    except OSError as error:
        raise LocandaError(f"cannot write {path}: {error.strerror}") from None
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except OSError as error:
        os.unlink(name)
        raise LocandaError(f"cannot write {path}: {error.strerror}") from None


def read(path: Path, what: str) -> bytes:
    """The content of a file, or one sentence about why it cannot be read."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise LocandaError(f"cannot read {what} {path}: {error.strerror}") from None
