"""Boomtown through its public API, alone and through the interfaces of other libraries."""

from collections.abc import Callable
from typing import Any

from benchmarks.play import Play
from boomtown.games import Game, catalog, new_game


def setup(name: str) -> dict[str, Any]:
    """Return the setup of a name such as "card-5", "dice-8-all" or "card-7-first5".

    The name has the game, the players, and the sets: none, all, or the first five, base included.
    """
    game, players, *rest = name.split("-")
    played = {"card": "bang", "dice": "dice"}[game]
    known = [one["id"] for one in catalog(played)["sets"]]
    used = known if rest == ["all"] else known[: int(rest[0].removeprefix("first"))] if rest else known[:1]
    return {"game": played, "players": int(players), "sets": used[1:], "options": {}}


def start(game: str, task: str) -> Play:
    """Return the loop of a task: "rules", "observe", "env", "batch", or "bot:" and a bot's name."""
    if task.startswith("bot:"):
        return _bots(setup(game), task.removeprefix("bot:"))
    return {"rules": _rules, "observe": _observe, "env": _env, "batch": _batch}[task](setup(game))


def _rules(setup: dict[str, Any], look: Callable[[Game, int], None] | None = None) -> Play:
    """Return the loop over the rules. `look` is called for the asked seat before each choice."""

    def play(rnd: Callable[[], float], number: int) -> tuple[int, int]:
        game = new_game(setup, number, record=False)
        choices = moves = 0
        while (ask := game.ask) is not None:
            if look is not None:
                look(game, ask.who)
            legal = ask.options
            moves += 1
            choices += len(legal) > 1
            game.apply(legal[int(rnd() * len(legal))])
        return choices, moves

    return play


def _observe(setup: dict[str, Any]) -> Play:
    """Return the loop that also encodes the asked seat's observation and the mask of its actions."""
    from boomtown.encode import encoder

    encode = encoder(setup)

    def look(game: Game, seat: int) -> None:
        encode.observe(game, seat)
        encode.mask(game)

    return _rules(setup, look)


def _env(setup: dict[str, Any]) -> Play:
    from benchmarks.play.aec import loop
    from boomtown.env.pettingzoo import env

    return loop(env(**setup))


def _batch(setup: dict[str, Any]) -> Play:
    """Return the loop over 64 games in parallel, as a network answers them. Each finished game counts as one."""
    from numpy import flatnonzero

    from boomtown.env.batch import Batch

    batch = Batch(setup, 64, seed=1)
    called = ended = 0

    def play(rnd: Callable[[], float], number: int) -> tuple[int, int]:
        nonlocal called, ended
        called += 1
        choices = moves = 0
        while ended < called:
            batch.observe()
            actions = []
            for mask in batch.masks():
                legal = flatnonzero(mask)
                moves += 1
                choices += len(legal) > 1
                actions.append(int(legal[int(rnd() * len(legal))]))
            ended += len(batch.step(actions))
        return choices, moves

    return play


def _bots(setup: dict[str, Any], bot: str) -> Play:
    """Return the loop over whole simulated games with events, as bots read them. A question counts as
    choice and move.
    """
    from boomtown.lab.simulate import Plan, play_one

    plan = Plan(games=1, players=setup["players"], bots=(bot,), sets=tuple(setup["sets"]), game=setup["game"])
    plan.check()

    def play(rnd: Callable[[], float], number: int) -> tuple[int, int]:
        decisions = play_one(plan, number).decisions
        return decisions, decisions

    return play
