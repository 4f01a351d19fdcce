"""The page: the files that web/ was built into, kept in memory, and the headers that all answers carry."""

import mimetypes
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

STATIC: Final = Path(__file__).parents[1] / "static"

# The page needs nothing from elsewhere, and nobody may put it into a frame.
HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
        "img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; "
        "worker-src 'self'; base-uri 'self'; form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}


class File(NamedTuple):
    content: bytes
    media_type: str
    cache: str


@cache
def files() -> dict[str, File]:
    """All files of the page by their paths. What has a hash in its name never changes."""
    found: dict[str, File] = {}
    for path in sorted(STATIC.rglob("*")):
        if path.is_file():
            name = path.relative_to(STATIC).as_posix()
            media_type = mimetypes.guess_type(name)[0] or "application/octet-stream"
            lasting = "public, max-age=31536000, immutable" if name.startswith("assets/") else "no-cache"
            found[name] = File(path.read_bytes(), media_type, lasting)
    return found


def file(path: str) -> File | None:
    """A file of the page; a path that is none is a place in the page, which finds its way itself."""
    name = path.strip("/")
    if name in files():
        return files()[name]
    if "." in name.rpartition("/")[2]:
        return None
    return files().get("index.html")
