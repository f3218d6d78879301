"""Deal of the day: the date of a table with it, and the first try of each account."""

import sqlalchemy as sa
from alembic import op

revision = "14"
down_revision = "13"


def upgrade() -> None:
    op.add_column("tables", sa.Column("daily", sa.String(10), nullable=False, server_default=""))
    op.create_table(
        "daily",
        sa.Column("date", sa.String(10), primary_key=True),
        sa.Column("owner", sa.String(40), primary_key=True),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("won", sa.Boolean),
        sa.Column("turns", sa.Integer),
        sa.Column("lives", sa.Integer),
        sa.Column("hits", sa.Integer),
    )
    op.create_index("ix_daily_owner", "daily", ["owner"])
