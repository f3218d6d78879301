"""Writer of whole games as a text: the PGN of these games (docs/notation.md)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from boomtown.games import TALK, UNDO, Game, IllegalChoice, SetupError, new_game
from boomtown.notation.codecs import SEATS
from boomtown.notation.dialect import Json, dialect_of
from boomtown.notation.errors import NotationError
from boomtown.notation.position_reader import read_position
from boomtown.notation.tags import LONGEST, RESERVED, TAG, setup_tags, write_tag

NOBODY, OPEN = "nobody", "open"
BEGUN = "a game that began with its setup and seed, or with the given position"


@dataclass
class Record:
    """Game that was read.

    `tags`: those that are no part of the setup.
    `position`: the line with which it begins, or "" for a game from setup and seed.
    `choices`: as `Game.choices`, including undos.
    `game`: the game after its last move.
    """

    tags: dict[str, str]
    setup: Json
    seed: str
    choices: list[int]
    game: Game
    position: str = ""

    def start(self) -> Game:
        """Return the game before its first move."""
        return begin(self.setup, self.seed, self.position)


def begin(setup: Json, seed: str, position: str = "") -> Game:
    """Return a game at its beginning. Raises SetupError or NotationError if it cannot be made."""
    return read_position(position, seed=seed) if position else new_game(setup, seed)


def named(game: Game) -> dict[str, int]:
    """Return the options of the pending question by their words. Equal ones are numbered from the second on: `(2)`."""
    return dialect_of(game).named(game)


def step(game: Game, choice: int) -> str:
    """Play an entry of `Game.choices`, and return the move in words. Raises IllegalChoice if it does not fit."""
    if choice <= TALK:
        game.talk(TALK - choice)
        return f"{SEATS[TALK - choice]}: talk"
    if choice <= UNDO:
        game.undo(UNDO - choice)
        return f"{SEATS[UNDO - choice]}: undo"
    who = game.ask.who if game.ask else -1
    words = next((words for words, code in named(game).items() if code == choice), "") if game.ask else ""
    game.apply(choice)
    return f"{SEATS[who]}: {words}"


# --- writing


def write_game(game: Game, tags: Mapping[str, str] = {}, *, position: str = "") -> str:
    """Return the game as a text that `read_game` plays again.

    `tags`: further tags of the head, such as names and dates.
    `position`: the line with which the game began, unless it began with setup and seed.

    Raises NotationError for a game without choices (`record=False`, a clone), for another beginning, and for an invalid
    tag.
    """
    if game.choices is None:
        raise NotationError("a game that keeps its choices", "one without (record=False, or a clone)")
    try:
        twin = begin(game.setup, game.seed, position)
        people = [f"; {SEATS[p]} {who}" for p, who in enumerate(_people(twin))]
        moves = list(_moves(twin, game.choices))
    except (IllegalChoice, SetupError) as error:
        raise NotationError(BEGUN, str(error)) from error
    if _point(twin) != _point(game):
        raise NotationError(BEGUN, "one whose moves lead to another state")
    seed = [] if " seed=" in position else [("Seed", game.seed)]
    head = [("Position", position), *seed] if position else [*setup_tags(game.setup), *seed]
    lines = [write_tag(name, value) for name, value in (*head, *_free(tags))]
    return "\n".join([*lines, "", *people, *moves, "", f"result: {outcome(game)}", ""])


def _free(tags: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    for name, value in tags.items():
        if not re.fullmatch(TAG, name) or name in RESERVED:
            raise NotationError(f"a tag of letters, digits and _, none of {', '.join(RESERVED)}", repr(name))
        if not isinstance(value, str) or len(value) > LONGEST:
            raise NotationError(f"a text of at most {LONGEST} characters as {name}", type(value).__name__)
        yield name, value


def _point(game: Game) -> Json:
    """Return the decision that the game has reached, without what seats know."""
    saved, memory = game.save(), dialect_of(game).memory
    state = {key: value for key, value in saved["state"].items() if key not in memory}
    return {key: saved[key] for key in ("game", "setup", "seed", "moves", "stack", "ask")} | {"state": state}


def _people(game: Game) -> Iterator[str]:
    """Yield the character and role of each seat at the beginning."""
    state = dialect_of(game).people(game.state.save())
    return (", ".join(word for word in words if word) for words in state)


def _moves(game: Game, choices: list[int]) -> Iterator[str]:
    """Yield the moves, each turn under its heading."""
    shown = (0, 0)
    if game.state.turn_no == 0:
        yield ""  # characters are being chosen
    for choice in choices:
        now = game.state.turn_no, game.state.turn
        if now != shown and now[0]:
            yield from ("", f"turn {now[0]}: {SEATS[now[1]]}")
            shown = now
        yield step(game, choice)


def outcome(game: Game) -> str:
    """Return the result as the last line writes it."""
    result = game.result
    if not game.over or result is None:
        return OPEN
    return f"{result['side']}, won by {', '.join(SEATS[p] for p in game.winners) or NOBODY}"
