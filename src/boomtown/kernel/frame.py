"""Pending steps and the questions they ask."""

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
UNDO: Final = -10  # -10 - seat in a list of choices: that seat took its last choice back
TALK: Final = -30  # -30 - seat in a list of choices: that seat said something while the rules make it pay for that


@dataclass
class Ask:
    """A question to one seat.

    `options` are coded ints in a fixed order. `public` says that everybody at the table can tell how many
    options there are, so that a question with a single one need not be put (core 14.3). `free`: when to act at all is
    up to the seat, so the question is always put. `moment`: somebody may interrupt with something nobody knows he
    holds; who is asked is hidden, and PASS is among the options.
    """

    who: int
    question: Question
    options: list[int]
    public: bool = False
    free: bool = False
    moment: bool = False

    @property
    def why(self) -> str:
        """The name of the question."""
        return self.question.name

    @property
    def silent(self) -> bool:
        """A moment at which the asked seat could only pass: it is told nothing."""
        return self.moment and self.options == [PASS]

    def save(self) -> dict[str, Any]:
        """As JSON-ready data."""
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
        """The inverse of `save`; KeyError for a question that is not among these."""
        return Ask(data["who"], questions[data["why"]], data["options"], data["public"], data["free"], data["moment"])


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """One pending step: plain data, never changed once pushed, so clones share it.

    Subclasses are dataclasses of ints, strings, bools, None, tuples of these and other frames; that is what a save
    holds. `g` is the game the step belongs to; a step names its class.
    """

    __slots__ = ()

    def run(self, g: Any) -> Ask | None:
        """Move the game on (already popped when this runs), or ask; then the step waits on the stack for `take`."""
        raise NotImplementedError

    def take(self, g: Any, choice: int) -> None:
        """The answer to what `run` asked; already popped when this runs."""
        raise AssertionError(f"{type(self).__name__} asked nothing")

    def prompt(self, g: Any) -> Prompt:
        """For a step that asks: what people are told about the question."""
        return Prompt()

    def imagined(self, g: Any, seat: int, rnd: Callable[[], float]) -> Frame | None:
        """This step in a redealt game `g`, whose cards are drawn already: what it keeps from `seat` drawn anew among
        what is there. None when that cannot be.
        """
        return self

    def result(self, g: Any, value: bool) -> None:
        """The outcome of a step above that reports one (a check); already popped when this runs."""
        raise AssertionError(f"{type(self).__name__} waits for no result")


_FRAMES: dict[tuple[str, str], type[Frame]] = {}
_FAMILIES: dict[str, str] = {}  # by package of a game what its family is called


def family(cls: type) -> str:
    """The game a class belongs to: the package of that game, else the one below the root. Names of steps are free in
    each.
    """
    module = cls.__module__
    for package, name in _FAMILIES.items():
        if module.startswith(package + "."):
            return name
    return [*module.split("."), module][1]


def enter_family(game: type) -> None:
    """Make known in which package a game stands, however deep below the root that is."""
    package = game.__module__.rpartition(".")[0]
    if package:
        _FAMILIES[package] = package.rpartition(".")[2]
    _FRAMES.clear()


def frame_named(of: str, name: str) -> type[Frame] | None:
    """The step of that name in a game family; None when this version has none."""
    if (of, name) not in _FRAMES:  # a save may name a step of a module imported since
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
    """A frame or field as JSON-ready data: frames become {"step": name, "with": [fields]}."""
    if isinstance(value, Frame):
        with_ = [pack(getattr(value, f.name)) for f in fields(value)]  # type: ignore[arg-type]
        return {"step": type(value).__name__, "with": with_}
    if isinstance(value, tuple):
        return [pack(v) for v in value]
    assert value is None or isinstance(value, int | str), f"not plain data: {value!r}"
    return value


def unpack(data: Any, of: str) -> Any:
    """The inverse of `pack` for the game family `of`; SaveError for a step this version does not know."""
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
    """`dataclasses.replace`, four times as quick; for dataclasses of two or more fields."""
    kind: Any = type(thing)
    names, values = _fields(kind)
    return cast(T, kind(**dict(zip(names, values(thing), strict=True)) | changes))


@cache
def _fields(kind: type) -> tuple[tuple[str, ...], Callable[[Any], Any]]:
    """Their names, and what reads them all."""
    names = tuple(f.name for f in fields(kind))
    return names, attrgetter(*names)
