"""Program that answers for the bots of another version of the package, in a process of its own.

The league starts this file with the Python path of that version (league/other_version.py) and sends one JSON object a
line. The program plays each game along and asks its bots at their own questions only. It uses names that all versions
have, so a version need not know the league.
"""

from __future__ import annotations

import json
import signal
import sys
from typing import Any

from boomtown.bots import make_bot
from boomtown.games import new_game


class Differs(Exception):
    """The rules of this version lead to another question than those of the league."""


class Mirror:
    """Copy of the game of the league, with the bots of some seats."""

    def __init__(self, message: dict[str, Any]) -> None:
        self.game = new_game(message["setup"], message["seed"])
        self.bots: dict[int, Any] = {}
        for seat, (name, seed) in message["bots"].items():
            shared: Any = next(iter(self.bots.values()), None)
            known = [shared.history] if hasattr(shared, "history") else []
            self.bots[int(seat)] = make_bot(name, seed, *known)

    def answer(self, message: dict[str, Any]) -> int:
        """Apply the choices since the last question, and return the choice of the asked bot."""
        try:
            for choice in message["choices"]:
                self.game.apply(choice)
        except Exception as error:
            raise Differs(f"{type(error).__name__}: {error}") from error
        ask = self.game.ask
        if ask is None or [ask.who, list(ask.options)] != [message["who"], message["options"]]:
            raise Differs("another question")
        return int(self.bots[ask.who].choose(self.game, ask.who))


def main() -> None:
    """Answer each line of the input with a line of the output."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C stops the league, which ends this process
    out, sys.stdout = sys.stdout, sys.stderr  # a bot that prints must not disturb the answers
    mirror: Mirror | None = None
    for line in sys.stdin:
        message = json.loads(line)
        try:
            if "setup" in message:
                mirror = Mirror(message)
            assert mirror is not None
            said: dict[str, Any] = {"choice": mirror.answer(message)}
        except Differs as error:
            said = {"differs": str(error)}
        except Exception as error:
            said = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(said), file=out, flush=True)


if __name__ == "__main__":
    main()
