"""Estimate of the chances of the sides."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Estimate:
    """Chances by side, which add up to 1, with their standard errors by side."""

    chances: dict[str, float]
    error: dict[str, float]
