"""Words said at a table, as they go to those who read them, to other processes, and into a report."""

from typing import NamedTuple

from msgspec import UNSET, Struct

from .server_messages import Said


class Words(NamedTuple):
    """Words that were said; `seat` None: by a spectator. `owner`: the account of the speaker, told to nobody."""

    at: int  # seconds since 1970
    seat: int | None
    name: str
    text: str
    owner: str = ""

    def same(self, other: "Words") -> bool:
        """Tell the same line, also where its speaker has another account by now."""
        return self == other._replace(owner=self.owner)


class Spoken(Struct, omit_defaults=True):
    """`shown`: the words as others read them. A phrase has a name in place of words."""

    seat: int | None
    name: str
    words: str
    shown: str
    phrase: str | None = None
    owner: str = ""  # the account of the speaker, for other processes alone
    by: str = ""  # the mark of the speaker

    def told(self, words: str) -> Said:
        """Return the message to a client that reads these words."""
        return Said(self.seat, self.name, words, self.by, UNSET if self.phrase is None else self.phrase)

    def kept(self, at: int) -> Words:
        """For a report: what was really said."""
        return Words(at, self.seat, self.name, self.words if self.phrase is None else f"({self.phrase})", self.owner)
