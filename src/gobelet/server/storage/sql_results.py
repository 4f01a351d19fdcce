"""The tables of the database that hold what finished games leave: results, ratings, who favoured whom.

They outlive the tables at which the games were played, and go with their player.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    text,
)

from gobelet.server.storage.sql_tables import known_player, metadata

UNRATED = text("rated AND applied IS NULL")
UNSTUDIED = text("NOT studied")


def _game() -> Column[str]:
    finished = ForeignKey("finished_games.table_id", ondelete="CASCADE")
    return Column("table_id", String(32), finished, nullable=False)


def _one(name: str) -> Column[str]:
    return Column(name, String(32), ForeignKey("players.id", ondelete="CASCADE"), nullable=False)


finished_games = Table(
    "finished_games",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("ruleset", String(64), nullable=False),  # without its version
    Column("seats", Integer, nullable=False),
    Column("finished", BigInteger, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("sitters", Text, nullable=False),  # by seat, as JSON: "" for a known player, "?", or a bot; place
    Column("applied", Integer),  # the number of this game among all rated ones, once its ratings are
    Column("studied", Boolean, nullable=False),  # favourites and favours are there
    Index("finished_unrated", "finished", sqlite_where=UNRATED, postgresql_where=UNRATED),
    Index("finished_unstudied", "finished", sqlite_where=UNSTUDIED, postgresql_where=UNSTUDIED),
)

results = Table(
    "results",
    metadata,
    _game(),
    Column("seat", Integer, nullable=False),
    known_player(),
    Column("place", Integer, nullable=False),
    Column("won", Float, nullable=False),  # the share of the win
    Column("points", BigInteger, nullable=False),
    Column("program", Boolean, nullable=False),  # a program answered
    Column("gone", Boolean, nullable=False),  # counts as one who has left
    Column("mu", Float),  # the rating after this game, if it was rated
    Column("sigma", Float),
    Column("favourites", Text, nullable=False),  # what was won and played, as JSON
    Column("cost", Float),  # of their decisions, as the expert reckons; none: not counted
    PrimaryKeyConstraint("table_id", "seat"),
    Index("results_player", "player_id"),
)

ratings = Table(
    "ratings",
    metadata,
    known_player(),
    Column("ruleset", String(64), nullable=False),
    Column("program", Boolean, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    PrimaryKeyConstraint("player_id", "ruleset", "program"),
)

# One row: how many games were rated. Whoever rates changes it first, so one rates at a time.
rating_book = Table(
    "rating_book",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("games", Integer, nullable=False),
)

favours = Table(
    "favours",
    metadata,
    _game(),
    _one("giver"),
    _one("taker"),
    Column("given", Integer, nullable=False),  # how often one decided for the other
    Column("chances", Integer, nullable=False),  # of how often they could have
    PrimaryKeyConstraint("table_id", "giver", "taker"),
    Index("favours_giver", "giver"),
    Index("favours_taker", "taker"),
)
