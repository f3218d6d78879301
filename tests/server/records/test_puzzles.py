"""Puzzles over HTTP: stateless requests with the choices that were made."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from boomtown.puzzles.format import KINDS, Puzzle, all_puzzles
from boomtown.puzzles.scores import against

from ..conftest import InProcessServer

FIRST = {kind: next(puzzle for puzzle in all_puzzles() if puzzle.kind == kind) for kind in KINDS}


async def attempt(server: InProcessServer, name: str, **body: Any) -> tuple[int, Any]:
    status, answer, _ = await server.request("POST", f"/api/puzzles/{name}", msgspec.json.encode(body))
    return status, answer


@pytest.mark.parametrize("puzzle", [FIRST["win"], FIRST["survive"]], ids=lambda puzzle: puzzle.kind)
async def test_a_wrong_choice_is_played_to_its_end(server: InProcessServer, puzzle: Puzzle) -> None:
    status, begun = await attempt(server, puzzle.id)
    assert (status, begun["status"]) == (200, "open")
    state = begun["messages"][1]
    assert state["view"]["you"] == puzzle.seat
    assert len(state["decision"]["options"]) == puzzle.options
    end = next(one["code"] for one in state["decision"]["options"] if one["code"] < 0)
    _, failed = await attempt(server, puzzle.id, choices=[end])
    assert (failed["status"], failed["choices"]) == ("failed", [end])
    assert failed["messages"][1]["decision"] is None


async def test_the_list_has_all_puzzles(server: InProcessServer) -> None:
    status, listed, _ = await server.request("GET", "/api/puzzles")
    assert status == 200
    assert [one["id"] for one in listed["puzzles"]] == [puzzle.id for puzzle in all_puzzles()]


async def test_probabilities_are_scored(server: InProcessServer) -> None:
    """Only the answer with a score contains the truth, and the best answer is that of the record."""
    puzzle = FIRST["roles"]
    _, begun = await attempt(server, puzzle.id)
    assert begun["score"] is None
    hidden = [seat for seat, of in enumerate(puzzle.chances) if of]
    assert all(begun["messages"][1]["view"]["seats"][seat]["role"] is None for seat in hidden)
    best = [{role: 100 * chance for role, chance in of.items()} for of in puzzle.chances]
    _, scored = await attempt(server, puzzle.id, guess=best)
    assert scored["score"]["acts"] == scored["score"]["least"]
    assert all(scored["score"]["roles"][seat] for seat in hidden)
    _, vague = await attempt(server, puzzle.id, guess=[{} for _ in best])
    assert vague["score"]["acts"] > scored["score"]["least"]


def test_a_certain_and_wrong_answer_costs_much() -> None:
    assert against([{"outlaw": 1.0}], [{"deputy": 1.0}]) == pytest.approx(6.908)
    assert against([{"deputy": 50}], [{"deputy": 1.0}]) == 0


async def test_what_is_no_puzzle_or_no_choice_is_refused(server: InProcessServer) -> None:
    win, roles = FIRST["win"].id, FIRST["roles"].id
    assert (await attempt(server, "no-such-puzzle"))[0] == 404
    assert (await attempt(server, win, choices=[-77]))[0] == 400
    assert (await attempt(server, win, choices=[0] * 500))[0] == 400
    assert (await attempt(server, roles, guess=[{}]))[0] == 400
    assert (await attempt(server, roles, guess=[{"outlaw": -1}]))[0] == 400
