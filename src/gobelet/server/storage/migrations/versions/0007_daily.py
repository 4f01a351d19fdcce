"""The daily table: what was committed to for each day, and who has tried."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "daily_tables",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("ruleset", sa.String(64), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("published", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "daily_tries",
        sa.Column(
            "table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("player_id", sa.String(32)),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("kept", sa.Boolean, nullable=False),
        sa.Column("begun", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger),
        sa.Column("points", sa.Integer),
        sa.Column("won", sa.Boolean),
        sa.Column("cost", sa.Float),
    )
    op.create_index("daily_tries_once", "daily_tries", ["day", "game", "player_id"], unique=True)
    op.create_index("daily_tries_player", "daily_tries", ["player_id"])
    op.create_index("daily_tries_ended", "daily_tries", ["ended"])


def downgrade() -> None:
    op.drop_index("daily_tries_ended", "daily_tries")
    op.drop_index("daily_tries_player", "daily_tries")
    op.drop_index("daily_tries_once", "daily_tries")
    op.drop_table("daily_tries")
    op.drop_table("daily_tables")
