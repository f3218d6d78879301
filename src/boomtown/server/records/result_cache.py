"""Cache of results that never change, such as the curve of a finished game. Each is computed once."""

import asyncio
from collections.abc import Awaitable, Callable


class ResultCache:
    """Results by key, at most `limit`. Requests for the same key share one computation."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._found: dict[str, asyncio.Future[bytes]] = {}  # the oldest first

    async def get(self, key: str, compute: Callable[[], Awaitable[bytes]]) -> bytes:
        """Return the result of a key, computed at the first request. A failure is not kept."""
        found = self._found.get(key)
        if found is None:
            found = self._found[key] = asyncio.ensure_future(compute())
            while len(self._found) > self._limit:
                self._found.pop(next(iter(self._found)))
        try:
            return await asyncio.shield(found)
        except Exception:
            if self._found.get(key) is found:
                del self._found[key]
            raise
