"""One table of scripted players. They answer their questions, game after game, and record how long they waited."""

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

RESPONSE_TIMEOUT = 60.0  # seconds to wait for a response
FIRST_RETRY = 1.1  # seconds; in one second the server reports a refused rate once and drops the rest silently
LONGEST_RETRY = 8.0  # seconds between two attempts of a player who is refused repeatedly


class Option(msgspec.Struct):
    code: int


class Decision(msgspec.Struct):
    move: int
    options: list[Option]


class View(msgspec.Struct):
    move: int
    phase: str


class ServerMessage(msgspec.Struct):
    """Fields that are read of a server message; the decoder skips all other fields."""

    t: str
    view: View | None = None
    decision: Decision | None = None
    held: int | None = None
    code: str = ""


_decoder = msgspec.json.Decoder(ServerMessage)


@dataclass
class Notes:
    """Measurements of all scripted players since the last `clear`."""

    waits: list[float] = field(default_factory=list)  # seconds from a choice sent to its answer
    refused: Counter[str] = field(default_factory=Counter)  # by code
    earlier: Counter[str] = field(default_factory=Counter)  # refusals before the last `clear`
    lost: int = 0  # lost connections
    games: int = 0  # finished games

    def clear(self) -> None:
        self.earlier.update(self.refused)
        self.waits.clear()
        self.refused.clear()
        self.lost = self.games = 0


def stored(url: str) -> int | None:
    """Return how many choices the server has stored (people, bots and timeouts), or None if it does not say."""
    try:
        text = ask(url, "/metrics")
    except OSError:
        return None
    return int(sum(float(times) for times in re.findall(r"^boomtown_choices_total\{.*\} (\S+)$", text, re.MULTILINE)))


def ask(url: str, path: str, body: Any = None, address: str | None = None) -> Any:
    """Return the server's response (JSON, or text) to a request from a local address. Raises OSError for an error
    status.
    """
    parts = urlsplit(url)
    kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
    line = kind(
        parts.hostname or "", parts.port, timeout=RESPONSE_TIMEOUT, source_address=(address, 0) if address else None
    )
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
    """Table created by its first player. The other players join from the same address.

    With several `urls`, processes of one installation, each player connects to the next one.
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
        self.players = [ScriptedPlayer(self, n, token, Random(f"{number}.{n}")) for n, token in enumerate(tokens)]


class ScriptedPlayer:
    """Scripted player who takes a random option after about `pace` seconds.

    If the server refuses a message, the player waits, longer each time, and sends it again.
    """

    def __init__(self, table: Table, number: int, token: str, rnd: Random) -> None:
        self.table, self.token, self.rnd, self.host = table, token, rnd, number == 0
        self.url = table.urls[number]
        self.pace = 1.0
        self._last: ServerMessage | None = None  # the newest state
        self._move = -1  # its move number
        self._answered = -1  # the newest state that was answered
        self._sent: float | None = None  # time of the pending choice
        self._over = False
        self._asked_again = False  # a new game was asked for
        self._pause = 0.0  # seconds to wait after a refusal
        self._quiet_until = 0.0  # in loop time

    async def connect(self) -> ClientConnection:
        """Connect, and wait for the table."""
        address = self.url.replace("http", "ws", 1)
        where: dict[str, Any] = {"local_addr": (self.table.address, 0)} if self.table.address else {}
        line = await connect(
            f"{address}/ws/{self.table.code}", max_size=None, compression=None, open_timeout=RESPONSE_TIMEOUT, **where
        )
        await line.send(json.dumps({"t": "hello", "token": self.token}))
        async with asyncio.timeout(RESPONSE_TIMEOUT):
            while _decoder.decode(await line.recv()).t != "table":
                pass
        return line

    async def play(self, line: ClientConnection) -> None:
        """Play until the connection ends."""
        try:
            self._schedule(line, self._next_message())
            async for text in line:
                self._schedule(line, self._react(_decoder.decode(text)))
        except ConnectionClosed:
            self.table.notes.lost += 1

    def _schedule(self, line: ClientConnection, messages: Iterator[tuple[float, dict[str, Any]]]) -> None:
        for wait, message in messages:
            asyncio.get_running_loop().call_later(wait, self._send, line, message)

    def _react(self, message: ServerMessage) -> Iterator[tuple[float, dict[str, Any]]]:
        """Yield the messages that answer a server message, each with a delay in seconds."""
        if message.t == "error":
            yield from self._next_message(self._refused(message.code))
        elif message.t == "state" and message.view is not None:
            self._note_answer(message, message.view.move)
            over = message.view.phase == "over"
            if over and not self._over and self.host:
                self.table.notes.games += 1
            self._last, self._over, self._asked_again = message, over, over and self._asked_again
            yield from self._next_message()

    def _next_message(self, wait: float = 0.0) -> Iterator[tuple[float, dict[str, Any]]]:
        """Yield the message to send now, unless it was sent already."""
        if self._last is None:
            if self.host:
                yield wait, {"t": "start"}
        elif self._over:
            if self.host and not self._asked_again:
                self._asked_again = True
                yield wait + self._think_time(), {"t": "again", "rotate_sheriff": False}
        else:
            ask = self._last.decision
            if ask is not None and self._last.held is None and self._answered != ask.move:
                self._answered = ask.move
                code = self.rnd.choice(ask.options).code
                yield wait + self._think_time(), {"t": "choose", "move": ask.move, "code": code}

    def _refused(self, code: str) -> float:
        """Return the seconds to wait before the refused message is sent again.

        If the server refuses the rate, nothing is sent until then.
        """
        self.table.notes.refused[code] += 1
        self._sent, self._answered, self._asked_again = None, -1, False
        self._pause = min(LONGEST_RETRY, max(FIRST_RETRY, 2 * self._pause))
        wait = self._pause * self.rnd.uniform(1.0, 1.3)
        if code == "too-many":
            self._quiet_until = asyncio.get_running_loop().time() + wait
        return wait

    def _note_answer(self, message: ServerMessage, move: int) -> None:
        """Record the wait for our choice once the server has applied it, or holds it during a moment."""
        if self._sent is not None and (move != self._move or message.held is not None):
            self.table.notes.waits.append(perf_counter() - self._sent)
            self._sent, self._pause = None, 0.0
        if move < self._move:
            self._answered = -1  # the next game
        self._move = move

    def _think_time(self) -> float:
        return self.pace * self.rnd.uniform(0.5, 1.5)

    def _send(self, line: ClientConnection, message: dict[str, Any]) -> None:
        if not self._makes_sense(message):
            return
        loop = asyncio.get_running_loop()
        if loop.time() < self._quiet_until:
            loop.call_at(self._quiet_until, self._send, line, message)
            return
        if message["t"] == "choose":
            self._sent = perf_counter()
        task = asyncio.ensure_future(line.send(json.dumps(message)))
        task.add_done_callback(lambda done: done.cancelled() or done.exception())

    def _makes_sense(self, message: dict[str, Any]) -> bool:
        if message["t"] == "choose":
            return bool(message["move"] == self._move and self._sent is None)
        return self._over if message["t"] == "again" else self._last is None
