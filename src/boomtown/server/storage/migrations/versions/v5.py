"""Commitment of the next deal of a table, and the deal of a game."""

import sqlalchemy as sa
from alembic import op

revision = "5"
down_revision = "4"


def upgrade() -> None:
    op.add_column("tables", sa.Column("promise", sa.JSON, nullable=False, server_default="{}"))
    op.add_column("games", sa.Column("deal", sa.JSON, nullable=False, server_default="{}"))
