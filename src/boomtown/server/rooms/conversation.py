"""Chat of a table: recent lines and their delivery to the clients."""

from collections import deque
from collections.abc import Callable

from ..core import entropy
from ..core.errors import Refused
from ..tables.chat import ChatLine, ChatMessage
from ..tables.moderation import speaker_mark
from ..tables.server_messages import encode
from .connections import Connections
from .outbox import Connection
from .publisher import Publisher
from .state import RoomState

Cover = Callable[[str], str]
WORDS = 30  # recent lines; a report is sent with them


class Conversation:
    """Recent lines of a table, oldest first."""

    def __init__(self, state: RoomState, connections: Connections, publisher: Publisher) -> None:
        self.state, self.connections, self.publisher = state, connections, publisher
        self.recent: deque[ChatLine] = deque(maxlen=WORDS)

    def say(
        self,
        connection: Connection,
        words: str,
        phrase: str | None = None,
        cover: Cover = str,
        owner: str = "",
        deaf: list[int] | None = None,
    ) -> None:
        """Pass on free words, or the name of a phrase.

        Others see the words as `cover` returns them. `owner` is the account of a spectator. The seats `deaf` do not
        receive it.
        """
        seat, seats = self.connections.seat_of(connection), self.state.table.seats
        name = connection.name if seat is None else seats[seat].name
        if not name:
            raise Refused("no-name", "expected a name in hello before a spectator speaks")
        owner = owner if seat is None else seats[seat].owner
        spoken = ChatMessage(seat, name, words, cover(words), phrase, owner, self._mark(connection, owner), deaf or [])
        self.deliver(spoken, connection)
        self.publisher.publish("said", encode(spoken).decode())

    def _mark(self, connection: Connection, owner: str) -> str:
        """Return the mark by which a reader mutes this speaker under any name."""
        if owner:
            return speaker_mark(self.state.table.id, owner)
        connection.mark = connection.mark or entropy.speaker_mark()
        return connection.mark

    def deliver(self, spoken: ChatMessage, by: Connection | None = None) -> None:
        """Send a line to every client; the speaker's client (`by`, if it is connected here) reads the plain words."""
        self.recent.append(spoken.report_line(int(self.state.wall())))
        own, message = encode(spoken.client_message(spoken.words)), encode(spoken.client_message(spoken.shown))
        for other in self.connections.open:
            if other.greeted and not (spoken.deaf and self.connections.seat_of(other) in spoken.deaf):
                other.put(own if other is by else message)

    def rename_speaker(self, before: str, after: str) -> None:
        """Give the recent lines of one account to another; drop them if `after` is ""."""
        lines = [one._replace(owner=after) if one.owner == before else one for one in self.recent]
        left = [new for new, old in zip(lines, self.recent, strict=True) if after or old.owner != before]
        self.recent = deque(left, maxlen=WORDS)
