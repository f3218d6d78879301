"""What is done with the tables when a data base is opened: made, left as they are, or brought up to date.

All of it is one transaction: whatever ends the program in the middle, the data base is as it was before.
"""

from collections.abc import Callable

import sqlalchemy as sa

from .schema import FACTS, META, VERSION

# Where Alembic keeps the version. The same number stands in `facts`: there older programs look for it, and this one as
# well, so that Alembic is loaded only where something has to change.
STAMP = sa.Table("alembic_version", sa.MetaData(), sa.Column("version_num", sa.String(32), primary_key=True))


class WrongVersion(Exception):
    """The data base comes from a program that this one does not know."""


def prepare(connection: sa.Connection, alone: Callable[[], None] = lambda: None) -> None:
    """Make what is missing and bring an older data base up to date; WrongVersion for one that is newer. Within the
    transaction of whoever calls. `alone` is called before a change and sees to it that nobody else has it open.
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
    """WrongVersion where the tables are not those of this program: another one has changed them since."""
    found = connection.scalar(sa.select(FACTS.c.value).where(FACTS.c.name == "schema"))
    if found != str(VERSION):
        raise WrongVersion(f"has schema {found} by now, this program needs {VERSION}: restart it")


def stamp(connection: sa.Connection, version: int) -> None:
    """Say which version the tables have, in both places."""
    STAMP.create(connection, checkfirst=True)
    connection.execute(sa.delete(STAMP))
    connection.execute(sa.insert(STAMP).values(version_num=str(version)))
    connection.execute(sa.delete(FACTS).where(FACTS.c.name == "schema"))
    connection.execute(sa.insert(FACTS).values(name="schema", value=str(version)))


def found_version(connection: sa.Connection) -> int | None:
    """None for a data base without any of our tables; WrongVersion for one this program does not know."""
    there = {*sa.inspect(connection).get_table_names()} & {*META.tables}
    if not there:
        return None
    found = connection.scalar(sa.select(FACTS.c.value).where(FACTS.c.name == "schema")) if "facts" in there else None
    if found is None:
        raise WrongVersion(f"has tables of something else ({', '.join(sorted(there))}), expected none or a town's")
    version = int(found) if found.isdecimal() else 0
    if not 1 <= version <= VERSION:
        raise WrongVersion(f"has schema {found}, this program needs {VERSION} or older")
    return version
