"""Cache of the list of public tables: each page is encoded and compressed at most once a second."""

import asyncio
import gzip
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import NamedTuple

import msgspec

from ..limits.limits import Buckets, take
from ..tables.table_info import TablePage

FRESH = 1.0  # seconds that a page is valid
PAGES = 20  # pages kept at the same time


class Page(NamedTuple):
    plain: bytes
    packed: bytes
    until: float


class TableList:
    """Cached pages. `read` returns the page after a position, and the position where the next one begins."""

    def __init__(
        self, read: Callable[[str], Awaitable[TablePage]], asked: Buckets, clock: Callable[[], float] = monotonic
    ) -> None:
        self._read, self._asked, self._clock = read, asked, clock
        self._pages: dict[str, Page] = {}
        self._one = asyncio.Lock()

    async def page(self, after: str, address: str) -> Page:
        """Return the page after this position.

        Making a later page counts against the change limit of the address, because a client can ask for any number of
        positions.
        """
        found = self._known(after)
        if found is None:
            if after:
                take(self._asked, address)
            async with self._one:
                found = self._known(after) or await self._made(after)
        return found

    def _known(self, after: str) -> Page | None:
        page = self._pages.get(after)
        return page if page is not None and page.until > self._clock() else None

    async def _made(self, after: str) -> Page:
        plain = msgspec.json.encode(await self._read(after))
        if len(self._pages) >= PAGES:
            self._pages.clear()
        self._pages[after] = Page(plain, gzip.compress(plain, 6, mtime=0), self._clock() + FRESH)
        return self._pages[after]
