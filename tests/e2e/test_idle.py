"""Cost of a table at which only the clock changes, as counted by the browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import CDPSession, expect

from tests.card.position import seat
from tests.e2e.conftest import DESKTOP, PHONE, Open
from tests.e2e.player import Player
from tests.e2e.staged_server import CardStage, Stage, StagedServer
from tests.e2e.test_layout import DICE, table

SECONDS = 3  # of the clock
TICKS = """seconds => new Promise(done => {
  const clock = document.querySelector('[data-testid="prompt"] .clock');
  let left = seconds;
  const look = new MutationObserver(() => {
    if (--left > 0) return;
    look.disconnect();
    done(clock.textContent);
  });
  look.observe(clock, { childList: true, characterData: true, subtree: true });
})"""


def work(counter: CDPSession) -> dict[str, float]:
    """Return the browser's performance counters, among them those of layouts and style recalculations."""
    return {one["name"]: one["value"] for one in counter.send("Performance.getMetrics")["metrics"]}


@pytest.mark.parametrize(
    ("stage", "size"),
    [(table(8, event="Blessing"), DESKTOP), (DICE, PHONE)],
    ids=["cards on a desktop", "dice on a phone"],
)
def test_a_clock_costs_one_layout_a_second(
    open_page: Open, staged: StagedServer, stage: CardStage | Stage, size: dict[str, int]
) -> None:
    """While a player thinks, the page works once per second of the clock and not in between."""
    host, _ = staged.gather(stage, "Bea", timer=120)
    page = open_page(host.link, storage_state=host.storage, viewport=size, reduced_motion="no-preference")
    page.get_by_test_id("start").click()
    assert Player(page).wait_asked()
    page.evaluate(TICKS, 5)  # the deal and the animations of the question have ended
    counter = page.context.new_cdp_session(page)
    counter.send("Performance.enable")
    before = work(counter)
    page.evaluate(TICKS, SECONDS)
    after = work(counter)
    done = {name: after[name] - before[name] for name in ("LayoutCount", "RecalcStyleCount")}
    print(f"\nin {SECONDS} s of the clock: {done}, script {after['ScriptDuration'] - before['ScriptDuration']:.4f} s")
    assert 1 <= done["LayoutCount"] <= 2 * SECONDS
    assert done["RecalcStyleCount"] <= 3 * SECONDS
    endless = page.evaluate(
        "document.getAnimations().filter(one => one.effect.getComputedTiming().iterations === Infinity).length"
    )
    assert endless == 0


def test_being_aimed_at_costs_nothing_after_a_while(open_page: Open, staged: StagedServer) -> None:
    """While a shot waits for its answer, the line from the shooter moves for some seconds and then stops."""
    seats = [seat("sheriff", "Vera Custer", "Missed!"), seat("outlaw", "Slab the Killer", "BANG!", "Winchester")]
    others = [seat("outlaw", "Suzy Lafayette"), seat("renegade", "Paul Regret")]
    me, bea = staged.gather(CardStage(seats=[*seats, *others], turn="B"), "Bea", timer=120)
    page = open_page(me.link, storage_state=me.storage, reduced_motion="no-preference")
    other = open_page(bea.link, storage_state=bea.storage)
    page.get_by_test_id("start").click()
    player = Player(other)
    assert player.wait_asked()
    player.answer(next(one for one in player.decision()["options"] if one["verb"] == "play" and one.get("to") == 0))
    assert Player(page).wait_asked()
    expect(page.locator(".air.low svg")).to_be_visible()
    lasts = page.evaluate(
        "Math.max(...document.getAnimations().map(one => one.effect.getComputedTiming().activeDuration))"
    )
    assert lasts <= 5000, "ms"
