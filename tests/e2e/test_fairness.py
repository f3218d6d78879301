"""Verifiable deals in real browsers: contributions of players, the sign at the end, the file for `boomtown verify`."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar

import pytest
from playwright.sync_api import Page, expect
from websockets.sync.client import ClientConnection, connect

from boomtown.cli import main
from boomtown.notation.verify import verify
from tests.e2e.axe import grave_findings
from tests.e2e.conftest import Open
from tests.e2e.message_log import messages_of
from tests.e2e.screenshots import pictures
from tests.e2e.server import Server
from tests.e2e.tables import Seat, join, new_table
from tests.e2e.test_languages import LANGUAGES, check_words
from tests.e2e.test_pictures import shoot
from tests.e2e.test_records import play_to_the_end
from tests.e2e.viewports import places

GUEST = "2b" * 32
GIVEN = "() => localStorage.getItem('boomtown.deals')?.includes('\"given\":true')"  # the server has said so


class Promising(Server):
    """Server with deals as players get them: seeds follow from a secret and from values that browsers draw."""

    program: ClassVar[tuple[str, ...]] = ("-m", "boomtown")


@pytest.fixture(scope="module")
def promising(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Promising]:
    server = Promising(tmp_path_factory.mktemp("promising"))
    server.start()
    yield server
    server.stop()


def hear(line: ClientConnection, kind: str) -> dict[str, Any]:
    while (message := json.loads(line.recv(60)))["t"] != kind:
        pass
    assert isinstance(message, dict)
    return message


def guest_gives(guest: Seat) -> None:
    """Add a guest's part without a page, and leave the game to a bot."""
    with connect(f"{guest.server.url.replace('http', 'ws')}/ws/{guest.code}", max_queue=None) as line:
        line.send(json.dumps({"t": "hello", "token": guest.token}))
        table = hear(line, "table")["table"]
        line.send(json.dumps({"t": "part", "commitment": table["commitment"], "part": GUEST}))
        while not hear(line, "table")["table"]["part"]:
            pass  # a table sent before the part


def leave(guest: Seat) -> None:
    with connect(f"{guest.server.url.replace('http', 'ws')}/ws/{guest.code}", max_queue=None) as line:
        line.send(json.dumps({"t": "hello", "token": guest.token}))
        hear(line, "state")
        line.send(json.dumps({"t": "leave"}))
        while hear(line, "table")["table"]["seats"][guest.seat]["here"]:
            pass


def begin(page: Page) -> None:
    """Start the game from the lobby once the page has given its part."""
    page.wait_for_function(GIVEN)
    page.get_by_test_id("start").click()
    expect(page.get_by_test_id("prompt").or_(page.get_by_test_id("log")).first).to_be_visible()


def at_the_end(page: Page, seat: Seat) -> None:
    """Play the game to its end outside the page, then open it in the same browser."""
    page.goto("about:blank")
    play_to_the_end(seat)
    page.goto(seat.link)
    expect(page.get_by_test_id("result")).to_be_visible()


def finished(open_page: Open, server: Server, **look: Any) -> tuple[Page, Seat]:
    """Play a game of two people and bots to its end. Return the host's page and seat."""
    host = new_table(server, players=4, start=False, bots=0, setup={"game": "dice"})
    guest = join(host, "Bob")
    page = open_page(host.link, storage_state=host.storage, **look)
    guest_gives(guest)
    begin(page)
    leave(guest)
    at_the_end(page, host)
    return page, host


def speak(page: Page, language: str) -> None:
    """Set the language in the browser's storage, because the end of a game has no language list on a phone."""
    page.evaluate(f"localStorage.setItem('boomtown.lang', '{language}')")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", language)


def states(page: Page) -> dict[str, str]:
    """Return the checks of the open dialog and their results."""
    items = page.locator("[data-check]").all()
    return {str(item.get_attribute("data-check")): str(item.get_attribute("data-holds")) for item in items}


