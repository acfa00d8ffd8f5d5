"""The files of the built page: read once, sent compressed, and cached by browsers by their hashed names."""

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import NamedTuple

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse, Response

FOR_EVER = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"
#: Vite puts files here whose names hold a hash of their content.
HASHED = "/assets/"
TYPES = {".js": "text/javascript", ".woff2": "font/woff2", ".webmanifest": "application/manifest+json"}
TEXT = ("text/", "application/manifest+json", "application/json", "image/svg+xml")
MISSING = "The page has not been built. Start with ./hokm serve, which builds it; the server itself is running.\n"


class File(NamedTuple):
    """A file of the page."""

    body: bytes
    packed: bytes | None
    kind: str
    tag: str
    caching: str


class Page:
    """The files of the built page by their paths."""

    def __init__(self, folder: Path | None) -> None:
        files = sorted(folder.rglob("*")) if folder is not None and folder.is_dir() else []
        self._files = {
            "/" + path.relative_to(folder).as_posix(): _read(path, "/" + path.relative_to(folder).as_posix())
            for path in files
            if folder is not None and path.is_file()
        }

    def get(self, path: str, headers: Headers) -> Response:
        """A file; the page itself for the paths that are its screens."""
        name = "/index.html" if path == "/" or path.startswith("/t/") else path
        file = self._files.get(name)
        if file is None:
            known = name != "/index.html"
            return PlainTextResponse("There is nothing here.\n" if known else MISSING, 404 if known else 503)
        tags = {"etag": file.tag, "cache-control": file.caching, "vary": "accept-encoding"}
        if file.tag in headers.get("if-none-match", ""):
            return Response(status_code=304, headers=tags)
        body = file.body
        if file.packed is not None and "gzip" in headers.get("accept-encoding", ""):
            body, tags["content-encoding"] = file.packed, "gzip"
        return Response(body, headers=tags, media_type=file.kind)


def _read(path: Path, name: str) -> File:
    body = path.read_bytes()
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return File(
        body=body,
        packed=gzip.compress(body, 9, mtime=0) if kind.startswith(TEXT) else None,
        kind=kind,
        tag=f'"{hashlib.sha256(body).hexdigest()[:20]}"',
        caching=FOR_EVER if name.startswith(HASHED) else ASK_FIRST,
    )
