"""Tournaments: entries, rounds, their tables and results, and what judges did."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("host_id", sa.String(32)),
        sa.Column("host", sa.String(24), nullable=False),
        sa.Column("plan", sa.Text, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("phase", sa.String(16), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("paused", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("due", sa.BigInteger),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
    )
    op.create_index("tournaments_due", "tournaments", ["due"])
    op.create_index("tournaments_listed", "tournaments", ["listed", "phase", "changed"])
    op.create_index("tournaments_host", "tournaments", ["host_id"])
    op.create_table(
        "tournament_entries",
        _of_tournament(primary=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("player_id", sa.String(32)),
        sa.Column("device", sa.String(16), nullable=False),
        sa.Column("browser", sa.String(64), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("avatar", sa.Integer),
        sa.Column("colour", sa.Integer),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("gone", sa.BigInteger),
    )
    once = ["tournament_id", "player_id"]
    op.create_index("tournament_entries_once", "tournament_entries", once, unique=True)
    op.create_index("tournament_entries_player", "tournament_entries", ["player_id"])
    op.create_table(
        "tournament_rounds",
        _of_tournament(primary=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("begun", sa.BigInteger, nullable=False),
        sa.Column("over", sa.BigInteger),
        sa.Column("byes", sa.Text, nullable=False),
    )
    op.create_table(
        "tournament_tables",
        sa.Column("table_id", sa.String(32), primary_key=True),
        _of_tournament(),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("places", sa.Text, nullable=False),
        sa.Column("scores", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
    )
    op.create_index("tournament_tables_of", "tournament_tables", ["tournament_id", "round"])
    op.create_index("tournament_tables_state", "tournament_tables", ["state"])
    op.create_table(
        "tournament_acts",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        _of_tournament(),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("act", sa.String(16), nullable=False),
        sa.Column("entry", sa.Integer),
        sa.Column("round", sa.Integer),
        sa.Column("number", sa.Integer),
        sa.Column("reason", sa.Text, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("tournament_acts_of", "tournament_acts", ["tournament_id"])


def _of_tournament(primary: bool = False) -> "sa.Column[str]":
    key = sa.ForeignKey("tournaments.id", ondelete="CASCADE")
    return sa.Column("tournament_id", sa.String(16), key, primary_key=primary, nullable=False)


def downgrade() -> None:
    op.drop_index("tournament_acts_of", "tournament_acts")
    op.drop_table("tournament_acts")
    op.drop_index("tournament_tables_state", "tournament_tables")
    op.drop_index("tournament_tables_of", "tournament_tables")
    op.drop_table("tournament_tables")
    op.drop_table("tournament_rounds")
    op.drop_index("tournament_entries_player", "tournament_entries")
    op.drop_index("tournament_entries_once", "tournament_entries")
    op.drop_table("tournament_entries")
    op.drop_index("tournaments_host", "tournaments")
    op.drop_index("tournaments_listed", "tournaments")
    op.drop_index("tournaments_due", "tournaments")
    op.drop_table("tournaments")
