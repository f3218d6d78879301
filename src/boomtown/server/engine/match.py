"""One running game of a table: the rules' object, its log, the bots and the clock of the pending decision."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, cast

from boomtown.deal import Deal

from ..core import entropy
from ..tables.game_log import TALK, TOLD, UNDO, Kind, Logged, Note, NoteReason
from ..tables.table import PACES, Seat, Speed, Table
from ..tables.time_bank import Purse, Purses
from ..tables.turn_timer import Clock
from . import adapter, bot_registry

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
        self.purses = Purses(Purse())
        self.running = False  # the purse of the asked seat
        self.asked_at = 0.0
        self.allowed: float | None = None  # seconds the asked seat has, 0.0: it is due at once; None: untimed
        self._middle = 0.0  # how long a bot takes for an answer, on average
        self._pause: float | None = None  # for this one, once somebody has asked
        self.thought: int | None = None  # its answer, kept until the pause is over
        self.late = 0.0  # so long after the question a bot has taken it over, where its pause was over by then
        self.moment = False  # the pending decision is a moment: nobody may notice who is asked
        self.rest: float | None = None  # seconds this moment lasts for everybody, None where nobody else looks on
        self.held: tuple[int, Kind] | None = None  # its answer, kept until it is over
        self.held_as: str | None = None  # what its player calls it
        self.speed: Speed = 1  # of bots, once no person takes part any more
        self.rushing = False  # played on at once, nothing is shown before a person is asked or the game is over
        self._asks: list[Ask] = []  # the question of each choice that stands
        self._firm = 0  # number of choices that stand: the time had run out at the last of them
        self._before = 0  # events before the step that is being tried
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
        purse: Purse | None = None,
    ) -> "Match":
        """The game played again from its log; raises what the rules raise where they cannot play it."""
        match = cls.fresh(game_id, setup, seed)
        match.purses = Purses(purse or Purse())
        match._play_again(log)
        return match

    def rebuild(self, log: Sequence[Logged]) -> None:
        """Back to what the storage holds, after a write that failed."""
        self.game = adapter.start(self.setup, self.seed)
        self.log, self.notes, self._asks, self._firm = [], [], [], 0
        self.stored_events = self.game.event_count
        back, self.purses = self.purses.back, Purses(self.purses.purse)
        self.purses.back = back
        self._play_again(log)

    def _play_again(self, log: Sequence[Logged]) -> None:
        for line in log:
            ask, before = self.game.ask, self.game.event_count
            adapter.apply(self.game, line.seat, line.choice)
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

    def next_setup(self, seats: list[Seat], rotate: bool) -> dict[str, Any]:
        """Setup keys of the next game. Each player who is in the game at its end decides about their character; a bot
        keeps one that has won.
        """
        more: dict[str, Any] = self.game.next_setup(True, rotate)
        kept = {number: name for number, name in more.pop("keep", {}).items() if self._keeps(int(number), seats)}
        return more | ({"keep": kept} if kept else {})

    def _keeps(self, number: int, seats: list[Seat]) -> bool:
        seat = seats[number]
        return seat.keeps if seat.kind == "human" and not seat.left else number in self.game.winners

    def bot(self, number: int, seat: Seat) -> bot_registry.Player:
        if number not in self._bots:
            self._bots[number] = bot_registry.make(seat.bot)
        return self._bots[number]

    def forget_bot(self, number: int) -> None:
        """A bot that failed is made anew for its next decision."""
        self._bots.pop(number, None)

    def may_undo(self, seat: int) -> bool:
        """Whether the seat may take back its last choice. What was chosen when the time had run out stands, with all
        that came before it: else a player could stop the game again and again.
        """
        back_to = self.game.undo_to(seat)
        return back_to is not None and any(ask is back_to for ask in self._asks[self._firm :])

    def step(self, seat: int, choice: int) -> None:
        """Apply a choice, or take one back, without remembering it yet."""
        self._before = self.game.event_count
        adapter.apply(self.game, seat, choice)

    def took(self, now: float) -> float | None:
        """Seconds the pending question has cost the purse of whoever is asked; None where none runs."""
        if not self.running or self.allowed is None:
            return None
        return round(min(self.allowed, max(0.0, now - self.asked_at)), 3)

    def kept(
        self, seat: int, choice: int, kind: Kind, ask: "Ask | None", now: float, took: float | None = None
    ) -> None:
        """The step that answered (or took back what led to) `ask` is stored: remember it and the time it took."""
        depth = len(self._asks)
        self._keep(ask, self._before, Logged(seat, choice, kind, took))
        if ask is not None and not self.moment and self.allowed is not None and choice != TALK - seat:
            self.clock.answered(ask.who, depth, now - self.asked_at)
        if choice == UNDO - seat:
            self.clock.undone(seat)

    def _keep(self, ask: "Ask | None", before: int, line: Logged) -> None:
        self.log.append(line)
        self.stored_events = self.game.event_count
        depth = len(self._asks)
        if line.choice == UNDO - line.seat:
            again = self.game.ask
            self._asks = self._asks[: next(n for n, one in enumerate(self._asks) if one is again)]
            self._firm = min(self._firm, len(self._asks))  # an older log may take such a choice back
        elif ask is not None and line.choice != TALK - line.seat:
            self._asks.append(ask)
        if line.kind == "timeout":
            self._firm = len(self._asks)
        if self.purses and ask is not None and not ask.moment:
            self._pay(ask.who, depth, line)
        if line.kind in TOLD:
            self.notes.append(Note(before, line.seat, cast(NoteReason, line.kind)))

    def _pay(self, asked: int, depth: int, line: Logged) -> None:
        """What the step has cost whoever was asked at this depth."""
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
        """Start the clock of the pending decision. `delay`: seconds a bot takes at the normal pace; `rest`: how long a
        moment lasts.
        """
        self.moment = self.game.ask is not None and self.game.ask.moment
        self.rest, self.held, self.held_as = rest if self.moment else None, None, None
        self.thought, self.late = None, 0.0
        self.time(table, now)
        self.take_time(table, delay)

    def time(self, table: Table, now: float) -> None:
        """From now on the asked seat is waited for, as long as its clock says."""
        self.asked_at, self.allowed, self.running = now, None, False
        asked = self.asked
        if not table.timed or asked is None or self.moment:
            return
        self.allowed = self.clock.ask(asked, len(self._asks), table.span)
        if self.purses:
            self.running = asked in table.people() and not self.purses.empty(asked)
            self.allowed = self.purses.allowed(asked, len(self._asks)) if self.running else None

    def take_time(self, table: Table, delay: float) -> None:
        """How long a bot takes for its answer; depends on nothing anybody holds."""
        quick = self.moment or self.rushing
        self._middle = 0.0 if quick else delay * PACES[table.pace] / self.speed
        self._pause = None

    @property
    def pause(self) -> float:
        """Seconds a bot takes for this answer, whatever it thinks about. Drawn when it is first asked for, as mostly
        people are asked.
        """
        if self._pause is None:
            self._pause = entropy.pause(self._middle)
        return self._pause

    def bot_begins(self, now: float) -> None:
        """A bot is asked now. Its pause begins with the question, or now for whoever has left or is away since."""
        since = now - self.asked_at
        self.late = since if since > self.pause else 0.0

    @property
    def shows(self) -> float:
        """When the answer of a bot is due."""
        return self.asked_at + self.late + self.pause

    @property
    def deadline(self) -> float | None:
        return None if self.allowed is None else self.asked_at + self.allowed

    @property
    def ends(self) -> float | None:
        """When the pending moment is over for everybody."""
        return None if self.rest is None else self.asked_at + self.rest
