"""What a package index shows: the README, with links that work there, and the project's addresses.

Both come from the one address in pyproject.toml. As long as that is empty there are no addresses, and the
README is as it is.
"""

import re
from pathlib import Path
from typing import Any, Final

from hatchling.metadata.plugin.interface import MetadataHookInterface

MARKDOWN: Final = re.compile(r"(?P<before>(?P<image>!?)\[[^\]]*\]\()(?P<path>[^)\s]+)(?P<after>\))")
HTML: Final = re.compile(r"(?P<before><(?P<tag>img|a)\b[^>]*\b(?:src|href)=\")(?P<path>[^\"]+)(?P<after>\")")
ELSEWHERE: Final = re.compile(r"[a-z]+:|#")  # an address already, or a place on the same page


class IndexPage(MetadataHookInterface):
    def update(self, metadata: dict[str, Any]) -> None:
        home = str(self.config.get("home", "")).rstrip("/")
        text = Path(self.root, "README.md").read_text(encoding="utf-8")
        tag = f"v{metadata['version']}"
        metadata["readme"] = {"content-type": "text/markdown", "text": absolute(text, home, tag)}
        metadata["urls"] = addresses(home, tag)


def addresses(home: str, tag: str) -> dict[str, str]:
    if not home:
        return {}
    return {
        "Source": home,
        "Documentation": f"{home}/blob/{tag}/README.md",
        "Changelog": f"{home}/blob/{tag}/CHANGELOG.md",
        "Issues": f"{home}/issues",
    }


def absolute(text: str, home: str, tag: str) -> str:
    """The text with its relative links and pictures led to the files of this version."""

    def lead(image: bool, found: re.Match[str]) -> str:
        if not home or ELSEWHERE.match(found["path"]):
            return found[0]
        path = f"{home}/{'raw' if image else 'blob'}/{tag}/{found['path']}"
        return f"{found['before']}{path}{found['after']}"

    text = MARKDOWN.sub(lambda found: lead(found["image"] == "!", found), text)
    return HTML.sub(lambda found: lead(found["tag"] == "img", found), text)
