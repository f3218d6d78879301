"""Seed of the next game of a table, drawn when the game begins."""

from typing import Any

from boomtown.deal import Deal

from ..engine import adapter
from ..tables.fair_deal import DealCommitment
from ..tables.table import Table


def draw(table: Table, setup: dict[str, Any], first: bool) -> tuple[str, Deal | None]:
    """Return the seed of the next game, and the deal it is made of. The table gets a new commitment.

    The deal of a player's `first` game is chosen to be an easy one, so it has no commitment.
    """
    promise = table.promise if table.promise.secret else DealCommitment.fresh()
    table.promise = DealCommitment.fresh()
    if first:
        return adapter.kind_seed(setup), None
    deal = promise.deal(table.seats)
    return deal.seed, deal
