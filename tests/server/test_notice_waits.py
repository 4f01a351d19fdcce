"""For whom a table waits who is not there: by public knowledge alone, and once for each wait."""

from datetime import UTC, datetime

import pytest

from gobelet.server.errors import Trouble
from gobelet.server.notices.awaited import OF_USE, SEEN, Awaited, still, waits
from gobelet.server.notices.quiet_hours import next_time, zone_of
from gobelet.server.tables import rows
from gobelet.server.tables.settings import DAY
from gobelet.server.tables.state import State
from tests.server.planting import planted
from tests.server.test_deadlines import START, after, table
from tests.server.test_orders import OPENED, order, wanted_window

DAYS = DAY // 1000
NAMES = ("ann", "ben", "cleo")


def known(people: int = 3, bots: int = 0, clock: int = DAYS) -> State:
    """A running game of known players, all at their pages."""
    sat: list[tuple[int, rows.AnyRow]] = []
    for seat in range(people):
        sat += [
            (0, rows.Sat(seat, NAMES[seat], "hash", None, "", NAMES[seat], "")),
            (0, rows.Here(seat, True)),
        ]
    return after(table(people, bots, clock=clock), *sat, (10, rows.Started()), (10, rows.Dealt()))


def leaves(state: State, *seats: int, at: int = 1000) -> State:
    return after(state, *[(at, rows.Here(seat, False)) for seat in seats])


def who(state: State) -> list[tuple[str, str]]:
    return [(wait.player, wait.kind) for wait in waits(state)]


def test_a_table_over_days_waits_for_all_who_owe_an_answer_and_are_not_there() -> None:
    state = known()
    assert who(state) == []
    gone = leaves(state, 0, 2)
    until = START + 10 + DAY
    assert list(waits(gone)) == [
        Awaited("ann", 0, "turn", f"0.{gone.question}", until),
        Awaited("cleo", 2, "turn", f"0.{gone.question}", until),
    ]
    assert still(gone, 0, "ann", "turn", f"0.{gone.question}")
    back = after(gone, (5000, rows.Here(0, True)))
    assert who(back) == [("cleo", "turn")]
    assert not still(back, 0, "ann", "turn", f"0.{gone.question}")
    assert not still(gone, 0, "ben", "turn", f"0.{gone.question}")
    assert not still(gone, 0, "ann", "turn", f"0.{gone.question + 1}")


def test_who_has_seen_the_question_for_a_while_needs_no_notice_and_who_had_a_frozen_page_does() -> None:
    assert who(leaves(known(), 0, at=10 + SEEN - 1)) == [("ann", "turn")]
    assert who(leaves(known(), 0, at=10 + SEEN)) == []


def test_nobody_is_notified_who_is_not_awaited() -> None:
    gone = leaves(known(), 0)
    assert who(after(gone, (2000, rows.Paused(True, 1)))) == []
    assert who(after(gone, (2000, rows.LeftRow(0)))) == []
    unknown = after(gone, (2000, rows.Forgot(0)))
    assert who(unknown) == []
    assert gone.game is not None
    answer = gone.game.options(0)[0]
    answered = after(gone, (2000, rows.AnsweredRow(gone.question, [(0, (answer,))], "human")))
    assert answered.question == gone.question
    assert who(answered) == []


def test_nobody_is_notified_of_what_their_plan_answers() -> None:
    gone = leaves(known(), 0, 2)
    planned = after(gone, (2000, rows.Planned(0, {}, {"dice": "expert"})))
    assert who(planned) == [("cleo", "turn")]
    assert who(after(planned, (3000, rows.Unplanned(gone.question, 0)))) == who(gone)


