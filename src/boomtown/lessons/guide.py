"""Guide through a whole game: which line is said when, and the bots of the other seats."""

from __future__ import annotations

from typing import Any

from boomtown.bots import make_bot
from boomtown.games import Game
from boomtown.kernel.frame import PASS
from boomtown.lessons.format import Lesson, Line


def _names(event: dict[str, Any]) -> tuple[str, str]:
    """Return the names of an event in a line: its kind, alone and with its cause."""
    kind: str = event["t"]
    return kind, f"{kind} {event.get('cause', '')}"


class Guide:
    """Memory of a guided game: the lines that were said, and what the learner has shown to know."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.left = list(lesson.lines)
        self.known: set[str] = set()
        self.seen = 0  # events before the last look

    def look(self, game: Game) -> Line | None:
        """Return the line to say at this decision of the learner. It is not said again. None at any other moment."""
        ask = game.ask
        if ask is None or ask.who != self.lesson.seat or ask.silent:
            return None
        happened = {name for event in game.events(self.seen, self.lesson.seat) for name in _names(event)}
        self.seen = game.event_count
        offered = [words.split(" as ")[0] for words in game.actions()]
        self.left = [line for line in self.left if not line.knows or line.knows not in self.known]
        for line in self.left:
            if line.offers and not any(words.startswith(line.offers) for words in offered):
                continue
            if line.asked not in ("", ask.why) or (line.event and line.event not in happened):
                continue
            self.left = [one for one in self.left if one.say != line.say]
            return line
        return None

    def heed(self, game: Game, choice: int) -> None:
        """Note what a choice of the learner shows that they know."""
        if game.ask is None or game.ask.who != self.lesson.seat or choice not in game.ask.options:
            return
        words = game.words(choice)
        self.known.update(line.knows for line in self.left if line.knows and words.startswith(line.knows))

    def answer(self, game: Game) -> int:
        """Return the choice of the bot whose turn it is to answer. The learner's seat passes where that is all."""
        assert game.ask is not None
        who = game.ask.who
        if who == self.lesson.seat:
            return PASS if PASS in game.ask.options else game.ask.options[0]
        names = list(self.lesson.bots)
        names.insert(self.lesson.seat, "")
        return make_bot(names[who], 8 * game.moves + who).choose(game, who)
