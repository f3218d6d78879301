"""Writes of games: setup, choices, and the answer held for the end of a moment."""

from collections.abc import Awaitable, Callable
from functools import partial
from time import time
from typing import Any

import sqlalchemy as sa

from boomtown.deal import Deal

from ..tables.table import Table
from .schema import CHOICES, GAMES, HELD
from .tables import same_row, update
from .writer import Prepared, Write


class GameWrites:
    """Games in the database. Each method returns after the commit."""

    def __init__(
        self, write: Callable[..., Awaitable[None]], insert: Callable[[sa.Table], sa.Insert], choices: Prepared
    ) -> None:
        self._write, self._choices = write, choices
        self._insert, self._insert_held = insert(GAMES), insert(HELD)  # once: the writer groups equal statements

    async def add(
        self, table: Table, setup: dict[str, Any], seed: str, deal: Deal | None = None, rules: str = ""
    ) -> None:
        """Store the table in its new round together with the first row of the game."""
        row = {
            "id": table.game_id,
            "table_id": table.id,
            "round": table.round,
            "setup": setup,
            "seed": seed,
            "started": time(),
            "deal": {} if deal is None else {"secret": deal.secret, "parts": [*deal.parts]},
            "rules": rules,
        }
        await self._write(update(table), Write(self._insert, row, partial(same_row, GAMES, row)))
        table.version += 1

    async def take_over(self, game: str, rules: str, before: str) -> None:
        """Set the rules of a game; raise Conflict if they are not those of `before` any more."""
        same = (GAMES.c.id == game) & (GAMES.c.rules == before)
        now = partial(same_row, GAMES, {"id": game, "rules": rules})
        await self._write(Write(sa.update(GAMES).where(same).values(rules=rules), proof=now, about=game))

    async def append(
        self,
        game: str,
        seq: int,
        seat: int,
        choice: int,
        kind: str,
        command: str | None = None,
        took: float | None = None,
    ) -> None:
        """Store choice number `seq`; raise Conflict if that number or `command` is taken by another choice.

        Storing an identical row again is not a conflict. `took`: seconds charged to the player's time bank.
        """
        row = {"game": game, "seq": seq, "seat": seat, "choice": choice, "kind": kind, "command": command}
        when = {"at": round(time(), 3), "took": took}
        await self._write(Write(self._choices, row | when, partial(same_row, CHOICES, row), game))

    async def hold(self, game: str, seq: int, choice: int, command: str | None = None) -> None:
        """Store an answer that is played later as choice number `seq`."""
        row = {"game": game, "seq": seq, "choice": choice, "command": command}
        await self._write(_no_held_answer(game), Write(self._insert_held, row))

    async def discard_held_answer(self, game: str) -> None:
        await self._write(_no_held_answer(game))


def _no_held_answer(game: str) -> Write:
    return Write(sa.delete(HELD).where(HELD.c.game == game), about=game)
