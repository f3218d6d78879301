"""Thoughts for whoever has time: a queue in a Redis, from which workers on any machine take.

A thought lies under a name of its own, which the queue holds, until somebody takes it or it is withdrawn: only one of
the two happens. What nobody has taken in time is gone by itself. Whoever takes a thought leaves a sign of life in its
place, which is gone soon if nobody renews it. Answers lie in a queue for each server.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

import msgspec
import redis

from ..cluster.bus.redis import connected
from ..engine.rules_version import fingerprint
from .wire import Answer, Asked, answer_of, asked_of, packed

WAIT = 1  # seconds for which a queue is waited for at once
KEPT = 60  # seconds for which answers wait for a server that may be gone
SIGN = 1.0  # seconds for which a sign of life counts

Whereabouts = Literal["waits", "taken", "gone"]


class Lost(Exception):
    """The queue cannot be reached, or refuses."""


class ThoughtQueue:
    """Of all servers and workers at this URL that have the same rules: others would think about another game."""

    def __init__(self, url: str) -> None:
        self._redis = connected(url, texts=False)
        self._queue = f"boomtown:thoughts:{fingerprint()}"

    async def close(self) -> None:
        await self._redis.aclose()

    # of a server

    async def put(self, asked: Asked, seconds: float) -> None:
        """For whoever takes it in so many seconds."""
        with _errors():
            async with self._redis.pipeline(transaction=True) as pipeline:
                pipeline.set(_name(asked), packed(asked), px=_milliseconds(seconds))
                pipeline.rpush(self._queue, _name(asked))
                await pipeline.execute()

    async def withdraw(self, asked: Asked) -> bool:
        """Whether nobody had taken it; nobody will."""
        with _errors():
            async with self._redis.pipeline(transaction=True) as pipeline:
                pipeline.delete(_name(asked))
                pipeline.lrem(self._queue, 1, _name(asked))
                return bool((await pipeline.execute())[0])

    async def where(self, asked: Asked) -> Whereabouts:
        """Whether a thought waits, or whoever has taken it gives signs of life. Else it is gone: no answer will come,
        or has come already.
        """
        with _errors():
            async with self._redis.pipeline(transaction=True) as pipeline:
                pipeline.exists(_name(asked))
                pipeline.exists(_sign(_name(asked)))
                waits, taken = await pipeline.execute()
        return "waits" if waits else "taken" if taken else "gone"

    async def answer(self, server: str) -> Answer | None:
        """The next one for this server; None where none has come for a moment."""
        with _errors():
            found = await self._redis.blpop([_answers(server)], timeout=WAIT)
            return answer_of(_bytes(found[1])) if found else None

    # of a worker

    async def take(self) -> Asked | None:
        """The next thought; None where there is none for a moment, or it has been withdrawn."""
        with _errors():
            found = await self._redis.blpop([self._queue], timeout=WAIT)
            if not found:
                return None
            name = _bytes(found[1])
            async with self._redis.pipeline(transaction=True) as pipeline:
                pipeline.get(name)
                pipeline.delete(name)
                pipeline.set(_sign(name.decode()), b"", px=_milliseconds(SIGN))
                text = (await pipeline.execute())[0]
            return asked_of(_bytes(text)) if text is not None else None

    async def renew(self, asked: Asked) -> None:
        """A sign of life: it is being thought about."""
        with _errors():
            await self._redis.set(_sign(_name(asked)), b"", px=_milliseconds(SIGN))

    async def tell(self, asked: Asked, answer: Answer) -> None:
        """Who has asked."""
        with _errors():
            async with self._redis.pipeline(transaction=True) as pipeline:
                pipeline.rpush(_answers(asked.server), packed(answer))
                pipeline.expire(_answers(asked.server), KEPT)
                await pipeline.execute()


def _bytes(found: object) -> bytes:
    assert isinstance(found, bytes)
    return found


def _name(asked: Asked) -> str:
    return f"boomtown:thought:{asked.server}:{asked.number}"


def _sign(name: str) -> str:
    """Where the sign of life lies of whoever has taken the thought of this name."""
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
        raise Lost(" ".join(str(error).split())) from None
