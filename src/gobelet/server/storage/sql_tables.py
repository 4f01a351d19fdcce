"""The tables of the database: those that are played at with their logs, and which worker has whom."""

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

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
    Index("tables_due", "due"),
    Index("tables_listed", "listed", "phase", "changed"),
    Index("tables_changed", "changed"),
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
