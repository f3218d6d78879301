"""Limits of open and new connections per client address."""

from collections import Counter

from .limits import Buckets, Count

CONNECTIONS = 128  # open connections of one address
MADE = 20.0, 200  # new connections of one address: rate per second, and burst
BLAME = 20  # new connections that a flood is charged as


class Connections:
    """Counter of open and new connections per address, shared by HTTP and WebSocket."""

    def __init__(self) -> None:
        self.exempt: frozenset[str] = frozenset()  # proxies, which carry the connections of many clients
        self.hits: Counter[str] = Counter()  # refusals by limit, for the metrics
        self.count = Count()
        self.made = Buckets(*MADE)

    def make(self, address: str) -> bool:
        """Count a new connection of the address; return False if it must be refused."""
        if address in self.exempt:
            return True
        taken = self.made.take(address) and self.count.of(address) < CONNECTIONS
        self.hits["connections"] += not taken
        return taken

    def enter(self, address: str) -> None:
        self.count.add(address, 1)

    def leave(self, address: str) -> None:
        self.count.add(address, -1)

    def blame(self, address: str) -> None:
        """Charge the address for a flood: its next connections have to wait."""
        if address not in self.exempt:
            self.made.of(address).spend(BLAME)


OPEN = Connections()
