"""Limits of open and new connections per client address."""

from collections import Counter

from ..config.settings import Settings
from .limits import AddressCounter, Buckets

BLAME = 20  # new connections that a flood is charged as


class Connections:
    """Counter of open and new connections per address, shared by HTTP and WebSocket."""

    def __init__(self) -> None:
        self.hits: Counter[str] = Counter()  # refusals by limit, for the metrics
        self.count = AddressCounter()
        self.configure(Settings())

    def configure(self, settings: Settings) -> None:
        """Take the limits of the settings. Proxies are exempt, because all players behind one share its address."""
        self.exempt = frozenset(settings.trust_proxy)
        self.most = settings.connections_per_address
        self.made = Buckets(settings.connection_rate, settings.connection_burst)

    def make(self, address: str) -> bool:
        """Count a new connection of the address; return False if it must be refused."""
        if address in self.exempt:
            return True
        taken = self.made.take(address) and self.count.of(address) < self.most
        self.hits["connections"] += not taken
        return taken

    def enter(self, address: str) -> None:
        self.count.add(address, 1)

    def leave(self, address: str) -> None:
        self.count.add(address, -1)

    def charge_flood(self, address: str) -> None:
        """Charge the address for a flood: its next connections have to wait."""
        if address not in self.exempt:
            self.made.of(address).spend(BLAME)


OPEN = Connections()
