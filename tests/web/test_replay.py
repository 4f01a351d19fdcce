"""Replays: records from disk and of tables, through any eyes, their proof and analysis, and playing on."""

import json
import random
from itertools import product
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Route, expect

import gobelet
from gobelet import records
from gobelet.records import Player
from tests.server.outside import Server
from tests.tiers import gate_takes
from tests.web.looking import SIZES, look
from tests.web.people import PATIENCE, Person

HOLD = 350  # milliseconds of a frame, if the table moves at once
PLAYERS = [Player("Ann", "you"), Player("Bob", "you"), Player("Greedy", "greedy")]


def record(ruleset: str, seed: int = 3) -> str:
    """A whole game, played at random."""
    game = gobelet.new(ruleset, 3, seed)
    dice = random.Random(seed)
    while not game.over:
        seat = dice.choice(game.waiting)
        game.answer(seat, dice.choice(game.options(seat)))
    return records.dump(game.record(), PLAYERS)


def open_file(person: Person, folder: Path, text: str) -> None:
    file = folder / "game.json"
    file.write_text(text, encoding="utf-8")
    person.visit("/replay")
    person.page.get_by_label("Open a record file").set_input_files(file)


def at(person: Person, place: int) -> None:
    expect(person.page.get_by_test_id("where")).to_have_attribute("data-place", str(place))


def test_a_record_from_disk_is_stepped_and_scrubbed(person: Person, tmp_path: Path) -> None:
    text = record("dicetown/2009")
    open_file(person, tmp_path, text)
    page = person.page
    at(person, 0)
    expect(page.get_by_role("region", name="The street")).to_be_visible()
    page.get_by_role("button", name="One step forward").click()
    at(person, 1)
    page.keyboard.press("ArrowRight")
    at(person, 2)
    page.keyboard.press("ArrowLeft")
    at(person, 1)
    page.get_by_role("button", name="Next round").click()
    expect(page.locator("[data-round]")).to_have_attribute("data-round", "2")
    page.get_by_role("slider", name="Moment of the game").fill("40")
    at(person, 40)
    page.get_by_role("list", name="Log").get_by_role("button", name="Round 1", exact=True).click()
    at(person, 0)
    page.keyboard.press("End")
    expect(page.get_by_role("region", name="This moment").get_by_role("heading")).to_contain_text("win")
    with page.expect_download() as download:
        page.get_by_role("button", name="Record").click()
    assert download.value.path().read_text(encoding="utf-8") == text
    page.get_by_role("tab", name="Fair dice").click()
    expect(page.get_by_text("This record has no proof of its dice")).to_be_visible()


def test_every_pair_of_eyes_sees_its_own(person: Person, tmp_path: Path) -> None:
    open_file(person, tmp_path, record("dicetown/2009"))
    page = person.page
    at(person, 0)
    eyes = page.get_by_label("Point of view")
    cups = page.get_by_role("region", name="This moment").get_by_role("img", name="Dice under the cup")
    expect(cups).to_have_count(3)  # all three keep at once
    eyes.select_option("As Bob saw it")
    expect(cups).to_have_count(1, timeout=PATIENCE)
    eyes.select_option("All hands")
    page.get_by_role("slider", name="Moment of the game").fill("30")
    page.get_by_role("tab", name="Hands").click()
    expect(page.get_by_role("list", name="All hands")).to_be_visible()
    expect(page.get_by_text("Your hand")).to_have_count(0)
    eyes.select_option("As Bob saw it")
    expect(page.get_by_text("Your hand")).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_role("list", name="All hands")).to_have_count(0)
    at(person, 30)
    eyes.select_option("A spectator’s view")
    expect(page.get_by_text("Your hand")).to_have_count(0)


def test_cincinnati_runs_by_itself(person: Person, tmp_path: Path) -> None:
    person.bring_clock()
    open_file(person, tmp_path, record("cincinnati"))
    at(person, 0)
    person.stop_clock()
    person.page.get_by_role("button", name="Play", exact=True).click()
    person.let_pass(2 * HOLD)
    at(person, 2)
    person.page.get_by_role("button", name="Pause").click()
    person.let_pass(5 * HOLD)
    at(person, 2)
    expect(person.page.get_by_role("heading", name="Replay: Cincinnati")).to_be_visible()


