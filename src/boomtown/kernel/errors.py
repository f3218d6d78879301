"""Errors a caller can meet. Bugs raise AssertionError, never one of these."""


class BoomtownError(Exception):
    """Base of everything raised on purpose."""


class IllegalChoice(BoomtownError):
    """The choice is not on offer now."""


class SetupError(BoomtownError):
    """The setup does not describe a game."""


class RedealError(BoomtownError):
    """What is hidden cannot be drawn anew like that."""


class SaveError(BoomtownError):
    """The saved data is not a game of this version."""
