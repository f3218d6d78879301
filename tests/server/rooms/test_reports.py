"""Reports to the operator: stored with the last messages, listed, counted, and not visible to other players."""

import json
from pathlib import Path
from time import time

import pytest
import sqlalchemy as sa

from boomtown.cli import main
from boomtown.server.rooms.commands import reports
from boomtown.server.storage.schema import REPORT_PEOPLE, REPORTS

from ..accounts.test_accounts import everything
from ..conftest import Browser, House, gather
from ..cookie_client import Visitor, ann
from ..two_servers import Pair, pair

__all__ = ["ann", "pair"]


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
    """Oneself, a bot, an unknown name, and more than the limit."""
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
    await reports.forget(house.services.storage, time() - 60)
    query = sa.select(REPORTS)
    assert len(house.services.storage.queries.rows(query)) == 1
    await reports.forget(house.services.storage, time() + 60)
    assert house.services.storage.queries.rows(query) == []


def test_no_data_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["reports", "--data", str(tmp_path / "none.sqlite")]) == 1
    assert "there is none" in capsys.readouterr().err
    assert not (tmp_path / "none.sqlite").exists()


# ---- of somebody who deletes everything neither a name nor a word is left


async def heard_by_bob(house: House) -> tuple[str, str, Browser]:
    """A table of Ann and Bob; its code, Ann's token, and Bob's page."""
    code, token = await house.new_table(start=False, bots=0, setup={"players": 5})
    return code, token, await house.watch(code, await house.join(code, "Bob"))


async def seated(house: House, code: str, who: Visitor, name: str) -> Browser:
    return await house.watch(code, (await who.do("POST", f"/api/tables/{code}/join", {"name": name}))["token"])


async def complain(bob: Browser, seat: int | None, name: str) -> None:
    bob.send({"t": "report", "seat": seat, "name": name, "why": "insult"})
    await bob.hear("reported")


async def looking_on(house: House, code: str, who: Visitor, name: str) -> Browser:
    page = house.browser(code, {**who.headers, "cookie": f"boomtown_me={who.cookie}"})
    page.send({"t": "hello", "name": name})
    await page.hear("table")
    return page


def left_of(house: House) -> list[tuple[str, list[str]]]:
    """Names and words of each report."""
    rows = house.services.storage.queries.rows(sa.select(REPORTS).order_by(REPORTS.c.at))
    return [(row["name"], [line["text"] for line in row["words"]]) for row in rows]


async def test_a_spectator_who_was_signed_in_is_forgotten(house: House, ann: Visitor) -> None:
    code, _, bob = await heard_by_bob(house)
    await ann.do("PATCH", "/api/me", {"name": "Somebody"})
    page = await looking_on(house, code, ann, "Zebulon")
    page.send({"t": "say", "text": "Badly played"}, {"t": "phrase", "phrase": "ouch"})
    bob.send({"t": "say", "text": "Be polite"})
    for _ in range(3):
        await bob.hear("said")
    await complain(bob, None, "Zebulon")
    page.send({"t": "report", "seat": 1, "name": "Bob", "why": "other"})
    await page.hear("reported")
    assert len(left_of(house)[0][1]) == 3
    await ann.do("DELETE", "/api/me")
    assert left_of(house) == [("", ["Be polite"]), ("Bob", [])]
    assert "Zebulon" not in everything(house.settings)
    assert house.services.storage.queries.rows(sa.select(REPORT_PEOPLE)) == []


async def test_somebody_who_has_got_up_is_forgotten(house: House, ann: Visitor) -> None:
    code, _, bob = await heard_by_bob(house)
    page = await seated(house, code, ann, "Zebulon")
    page.send({"t": "say", "text": "Badly played"})
    await bob.hear("said")
    page.send({"t": "leave"})
    await page.settled()
    await complain(bob, 2, "Zebulon")
    await ann.do("PATCH", "/api/me", {"name": "Ann"})
    await ann.do("DELETE", "/api/me")
    assert left_of(house) == [("", [])]
    assert "Zebulon" not in everything(house.settings)


