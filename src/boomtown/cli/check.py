"""`boomtown check PATH...`: run scenario files."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from boomtown.lessons.format import Lesson
    from boomtown.scenarios.format import Scenario


def add_parser(subparsers: Any) -> None:
    parser = subparsers.add_parser(
        "check",
        help="run scenario files (rules questions with their answers)",
        description="Run scenario files: positions with steps and expected results (docs/scenarios.md). A lesson "
        "(docs/add-a-lesson.md) passes if it can be done and its mistakes are recognised. Exit status: 0 "
        "if all passed, 1 if some failed, 2 if a file is not valid.",
    )
    parser.add_argument(
        "paths",
        nargs="+",
        metavar="PATH",
        help="a scenario file (.yaml) or a folder of them; - for standard input",
    )
    parser.add_argument("-v", "--verbose", action="store_true", help="print passed scenarios too")


def run(args: argparse.Namespace) -> int:
    from boomtown.lessons.format import Lesson, is_lesson, read_lesson
    from boomtown.scenarios.files import FormatError, scenario_files
    from boomtown.scenarios.format import read

    def parts(path: Path) -> Iterator[Scenario | Lesson | FormatError]:
        try:
            if is_lesson(path):
                yield read_lesson(path)
            else:
                yield from read(path)
        except (OSError, UnicodeDecodeError, FormatError) as error:
            yield error if isinstance(error, FormatError) else FormatError(f"{path}: cannot be read: {error}")

    report = Report(args.verbose)
    for path in scenario_files(args.paths):
        for part in [path] if isinstance(path, FormatError) else parts(path):
            try:
                if isinstance(part, FormatError):
                    raise part
                if isinstance(part, Lesson):
                    report.run_lesson(part)
                else:
                    report.run(part)
            except FormatError as error:
                print(f"not a valid scenario file: {error}", file=sys.stderr)
                report.invalid = True
    if report.invalid:
        return 2
    print(", ".join(f"{n} {status}" for status, n in report.count.items()))
    return 1 if report.count["failed"] else 0


class Report:
    """Results of the scenarios, printed as they are run."""

    def __init__(self, verbose: bool) -> None:
        self.verbose, self.invalid = verbose, False
        self.count = {"passed": 0, "failed": 0, "not available": 0}
        self.seen: dict[str, str] = {}  # file and line by scenario id

    def run_lesson(self, lesson: Lesson) -> None:
        """Check a lesson and print its faults."""
        from boomtown.lessons.check import check_lesson

        faults = check_lesson(lesson)
        self.count["failed" if faults else "passed"] += 1
        if faults:
            print(f"FAILED lesson {lesson.id} ({lesson.path})")
            print("\n".join(f"    {fault}" for fault in faults))
        elif self.verbose:
            print(f"passed lesson {lesson.id}")

    def run(self, scenario: Scenario) -> None:
        """Run a scenario and print its result. Raises FormatError if it is not valid."""
        from boomtown.scenarios.run import run_scenario

        where = f"{scenario.path}:{scenario.line}"
        if scenario.id in self.seen:
            raise scenario.wrong(f"id is already used at {self.seen[scenario.id]}", "id")
        self.seen[scenario.id] = where
        outcome = run_scenario(scenario)
        self.count[outcome.status] += 1
        if outcome.status == "failed":
            print(f"FAILED {scenario.id} ({where}): {scenario.title}")
            print("\n".join(f"    {line}" for line in outcome.report))
        elif outcome.status == "not available":
            print(f"set not available: {scenario.id}: {outcome.report[0]}")
        elif self.verbose:
            print(f"passed {scenario.id}: {scenario.title}")
