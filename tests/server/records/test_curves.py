"""The curve of a finished game: computed once outside the event loop, and never for a running game."""

from typing import Any

import pytest

from boomtown.server.records import game_files
from boomtown.server.records.job_runner import JobRunner
from boomtown.server.records.result_cache import ResultCache

from ..conftest import InProcessServer, gather
from .test_replays import finished


async def test_the_curve_of_a_finished_game_is_computed_once(
    server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, jobs = await finished(server), []
    do = JobRunner.do

    async def counted(self: JobRunner, address: str, work: Any, *args: Any, **more: Any) -> Any:
        jobs.append(work)
        return await do(self, address, work, *args, **more)

    monkeypatch.setattr(JobRunner, "do", counted)
    answers = await gather(*(server.request("GET", f"/api/tables/{code}/curve") for _ in range(3)))
    assert [status for status, _, _ in answers] == [200] * 3
    assert jobs == [game_files.curve], "the process for long jobs computes it"
    curve = answers[0][1]
    assert sorted(curve["points"][-1]["chances"]) == [0, 0, 1]
    _, text, _ = await server.request("GET", f"/api/tables/{code}/record")
    status, of_file, _ = await server.request("POST", "/api/curve", text)
    assert (status, of_file) == (200, curve)


async def test_the_curve_of_a_seat_is_its_own(server: InProcessServer) -> None:
    """Each seat has a curve of its own beside that of the open table, for a table as for a file."""
    code = await finished(server)
    shown = {
        seat: (await server.request("GET", f"/api/tables/{code}/curve?seat={seat}"))[1] for seat in ("open", "0", "1")
    }
    assert shown["open"] == (await server.request("GET", f"/api/tables/{code}/curve"))[1]
    assert shown["0"]["steps"] != shown["open"]["steps"] != shown["1"]["steps"]
    assert shown["0"]["points"][-1] == shown["open"]["points"][-1]
    _, text, _ = await server.request("GET", f"/api/tables/{code}/record")
    assert (await server.request("POST", "/api/curve?seat=1", text))[1] == shown["1"]
    for path, body in ((f"/api/tables/{code}/curve", None), ("/api/curve", text)):
        for seat in ("watch", "9", "x" * 99):
            status, answer, _ = await server.request("POST" if body else "GET", f"{path}?seat={seat}", body)
            assert (status, answer["error"]["code"]) == (400, "malformed")


async def test_a_game_under_way_starts_the_process(server: InProcessServer, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[JobRunner] = []

    def prepare(runner: JobRunner) -> None:
        started.append(runner)

    monkeypatch.setattr(JobRunner, "prepare", prepare)
    await server.new_table()
    assert not started
    await finished(server)
    assert started


async def test_a_running_game_has_no_curve(server: InProcessServer) -> None:
    code, _ = await server.new_table()
    status, answer, _ = await server.request("GET", f"/api/tables/{code}/curve")
    assert (status, answer["error"]["code"]) == (409, "not-over")


async def test_a_failure_is_not_kept() -> None:
    cache = ResultCache(200)
    results: list[OSError | bytes] = [OSError("no process"), b"{}"]

    async def compute() -> bytes:
        result = results.pop(0)
        if isinstance(result, OSError):
            raise result
        return result

    with pytest.raises(OSError, match="no process"):
        await cache.get("t.1", compute)
    assert await cache.get("t.1", compute) == b"{}"
    assert await cache.get("t.1", compute) == b"{}"


def test_a_game_of_other_rules_has_no_curve() -> None:
    assert game_files.curve({"players": 4}, "other rules", [10**9]) == b"null"
