"""Something told to the keeper: stored with the last words, listed, counted; nobody else hears of it."""

import json
from pathlib import Path
from time import time

import pytest

from boomtown.cli import main
from boomtown.server import reports

from .conftest import House, gather


async def test_a_report_reaches_the_keeper_alone(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    code, token = await house.new_table(start=False, bots=0)
    ann = await house.watch(code, token)
    bob = await house.watch(code, await house.join(code, "Bob"))
    bob.send({"t": "say", "text": "You play like a goat"})
    await ann.hear("said")
    heard = len(bob.heard)
    ann.send({"t": "report", "seat": 1, "name": "Bob", "why": "insult"})
    await ann.hear("reported")
    await gather(bob.settled())
    assert [message["t"] for message in bob.heard[heard:]] == ["pong"]
    figures = (await house.request("GET", "/metrics"))[1].decode()
    assert 'boomtown_reports_total{why="insult"} 1.0' in figures
    assert main(["reports", "--data", str(house.settings.data), "--json"]) == 0
    [line] = capsys.readouterr().out.splitlines()
    told = json.loads(line)
    assert (told["why"], told["name"], told["by"], told["code"]) == ("insult", "Bob", "Ann", code)
    assert told["game"] == house.room(code).table.game_id
    assert [words["text"] for words in told["words"]] == ["You play like a goat"]
    assert main(["reports", "--data", str(house.settings.data)]) == 0
    assert "insult: Bob (seat 2), reported by Ann" in capsys.readouterr().out


async def test_what_cannot_be_reported(house: House) -> None:
    """Oneself, a bot, a name nobody has; and not for ever."""
    code, token = await house.new_table(start=False, bots=1)
    ann = await house.watch(code, token)
    await house.join(code, "Bob")
    bot = next(n for n, seat in enumerate(ann.table()["seats"]) if seat["kind"] == "bot")
    for seat, name in ((0, "Ann"), (bot, ann.table()["seats"][bot]["name"]), (1, "Bobby"), (31, "Bob"), (None, "Eve")):
        ann.send({"t": "report", "seat": seat, "name": name, "why": "spam"})
        assert await ann.error() == "malformed"
    ann.send(*({"t": "report", "seat": 1, "name": "Bob", "why": "spam"} for _ in range(6)))
    assert await ann.error() == "too-many"
    assert sum(message["t"] == "reported" for message in ann.heard) == 5


async def test_a_spectator_who_spoke_can_be_reported(house: House) -> None:
    code, token = await house.new_table(start=False, bots=0)
    ann = await house.watch(code, token)
    eve = await house.watch(code, name="Eve")
    eve.send({"t": "say", "text": "Ha"})
    await ann.hear("said")
    ann.send({"t": "report", "seat": None, "name": "Eve", "why": "other"})
    await ann.hear("reported")


async def test_old_reports_are_forgotten(house: House) -> None:
    code, token = await house.new_table(start=False, bots=0)
    ann = await house.watch(code, token)
    await house.join(code, "Bob")
    ann.send({"t": "report", "seat": 1, "name": "Bob", "why": "name"})
    await ann.hear("reported")
    await reports.forget(house.hall.storage, time() - 60)
    query = reports.sa.select(reports.REPORTS)
    assert len(house.hall.storage.rows(query)) == 1
    await reports.forget(house.hall.storage, time() + 60)
    assert house.hall.storage.rows(query) == []


def test_no_data_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["reports", "--data", str(tmp_path / "none.sqlite")]) == 1
    assert "there is none" in capsys.readouterr().err
    assert not (tmp_path / "none.sqlite").exists()
