"""Code in text that people write: names, titles, chat messages, saved games. The browser shows it and runs none of it.
Nor may the page load anything from another origin.
"""

from __future__ import annotations

from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread
from typing import Any, ClassVar

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Open, Watch
from tests.e2e.server import Server
from tests.e2e.tables import join, new_table
from tests.e2e.test_me import home
from tests.e2e.test_records import saved, stands_at
from tests.e2e.test_strangers import people, say
from tests.e2e.viewports import places

NAME = "<img src=x onerror=h()>"
OTHER = '"><svg/onload=h()>'
TITLE = "<script>h()</script>{h()}{{h()}}"
WORDS = '<img src=x onerror=h()><script>h()</script><a href="javascript:h()">x</a> { $name } ${h()} [h](javascript:h())'

READY = "window.h = () => { window.hacked = true; }"
# What the browser would have made of it, had it read it as a page; portraits are images of the client
MADE = """() => [window.hacked ?? false, ...document.querySelectorAll(
  'img:not([src^="data:image/svg+xml,"]), ' +
  '[onerror], [onload], [href^="javascript:" i], script:not([src]), iframe, object, embed')].map(String)"""


def shows(page: Page, *words: str) -> None:
    """Check that the page shows the text letter for letter and that no code in it ran."""
    for one in words:
        expect(page.locator("body")).to_contain_text(one)
    assert page.evaluate(MADE) == ["false"]


@places("desktop")
def test_what_people_write_is_shown_and_not_run(
    open_page: Open, server: Server, look: dict[str, Any], tail: str
) -> None:
    """On the front page, in the lobby, at the table, in the log, in the list of people, and on the profile page."""
    host = new_table(server, name=NAME, title=TITLE, players=4, start=False, bots="fill", public=True, timer=0)
    guest = join(host, OTHER)
    page = open_page(server.url, **look)
    page.add_init_script(READY)
    page.goto(server.url)
    shows(page, NAME, TITLE)
    page.get_by_test_id("name").fill(NAME)
    shows(page)

    page = open_page(host.link, storage_state=host.storage, **look)
    page.add_init_script(READY)
    page.reload()
    other = open_page(guest.link, storage_state=guest.storage)
    expect(other.get_by_test_id("lobby-leave")).to_be_visible()
    shows(page, NAME, OTHER, TITLE)
    page.get_by_test_id("start").click()
    expect(page.get_by_test_id("prompt")).to_be_visible()
    say(other, WORDS)
    expect(other.get_by_test_id("log")).to_contain_text(WORDS)
    if "phone" in tail:
        page.get_by_test_id("log-open").click()
    expect(page.get_by_test_id("log")).to_contain_text(WORDS)
    shows(page, NAME, OTHER, TITLE, WORDS)
    page.keyboard.press("Escape")
    people(page)
    page.get_by_test_id("report").click()
    shows(page, OTHER)

    page = open_page(home(server), **look)
    page.add_init_script(READY)
    page.goto(f"{home(server)}/me")
    page.get_by_test_id("my-name").fill(NAME)
    page.get_by_test_id("rename").click()
    expect(page.get_by_test_id("rename")).to_be_disabled()
    page.goto(home(server))
    expect(page.get_by_test_id("name")).to_have_value(NAME)
    shows(page)


def test_what_stands_in_a_recorded_game_is_shown_and_not_run(open_page: Open, server: Server) -> None:
    page = open_page(server.url)
    page.add_init_script(READY)
    page.reload()
    text = saved().replace("Tombstone", TITLE).replace('"P. A"', f'"{NAME}"').replace("P. B", "<svg/onload=h()>")
    assert NAME in text
    page.get_by_test_id("open-saved").click()
    page.get_by_test_id("replay-text").fill(text)
    page.get_by_test_id("replay-open").click()
    stands_at(page, 0)
    shows(page, TITLE, NAME, "<svg/onload=h()>")
    page.keyboard.press("End")
    shows(page, TITLE, NAME)


def test_a_file_that_is_no_game_is_quoted_and_not_run(open_page: Open, server: Server, watch: Watch) -> None:
    """The error quotes the faulty text of the file, and no code in it runs."""
    page = open_page(server.url)
    page.add_init_script(READY)
    page.reload()
    page.get_by_test_id("open-saved").click()
    page.get_by_test_id("replay-text").fill(saved().replace("\nturn 1: ", f"\n{NAME}: "))
    page.get_by_test_id("replay-open").click()
    expect(page.get_by_test_id("replay-problem")).to_contain_text(NAME)
    watch.failures.clear()  # the browser itself notes an answer that is an error
    shows(page)


class Elsewhere(BaseHTTPRequestHandler):
    """Another server on this machine."""

    heard: ClassVar[list[str]] = []

    def do_GET(self) -> None:
        self.heard.append(self.path)
        self.send_response(200)
        self.send_header("access-control-allow-origin", "*")
        self.end_headers()
        self.wfile.write(b"window.hacked = true")

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def elsewhere() -> Iterator[str]:
    Elsewhere.heard.clear()
    server = HTTPServer(("127.0.0.1", 0), Elsewhere)
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


# Write code into the page as a fault of the client could; return the directives that the browser enforced
WRITTEN = """async (site) => {
  const refused = [];
  document.addEventListener('securitypolicyviolation', (event) => refused.push(event.effectiveDirective));
  const box = document.body.appendChild(document.createElement('div'));
  const add = (name, more) => box.append(Object.assign(document.createElement(name), more));
  box.innerHTML = '<img src="data:image/png;base64,x" onerror="h()"><a href="javascript:h()">x</a>';
  box.querySelector('a').click();
  add('script', { textContent: 'h()' });
  add('script', { src: `${site}/script` });
  add('style', { textContent: `body { background: url(${site}/style) }` });
  add('img', { src: `${site}/img` });
  add('iframe', { src: `${site}/frame` });
  add('object', { data: `${site}/object` });
  await fetch(`${site}/fetch`).catch(() => undefined);
  try { new WebSocket(site.replace('http', 'ws')); } catch {}
  for (let n = 0; n < 100 && refused.length < 10; n++) await new Promise((done) => setTimeout(done, 20));
  return refused.sort();
}"""


def test_code_that_got_into_the_page_may_do_nothing(
    open_page: Open, server: Server, elsewhere: str, watch: Watch
) -> None:
    """Injected code can neither run, nor load scripts from another origin, nor send anything there."""
    page = open_page(server.url)
    page.add_init_script(READY)
    page.reload()
    refused = page.evaluate(WRITTEN, elsewhere)
    assert page.evaluate("window.hacked") is None
    assert Elsewhere.heard == []
    assert {"script-src-attr", "script-src-elem", "img-src", "connect-src", "style-src-elem"} <= set(refused), refused
    watch.failures.clear()  # the browser notes each refusal
