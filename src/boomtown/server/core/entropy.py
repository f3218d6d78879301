"""Random values of the server, all from the system's entropy. Tests replace this module to repeat games."""

import random
import secrets
from collections.abc import Sequence
from typing import TypeVar

_system = random.SystemRandom()
_T = TypeVar("_T")
SIGNS = "23456789abcdefghjkmnpqrstuvwxyz"  # without 0 o 1 l i


def secret() -> str:
    """Return the server's part of a deal, 256 bits. It is published only when the game is over."""
    return secrets.token_hex(32)


def game_seed() -> str:
    """Return the seed of a deal without a commitment."""
    return secrets.token_hex(32)


def bot_seed() -> int:
    return _system.getrandbits(32)


def table_id() -> str:
    return secrets.token_hex(8)


def seat_token() -> str:
    """Return the token that gives access to a seat."""
    return secrets.token_urlsafe(24)


def me_token() -> str:
    """Return the token that identifies a browser on this server, 192 bits."""
    return secrets.token_urlsafe(24)


def account_id() -> str:
    return secrets.token_hex(12)


def profile_address() -> str:
    """Return the address of the public profile of a player: ten characters, 49 bits."""
    return "".join(_system.choice(SIGNS) for _ in range(10))


def speaker_mark() -> str:
    """Return the mark of a speaker without an account."""
    return secrets.token_hex(8)


def recovery_code() -> str:
    """Return sixteen characters, 79 bits, in groups that are easy to copy by hand."""
    signs = "".join(_system.choice(SIGNS) for _ in range(16))
    return "-".join(signs[n : n + 4] for n in range(0, 16, 4))


def pick(from_: Sequence[_T]) -> _T:
    return _system.choice(from_)


def shuffled(items: Sequence[_T]) -> list[_T]:
    return _system.sample(items, len(items))


def generator() -> random.Random:
    """Return a source of random numbers for work that takes one."""
    return _system


def pause(middle: float) -> float:
    """Return a random number of seconds around `middle`."""
    return middle * _system.uniform(0.6, 1.4)
