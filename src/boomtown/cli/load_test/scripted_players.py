"""One table of scripted people: they answer what they are asked, game after game, and note how long they waited."""

from __future__ import annotations

import asyncio
import http.client
import json
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

LONG = 60.0  # seconds until somebody who wants in gives up
SILENT = 1.1  # seconds; the server tells a flood once in one second that it is one, and refuses the rest without a word
LONGEST = 8.0  # seconds somebody waits who is refused again and again


class Option(msgspec.Struct):
    code: int


class Decision(msgspec.Struct):
    move: int
    options: list[Option]


class View(msgspec.Struct):
    move: int
    phase: str


class Heard(msgspec.Struct):
    """What is read of a message; the rest of it is skipped."""

    t: str
    view: View | None = None
    decision: Decision | None = None
    held: int | None = None
    code: str = ""


_decoder = msgspec.json.Decoder(Heard)


@dataclass
class Notes:
    """Of all people together, between two looks."""

    waits: list[float] = field(default_factory=list)  # seconds from a choice sent to its answer
    refused: Counter[str] = field(default_factory=Counter)  # codes
    earlier: Counter[str] = field(default_factory=Counter)  # what was refused before the last look
    lost: int = 0  # connections
    games: int = 0  # that have come to their end

    def clear(self) -> None:
        self.earlier.update(self.refused)
        self.waits.clear()
        self.refused.clear()
        self.lost = self.games = 0


def stored(url: str) -> int | None:
    """How many choices the server has stored so far, of people, bots and clocks; None where it does not tell us."""
    try:
        text = ask(url, "/metrics")
    except OSError:
        return None
    return int(sum(float(times) for times in re.findall(r"^boomtown_choices_total\{.*\} (\S+)$", text, re.MULTILINE)))


def ask(url: str, path: str, body: Any = None, address: str | None = None) -> Any:
    """JSON of the server, asked from this address of ours; OSError where it says no."""
    parts = urlsplit(url)
    kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
    line = kind(parts.hostname or "", parts.port, timeout=LONG, source_address=(address, 0) if address else None)
    try:
        line.request("GET" if body is None else "POST", path, None if body is None else json.dumps(body))
        answer = line.getresponse()
        text = answer.read()
        if answer.status >= 300:
            raise OSError(f"the server answers {answer.status} to {path}: {text[:200].decode(errors='replace')}")
        return json.loads(text) if text.startswith(b"{") else text.decode()
    finally:
        line.close()


class Table:
    """Made by its first person; the others join from the same house. With several `urls`, processes of one town, each
    person plays through the next one.
    """

    def __init__(
        self, urls: Sequence[str], number: int, people: int, players: int, address: str | None, notes: Notes
    ) -> None:
        self.urls = [urls[(number + n) % len(urls)] for n in range(people)]
        self.address, self.notes = address, notes
        url = self.urls[0]
        setup = {"players": players}
        order = {"name": "Ann", "setup": setup, "bots": 0, "start": False, "timer": 0, "public": False}
        first = ask(url, "/api/tables", order, address)
        self.code: str = first["table"]["code"]
        join = f"/api/tables/{self.code}/join"
        tokens = [first["token"], *(ask(url, join, {"name": f"P{n}"}, address)["token"] for n in range(1, people))]
        self.people = [Person(self, n, token, Random(f"{number}.{n}")) for n, token in enumerate(tokens)]


