"""A position written as one line: what FEN is for chess (docs/notation.md)."""

from __future__ import annotations

from collections.abc import Iterator

from boomtown.games import Game
from boomtown.kernel.chance import Chance
from boomtown.notation.codecs import SEATS, escaped, write_scalar
from boomtown.notation.dialect import Dialect, Json, defaults_of, dialect_of
from boomtown.notation.values import Values, fallback_fields


def write_position(game: Game, *, seed: bool = True, memory: bool = True) -> str:
    """The game at this decision on one line, of which `read_position` makes the same game.

    `seed=False` leaves out what is to come: a reader gets other throws and shuffles. So does a game whose chance is
    not made from its seed. `memory=False` leaves out what seats know of hidden cards: it is long, and only a redeal
    reads it. What can be taken back, events, and how it was dealt are not part of a position.
    """
    data, dialect = game.save(), dialect_of(game)
    setup, n = data["setup"], game.players
    forgotten = {} if memory else {key: dialect.fresh(n)[key] for key in dialect.memory}
    state = dialect.pack(data["state"] | forgotten, setup)
    words = [
        "+".join((game.name, *setup["sets"])),
        *_options(setup),
        *(_seat(dialect, state, p, setup) for p in range(n)),
        f"at={SEATS[state['turn']]}{state['turn_no']}.{state['phase']}",
        *_fields(dialect, state, setup),
        *_steps(dialect, state, data["stack"]),
        *(f"{word}={count}" for word, count in (("move", data["moves"]), ("draws", state["draws"])) if count),
        *([f"seed={escaped(game.seed)}"] if seed and _is_seeded(game) else []),
    ]
    return " ".join(words)


def _is_seeded(game: Game) -> bool:
    """Whether chance is what the seed makes of it (a redealt game draws from elsewhere)."""
    return type(game.chance) is Chance and game.chance.key == Chance(game.seed).key


def _options(setup: Json) -> Iterator[str]:
    known = defaults_of(setup["game"], setup["sets"])
    changed = {name: value for name, value in setup["options"].items() if value != known[name]}
    if changed:
        yield "options=" + ",".join(f"{name}:{escaped(write_scalar(value))}" for name, value in changed.items())
    if setup["ask_forced"]:
        yield "forced=asked"
    if setup.get("rotate"):
        yield f"rotate={setup['rotate']}"  # hands are still to be dealt by it while characters are chosen


def _seat(dialect: Dialect, state: Json, p: int, setup: Json) -> str:
    life, most, is_in = state["life"][p], state["max_life"][p], state["alive"][p]
    lives = ("" if is_in else "x") + (str(life) if life or is_in else "")
    if most != dialect.most(state, p, setup):
        lives += f"/{most}"
    role, character, *more = dialect.write_seat(state, p)
    return f"{SEATS[p]}:" + ".".join((role, character, lives, *more)).rstrip(".")


def _fields(dialect: Dialect, state: Json, setup: Json) -> Iterator[str]:
    """What is not as it usually is; what no field is known for under its own name."""
    n = state["n"]
    fresh, values = dialect.fresh(n), Values(dialect, n)
    for field in dialect.fields:
        value = field.find(state)
        if value != (field.default(state, setup) if field.default else field.find(fresh)):
            yield f"{field.word}={field.codec.write(value, n)}"
    for field in fallback_fields(dialect, fresh, values):
        if field.find(state) != field.find(fresh):
            yield f"{field.word}={field.codec.write(field.find(state), n)}"


def _steps(dialect: Dialect, state: Json, stack: list[Json]) -> Iterator[str]:
    """What waits, where it is not the usual; `..` stands for the usual steps below."""
    usual = dialect.usual(state)
    if stack == usual:
        return
    values = Values(dialect, state["n"])
    above = stack[: len(usual)] == usual and len(usual) > 0
    shown = [values.write(step) for step in (stack[len(usual) :] if above else stack)]
    yield "steps=" + (".." if above else "") + (",".join(shown) or "-")
