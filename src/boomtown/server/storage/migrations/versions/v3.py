"""The score of the games played at a table."""

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"


def upgrade() -> None:
    op.add_column("tables", sa.Column("series", sa.JSON, nullable=False, server_default="{}"))
