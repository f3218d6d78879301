"""Train in positions and paths of scenarios: `train: {engine, at, cars}`, `train.at`, `train.cars`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boomtown.card.cards import KIND
from boomtown.card.scenarios.sources import completes, copies, path_values, reads
from boomtown.card.sets.great_train_robbery.brown import copied
from boomtown.card.sets.great_train_robbery.shared import AT, LOCOMOTIVE, OF_SET, STATIONS, TRAIN, train_at
from boomtown.card.sets.great_train_robbery.train import IRONHORSE, LELAND
from boomtown.scenarios.format import Lines, Scenario, number_of

if TYPE_CHECKING:
    from boomtown.card.game import Bang
    from boomtown.card.scenarios.position import Cards
    from boomtown.card.state import State

KEYS = ("engine", "at", "cars")


@reads(TRAIN)
def train(scenario: Scenario, s: State, cards: Cards, value: Any) -> None:
    """Read the wagons named, from the locomotive leftwards."""
    if value is None:
        return
    if not isinstance(value, dict):
        raise scenario.wrong(f"expected {{{', '.join(KEYS)}}}, got {value!r}", TRAIN)
    for key in value:
        if key not in KEYS:
            raise scenario.wrong(f"expected one of {', '.join(KEYS)}, got {key!r}", TRAIN)
    cards.want(value.get("cars"), s.zone(TRAIN), TRAIN, scenario.raw)


@completes(OF_SET)
def locomotive(scenario: Scenario, s: State) -> None:
    """Set the side of the locomotive and its place."""
    value = scenario.raw.get(TRAIN) or {}
    engine, engines = value.get("engine", IRONHORSE), s.zone(LOCOMOTIVE)
    if engine not in (IRONHORSE, LELAND):
        raise scenario.wrong(f"expected {IRONHORSE} or {LELAND}, got {engine!r}", TRAIN)
    engines.sort(key=lambda card: KIND[card] == engine)
    where = value if isinstance(value, Lines) else scenario.raw
    s.keep(AT, (number_of(scenario, where, "at", 1, 1, len(s.zone(STATIONS)) + 1),))


copies("Money Bag")(copied)


@path_values("train")
def values(g: Bang) -> dict[str, Any]:
    s = g.state
    return {
        "train.at": train_at(s),
        "train.cars": [KIND[card] for card in s.zone(TRAIN)],
        "train.engine": KIND[s.zone(LOCOMOTIVE)[-1]],
    }