def test_a_bad_file_is_refused_and_the_field_named(person: Person, tmp_path: Path) -> None:
    fields = json.loads(record("cincinnati"))
    open_file(person, tmp_path, json.dumps({**fields, "seats": "three"}))
    expect(person.page.get_by_role("alert")).to_contain_text("“seats”")
    open_file(person, tmp_path, "a shopping list")
    expect(person.page.get_by_role("alert")).to_contain_text("not JSON")
    open_file(person, tmp_path, json.dumps(fields))
    at(person, 0)


def end_it(person: Person) -> None:
    """The host ends the game: then it has a record."""
    person.page.get_by_role("button", name="Menu and settings").click()
    person.page.get_by_role("button", name="Abandon the game").click()
    person.page.get_by_role("button", name="Really end it for everybody").click()
    expect(person.end).to_be_visible()


def test_a_table_is_replayed_its_dice_proved_and_played_on(server: Server, person: Person) -> None:
    person.visit()
    page = person.page
    page.get_by_role("button", name="Play now").first.click()
    person.see_question("keep")
    asked = person.question()
    person.click_answer()
    expect(page.locator(f".answer[data-number='{asked}']")).to_have_count(0)
    end_it(person)
    parent = page.url.rpartition("/")[2]

    person.visit()
    page.get_by_role("link", name="Replay", exact=True).click()
    at(person, 0)
    page.get_by_role("tab", name="Fair dice").click()
    expect(page.get_by_test_id("fair")).to_contain_text("The dice of this game were fair.")
    expect(page.get_by_text("Your share is the one that this browser drew.")).to_be_visible()
    expect(page.get_by_text("The server’s seal is the one that this browser received")).to_be_visible()
    expect(page.get_by_text("did not look ahead")).to_be_visible()
    signed = page.get_by_test_id("signed")
    expect(signed).to_have_attribute("data-state", "good")
    expect(signed).to_contain_text("It was signed with the key of this house.")

    page.get_by_role("button", name="Play on from here").click()
    page.get_by_label("You play for").select_option("Belle")
    page.get_by_role("button", name="Play on", exact=True).click()
    person.see_question("keep")
    child = page.url.rpartition("/")[2]
    assert child != parent
    end_it(person)
    records_of = [f"{server.url}/api/tables/{table}/record" for table in (parent, child)]
    told = [httpx.get(url, timeout=PATIENCE / 1000).json() for url in records_of]
    assert told[1]["branches"][0]["parent"] == told[0]["fingerprint"]
    assert told[1]["branches"][0]["seed"] != told[1]["seed"] == told[0]["seed"]
    person.visit(f"/#/replay/{child}")
    at(person, 0)
    expect(page.get_by_text(f"Played on from another game, {told[0]['fingerprint']}")).to_be_visible()
    page.get_by_role("tab", name="Fair dice").click()
    expect(page.get_by_test_id("fair")).to_contain_text("The dice of this game were fair.")


def test_a_record_of_a_game_that_goes_on_is_sealed(person: Person) -> None:
    person.visit()
    person.page.get_by_role("button", name="Play now").first.click()
    person.see_question("keep")
    person.visit(f"/replay/{person.page.url.rpartition('/')[2]}")
    expect(person.page.get_by_role("alert")).to_contain_text("published when the game is over")


