"""How tables of an earlier version become those of today: one file in `versions` for each version, never changed again.

A new version is a new file there, the same change in `schema.py`, and the next number in `VERSION`.
"""

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config


def upgrade(connection: sa.Connection, to: str = "head") -> None:
    """Run what is missing, within the transaction of `connection`; which version it has stands in the data base."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, to)
