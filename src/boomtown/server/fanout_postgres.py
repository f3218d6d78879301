"""News by LISTEN and NOTIFY of the PostgreSQL that holds the town. Each process needs two connections for it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from itertools import islice

import psycopg
import sqlalchemy as sa
from psycopg.conninfo import make_conninfo

from .fanout import Listeners
from .postgres import DIALLING, HERE, secrets_of

log = logging.getLogger("boomtown.server.fanout")

CHANNEL = f"'boomtown_' || {HERE}"  # towns in other schemas have channels of their own
PAUSE, LONGEST = 0.1, 5.0  # seconds between two tries to connect: the first, and the longest
AT_ONCE = 1000  # news in one statement


class PostgresFanout(Listeners):
    def __init__(self, url: sa.URL) -> None:
        super().__init__()
        self._url = url.set(drivername="postgresql")
        self._secrets = secrets_of(url)
        self._news: dict[str, int] = {}  # the newest of each game that has not been sent
        self._some = asyncio.Event()
        self._listening = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Returns when it listens, however long that takes."""
        self._tasks = [
            asyncio.create_task(self._again_and_again(self._listen), name="fanout: listen"),
            asyncio.create_task(self._again_and_again(self._send), name="fanout: send"),
        ]
        await self._listening.wait()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def publish(self, game: str, seq: int) -> None:
        self._news[game] = max(seq, self._news.get(game, seq))
        self._some.set()

    async def _again_and_again(self, work: Callable[[Callable[[], None]], Awaitable[None]]) -> None:
        """On a new connection whenever the old one is lost."""
        pause = PAUSE

        def works() -> None:
            nonlocal pause
            pause = PAUSE

        while True:
            try:
                await work(works)
            except (psycopg.Error, OSError) as error:
                log.warning("news of other processes: %s, tried again", self._clean(error))
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST)

    async def _connect(self) -> psycopg.AsyncConnection:
        options = {name: value for name, value in DIALLING.items() if name not in self._url.query}
        where = make_conninfo(self._url.render_as_string(hide_password=False), **options)
        return await psycopg.AsyncConnection.connect(where, autocommit=True)

    async def _listen(self, works: Callable[[], None]) -> None:
        async with await self._connect() as connection:
            found = await connection.execute(f"SELECT {CHANNEL}")
            row = await found.fetchone()
            assert row is not None
            await connection.execute(psycopg.sql.SQL("LISTEN {}").format(psycopg.sql.Identifier(row[0])))
            works()
            if self._listening.is_set():
                self.missed()
            self._listening.set()
            async for notify in connection.notifies():
                game, _, seq = notify.payload.rpartition(":")
                if game and seq.isdecimal():
                    self.heard(game, int(seq))

    async def _send(self, works: Callable[[], None]) -> None:
        async with await self._connect() as connection:
            while True:
                works()
                await self._some.wait()
                sent = dict(islice(self._news.items(), AT_ONCE))
                news = [f"{game}:{seq}" for game, seq in sent.items()]
                statement = f"SELECT pg_notify({CHANNEL}, news) FROM unnest(%s::text[]) AS news"
                await connection.execute(statement, [news])
                for game, seq in sent.items():
                    if self._news[game] == seq:
                        del self._news[game]
                if not self._news:
                    self._some.clear()

    def _clean(self, error: BaseException) -> str:
        text = " ".join(str(error).split())
        for secret in self._secrets:
            text = text.replace(secret, "***")
        return text
