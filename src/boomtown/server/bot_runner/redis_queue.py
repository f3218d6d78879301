"""Job queue in Redis, from which workers on any machine take requests.

A request is stored under its own name, and the queue holds the names. A worker takes it or the server withdraws it:
exactly one of them succeeds. A request that no worker takes in time expires. A worker replaces the request by a
lease, which expires unless it is renewed. Each server has a queue of answers.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

import msgspec
import redis

from ..cluster.bus.redis import connected
from ..engine.rules_version import fingerprint
from .wire import Answer, RemoteQuestion, answer_of, asked_of, packed

WAIT = 1  # seconds of one blocking read
ANSWERS_KEPT = 60  # seconds after which answers expire if the server is gone
LEASE = 1.0  # seconds until a lease expires

Whereabouts = Literal["waits", "taken", "gone"]


class QueueError(Exception):
    """Queue that cannot be reached or refuses a command."""


class JobQueue:
    """Queue of all servers and workers at this URL with the same rules version: other rules would give other games."""

    def __init__(self, url: str) -> None:
        self._redis = connected(url, texts=False)
        self._queue = f"boomtown:thoughts:{fingerprint()}"

    async def close(self) -> None:
        await self._redis.aclose()

    # for servers

    async def put(self, asked: RemoteQuestion, seconds: float) -> None:
        """Add a request that expires after this number of seconds."""
        with _errors():
            async with self._redis.pipeline(transaction=True) as pipeline:
                pipeline.set(_name(asked), packed(asked), px=_milliseconds(seconds))
                pipeline.rpush(self._queue, _name(asked))
                await pipeline.execute()

    async def withdraw(self, asked: RemoteQuestion) -> bool:
        """Remove a request; return False if a worker has taken it or it has expired."""
        with _errors():
            async with self._redis.pipeline(transaction=True) as pipeline:
                pipeline.delete(_name(asked))
                pipeline.lrem(self._queue, 1, _name(asked))
                return bool((await pipeline.execute())[0])

    async def state_of(self, asked: RemoteQuestion) -> Whereabouts:
        """Return "waits", "taken" while the lease is valid, or "gone". Then no answer will come, or it has come
        already.
        """
        with _errors():
            async with self._redis.pipeline(transaction=True) as pipeline:
                pipeline.exists(_name(asked))
                pipeline.exists(_lease_key(_name(asked)))
                waits, taken = await pipeline.execute()
        return "waits" if waits else "taken" if taken else "gone"

    async def next_answer(self, server: str) -> Answer | None:
        """Return the next answer for this server; None after a short wait without one."""
        with _errors():
            found = await self._redis.blpop([_answers(server)], timeout=WAIT)
            return answer_of(_bytes(found[1])) if found else None

    # for workers

    async def take(self) -> RemoteQuestion | None:
        """Return the next request; None after a short wait without one, or if it was withdrawn."""
        with _errors():
            found = await self._redis.blpop([self._queue], timeout=WAIT)
            if not found:
                return None
            name = _bytes(found[1])
            async with self._redis.pipeline(transaction=True) as pipeline:
                pipeline.get(name)
                pipeline.delete(name)
                pipeline.set(_lease_key(name.decode()), b"", px=_milliseconds(LEASE))
                text = (await pipeline.execute())[0]
            return asked_of(_bytes(text)) if text is not None else None

    async def renew(self, asked: RemoteQuestion) -> None:
        """Renew the lease of a request."""
        with _errors():
            await self._redis.set(_lease_key(_name(asked)), b"", px=_milliseconds(LEASE))

    async def send_answer(self, asked: RemoteQuestion, answer: Answer) -> None:
        """Send the answer to the server that has asked."""
        with _errors():
            async with self._redis.pipeline(transaction=True) as pipeline:
                pipeline.rpush(_answers(asked.server), packed(answer))
                pipeline.expire(_answers(asked.server), ANSWERS_KEPT)
                await pipeline.execute()


def _bytes(found: object) -> bytes:
    assert isinstance(found, bytes)
    return found


def _name(asked: RemoteQuestion) -> str:
    return f"boomtown:thought:{asked.server}:{asked.number}"


def _lease_key(name: str) -> str:
    """Return the key of the lease for a request of this name."""
    return f"{name}:taken"


def _milliseconds(seconds: float) -> int:
    return max(1, int(seconds * 1000))


def _answers(server: str) -> str:
    return f"boomtown:answers:{server}"


@contextmanager
def _errors() -> Iterator[None]:
    try:
        yield
    except (redis.RedisError, OSError, msgspec.DecodeError) as error:
        raise QueueError(" ".join(str(error).split())) from None
