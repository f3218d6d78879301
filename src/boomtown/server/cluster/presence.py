"""Who is at a table in one process, as it tells the others: everybody counts, wherever he is connected."""

from msgspec import Struct, field

from ..tables.table import Speed


class Presence(Struct, omit_defaults=True):
    """`acting`: keys of seats for which somebody acts, with the claim that counts; `looking`: of others there."""

    acting: dict[str, float] = field(default_factory=dict)
    looking: list[str] = field(default_factory=list)
    watchers: int = 0
    round: int = 0
    seq: int = -1  # choices in the game of that round; -1: none is known here
    asked: float = 0.0  # for so many seconds its question has been pending

    @property
    def somebody(self) -> bool:
        """Whether anybody has said hello there."""
        return bool(self.acting or self.looking or self.watchers)

    @property
    def people(self) -> tuple[object, ...]:
        """What makes it worth telling anew."""
        return self.acting, self.looking, self.watchers


class Mind(Struct, omit_defaults=True):
    """What a table remembers of its people while it is in memory, and what they have set for the end of a game."""

    late: list[str] = field(default_factory=list)
    idle: list[str] = field(default_factory=list)
    back: list[int] = field(default_factory=list)  # seats with an empty purse that play on
    speed: Speed = 1
    rushing: bool = False
    round: int = 0
