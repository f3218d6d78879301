"""Views of seats with what each seat knows of itself."""

from typing import Any

Json = dict[str, Any]


def known(seat: Json, own: Json) -> Json:
    """A seat as others see it, with what it knows itself in the places that are empty for them."""
    return {key: own[key] if value is None else value for key, value in seat.items()}
