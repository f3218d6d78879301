"""Accounts as the rooms use them: who sits down, and the history and ratings of games."""

from typing import TYPE_CHECKING, Any

from ..rooms.parts import Player
from ..storage.storage import Storage
from ..tables.table import Table
from . import accounts, daily_tries, history, people, ratings

if TYPE_CHECKING:
    from ..engine.match import Match


class StoredAccounts:
    """Accounts in the database of the server (`rooms.parts.Accounts`)."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def find(self, session: str) -> Player | None:
        found = await self._storage.read(accounts.find, self._storage, session) if session else None
        return None if found is None else Player(found.id, found.name, found.face)

    async def rename(self, player: str, name: str) -> None:
        await accounts.change(self._storage, player, name=name)

    async def has_rated(self, owners: list[str]) -> bool:
        return bool(owners and await self._storage.read(ratings.rated_among, self._storage, owners))

    async def blocks(self, pairs: list[tuple[str, str]]) -> set[tuple[str, str]]:
        return await self._storage.read(people.blocks_among, self._storage, pairs)

    async def game_started(self, table: Table, setup: dict[str, Any]) -> None:
        await history.store_start(self._storage, table, setup)

    async def game_over(self, table: Table, match: "Match") -> None:
        await daily_tries.store_result(self._storage, table, match)
        await ratings.store_and_rate(self._storage, table, match)
