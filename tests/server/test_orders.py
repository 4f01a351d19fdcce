"""Standing orders: what they play, who is asked all the same, and that nobody else can tell."""

import asyncio
import json
from typing import get_args

import pytest

import gobelet
from gobelet import api
from gobelet.core.game import Game
from gobelet.core.names import Parts, Seat
from gobelet.server.client.connection import ServerError
from gobelet.server.games.game_wire import wire_of
from gobelet.server.protocol import fields, to_server
from gobelet.server.protocol.answers import Asked, Choice
from gobelet.server.protocol.to_browser import TableView
from gobelet.server.storage.entries import Logged
from gobelet.server.tables import deadlines, rows
from gobelet.server.tables.bot_pool import default
from gobelet.server.tables.deadlines import DAYS_BEAT, Due, due
from gobelet.server.tables.driver import thinkers, window_answers
from gobelet.server.tables.fold import fold
from gobelet.server.tables.orders import EXPERT, holding, ordered
from gobelet.server.tables.settings import DAY
from gobelet.server.tables.state import State
from gobelet.server.tables.table import entry, rebuild
from gobelet.server.tables.viewer_messages import Moment, ViewBody
from gobelet.testing import random_steps
from tests.server.comings import noted
from tests.server.house import House, house, until
from tests.server.planting import end_beat, find, grow_old, is_window, plant, planted, window
from tests.server.players import Decide, Player, at_random, begin, new_table
from tests.server.test_deadlines import START, after, playing, sitting, table
from tests.tiers import soak

DAYS = DAY // 1000
OPENED = START + 10


def over_days(people: int = 3, bots: int = 0) -> State:
    return playing(table(people, bots, clock=DAYS), people)


def wanted_window(able: tuple[int, ...] = (0,), unable: tuple[int, ...] = (1,)) -> Game:
    return window(3, able, unable, "wanted")


def order(state: State, seat: int, card: str, wish: fields.Order, at: int = 20) -> State:
    return after(state, (at, rows.Ordered(seat, card, wish)))


def the_play(game: Game, seat: Seat = 0) -> int:
    """The one way to play the card."""
    return next(option for option in game.options(seat) if option != game.default(seat))


# --- what they play -----------------------------------------------------------------------------------------


def test_a_card_is_played_when_it_is_worth_it_only_if_the_expert_would_play_exactly_that() -> None:
    game = wanted_window()
    play, nothing = the_play(game), game.default(0)
    live = order(planted(playing(table(3, 0), 3), game, OPENED), 0, "wanted", "worth")
    assert thinkers(live) == [(0, EXPERT)]
    assert ordered(live, 0, (play,)) == play
    assert ordered(live, 0, (nothing,)) == nothing
    assert ordered(live, 0) == nothing  # the expert has not made up its mind in time
    said = dict(window_answers(live, {(0, EXPERT): (play,)}))
    assert (said[0], said[1]) == ((play,), (game.default(1),))


def test_at_a_live_table_nothing_is_played_without_an_order() -> None:
    game = wanted_window()
    live = planted(playing(table(3, 0), 3), game, OPENED)
    assert thinkers(live) == []
    assert ordered(live, 0, (the_play(game),)) == game.default(0)
    wishes: tuple[fields.Order, ...] = ("ask", "never")
    for wish in wishes:
        assert ordered(order(live, 0, "wanted", wish), 0, (the_play(game),)) == game.default(0)


def test_over_days_cards_are_played_when_they_are_worth_it_unless_ordered_otherwise() -> None:
    game = wanted_window()
    play, nothing = the_play(game), game.default(0)
    state = planted(over_days(), game, OPENED)
    assert thinkers(state) == [(0, EXPERT)]
    assert ordered(state, 0, (play,)) == play
    assert ordered(state, 0, (nothing,)) == nothing
    cases: tuple[tuple[fields.Order, int, int], ...] = (
        ("play", nothing, play),
        ("never", play, nothing),
        ("ask", play, nothing),  # whoever is asked and does not answer passes
    )
    for wish, reckoned, found in cases:
        assert ordered(order(state, 0, "wanted", wish), 0, (reckoned,)) == found
    assert ordered(after(state, (20, rows.Quieted(0, True))), 0, (play,)) == nothing


