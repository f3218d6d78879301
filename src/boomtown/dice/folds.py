"""List of the values of the Dice Game that hooks may change, each with its type and its meaning."""

from __future__ import annotations

from typing import Final

from boomtown.kernel.hooks import Fold

THROWS: Final[Fold[int]] = Fold("rolls", "throws the seat has in its turn")
BASE_DICE: Final[Fold[int]] = Fold("base_dice", "base dice beside a saloon die. Subject: the saloon die")
ARROWS_WAIT: Final[Fold[bool]] = Fold("late_arrows", "whether the seat takes its arrows after its last throw only")
LOOSE_DYNAMITE: Final[Fold[bool]] = Fold("loose_dynamite", "whether the seat may throw dynamite again")
PLACES: Final[Fold[tuple[int, ...]]] = Fold("places", "how many places away a bull's eye hits. Subject: its face")
DOUBLE: Final[Fold[bool]] = Fold("double", "whether the seat may use a beer to double a bull's eye")
DRINK: Final[Fold[int]] = Fold("drink", "life points a beer of the seat brings. Subject: the seat that gets it")
GATLINGS: Final[Fold[int]] = Fold("gatlings", "gatlings the seat needs for the gun")
LOSS: Final[Fold[int]] = Fold("loss", "life points the seat loses at once. Subject: the cause")
