"""Moves of the train: the best wagon for its fare, the free move, and the effects of the locomotives."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from boomtown.card.bots.play_option import NEVER, PlayOption
from boomtown.card.bots.position import Position
from boomtown.card.bots.turn import fare
from boomtown.card.bots.valuation import help as help_
from boomtown.card.bots.valuation.harm import HIT
from boomtown.card.bots.valuation.worth import in_play, life
from boomtown.card.bots.value_table import Card, add_row
from boomtown.card.cards import KIND

FREE = 0.5  # least gain of a wagon that justifies the free move


def row(pos: Position, name: str) -> list[int]:
    return pos.see.zone(name)


def pairs(pos: Position, on: int = 0) -> list[tuple[str, str]]:
    """Return (wagon, station) for the train moved on by `on` stations."""
    stations, at = row(pos, "stations"), (pos.view["train_at"] or 0) + on
    wagons = enumerate(row(pos, "train"))
    return [(KIND[w], KIND[stations[at - 2 - k]]) for k, w in wagons if 0 <= at - 2 - k < len(stations)]


def wagon(pos: Position, name: str) -> float:
    """Return the value of owning a wagon."""
    return 1.5 if name == "Lumber Flatcar" else 0.0 if pos.ghost else in_play(name)


def best(pos: Position, on: int, free: bool = False) -> float:
    """Return the value of the best wagon, minus its price, for the train moved on by `on` stations."""
    return max((wagon(pos, w) - (0.0 if free else fare(pos, s)) for w, s in pairs(pos, on)), default=NEVER)


def stops_left(pos: Position) -> int:
    return len(row(pos, "stations")) + 1 - (pos.view["train_at"] or 0)


def arrival(pos: Position) -> float:
    """Return the value of the locomotive's effect at the End of the Line."""
    if KIND[row(pos, "locomotive")[-1]] == "Leland":
        return 3.2 + 0.35 * len(pos.others) - 2.5 * sum(pos.enmity.values())
    mine = 0.0 if pos.ghost else (0.4 if pos.unanswered(pos.me) < 0.5 else 0.75) * life(pos)
    theirs = sum(pos.unanswered(p) * pos.enmity[p] * HIT * (not pos.seats[p]["ghost"]) for p in pos.others)
    return theirs - mine


def moved(pos: Position) -> float:
    """Return the value of a move of the train by one station."""
    if stops_left(pos) == 1:
        return arrival(pos)
    return 0.3 * (max(0.0, best(pos, 1)) - max(0.0, best(pos, 0)))


def free_move(pos: Position, option: PlayOption) -> float:
    """Value a move to a better wagon, and the effect of the locomotive."""
    gain = best(pos, 1) - max(0.0, best(pos, 0)) - FREE
    return gain + (arrival(pos) if stops_left(pos) == 1 else 0.0)


def next_stop(pos: Position, option: PlayOption) -> float:
    return help_.cards(pos, 1) + moved(pos)


def full_steam(pos: Position, option: PlayOption) -> float:
    return max(0.2, 2 * arrival(pos))


def a_free_wagon(pos: Position, option: PlayOption) -> float:
    return best(pos, 0, free=True)


for _name in ("Ironhorse", "Leland"):
    add_row(_name, Card(held=0.0, in_play=0.0, gain=free_move, first=24))
add_row("Next Stop", Card(held=3.4, gain=next_stop, first=62))
add_row("Full Steam", Card(held=3.0, gain=full_steam, first=35))
add_row("Water Tower", Card(held=4.0, gain=a_free_wagon, first=64))
