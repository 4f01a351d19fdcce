"""The result of a game as a picture: what is shown is what is saved."""

import base64
import re
import struct

from playwright.sync_api import expect

from tests.web.people import Person
from tests.web.staged import ADDRESS, TABLE, Staged, find

PICTURE = (
    """() => document.querySelector("[data-testid=picture] canvas").toDataURL("image/png").split(",")[1]"""
)
COLOURS = """() => {
    const canvas = document.querySelector("[data-testid=picture] canvas");
    const dots = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data;
    return new Set(new Uint32Array(dots.buffer)).size;
}"""


def test_the_picture_of_the_result_is_saved(still: Person) -> None:
    """With less motion, too: then a colour that was just set is not there yet."""
    Staged(still.page, find("cincinnati", 4, lambda shown: shown.game.over))
    still.visit(ADDRESS)
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
