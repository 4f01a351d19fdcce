"""Workers, and who is connected to which.

Whether those are there who were here by the logs, nobody knows: `before` is a worker that is gone.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "workers",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("beats", sa.Integer, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "connections",
        sa.Column("worker", sa.String(16), nullable=False),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.PrimaryKeyConstraint("worker", "table_id", "seat"),
    )
    op.create_index("connections_table", "connections", ["table_id"])
    op.execute(
        "INSERT INTO connections (worker, table_id, seat) "
        "SELECT 'before', id, -1 FROM tables WHERE phase IN ('lobby', 'opening', 'playing')"
    )


def downgrade() -> None:
    op.drop_index("connections_table", "connections")
    op.drop_table("connections")
    op.drop_table("workers")
