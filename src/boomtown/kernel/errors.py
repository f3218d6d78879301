"""Errors that a caller may handle. Bugs raise AssertionError, never one of these."""


class BoomtownError(Exception):
    """Base class of all errors that the project raises on purpose."""


class IllegalChoice(BoomtownError):
    """The choice is not an option of the pending question."""


class SetupError(BoomtownError):
    """The setup does not describe a game."""


class RedealError(BoomtownError):
    """The hidden cards or roles cannot be redealt as requested."""


class SaveError(BoomtownError):
    """The data is not a game saved by this version."""
