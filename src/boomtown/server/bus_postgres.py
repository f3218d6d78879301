"""Messages by LISTEN and NOTIFY of the PostgreSQL that holds the town. Each process needs two connections for it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import islice

import psycopg
import sqlalchemy as sa
from psycopg.conninfo import make_conninfo

from .bus import Listeners, fits
from .postgres import DIALLING, HERE, secrets_of

log = logging.getLogger("boomtown.server.bus")

CHANNEL = f"'boomtown_' || {HERE}"  # towns in other schemas have channels of their own
PAUSE, LONGEST = 0.1, 5.0  # seconds between two tries to connect: the first, and the longest
AT_ONCE = 500  # messages in one statement
WAITING = 10_000  # messages that wait while the data base is away; then the oldest are dropped
LAST_WORDS = 0.5  # seconds for what waits at the end


class PostgresBus(Listeners):
    def __init__(self, url: sa.URL) -> None:
        super().__init__()
        self._url = url.set(drivername="postgresql")
        self._secrets = secrets_of(url)
        self._waiting: dict[str | int, tuple[str, str]] = {}  # by number, or by topic where only the newest counts
        self._number = 0
        self._some, self._sent = asyncio.Event(), asyncio.Event()
        self._sent.set()
        self._listening = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Returns when it listens, however long that takes."""
        self._tasks = [
            asyncio.create_task(self._again_and_again(self._listen), name="bus: listen"),
            asyncio.create_task(self._again_and_again(self._send), name="bus: send"),
        ]
        await self._listening.wait()

    async def close(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(LAST_WORDS if self._listening.is_set() else 0):
                await self._sent.wait()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def publish(self, topic: str, text: str, newest: bool = False) -> None:
        if not fits(topic, text):
            return
        self._number += 1
        key = topic if newest else self._number
        self._waiting.pop(key, None)  # the newest comes after what was said before it
        self._waiting[key] = topic, text
        if len(self._waiting) > WAITING:
            del self._waiting[next(iter(self._waiting))]
        self._some.set()
        self._sent.clear()

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
                log.warning("messages of other processes: %s, tried again", self._clean(error))
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
                topic, _, text = notify.payload.partition("\n")
                self.heard(topic, text)

    async def _send(self, works: Callable[[], None]) -> None:
        async with await self._connect() as connection:
            while True:
                works()
                await self._some.wait()
                sent = dict(islice(self._waiting.items(), AT_ONCE))
                news = ["\n".join(message) for message in sent.values()]
                statement = f"SELECT pg_notify({CHANNEL}, news) FROM unnest(%s::text[]) AS news"
                await connection.execute(statement, [news])
                for key, message in sent.items():
                    if self._waiting.get(key) is message:
                        del self._waiting[key]
                if not self._waiting:
                    self._some.clear()
                    self._sent.set()

    def _clean(self, error: BaseException) -> str:
        text = " ".join(str(error).split())
        for secret in self._secrets:
            text = text.replace(secret, "***")
        return text
