"""Reaction windows: one beat for all, silence is a pass, Wait, standing orders.

Where a beat must not end before a test has said something, it is long, and the question is made to look old.
"""

from typing import Any

import pytest

import gobelet
from gobelet.core.game import Game
from gobelet.server.client.connection import ServerError
from gobelet.server.clock import now
from gobelet.server.games.catalogue import catalogue
from gobelet.server.protocol import tables as table_wire
from gobelet.server.protocol import to_browser, to_server
from gobelet.server.protocol.answers import Button, Choice
from gobelet.server.tables import bot_pool, deadlines, rows
from gobelet.server.tables.fold import fold
from gobelet.server.tables.orders import ordered
from gobelet.server.tables.settings import TableSettings
from gobelet.server.tables.state import State
from gobelet.server.tables.table import Table
from gobelet.testing import random_steps
from tests.laws.catalogue import EVERY_RULESET
from tests.server.house import House, house, until
from tests.server.planting import end_beat, find, grow_old, is_window, plant, window
from tests.server.players import Player, begin, new_table, some_choice

BEAT = 100
LONG = 10_000  # a beat that no test waits for
SETTINGS: dict[str, Any] = {
    "id": "abcdefgh23456789",
    "ruleset": "dicetown/2009",
    "choices": {"bribes": "yes", "sheriff": "0"},
    "bots": [None, "greedy"],
    "clock": 60,
    "beat": 3000,
    "listed": False,
    "secret": "ab" * 32,
    "commitment": "",
    "created": 0,
}


async def planted(home: House, game: Game, people: int, **changes: object) -> tuple[Table, list[Player]]:
    wanted = new_table(game.ruleset.id, people, game.seats - people, **{"beat": LONG, **changes})
    players = await begin(home, wanted)
    table = await home.table(players[0].seen.table.id)
    await put(table, players, game)
    return table, players


async def put(table: Table, players: list[Player], game: Game) -> None:
    """The table has this game now, and everybody has seen it."""
    await plant(table, game)
    for player in players:
        await player.until(lambda view: view.question is not None and view.question.number == game.serial)


async def over(player: Player, question: int) -> to_browser.TableView:
    """The view of the next question."""
    return await player.until(lambda view: view.question is None or view.question.number != question)


async def ended(home: House, table: Table, question: int) -> rows.AnsweredRow:
    """The row that has ended a window, which must be one alone."""
    log = [one.row for one in await home.lobby.store.rows(table.id, 0)]
    found = [row for row in log if isinstance(row, rows.AnsweredRow) and row.question == question]
    assert len(found) == 1
    return found[0]


def acting(player: Player) -> list[Choice]:
    """The choices that are more than a pass."""
    forms = [form for form in player.asked.forms if isinstance(form, Button)]
    return [form.choice for form in forms if form.card]


async def test_silence_is_a_pass_and_takes_one_beat() -> None:
    async with house() as home:
        game = window(2, (0,), ())
        table, (ann, _ben) = await planted(home, game, 2, beat=BEAT)
        opened = table.state.opened
        assert ann.asked.window
        assert ann.asked.until is not None
        assert ann.asked.until - ann.asked.since == BEAT
        await over(ann, game.serial)
        row = await ended(home, table, game.serial)
        assert (row.cause, {parts for _seat, parts in row.answers}) == ("beat", {(0,)})
        assert table.state.opened - opened >= BEAT  # the next question was put when the beat was over


async def test_answers_in_a_window_are_sealed_until_the_beat_is_over() -> None:
    async with house() as home:
        game = window(3, (0,), (1,), "wanted")
        table, (ann, ben, cem) = await planted(home, game, 3)
        number = ann.asked.number
        heard = [len(player.received) for player in (ben, cem)]
        (play,) = acting(ann)
        await ann.answer(play)
        await ben.answer(Choice(pass_=True))  # a pass may be said, too: it changes nothing
        assert ann.asked.said
        assert not ann.asked.takeback
        with pytest.raises(ServerError) as error:
            await ann.do(to_server.Withdraw(question=number))
        assert error.value.code == "no-takeback"
        with pytest.raises(ServerError) as error:
            await ann.answer(Choice(pass_=True))
        assert error.value.code == "already-answered"
        await ann.answer(play, number)  # the same again: the same acknowledgement
        # Ben hears that the pass was accepted, Cem nothing at all.
        assert [len(player.received) for player in (ben, cem)] == [heard[0] + 2, heard[1]]
        assert b'"window":true' in cem.received[-1]
        await end_beat(table)
        view = await over(cem, number)
        assert "played-wanted" in [event.id for event in view.events]


