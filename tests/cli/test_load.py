"""`boomtown load`: scripted people on a server of their own; figures, not speed, are tested."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from boomtown.cli import load, main
from boomtown.cli.load import quantile_ms, report_lines
from boomtown.cli.load_test import scripted_players, server_under_test
from boomtown.cli.load_test.scripted_players import Notes, ScriptedPlayer, ServerMessage, View
from boomtown.kernel.compiling import compiled
from boomtown.server.web.websocket import REMIND

FLOODS_ARE_HERE = pytest.mark.skipif(compiled(), reason="the floods are in the checkout, beside the uncompiled rules")

QUICK = ["--tables", "2", "--people", "2", "--players", "4", "--seconds", "1", "--warm-up", "0", "--pace", "0.02"]


def test_quantiles() -> None:
    waits = [n / 1000 for n in range(1, 1001)]
    assert [quantile_ms(waits, share) for share in (0.5, 0.99, 0.999, 1.0)] == [501.0, 991.0, 1000.0, 1000.0]
    assert quantile_ms([], 0.5) is None
    assert quantile_ms([0.002], 0.999) == 2.0


@pytest.mark.slow
@pytest.mark.parametrize("more", [[], pytest.param(["--hostile"], marks=FLOODS_ARE_HERE)])
def test_people_play_and_are_measured(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, more: list[str]
) -> None:
    """All people connect and play without refusals, with and without an attack."""
    monkeypatch.setattr(server_under_test, "FLOODS", ("pings", "codes"))
    assert main(["load", *QUICK, "--moment", "0", "--json", str(tmp_path / "figures.json"), *more]) == 0
    found = json.loads((tmp_path / "figures.json").read_text(encoding="utf-8"))
    said = capsys.readouterr().out
    assert (found["tables"], found["people"], found["lost"], found["refused"]) == (2, 4, 0, {})
    assert 0 < found["choices"] <= found["stored"]
    assert found["cpu_ms_stored"] is None or found["cpu_ms_stored"] <= found["cpu_ms"]
    assert 0 < found["p50"] <= found["p99"] <= found["p99.9"] <= found["slowest"]
    assert f"{found['choices']}, " in said
    assert f"p99.9 {found['p99.9']} ms" in said


CTRL_C = """
import asyncio, os, signal, sys
from boomtown.cli import main
from boomtown.cli.load_test import scripted_players

class Pressing(scripted_players.Notes):
    def clear(self):
        super().clear()
        self.task = asyncio.create_task(self.press())

    async def press(self):
        while len(self.waits) < 5:
            await asyncio.sleep(0.01)
        os.killpg(0, getattr(signal, os.environ["SIGN"]))

scripted_players.Notes = Pressing
sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.slow
@pytest.mark.parametrize("sign", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_ended_early_it_tells_what_was_measured_so_far(sign: str, tmp_path: Path) -> None:
    """A signal to the process group, as a terminal sends it. The server ends after its last answer, not before."""
    (tmp_path / "tmp").mkdir()
    words = ["load", *QUICK, "--moment", "0", "--seconds", "3600", "--json", str(tmp_path / "figures.json")]
    done = subprocess.run(
        [sys.executable, "-c", CTRL_C, *words],
        capture_output=True,  # back when the server has ended too
        text=True,
        check=False,
        timeout=120,
        start_new_session=True,
        # A background job of a shell ignores Ctrl-C, and so would what it starts
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        env={**os.environ, "SIGN": sign, "TMPDIR": str(tmp_path / "tmp")},
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert list((tmp_path / "tmp").iterdir()) == []
    found = json.loads((tmp_path / "figures.json").read_text(encoding="utf-8"))
    assert found["stored"] >= found["choices"] >= 5
    assert 0 < found["seconds"] < 3600
    assert (found["lost"], found["refused"]) == (0, {})
    assert f"choices    {found['choices']}, " in done.stdout
    assert f"p50 {found['p50']} ms" in done.stdout


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--people", "6"], "--people cannot be more than --players (5), got 6"),
        (["--hostile", "--url", "http://127.0.0.1:1"], "expected no --url with it"),
    ],
)
def test_arguments_that_do_not_fit(words: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["load", *words]) == 2
    assert says in capsys.readouterr().err


