"""Layout of an observation."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod


@dataclass(frozen=True)
class Field:
    """Run of `shape` values from `offset` on, the last axis fastest. Each value is between `low` and `high`.

    `labels` names the entries of the last axis. It is empty if they are seats or single numbers. If the first axis is
    as long as the number of players, it counts seats clockwise from the observer.
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
    """Consecutive fields."""

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
        """Append a field and return its offset. The last axis is as long as the labels."""
        field = Field(name, self.size, (*shape, len(labels)) if labels else shape or (1,), low, high, meaning, labels)
        self.fields.append(field)
        self.size += field.size
        return field.offset
