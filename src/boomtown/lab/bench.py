"""Benchmark of the engine: random games, and single calls in the middle of an effect. One core, CPU time."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from random import Random
from time import process_time
from typing import Any

from boomtown.encode import Encoder, encoder
from boomtown.games import Game, load_game, new_game, replay, spec_of

BATCH = 0.1  # seconds that a batch of calls takes at most, if more than one call fits in


@dataclass(frozen=True, slots=True)
class Measure:
    """One figure: `value` in `unit`."""

    name: str
    value: float
    unit: str
    note: str = ""


def play_random(game: Game, rnd: Callable[[], float], numbers: Encoder | None = None) -> int:
    """Play uniformly random choices to the end; return the number of decisions. `numbers`: observe before each."""
    decisions = 0
    while (ask := game.ask) is not None:
        options = ask.options
        if numbers is not None:
            numbers.observe(game, ask.who)
            numbers.mask(game)
        game.apply(options[int(rnd() * len(options))])
        decisions += 1
    return decisions


def bench(setup: dict[str, Any], games: int, seed: int, repeats: int = 3) -> list[Measure]:
    """Return the measures for one setup; the best of `repeats` runs. Only decisions with a choice count."""
    decisions, seconds, recorded, observed = 0, inf, inf, inf
    numbers = _encoder(setup)
    for _ in range(repeats):  # in turn, as the speed of a machine changes
        decisions, run = _random_games(setup, games, seed, record=False)
        seconds = min(seconds, run)
        recorded = min(recorded, _random_games(setup, games, seed, record=True)[1])
        if numbers is not None:
            observed = min(observed, _random_games(setup, games, seed, record=False, numbers=numbers)[1])
    measures = [
        Measure("decisions", decisions / seconds, "1/s", f"{decisions} in {games} games"),
        Measure("recorded", decisions / recorded, "1/s", "decisions with events and undo, as at a table"),
        Measure("games", games / seconds, "1/s", f"{decisions / games:.0f} decisions each"),
    ]
    if numbers is not None:
        measures.insert(2, Measure("observed", decisions / observed, "1/s", "decisions with observation and mask"))
    return measures + _calls(setup, seed)


def _encoder(setup: dict[str, Any]) -> Encoder | None:
    """Return the encoder of the games of this setup, None for a game that has none."""
    return None if spec_of(new_game(setup, 0, record=False).name).encoder() is None else encoder(setup)


def _random_games(
    setup: dict[str, Any], games: int, seed: int, record: bool, numbers: Encoder | None = None
) -> tuple[int, float]:
    rnd = Random(seed).random
    start = process_time()
    decisions = sum(play_random(new_game(setup, f"{seed}:{i}", record=record), rnd, numbers) for i in range(games))
    return decisions, process_time() - start


def _mid_effect(setup: dict[str, Any], seed: int) -> Game:
    """Return a position in which more steps wait on the stack than at most questions."""
    rnd = Random(seed).random
    for i in range(1000):
        game, depths = new_game(setup, f"{seed}:{i}"), []
        while game.ask is not None:
            depths.append(len(game.stack))
            game.apply(game.ask.options[int(rnd() * len(game.ask.options))])
        usual = Counter(depths).most_common(1)[0][0]
        first = min(60, len(depths) // 2)
        at = next((move for move in range(first, len(depths)) if depths[move] > usual), None)
        if at is not None:
            assert game.choices is not None
            return replay(setup, f"{seed}:{i}", game.choices[:at])
    raise AssertionError("no position in the middle of an effect in 1000 games")


def _calls(setup: dict[str, Any], seed: int) -> list[Measure]:
    game = _mid_effect(setup, seed)
    assert game.ask is not None
    who, saved = game.ask.who, game.save()
    as_text, view = json.dumps(saved), json.dumps(game.view(who))
    return [
        Measure("clone", _micros(game.clone), "µs", "in the middle of an effect"),
        Measure("save", _micros(game.save), "µs", f"{len(as_text) / 1000:.1f} kB as JSON, with undo and choices"),
        Measure("load", _micros(lambda: load_game(saved)), "µs"),
        Measure("view", _micros(lambda: game.view(who)), "µs", f"{len(view) / 1000:.1f} kB as JSON"),
        Measure("decision", _micros(lambda: game.decision(who)), "µs", "options and why-nots described"),
    ]


def _micros(call: Callable[[], object], batches: int = 7, most: int = 400) -> float:
    """Return the microseconds of a call, the best of several batches; batches of slow calls have fewer than `most`."""
    call()  # what is made at first use
    start = process_time()
    call()
    batch = max(1, min(most, int(BATCH / (process_time() - start + 1e-9))))
    times = []
    for _ in range(batches):
        start = process_time()
        for _ in range(batch):
            call()
        times.append((process_time() - start) / batch)
    return min(times) * 1e6
