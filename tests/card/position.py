"""Positions of the card game, written and played as in scenarios; the seats are A, B, C ..."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from boomtown.card.game import Bang
from boomtown.card.notation.words import phrase
from boomtown.card.scenarios.position import fits
from boomtown.games import Game, new_game
from boomtown.kernel.frame import Ask
from boomtown.scenarios.format import Lines, Scenario
from boomtown.scenarios.run import Run

LETTERS = "ABCDEFGH"
DODGE, NOON, FIST = ("dodge_city",), ("high_noon",), ("fistful",)
ROLES = ("sheriff", "outlaw", "outlaw", "renegade")
PLAIN = ("Willy the Kid", "Rose Doolan", "Paul Regret", "Black Jack")


def pending(game: Game) -> Ask:
    """Return the pending question of a game that is not over."""
    assert game.ask is not None
    return game.ask


def decision_of(game: Game, seat: int | None = None) -> dict[str, Any]:
    """Return the description of the pending question; `seat` is the seat asked, if given."""
    decision = game.decision(seat)
    assert decision is not None
    return decision


def new_bang(setup: dict[str, Any], seed: str | int, *, record: bool = True) -> Bang:
    """Return a new game of BANG!, typed as such."""
    game = new_game({**setup, "game": "bang"}, seed, record=record)
    assert isinstance(game, Bang)
    return game


def seat(role: str, character: str, hand: str = "", table: str = "", **more: Any) -> dict[str, Any]:
    """Return a player; cards are one text: "Beer 6H, BANG!"."""
    return {"role": role, "character": character, "hand": cards(hand), "table": cards(table), **more}


def cards(names: str) -> list[str]:
    return [name.strip() for name in names.split(",") if name.strip()]


def _lines(data: Any) -> Any:
    """Convert mappings to `Lines`, as the reader of scenario files returns them."""
    if isinstance(data, dict):
        lines = Lines(1)
        lines.update({key: _lines(value) for key, value in data.items()})
        return lines
    return data


class Position:
    """Game in a scripted position, played with the words of scenarios."""

    def __init__(
        self,
        *players: dict[str, Any],
        turn: str = "A",
        phase: str = "play",
        deck: str = "",
        discard: str = "",
        sets: tuple[str, ...] = (),
        empty: bool = False,
        ask_forced: bool = False,
        event: str = "",
        events: str | None = None,
        options: dict[str, Any] | None = None,
        more: dict[str, Any] | None = None,
    ) -> None:
        """Set up the position.

        `empty`: no card in the deck. `events`: the next ones (None: all others of the sets, in any order).
        `more`: other keys of a scenario (a show card, the cards on offer).
        """
        raw: dict[str, Any] = {"turn": turn, "phase": phase, "discard": cards(discard), "sets": list(sets)}
        raw |= {"event": event, "options": options or {}, **(more or {})}
        if deck or empty:
            raw["deck"] = cards(deck)
        if events is not None:
            raw["events"] = cards(events)
        by_letter = {letter: _lines(player) for letter, player in zip(LETTERS, players, strict=False)}
        self.run = Run(Scenario(Path("position"), 1, "position", "", _lines(raw), [], by_letter))
        assert isinstance(self.run.game, Bang)
        self.game = self.run.game
        if ask_forced:
            self.game.auto = False
            self.game.setup["ask_forced"] = True

    def do(self, *steps: str) -> Position:
        """Carry out steps as in a scenario: "A: play BANG! on B", "chance: Beer"."""
        first = len(self.run.scenario.steps)
        for words in steps:
            key, _, action = words.partition(": ")
            step = Lines(1)
            step[key] = action
            self.run.scenario.steps.append(step)
        for i in range(first, len(self.run.scenario.steps)):
            self.run.step(i, self.run.scenario.steps[i])
        return self

    @property
    def asked(self) -> tuple[str, str]:
        """The seat asked and the name of the question; ("", "") if the game is over."""
        ask = self.game.ask
        return (LETTERS[ask.who], ask.why) if ask else ("", "")

    @property
    def could(self) -> list[str]:
        """The options in words."""
        return [phrase(o, LETTERS) for o in pending(self.game).options]

    def life(self, letter: str) -> int:
        return self.game.state.life[LETTERS.index(letter)]

    def hand(self, letter: str) -> list[int]:
        return self.game.state.hands[LETTERS.index(letter)]

    def card(self, name: str) -> int:
        """Return the id of the first card of this name; the deck is searched last."""
        s = self.game.state
        zones = [*s.hands, *s.tables, s.discard, s.row, s.looking, s.turned, s.deck[::-1]]
        return next(c for zone in zones for c in zone if fits(name, c))

    def event(self, t: str, reader: str = "", nth: int = -1) -> dict[str, Any]:
        """Return the last (or nth) event of a type as a seat (default: a spectator) sees it."""
        found = [e for e in self.events(reader) if e["t"] == t]
        assert found, f"no event {t!r} among {[e['t'] for e in self.events(reader)]}"
        return found[nth]

    def events(self, reader: str = "") -> list[dict[str, Any]]:
        return self.game.events(0, LETTERS.index(reader) if reader else None)

    def why(self, letter: str, thing: str, to: str = "") -> dict[str, Any]:
        """Return the reason why `letter` cannot use a card or character, on one target or on any."""
        for entry in self.game.why_not(LETTERS.index(letter)):
            if entry.get("to", -1) != (LETTERS.index(to) if to else -1):
                continue
            if entry.get("source") == thing or ("card" in entry and fits(thing, entry["card"])):
                return dict(entry["reason"])
        raise AssertionError(f"no reason for {thing!r} among {self.game.why_not(LETTERS.index(letter))}")


def four(
    *hands: str,
    tables: tuple[str, ...] = (),
    characters: tuple[str, ...] = (),
    more: tuple[dict[str, Any], ...] = (),
    **position: Any,
) -> Position:
    """Return a position of four players: hands, tables, characters and further fields by seat. A is the sheriff."""

    def by_seat(given: tuple[Any, ...], rest: tuple[Any, ...]) -> tuple[Any, ...]:
        return (*given, *rest[len(given) :])

    names, none = by_seat(characters, PLAIN), ("", "", "", "")
    rows = zip(ROLES, names, by_seat(hands, none), by_seat(tables, none), by_seat(more, ({},) * 4), strict=True)
    return Position(*(seat(role, name, hand, table, **fields) for role, name, hand, table, fields in rows), **position)


def at(letter: str) -> dict[str, int]:
    """Return the value of a text variable that names this seat."""
    return {"seat": LETTERS.index(letter)}


__all__ = [
    "DODGE",
    "FIST",
    "LETTERS",
    "NOON",
    "Position",
    "at",
    "decision_of",
    "four",
    "new_bang",
    "pending",
    "seat",
]
