"""Diagnostics of the tables in a data file, tried on a copy without rows."""

import sqlite3

import sqlalchemy as sa

from ...storage.database import one_line
from ...storage.migrate import WrongVersion, prepare
from ...storage.schema import META


def trouble(file: sqlite3.Connection) -> str:
    """Return the reason why a server cannot start with these tables, or ""."""
    engine = sa.create_engine("sqlite+pysqlite://", hide_parameters=True)
    try:
        with engine.begin() as copy:
            _copy(file, copy)
            prepare(copy)
            return _missing(copy)
    except WrongVersion as error:
        return str(error)
    except (sa.exc.SQLAlchemyError, sqlite3.Error) as error:
        return f"has tables that cannot be brought up to date ({one_line(error)})"
    finally:
        engine.dispose()


def _copy(file: sqlite3.Connection, copy: sa.Connection) -> None:
    """Copy the tables and the facts, which have the version."""
    made = "select sql from sqlite_master where sql is not null and name not like 'sqlite\\_%' escape '\\'"
    for (sql,) in file.execute(f"{made} order by type = 'table' desc"):
        copy.exec_driver_sql(sql)
    for row in file.execute("select name, value from facts"):
        copy.exec_driver_sql("insert into facts (name, value) values (?, ?)", tuple(row))


def _missing(copy: sa.Connection) -> str:
    looked = sa.inspect(copy)
    there = {name: {one["name"] for one in looked.get_columns(name)} for name in looked.get_table_names()}
    lacks = [
        f"{table.name}.{column.name}"
        for table in META.sorted_tables
        for column in table.c
        if column.name not in there.get(table.name, set())
    ]
    return f"lacks {', '.join(lacks)}" if lacks else ""
