"""Watching with a delay: who looks on hears of a round when it is over, all at once, of nothing before."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import httpx
import pytest

import gobelet
from gobelet.core.game import Game
from gobelet.server.client.connection import create
from gobelet.server.protocol import to_browser, to_server
from gobelet.server.protocol.answers import Choice
from gobelet.testing import Dice
from tests.server.house import House, house, until
from tests.server.planting import grow_old, is_window, plant
from tests.server.players import Player, at_random, begin, come, look_on, new_table
from tests.server.test_secrets import common_answer
from tests.server.test_silence import HOUR, Side, settle

GAMES = [("dicetown/2009", 3), ("dicetown/extension+indians", 4), ("cincinnati", 3)]
LATE = ("spectator", "spectating engine")


@asynccontextmanager
async def twins(ruleset: str, seats: int) -> AsyncIterator[list[Side]]:
    async with AsyncExitStack() as stack:
        sides: list[Side] = []
        for _side in range(2):
            home = await stack.enter_async_context(house())
            http = await stack.enter_async_context(httpx.AsyncClient(base_url=home.url))
            sides.append(await Side.open(home, http, ruleset, seats, delayed=True))
        yield sides


async def heard(side: Side) -> dict[str, object]:
    """What reaches those who watch with a delay, who come to watch, or ask for the table."""
    newcomers = {name: sent for name, sent in (await side.newcomers([])).items() if "None" in name}
    web = {path: told for path, told in (await side.web()).items() if path != "/metrics"}
    await side.settle()
    received = side.received([])
    return {**newcomers, **web, **{name: received[name] for name in LATE}}


async def go_on(side: Side, dice: Dice) -> bool:
    """The next question is settled, if the round goes on after it. Otherwise False, and nothing happens."""
    game = side.game
    if is_window(game):
        after = game.copy()
        for seat in game.waiting:
            after.answer(seat, after.default(seat))
        if after.over or after.round != game.round:
            return False
        grow_old(side.table, 2 * HOUR)
        await until(lambda: side.table.state.question != game.serial)
        return True
    answers = {seat: common_answer(game, game, seat, dice) or () for seat in game.waiting}
    after = game.copy()
    for seat, parts in answers.items():
        after.answer(seat, *parts)
    if after.over or after.round != game.round:
        return False
    for seat, parts in answers.items():
        await answer(side, game, seat, parts)
    return True


def views(player: Player) -> list[bytes]:
    return [message for message in player.received if message.startswith(b'{"type":"view"')]


async def answer(side: Side, game: Game, seat: int, parts: tuple[int, ...]) -> None:
    await side.players[seat].do(to_server.Answer(question=game.serial, choice=Choice(parts=list(parts))))


@pytest.mark.parametrize(("ruleset", "seats"), GAMES)
async def test_within_a_round_a_late_watcher_hears_the_same_whatever_is_played(
    ruleset: str, seats: int
) -> None:
    """On the left people play, on the right nobody does anything: nobody sees a difference."""
    async with twins(ruleset, seats) as sides:
        left, right = sides
        settled = 0
        for seed in range(2):
            dice = Dice(seed)
            for side in sides:
                side.table.state.events = ()
                await plant(side.table, gobelet.new(ruleset, seats, seed))
                await side.settle()
                side.forget()
            while await go_on(left, dice):
                settled += 1
                if settled % 5 == 1:
                    assert await heard(left) == await heard(right)
            assert await heard(left) == await heard(right)
            assert views(left.others["screen"]), "the big screen is not delayed"
            assert not views(left.others["spectator"])
        assert settled > 3


async def test_a_late_watcher_does_not_see_that_a_clock_has_run_out() -> None:
    async with twins("dicetown/2009", 2) as sides:
        left, right = sides
        for side in sides:
            side.table.state.events = ()
            await plant(side.table, gobelet.new("dicetown/2009", 2, 5))
            await side.settle()
            side.forget()
        game = left.game
        for _clock in range(2):
            number = left.game.serial
            grow_old(left.table, 2 * HOUR)
            await until(lambda number=number: left.game.serial != number)  # type: ignore[misc]
        assert left.game.round == game.round
        assert left.table.state.seats[0].away
        assert not right.table.state.seats[0].away
        assert await heard(left) == await heard(right)
        assert any(b'"away":true' in view for view in views(left.others["screen"]))


async def test_a_round_that_is_over_comes_at_once_and_whole() -> None:
    async with house() as home:
        players = await begin(home, new_table("cincinnati", 3, 0, delayed=True, clock=0))
        table = players[0].seen.table.id
        watcher = await look_on(home.url, table)
        screen = await Player.connect(home.url, table, players[0].seen.you.screen, public=True)
        assert isinstance(screen, Player)
        await screen.first()
        assert watcher.seen.you.late
        assert watcher.seen.table.delayed
        assert not screen.seen.you.late
        decide = at_random(3)
        rounds = 0
        seen: list[str] = []  # on the big screen, since the last round began
        await until(lambda: home.lobby.tables[table].state.watched)
        for player in (watcher, screen):
            await settle(player, 1)
        begun = watcher.seen
        watcher.received.clear()
        told = 1
        while rounds < 2:
            asked = next(one for one in players if one.seen.question is not None and one.asked.yours)
            number = home.lobby.tables[table].state.number
            before = screen.seen.n
            choice = decide(asked.seen, asked.asked)
            assert choice is not None
            await asked.answer(choice)
            assert home.lobby.tables[table].state.number > number
            told += 1
            for player in (*players, watcher, screen):
                await settle(player, told)
            if screen.seen.n > before:
                seen += [str(event) for event in screen.seen.events]
            if round_of(screen.seen) == round_of(begun):
                assert not views(watcher), "nothing before the round is over"
                continue
            assert len(views(watcher)) == 1, "then all of it"
            assert [str(event) for event in watcher.seen.events] == seen
            assert watcher.seen.board == screen.seen.board
            late = await look_on(home.url, table)
            assert late.seen.board == watcher.seen.board
            await late.close()
            begun, seen = watcher.seen, []
            watcher.received.clear()
            rounds += 1
        await players[0].do(to_server.Abandon())
        await watcher.until(lambda view: view.table.phase == "abandoned")
        assert watcher.seen.board == screen.seen.board, "then nothing is kept back"


def round_of(view: to_browser.TableView) -> int:
    assert view.board is not None
    return view.board.round


async def test_without_a_delay_nothing_is_kept_back() -> None:
    async with house() as home:
        players = await begin(home, new_table("cincinnati", 3, 0, clock=0))
        watcher = await look_on(home.url, players[0].seen.table.id)
        assert not watcher.seen.you.late
        assert not watcher.seen.table.delayed
        asked = next(one for one in players if one.asked.yours)
        seat = asked.seen.you.seat
        choice = at_random(1)(asked.seen, asked.asked)
        assert choice is not None
        await asked.answer(choice)
        await watcher.until(lambda view: view.question is not None and seat in view.question.answered)


async def test_who_asks_for_a_seat_watches_late_until_they_have_it() -> None:
    async with house() as home:
        ann, _ben = await begin(home, new_table("cincinnati", 2, 1, delayed=True, clock=0))
        table = ann.seen.table.id
        cid = await request(home, table)
        assert cid.seen.you.late
        assert cid.seen.you.asking == "pending"
        view = await ann.until(lambda view: bool(view.you.requests))
        await ann.do(to_server.Admit(request=view.you.requests[0].request, yes=True))
        await until(lambda: cid.closed)
        again = await Player.connect(home.url, table, cid.token)
        assert isinstance(again, Player)
        await again.first()
        assert not again.seen.you.late
        assert again.seen.you.seat is not None


async def request(home: House, table: str) -> Player:
    answer = await home.post(f"/api/tables/{table}/seats", b'{"name": "Cid"}')
    told = answer.json()
    assert told["pending"]
    player = await Player.connect(home.url, table, told["token"])
    assert isinstance(player, Player)
    player.token = told["token"]
    await player.first()
    return player


async def test_a_rematch_keeps_the_delay() -> None:
    async with house() as home:
        seated = await create(home.url, new_table("cincinnati", 1, 2, delayed=True))
        ann = await come(home.url, seated)
        await ann.do(to_server.Abandon())
        await ann.do(to_server.Rematch())
        view = await ann.until(lambda view: view.table.rematch is not None)
        again = (await home.table(view.table.rematch or "")).state.settings
        assert again.delayed
        assert again.screen == ann.seen.you.screen != "", "the big screen goes along"


async def test_only_the_host_can_pair_a_screen() -> None:
    async with house() as home:
        ann, ben = await begin(home, new_table("cincinnati", 2, 1, delayed=True))
        key = ann.seen.you.screen
        assert key
        assert not ben.seen.you.screen
        assert not any(key.encode() in message for message in ben.received)
        table = ann.seen.table.id
        assert not (await look_on(home.url, table)).seen.you.screen
        for token, public in (("nonsense", True), (key, False)):  # it is the key of no seat
            refused = await Player.connect(home.url, table, token, public=public)
            await until(lambda refused=refused: refused.closed)  # type: ignore[misc]
            assert refused.refused is not None
            assert refused.refused.code == "unknown-token"
        [cid] = await begin(home, new_table("cincinnati", 1, 2))
        assert not cid.seen.you.screen, "without a delay a screen needs no key"
