"""The frame of a table at every size: at every kind of question all is on the screen, and no region moves.

Each kind of question of a ruleset is put to one person at the fullest table (`saved.py`), and
looked at in all sizes: in English by day and in French by night, when something is chosen.
"""

from collections.abc import Iterable
from typing import Any, Final

import pytest
from playwright.sync_api import Browser

from tests.server.outside import Server
from tests.tiers import SOAK, gate_takes, soak
from tests.web.framed import Walk, still
from tests.web.looking import SIZES
from tests.web.saved import FULLEST, round_end, saved
from tests.web.staged import ADDRESS, TABLE, Moment, kept, moments

# Colours move nothing: each theme has a language.
LOOKS: Final = (("en", "light"), ("fr", "dark"))
LANGUAGES: Final = ("en", "fr")

RICHEST: Final = "dicetown/extension+indians"
# All that the Extension asks is asked with Indians, too, at a street with one place more: once is enough.
WALKS: Final = [
    (ruleset, *look)
    for ruleset in FULLEST
    for look in LOOKS
    if (ruleset, *look) != ("dicetown/extension", *LOOKS[0])
]
# The two streets that differ most, and the tables of Cincinnati.
OLDER: Final = "dicetown/revised"
IN_GATE: Final = [(ruleset, "en", "light") for ruleset in (OLDER, RICHEST, "cincinnati")]
COMMON: Final = ("keep", "offer", "raise", "name-winner", "own-card")

OFFERED: Final = (
    "raise",
    "name-winner",
    "name-second",
)  # after offers were shown
SETTING: Final = ("keep", "call-outlaws")  # the dice that are tapped change who is ahead
BEATEN: Final = ("declare", "extra-roll", "duel-reroll", "duel-extra")


def leads(view: dict[str, Any]) -> int:
    """The lines of who is ahead: at each place the first, and below it those who act second."""
    standings, question, seat = view["board"]["standings"], view["question"], view["you"]["seat"]
    if question["yours"] and question["message"]["id"].startswith(SETTING):
        taken = [{other for line in place["standings"] for other in line["seats"]} for place in standings]
        return len([seats for seats in taken if seats - {seat}])
    return sum(
        not rank or bool(set(line["seats"]) & set(place["second"]))
        for place in standings
        for rank, line in enumerate(place["standings"])
    )


