"""Base of the encoders of games, with their tables and caches."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from boomtown.encode.fields import Field, Layout
from boomtown.games import Ask, Game, IllegalChoice, SetupError, new_game, spec_of

V = TypeVar("V")
Meaning = tuple[Any, ...]


class Encoder:
    """Observations and actions of one configuration.

    `size`: numbers in an observation, laid out as `fields` say. `actions`: how many there are; what each means is the
    same in every game of the configuration.
    """

    def __init__(self, setup: Mapping[str, Any], layout: Layout, meanings: Iterable[Meaning]) -> None:
        self.setup = dict(setup)
        self.players: int = setup["players"]
        self.fields: tuple[Field, ...] = tuple(layout.fields)
        self.size = layout.size
        self.meanings: tuple[Meaning, ...] = tuple(dict.fromkeys(meanings))
        self.actions = len(self.meanings)
        self.number_of = {meaning: number for number, meaning in enumerate(self.meanings)}

    # --- a game's own

    def observe(self, game: Game, seat: int) -> array[float]:
        """What `seat` may know, as `size` numbers of 32 bits; seats count from the observer clockwise."""
        raise NotImplementedError

    def numbers(self, game: Game, ask: Ask) -> Mapping[int, int]:
        """By code of an option of this question its action."""
        raise NotImplementedError

    def describe(self, action: int) -> str:
        """An action in English words; seats as +1, +2, ... to the left of the acting one, which is +0."""
        raise NotImplementedError

    # --- the same for all

    def mask(self, game: Game) -> bytearray:
        """1 for every action that answers the pending question, else 0; all 0 when the game is over."""
        mask = bytearray(self.actions)
        ask = game.ask
        if ask is not None:
            numbers = self.numbers(game, ask)
            for code in ask.options:
                mask[numbers[code]] = 1
        return mask

    def action(self, game: Game, code: int) -> int:
        """The action of an option of the pending question; IllegalChoice where it is none."""
        ask = game.ask
        if ask is None or code not in ask.options:
            raise IllegalChoice(f"expected an option of the pending question, got code {code!r}{_where(game)}")
        return self.numbers(game, ask)[code]

    def code(self, game: Game, action: int) -> int:
        """The first option of the pending question with that meaning; IllegalChoice where none has it.

        Several have it where they differ in nothing but the copy of a card.
        """
        ask = game.ask
        if ask is not None:
            numbers = self.numbers(game, ask)
            for code in ask.options:
                if numbers[code] == action:
                    return code
        raise IllegalChoice(self._refusal(game, action))

    def _refusal(self, game: Game, action: Any) -> str:
        if game.ask is None:
            return f"expected no action, the game is over, got {action!r}"
        legal = ", ".join(f"{a} ({self.describe(a)})" for a, on in enumerate(self.mask(game)) if on)
        if isinstance(action, int) and 0 <= action < self.actions:
            return f"expected one of {legal}, got {action} ({self.describe(action)}){_where(game)}"
        return f"expected one of {legal}, got {action!r}{_where(game)}"


def _where(game: Game) -> str:
    ask = game.ask
    return f" (ask: {ask.why}, seat {ask.who}, move {game.moves})" if ask else " (the game is over)"


def encoder(setup: Mapping[str, Any]) -> Encoder:
    """The encoder for all games of this setup; SetupError says what is wrong with it.

    Games of equal number of players, sets and options share layout and meanings, whatever their seed. Characters given
    in the setup (`characters`, `keep`) that the sets in use do not have make a configuration of their own.
    """
    game = new_game(setup, 0, record=False)
    make = spec_of(game.name).encoder()
    if make is None:
        raise SetupError(f"expected a game that has an encoder, got {game.name!r}")
    return make(game.setup)


def places(names: tuple[str, ...], start: int = 0) -> dict[str, int]:
    """By name where it stands, from `start` on."""
    return {name: start + i for i, name in enumerate(names)}


def scaled(scale: float, most: int) -> list[float]:
    """By number, up to `most` either way, what it comes out at: negative ones stand at the end."""
    return [number * scale for number in (*range(most + 1), *range(-most, 0))]


class BoundedCache(dict[Any, V]):
    """What was worked out, by all that it follows from; everything is forgotten when there is too much of it."""

    def __init__(self, most: int = 4096) -> None:
        self.most = most

    def keep(self, key: Any, value: V) -> V:
        if len(self) >= self.most:
            self.clear()
        self[key] = value
        return value
