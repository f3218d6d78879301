"""Identities at OpenID Connect providers."""

import sqlalchemy as sa
from alembic import op

revision = "10"
down_revision = "9"


def upgrade() -> None:
    op.create_table(
        "identities",
        sa.Column("issuer", sa.String(300), primary_key=True),
        sa.Column("subject", sa.String(255), primary_key=True),
        sa.Column("account", sa.String(40), nullable=False, unique=True),
        sa.Column("created", sa.Float, nullable=False),
    )