def about(view: dict[str, Any]) -> dict[str, int]:
    """What the question is about, by selectors: how many of each are on the screen at least."""
    board, asked, seat = view["board"], view["question"]["message"], view["you"]["seat"]
    shown = {".player": len(board["seats"])}
    if "sheriff" in board:
        hand = board["hand"] or {"cards": [], "deeds": []}
        spot = f"={asked['facts']['place']}" if "place" in asked["facts"] else ""
        fenced = board["seats"][seat]["fenced"] if seat is not None else []
        shown |= {
            "[data-place] .board": 7,
            "[data-place] .by[aria-label]": 8,  # how it is won: all but the village
            "[data-place] .lead": leads(view),
            f"[data-place{spot}].spot .board": 1,
            ".player .badge": int(board["sheriff"] is not None),
            ".player .dice": len(board["seats"]),
            ".player .goods > li": 4 * len(board["seats"]),
            ".hand .fan > li": len(hand["cards"]) + len(hand["deeds"]) + len(fenced),
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
    if asked["id"] in BEATEN and view["question"]["yours"]:
        shown["[data-testid=to-beat]"] = 1
    return shown


def walk(browser: Browser, server: Server, shown: Iterable[Moment], language: str, **options: Any) -> None:
    """All of these, one after another."""
    address = options.pop("address", ADDRESS)
    long_names = options.pop("long_names", False)
    person = still(browser, server.url, locale=language, **options)
    walk = Walk(person, SIZES, address, long_names)
    for one in shown:
        walk.look_at(one, about(one.view()))
    walk.found_nothing()
    person.go_home()


@pytest.mark.parametrize(("ruleset", "language", "theme"), gate_takes(IN_GATE, WALKS))
def test_every_kind_of_question_at_every_size(
    browser: Browser, server: Server, ruleset: str, language: str, theme: str
) -> None:
    asked = saved(ruleset)
    if ruleset == OLDER and not SOAK:  # at the other street it is what only this one has, and a few more
        asked = {kind: one for kind, one in asked.items() if kind in COMMON or kind not in saved(RICHEST)}
    walk(browser, server, asked.values(), language, color_scheme=theme)


# The gate takes few kinds: what is asked changes less while others decide it.
@pytest.mark.parametrize(
    ("ruleset", "language", "stride"),
    gate_takes(
        [("cincinnati", "en", 1), (RICHEST, "en", 12)],
        [(RICHEST, "en", 12), *[(ruleset, language, 1) for ruleset in FULLEST for language in LANGUAGES]],
    ),
)
def test_while_others_decide(
    browser: Browser, server: Server, ruleset: str, language: str, stride: int
) -> None:
    """The regions stand where they do for whoever is asked; one's own answer is seen, and taken back."""
    asked, sealed, waiting = [saved(ruleset, role) for role in ("asked", "sealed", "waiting")]
    found = [sealed[kind] for kind in [*sealed][::stride]] + [waiting[kind] for kind in [*waiting][::stride]]
    walk(browser, server, [next(iter(asked.values())), *found], language)


@pytest.mark.parametrize(
    ("ruleset", "language"),
    gate_takes(
        [("cincinnati", "en")], [(ruleset, language) for ruleset in FULLEST for language in LANGUAGES]
    ),
)
def test_for_an_onlooker(browser: Browser, server: Server, ruleset: str, language: str) -> None:
    walk(browser, server, saved(ruleset, "onlooker").values(), language, address=f"/t/{TABLE}")


@soak
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ruleset", [RICHEST, "cincinnati"])
def test_with_the_longest_names(browser: Browser, server: Server, ruleset: str, language: str) -> None:
    found = [one for role in ("asked", "sealed", "waiting") for one in saved(ruleset, role).values()]
    walk(browser, server, found, language, long_names=True)


@pytest.mark.parametrize(
    ("ruleset", "language"),
    gate_takes(
        [(RICHEST, "fr"), ("cincinnati", "en")],
        [(ruleset, language) for ruleset in FULLEST for language in LANGUAGES],
    ),
)
def test_at_the_end_of_a_round(browser: Browser, server: Server, ruleset: str, language: str) -> None:
    """The summary stands for six seconds: here time stands still meanwhile."""
    person = still(browser, server.url, locale=language)
    person.context.add_init_script("localStorage.setItem('gobelet.pace', 'fast')")
    person.bring_clock()
    walk = Walk(person, SIZES)
    before, after = round_end(ruleset)
    walk.look_at(before)
    person.stop_clock()
    walk.table.send(after)
    summary = walk.table.frame.get_by_test_id("summary")
    while not summary.count():
        person.let_pass(500)
    about = {".gains > li": FULLEST[ruleset], ".gains .name": FULLEST[ruleset]}
    walk.look("summary", 1, about)
    assert summary.count()
    walk.found_nothing()
    person.go_home()


# French words are longer. Every second or fourth question is looked at: the others are much alike.
@soak
@pytest.mark.parametrize(("ruleset", "stride"), [("cincinnati", 2), ("dicetown/extension+indians", 4)])
def test_a_whole_game_at_every_size(browser: Browser, server: Server, ruleset: str, stride: int) -> None:
    """What one person is asked in a game among greedy bots, from its beginning to its end."""
    asked = [kept(shown) for shown in moments(ruleset, FULLEST[ruleset], 1, "greedy") if shown.seat == 0]
    assert len(asked) > 50
    walk(browser, server, asked[:-1:stride], "fr")  # the last one is the end
