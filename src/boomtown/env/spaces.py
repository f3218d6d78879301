"""Spaces of gymnasium for an encoder, and its numbers as arrays."""

from __future__ import annotations

from array import array

from boomtown.encode import Encoder
from boomtown.env.extra import missing

try:
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
except ImportError as error:
    raise missing(error, "boomtown.env") from None


def box(encoder: Encoder) -> spaces.Box:
    """Return the space of observations: float32, shape (size,)."""
    low, high = np.empty(encoder.size, np.float32), np.empty(encoder.size, np.float32)
    for field in encoder.fields:
        low[field.offset : field.offset + field.size] = field.low
        high[field.offset : field.offset + field.size] = field.high
    return spaces.Box(low, high, dtype=np.float32)


def masked(encoder: Encoder) -> spaces.Dict:
    """Return the space of an observation together with the mask of actions."""
    mask = spaces.Box(0, 1, (encoder.actions,), np.int8)
    return spaces.Dict({"observation": box(encoder), "action_mask": mask})


def state(encoder: Encoder) -> spaces.Box:
    """Return the space of the observations of all seats: float32, shape (players, size)."""
    one, rows = box(encoder), (encoder.players, 1)
    return spaces.Box(np.tile(one.low, rows), np.tile(one.high, rows), dtype=np.float32)


def discrete(encoder: Encoder) -> spaces.Discrete:
    return spaces.Discrete(encoder.actions)


def floats(values: array[float]) -> NDArray[np.float32]:
    return np.frombuffer(values, np.float32)


def bits(mask: bytearray) -> NDArray[np.int8]:
    return np.frombuffer(mask, np.int8)
