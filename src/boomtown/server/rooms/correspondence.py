"""Deadlines of a correspondence table in the storage, for the time without clients and for other processes."""

from contextlib import suppress

from ..storage.storage import Storage, StorageError
from .pending_question import PendingQuestion
from .state import RoomState


class Correspondence:
    """Stored deadline of a room. Other tables have none, and the methods do nothing."""

    def __init__(self, state: RoomState, question: PendingQuestion, storage: Storage) -> None:
        self.state, self.question, self.storage = state, question, storage

    async def read_asked_at(self) -> None:
        """Take the time of the pending question from the storage. Another process may have asked it."""
        match = self.state.match
        if self.state.table.by_post and match is not None:
            with suppress(StorageError):
                asked_at = await self.storage.read(self.storage.queries.last_choice_at, match.id)
                self.question.set_asked_at(match, asked_at)

    async def store_due(self) -> None:
        """Store the time until which the asked person may answer.

        If a bot is asked, that is now, because the server might end before the bot has answered. If it cannot be
        stored, the next choice stores it.
        """
        state = self.state
        if state.table.days:
            due = state.wall() if state.table.by_post else None
            if due is not None and state.match is not None and state.match.deadline is not None:
                due += state.match.deadline - state.clock()
            with suppress(StorageError):
                await self.storage.tables.set_due(state.table.id, due)
