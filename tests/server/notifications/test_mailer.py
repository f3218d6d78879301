"""Mails about a player's turn, received by a real SMTP server in the test."""

import re
import sqlite3
from collections.abc import Iterator
from email.message import EmailMessage
from functools import partial
from pathlib import Path
from time import time

import pytest
import sqlalchemy as sa
from itsdangerous import TimestampSigner
from msgspec.structs import replace

from boomtown.cli import main
from boomtown.server.accounts import mailboxes
from boomtown.server.config.mail_url import Relay, relay_of
from boomtown.server.config.settings import Settings
from boomtown.server.core.durations import DAY
from boomtown.server.notifications import smtp
from boomtown.server.observability.logs import Level
from boomtown.server.rooms.state import RoomState
from boomtown.server.storage.schema import MAILBOXES, MAILED
from tests.e2e.server import free_port

from ..accounts.test_accounts import everything
from ..conftest import InProcessServer
from ..cookie_client import CookieClient, ann, bob
from ..fake_clock_table import FakeClockTable, bot, moments_game, table
from ..observability.test_logs import Journal, journal
from ..smtp_server import SECRET, MailServer, certificate, opened, text
from ..toy_moments_game import MomentsGame
from .test_notifier import away, play_until

__all__ = ["ann", "bob", "bot", "journal", "moments_game", "table"]  # fixtures

pytestmark = pytest.mark.filterwarnings("ignore:Requiring AUTH")  # on this machine it is fine
SITE = "https://play.example.org"
TOKEN = re.compile(r"#stop=\S+")  # differs from mail to mail
HERE = {"address": "bob@example.org", "lang": "cs"}


@pytest.fixture
def office() -> Iterator[str]:
    with opened() as url:
        yield url


@pytest.fixture
def settings(settings: Settings, office: str) -> Settings:
    return replace(settings, mail=office, mail_from="town@example.org", site=SITE)


def token(letter: EmailMessage, word: str) -> str:
    """Return the token of the link in the mail."""
    found = re.search(rf"^{SITE}/mail#{word}=(\S+)$", text(letter), re.MULTILINE)
    assert found, text(letter)
    return found[1]


async def confirmed(person: CookieClient, **more: str) -> None:
    await person.do("PUT", "/api/me/mail", HERE | more)
    await person.do("POST", "/api/mail/confirm", {"token": token(MailServer.received[-1], "confirm")})
    MailServer.received.clear()


@pytest.fixture
async def post(table: FakeClockTable, bob: CookieClient, monkeypatch: pytest.MonkeyPatch) -> FakeClockTable:
    """Ann, and Bob who has an account; a day for each decision."""
    monkeypatch.setattr(RoomState, "wall", staticmethod(lambda: table.clock.now + 1e9))
    await table.gather("Bob", watchers=0, setup={"game": "moments", "players": 4})
    await bob.add_passkey()
    await bob.do("POST", "/api/me/seats", {"table": table.code, "token": table.tokens[1]})
    table.people[0].send({"t": "setup", "days": 1})
    await table.rest()
    await away(table, 1)
    return table


async def bobs_turn(post: FakeClockTable) -> None:
    post.people[0].send({"t": "start"})
    await post.rest()
    await play_until(post, 1)
    await post.server.services.notifier.wait_until_sent()


