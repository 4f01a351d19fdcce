"""The frame of a table at every size: at every kind of question all is on the screen, and no region moves.

Each kind of question of a ruleset is put to one person at the fullest table (`positions.json`), and
looked at in all sizes: in English by day and in French by night, when something is chosen.
"""

from typing import Any, Final

import pytest
from playwright.sync_api import Browser

from tests.server.outside import Server
from tests.tiers import gate_takes, soak
from tests.web.framed import Walk, still
from tests.web.looking import SIZES
from tests.web.positions import FULLEST, positions, reach
from tests.web.staged import kept, moments

# Colours move nothing: each theme has a language.
LOOKS: Final = (("en", "light"), ("fr", "dark"))

# How many kinds of questions are looked at, so that there are not fewer unnoticed.
KINDS: Final = {
    "dicetown/2009": 19,
    "dicetown/revised": 23,
    "dicetown/extension": 35,
    "dicetown/extension+indians": 40,
    "cincinnati": 6,
}
# All that the Extension asks is asked with Indians, too, at a street with one place more: once is enough.
WALKS: Final = [
    (ruleset, *look)
    for ruleset in KINDS
    for look in LOOKS
    if (ruleset, *look) != ("dicetown/extension", *LOOKS[0])
]
# The two streets that differ most, and the tables of Cincinnati.
IN_GATE: Final = [
    (ruleset, "en", "light") for ruleset in ("dicetown/revised", "dicetown/extension+indians", "cincinnati")
]

OFFERED: Final = (
    "raise",
    "name-winner",
    "name-second",
)  # after offers were shown
BEATEN: Final = ("declare", "extra-roll", "duel-reroll", "duel-extra")


def about(view: dict[str, Any]) -> dict[str, int]:
    """What the question is about, by selectors: how many of each are on the screen at least."""
    board, asked = view["board"], view["question"]["message"]
    shown = {".player": len(board["seats"])}
    if "sheriff" in board:
        hand = board["hand"]
        shown |= {
            "[data-place] .board": 7,
            "[data-place] .by[aria-label]": 8,  # how it is won: all but the village
            "[data-place] .lead": 0,
            ".player .dice": len(board["seats"]),
            ".player .goods > li": 4 * len(board["seats"]),
            ".hand .fan > li": len(hand["cards"])
            + len(hand["deeds"])
            + len(board["seats"][view["you"]["seat"]]["fenced"]),
        }
        if asked["id"].startswith(OFFERED):
            shown[".player .offer"] = len(
                [seat for seat in asked["facts"]["seats"] if seat != board["sheriff"]]
            )
        return shown
    if board["duelists"]:
        shown |= {".stage .side": len(board["duelists"]), ".stage .versus": 1}
    else:
        tables = len([table for table in board["tables"] if table["played"]])
        shown |= {".felt": tables, ":is(.stakes, .bare)": tables, ".felt .guests > li": 0, ".felt .chance": 0}
    if asked["id"] in BEATEN:
        shown["[data-testid=to-beat]"] = 1
    return shown


@pytest.mark.parametrize(("ruleset", "language", "theme"), gate_takes(IN_GATE, WALKS))
def test_every_kind_of_question_at_every_size(
    browser: Browser, server: Server, ruleset: str, language: str, theme: str
) -> None:
    person = still(browser, server.url, locale=language, color_scheme=theme)
    walk = Walk(person, SIZES)
    asked = positions(ruleset)
    assert len(asked) == KINDS[ruleset]
    for kind, position in asked.items():
        shown = reach(ruleset, position)
        assert shown.kind == kind
        walk.look_at(shown, about(shown.view()))
    walk.found_nothing()
    person.go_home()


# French words are longer. Every second or fourth question is looked at: the others are much alike.
@soak
@pytest.mark.parametrize(("ruleset", "stride"), [("cincinnati", 2), ("dicetown/extension+indians", 4)])
def test_a_whole_game_at_every_size(browser: Browser, server: Server, ruleset: str, stride: int) -> None:
    """What one person is asked in a game among greedy bots, from its beginning to its end."""
    person = still(browser, server.url, locale="fr")
    walk = Walk(person, SIZES)
    asked = [kept(shown) for shown in moments(ruleset, FULLEST[ruleset], 1, "greedy") if shown.seat == 0]
    assert len(asked) > 50
    for shown in asked[:-1:stride]:  # the last one is the end
        walk.look_at(shown, about(shown.view()))
    walk.found_nothing()
    person.go_home()
