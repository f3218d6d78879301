"""Lessons of this installation, by name and in the order in which they are offered."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from boomtown.games import GAMES
from boomtown.lessons.format import Lesson, read_lesson

FOLDER = Path(__file__).parent


@cache
def all_lessons() -> tuple[Lesson, ...]:
    """Return the lessons: those of each game in the order of their files, then one for each set that has one."""
    paths = [path for game in GAMES for path in sorted((FOLDER / game).glob("*.yaml"))]
    paths += sorted(FOLDER.parent.glob("*/sets/*/lesson.yaml"))
    found = [read_lesson(path) for path in paths]
    return tuple(sorted(found, key=lambda lesson: [*GAMES].index(lesson.game)))  # stable: the order of the files holds


def lesson_named(name: str) -> Lesson | None:
    """Return the lesson of this name, or None."""
    return next((lesson for lesson in all_lessons() if lesson.id == name), None)
