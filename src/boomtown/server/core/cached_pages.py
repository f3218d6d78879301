"""Cache of answers that many clients ask for: each one is encoded and compressed at most once a second."""

import asyncio
import gzip
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Any, NamedTuple

import msgspec

FRESH = 1.0  # seconds that a page is valid
PAGES = 20  # pages kept at the same time


class CachedPage(NamedTuple):
    plain: bytes
    packed: bytes
    until: float


class CachedPages:
    """Pages by key. `read` returns the content for a key, which is sent as JSON."""

    def __init__(self, read: Callable[[str], Awaitable[Any]], clock: Callable[[], float] = monotonic) -> None:
        self._read, self._clock = read, clock
        self._pages: dict[str, CachedPage] = {}
        self._one = asyncio.Lock()

    def known(self, key: str) -> CachedPage | None:
        """Return the page of a key if it is still valid."""
        page = self._pages.get(key)
        return page if page is not None and page.until > self._clock() else None

    async def get(self, key: str) -> CachedPage:
        """Return the page of a key. Requests at the same time share one reading."""
        found = self.known(key)
        if found is None:
            async with self._one:
                found = self.known(key) or await self._made(key)
        return found

    def forget(self) -> None:
        """Read every page again at the next request."""
        self._pages.clear()

    async def _made(self, key: str) -> CachedPage:
        plain = msgspec.json.encode(await self._read(key))
        if len(self._pages) >= PAGES:
            self._pages.clear()
        self._pages[key] = CachedPage(plain, gzip.compress(plain, 6, mtime=0), self._clock() + FRESH)
        return self._pages[key]
