"""A running game: state, stack of steps, the pending question. Every game of the family is a subclass."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self

from boomtown.kernel.chance import Chance
from boomtown.kernel.compiling import S, mypyc_attr
from boomtown.kernel.errors import IllegalChoice, SaveError
from boomtown.kernel.frame import END, PASS, TALK, UNDO, Ask, Frame, family, pack, unpack
from boomtown.kernel.option_text import named, read
from boomtown.kernel.prompt import Prompt
from boomtown.kernel.question import Questions

if TYPE_CHECKING:
    from boomtown.kernel.redeal import Rng, Roles

FORMAT = 1
Json = dict[str, Any]
LONG = 64  # choices after which a new Point is made; an undo plays hardly more than that again


class Point:
    """A clone of the game before a choice, and the choices that stand from there on."""

    __slots__ = ("choices", "game")

    def __init__(self, game: Any) -> None:
        self.game = game
        self.choices: list[int] = []


class Moment:
    """What an undo goes back to: the question `ask`, `at` choices after a Point. To play these again costs something
    when somebody takes back; a copy would cost something at each choice.
    """

    __slots__ = ("ask", "at", "events", "point")

    def __init__(self, ask: Ask, point: Point, at: int, events: int) -> None:
        self.ask, self.point, self.at, self.events = ask, point, at, events

    @property
    def who(self) -> int:
        return self.ask.who


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """(setup, seed, choices) is a game. `record=False` leaves out events, choices and undo: for search and simulation.

    `ask` is the pending question, None when the game is over. Subclasses add the rules; callers use only the public
    names.
    """

    name: ClassVar[str]
    questions: ClassVar[Questions]
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
        self.point: Point | None = None  # the newest, if everything since then can be played again from it
        # (seat, why, choice) made by the engine, where somebody wants to know
        self.forced: list[tuple[int, str, int]] | None = None

    # --- playing on

    def push(self, step: Frame) -> None:
        """Queue a step; it runs before everything queued earlier."""
        self.stack.append(step)

    def push_each(self, steps: Sequence[Frame]) -> None:
        """Queue several steps so that the first one runs first."""
        for step in reversed(steps):
            self.push(step)

    def apply(self, choice: Any) -> None:  # Any: whatever comes is refused in one way, also by the compiled build
        """Answer the pending question with one of `ask.options` (ints), or with its words ("play BANG! 7D on B"), and
        play on to the next; IllegalChoice if it is not on offer.
        """
        ask = self.ask
        if ask is None or choice not in ask.options:
            if ask is None or not isinstance(choice, str):
                raise IllegalChoice(self._refusal(choice))
            choice = self.option(choice)
        if self.choices is not None:
            self._remember(ask, choice)
        self.ask = None
        self.moves += 1
        self._answer(ask, choice)
        self._run()
        if self.past is not None:
            if self.revealed or ask.moment:  # that nobody interrupted is news; and nobody learns by it who was asked
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
        """Record a choice that the engine makes for a seat since it has no other one. It has no effect on the game."""
        if self.forced is not None:
            self.forced.append((who, why, choice))

    def put(self, ask: Ask) -> tuple[Ask, bool]:
        """The question as it is put, with what the seat may do whenever it is asked; and whether it is put at all, or
        answered by the engine as it leaves no choice.
        """
        if len(ask.options) == 1 and ask.public and not ask.free:
            return ask, False
        ask = self._widen(ask)
        return ask, len(ask.options) != 1 or not self.auto or ask.free

    def _widen(self, ask: Ask) -> Ask:
        """Add what the asked seat may do whenever it is asked; the same object if nothing."""
        return ask

    def _refusal(self, choice: Any) -> str:
        if self.ask is None:
            return f"expected no choice, the game is over, got {choice!r}"
        on_offer = ", ".join(str(o) for o in self.ask.options)
        return (
            f"expected one of {on_offer}, got {choice!r} (ask: {self.ask.why}, seat {self.ask.who}, move {self.moves})"
        )

    # --- options in words (docs/notation.md); seats are called A, B ...

    def actions(self) -> dict[str, int]:
        """The legal actions: the options of the pending question by their words, in order; none when the game is over.
        Options that look alike are counted from the second on: `(2)`.
        """
        return named(self)

    def words(self, choice: Any) -> str:
        """An option of the pending question in words; IllegalChoice if it is not on offer."""
        for words, code in named(self).items():
            if code == choice:
                return words
        raise IllegalChoice(self._refusal(choice))

    def option(self, words: str) -> int:
        """The option of the pending question that these words name. Words may be left out while one option alone fits
        ("play BANG! on B"), but for the first. IllegalChoice says what was on offer, or which ones fit.
        """
        ask = self.ask
        if ask is None:
            raise IllegalChoice(self._refusal(words))
        return read(named(self), words, f" (ask: {ask.why}, seat {ask.who}, move {self.moves})")

    # --- taking back (core 11)

    def _remember(self, ask: Ask, choice: int) -> None:
        assert self.choices is not None and self.past is not None
        self.choices.append(choice)
        past, point = self.past, self.point
        if ask.question.completes and past and past[-1].who == ask.who:  # taken back with the action it belongs to
            if point is not None:
                point.choices.append(choice)
            return
        if past and self._is_action(ask, choice):
            past.clear()  # what came before the last action stays as it is
        if point is None or (len(point.choices) >= LONG and not past):
            point = self.point = Point(self.clone())
        past.append(Moment(ask, point, len(point.choices), self.event_count))
        point.choices.append(choice)

    def _at(self, moment: Moment) -> Self:
        """A clone of the game as it was then."""
        then: Self = moment.point.game.clone()
        for choice in moment.point.choices[: moment.at]:
            then.apply(choice)
        return then

    def _is_action(self, ask: Ask, choice: int) -> bool:
        """Whether the choice plays a card or uses an ability, so that earlier actions can no longer be taken back."""
        return False

    def can_undo(self, seat: int) -> bool:
        """Whether `seat` may take back its last choice: nothing hidden has come out since, no further action was
        played.
        """
        return self.undo_to(seat) is not None

    def undo_to(self, seat: int) -> Ask | None:
        """The question that `undo` goes back to, None where the seat may take nothing back."""
        for moment in reversed(self.past or ()):
            if moment.who == seat:
                return moment.ask
        return None

    def undo(self, seat: int) -> None:
        """Take back the last choice of `seat`, and everything after it."""
        index = max((i for i, m in enumerate(self.past or ()) if m.who == seat), default=-1)
        if index < 0:
            raise IllegalChoice(
                f"expected a choice of seat {seat} that can be taken back, got none (move {self.moves})"
            )
        assert self.past is not None and self.choices is not None
        moment = self.past[index]
        del self.past[index:]
        then = self._at(moment)
        self.state, self.stack, self.ask = then.state, then.stack, moment.ask  # the same question, not one like it
        self.point = moment.point
        del self.point.choices[moment.at :]
        self.choices.append(UNDO - seat)
        self.moves += 1
        self._note_undo(seat, moment.events)

    def talk_price(self, seat: int) -> int:
        """Lives it costs the seat to say something now; 0 where talking is free, as it nearly always is."""
        return 0

    def talk(self, seat: int) -> None:
        """Somebody says something that the rules make him pay for; between two decisions, whoever is asked.

        IllegalChoice where talking is free. It cannot be taken back.
        """
        if self.ask is None or not self.talk_price(seat):
            raise IllegalChoice(f"expected a seat that pays for talking, got {seat} (move {self.moves})")
        if self.choices is not None:
            self.choices.append(TALK - seat)
        self.ask = None
        self.moves += 1
        self._pay_for_talking(seat)
        self._run()
        if self.past is not None:
            self.past.clear()
            self.point = None
            self.revealed = False

    def _pay_for_talking(self, seat: int) -> None:
        raise NotImplementedError

    def step(self, choice: int) -> None:
        """Carry out a choice as it stands in a list of choices: an option, UNDO - seat or TALK - seat."""
        if choice <= TALK:
            self.talk(TALK - choice)
        elif choice <= UNDO:
            self.undo(UNDO - choice)
        else:
            self.apply(choice)

    def _note_undo(self, seat: int, back: int) -> None:
        raise NotImplementedError

    # --- looking

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.ask is None

    @property
    def event_count(self) -> int:
        """Number of events so far; the next one gets this number."""
        return self.skipped + len(self.log or ())

    @property
    def players(self) -> int:
        raise NotImplementedError

    @property
    def winners(self) -> list[int]:
        """Seats that won; empty while the game goes on."""
        raise NotImplementedError

    @property
    def result(self) -> Json | None:
        raise NotImplementedError

    def next_setup(self, keep: bool, rotate: bool) -> Json:
        """Setup keys of a next game at this table: `keep` survivors' characters, `rotate` who begins to the left."""
        raise NotImplementedError

    def in_game(self, seat: int) -> bool:
        """Whether the seat takes part now; a ghost does."""
        return True

    def may_return(self, seat: int) -> bool:
        """Whether a seat that is out may still come back in this game."""
        return False

    def suits_beginner(self, seat: int) -> bool:
        """Whether this deal, at its first decision, is a kind one for somebody who never played before."""
        return True

    def view(self, seat: int | None) -> Json:
        """What `seat` (None: a spectator) may know, JSON-ready."""
        raise NotImplementedError

    def views(self, seats: Sequence[int | None]) -> list[Json]:
        """`view` for each of these. They may share objects: change nothing in them."""
        return [self.view(seat) for seat in seats]

    def fast_view(self, seat: int) -> Any:
        """What `seat` may know, to be read piece by piece: no description, for bots in a hurry."""
        raise NotImplementedError(f"{self.name} has no such view")

    def decision(self, seat: int | None = None) -> Json | None:
        """The pending question described, with why-nots; None when over or when `seat` is given and not asked, or
        could only pass at a moment.
        """
        ask = self.ask
        if ask is None or (seat is not None and (seat != ask.who or ask.silent)):
            return None
        return self._describe(ask) | {"standing": self.standing()}

    def standing(self) -> dict[str, str]:
        """What a player can say at the pending moment so as not to be asked again, by how long it holds ("always", or
        what the question says): a word that the server keeps for the seat. Nothing where there is no moment.
        """
        ask = self.ask
        if ask is None or not ask.moment:
            return {}
        times = {scope: self.occasion(scope) for scope in ask.question.standing}
        return {"always": ask.why} | {scope: f"{ask.why}@{when}" for scope, when in times.items() if when}

    def occasion(self, scope: str) -> str:
        """A name for what is going on, as long as it does: "turn" and "card" where a game has them; "" for nothing."""
        return ""

    def lapsed(self, word: str) -> bool:
        """Whether a word of `standing` was for a turn, or a card, that is over."""
        when = word.partition("@")[2]
        return bool(when) and when.partition(" ")[0] != self.occasion("turn")

    def _describe(self, ask: Ask) -> Json:
        raise NotImplementedError

    @property
    def prompt(self) -> Prompt:
        """What the pending question says of itself."""
        return self.stack[-1].prompt(self)

    def why_not(self, seat: int) -> list[Json]:
        """For everything of `seat` that cannot be used now: the reason."""
        raise NotImplementedError

    def _seen(self, event: Json, seat: int | None) -> Json:
        raise NotImplementedError

    def events(self, since: int = 0, seat: int | None = None) -> list[Json]:
        """Events numbered `since` and later as `seat` may see them."""
        first = max(0, since - self.skipped)
        return [self._seen(e, seat) | {"n": self.skipped + first + i} for i, e in enumerate((self.log or [])[first:])]

    def events_for(self, seats: Sequence[int | None], since: int = 0) -> list[list[Json]]:
        """`events` for each of these. They may share objects: change nothing in them."""
        return [self.events(since, seat) for seat in seats]

    # --- copying, saving

    def clone(self) -> Self:
        """An independent game at the same point; it records nothing."""
        kind: Any = type(self)  # untyped: the compiler knows no __new__ of its own classes
        twin: Self = kind.__new__(kind)
        twin.setup, twin.seed, twin.chance = self.setup, self.seed, self.chance
        twin.state = self.state.copy()
        twin.stack = self.stack[:]
        twin.ask = self.ask
        twin.auto, twin.revealed, twin.moves, twin.skipped = self.auto, False, self.moves, self.event_count
        twin.choices = twin.log = twin.past = twin.point = twin.forced = None
        return twin

    def redeal(self, seat: Any, rng: Rng, roles: Roles | None = None) -> Self:
        """A clone that looks the same to `seat`, with everything it cannot see drawn anew (docs/redeal.md): hidden
        cards, hidden roles, what others keep in secret, and the chance to come, which `rng` makes too.

        `roles`: roles by seat (None: to be drawn), or a function of all roles by seat that says how likely that deal
        is. RedealError for a seat that is not there and for roles that cannot be.
        """
        raise NotImplementedError

    def save(self) -> Json:
        """The game at this decision as JSON-ready data. Holds the seed: keep it from players."""
        return {
            "format": FORMAT,
            "game": self.name,
            "setup": self.setup,
            "seed": self.seed,
            "moves": self.moves,
            "events": self.event_count,
            "choices": None if self.choices is None else self.choices[:],
            **self._save_point(self.state, self.stack, self.ask),
            "past": [self._save_moment(moment) for moment in self.past or ()],
        }

    def _save_moment(self, moment: Moment) -> Json:
        then = self._at(moment)
        return self._save_point(then.state, then.stack, then.ask) | {"who": moment.who, "events": moment.events}

    @staticmethod
    def _save_point(state: Any, stack: list[Frame], ask: Ask | None) -> Json:
        return {"state": state.save(), "stack": [pack(f) for f in stack], "ask": ask and ask.save()}

    def _load_point(self, data: Mapping[str, Any]) -> tuple[Any, list[Frame], Ask | None]:
        of = family(type(self))
        stack = [unpack(f, of) for f in data["stack"]]
        ask = Ask.load(data["ask"], self.questions) if data["ask"] else None
        return self._load_state(data["state"]), stack, ask

    def _load_state(self, data: Json) -> Any:
        raise NotImplementedError

    def restore(self, data: Mapping[str, Any]) -> None:
        """Take over what `save` wrote; SaveError when it is not that."""
        if data.get("format") != FORMAT:
            raise SaveError(f"expected save format {FORMAT}, got {data.get('format')!r}")
        try:
            self.state, self.stack, self.ask = self._load_point(data)
            self.moves, self.skipped = data["moves"], data["events"]
            if self.past is not None:
                self.choices = list(data["choices"] or ())
                for m in data["past"]:
                    then = self.clone()
                    then.state, then.stack, then.ask = self._load_point(m)
                    if then.ask is None:
                        raise ValueError("ask in the past")
                    self.past.append(Moment(then.ask, Point(then), 0, m["events"]))
        except (LookupError, TypeError, ValueError, AttributeError) as error:
            raise SaveError(f"expected a complete save, got one without or with a wrong {error}") from error


__all__ = ["END", "FORMAT", "PASS", "TALK", "UNDO", "Ask", "Game", "Json", "Moment"]
