"""Sounds: loudness and peaks measured offline in the browser, the offer at the first shot, the volume of a device."""

from __future__ import annotations

import json
import subprocess
from typing import Any

import pytest
from playwright._impl._driver import compute_driver_executable
from playwright.sync_api import Browser, Page, expect

from tests.card.position import seat
from tests.conftest import ROOT
from tests.e2e.conftest import Open
from tests.e2e.player import Player
from tests.e2e.staged_server import CardStage, StagedServer

RECIPES = ROOT / "web/src/lib/input/recipes.ts"
QUIET, PEAK = -29.0, -1.0  # LUFS, dBFS
SPREAD = 6.0  # LU between the softest and the loudest sound

STRIP = (
    "process.stdout.write(require('module').stripTypeScriptTypes(require('fs').readFileSync(process.argv[1],'utf8')))"
)

# loudness as ITU-R BS.1770 defines it, of the loudest 400 ms
MEASURE = """async (code) => {
  const address = URL.createObjectURL(new Blob([code], {type: 'text/javascript'}));
  const { RECIPES, limiter, schedule } = await import(address);
  const RATE = 48000;
  const filter = (from, [b0, b1, b2, a1, a2]) => {
    let x1 = 0, x2 = 0, y1 = 0, y2 = 0;
    return from.map((x) => {
      const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
      x2 = x1; x1 = x; y2 = y1; y1 = y;
      return y;
    });
  };
  const weighted = (samples) => filter(
    filter(Float64Array.from(samples),
      [1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585]),
    [1, -2, 1, -1.99004745483398, 0.99007225036621]);
  const loudness = (samples) => {
    const squares = weighted(samples).map((x) => x * x);
    const window = RATE * 0.4;
    let sum = 0, most = 0;
    squares.forEach((x, i) => {
      sum += x - (i >= window ? squares[i - window] : 0);
      most = Math.max(most, sum / window);
    });
    return -0.691 + 10 * Math.log10(most);
  };
  const dice = (seed) => () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  const render = async (names, seed, burnt = 0) => {
    const ctx = new OfflineAudioContext(1, RATE * 2, RATE);
    const { input, output } = limiter(ctx);
    output.connect(ctx.destination);
    const random = dice(seed);
    for (const name of names) schedule(ctx, name, input, 0.01, random, burnt);
    const samples = (await ctx.startRendering()).getChannelData(0);
    const peak = 20 * Math.log10(samples.reduce((most, x) => Math.max(most, Math.abs(x)), 0));
    return { loudness: loudness(samples), peak };
  };
  const found = {};
  for (const name of Object.keys(RECIPES)) {
    found[name] = [];
    for (const seed of [1, 99, 4242]) found[name].push(await render([name], seed));
  }
  for (const burnt of [0, 0.5, 1]) found[`fuse at ${burnt}`] = [await render(["fuse"], 1, burnt)];
  found.together = [await render([...Object.keys(RECIPES), ...Object.keys(RECIPES)], 7)];
  return found;
}"""


@pytest.fixture
def sounds(browser: Browser) -> dict[str, list[dict[str, float]]]:
    """Loudness and peak of each sound in three variations, and of all sounds at once."""
    node = compute_driver_executable()[0]
    code = subprocess.run([node, "-e", STRIP, str(RECIPES)], check=True, capture_output=True, text=True).stdout
    page = browser.new_page()  # without the server's policy of scripts
    found: dict[str, list[dict[str, float]]] = page.evaluate(MEASURE, code)
    page.close()
    return found


def test_sounds_are_about_equally_loud_and_never_clip(sounds: dict[str, Any]) -> None:
    together = sounds.pop("together")
    loud = [one["loudness"] for all_of_it in sounds.values() for one in all_of_it]
    shown = json.dumps(sounds, indent=1)
    assert max(loud) - min(loud) <= SPREAD, shown
    assert min(loud) >= QUIET, shown
    assert all(one["peak"] < PEAK for all_of_it in [*sounds.values(), together] for one in all_of_it), shown


def test_a_fuse_is_louder_near_its_end(sounds: dict[str, Any]) -> None:
    loud = [sounds[f"fuse at {burnt}"][0]["loudness"] for burnt in ("0", "0.5", "1")]
    assert loud[0] + 1 < loud[1], loud
    assert loud[1] + 0.5 < loud[2], loud


