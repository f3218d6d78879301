"""Lessons: positions with awaited actions, for players who learn a game (docs/add-a-lesson.md)."""

from boomtown.lessons.format import Lesson
from boomtown.lessons.index import all_lessons, lesson_named

__all__ = ["Lesson", "all_lessons", "lesson_named"]
