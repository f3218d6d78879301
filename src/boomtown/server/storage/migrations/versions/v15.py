"""Tournaments: their players, the tables of each round, and the tournament of a table."""

import sqlalchemy as sa
from alembic import op

revision = "15"
down_revision = "14"


def upgrade() -> None:
    op.add_column("tables", sa.Column("tournament", sa.String(16), nullable=False, server_default=""))
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("code", sa.String(16), nullable=False, unique=True),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("host", sa.String(40), nullable=False),
        sa.Column("setup", sa.JSON, nullable=False),
        sa.Column("timer", sa.Integer, nullable=False),
        sa.Column("purse", sa.JSON, nullable=False),
        sa.Column("talk", sa.String(16), nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
    )
    op.create_index("ix_tournaments_host", "tournaments", ["host"])
    op.create_index("ix_tournaments_touched", "tournaments", ["touched"])
    op.create_table(
        "tournament_players",
        sa.Column("tournament", sa.String(40), primary_key=True),
        sa.Column("owner", sa.String(40), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("face", sa.String(40), nullable=False),
        sa.Column("left", sa.Boolean, nullable=False),
    )
    op.create_index("ix_tournament_players_owner", "tournament_players", ["owner"])
    op.create_index("ux_tournament_players_number", "tournament_players", ["tournament", "number"], unique=True)
    op.create_table(
        "tournament_seats",
        sa.Column("tournament", sa.String(40), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("owner", sa.String(40), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
    )
    op.create_index("ix_tournament_seats_owner", "tournament_seats", ["owner"])
    op.create_table(
        "tournament_tables",
        sa.Column("tournament", sa.String(40), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("table_id", sa.String(40), nullable=False),
    )
