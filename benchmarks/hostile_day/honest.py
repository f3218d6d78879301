"""Honest player: makes one choice after another at the pace of a fast person, and measures the wait."""

from __future__ import annotations

import asyncio
import json
from time import perf_counter
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from benchmarks.hostile_day.server import Server

ORDER = {"name": "Ann", "setup": {"players": 4}, "bots": "fill", "start": True, "timer": 0, "public": False}
LONG = 30.0  # seconds until an answer counts as lost
PACE = 0.12  # seconds between two choices: fast for a person, within the limits of the server


class HonestPlayer:
    """Player at a table with bots, game after game."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.seated = server.post("/api/tables", ORDER)
        self.code: str = self.seated["table"]["code"]
        self.waits: list[float] = []  # seconds from a choice to its answer

    async def enter(self) -> ClientConnection:
        line = await connect(f"ws://127.0.0.1:{self.server.port}/ws/{self.code}", max_size=None)
        await line.send(json.dumps({"t": "hello", "token": self.seated["token"]}))
        return line

    async def play(self, seconds: float) -> None:
        """Record how long each choice waits for its answer."""
        end = perf_counter() + seconds
        line = await self.enter()
        state = await self._asked(line, -1)
        while perf_counter() < end:
            if state["view"]["phase"] == "over":
                await line.send(json.dumps({"t": "again", "keep_characters": False, "rotate_sheriff": False}))
                state = await self._asked(line, -1, state["round"] + 1)
                continue
            move = state["view"]["move"]
            code = state["decision"]["options"][-1]["code"]
            begun = perf_counter()
            await line.send(json.dumps({"t": "choose", "move": move, "code": code}))
            while True:
                state = await self._read(line)
                if state["t"] == "state" and (state["view"]["move"] > move):
                    break
            self.waits.append(perf_counter() - begun)
            if state["decision"] is None and state["view"]["phase"] != "over":
                state = await self._asked(line, move)
            await asyncio.sleep(PACE)
        await line.close()

    async def _asked(self, line: ClientConnection, beyond: int, round_: int = 0) -> dict[str, Any]:
        while True:
            state = await self._read(line)
            if state["t"] != "state" or state["round"] < round_ or state["view"]["move"] <= beyond:
                continue
            if state["decision"] is not None or state["view"]["phase"] == "over":
                return state

    async def _read(self, line: ClientConnection) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(line.recv(), LONG))
        return message


async def seconds_to_reconnect(honest: HonestPlayer) -> float | None:
    """Return the seconds until the host, who reconnects, sees the table; None if the server refuses."""
    begun = perf_counter()
    try:
        line = await asyncio.wait_for(honest.enter(), LONG)
        while json.loads(await asyncio.wait_for(line.recv(), LONG))["t"] != "table":
            pass
        await line.close()
    except Exception:
        return None
    return perf_counter() - begun
