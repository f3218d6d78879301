"""Card games with a fault built in, for the fuzzer to find."""

from __future__ import annotations

from typing import Any

from boomtown.card.game import Bang
from boomtown.games import Game


class Broken(Bang):
    """Its steps are those of the card game."""

    __slots__ = ()

    def __init_subclass__(cls) -> None:
        cls.__module__ = "boomtown.card.broken"


class Lossy(Broken):
    """A card of the deck is lost when a Saloon heals somebody."""

    __slots__ = ()

    def heal(self, who: int, count: int, cause: str) -> None:
        if cause == "Saloon" and self.state.deck:
            self.state.deck.pop()
        super().heal(who, count, cause)


class Thirsty(Broken):
    """A Little Nip, a card of Armed & Dangerous, is one too many."""

    __slots__ = ()

    def heal(self, who: int, count: int, cause: str) -> None:
        if cause == "A Little Nip":
            raise ZeroDivisionError("the bottle is empty")
        super().heal(who, count, cause)


class Leaky(Broken):
    """From the second turn on everybody sees the top card of the deck."""

    __slots__ = ()

    def view(self, seat: int | None) -> dict[str, Any]:
        seen = super().view(seat)
        return seen | {"top": self.state.deck[-1] if self.state.turn_no > 1 else None}


class Shared(Broken):
    """A clone shares the hands of the game it comes from."""

    __slots__ = ()

    def clone(self) -> Game:  # type: ignore[override]
        twin = super().clone()
        twin.state.hands = self.state.hands
        return twin


class Deaf(Broken):
    """What is not on offer is taken for the first option."""

    __slots__ = ()

    def apply(self, choice: int) -> None:
        if self.ask is not None and choice not in self.ask.options:
            choice = self.ask.options[0]
        super().apply(choice)


class Sore(Broken):
    """Nobody has won when the outlaws have."""

    __slots__ = ()

    def end(self, side: str, winners: list[int], who: int = -1) -> None:
        super().end(side, [] if side == "outlaws" else winners, who)


class Unready(Broken):
    """It cannot be dealt."""

    __slots__ = ()

    def _lay_out(self) -> None:
        raise LookupError("no cards")
