"""Pending steps, and the questions that they ask."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from functools import cache
from operator import attrgetter
from typing import Any, Final, TypeVar, cast

from boomtown.kernel.compiling import mypyc_attr
from boomtown.kernel.errors import SaveError
from boomtown.kernel.prompt import Prompt
from boomtown.kernel.question import Question, Questions

PASS: Final = -1  # decline; last among the options where allowed
END: Final = -2  # end the turn; never made for a player
UNDO: Final = -10  # in a list of choices, -10 - seat: the seat took its last choice back
TALK: Final = -30  # in a list of choices, -30 - seat: the seat talked while the rules demand a life for it


@dataclass
class Ask:
    """Question to one seat.

    `options`: codes (ints) in a fixed order.
    `public`: all players can work out the number of options. A question with a single option need not be asked then
    (core 14.3).
    `free`: the seat decides when to act, so the question is always asked.
    `moment`: a player may interrupt with a card that the other players do not know of. The asked seat is hidden, and
    PASS is among the options.
    """

    who: int
    question: Question
    options: list[int]
    public: bool = False
    free: bool = False
    moment: bool = False

    @property
    def why(self) -> str:
        """Name of the question."""
        return self.question.name

    @property
    def silent(self) -> bool:
        """True for a moment at which the asked seat can only pass. The seat is not informed of it."""
        return self.moment and self.options == [PASS]

    def save(self) -> dict[str, Any]:
        """Return the question as JSON-ready data."""
        return {
            "who": self.who,
            "why": self.why,
            "options": self.options[:],
            "public": self.public,
            "free": self.free,
            "moment": self.moment,
        }

    @staticmethod
    def load(data: Mapping[str, Any], questions: Questions) -> Ask:
        """Return the question that `save` wrote. Raises KeyError if its name is not in `questions`."""
        return Ask(data["who"], questions[data["why"]], data["options"], data["public"], data["free"], data["moment"])


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """Pending step: plain data that does not change after it was pushed, so clones share it.

    Subclasses are dataclasses of ints, strings, bools, None, tuples of these, and other frames. A save holds exactly
    these values. `g` is the game of the step; the methods of a subclass name its type.
    """

    __slots__ = ()

    def run(self, g: Any) -> Ask | None:
        """Advance the game, or return a question.

        The step is off the stack while this runs. After a question, it is pushed again and waits for `take`.
        """
        raise NotImplementedError

    def take(self, g: Any, choice: int) -> None:
        """Handle the answer to the question of `run`. The step is off the stack already."""
        raise AssertionError(f"{type(self).__name__} asked nothing")

    def prompt(self, g: Any) -> Prompt:
        """Return the facts of the question that are shown to players. For steps that ask."""
        return Prompt()

    def imagined(self, g: Any, seat: int, rnd: Callable[[], float]) -> Frame | None:
        """Return this step for the redealt game `g`, whose cards are drawn already.

        Values of the step that are hidden from `seat` are drawn again from the possible ones. Returns None if no value
        is possible.
        """
        return self

    def result(self, g: Any, value: bool) -> None:
        """Handle the outcome of a step above that reports one (a draw!). This step is off the stack already."""
        raise AssertionError(f"{type(self).__name__} waits for no result")


_FRAMES: dict[tuple[str, str], type[Frame]] = {}
_FAMILIES: dict[str, str] = {}  # package of a game: name of its family


def family(cls: type) -> str:
    """Return the name of the game that a class belongs to, else the package below the root.

    The class is in the package of that game, or in a set of another distribution and derived from a class of the game.
    Names of steps need to be unique only within one game.
    """
    for base in cls.__mro__:
        for package, name in _FAMILIES.items():
            if base.__module__.startswith(package + "."):
                return name
    return [*cls.__module__.split("."), cls.__module__][1]


def enter_family(game: type) -> None:
    """Register the package of a game as a family, at any depth below the root."""
    package = game.__module__.rpartition(".")[0]
    if package:
        _FAMILIES[package] = package.rpartition(".")[2]
    _FRAMES.clear()


def frame_named(of: str, name: str) -> type[Frame] | None:
    """Return the step class `name` of a game family, or None if this version has no such step."""
    if (of, name) not in _FRAMES:  # a save may name a step of a module that was imported later
        _FRAMES.clear()
        _enter(Frame)
    return _FRAMES.get((of, name))


def _enter(cls: type[Frame]) -> None:
    for step in cls.__subclasses__():
        key = family(step), step.__name__
        assert _FRAMES.get(key, step) is step, f"two frames named {'.'.join(key)}"
        _FRAMES[key] = step
        _enter(step)


def pack(value: Any) -> Any:
    """Return a frame or a value of a frame as JSON-ready data. Frames become {"step": name, "with": [fields]}."""
    if isinstance(value, Frame):
        with_ = [pack(getattr(value, f.name)) for f in fields(value)]  # type: ignore[arg-type]
        return {"step": type(value).__name__, "with": with_}
    if isinstance(value, tuple):
        return [pack(v) for v in value]
    assert value is None or isinstance(value, int | str), f"not plain data: {value!r}"
    return value


def unpack(data: Any, of: str) -> Any:
    """Return the value that `pack` wrote, for the game family `of`.

    Raises SaveError if this version does not know a step.
    """
    if isinstance(data, dict):
        cls = frame_named(of, str(data.get("step")))
        if cls is None:
            raise SaveError(f"expected a step of this version, got {data.get('step')!r}")
        return cls(*(unpack(v, of) for v in data["with"]))
    if isinstance(data, list):
        return tuple(unpack(v, of) for v in data)
    return data


T = TypeVar("T")


def altered(thing: T, **changes: Any) -> T:
    """Return a copy with other values in some fields.

    It is four times as fast as `dataclasses.replace`. The class needs two or more fields.
    """
    kind: Any = type(thing)
    names, values = _fields(kind)
    return cast(T, kind(**dict(zip(names, values(thing), strict=True)) | changes))


@cache
def _fields(kind: type) -> tuple[tuple[str, ...], Callable[[Any], Any]]:
    """Return the names of the fields, and a getter that reads all of them."""
    names = tuple(f.name for f in fields(kind))
    return names, attrgetter(*names)