def test_the_expert_thinks_for_nobody_for_whom_a_bot_plays_or_who_has_answered() -> None:
    state = planted(over_days(), wanted_window(), OPENED)
    away = after(state, (20, rows.StoodIn(0)))
    assert (0, EXPERT) not in thinkers(away)
    assert (0, away.seats[0].bot) in thinkers(away)
    nothing = wanted_window().default(0)
    assert thinkers(after(state, (20, rows.Sealed(state.question, 0, (nothing,))))) == []
    # What the expert thought for a person is no answer of the bot that plays for them now.
    play = the_play(wanted_window())
    assert dict(window_answers(away, {(0, EXPERT): (play,)}))[0] == (nothing,)


@pytest.mark.parametrize("clock", [60, DAYS], ids=["live", "over days"])
def test_a_card_that_can_be_played_in_several_ways_is_played_in_the_experts(clock: int) -> None:
    game = find("dicetown/2009", 3, lambda game: is_window(game) and len(game.options(0)) > 5)
    state = planted(playing(table(3, 0, clock=clock), 3), game, OPENED)
    _nothing, first, second, *_more = game.options(0)
    state = order(state, 0, wire_of(game.ruleset).card_of(first), "play")
    assert thinkers(state) == [(0, EXPERT)]
    assert ordered(state, 0, (second,)) == second
    assert ordered(state, 0, (game.default(0),)) == game.default(0)  # there is no telling which way


# --- who is asked over days ---------------------------------------------------------------------------------


def test_windows_over_days_wait_for_nobody_who_has_not_ordered_it() -> None:
    state = planted(over_days(), wanted_window(), OPENED)
    over = Due(OPENED + DAYS_BEAT, "window")
    assert due(state) == over
    wishes: tuple[fields.Order, ...] = ("play", "never", "worth")
    for wish in wishes:
        assert due(order(state, 0, "wanted", wish)) == over
    assert due(order(state, 0, "brute", "ask")) == over  # it does not fit here


@pytest.mark.parametrize("seat", [0, 1], ids=["holds the card", "does not"])
def test_ask_me_holds_the_window_whether_the_card_is_held_or_not(seat: Seat) -> None:
    state = order(planted(over_days(), wanted_window(), OPENED), seat, "wanted", "ask")
    assert holding(state) == [seat]
    assert due(state) == Due(OPENED + DAY, "window")
    nothing = wanted_window().default(seat)
    answered = after(state, (500, rows.Sealed(state.question, seat, (nothing,))))
    assert due(answered) == Due(OPENED + DAYS_BEAT, "window")
    assert due(order(state, seat, "wanted", "never", 600)) == Due(OPENED + DAYS_BEAT, "window")
    assert due(after(state, (500, rows.Quieted(seat, True)))) == Due(OPENED + DAYS_BEAT, "window")


def test_whoever_is_not_asked_in_a_window_holds_nothing() -> None:
    game = find("dicetown/2009", 3, lambda game: is_window(game) and not game.asked & 1)
    state = planted(over_days(), game, OPENED)
    for card in wire_of(game.ruleset).window_cards(game):
        state = order(state, 0, card, "ask")
    assert holding(state) == []


def test_whoever_wants_to_be_asked_and_does_not_come_is_absent_after_two_clocks() -> None:
    state = order(planted(over_days(), wanted_window(), OPENED), 1, "wanted", "ask")
    missed = after(state, (10 + DAY, rows.AnsweredRow(state.question, window_answers(state, {}), "beat")))
    assert [seat.missed for seat in missed.seats] == [0, 1, 0]
    again = planted(missed, wanted_window(), START + 2 * DAY)
    assert holding(again) == [1]
    twice = after(again, (3 * DAY, rows.AnsweredRow(again.question, window_answers(again, {}), "beat")))
    assert twice.seats[1].away
    assert holding(planted(twice, wanted_window(), START + 3 * DAY)) == []


def test_a_rebuilt_table_waits_for_the_same_people() -> None:
    log: list[Logged] = []
    state = table(2, 0, clock=DAYS)
    wishes = [rows.Ordered(0, card, "ask") for card in ("wanted", "brute")]
    told: list[tuple[int, rows.AnyRow]] = [*sitting(), (10, rows.Started()), (10, rows.Dealt())]
    told += [(20, wish) for wish in wishes]
    for at, row in told:
        state, _events = fold(state, row, START + at)
        log.append(Logged(state.number, state.at, rows.read(rows.write(row)), entry(state, row).fingerprint))
    again, error = rebuild(table(2, 0, clock=DAYS), log)
    assert error is None
    game = window(2, (0,), (), "")
    one, two = planted(state, game, START + 30), planted(again, game, START + 30)
    assert again.seats[0].orders == state.seats[0].orders == {"wanted": "ask", "brute": "ask"}
    assert due(one) == due(two)


