"""Membership of the server processes that share a database, and the messages between them.

No process owns a table, and the storage has the final state. Messages carry short-lived facts: which clients are
present, chat, new choices. A process that sends no heartbeat for a while counts as gone, with all its clients.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import cached_property
from hashlib import sha256
from secrets import token_hex
from typing import NamedTuple

from ..core.tasks import cancelled
from ..engine.rules_version import fingerprint
from .bus.base import Bus, Listener

log = logging.getLogger("boomtown.server.cluster")

BEAT = 1.0  # seconds between two heartbeats
SILENT = 2.5  # seconds without a heartbeat until a process counts as gone
ALL = "*"  # all tables
ANSWER = 0.2  # seconds that other processes have to report their clients at a table


class ClusterMessage(NamedTuple):
    """Message of another process. `about`: id of a table, or "" for the whole cluster."""

    kind: str
    about: str
    sender: str
    text: str


class ClusterListeners(NamedTuple):
    """Callbacks for cluster events. They run on the loop and must not block."""

    on_message: Callable[[ClusterMessage], None]
    on_process_arrived: Callable[[str], None]  # an unknown process
    on_process_gone: Callable[[str], None]
    on_missed: Callable[[], None]  # any message may have been lost


NO_LISTENERS = ClusterListeners(lambda news: None, lambda process: None, lambda process: None, lambda: None)


def rules_of(process: str) -> str:
    """Return the rules version of a process, "" if unknown."""
    return (*process.split(":"), "", "")[1]


def client_of(process: str) -> str:
    """Return the client build of a process, "" if unknown."""
    return (*process.split(":"), "", "")[2]


def rendezvous_weight(candidate: object, name: str) -> bytes:
    """Return the weight of a candidate for `name`.

    The candidate with the greatest weight is chosen (rendezvous hashing). All processes that know the candidates agree
    without messages, and only the work of a lost process moves.
    """
    return sha256(f"{candidate} {name}".encode()).digest()


class Cluster:
    """View of the cluster from this process."""

    def __init__(self, bus: Bus) -> None:
        self.me = token_hex(4)
        self.bus, self.listeners = bus, NO_LISTENERS
        self.others: dict[str, float] = {}  # time of the last message of each, in loop time
        self._last_own_beat = (
            0.0  # when our own heartbeat was received last: without it, those of other processes are lost too
        )
        self._number = 0
        self._asked: dict[str, tuple[set[str], asyncio.Event]] = {}  # by table: processes that have not answered
        self._task: asyncio.Task[None] | None = None
        self._warned: set[str] = set()  # rules versions already reported in the log

    def listen(self, listeners: ClusterListeners) -> None:
        """Set the callbacks. Call it before `open`."""
        self.listeners = listeners

    @cached_property
    def rules(self) -> str:
        """The rules version of this process."""
        return fingerprint()

    def introduce(self, client: str) -> None:
        """Add the rules version and the client build to the name of this process. Reads all files of the rules."""
        self.me = f"{self.me}:{self.rules}:{client}"

    def same_rules(self) -> set[str]:
        """Return the processes with our rules version, this one included."""
        return {self.me, *(one for one in self.others if self.has_same_rules(one))}

    def other_rules(self) -> list[str]:
        """Return the processes with another rules version."""
        return [one for one in self.others if not self.has_same_rules(one)]

    def has_same_rules(self, process: str) -> bool:
        """Return whether a process has our rules version."""
        return rules_of(process) == rules_of(self.me)

    def other_clients(self) -> bool:
        """Return whether a process of the cluster has another build of the client."""
        return any(client_of(one) != client_of(self.me) for one in self.others)

    async def open(self) -> None:
        await self.bus.open()
        self._last_own_beat = self._now()
        self._stop = self.bus.subscribe(Listener(self._on_text, self._on_missed))
        self._publish("alive")
        self._task = asyncio.create_task(self._heartbeats(), name="heartbeats")

    async def close(self) -> None:
        """Leave the cluster. The message spares the rest the wait for the heartbeat."""
        if self._task is not None:
            await cancelled(self._task)
            self._publish("bye")
            self._stop()
            await self.bus.close()

    @staticmethod
    def _now() -> float:
        return asyncio.get_running_loop().time()

    @property
    def alone(self) -> bool:
        return not self.others

    @property
    def disconnected(self) -> bool:
        """True if this process does not even receive its own heartbeats. Then nothing is known about other
        processes.
        """
        return self._now() - self._last_own_beat >= SILENT

    def is_owner_of(self, name: str, among: Iterable[str] | None = None) -> bool:
        """Return whether this process, of those in `among` (default: all), does the work that exactly one must do."""
        candidates = {self.me, *self.others} if among is None else set(among)
        return max(candidates, key=lambda one: rendezvous_weight(one, name), default="") == self.me

    def publish(self, kind: str, about: str = "", text: str = "", newest: bool = False) -> None:
        """Send a message to all other processes. `newest`: drop an unsent message of the same kind about the same
        table.
        """
        if self.others:
            self._publish(kind, about, text, newest)

    async def ask(self, table: str) -> None:
        """Ask all other processes for their clients at a table. Return when all have answered or the time is over."""
        if not self.others:
            return
        event = self._asked.setdefault(table, (set(self.others), asyncio.Event()))[1]
        self._publish("who", table)
        with suppress(TimeoutError):
            async with asyncio.timeout(ANSWER):
                await event.wait()
        self._asked.pop(table, None)

    def presence_received(self, table: str, sender: str) -> None:
        """Note that a process has reported its clients at the table."""
        if table in self._asked:
            waiting, event = self._asked[table]
            waiting.discard(sender)
            if not waiting:
                event.set()

    def _publish(self, kind: str, about: str = "", text: str = "", newest: bool = False) -> None:
        self._number += 1  # makes each message unique: a bus may drop a repeated one
        self.bus.publish(f"{kind} {about}", f"{self.me} {self._number} {text}", newest)

    def _on_text(self, topic: str, message: str) -> None:
        kind, _, about = topic.partition(" ")
        sender, _, rest = message.partition(" ")
        if sender == self.me:
            self._last_own_beat = self._now()
            return
        if kind == "bye":
            self.process_gone(sender)
            return
        new = sender not in self.others
        self.others[sender] = self._now()
        if new:
            log.info("another process is here", extra={"other": sender, "processes": len(self.others) + 1})
            self._publish("alive")
            self._warn_about_rules(sender)
            self.listeners.on_process_arrived(sender)
        if kind != "alive":
            self.listeners.on_message(ClusterMessage(kind, about, sender, rest.partition(" ")[2]))

    def _warn_about_rules(self, other: str) -> None:
        """Log other rules once: two rules versions cannot share a game, so the operator should know."""
        rules = rules_of(other)
        if not self.has_same_rules(other) and rules not in self._warned:
            self._warned.add(rules)
            ours = {"rules": rules_of(self.me), "others": rules or "unknown"}
            log.warning(
                "a server with other rules is in the cluster: each game stays with the rules it has", extra=ours
            )

    def _on_missed(self) -> None:
        now = self._now()
        self._last_own_beat = now
        self.others = dict.fromkeys(self.others, now)  # their heartbeats may be among the lost messages
        self._publish("alive")
        self.listeners.on_missed()

    async def _heartbeats(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            now = self._now()
            if not self.disconnected:  # otherwise the bus failed, not the processes
                for other in [one for one, heard in self.others.items() if now - heard > SILENT]:
                    self.process_gone(other)
            self._publish("alive", newest=True)

    def process_gone(self, other: str) -> None:
        """Remove a process that has ended."""
        if self.others.pop(other, None) is None:
            return
        log.info("another process is gone", extra={"other": other, "processes": len(self.others) + 1})
        for table in list(self._asked):
            self.presence_received(table, other)
        self.listeners.on_process_gone(other)
