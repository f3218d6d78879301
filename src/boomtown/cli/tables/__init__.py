"""What the terminal shows of a game, one printer each; a new game registers its own here."""

from boomtown.cli.tables.card import CardTable
from boomtown.cli.tables.dice import DiceTable
from boomtown.cli.tables.printer import Printer

PRINTERS: dict[str, type[Printer]] = {"bang": CardTable, "dice": DiceTable}

__all__ = ["PRINTERS", "Printer"]
