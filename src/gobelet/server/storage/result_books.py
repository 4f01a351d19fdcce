"""The books of finished games: which tables are still to be booked, and what is written of them."""

from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, insert, select, update

from gobelet.server.storage.database import Store
from gobelet.server.storage.sql_results import favours, finished_games, results
from gobelet.server.storage.sql_tables import players, tables

if TYPE_CHECKING:
    from gobelet.server.ratings.outcome import TableOutcome

MOST: Final = 20  # tables at a time
UNKNOWN: Final = "?"  # a person whom the server does not know, among those who sat


class Finding(NamedTuple):
    """What a game was found to hold, when it was replayed."""

    favourites: list[dict[str, dict[str, int]]]  # by seat: kind of thing, name, how often
    favours: list[tuple[int, int, int, int]]  # giver, taker, given, chances
    costs: dict[int, float]  # by seat: what its decisions cost


class ResultBooks:
    def __init__(self, store: Store) -> None:
        self.store: Final = store

    async def unbooked(self) -> list[tuple[str, str]]:
        """Tables whose game is over, the earliest first, with the ids of their known players."""
        query = (
            select(tables.c.id, tables.c.players)
            .where(tables.c.phase == "over", tables.c.booked.is_(False))
            .order_by(tables.c.changed, tables.c.id)
            .limit(MOST)
        )
        return [(row.id, row.players.replace(",", "")) for row in await self.store.read(query)]

    async def skip(self, table: str) -> bool:
        """There is nothing to write of this one."""
        return await self.store.write(lambda connection: _book(connection, table))

    async def book(self, outcome: "TableOutcome") -> bool:
        """A result, with a row for each known player who is still there; once, whoever else tries."""

        def work(connection: Connection) -> bool:
            if not _book(connection, outcome.table):  # first: another worker waits here, and finds it done
                return False
            known = {seat.player for seat in outcome.seats} - {""}
            here = set(connection.scalars(select(players.c.id).where(players.c.id.in_(known))))
            if not here and not outcome.rated:
                return True
            connection.execute(insert(finished_games), _game_values(outcome))
            rows = [
                _seat_values(outcome, number)
                for number, seat in enumerate(outcome.seats)
                if seat.player in here
            ]
            if rows:
                connection.execute(insert(results), rows)
            return True

        return await self.store.write(work)

    async def unstudied(self) -> list[str]:
        query = (
            select(finished_games.c.table_id)
            .where(finished_games.c.studied.is_(False))
            .order_by(finished_games.c.finished)
            .limit(MOST)
        )
        return [row.table_id for row in await self.store.read(query)]

    async def study(self, table: str, found: Finding | None) -> None:
        """What a replay has found; None if there is nothing to replay any more."""

        def work(connection: Connection) -> None:
            done = update(finished_games).where(
                finished_games.c.table_id == table, finished_games.c.studied.is_(False)
            )
            if not connection.execute(done.values(studied=True)).rowcount or found is None:
                return
            here = connection.execute(
                select(results.c.seat, results.c.player_id).where(results.c.table_id == table)
            ).all()
            for row in here:
                mine = (results.c.table_id == table, results.c.seat == row.seat)
                text = msgspec.json.encode(found.favourites[row.seat]).decode()
                cost = found.costs.get(row.seat)
                connection.execute(update(results).where(*mine).values(favourites=text, cost=cost))
            ids = {row.seat: row.player_id for row in here}
            given = [
                {
                    "table_id": table,
                    "giver": ids[one],
                    "taker": ids[other],
                    "given": times,
                    "chances": chances,
                }
                for one, other, times, chances in found.favours
                if one in ids and other in ids
            ]
            if given:
                connection.execute(insert(favours), given)

        await self.store.write(work)


def _book(connection: Connection, table: str) -> bool:
    booked = update(tables).where(tables.c.id == table, tables.c.booked.is_(False)).values(booked=True)
    return connection.execute(booked).rowcount == 1


def _game_values(outcome: "TableOutcome") -> dict[str, Any]:
    sitters = [(seat.bot or ("" if seat.player else UNKNOWN), seat.place) for seat in outcome.seats]
    return {
        "table_id": outcome.table,
        "ruleset": outcome.ruleset,
        "seats": len(outcome.seats),
        "finished": outcome.finished,
        "rated": outcome.rated,
        "sitters": msgspec.json.encode(sitters).decode(),
        "applied": None,
        "studied": False,
    }


def _seat_values(outcome: "TableOutcome", number: int) -> dict[str, Any]:
    seat = outcome.seats[number]
    return {
        "table_id": outcome.table,
        "seat": number,
        "player_id": seat.player,
        "place": seat.place,
        "won": seat.won,
        "points": seat.points,
        "program": seat.program,
        "gone": seat.gone,
        "favourites": "{}",
    }
