"""The tables of the database that hold tournaments."""

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, String, Table, Text, false

from gobelet.server.storage.sql_tables import metadata


def _of_tournament(primary: bool = False) -> Column[str]:
    key = ForeignKey("tournaments.id", ondelete="CASCADE")
    return Column("tournament_id", String(16), key, primary_key=primary, nullable=False)


tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("host_id", String(32)),  # the player who judges; none: they were deleted
    Column("host", String(24), nullable=False),  # their name
    Column("plan", Text, nullable=False),  # tournaments.plan.TournamentPlan as JSON
    Column("secret", String(64), nullable=False),  # from which the seeds of duplicate rounds follow
    Column("created", BigInteger, nullable=False),
    Column("phase", String(16), nullable=False),
    Column("round", Integer, nullable=False),  # the latest
    Column("paused", Boolean, nullable=False, server_default=false()),
    Column("due", BigInteger),  # when it begins, or when the next round does
    Column("changed", BigInteger, nullable=False),
    Column("version", Integer, nullable=False),  # goes up with every change, and is the lock of all of them
    Column("listed", Boolean, nullable=False),
    Index("tournaments_due", "due"),
    Index("tournaments_listed", "listed", "phase", "changed"),
    Index("tournaments_host", "host_id"),
)

tournament_entries = Table(
    "tournament_entries",
    metadata,
    _of_tournament(primary=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("player_id", String(32)),  # none: they were deleted
    Column("device", String(16), nullable=False),  # by which they came
    Column("browser", String(64), nullable=False),  # the hash of its secret
    Column("name", String(24), nullable=False),
    Column("avatar", Integer),
    Column("colour", Integer),
    Column("since", BigInteger, nullable=False),
    Column("gone", BigInteger),  # when they withdrew, or were replaced
    Index("tournament_entries_once", "tournament_id", "player_id", unique=True),
    Index("tournament_entries_player", "player_id"),
)

tournament_rounds = Table(
    "tournament_rounds",
    metadata,
    _of_tournament(primary=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("begun", BigInteger, nullable=False),
    Column("over", BigInteger),
    Column("byes", Text, nullable=False),  # entries, as JSON
)

# A result stays when its table is deleted.
tournament_tables = Table(
    "tournament_tables",
    metadata,
    Column("table_id", String(32), primary_key=True),
    _of_tournament(),
    Column("round", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("seats", Text, nullable=False),  # entries by seat, as JSON; 0 for a bot
    Column("state", String(16), nullable=False),
    Column("places", Text, nullable=False),  # by seat, as JSON; empty: no result
    Column("scores", Text, nullable=False),
    Column("reason", Text, nullable=False),  # of a judge
    Index("tournament_tables_of", "tournament_id", "round"),
    Index("tournament_tables_state", "state"),
)

tournament_acts = Table(  # what the judge did, and who was banned, for all to see
    "tournament_acts",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    _of_tournament(),
    Column("at", BigInteger, nullable=False),
    Column("act", String(16), nullable=False),
    Column("entry", Integer),
    Column("round", Integer),
    Column("number", Integer),  # of a table in that round
    Column("reason", Text, nullable=False),
    Index("tournament_acts_of", "tournament_id"),
    sqlite_autoincrement=True,
)
