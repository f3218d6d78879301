"""Stability of the table over a whole game: elements keep their places, and buttons do so during a question."""

from __future__ import annotations

from typing import Any

from tests.dice.table import MODULES
from tests.e2e.conftest import Open
from tests.e2e.movements import movements, record_movements, unswapped
from tests.e2e.player import Player
from tests.e2e.server import Server
from tests.e2e.tables import new_table
from tests.e2e.test_all_nine import ALL
from tests.samples import sampled

SIZES = [
    (1440, 900), (1366, 768), (1366, 650), (1920, 1080), (1280, 720), (390, 844), (390, 664), (360, 640), (844, 390),
    (683, 384), (720, 450),
]  # fmt: skip
GAMES: dict[str, dict[str, Any]] = {
    "base": {"players": 5},
    "eight": {"players": 8, "setup": {"sets": ["dodge_city"]}},
    "five nine": {"players": 5, "setup": {"sets": ALL}},
    "eight nine": {"players": 8, "setup": {"sets": ALL}},
    "dice": {"players": 5, "setup": {"game": "dice"}},
    "dice all": {"players": 8, "setup": {"game": "dice", "sets": list(MODULES)}},
    "duel": {"players": 2, "setup": {"game": "duel"}},
}


CASES = {f"{game.replace(' ', '-')}-{w}x{h}": (game, (w, h)) for game in GAMES for w, h in SIZES}
# a whole game takes up to a minute; all pairs that are not listed are nightly
OFTEN = (
    "base-1366x650",
    "eight-390x664",
    "five-nine-390x664",
    "eight-nine-1366x650",
    "dice-all-390x664",
    "duel-1366x650",
)


@sampled("game, size", CASES, *OFTEN, nightly=CASES.keys() - {*OFTEN})
def test_nothing_moves_in_a_whole_game(open_page: Open, server: Server, game: str, size: tuple[int, int]) -> None:
    """Seats, piles, dice and the prompt keep their boxes; so does each button while its question is open."""
    seat = new_table(server, **GAMES[game])
    small = size[0] < 720 or size[1] < 620
    page = open_page(
        seat.link, storage_state=seat.storage, viewport={"width": size[0], "height": size[1]}, has_touch=small
    )
    player = Player(page)
    assert player.wait_asked()
    record_movements(page)
    player.play()
    moved = movements(page)
    if len({tuple(state["view"].get("seating", ())) for state in player.messages.states()}) > 1:
        moved = unswapped(moved)
    assert not moved, "\n".join(moved)
