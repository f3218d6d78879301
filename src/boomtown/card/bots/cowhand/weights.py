"""Weights of `cowhand`: one vector with names for each role.

The defaults are written by hand, from the values of `greenhorn`. The file weights.json has the tuned vectors
(`python -m boomtown.bots.tune`).
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from functools import cache
from pathlib import Path

FILE = Path(__file__).with_name("weights.json")


def weight(start: float, step: float) -> float:
    """Declare a weight with its value before the tuning. `step`: standard deviation of the values that a run tries."""
    value: float = field(default=start, metadata={"step": step})
    return value


@dataclass
class Weights:
    """Weights of one role. Values are in points (a life of an enemy is 4.5, an average card 3).

    `sheriff` to `renegade`: enmity towards a seat of that role. The renegade uses them while the sides are even, those
    with `law_` if the law is ahead by the ratio of lives `law_ahead`, and those with `out_` if it is below `out_ahead`.
    `hidden`: added for a hidden role. `revenge`: added for each act against this seat. `spared`: the most enmity of a
    renegade towards a sheriff with two lives or fewer.

    `two`, `last`: factor for a life of an enemy with two lives or one. `reward`: value of the cards for an outlaw.
    `drain`: value of an answer that a shot costs an enemy. `kill`: additional value of a hit on an enemy that this turn
    can eliminate. `stake`: value of the own life in a Duel.

    `share`, `spare`: cost of playing a card as a share of its value, within and above the hand limit. `early`: cost of
    harming one seat in the first round. `shot` to `dynamite`: added to the gain of that play. `jail_hand`: value of
    each card in the hand of a jailed enemy. `given`: value of a card from a General Store for an enemy. `heal_one`,
    `heal_more`: value of playing the only Beer within the hand limit, with one life missing or more. `reach`: value of
    a further enemy within range. `table`: value of a card in play for its owner, as a factor.

    `held_bang`, `held_missed`, `held_beer`: value of the card in the hand, when one must be given up.
    """

    sheriff: float = weight(0.0, 0.25)
    deputy: float = weight(0.0, 0.25)
    outlaw: float = weight(0.0, 0.25)
    renegade: float = weight(0.0, 0.25)
    law_sheriff: float = weight(0.2, 0.3)
    law_deputy: float = weight(1.0, 0.3)
    law_outlaw: float = weight(0.0, 0.3)
    law_renegade: float = weight(0.8, 0.3)
    out_sheriff: float = weight(-0.8, 0.3)
    out_deputy: float = weight(-0.3, 0.3)
    out_outlaw: float = weight(1.0, 0.3)
    out_renegade: float = weight(0.1, 0.3)
    law_ahead: float = weight(1.6, 0.25)
    out_ahead: float = weight(1.15, 0.2)
    spared: float = weight(-0.8, 0.4)
    hidden: float = weight(0.0, 0.15)
    revenge: float = weight(0.12, 0.1)
    two: float = weight(1.2, 0.3)
    last: float = weight(1.8, 0.4)
    reward: float = weight(4.0, 2.0)
    drain: float = weight(0.5, 0.4)
    kill: float = weight(0.0, 0.5)
    stake: float = weight(5.0, 2.0)
    share: float = weight(0.35, 0.12)
    spare: float = weight(0.05, 0.1)
    early: float = weight(0.0, 0.6)
    shot: float = weight(0.0, 0.6)
    duel: float = weight(0.0, 0.8)
    indians: float = weight(0.0, 1.0)
    gatling: float = weight(0.0, 1.0)
    take: float = weight(1.4, 0.8)
    drop: float = weight(-0.4, 0.8)
    jail: float = weight(2.8, 0.8)
    jail_hand: float = weight(0.3, 0.2)
    store: float = weight(3.2, 1.0)
    given: float = weight(2.5, 0.7)
    saloon: float = weight(5.0, 2.0)
    dynamite: float = weight(-0.6, 1.0)
    heal_one: float = weight(-1.0, 2.0)
    heal_more: float = weight(5.0, 4.0)
    lay: float = weight(2.0, 2.0)
    reach: float = weight(3.0, 1.0)
    table: float = weight(1.0, 0.25)
    held_bang: float = weight(3.0, 0.8)
    held_missed: float = weight(3.2, 0.8)
    held_beer: float = weight(4.2, 0.8)


NAMES = tuple(one.name for one in fields(Weights))
STEPS: dict[str, float] = {one.name: one.metadata["step"] for one in fields(Weights)}
START = {
    "sheriff": Weights(deputy=-1.0, outlaw=1.0, renegade=0.45),
    "deputy": Weights(sheriff=-1.3, deputy=-1.0, outlaw=1.0, renegade=0.4),
    "outlaw": Weights(sheriff=1.3, deputy=0.55, outlaw=-0.8, renegade=0.15),
    "renegade": Weights(sheriff=-0.2, deputy=0.6, outlaw=0.3, renegade=0.4),
}


@cache
def tuned() -> Mapping[str, Weights]:
    """Return the weights by role. ValueError for a file with other names."""
    if not FILE.exists():
        return START
    found = json.loads(FILE.read_text("utf-8"))["weights"]
    for role, vector in found.items():
        if set(vector) != set(NAMES):
            raise ValueError(f"{FILE.name}: expected the weights {', '.join(NAMES)}, got {', '.join(vector)} ({role})")
    return {role: Weights(**vector) for role, vector in found.items()}
