"""One running game of a table: the rules' object, its log, the bots and the clock of the pending decision."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from boomtown.deal import Deal

from . import chance, engine, players
from .clock import Clock
from .gamelog import TALK, TOLD, UNDO, Kind, Logged, Note
from .table import PACES, Seat, Table

if TYPE_CHECKING:
    from boomtown.kernel.frame import Ask
    from boomtown.kernel.game import Game


class Match:
    """Nothing here waits or stores; the room does both around it."""

    def __init__(self, game_id: str, setup: dict[str, Any], seed: str, game: "Game") -> None:
        self.id, self.setup, self.seed, self.game = game_id, setup, seed, game
        self.deal: Deal | None = None  # what the seed is made of; None: nothing was promised
        self.log: list[Logged] = []  # what is safe in the storage
        self.notes: list[Note] = []
        self.clock = Clock()
        self.asked_at = 0.0
        self.allowed = 0.0  # seconds the asked seat has, 0: any time
        self.pause = 0.0  # how long a bot waits before this answer
        self.moment = False  # the pending decision is a moment: nobody may notice who is asked
        self.rest: float | None = None  # seconds this moment lasts for everybody, None where nobody else looks on
        self.held: tuple[int, Kind] | None = None  # its answer, kept until it is over
        self.speed = 1  # of bots, once no person takes part any more
        self.rushing = False  # played on at once, nothing is shown before a person is asked or the game is over
        self._asks: list[Ask] = []  # the question of each choice that stands
        self._before = 0  # events before the step that is being tried
        self._bots: dict[int, players.Player] = {}

    @classmethod
    def fresh(cls, game_id: str, setup: dict[str, Any], seed: str) -> "Match":
        return cls(game_id, setup, seed, engine.start(setup, seed))

    @classmethod
    def restored(cls, game_id: str, setup: dict[str, Any], seed: str, log: Sequence[Logged]) -> "Match":
        """The game played again from its log; raises what the rules raise where they cannot play it."""
        match = cls.fresh(game_id, setup, seed)
        match._play_again(log)
        return match

    def rebuild(self, log: Sequence[Logged]) -> None:
        """Back to what the storage holds, after a write that failed."""
        self.game = engine.start(self.setup, self.seed)
        self.log, self.notes, self._asks = [], [], []
        self._play_again(log)

    def _play_again(self, log: Sequence[Logged]) -> None:
        for line in log:
            ask, before = self.game.ask, self.game.event_count
            engine.apply(self.game, line.seat, line.choice)
            self._keep(ask, before, line)

    @property
    def choices(self) -> list[int]:
        return [line.choice for line in self.log]

    @property
    def asked(self) -> int | None:
        return None if self.game.ask is None else self.game.ask.who

    def silent(self, seats: list[Seat]) -> bool:
        """Whether the asked seat is shown nothing: at this moment it could only pass, or wants not to be asked."""
        ask = self.game.ask
        if ask is None or not ask.moment:
            return False
        return ask.silent or not {*self.game.standing().values()}.isdisjoint(seats[ask.who].quiet)

    def bots_only(self, table: Table) -> bool:
        """Whether the game goes on without a person: all are out for now, or have left."""
        return not self.game.over and not any(self.game.in_game(number) for number in table.people())

    def may_reveal(self, table: Table) -> bool:
        """Whether open roles can help nobody any more: no person takes part or may come back, who left included."""
        people = [number for number, seat in enumerate(table.seats) if seat.kind == "human"]
        gone = not any(self.game.in_game(number) or self.game.may_return(number) for number in people)
        return gone and not self.game.over

    def bot(self, number: int, seat: Seat) -> players.Player:
        if number not in self._bots:
            self._bots[number] = players.make(seat.bot)
        return self._bots[number]

    def forget_bot(self, number: int) -> None:
        """A bot that failed is made anew for its next decision."""
        self._bots.pop(number, None)

    def step(self, seat: int, choice: int) -> None:
        """Apply a choice, or take one back, without remembering it yet."""
        self._before = self.game.event_count
        engine.apply(self.game, seat, choice)

    def kept(self, seat: int, choice: int, kind: Kind, ask: "Ask | None", now: float) -> None:
        """The step that answered (or took back what led to) `ask` is stored: remember it and the time it took."""
        depth = len(self._asks)
        self._keep(ask, self._before, Logged(seat, choice, kind))
        if ask is not None and not self.moment and self.allowed and choice != TALK - seat:
            self.clock.answered(ask.who, depth, now - self.asked_at)
        if choice == UNDO - seat:
            self.clock.undone(seat)

    def _keep(self, ask: "Ask | None", before: int, line: Logged) -> None:
        self.log.append(line)
        if line.choice == UNDO - line.seat:
            again = self.game.ask
            self._asks = self._asks[: next(n for n, one in enumerate(self._asks) if one is again)]
        elif ask is not None and line.choice != TALK - line.seat:
            self._asks.append(ask)
        if line.kind in TOLD:
            self.notes.append(Note(before, line.seat, line.kind))

    def ask(self, table: Table, delay: float, now: float, rest: float | None = None) -> None:
        """Start the clock of the pending decision. `delay`: seconds a bot takes at the normal pace; `rest`: how long a
        moment lasts.
        """
        self.moment = self.game.ask is not None and self.game.ask.moment
        self.rest, self.held = rest if self.moment else None, None
        self.time(table, now)
        self.take_time(table, delay)

    def time(self, table: Table, now: float) -> None:
        """From now on the asked seat is waited for, as long as its clock says."""
        self.asked_at, self.allowed = now, 0.0
        if table.timed and self.asked is not None and not self.moment:
            self.allowed = self.clock.ask(self.asked, len(self._asks), float(table.timer))

    def take_time(self, table: Table, delay: float) -> None:
        """How long a bot waits before it answers; depends on nothing anybody holds."""
        quick = self.moment or self.rushing
        self.pause = 0.0 if quick else chance.pause(delay * PACES[table.pace] / self.speed)

    @property
    def deadline(self) -> float | None:
        return self.asked_at + self.allowed if self.allowed else None

    @property
    def ends(self) -> float | None:
        """When the pending moment is over for everybody."""
        return None if self.rest is None else self.asked_at + self.rest
