"""What a player calls an answer that is kept, and tables found by when somebody was there."""

import sqlalchemy as sa
from alembic import op

revision = "6"
down_revision = "5"


def upgrade() -> None:
    op.add_column("held", sa.Column("command", sa.String(80)))
    op.create_index("ix_tables_touched", "tables", ["touched"])
