"""Merge of public views of seats with the private knowledge of each seat."""

from typing import Any

Json = dict[str, Any]


def merge_views(seat: Json, own: Json) -> Json:
    """Return the public view of a seat with its empty fields filled from the seat's own view."""
    return {key: own[key] if value is None else value for key, value in seat.items()}
