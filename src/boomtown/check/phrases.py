"""The former place of `check.card.phrases`, for tests that still name it."""

from boomtown.check.card.phrases import phrase

__all__ = ["phrase"]
