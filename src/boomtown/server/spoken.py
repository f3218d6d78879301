"""What somebody says at a table, as it goes to those who read it, to other processes, and into a report."""

from typing import Any, NamedTuple

from msgspec import Struct


class Words(NamedTuple):
    """What somebody has said; `seat` None: a spectator."""

    at: int  # seconds since 1970
    seat: int | None
    name: str
    text: str


class Spoken(Struct, omit_defaults=True):
    """`shown`: the words as others read them. A phrase has a name in place of words."""

    seat: int | None
    name: str
    words: str
    shown: str
    phrase: str | None = None

    def told(self, words: str) -> dict[str, Any]:
        """The message to a browser."""
        said: dict[str, Any] = {"t": "said", "seat": self.seat, "name": self.name, "text": words}
        return said if self.phrase is None else {**said, "phrase": self.phrase}

    def kept(self, at: int) -> Words:
        """For a report: what was really said."""
        return Words(at, self.seat, self.name, self.words if self.phrase is None else f"({self.phrase})")
