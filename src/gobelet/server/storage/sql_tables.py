"""The tables of the database: those played at, logs, workers, players, who waits, the daily table.

Results and ratings are in sql_results.py, notices in sql_notices.py.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
    text,
)

metadata = MetaData()
UNBOOKED = text("phase = 'over' AND NOT booked")

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("settings", Text, nullable=False),  # state.TableSettings as JSON, the secret among them
    Column("created", BigInteger, nullable=False),
    # What follows also stands in the log. It is here so that tables can be found without reading logs.
    Column("number", Integer, nullable=False),  # rows in the log
    Column("phase", String(16), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("line", Text, nullable=False),  # wire.TableLine as JSON: the table in the lobby
    Column("changed", BigInteger, nullable=False),
    Column("due", BigInteger),  # when something is to be done
    Column("lease", BigInteger, nullable=False),  # until when one worker sees to that
    Column("players", Text, nullable=False, server_default=""),  # by seat, with commas: ids of known players
    Column("booked", Boolean, nullable=False, server_default=false()),  # its result is in finished_games
    Index("tables_due", "due"),
    Index("tables_listed", "listed", "phase", "changed"),
    Index("tables_changed", "changed"),
    Index("tables_unbooked", "changed", sqlite_where=UNBOOKED, postgresql_where=UNBOOKED),
)

log = Table(
    "log",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # (table, number) is the only lock
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),  # rows.AnyRow as JSON
    Column("fingerprint", String(16)),  # of the game after this row, if it changed the game
)

workers = Table(
    "workers",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("beats", Integer, nullable=False),  # goes up while the worker lives; -1 if it has ended
    Column("seen", BigInteger, nullable=False),  # when, by its own clock
)

connections = Table(
    "connections",
    metadata,
    Column("worker", String(16), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),  # -1 for those who look on
    Index("connections_table", "table_id"),
)

waiting = Table(
    "waiting",
    metadata,
    Column("id", String(64), primary_key=True),  # the hash of a ticket
    Column("ruleset", String(64), nullable=False),  # with its version
    Column("players", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("commitment", String(64)),
    Column("browser", String(64)),  # the hash of its secret
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),  # when they are gone, unless they say otherwise
    Column("table_id", String(32)),  # where they sit, once there is a table
    Column("seat", Integer),
    Column("player", String(32), nullable=False),  # the id of a known player; empty: anybody
    Column("device", String(16), nullable=False),  # by which they came
    Column("avatar", Integer),
    Column("colour", Integer),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Index("waiting_for", "ruleset", "players", "since"),
    Index(  # a browser waits in one place
        "waiting_once",
        "browser",
        unique=True,
        sqlite_where=text("table_id IS NULL"),
        postgresql_where=text("table_id IS NULL"),
    ),
)

server_keys = Table(  # what this server draws once: to sign notices, and for the seeds of daily tables
    "server_keys",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("value", Text, nullable=False),
)

# --- players ------------------------------------------------------------------------------------------------


def known_player() -> Column[str]:
    return Column("player_id", String(32), ForeignKey("players.id", ondelete="CASCADE"), nullable=False)


players = Table(
    "players",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("handle", String(32), nullable=False, unique=True),  # what passkeys call the player: random bytes
    Column("name", String(24), nullable=False),
    Column("avatar", Integer),  # which face; none: that of the seat
    Column("colour", Integer),  # the same
    Column("settings", Text, nullable=False),  # of the page, as JSON
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),  # to a day
    Column("public", String(16), nullable=False, server_default=""),  # the address of their page
    Column("hidden", Boolean, nullable=False, server_default=false()),  # nobody else sees that page
    Index("players_seen", "seen"),
    Index("players_public", "public", unique=True),
)

devices = Table(
    "devices",
    metadata,
    Column("hash", String(64), primary_key=True),  # of the secret that the browser keeps
    Column("id", String(16), nullable=False, unique=True),
    known_player(),
    Column("label", String(40), nullable=False),  # such as "Firefox, Linux"
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),  # to a day
    Index("devices_player", "player_id"),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("credential", Text, primary_key=True),  # its id, as browsers write it
    Column("id", String(16), nullable=False, unique=True),
    known_player(),
    Column("public_key", Text, nullable=False),
    Column("signs", BigInteger, nullable=False),  # how often it has signed, if it counts
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Index("passkeys_player", "player_id"),
)

codes = Table(
    "codes",
    metadata,
    Column("hash", String(64), primary_key=True),
    known_player(),
    Column("until", BigInteger, nullable=False),
    Index("codes_player", "player_id"),
)

challenges = Table(
    "challenges",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("device", String(64), nullable=False),  # the hash of the secret of whoever asked for it
    Column("purpose", String(16), nullable=False),
    Column("until", BigInteger, nullable=False),
)

# Where a player has sat or asked to: their name may be in the logs of these tables.
player_tables = Table(
    "player_tables",
    metadata,
    Column("player_id", String(32), primary_key=True),  # also of one who is deleted, until all is erased
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Index("player_tables_table", "table_id"),
)

erasures = Table("erasures", metadata, Column("player_id", String(32), primary_key=True))  # still to be done

# --- the daily table ----------------------------------------------------------------------------------------

# What everybody plays on a day, written down and published before it begins.
daily_tables = Table(
    "daily_tables",
    metadata,
    Column("day", String(10), primary_key=True),  # 2026-11-17
    Column("game", String(40), primary_key=True),
    Column("ruleset", String(64), nullable=False),  # with its version
    Column("seats", Integer, nullable=False),
    Column("commitment", String(64), nullable=False),  # to the seed
    Column("published", BigInteger, nullable=False),
)

daily_tries = Table(
    "daily_tries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("day", String(10), nullable=False),
    Column("game", String(40), nullable=False),
    Column("player_id", String(32)),  # none: they were deleted
    Column("name", String(24), nullable=False),
    Column("kept", Boolean, nullable=False),  # whether they had kept their player when they began
    Column("begun", BigInteger, nullable=False),
    Column("ended", BigInteger),  # when the result was counted
    Column("points", Integer),  # none: not finished
    Column("won", Boolean),
    Column("cost", Float),  # of their decisions, as the expert reckons
    Index("daily_tries_once", "day", "game", "player_id", unique=True),
    Index("daily_tries_player", "player_id"),
    Index("daily_tries_ended", "ended"),
)
