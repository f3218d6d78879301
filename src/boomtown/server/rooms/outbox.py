"""Connection of one browser, with a bounded queue of messages."""

from collections.abc import Awaitable, Callable

from ..core.errors import Refused
from ..limits.limits import Bucket
from ..tables.server_messages import Error, ServerMessage, encode

Line = Callable[[bytes], bool]  # sends a message at once; False if it cannot
WAITING = 1 << 18  # bytes in the queue of a slow reader, beyond which it is dropped
# close codes of a socket
AWAY, NO_TABLE, SILENT, OTHER, CROWDED, FLOOD = 1001, 4404, 4408, 4410, 4429, 1008


class Connection:
    """Connection of a browser.

    `line` sends messages at once as long as the browser reads them. Otherwise they are queued, and `pump` sends them
    later. Most browsers never need `pump`, so it runs only while messages wait.
    """

    def __init__(self, limit: int, bucket: Bucket, address: str = "", line: Line | None = None) -> None:
        self.bucket = bucket  # limit of its messages; that of the seat once it acts for one
        self.address = address
        self.name = ""  # name of a spectator
        self.key = ""  # hash of its seat token; "" for a spectator
        self.mark = ""  # mark of a speaker without an account, after the first message
        self.session = ""  # key of the session in the database, "" without one
        self.acting = False  # the one connection that acts for that seat
        self.removed = False  # the host has freed its seat
        self.greeted = False
        self.round = 0
        self.seen = 0  # events of that round already sent
        self.revealed = False  # wants to see all roles, if allowed
        self.behind = False  # too slow: gets a fresh snapshot once it reads again
        self.closed = False
        self.code = AWAY  # close code
        self._limit = limit
        self._line = line
        self.begin: Callable[[], None] = lambda: None  # has `pump` run, in a task of its own
        self._waiting: list[bytes] = []
        self._size = 0  # bytes of the queue
        self._pumping = False  # `pump` runs, or is about to

    def put(self, message: bytes) -> None:
        """Send a message, or queue it. If the reader is too slow, drop the queue instead of growing it."""
        if self.behind or self.closed:
            return
        if self._line is not None and not self._pumping and self._line(message):
            return
        if len(self._waiting) >= self._limit or self._size >= WAITING:
            self._waiting.clear()
            self._size, self.behind = 0, True
        else:
            self._waiting.append(message)
            self._size += len(message)
        self._stir()

    def send(self, message: ServerMessage) -> None:
        self.put(encode(message))

    def refuse(self, error: Refused) -> None:
        self.send(Error.of(error))

    def close(self, code: int = AWAY) -> None:
        """Close the connection after the queue is sent."""
        self.closed, self.code = True, code
        self._stir()

    def _stir(self) -> None:
        if not self._pumping:
            self._pumping = True
            self.begin()

    async def pump(
        self, send: Callable[[bytes], Awaitable[None]], refresh: Callable[["Connection"], Awaitable[None]]
    ) -> bool:
        """Send the queue. Return whether the connection should be closed then.

        `refresh` queues a new snapshot for a reader who fell behind.
        """
        while self._waiting or self.behind:
            if self._waiting:
                message = self._waiting.pop(0)
                self._size -= len(message)
                await send(message)
            else:
                self.behind = False
                await refresh(self)
        self._pumping = False
        return self.closed
