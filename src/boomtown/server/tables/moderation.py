"""How people who do not know each other get along at a table: what may be said, and who was sent away."""

from hashlib import sha256
from typing import Literal

from msgspec import Struct, field
from msgspec.structs import replace

from ..core.names import skeleton

Talk = Literal["chat", "phrases", "none"]
# What can be said in every language: each reader sees it in his own, `phrase-<name>` of the Fluent files.
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
]


OUT = 240  # marks of removed players that a table keeps; a player has three at most


class Departure(Struct):
    """A player whose seat a bot took over in the game of this round, before its event `n`."""

    round: int
    n: int
    seat: int
    why: Literal["removed", "left"]  # removed: by the host


class Manners(Struct):
    talk: Talk = "chat"  # free words and phrases, phrases alone, nothing
    filtered: bool = True  # by the keeper's list of words, where there is one
    out: list[str] = field(default_factory=list)  # marks of those who were sent away
    strangers: bool = False  # made by "sit me down": there is no host
    departures: list[Departure] = field(default_factory=list)
    counts: int = 0  # times that the host had the game begin by itself

    def remove(self, *marks: str) -> None:
        """Note the marks of a removed player; the oldest marks go."""
        self.out = [*(one for one in self.out if one not in marks), *marks][-OUT:]

    def copy(self) -> "Manners":
        return replace(self, out=list(self.out), departures=list(self.departures))


def mark(table: str, who: str) -> str:
    """The mark that is stored of an account, an address or a name: at another table it is different."""
    return sha256(f"{table} {who}".encode()).hexdigest()[:32]


def speaker_mark(table: str, owner: str) -> str:
    """Mark of a speaker that readers are told: the same under each name, and another one at another table."""
    return mark(table, f"speaker {owner}")[:16]


def name_mark(table: str, name: str) -> str:
    """The mark of a name, the same for names that look alike."""
    return mark(table, f"name {skeleton(name)}")
