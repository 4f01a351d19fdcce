"""The imprint and the privacy page: texts of the operator, Markdown or plain, made into safe HTML."""

from html import escape
from pathlib import Path
from typing import Final

from markdown_it import MarkdownIt

from gobelet.locale import LANGUAGES
from gobelet.server.errors import Trouble
from gobelet.server.settings.named_file import read_text

TEXTS: Final = ("imprint", "privacy")
# Without HTML of its own a text can't bring scripts or forms; links lead to http, https and mail only.
_markdown: Final = MarkdownIt("commonmark", {"html": False})


def rendered(text: str, plain: bool) -> str:
    if plain:
        return "".join([f"<p>{escape(part)}</p>" for part in text.split("\n\n") if part.strip()])
    tokens = _markdown.parse(text)
    for token in tokens:
        if token.type in ("heading_open", "heading_close"):  # the page has a title already
            token.tag = f"h{min(6, int(token.tag[1]) + 1)}"
    return str(_markdown.renderer.render(tokens, _markdown.options, {}))


class OperatorTexts:
    """Read once, when a worker starts. `imprint.fr.md` beside `imprint.md` is the French one."""

    def __init__(self, files: dict[str, str]) -> None:
        self.names: Final = [name for name in TEXTS if files.get(name)]
        self.texts: Final[dict[tuple[str, str], str]] = {}
        for name in self.names:
            whole = Path(files[name])
            for lang in LANGUAGES:
                own = whole.with_suffix(f".{lang}{whole.suffix}")
                file = own if own.is_file() else whole
                self.texts[name, lang] = rendered(read_text(str(file), name), file.suffix == ".txt")

    def html(self, name: str, lang: str) -> str:
        if name not in self.names:
            raise Trouble("not-found", 404, {})
        return self.texts[name, lang]

    @property
    def meta(self) -> bytes:
        """For the page's head: which texts there are, so that the page need not ask."""
        names = " ".join(self.names)
        return f'<meta name="gobelet-texts" content="{names}" />'.encode() if names else b""
