"""Format of lesson files: reading, and errors with file, line and key."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import yaml

from boomtown.games import Game, new_game
from boomtown.kernel.errors import SetupError
from boomtown.kernel.setup_validation import suggest
from boomtown.notation import read_position, write_position
from boomtown.scenarios.adapter import ScenarioAdapter
from boomtown.scenarios.files import STDIN, error_at, text
from boomtown.scenarios.format import Lines, Scenario, plain_value, scenario_of
from boomtown.scenarios.grammar import Part, PhraseError
from boomtown.scenarios.run import Run, adapter_of
from boomtown.scenarios.yaml_nodes import compose
from boomtown.spec import DEFAULT

LESSON_KEYS = {"lesson", "seat", "seed", "start", "deal", "bots", "steps", "lines"}
STEP_KEYS = {"say", "point", "do", "until", "others", "mistakes"}
MISTAKE_KEYS = {"do", "when", "say"}
LINE_KEYS = {"say", "point", "offers", "asked", "event", "knows"}
POINTS = (
    "prompt",
    "hand",
    "deck",
    "discard",
    "arrows",
    "event",
    "event-show",
    "train",
    "A",
    "B",
    "C",
    "D",
    "E",
)
_OPENING = re.compile(r"^lesson:", re.MULTILINE)


@dataclass(frozen=True)
class Action:
    """Action of a seat in the words of a scenario. It answers one decision."""

    words: str
    part: Part

    def options(self, adapter: ScenarioAdapter[Any], game: Game) -> list[int]:
        """Return the options of the pending question that it means."""
        return adapter.options(game, adapter.completed(game, self.part)) if game.ask else []


@dataclass(frozen=True)
class Mistake:
    """Choice that a step does not accept. `when`: values that must hold after it. `say`: Fluent key."""

    action: Action
    say: str
    when: Mapping[str, Any]


@dataclass(frozen=True)
class Step:
    """Step of a lesson: it ends when one of the `actions` was done and the values of `until` hold.

    `others`: answers of the other seats, in order. `point`: name of a control.
    """

    say: str
    point: str
    actions: tuple[Action, ...]
    until: Mapping[str, Any]
    others: tuple[tuple[int, Action], ...]
    mistakes: tuple[Mistake, ...]


@dataclass(frozen=True)
class Line:
    """Line of a guided game, said at the first decision of the learner that fits, unless the learner knows it already.

    `offers`: an action on offer. `asked`: name of the question. `event`: kind of an event since the last decision, or
    its kind and cause (`lose Indians!`). Lines with the same `say` are one line, said at the first moment that fits.
    `knows`: the first word of a learner's choice that shows that they know.
    """

    say: str
    point: str
    offers: str = ""
    asked: str = ""
    event: str = ""
    knows: str = ""


@dataclass
class Lesson:
    """Lesson for one seat. It has steps, or it is a guided game with `bots` and `lines`."""

    id: str
    path: Path
    scenario: Scenario | None  # position of the steps
    deal: Mapping[str, Any]  # setup of a guided game
    seed: str
    seat: int
    steps: tuple[Step, ...] = ()
    bots: tuple[str, ...] = ()  # of a guided game, by seat without the learner's
    lines: tuple[Line, ...] = ()

    @cached_property
    def adapter(self) -> ScenarioAdapter[Any]:
        assert self.scenario is not None
        return adapter_of(self.scenario)

    @property
    def letters(self) -> list[str]:
        """Letters of the seats."""
        return list("ABCDEFGH"[: len(self.bots) + 1]) if self.scenario is None else list(self.scenario.players)

    @property
    def game(self) -> str:
        """Name of the game."""
        if self.scenario is None:
            return str(self.deal.get("game", DEFAULT))
        return self.scenario.game or str(self.scenario.raw.get("game", DEFAULT))

    @cached_property
    def sets(self) -> list[str]:
        """Names of the sets in use, as in the setup of a table."""
        return [str(name) for name in self.start().setup["sets"]]

    def start(self) -> Game:
        """Return the game at the first decision, as it is dealt or set up."""
        if self.scenario is None:
            return new_game(dict(self.deal), self.seed)
        return read_position(write_position(Run(self.scenario).game, seed=False), seed=self.seed)


def is_lesson(path: Path) -> bool:
    """Return whether a file is a lesson and not a list of scenarios."""
    return str(path) != STDIN and path.is_file() and _OPENING.search(text(path)) is not None


def read_lesson(path: Path) -> Lesson:
    """Return the lesson of a file. Raises FormatError."""
    try:
        node = compose(text(path))
    except yaml.YAMLError as error:
        raise error_at(path, 1, "", f"not YAML: {error}") from error
    raw = plain_value(path, node) if node else None
    if not isinstance(raw, Lines):
        raise error_at(path, 1, "", "expected a lesson (a mapping)")
    _only(path, raw, LESSON_KEYS)
    name = raw.get("lesson")
    if not isinstance(name, str) or not re.fullmatch(r"[a-z_]+", name):
        raise error_at(path, 1, "lesson", f"expected a name of small letters, got {name!r}")
    return _guided(path, raw, name) if "deal" in raw else _stepwise(path, raw, name)


def _stepwise(path: Path, raw: Lines, name: str) -> Lesson:
    start = raw.get("start")
    position = Lines(raw.lines.get("start", raw.line))
    position["id"] = f"lesson.{name}"
    if isinstance(start, str):
        position["position"] = start
    elif isinstance(start, Lines):
        position.update(start)
        position.lines.update(start.lines)
    else:
        raise error_at(path, position.line, "start", f"expected a position, got {start!r}")
    scenario = scenario_of(path, position.line, position)
    letters = list(scenario.players)
    reader = _Reader(path, scenario, letters, adapter_of(scenario))
    seat = reader.seat(raw, "seat", str(raw.get("seat", letters[0])))
    steps = raw.get("steps")
    if not isinstance(steps, list) or not steps:
        raise error_at(path, raw.line, "steps", "expected a list of steps")
    key = f"lesson-{name.replace('_', '-')}"
    return Lesson(
        name, path, scenario, {}, str(raw.get("seed", name)), seat, tuple(reader.step(step, key) for step in steps)
    )


def _guided(path: Path, raw: Lines, name: str) -> Lesson:
    deal, bots, lines = raw["deal"], raw.get("bots"), raw.get("lines")
    if not isinstance(deal, Lines) or not isinstance(bots, list) or not isinstance(lines, list):
        raise error_at(path, raw.line, "deal", "expected a setup, with a list of bots and a list of lines")
    key, found = f"lesson-{name.replace('_', '-')}", []
    for line in lines:
        _only(path, line, LINE_KEYS)
        found.append(Line(**{**line, "say": f"{key}-{line.get('say')}", "point": _point(path, line)}))
    seat = "ABCDEFGH".index(str(raw.get("seat", "A")))
    lesson = Lesson(name, path, None, dict(deal), str(raw.get("seed", name)), seat, (), tuple(bots), tuple(found))
    try:
        lesson.start()
    except SetupError as error:
        raise error_at(path, raw.lines["deal"], "deal", str(error)) from error
    return lesson


class _Reader:
    """Reader of the steps of one lesson."""

    def __init__(self, path: Path, scenario: Scenario, letters: list[str], adapter: ScenarioAdapter[Any]) -> None:
        self.path, self.scenario, self.letters, self.adapter = path, scenario, letters, adapter

    def seat(self, where: Lines, key: str, letter: str) -> int:
        if letter not in self.letters:
            raise error_at(
                self.path, where.lines.get(key, where.line), key, f"expected {', '.join(self.letters)}, got {letter!r}"
            )
        return self.letters.index(letter)

    def action(self, where: Lines, key: str, words: Any) -> Action:
        line = where.lines.get(key, where.line)
        if not isinstance(words, str):
            raise error_at(self.path, line, key, f"expected an action, got {words!r}")
        try:
            parts = self.adapter.grammar.parse(words, self.letters)
            self.adapter.known(parts[0])
        except PhraseError as error:
            raise error_at(self.path, line, key, str(error)) from error
        if len(parts) > 1:
            raise error_at(self.path, line, key, f"expected the answer to one decision, got {words!r}")
        return Action(words, parts[0])

    def step(self, raw: Any, key: str) -> Step:
        if not isinstance(raw, Lines):
            raise error_at(self.path, 1, "steps", f"expected a step (a mapping), got {raw!r}")
        _only(self.path, raw, STEP_KEYS)
        do = raw.get("do")
        others = []
        for words in raw.get("others") or []:
            letter, _, action = str(words).partition(":")
            others.append((self.seat(raw, "others", letter), self.action(raw, "others", action.strip())))
        return Step(
            f"{key}-{raw.get('say')}",
            _point(self.path, raw),
            tuple(self.action(raw, "do", words) for words in (do if isinstance(do, list) else [do])),
            raw.get("until") or {},
            tuple(others),
            tuple(self._mistake(one, key) for one in raw.get("mistakes") or []),
        )

    def _mistake(self, raw: Any, key: str) -> Mistake:
        if not isinstance(raw, Lines):
            raise error_at(self.path, 1, "mistakes", f"expected a mistake (a mapping), got {raw!r}")
        _only(self.path, raw, MISTAKE_KEYS)
        return Mistake(self.action(raw, "do", raw.get("do")), f"{key}-{raw.get('say')}", raw.get("when") or {})


def _only(path: Path, raw: Any, known: set[str]) -> None:
    if not isinstance(raw, Lines):
        raise error_at(path, 1, "", f"expected keys with values, got {raw!r}")
    for key in raw:
        if key not in known:
            raise error_at(path, raw.lines[key], key, f"no such key{suggest(key, sorted(known))}")


def _point(path: Path, raw: Lines) -> str:
    point = str(raw.get("point", ""))
    if point and point not in POINTS:
        raise error_at(path, raw.lines["point"], "point", f"expected one of {', '.join(POINTS)}, got {point!r}")
    return point
