"""Bus over PUBLISH and SUBSCRIBE of Redis. Each process needs two connections; Redis stores nothing."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from urllib.parse import parse_qsl, quote, unquote, urlsplit

import redis
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from ...storage.database import without_password
from .base import BusError
from .reconnecting import ReconnectingBus, Send

QUIET = 5.0  # seconds of silence until a ping, and then until Redis counts as gone
EXPECTED = "expected the URL of a Redis as redis://host:6379/0, rediss://host:6379/0 or unix:///path?db=0"


class RedisBus(ReconnectingBus):
    """Bus on a Redis channel. `installation`: its name, so that two can share a Redis."""

    errors = (redis.RedisError, OSError)

    def __init__(self, url: str, installation: str) -> None:
        database = connected(url).connection_pool.connection_kwargs.get("db") or 0
        super().__init__(secrets_of(url))
        self._url = url
        self._channel = f"boomtown:{database}:{installation}"  # channels of Redis are shared by its databases

    async def _listen(self, listens: Callable[[], None]) -> None:
        async with connected(self._url) as client, client.pubsub() as line:
            await line.subscribe(self._channel)
            asked = False
            while True:
                message = await line.get_message(timeout=QUIET)
                if message is None:
                    if asked:
                        raise OSError("Redis does not answer")
                    await line.ping()
                asked = message is None
                if message is not None and message["type"] == "subscribe":
                    listens()
                elif message is not None and message["type"] == "message":
                    self._read(message["data"])

    @asynccontextmanager
    async def _sender(self) -> AsyncIterator[Send]:
        async with connected(self._url) as client:

            async def send(news: list[str]) -> None:
                pipeline = client.pipeline(transaction=False)
                for one in news:
                    pipeline.publish(self._channel, one)
                await pipeline.execute()

            await client.ping()
            yield send


def connected(url: str, texts: bool = True) -> Redis:
    """Return a client that gives up at the first error; the caller tries again and reports lost messages.

    Raises BusError for an invalid URL. `texts`: decode what Redis sends.
    """
    try:
        if urlsplit(url).scheme not in ("redis", "rediss", "unix"):
            raise ValueError
        client: Redis = Redis.from_url(
            url,
            decode_responses=texts,
            protocol=2,
            retry=Retry(NoBackoff(), 0),
            socket_timeout=QUIET,
            socket_connect_timeout=QUIET,
        )
    except ValueError:
        raise BusError(
            f"{EXPECTED}, got {without_password(url) if '://' in url else url.rpartition('@')[2]!r}"
        ) from None
    return client


async def ask(url: str) -> None:
    """Raise BusError if Redis does not answer at that URL, or refuses the login."""
    client = connected(url)
    try:
        await client.ping()
    except (redis.RedisError, OSError) as error:
        raise BusError(f"{without_password(url)} does not answer as a Redis: {' '.join(str(error).split())}") from None
    finally:
        await client.aclose()


def secrets_of(url: str) -> list[str]:
    """Return the password and the query values of a URL, each plain, decoded and encoded."""
    parts = urlsplit(url)
    found = [parts.password or "", *(word for _, word in parse_qsl(parts.query))]
    return [form for word in found if len(word) > 2 for form in (word, unquote(word), quote(word, safe=""))]
