"""Moderation: reports, bans and mutes, moderators; and who did what."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def _player() -> sa.Column[str]:
    known = sa.ForeignKey("players.id", ondelete="CASCADE")
    return sa.Column("player_id", sa.String(32), known, nullable=False)


def upgrade() -> None:
    op.add_column("house_acts", sa.Column("actor", sa.String(32), nullable=False, server_default=""))
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("reporter", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("address", sa.String(64), nullable=False),
        sa.Column("line", sa.BigInteger),
        sa.Column("context", sa.Text, nullable=False),
        sa.Column("settled", sa.BigInteger),
        sqlite_autoincrement=True,
    )
    op.create_index("reports_settled", "reports", ["settled", "at"])
    op.create_index("reports_reporter", "reports", ["reporter", "at"])
    op.create_table(
        "restrictions",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("scope", sa.String(8), nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("restrictions_until", "restrictions", ["until"])
    op.create_table("moderators", _player(), sa.Column("since", sa.BigInteger, nullable=False))
    op.create_index("moderators_player", "moderators", ["player_id"], unique=True)
    op.create_table(
        "moderator_sessions",
        sa.Column("hash", sa.String(64), primary_key=True),
        _player(),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("moderator_sessions_player", "moderator_sessions", ["player_id"])
    op.create_table(
        "player_mutes",
        _player(),
        sa.Column("muted", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("player_mutes_once", "player_mutes", ["player_id", "muted"], unique=True)


def downgrade() -> None:
    for table in ("player_mutes", "moderator_sessions", "moderators", "restrictions", "reports"):
        op.drop_table(table)
    op.drop_column("house_acts", "actor")
