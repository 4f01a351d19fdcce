"""What mkdocs does beside its settings (mkdocs.yml): pages from outside docs/, and links out of it.

README, CONTRIBUTING and CHANGELOG stand in the root, where people look for them. They are pages of the site.
A link to any other file outside docs/ has no target on the site: its text stays, the link goes.
"""

import posixpath
import re
from pathlib import Path
from typing import Any

from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parents[1]
# A page of the site, and the file of the root it is made from.
PAGES = {"index.md": "README.md", "contributing.md": "CONTRIBUTING.md", "changelog.md": "CHANGELOG.md"}
# [text](target) or ![text](target); code, which comes first, stays as it is.
LINK = re.compile(
    r"(?P<code>^```.*?^```|`[^`\n]*`)"
    r"|(?P<open>!?\[(?P<text>(?:[^\[\]]|\[[^\]]*\])*)\]\()(?P<to>[^()\s]+)\)",
    re.DOTALL | re.MULTILINE,
)
IMAGE = re.compile(r'(<img src=")([^"]+)(")')


def anchor(heading: str, separator: str = "-") -> str:
    """The anchor that GitHub gives a heading, so that one link works there and on the site.

    GitHub drops the no-break space before French punctuation. Markdown hands it over as a plain one.
    """
    heading = re.sub(r"\s(?=[:;?!»])", "", heading.strip().lower())
    return re.sub(r"[^\w\- ]", "", heading).replace(" ", separator)


def on_config(config: Any) -> None:
    config["mdx_configs"]["toc"]["slugify"] = anchor


def on_files(files: Files, config: Any) -> Files:
    for page, source in PAGES.items():
        files.append(File.generated(config, page, content=(ROOT / source).read_text(encoding="utf-8")))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    source = PAGES.get(page.file.src_uri, f"docs/{page.file.src_uri}")
    return for_site(markdown, page.file.src_uri, source)


def for_site(markdown: str, page: str, source: str) -> str:
    """The text of a page with its links as the site needs them; `source` is its file, seen from the root."""

    def link(match: re.Match[str]) -> str:
        if match["code"]:
            return match[0]
        to = target(match["to"], page, source)
        return match["text"] if to is None else f"{match['open']}{to})"

    def image(match: re.Match[str]) -> str:
        return f"{match[1]}{target(match[2], page, source)}{match[3]}"

    return IMAGE.sub(image, LINK.sub(link, markdown))


def target(to: str, page: str, source: str) -> str | None:
    """Where a link leads on the site; None if what it names is not there."""
    path, mark, anchor = to.partition("#")
    if not path or "://" in path:
        return to
    path = posixpath.normpath(posixpath.join(posixpath.dirname(source), path))
    if not (ROOT / path).exists():
        raise PluginError(f"{source} links to {to}, which does not exist")
    named = {file: name for name, file in PAGES.items()}.get(path)
    if named is None:
        if not path.startswith("docs/"):
            return None
        named = path.removeprefix("docs/")
    return posixpath.relpath(named, posixpath.dirname(page) or ".") + mark + anchor
