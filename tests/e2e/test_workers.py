"""Several server processes on one PostgreSQL database, one of which is killed. The players need not act."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Open
from tests.e2e.message_log import messages_of
from tests.e2e.player import Player, lively_for
from tests.e2e.server import Server
from tests.e2e.tables import join, new_table
from tests.e2e.test_together import take_turns
from tests.e2e.viewports import PHONE_AT_NIGHT
from tests.server.databases import Cluster, PostgresDatabase, cluster
from tests.server.process.test_supervisor import home, wait_until, workers_of

__all__ = ["cluster"]
pytestmark = pytest.mark.skipif(not Path("/proc").exists(), reason="workers are found in /proc")


@pytest.fixture
def database(cluster: Cluster) -> PostgresDatabase:
    return cluster.create_database()


@pytest.fixture
def crew(tmp_path: Path, database: PostgresDatabase) -> Iterator[Server]:
    """Two workers on one socket. A test names this fixture before its pages: they close before the server ends."""
    server = Server(tmp_path, more=("--data", str(database.data), "--workers", "2")).start()
    wait_until(lambda: "is open on" in server.log.read_text())  # the first one answers before
    yield server
    server.stop()
    print(server.log.read_text())


def until_back(page: Page) -> None:
    """Wait until the page has opened a second socket."""
    end = time.monotonic() + 60
    while messages_of(page).sockets < 2:
        assert time.monotonic() < end, "it does not come back by itself"
        page.wait_for_timeout(20)


def test_the_worker_of_a_table_is_killed(crew: Server, open_page: Open, database: PostgresDatabase) -> None:
    """During a game of two, on a desktop and a phone: both pages reconnect, and each event happens once."""
    host = new_table(crew, players=4, start=False, bots=2)
    guest = join(host, "Ben")
    ann = open_page(host.link, storage_state=host.storage)
    ben = open_page(guest.link, storage_state=guest.storage, **PHONE_AT_NIGHT)
    expect(ben.get_by_test_id("lobby-leave")).to_be_visible()
    ann.get_by_test_id("start").click()
    players = [Player(ann, policy=lively_for(12)), Player(ben, tap=True, seed=2, policy=lively_for(12))]
    take_turns(players, 6)

    assert crew.process
    supervisor = crew.process.pid
    killed = home(host.code, workers_of(supervisor))
    os.kill(killed, signal.SIGKILL)
    for page in (ann, ben):
        until_back(page)
    take_turns(players, 6)
    while not any(player.heard_a_question() or player.messages.over for player in players):
        ann.wait_for_timeout(20)
    for page in (ann, ben):
        expect(page.get_by_test_id("lost")).to_have_count(0)
        assert messages_of(page).sockets == 2, "it has come back, once"
        assert page.evaluate("performance.getEntriesByType('navigation')[0].type") == "navigate"
    before = ann.get_by_test_id("log").locator("li").all_text_contents()
    ann.reload()
    expect(ann.get_by_test_id("log").locator("li")).to_have_text(before)  # as the server tells it from the beginning
    wait_until(lambda: len(workers_of(supervisor)) == 2)
    assert killed not in workers_of(supervisor)

    while not all(player.messages.over for player in players):
        take_turns(players, 50)
    for player in players:
        expect(player.result).to_be_visible()
    stored = database.raw("select seq, seat, kind, command from choices order by seq")
    assert [seq for seq, *_ in stored] == list(range(len(stored)))
    for player, seat in zip(players, (host, guest), strict=True):
        said = {f"{seat.seat}:{one['id']}" for one in player.messages.said if one["t"] == "choose"}
        done = [command for _, who, kind, command in stored if who == seat.seat and kind == "human"]
        assert sorted(done) == sorted(said), "each choice counts, and counts once"
