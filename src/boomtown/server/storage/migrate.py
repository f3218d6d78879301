"""Migration runner: create the tables, leave them, or upgrade them when a database is opened.

Everything happens in one transaction. If the program ends before its end, the database is unchanged.
"""

from collections.abc import Callable

import sqlalchemy as sa

from .schema import FACTS, META, VERSION

# Table in which Alembic stores the version. `facts` has the same number: older programs read it there. This program
# does too, so that it loads Alembic only for an upgrade.
STAMP = sa.Table("alembic_version", sa.MetaData(), sa.Column("version_num", sa.String(32), primary_key=True))


class WrongVersion(Exception):
    """Database with tables that this program does not know."""


def prepare(connection: sa.Connection, alone: Callable[[], None] = lambda: None) -> None:
    """Create the tables or upgrade an older database; raise WrongVersion for a newer one.

    The caller has begun a transaction. `alone` is called before a change: it ensures that no other server uses the
    database.
    """
    version = found_version(connection)
    if version == VERSION:
        return
    alone()
    if version is None:
        META.create_all(connection, checkfirst=False)
    else:
        stamp(connection, version)
        from .migrations import upgrade

        upgrade(connection)
    stamp(connection, VERSION)


def check(connection: sa.Connection) -> None:
    """Raise WrongVersion if another program has changed the schema version."""
    found = connection.scalar(sa.select(FACTS.c.value).where(FACTS.c.name == "schema"))
    if found != str(VERSION):
        raise WrongVersion(f"has schema {found} by now, this program needs {VERSION}: restart it")


def stamp(connection: sa.Connection, version: int) -> None:
    """Store the schema version in both places."""
    STAMP.create(connection, checkfirst=True)
    connection.execute(sa.delete(STAMP))
    connection.execute(sa.insert(STAMP).values(version_num=str(version)))
    connection.execute(sa.delete(FACTS).where(FACTS.c.name == "schema"))
    connection.execute(sa.insert(FACTS).values(name="schema", value=str(version)))


def found_version(connection: sa.Connection) -> int | None:
    """Return the schema version, None if there are no tables; raise WrongVersion for an unknown one."""
    there = {*sa.inspect(connection).get_table_names()} & {*META.tables}
    if not there:
        return None
    found = connection.scalar(sa.select(FACTS.c.value).where(FACTS.c.name == "schema")) if "facts" in there else None
    if found is None:
        raise WrongVersion(
            f"has tables of another program ({', '.join(sorted(there))}), expected an empty database or one of boomtown"
        )
    version = int(found) if found.isdecimal() else 0
    if not 1 <= version <= VERSION:
        raise WrongVersion(f"has schema {found}, this program needs {VERSION} or older")
    return version
