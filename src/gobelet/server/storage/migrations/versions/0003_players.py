"""Players: their devices, passkeys, one-time codes and challenges, and at which tables they have sat."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "players",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("handle", sa.String(32), nullable=False, unique=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("avatar", sa.Integer),
        sa.Column("colour", sa.Integer),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_index("players_seen", "players", ["seen"])
    op.create_table(
        "devices",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("id", sa.String(16), nullable=False, unique=True),
        _player(),
        sa.Column("label", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_index("devices_player", "devices", ["player_id"])
    op.create_table(
        "passkeys",
        sa.Column("credential", sa.Text, primary_key=True),
        sa.Column("id", sa.String(16), nullable=False, unique=True),
        _player(),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("signs", sa.BigInteger, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
    )
    op.create_index("passkeys_player", "passkeys", ["player_id"])
    op.create_table(
        "codes",
        sa.Column("hash", sa.String(64), primary_key=True),
        _player(),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("codes_player", "codes", ["player_id"])
    op.create_table(
        "challenges",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("purpose", sa.String(16), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "player_tables",
        sa.Column("player_id", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.PrimaryKeyConstraint("player_id", "table_id"),
    )
    op.create_index("player_tables_table", "player_tables", ["table_id"])
    op.create_table("erasures", sa.Column("player_id", sa.String(32), primary_key=True))
    op.add_column("tables", sa.Column("players", sa.Text, nullable=False, server_default=""))


def _player() -> sa.Column[str]:
    return sa.Column(
        "player_id", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False
    )


def downgrade() -> None:
    op.drop_column("tables", "players")
    op.drop_table("erasures")
    op.drop_index("player_tables_table", "player_tables")
    op.drop_table("player_tables")
    op.drop_table("challenges")
    op.drop_index("codes_player", "codes")
    op.drop_table("codes")
    op.drop_index("passkeys_player", "passkeys")
    op.drop_table("passkeys")
    op.drop_index("devices_player", "devices")
    op.drop_table("devices")
    op.drop_index("players_seen", "players")
    op.drop_table("players")
