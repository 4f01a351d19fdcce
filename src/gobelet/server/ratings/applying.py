"""Ratings, applied in one transaction: each rated game once, in the order in which they ended."""

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from gobelet.server.ratings.scale import NEWCOMER, Skill, after, bot_skill
from gobelet.server.storage.database import Store
from gobelet.server.storage.sql_results import finished_games, rating_book, ratings, results

MOST: Final = 20  # games in a transaction: it is over before others stop waiting for it
WAITING: Final = (
    select(finished_games)
    .where(finished_games.c.rated, finished_games.c.applied.is_(None))
    .order_by(finished_games.c.finished, finished_games.c.table_id)
)
Sitters = list[tuple[str, int]]  # by seat: which bot, empty for a person; and the place


async def apply(store: Store) -> int:
    """Rate what has ended and is not rated yet; how many games."""
    total = 0
    while await store.read(WAITING.limit(1)):
        total += await store.write(_apply_some)
    return total


def _apply_some(connection: Connection) -> int:
    # First of all, so that of several workers one rates and the others wait, on SQLite as on PostgreSQL.
    connection.execute(update(rating_book).values(games=rating_book.c.games))
    number = connection.execute(select(rating_book.c.games)).scalar_one()
    games = connection.execute(WAITING.limit(MOST)).all()
    for game in games:
        number += 1
        _apply(connection, game)
        done = finished_games.c.table_id == game.table_id
        connection.execute(update(finished_games).where(done).values(applied=number))
    connection.execute(update(rating_book).values(games=number))
    return len(games)


def _apply(connection: Connection, game: Any) -> None:
    """Everybody's new rating. Bots keep theirs; somebody of whom nothing is known counts as a newcomer."""
    sitters = msgspec.json.decode(game.sitters, type=Sitters)
    known = connection.execute(
        select(results.c.seat, results.c.player_id, results.c.program).where(
            results.c.table_id == game.table_id
        )
    ).all()
    skills = [(bot_skill(game.ruleset, bot) if bot else None) or NEWCOMER for bot, _place in sitters]
    played: dict[int, int] = {}
    for row in known:
        skills[row.seat], played[row.seat] = _rating(connection, row, game.ruleset)
    new = after(skills, [place for _bot, place in sitters])
    for row in known:
        _keep(connection, row, game, new[row.seat], played[row.seat] + 1)


def _rating(connection: Connection, row: Any, ruleset: str) -> tuple[Skill, int]:
    found = connection.execute(select(ratings).where(*_whose(row, ruleset))).first()
    return (Skill(found.mu, found.sigma), found.games) if found is not None else (NEWCOMER, 0)


def _whose(row: Any, ruleset: str) -> tuple[Any, ...]:
    return (
        ratings.c.player_id == row.player_id,
        ratings.c.ruleset == ruleset,
        ratings.c.program == row.program,
    )


def _keep(connection: Connection, row: Any, game: Any, skill: Skill, games: int) -> None:
    connection.execute(delete(ratings).where(*_whose(row, game.ruleset)))
    values = {"player_id": row.player_id, "ruleset": game.ruleset, "program": row.program}
    connection.execute(insert(ratings).values(mu=skill.mu, sigma=skill.sigma, games=games, **values))
    mine = (results.c.table_id == game.table_id, results.c.seat == row.seat)
    connection.execute(update(results).where(*mine).values(mu=skill.mu, sigma=skill.sigma))
