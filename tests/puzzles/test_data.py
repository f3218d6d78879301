"""The puzzles that ship: their proofs, and play against random answers in random worlds."""

from __future__ import annotations

from random import Random

import pytest

from boomtown.games import Game
from boomtown.puzzles.defence import FAILED, OPEN, SOLVED, play
from boomtown.puzzles.format import KINDS, Puzzle, all_puzzles, puzzle_named, read_lines, write_line
from boomtown.puzzles.proof import CHECKED, begin, faults, opened
from boomtown.puzzles.scores import against
from boomtown.puzzles.search import ROLES, WIN, Search

ALL = all_puzzles()
FEW = [puzzle for kind in KINDS for puzzle in [p for p in ALL if p.kind == kind][:2]]
PROVED = [puzzle for puzzle in ALL if puzzle.kind != ROLES]
WORLDS = 12  # played for each puzzle


def name(puzzle: Puzzle) -> str:
    return puzzle.id


@pytest.mark.parametrize("puzzle", FEW, ids=name)
def test_a_proof_holds(puzzle: Puzzle) -> None:
    assert faults(puzzle) == []


@pytest.mark.parametrize("puzzle", ALL, ids=name)
def test_each_proof_holds(puzzle: Puzzle) -> None:
    assert faults(puzzle) == []


def check_worlds(puzzle: Puzzle) -> None:
    """Check that the solutions are the same for all cards that the other hands and the deck may have."""
    search, start = begin(puzzle)
    for world in range(WORLDS // 3):
        at = search.rules.start(search.rules.hide(start, Random(world).random), puzzle.seat, puzzle.kind)
        again = Search(search.rules, puzzle.kind, CHECKED)
        assert sorted(at.game.words(code) for code in again.solutions(at)) == puzzle.solutions, world


def test_a_drawn_card_is_no_known_one() -> None:
    """A card that was drawn was taken for a known card of the same kind, so it could not be discarded."""
    puzzle = puzzle_named("survive-2018-1")
    assert puzzle is not None
    check_worlds(puzzle)


@pytest.mark.parametrize("puzzle", PROVED, ids=name)
def test_each_proof_is_the_same_in_other_worlds(puzzle: Puzzle) -> None:
    check_worlds(puzzle)


def test_each_puzzle_is_different() -> None:
    assert len({puzzle.id for puzzle in ALL}) == len(ALL)
    assert len({puzzle.line or str(puzzle.choices) for puzzle in ALL}) == len(ALL)
    for puzzle in ALL:
        assert [*read_lines([write_line(puzzle)])] == [puzzle]


def test_there_are_a_hundred() -> None:
    assert [sum(puzzle.kind == kind for puzzle in ALL) for kind in KINDS] == [40, 30, 30]


def test_each_has_several_plans_and_defeats_some_bot() -> None:
    for puzzle in PROVED:
        assert 0 < len(puzzle.solutions) < puzzle.options, puzzle.id
        assert min(puzzle.found.values()) < 1, puzzle.id


def test_no_answer_is_better_than_the_best_possible() -> None:
    """An answer that ruled out a rare role was, by 0.001."""
    for puzzle in ALL:
        rounded = [{role: float(round(100 * chance)) for role, chance in of.items()} for of in puzzle.chances]
        assert against(rounded, puzzle.chances) >= against(puzzle.chances, puzzle.chances), puzzle.id


def win_in_a_world(puzzle: Puzzle, random: Random) -> bool:
    """Play the solution in one random world, where the other players answer at random."""
    search, start = begin(puzzle)
    turn = search.rules.turn(start.game)
    game: Game = search.rules.hide(start, random.random)
    game.auto = True
    while game.ask is not None and search.rules.turn(game) == turn:
        at = search.rules.start(game, puzzle.seat, puzzle.kind)
        if not at.asks_me:
            game.apply(random.choice(game.ask.options))
            continue
        game.apply(next(code for code in search.rules.options(at) if search.keeps(at, code)))
    return puzzle.seat in game.winners


@pytest.mark.parametrize("puzzle", [puzzle for puzzle in FEW if puzzle.kind == WIN], ids=name)
def test_it_wins_in_random_worlds(puzzle: Puzzle) -> None:
    random = Random(puzzle.id)
    assert all(win_in_a_world(puzzle, random) for _ in range(WORLDS))


@pytest.mark.parametrize(
    "puzzle",
    [  # up to twenty seconds each
        pytest.param(puzzle, marks=() if number % 4 == 0 else pytest.mark.nightly)
        for number, puzzle in enumerate(puzzle for puzzle in ALL if puzzle.kind == WIN)
    ],
    ids=name,
)
def test_each_wins_in_random_worlds(puzzle: Puzzle) -> None:
    random = Random(puzzle.id)
    assert all(win_in_a_world(puzzle, random) for _ in range(5 * WORLDS))


@pytest.mark.parametrize("puzzle", [puzzle for puzzle in FEW if puzzle.kind != ROLES], ids=name)
def test_the_best_defence_is_beaten_and_beats(puzzle: Puzzle) -> None:
    """The solution is played to its end on the shown game; another first choice fails."""
    search, at = begin(puzzle)
    played = play(puzzle, [], search)
    while played.status == OPEN:
        ask = played.game.ask
        assert ask is not None
        assert (ask.who, played.wrong) == (puzzle.seat, -1)
        tries = (play(puzzle, [*played.choices, code], search) for code in sorted(ask.options, reverse=True))
        played = next(found for found in tries if found.wrong < 0)
    assert played.status == SOLVED
    wrong = next(code for code in at.game.ask.options if at.game.words(code) not in puzzle.solutions)
    failed = play(puzzle, [wrong], search)
    assert (failed.status, failed.wrong) == (FAILED, 0)


@pytest.mark.parametrize("puzzle", FEW, ids=name)
def test_it_opens_at_a_question_of_its_seat(puzzle: Puzzle) -> None:
    game = opened(puzzle)
    assert game.ask is not None
    assert game.ask.who == puzzle.seat
    assert puzzle_named(puzzle.id) is puzzle


def test_a_line_that_is_no_puzzle_is_named() -> None:
    with pytest.raises(ValueError, match="line 2: expected a puzzle"):
        list(read_lines(["", "{"]))
    with pytest.raises(ValueError, match="line 1: expected a puzzle of kind"):
        list(read_lines(['{"id":"x","kind":"y","seat":0}']))
