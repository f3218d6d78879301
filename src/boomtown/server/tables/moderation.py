"""Moderation of a table: chat mode and removed players."""

from hashlib import sha256
from typing import Literal

from msgspec import Struct, field
from msgspec.structs import replace

from ..core.names import skeleton

Talk = Literal["chat", "phrases", "none"]
# Phrases that each reader sees in their own language: `phrase-<name>` of the Fluent files.
Phrase = Literal[
    "hello",
    "luck",
    "well-played",
    "thanks",
    "sorry",
    "ouch",
    "lucky",
    "unlucky",
    "hurry",
    "moment",
    "yes",
    "no",
    "friend",
    "innocent",
    "good-game",
    "bye",
    # reactions, drawn as the portrait of the speaker
    "laugh",
    "cheer",
    "shock",
    "anger",
    "tears",
    "wink",
]


OUT = 240  # marks of removed players that a table keeps; a player has three at most


class Departure(Struct):
    """A player whose seat a bot took over in the game of this round, before its event `n`."""

    round: int
    n: int
    seat: int
    why: Literal["removed", "left"]  # removed: by the host


class Opening(Struct):
    """A player who opened "who is who" in the game of this round, before its event `n`."""

    round: int
    n: int
    seat: int


class Moderation(Struct):
    """Chat settings, removed players, departures and openings of "who is who"."""

    talk: Talk = "chat"  # free words and phrases, phrases alone, nothing
    filtered: bool = True  # by the word list of the operator, if there is one
    out: list[str] = field(default_factory=list)  # marks of removed players
    strangers: bool = False  # made by matchmaking ("sit me down"), without a host
    departures: list[Departure] = field(default_factory=list)
    openings: list[Opening] = field(default_factory=list)
    counts: int = 0  # times that the host started the countdown

    def remove(self, *marks: str) -> None:
        """Store the marks of a removed player. The oldest marks are dropped."""
        self.out = [*(one for one in self.out if one not in marks), *marks][-OUT:]

    def copy(self) -> "Moderation":
        return replace(self, out=list(self.out), departures=list(self.departures), openings=list(self.openings))


def mark(table: str, subject: str) -> str:
    """Return the hash that stands for an account, an address or a name. It differs between tables."""
    return sha256(f"{table} {subject}".encode()).hexdigest()[:32]


def speaker_mark(table: str, owner: str) -> str:
    """Return the public mark of a speaker: the same under each name, and different at each table."""
    return mark(table, f"speaker {owner}")[:16]


def name_mark(table: str, name: str) -> str:
    """Return the mark of a name. Names that look alike have the same mark."""
    return mark(table, f"name {skeleton(name)}")
