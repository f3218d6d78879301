"""Options in words, such as "play BANG! 7D on B": parsing, and suggestions for words that match no option.

The words come from the notation of a game (docs/notation.md). The game registry enters it here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Protocol

from boomtown.kernel.errors import BoomtownError, IllegalChoice

SHOWN = 6  # options in a message
LONGEST = 200  # characters of the input that are read


class Speaker(Protocol):
    """Source of the words of a game."""

    def named(self, game: Any) -> dict[str, int]:
        """Return the options of the pending question by their words, in the order of the question."""


_SPEAKERS: dict[str, Callable[[], Speaker | None]] = {}  # by name of the game


def enter_speaker(game: str, speaker: Callable[[], Speaker | None]) -> None:
    """Register the source of words for a game. It is called only when a caller needs the words."""
    _SPEAKERS[game] = speaker


def named(game: Any) -> dict[str, int]:
    """Return the options of the pending question by their words. Raises BoomtownError if the game has no words."""
    find = _SPEAKERS.get(game.name)
    speaker = None if find is None else find()
    if speaker is None:
        raise BoomtownError(f"expected a game that has words for its options (a notation), got {game.name!r}")
    return {} if game.ask is None else speaker.named(game)


def words_of(game: Any, choice: Any) -> str:
    """Return an option of the pending question in words. Raises IllegalChoice if it is not on offer."""
    for words, code in named(game).items():
        if code == choice:
            return words
    raise IllegalChoice(refusal(game, choice))


def code_of(game: Any, words: str) -> int:
    """Return the option of the pending question that these words name. Raises IllegalChoice if they name none."""
    ask = game.ask
    if ask is None:
        raise IllegalChoice(refusal(game, words))
    return read(named(game), words, f" (ask: {ask.why}, seat {ask.who}, move {game.moves})")


def refusal(game: Any, choice: Any) -> str:
    """Return the message about a choice that is not on offer."""
    ask = game.ask
    if ask is None:
        return f"expected no choice, the game is over, got {choice!r}"
    on_offer = ", ".join(str(option) for option in ask.options)
    return f"expected one of {on_offer}, got {choice!r} (ask: {ask.why}, seat {ask.who}, move {game.moves})"


def meant(options: Mapping[str, int], text: str) -> list[str]:
    """Return the options that the words can mean.

    An exact match is the only result. Else these are all options with the same first word that contain the remaining
    words in this order.
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
    """Return the code of the option that `text` means.

    The message of IllegalChoice lists the options. `where` is appended to it and names the question.
    """
    found = meant(options, text)
    if len(found) == 1:
        return options[found[0]]
    if found:
        raise IllegalChoice(f"expected words for one option, got {text!r}, which may be {offer(text, found)}{where}")
    raise IllegalChoice(f"expected one of {offer(text, options)}, got {text[:LONGEST]!r}{where}")


def offer(words: str, options: Iterable[str]) -> str:
    """Return a list of the options for a message, the closest to `words` first."""
    from difflib import get_close_matches

    known = list(options)
    close = get_close_matches(words[:LONGEST], known, SHOWN, 0.3)
    shown = list(dict.fromkeys([*close, *known]))[:SHOWN]
    more = len(known) - len(shown)
    return "; ".join(shown) + (f" or {more} more" if more else "")
