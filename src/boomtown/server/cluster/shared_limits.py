"""What addresses have spent of their limits, told to the other processes of the town now and then: a stranger who
comes to all of them has no more than one who comes to one.
"""

import asyncio
from collections.abc import Iterator
from itertools import islice

import msgspec
from msgspec import Struct, field

from ..limits.connections import OPEN
from ..limits.limits import Buckets, Count, Limits
from ..tables.protocol import encode
from .membership import Cluster

EVERY = 0.5  # seconds
AT_ONCE = 50  # addresses in one message


class Spent(Struct, omit_defaults=True):
    """`buckets`: how much each address has spent since the last time; `counts`: how many sockets it has now."""

    buckets: dict[str, dict[str, int]] = field(default_factory=dict)
    counts: dict[str, dict[str, int]] = field(default_factory=dict)


class Spending:
    """The limits of one process, as the others know them. Nothing is remembered while there are no others."""

    def __init__(self, limits: Limits, town: Cluster) -> None:
        self.town = town
        self.buckets: dict[str, Buckets] = {**limits.buckets, "made": OPEN.made}
        self.counts: dict[str, Count] = {"sockets": limits.sockets.count, "connections": OPEN.count}

    def came(self) -> None:
        """Somebody knows nothing yet."""
        for buckets in self.buckets.values():
            buckets.spent = buckets.spent or {}
        for count in self.counts.values():
            count.changed = {*count.here}

    def went(self, process: str) -> None:
        """What it had open is closed."""
        for count in self.counts.values():
            count.elsewhere.pop(process, None)
        if self.town.alone:
            for buckets in self.buckets.values():
                buckets.spent = None
            for count in self.counts.values():
                count.changed = None

    async def tell_for_ever(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            self.tell()

    def tell(self) -> None:
        """The others, where there is something."""
        for name, buckets in self.buckets.items():
            for part in _parts(buckets.spent):
                self.town.tell("spent", "", encode(Spent(buckets={name: part})).decode())
            if buckets.spent:
                buckets.spent = {}
        for name, count in self.counts.items():
            for part in _parts({address: count.here[address] for address in count.changed or ()}):
                self.town.tell("spent", "", encode(Spent(counts={name: part})).decode())
            if count.changed:
                count.changed = set()

    def hear(self, process: str, text: str) -> None:
        """Count what another process tells."""
        told = msgspec.json.decode(text, type=Spent)
        for name, spent in told.buckets.items():
            if name in self.buckets:
                for address, much in spent.items():
                    self.buckets[name].of(address).spend(much)
        for name, counts in told.counts.items():
            if name in self.counts:
                known = self.counts[name].elsewhere.setdefault(process, {})
                for address, number in counts.items():
                    if number:
                        known[address] = number
                    else:
                        known.pop(address, None)


def _parts(all_: dict[str, int] | None) -> Iterator[dict[str, int]]:
    """Each short enough for a message."""
    rest = iter((all_ or {}).items())
    while part := dict(islice(rest, AT_ONCE)):
        yield part
