"""Cause of an error in a game of bots: the bot raised it, its answer was not an option, or the rules failed."""

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
    "play_bots",
    "play_out",
    "_bot_plays",
)  # functions that ask bots and apply their answers: league/play, lab/simulate, bots/rollout, cli/play
SHOWN = 8  # options that the message lists at most


def describe_error(error: Exception, bot: str, game: Game) -> str:
    """Return one line: the bot, the question, and the error with its line, or the answer that was not an option."""
    below = _below_the_loop(extract_tb(error.__traceback__))
    if game.ask is None or (_applied(below) and not isinstance(error, IllegalChoice)):
        return f"the rules raised {_raised(error, below)}: a fault of boomtown, not of a bot"
    who = f"{bot} at seat {game.ask.who}, asked {game.ask.why!r}"
    if not below or _applied(below):
        return f"{who}, answered {_got(error)}, which is not on offer: expected one of {_offer(game)}"
    return f"{who}, raised {_raised(error, below)}"


def _below_the_loop(frames: list[FrameSummary]) -> list[FrameSummary]:
    """Return the frames below the loop of the game."""
    below = list(dropwhile(lambda frame: not _is_loop(frame), frames))
    return list(dropwhile(_is_loop, below)) if below else frames


def _is_loop(frame: FrameSummary) -> bool:
    return frame.name in LOOPS and _ours(frame)


def _ours(frame: FrameSummary) -> bool:
    """Return whether the frame is in this package. Compiled modules have paths that begin with the package."""
    return frame.filename.startswith((PACKAGE, "boomtown/"))


def _applied(below: list[FrameSummary]) -> bool:
    """Return whether the error happened while the rules applied the answer."""
    return bool(below) and below[0].name == "apply"


def _raised(error: Exception, below: list[FrameSummary]) -> str:
    """Return the error with the last line of the bot's file in the traceback."""
    said = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    outside = next((f.filename for f in below if not _ours(f)), None)
    own = [f for f in below if f.filename == outside] or below
    return f"{said} ({_shown(own[-1].filename)}, line {own[-1].lineno})" if own else said


def _shown(file: str) -> str:
    """Return a path relative to the working directory if the file is inside it."""
    near = os.path.relpath(file)
    return file if near.startswith("..") else near


def _offer(game: Game) -> str:
    options = [f"{code} ({words})" for words, code in named(game).items()]
    more = f" and {len(options) - SHOWN} more" if len(options) > SHOWN else ""
    return ", ".join(options[:SHOWN]) + more


def _got(error: Exception) -> str:
    """Return the answer from the message of the error, or the error if the message has none."""
    found = re.search(r", got (.*) \(ask: ", str(error), re.DOTALL)
    return found[1] if found else f"something else ({type(error).__name__}: {error})"
