"""Command id of a held answer, and an index on the last use of a table."""

import sqlalchemy as sa
from alembic import op

revision = "6"
down_revision = "5"


def upgrade() -> None:
    op.add_column("held", sa.Column("command", sa.String(80)))
    op.create_index("ix_tables_touched", "tables", ["touched"])
