"""Public profiles of players: the address of the profile, where a player wants one."""

import sqlalchemy as sa
from alembic import op

revision = "13"
down_revision = "12"


def upgrade() -> None:
    op.add_column("accounts", sa.Column("profile", sa.String(16)))
    op.create_index("ix_accounts_profile", "accounts", ["profile"], unique=True)
