"""Where the house stands on its host: at the top, or below a path that `--public-url` ends with.

A proxy may take the path off or leave it on: both are answered, and so are addresses without it.
"""

import re
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.types import Scope

from gobelet.server.web.places import is_place

OF_ITS_OWN: Final = ("api", "assets", "healthz", "mail", "metrics", "schema")  # beside the page's places
PART: Final = re.compile(r"[A-Za-z0-9_~-][A-Za-z0-9._~-]*")
BASE: Final = b'<base href="/" />'  # in the head of the page


def base_path(public_url: str) -> str:
    """`/gobelet` of `https://example.org/gobelet/`; empty at the top."""
    return urlsplit(public_url).path.rstrip("/")


def is_base_path(path: str) -> bool:
    """Whether a house can stand there: below names that mean nothing else here."""
    parts = path.strip("/").split("/")
    if parts == [""]:
        return True
    taken = parts[0] in OF_ITS_OWN or is_place(parts[0]) or is_place(f"{parts[0]}/x")
    return not taken and all(PART.fullmatch(part) for part in parts)


def below(scope: Scope, base: str) -> Scope:
    """The request as the house sees it: without the path at which it stands."""
    path = scope["path"]
    if not base or not path.startswith(f"{base}/"):
        return scope
    cut = len(base)  # its letters are the same when they are encoded
    seen: Any = {**scope, "path": path[cut:], "raw_path": scope["raw_path"][cut:]}
    found: Scope = seen
    return found


def put_in(html: bytes, base: str) -> bytes:
    """The page, whose addresses are seen from there."""
    return html.replace(BASE, f'<base href="{base}/" />'.encode(), 1)