async def test_one_mail_a_turn_until_somebody_stops_them(
    post: FakeClockTable, bob: CookieClient, ann: CookieClient
) -> None:
    """Asked first, in the reader's language; confirmed from any browser; stopped by the mail program itself."""
    assert (await bob.do("GET", "/api/me"))["offers"]["mail"] is True
    me = (await bob.do("PUT", "/api/me/mail", HERE))["me"]
    assert me["mail"] == {"address": "bob@example.org", "lang": "cs", "confirmed": False}
    [question] = MailServer.received
    assert (question["to"], question["from"]) == ("bob@example.org", "town@example.org")
    assert "play.example.org" in question["subject"]
    assert "otevři do jednoho dne" in text(question)
    await ann.do("POST", "/api/mail/confirm", {"token": token(question, "confirm")})
    assert (await bob.me())["mail"]["confirmed"] is True

    await bobs_turn(post)
    [_, letter] = MailServer.received
    assert letter["subject"] == "Jsi na tahu: Dry Gulch"
    assert f"{SITE}/t/{post.code}\n" in text(letter)
    assert letter["auto-submitted"] == "auto-generated"
    assert letter["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    stop = str(letter["list-unsubscribe"]).removeprefix(f"<{SITE}").removesuffix(">")
    status, _, _ = await post.server.request("POST", stop, b"List-Unsubscribe=One-Click")
    assert status == 200
    assert (await bob.me())["mail"] is None
    await ann.do("POST", "/api/mail/stop", {"token": token(letter, "stop")})  # once more does no harm


async def test_a_mail_says_nothing_of_the_game(
    post: FakeClockTable, bob: CookieClient, moments_game: type[MomentsGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The text never depends on cards or acts: title, link and greeting, and no name except the server's."""
    monkeypatch.setattr(moments_game, "occasion", lambda self, scope: f"turn {self.moves}")
    await confirmed(bob)
    await bobs_turn(post)
    others = ("Ann", "Rusty", "doctor", "judge", "call", "moment")
    monkeypatch.setattr(moments_game, "dealt", {"doctor": 1, "judge": 0})
    await post.passes(DAY + 60)  # Bob is late, and a bot answers
    await play_until(post, 1)
    await post.server.services.notifier.wait_until_sent()
    letters = [(str(letter["subject"]), TOKEN.sub("", text(letter))) for letter in MailServer.received]
    assert len(letters) == 2
    assert len(set(letters)) == 1
    [(subject, words)] = set(letters)
    assert "Dry Gulch" in subject + words
    assert f"{SITE}/t/{post.code}" in words
    assert [word for word in others if word in (subject + words).replace(post.code, "")] == []


async def test_another_language_needs_no_mail(post: FakeClockTable, bob: CookieClient) -> None:
    """No mail is needed in the browser that confirmed the address. Others get the link again in that language."""
    await bob.do("PUT", "/api/me/mail", HERE)
    await bob.do("PUT", "/api/me/mail", HERE | {"lang": "it"})
    assert [letter["content-language"] for letter in MailServer.received] == ["cs", "it"]
    await bob.do("POST", "/api/mail/confirm", {"token": token(MailServer.received[-1], "confirm")})
    MailServer.received.clear()
    me = (await bob.do("PUT", "/api/me/mail", HERE | {"lang": "pl"}))["me"]
    assert me["mail"] == {"address": "bob@example.org", "lang": "pl", "confirmed": True}
    assert MailServer.received == []
    await bobs_turn(post)
    assert MailServer.received[-1]["content-language"] == "pl"


async def test_a_mail_server_that_is_away_is_asked_again(post: FakeClockTable, bob: CookieClient) -> None:
    """The same mail, once it is back."""
    await confirmed(bob)
    notices = post.server.services.notifier
    assert notices.mailer is not None
    send, tries = notices.mailer.send, iter([smtp.MailNotAccepted("away"), smtp.MailNotAccepted("away")])
    notices.pauses = (0.0, 0.0)

    def sometimes(letter: EmailMessage) -> None:
        for error in tries:
            raise error
        send(letter)

    notices.mailer.send = sometimes
    await bobs_turn(post)
    assert len(MailServer.received) == 1
    assert notices.counted.of == {"again": 2, "sent": 1}


async def test_asked_twice_in_a_turn_one_mail_comes(
    post: FakeClockTable, bob: CookieClient, moments_game: type[MomentsGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    notices = post.server.services.notifier
    monkeypatch.setattr(moments_game, "occasion", lambda self, scope: "turn 1")
    await confirmed(bob)
    await bobs_turn(post)
    post.room.notify_asked()  # another question of the same turn
    await notices.wait_until_sent()
    assert len(MailServer.received) == 1
    monkeypatch.setattr(moments_game, "occasion", lambda self, scope: "turn 2")
    post.room.notify_asked()
    await notices.wait_until_sent()
    assert len(MailServer.received) == 2


async def test_nothing_is_sent_that_nobody_has_confirmed(post: FakeClockTable, bob: CookieClient) -> None:
    await bob.do("PUT", "/api/me/mail", HERE)
    MailServer.received.clear()
    await bobs_turn(post)
    assert MailServer.received == []


async def test_a_mailbox_that_is_gone_gets_nothing_more(
    post: FakeClockTable, bob: CookieClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    await confirmed(bob)
    monkeypatch.setattr(MailServer, "answer", "550 no such mailbox")
    await bobs_turn(post)
    assert (await bob.me())["mail"] is None


async def test_a_mail_that_is_not_taken_is_told(
    bob: CookieClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """And what was confirmed before stays; no log has the address."""
    await bob.add_passkey()
    await confirmed(bob)
    monkeypatch.setattr(MailServer, "answer", "451 later")
    assert await bob.refused("PUT", "/api/me/mail", HERE | {"address": "other@example.org"}) == "mail-unsent"
    assert (await bob.me())["mail"] == {"address": "bob@example.org", "lang": "cs", "confirmed": True}
    assert "no confirmation sent" in caplog.text
    assert "other@" not in caplog.text


async def test_mail_bombing_ends_soon(
    server: InProcessServer, bob: CookieClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A mailbox gets two mails an hour from all senders, and five a day per account and network address."""
    await bob.add_passkey()
    for _ in range(2):
        await bob.do("PUT", "/api/me/mail", HERE)
    assert await bob.refused("PUT", "/api/me/mail", HERE | {"address": "BOB@example.org"}) == "many-mails"
    for n in range(2):
        await bob.do("PUT", "/api/me/mail", HERE | {"address": f"bob{n}@example.org"})
    assert await bob.refused("PUT", "/api/me/mail", HERE | {"address": "new@example.org"}) == "many-mails"
    server.services.limits.mails._of.clear()
    await bob.do("PUT", "/api/me/mail", HERE | {"address": "new@example.org"})
    server.services.limits.mails._of.clear()
    assert await bob.refused("PUT", "/api/me/mail", HERE | {"address": "newer@example.org"}) == "many-mails"
    assert len(MailServer.received) == 5
    now = time()
    monkeypatch.setattr(mailboxes, "time", lambda: now + 90_000)
    await bob.do("PUT", "/api/me/mail", HERE)


@pytest.mark.parametrize(
    "address", ["", "bob", "bob@localhost", "b@x.org, c@x.org", "b@x.org\r\nBcc: c@x.org", "<b@x.org>"]
)
async def test_what_is_no_address(bob: CookieClient, address: str) -> None:
    await bob.add_passkey()
    assert await bob.refused("PUT", "/api/me/mail", HERE | {"address": address}) == "bad-mail"
    assert MailServer.received == []


async def test_a_guest_has_no_mails(bob: CookieClient) -> None:
    await bob.do("PATCH", "/api/me", {"name": "Bob"})
    assert await bob.refused("PUT", "/api/me/mail", HERE) == "no-me"


async def test_links_that_do_not_hold(bob: CookieClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Changed, of another purpose, of an address before, too old."""
    await bob.add_passkey()
    await bob.do("PUT", "/api/me/mail", HERE)
    old = token(MailServer.received[-1], "confirm")
    await bob.do("PUT", "/api/me/mail", HERE)
    good = token(MailServer.received[-1], "confirm")
    changed = good[:-2] + ("A" if good[-2] != "A" else "B") + good[-1]  # of the last sign not every bit counts
    for bad in (changed, "nonsense", "", old):
        assert await bob.refused("POST", "/api/mail/confirm", {"token": bad}) == "bad-link"
    assert await bob.refused("POST", "/api/mail/stop", {"token": good}) == "bad-link"
    now = TimestampSigner("x").get_timestamp()
    monkeypatch.setattr(TimestampSigner, "get_timestamp", lambda self: now + 90_000)
    assert await bob.refused("POST", "/api/mail/confirm", {"token": good}) == "bad-link"
    assert (await bob.me())["mail"]["confirmed"] is False


async def test_told_and_deleted(server: InProcessServer, bob: CookieClient, settings: Settings) -> None:
    await bob.add_passkey()
    await confirmed(bob)
    exported = (await bob.do("GET", "/api/me/export"))["mail"]
    assert (exported["address"], exported["language"], bool(exported["confirmed"])) == ("bob@example.org", "cs", True)
    await bob.do("DELETE", "/api/me")
    assert "bob@example.org" not in everything(settings)
    assert server.services.storage.queries.rows(sa.select(MAILBOXES)) == []


async def test_no_more_mails(bob: CookieClient) -> None:
    await bob.add_passkey()
    await confirmed(bob)
    assert (await bob.do("DELETE", "/api/me/mail"))["me"]["mail"] is None


async def test_what_was_sent_is_forgotten(
    server: InProcessServer, bob: CookieClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a week; until then it does not say to whom."""
    await bob.add_passkey()
    await confirmed(bob)
    rows = server.services.storage.queries.rows
    assert "bob@" not in str(rows(sa.select(MAILED)))
    now = time()
    monkeypatch.setattr(mailboxes, "time", lambda: now + 8 * 86_400)
    await server.services.maintenance.sweep()
    assert rows(sa.select(MAILED)) == []


@pytest.mark.parametrize("level", ["info", "debug"])
async def test_no_log_has_an_address_or_the_password(
    post: FakeClockTable,
    bob: CookieClient,
    journal: Journal,
    level: Level,
    settings: Settings,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Not from mail servers that quote, refuse or do not answer, from a failing database, or from requests."""
    journal.begin(level)
    server = post.server
    server.services.limits.mails.burst = 100
    monkeypatch.setattr(mailboxes, "exceeded", lambda *_: False)
    await confirmed(bob)
    wish = HERE | {"address": "other@example.org"}
    for answer in ("451 other@example.org later", "550 <other@example.org> is nobody", "421 go away, town:hush-hush"):
        with monkeypatch.context() as broken:
            broken.setattr(MailServer, "answer", answer)
            assert await bob.refused("PUT", "/api/me/mail", wish) == "mail-unsent"
    for url in (settings.mail.replace(SECRET, f"no{SECRET}"), f"smtp://town:{SECRET}@127.0.0.1:{free_port()}"):
        with monkeypatch.context() as broken:
            broken.setattr(server.services.notifier.mailer, "send", partial(smtp.send, relay_of(url)))
            assert await bob.refused("PUT", "/api/me/mail", wish) == "mail-unsent"
    with sqlite3.connect(str(settings.data)) as raw:  # a query that fails quotes what it was to write
        raw.execute("alter table mailboxes rename to gone")
        assert await bob.refused("PUT", "/api/me/mail", wish) == "server"
        raw.execute("alter table gone rename to mailboxes")
    with monkeypatch.context() as broken:
        broken.setattr(MailServer, "answer", "550 <bob@example.org> is nobody")
        await bobs_turn(post)
    for why in ("the recipient was refused", "does not accept this user", "Connection refused", '"status": 500'):
        assert why in journal.text
    for secret in ("example.org", SECRET, "town:"):
        assert secret not in journal.text, secret


# ---- the keeper's side


def doctor(relay: str, settings: Settings, capsys: pytest.CaptureFixture[str]) -> str:
    more = ["--mail-from", "town@example.org", "--site", SITE, "--port", "0", "--data", str(settings.data)]
    main(["doctor", "--mail", relay, *more])
    said = capsys.readouterr().out
    assert SECRET not in said
    return next(line for line in said.splitlines() if " mail: " in line)


def test_the_doctor_looks(settings: Settings, office: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert doctor(settings.mail, settings, capsys).startswith("ok")
    assert "password" in doctor(office.replace(SECRET, f"no{SECRET}"), settings, capsys)
    assert doctor(f"smtp://town:{SECRET}@127.0.0.1:{free_port()}", settings, capsys).startswith("wrong")
    assert SECRET not in repr(settings)


def test_a_password_goes_over_tls_alone(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """Unless the mail server is on this machine."""
    monkeypatch.setattr(Relay, "local", False)
    with pytest.raises(smtp.MailNotAccepted, match="offers no TLS"):
        smtp.check_relay(relay_of(settings.mail))


def test_tls_is_with_the_mail_server_and_nobody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A certificate that this machine does not trust ends it before the password is sent."""
    monkeypatch.setattr(Relay, "local", False)
    mine = certificate(tmp_path)
    with opened(mine) as url:
        with pytest.raises(smtp.MailNotAccepted, match="certificate"):
            smtp.check_relay(relay_of(url))
        monkeypatch.setenv("SSL_CERT_FILE", str(mine))
        smtp.check_relay(relay_of(url))


class TestWithout:
    @pytest.fixture
    def settings(self, settings: Settings) -> Settings:
        return replace(settings, mail="")

    async def test_without_a_mail_server_nothing_of_it_is_there(self, bob: CookieClient) -> None:
        await bob.add_passkey()
        assert (await bob.do("GET", "/api/me"))["offers"]["mail"] is False
        assert await bob.refused("PUT", "/api/me/mail", HERE) == "not-found"
