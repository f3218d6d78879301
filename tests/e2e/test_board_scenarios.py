"""Scenarios rebuilt with the form of the board in a browser."""

from __future__ import annotations

from typing import Any

import pytest

from boomtown.notation import write_position
from boomtown.notation.draft import Draft
from boomtown.scenarios.run import Run, check
from tests.e2e.board_form import set_up
from tests.e2e.conftest import Open
from tests.e2e.server import Server, unlimited_server
from tests.rebuilding import draft_of, drawn_scenarios, rules_of, with_short_deck, without_deck
from tests.samples import sampled

CASES = {str(number): number for number in range(60)}
CHOSEN = ("0", "6", "12", "24")


server = pytest.fixture(scope="module", name="server")(unlimited_server)


def played(server: Server, run: Run, line: Draft, wanted: Draft) -> str:
    """Return the line after the choices of the scenario. The results of chance are those of the scenario."""
    later = line.counts.get("draws", 0) - wanted.counts.get("draws", 0)
    script = {str(counter + later): found for counter, found in run.chance.results.items()}
    body = {"line": line.write(), "choices": list(run.game.choices or ()), "script": script}
    found: dict[str, Any] = server.post("/api/board", body)
    return str(found["here"])


@sampled("number", CASES, *CHOSEN, nightly=set(CASES) - set(CHOSEN))
def test_a_scenario_is_rebuilt_with_the_form_and_gives_the_same_results(
    open_page: Open, server: Server, number: int
) -> None:
    page = open_page(f"{server.url}/board")
    scenario = drawn_scenarios()[number]
    run = Run(scenario)
    assert check(run).status == "passed"
    end = write_position(run.game, seed=False, memory=False)
    wanted = with_short_deck(draft_of(scenario), end)
    found = set_up(page, wanted)
    assert rules_of(found.write()) == rules_of(wanted.write())
    assert without_deck(rules_of(played(server, run, found, wanted))) == without_deck(rules_of(end))
