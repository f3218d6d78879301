"""Migrations from earlier schema versions: one file in `versions` for each version, which never changes later.

A new version needs a new file there, the same change in `schema.py`, and the next number in `VERSION`.
"""

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config


def upgrade(connection: sa.Connection, to: str = "head") -> None:
    """Run the missing migrations in the transaction of `connection`. The database stores its version."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, to)
