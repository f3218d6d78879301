"""Derivation of a deal's seed from secret parts, so that every player can verify it later (docs/fairness.md).

Secret, parts, commitment and seed are 32 bytes each, written as 64 hexadecimal digits in lower case.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from hashlib import sha256

OPENING = "boomtown deal 1"  # first hashed line: its number changes with the derivation of the seed
DIGITS = re.compile("[0-9a-f]{64}")
MISSING = "-"  # for a seat without a part


def commitment_of(secret: str) -> str:
    """Return the hash that is published before a game. It fixes the secret without revealing it."""
    return sha256(bytes.fromhex(secret)).hexdigest()


@dataclass(frozen=True)
class Deal:
    """The server's secret and each player's part by seat, None if missing. Raises ValueError for other digits."""

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
