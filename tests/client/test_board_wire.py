"""The client's types of the board against the answers and the requests of the server."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from boomtown.server.records.board.answer import answer, write_scenario
from boomtown.server.records.board.request import BoardRequest, Edit, Setup
from tests.client.declared_types import differences
from tests.client.wire_types import Types
from tests.conftest import ROOT

WEB = ROOT / "web/src"
SETUPS = (
    Setup("bang", 5, ["dodge_city", "gold_rush", "great_train_robbery", "high_noon", "armed_and_dangerous"]),
    Setup("dice", 5, ["ghost", "chiefs_arrow"]),
    Setup("duel", 2),
)
REQUESTS: dict[str, type[msgspec.Struct]] = {"Edit": Edit, "BoardSetup": Setup}
MOST = 5000  # choices


def types() -> Types:
    study = Types.read(WEB / "lib/store/study.svelte.ts", Types.read(WEB / "lib/net/wire.ts"))
    return Types.read(WEB / "board/wire.ts", study)


@pytest.fixture(scope="module")
def compared() -> tuple[Types, list[str]]:
    """The types, and what is wrong with them. The views and events in an answer are those of any table."""
    client, problems = types(), list[str]()

    def fits(value: Any, name: str) -> None:
        problems.extend(client.wrong(value, ("name", name), name))

    for setup in SETUPS:
        fresh = answer(BoardRequest(setup=setup), MOST)
        played = answer(BoardRequest(line=fresh["line"], bots=20, luck=1, chances=True), MOST)
        odd = answer(BoardRequest(line=fresh["line"], edits=[Edit("life.0", 0)]), MOST)
        for found in (fresh, played, odd):
            fits({**found, "messages": []}, "BoardAnswer")
        asked = BoardRequest(line=fresh["line"], choices=played["choices"], luck=1)
        fits(json.loads(write_scenario(asked, MOST))["result"], "ScenarioResult")
    fits({**answer(BoardRequest(line=BROKEN), MOST), "messages": []}, "BoardAnswer")
    return client, problems


BROKEN = "bang A:S.Willy.5.DuQd B:O.Rose.4.DuQd C:O.Jack.4 D:R.Sid.4 at=A1.play deck=*"


def test_types_have_what_is_sent(compared: tuple[Types, list[str]]) -> None:
    assert compared[1] == []


def test_what_types_have_is_sent(compared: tuple[Types, list[str]]) -> None:
    client, _ = compared
    sent = {name: own for name, own in client.own().items() if name not in REQUESTS}
    assert [line for name, own in sent.items() for line in client.never_sent(name, own)] == []


@pytest.mark.parametrize("name", REQUESTS)
def test_requests(name: str) -> None:
    assert differences(REQUESTS[name], name, types()) == []
