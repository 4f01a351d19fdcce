"""The end of a game: its score sheet, what decided it, and its result as a picture, saved as it is shown."""

import base64
import re
import struct

import pytest
from playwright.sync_api import expect

from tests.web.people import Person
from tests.web.staged import ADDRESS, TABLE, Shown, Staged, find
from tests.web.test_replay import at, serve_analysis

PICTURE = (
    """() => document.querySelector("[data-testid=picture] canvas").toDataURL("image/png").split(",")[1]"""
)
COLOURS = """() => {
    const canvas = document.querySelector("[data-testid=picture] canvas");
    const dots = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data;
    return new Set(new Uint32Array(dots.buffer)).size;
}"""


def figure(text: str) -> int:
    return int(re.sub(r"\D", "", text))


def see_end(still: Person, ruleset: str) -> Shown:
    shown = find(ruleset, 4, lambda shown: shown.game.over)
    Staged(still.page, shown)
    still.visit(ADDRESS)
    return shown


@pytest.mark.parametrize("ruleset", ["dicetown/2009", "cincinnati"])
def test_the_score_sheet_opens_at_the_end(still: Person, ruleset: str) -> None:
    shown = see_end(still, ruleset)
    page = still.page
    page.get_by_role("button", name="Score sheet").click()
    sheet = page.get_by_role("dialog", name="Score sheet")
    totals = [figure(one) for one in sheet.locator("h3 b").all_inner_texts()]
    assert totals == sorted(shown.game.scores, reverse=True)
    for place, total in enumerate(totals):
        lines = sheet.locator("ol > li").nth(place).locator("li span:last-child").all_inner_texts()
        assert sum(map(figure, lines)) == total
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_turning_points_and_mistakes_lead_into_the_replay(still: Person) -> None:
    serve_analysis(still)
    see_end(still, "cincinnati")
    page = still.page
    page.get_by_role("button", name="Find the turning points").click()
    decided = page.get_by_role("region", name="What decided it")
    expect(decided.get_by_role("link")).to_contain_text("about +30% chance to win")
    decided.get_by_role("tab", name="My mistakes (1)").click()
    decided.get_by_role("link").click()
    page.wait_for_url(f"**/replay/{TABLE}/30")  # the mistake's moment
    at(still, 29)


def test_the_picture_of_the_result_is_saved(still: Person) -> None:
    """With less motion, too: then a colour that was just set is not there yet."""
    see_end(still, "cincinnati")
    page = still.page
    page.get_by_role("button", name="Share", exact=True).click()
    expect(page.get_by_role("dialog").get_by_role("img")).to_have_accessible_name(
        re.compile(r"^Cincinnati, .*Ann €\d")
    )
    page.wait_for_function(f"() => ({COLOURS})() > 100")  # it is drawn: names, figures, bars
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save the picture").click()
    assert saving.value.suggested_filename == f"gobelet-{TABLE}.png"
    saved = saving.value.path().read_bytes()
    assert saved.startswith(b"\x89PNG")
    assert struct.unpack(">II", saved[16:24]) == (1200, 630)
    assert saved == base64.b64decode(page.evaluate(PICTURE))