def test_rows_of_earlier_programs_are_read() -> None:
    wishes: tuple[fields.Order, ...] = ("play", "ask", "never")
    for wish in wishes:
        body = json.dumps({"row": "ordered", "seat": 1, "card": "wanted", "order": wish})
        assert rows.read(body) == rows.Ordered(1, "wanted", wish)


# --- nobody can tell ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("ruleset", ["dicetown/2009", "dicetown/revised", "dicetown/extension+indians"])
@pytest.mark.parametrize("clock", [60, DAYS], ids=["live", "over days"])
def test_what_others_see_does_not_depend_on_what_somebody_holds(ruleset: str, clock: int) -> None:
    """In any world that seat 1 can't tell from the real one, with any orders of seat 0: the same, as long."""
    wishes = get_args(fields.Order)
    compared = 0
    for seed in range(4):
        for step in random_steps(gobelet.new(ruleset, 3, seed), seed):
            if not is_window(step) or any(step.said) or not step.asked & 1:
                continue
            seen = api.view(step, 1)
            others = [step, *[api.imagine(seen, number) for number in range(3)]]
            for number, card in enumerate(sorted(wire_of(step.ruleset).window_cards(step))):
                wish = wishes[(step.serial + number) % len(wishes)]
                found = set()
                for world in others:
                    base = playing(table(3, 0, clock=clock), 3)
                    state = order(planted(base, world, OPENED), 0, card, wish)
                    for viewer in (1, None):
                        found.add((viewer, due(state), ViewBody(Moment(state), viewer).quiet))
                assert len(found) == 2, (card, wish, step.serial)
                compared += 1
    assert compared > 20


@pytest.mark.parametrize("clock", [60, DAYS], ids=["live", "over days"])
def test_others_see_no_order_but_that_somebody_wants_to_be_asked_over_days(clock: int) -> None:
    state = planted(playing(table(3, 0, clock=clock), 3), wanted_window(), OPENED)

    def heard(after_it: State) -> set[object]:
        return {(viewer, due(after_it), ViewBody(Moment(after_it), viewer).quiet) for viewer in (2, None)}

    wishes: list[fields.Order] = ["play", "never", "worth"] if clock == DAYS else [*get_args(fields.Order)]
    for wish in wishes:
        assert heard(order(state, 0, "wanted", wish)) == heard(state)
    if clock == DAYS:  # that it waits, and not for whom
        asked = [order(state, seat, "wanted", "ask") for seat in (0, 1)]
        seen = [{ViewBody(Moment(one), viewer).quiet for viewer in (2, None)} for one in asked]
        assert seen[0] == seen[1]
        assert due(asked[0]) == due(asked[1])


# --- at a table ---------------------------------------------------------------------------------------------


async def reckoning(home: House, answer: Parts) -> list[tuple[Seat, str]]:
    """The expert answers this in every window; who thought, for whom."""
    asked: list[tuple[Seat, str]] = []

    async def think(game: Game, seat: Seat, bot: str, _seconds: float) -> Parts:
        asked.append((seat, bot))
        return answer if bot == EXPERT else default(game, seat)

    home.lobby.thinkers.think = think  # type: ignore[method-assign, assignment]
    return asked


async def test_an_order_is_kept_at_the_end_of_the_beat_as_the_expert_reckons() -> None:
    game = wanted_window()
    for answer in (the_play(game), game.default(0)):
        async with house() as home:
            players = await begin(home, new_table("dicetown/2009", 3, 0, beat=10_000))
            here = await home.table(players[0].seen.table.id)
            asked = await reckoning(home, (answer,))
            await players[0].do(to_server.StandingOrder(card="wanted", order="worth"))
            assert players[0].seen.you.orders == {"wanted": "worth"}
            await plant(here, game.copy())
            await until(lambda asked=asked: asked == [(0, EXPERT)])  # type: ignore[misc]
            question = here.state.question
            assert question == game.serial
            await end_beat(here)
            log = await home.lobby.store.rows(here.id, 0)
            row = next(one.row for one in reversed(log) if isinstance(one.row, rows.AnsweredRow))
            assert row.cause == "beat"
            assert dict(row.answers)[0] == (answer,)