@places("phone")
def test_a_fair_deal_is_checked(
    open_page: Open, promising: Server, artifacts: Path, tmp_path: Path, look: dict[str, Any], tail: str
) -> None:
    """Every check passes. The dialog shows it in five languages, and its command confirms it for the saved file."""
    page, _ = finished(open_page, promising, **look)
    sign = page.get_by_test_id("deal")
    expect(sign).to_have_attribute("data-verdict", "held")
    sign.scroll_into_view_if_needed()
    shoot(page, pictures(artifacts), f"deal-sign-{tail}")
    for language in LANGUAGES:
        speak(page, language)
        sign.click()
        expect(page.get_by_test_id("deal-dialog")).to_be_visible()
        assert states(page) == dict.fromkeys(("shown", "secret", "part", "seed"), "yes")
        check_words(page, language)
        shoot(page, pictures(artifacts), f"deal-{language}-{tail}")
        page.keyboard.press("Escape")
    speak(page, "en")
    sign.click()
    page.locator("[data-testid=deal-dialog] summary").click()
    assert grave_findings(page) == []
    shoot(page, pictures(artifacts), f"deal-numbers-{tail}")
    words = page.get_by_test_id("deal-dialog").inner_text()
    deal = messages_of(page).state["deal"]
    assert deal["parts"][1] == GUEST
    assert all(number in words for number in (deal["secret"], deal["commitment"], *deal["parts"][:2]))

    with page.expect_download() as kept:
        page.get_by_test_id("deal-save").click()
    file = tmp_path / kept.value.suggested_filename
    kept.value.save_as(file)
    command = re.search(r"boomtown verify (\S+) (--commitment \w+ --part \w+)", words)
    assert command is not None
    assert command[1] == file.name
    assert main(["verify", str(file), *command[2].split()]) == 0


def test_a_deal_that_was_not_promised_is_noticed(open_page: Open, promising: Server) -> None:
    """The page notices a server that changes the secret, a player's part or the commitment."""
    page, seat = finished(open_page, promising)
    lies: list[dict[str, Any]] = [{"secret": "0" * 64}, {"parts": [None, GUEST, None, None]}, {"commitment": "0" * 64}]
    storage = page.context.storage_state()
    expected = [{"secret", "seed"}, {"part", "seed"}, {"shown", "secret"}]
    for lie, wrong in zip(lies, expected, strict=True):

        def change(message: dict[str, Any], lie: dict[str, Any] = lie) -> None:
            if message["t"] == "state" and message.get("deal"):
                message["deal"] |= lie

        other = open_page(seat.link, storage_state=storage, change=change)
        expect(other.get_by_test_id("deal")).to_have_attribute("data-verdict", "broken")
        other.get_by_test_id("deal").click()
        assert {name for name, state in states(other).items() if state == "no"} == wrong


def test_a_browser_that_cannot_hash_says_so(open_page: Open, promising: Server, artifacts: Path) -> None:
    """Without hashing (http in a home network) the page compares what it can and shows the command."""
    page, _ = finished(open_page, promising)
    page.add_init_script("Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined })")
    page.reload()
    expect(page.get_by_test_id("deal")).to_have_attribute("data-verdict", "partly")
    page.get_by_test_id("deal").click()
    assert states(page) == {"shown": "yes", "secret": "unknown", "part": "yes"}
    dialog = page.get_by_test_id("deal-dialog")
    expect(dialog).to_contain_text("https")
    expect(dialog).to_contain_text("boomtown verify")
    shoot(page, pictures(artifacts), "deal-insecure")


def test_who_comes_later_does_not_know_the_promise(open_page: Open, promising: Server) -> None:
    _, seat = finished(open_page, promising)
    watcher = open_page(seat.link)
    expect(watcher.get_by_test_id("deal")).to_have_attribute("data-verdict", "partly")
    watcher.get_by_test_id("deal").click()
    assert states(watcher) == {"shown": "unknown", "secret": "yes", "seed": "yes"}


def test_a_kind_first_deal_holds_no_promise_and_the_next_one_does(open_page: Open, promising: Server) -> None:
    seat = new_table(promising, players=4, first=True, setup={"game": "dice"})
    page = open_page(seat.link, storage_state=seat.storage)
    at_the_end(page, seat)
    expect(page.get_by_test_id("deal")).to_have_attribute("data-verdict", "none")
    page.get_by_test_id("deal").click()
    expect(page.get_by_test_id("deal-dialog")).to_contain_text("dealt to be easy")
    page.get_by_test_id("deal-close").click()
    page.get_by_test_id("play-again").click()
    expect(page.get_by_test_id("result")).to_have_count(0)
    at_the_end(page, seat)
    expect(page.get_by_test_id("deal")).to_have_attribute("data-verdict", "held")


def test_the_server_is_restarted_between_promise_and_end(open_page: Open, tmp_path: Path) -> None:
    """After a kill in the lobby and another in the game, the commitment holds and the saved file is valid."""
    server = Promising(tmp_path)
    server.start()
    try:
        seat = new_table(server, players=4, start=False, bots=0, setup={"game": "dice"})
        page = open_page(seat.link, storage_state=seat.storage)
        expect(page.get_by_test_id("start")).to_be_visible()
        page.wait_for_function(GIVEN)
        server.kill()
        server.start()
        page.reload()
        begin(page)
        server.kill()
        server.start()
        at_the_end(page, seat)
        expect(page.get_by_test_id("deal")).to_have_attribute("data-verdict", "held")
        found = verify(page.evaluate(f"fetch('/api/tables/{seat.code}/record').then(answer => answer.text())"))
        assert found is not None
        assert found.holds
    finally:
        server.stop()
