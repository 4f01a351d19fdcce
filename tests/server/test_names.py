"""Names: all that is in them shows, emoji stay whole, and no two at a table look alike."""

import unicodedata

import pytest

from gobelet.server.client.connection import create, sit
from gobelet.server.errors import Trouble
from gobelet.server.protocol import messages as wire
from gobelet.server.tables.names import MOST, apart, clean_name, look, plain
from tests.server.house import house
from tests.server.players import come, new_table, seat_people

# A letter of each range of Default_Ignorable_Code_Point, and signs that are empty by design.
INVISIBLE = (
    "\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b\u180e\u180f\u200b\u200c\u200d\u200e\u202e\u2060\u2065"
    "\u206f\u3164\ufe00\ufe0e\ufe0f\ufeff\uffa0\ufff0\U0001bca0\U0001d173\U000e0001\U000e0041\U000e0100"
    "\U000e0fff\u2800\U0001d159\U00013441"
)


@pytest.mark.parametrize("letter", INVISIBLE, ids=[f"U+{ord(letter):04X}" for letter in INVISIBLE])
def test_a_letter_that_does_not_show_is_in_no_name(letter: str) -> None:
    with pytest.raises(Trouble) as refused:
        clean_name(letter * 3)
    assert refused.value.id == "name-empty"
    assert clean_name(f"{letter}An{letter}n{letter}") == "Ann"


@pytest.mark.parametrize("name", [" ", "\u00a0\u3000", "\u0301\u0301", "\n\t", "\x00", "\ue000", "\u20dd"])
def test_blanks_and_marks_alone_are_no_name(name: str) -> None:
    with pytest.raises(Trouble):
        clean_name(name)


@pytest.mark.parametrize(
    "name",
    [
        "👩\u200d🚀",
        "🏳\ufe0f\u200d🌈",
        "👨🏽\u200d👩🏽\u200d👧",
        "❤\ufe0f Ann",
        "🙂\u200d↔\ufe0f",
        "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
        "Zoë",
        "محمد",
        "नमस्ते",
        "김철수",
        "<b>Ann</b>",
    ],
)
def test_what_shows_stays(name: str) -> None:
    assert clean_name(name) == unicodedata.normalize("NFC", name)


def test_joiners_hide_nowhere_else() -> None:
    assert plain("An\u200dn") == "Ann"
    assert plain("👩\u200d\u200d🚀\u200d") == "👩\u200d🚀"
    assert plain("👩\u200dx") == "👩x"
    assert plain("A\ufe0f") == "A"
    assert plain("🏴\U000e0041\U000e007f") == "🏴"
    assert plain("🎲\U000e0067\U000e0062\U000e0073\U000e007f") == "🎲"


def test_two_names_that_look_alike() -> None:
    assert apart("Ann", []) == "Ann"
    assert apart("Ann", ["Ben", "Ann"]) == "Ann 2"
    assert apart("ann", ["Ann", "Ann 2"]) == "ann 3"
    for other in ("ANN", "Ａｎｎ", "ann"):
        assert apart("Ann", [other]) == "Ann 2", other
    assert apart("A n", ["A\u00a0n"]) == "A n 2"
    assert apart("❤", ["❤\ufe0f"]) == "❤ 2"
    assert look("Straße") == look("STRASSE")
    assert apart("x" * MOST, ["x" * MOST]) == "x" * (MOST - 2) + " 2"
    assert len(apart("x" * MOST, ["x" * MOST])) == MOST


async def test_the_second_ann_at_a_table_is_ann_2() -> None:
    async with house() as home:
        host = await create(home.url, new_table("dicetown/2009", 4, 0))
        for name in ("Ann", "ＡＮＮ", "Ben"):
            await sit(home.url, host.table, wire.SitDown(name=name))
        ann = await come(home.url, host)
        assert [seat.name for seat in ann.seen.table.seats] == ["Ann", "Ann 2", "ＡＮＮ 3", "Ben"]


async def test_a_rematch_tells_apart_who_was_alike() -> None:
    """At tables of an earlier program two players may have one name."""
    async with house() as home:
        seated = await seat_people(home.url, new_table("cincinnati", 3, 0))
        ann = await come(home.url, seated[0])
        table = await home.table(seated[0].table)
        for seat in table.state.seats:
            seat.name = "Ann"
        await ann.do(wire.Abandon())
        await ann.do(wire.Rematch())
        view = await ann.until(lambda view: view.table.rematch is not None)
        again = await home.table(view.table.rematch or "")
        assert [seat.name for seat in again.state.seats] == ["Ann", "Ann 2", "Ann 3"]
