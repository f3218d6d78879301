"""Main function of a bot process: it answers each question of the server with a choice.

The process keeps the games it was asked about and the bots that play in them, so that a question is a few choices.
"""

import os
import queue
import signal
import socket
import traceback
from collections import OrderedDict
from types import FrameType
from typing import TYPE_CHECKING

from boomtown.spec import DEFAULT

from ..core.child_process import ignore_interrupts, listen, send
from ..engine import adapter, bot_registry
from . import search_time
from .wire import Answer, Question, packed, question_of

if TYPE_CHECKING:
    from boomtown.kernel.game import Game

GAMES = 1000  # maximum of games; the least recently used one is dropped
ALARM = hasattr(signal, "setitimer")


class TooLong(BaseException):
    """Interruption of a bot that exceeds its time limit."""


class KnownGame:
    """Game and its bots by seat."""

    def __init__(self, game: "Game") -> None:
        self.game = game
        self.choices = 0
        self.search_time = search_time.of_table()
        self.bots: dict[int, tuple[tuple[str, int], bot_registry.Player]] = {}


class GameCache:
    """Games and bots of this process."""

    def __init__(self) -> None:
        self._games: OrderedDict[int, KnownGame] = OrderedDict()
        self._search_time = search_time.of_process()

    def answer(self, question: Question) -> Answer:
        """Return an answer in every case."""
        for game in question.over:
            self._games.pop(game, None)
        try:
            return self._answer(question)
        except (Exception, TooLong) as error:
            TimeLimit.end()  # the signal may come at the very end of a decision
            return failed(question.number, error)

    def _answer(self, question: Question) -> Answer:
        known = self._game(question)
        if known is None:
            return Answer(question.number, why="missed")
        bot = self._bot(known, question)
        with TimeLimit(question.limit), search_time.limited(known.search_time, self._search_time) as left:
            bot.seconds_left = left
            choice = bot.choose(known.game, question.seat)
        return Answer(question.number, choice, "unmade" if isinstance(bot, bot_registry.RandomPlayer) else "")

    def _game(self, question: Question) -> KnownGame | None:
        """Return the game in its current state; None if this process does not have it."""
        if question.setup is not None:
            self._games[question.game] = KnownGame(adapter.start(question.setup, question.seed))
        known = self._games.get(question.game)
        if known is None or known.choices != question.known:
            return None
        del self._games[question.game]  # if a choice is illegal, the state of the game is undefined
        for seat, choice in question.log:
            adapter.apply(known.game, seat, choice)
        known.choices += len(question.log)
        self._games[question.game] = known
        if len(self._games) > GAMES:
            self._games.popitem(last=False)
        return known

    @staticmethod
    def _bot(known: KnownGame, question: Question) -> bot_registry.Player:
        if known.bots.get(question.seat, (None,))[0] != question.bot:
            known.bots[question.seat] = question.bot, bot_registry.seeded(*question.bot)
        return known.bots[question.seat][1]


class TimeLimit:
    """Context that interrupts a decision after its processor time, or at a signal of the server. If the system has no
    such timer, the server kills the process.
    """

    thinking = False

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    def __enter__(self) -> None:
        TimeLimit.thinking = True
        if ALARM:  # repeated, because a bot may catch the first
            signal.setitimer(signal.ITIMER_PROF, max(self.seconds, 0.001), 0.1)

    def __exit__(self, *_: object) -> None:
        self.end()

    @staticmethod
    def end() -> None:
        """Disable the interruption."""
        TimeLimit.thinking = False
        if ALARM:
            signal.setitimer(signal.ITIMER_PROF, 0)

    @staticmethod
    def reached(_number: int, _frame: FrameType | None) -> None:
        """Handle the signal."""
        if TimeLimit.thinking:
            raise TooLong


def failed(number: int, error: BaseException) -> Answer:
    """Return an answer with kind and place of an error. Its message is separate."""
    if isinstance(error, TooLong):
        return Answer(number, why="long")
    places = "".join(traceback.format_list(traceback.extract_tb(error.__traceback__)))
    return Answer(number, why="error", place=f"{places}{type(error).__name__}", message=str(error)[:500])


def memory() -> int:
    """Return the resident bytes of this process."""
    try:
        with open("/proc/self/statm", "rb") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError):
        return 0


def main(line: socket.socket) -> None:
    """Answer the questions of the server. They are read also while a bot runs."""
    from boomtown.bots import make_bot  # the server imports this module without the rules

    ignore_interrupts()
    if ALARM:
        signal.signal(signal.SIGPROF, TimeLimit.reached)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)  # a bot has nothing to read
    os.dup2(2, 1)  # its output goes to the server's log
    make_bot(bot_registry.default(), 0, game=DEFAULT)  # load the rules before the first question
    questions: queue.SimpleQueue[Question] = queue.SimpleQueue()
    listen(line, lambda message: questions.put(question_of(message)))
    games = GameCache()
    send(line, packed(Answer(0)))  # ready
    while True:
        answer = games.answer(questions.get())
        answer.memory = memory()
        send(line, packed(answer))
