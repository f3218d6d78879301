"""Push notices to absent players, over a push service that runs in the test."""

import base64
import json
import os
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread
from typing import Any, ClassVar

import http_ece
import pytest
import sqlalchemy as sa
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from boomtown.server.config.settings import Settings
from boomtown.server.notifications.web_push import WebPush, push_of
from boomtown.server.rooms.parts import TurnNotice
from boomtown.server.rooms.state import RoomState
from boomtown.server.storage.schema import PUSHES

from ..conftest import InProcessServer
from ..fake_clock_table import MOMENT, FakeClockTable, bot, moments_game, table
from ..toy_moments_game import MomentsGame

__all__ = ["bot", "moments_game", "table"]
HOSTS = Settings().push_hosts


class Service(BaseHTTPRequestHandler):
    """Push service of a browser. It takes messages that only that browser can read."""

    received: ClassVar[list[tuple[dict[str, str], bytes]]] = []
    answer: ClassVar[int] = 201
    answers: ClassVar[list[int]] = []  # the next ones

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.received.append(({name.lower(): value for name, value in self.headers.items()}, body))
        self.send_response(self.answers.pop(0) if self.answers else self.answer)
        self.send_header("location", "http://127.0.0.1:1/elsewhere")
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


class Phone:
    """A browser that has asked its push service for notices."""

    def __init__(self, port: int) -> None:
        self.private, self.secret = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
        public = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {
            "p256dh": base64.urlsafe_b64encode(public).decode(),
            "auth": base64.urlsafe_b64encode(self.secret).decode(),
        }
        self.wish = {"endpoint": f"http://127.0.0.1:{port}/phone", **keys, "title": "Dry Gulch", "body": "Jsi na tahu"}

    def read(self, body: bytes) -> Any:
        return json.loads(http_ece.decrypt(body, private_key=self.private, auth_secret=self.secret))


@pytest.fixture
def service() -> Iterator[int]:
    """Its port."""
    Service.received.clear()
    Service.answer = 201
    server = HTTPServer(("127.0.0.1", 0), Service)
    Thread(target=server.serve_forever, daemon=True).start()
    yield server.server_port
    server.shutdown()
    server.server_close()


@pytest.fixture
async def post(table: FakeClockTable, service: int, monkeypatch: pytest.MonkeyPatch) -> FakeClockTable:
    """Ann and Bob with two bots, a day for each decision; nothing has begun."""
    monkeypatch.setattr(RoomState, "wall", staticmethod(lambda: table.clock.now + 1e9))
    services = table.server.services
    services.notifier.push = WebPush(services.storage, ("127.0.0.1",), "mailto:keeper@example.org", "http")
    await table.gather("Bob", watchers=0, setup={"game": "moments", "players": 4})
    table.people[0].send({"t": "setup", "days": 1})
    await table.rest()
    return table


async def away(post: FakeClockTable, who: int) -> None:
    """Close that window."""
    person = post.people[who]
    await person.leave()
    await post.rest()


async def play_until(post: FakeClockTable, who: int) -> None:
    """Until that person is asked openly; Ann answers her questions."""
    for _ in range(100):
        if post.match.asked == who and not post.match.moment:
            return
        if post.match.asked == 0 and not post.match.moment:
            await post.choose(0, post.match.game.ask.options[-1])
        else:
            await post.passes(MOMENT if post.match.moment else 3)
    raise AssertionError("not asked")


async def test_who_is_asked_and_not_there_is_told(post: FakeClockTable, service: int) -> None:
    """The notice comes once, in the player's language, signed, and readable for their browser only."""
    phone = Phone(service)
    post.people[1].send({"t": "notify", "to": phone.wish})
    assert (await post.people[1].receive("notified"))["on"] is True
    await away(post, 1)
    post.people[0].send({"t": "start"})
    await post.rest()
    await play_until(post, 1)
    await post.server.services.notifier.wait_until_sent()
    [(headers, body)] = Service.received
    assert phone.read(body) == {"title": "Dry Gulch", "body": "Jsi na tahu", "url": f"/t/{post.code}"}
    assert b"Dry Gulch" not in body
    assert headers["authorization"].startswith("vapid ")
    key = (await post.server.request("GET", "/api/push"))[1]["key"]
    assert key in headers["authorization"]


