"""Firefox and WebKit, by mouse: a whole game of each kind, the profile page and a table of strangers."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from tests.e2e.answering import card, dice, duel
from tests.e2e.answering.base import Policy, Way, for_a_while
from tests.e2e.engines import Engine, Firefox, WebKit, missing
from tests.e2e.server import Server

pytestmark = pytest.mark.nightly

PATIENCE = 90.0  # seconds for the turns of all other players
LIVELY = 20  # lively answers; after them the player ends the game soon

# The page itself keeps what the server says and what goes wrong: both drivers run scripts, neither hears a socket.
LISTEN = """
localStorage.setItem('boomtown.show', 'at-once');
window.heard = null; window.failed = [];
addEventListener('error', (event) => failed.push(String(event.message)));
addEventListener('unhandledrejection', (event) => failed.push(String(event.reason)));
const Plain = WebSocket;
window.WebSocket = class extends Plain {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', (event) => {
      const said = JSON.parse(event.data);
      if (said.t === 'state') window.heard = said;
    });
  }
};
"""

# Where to press: the first place of the first such element that nothing else covers.
PLACE = """
const [selector] = arguments;
const element = document.querySelector(selector);
if (!element) return null;
element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
const box = element.getBoundingClientRect();
for (const [across, down] of [[0.5, 0.5], [0.1, 0.4], [0.1, 0.8], [0.9, 0.5], [0.5, 0.1], [0.5, 0.9]]) {
  const x = Math.round(box.left + box.width * across), y = Math.round(box.top + box.height * down);
  const top = document.elementFromPoint(x, y);
  if (top && (element.contains(top) || top.contains(element))) return [x, y];
}
return null;
"""

NOW = """
const held = (view) => (view.hand ?? view.seats[view.you].hand ?? []).length;
const prompt = document.querySelector('[data-testid="prompt"][data-move]');
return {
  over: Boolean(document.querySelector('[data-testid="result"]')),
  game: window.heard ? window.heard.view.game : null,
  move: prompt ? Number(prompt.dataset.move) : null,
  step: prompt ? prompt.dataset.step : null,
  decision: window.heard ? window.heard.decision : null,
  seating: window.heard ? window.heard.view.seating : [],
  held: window.heard ? held(window.heard.view) : 0,
  hand: [...document.querySelectorAll('[data-testid="hand-card"]')].map((card) => Number(card.dataset.card)),
};
"""


@pytest.fixture(params=[Firefox, WebKit], ids=["firefox", "webkit"])
def engine(request: pytest.FixtureRequest, tmp_path: Path, artifacts: Path) -> Iterator[Engine]:
    if why := missing(request.param):
        pytest.skip(why)
    engine: Engine = request.param(tmp_path)
    yield engine
    (artifacts / f"{request.node.name}.png").write_bytes(engine.picture())
    engine.close()


def until(look: Callable[[], Any], what: str) -> Any:
    """Return the result of `look` as soon as there is one."""
    end = time.monotonic() + PATIENCE
    while not (found := look()):
        assert time.monotonic() < end, f"waited {PATIENCE:g} s for {what}"
        time.sleep(0.02)
    return found


def press(engine: Engine, selector: str) -> None:
    """Press an element as soon as it is free and no longer slides, as plates do that change places."""
    last: list[int] | None = None

    def still() -> list[int] | None:
        nonlocal last
        before, last = last, engine.run(PLACE, selector)
        return last if last == before else None

    x, y = until(still, f"a free place of {selector}")
    engine.press(x, y)


SELECTORS = {
    "card": '[data-testid="hand-card"][data-card="{}"]',
    "table": '[data-testid="table-card"][data-card="{}"]',
    "seat": '[data-testid="seat-{}"] button',
    "slot": '[data-fighter="{}"] button',
    "die": '[data-testid="die"][data-at="die-{}"] button',
    "button": '[data-testid="prompt"] [data-code="{}"]',
}
POLICIES = {
    "bang": (card.lively, card.resigned),
    "dice": (dice.lively, dice.resigned),
    "duel": (duel.lively, duel.resigned),
}

LEAST = {"bang": 6, "dice": 2, "duel": 6}  # answers in a whole game


def way(now: dict[str, Any], option: dict[str, Any]) -> Way:
    """Return the steps of an answer in the game that the page shows."""
    decision = now["decision"]
    if now["game"] == "bang":
        return card.way(decision, option, now["hand"], now["seating"])
    if now["game"] == "duel":
        return duel.way(decision, option, now["hand"])
    return dice.way(decision, option, plate=option.get("to") is not None)


def answer(engine: Engine, now: dict[str, Any], policy: Policy, rng: random.Random) -> None:
    """Choose an option, press its steps, and wait until the question is gone."""
    decision, move = now["decision"], now["move"]
    for name, step in way(now, policy(rng, decision)):
        until(lambda name=name: engine.run(NOW)["step"] == name, f"the step {name} of {decision['why']}")  # type: ignore[misc]
        press(engine, SELECTORS[step.what].format(step.value))
    until(lambda: engine.run(NOW)["move"] != move, f"the end of the question {decision['why']}")


@pytest.mark.parametrize("game", POLICIES)
def test_a_first_game_to_its_end(engine: Engine, server: Server, artifacts: Path, game: str) -> None:
    """From the landing page by "Play now" to the result: no script fails, and the mouse reaches every element."""
    policy, rng = for_a_while(LIVELY, *POLICIES[game]), random.Random(1)
    engine.goto(server.url)
    press(engine, f'label:has([data-testid="play-{game}"])')
    engine.run(LISTEN)
    press(engine, '[data-testid="play-now"]')
    answers = 0
    while True:
        now = until(lambda: ask_or_end(engine), "a question or the end")
        if now["over"]:
            break
        answer(engine, now, policy, rng)
        answers += 1
        if answers == 5:
            (artifacts / f"{type(engine).__name__}-{game}.png").write_bytes(engine.picture())
    assert answers >= LEAST[game]
    assert engine.run("return window.failed") == []
    picture = artifacts / f"{type(engine).__name__}-{game}-end.png"
    picture.write_bytes(engine.picture())
    with Image.open(picture) as seen:
        assert len(seen.convert("RGB").resize((64, 64)).getcolors(4096) or []) > 20, "the end is blank"


def ask_or_end(engine: Engine) -> dict[str, Any] | None:
    """Return the state of the page if it shows the server's question and my hand, or the end, else None."""
    now: dict[str, Any] = engine.run(NOW)
    asked = now["decision"] is not None and now["decision"]["move"] == now["move"]
    return now if now["over"] or (asked and len(now["hand"]) == now["held"]) else None