class Person:
    """Takes any option, after having thought for about `pace` seconds. Who is refused waits, longer each time, and
    says it again.
    """

    def __init__(self, table: Table, number: int, token: str, rnd: Random) -> None:
        self.table, self.token, self.rnd, self.host = table, token, rnd, number == 0
        self.url = table.urls[number]
        self.pace = 1.0
        self._last: Heard | None = None  # the newest state
        self._move = -1  # its number
        self._answered = -1  # the newest we have answered
        self._sent: float | None = None  # when
        self._over = False
        self._wished = False  # for another game
        self._pause = 0.0  # seconds, after we were refused
        self._quiet_until = 0.0  # in loop time

    async def enter(self) -> ClientConnection:
        """Come in, and see the table."""
        address = self.url.replace("http", "ws", 1)
        where: dict[str, Any] = {"local_addr": (self.table.address, 0)} if self.table.address else {}
        line = await connect(
            f"{address}/ws/{self.table.code}", max_size=None, compression=None, open_timeout=LONG, **where
        )
        await line.send(json.dumps({"t": "hello", "token": self.token}))
        async with asyncio.timeout(LONG):
            while _decoder.decode(await line.recv()).t != "table":
                pass
        return line

    async def play(self, line: ClientConnection) -> None:
        """Until the connection ends."""
        try:
            self._plan(line, self._wishes())
            async for text in line:
                self._plan(line, self._hear(_decoder.decode(text)))
        except ConnectionClosed:
            self.table.notes.lost += 1

    def _plan(self, line: ClientConnection, wishes: Iterator[tuple[float, dict[str, Any]]]) -> None:
        for wait, message in wishes:
            asyncio.get_running_loop().call_later(wait, self._say, line, message)

    def _hear(self, heard: Heard) -> Iterator[tuple[float, dict[str, Any]]]:
        """What we say to that, and after how long."""
        if heard.t == "error":
            yield from self._wishes(self._refused(heard.code))
        elif heard.t == "state" and heard.view is not None:
            self._settle(heard, heard.view.move)
            over = heard.view.phase == "over"
            if over and not self._over and self.host:
                self.table.notes.games += 1
            self._last, self._over, self._wished = heard, over, over and self._wished
            yield from self._wishes()

    def _wishes(self, wait: float = 0.0) -> Iterator[tuple[float, dict[str, Any]]]:
        """What there is to say, if we have not said it."""
        if self._last is None:
            if self.host:
                yield wait, {"t": "start"}
        elif self._over:
            if self.host and not self._wished:
                self._wished = True
                yield wait + self._thought(), {"t": "again", "rotate_sheriff": False}
        else:
            ask = self._last.decision
            if ask is not None and self._last.held is None and self._answered != ask.move:
                self._answered = ask.move
                code = self.rnd.choice(ask.options).code
                yield wait + self._thought(), {"t": "choose", "move": ask.move, "code": code}

    def _refused(self, code: str) -> float:
        """Whatever it was is still to be said, if it still makes sense in so many seconds. Who says too much is quiet
        until then.
        """
        self.table.notes.refused[code] += 1
        self._sent, self._answered, self._wished = None, -1, False
        self._pause = min(LONGEST, max(SILENT, 2 * self._pause))
        wait = self._pause * self.rnd.uniform(1.0, 1.3)
        if code == "too-many":
            self._quiet_until = asyncio.get_running_loop().time() + wait
        return wait

    def _settle(self, heard: Heard, move: int) -> None:
        """Our choice counts, or at a moment is kept."""
        if self._sent is not None and (move != self._move or heard.held is not None):
            self.table.notes.waits.append(perf_counter() - self._sent)
            self._sent, self._pause = None, 0.0
        if move < self._move:
            self._answered = -1  # the next game
        self._move = move

    def _thought(self) -> float:
        return self.pace * self.rnd.uniform(0.5, 1.5)

    def _say(self, line: ClientConnection, message: dict[str, Any]) -> None:
        if not self._makes_sense(message):
            return
        loop = asyncio.get_running_loop()
        if loop.time() < self._quiet_until:
            loop.call_at(self._quiet_until, self._say, line, message)
            return
        if message["t"] == "choose":
            self._sent = perf_counter()
        task = asyncio.ensure_future(line.send(json.dumps(message)))
        task.add_done_callback(lambda done: done.cancelled() or done.exception())

    def _makes_sense(self, message: dict[str, Any]) -> bool:
        if message["t"] == "choose":
            return bool(message["move"] == self._move and self._sent is None)
        return self._over if message["t"] == "again" else self._last is None
