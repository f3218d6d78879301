"""Cache of the curves of finished games. A finished game never changes, so its curve is computed once."""

import asyncio
from collections.abc import Awaitable, Callable

KEPT = 200  # curves


class CurveCache:
    """Curves by game id. Requests for the same game share one computation."""

    def __init__(self) -> None:
        self._found: dict[str, asyncio.Future[bytes]] = {}  # the oldest first

    async def get(self, game: str, compute: Callable[[], Awaitable[bytes]]) -> bytes:
        """Return the curve of a game, computed at the first request. A failure is not kept."""
        found = self._found.get(game)
        if found is None:
            found = self._found[game] = asyncio.ensure_future(compute())
            while len(self._found) > KEPT:
                self._found.pop(next(iter(self._found)))
        try:
            return await asyncio.shield(found)
        except Exception:
            if self._found.get(game) is found:
                del self._found[game]
            raise
