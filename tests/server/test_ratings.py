"""Ratings: each rated game counts once, in order, whoever books it; and what leaving costs."""

import asyncio
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import select, update

from gobelet.server.protocol import to_server
from gobelet.server.ratings.applying import apply
from gobelet.server.ratings.outcome import outcome_of
from gobelet.server.ratings.scale import FEW, NEWCOMER, Skill, after, bot_skill
from gobelet.server.storage.result_books import ResultBooks
from gobelet.server.storage.sql_results import finished_games, rating_book, ratings, results
from gobelet.server.storage.sql_tables import tables
from tests.server.house import House, house, until
from tests.server.known import Device
from tests.server.rated import RULES, booked, finish, gather, last_question, page_of, rated_table


async def rows_of(home: House, table: object) -> list[object]:
    return [tuple(row) for row in await home.lobby.store.read(select(table))]  # type: ignore[call-overload]


async def test_a_rated_game_changes_ratings_once(any_database: str) -> None:
    async with house(any_database) as home:
        devices = [Device(home.url), Device(home.url)]
        players = await gather(home, devices, rated_table(2, 1))
        table = await finish(home, players)
        told = await booked(home, table)
        game = (await home.table(table)).state.game
        assert game is not None
        assert [seat.games for seat in told.seats] == [1, 1, 0]
        assert [seat.shown for seat in told.seats] == [None, None, None]  # provisional
        [book] = await home.lobby.store.read(select(finished_games))
        bot = bot_skill(RULES, "greedy")
        assert bot is not None
        places = [row[1] for row in msgspec.json.decode(book.sitters)]
        assert places[game.winners[0]] == 1
        expected = after([NEWCOMER, NEWCOMER, bot], places)
        kept = {row.seat: Skill(row.mu, row.sigma) for row in await home.lobby.store.read(select(results))}
        assert kept == {0: expected[0], 1: expected[1]}
        for _time in range(3):
            await home.lobby.bookkeeper.go()
        assert {row.games for row in await home.lobby.store.read(select(ratings))} == {1}
        assert (await home.lobby.store.read(select(rating_book.c.games)))[0].games == 1


async def test_two_workers_book_and_rate_a_game_once(any_database: str, tmp_path: Path) -> None:
    """The worker at which two games ended died before it booked them; two others find them at once."""
    database = any_database or f"sqlite:///{tmp_path / 'tables.db'}"
    async with house(database) as one, house(database) as two:
        for home in (one, two):
            home.lobby.bookkeeper.wake = lambda: None  # type: ignore[method-assign]
        devices = [Device(one.url), Device(one.url)]
        ended = [await finish(one, await gather(one, devices, rated_table()), seed) for seed in (1, 2)]
        workers = [ResultBooks(one.lobby.store), ResultBooks(two.lobby.store)]
        for table in reversed(ended):  # the later one first
            log = await one.lobby.store.rows(table, 0)
            outcome = outcome_of((await one.table(table)).state, log)
            booking = await asyncio.gather(*[books.book(outcome) for books in workers])
            assert sorted(booking) == [False, True]
        rated = await asyncio.gather(*[apply(home.lobby.store) for home in (one, two, one, two)])
        assert sum(rated) == 2
        order = select(finished_games.c.table_id).where(finished_games.c.table_id.in_(ended))
        found = await two.lobby.store.read(order.order_by(finished_games.c.applied))
        assert [row.table_id for row in found] == ended
        mine = select(ratings.c.games).where(ratings.c.player_id == results.c.player_id)
        games = await one.lobby.store.read(mine.where(results.c.table_id == ended[0]))
        assert [row.games for row in games] == [2, 2]