async def test_over_days_a_person_is_asked_only_about_a_card_they_want_to_be_asked_about() -> None:
    game = wanted_window((0,), (1,))
    async with house() as home:
        players = await begin(home, new_table("dicetown/2009", 3, 0, clock=DAYS))
        here = await home.table(players[0].seen.table.id)
        await reckoning(home, (game.default(0),))
        for player in players[:2]:
            await player.do(to_server.StandingOrder(card="wanted", order="ask"))
        await plant(here, game.copy())
        for player in players[:2]:
            view = await player.until(lambda view: view.question is not None and view.question.window)
            assert view.question is not None
            assert view.question.yours
            assert view.question.until == here.state.opened + DAY
            assert await waits_for(home, player)
        cleo = await players[2].until(lambda view: view.question is not None and view.question.window)
        assert cleo.question is not None
        assert not cleo.question.yours
        assert not cleo.question.forms
        assert not await waits_for(home, players[2])
        await players[0].answer(Choice(parts=[the_play(game)]))
        assert due(here.state) == Due(here.state.opened + DAY, "window")  # Ben is still awaited
        await players[1].answer(Choice(parts=[game.default(1)]))
        grow_old(here, DAYS_BEAT)
        await until(lambda: here.state.question != game.serial)
        await until(lambda: any(b'"played-wanted"' in one for one in players[2].received))
        assert not noted(players[0])


async def waits_for(home: House, player: Player) -> bool:
    path = f"/api/tables/{player.seen.table.id}/seat"
    news = await home.get(path, Authorization=f"Bearer {player.token}")
    return bool(news.json()["yours"])


async def test_over_days_nobody_needs_to_come_for_a_window() -> None:
    game = wanted_window()
    async with house() as home:
        players = await begin(home, new_table("dicetown/2009", 3, 0, clock=DAYS))
        here = await home.table(players[0].seen.table.id)
        asked = await reckoning(home, (the_play(game),))
        await plant(here, game.copy())
        await until(lambda: here.state.question != game.serial)
        assert (0, EXPERT) in asked
        log = await home.lobby.store.rows(here.id, 0)
        row = next(one.row for one in reversed(log) if isinstance(one.row, rows.AnsweredRow))
        assert dict(row.answers)[0] == (the_play(game),)
        assert deadlines.patience(here.state) == 0


async def test_orders_that_there_are_not_are_refused() -> None:
    async with house() as home:
        ann, _ben = await begin(home, new_table("dicetown/2009", 2, 0))
        await ann.socket.send(json.dumps({"type": "order", "card": "wanted", "order": "maybe", "ref": 77}))
        await until(lambda: any(b'"ref":77' in one for one in ann.received))
        refused = next(json.loads(one) for one in ann.received if b'"ref":77' in one)
        assert refused["type"] == "error"
        assert "order" in refused["text"]
        with pytest.raises(ServerError) as error:
            await ann.do(to_server.StandingOrder(card="no-such-card", order="worth"))
        assert error.value.code == "choice-unknown"
        assert ann.seen.you.orders == {}


@pytest.mark.parametrize("ruleset", ["cincinnati", pytest.param("dicetown/2009", marks=soak)])
async def test_a_whole_game_is_played_over_days(ruleset: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the real expert. Who wants to be asked is, and answers; the others are asked in no window."""
    monkeypatch.setattr(deadlines, "DAYS_BEAT", 60)
    windows: list[int] = []

    def decide(name: int, seed: int) -> Decide:
        choose = at_random(seed)

        def answer(view: TableView, question: Asked) -> Choice | None:
            if question.window:
                windows.append(name)
            return choose(view, question)

        return answer

    async with house() as home:
        players = await begin(home, new_table(ruleset, 2, 1, clock=DAYS))
        if ruleset != "cincinnati":
            for card in ("wanted", "cheater"):
                await players[0].do(to_server.StandingOrder(card=card, order="ask"))
        ends = await asyncio.gather(*[one.play(decide(n, n)) for n, one in enumerate(players)])
        assert [view.table.phase for view in ends] == ["over", "over"]
        assert set(windows) == (set() if ruleset == "cincinnati" else {0})
        assert (await home.get(f"/api/tables/{ends[0].table.id}/record")).status_code == 200
