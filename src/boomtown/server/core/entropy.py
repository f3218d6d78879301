"""What the server draws, all of it from the system's entropy: one place, so that tests can play their games again."""

import random
import secrets
from collections.abc import Sequence
from typing import TypeVar

_system = random.SystemRandom()
_T = TypeVar("_T")
_SIGNS = "23456789abcdefghjkmnpqrstuvwxyz"  # no 0 o 1 l i


def secret() -> str:
    """The server's own part of a deal, 256 bits: only the finished game shows them."""
    return secrets.token_hex(32)


def game_seed() -> str:
    """The seed of a deal of which nothing is promised."""
    return secrets.token_hex(32)


def bot_seed() -> int:
    return _system.getrandbits(32)


def table_id() -> str:
    return secrets.token_hex(8)


def seat_token() -> str:
    """What opens a seat to the one who has it."""
    return secrets.token_urlsafe(24)


def me_token() -> str:
    """What a browser is known by in the whole town, 192 bits."""
    return secrets.token_urlsafe(24)


def account_id() -> str:
    return secrets.token_hex(12)


def speaker_mark() -> str:
    """Mark of a speaker without an account."""
    return secrets.token_hex(8)


def recovery_code() -> str:
    """Sixteen signs, 79 bits, in groups that can be copied by hand."""
    signs = "".join(_system.choice(_SIGNS) for _ in range(16))
    return "-".join(signs[n : n + 4] for n in range(0, 16, 4))


def pick(from_: Sequence[_T]) -> _T:
    return _system.choice(from_)


def pause(middle: float) -> float:
    """Seconds around `middle`."""
    return middle * _system.uniform(0.6, 1.4)
