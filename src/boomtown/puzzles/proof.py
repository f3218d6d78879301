"""Proof of a puzzle: it is computed when the puzzle is made, and again when it is checked."""

from __future__ import annotations

from boomtown.bots import Observation
from boomtown.evaluation.roles import roles
from boomtown.games import SPECS, Game, replay
from boomtown.notation import read_position
from boomtown.puzzles.format import Puzzle
from boomtown.puzzles.search import ROLES, Position, Rules, Search, TooLarge

MOST = 500  # positions of a proof that is made
CHECKED = 20_000  # positions of a proof that is checked
DIGITS = 3  # of probabilities
LEAST_OPTIONS = 4


def rules_of(game: str) -> Rules:
    """Return the part of a game for proofs. Raises ValueError for a game without one."""
    found = SPECS[game].puzzles()
    if found is None:
        raise ValueError(f"expected a game with puzzles, got {game!r}")
    return found


def opened(puzzle: Puzzle) -> Game:
    """Return the game of a puzzle at its beginning, with events from here on, or from the deal for one about roles."""
    if puzzle.kind == ROLES:
        return replay(puzzle.setup, puzzle.seed, puzzle.choices)
    game = read_position(puzzle.line)
    game.auto = False
    return game


def begin(puzzle: Puzzle) -> tuple[Search, Position]:
    """Return the search of a puzzle and its first position."""
    game = opened(puzzle)
    rules = rules_of(game.name)
    return Search(rules, puzzle.kind, CHECKED), rules.start(game, puzzle.seat, puzzle.kind)


def solve(search: Search, at: Position) -> list[int] | None:
    """Return the first choices that hold, or None if there is no proof or no puzzle in it."""
    if not is_open(search, at, []):
        return None
    try:
        found = search.solutions(at) if search.holds(at) else []
    except TooLarge:
        return None
    return found if found and is_open(search, at, found) else None


def is_open(search: Search, at: Position, found: list[int]) -> bool:
    """Return whether there are enough different first choices, of which at most half are in `found`."""
    different, hold = (len(search.rules.distinct(at, codes)) for codes in (at.game.ask.options, found))
    return different >= LEAST_OPTIONS and 2 * hold <= different


def chances(game: Game, seat: int) -> list[dict[str, float]]:
    """Return the probability of each role by seat, from what the seat knows: {} for a seat whose role it knows."""
    observation = Observation.between_questions(game, seat)
    known = [of["role"] for of in observation.view()["seats"]]
    found: list[dict[str, float]] = [{} for _ in known]
    for chance, deal in roles(observation):
        for p, role in enumerate(deal):
            if not known[p]:
                found[p][role] = found[p].get(role, 0.0) + chance
    return [{role: round(of[role], DIGITS) for role in sorted(of)} for of in found]


def faults(puzzle: Puzzle) -> list[str]:
    """Return what is wrong with a puzzle, in words: its proof is computed again."""
    if puzzle.kind == ROLES:
        return _faults_of_roles(puzzle)
    search, at = begin(puzzle)
    if not search.rules.is_provable(at.game, puzzle.seat):
        return ["a source in the game is not known to the search"]
    if not at.asks_me:
        return ["the seat of the puzzle is not asked"]
    try:
        codes = search.solutions(at)
    except TooLarge:
        return [f"expected a proof of at most {CHECKED} positions"]
    found = sorted(at.game.words(code) for code in codes)
    wrong = [] if found == sorted(puzzle.solutions) else [f"expected the solutions {puzzle.solutions}, got {found}"]
    if len(at.game.ask.options) != puzzle.options:
        wrong.append(f"expected {puzzle.options} options, got {len(at.game.ask.options)}")
    if not is_open(search, at, codes):
        wrong.append(f"expected at least {LEAST_OPTIONS} different first choices, of which at most half hold")
    return wrong


def _faults_of_roles(puzzle: Puzzle) -> list[str]:
    found = chances(opened(puzzle), puzzle.seat)
    return [] if found == puzzle.chances else [f"expected the probabilities {puzzle.chances}, got {found}"]
