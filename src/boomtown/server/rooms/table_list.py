"""List of public tables for clients: its pages are cached."""

from collections.abc import Awaitable, Callable
from time import monotonic

from ..core.cached_pages import CachedPage, CachedPages
from ..limits.limits import Buckets, take
from ..tables.table_info import TablePage


class TableList:
    """Cached pages. `read` returns the page after a position, and the position where the next one begins."""

    def __init__(
        self, read: Callable[[str], Awaitable[TablePage]], asked: Buckets, clock: Callable[[], float] = monotonic
    ) -> None:
        self._pages, self._asked = CachedPages(read, clock), asked

    async def page(self, after: str, address: str) -> CachedPage:
        """Return the page after this position.

        Making a later page counts against the change limit of the address, because a client can ask for any number of
        positions.
        """
        if after and self._pages.known(after) is None:
            take(self._asked, address)
        return await self._pages.get(after)
