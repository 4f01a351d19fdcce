"""Results of finished games, ratings of players, and the public address of a player's page."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

UNBOOKED = sa.text("phase = 'over' AND NOT booked")
UNRATED = sa.text("rated AND applied IS NULL")
UNSTUDIED = sa.text("NOT studied")


def upgrade() -> None:
    op.add_column("players", sa.Column("public", sa.String(16), nullable=False, server_default=""))
    op.add_column("players", sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false()))
    _name_players()
    op.create_index("players_public", "players", ["public"], unique=True)
    op.add_column("tables", sa.Column("booked", sa.Boolean, nullable=False, server_default=sa.false()))
    # Games that have ended before are nobody's result.
    ended = sa.table("tables", sa.column("phase"), sa.column("booked"))
    op.execute(ended.update().where(ended.c.phase == "over").values(booked=sa.true()))
    op.create_index(
        "tables_unbooked", "tables", ["changed"], sqlite_where=UNBOOKED, postgresql_where=UNBOOKED
    )
    op.add_column("waiting", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "finished_games",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("ruleset", sa.String(64), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("finished", sa.BigInteger, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("sitters", sa.Text, nullable=False),
        sa.Column("applied", sa.Integer),
        sa.Column("studied", sa.Boolean, nullable=False),
    )
    op.create_index(
        "finished_unrated", "finished_games", ["finished"], sqlite_where=UNRATED, postgresql_where=UNRATED
    )
    op.create_index(
        "finished_unstudied",
        "finished_games",
        ["finished"],
        sqlite_where=UNSTUDIED,
        postgresql_where=UNSTUDIED,
    )
    op.create_table(
        "results",
        sa.Column(
            "table_id",
            sa.String(32),
            sa.ForeignKey("finished_games.table_id", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column("seat", sa.Integer, nullable=False),
        _player(),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("won", sa.Float, nullable=False),
        sa.Column("points", sa.BigInteger, nullable=False),
        sa.Column("program", sa.Boolean, nullable=False),
        sa.Column("gone", sa.Boolean, nullable=False),
        sa.Column("mu", sa.Float),
        sa.Column("sigma", sa.Float),
        sa.Column("favourites", sa.Text, nullable=False),
        sa.Column("cost", sa.Float),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("results_player", "results", ["player_id"])
    op.create_table(
        "ratings",
        _player(),
        sa.Column("ruleset", sa.String(64), nullable=False),
        sa.Column("program", sa.Boolean, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("player_id", "ruleset", "program"),
    )
    op.create_table(
        "rating_book",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.execute("INSERT INTO rating_book (id, games) VALUES (1, 0)")
    op.create_table(
        "favours",
        sa.Column(
            "table_id",
            sa.String(32),
            sa.ForeignKey("finished_games.table_id", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column("giver", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
        sa.Column("taker", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
        sa.Column("given", sa.Integer, nullable=False),
        sa.Column("chances", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "giver", "taker"),
    )
    op.create_index("favours_giver", "favours", ["giver"])
    op.create_index("favours_taker", "favours", ["taker"])


def _player() -> sa.Column[str]:
    return sa.Column(
        "player_id", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False
    )


def _name_players() -> None:
    """Whoever is known already gets an address of their own, too."""
    connection = op.get_bind()
    players = sa.table("players", sa.column("id"), sa.column("public"))
    for id in list(connection.scalars(sa.select(players.c.id))):
        named = players.update().where(players.c.id == id).values(public=secrets.token_hex(6))
        connection.execute(named)


def downgrade() -> None:
    op.drop_index("favours_taker", "favours")
    op.drop_index("favours_giver", "favours")
    op.drop_table("favours")
    op.drop_table("rating_book")
    op.drop_table("ratings")
    op.drop_index("results_player", "results")
    op.drop_table("results")
    op.drop_index("finished_unstudied", "finished_games")
    op.drop_index("finished_unrated", "finished_games")
    op.drop_table("finished_games")
    op.drop_column("waiting", "rated")
    op.drop_index("tables_unbooked", "tables")
    op.drop_column("tables", "booked")
    op.drop_index("players_public", "players")
    op.drop_column("players", "hidden")
    op.drop_column("players", "public")
