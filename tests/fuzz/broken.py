"""Card games with a fault built in, for the fuzzer to find."""

from __future__ import annotations

from typing import Any

from boomtown.card.game import Bang
from boomtown.games import Game


class Broken(Bang):
    """Card game with a fault; its module name makes it find the steps of the card game."""

    __slots__ = ()

    def __init_subclass__(cls) -> None:
        cls.__module__ = "boomtown.card.broken"


class LosesCard(Broken):
    """Game that loses a card of the deck when a Saloon heals a player."""

    __slots__ = ()

    def heal(self, who: int, count: int, cause: str) -> None:
        if cause == "Saloon" and self.state.deck:
            self.state.deck.pop()
        super().heal(who, count, cause)


class RaisesOnHeal(Broken):
    """Game that raises an error when A Little Nip (Armed & Dangerous) heals a player."""

    __slots__ = ()

    def heal(self, who: int, count: int, cause: str) -> None:
        if cause == "A Little Nip":
            raise ZeroDivisionError("the bottle is empty")
        super().heal(who, count, cause)


class ShowsTopCard(Broken):
    """Game that shows the top card of the deck in every view from the second turn on."""

    __slots__ = ()

    def view(self, seat: int | None) -> dict[str, Any]:
        seen = super().view(seat)
        return seen | {"top": self.state.deck[-1] if self.state.turn_no > 1 else None}


class SharesHands(Broken):
    """Game whose clone shares the hands of the original."""

    __slots__ = ()

    def clone(self) -> Game:  # type: ignore[override]
        twin = super().clone()
        twin.state.hands = self.state.hands
        return twin


class AcceptsAnyChoice(Broken):
    """Game that takes an illegal choice for the first option."""

    __slots__ = ()

    def apply(self, choice: int) -> None:
        if self.ask is not None and choice not in self.ask.options:
            choice = self.ask.options[0]
        super().apply(choice)


class DropsWinners(Broken):
    """Game that names no winners when the outlaws win."""

    __slots__ = ()

    def end(self, side: str, winners: list[int], who: int = -1) -> None:
        super().end(side, [] if side == "outlaws" else winners, who)


class FailsToDeal(Broken):
    """Game that raises an error while it is dealt."""

    __slots__ = ()

    def _lay_out(self) -> None:
        raise LookupError("no cards")
