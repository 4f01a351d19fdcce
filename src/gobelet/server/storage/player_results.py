"""What the books hold of one player, or of one table."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, and_, delete, exists, func, select, update

from gobelet.server.storage.database import Store
from gobelet.server.storage.sql_results import finished_games, ratings, results
from gobelet.server.storage.sql_tables import players

MOST: Final = 500  # games of a page, the latest


class PublicPlayer(NamedTuple):
    id: str
    public: str
    name: str
    avatar: int | None
    colour: int | None
    hidden: bool


class PlayerResults:
    def __init__(self, store: Store) -> None:
        self.store: Final = store

    async def player(self, public: str) -> PublicPlayer | None:
        query = select(
            players.c.id,
            players.c.public,
            players.c.name,
            players.c.avatar,
            players.c.colour,
            players.c.hidden,
        ).where(players.c.public == public)
        found = await self.store.read(query)
        return PublicPlayer(*found[0]) if found else None

    async def hide(self, player: str, hidden: bool) -> None:
        done = update(players).where(players.c.id == player).values(hidden=hidden)
        await self.store.write(lambda connection: connection.execute(done).rowcount)

    async def ratings(self, player: str) -> Sequence[Any]:
        query = select(ratings).where(ratings.c.player_id == player)
        return await self.store.read(query.order_by(ratings.c.ruleset, ratings.c.program))

    async def games(self, player: str, rated: bool) -> Sequence[Any]:
        """Their results with the games, the latest first; rated ones alone, or all."""
        query = (
            select(results, finished_games)
            .join(finished_games, finished_games.c.table_id == results.c.table_id)
            .where(results.c.player_id == player)
            .order_by(finished_games.c.finished.desc(), finished_games.c.table_id)
            .limit(MOST)
        )
        return await self.store.read(query.where(finished_games.c.applied.is_not(None)) if rated else query)

    async def all_of(self, player: str) -> Sequence[Any]:
        """Every row of theirs, for them to take along."""
        return await self.store.read(select(results).where(results.c.player_id == player))

    async def others(self, player: str, games: Sequence[str]) -> Sequence[Any]:
        """Who else was known in these games, and whether they show a page."""
        query = (
            select(
                results.c.table_id,
                results.c.seat,
                results.c.place,
                players.c.public,
                players.c.name,
                and_(~players.c.hidden, _is_rated()).label("shows"),
            )
            .join(players, players.c.id == results.c.player_id)
            .where(results.c.table_id.in_(games), results.c.player_id != player)
        )
        return await self.store.read(query)

    async def at_table(self, table: str) -> tuple[Any, Sequence[Any]]:
        """A finished game, or None, and the known players in it with their ratings before."""
        game = await self.store.read(select(finished_games).where(finished_games.c.table_id == table))
        query = (
            select(results, players.c.public, and_(~players.c.hidden, _is_rated()).label("shows"))
            .join(players, players.c.id == results.c.player_id)
            .where(results.c.table_id == table)
        )
        return (game[0] if game else None), await self.store.read(query)

    async def before(self, row: Any, game: Any) -> tuple[int, Any]:
        """How many games of theirs were rated up to this one, and the result of the last one before it."""
        earlier = (
            select(results.c.mu, results.c.sigma, finished_games.c.applied)
            .join(finished_games, finished_games.c.table_id == results.c.table_id)
            .where(
                results.c.player_id == row.player_id,
                results.c.program == row.program,
                finished_games.c.ruleset == game.ruleset,
                finished_games.c.applied < game.applied,
            )
        )
        count = await self.store.read(select(func.count()).select_from(earlier.subquery()))
        last = await self.store.read(earlier.order_by(finished_games.c.applied.desc()).limit(1))
        return count[0][0] + 1, (last[0] if last else None)


def _is_rated() -> Any:
    return exists().where(ratings.c.player_id == results.c.player_id)


def forget_results(connection: Connection, player: str) -> None:
    """In the transaction that deletes the player: games of which nobody else is known go, too."""
    mine = list(connection.scalars(select(results.c.table_id).where(results.c.player_id == player)))
    connection.execute(delete(results).where(results.c.player_id == player))
    somebody = exists().where(results.c.table_id == finished_games.c.table_id)
    for start in range(0, len(mine), MOST):
        some = finished_games.c.table_id.in_(mine[start : start + MOST])
        connection.execute(delete(finished_games).where(some, ~somebody))
