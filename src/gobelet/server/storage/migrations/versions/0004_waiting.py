"""Who waits for others to play with."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "waiting",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("ruleset", sa.String(64), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("commitment", sa.String(64)),
        sa.Column("browser", sa.String(64)),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.String(32)),
        sa.Column("seat", sa.Integer),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("device", sa.String(16), nullable=False),
        sa.Column("avatar", sa.Integer),
        sa.Column("colour", sa.Integer),
    )
    op.create_index("waiting_for", "waiting", ["ruleset", "players", "since"])
    still = sa.text("table_id IS NULL")
    op.create_index(
        "waiting_once", "waiting", ["browser"], unique=True, sqlite_where=still, postgresql_where=still
    )


def downgrade() -> None:
    op.drop_index("waiting_once", "waiting")
    op.drop_index("waiting_for", "waiting")
    op.drop_table("waiting")
