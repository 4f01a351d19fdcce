"""A player's page, in both languages, by day and night; and rated tables on the first page."""

import json
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.outside import Server
from tests.web.axe import check, check_day_and_night
from tests.web.people import Person, unfold
from tests.web.staged import ADDRESS, Staged, find

WIDE, PHONE = {"width": 1366, "height": 657}, {"width": 390, "height": 844}
LIKED = {"place": {"mine": 40, "store": 31, "bank": 12}, "card": {"brute": 9, "cheater": 4}}


@pytest.fixture
def books(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest.fixture
def house(books: Path) -> Iterator[Server]:
    with Server(f"sqlite:///{books}") as made:
        yield made


def known(person: Person) -> None:
    """The server knows this person, and their page is open."""
    person.visit("/you")
    person.page.get_by_label("Your name").fill("Ann")
    person.page.get_by_role("button", name=re.compile("code")).first.click()
    expect(person.page.get_by_role("link", name="Open your page")).to_be_visible()


def add(database: sqlite3.Connection, table: str, **values: object) -> None:
    marks = ",".join("?" * len(values))
    database.execute(f"INSERT INTO {table} ({','.join(values)}) VALUES ({marks})", tuple(values.values()))


def fill(books: Path) -> str:
    """Games in the books of the one who is known, and of another; the address of the first one's page."""
    with sqlite3.connect(books) as database:
        [(mine, page)] = database.execute("SELECT id, public FROM players").fetchall()
        other = {"id": "other", "handle": "h", "name": "Ben", "public": "0b0b"}
        add(database, "players", settings="{}", created=0, seen=0, **other)
        for number in range(14):
            rated = number < 13
            places = [1 + (number + seat) % 3 for seat in range(3)]
            add(
                database,
                "finished_games",
                table_id=f"t{number}",
                ruleset="dicetown/2009" if rated else "cincinnati",
                seats=3,
                finished=1_790_000_000_000 + number * 86_400_000,
                rated=rated,
                sitters=json.dumps(list(zip(["", "", "expert"], places, strict=True))),
                applied=number + 1 if rated else None,
                studied=1,
            )
            for seat, player in enumerate((mine, "other")):
                add(
                    database,
                    "results",
                    table_id=f"t{number}",
                    seat=seat,
                    player_id=player,
                    place=places[seat],
                    won=float(places[seat] == 1),
                    points=30 + number,
                    program=0,
                    gone=0,
                    mu=24 + number / 2 if rated else None,
                    sigma=6 - number / 4 if rated else None,
                    favourites=json.dumps(LIKED),
                )
        for player in (mine, "other"):
            add(
                database,
                "ratings",
                player_id=player,
                ruleset="dicetown/2009",
                program=0,
                mu=30,
                sigma=3,
                games=13,
            )
    database.close()
    return str(page)


def test_the_page_of_a_player(browser: Browser, house: Server, books: Path) -> None:
    ann, eve = (
        Person(browser, house.url, viewport=WIDE),
        Person(browser, house.url, viewport=PHONE, locale="fr-FR"),
    )
    known(ann)
    page = fill(books)
    ann.page.get_by_role("link", name="Open your page").click()
    expect(ann.page.get_by_role("heading", name="Ann")).to_be_visible()
    expect(ann.page.get_by_test_id("rating")).to_contain_text("1,260")
    expect(ann.page.get_by_role("link", name="Replay").first).to_be_visible()
    expect(ann.page.get_by_text("The Gold Mine").or_(ann.page.get_by_text("Gold Mine")).first).to_be_visible()
    check_day_and_night(ann)
    eve.visit(f"/player/{page}")
    expect(eve.page.get_by_test_id("rating")).to_contain_text("1\u202f260")
    expect(eve.page.get_by_role("link", name="Revoir")).to_have_count(0)
    expect(eve.page.get_by_text("Cincinnati")).to_have_count(0)  # that game was not rated
    assert eve.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    check(eve)
    eve.page.get_by_role("link", name="Ben").click()
    expect(eve.page.get_by_role("heading", name="Ben")).to_be_visible()
    ann.page.get_by_label("Hide this page from others").click()
    expect(ann.page.get_by_label("Hide this page from others")).to_be_enabled()
    eve.visit(f"/player/{page}")
    expect(eve.page.get_by_role("heading", name="Cette page n’est pas visible")).to_be_visible()
    for person in (ann, eve):
        person.go_home()


RATINGS = {
    "rated": True,
    "done": True,
    "seats": [
        {"page": "0a0a", "games": 31, "shown": 1310, "change": 24, "gone": False},
        {"page": "0b0b", "games": 4, "shown": None, "change": None, "gone": False},
        {"page": "", "games": 12, "shown": 1100, "change": -31, "gone": True},
        {"page": "", "games": 0, "shown": None, "change": None, "gone": False},
    ],
}


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_end_of_a_rated_game_tells_the_ratings(
    browser: Browser, server: Server, size: dict[str, int]
) -> None:
    ann = Person(browser, server.url, viewport=size)
    Staged(ann.page, find("cincinnati", 4, lambda shown: shown.game.over))
    ann.page.route("**/ratings", lambda route: route.fulfill(json=RATINGS))
    ann.visit(ADDRESS)
    scores = ann.page.locator(".scores")
    expect(scores).to_contain_text("Rating: 1,310 (+24)")
    expect(scores).to_contain_text("Provisional: 4 of 10 games")
    expect(scores).to_contain_text("Left: counts as last.")
    expect(scores.get_by_role("link")).to_have_count(2)
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    check(ann)
    ann.go_home()


def test_a_rated_table_is_made_on_the_first_page(browser: Browser, server: Server) -> None:
    ann = Person(browser, server.url, viewport=WIDE)
    ann.visit()
    card = ann.page.get_by_role("article").filter(has_text="Cincinnati")
    card.get_by_role("button", name="Invite").click()
    unfold(ann.page.get_by_role("dialog"), "Settings")
    ann.page.get_by_label("Rated: the result counts").check()
    expect(ann.page.get_by_text("Whoever leaves comes last.")).to_be_visible()
    check(ann, "dialog")
    ann.page.get_by_role("button", name="Create the table").click()
    ann.page.wait_for_url("**/t/*")
    table = ann.page.url.rpartition("/")[2].partition("#")[0]
    info = ann.page.evaluate("(table) => fetch(`/api/tables/${table}`).then((one) => one.json())", table)
    assert info["rated"]
    assert info["delayed"]
    ann.go_home()
