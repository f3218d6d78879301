"""Lessons over HTTP: stateless requests with the choices so far."""

from __future__ import annotations

import asyncio
import os
from typing import Any

import msgspec
import pytest

from boomtown.server.core.errors import Refused
from boomtown.server.records import job_runner
from boomtown.server.records.job_runner import JobRunner
from boomtown.server.web import static_files

from ..conftest import InProcessServer


async def attempt(server: InProcessServer, name: str, **body: Any) -> tuple[int, Any]:
    status, answer, _ = await server.request("POST", f"/api/lessons/{name}", msgspec.json.encode(body))
    return status, answer


async def test_a_lesson_is_played_by_its_choices_alone(server: InProcessServer) -> None:
    status, listed, _ = await server.request("GET", "/api/lessons")
    assert status == 200
    assert "shoot_and_dodge" in [one["name"] for one in listed["lessons"]]
    status, begun = await attempt(server, "shoot_and_dodge")
    assert status == 200
    state = begun["messages"][1]
    options = {one["verb"]: one for one in state["decision"]["options"] if one.get("to", 1) == 1}
    assert (begun["step"], begun["say"], state["view"]["you"]) == (0, "lesson-shoot-and-dodge-shoot", 0)
    _, wrong = await attempt(server, "shoot_and_dodge", choices=[options["end"]["code"]], told=0)
    assert wrong["wrong"] == "lesson-shoot-and-dodge-turn-wasted"
    assert wrong["messages"][1]["decision"] is None
    assert wrong["choices"] == []


async def test_the_list_is_written_once_for_all_pages(server: InProcessServer) -> None:
    """Pages of one address that ask at the same time all get it: none is refused because the others wait."""
    answers = await asyncio.gather(*[server.request("GET", "/api/lessons") for _ in range(12)])
    assert [status for status, _, _ in answers] == [200] * 12
    assert server.services.jobs.waits == 0


async def test_what_is_no_lesson_or_no_choice_is_refused(server: InProcessServer) -> None:
    assert (await attempt(server, "no_such_lesson"))[0] == 404
    assert (await attempt(server, "shoot_and_dodge", choices=[-77]))[0] == 400
    assert (await attempt(server, "shoot_and_dodge", choices=[0] * 5000))[0] == 400
    assert (await attempt(server, "shoot_and_dodge", undo=True))[0] == 200


async def test_a_page_starts_the_process_of_lessons(server: InProcessServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first lesson does not wait for it."""
    begun = asyncio.Event()
    monkeypatch.setattr(server.services.jobs, "prepare", begun.set)
    monkeypatch.setattr(job_runner, "_process", None)  # that of an earlier test
    monkeypatch.setattr(static_files, "AFTER_PAGE", 0.0)
    status, _, _ = await server.request("GET", "/learn")
    if status == 200:
        await asyncio.wait_for(begun.wait(), 10)


async def test_what_was_not_done_may_be_sent_again() -> None:
    """The process dies, and the next job has a new one."""
    runner = JobRunner(waiting=1, seconds=60)
    with pytest.raises(Refused) as refused:
        await runner.do("a", os._exit, 1)
    assert (refused.value.code, refused.value.status) == ("busy", 503)
    assert await runner.do("a", os.getpid) > 0
