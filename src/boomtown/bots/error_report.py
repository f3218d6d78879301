"""Whose fault an error in a game of bots is: the bot raised it, answered what is not on offer, or the rules broke."""

from __future__ import annotations

import os
import re
from itertools import dropwhile
from pathlib import Path
from traceback import FrameSummary, extract_tb

from boomtown.games import Game, IllegalChoice
from boomtown.notation.game_text import named

PACKAGE = str(Path(__file__).parents[1])
LOOPS = (
    "_play",
    "play_out",
    "_bot_plays",
)  # what asks bots and plays their answers: lab/simulate, bots/hasty, cli/play
SHOWN = 8  # options named of those that were on offer


def blame(error: Exception, bot: str, game: Game) -> str:
    """One line: who was asked for what and raised what, with file and line, or what it answered instead of what."""
    below = _below_the_loop(extract_tb(error.__traceback__))
    if game.ask is None or (_applied(below) and not isinstance(error, IllegalChoice)):
        return f"the rules raised {_raised(error, below)}: a fault of boomtown, not of a bot"
    who = f"{bot} at seat {game.ask.who}, asked {game.ask.why!r}"
    if not below or _applied(below):
        return f"{who}, answered {_got(error)}, which is not on offer: expected one of {_offer(game)}"
    return f"{who}, raised {_raised(error, below)}"


def _below_the_loop(frames: list[FrameSummary]) -> list[FrameSummary]:
    """The way of the error from the loop of the game on."""
    below = list(dropwhile(lambda frame: not _is_loop(frame), frames))
    return list(dropwhile(_is_loop, below)) if below else frames


def _is_loop(frame: FrameSummary) -> bool:
    return frame.name in LOOPS and _ours(frame)


def _ours(frame: FrameSummary) -> bool:
    """Whether it is a line of this package; compiled modules name their file from the package on."""
    return frame.filename.startswith((PACKAGE, "boomtown/"))


def _applied(below: list[FrameSummary]) -> bool:
    """Whether the rules had the answer already."""
    return bool(below) and below[0].name == "apply"


def _raised(error: Exception, below: list[FrameSummary]) -> str:
    """The error, and where it was raised: the last line of the bot's own file on the way to it."""
    said = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    outside = next((f.filename for f in below if not _ours(f)), None)
    own = [f for f in below if f.filename == outside] or below
    return f"{said} ({_shown(own[-1].filename)}, line {own[-1].lineno})" if own else said


def _shown(file: str) -> str:
    """A file as short as it can be found from here."""
    near = os.path.relpath(file)
    return file if near.startswith("..") else near


def _offer(game: Game) -> str:
    options = [f"{code} ({words})" for words, code in named(game).items()]
    more = f" and {len(options) - SHOWN} more" if len(options) > SHOWN else ""
    return ", ".join(options[:SHOWN]) + more


def _got(error: Exception) -> str:
    """What was answered, as the refusal names it; else what became of it."""
    found = re.search(r", got (.*) \(ask: ", str(error), re.DOTALL)
    return found[1] if found else f"something else ({type(error).__name__}: {error})"
