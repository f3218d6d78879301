"""Reports to the operator: stored with the last messages, listed, counted, and not visible to other players."""

import json
from pathlib import Path
from time import time
from typing import Any

import pytest
import sqlalchemy as sa

from boomtown.cli import main
from boomtown.server.rooms.commands import reports
from boomtown.server.storage.schema import REPORT_PEOPLE, REPORTS

from ..accounts.test_accounts import everything
from ..conftest import InProcessServer, WebSocketClient, gather
from ..cookie_client import CookieClient, ann
from ..two_servers import TwoServers, two_servers

__all__ = ["ann", "two_servers"]


async def test_a_report_reaches_the_keeper_alone(server: InProcessServer, capsys: pytest.CaptureFixture[str]) -> None:
    code, token = await server.new_table(start=False, bots=0)
    ann = await server.watch(code, token)
    bob = await server.watch(code, await server.join(code, "Bob"))
    bob.send({"t": "say", "text": "You play like a goat"})
    await ann.receive("said")
    received = len(bob.received)
    ann.send({"t": "report", "seat": 1, "name": "Bob", "why": "insult"})
    await ann.receive("reported")
    await gather(bob.settled())
    assert [message["t"] for message in bob.received[received:]] == ["pong"]
    figures = (await server.request("GET", "/metrics"))[1].decode()
    assert 'boomtown_reports_total{why="insult"} 1.0' in figures
    assert main(["reports", "--data", str(server.settings.data), "--json"]) == 0
    [line] = capsys.readouterr().out.splitlines()
    report = json.loads(line)
    assert (report["why"], report["name"], report["by"], report["code"]) == ("insult", "Bob", "Ann", code)
    assert report["game"] == server.room(code).table.game_id
    assert [words["text"] for words in report["words"]] == ["You play like a goat"]
    assert main(["reports", "--data", str(server.settings.data)]) == 0
    assert "insult: Bob (seat 2), reported by Ann" in capsys.readouterr().out


async def test_a_report_has_the_note_of_the_reporter(
    server: InProcessServer, capsys: pytest.CaptureFixture[str]
) -> None:
    code, token = await server.new_table(start=False, bots=0)
    ann = await server.watch(code, token)
    await server.join(code, "Bob")
    ann.send({"t": "report", "seat": 1, "name": "Bob", "why": "other", "note": " He sends me\nlinks "})
    await ann.receive("reported")
    assert [(one["text"], one["note"]) for one in _lines(server)] == [("He sends me links", True)]
    assert main(["reports", "--data", str(server.settings.data)]) == 0
    assert "note of Ann: He sends me links" in capsys.readouterr().out
    ann.send({"t": "report", "seat": 1, "name": "Bob", "why": "other", "note": "x" * 301})
    assert await ann.error() == "malformed"


def _lines(server: InProcessServer) -> list[dict[str, Any]]:
    return [line for row in server.services.storage.queries.rows(sa.select(REPORTS)) for line in row["words"]]


async def test_what_cannot_be_reported(server: InProcessServer) -> None:
    """Oneself, a bot, an unknown name, and more than the limit."""
    code, token = await server.new_table(start=False, bots=1)
    ann = await server.watch(code, token)
    await server.join(code, "Bob")
    bot = next(n for n, seat in enumerate(ann.table()["seats"]) if seat["kind"] == "bot")
    for seat, name in ((0, "Ann"), (bot, ann.table()["seats"][bot]["name"]), (1, "Bobby"), (31, "Bob"), (None, "Eve")):
        ann.send({"t": "report", "seat": seat, "name": name, "why": "spam"})
        assert await ann.error() == "malformed"
    ann.send(*({"t": "report", "seat": 1, "name": "Bob", "why": "spam"} for _ in range(6)))
    assert await ann.error() == "too-many"
    assert sum(message["t"] == "reported" for message in ann.received) == 5


async def test_a_spectator_who_spoke_can_be_reported(server: InProcessServer) -> None:
    code, token = await server.new_table(start=False, bots=0)
    ann = await server.watch(code, token)
    eve = await server.watch(code, name="Eve")
    eve.send({"t": "say", "text": "Ha"})
    await ann.receive("said")
    ann.send({"t": "report", "seat": None, "name": "Eve", "why": "other"})
    await ann.receive("reported")


