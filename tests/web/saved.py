"""Saved views: each kind of question as a page is shown it, at the most seats, without playing a game.

`save_views.py` makes them. A view belongs to the version of the ruleset that it was saved with, and stays as
it is when there is a new one.
"""

import json
import lzma
from collections.abc import Sequence
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

import msgspec

from gobelet.server.protocol.to_browser import ChatLine

FOLDER: Final = Path(__file__).with_name("positions")
AGAIN: Final = ".venv/bin/python -m tests.web.save_views"

# Every ruleset at its most seats.
FULLEST: Final = {
    "dicetown/2009": 5,
    "dicetown/revised": 5,
    "dicetown/extension": 6,
    "dicetown/extension+indians": 6,
    "cincinnati": 6,
}

# Whose page it is: who is asked, has answered while others think, is not asked, or has no seat.
Role = Literal["asked", "sealed", "waiting", "onlooker"]
ROLES: Final[tuple[Role, ...]] = ("asked", "sealed", "waiting", "onlooker")
ROUND: Final = ("round-before", "round-after")  # the summary of a round stands between these two


class Saved(NamedTuple):
    """A moment of a game as it was sent to one page."""

    kind: str
    sent: dict[str, Any]  # a welcome, a view and maybe hints

    @property
    def number(self) -> int:
        """Which question of the game is open."""
        return int(self.sent["view"]["question"]["number"])

    @property
    def public(self) -> bool:
        return self.sent["view"]["you"]["seat"] is None

    def view(self, number: int = 1, since: int | None = None, hinted: bool = False) -> dict[str, Any]:
        """A copy: tests alter it. What has happened before it was saved with it, or not at all."""
        assert since is None
        view: dict[str, Any] = deepcopy(self.sent["view"])
        view["n"] = number
        view["table"]["hints"] = hinted
        return view

    def welcome(self, chat: Sequence[ChatLine]) -> dict[str, Any]:
        return {**self.sent["welcome"], "chat": msgspec.to_builtins(chat)}

    def hints(self) -> dict[str, Any] | None:
        hints: dict[str, Any] | None = self.sent.get("hints")
        return hints


def path(ruleset: str) -> Path:
    return FOLDER / f"{ruleset.replace('/', '-')}.json.xz"


@cache
def all_saved(ruleset: str) -> dict[str, dict[str, Saved]]:
    """By role and kind of question: everything that a person can be asked in this ruleset."""
    kept = json.loads(lzma.decompress(path(ruleset).read_bytes()))
    return {role: {kind: Saved(kind, sent) for kind, sent in views.items()} for role, views in kept.items()}


def saved(ruleset: str, role: Role = "asked") -> dict[str, Saved]:
    """By the kind of question. Only some are put to several seats, and some to all of them."""
    return all_saved(ruleset)[role]


def round_end(ruleset: str) -> tuple[Saved, Saved]:
    """The last moment of a round and, with all that has happened since, the first of the next."""
    before, after = [all_saved(ruleset)["round"][name] for name in ROUND]
    return before, after
