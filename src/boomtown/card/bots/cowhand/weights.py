"""Weights of `cowhand`: one vector with names for each role.

The defaults are written by hand, from the values of `greenhorn`. The file weights.json has the tuned vectors
(`python -m boomtown.bots.tune`).
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path

FILE = Path(__file__).with_name("weights.json")


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

    sheriff: float = 0.0
    deputy: float = 0.0
    outlaw: float = 0.0
    renegade: float = 0.0
    law_sheriff: float = 0.2
    law_deputy: float = 1.0
    law_outlaw: float = 0.0
    law_renegade: float = 0.8
    out_sheriff: float = -0.8
    out_deputy: float = -0.3
    out_outlaw: float = 1.0
    out_renegade: float = 0.1
    law_ahead: float = 1.6
    out_ahead: float = 1.15
    spared: float = -0.8
    hidden: float = 0.0
    revenge: float = 0.12
    two: float = 1.2
    last: float = 1.8
    reward: float = 4.0
    drain: float = 0.5
    kill: float = 0.0
    stake: float = 5.0
    share: float = 0.35
    spare: float = 0.05
    early: float = 0.0
    shot: float = 0.0
    duel: float = 0.0
    indians: float = 0.0
    gatling: float = 0.0
    take: float = 1.4
    drop: float = -0.4
    jail: float = 2.8
    jail_hand: float = 0.3
    store: float = 3.2
    given: float = 2.5
    saloon: float = 5.0
    dynamite: float = -0.6
    heal_one: float = -1.0
    heal_more: float = 5.0
    lay: float = 2.0
    reach: float = 3.0
    table: float = 1.0
    held_bang: float = 3.0
    held_missed: float = 3.2
    held_beer: float = 4.2


NAMES = tuple(field.name for field in fields(Weights))
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
