"""Command id of a choice, unique in a game."""

import sqlalchemy as sa
from alembic import op

revision = "4"
down_revision = "3"


def upgrade() -> None:
    op.add_column("choices", sa.Column("command", sa.String(80)))
    op.create_index(
        "ux_choices_command",
        "choices",
        ["game", "command"],
        unique=True,
        sqlite_where=sa.text("command IS NOT NULL"),
        postgresql_where=sa.text("command IS NOT NULL"),
    )
    op.create_index("ix_games_table_id", "games", ["table_id"], if_not_exists=True)  # some old files lack it
