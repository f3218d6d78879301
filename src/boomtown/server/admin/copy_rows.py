"""The rows of a town from one data base into another, whichever two these are. Each value stays as it is stored, JSON
to the letter. A few rows are read and written at a time, so a large town needs no more memory than a small one.
"""

from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa

from ..storage.database import one_line
from ..storage.schema import FACTS, META
from .reader import ArchiveError, Reader

PORTION = 500  # rows at a time

Row = dict[str, Any]


def pour(reader: Reader, target: sa.Connection) -> None:
    """All that is there, as it is at one moment, within the transaction of `target`; its tables are there and empty,
    facts aside, which are those of the new data base.
    """
    target.execute(sa.delete(FACTS))
    with reader.moment() as source:
        for table in META.sorted_tables:
            for rows in _portions(reader, source, table):
                _put(target, table, rows)


def _portions(reader: Reader, source: sa.Connection, table: sa.Table) -> Iterator[list[Row]]:
    columns = reader.columns(table)
    if not columns:  # a table of a later version
        return
    read = [sa.cast(one, sa.Text).label(one.name) if isinstance(one.type, sa.JSON) else one for one in columns]
    query, names = sa.select(*read).select_from(table), [one.name for one in columns]
    try:
        with source.execute(query, execution_options={"yield_per": PORTION}) as found:
            for rows in found.partitions():
                yield [dict(zip(names, row, strict=True)) for row in rows]
    except sa.exc.SQLAlchemyError as error:
        raise reader.unread(error) from None


def _put(target: sa.Connection, table: sa.Table, rows: list[Row]) -> None:
    """ArchiveError says which row is not taken, and why."""
    columns = [table.c[name] for name in rows[0]]
    # Of JSON no type is told, so that its text is taken as it is.
    plain = [sa.column(one.name, None if isinstance(one.type, sa.JSON) else one.type) for one in columns]
    insert = sa.insert(sa.table(table.name, *plain))
    if _why_not(target, insert, rows):
        for row in rows:  # one by one: which is it?
            if why := _why_not(target, insert, [row]):
                key = ", ".join(f"{one.name} {row[one.name]}" for one in table.primary_key)
                raise ArchiveError(f"the row of {table.name} with {key} cannot be stored: {_nul(row) or why}")


def _why_not(target: sa.Connection, insert: sa.Insert, rows: list[Row]) -> str:
    """Why these are not taken, without a word of what stands in them; "": they are."""
    try:
        with target.begin_nested():
            target.execute(insert, rows)
    except (sa.exc.DataError, sa.exc.IntegrityError) as error:
        said = getattr(getattr(error.orig, "diag", None), "message_primary", None)
        return said or one_line(error)
    return ""


def _nul(row: Row) -> str:
    """SQLite keeps such a text, PostgreSQL does not."""
    names = [name for name, value in row.items() if isinstance(value, str) and "\0" in value]
    return f"PostgreSQL keeps no NUL character, and there is one in {' and '.join(names)}" if names else ""
