"""Seed of the next game of a table, drawn when the game begins."""

from typing import Any

from boomtown.deal import Deal

from ..engine import adapter
from ..tables.fair_deal import DealCommitment
from ..tables.table import Table


def draw(table: Table, setup: dict[str, Any], first: bool) -> tuple[str, Deal | None]:
    """The seed of the next game, and what it is made of; the table promises another one from now on.

    The deal of somebody's `first` game is chosen to be an easy one, so nothing is promised about it.
    """
    promise = table.promise if table.promise.secret else DealCommitment.fresh()
    table.promise = DealCommitment.fresh()
    if first:
        return adapter.kind_seed(setup), None
    deal = promise.deal(table.seats)
    return deal.seed, deal