async def test_wait_makes_a_window_last_until_those_who_wait_have_answered() -> None:
    async with house() as home:
        game = window(3, (0,), (1,), "wanted")
        table, (ann, ben, cem) = await planted(home, game, 3, clock=3600)
        number = ben.asked.number
        assert ben.seen.you.waits == 2
        await ben.do(to_server.Wait(question=number))  # card or not: waiting proves nothing
        await ben.do(to_server.Wait(question=number))  # again: done already
        view = await cem.until(lambda view: view.question is not None and view.question.waiting == [1])
        assert view.question is not None
        assert view.question.until == view.question.since + 3_600_000
        assert ben.seen.you.waits == 1
        grow_old(table, 3 * LONG)
        assert deadlines.due(table.state) == (table.state.opened + 3_600_000, "window")
        await ann.answer(acting(ann)[0])  # there is time for everybody
        assert ann.asked.number == number
        await ben.answer(Choice(pass_=True))
        await over(ann, number)  # long before the clock
        log = await home.lobby.store.rows(table.id, 0)
        assert len([one for one in log if isinstance(one.row, rows.Waited)]) == 1


async def test_wait_ends_at_the_clock_and_is_given_twice_a_round() -> None:
    async with house() as home:
        game = window(2, (), (0,))
        table, players = await planted(home, game, 2, clock=60)
        ann, ben = players
        await ann.do(to_server.Wait(question=ann.asked.number))
        grow_old(table, LONG)
        assert deadlines.due(table.state) == (table.state.opened + 60_000, "window")
        grow_old(table, 60_000)
        await over(ann, game.serial)
        await put(table, players, game)
        await ann.do(to_server.Wait(question=game.serial))
        await ann.answer(Choice(pass_=True))
        await end_beat(table)
        await put(table, players, game)
        with pytest.raises(ServerError) as error:
            await ann.do(to_server.Wait(question=game.serial))
        assert error.value.code == "wait-no-more"
        assert ben.seen.you.waits == 2
        await plant(table, find("dicetown/2009", 2, lambda game: not is_window(game)))
        with pytest.raises(ServerError) as error:
            await ann.do(to_server.Wait(question=table.state.question))
        assert error.value.code == "wait-not-now"


async def test_standing_orders_play_or_never_play_a_card() -> None:
    async with house() as home:
        game = window(2, (0,), (), "wanted")
        table, players = await planted(home, game, 2)
        ann, ben = players
        assert ordered(table.state, 0) == 0  # silence is a pass
        received = len(ben.received)
        await ann.do(to_server.StandingOrder(card="wanted", order="play"))
        assert ann.seen.you.orders == {"wanted": "play"}
        assert len(ben.received) == received  # an order is nobody else's business
        await end_beat(table)
        view = await over(ben, game.serial)
        assert "played-wanted" in [event.id for event in view.events]
        await ann.do(to_server.StandingOrder(card="wanted", order="never"))
        await put(table, players, game)
        await end_beat(table)
        view = await over(ben, game.serial)
        assert "played-wanted" not in [event.id for event in view.events]
        with pytest.raises(ServerError) as error:
            await ann.do(to_server.StandingOrder(card="equipment-5", order="play"))
        assert error.value.code == "choice-unknown"


@pytest.mark.parametrize(
    ("ruleset", "card", "possible"),
    [
        ("dicetown/2009", "joe", True),
        ("dicetown/revised", "joe", False),  # DT-55: it is played at once
        ("dicetown/2009", "whisky", False),
        ("dicetown/extension", "whisky", True),
        ("dicetown/extension", "gift", False),
        ("dicetown/extension", "smoke", False),
        ("dicetown/extension+indians", "smoke", True),
        ("cincinnati", "joe", False),
    ],
)
async def test_orders_are_for_cards_of_the_edition(ruleset: str, card: str, possible: bool) -> None:
    async with house() as home:
        ann, *_others = await begin(home, new_table(ruleset, 1, 2))
        if possible:
            await ann.do(to_server.StandingOrder(card=card, order="never"))
            return
        with pytest.raises(ServerError) as error:
            await ann.do(to_server.StandingOrder(card=card, order="never"))
        assert error.value.code == "choice-unknown"


def test_a_beat_is_offered_only_where_a_game_has_windows() -> None:
    found = {info.id: info.windows for info in catalogue()}
    for ruleset in EVERY_RULESET:
        assert found[ruleset] == any(is_window(step) for step in some_steps(ruleset)), ruleset
    assert set(found.values()) == {True, False}
    wanted = table_wire.NewTable(ruleset="dicetown/2009", seats=[], name="Ann")
    assert wanted.beat == 3000


