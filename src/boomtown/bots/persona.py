"""Personas: weights that change the enmity of `greenhorn`, for a table whose bots do not all play alike."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

FRIEND = -0.3  # enmity below which a seat counts as a friend


@dataclass(frozen=True)
class Persona:
    """Weights of one persona. The defaults are those of `greenhorn`.

    `strangers`: added to the enmity towards a seat that is not a friend and whose role is hidden. `revenge`: factor for
    acts against this seat. `friends`: factor for the enmity towards friends. `least`: enmity below which a seat is no
    enemy.
    """

    strangers: float = 0.0
    revenge: float = 1.0
    friends: float = 1.0
    least: float = 0.0

    def changed(self, enmity: float, hidden: bool) -> float:
        """Return the enmity of this persona towards a seat."""
        if enmity < FRIEND:
            return enmity * self.friends
        enmity += self.strangers * hidden
        return 0.0 if 0.0 < enmity < self.least else enmity


PLAIN = Persona()
PERSONAS = {
    "hothead": Persona(strangers=0.5, revenge=6.0, friends=0.5),  # shoots at strangers and takes revenge
    "timid": Persona(strangers=-0.3, revenge=0.5, least=0.45),  # shoots only at very probable enemies
    "loyalist": Persona(strangers=-0.1, revenge=0.0, friends=1.6, least=0.25),  # spares friends more, and forgives
}
Basic = TypeVar("Basic")


def with_personas(basic: type[Basic]) -> dict[str, type[Basic]]:
    """Return a class for each persona by name: the basic bot, which reads its weights from `persona`."""
    return {name: type(name, (basic,), {"persona": persona}) for name, persona in PERSONAS.items()}