# As if it had been typed: the page hears of it.
TYPE = """
const [selector, words] = arguments;
const field = document.querySelector(selector);
field.focus();
field.value = words;
field.dispatchEvent(new Event('input', { bubbles: true }));
"""
SEEN = "return document.querySelector(arguments[0])?.[arguments[1]] ?? null;"


def at(name: str) -> str:
    return f'[data-testid="{name}"]'


def type_into(engine: Engine, selector: str, words: str) -> None:
    until(lambda: engine.run(PLACE, selector), f"a free place of {selector}")
    engine.run(TYPE, selector, words)


def value(engine: Engine, selector: str, what: str = "value") -> Any:
    return engine.run(SEEN, selector, what)


def test_the_page_of_ones_own(engine: Engine, server: Server) -> None:
    """Without passkeys, which neither driver supports: name and face are kept, and deleted with all other data."""
    engine.goto(f"{server.url}/me")
    type_into(engine, at("my-name"), "Calamity Ann")
    press(engine, at("rename"))
    until(lambda: value(engine, at("rename"), "disabled"), "the name to be kept")
    press(engine, at("face-miner"))
    until(lambda: server_knows(engine, "miner"), "the face to be kept")
    engine.goto(f"{server.url}/me")
    until(lambda: value(engine, at("my-name")) == "Calamity Ann", "the name after coming again")
    assert value(engine, at("face-miner"), "checked") is True
    assert "localhost" in value(engine, at("account"), "textContent"), "why there are no passkeys"
    press(engine, at("delete-me"))
    press(engine, at("confirm"))
    until(lambda: value(engine, at("my-data"), "textContent") is None, "the end of it")


def server_knows(engine: Engine, face: str) -> bool:
    """Return True if the server has this face for the browser. Call it again until then: no script waits for the
    request.
    """
    ask = "fetch('/api/me').then((answer) => answer.json()).then(({ me }) => (window.known = me));"
    known = engine.run(f"{ask} return window.known ?? null;")
    return known is not None and known["face"] == face


@pytest.fixture
def quick(tmp_path: Path) -> Iterator[Server]:
    """Server whose tables of strangers begin soon."""
    server = Server(tmp_path, more=("--fill-after", "6")).start()
    yield server
    server.stop()


def test_a_table_of_strangers(engine: Engine, quick: Server) -> None:
    """One click joins a table. A second player joins the same table, and the game starts automatically."""
    engine.goto(quick.url)
    type_into(engine, at("name"), "Ann")
    press(engine, at("sit-me-down"))
    until(lambda: value(engine, at("begins"), "textContent"), "the count")
    other = quick.post("/api/sit", {"name": "Bob", "game": "bang"})
    assert other["seat"] == 1, "the same table"
    until(lambda: "Bob" in (value(engine, at("lobby-seat-1"), "textContent") or ""), "the stranger")
    until(lambda: value(engine, at("prompt"), "textContent"), "the game")
