"""What stands where in an observation."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod


@dataclass(frozen=True)
class Field:
    """A run of `shape` values from `offset` on, the last axis running fastest; each lies in `low` to `high`.

    `labels` names the entries of the last axis, empty where they are seats or single numbers. A first axis as long as
    there are players counts seats from the observer clockwise.
    """

    name: str
    offset: int
    shape: tuple[int, ...]
    low: float
    high: float
    meaning: str
    labels: tuple[str, ...] = ()

    @property
    def size(self) -> int:
        return prod(self.shape)


class Layout:
    """Fields one behind the other."""

    def __init__(self) -> None:
        self.fields: list[Field] = []
        self.size = 0

    def add(
        self,
        name: str,
        meaning: str,
        *shape: int,
        high: float = 1.0,
        low: float = 0.0,
        labels: tuple[str, ...] = (),
    ) -> int:
        """Append a field, its last axis as long as its labels; the offset."""
        field = Field(name, self.size, (*shape, len(labels)) if labels else shape or (1,), low, high, meaning, labels)
        self.fields.append(field)
        self.size += field.size
        return field.offset
