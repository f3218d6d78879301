"""Notice to an absent player of a correspondence game, and the errors of its delivery."""

from typing import NamedTuple


class TurnNotice(NamedTuple):
    """Recipient and content of a notice."""

    key: str  # of the seat
    owner: str  # the account of the player, "" if there is none
    code: str
    title: str  # of the table
    turn: str  # id of the turn in the game: a player may be asked several times in one turn


class Unsubscribed(Exception):
    """Recipient that wants no more notices."""


class DeliveryUnavailable(Exception):
    """Delivery service that does not answer or is overloaded."""
