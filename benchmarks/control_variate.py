"""Share of the variance of a result that the luck of draws and checks explains, by the evaluation model.

The luck term of a decision is the chance of the law after it, less the mean chance after the same decision with the
deck shuffled again (as in AIVAT). The sum over a game has mean zero, so it could serve as a control variate:
python benchmarks/control_variate.py 300
"""

from __future__ import annotations

import sys
from random import Random
from statistics import correlation, fmean, pvariance
from typing import Any

from boomtown.bots import History, make_bot
from boomtown.evaluation import quick_chances
from boomtown.games import new_game
from boomtown.kernel.chance import Chance

AGAIN = 6  # times that the deck is shuffled for a mean


def luck(number: int, setup: dict[str, Any]) -> tuple[float, float, float]:
    """Play a game of `quick`; return 1 if the law won, the sum of the luck terms, and the chance at the start."""
    game: Any = new_game(setup, f"luck/{number}", record=False)
    history, rnd = History(), Random(number)
    bots = [make_bot("quick", seat, history) for seat in range(game.players)]
    start, total = quick_chances(game)[0], 0.0
    while (ask := game.ask) is not None:
        choice = bots[ask.who].choose(game, ask.who)
        before = game.clone()
        game.apply(choice)
        if ask.question.tells:
            history.record(game.name, ask.question, ask.who, choice)
        if game.state.deck != before.state.deck:
            total += quick_chances(game)[0] - fmean(_again(before, choice, rnd) for _ in range(AGAIN))
    return float(game.result["side"] == "law"), total, start


def _again(before: Any, choice: int, rnd: Random) -> float:
    """Return the chance of the law after the same choice with another order of the deck."""
    other = before.clone()
    rnd.shuffle(other.state.deck)
    other.chance = Chance(str(rnd.random()))
    other.apply(choice)
    return quick_chances(other)[0]


def main() -> None:
    """Print the shares for the card game with five players."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    found = [luck(number, {"players": 5}) for number in range(games)]
    won, terms, start = ([row[i] for row in found] for i in range(3))
    both = [a + b for a, b in zip(terms, start, strict=True)]
    print(f"{games} games; mean of the luck terms {fmean(terms):+.4f}")
    for name, control in (("draws and checks", terms), ("with the first deal", both)):
        left = pvariance([w - c for w, c in zip(won, control, strict=True)]) / pvariance(won)
        print(f"{name}: variance removed {1 - left:.0%}, at best {correlation(won, control) ** 2:.0%}")


if __name__ == "__main__":
    main()
