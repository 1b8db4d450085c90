"""The page: its files as they were built, whole and compressed ahead; nothing else can be had by any path."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import HttpMethod, Response, route

from .denied import Denied
from .ready import Ready, ready
from .routes import Asking

# What the build lays beside a file, by the name that browsers know it by.
PACKED = {"br": ".br", "gzip": ".gz"}
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}
UNKNOWN = "application/octet-stream"
FRONT = "index.html"


def files_of(folder: Path) -> dict[str, Ready]:
    """Every file of the built page by its path, read once."""
    found = {
        f"/{path.relative_to(folder).as_posix()}": _file(path)
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.suffix not in PACKED.values()
    }
    if f"/{FRONT}" in found:
        found["/"] = found[f"/{FRONT}"]
    return found


def _file(path: Path) -> Ready:
    beside = {encoding: path.with_name(path.name + ending) for encoding, ending in PACKED.items()}
    forms = {encoding: other.read_bytes() for encoding, other in beside.items() if other.is_file()}
    return ready(path.read_bytes(), TYPES.get(path.suffix, UNKNOWN), forms)


def page_in(folder: Path) -> Any:
    """What gives the page's files to browsers."""
    files = files_of(folder)

    # It needs no cookie, and answers that anybody may keep must not carry one.
    @route(["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], exclude_from_csrf=True)
    async def page(request: Asking) -> Response[bytes]:
        """A file of the page."""
        found = files.get(request.scope["path"])
        if found is None:
            raise Denied("page", 404)
        return found.answer(request)

    return page
