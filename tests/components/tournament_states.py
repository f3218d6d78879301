"""States of a tournament as the server sends them, and a page that shows one."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import BrowserContext, Page, Route

from tests.components.client import SETTLED, StaticClient

CODE = "k7mw2qp4"
NAMES = ("Kateřina", "Maximilian Lonesome Fox", "Zuzana", "Lorenzo", "Agnieszka", "Ľubomír")
FACES = ("miner", "", "lady", "", "banker", "scout")
POINTS = ((80, 1), (45, 2), (20, 1), (20, 1), (0, 0), (0, 0))  # and games won, by rank
RANKS = (1, 2, 3, 3, 5, 5)
SETUP = {"game": "bang", "players": 5, "sets": ["dodge_city", "high_noon"], "options": {}}


def players(games: int, *, left: bool = False) -> list[dict[str, Any]]:
    """Return the six players, with no points before the first game."""
    rows = enumerate(zip(NAMES, FACES, RANKS, POINTS, strict=True))
    return [
        {"number": number, "name": name, "face": face, "host": number == 0, "left": left and number == 5,
         "rank": rank if games else 1, "points": points if games else 0, "won": won if games else 0, "games": games}
        for number, (name, face, rank, (points, won)) in rows
    ]  # fmt: skip


def table(number: int, phase: str, seats: tuple[int, ...], *, round_: int = 1, code: bool = True) -> dict[str, Any]:
    """Return a table of a round. The first player has won as the renegade, the last one did not come."""
    over = phase == "over"
    results: list[tuple[str | None, bool | None, int | None]] = [("renegade", True, 80), ("outlaw", False, 0)]
    ends = [*results, (None, None, None)] if over else [(None, None, None)] * 3
    found = [
        {"player": seat, "role": role, "won": won, "points": points}
        for seat, (role, won, points) in zip(seats, ends, strict=True)
    ]
    at = {"round": round_, "number": number, "code": f"t{round_}{number}" if code else None}
    return {**at, "phase": phase, "seats": found}


def tournament(**more: Any) -> dict[str, Any]:
    """Return a tournament that waits for its first round, read by its host."""
    return {
        "code": CODE, "title": "Maximilian’s long night", "setup": SETUP, "timer": 60, "purse": None, "talk": "chat",
        "rounds": 3, "round": 0, "phase": "waiting", "mine": 0, "host": True, "may_start": True,
        "players": players(0), "tables": [],
    } | more  # fmt: skip


ROUND_1 = [table(1, "over", (0, 1, 2)), table(2, "over", (3, 4, 5))]
RUNNING = [table(1, "over", (0, 1, 2)), table(2, "playing", (3, 4, 5))]
OPENED = [table(1, "waiting", (0, 1, 2)), table(2, "waiting", (3, 4, 5), code=False)]
ROUND_2 = [*ROUND_1, table(1, "over", (0, 3, 4), round_=2), table(2, "over", (1, 2, 5), round_=2)]
OTHER = {"host": False, "may_start": False}

STATES: dict[str, dict[str, Any]] = {
    "waiting, host": tournament(),
    "waiting, player": tournament(mine=2, **OTHER),
    "waiting, alone": tournament(players=players(0)[:1]),
    "waiting, reader": tournament(mine=None, **OTHER),
    "playing, my table": tournament(round=1, phase="playing", tables=OPENED, mine=1, **OTHER),
    "playing, others": tournament(round=1, phase="playing", tables=RUNNING, mine=1, players=players(1), **OTHER),
    "playing, host may hurry": tournament(round=1, phase="playing", tables=RUNNING, players=players(1)),
    "between": tournament(round=1, phase="between", tables=ROUND_1, mine=2, players=players(1, left=True), host=False),
    "last round, reader": tournament(
        round=3, phase="playing", tables=[*ROUND_2, table(1, "playing", (0, 1, 2), round_=3)], mine=None,
        players=players(2), **OTHER,
    ),
    "over": tournament(round=2, rounds=2, phase="over", tables=ROUND_2, players=players(2), mine=0, **OTHER),
    "over, no winner": tournament(
        round=1, rounds=1, phase="over", tables=ROUND_1, mine=0, **OTHER,
        players=[one | {"points": 0, "won": 0, "rank": 1, "games": 1} for one in players(1)],
    ),
}  # fmt: skip
STEPS = {
    "waiting, host": "start",
    "waiting, reader": "join",
    "playing, my table": "table",
    "between": "start",
    "over": "end",
}


class ShownTournament:
    """A tournament in a page. `state` is what the next request gets."""

    def __init__(
        self, client: StaticClient, context: BrowserContext, state: dict[str, Any], *, clock: bool = False
    ) -> None:
        self.state = state
        self.asked: list[tuple[str, str]] = []  # method and path of the requests
        self.answers: dict[str, tuple[int, dict[str, Any]]] = {}  # status and body, by the end of the path
        self.page: Page = context.new_page()
        self.page.route("**/api/tournaments/**", self._answer)
        self.page.route("**/api/me", lambda route: self._fulfil(route, {"me": None, "offers": None}))
        if clock:  # of the test
            self.page.clock.install()
        self.page.goto(f"{client.url}/tournament/{CODE}")

    def _answer(self, route: Route) -> None:
        path = route.request.url.split("/api/tournaments/")[1]
        self.asked.append((route.request.method, path))
        status, body = self.answers.get(path.partition("/")[2], (200, self.state))
        self._fulfil(route, body, status)

    def _fulfil(self, route: Route, body: dict[str, Any], status: int = 200) -> None:
        route.fulfill(status=status, body=json.dumps(body), content_type="application/json")

    def settle(self) -> Page:
        """Wait until the page has shown the tournament and no part moves."""
        self.page.get_by_test_id("tournament").wait_for()
        self.page.evaluate(SETTLED)
        return self.page
