"""Puzzles for the client: their list, and the game of one after some choices. Nothing is stored."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from msgspec import Meta, Struct

from ..core.errors import Refused
from ..engine.study import Json, messages

if TYPE_CHECKING:
    from boomtown.puzzles.format import Puzzle
    from boomtown.puzzles.search import Search

Share = Annotated[float, Meta(ge=0, le=100)]
Guess = Annotated[
    list[Annotated[dict[Annotated[str, Meta(max_length=20)], Share], Meta(max_length=8)]], Meta(max_length=8)
]
MOST = 60  # choices of the seat
KEPT = 20  # searches that are kept for the next choice


class PuzzleAttempt(Struct, forbid_unknown_fields=True):
    """Request: the choices that the seat has made, and the number of events that the client has had.

    `guess`: for a puzzle about roles, the percentage of each role by seat.
    """

    choices: Annotated[list[int], Meta(max_length=MOST)] = []
    told: Annotated[int, Meta(ge=0, le=100_000)] = 0
    guess: Guess | None = None


@cache
def puzzles() -> bytes:
    """Return the list of puzzles as JSON."""
    from boomtown.puzzles.format import all_puzzles

    found = [{"id": one.id, "kind": one.kind, "difficulty": one.difficulty} for one in all_puzzles()]
    return msgspec.json.encode({"puzzles": found})


def attempt(name: str, asked: PuzzleAttempt) -> bytes:
    """Return the puzzle after these choices as JSON, type PuzzleAnswer. Raises `not-found` or `malformed`."""
    from boomtown.puzzles.format import puzzle_named
    from boomtown.puzzles.search import ROLES

    puzzle = puzzle_named(name)
    if puzzle is None:
        raise Refused("not-found", f"expected the id of a puzzle, got {name[:40]!r}")
    answer = _roles(puzzle, asked) if puzzle.kind == ROLES else _played(puzzle, asked)
    return msgspec.json.encode(answer)


@lru_cache(maxsize=KEPT)
def _search(name: str) -> "Search":
    from boomtown.puzzles.format import puzzle_named
    from boomtown.puzzles.proof import begin

    puzzle = puzzle_named(name)
    assert puzzle is not None
    return begin(puzzle)[0]


def _played(puzzle: "Puzzle", asked: PuzzleAttempt) -> Json:
    from boomtown.games import IllegalChoice
    from boomtown.puzzles.defence import OPEN, play
    from boomtown.puzzles.search import TooLarge

    try:
        played = play(puzzle, asked.choices, _search(puzzle.id))
    except IllegalChoice as error:
        raise Refused("malformed", str(error)[:200]) from None
    except TooLarge:
        raise Refused("too-big", "the search for the best defence is too large") from None
    told = _shown(played.game, puzzle.seat, asked.told, asks=played.status == OPEN)
    return {"choices": played.choices, "messages": told, "status": played.status, "score": None}


def _roles(puzzle: "Puzzle", asked: PuzzleAttempt) -> Json:
    from boomtown.puzzles.defence import OPEN
    from boomtown.puzzles.proof import opened

    game = opened(puzzle)
    answer: Json = {"choices": [], "messages": _shown(game, puzzle.seat, asked.told, asks=False), "score": None}
    answer |= {"status": OPEN, "hidden": [sorted(of) for of in puzzle.chances]}
    if asked.guess is None:
        return answer
    if len(asked.guess) != len(puzzle.chances):
        raise Refused("malformed", f"expected {len(puzzle.chances)} seats, got {len(asked.guess)}")
    return answer | {"status": "scored", "score": _score(puzzle, asked.guess, game.view(puzzle.seat)["seats"])}


def _score(puzzle: "Puzzle", guess: Sequence[dict[str, float]], seats: Sequence[Json]) -> Json:
    """Return the score of a guess, and what was there to know."""
    from boomtown.puzzles.scores import against, truth

    roles = truth(puzzle)
    open_ = [roles[p] if seat["role"] is None else None for p, seat in enumerate(seats)]
    sure = [{role: 1.0} if role else {} for role in open_]
    return {
        "acts": against(guess, puzzle.chances),
        "least": against(puzzle.chances, puzzle.chances),
        "truth": against(guess, sure),
        "known": against(puzzle.chances, sure),
        "chances": puzzle.chances,
        "roles": open_,
    }


def _shown(game: Any, seat: int, told: int, *, asks: bool) -> list[Json]:
    """Return the messages of a table for the seat. It has a question only while the puzzle is open."""
    found = messages(game, seat, told)
    for message in found:
        if message["t"] == "state":
            message["view"]["can_undo"] = False
            message["decision"] = message["decision"] if asks else None
    return found
