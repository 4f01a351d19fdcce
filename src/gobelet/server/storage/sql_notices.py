"""The tables of the database for notices: who wants which, where they go, and what is to be sent."""

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, String, Table, Text

from gobelet.server.storage.sql_tables import metadata

# Whoever has a row here wants notices.
notice_settings = Table(
    "notice_settings",
    metadata,
    Column("player_id", String(32), ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("lang", String(2), nullable=False),
    Column("zone", String(64), nullable=False),  # such as Europe/Paris
    Column("quiet_from", Integer),  # minutes of their day; both or none
    Column("quiet_to", Integer),
    Column("turn", Boolean, nullable=False),  # which kinds
    Column("over", Boolean, nullable=False),
    Column("rematch", Boolean, nullable=False),
)

push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("device_id", String(16), ForeignKey("devices.id", ondelete="CASCADE"), primary_key=True),
    Column("player_id", String(32), ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("endpoint", Text, nullable=False),  # the address at the push service
    Column("endpoint_hash", String(64), nullable=False, unique=True),
    Column("p256dh", String(100), nullable=False),  # the browser's keys
    Column("auth", String(32), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("push_subscriptions_player", "player_id"),
)

mail_addresses = Table(
    "mail_addresses",
    metadata,
    Column("player_id", String(32), ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("id", String(16), nullable=False, unique=True),  # a new one for every address that is given
    Column("address", Text, nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
)

# Mails that went to an address, and addresses whose owners want none: neither says who they are.
mail_counts = Table(
    "mail_counts",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("address", String(64), nullable=False),  # a keyed hash
    Column("kind", String(16), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("mail_counts_address", "address", "at"),
)

notice_mutes = Table(  # tables of which a player wants to hear nothing
    "notice_mutes",
    metadata,
    Column("player_id", String(32), ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
)

notice_waits = Table(  # the last wait of each kind that was noticed: there is one notice for each
    "notice_waits",
    metadata,
    Column("player_id", String(32), ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(16), primary_key=True),
    Column("wait", String(32), nullable=False),
    Column("number", Integer, nullable=False),  # rows of the log by then
)

notice_jobs = Table(
    "notice_jobs",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("player_id", String(32), ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE")),
    Column("kind", String(16), nullable=False),
    Column("wait", String(32), nullable=False),
    Column("channel", String(8), nullable=False),  # push or mail
    Column("target", String(16), nullable=False),  # the device, or the address
    Column("created", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),  # after that it is of no use
    Column("lease", BigInteger, nullable=False),  # until when one worker sees to it
    Column("attempts", Integer, nullable=False),
    Index("notice_jobs_due", "due"),
    Index("notice_jobs_player", "player_id"),
)

notice_scan = Table(  # one row: up to when tables were looked at, and by whom
    "notice_scan",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("cursor", BigInteger, nullable=False),
    Column("worker", String(16), nullable=False),
    Column("lease", BigInteger, nullable=False),
)
