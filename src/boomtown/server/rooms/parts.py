"""Interfaces of the optional parts of a server, as its rooms see them, and the stand-ins of a server without them."""

from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from ..tables.table import Table

if TYPE_CHECKING:
    from ..engine.match import Match


class Player(NamedTuple):
    """Guest or account of a browser."""

    id: str
    name: str
    face: str


class TurnNotice(NamedTuple):
    """Recipient and content of a notice to an absent player of a correspondence game."""

    key: str  # of the seat
    owner: str  # the account of the player, "" if there is none
    code: str
    title: str  # of the table
    turn: str  # id of the turn in the game: a player may be asked several times in one turn


class Accounts(Protocol):
    """Identities of players, their history and ratings."""

    async def find(self, session: str) -> Player | None:
        """Return the player of a session key; raise StorageError if it cannot be read."""

    async def rename(self, player: str, name: str) -> None:
        """Store the name under which a player sits."""

    async def has_rated(self, owners: list[str]) -> bool:
        """Return True if a player among `owners` is rated."""

    async def blocks(self, pairs: list[tuple[str, str]]) -> set[tuple[str, str]]:
        """Return those of the pairs of which the first account blocks the second."""

    async def game_started(self, table: Table, setup: dict[str, Any]) -> None:
        """Store who plays a game. A failure does not stop the table."""

    async def game_over(self, table: Table, match: "Match") -> None:
        """Store the results of a game and rate it. A failure does not stop the table."""


class Notices(Protocol):
    """Notices to absent players."""

    def turn(self, notice: TurnNotice) -> None:
        """Send the notices for a turn in the background."""

    def pushes_to(self, endpoint: str) -> bool:
        """Return True if a notice may be sent to this endpoint of a push service."""


class NoAccounts:
    """Accounts of a server that knows no players."""

    async def find(self, session: str) -> Player | None:
        return None

    async def rename(self, player: str, name: str) -> None: ...

    async def has_rated(self, owners: list[str]) -> bool:
        return False

    async def blocks(self, pairs: list[tuple[str, str]]) -> set[tuple[str, str]]:
        return set()

    async def game_started(self, table: Table, setup: dict[str, Any]) -> None: ...

    async def game_over(self, table: Table, match: "Match") -> None: ...


class NoNotices:
    """Notices of a server that sends none."""

    def turn(self, notice: TurnNotice) -> None: ...

    def pushes_to(self, endpoint: str) -> bool:
        return False
