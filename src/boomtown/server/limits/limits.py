"""Token buckets: rate limits for a connection, a seat or an address."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from time import monotonic

from ..config.settings import UNLIMITED, Settings
from ..core.durations import DAY
from ..core.errors import Refused


class Bucket:
    """Token bucket that allows `burst` requests at once and `rate` per second on average."""

    __slots__ = ("burst", "clock", "left", "rate", "then")

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = monotonic) -> None:
        self.rate, self.burst, self.clock = rate, burst, clock
        self.left, self.then = float(burst), clock()

    def take(self) -> bool:
        if self.empty():
            return False
        self.left -= 1
        return True

    def empty(self) -> bool:
        self._refill()
        return self.left < 1

    def spend(self, much: float) -> None:
        """Take this amount even if less is left. Time pays the debt back."""
        self._refill()
        self.left -= much

    def debt(self) -> float:
        """Return the seconds until the debt is paid back, 0 if there is none."""
        if self.left >= 0:  # the usual case
            return 0.0
        self._refill()
        return max(0.0, -self.left / self.rate) if self.rate else 0.0

    def used(self) -> float:
        """Return the tokens taken and not refilled."""
        self._refill()
        return self.burst - self.left

    def full(self) -> bool:
        self._refill()
        return self.left >= self.burst

    def _refill(self) -> None:
        now = self.clock()
        self.left = min(float(self.burst), self.left + (now - self.then) * self.rate)
        self.then = now


REMEMBERED = 10_000  # maximum of addresses in one limit


class Buckets:
    """Bucket for each address. Full buckets are dropped; at the maximum those with the most tokens are dropped too.

    `hit` is called for each refusal.
    """

    def __init__(self, rate: float, burst: int, hit: Callable[[], None] = lambda: None) -> None:
        self.rate, self.burst, self.hit = rate, burst, hit
        self.spent: dict[str, int] | None = None  # by address, for other processes; None: there are no other processes
        self._of: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        taken = self.of(address).take()
        if not taken:
            self.hit()
        elif self.spent is not None:
            self.spent[address] = self.spent.get(address, 0) + 1
        return taken

    def of(self, address: str) -> Bucket:
        if address not in self._of:
            if len(self._of) >= REMEMBERED:
                self._make_room()
            self._of[address] = Bucket(self.rate, self.burst)
        return self._of[address]

    def _make_room(self) -> None:
        """Drop at least half of the addresses, so that this happens rarely."""
        self.forget()
        if len(self._of) > REMEMBERED // 2:
            emptiest = sorted(self._of.items(), key=lambda one: one[1].left)
            self._of = dict(emptiest[: REMEMBERED // 2])

    def forget(self) -> None:
        self._of = {address: bucket for address, bucket in self._of.items() if not bucket.full()}


class AddressCounter:
    """Counter per address, for this process and for other processes."""

    def __init__(self) -> None:
        self.here: Counter[str] = Counter()
        self.elsewhere: dict[str, dict[str, int]] = {}  # by process
        self.changed: set[str] | None = None  # addresses to send to other processes; None: there are no other processes

    def of(self, address: str) -> int:
        return self.here[address] + sum(one.get(address, 0) for one in self.elsewhere.values())

    def add(self, address: str, more: int) -> None:
        self.here[address] += more
        if self.here[address] <= 0:
            del self.here[address]
        if self.changed is not None:
            self.changed.add(address)


class Sockets:
    """Limit of open WebSockets per address."""

    def __init__(self, limit: int, hit: Callable[[], None] = lambda: None) -> None:
        self.limit, self.hit = limit, hit
        self.count = AddressCounter()

    def enter(self, address: str) -> None:
        """Count a socket; raise `too-many` if the address has reached the limit."""
        if self.count.of(address) >= self.limit:
            self.hit()
            raise Refused("too-many", f"expected at most {self.limit} connections from one address")
        self.count.add(address, 1)

    def leave(self, address: str) -> None:
        self.count.add(address, -1)


BOARDS = 2.0, 60  # positions of the board from an address: rate per second, and burst
REPORTS = 1 / 300, 5  # of an address at one table: rate per second, and burst
ESTIMATES = 3.0, 20  # of an address: rate per second, and burst
TOURNAMENTS = 40.0, 90  # reads from an address, such as that of a class with 60 pages: rate per second, and burst
STUDIES = 3.0, 60  # choices of an address in lessons: rate per second, and burst
REPORTERS = 20 / 3600, 20  # of an address at all tables


class Limits:
    """Rate limits of each address over all its connections."""

    def __init__(self, settings: Settings) -> None:
        self.hits: Counter[str] = Counter()  # refusals by limit
        self.buckets: dict[str, Buckets] = {}  # by name of the limit

        def buckets(name: str, rate: float, burst: int) -> Buckets:
            self.buckets[name] = Buckets(rate, burst, partial(self.hit, name))
            return self.buckets[name]

        def fixed(name: str, numbers: tuple[float, int]) -> Buckets:
            return buckets(name, *((UNLIMITED, UNLIMITED) if settings.limits == "off" else numbers))

        self.all = buckets("requests", settings.http_rate, settings.http_burst)  # of any type
        # tables created, joined or exported
        self.requests = buckets("changes", settings.request_rate, settings.request_burst)
        self.misses = buckets("misses", settings.miss_rate, settings.miss_burst)  # unknown names of tables
        # recorded games for the replay page
        self.uploads = buckets("uploads", settings.upload_rate, settings.upload_burst)
        # a replay of a file asks for the curve of its view and for that of the open table
        self.curves = buckets("curves", 2 * settings.upload_rate, 2 * settings.upload_burst)
        self.estimates = fixed("estimates", ESTIMATES)  # "who is who"
        self.boards = fixed("boards", BOARDS)  # positions on the board
        self.studies = fixed("studies", STUDIES)  # choices in lessons
        self.tournaments = fixed("tournaments", TOURNAMENTS)  # pages of tournaments, each of which asks every 3 s
        self.mails = buckets("mails", settings.mail_day / DAY, settings.mail_day)  # confirmation mails
        self.messages = buckets("messages", settings.address_rate, settings.address_burst)
        self.hellos = buckets("hellos", settings.hello_rate, settings.hello_burst)
        self.reports = fixed("reports", REPORTS)  # of an address at one table
        self.reporters = fixed("reporters", REPORTERS)  # of an address, over its tables together
        self.sockets = Sockets(settings.sockets_per_address, partial(self.hit, "sockets"))

    def hit(self, name: str) -> None:
        """Count a refusal by the limit of this name."""
        self.hits[name] += 1

    def forget(self) -> None:
        for buckets in self.buckets.values():
            buckets.forget()


@contextmanager
def limit_guesses(misses: Buckets, address: str, code: str, what: str) -> Iterator[None]:
    """Count each refusal with this code as a miss, to limit how often an address can guess a secret name.

    Raise `too-many` if the address has missed too often.
    """
    if misses.of(address).empty():
        misses.hit()
        raise Refused("too-many", f"too many {what}: wait a moment")
    try:
        yield
    except Refused as error:
        if error.code == code:
            misses.take(address)
        raise


def take(buckets: Buckets, address: str) -> None:
    """Take a token; raise `too-many` if the address has none left."""
    if not buckets.take(address):
        raise Refused("too-many", "too much asked for at once from this address: wait a moment")
