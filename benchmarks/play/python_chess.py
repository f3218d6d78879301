"""python-chess: random moves, each from the list of all legal moves."""

from collections.abc import Callable

import chess

from benchmarks.play import Play


def start(game: str, task: str) -> Play:
    return play


def play(rnd: Callable[[], float], number: int) -> tuple[int, int]:
    """Play until mate, stalemate, bare kings or 75 moves without progress. Checking for repetition would be slow."""
    board = chess.Board()
    choices = moves = 0
    while board.halfmove_clock < 150 and not board.is_insufficient_material():
        legal = list(board.legal_moves)
        if not legal:
            break
        moves += 1
        choices += len(legal) > 1
        board.push(legal[int(rnd() * len(legal))])
    return choices, moves