# --- no reactions -------------------------------------------------------------------------------------------


def goes_on(game: Game) -> bool:
    """A window that Ann can act in, and after which the round is not over: a new one asks Ann again."""
    if not is_window(game) or [len(game.options(seat)) > 1 for seat in (0, 1)] != [True, False]:
        return False
    after = game.copy()
    while after.serial == game.serial:
        after.answer(after.waiting[0], after.default(after.waiting[0]))
    return not after.over and after.round == game.round


async def test_who_plays_no_reactions_says_so_and_windows_take_no_time() -> None:
    async with house() as home:
        game = find("dicetown/2009", 2, goes_on)
        table, players = await planted(home, game, 2)
        ann, ben = players
        await ann.do(to_server.NoReactions(on=True))
        await ann.do(to_server.NoReactions(on=True))  # again: done already
        assert (await ben.until(lambda view: view.table.seats[0].quiet)).question is not None
        with pytest.raises(ServerError) as error:  # a public word: orders and answers keep it
            await ann.answer(acting(ann)[0])
        assert error.value.code == "quiet-now"
        await ann.do(to_server.StandingOrder(card=acting(ann)[0].play or "", order="play"))
        assert ordered(table.state, 0) == 0
        await ben.do(to_server.NoReactions(on=True))
        await over(ann, game.serial)  # long before the beat
        log = [one.row for one in await home.lobby.store.rows(table.id, 0)]
        assert len([row for row in log if isinstance(row, rows.Quieted)]) == 2
        game_put = table.now()
        await put(table, players, game)
        await over(ben, game.serial)
        assert table.state.opened < game_put + LONG  # nor if all were quiet before it
        await ann.do(to_server.NoReactions(on=False))
        await put(table, players, game)
        assert ann.asked.until == ann.asked.since + LONG
        await ben.do(to_server.Wait(question=game.serial))  # who is quiet may hold the table, too
        view = await ann.until(lambda view: view.question is not None and view.question.waiting == [1])
        assert view.question is not None
        assert view.question.until == view.question.since + 60_000


async def test_a_new_round_asks_for_reactions_again() -> None:
    state = State(TableSettings(**SETTINGS))
    state, _events = fold(state, rows.Sat(0, "Ann", "hash"), 1)
    state, _events = fold(state, rows.Here(0, True), 1)
    state, _events = fold(state, rows.Started(), 2)
    state, _events = fold(state, rows.Dealt(), 2)
    state, _events = fold(state, rows.Quieted(0, True), 3)
    first = state.round
    quiet = {first: True}
    while state.round == first and state.game is not None:
        quiet[state.round] = state.seats[0].quiet
        seat = state.game.waiting[0]
        parts = bot_pool.default(state.game, seat)
        state, _events = fold(state, rows.AnsweredRow(state.question, [(seat, parts)], "human"), 4)
    assert quiet[first]
    assert not state.seats[0].quiet


# --- a card that was not played -----------------------------------------------------------------------------


async def test_a_card_that_was_not_played_in_time_is_named_to_its_holder_alone() -> None:
    async with house() as home:
        game = window(3, (0,), (1,), "wanted")
        table, players = await planted(home, game, 3)
        ann, ben, cem = players
        await end_beat(table)
        view = await over(ann, game.serial)
        assert [(note.id, note.facts) for note in view.notes] == [("card-not-played", {"cards": ["wanted"]})]
        for other in (ben, cem):
            view = await over(other, game.serial)
            assert view.notes == []
            assert not any(b"card-not-played" in received for received in other.received)
        # Nobody else got a view for it, and neither a pass nor an order is a card that was forgotten.
        for said in ("pass", "order", "quiet"):
            await put(table, players, game)
            if said == "pass":
                await ann.answer(Choice(pass_=True))
            elif said == "order":
                await ann.do(to_server.StandingOrder(card="wanted", order="never"))
            else:
                await ann.do(to_server.StandingOrder(card="wanted", order="ask"))
                await ann.do(to_server.NoReactions(on=True))
            await end_beat(table)
            assert (await over(ann, game.serial)).notes == [], said


# --- what the time of a window shows ------------------------------------------------------------------------


