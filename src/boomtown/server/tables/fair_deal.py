"""What the next game of a table will be dealt from, promised before it begins (docs/fairness.md).

The server draws a secret and shows its commitment. The browsers of those who sit add a part each. At the start the seed
is made of the secret and the parts; all of it is told when the game is over, and nothing before.
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


class Promise(Struct):
    secret: Annotated[str, Meta(pattern=r"\A([0-9a-f]{64})?\Z")] = (
        ""  # "": of a table of an older version, until somebody comes
    )
    parts: dict[str, str] = field(default_factory=dict)  # by the key of the seat

    @classmethod
    def fresh(cls) -> "Promise":
        return cls(entropy.secret())

    def copy(self) -> "Promise":
        return replace(self, parts=dict(self.parts))

    @property
    def commitment(self) -> str | None:
        return commitment_of(self.secret) if self.secret else None

    def take(self, commitment: str, part: str, seat: "Seat", seats: Sequence["Seat"]) -> None:
        """The part of one who sits, in place of an earlier one. Parts of people who have got up are forgotten."""
        if commitment != self.commitment:
            raise Refused("stale-deal", f"expected a part for {self.commitment}, got one for {commitment}")
        sitting = {one.key for one in seats if one.kind == "human"}
        self.parts = {key: old for key, old in self.parts.items() if key in sitting} | {seat.key: part}

    def deal(self, seats: Sequence["Seat"]) -> Deal:
        """What the game of these seats is dealt from: the parts that have come from the people among them."""
        return Deal(self.secret, tuple(self.parts.get(seat.key) if seat.kind == "human" else None for seat in seats))
