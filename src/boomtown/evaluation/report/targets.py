"""Targets of the calibration, and the groups that miss them."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from boomtown.evaluation.report.measures import calibration_error, drift
from boomtown.evaluation.report.statements import Statements

MOST_ECE, MOST_DRIFT, MOST_BIN, LEAST_GAIN = 0.02, 0.005, 0.05, 0.03
MOST_ECE_OTHERS = 0.05  # with bots that the training left out
OTHERS = "-others"  # end of the name of a group with these bots


def most_ece(name: str) -> float:
    """Return the target for the ECE of the group with that name."""
    return MOST_ECE_OTHERS if name.endswith(OTHERS) else MOST_ECE


def chances_missed(name: str, of: Statements) -> list[str]:
    """Return the targets of the chances that the seats' statements about this group miss."""
    seat, true, games = np.array(of.seat), np.array(of.result), np.array(of.games)
    change = drift(games, np.array(of.turns), np.array(of.ends), seat, true)
    found = []
    for n, side in enumerate(of.sides):
        ece = calibration_error(seat[:, n], true[:, n])
        if ece > most_ece(name):
            found.append(f"{name} {side}: ECE {ece:.3f}")
        if abs(change[n]) > MOST_DRIFT:
            found.append(f"{name} {side}: drift {change[n]:+.4f}")
    return found


def rough_kinds(groups: Mapping[str, Statements]) -> dict[str, bool]:
    """Return which kinds of games miss a target, by name."""
    return {name: bool(chances_missed(name, of)) for name, of in groups.items() if not name.endswith(OTHERS)}
