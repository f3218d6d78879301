"""Statements of the evaluation about held-out positions, and those that it is compared with."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from boomtown.bots.belief import dealt
from boomtown.bots.history import game_bots
from boomtown.bots.role_inference import Deal, Harm, hidden_roles, joint
from boomtown.evaluation.chances import chances_from, open_chances_from
from boomtown.evaluation.report.earlier import earlier_joint
from boomtown.evaluation.roles import raised
from boomtown.evaluation.sides import sides_of
from boomtown.evaluation.train.positions import Position, table_of
from boomtown.evaluation.weights import Model, model_of, power_of_roles

ROLES = ("sheriff", "deputy", "outlaw", "renegade")
Row = list[float]


@dataclass
class Statements:
    """Rows of one group: by position the chances from a seat and for the open table, and the result; by hidden seat
    the probabilities of the roles, by the belief of now, the earlier one and counting alone, and the true role.
    """

    sides: tuple[str, ...] = ()
    games: list[int] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)
    ends: list[int] = field(default_factory=list)  # last turn of the game
    rounds: list[int] = field(default_factory=list)
    seat: list[Row] = field(default_factory=list)
    open: list[Row] = field(default_factory=list)
    result: list[Row] = field(default_factory=list)
    role_games: list[int] = field(default_factory=list)
    roles: list[Row] = field(default_factory=list)
    earlier: list[Row] = field(default_factory=list)
    counted: list[Row] = field(default_factory=list)
    true_roles: list[Row] = field(default_factory=list)

    def add(self, game: str, with_sets: bool, position: Position) -> None:
        """Add the statements about a position."""
        known, roles = position["known"], tuple(position["roles"])
        players = len(known)
        harm: Harm = {(by, to): amount for by, to, amount in position["acts"]}
        left = hidden_roles(known, dealt(game).get(players, ()))
        model = _without_errors(game, players, with_sets)
        deals = (
            raised(joint(game_bots(game).act_table, known, left, harm), power_of_roles(game, with_sets))
            if None in known
            else [(1.0, tuple(known))]
        )
        said = chances_from(table_of(position["seat"]), deals, model).chances
        on_open = open_chances_from(table_of(position["open"]), roles, model).chances
        self.sides = sides_of(roles)
        self.games.append(position["game"])
        self.turns.append(position["turn"])
        self.ends.append(position["end"])
        self.rounds.append(position["turn"] // players)
        self.seat.append([said[side] for side in self.sides])
        self.open.append([on_open[side] for side in self.sides])
        self.result.append([position["result"][side] for side in self.sides])
        if known.count(None) > 1:
            self._add_roles(position["game"], known, roles, deals, earlier_joint(known, left, harm), left)

    def _add_roles(
        self, game: int, known: Sequence[Any], roles: Deal, deals: Any, earlier: Any, left: Sequence[str]
    ) -> None:
        now, before = by_seat(deals, len(known)), by_seat(earlier, len(known))
        share = [left.count(role) / len(left) for role in ROLES]
        for seat, role in enumerate(known):
            if role is None:
                self.role_games.append(game)
                self.roles.append(now[seat])
                self.earlier.append(before[seat])
                self.counted.append(share)
                self.true_roles.append([float(roles[seat] == of) for of in ROLES])


@cache
def _without_errors(game: str, players: int, with_sets: bool) -> Model | None:
    model = model_of(game, players, with_sets)
    return model and Model(model.open[:1], model.seat[:1])


def by_seat(deals: Sequence[tuple[float, Sequence[str]]], players: int) -> list[Row]:
    """Return the probability of each role by seat."""
    found = [[0.0] * len(ROLES) for _ in range(players)]
    for chance, deal in deals:
        for seat, role in enumerate(deal):
            found[seat][ROLES.index(role)] += chance
    return found
