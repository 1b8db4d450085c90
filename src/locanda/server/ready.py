"""Answers that lie ready: as they are and compressed, each form with a mark by which a browser knows it again."""

from __future__ import annotations

import gzip
import hashlib
import re
from collections.abc import Mapping
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.status_codes import HTTP_200_OK, HTTP_304_NOT_MODIFIED

WHOLE = "identity"
# Who names no wish for the whole takes it only if there is nothing else.
LAST_RESORT = 0.0001
QUALITY = re.compile(r"\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*")


class Ready(msgspec.Struct, frozen=True):
    """Something that is sent again and again: its forms by encoding, among them the whole."""

    media_type: str
    forms: Mapping[str, bytes]
    mark: str

    def answer(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        """The lightest form that the browser takes, or a word that it has it already."""
        encoding = choose(request.headers.get("accept-encoding", ""), self.forms)
        mark = f'"{self.mark}"' if encoding == WHOLE else f'"{self.mark}-{encoding}"'
        headers = {"ETag": mark, "Vary": "Accept-Encoding"}
        if _has(request.headers.get("if-none-match", ""), mark):
            return Response(
                b"", status_code=HTTP_304_NOT_MODIFIED, headers=headers, media_type=self.media_type
            )
        data = self.forms[encoding]
        headers["Content-Type"] = self.media_type
        headers["Content-Length"] = str(len(data))
        if encoding != WHOLE:
            headers["Content-Encoding"] = encoding
        body = b"" if request.method == "HEAD" else data
        return Response(body, status_code=HTTP_200_OK, headers=headers, media_type=self.media_type)


def ready(data: bytes, media_type: str, forms: Mapping[str, bytes] | None = None) -> Ready:
    """Data that lies ready in these forms besides the whole; if none are given, it is compressed now."""
    found = {"gzip": gzip.compress(data, mtime=0)} if forms is None else forms
    lighter = {encoding: form for encoding, form in found.items() if len(form) < len(data)}
    return Ready(media_type, {**lighter, WHOLE: data}, hashlib.blake2b(data, digest_size=12).hexdigest())


def choose(wishes: str, forms: Mapping[str, bytes]) -> str:
    """The form that is wished for most, the lightest among equals; who takes none that we have gets the whole."""
    said = dict(_wish(one) for one in wishes.lower().split(","))
    others = said.get("*", 0.0)
    liking = {encoding: said.get(encoding, others) for encoding in forms}
    liking[WHOLE] = said.get(WHOLE, max(others, LAST_RESORT))
    taken = [encoding for encoding in forms if liking[encoding] > 0]
    return min(taken, key=lambda encoding: (-liking[encoding], len(forms[encoding])), default=WHOLE)


def _wish(said: str) -> tuple[str, float]:
    """An encoding and how much it is liked: all the same if nothing is said, not at all if it makes no sense."""
    name, given, quality = said.partition(";")
    if not given:
        return name.strip(), 1.0
    found = QUALITY.fullmatch(quality)
    return name.strip(), float(found[1]) if found else 0.0


def _has(marks: str, mark: str) -> bool:
    """Whether a browser that has these has this one."""
    known = [one.strip().removeprefix("W/") for one in marks.split(",")]
    return mark in known or known == ["*"]
