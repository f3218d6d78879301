"""Page of the end: all players are whole above the bar with the button of the next game, also on a low laptop."""

from __future__ import annotations

from boomtown.games import Game, new_game
from tests.components.client import LOCALES, StaticClient, resize
from tests.components.states import STATES, TableState, is_over, played
from tests.samples import sampled

LAPTOPS = ((1440, 900), (1366, 768), (1366, 650), (1280, 720))


def alone() -> Game:
    """Return a finished dice game of five with one winner."""
    games = (played(new_game({"game": "dice", "players": 5}, f"end {number}"), is_over) for number in range(200))
    return next(game for game in games if len(game.winners) == 1)


SHOWN = {name: state for name, state in STATES.items() if name.endswith("the end")}
SHOWN["dice for five, one winner"] = lambda: TableState(alone())
CASES = {f"{state}, {language}": (state, language) for state in SHOWN for language in LOCALES}

# Players that end below the top of the bar, or whose words their plate cuts
HIDDEN = """() => {
  const bar = document.querySelector('[data-testid="result"] .bar').getBoundingClientRect().top;
  return [...document.querySelectorAll('[data-testid^="end-seat-"]')].filter(seat => {
    const { bottom } = seat.getBoundingClientRect();
    return bottom > bar || seat.scrollHeight > seat.clientHeight + 1;
  }).map(seat => seat.dataset.testid);
}"""


@sampled("state, language", CASES, "eight and all sets, the end, en", "dice for five, one winner, cs")
def test_the_bar_covers_no_player(client: StaticClient, state: str, language: str) -> None:
    page = client.open_state(client.context(language, touch=False), SHOWN[state]())
    hidden = {}
    for width, height in LAPTOPS:
        resize(page, width, height)
        if found := page.evaluate(HIDDEN):
            hidden[f"{width}x{height}"] = found
    assert hidden == {}
