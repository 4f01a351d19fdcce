"""Names: all that is in them shows, emoji stay whole, and no two at a table look alike."""

import unicodedata

import pytest

from gobelet.server.client.connection import ServerError, create, sit
from gobelet.server.errors import Trouble
from gobelet.server.protocol import tables as table_wire
from gobelet.server.protocol import to_server
from gobelet.server.tables.names import MARKS, MOST, apart, clean_name, look, plain
from tests.server.house import house
from tests.server.players import come, look_on, new_table, seat_people

# A letter of each range of Default_Ignorable_Code_Point, and signs that are empty by design.
INVISIBLE = (
    "\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b\u180e\u180f\u200b\u200c\u200d\u200e\u202e\u2060\u2065"
    "\u206f\u3164\ufe00\ufe0e\ufe0f\ufeff\uffa0\ufff0\U0001bca0\U0001d173\U000e0001\U000e0041\U000e0100"
    "\U000e0fff\u2800\ufffc\U0001d159\U00013441"
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


@pytest.mark.parametrize(
    ("name", "other"), [("Аnn", "Ann"), ("РОР", "POP"), ("Ѕоsо", "Soso"), ("Νina", "Nina"), ("ivаn", "Ivan")]
)
def test_letters_of_other_scripts_make_no_other_name(name: str, other: str) -> None:
    assert name.casefold() != other.casefold()
    assert apart(name, [other]) == f"{name} 2"
    assert apart(other, [name]) == f"{other} 2"


def test_names_of_other_scripts_stay_what_they_are() -> None:
    assert apart("Анна", ["Anna", "Вера"]) == "Анна"
    assert apart("вера", ["ВЕРА"]) == "вера 2"
    assert clean_name("Σοφία") == "Σοφία"


def test_marks_do_not_pile_up() -> None:
    assert clean_name("A" + "\u0335" * 20 + "nn") == "A" + "\u0335" * MARKS + "nn"


async def test_the_second_ann_at_a_table_is_ann_2() -> None:
    async with house() as home:
        host = await create(home.url, new_table("dicetown/2009", 4, 0))
        for name in ("Ann", "ＡＮＮ", "Ben"):
            await sit(home.url, host.table, table_wire.SitDown(name=name))
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
        await ann.do(to_server.Abandon())
        await ann.do(to_server.Rematch())
        view = await ann.until(lambda view: view.table.rematch is not None)
        again = await home.table(view.table.rematch or "")
        assert [seat.name for seat in again.state.seats] == ["Ann", "Ann 2", "Ann 3"]


async def test_a_name_is_changed_in_the_lobby_and_stays_unlike_the_others() -> None:
    async with house() as home:
        seated = await seat_people(home.url, new_table("cincinnati", 3, 0))
        ann, ben, _cem = [await come(home.url, one) for one in seated]
        await ben.do(to_server.Rename(name="ANN"))
        view = await ann.until(lambda view: view.table.seats[1].name != "Ben1")
        assert view.table.seats[1].name == "ANN 2"
        await ben.do(to_server.Rename(name=" Bob\u200b "))
        await ann.until(lambda view: view.table.seats[1].name == "Bob")
        await ann.do(to_server.Rename(name="ann"))  # one's own name is in nobody's way
        await ben.until(lambda view: view.table.seats[0].name == "ann")
        del home.lobby.tables[seated[0].table]  # rebuilt from its log it has the same names
        again = await home.lobby.table(seated[0].table)
        assert [seat.name for seat in again.state.seats] == ["ann", "Bob", "Ben2"]


async def test_a_name_that_is_none_or_comes_too_late_is_refused() -> None:
    async with house() as home:
        seated = await seat_people(home.url, new_table("cincinnati", 3, 0))
        ann, ben, cem = [await come(home.url, one) for one in seated]
        watching = await look_on(home.url, seated[0].table)
        for player, code in ((ben, "name-empty"), (watching, "only-for-players")):
            with pytest.raises(ServerError) as refused:
                await player.do(to_server.Rename(name="\u200b"))
            assert refused.value.code == code
        await ann.do(to_server.StartGame())
        for player in (ann, ben, cem):
            await player.until(lambda view: view.table.phase != "lobby")
        with pytest.raises(ServerError) as refused:
            await ben.do(to_server.Rename(name="Bob"))
        assert refused.value.code == "phase-other"
        table = await home.table(seated[0].table)
        assert [seat.name for seat in table.state.seats] == ["Ann", "Ben1", "Ben2"]
