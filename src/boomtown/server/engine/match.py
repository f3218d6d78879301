"""Running game of a table: the game object of the rules, its log, the bots and the timer of the pending decision."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, cast

from boomtown.deal import Deal

from ..core import entropy
from ..tables.game_log import TALK, TOLD, UNDO, Kind, Logged, Note, NoteReason
from ..tables.table import PACES, Seat, Speed, Table
from ..tables.time_bank import TimeAllowance, TimeBank
from ..tables.turn_timer import TurnTimer
from . import adapter, bot_registry

if TYPE_CHECKING:
    from boomtown.kernel.frame import Ask
    from boomtown.kernel.game import Game


class Match:
    """Game with its log and timers. It does not wait and does not store; the room does both."""

    def __init__(self, game_id: str, setup: dict[str, Any], seed: str, game: "Game") -> None:
        self.id, self.setup, self.seed, self.game = game_id, setup, seed, game
        self.deal: Deal | None = None  # parts of the seed; None: a game without a commitment
        self.takes_back = True  # players may take choices back
        self.log: list[Logged] = []  # choices that are stored
        self.notes: list[Note] = []
        self.clock = TurnTimer()
        self.purses = TimeBank(TimeAllowance())
        self.running = False  # whether the time bank of the asked seat runs
        self.asked_at = 0.0
        self.allowed: float | None = None  # seconds of the asked seat; 0.0: due at once; None: untimed
        self._middle = 0.0  # average seconds that a bot takes for an answer
        self._pause: float | None = None  # seconds for this answer, drawn at first use
        self.thought: int | None = None  # answer of the bot, held until the pause is over
        self.late = 0.0  # seconds from the question until a bot took over, if its pause was over by then
        self.moment = False  # the pending decision is a moment: players must not notice which seat is asked
        self.rest: float | None = None  # seconds that this moment lasts; None if only one person is present
        self.longer = False  # a player has asked for time at this moment
        self.held: tuple[int, Kind] | None = None  # answer to the moment, held until it is over
        self.held_as: str | None = None  # command id of the held answer
        self.speed: Speed = 1  # of bots, once no person takes part any more
        self.rushing = False  # played on at once; nothing is sent before a person is asked or the game is over
        self._asks: list[Ask] = []  # question of each choice that is not taken back
        self._firm = 0  # number of choices that cannot be taken back: at the last of them the time ran out
        self._before = 0  # number of events before the current step
        self._step_from = 0  # number of events before the last step of the log
        self.stored_events = game.event_count  # events of choices that are stored
        self._bots: dict[int, bot_registry.Player] = {}

    @classmethod
    def fresh(cls, game_id: str, setup: dict[str, Any], seed: str) -> "Match":
        return cls(game_id, setup, seed, adapter.start(setup, seed))

    @classmethod
    def restored(
        cls,
        game_id: str,
        setup: dict[str, Any],
        seed: str,
        log: Sequence[Logged],
        purse: TimeAllowance | None = None,
    ) -> "Match":
        """Return the game replayed from its log. Raises the error of the rules if they cannot play it."""
        match = cls.fresh(game_id, setup, seed)
        match.purses = TimeBank(purse or TimeAllowance())
        match._replay(log)
        return match

    def rebuild(self, log: Sequence[Logged]) -> None:
        """Return to the stored state after a failed write."""
        self.game = adapter.start(self.setup, self.seed)
        self.log, self.notes, self._asks, self._firm = [], [], [], 0
        self.stored_events = self.game.event_count
        back, self.purses = self.purses.back, TimeBank(self.purses.purse)
        self.purses.back = back
        self._replay(log)

    def _replay(self, log: Sequence[Logged]) -> None:
        for line in log:
            ask, before = self.game.ask, self.game.event_count
            adapter.apply(self.game, line.seat, line.choice)
            self._append(ask, before, line)

    @property
    def choices(self) -> list[int]:
        return [line.choice for line in self.log]

    @property
    def asked(self) -> int | None:
        return None if self.game.ask is None else self.game.ask.who

    def silent(self, seats: list[Seat]) -> bool:
        """Return whether the asked seat sees no question: it can only pass, or does not want to be asked."""
        ask = self.game.ask
        if ask is None or not ask.moment:
            return False
        return ask.silent or not {*self.game.standing().values()}.isdisjoint(seats[ask.who].quiet)

    def bots_only(self, table: Table) -> bool:
        """Return whether the game continues without a person: all are out for now, or have left."""
        return not self.game.over and not any(self.game.in_game(number) for number in table.people())

    def may_reveal(self, table: Table) -> bool:
        """Return whether open roles help no player: no person takes part or may return."""
        people = [number for number, seat in enumerate(table.seats) if seat.kind == "human"]
        gone = not any(self.game.in_game(number) or self.game.may_return(number) for number in people)
        return gone and not self.game.over

    def next_setup(self, seats: list[Seat], rotate: bool) -> dict[str, Any]:
        """Return the setup keys of the next game.

        Each player who is in the game at its end decides about their character. A bot keeps one that has won.
        """
        more: dict[str, Any] = self.game.next_setup(True, rotate)
        keepers = {number: name for number, name in more.pop("keep", {}).items() if self._keeps(int(number), seats)}
        return more | ({"keep": keepers} if keepers else {})

    def _keeps(self, number: int, seats: list[Seat]) -> bool:
        seat = seats[number]
        return seat.keeps if seat.kind == "human" and not seat.left else number in self.game.winners

    def bot(self, number: int, seat: Seat) -> bot_registry.Player:
        if number not in self._bots:
            self._bots[number] = bot_registry.make(seat.bot)
        return self._bots[number]

    def forget_bot(self, number: int) -> None:
        """Drop a bot that failed. A new one is made for its next decision."""
        self._bots.pop(number, None)

    def may_undo(self, seat: int) -> bool:
        """Return whether the seat may take back its last choice.

        A choice made when the time ran out is final, with all before it. Otherwise a player could stop the game
        forever.
        """
        back_to = self.game.undo_to(seat) if self.takes_back else None
        return back_to is not None and any(ask is back_to for ask in self._asks[self._firm :])

    def step(self, seat: int, choice: int) -> None:
        """Apply a choice or an undo without adding it to the log."""
        self._before = self.game.event_count
        adapter.apply(self.game, seat, choice)

    def elapsed(self, now: float) -> float | None:
        """Return the seconds charged to the time bank of the asked seat so far, None if it does not run."""
        if not self.running or self.allowed is None:
            return None
        return round(min(self.allowed, max(0.0, now - self.asked_at)), 3)

    def append(
        self, seat: int, choice: int, kind: Kind, ask: "Ask | None", now: float, took: float | None = None
    ) -> None:
        """Add a stored step to the log. It answered `ask`, or took back the choice that led to it."""
        depth = len(self._asks)
        self._append(ask, self._before, Logged(seat, choice, kind, took))
        if ask is not None and not self.moment and self.allowed is not None and choice != TALK - seat:
            self.clock.answered(ask.who, depth, now - self.asked_at)
        if choice == UNDO - seat:
            self.clock.undone(seat)

    def _append(self, ask: "Ask | None", before: int, line: Logged) -> None:
        self.log.append(line)
        self._step_from = before
        self.stored_events = self.game.event_count
        depth = len(self._asks)
        if line.choice == UNDO - line.seat:
            again = self.game.ask
            self._asks = self._asks[: next(n for n, one in enumerate(self._asks) if one is again)]
            self._firm = min(self._firm, len(self._asks))  # an older log may take a final choice back
        elif ask is not None and line.choice != TALK - line.seat:
            self._asks.append(ask)
        if line.kind == "timeout":
            self._firm = len(self._asks)
        if self.purses and ask is not None and not ask.moment:
            self._pay(ask.who, depth, line)
        if line.kind in TOLD:
            self.notes.append(Note(before, line.seat, cast(NoteReason, line.kind)))

    def _pay(self, asked: int, depth: int, line: Logged) -> None:
        """Charge the step to the time bank of the seat that was asked at this depth."""
        purses, took = self.purses, line.took
        if line.choice == UNDO - line.seat:
            purses.undone(line.seat, asked, depth, len(self._asks), took or 0.0)
        elif took is not None and line.choice == TALK - line.seat:
            purses.interrupted(asked, took)
        elif took is not None:
            purses.answered(asked, depth, took, line.kind == "human")
        if line.kind == "timeout":
            purses.back.discard(asked)

    def ask(self, table: Table, delay: float, now: float, rest: float | None = None) -> None:
        """Start the timers of the pending decision.

        `delay`: seconds a bot takes at the normal pace. `rest`: duration of a moment.
        """
        self.moment = self.game.ask is not None and self.game.ask.moment
        self.held, self.held_as = None, None
        self.start_moment(rest)
        self.thought, self.late = None, 0.0
        self.time(table, now)
        self.take_time(table, delay)

    def start_moment(self, length: float | None) -> None:
        """Set the seconds that the pending moment lasts, after its players have seen what it is about."""
        self.longer = False
        self.rest = length + self._shown() if self.moment and length is not None else None

    def _shown(self) -> float:
        """Return the seconds that browsers need to show the events of the last step."""
        times = self.game.shown_for
        if not times:
            return 0.0
        log, start = self.game.log or [], self._step_from - self.game.skipped
        return sum(times.get(event["t"], 0.0) for event in log[max(0, start) :])

    def lengthen_moment(self, seconds: float, now: float) -> bool:
        """Let the pending moment last `seconds` from now on, once; return whether it does."""
        if self.rest is None or self.longer:
            return False
        self.longer = True
        self.rest = max(self.rest, now - self.asked_at + seconds)
        return True

    def time(self, table: Table, now: float) -> None:
        """Start the timer of the asked seat."""
        self.asked_at, self.allowed, self.running = now, None, False
        asked = self.asked
        if not table.timed or asked is None or self.moment:
            return
        self.allowed = self.clock.ask(asked, len(self._asks), table.span)
        if self.purses:
            self.running = asked in table.people() and not self.purses.empty(asked)
            self.allowed = self.purses.allowed(asked, len(self._asks)) if self.running else None

    def take_time(self, table: Table, delay: float) -> None:
        """Set the time that a bot takes for its answer. It does not depend on hidden information."""
        quick = self.moment or self.rushing
        usual = delay * adapter.bot_pause(self.game)
        self._middle = 0.0 if quick else usual * PACES[table.pace] / self.speed
        self._pause = None

    @property
    def pause(self) -> float:
        """Seconds that a bot takes for this answer, independent of its computation.

        Drawn at first use, because most questions go to people.
        """
        if self._pause is None:
            self._pause = entropy.pause(self._middle)
        return self._pause

    def bot_begins(self, now: float) -> None:
        """Start the pause of a bot, from the question on, or from now if the player has left since."""
        since = now - self.asked_at
        self.late = since if since > self.pause else 0.0

    @property
    def bot_answer_at(self) -> float:
        """Time at which the answer of a bot is due."""
        return self.asked_at + self.late + self.pause

    @property
    def deadline(self) -> float | None:
        return None if self.allowed is None else self.asked_at + self.allowed

    @property
    def moment_ends_at(self) -> float | None:
        """Time at which the pending moment is over."""
        return None if self.rest is None else self.asked_at + self.rest
