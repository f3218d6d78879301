"""Positions of the Dice Game in one line: A is asked after a throw. Seats and words are those of scenarios."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from boomtown.bots import make_bot
from boomtown.bots.observation import Observation
from boomtown.dice.bots.position import Position as BotPosition
from boomtown.dice.game import Dice
from boomtown.dice.notation.words import phrase
from boomtown.scenarios.format import Lines, Scenario
from boomtown.scenarios.run import Run

LETTERS = "ABCDEFGH"
CAST = ("Lucky Duke", "Black Jack", "Sid Ketchum", "Jourdonnais", "Willy the Kid", "Vulture Sam", "Jesse Jones")


def _lines(data: Any) -> Any:
    if isinstance(data, dict):
        lines = Lines(1)
        lines.update({key: _lines(value) for key, value in data.items()})
        return lines
    return data


def _step(words: str) -> Lines:
    """ "A: roll beer" or "chance: beer, arrow"."""
    key, _, value = words.partition(": ")
    step = Lines(1)
    step[key] = [face.strip() for face in value.split(",")] if key == "chance" else value
    return step


class Position:
    """A game after these steps; the first `chance` is the first throw of `turn`."""

    def __init__(
        self,
        *players: dict[str, Any],
        steps: tuple[str, ...],
        turn: str = "A",
        modules: tuple[int, ...] = (),
        pile: int | None = None,
    ) -> None:
        raw: dict[str, Any] = {"game": "dice", "turn": turn, "phase": "start"}
        if modules:
            raw |= {"sets": ["old_saloon"], "modules": list(modules)}
        if pile is not None:
            raw["arrows_pile"] = pile
        by_letter = {letter: _lines(player) for letter, player in zip(LETTERS, players, strict=False)}
        lines = [_step(words) for words in steps]
        self.run = Run(Scenario(Path("position"), 1, "position", "", _lines(raw), lines, by_letter))
        for i, step in enumerate(lines):
            self.run.step(i, step)
        game = self.run.game
        assert isinstance(game, Dice)
        self.game = game

    @property
    def asked(self) -> str:
        assert self.game.ask is not None
        return f"{LETTERS[self.game.ask.who]} {self.game.ask.why}"

    @property
    def choice(self) -> str:
        """Choice of the asked greenhorn as text."""
        ask = self.game.ask
        assert ask is not None
        return phrase(self.game.state, ask.why, make_bot("greenhorn", 1).choose(self.game, ask.who), LETTERS)

    @property
    def sense(self) -> BotPosition:
        """The position as the greenhorn who is asked reads it."""
        assert self.game.ask is not None
        bot = make_bot("greenhorn", 1)
        observation = Observation(self.game, self.game.ask.who)
        bot.history.update(observation)
        return BotPosition(observation, bot.history)


ROLES = {
    "sheriff": ("outlaw", "renegade", "outlaw", "deputy"),
    "deputy": ("sheriff", "outlaw", "outlaw", "renegade"),
    "outlaw": ("sheriff", "deputy", "renegade", "outlaw"),
    "renegade": ("sheriff", "deputy", "outlaw", "outlaw"),
}


def five(role: str, *steps: str, me: str = "Paul Regret", roles: tuple[str, ...] = (), **more: Any) -> Position:
    """A in that role among five players, B the sheriff at the left where A is not; keywords of seats by letter."""
    mine = {"role": role, "character": me} | more.pop("A", {})
    players = [mine]
    for letter, other, name in zip("BCDEFGH", roles or ROLES[role], CAST, strict=False):
        of = {"character": name} | more.pop(letter, {})
        players.append({"role": other} | of)
    return Position(*players, steps=steps, **more)


def three(role: str, *steps: str, me: str = "Paul Regret", **more: Any) -> Position:
    """Three players: A, the one A hunts, and the one who hunts A."""
    ring = ("deputy", "renegade", "outlaw")
    at = ring.index(role)
    return five(role, *steps, me=me, roles=(ring[(at + 1) % 3], ring[(at + 2) % 3]), **more)