def test_a_number_of_seats_without_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["load", "--players", "2"])
    assert "--players: expected 4 to 7, got '2'" in capsys.readouterr().err


def test_no_server_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["load", "--url", "http://127.0.0.1:1"]) == 1
    assert capsys.readouterr().err.startswith("boomtown load: ")


def test_floods_are_part_of_a_checkout(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    from benchmarks.hostile_day.floods import FLOODS

    assert set(server_under_test.FLOODS) <= set(FLOODS)
    monkeypatch.setattr(server_under_test, "__file__", "/usr/lib/boomtown/cli/load_test/server_under_test.py")
    assert main(["load", "--hostile"]) == 1
    assert "--hostile needs a checkout" in capsys.readouterr().err


def test_people_of_a_table_play_through_all_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Several servers of one installation: any of them serves any table."""
    asked: list[str] = []

    def ask(url: str, path: str, body: object = None, address: str | None = None) -> dict[str, object]:
        asked.append(url)
        return {"table": {"code": "abc"}, "token": f"token {len(asked)}"}

    monkeypatch.setattr(scripted_players, "ask", ask)
    tables = [scripted_players.Table(["http://a", "http://b"], number, 3, 5, None, Notes()) for number in range(2)]
    assert [[one.url for one in table.players] for table in tables] == [
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
    """A server limits connections per address, and a remote server sees only one."""
    monkeypatch.setattr(server_under_test, "have_own_addresses", lambda: True)
    monkeypatch.setattr(scripted_players, "Table", lambda urls, number, people, players, address, notes: address)
    args = argparse.Namespace(url=urls, people=5, players=5)
    found: set[object] = {load._table(args, None, number, Notes()) for number in range(3)}
    assert found == (
        {server_under_test.table_address(0), server_under_test.table_address(1), server_under_test.table_address(2)}
        if apart
        else {None}
    )


@pytest.mark.parametrize("said", [["http://a/,http://b"], ["http://a", "--url", "http://b/"]])
def test_several_processes_are_said_in_either_way(said: list[str]) -> None:
    parser = argparse.ArgumentParser()
    load.add_parser(parser.add_subparsers())
    assert parser.parse_args(["load", "--url", *said]).url == ["http://a", "http://b"]


def test_a_wait_ends_with_the_game_going_on_or_the_answer_kept() -> None:
    person = ScriptedPlayer.__new__(ScriptedPlayer)
    person.table = type("Table", (), {"notes": Notes()})()
    person._sent, person._move, person._answered = 0.0, 7, 7
    person._note_answer(ServerMessage("state", View(7, "turn")), 7)
    assert person.table.notes.waits == [], "somebody came in meanwhile"
    person._note_answer(ServerMessage("state", View(7, "turn"), held=3), 7)
    assert len(person.table.notes.waits) == 1
    person._sent = 0.0
    person._note_answer(ServerMessage("state", View(8, "turn")), 8)
    assert len(person.table.notes.waits) == 2


NOTHING: dict[str, Any] = {
    **dict.fromkeys(("choices", "a_second", "games", "lost", "own_share"), 0),
    **dict.fromkeys(("p50", "p99", "p99.9", "slowest", "cpu_ms", "cpu_ms_stored", "cpu_share", "kB_a_table")),
    "refused": {},
    "refused_before": {},
    "tables": 2,
    "people": 4,
    "seconds": 1.0,
}


def test_report_lines() -> None:
    lines = report_lines(NOTHING | {"refused": {"too-many": 3}, "lost": 1, "own_share": 0.9})
    assert any("1 connection lost; refused: too-many: 3" in line for line in lines)
    assert any("the scripted players took 90% of a core" in line for line in lines)


def test_one_of_a_kind_is_said_so() -> None:
    lines = report_lines(NOTHING | {"people": 1, "games": 1})
    assert lines[0] == "tables     2 with 1 person, 1 s"
    assert lines[1].endswith("; 1 game ended")


@pytest.mark.parametrize(
    ("found", "why"),
    [
        ({"refused": {"too-many": 3, "stale": 1}}, "the server refused the people 4 times (too-many: 3, stale: 1)"),
        ({"refused_before": {"too-many": 3}}, "the server had refused the people 3 times before (too-many: 3)"),
        ({"lost": 4}, "4 connections were lost"),
        ({"lost": 1}, "1 connection was lost"),
        ({}, "the server refused nothing, and no answer arrived in this time"),
    ],
)
def test_where_nothing_was_measured_it_says_why(found: dict[str, Any], why: str) -> None:
    lines = report_lines(NOTHING | found)
    assert f"answered   nothing was measured: {why}" in lines
    assert "None" not in "".join(lines)


def test_unknown_figures_are_left_out() -> None:
    found = {"choices": 1, **dict.fromkeys(("p50", "p99", "p99.9", "slowest", "cpu_ms"), 2.0), "cpu_share": 0.5}
    lines = report_lines(NOTHING | found)
    assert "processor  2.0 ms per choice of a person, 50% of a core" in lines
    assert "None" not in "".join(lines)


class Line:
    """A server, as a person sees it."""

    def __init__(self) -> None:
        self._heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._said: asyncio.Queue[tuple[float, dict[str, Any]]] = asyncio.Queue()

    async def send(self, text: str) -> None:
        await self._said.put((asyncio.get_running_loop().time(), json.loads(text)))

    def tell(self, kind: str, **more: Any) -> None:
        self._heard.put_nowait({"t": kind, **more})

    async def said(self) -> tuple[float, dict[str, Any]]:
        async with asyncio.timeout(30):
            return await self._said.get()

    def __aiter__(self) -> Line:
        return self

    async def __anext__(self) -> str:
        return json.dumps(await self._heard.get())


def asked(move: int) -> dict[str, Any]:
    decision = {"move": move, "options": [{"code": 5}]}
    return {"view": {"move": move, "phase": "turn"}, "decision": decision, "held": None}


@pytest.fixture
def host(monkeypatch: pytest.MonkeyPatch) -> ScriptedPlayer:
    monkeypatch.setattr(scripted_players, "ask", lambda *_: {"table": {"code": "abc"}, "token": "a token"})
    host = scripted_players.Table(["http://a"], 0, 1, 5, None, Notes()).players[0]
    host.pace = 0.0
    return host


async def test_who_is_refused_waits_and_says_it_again(host: ScriptedPlayer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the table would wait for a silent player."""
    assert scripted_players.FIRST_RETRY > REMIND, "the server would say no without a word, and nobody would notice"
    monkeypatch.setattr(scripted_players, "FIRST_RETRY", 0.01)
    line, notes = Line(), host.table.notes
    task = asyncio.create_task(host.play(line))  # type: ignore[arg-type]

    async def says(wanted: dict[str, Any]) -> None:
        for refused in (True, False):
            at, found = await line.said()
            assert wanted.items() <= found.items()
            assert at >= host._quiet_until, "a browser is quiet for a while"
            if refused:
                line.tell("error", code="too-many")

    await says({"t": "start"})
    line.tell("state", **asked(7))
    await says({"t": "choose", "move": 7, "code": 5})
    line.tell("state", **asked(8))
    await says({"t": "choose", "move": 8, "code": 5})
    line.tell("state", view={"move": 9, "phase": "over"}, decision=None, held=None)
    await says({"t": "again"})
    line.tell("state", **asked(1))
    await says({"t": "choose", "move": 1, "code": 5})
    assert (len(notes.waits), notes.games, notes.refused) == (2, 1, {"too-many": 5})
    notes.clear()
    assert (notes.refused, notes.earlier) == ({}, {"too-many": 5})
    task.cancel()


async def test_what_was_refused_is_forgotten_when_the_game_has_gone_on(
    host: ScriptedPlayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another player, or the clock, has answered meanwhile. The next question is answered at once."""
    monkeypatch.setattr(scripted_players, "FIRST_RETRY", 3600.0)
    line = Line()
    task = asyncio.create_task(host.play(line))  # type: ignore[arg-type]
    assert (await line.said())[1] == {"t": "start"}
    line.tell("state", **asked(7))
    assert (await line.said())[1]["move"] == 7
    line.tell("error", code="stale")
    line.tell("state", **asked(8))
    assert (await line.said())[1]["move"] == 8
    task.cancel()


@pytest.mark.slow
def test_the_server_ends_by_itself() -> None:
    """Not killed, which would leave processes and semaphores behind."""
    found = server_under_test.ServerUnderTest(0.0)
    found.close()
    assert found._process.returncode == 0
