"""Writer of positions as one line: the FEN of these games (docs/notation.md)."""

from __future__ import annotations

from collections.abc import Iterator

from boomtown.games import Game
from boomtown.kernel.chance import Chance
from boomtown.notation.codecs import SEATS, escaped, write_scalar
from boomtown.notation.dialect import Dialect, Json, defaults_of, dialect_of
from boomtown.notation.values import Values, fallback_fields


def write_position(game: Game, *, seed: bool = True, memory: bool = True) -> str:
    """Return the game at this decision as one line, which `read_position` reads.

    `seed=False` leaves out the seed, so a reader gets other throws and shuffles. A game whose chance does not come from
    its seed never writes one. `memory=False` leaves out the hidden cards that seats know: they are long, and only a
    redeal reads them. Undo, events and the deal are not part of a position.
    """
    data, dialect = game.save(), dialect_of(game)
    setup, n = data["setup"], game.players
    forgotten = {} if memory else {key: dialect.fresh(n)[key] for key in dialect.memory}
    state = dialect.pack(data["state"] | forgotten, setup)
    counts = {"move": data["moves"], "draws": state["draws"]}
    return write_packed(dialect, setup, state, data["stack"], counts, game.seed if seed and _is_seeded(game) else None)


def write_packed(
    dialect: Dialect, setup: Json, state: Json, stack: list[Json], counts: dict[str, int], seed: str | None
) -> str:
    """Return the line of a state in packed form, with the steps that wait."""
    words = [
        "+".join((dialect.game, *setup["sets"])),
        *_options(setup),
        *(_seat(dialect, state, p, setup) for p in range(state["n"])),
        f"at={SEATS[state['turn']]}{state['turn_no']}.{state['phase']}",
        *_fields(dialect, state, setup),
        *_steps(dialect, state, stack),
        *(f"{word}={count}" for word, count in counts.items() if count),
        *([f"seed={escaped(seed)}"] if seed is not None else []),
    ]
    return " ".join(words)


def _is_seeded(game: Game) -> bool:
    """Return True if chance comes from the seed. A redealt game has another source."""
    return type(game.chance) is Chance and game.chance.key == Chance(game.seed).key


def _options(setup: Json) -> Iterator[str]:
    known = defaults_of(setup["game"], setup["sets"])
    changed = {name: value for name, value in setup["options"].items() if value != known[name]}
    if changed:
        yield "options=" + ",".join(f"{name}:{escaped(write_scalar(value))}" for name, value in changed.items())
    if setup["ask_forced"]:
        yield "forced=asked"
    if setup.get("rotate"):
        yield f"rotate={setup['rotate']}"  # while characters are chosen, the hands are not dealt yet and depend on it


def _seat(dialect: Dialect, state: Json, p: int, setup: Json) -> str:
    life, most, is_in = state["life"][p], state["max_life"][p], state["alive"][p]
    lives = ("" if is_in else "x") + (str(life) if life or is_in else "")
    if most != dialect.most(state, p, setup):
        lives += f"/{most}"
    role, character, *more = dialect.write_seat(state, p)
    return f"{SEATS[p]}:" + ".".join((role, character, lives, *more)).rstrip(".")


def _fields(dialect: Dialect, state: Json, setup: Json) -> Iterator[str]:
    """Yield the fields that differ from their default, then values without a field under their own names."""
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
    """Yield the waiting steps if they are not the usual ones. `..` stands for the usual steps below."""
    usual = dialect.usual(state)
    if stack == usual:
        return
    values = Values(dialect, state["n"])
    above = stack[: len(usual)] == usual and len(usual) > 0
    shown = [values.write(step) for step in (stack[len(usual) :] if above else stack)]
    yield "steps=" + (".." if above else "") + (",".join(shown) or "-")
