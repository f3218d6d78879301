"""Speed of the client in Chromium: bytes of the first page, first paint, the way to a hand, and a busy minute.

`python benchmarks/page.py` starts a server of its own and prints a Markdown table. It needs the tools of the tests.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, ViewportSize, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from tests.conftest import chromium
from tests.e2e.conftest import FLAGS
from tests.e2e.seeded import RUNNING
from tests.e2e.server import Server
from tests.e2e.tables import new_table

ALL_SETS = [
    "dodge_city",
    "high_noon",
    "fistful",
    "gold_rush",
    "valley_of_shadows",
    "wild_west_show",
    "armed_and_dangerous",
    "great_train_robbery",
    "bonus",
]
LONG = 50.0  # milliseconds of the processor: a longer task makes the page miss a click
PATIENCE = 120_000  # milliseconds: a throttled page on a busy machine is slow
STILL = 2000  # milliseconds in which the fonts come, or a player decides to play
THREAD = "CrRendererMain"
FLIGHT = "flight "
# marks each flight of a card with its ms
NOTE_FLIGHTS = """(() => {
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, options) {
    if (this.matches('.air .thing')) performance.mark('FLIGHT' + ((options.delay ?? 0) + options.duration));
    return animate.call(this, frames, options);
  };
})()""".replace("FLIGHT", FLIGHT)


@dataclass(frozen=True)
class Screen:
    """Screen of a measurement; `slow` is the factor by which the processor is throttled."""

    name: str
    width: int
    height: int
    slow: int


SCREENS = (Screen("1440x900", 1440, 900, 1), Screen("1440x900, CPU 4x", 1440, 900, 4), Screen("phone, 4x", 390, 844, 4))


@dataclass(frozen=True)
class Span:
    """Span of time; milliseconds by the clock of the browser, and of the processor."""

    start: float
    length: float
    work: float = 0.0

    def meets(self, other: Span) -> bool:
        return self.start < other.start + other.length and other.start < self.start + self.length


class Trace:
    """Tasks of the main thread of a page while it is recorded."""

    def __init__(self, cdp: CDPSession) -> None:
        self.cdp = cdp
        self.events: list[dict[str, Any]] = []
        self.complete = False
        cdp.on("Tracing.dataCollected", lambda found: self.events.extend(found["value"]))
        cdp.on("Tracing.tracingComplete", lambda _: setattr(self, "complete", True))

    @contextmanager
    def recording(self, page: Page) -> Iterator[None]:
        categories = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing"]
        config = {"includedCategories": categories}
        self.events.clear()
        self.complete = False
        self.cdp.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": config})
        yield
        self.cdp.send("Tracing.end")
        while not self.complete:
            page.wait_for_timeout(50)

    def tasks(self) -> list[Span]:
        """Return the tasks of the page's main thread."""
        threads = {
            (event["pid"], event["tid"])
            for event in self.events
            if event["name"] == "thread_name" and event["args"]["name"] == THREAD
        }
        return [
            Span(event["ts"] / 1000, event.get("dur", 0) / 1000, event.get("tdur", 0) / 1000)
            for event in self.events
            if event["name"] == "RunTask" and (event["pid"], event["tid"]) in threads
        ]

    def flights(self) -> list[Span]:
        """Return the times in which a card flies; the page must have run `NOTE_FLIGHTS`."""
        names = ((event["ts"], event["name"]) for event in self.events if event["name"].startswith(FLIGHT))
        return [Span(start / 1000, float(name.removeprefix(FLIGHT))) for start, name in names]


@contextmanager
def _page(browser: Browser, screen: Screen, **more: Any) -> Iterator[tuple[Page, CDPSession]]:
    size = ViewportSize(width=screen.width, height=screen.height)
    context = browser.new_context(locale="en-GB", viewport=size, reduced_motion="no-preference", **more)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    cdp = context.new_cdp_session(page)
    cdp.send("Emulation.setCPUThrottlingRate", {"rate": screen.slow})
    yield page, cdp
    context.close()


def longest(tasks: list[Span]) -> float:
    return max((task.work for task in tasks), default=0)