async def test_somebody_with_another_name_by_now_is_forgotten(house: House, ann: Visitor) -> None:
    """The table is deleted, so no seat has their earlier name."""
    code, _, bob = await heard_by_bob(house)
    page = await seated(house, code, ann, "Zebulon")
    page.send({"t": "say", "text": "Badly played"})
    await bob.hear("said")
    await complain(bob, 2, "Zebulon")
    await ann.do("PATCH", "/api/me", {"name": "Ann"})
    table = house.room(code).table.id
    await house.reopen()
    await house.services.storage.tables.remove([table])
    await ann.do("DELETE", "/api/me")
    assert left_of(house) == [("", [])]
    assert "Zebulon" not in everything(house.settings)


async def test_what_was_said_before_is_in_no_later_report(house: House, ann: Visitor) -> None:
    code, token, bob = await heard_by_bob(house)
    page = await seated(house, code, ann, "Zebulon")
    host = await house.watch(code, token)
    page.send({"t": "say", "text": "Badly played"})
    await bob.hear("said")
    await ann.do("DELETE", "/api/me")
    host.send({"t": "say", "text": "Be polite"})
    await bob.hear("said")
    await complain(bob, 0, "Ann")
    assert left_of(house) == [("Ann", ["Be polite"])]
    assert "Zebulon" not in everything(house.settings)


async def test_what_a_guest_said_goes_with_the_account(house: House, ann: Visitor) -> None:
    """The guest has signed in since, before or after the report."""
    code, _, bob = await heard_by_bob(house)
    await ann.do("PATCH", "/api/me", {"name": "Ann"})
    await ann.add_passkey()
    guest = Visitor(house)
    page = await seated(house, code, guest, "Zebulon")
    page.send({"t": "say", "text": "Badly played"})
    await bob.hear("said")
    await complain(bob, 2, "Zebulon")
    page.send({"t": "say", "text": "Really badly"})
    await bob.hear("said")
    await guest.sign_in(ann.device)
    await complain(bob, 2, "Zebulon")
    assert left_of(house) == [("Zebulon", ["Badly played"]), ("Zebulon", ["Really badly"])]
    await ann.do("DELETE", "/api/me")
    assert left_of(house) == [("", []), ("", [])]
    assert "Zebulon" not in everything(house.settings)


async def test_other_servers_forget_what_was_said(pair: Pair) -> None:
    ann = Visitor(pair.a)
    code, _, bob = await heard_by_bob(pair.b)
    page = await seated(pair.a, code, ann, "Zebulon")
    page.send({"t": "say", "text": "Badly played"})
    await bob.hear("said")
    await ann.do("DELETE", "/api/me")
    await pair.until(lambda: not pair.b.room(code).conversation.recent)


# ---- how much reports may store


async def test_an_address_reports_so_often_wherever_it_is(house: House) -> None:
    """Twenty an hour, at however many tables."""
    done = 0
    for _ in range(5):
        _, _, bob = await heard_by_bob(house)
        bob.send(*({"t": "report", "seat": 0, "name": "Ann", "why": "spam"} for _ in range(5)))
        await bob.settled()
        done += sum(message["t"] == "reported" for message in bob.heard)
    assert done == 20
    assert {message["code"] for message in bob.heard if message["t"] == "error"} == {"too-many"}


async def test_a_report_keeps_the_last_four_thousand_bytes(house: House) -> None:
    _, _, bob = await heard_by_bob(house)
    for number in range(30):
        bob.send({"t": "say", "text": f"{number} " + "🤠" * 190})
        await bob.hear("said")
    await complain(bob, 0, "Ann")
    [(_, words)] = left_of(house)
    assert [text.split()[0] for text in words] == [str(n) for n in range(30 - len(words), 30)]
    assert 3000 < len(json.dumps(words, ensure_ascii=False).encode()) <= 4096


async def test_a_line_is_stored_once_a_minute(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many report it; the next report has what was said since."""
    _, _, bob = await heard_by_bob(house)
    now = time()
    monkeypatch.setattr(reports, "time", lambda: now)
    for text in ("one", "two", ""):
        if text:
            bob.send({"t": "say", "text": text})
            await bob.hear("said")
        await complain(bob, 0, "Ann")
    assert [words for _, words in left_of(house)] == [["one"], ["two"], []]
    now += 61
    await complain(bob, 0, "Ann")
    assert left_of(house)[-1][1] == ["one", "two"]
