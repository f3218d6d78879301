"""Seats with a connected player, by table of the cluster, also at tables outside the memory of this process."""

from collections.abc import Iterable

from ..cluster.presence import Presence
from .room import Room


class PresentSeats:
    """Keys of seats, from the connections of this process and the presence that other processes publish."""

    def __init__(self) -> None:
        self._elsewhere: dict[str, dict[str, set[str]]] = {}  # by process and table

    def note(self, process: str, table: str, presence: Presence) -> None:
        """Note who is at a table in another process."""
        tables = self._elsewhere.setdefault(process, {})
        tables.pop(table, None)
        if presence.acting:
            tables[table] = {*presence.acting}

    def forget(self, process: str) -> None:
        """Forget a process that has ended, with its clients."""
        self._elsewhere.pop(process, None)

    def by_table(self, rooms: Iterable[Room]) -> dict[str, set[str]]:
        """Return the keys by table. `rooms`: those of this process."""
        found = {room.table.id: room.connections.acting() for room in rooms}
        for tables in self._elsewhere.values():
            for table, keys in tables.items():
                found[table] = found.get(table, set()) | keys
        return {table: keys for table, keys in found.items() if keys}
