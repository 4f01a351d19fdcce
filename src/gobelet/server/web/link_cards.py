"""What a link shows when it is shared: a title, a line and a picture, in the head of the page.

They tell no more than the list of tables does. A table that is not listed and one that does not exist look
alike: nobody learns by it whether there is such a table.
"""

import re
from html import escape
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from gobelet import api
from gobelet.core.errors import GobeletError
from gobelet.locale import LANGUAGES
from gobelet.locale.voice import Voice
from gobelet.server.errors import Trouble
from gobelet.server.games.sentences import title_of
from gobelet.server.protocol.tables import TableLine
from gobelet.server.storage.database import Store
from gobelet.server.web import pages

TABLE: Final = re.compile(r"/?(t|replay)/([a-z0-9]{16})(?:/\d{1,6})?/?")
KINDS: Final = {"": "link-home", "t": "link-some-table", "replay": "link-some-game"}
LOCALES: Final = {"en": "en_GB", "fr": "fr_FR"}
WIDTH, HEIGHT = 1200, 630  # pixels of every picture
HEAD_ENDS: Final = b"</head>"


class LinkCard(NamedTuple):
    title: str
    text: str
    picture: str  # a file of the page


async def card(store: Store, path: str, lang: str, look: bool = True) -> LinkCard | None:
    """The card of an address; None for those that are not shared. `look` lets it ask the database."""
    kind = path.strip("/").partition("/")[0]
    if kind not in KINDS:
        return None
    found = TABLE.fullmatch(path)
    if found is not None and look:
        line = await _line(store, found[2])
        if line is not None and (kind == "t" or line.phase in ("over", "abandoned")):
            try:
                return _table(line, lang)
            except GobeletError:  # a game that this program does not have
                return _general(kind, lang)
    return _general(kind, lang)


async def _line(store: Store, table: str) -> TableLine | None:
    """A listed table. The page comes whether the database answers or not."""
    if store.health.away("database"):
        return None
    try:
        return await store.line(table)
    except Trouble:
        return None


def _general(kind: str, lang: str) -> LinkCard:
    voice = Voice(lang)
    return LinkCard(voice.text(KINDS[kind]), voice.text(KINDS[kind], {}, "text"), "share.png")


def _table(line: TableLine, lang: str) -> LinkCard:
    rules = api.ruleset(line.ruleset)
    voice = Voice(lang, rules)
    words: dict[str, str | int] = {"game": title_of(voice, rules), "phase": line.phase, "free": line.free}
    title = voice.text("link-table", words)
    text = voice.text("link-table-text", {"host": line.host, "phase": line.phase})
    picture = f"share-{rules.box.id}.png"
    return LinkCard(title, text, picture if picture in pages.files() else "share.png")


def base_of(public_url: str, scheme: str, host: str | None) -> str:
    """What absolute addresses begin with: the operator's word, or the Host that we were asked by.

    The Host is one of our names, or the request would have been refused; but only its name was looked at.
    """
    if public_url:
        return public_url.rstrip("/")
    try:
        parts = urlsplit(f"//{host or ''}")
        name, port = parts.hostname or "", parts.port
    except ValueError:
        return ""
    if not name:
        return ""
    bare = f"[{name}]" if ":" in name else name
    return f"{scheme}://{bare}:{port}" if port is not None else f"{scheme}://{bare}"


def put_in(html: bytes, shown: LinkCard, base: str, lang: str) -> bytes:
    """The page with the card in its head."""
    named = [
        ("og:type", "website"),
        ("og:site_name", "Gobelet"),
        ("og:title", shown.title),
        ("og:description", shown.text),
        ("og:locale", LOCALES[lang]),
        *[("og:locale:alternate", LOCALES[other]) for other in LANGUAGES if other != lang],
    ]
    if base:
        named += [
            ("og:image", f"{base}/{shown.picture}"),
            ("og:image:type", "image/png"),
            ("og:image:width", str(WIDTH)),
            ("og:image:height", str(HEIGHT)),
            ("og:image:alt", shown.title),
        ]
    lines = [f'<meta property="{name}" content="{escape(text)}" />' for name, text in named]
    lines.append('<meta name="twitter:card" content="summary_large_image" />')
    return html.replace(HEAD_ENDS, "".join([f"  {line}\n  " for line in lines]).encode() + HEAD_ENDS, 1)
