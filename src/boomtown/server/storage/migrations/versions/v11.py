"""Fingerprint of the rules of a game."""

import sqlalchemy as sa
from alembic import op

revision = "11"
down_revision = "10"


def upgrade() -> None:
    op.add_column("games", sa.Column("rules", sa.String(16), nullable=False, server_default=""))