def first_page(browser: Browser, server: Server, screen: Screen) -> dict[str, float]:
    """Return kilobytes and requests of the first page, and the milliseconds to its first paint."""
    with _page(browser, screen) as (page, cdp):
        sizes: list[float] = []
        cdp.send("Network.enable")
        cdp.on("Network.loadingFinished", lambda found: sizes.append(found["encodedDataLength"]))
        page.goto(server.url)
        page.get_by_test_id("play-now").wait_for()
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(STILL)
        paint = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
        return {"first page, kB": sum(sizes) / 1000, "requests": len(sizes), "first paint, ms": paint}


def to_my_hand(browser: Browser, server: Server, screen: Screen) -> dict[str, float]:
    """Return the milliseconds from the click on "Play now" to the table and the hand, and the longest task."""
    with _page(browser, screen) as (page, cdp):
        page.goto(server.url)
        page.get_by_test_id("play-now").hover()  # the page fetches the table as soon as it is used
        page.wait_for_timeout(STILL)
        trace = Trace(cdp)
        with trace.recording(page):
            page.evaluate("addEventListener('click', () => (window.clicked ??= performance.now()), true)")
            page.get_by_test_id("play-now").click()
            since = "performance.now() - window.clicked"
            page.wait_for_selector('[data-testid="hand-card"]', state="attached")
            table = page.evaluate(since)
            page.wait_for_selector('[data-testid="hand-card"]')
            hand = page.evaluate(since)
        return {
            "click to the table, ms": table,
            "to the first card that is dealt, ms": hand,
            "longest task on the way, ms": longest(trace.tasks()),
        }


def busy(browser: Browser, server: Server, screen: Screen, seconds: int) -> dict[str, float]:
    """Return how busy the page is while eight players play with all sets and answer at once."""
    seat = new_table(server, players=8, setup={"sets": ALL_SETS})
    with _page(browser, screen, storage_state=seat.storage) as (page, cdp):
        page.add_init_script(NOTE_FLIGHTS)
        page.goto(seat.link)
        page.wait_for_selector('[data-testid="prompt"][data-move]')
        trace = Trace(cdp)
        with trace.recording(page):
            for _ in range(seconds):
                answer = page.locator('[data-testid="end-turn"], .answers button').first
                if answer.is_visible() and answer.is_enabled():
                    answer.dispatch_event("click")
                page.wait_for_timeout(1000)
        tasks, flights = trace.tasks(), trace.flights()
        long, minutes = [task for task in tasks if task.work > LONG], seconds / 60
        return {
            "busy, ms a second": sum(task.work for task in tasks) / seconds,
            f"tasks over {LONG:g} ms a minute": len(long) / minutes,
            "longest task, ms": longest(tasks),
            "flights of cards a minute": len(flights) / minutes,
            f"of these with a task over {LONG:g} ms": sum(any(map(flight.meets, long)) for flight in flights) / minutes,
        }


def measure(seconds: int) -> dict[str, dict[str, float]]:
    """Return the figures by name and screen."""
    found: dict[str, dict[str, float]] = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        data = Path(folder, "server")
        data.mkdir()
        Path(folder, RUNNING).write_text("benchmark")  # the same games in each run
        server = Server(data, bot_delay=0.7, upload_burst=1000).start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            for screen in SCREENS:
                print(f"{screen.name} ...", file=sys.stderr, flush=True)
                figures = first_page(browser, server, screen) | to_my_hand(browser, server, screen)
                figures |= busy(browser, server, screen, seconds)
                for name, value in figures.items():
                    found.setdefault(name, {})[screen.name] = value
        finally:
            browser.close()
            server.stop()
    return found


def table(figures: dict[str, dict[str, float]]) -> str:
    names = [screen.name for screen in SCREENS]
    lines = ["| | " + " | ".join(names) + " |", "| --- |" + " ---: |" * len(names)]
    lines += [f"| {name} | " + " | ".join(f"{of[one]:.0f}" for one in names) + " |" for name, of in figures.items()]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seconds", type=int, default=60, help="length of the busy part (default: 60)")
    print(table(measure(parser.parse_args().seconds)))


if __name__ == "__main__":
    main()