async def starts_without(post: FakeClockTable, service: int) -> None:
    """Start a game while a player who wants notices is away."""
    post.people[1].send({"t": "notify", "to": Phone(service).wish}, {"t": "ping"})
    await post.rest()
    await away(post, 1)
    post.people[0].send({"t": "start"})
    await post.rest()


async def test_who_is_there_is_not_told(post: FakeClockTable, service: int) -> None:
    post.people[1].send({"t": "notify", "to": Phone(service).wish}, {"t": "ping"})
    post.people[0].send({"t": "start"})
    await post.rest()
    await play_until(post, 1)
    await post.server.services.notifier.wait_until_sent()
    assert Service.received == []


async def test_a_moment_brings_no_notice(post: FakeClockTable, service: int, moments_game: type[MomentsGame]) -> None:
    """A question at a moment sends no notice, whatever the player holds."""
    moments_game.dealt = {"doctor": 1, "judge": 1}
    await starts_without(post, service)
    for _ in range(50):
        if post.match.moment:
            break
        if post.match.asked == 0:
            await post.choose(0, post.match.game.ask.options[-1])
        else:
            await post.passes(3)
    assert (post.match.moment, post.match.asked) == (True, 1)
    await post.server.services.notifier.wait_until_sent()
    assert Service.received == []


async def test_a_browser_that_is_gone_is_told_nothing_more(post: FakeClockTable, service: int) -> None:
    Service.answer = 410
    await starts_without(post, service)
    await play_until(post, 1)
    await post.server.services.notifier.wait_until_sent()
    rows = post.server.services.storage.queries.rows
    assert rows(sa.select(PUSHES)) == []


async def test_a_service_that_does_not_answer_is_asked_again(post: FakeClockTable, service: int) -> None:
    """The server tries a few times. The table continues meanwhile."""
    notices = post.server.services.notifier
    notices.pauses = (0.0, 0.0)
    Service.answers = [503, 429]
    await starts_without(post, service)
    await play_until(post, 1)
    await notices.wait_until_sent()
    assert len(Service.received) == 3
    assert notices.counted.of == {"again": 2, "sent": 1}
    Service.received.clear()
    Service.answers = [503] * 3
    notices.turn(TurnNotice(post.room.table.seats[1].key, "", post.code, "Dry Gulch", "x"))
    await notices.wait_until_sent()
    assert len(Service.received) == 3
    assert notices.counted.of["failed"] == 1


async def test_a_push_service_cannot_send_us_elsewhere(post: FakeClockTable, service: int) -> None:
    Service.answer = 302
    await starts_without(post, service)
    await play_until(post, 1)
    await post.server.services.notifier.wait_until_sent()
    assert len(Service.received) == 1


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://127.0.0.1:8000/metrics",
        "https://localhost/",
        "https://fcm.googleapis.com.example.org/",
        "https://example.org/fcm.googleapis.com",
        "https://me@fcm.googleapis.com/",
        "https://fcm.googleapis.com:8443/",
        "http://fcm.googleapis.com/x",
        "https://[::1",
        "nonsense",
    ],
)
async def test_notices_go_to_push_services_alone(server: InProcessServer, endpoint: str) -> None:
    """The server is no way to reach what a stranger cannot reach."""
    push = server.services.notifier.push
    assert push is not None
    assert push.accepts("https://fcm.googleapis.com/fcm/send/abc")
    assert push.accepts("https://updates.push.services.mozilla.com/wpush/v2/abc")
    assert not push.accepts(endpoint)
    code, token = await server.new_table(start=False, bots=0, days=1)
    me = await server.watch(code, token)
    wish = {"endpoint": endpoint, "p256dh": "x", "auth": "x", "title": "x", "body": "x"}
    me.send({"t": "notify", "to": wish})
    assert await me.error() == "not-now"


async def test_the_key_is_made_once(server: InProcessServer) -> None:
    key = (await server.request("GET", "/api/push"))[1]["key"]
    assert len(base64.urlsafe_b64decode(key + "=")) == 65
    await server.reopen()
    assert (await server.request("GET", "/api/push"))[1]["key"] == key


async def test_a_keeper_may_want_no_notices(server: InProcessServer) -> None:
    assert push_of(Settings(push_hosts=()), server.services.storage) is None
    assert HOSTS
