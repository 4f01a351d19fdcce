"""Notices: who wants which, where they go, what is still to be sent, and the keys that sign them."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "notice_settings",
        _of("players", "player_id", primary_key=True),
        sa.Column("lang", sa.String(2), nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_to", sa.Integer),
        sa.Column("turn", sa.Boolean, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("rematch", sa.Boolean, nullable=False),
    )
    op.create_table(
        "push_subscriptions",
        sa.Column(
            "device_id", sa.String(16), sa.ForeignKey("devices.id", ondelete="CASCADE"), primary_key=True
        ),
        _of("players", "player_id", nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("endpoint_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(32), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("push_subscriptions_player", "push_subscriptions", ["player_id"])
    op.create_table(
        "mail_addresses",
        _of("players", "player_id", primary_key=True),
        sa.Column("id", sa.String(16), nullable=False, unique=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "mail_counts",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("address", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("mail_counts_address", "mail_counts", ["address", "at"])
    op.create_table(
        "notice_mutes",
        _of("players", "player_id", primary_key=True),
        _of("tables", "table_id", primary_key=True),
    )
    op.create_table(
        "notice_waits",
        _of("players", "player_id", primary_key=True),
        _of("tables", "table_id", primary_key=True),
        sa.Column("kind", sa.String(16), primary_key=True),
        sa.Column("wait", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
    )
    op.create_table(
        "notice_jobs",
        sa.Column("id", sa.String(32), primary_key=True),
        _of("players", "player_id", nullable=False),
        _of("tables", "table_id"),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("wait", sa.String(32), nullable=False),
        sa.Column("channel", sa.String(8), nullable=False),
        sa.Column("target", sa.String(16), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("lease", sa.BigInteger, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
    )
    op.create_index("notice_jobs_due", "notice_jobs", ["due"])
    op.create_index("notice_jobs_player", "notice_jobs", ["player_id"])
    op.create_table(
        "notice_scan",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("cursor", sa.BigInteger, nullable=False),
        sa.Column("worker", sa.String(16), nullable=False),
        sa.Column("lease", sa.BigInteger, nullable=False),
    )


def _of(table: str, column: str, primary_key: bool = False, nullable: bool = True) -> sa.Column[str]:
    """It goes with the player, or with the table."""
    key = sa.ForeignKey(f"{table}.id", ondelete="CASCADE")
    return sa.Column(
        column, sa.String(32), key, primary_key=primary_key, nullable=nullable and not primary_key
    )


def downgrade() -> None:
    op.drop_table("notice_scan")
    op.drop_index("notice_jobs_player", "notice_jobs")
    op.drop_index("notice_jobs_due", "notice_jobs")
    op.drop_table("notice_jobs")
    op.drop_table("notice_waits")
    op.drop_table("notice_mutes")
    op.drop_index("mail_counts_address", "mail_counts")
    op.drop_table("mail_counts")
    op.drop_table("mail_addresses")
    op.drop_index("push_subscriptions_player", "push_subscriptions")
    op.drop_table("push_subscriptions")
    op.drop_table("notice_settings")
    op.drop_table("server_keys")