async def test_the_time_of_a_window_reveals_nothing_about_hands() -> None:
    """Whether players act or are silent, and for any cards of bots: each window lasts its beat."""
    windows = {
        "nobody can act": window(4, (), (0, 1)),
        "a person is silent": window(4, (0,), (1,)),
        "a person passes": window(4, (0,), (1,)),
        "a person plays": window(4, (0,), (1,), "wanted"),
        "a bot can act": window(4, (2,), (0,)),
    }
    shortest: dict[str, int] = {}

    def alike() -> bool:
        return max(shortest.values()) - min(shortest.values()) < BEAT / 3

    async def lasted(table: Table, players: list[Player], kind: str) -> int:
        """How long such a window is; 0 if the machine stood still for a beat before Ann could answer."""
        ann, ben = players
        game = windows[kind]
        await put(table, players, game)
        opened = table.state.opened
        try:
            if kind == "a person passes":
                await ann.answer(Choice(pass_=True))
            if kind == "a person plays":
                await ann.answer(acting(ann)[0])
        except ServerError as error:
            if error.code != "question-over":
                raise
            return 0
        await over(ben, game.serial)
        return now() - opened

    async with house() as home:
        table, players = await planted(home, windows["nobody can act"], 2, beat=BEAT)
        for turn in range(60):
            for kind in windows:
                time = await lasted(table, players, kind)
                assert time >= BEAT or not time
                shortest[kind] = min(time or LONG, shortest.get(kind, LONG))
            # A busy machine only adds to a time, now here and now there: the shortest of many shows what
            # a window takes by itself. What comes of a hand would be there every time.
            if turn >= 2 and alike():
                break
        assert alike(), shortest


@pytest.mark.parametrize("ruleset", EVERY_RULESET)
async def test_a_window_waits_for_no_bot(ruleset: str) -> None:
    """One bot that can act thinks without end: the window is over at the beat, as if it had nothing."""
    if ruleset == "cincinnati":  # it has no windows
        assert not any(is_window(step) for step in some_steps(ruleset))
        return

    def fits(game: Game) -> bool:
        return is_window(game) and 0 in game.waiting and len(game.options(0)) == 1 and can_act(game, 1)

    game = find(ruleset, 3, fits)
    async with house() as home:
        ann, _ben = await begin(home, new_table(ruleset, 2, 1, beat=BEAT))
        table = await home.table(ann.seen.table.id)
        await ann.do(to_server.Replace(seat=1, bot="greedy"))
        asked: list[int] = []

        async def ponder(game: Game, seat: int, bot: str, seconds: float) -> tuple[int, ...]:
            asked.append(seat)
            if is_window(game):
                assert seconds <= BEAT / 1000
                await until(lambda: False, 30)
            return bot_pool.default(game, seat)

        home.lobby.thinkers.think = ponder  # type: ignore[method-assign]
        await plant(table, game)
        await until(lambda: table.state.question != game.serial)
        assert asked[0] == 1
        row = await ended(home, table, game.serial)
        assert row.cause == "beat"
        assert (1, (game.default(1),)) in row.answers


def can_act(game: Game, seat: int) -> bool:
    return seat in game.waiting and len(game.options(seat)) > 1


def some_steps(ruleset: str) -> list[Game]:
    return [step.copy() for seed in range(3) for step in random_steps(gobelet.new(ruleset, 3, seed), seed)]


async def test_bots_take_the_same_time_whatever_they_hold() -> None:
    """A bot's answer to an open question comes at the beat, also if it has only one."""
    async with house() as home:
        ann, ben = await begin(home, new_table("dicetown/2009", 2, 2, beat=300))
        number = ann.asked.number
        state = (await home.table(ann.seen.table.id)).state
        for player in (ann, ben):
            await player.answer(some_choice(player))
        await over(ann, number)
        after = (await home.table(ann.seen.table.id)).state
        assert after.opened - state.opened >= 300


async def test_a_bot_that_takes_its_time_is_waited_for_as_long_whatever_it_holds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with house() as home:
        quiet = window(3, (), (0,))
        table, (ann,) = await planted(home, quiet, 1, beat=2000)
        assert max(deadlines.SOLO_BEAT, deadlines.SLOW_BEAT) <= 500
        assert deadlines.pace(table.state) == 500
        assert deadlines.window_end(table.state) == table.state.opened + deadlines.SOLO_BEAT
        monkeypatch.setattr(deadlines, "QUICK", frozenset())  # as if greedy were one of those
        assert deadlines.pace(table.state) == deadlines.THOUGHT
        assert deadlines.window_end(table.state) == table.state.opened + deadlines.SLOW_BEAT
        assert ann.asked.window
