"""Base of simple games: the state, view, questions and events that most of them share.

A game adds the slots of its state, its steps, and the parts that a seat may see (docs/add-a-game.md).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Self

from boomtown.kernel import setup_validation
from boomtown.kernel.compiling import S
from boomtown.kernel.errors import SetupError
from boomtown.kernel.frame import Ask
from boomtown.kernel.game import Json
from boomtown.kernel.hooked import Hooked
from boomtown.kernel.hooks import HookIndex
from boomtown.kernel.prompt import asked
from boomtown.kernel.redeal import Playout, check_seat, new_seed
from boomtown.kernel.state import GameState
from boomtown.kernel.text import seat, text

if TYPE_CHECKING:
    from boomtown.kernel.redeal import Rng, Roles

NOTHING = HookIndex()  # a simple game has no hooks
ROLE = "player"  # role of all seats in a game without roles


class SimpleState(GameState[HookIndex]):
    """Seats, the current turn, and the winners. A subclass names its additions in `__slots__`.

    Lists are copied with the state. All other values are shared, so replace them instead of changing them. A save holds
    numbers, texts and lists.
    """

    __slots__ = ("alive", "characters", "life", "max_life", "phase", "roles", "side", "turn", "turn_no")

    def __init__(self, n: int) -> None:
        self.n, self.draws, self.winners, self.index = n, 0, (), NOTHING
        self.phase, self.turn, self.turn_no, self.side = "play", 0, 1, ""
        self.roles, self.characters = [ROLE] * n, [""] * n
        self.life, self.max_life, self.alive = [1] * n, [1] * n, [True] * n

    @classmethod
    def parts(cls) -> list[str]:
        """Return the names of all values of the state except the index of hooks."""
        own = [name for kind in cls.__mro__ if issubclass(kind, SimpleState) for name in kind.__slots__]
        return [*own, "n", "draws", "winners"]

    def copy(self) -> Self:
        twin = type(self)(self.n)
        for name in self.parts():
            value = getattr(self, name)
            setattr(twin, name, value[:] if isinstance(value, list) else value)
        return twin

    def save(self) -> Json:
        values = {name: getattr(self, name) for name in self.parts()}
        return {name: list(value) if isinstance(value, list | tuple) else value for name, value in values.items()}

    @classmethod
    def load(cls, data: Json) -> Self:
        state = cls(data["n"])
        for name in cls.parts():
            kind = type(getattr(state, name))
            setattr(state, name, kind(data[name]) if kind in (list, tuple) else data[name])
        return state

    def place(self, owner: int) -> int:
        return (owner - self.turn) % self.n


class SimpleGame(Hooked[S]):
    """Game with a simple state.

    `state_class`: the class of its state.
    `seats`: the least and the greatest number of players.
    `people`: a name for each seat.
    `verbs`: the verb of an option's text, by code. A missing code is "pass" if negative, else "choose".
    """

    state_class: ClassVar[type[SimpleState]]
    seats: ClassVar[tuple[int, int]] = (2, 8)
    people: ClassVar[Sequence[str]]
    verbs: ClassVar[Mapping[int, str]] = {}
    __slots__ = ()

    # --- a game's own

    def deal(self) -> None:
        """Lay out the fresh state and queue the first step."""
        raise NotImplementedError

    def seen_of(self, owner: int, you: int | None) -> Json:
        """Return the values of a seat that `you` see, in addition to those that are public in every game."""
        return {}

    def seen_of_table(self, you: int | None) -> Json:
        """Return the values that `you` see and that belong to no seat."""
        return {}

    def imagine(self, you: int, rnd: Callable[[], float]) -> None:
        """Redeal everything hidden from `you`. The chance of the caller is set already."""

    # --- the same for all

    @classmethod
    def catalog(cls) -> Json:
        """Return the facts of a game without sets and options. Its title is the text `game-NAME`."""
        people = {name: {"name": name, "set": cls.name, "life": 1} for name in cls.people}
        low, high = cls.seats
        first = {"id": cls.name, "title": cls.name.capitalize(), "characters": len(people)}
        common: Json = {"game": cls.name, "players": [low, high], "sets": [first], "needs": {}, "options": []}
        presets = [{"id": f"{cls.name}-first", "players": low, "sets": [], "options": {}}]
        return common | {"presets": presets, "characters": people, "roles": {}}

    @classmethod
    def _check(cls, raw_setup: Json) -> Json:
        """Return the checked setup.

        Keys kept from a previous game are left out, since characters and roles are fixed.
        """
        setup_validation.only(raw_setup, setup_validation.KEYS, "a key of a setup")
        low, high = cls.seats
        players = raw_setup.get("players")
        if type(players) is not int or not low <= players <= high:
            raise SetupError(f"players must be {low} to {high}, got {players!r}")
        return {
            "game": cls.name,
            "players": players,
            "sets": setup_validation.check_sets(raw_setup.get("sets") or [], (cls.name,)),
            "options": setup_validation.check_options(raw_setup.get("options") or {}, {}),
            "ask_forced": setup_validation.check_forced(raw_setup),
        }

    def _lay_out(self) -> None:
        state: Any = self.state_class(self.setup["players"])
        self.state = state
        state.characters = list(self.people[: state.n])
        self.deal()

    def end(self, side: str, winners: Sequence[int]) -> None:
        """End the game. The text `end-SIDE-why` gives the reason."""
        s: Any = self.state
        s.side, s.winners, s.phase = side, tuple(winners), "over"
        self.stack.clear()
        self.note("end", winners=list(winners), side=side)

    @property
    def result(self) -> Json | None:
        s: Any = self.state
        return {"winners": list(s.winners), "side": s.side, "roles": list(s.roles)} if s.side else None

    def view(self, seat: int | None) -> Json:
        s: Any = self.state
        ask = self.ask
        return {
            "game": self.name,
            "you": seat,
            "move": self.moves,
            "phase": s.phase,
            "turn": s.turn,
            "turn_no": s.turn_no,
            "asked": ask.who if ask else None,
            "asked_why": ask.question.meanwhile if ask else None,
            "seating": list(range(s.n)),
            "seats": [self._seat(p) | self.seen_of(p, seat) for p in range(s.n)],
            "can_undo": seat is not None and self.can_undo(seat),
            "result": self.result,
            **self.seen_of_table(seat),
        }

    def _seat(self, p: int) -> Json:
        s: Any = self.state
        lives = {"life": s.life[p], "max_life": s.max_life[p], "alive": s.alive[p]}
        shown = {"role": s.roles[p], "role_public": True, "target": None}
        return {"seat": p, "character": s.characters[p], **lives, **shown}

    def _describe(self, ask: Ask) -> Json:
        options = [self._option(ask, code) for code in ask.options]
        return asked(self.moves, ask.who, ask.question, self.prompt) | {"options": options, "whynot": []}

    def _option(self, ask: Ask, code: int) -> Json:
        verb = self.verbs.get(code, "pass" if code < 0 else "choose")
        words = text(f"opt-{verb}-{ask.why}", **({"n": code} if verb == "choose" else {}))
        return {"code": code, "verb": verb, "nature": "neutral", "text": words}

    def why_not(self, seat: int) -> list[Json]:
        return []

    def _seen(self, event: Json, you: int | None) -> Json:
        """Return the event with its text `log-NAME`. Nothing in it is hidden."""
        seats = {name: seat(event[name]) for name in ("who", "to") if name in event}
        return event | {"text": text(f"log-{event['t']}", **seats)}

    def _load_state(self, data: Json) -> Any:
        return self.state_class.load(data)

    def redeal(self, seat: Any, rng: Rng, roles: Roles | None = None) -> Self:
        check_seat(seat, self.players)
        twin = self.clone()
        twin.chance, twin.seed = Playout(rng), new_seed(rng.random)
        twin.imagine(seat, rng.random)
        return twin

    def next_setup(self, keep: bool, rotate: bool) -> Json:
        return {}
