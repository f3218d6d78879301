"""`boomtown check` on unreadable files and invalid scenarios: it names each of them and prints no stack trace."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO, Any

import pytest

from boomtown.cli import main
from boomtown.scenarios import files as check_files
from tests.scenario_runner.files import scenario

BAD = "- id: {}\n  title: A title\n  seats: []\n"


def complaints(capsys: pytest.CaptureFixture[str], *paths: str | Path) -> tuple[str, list[str]]:
    """Run the command, assert exit status 2, and return its standard output and its error messages."""
    assert main(["check", *map(str, paths)]) == 2
    printed = capsys.readouterr()
    lines = printed.err.splitlines()
    assert all(line.startswith("not a valid scenario file: ") for line in lines)
    return printed.out, [line.removeprefix("not a valid scenario file: ") for line in lines]


def test_every_invalid_scenario_of_a_file_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "one.yaml"
    steps = "- A: play Beer on Z"
    path.write_text(BAD.format("a") + scenario(steps, name="b") + BAD.format("c") + scenario(name="d"))
    out, found = complaints(capsys, path)
    assert out == ""
    assert len(found) == 3
    assert [name for name in "abcd" if any(f"(scenario {name})" in line for line in found)] == ["a", "b", "c"]


def test_the_valid_scenarios_of_a_file_are_run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "one.yaml"
    path.write_text(BAD.format("a") + scenario("- A: play Beer\n- A: play Duel on B", name="b"))
    out, found = complaints(capsys, path)
    assert out.startswith("FAILED b ")
    assert len(found) == 1


def test_every_invalid_file_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "one.yaml").write_text("{")
    (tmp_path / "two.yaml").write_text(BAD.format("a"))
    _, found = complaints(capsys, tmp_path, tmp_path / "none.yaml")
    assert [name for name in ("one.yaml", "two.yaml", "none.yaml") if any(name in line for line in found)] == [
        "one.yaml",
        "two.yaml",
        "none.yaml",
    ]


def test_a_file_that_vanishes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file is removed after its folder was listed."""
    (tmp_path / "one.yaml").write_text(scenario())
    (tmp_path / "two.yaml").write_text(scenario())
    opened: Callable[..., IO[Any]] = Path.open

    def vanished(path: Path, *args: Any, **more: Any) -> IO[Any]:
        if path.name == "one.yaml":
            raise FileNotFoundError(2, "No such file or directory", str(path))
        return opened(path, *args, **more)

    monkeypatch.setattr(Path, "open", vanished)
    _, found = complaints(capsys, tmp_path)
    assert len(found) == 1
    assert "one.yaml: cannot be read" in found[0]


def test_a_folder_that_vanishes_or_is_not_open(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("gone", "shut"):
        (tmp_path / name).mkdir()
    (tmp_path / "one.yaml").write_text(scenario())
    listed = os.scandir

    def scandir(path: str | Path) -> Iterator[os.DirEntry[str]]:
        if Path(path).name == "gone":
            raise FileNotFoundError(2, "No such file or directory", str(path))
        if Path(path).name == "shut":
            raise PermissionError(13, "Permission denied", str(path))
        return listed(path)

    monkeypatch.setattr(os, "scandir", scandir)
    _, found = complaints(capsys, tmp_path)
    assert found == [f"{tmp_path / 'shut'}: cannot be read: Permission denied"]


def test_no_pipe_of_a_folder_is_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    os.mkfifo(tmp_path / "pipe.yaml")
    _, found = complaints(capsys, tmp_path)
    assert found == [f"{tmp_path}: expected a folder with .yaml files, found none"]


def test_a_file_without_an_end(capsys: pytest.CaptureFixture[str]) -> None:
    _, found = complaints(capsys, "/dev/zero")
    assert found == [f"/dev/zero: expected at most {check_files.MOST_BYTES >> 20} MB, got more"]


@pytest.mark.parametrize("text", ["- {}", "- id: a\n  title: x\n  then: {}", "- id: a\n  title: x\n  steps: {}"])
@pytest.mark.parametrize("depth", [100, 3_000])
def test_lists_in_lists(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, depth: int) -> None:
    path = tmp_path / "deep.yaml"
    path.write_text(text.format("[" * depth + "]" * depth))
    _, found = complaints(capsys, path)
    assert len(found) == 1
    assert "expected" in found[0]
