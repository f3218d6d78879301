"""One browser: what it acts for, what it has seen, and a bounded queue of what it has still to be sent."""

from collections.abc import Awaitable, Callable

from ..core.errors import Refused
from ..limits.limits import Bucket
from ..tables.server_messages import Error, ServerMessage, encode

Line = Callable[[bytes], bool]  # sends a message at once; False where it cannot
WAITING = 1 << 18  # bytes from which on no further message waits for a slow reader
# codes a socket is closed with
AWAY, NO_TABLE, SILENT, OTHER, CROWDED, FLOOD = 1001, 4404, 4408, 4410, 4429, 1008


class Connection:
    """The room puts messages in; `line` takes them as long as the browser reads, else `pump` sends them later. Most
    browsers never need that, so it runs only while something waits.
    """

    def __init__(self, limit: int, bucket: Bucket, address: str = "", line: Line | None = None) -> None:
        self.bucket = bucket  # what it may still send; the seat's as soon as it acts for one
        self.address = address
        self.name = ""  # what a spectator is called
        self.key = ""  # hash of the token it came with; "" for a spectator
        self.mark = ""  # of a speaker without an account, once they have spoken
        self.me = ""  # hash of the cookie it came with, by which the cluster knows its person; "" without one
        self.acting = False  # the one connection that acts for that seat
        self.removed = False  # the host has freed its seat
        self.greeted = False
        self.round = 0
        self.seen = 0  # events of that round sent so far
        self.revealed = False  # wants all roles open, where that is allowed
        self.behind = False  # too slow: gets a fresh snapshot once it reads again
        self.closed = False
        self.code = AWAY  # what it is closed with
        self._limit = limit
        self._line = line
        self.begin: Callable[[], None] = lambda: None  # has `pump` run, in a task of its own
        self._waiting: list[bytes] = []
        self._size = 0  # bytes of those
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
        """Encode a message and put it in."""
        self.put(encode(message))

    def refuse(self, error: Refused) -> None:
        self.send(Error.of(error))

    def close(self, code: int = AWAY) -> None:
        """Send what waits, then hang up."""
        self.closed, self.code = True, code
        self._stir()

    def _stir(self) -> None:
        if not self._pumping:
            self._pumping = True
            self.begin()

    async def pump(
        self, send: Callable[[bytes], Awaitable[None]], refresh: Callable[["Connection"], Awaitable[None]]
    ) -> bool:
        """Send what waits; whether it is time to hang up then. `refresh` queues everything a newcomer needs, for a
        reader who fell behind.
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
