"""Games a test can count on: what the server draws from the system's entropy, from the test's name instead."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from hashlib import sha256
from typing import Any

from boomtown.deal import Deal
from boomtown.server.core import entropy
from boomtown.server.engine import adapter
from boomtown.server.records import job_runner
from boomtown.server.rooms import next_deal
from boomtown.server.storage import sqlite
from boomtown.server.tables.table import Table


def repeatable(name: Callable[[], str], put: Callable[[object, str, object], None] = setattr) -> None:
    """Seeds of games and bots by the name of the running test and how many it has had; links and tokens stay secret.

    Long jobs have the usual priority, and nothing waits for the disk: tests use all cores, and kill processes but not
    the machine. No promise is made of a deal: its seed would follow from what browsers draw. That of a deal of the day
    follows from its date.
    """
    drawn: Counter[str] = Counter()
    promised = next_deal.draw

    def seed(kind: str) -> str:
        label = f"{kind} {name()}"
        drawn[label] += 1
        return sha256(f"{label} {drawn[label]}".encode()).hexdigest()

    def unpromised(table: Table, setup: dict[str, Any], first: bool) -> tuple[str, Deal | None]:
        if table.of_the_day:
            return promised(table, setup, first)
        return adapter.kind_seed(setup) if first else entropy.game_seed(), None

    put(job_runner, "NICE", 0)
    put(sqlite, "SYNCHRONOUS", "OFF")
    put(entropy, "secret", lambda: "5e" * 32)
    put(next_deal, "draw", unpromised)
    put(entropy, "game_seed", lambda: seed("game"))
    put(entropy, "bot_seed", lambda: int(seed("bot")[:8], 16))