async def test_old_reports_are_forgotten(server: InProcessServer) -> None:
    code, token = await server.new_table(start=False, bots=0)
    ann = await server.watch(code, token)
    await server.join(code, "Bob")
    ann.send({"t": "report", "seat": 1, "name": "Bob", "why": "name"})
    await ann.receive("reported")
    await reports.forget(server.services.storage, time() - 60)
    query = sa.select(REPORTS)
    assert len(server.services.storage.queries.rows(query)) == 1
    await reports.forget(server.services.storage, time() + 60)
    assert server.services.storage.queries.rows(query) == []


def test_no_data_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["reports", "--data", str(tmp_path / "none.sqlite")]) == 1
    assert "there is none" in capsys.readouterr().err
    assert not (tmp_path / "none.sqlite").exists()


# ---- of somebody who deletes everything neither a name nor a word is left


async def heard_by_bob(server: InProcessServer) -> tuple[str, str, WebSocketClient]:
    """A table of Ann and Bob; its code, Ann's token, and Bob's page."""
    code, token = await server.new_table(start=False, bots=0, setup={"players": 5})
    return code, token, await server.watch(code, await server.join(code, "Bob"))


async def seated(server: InProcessServer, code: str, who: CookieClient, name: str) -> WebSocketClient:
    return await server.watch(code, (await who.do("POST", f"/api/tables/{code}/join", {"name": name}))["token"])


async def complain(bob: WebSocketClient, seat: int | None, name: str) -> None:
    bob.send({"t": "report", "seat": seat, "name": name, "why": "insult"})
    await bob.receive("reported")


async def looking_on(server: InProcessServer, code: str, who: CookieClient, name: str) -> WebSocketClient:
    page = server.connect(code, {**who.headers, "cookie": f"boomtown_me={who.cookie}"})
    page.send({"t": "hello", "name": name})
    await page.receive("table")
    return page


def left_of(server: InProcessServer) -> list[tuple[str, list[str]]]:
    """Names and words of each report."""
    rows = server.services.storage.queries.rows(sa.select(REPORTS).order_by(REPORTS.c.at))
    return [(row["name"], [line["text"] for line in row["words"]]) for row in rows]


async def test_a_spectator_who_was_signed_in_is_forgotten(server: InProcessServer, ann: CookieClient) -> None:
    code, _, bob = await heard_by_bob(server)
    await ann.do("PATCH", "/api/me", {"name": "Somebody"})
    page = await looking_on(server, code, ann, "Zebulon")
    page.send({"t": "say", "text": "Badly played"}, {"t": "phrase", "phrase": "ouch"})
    bob.send({"t": "say", "text": "Be polite"})
    for _ in range(3):
        await bob.receive("said")
    await complain(bob, None, "Zebulon")
    page.send({"t": "report", "seat": 1, "name": "Bob", "why": "other", "note": "Ask me"})
    await page.receive("reported")
    assert len(left_of(server)[0][1]) == 3
    assert left_of(server)[1][1] == ["Ask me"]
    await ann.do("DELETE", "/api/me")
    assert left_of(server) == [("", ["Be polite"]), ("Bob", [])]
    assert "Zebulon" not in everything(server.settings)
    assert server.services.storage.queries.rows(sa.select(REPORT_PEOPLE)) == []


async def test_somebody_who_has_got_up_is_forgotten(server: InProcessServer, ann: CookieClient) -> None:
    code, _, bob = await heard_by_bob(server)
    page = await seated(server, code, ann, "Zebulon")
    page.send({"t": "say", "text": "Badly played"})
    await bob.receive("said")
    page.send({"t": "leave"})
    await page.settled()
    await complain(bob, 2, "Zebulon")
    await ann.do("PATCH", "/api/me", {"name": "Ann"})
    await ann.do("DELETE", "/api/me")
    assert left_of(server) == [("", [])]
    assert "Zebulon" not in everything(server.settings)


