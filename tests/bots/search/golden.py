"""Golden positions of `marshal`: 100 positions of phase 2, each with the answer of a small search.

The basic bot and the rollouts are `quick`, and the leaves count lives. So the answers change with the search and the
rules, but not with new weights of the evaluation. This command writes the file again:
python -m tests.bots.search.golden
"""

from __future__ import annotations

from pathlib import Path
from unittest.mock import patch

from boomtown.bots import History, Observation, make_bot
from boomtown.bots.history import game_bots
from boomtown.bots.search import rollout
from boomtown.bots.search.marshal import Marshal
from boomtown.evaluation import side_of, sides
from boomtown.games import Game, new_game
from boomtown.kernel.frame import END
from boomtown.notation import read_position, write_position

GOLDEN = Path(__file__).parent / "golden.txt"
COUNT, EVERY, ROLLOUTS = 100, 9, 48
SETUPS: tuple[dict[str, object], ...] = (
    {"players": 5},
    {"players": 7, "sets": ["dodge_city", "high_noon"]},
    {"players": 4, "sets": ["gold_rush", "valley_of_shadows"]},
    {"players": 3, "sets": ["dodge_city"]},
)


def answer(game: Game, seed: int, rollouts: int) -> int:
    """Return the answer of a new marshal to the pending question."""
    assert game.ask is not None
    observation, history = Observation(game, game.ask.who), History()
    history.update(observation)
    return Marshal(game.name, seed, rollouts).answer(observation, history)


def lives(game: Game) -> tuple[float, ...]:
    """Return the chance of each side as its share of the lives. The sheriff counts for all of the law."""
    sums = dict.fromkeys(sides(game), 0.1)
    for seat, role in enumerate(game.state.roles):
        sums[side_of(game, seat)] += 0.0 if role == "deputy" else game.state.life[seat]
    return tuple(life / sum(sums.values()) for life in sums.values())


def words_of(game: Game) -> str:
    """Return the answer of a small search in words."""
    assert game.ask is not None
    marshal = Marshal(game.name, 1, ROLLOUTS)
    marshal.rollout_policy = game_bots(game.name).policies["quick"]
    marshal.basic = marshal.rollout_policy(1)
    with patch.object(rollout, "search_chances", lives):
        return game.words(marshal.answer(Observation(game, game.ask.who), History()))


def game_of(line: str) -> Game:
    """Return the game of a line of the file."""
    return read_position(line.partition(" | ")[2])


def positions(setup: dict[str, object], seed: str) -> list[str]:
    """Return some positions of a game of greenhorns in which the asked seat has several answers."""
    game, history, found = new_game(setup, seed), History(), []
    bots = [make_bot("greenhorn", seat, history) for seat in range(game.players)]
    while game.ask is not None:
        if END in game.ask.options and len(game.ask.options) > 4 and game.moves % EVERY == 0:
            found.append(write_position(game))
        game.apply(bots[game.ask.who].choose(game, game.ask.who))
    return found


def write() -> None:
    """Write the file."""
    lines: list[str] = []
    number = 0
    while len(lines) < COUNT:
        found = positions(SETUPS[number % len(SETUPS)], f"golden {number}")[:5]
        lines += [f"{words_of(read_position(line))} | {line}" for line in found]
        number += 1
    GOLDEN.write_text("\n".join(lines[:COUNT]) + "\n", "utf-8")


if __name__ == "__main__":
    write()