ANALYSED = {
    "bot": "greedy",
    "games": 1200,
    "complete": False,
    "curve": [
        {"moment": moment, "round": 1, "chances": [chance, 1 - chance, 0], "error": [0, 0, 0], "games": 4}
        for moment, chance in ((1, 0.3), (20, 0.6), (40, 1.0))
    ],
    "players": [
        {
            "seat": seat,
            "result": 1,
            "par": 0.3,
            "luck": 0.25,
            "skill": -0.1,
            "own": 0.1,
            "others": -0.2,
            "error": 0.05,
            "cost": 0.2,
            "decisions": 30,
            "mistakes": 2,
        }
        for seat in range(3)
    ],
    "turning_points": [
        {
            "kind": "roll",
            "moment": 20,
            "round": 1,
            "seat": 0,
            "swing": 0.3,
            "error": 0.1,
            "before": 0.3,
            "after": 0.6,
        }
    ],
    "told": {"en": ["Round 1: Ann rises."], "fr": ["Tour 1 : Ann monte."]},
    "happened": [[{"id": "round", "rule": "", "facts": {"number": 7}}]],
    "mistakes": [
        {
            "moment": 30,
            "round": 1,
            "seat": 0,
            "played": [{"id": "round", "rule": "", "facts": {"number": 8}}],
            "better": [{"id": "round", "rule": "", "facts": {"number": 9}}],
            "cost": 0.11,
            "error": 0.02,
        }
    ],
}


def serve_analysis(person: Person) -> None:
    """What the server finds is tested there; here it comes at once."""

    def tell(route: Route) -> None:
        lines = [json.dumps(line) for line in ({"done": 3, "total": 9}, ANALYSED)]
        route.fulfill(body="\n".join(lines) + "\n", content_type="application/x-ndjson")

    person.page.route("**/api/replay/analysis", tell)


def test_the_analysis_is_drawn_and_leads_to_its_moments(person: Person, tmp_path: Path) -> None:
    serve_analysis(person)
    open_file(person, tmp_path, record("dicetown/2009"))
    page = person.page
    at(person, 0)
    page.get_by_role("tab", name="Analysis").click()
    page.get_by_role("button", name="Analyse this game").click()
    expect(page.get_by_role("img", name="The chances of winning over the game")).to_be_visible()
    expect(page.get_by_text("There was no time for all games")).to_be_visible()
    expect(page.get_by_role("row", name="Ann +25% -10% 2 of 30")).to_be_visible()
    turn = page.get_by_role("button", name="Round 7 Ann about +30% chance to win")
    turn.click()
    at(person, 19)
    page.keyboard.press("]")
    at(person, 29)
    expect(page.get_by_role("region", name="This moment")).to_contain_text("Better: “Round 9”. about −11%")
    page.keyboard.press("ArrowLeft")
    at(person, 28)
    page.get_by_role("button", name="Ann chose “Round 8”. Better: “Round 9”.").click()
    at(person, 29)
    page.get_by_role("button", name="One step back").click()
    at(person, 28)
    page.keyboard.press("ArrowRight")
    at(person, 29)


LEAST_GRAPH = 150  # pixels: lower than that, lines of four players are one
NO_ANSWER = "there are 0 primary buttons"  # nothing is asked of whoever looks at a replay
SCROLLS = "is cut off by say"  # the moment in words: many of them are read by scrolling


@pytest.mark.parametrize(
    ("ruleset", "language"),
    gate_takes(
        [("dicetown/extension+indians", "fr")],
        [*product(("dicetown/2009", "dicetown/extension+indians", "cincinnati"), ("en", "fr"))],
    ),
)
def test_the_graph_has_room_and_a_replay_its_frame(
    person: Person, tmp_path: Path, ruleset: str, language: str
) -> None:
    serve_analysis(person)
    open_file(person, tmp_path, record(ruleset))
    page = person.page
    at(person, 0)
    page.get_by_role("tab", name="Analysis").click()
    page.get_by_role("button", name="Analyse this game").click()
    graph = page.locator(".graph")
    expect(graph).to_be_visible()
    page.get_by_role("slider", name="Moment of the game").fill("29")
    for size in SIZES:
        wrong, _places = look(person, size, language)
        assert [one for one in wrong if one != NO_ANSWER and not one.endswith(SCROLLS)] == [], size
        if size[0] >= 1200:
            box = graph.bounding_box()
            assert box is not None
            assert box["height"] >= LEAST_GRAPH, size


@pytest.mark.parametrize("path", ["/replay/nosuchtable", "/#/replay/nosuchtable"])
def test_an_unknown_table_is_said(person: Person, path: str) -> None:
    person.visit(path)
    expect(person.page.get_by_role("alert")).to_contain_text("There is no such table.")