def test_at_a_live_table_somebody_else_has_to_be_there_and_to_be_a_person() -> None:
    live = known(clock=60)
    assert who(leaves(live, 0)) == [("ann", "turn")]
    assert who(leaves(live, 0, 1, 2)) == []  # the clock stands
    assert who(leaves(known(1, 2, clock=60), 0)) == []  # bots do not wait
    assert who(leaves(known(1, 2), 0)) == [("ann", "turn")]  # a clock of days runs
    without = leaves(known(clock=0), 0)
    assert [wait.until for wait in waits(without)] == [without.at + OF_USE]


def test_a_live_window_notifies_nobody() -> None:
    for able, unable in (((0,), (1,)), ((1,), (0,))):
        state = planted(leaves(known(clock=60), 0), wanted_window(able, unable), OPENED)
        assert state.window
        assert who(state) == []


@pytest.mark.parametrize("seat", [0, 1], ids=["holds the card", "does not"])
def test_a_window_over_days_notifies_only_who_has_ordered_to_be_asked_card_or_not(seat: int) -> None:
    state = planted(leaves(known(), 0, 1, 2), wanted_window(), OPENED)
    assert state.window
    assert who(state) == []
    asked = order(state, seat, "wanted", "ask")
    assert who(asked) == [(NAMES[seat], "turn")]
    (wait,) = waits(asked)
    assert wait.until == OPENED + DAY
    assert who(order(asked, seat, "wanted", "never", 600)) == []


def ended(state: State) -> State:
    over = state.successor()
    over.phase = "over"
    return over


def test_who_is_not_there_hears_that_the_game_is_over_and_of_a_rematch() -> None:
    over = ended(leaves(known(), 0))
    assert [(wait.player, wait.kind, wait.seen) for wait in waits(over)] == [
        ("ann", "over", False),
        ("ben", "over", True),
        ("cleo", "over", True),
    ]
    again = over.successor()
    again.rematch = "t" * 16
    found = [wait for wait in waits(again) if wait.kind == "rematch"]
    assert (found[0].player, found[0].id, found[0].seen) == ("ann", "t" * 16, False)
    assert not still(over, 1, "ben", "over", "over")
    assert who(ended(leaves(known(1, 2, clock=60), 0))) == []


# --- quiet hours --------------------------------------------------------------------------------------------


def at(text: str) -> int:
    return round(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


@pytest.mark.parametrize(
    ("now", "zone", "begin", "end", "then"),
    [
        ("2026-11-17T12:00", "UTC", None, None, "2026-11-17T12:00"),
        ("2026-11-17T12:00", "UTC", 22 * 60, 8 * 60, "2026-11-17T12:00"),
        ("2026-11-17T23:00", "UTC", 22 * 60, 8 * 60, "2026-11-18T08:00"),
        ("2026-11-18T07:59", "UTC", 22 * 60, 8 * 60, "2026-11-18T08:00"),
        ("2026-11-18T08:00", "UTC", 22 * 60, 8 * 60, "2026-11-18T08:00"),
        ("2026-11-17T13:00", "UTC", 12 * 60, 14 * 60 + 30, "2026-11-17T14:30"),
        ("2026-11-17T13:00", "UTC", 60, 60, "2026-11-17T13:00"),
        ("2026-11-17T21:30", "Europe/Paris", 22 * 60, 8 * 60, "2026-11-18T07:00"),
        ("2026-11-17T02:00", "America/New_York", 20 * 60, 22 * 60, "2026-11-17T03:00"),
        # The night in which France sets its clocks forward is an hour shorter.
        ("2026-03-28T22:00", "Europe/Paris", 22 * 60, 8 * 60, "2026-03-29T06:00"),
    ],
)
def test_quiet_hours_are_those_of_the_players_own_day(
    now: str, zone: str, begin: int | None, end: int | None, then: str
) -> None:
    assert next_time(at(now), zone, begin, end) == at(then)


def test_what_is_no_time_zone_is_refused() -> None:
    for name in ("Paris", "../../etc/passwd", "/etc/localtime", "", "Europe", "\0"):
        with pytest.raises(Trouble) as refused:
            zone_of(name)
        assert refused.value.id == "unknown-zone"
