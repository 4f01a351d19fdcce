"""Links to tables, as people send them to each other."""

from urllib.parse import urlsplit

from gobelet.core.errors import BadRequest


def parse(url: str, token: str | None = None) -> tuple[str, str, str | None]:
    """The server, the table and the token (if any) of a link: https://host/t/table#token, or below a path."""
    parts = urlsplit(url)
    base, found, table = parts.path.rstrip("/").rpartition("/t/")
    if parts.scheme not in ("http", "https") or not parts.netloc or not found or not table or "/" in table:
        raise BadRequest("cli-url-form", "", {"url": url})
    return f"{parts.scheme}://{parts.netloc}{base}", table, token or parts.fragment or None
