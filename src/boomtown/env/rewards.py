"""Rewards of a game: victory, and an optional shaping that changes no best play."""

from __future__ import annotations

from boomtown.games import Game, spec_of


def victory(game: Game) -> list[float]:
    """Return by seat +1 for winners and -1 for losers when the game is over, 0 before."""
    if not game.over:
        return [0.0] * game.players
    winners = game.winners
    return [1.0 if seat in winners else -1.0 for seat in range(game.players)]


def potentials(game: Game) -> list[float]:
    """Return by seat the standing of its side, from -1 to 1; 0 at the start and when the game is over.

    With `share` = life points left / most life points: sheriff and deputies have the sheriff's share less the mean of
    outlaws and renegades; outlaws have the mean of the outlaws less the sheriff's. A renegade, and each player of a
    game without a sheriff, has their own share less the mean of the opponents. True roles count: a reward may know
    more than a seat.
    """
    if game.over:
        return [0.0] * game.players
    roles = game.state.roles
    share = spec_of(game.name).lives_left(game)
    of = {role: [share[p] for p, r in enumerate(roles) if r == role] for role in set(roles)}
    if "sheriff" not in of:
        return [_alone(share, p) for p in range(len(roles))]
    sheriff = of["sheriff"][0]
    law = sheriff - _mean(of.get("outlaw", []) + of.get("renegade", []))
    outlaws = _mean(of.get("outlaw", [])) - sheriff
    by_role = {"sheriff": law, "deputy": law, "outlaw": outlaws}
    return [by_role[role] if role in by_role else _alone(share, p) for p, role in enumerate(roles)]


def _alone(share: list[float], seat: int) -> float:
    return share[seat] - _mean(share[:seat] + share[seat + 1 :])


def _mean(values: list[float]) -> float:
    return sum(values) / len(values) if values else 0.0


class Payer:
    """Rewards from decision to decision: victory, and `shaping` times the change of the potentials.

    The potential is 0 at both ends of a game. The rewards of a game therefore add up to the victory alone, and best
    play stays best play (with a discount of 1).
    """

    def __init__(self, shaping: float = 0.0) -> None:
        self.shaping = shaping
        self._last: list[float] = []

    def start(self, game: Game) -> None:
        """Begin a game. Its potential counts as 0, also where lives are lost before the first question."""
        self._last = [0.0] * game.players

    def pay(self, game: Game) -> list[float]:
        """Return by seat the reward since the last call."""
        found = victory(game)
        if self.shaping:
            now = potentials(game)
            found = [v + self.shaping * (b - a) for v, a, b in zip(found, self._last, now, strict=True)]
            self._last = now
        return found
