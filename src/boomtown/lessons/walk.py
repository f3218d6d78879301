"""Course of a lesson: its steps against the choices of the learner, and the answers of the other seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from boomtown.games import Game
from boomtown.kernel.errors import IllegalChoice
from boomtown.kernel.frame import END, PASS
from boomtown.lessons.format import Lesson, Line
from boomtown.lessons.guide import Guide

NOT_THAT = "lesson-not-that"  # text of a mistake that the lesson does not list
LONGEST = 60  # choices of the other seats before the learner is asked again
CONSEQUENCE = 8  # choices after a mistake: what it leads to, not the rest of the game
PORTION = 24  # choices of bots for one request


@dataclass
class Course:
    """State of a lesson after some choices. `choices`: those that count, of all seats."""

    game: Game
    choices: list[int]
    step: int = 0
    made: bool = False  # the learner has made a choice in this step
    wrong: str = ""  # text of the mistake whose consequence the game shows
    line: Line | None = None  # what a guided game says now
    more: bool = False  # the bots of a guided game are not done


class LessonError(Exception):
    """Choices that are not possible in the lesson."""


def follow(lesson: Lesson, choices: Sequence[int], *, undo: bool = False) -> Course:
    """Return the lesson after these choices of all seats, continued until the learner is asked.

    At a mistake the game shows what it leads to, and `choices` are those before it. Raises LessonError.
    """
    course = Course(lesson.start(), [])
    try:
        if lesson.scenario is None:
            _guided(lesson, course, choices, undo)
        else:
            _stepwise(lesson, course, choices)
    except IllegalChoice as error:
        raise LessonError(str(error)) from error
    return course


def asks(lesson: Lesson, game: Game) -> bool:
    """Return whether the learner is asked now."""
    return game.ask is not None and game.ask.who == lesson.seat and not game.ask.silent


def done(lesson: Lesson, course: Course) -> bool:
    """Return whether the lesson, or the guided game, is over."""
    return course.game.over if lesson.scenario is None else course.step >= len(lesson.steps)


def holds(lesson: Lesson, game: Game, values: Mapping[str, Any]) -> bool:
    """Return whether the paths of a scenario have these values now."""
    letters = lesson.letters
    return all(lesson.adapter.compare(game, letters, path, value) is None for path, value in values.items())


def _stepwise(lesson: Lesson, course: Course, choices: Sequence[int]) -> None:
    last = 0  # number of choices before the last one of the learner
    for choice in choices:
        if asks(lesson, course.game) and not done(lesson, course):
            last = len(course.choices)
            course.wrong = _mistake(lesson, course, choice)
            course.made = True
        _apply(course, choice)
        if course.wrong:
            break
        _turn_page(lesson, course)
    _answer_others(lesson, course)
    if not done(lesson, course) and course.made and not course.wrong:
        course.wrong = next((m.say for m in lesson.steps[course.step].mistakes if _came(lesson, course, m.when)), "")
    if course.wrong:
        del course.choices[last:]
    else:
        _turn_page(lesson, course)


def _apply(course: Course, choice: int) -> None:
    course.game.step(choice)
    course.choices.append(choice)


def _came(lesson: Lesson, course: Course, values: Mapping[str, Any]) -> bool:
    return bool(values) and holds(lesson, course.game, values)


def _mistake(lesson: Lesson, course: Course, choice: int) -> str:
    """Return the text of the mistake that the choice is, "" for none."""
    step, game = lesson.steps[course.step], course.game
    for mistake in step.mistakes:
        if mistake.action is not None and not mistake.when and choice in mistake.action.options(lesson.adapter, game):
            return mistake.say
    accepted = any(choice in action.options(lesson.adapter, game) for action in step.actions)
    return "" if accepted else NOT_THAT


def _answer_others(lesson: Lesson, course: Course) -> None:
    """Answer for the other seats. After a mistake the learner's forced choices (discards) are made too."""
    for _ in range(CONSEQUENCE if course.wrong else LONGEST):
        ask = course.game.ask
        if (
            ask is None
            or done(lesson, course)
            or (asks(lesson, course.game) and not (course.wrong and {PASS, END}.isdisjoint(ask.options)))
        ):
            return
        _apply(course, _other_answer(lesson, course))


def _other_answer(lesson: Lesson, course: Course) -> int:
    """Return the answer of another seat: the fixed one that fits, else the mildest."""
    ask = course.game.ask
    assert ask is not None
    if not done(lesson, course):
        for seat, action in lesson.steps[course.step].others:
            fits = action.options(lesson.adapter, course.game) if seat == ask.who else []
            if fits:
                return fits[0]
    return next((mild for mild in (PASS, END) if mild in ask.options), ask.options[0])


def _turn_page(lesson: Lesson, course: Course) -> None:
    """Go on to the next step once the learner is asked again, or the game is over, and this one is done.

    The last step ends as soon as its values hold.
    """
    if not course.made or done(lesson, course):
        return
    until = lesson.steps[course.step].until
    last = bool(until) and course.step == len(lesson.steps) - 1
    if (last or course.game.over or asks(lesson, course.game)) and holds(lesson, course.game, until):
        course.step, course.made = course.step + 1, False


def _guided(lesson: Lesson, course: Course, choices: Sequence[int], undo: bool) -> None:
    guide = Guide(lesson)
    for choice in choices:
        guide.look(course.game)
        guide.heed(course.game, choice)
        _apply(course, choice)
    if undo:
        course.game.undo(lesson.seat)
        course.choices.append((course.game.choices or [])[-1])
    for _ in range(PORTION):
        if course.game.ask is None or asks(lesson, course.game):
            break
        _apply(course, guide.answer(course.game))
    course.line = guide.look(course.game)
    course.more = course.game.ask is not None and not asks(lesson, course.game)
