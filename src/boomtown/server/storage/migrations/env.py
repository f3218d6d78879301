"""Alembic environment with the connection that `upgrade` was given."""

from alembic import context

from boomtown.server.storage.schema import META

context.configure(connection=context.config.attributes["connection"], target_metadata=META)
context.run_migrations()