def test_sounds_vary_a_little(sounds: dict[str, Any]) -> None:
    for name, variations in sounds.items():
        if len(variations) > 1:
            assert len({round(one["loudness"], 3) for one in variations}) == len(variations), name


STAGE = CardStage(
    [
        seat("sheriff", "Willy the Kid", "BANG! 6C, BANG! 7C, Beer 6H"),
        seat("outlaw", "Rose Doolan", "Beer 7H"),
        seat("outlaw", "Paul Regret", "Beer 8H"),
        seat("renegade", "Black Jack", "Beer 9H"),
    ]
)
COUNT = """() => {
window.sources = 0;
const start = AudioBufferSourceNode.prototype.start;
AudioBufferSourceNode.prototype.start = function (...more) { window.sources += 1; return start.apply(this, more); };
}"""
OFFER = '[data-testid="sound-offer"]'


def shoot(page: Page) -> None:
    """Play the first BANG! on Rose Doolan."""
    page.locator('[data-testid="hand-card"][data-usable]').first.click()
    page.locator('[data-testid="seat-1"] button').first.click()


# The parts of the bar and of the log that are covered or cut in its corners
HIDDEN = """() => [...document.querySelectorAll('header :is(button, h1, p), [data-testid="log"] h2')]
  .filter(one => {
    const { left, right, top, bottom, width } = one.getBoundingClientRect();
    const seen = (x, y) => one.contains(document.elementFromPoint(x, y));
    const cut = !one.matches('button') && one.scrollWidth > one.clientWidth + 1;
    return width && (cut || !seen(left + 4, top + 4) || !seen(right - 4, bottom - 4));
  }).map(one => one.title || one.textContent)"""


@pytest.mark.parametrize("size", [(1440, 900), (360, 640)], ids=str)
def test_the_first_shot_offers_the_sounds_once(open_page: Open, staged: StagedServer, size: tuple[int, int]) -> None:
    """The offer covers nothing. The choice and the volume belong to the device."""
    place = staged.play(STAGE)
    look: dict[str, Any] = {"viewport": {"width": size[0], "height": size[1]}, "reduced_motion": "no-preference"}
    page = open_page(place.link, paced=True, storage_state=place.storage, **look)
    page.evaluate(COUNT)
    assert Player(page).wait_asked()
    assert page.locator(OFFER).count() == 0
    shoot(page)
    expect(page.locator(OFFER)).to_be_visible()
    assert page.evaluate(HIDDEN) == []
    small = size[0] < 1100
    if small:  # a sign in the bar; the volume follows
        page.locator("[data-testid=sound-accept]").click()
    page.locator(f"{OFFER} [data-testid=volume]").fill("30")
    page.locator("[data-testid=sound-close]" if small else "[data-testid=sound-accept]").click()
    expect(page.locator(OFFER)).to_have_count(0)
    assert page.evaluate("[localStorage['boomtown.sound'], localStorage['boomtown.volume']]") == ["on", "0.3"]
    assert page.evaluate("window.sources") > 0
    page.locator("[data-testid=menu]").click()
    expect(page.locator("[data-testid=volume]")).to_have_value("30")
    page.locator("[data-testid=menu-sound]").click()
    assert page.evaluate("localStorage['boomtown.sound']") == "off"
    expect(page.locator("[data-testid=volume]")).to_have_count(0)


def test_a_refused_offer_does_not_come_back(open_page: Open, staged: StagedServer) -> None:
    for answer in ("sound-refuse", None):
        place = staged.play(STAGE)
        if answer:
            page = open_page(place.link, paced=True, storage_state=place.storage, reduced_motion="no-preference")
        else:
            page.evaluate(f"localStorage['boomtown.seat.{place.code}'] = '{place.token}'")
            page.goto(place.link)
        assert Player(page).wait_asked()
        shoot(page)
        if answer:
            page.locator(f"[data-testid={answer}]").click()
    expect(page.locator('[data-testid="hand-card"]')).to_have_count(2)
    assert page.locator(OFFER).count() == 0
