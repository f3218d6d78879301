"""Lessons for the client: their list, and the game of one after the choices so far. Nothing is stored."""

from functools import cache
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from ..core.errors import Refused
from ..engine.study import Json, messages
from .board.origin import line_encoded

Count = Annotated[int, Meta(ge=0, le=100_000)]
MOST = 4000  # choices


class Attempt(Struct, forbid_unknown_fields=True):
    """Request: the choices of all seats so far, and the number of events that the client has had."""

    choices: Annotated[list[int], Meta(max_length=MOST)] = []
    told: Count = 0
    undo: bool = False
    board: bool = False  # answer with the position alone, as a line for the board


@cache
def lessons() -> bytes:
    """Return the list of lessons as JSON, in the order in which they are offered."""
    from boomtown.lessons import all_lessons

    found = [
        {
            "name": lesson.id,
            "game": lesson.game,
            "sets": lesson.sets,
            "steps": len(lesson.steps),
            "guided": lesson.scenario is None,
        }
        for lesson in all_lessons()
    ]
    return msgspec.json.encode({"lessons": found})


def attempt(name: str, wish: Attempt) -> bytes:
    """Return the lesson after these choices as JSON, type LessonAnswer. Raises `not-found` or `malformed`."""
    from boomtown.lessons import lesson_named
    from boomtown.lessons.walk import LessonError, done, follow

    lesson = lesson_named(name)
    if lesson is None:
        raise Refused("not-found", f"expected the name of a lesson, got {name[:40]!r}")
    try:
        course = follow(lesson, wish.choices, undo=wish.undo)
    except LessonError as error:
        raise Refused("malformed", str(error)[:200]) from None
    if wish.board:
        return line_encoded(course.game)
    bots: list[str | None] = [*lesson.bots]
    bots[lesson.seat : lesson.seat] = [None]
    if lesson.scenario is not None:
        bots = [None if seat == lesson.seat else "greenhorn" for seat in range(course.game.players)]
    told_of: Json = {"say": "", "point": ""}
    if lesson.scenario is not None and course.step < len(lesson.steps):
        step = lesson.steps[course.step]
        told_of = {"say": step.say, "point": step.point}
    elif course.line is not None:
        told_of = {"say": course.line.say, "point": course.line.point}
    answer: dict[str, Any] = {
        "choices": course.choices,
        "messages": messages(course.game, lesson.seat, wish.told, bots),
        "step": course.step,
        "wrong": course.wrong,
        "done": done(lesson, course),
        "more": course.more,
        **told_of,
    }
    for message in answer["messages"]:
        if message["t"] == "state":
            message["decision"] = None if course.wrong else message["decision"]  # the mistake is only shown
            message["view"]["can_undo"] = lesson.scenario is None and message["view"]["can_undo"]
    return msgspec.json.encode(answer)
