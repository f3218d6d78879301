"""What the seed of a deal is made of, so that everybody can check it afterwards (docs/fairness.md).

Secret, parts, commitment and seed are 32 bytes each, written as 64 hexadecimal digits in lower case.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from hashlib import sha256

OPENING = "boomtown deal 1"  # the first line of what is hashed: another way to make the seed gets another number
DIGITS = re.compile("[0-9a-f]{64}")
MISSING = "-"  # stands for the part of a seat that has given none


def commitment_of(secret: str) -> str:
    """What is shown before a game: it fixes the secret and does not tell it."""
    return sha256(bytes.fromhex(secret)).hexdigest()


@dataclass(frozen=True)
class Deal:
    """The server's secret, and by seat the part of each player, None without. ValueError for other digits."""

    secret: str
    parts: tuple[str | None, ...]

    def __post_init__(self) -> None:
        for value in (self.secret, *self.parts):
            if value is not None and not DIGITS.fullmatch(value):
                raise ValueError(f"expected 64 hexadecimal digits in lower case, got {value[:80]!r}")

    @property
    def commitment(self) -> str:
        return commitment_of(self.secret)

    @property
    def seed(self) -> str:
        lines = [OPENING, self.secret, *(part or MISSING for part in self.parts)]
        return sha256("".join(f"{line}\n" for line in lines).encode("ascii")).hexdigest()
