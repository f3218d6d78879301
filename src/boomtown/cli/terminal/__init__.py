"""Text output of a game in the terminal."""

from boomtown.cli.terminal.renderer import Printer
from boomtown.games import SetupError, spec_of


def printer_of(game: str) -> type[Printer]:
    """Return the printer class of a game. Raises SetupError if the game has none."""
    printer = spec_of(game).printer()
    if printer is None:
        raise SetupError(f"expected a game that has a table in the terminal, got {game!r}")
    return printer


__all__ = ["Printer", "printer_of"]
