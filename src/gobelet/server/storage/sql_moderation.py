"""The tables of moderation: reports, bans and mutes, moderators, and whom players mute for themselves."""

from sqlalchemy import BigInteger, Column, Index, Integer, String, Table, Text

from gobelet.server.storage.sql_tables import known_player, metadata

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("text", Text, nullable=False),  # what the reporter adds
    Column("reporter", String(32), nullable=False),  # the id of a known player; empty: anybody
    Column("table_id", String(32), nullable=False),  # where; it may be deleted meanwhile
    Column("seat", Integer),  # of whom; none: somebody who looked on
    Column("player", String(32), nullable=False),  # the id of a known player; empty: anybody
    Column("name", String(24), nullable=False),
    Column("address", String(64), nullable=False),  # by which they were connected; empty: not known
    Column("line", BigInteger),  # when the line was said that this is about; none: about the player
    Column("context", Text, nullable=False),  # the last lines of chat, as JSON
    Column("settled", BigInteger),  # when a moderator has acted on it
    Index("reports_settled", "settled", "at"),
    Index("reports_reporter", "reporter", "at"),
    sqlite_autoincrement=True,
)

restrictions = Table(
    "restrictions",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("kind", String(8), nullable=False),  # ban or mute
    Column("scope", String(8), nullable=False),  # what the target is: player, address or name
    Column("target", Text, nullable=False),  # an id, a network, a pattern
    Column("name", String(24), nullable=False),  # of whoever it is about; empty: not known
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("reason", Text, nullable=False),
    Index("restrictions_until", "until"),
    sqlite_autoincrement=True,
)

moderators = Table(
    "moderators",
    metadata,
    known_player(),
    Column("since", BigInteger, nullable=False),
    Index("moderators_player", "player_id", unique=True),
)

moderator_sessions = Table(
    "moderator_sessions",
    metadata,
    Column("hash", String(64), primary_key=True),  # of what the page shows
    known_player(),
    Column("until", BigInteger, nullable=False),
    Index("moderator_sessions_player", "player_id"),
)

player_mutes = Table(  # whose chat a player does not want to read
    "player_mutes",
    metadata,
    known_player(),
    Column("muted", String(64), nullable=False),  # a player's id, or the hash of a seat's token
    Column("at", BigInteger, nullable=False),
    Index("player_mutes_once", "player_id", "muted", unique=True),
)
