"""Accounts, sessions, passkeys, recovery codes, game history and ratings."""

import sqlalchemy as sa
from alembic import op

revision = "7"
down_revision = "6"


def upgrade() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("face", sa.String(40), nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("account", sa.String(40), nullable=False, index=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("challenge", sa.String(100)),
        sa.Column("purpose", sa.String(16)),
        sa.Column("until", sa.Float),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        sa.Column("account", sa.String(40), nullable=False, index=True),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("signs", sa.BigInteger, nullable=False),
        sa.Column("label", sa.String(80), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
    )
    op.create_table(
        "recovery",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("account", sa.String(40), nullable=False, index=True),
    )
    op.create_table(
        "played",
        sa.Column("game", sa.String(60), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("owner", sa.String(40)),
        sa.Column("bot", sa.String(200)),
        sa.Column("table_id", sa.String(40), nullable=False, index=True),
        sa.Column("code", sa.String(16), nullable=False),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(64), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("sets", sa.JSON, nullable=False),
        sa.Column("started", sa.Float, nullable=False),
        sa.Column("ended", sa.Float),
        sa.Column("role", sa.String(64)),
        sa.Column("characters", sa.JSON, nullable=False, server_default="[]"),
        sa.Column("won", sa.Boolean),
        sa.Column("stayed", sa.Boolean),
        sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_index("ix_played_owner", "played", ["owner", "started"])
    op.create_table(
        "ratings",
        sa.Column("owner", sa.String(220), primary_key=True),
        sa.Column("kind", sa.String(64), primary_key=True),
        sa.Column("role", sa.String(64), primary_key=True),
        sa.Column("mean", sa.Float, nullable=False),
        sa.Column("variance", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
