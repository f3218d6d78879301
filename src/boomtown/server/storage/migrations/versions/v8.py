"""Chat mode, automatic start, reports, time banks and correspondence games."""

import sqlalchemy as sa
from alembic import op

revision = "8"
down_revision = "7"


def upgrade() -> None:
    op.add_column("tables", sa.Column("manners", sa.JSON, nullable=False, server_default="{}"))
    op.add_column("tables", sa.Column("begins", sa.Float, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("purse", sa.JSON, nullable=False, server_default="{}"))
    op.add_column("tables", sa.Column("days", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("due", sa.Float))
    op.create_index("ix_tables_due", "tables", ["due"])
    op.add_column("choices", sa.Column("at", sa.Float))
    op.add_column("choices", sa.Column("took", sa.Float))
    op.create_table(
        "reports",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("code", sa.String(16), nullable=False),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("why", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("by", sa.String(80), nullable=False),
        sa.Column("words", sa.JSON, nullable=False),
        sa.Index("ix_reports_at", "at"),
    )
    op.create_table(
        "pushes",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("endpoint", sa.String(1000), nullable=False),
        sa.Column("p256dh", sa.String(200), nullable=False),
        sa.Column("auth", sa.String(100), nullable=False),
        sa.Column("title", sa.String(200), nullable=False),
        sa.Column("body", sa.String(300), nullable=False),
        sa.Column("url", sa.String(100), nullable=False),
    )
    op.create_index("ix_pushes_table_id", "pushes", ["table_id"])
