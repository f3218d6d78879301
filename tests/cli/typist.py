"""Simulated player at the terminal."""

from __future__ import annotations

import io
import re
from random import Random


class Typist(io.StringIO):
    """Input that types random offered numbers and other keys; reads the offer from the screen."""

    def __init__(self, out: io.StringIO, seed: int) -> None:
        super().__init__()
        self.out, self.chance, self.typed = out, Random(seed), 0

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]  # as StringIO itself
        offers = re.findall(r"1–(\d+)", self.out.getvalue())
        self.typed += 1
        if self.typed > 2000:
            raise AssertionError("no end")
        extra = self.chance.random()
        if extra < 0.15:
            return self.chance.choice(["?", "u", "99", "x", "", " ", "-1", "1e3", "²"]) + "\n"
        return f"{self.chance.randint(1, int(offers[-1]))}\n"
