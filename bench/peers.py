"""The engines that locanda is measured against each run in a process of their own.

A `Peer` starts such a process and asks it for one short slice at a time, so that rounds of both sides can
alternate:

    with Peer.node("boardgame_io.js", node_modules=folder / "node_modules") as peer:
        print(peer.rate("aq2-raw-reducer", 0.3))
"""

import json
import os
import queue
import shutil
import subprocess
import sys
import tempfile
import threading
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Self

SCRIPTS = Path(__file__).resolve().parent / "peers"

PYTHON_PACKAGES = (
    "catanatron==3.2.1",
    "chess==1.11.2",
    "dgisim==0.5.0",
    "rlcard==1.2.0",
    "networkx==3.6.1",
    "numpy==2.4.6",
)
"""The Python peers are pinned, and so is what much of their speed hangs on.

The import of networkx is much of catanatron's cold start; RLCard's players choose with numpy.
"""

INSTALL = "install it with `make bench-peers`"
START_LIMIT = 60.0
SLICE_LIMIT = 120.0
STOP_LIMIT = 5.0


class PeerMissing(Exception):
    """A peer cannot be measured because something it needs is not installed."""


class PeerFailed(Exception):
    """A peer process refused a request, answered nonsense, ended early or took too long."""


class Peer:
    """A peer runs from entering the context to leaving it, and then only its own process is ended."""

    def __init__(self, command: Sequence[str], env: dict[str, str], place: Path) -> None:
        """The peer is not started yet; `place` is where its package ought to be, named if it is missing."""
        self.measures: tuple[str, ...] = ()
        self.version = ""
        self._command = list(command)
        self._env = env
        self._place = place
        self._process: subprocess.Popen[str] | None = None
        self._errors: IO[str] | None = None
        self._lines: queue.SimpleQueue[str] = queue.SimpleQueue()

    @classmethod
    def node(cls, script: str, *, node_modules: Path) -> Self:
        """The peer is a script of `bench/peers` run by node, with packages from `node_modules`."""
        return cls(
            ["node", str(SCRIPTS / script)],
            {**os.environ, "NODE_PATH": str(node_modules.absolute())},
            node_modules,
        )

    @classmethod
    def python(cls, script: str, *, python: Path) -> Self:
        """The peer is a script of `bench/peers` run by that Python, usually one in a virtual environment."""
        return cls([str(python), str(SCRIPTS / script)], dict(os.environ), python)

    def __enter__(self) -> Self:
        program = shutil.which(self._command[0])
        if program is None:
            raise PeerMissing(_no_program(self._command[0]))
        self._errors = tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace")
        self._lines = queue.SimpleQueue()
        try:
            self._process = subprocess.Popen(
                [program, *self._command[1:]],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                text=True,
                encoding="utf-8",
                env=self._env,
            )
            assert self._process.stdout is not None
            threading.Thread(target=_pump, args=(self._process.stdout, self._lines), daemon=True).start()
            hello = self._receive(START_LIMIT)
            if "missing" in hello:
                raise PeerMissing(f"The package {hello['missing']} is not in {self._place}; {INSTALL}.")
            if hello.get("ready") is not True:
                raise PeerFailed(f"{self._name} did not say that it is ready.")
            self.measures = tuple(map(str, hello["measures"]))
            self.version = str(hello["version"])
        except BaseException:
            self._stop()
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._stop()

    def rate(self, measure: str, seconds: float) -> float:
        """The peer's operations per second in one slice of about that many seconds."""
        self._send({"measure": measure, "seconds": seconds})
        reply = self._receive(SLICE_LIMIT + 3 * seconds)
        if "error" in reply:
            raise PeerFailed(f"{self._name} refused {measure}: {reply['error']}.")
        if reply.get("measure") != measure:
            raise PeerFailed(f"{self._name} answered another measure than {measure}.")
        return float(reply["ops"]) / float(reply["seconds"])

    @property
    def _name(self) -> str:
        return Path(self._command[1]).name

    def _send(self, request: dict[str, object]) -> None:
        if self._process is None or self._process.stdin is None:
            raise RuntimeError("a Peer answers only inside its `with` block")
        try:
            self._process.stdin.write(json.dumps(request) + "\n")
            self._process.stdin.flush()
        except OSError as error:
            raise PeerFailed(f"{self._name} has ended{self._last_words()}.") from error

    def _receive(self, limit: float) -> dict[str, Any]:
        try:
            line = self._lines.get(timeout=limit)
        except queue.Empty:
            raise PeerFailed(f"{self._name} gave no answer within {limit:.0f} seconds.") from None
        if not line:
            raise PeerFailed(f"{self._name} ended without an answer{self._last_words()}.")
        try:
            value = json.loads(line)
        except json.JSONDecodeError:
            value = None
        if not isinstance(value, dict):
            raise PeerFailed(f"{self._name} answered with something other than a JSON object: {line.strip()}")
        return value

    def _last_words(self) -> str:
        """The last line on standard error, rather one that names an error, or nothing if there is none."""
        if self._errors is None:
            return ""
        self._errors.seek(0)
        lines = [line.strip() for line in self._errors if line.strip()]
        telling = [line for line in lines if "Error" in line] or lines
        return f" ({telling[-1]})" if telling else ""

    def _stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            assert process.stdin is not None
            try:
                process.stdin.write('{"quit": true}\n')
                process.stdin.close()
            except OSError:
                pass
            for end in (process.terminate, process.kill):
                try:
                    process.wait(STOP_LIMIT)
                    break
                except subprocess.TimeoutExpired:
                    end()
            process.wait()
        if self._errors is not None:
            self._errors.close()
            self._errors = None


def venv_python(folder: Path) -> Path:
    """The Python of the virtual environment that `install` makes in that folder."""
    return folder / "venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def install(folder: Path) -> None:
    """The folder then holds `node_modules` with boardgame.io and `venv` with the Python peers."""
    npm = shutil.which("npm")
    if npm is None:
        raise PeerMissing(_no_program("npm"))
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(SCRIPTS / "package.json", folder / "package.json")
    subprocess.run(
        [npm, "install", "--prefix", str(folder), "--no-package-lock", "--no-audit", "--no-fund"], check=True
    )
    subprocess.run([sys.executable, "-m", "venv", str(folder / "venv")], check=True)
    subprocess.run(
        [str(venv_python(folder)), "-m", "pip", "install", "--quiet", *PYTHON_PACKAGES], check=True
    )


def _no_program(program: str) -> str:
    if program in ("node", "npm"):
        return f"The program {program} is not on the PATH; install Node.js and run `make bench-peers`."
    return f"The program {program} is not there; {INSTALL}."


def _pump(source: IO[str], lines: queue.SimpleQueue[str]) -> None:
    """Lines are passed on as they come, and an empty one says that there will be no more."""
    with source:
        for line in source:
            lines.put(line)
    lines.put("")
