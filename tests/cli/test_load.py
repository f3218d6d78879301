"""`boomtown load`: scripted people on a server of their own; figures, not speed, are tested."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import pytest

from boomtown.cli import load, main
from boomtown.cli.crowd import people, town
from boomtown.cli.crowd.people import Heard, Notes, Person, View
from boomtown.cli.load import at, told
from boomtown.kernel.compiling import compiled

FLOODS_ARE_HERE = pytest.mark.skipif(compiled(), reason="the floods are in the checkout, beside the uncompiled rules")

QUICK = ["--tables", "2", "--people", "2", "--players", "4", "--seconds", "1", "--warm-up", "0", "--pace", "0.02"]


def test_quantiles() -> None:
    waits = [n / 1000 for n in range(1, 1001)]
    assert [at(waits, share) for share in (0.5, 0.99, 0.999, 1.0)] == [501.0, 991.0, 1000.0, 1000.0]
    assert at([], 0.5) is None
    assert at([0.002], 0.999) == 2.0


@pytest.mark.slow
@pytest.mark.parametrize("more", [[], pytest.param(["--hostile"], marks=FLOODS_ARE_HERE)])
def test_people_play_and_are_measured(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, more: list[str]
) -> None:
    """Everybody gets in and plays; nobody is refused anything, attacked or not."""
    monkeypatch.setattr(town, "FLOODS", ("pings", "codes"))
    assert main(["load", *QUICK, "--moment", "0", "--json", str(tmp_path / "figures.json"), *more]) == 0
    found = json.loads((tmp_path / "figures.json").read_text(encoding="utf-8"))
    said = capsys.readouterr().out
    assert (found["tables"], found["people"], found["lost"], found["refused"]) == (2, 4, 0, {})
    assert 0 < found["choices"] <= found["stored"]
    assert found["cpu_ms_stored"] is None or found["cpu_ms_stored"] <= found["cpu_ms"]
    assert 0 < found["p50"] <= found["p99"] <= found["p99.9"] <= found["slowest"]
    assert f"{found['choices']}, " in said
    assert f"p99.9 {found['p99.9']} ms" in said


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--people", "6"], "expected at most 5 people at a table of as many, got 6"),
        (["--hostile", "--url", "http://127.0.0.1:1"], "expected no --url with it"),
    ],
)
def test_arguments_that_do_not_fit(words: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["load", *words]) == 2
    assert says in capsys.readouterr().err


def test_no_server_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["load", "--url", "http://127.0.0.1:1"]) == 1
    assert capsys.readouterr().err.startswith("boomtown load: ")


def test_floods_are_part_of_a_checkout(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    from benchmarks.hostile_day.floods import FLOODS

    assert set(town.FLOODS) <= set(FLOODS)
    monkeypatch.setattr(town, "__file__", "/usr/lib/boomtown/cli/crowd/town.py")
    assert main(["load", "--hostile"]) == 1
    assert "--hostile needs a checkout" in capsys.readouterr().err


def test_people_of_a_table_play_through_all_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of one town, as any of them serves any table."""
    asked: list[str] = []

    def ask(url: str, path: str, body: object = None, address: str | None = None) -> dict[str, object]:
        asked.append(url)
        return {"table": {"code": "abc"}, "token": f"token {len(asked)}"}

    monkeypatch.setattr(people, "ask", ask)
    tables = [people.Table(["http://a", "http://b"], number, 3, 5, None, Notes()) for number in range(2)]
    assert [[one.url for one in table.people] for table in tables] == [
        ["http://a", "http://b", "http://a"],
        ["http://b", "http://a", "http://b"],
    ]
    assert asked == ["http://a"] * 3 + ["http://b"] * 3


@pytest.mark.parametrize(
    ("urls", "apart"),
    [
        (["http://127.0.0.1:1", "http://127.0.0.1:2"], True),
        (["http://127.0.0.1:1", "http://town.example"], False),
    ],
)
def test_tables_have_addresses_of_their_own_on_this_machine(
    urls: list[str], apart: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server lets so many in from one address; on another machine there is but one to come from."""
    monkeypatch.setattr(town, "houses", lambda: True)
    monkeypatch.setattr(people, "Table", lambda urls, number, people, players, address, notes: address)
    args = argparse.Namespace(url=urls, people=5, players=5)
    found = {load._table(args, None, number, Notes()) for number in range(3)}
    assert found == ({town.house(0), town.house(1), town.house(2)} if apart else {None})


@pytest.mark.parametrize("said", [["http://a/,http://b"], ["http://a", "--url", "http://b/"]])
def test_several_processes_are_said_in_either_way(said: list[str]) -> None:
    parser = argparse.ArgumentParser()
    load.add_parser(parser.add_subparsers())
    assert parser.parse_args(["load", "--url", *said]).url == ["http://a", "http://b"]


def test_a_wait_ends_with_the_game_going_on_or_the_answer_kept() -> None:
    person = Person.__new__(Person)
    person.table = type("Table", (), {"notes": Notes()})()
    person._sent, person._move, person._answered = 0.0, 7, 7
    person._settle(Heard("state", View(7, "turn")), 7)
    assert person.table.notes.waits == [], "somebody came in meanwhile"
    person._settle(Heard("state", View(7, "turn"), held=3), 7)
    assert len(person.table.notes.waits) == 1
    person._sent = 0.0
    person._settle(Heard("state", View(8, "turn")), 8)
    assert len(person.table.notes.waits) == 2


def test_what_is_told() -> None:
    figures = {"tables": 2, "people": 4, "seconds": 1.0, "choices": 0, "a_second": 0.0, "games": 0, "lost": 1}
    figures |= {"refused": {"too-many": 3}, "p50": None, "p99": None, "p99.9": None, "slowest": None}
    lines = told(figures | {"cpu_ms": None, "cpu_share": None, "own_share": 0.9, "kB_a_table": None})
    assert any("1 connections lost; refused: too-many: 3" in line for line in lines)
    assert any("the people themselves took 90% of a core" in line for line in lines)


@pytest.mark.slow
def test_the_server_ends_by_itself() -> None:
    """Not killed, which would leave processes and semaphores behind."""
    found = town.Town(0.0)
    found.close()
    assert found._process.returncode == 0
