"""Fields of an observation, read back by name."""

from __future__ import annotations

from typing import Any


class Seen:
    """`seen["life"]`: the numbers of a field; `seen.names("hand")`: labels of what is not 0, by count."""

    def __init__(self, numbers: Any, game: Any, seat: int) -> None:
        self.fields = {field.name: field for field in numbers.fields}
        self.values = numbers.observe(game, seat)

    def __getitem__(self, name: str) -> list[float]:
        field = self.fields[name]
        return list(self.values[field.offset : field.offset + field.size])

    def names(self, name: str, seat: int = 0) -> dict[str, float]:
        labels = self.fields[name].labels
        row = self[name][seat * len(labels) : (seat + 1) * len(labels)]
        return {label: value for label, value in zip(labels, row, strict=True) if value}

    def one(self, name: str, seat: int = 0) -> str | None:
        """The label of the one that is set."""
        found = list(self.names(name, seat))
        assert len(found) < 2
        return found[0] if found else None

    def seat(self, name: str) -> int | None:
        """The seat that is set, from the observer clockwise."""
        found = [seat for seat, value in enumerate(self[name]) if value]
        assert len(found) < 2
        return found[0] if found else None
