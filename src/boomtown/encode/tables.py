"""Look-up tables by name and by number."""

from __future__ import annotations


def places(names: tuple[str, ...], start: int = 0) -> dict[str, int]:
    """By name where it stands, from `start` on."""
    return {name: start + i for i, name in enumerate(names)}


def scaled(scale: float, most: int) -> list[float]:
    """By number, up to `most` either way, what it comes out at: negative ones stand at the end."""
    return [number * scale for number in (*range(most + 1), *range(-most, 0))]
