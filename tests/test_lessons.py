"""Every lesson of the installation: it can be passed, its mistakes are recognised, and its lines are there."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from boomtown.cli.check import Report
from boomtown.games import catalog
from boomtown.lessons import Lesson, all_lessons
from boomtown.lessons.check import check_lesson
from boomtown.lessons.format import Line, read_lesson
from boomtown.lessons.guide import Guide
from boomtown.lessons.index import FOLDER
from boomtown.lessons.walk import done, follow
from boomtown.scenarios.files import FormatError
from tests.locales.messages import LANGUAGES, LOCALES

LONGEST = 140  # characters of a line
LESSONS = all_lessons()
FIRST = FOLDER / "bang" / "1_shoot_and_dodge.yaml"


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_lesson(lesson: Lesson) -> None:
    assert check_lesson(lesson) == []


def lines_of(lesson: Lesson) -> set[str]:
    """The Fluent keys that a lesson says, with its title."""
    key = f"lesson-{lesson.id.replace('_', '-')}"
    steps = {step.say for step in lesson.steps} | {m.say for step in lesson.steps for m in step.mistakes}
    return {key} | steps | {line.say for line in lesson.lines}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_short_and_none_is_left_over(language: str) -> None:
    text = (LOCALES / language / "lessons.ftl").read_text(encoding="utf-8")
    said = dict(line.split(" = ", 1) for line in text.splitlines() if line.startswith("lesson-"))
    assert set(said) == {"lesson-not-that"}.union(*map(lines_of, LESSONS))
    assert [key for key, words in said.items() if len(words) > LONGEST] == []


def test_a_guided_game_says_at_most_twelve_lines() -> None:
    assert [len({line.say for line in lesson.lines}) for lesson in LESSONS if lesson.scenario is None] == [12]


def test_a_hit_that_asks_nothing_is_explained_afterwards() -> None:
    """A player without BANG! loses a life to Indians! without a question. The line comes at the next one, once."""
    lesson = replace(
        next(one for one in LESSONS if one.id == "first_game"),
        lines=(Line("asked", "prompt", asked="indians"), Line("asked", "", event="lose Indians!")),
    )
    game = lesson.start()
    guide = Guide(lesson)
    said = []
    while game.ask is not None:
        line = guide.look(game)
        if line is not None:
            said.append((line.say, game.ask.why))
        game.step(game.ask.options[0] if game.ask.who == lesson.seat else guide.answer(game))
    assert said == [("asked", "store")]


@pytest.mark.parametrize("game", ["bang", "dice"])
def test_every_expansion_has_a_lesson(game: str) -> None:
    taught = {name for lesson in LESSONS if lesson.game == game for name in lesson.sets}
    assert {one["id"] for one in catalog(game)["sets"]} - {"base", "dice"} == taught


def test_names_are_unique() -> None:
    assert len({lesson.id for lesson in LESSONS}) == len(LESSONS)


def test_a_mistake_shows_its_consequence_and_does_not_count() -> None:
    lesson = read_lesson(FIRST)
    ends = follow(lesson, []).game.option("end turn")
    course = follow(lesson, [ends])
    assert course.wrong == "lesson-shoot-and-dodge-turn-wasted"
    assert course.choices == []
    assert course.game.event_count > 0
    assert not done(lesson, course)


def test_the_consequence_goes_on_past_discards() -> None:
    """Who ends the turn with one life is shot, and would need a Beer."""
    lesson = next(one for one in LESSONS if one.id == "beer")
    course = follow(lesson, [follow(lesson, []).game.option("end turn")])
    assert course.game.ask is not None
    assert (course.game.ask.why, course.choices) == ("rescue", [])


def test_the_consequence_is_not_the_rest_of_the_game() -> None:
    """After a third dynamite the other players would play on until the sheriff is out."""
    lesson = next(one for one in LESSONS if one.id == "whom_to_hit")
    course = follow(lesson, [follow(lesson, []).game.option("roll beer")])
    assert course.wrong == "lesson-whom-to-hit-third"
    assert not course.game.over


@pytest.mark.parametrize(
    ("before", "after", "fault"),
    [
        ("do: play BANG! on B", "do: play BANG! on C", "step 1: none of play BANG! on C is legal"),
        ("until: {B.life: 3}", "until: {B.life: 1}", "step 1: none of"),
        ("do: play Beer", "do: play Missed!", "step 1: the mistake lesson-shoot-and-dodge-not-beer is not recognised"),
    ],
)
def test_a_wrong_lesson_fails(before: str, after: str, fault: str, tmp_path: Path) -> None:
    path = tmp_path / "lesson.yaml"
    path.write_text(FIRST.read_text(encoding="utf-8").replace(before, after), encoding="utf-8")
    report = Report(verbose=False)
    report.run_lesson(read_lesson(path))
    assert report.count["failed"] == 1
    assert any(found.startswith(fault) for found in check_lesson(read_lesson(path)))


@pytest.mark.parametrize("line", ["point: hat", "pint: hand", "do: sing", "do: play BANG! on X"])
def test_a_lesson_that_cannot_be_read_names_the_line(line: str, tmp_path: Path) -> None:
    path = tmp_path / "lesson.yaml"
    text = FIRST.read_text(encoding="utf-8")
    path.write_text(text.replace("point: hand" if "p" in line[:2] else "do: play BANG! on B", line), encoding="utf-8")
    with pytest.raises(FormatError, match=r"lesson.yaml:\d+: "):
        read_lesson(path)
