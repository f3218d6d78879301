"""Copy of all rows from one database to another.

Values stay as stored, JSON byte by byte. Rows are copied in portions, so the memory does not grow with the data.
"""

from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa

from ..storage.database import one_line
from ..storage.schema import FACTS, META
from .reader import ArchiveError, Reader

PORTION = 500  # rows at a time

Row = dict[str, Any]


def copy_rows(reader: Reader, target: sa.Connection) -> None:
    """Copy one consistent snapshot within the transaction of `target`, whose tables must exist.

    All tables but facts must be empty; the facts are replaced.
    """
    target.execute(sa.delete(FACTS))
    with reader.moment() as source:
        for table in META.sorted_tables:
            for rows in _portions(reader, source, table):
                _insert(target, table, rows)


def _portions(reader: Reader, source: sa.Connection, table: sa.Table) -> Iterator[list[Row]]:
    columns = reader.columns(table)
    if not columns:  # the source has an older schema without this table
        return
    read = [sa.cast(one, sa.Text).label(one.name) if isinstance(one.type, sa.JSON) else one for one in columns]
    query, names = sa.select(*read).select_from(table), [one.name for one in columns]
    try:
        with source.execute(query, execution_options={"yield_per": PORTION}) as found:
            for rows in found.partitions():
                yield [dict(zip(names, row, strict=True)) for row in rows]
    except sa.exc.SQLAlchemyError as error:
        raise reader.unread(error) from None


def _insert(target: sa.Connection, table: sa.Table, rows: list[Row]) -> None:
    """Insert the rows. Raises ArchiveError with the key of a row that is refused."""
    columns = [table.c[name] for name in rows[0]]
    # JSON columns have no type here, so that their text is stored unchanged.
    plain = [sa.column(one.name, None if isinstance(one.type, sa.JSON) else one.type) for one in columns]
    insert = sa.insert(sa.table(table.name, *plain))
    if _insert_error(target, insert, rows):
        for row in rows:  # one by one, to find the refused one
            if why := _insert_error(target, insert, [row]):
                key = ", ".join(f"{one.name} {row[one.name]}" for one in table.primary_key)
                raise ArchiveError(f"the row of {table.name} with {key} cannot be stored: {_nul(row) or why}")


def _insert_error(target: sa.Connection, insert: sa.Insert, rows: list[Row]) -> str:
    """Return the reason why the rows are refused, without their values; "" if they were inserted."""
    try:
        with target.begin_nested():
            target.execute(insert, rows)
    except (sa.exc.DataError, sa.exc.IntegrityError) as error:
        message = getattr(getattr(error.orig, "diag", None), "message_primary", None)
        return message or one_line(error)
    return ""


def _nul(row: Row) -> str:
    """Return the advice for a NUL character, which SQLite stores and PostgreSQL does not."""
    names = [name for name, value in row.items() if isinstance(value, str) and "\0" in value]
    return f"PostgreSQL keeps no NUL character, and there is one in {' and '.join(names)}" if names else ""
