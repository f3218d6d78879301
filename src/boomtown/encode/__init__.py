"""Games as numbers: what a seat may know as a vector of fixed length, what it may answer as numbers of a fixed range.

`encoder(setup)` gives both for one configuration; docs/environment.md explains the layout.
"""

from boomtown.encode.base import Encoder, encoder
from boomtown.encode.fields import Field

__all__ = ["Encoder", "Field", "encoder"]
