"""How people who do not know each other get along at a table: what may be said, and who was sent away."""

from hashlib import sha256
from typing import Literal

from msgspec import Struct, field

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


class Manners(Struct):
    talk: Talk = "chat"  # free words and phrases, phrases alone, nothing
    filtered: bool = True  # by the keeper's list of words, where there is one
    out: list[str] = field(default_factory=list)  # marks of those who were sent away

    def copy(self) -> "Manners":
        return Manners(self.talk, self.filtered, list(self.out))


def mark(table: str, who: str) -> str:
    """What is stored of somebody who was sent away from this table: at another one the mark is different."""
    return sha256(f"{table} {who}".encode()).hexdigest()[:32]
