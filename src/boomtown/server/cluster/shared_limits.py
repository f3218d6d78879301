"""Rate limits shared by the processes: each publishes what client addresses have used.

A client that connects to all processes gets no more than a client of one process.
"""

import asyncio
from collections.abc import Iterator
from itertools import islice

import msgspec
from msgspec import Struct, field

from ..limits.connections import OPEN
from ..limits.limits import AddressCounter, Buckets, Limits
from .membership import Cluster

EVERY = 0.5  # seconds
AT_ONCE = 50  # addresses per message


class LimitUsage(Struct, omit_defaults=True):
    """Message with the use of limits.

    `buckets`: what each address has used since the last message. `counts`: number of its sockets now.
    """

    buckets: dict[str, dict[str, int]] = field(default_factory=dict)
    counts: dict[str, dict[str, int]] = field(default_factory=dict)


class SharedLimits:
    """Use of the limits of this process, published to the cluster. A process without peers records nothing."""

    def __init__(self, limits: Limits, cluster: Cluster) -> None:
        self.cluster = cluster
        self.buckets: dict[str, Buckets] = {**limits.buckets, "made": OPEN.made}
        self.counts: dict[str, AddressCounter] = {"sockets": limits.sockets.count, "connections": OPEN.count}

    def on_process_arrived(self) -> None:
        """Start recording, and publish all counts: the new process does not know them."""
        for buckets in self.buckets.values():
            buckets.spent = buckets.spent or {}
        for count in self.counts.values():
            count.changed = {*count.here}

    def on_process_gone(self, process: str) -> None:
        """Forget the connections of a process that has ended."""
        for count in self.counts.values():
            count.elsewhere.pop(process, None)
        if self.cluster.alone:
            for buckets in self.buckets.values():
                buckets.spent = None
            for count in self.counts.values():
                count.changed = None

    async def publish_forever(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            self.publish()

    def publish(self) -> None:
        """Publish the use of limits since the last call."""
        for name, buckets in self.buckets.items():
            for part in _parts(buckets.spent):
                self.cluster.publish("spent", "", msgspec.json.encode(LimitUsage(buckets={name: part})).decode())
            if buckets.spent:
                buckets.spent = {}
        for name, count in self.counts.items():
            for part in _parts({address: count.here[address] for address in count.changed or ()}):
                self.cluster.publish("spent", "", msgspec.json.encode(LimitUsage(counts={name: part})).decode())
            if count.changed:
                count.changed = set()

    def on_usage(self, process: str, text: str) -> None:
        """Count what another process reports."""
        usage = msgspec.json.decode(text, type=LimitUsage)
        for name, spent in usage.buckets.items():
            if name in self.buckets:
                for address, much in spent.items():
                    self.buckets[name].of(address).spend(much)
        for name, counts in usage.counts.items():
            if name in self.counts:
                known = self.counts[name].elsewhere.setdefault(process, {})
                for address, number in counts.items():
                    if number:
                        known[address] = number
                    else:
                        known.pop(address, None)


def _parts(all_: dict[str, int] | None) -> Iterator[dict[str, int]]:
    """Split the entries into parts that fit in a message."""
    rest = iter((all_ or {}).items())
    while part := dict(islice(rest, AT_ONCE)):
        yield part
