"""Mailboxes for notices, and the mails that were sent to them."""

import sqlalchemy as sa
from alembic import op

revision = "9"
down_revision = "8"


def upgrade() -> None:
    op.create_table(
        "mailboxes",
        sa.Column("account", sa.String(40), primary_key=True),
        sa.Column("key", sa.String(40), nullable=False, unique=True),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("lang", sa.String(16), nullable=False),
        sa.Column("confirmed", sa.Float),
    )
    op.create_table(
        "mailed",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("about", sa.String(64), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Index("ix_mailed_about", "about", "at"),
    )