async def test_somebody_with_another_name_by_now_is_forgotten(server: InProcessServer, ann: CookieClient) -> None:
    """The table is deleted, so no seat has their earlier name."""
    code, _, bob = await heard_by_bob(server)
    page = await seated(server, code, ann, "Zebulon")
    page.send({"t": "say", "text": "Badly played"})
    await bob.receive("said")
    await complain(bob, 2, "Zebulon")
    await ann.do("PATCH", "/api/me", {"name": "Ann"})
    table = server.room(code).table.id
    await server.reopen()
    await server.services.storage.tables.remove([table])
    await ann.do("DELETE", "/api/me")
    assert left_of(server) == [("", [])]
    assert "Zebulon" not in everything(server.settings)


async def test_what_was_said_before_is_in_no_later_report(server: InProcessServer, ann: CookieClient) -> None:
    code, token, bob = await heard_by_bob(server)
    page = await seated(server, code, ann, "Zebulon")
    host = await server.watch(code, token)
    page.send({"t": "say", "text": "Badly played"})
    await bob.receive("said")
    await ann.do("DELETE", "/api/me")
    host.send({"t": "say", "text": "Be polite"})
    await bob.receive("said")
    await complain(bob, 0, "Ann")
    assert left_of(server) == [("Ann", ["Be polite"])]
    assert "Zebulon" not in everything(server.settings)


async def test_what_a_guest_said_goes_with_the_account(server: InProcessServer, ann: CookieClient) -> None:
    """The guest has signed in since, before or after the report."""
    code, _, bob = await heard_by_bob(server)
    await ann.do("PATCH", "/api/me", {"name": "Ann"})
    await ann.add_passkey()
    guest = CookieClient(server)
    page = await seated(server, code, guest, "Zebulon")
    page.send({"t": "say", "text": "Badly played"})
    await bob.receive("said")
    await complain(bob, 2, "Zebulon")
    page.send({"t": "say", "text": "Really badly"})
    await bob.receive("said")
    await guest.sign_in(ann.device)
    await complain(bob, 2, "Zebulon")
    assert left_of(server) == [("Zebulon", ["Badly played"]), ("Zebulon", ["Really badly"])]
    await ann.do("DELETE", "/api/me")
    assert left_of(server) == [("", []), ("", [])]
    assert "Zebulon" not in everything(server.settings)


async def test_other_servers_forget_what_was_said(two_servers: TwoServers) -> None:
    ann = CookieClient(two_servers.a)
    code, _, bob = await heard_by_bob(two_servers.b)
    page = await seated(two_servers.a, code, ann, "Zebulon")
    page.send({"t": "say", "text": "Badly played"})
    await bob.receive("said")
    await ann.do("DELETE", "/api/me")
    await two_servers.until(lambda: not two_servers.b.room(code).conversation.recent)


# ---- how much reports may store


async def test_an_address_reports_so_often_wherever_it_is(server: InProcessServer) -> None:
    """Twenty an hour, at however many tables."""
    done = 0
    for _ in range(5):
        _, _, bob = await heard_by_bob(server)
        bob.send(*({"t": "report", "seat": 0, "name": "Ann", "why": "spam"} for _ in range(5)))
        await bob.settled()
        done += sum(message["t"] == "reported" for message in bob.received)
    assert done == 20
    assert {message["code"] for message in bob.received if message["t"] == "error"} == {"too-many"}


async def test_a_report_keeps_the_last_four_thousand_bytes(server: InProcessServer) -> None:
    _, _, bob = await heard_by_bob(server)
    for number in range(30):
        bob.send({"t": "say", "text": f"{number} " + "🤠" * 190})
        await bob.receive("said")
    await complain(bob, 0, "Ann")
    [(_, words)] = left_of(server)
    assert [text.split()[0] for text in words] == [str(n) for n in range(30 - len(words), 30)]
    assert 3000 < len(json.dumps(words, ensure_ascii=False).encode()) <= 4096


async def test_a_line_is_stored_once_a_minute(server: InProcessServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many report it; the next report has what was said since."""
    _, _, bob = await heard_by_bob(server)
    now = time()
    monkeypatch.setattr(reports, "time", lambda: now)
    for text in ("one", "two", ""):
        if text:
            bob.send({"t": "say", "text": text})
            await bob.receive("said")
        await complain(bob, 0, "Ann")
    assert [words for _, words in left_of(server)] == [["one"], ["two"], []]
    now += 61
    await complain(bob, 0, "Ann")
    assert left_of(server)[-1][1] == ["one", "two"]
