"""The former place of `check.card.position`, for tests that still name it."""

from boomtown.check.card.position import fits

__all__ = ["fits"]
