"""Refit of the role inference: `python -m boomtown.evaluation.train.roles FOLDER GAME` prints the act table of a game.

FOLDER has the positions of a training. The fit maximizes the likelihood of the true deal among all deals of the hidden
roles (conditional logit).
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from boomtown.bots.belief import dealt
from boomtown.bots.role_inference import ENOUGH, FIRST, ROLES, hidden_roles
from boomtown.evaluation.train.fit import Array
from boomtown.evaluation.train.positions import read_positions
from boomtown.kernel.redeal import deals

KINDS = 3  # of numbers about a pair: much harm, some harm, help
PAIRS = len(ROLES) ** 2
WIDTH = KINDS * PAIRS + len(ROLES)
PENALTY, STEPS = 1.0, 8
MOST = 1500  # samples of a group


def row(acts: Sequence[Sequence[float]], deal: Sequence[str]) -> Array:
    """Return the numbers of a deal: for each pair of roles its harm and help, and the mass attacks by role."""
    found = np.zeros(WIDTH)
    for by, to, harm in acts:
        actor = ROLES.index(deal[int(by)])
        if to < 0:
            found[KINDS * PAIRS + actor] += max(-ENOUGH, min(ENOUGH, harm))
            continue
        pair = actor * len(ROLES) + ROLES.index(deal[int(to)])
        if harm > 0:
            found[pair] += min(ENOUGH, harm)
            found[PAIRS + pair] += min(FIRST, harm)
        else:
            found[2 * PAIRS + pair] += min(ENOUGH, -harm)
    return found


def choice_set(game: str, sample: dict[str, Any]) -> tuple[Array, int] | None:
    """Return the numbers of each deal that the seat thinks possible, and the place of the true one."""
    known = sample["known"]
    hidden = [seat for seat, role in enumerate(known) if role is None]
    left = hidden_roles(known, dealt(game).get(len(known), ()))
    truth = tuple(sample["roles"][seat] for seat in hidden)
    possible = deals(left)
    if len(possible) < 2 or truth not in possible:
        return None
    rows = []
    for deal in possible:
        full = list(known)
        for seat, role in zip(hidden, deal, strict=True):
            full[seat] = role
        rows.append(row(sample["acts"], full))
    return np.array(rows), possible.index(truth)


def fit(sets: Sequence[tuple[Array, int]]) -> Array:
    """Return the weights that explain the true deals best."""
    weights = np.zeros(WIDTH)
    for _ in range(STEPS):
        gradient, hessian = PENALTY * weights, PENALTY * np.eye(WIDTH)
        for rows, truth in sets:
            scores = rows @ weights
            shares = np.exp(scores - scores.max())
            shares /= shares.sum()
            mean = shares @ rows
            gradient = gradient + mean - rows[truth]
            hessian = hessian + (rows * shares[:, None]).T @ rows - np.outer(mean, mean)
        weights = weights - np.linalg.solve(hessian, gradient)
    return weights


def main(folder: Path, game: str) -> None:
    """Print the table of the fit."""
    by_group: dict[str, list[Path]] = {}
    for path in sorted(folder.glob(f"{game}-*.json.gz")):
        by_group.setdefault(path.name.rpartition("-")[0], []).append(path)
    sets = []
    for paths in by_group.values():
        samples = [position for path in paths for position in read_positions(path)]
        step = max(1, len(samples) // MOST)
        sets += [found for sample in samples[::step] if (found := choice_set(game, sample))]
    weights = fit(sets)
    for kind, name in enumerate(("much", "some", "help")):
        print(f"    {name}={{")
        for a, actor in enumerate(ROLES):
            start = kind * PAIRS + a * len(ROLES)
            line = {role: round(float(weights[start + b]), 2) for b, role in enumerate(ROLES)}
            print(f'        "{actor}": {line},'.replace("'", '"'))
        print("    },")
    at_all = {role: round(float(weights[KINDS * PAIRS + a]), 2) for a, role in enumerate(ROLES)}
    print(f"    at_all={at_all},".replace("'", '"'))


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
