"""Parts of observations for the next time."""

from __future__ import annotations

from typing import Any, TypeVar

V = TypeVar("V")


class Kept(dict[Any, V]):
    """What was worked out, by all that it follows from; everything is forgotten when there is too much of it."""

    def __init__(self, most: int = 4096) -> None:
        self.most = most

    def keep(self, key: Any, value: V) -> V:
        if len(self) >= self.most:
            self.clear()
        self[key] = value
        return value
