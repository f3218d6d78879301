"""Options in words, "play BANG! 7D on B": reading them, and saying what could have stood there.

The words themselves come from the notation of a game (docs/notation.md), which makes itself known here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Protocol

from boomtown.kernel.errors import BoomtownError, IllegalChoice

SHOWN = 6  # options in a message
LONGEST = 200  # characters of what came that are looked at


class Speaker(Protocol):
    """Who knows the words of a game."""

    def named(self, game: Any) -> dict[str, int]:
        """The options of the pending question by their words, in the order of the question."""


_SPEAKERS: dict[str, Callable[[], Speaker | None]] = {}  # by name of the game


def enter_speaker(game: str, speaker: Callable[[], Speaker | None]) -> None:
    """Make known who speaks for a game; asked for only when somebody wants its words."""
    _SPEAKERS[game] = speaker


def named(game: Any) -> dict[str, int]:
    """The options of the pending question by their words; BoomtownError for a game that has none."""
    find = _SPEAKERS.get(game.name)
    speaker = None if find is None else find()
    if speaker is None:
        raise BoomtownError(f"expected a game that has words for its options (a notation), got {game.name!r}")
    return {} if game.ask is None else speaker.named(game)


def meant(options: Mapping[str, int], text: str) -> list[str]:
    """The options that the words mean: the one that is called exactly so; else all that have the same first word and
    the others in this order, with more between or behind them.
    """
    words = text[:LONGEST].split()
    exact = " ".join(words)
    if exact in options:
        return [exact]
    return [option for option in options if words and _holds(option.split(), words)]


def _holds(option: list[str], words: list[str]) -> bool:
    if option[0] != words[0]:
        return False
    rest = iter(option)
    return all(word in rest for word in words)


def read(options: Mapping[str, int], text: str, where: str) -> int:
    """The code of the option meant; IllegalChoice says what was on offer, `where`: at which question."""
    found = meant(options, text)
    if len(found) == 1:
        return options[found[0]]
    if found:
        raise IllegalChoice(f"expected words for one option, got {text!r}, which may be {offer(text, found)}{where}")
    raise IllegalChoice(f"expected one of {offer(text, options)}, got {text[:LONGEST]!r}{where}")


def offer(words: str, options: Iterable[str]) -> str:
    """What could have stood there: the closest first."""
    from difflib import get_close_matches

    known = list(options)
    close = get_close_matches(words[:LONGEST], known, SHOWN, 0.3)
    shown = list(dict.fromkeys([*close, *known]))[:SHOWN]
    more = len(known) - len(shown)
    return "; ".join(shown) + (f" or {more} more" if more else "")
