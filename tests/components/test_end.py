"""Page of the end: all players are whole above the bar with the button of the next game, also on a low laptop."""

from __future__ import annotations

from tests.components.client import LOCALES, StaticClient, resize
from tests.components.states import STATES
from tests.samples import sampled

LAPTOPS = ((1440, 900), (1366, 768), (1366, 650), (1280, 720))
ENDS = [state for state in STATES if state.endswith("the end")]
CASES = {f"{state}, {language}": (state, language) for state in ENDS for language in LOCALES}

# Players that end below the top of the bar, or whose words their plate cuts
HIDDEN = """() => {
  const bar = document.querySelector('[data-testid="result"] .bar').getBoundingClientRect().top;
  return [...document.querySelectorAll('[data-testid^="end-seat-"]')].filter(seat => {
    const { bottom } = seat.getBoundingClientRect();
    return bottom > bar || seat.scrollHeight > seat.clientHeight + 1;
  }).map(seat => seat.dataset.testid);
}"""


@sampled("state, language", CASES, "eight and all sets, the end, en")
def test_the_bar_covers_no_player(client: StaticClient, state: str, language: str) -> None:
    page = client.open_state(client.context(language, touch=False), STATES[state]())
    hidden = {}
    for width, height in LAPTOPS:
        resize(page, width, height)
        if found := page.evaluate(HIDDEN):
            hidden[f"{width}x{height}"] = found
    assert hidden == {}