async def test_what_was_booked_and_not_rated_is_rated_in_the_order_of_finishing() -> None:
    async with house() as home:
        devices = [Device(home.url), Device(home.url)]
        tables_played = [
            await finish(home, await gather(home, devices, rated_table()), seed) for seed in (1, 2)
        ]
        for table in tables_played:
            await booked(home, table)
        once = sorted(map(str, await rows_of(home, ratings)))

        def crash(connection: object) -> None:
            """As if the process had died after both were booked, the later one first."""
            for statement in (
                ratings.delete(),
                update(results).values(mu=None, sigma=None),
                update(finished_games).values(applied=None),
                update(rating_book).values(games=0),
            ):
                connection.execute(statement)  # type: ignore[attr-defined]

        await home.lobby.store.write(crash)
        await asyncio.gather(*[home.lobby.bookkeeper.go() for _time in range(3)])
        assert sorted(map(str, await rows_of(home, ratings))) == once


async def test_who_leaves_comes_last() -> None:
    async with house() as home:
        devices = [Device(home.url) for _one in range(3)]
        ann, ben, cid = await gather(home, devices, rated_table(3, 0))
        await ann.do(to_server.LeaveTable())
        seed = next(seed for seed in range(50) if 0 not in last_question(3, seed).waiting)
        table = await finish(home, [ben, cid], seed)
        told = await booked(home, table)
        assert [seat.gone for seat in told.seats] == [True, False, False]
        found = await home.lobby.store.read(select(results).order_by(results.c.seat))
        assert found[0].place == 3
        assert found[0].mu < min(found[1].mu, found[2].mu)


async def test_an_unrated_game_is_booked_and_costs_nobody_a_place() -> None:
    async with house() as home:
        devices = [Device(home.url), Device(home.url)]
        players = await gather(home, devices, rated_table(rated=False))
        table = await finish(home, players)

        async def there() -> bool:
            return len(await rows_of(home, results)) == 2

        await until(there)
        answer = (await home.get(f"/api/tables/{table}/ratings")).json()
        assert (answer["rated"], answer["done"]) == (False, True)
        assert not await rows_of(home, ratings)
        mine = await page_of(devices[0])
        assert [record.games for record in mine.records] == [1]
        assert not mine.latest[0].rated
        assert await devices[1].refused("GET", f"/api/players/{mine.page}") == "no-player-page"


async def test_after_ten_games_the_rating_is_shown() -> None:
    async with house() as home:
        devices = [Device(home.url), Device(home.url)]
        table = await finish(home, await gather(home, devices, rated_table()))
        await booked(home, table)
        assert (await page_of(devices[0])).ratings[0].shown is None
        nine = update(ratings).values(games=FEW - 1)
        await home.lobby.store.write(lambda connection: connection.execute(nine).rowcount)
        table = await finish(home, await gather(home, devices, rated_table()), seed=2)
        await booked(home, table)
        line = (await page_of(devices[1], (await devices[0].me()).page)).ratings[0]
        assert line.games == FEW
        assert line.shown is not None
        assert line.curve[-1].shown == line.shown


async def test_there_are_no_ratings_of_a_running_game() -> None:
    async with house() as home:
        [ann, _ben] = await gather(home, [Device(home.url), Device(home.url)], rated_table())
        answer = await home.get(f"/api/tables/{ann.seen.table.id}/ratings")
        assert (answer.status_code, answer.json()["code"]) == (409, "ratings-not-yet")


async def test_tables_without_known_players_leave_nothing() -> None:
    async with house() as home:
        ended = update(tables).values(phase="over", players=",")
        await Device(home.url).open_table(rated_table())
        await home.lobby.store.write(lambda connection: connection.execute(ended).rowcount)
        await home.lobby.bookkeeper.go()
        assert (await home.lobby.store.read(select(tables.c.booked)))[0].booked
        assert not await rows_of(home, finished_games)


@pytest.mark.parametrize("ranks", [[1, 2, 3], [1, 1, 3]])
def test_the_order_of_finish_moves_ratings(ranks: list[int]) -> None:
    first, second, third = after([NEWCOMER] * 3, ranks)
    assert first.mu >= second.mu > third.mu
    assert max(first.sigma, second.sigma, third.sigma) < NEWCOMER.sigma
    assert NEWCOMER.shown == 0
