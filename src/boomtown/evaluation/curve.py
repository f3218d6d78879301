"""Curve of a finished game: the chances of the sides at the start of every turn, and the events that changed them.

The chances are those of the open table, or of what one seat may have known at the time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, field
from itertools import pairwise
from typing import Any

from boomtown.bots.history import History
from boomtown.bots.observation import Observation
from boomtown.evaluation.chances import chances, open_chances, rough
from boomtown.evaluation.estimate import Estimate
from boomtown.evaluation.sides import side_of, sides
from boomtown.games import Game

Json = dict[str, Any]
Look = Callable[[Game], Estimate]
SWINGS = 3  # named in a curve
LEAST = 0.02  # smallest change that is named
LUCK, CARDS = {"check", "throw", "reveal"}, {"play", "lay", "buy", "event"}  # kinds of events
OUTCOMES = {"end": 4, "out": 3, "lose": 2, "heal": 1}  # events that explain a change, by rank


@dataclass
class Point:
    """Chances, by the order of `sides`, at the start of a turn. `event`: number of the event that begins the turn.

    The last point is the result; it has the turn of the point before.
    """

    turn: int
    who: int
    event: int
    chances: tuple[float, ...]


@dataclass
class Reveal:
    """Role that all players saw from this event on. `point`: index of the turn in which it happened."""

    point: int
    event: int
    who: int
    role: str


@dataclass
class Swing:
    """Action after which the chance of `side` had changed by `change`.

    `cause`: "card", "choice" or "luck" (drawn cards or dice). `texts`: texts of the action and of its outcome.
    """

    point: int
    event: int
    side: str
    change: float
    cause: str
    texts: list[Json]


@dataclass
class Curve:
    """Chances of the sides over a game. `steps`: number of events so far and the chances then, step by step."""

    sides: tuple[str, ...]
    side_of: list[str]  # by seat, at the end
    error: float  # largest standard error of the chances
    rough: bool  # the model misses its targets for such games
    points: list[Point]
    reveals: list[Reveal]
    swings: list[Swing]
    steps: list[tuple[float, ...]] = field(default_factory=list)

    def json(self) -> Json:
        """Return the curve as JSON-ready data."""
        return asdict(self)


@dataclass
class _Step:
    """Events `first` to `last` (not included) of one choice, and the chances after it. `begins`: a new action."""

    first: int
    last: int
    begins: bool
    chances: tuple[float, ...]
    error: float


def curve(game: Game, choices: Iterable[int], seat: int | None = None) -> Curve:
    """Return the curve of a game. `game`: at its start, with a record; it is played to the end.

    `seat`: give the chances from what this seat may have known, instead of those of the open table.
    """
    steps = _play(game, choices, open_chances if seat is None else chances_of(seat))
    events = {event["n"]: event for event in game.events(0, None)}
    turns = [n for step in steps for n in range(step.first, step.last) if events[n]["t"] == "turn"]
    points = _points(steps, events)
    return Curve(
        sides(game),
        [side_of(game, seat) for seat in range(game.players)],
        round(max((step.error for step in steps), default=0.0), 4),
        rough(game),
        points,
        [
            Reveal(_index(turns, n), n, events[n]["who"], events[n]["role"])
            for step in steps
            for n in range(step.first, step.last)
            if events[n].get("role") and "who" in events[n]
        ],
        _swings(sides(game), steps, events, turns),
        [(step.last, *step.chances) for step in steps],
    )


def chances_of(seat: int) -> Look:
    """Return a function that gives the chances from what a seat may know, for the positions of one game in order."""
    history = History()

    def look(game: Game) -> Estimate:
        if game.over:
            return open_chances(game)
        observation = Observation.between_questions(game, seat)
        history.update(observation)
        return chances(observation, history)

    return look


def _play(game: Game, choices: Iterable[int], look: Look) -> list[_Step]:
    """Return the steps of the game without those that a player took back."""
    steps = [_step(game, 0, True, look)]
    for choice in choices:
        ask, first = game.ask, game.event_count
        begins = ask is not None and not (ask.question.completes or ask.question.threatens or ask.moment)
        game.step(choice)
        undone = [event["back"] for event in game.events(first, None) if event["t"] == "undo"]
        if undone:
            steps = [step for step in steps if step.last <= undone[-1]] or steps[:1]
        elif game.event_count > first or game.over:
            steps.append(_step(game, first, begins, look))
    return steps


def _step(game: Game, first: int, begins: bool, look: Look) -> _Step:
    found = look(game)
    shares = tuple(round(found.chances[side], 4) for side in sides(game))
    return _Step(first, game.event_count, begins, shares, max(found.error.values()))


def _points(steps: list[_Step], events: dict[int, Json]) -> list[Point]:
    found: list[Point] = []
    for step in steps:
        for n in range(step.first, step.last):
            if events[n]["t"] == "turn":
                found.append(Point(events[n].get("count", len(found) + 1), events[n]["who"], n, step.chances))
    last = found[-1] if found else Point(0, 0, 0, ())
    return [*found, Point(last.turn, last.who, steps[-1].last, steps[-1].chances)]


def _index(turns: list[int], event: int) -> int:
    """Return the index of the turn in which an event happened."""
    return max(0, sum(turn <= event for turn in turns) - 1)


def _swings(named: Sequence[str], steps: list[_Step], events: dict[int, Json], turns: list[int]) -> list[Swing]:
    """Return the largest changes by one action, in the order of the game."""
    found = []
    for before, action in _actions(steps):
        changes = [now - was for was, now in zip(before, action[-1].chances, strict=True)]
        change = max(changes, key=abs)
        happened = [events[n] for step in action for n in range(step.first, step.last) if events[n]["t"] != "turn"]
        if abs(change) >= LEAST and happened:
            told = _told(happened)
            first = happened[0]["n"]
            side = named[changes.index(change)]
            found.append(Swing(_index(turns, first), first, side, round(change, 4), _cause(happened), told))
    return sorted(sorted(found, key=lambda one: -abs(one.change))[:SWINGS], key=lambda one: one.event)


def _actions(steps: list[_Step]) -> list[tuple[tuple[float, ...], list[_Step]]]:
    """Return the steps by action, with the chances before it. Prices and answers are part of an action."""
    found: list[tuple[tuple[float, ...], list[_Step]]] = []
    for before, step in pairwise(steps):
        if step.begins or not found:
            found.append((before.chances, []))
        found[-1][1].append(step)
    return found


def _cause(happened: list[Json]) -> str:
    kinds = [event["t"] for event in happened]
    if any(event["t"] in LUCK and event.get("how") != "forced" for event in happened):
        return "luck"
    if not CARDS.isdisjoint(kinds):
        return "card"
    return "luck" if kinds[:1] == ["draw"] and "use" not in kinds else "choice"


def _told(happened: list[Json]) -> list[Json]:
    """Return the text of the check, throw, card or ability of an action, and that of its outcome."""
    began = next((event for kinds in (LUCK, CARDS, ("use",)) for event in happened if event["t"] in kinds), None)
    ended = max(happened, key=lambda event: (OUTCOMES.get(event["t"], 0), -event["n"]))
    return [event["text"] for event in (began, ended) if event is not None][: 1 if began is ended else 2]
