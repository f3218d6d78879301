"""Games as numbers: observations as vectors of fixed length, actions as numbers of a fixed range.

`encoder(setup)` returns both for one configuration. docs/environment.md explains the layout.
"""

from boomtown.encode.base import Encoder, encoder
from boomtown.encode.fields import Field

__all__ = ["Encoder", "Field", "encoder"]
