"""The table of what the operator and the moderators did: workers read it, and take note."""

from sqlalchemy import BigInteger, Column, Integer, String, Table, Text

from gobelet.server.storage.sql_tables import metadata

house_acts = Table(
    "house_acts",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("act", String(24), nullable=False),
    # The id of a table or a player, the number of a report, ban or mute; empty: none of them.
    Column("target", String(32), nullable=False),
    Column("reason", Text, nullable=False),
    Column("body", Text, nullable=False),  # of an announcement, a ban or a mute, as JSON
    Column("actor", String(32), nullable=False, server_default=""),  # a moderator's id; empty: the operator
    sqlite_autoincrement=True,  # a number is never used again: workers ask for those behind the last
)
