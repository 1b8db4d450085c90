"""Installs the engines that we measure against into a folder."""

from __future__ import annotations

import sys
from pathlib import Path

from peers import install

install(Path(sys.argv[1] if len(sys.argv) > 1 else ".bench-peers"))
