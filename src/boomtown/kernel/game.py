"""Base class of all games: state, stack of steps, and pending question."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self

from boomtown.kernel import history, saving, standing
from boomtown.kernel.chance import Chance
from boomtown.kernel.compiling import S, mypyc_attr
from boomtown.kernel.errors import IllegalChoice
from boomtown.kernel.frame import END, PASS, TALK, UNDO, Ask, Frame
from boomtown.kernel.history import Moment, Point
from boomtown.kernel.option_text import code_of, named, refusal, words_of
from boomtown.kernel.prompt import Prompt
from boomtown.kernel.question import Questions
from boomtown.kernel.saving import FORMAT

if TYPE_CHECKING:
    from boomtown.kernel.redeal import Rng, Roles

Json = dict[str, Any]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """Running game, defined by (setup, seed, choices).

    `record=False` leaves out events, choices and undo, for search and simulation. `ask` is the pending question, or
    None when the game is over. Subclasses add the rules. Callers use only the public names.
    """

    name: ClassVar[str]
    questions: ClassVar[Questions]
    shown_for: ClassVar[Mapping[str, float]] = {}  # seconds until players have seen an event, by its kind
    __slots__ = (
        "ask",
        "auto",
        "chance",
        "choices",
        "forced",
        "log",
        "moves",
        "past",
        "point",
        "revealed",
        "seed",
        "setup",
        "skipped",
        "stack",
        "state",
    )
    state: S

    def __init__(self, setup: Json, seed: str, chance: Chance, *, record: bool = True) -> None:
        self.setup, self.seed, self.chance = setup, seed, chance
        self.stack: list[Frame] = []
        self.ask: Ask | None = None
        self.auto = not setup.get("ask_forced", False)
        self.revealed = False
        self.moves = 0
        self.skipped = 0  # events before the first one in `log`, after a load
        self.choices: list[int] | None = [] if record else None
        self.log: list[Json] | None = [] if record else None
        self.past: list[Moment] | None = [] if record else None
        self.point: Point | None = None  # the newest one, if all later choices can be replayed from it
        # (seat, why, choice) made by the engine; a list if the caller collects them
        self.forced: list[tuple[int, str, int]] | None = None

    # --- playing on

    def begin(self) -> None:
        """Run the queued steps to the first question. No choice has led to it, so nothing can be taken back."""
        self._run()
        self.revealed = False

    def push(self, step: Frame) -> None:
        """Queue a step; it runs before everything queued earlier."""
        self.stack.append(step)

    def push_each(self, steps: Sequence[Frame]) -> None:
        """Queue several steps so that the first one runs first."""
        for step in reversed(steps):
            self.push(step)

    def apply(self, choice: Any) -> None:  # Any: wrong types are refused in the same way, in the compiled build too
        """Answer the pending question, and play on to the next one.

        `choice` is one of `ask.options` (ints), or the words of an option ("play BANG! 7D on B"). Raises IllegalChoice
        if it is not on offer.
        """
        ask = self.ask
        if ask is None or choice not in ask.options:
            if ask is None or not isinstance(choice, str):
                raise IllegalChoice(refusal(self, choice))
            choice = self.option(choice)
        if self.choices is not None:
            history.remember(self, ask, choice)
        self.ask = None
        self.moves += 1
        self._answer(ask, choice)
        self._run()
        if self.past is not None:
            if self.revealed or ask.moment:  # the absence of an interruption is news, and undo would show who was asked
                self.past.clear()
            self.revealed = False

    def _answer(self, ask: Ask, choice: int) -> None:
        self.stack.pop().take(self, choice)

    def _run(self) -> None:
        stack = self.stack
        while stack:
            frame = stack.pop()
            ask = frame.run(self)
            if ask is None:
                continue
            ask, choice = self.put(ask)
            stack.append(frame)
            if choice:
                self.ask = ask
                return
            self.made(ask.who, ask.why, ask.options[0])
            self._answer(ask, ask.options[0])

    def made(self, who: int, why: str, choice: int) -> None:
        """Record a choice that the engine made for a seat that had no other option. It has no effect on the game."""
        if self.forced is not None:
            self.forced.append((who, why, choice))

    def put(self, ask: Ask) -> tuple[Ask, bool]:
        """Return the question as it is asked, and False if the engine answers it because it leaves no choice.

        The returned question includes the options that the seat has whenever it is asked.
        """
        if len(ask.options) == 1 and ask.public and not ask.free:
            return ask, False
        ask = self._widen(ask)
        return ask, len(ask.options) != 1 or not self.auto or ask.free

    def _widen(self, ask: Ask) -> Ask:
        """Add the options that the asked seat has whenever it is asked. Return the same object if there are none."""
        return ask

    # --- options in words (docs/notation.md); seats are called A, B ...

    def actions(self) -> dict[str, int]:
        """Return the options of the pending question by their words, in order. Empty when the game is over.

        Options with equal words are numbered from the second one on: `(2)`.
        """
        return named(self)

    def words(self, choice: Any) -> str:
        """Return an option of the pending question in words. Raises IllegalChoice if it is not on offer."""
        return words_of(self, choice)

    def option(self, words: str) -> int:
        """Return the option of the pending question that these words name.

        All words but the first may be left out while exactly one option fits ("play BANG! on B"). The message of
        IllegalChoice lists the options, or those that fit.
        """
        return code_of(self, words)

    # --- taking back (core 11)

    def _is_action(self, ask: Ask, choice: int) -> bool:
        """Return True if the choice plays a card or uses an ability, so that the choices before it become final."""
        return False

    def can_undo(self, seat: int) -> bool:
        """Return True if `seat` may take back its last choice: nothing was revealed and no action played since."""
        return self.undo_to(seat) is not None

    def undo_to(self, seat: int) -> Ask | None:
        """Return the question that `undo` returns to, or None if the seat may take nothing back."""
        return history.undo_to(self, seat)

    def undo(self, seat: int) -> None:
        """Take back the last choice of `seat` and everything after it."""
        history.undo(self, seat)

    def talk_price(self, seat: int) -> int:
        """Return the lives that talking costs the seat now. It is 0 except while an event demands a price."""
        return 0

    def talk(self, seat: int) -> None:
        """Make a seat pay for talking. It happens between two decisions and does not depend on the asked seat.

        It cannot be taken back. Raises IllegalChoice if talking is free.
        """
        history.talk(self, seat)

    def _pay_for_talking(self, seat: int) -> None:
        raise NotImplementedError

    def step(self, choice: int) -> None:
        """Carry out an entry of a list of choices: an option, UNDO - seat or TALK - seat."""
        history.step(self, choice)

    def _note_undo(self, seat: int, back: int) -> None:
        raise NotImplementedError

    # --- looking

    @property
    def over(self) -> bool:
        """True after the end of the game."""
        return self.ask is None

    @property
    def event_count(self) -> int:
        """Number of events until now, which is also the number of the next event."""
        return self.skipped + len(self.log or ())

    @property
    def players(self) -> int:
        raise NotImplementedError

    @property
    def winners(self) -> list[int]:
        """Seats that won; empty before the end of the game."""
        raise NotImplementedError

    @property
    def result(self) -> Json | None:
        raise NotImplementedError

    def next_setup(self, keep: bool, rotate: bool) -> Json:
        """Return the setup keys of a next game at this table.

        `keep`: survivors keep their characters. `rotate`: the seat to the left begins.
        """
        raise NotImplementedError

    def in_game(self, seat: int) -> bool:
        """Return True if the seat takes part now. A ghost does."""
        return True

    def may_return(self, seat: int) -> bool:
        """Return True if an eliminated seat may return in this game."""
        return False

    def suits_beginner(self, seat: int) -> bool:
        """Return True if this deal, at its first decision, is easy for a new player."""
        return True

    def view(self, seat: int | None) -> Json:
        """Return the information that `seat` may have (None: a spectator), JSON-ready."""
        raise NotImplementedError

    def views(self, seats: Sequence[int | None]) -> list[Json]:
        """Return `view` for each of these seats. The views may share objects, so do not change them."""
        return [self.view(seat) for seat in seats]

    def fast_view(self, seat: int) -> Any:
        """Return a view whose values are read one by one, without descriptions. It is for fast bots."""
        raise NotImplementedError(f"{self.name} has no such view")

    def decision(self, seat: int | None = None) -> Json | None:
        """Return the description of the pending question, and why other cards and abilities cannot be used.

        Returns None when the game is over. With a `seat`, returns None too if another seat is asked or the seat could
        only pass at a moment.
        """
        ask = self.ask
        if ask is None or (seat is not None and (seat != ask.who or ask.silent)):
            return None
        return self._describe(ask) | {"standing": self.standing()}

    def standing(self) -> dict[str, str]:
        """Return the ways to decline the pending moment in advance: a word for each duration.

        Durations are "always" and those in `Question.standing`. The server stores the word of the player and passes for
        the seat. Empty if no moment is pending.
        """
        return standing.standing(self)

    def occasion(self, scope: str) -> str:
        """Return a name for the current turn ("turn") or card ("card"), empty if the game has none.

        It stays the same until the turn or card is over.
        """
        return ""

    def lapsed(self, word: str) -> bool:
        """Return True if a word of `standing` was for a turn or a card that is over."""
        return standing.lapsed(self, word)

    def _describe(self, ask: Ask) -> Json:
        raise NotImplementedError

    @property
    def prompt(self) -> Prompt:
        """Facts of the pending question that its step gives."""
        return self.stack[-1].prompt(self)

    def why_not(self, seat: int) -> list[Json]:
        """Return the reason for each card and ability of `seat` that cannot be used now."""
        raise NotImplementedError

    def _seen(self, event: Json, seat: int | None) -> Json:
        raise NotImplementedError

    def events(self, since: int = 0, seat: int | None = None) -> list[Json]:
        """Return the events numbered `since` and later as `seat` may see them."""
        first = max(0, since - self.skipped)
        return [self._seen(e, seat) | {"n": self.skipped + first + i} for i, e in enumerate((self.log or [])[first:])]

    def events_for(self, seats: Sequence[int | None], since: int = 0) -> list[list[Json]]:
        """Return `events` for each of these seats. The events may be shared objects, so do not change them."""
        return [self.events(since, seat) for seat in seats]

    # --- copying, saving

    def clone(self) -> Self:
        """Return an independent game at the same decision. It records nothing."""
        kind: Any = type(self)  # untyped: mypyc does not know __new__ of its own classes
        twin: Self = kind.__new__(kind)
        twin.setup, twin.seed, twin.chance = self.setup, self.seed, self.chance
        twin.state = self.state.copy()
        twin.stack = self.stack[:]
        twin.ask = self.ask
        twin.auto, twin.revealed, twin.moves, twin.skipped = self.auto, False, self.moves, self.event_count
        twin.choices = twin.log = twin.past = twin.point = twin.forced = None
        return twin

    def redeal(self, seat: Any, rng: Rng, roles: Roles | None = None) -> Self:
        """Return a clone that looks the same to `seat`, with everything hidden from it redealt (docs/redeal.md).

        Redealt are hidden cards, hidden roles, secrets of other players and future chance, all from `rng`.
        `roles`: roles by seat, None for those to draw. Or a function of all roles by seat that returns the weight of
        that deal. Raises RedealError for a seat that does not exist and for impossible roles.
        """
        raise NotImplementedError

    def save(self) -> Json:
        """Return the game at this decision as JSON-ready data. It holds the seed, so keep it from players."""
        return saving.save(self)

    def _load_state(self, data: Json) -> Any:
        raise NotImplementedError

    def restore(self, data: Mapping[str, Any]) -> None:
        """Load the data that `save` returned. Raises SaveError if it is not a save."""
        saving.restore(self, data)


__all__ = ["END", "FORMAT", "PASS", "TALK", "UNDO", "Ask", "Game", "Json", "Moment"]
