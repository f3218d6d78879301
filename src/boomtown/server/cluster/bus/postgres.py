"""Bus over LISTEN and NOTIFY of the PostgreSQL database. Each process needs two connections."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import psycopg
import sqlalchemy as sa
from psycopg.conninfo import make_conninfo

from ...storage.postgres import CONNECT_OPTIONS, SCHEMA_KEY, secrets_of
from .reconnecting import ReconnectingBus, Send

CHANNEL = f"'boomtown_' || {SCHEMA_KEY}"  # installations in other schemas have other channels


class PostgresBus(ReconnectingBus):
    errors = (psycopg.Error, OSError)

    def __init__(self, url: sa.URL) -> None:
        super().__init__(secrets_of(url))
        self._url = url.set(drivername="postgresql")

    async def _connect(self) -> psycopg.AsyncConnection:
        options = {name: value for name, value in CONNECT_OPTIONS.items() if name not in self._url.query}
        where = make_conninfo(self._url.render_as_string(hide_password=False), **options)
        return await psycopg.AsyncConnection.connect(where, autocommit=True)

    async def _listen(self, listens: Callable[[], None]) -> None:
        async with await self._connect() as connection:
            found = await connection.execute(f"SELECT {CHANNEL}")
            row = await found.fetchone()
            assert row is not None
            await connection.execute(psycopg.sql.SQL("LISTEN {}").format(psycopg.sql.Identifier(row[0])))
            listens()
            async for notify in connection.notifies():
                self._read(notify.payload)

    @asynccontextmanager
    async def _sender(self) -> AsyncIterator[Send]:
        async with await self._connect() as connection:
            statement = f"SELECT pg_notify({CHANNEL}, news) FROM unnest(%s::text[]) AS news"

            async def send(news: list[str]) -> None:
                await connection.execute(statement, [news])

            yield send
