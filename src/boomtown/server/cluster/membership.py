"""The processes that serve one town: which of them are alive, and what they tell each other.

Nobody owns a table. What holds is in the storage; here goes what is too short-lived for it: who is there, what
somebody said, that a game has gone on. A process that has not been heard of for a while is gone with all its people.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import cached_property
from hashlib import sha256
from secrets import token_hex
from typing import NamedTuple

from ..engine.rules_version import fingerprint
from .bus.base import Bus, Listener

log = logging.getLogger("boomtown.server.cluster")

BEAT = 1.0  # seconds between two signs of life
SILENT = 2.5  # seconds without one: gone
ALL = "*"  # all tables
ANSWER = 0.2  # seconds in which the others say who is at a table


class Heard(NamedTuple):
    """A message of another process: of which kind, about what (a table, or "" for the whole town), and its text."""

    kind: str
    about: str
    sender: str
    text: str


class Ears(NamedTuple):
    """Who is told what goes on; all are called on the loop and must not wait."""

    heard: Callable[[Heard], None]
    came: Callable[[str], None]  # a process that was not known
    went: Callable[[str], None]  # one is gone
    missed: Callable[[], None]  # anything may have been said meanwhile


NO_EARS = Ears(lambda news: None, lambda process: None, lambda process: None, lambda: None)


def rules_of(process: str) -> str:
    """The fingerprint of the rules of a process; "" where it has not said."""
    return (*process.split(":"), "", "")[1]


def client_of(process: str) -> str:
    """Which build of the client a process has; "" where it has not said."""
    return (*process.split(":"), "", "")[2]


def nearness(candidate: object, name: str) -> bytes:
    """The candidate of the greatest is the one for this name: all who know the candidates agree on it without a word,
    and when one goes only what it did passes to others.
    """
    return sha256(f"{candidate} {name}".encode()).digest()


class Cluster:
    """This process among the others."""

    def __init__(self, bus: Bus) -> None:
        self.me = token_hex(4)
        self.bus, self.ears = bus, NO_EARS
        self.others: dict[str, float] = {}  # when each was heard of last, in loop time
        self._heard_me = 0.0  # when our own sign of life came back last: until then nobody else can be heard either
        self._number = 0
        self._asked: dict[str, tuple[set[str], asyncio.Event]] = {}  # by table: who has not answered yet
        self._task: asyncio.Task[None] | None = None
        self._warned: set[str] = set()  # rules of others

    def listen(self, ears: Ears) -> None:
        """Set the receiver of messages, before `open`."""
        self.ears = ears

    @cached_property
    def rules(self) -> str:
        """The fingerprint of our own."""
        return fingerprint()

    def introduce(self, client: str) -> None:
        """Our name says from now on which rules and which build of the client we have. Reads all of the rules."""
        self.me = f"{self.me}:{self.rules}:{client}"

    def kin(self) -> set[str]:
        """The processes that have our rules, this one among them."""
        return {self.me, *(one for one in self.others if self.alike(one))}

    def unlike(self) -> list[str]:
        """The processes that have other rules."""
        return [one for one in self.others if not self.alike(one)]

    def alike(self, process: str) -> bool:
        """Whether it has our rules."""
        return rules_of(process) == rules_of(self.me)

    def other_clients(self) -> bool:
        """Whether a server of the town has another build of the client."""
        return any(client_of(one) != client_of(self.me) for one in self.others)

    async def open(self) -> None:
        await self.bus.open()
        self._heard_me = self._now()
        self._stop = self.bus.subscribe(Listener(self._hear, self._missed))
        self._say("alive")
        self._task = asyncio.create_task(self._live(), name="signs of life")

    async def close(self) -> None:
        """Say so: the others need not wait for a silence."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
            self._say("bye")
            self._stop()
            await self.bus.close()

    @staticmethod
    def _now() -> float:
        return asyncio.get_running_loop().time()

    @property
    def alone(self) -> bool:
        return not self.others

    @property
    def deaf(self) -> bool:
        """Whether not even our own signs of life come back: nothing is known of the others."""
        return self._now() - self._heard_me >= SILENT

    def chosen(self, name: str, among: Iterable[str] | None = None) -> bool:
        """Whether this process is the one of `among` (all that live) that does what must be done once."""
        candidates = {self.me, *self.others} if among is None else set(among)
        return max(candidates, key=lambda one: nearness(one, name), default="") == self.me

    def tell(self, kind: str, about: str = "", text: str = "", newest: bool = False) -> None:
        """All other processes. `newest`: what was not sent yet of this kind about the same is not worth sending."""
        if self.others:
            self._say(kind, about, text, newest)

    async def ask(self, table: str) -> None:
        """Back when every other process has said who is at a table, or has had time to."""
        if not self.others:
            return
        event = self._asked.setdefault(table, (set(self.others), asyncio.Event()))[1]
        self._say("who", table)
        with suppress(TimeoutError):
            async with asyncio.timeout(ANSWER):
                await event.wait()
        self._asked.pop(table, None)

    def answered(self, table: str, sender: str) -> None:
        """It has said who is there."""
        if table in self._asked:
            waiting, event = self._asked[table]
            waiting.discard(sender)
            if not waiting:
                event.set()

    def _say(self, kind: str, about: str = "", text: str = "", newest: bool = False) -> None:
        self._number += 1  # no two messages are the same: a bus may leave out what it has just sent
        self.bus.publish(f"{kind} {about}", f"{self.me} {self._number} {text}", newest)

    def _hear(self, topic: str, message: str) -> None:
        kind, _, about = topic.partition(" ")
        sender, _, rest = message.partition(" ")
        if sender == self.me:
            self._heard_me = self._now()
            return
        if kind == "bye":
            self.lose(sender)
            return
        new = sender not in self.others
        self.others[sender] = self._now()
        if new:
            log.info("another process is here", extra={"other": sender, "processes": len(self.others) + 1})
            self._say("alive")
            self._look_over(sender)
            self.ears.came(sender)
        if kind != "alive":
            self.ears.heard(Heard(kind, about, sender, rest.partition(" ")[2]))

    def _look_over(self, other: str) -> None:
        """The keeper should know, as two kinds of rules do not share a game."""
        rules = rules_of(other)
        if not self.alike(other) and rules not in self._warned:
            self._warned.add(rules)
            ours = {"rules": rules_of(self.me), "others": rules or "unknown"}
            log.warning("a server with other rules is in the town: each game stays with the rules it has", extra=ours)

    def _missed(self) -> None:
        now = self._now()
        self._heard_me = now
        self.others = dict.fromkeys(self.others, now)  # they could not be heard
        self._say("alive")
        self.ears.missed()

    async def _live(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            now = self._now()
            if not self.deaf:  # else the bus is silent, not they
                for other in [one for one, heard in self.others.items() if now - heard > SILENT]:
                    self.lose(other)
            self._say("alive", newest=True)

    def lose(self, other: str) -> None:
        """This process is gone."""
        if self.others.pop(other, None) is None:
            return
        log.info("another process is gone", extra={"other": other, "processes": len(self.others) + 1})
        for table in list(self._asked):
            self.answered(table, other)
        self.ears.went(other)
