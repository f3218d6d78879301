"""Check of a lesson: it can be passed, and every listed mistake is recognised."""

from __future__ import annotations

from boomtown.games import Game
from boomtown.lessons.format import Action, Lesson
from boomtown.lessons.walk import Course, asks, done, follow

LONGEST = 12  # choices of the learner in one step


class Fault(Exception):
    """Lesson that cannot be passed, or a mistake that is not recognised."""


def check_lesson(lesson: Lesson) -> list[str]:
    """Return the faults of a lesson, in words."""
    faults: list[str] = []
    try:
        course = follow(lesson, [])
        if lesson.scenario is None:
            return _check_guided(lesson, course)
        for number in range(len(lesson.steps)):
            course = _pass(lesson, course, number, faults)
    except Fault as fault:
        faults.append(str(fault))
    return faults


def _check_guided(lesson: Lesson, course: Course) -> list[str]:
    """Return a fault if the learner is not asked at the beginning."""
    while course.more:
        course = follow(lesson, course.choices)
    return [] if asks(lesson, course.game) else ["expected the learner to be asked"]


def _pass(lesson: Lesson, course: Course, number: int, faults: list[str]) -> Course:
    """Return the lesson after a step was passed with the first action that is legal each time."""
    step, used = lesson.steps[number], set()
    found: set[int] = set()  # mistakes that were recognised
    for _ in range(LONGEST):
        if course.step > number:
            break
        found |= {n for n in range(len(step.mistakes)) if _recognised(lesson, course, number, n)}
        options = {action.words: _options(lesson, action, course.game) for action in step.actions}
        used |= {words for words, codes in options.items() if codes}
        choice = next((codes[0] for codes in options.values() if codes), None)
        if choice is None or not asks(lesson, course.game):
            raise Fault(f"step {number + 1}: none of {', '.join(options)} is legal")
        course = follow(lesson, [*course.choices, choice])
        if course.wrong:
            raise Fault(f"step {number + 1}: the awaited action counts as the mistake {course.wrong}")
    if course.step <= number:
        raise Fault(f"step {number + 1}: does not end, {dict(step.until)} is not so")
    if number + 1 < len(lesson.steps) and done(lesson, course):
        raise Fault(f"step {number + 1}: ends the lesson")
    faults += [f"step {number + 1}: {a.words} is never legal" for a in step.actions if a.words not in used]
    faults += [
        f"step {number + 1}: the mistake {mistake.say} is not recognised"
        for n, mistake in enumerate(step.mistakes)
        if n not in found
    ]
    return course


def _recognised(lesson: Lesson, course: Course, number: int, n: int) -> bool:
    mistake = lesson.steps[number].mistakes[n]
    codes = _options(lesson, mistake.action, course.game)
    tried = follow(lesson, [*course.choices, codes[0]]) if codes else None
    return tried is not None and tried.wrong == mistake.say and tried.choices == course.choices


def _options(lesson: Lesson, action: Action, game: Game) -> list[int]:
    return action.options(lesson.adapter, game)
