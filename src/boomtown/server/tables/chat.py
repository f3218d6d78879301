"""Chat message: as players read it, as processes exchange it, and as a report stores it."""

from typing import NamedTuple

from msgspec import UNSET, Struct

from .server_messages import Said


class ChatLine(NamedTuple):
    """Line of chat in a report. `seat` None: a spectator. `owner`: account of the speaker, never sent to clients."""

    at: int  # seconds since 1970
    seat: int | None
    name: str
    text: str
    owner: str = ""

    def same(self, other: "ChatLine") -> bool:
        """Return whether it is the same line, even if its speaker has another account by now."""
        return self == other._replace(owner=self.owner)


class ChatMessage(Struct, omit_defaults=True):
    """Chat message. `shown`: the text as other players read it. A phrase has its name in place of words."""

    seat: int | None
    name: str
    words: str
    shown: str
    phrase: str | None = None
    owner: str = ""  # account of the speaker, only for server processes
    by: str = ""  # mark of the speaker
    deaf: list[int] = []  # seats that do not receive it

    def client_message(self, words: str) -> Said:
        return Said(self.seat, self.name, words, self.by, UNSET if self.phrase is None else self.phrase)

    def report_line(self, at: int) -> ChatLine:
        """Return the line for a report, with the original words."""
        return ChatLine(at, self.seat, self.name, self.words if self.phrase is None else f"({self.phrase})", self.owner)
