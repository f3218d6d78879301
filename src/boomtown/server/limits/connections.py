"""Limits of open and of new connections per client address."""

from collections import Counter

from .limits import Buckets, Count

CONNECTIONS = 128  # of one address at the same time
MADE = 20.0, 200  # connections of one address: a second in the long run, and at once
BLAME = 20  # connections that a flood counts for


class Connections:
    """How many connections each address has, and how often it makes one; for both protocols together."""

    def __init__(self) -> None:
        self.exempt: frozenset[str] = frozenset()  # proxies: everybody comes through them
        self.hits: Counter[str] = Counter()  # how often which limit has been in the way, for the keeper
        self.count = Count()
        self.made = Buckets(*MADE)

    def make(self, address: str) -> bool:
        """Whether a new connection from there is taken."""
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
        """It has flooded: its next connections have to wait."""
        if address not in self.exempt:
            self.made.of(address).spend(BLAME)


OPEN = Connections()
