"""Answers to a moment that are held until it is over."""

from contextlib import suppress

from boomtown.kernel.frame import PASS

from ..core.errors import not_stored
from ..engine.match import Match
from ..storage.storage import Storage, StorageError
from ..tables.game_log import Kind
from .state import RoomState


class HeldAnswers:
    """Held answer of a room, in memory and in the storage."""

    def __init__(self, state: RoomState, storage: Storage) -> None:
        self.state, self.storage = state, storage

    async def hold(self, choice: int, command: str | None = None) -> bool:
        """Hold an answer until the moment is over; return False if it came too late.

        Not under the lock: the wait of the other players would tell them that a player has answered. `command`: the id
        that the client gave the answer.
        """
        match = self.state.match
        assert match is not None
        number = len(match.log)
        try:
            await self.storage.games.hold(match.id, number, choice, command)
        except StorageError:
            raise not_stored() from None
        if self.state.match is not match or len(match.log) != number:
            return False
        match.held, match.held_as = (choice, "human"), command
        return True

    async def discard(self) -> None:
        """Discard the answer to the moment. Not under the lock, as `hold`."""
        match = self.state.match
        if match is not None and match.held is not None:
            number = len(match.log)
            try:
                await self.storage.games.discard_held_answer(match.id)
            except StorageError:
                raise not_stored() from None
            if len(match.log) == number:
                match.held = match.held_as = None

    async def at_end(self, match: Match) -> tuple[int, Kind]:
        """Return the choice at the end of a moment. The storage is read in the same way for every asked seat."""
        held = None
        if self.storage.shared:
            with suppress(StorageError):
                held = await self.read(match)
        held = held or match.held  # a player may have answered while the storage was read
        return (PASS, "pass") if held is None or self.state.asked() is None else held

    async def read(self, match: Match) -> tuple[int, Kind] | None:
        """Return the asked player's stored answer to the moment, given in any process."""
        held = await self.storage.read(self.storage.queries.held_answer, match.id, len(match.log))
        ask = match.game.ask
        if held is None or ask is None or not ask.moment or held.choice not in ask.options:
            return None
        match.held_as = held.command
        return held.choice, "human"
