"""Commitment of the server to the next deal, made before the game begins (docs/fairness.md).

The server draws a secret and publishes its commitment. The browser of each player adds a part. The seed is made of the
secret and the parts. All are published when the game is over.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

from msgspec import Meta, Struct, field
from msgspec.structs import replace

from boomtown.deal import Deal, commitment_of

from ..core import entropy
from ..core.errors import Refused

if TYPE_CHECKING:
    from .table import Seat


class DealCommitment(Struct):
    """Secret of the next deal and the parts of the players."""

    secret: Annotated[str, Meta(pattern=r"\A([0-9a-f]{64})?\Z")] = (
        ""  # "": table of an older version, until a client connects
    )
    parts: dict[str, str] = field(default_factory=dict)  # by the key of the seat

    @classmethod
    def fresh(cls) -> "DealCommitment":
        return cls(entropy.secret())

    def copy(self) -> "DealCommitment":
        return replace(self, parts=dict(self.parts))

    @property
    def commitment(self) -> str | None:
        return commitment_of(self.secret) if self.secret else None

    def take(self, commitment: str, part: str, seat: "Seat", seats: Sequence["Seat"]) -> None:
        """Store the part of a seated player in place of an earlier one. Parts of players who have left are dropped."""
        if commitment != self.commitment:
            raise Refused("stale-deal", f"expected a part for {self.commitment}, got one for {commitment}")
        sitting = {one.key for one in seats if one.kind == "human"}
        self.parts = {key: old for key, old in self.parts.items() if key in sitting} | {seat.key: part}

    def deal(self, seats: Sequence["Seat"]) -> Deal:
        """Return the deal of the next game: the secret and the parts of the human seats."""
        return Deal(self.secret, tuple(self.parts.get(seat.key) if seat.kind == "human" else None for seat in seats))
