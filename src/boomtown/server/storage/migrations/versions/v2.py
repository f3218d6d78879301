"""Locked tables, the pace of bots, the version of a row, and held answers."""

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    op.add_column("tables", sa.Column("locked", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("pace", sa.String(16), nullable=False, server_default="normal"))
    op.add_column("tables", sa.Column("version", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "held",
        sa.Column("game", sa.String(60), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("choice", sa.BigInteger, nullable=False),
        if_not_exists=True,
    )
