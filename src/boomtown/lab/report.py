"""Report of a simulation: rates with intervals."""

from __future__ import annotations

from math import sqrt
from typing import Any

from boomtown.games import catalog, spec_of
from boomtown.lab.normal import HALF
from boomtown.lab.paired import Lead, Pair
from boomtown.lab.simulate import Plan, Tally

ROLES = ("sheriff", "deputy", "outlaw", "renegade")
SIDES = ("law", "outlaws", "renegade")
WITHOUT_LAW = ("hunter", "last")  # three players


def wilson(won: float, played: float) -> tuple[float, float]:
    """Return the 95 % confidence interval of a rate (Wilson score); (0, 1) without data."""
    if not played:
        return 0.0, 1.0
    p, z2 = won / played, HALF * HALF
    middle = (p + z2 / (2 * played)) / (1 + z2 / played)
    half = HALF * sqrt(p * (1 - p) / played + z2 / (4 * played * played)) / (1 + z2 / played)
    return max(0.0, middle - half), min(1.0, middle + half)


def report(plan: Plan, tally: Tally) -> dict[str, Any]:
    """Return the sums as rates, ready for JSON.

    `role` and `side` of finished games; `bot`, `special` and `character` of their seats; `ghost renegade` by the team
    joined. Each thing that a set counts has a table: the seats that had it, the wins of these seats, and `times`, the
    number of times. Of paired games `leads`: for each two bots the lead of the first in its share of the seats won,
    over the deals (lab/paired.py).
    """
    finished = tally.games - tally.unfinished
    sides: tuple[str, ...] = SIDES if plan.players > 3 else WITHOUT_LAW
    if not {*tally.sides} <= {*SIDES, *WITHOUT_LAW}:  # a game with sides of its own
        sides = tuple(sorted(tally.sides))
    others = sorted({key[1] for key in tally.played if key[0] == "role" and len(key) == 2} - {*ROLES})
    roles = (*ROLES, *others)
    rows: dict[str, Any] = {
        "side": {side: _rate(tally.sides[side], finished) for side in sides},
        "role": {role: _rates(tally, ("role", role)) for role in roles if tally.played["role", role]},
    }
    if len(set(plan.bots)) > 1:
        names = sorted(set(plan.bots))
        rows["bot"] = {bot: _rates(tally, ("bot", bot)) for bot in names}
        rows["bot and role"] = {
            f"{bot} {role}": _rates(tally, ("role", bot, role))
            for role in roles
            for bot in names
            if tally.played["role", bot, role]
        }
    for _, group, name in sorted(key for key in tally.played if key[0] == "group"):
        rows.setdefault(group, {})[name] = _rates(tally, ("group", group, name))
    for name in ("special", "ghost renegade", "character"):
        found = {key[1]: _rates(tally, key) for key in sorted(tally.played) if key[0] == name}
        if found or name == "character":
            rows[name] = found
    for name in spec_of(plan.game).counted(plan.setup()):
        keys = [key for key in sorted(tally.played) if key[0] == name]
        rows[name] = {key[1]: _rates(tally, key) | {"times": tally.times[key]} for key in keys}
    whole: dict[str, Any] = {
        "game": plan.game,
        "base": catalog(plan.game)["sets"][0]["id"],
        "games": tally.games,
        "unfinished": tally.unfinished,
        "players": plan.players,
        "bots": list(plan.bots),
        "sets": list(plan.sets),
        "options": [_worded(name, value) for name, value in plan.options],
        "seed": plan.seed,
        "turns": round(tally.turns / max(1, tally.games), 2),
        "decisions": round(tally.decisions / max(1, tally.games), 2),
        "wins": rows,
    }
    if plan.paired:
        whole |= {"deals": plan.games // plan.players, "leads": [_lead(*lead) for lead in tally.leads.items()]}
    return whole


def _lead(pair: Pair, lead: Lead) -> dict[str, Any]:
    mean, low, high = lead.interval()
    figures = {"deals": lead.deals, "lead": round(mean, 4), "low": round(low, 4), "high": round(high, 4)}
    return {"bot": pair[0], "over": pair[1]} | figures


def _rates(tally: Tally, key: tuple[str, ...]) -> dict[str, Any]:
    return _rate(tally.won[key], tally.played[key])


def _rate(won: int, played: int) -> dict[str, Any]:
    low, high = wilson(won, played)
    rate = won / played if played else 0.0
    return {"won": won, "of": played, "rate": round(rate, 4), "low": round(low, 4), "high": round(high, 4)}


def _worded(name: str, value: bool | int | str) -> str:
    """Return an option as a player types it."""
    return name if value is True else f"{name}={'no' if value is False else value}"
