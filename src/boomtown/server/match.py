"""One running game of a table: the rules' object, its log, the bots and the clock of the pending decision."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Literal

from . import chance, engine, players
from .table import Seat

if TYPE_CHECKING:
    from boomtown.kernel.game import Game

UNDO = -10  # an undo by seat s stands in the log as UNDO - s
LEAST_AFTER_UNDO = 5.0  # seconds to answer again after a move was taken back
Kind = Literal["human", "bot", "timeout", "pass"]  # who chose; pass: the server, for a seat that said nothing


class Match:
    """Nothing here waits or stores; the room does both around it."""

    def __init__(self, game_id: str, setup: dict[str, Any], seed: str, game: "Game", choices: list[int]) -> None:
        self.id, self.setup, self.seed, self.game = game_id, setup, seed, game
        self.choices = choices  # what is safe in the storage
        self.asked_at = 0.0
        self.allowed = 0.0  # seconds the asked seat has, 0: any time
        self.pause = 0.0  # how long a bot waits before this answer
        self.moment = False  # the pending decision is a moment: nobody may notice who is asked
        self.rest: float | None = None  # seconds this moment lasts for everybody, None where nobody else looks on
        self.held: tuple[int, Kind] | None = None  # its answer, kept until it is over
        self._bots: dict[int, players.Player] = {}
        self._left: dict[int, float] = {}  # seconds each seat had left at its last answer

    @classmethod
    def fresh(cls, game_id: str, setup: dict[str, Any], seed: str) -> "Match":
        return cls(game_id, setup, seed, engine.start(setup, seed), [])

    @classmethod
    def restored(cls, game_id: str, setup: dict[str, Any], seed: str, choices: list[int]) -> "Match":
        return cls(game_id, setup, seed, engine.again(setup, seed, choices), choices)

    def rebuild(self, choices: list[int]) -> None:
        """Back to what the storage holds, after a write that failed."""
        self.game = engine.again(self.setup, self.seed, choices)
        self.choices = choices

    @property
    def asked(self) -> int | None:
        return None if self.game.ask is None else self.game.ask.who

    def silent(self, seats: list[Seat]) -> bool:
        """Whether the asked seat is shown nothing: at this moment it could only pass, or wants not to be asked."""
        ask = self.game.ask
        return ask is not None and ask.moment and (ask.silent or ask.why in seats[ask.who].quiet)

    def bot(self, number: int, seat: Seat) -> players.Player:
        if number not in self._bots:
            self._bots[number] = players.make(seat.bot)
        return self._bots[number]

    def replace_bot(self, number: int) -> None:
        """A bot that failed once is not asked again in this game."""
        self._bots[number] = players.Anyone()

    def step(self, seat: int, choice: int) -> None:
        """Apply a choice, or take one back, without remembering it yet."""
        if choice == UNDO - seat:
            self.game.undo(seat)
        else:
            self.game.apply(choice)

    def kept(self, seat: int, choice: int, clock: Callable[[], float]) -> None:
        """The step is stored: remember it, and the time its seat had left."""
        self.choices.append(choice)
        if choice != UNDO - seat and self.allowed and not self.moment:
            self._left[seat] = max(LEAST_AFTER_UNDO, self.asked_at + self.allowed - clock())

    def ask(
        self, timer: int, delay: float, clock: Callable[[], float], undone: bool = False, rest: float | None = None
    ) -> None:
        """Start the clock of the pending decision; after an undo with the time that was left, not with a new span.
        `rest`: how long a moment lasts.
        """
        self.asked_at = clock()
        self.moment = self.game.ask is not None and self.game.ask.moment
        self.rest, self.held = rest if self.moment else None, None
        self.allowed = float(timer)
        if undone and timer and self.asked is not None:
            self.allowed = min(self.allowed, self._left.get(self.asked, self.allowed))
        self.pause = 0.0 if self.moment else chance.pause(delay)  # depends on nothing anybody holds

    @property
    def deadline(self) -> float | None:
        return self.asked_at + self.allowed if self.allowed else None

    @property
    def ends(self) -> float | None:
        """When the pending moment is over for everybody."""
        return None if self.rest is None else self.asked_at + self.rest
