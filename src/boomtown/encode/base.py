"""Base class of encoders, their lookup, and tables and a cache for them."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

from boomtown.encode.fields import Field, Layout
from boomtown.games import Ask, Game, IllegalChoice, SetupError, new_game, spec_of

V = TypeVar("V")
Meaning = tuple[Any, ...]


class Encoder:
    """Observations and actions of one configuration.

    `size`: count of numbers in an observation, laid out as `fields` describe.
    `actions`: count of actions. Their meanings are the same in every game of the configuration.
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
        """Return the knowledge of `seat` as `size` numbers of 32 bits. Seats count clockwise from the observer."""
        raise NotImplementedError

    def parts(self, game: Game, seat: int) -> Sequence[bytes | array[float]]:
        """Return the bytes of the observation in parts. The next call for this game may change the sequence."""
        return (self.observe(game, seat),)

    def numbers(self, game: Game, ask: Ask) -> Mapping[int, int]:
        """Return the action of each option of this question, by its code."""
        raise NotImplementedError

    def describe(self, action: int) -> str:
        """Return an action in English words. Seats are +1, +2, ... to the left of the acting seat, which is +0."""
        raise NotImplementedError

    # --- the same for all

    def mask(self, game: Game) -> bytearray:
        """Return 1 for each action that answers the pending question, else 0. All are 0 when the game is over."""
        mask = bytearray(self.actions)
        self.mark(game, mask)
        return mask

    def mark(self, game: Game, mask: bytearray, start: int = 0) -> None:
        """Write 1 for each of these actions into the zeros of `mask` from `start` on."""
        ask = game.ask
        if ask is not None:
            numbers = self.numbers(game, ask)
            for code in ask.options:
                mask[start + numbers[code]] = 1

    def action(self, game: Game, code: int) -> int:
        """Return the action of an option of the pending question. Raises IllegalChoice for any other code."""
        ask = game.ask
        if ask is None or code not in ask.options:
            raise IllegalChoice(f"expected an option of the pending question, got code {code!r}{_where(game)}")
        return self.numbers(game, ask)[code]

    def code(self, game: Game, action: int) -> int:
        """Return the first option of the pending question with that meaning. Raises IllegalChoice if there is none.

        Several options have the same meaning if they differ only in the copy of a card.
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
    """Return the encoder for all games of this setup. Raises SetupError if the setup is invalid.

    Games with the same number of players, sets and options share layout and meanings, with any seed. Characters named
    in the setup (`characters`, `keep`) that are not in its sets make a configuration of their own.
    """
    game = new_game(setup, 0, record=False)
    make = spec_of(game.name).encoder()
    if make is None:
        raise SetupError(f"expected a game that has an encoder, got {game.name!r}")
    return make(game.setup)


def places(names: tuple[str, ...], start: int = 0) -> dict[str, int]:
    """Return the index of each name, counted from `start`."""
    return {name: start + i for i, name in enumerate(names)}


def scaled(scale: float, most: int) -> list[float]:
    """Return a table of `number * scale` for numbers from -most to most. A negative number indexes from the end."""
    return [number * scale for number in (*range(most + 1), *range(-most, 0))]


class BoundedCache(dict[Any, V]):
    """Cache that is emptied when it holds `most` entries. The key holds all values that the entry depends on."""

    def __init__(self, most: int = 4096) -> None:
        self.most = most

    def keep(self, key: Any, value: V) -> V:
        if len(self) >= self.most:
            self.clear()
        self[key] = value
        return value
