"""Latest observation of each game. The next one of the same game changes only the parts whose values have changed."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from boomtown.card.course import Course
from boomtown.card.declared.memory import Tell
from boomtown.card.encode.seat_order import SeatOrder
from boomtown.card.encode.tables import Seats
from boomtown.card.index.parts import Share

MOST = 256  # games; about 11 MB with all sets and 8 players
Key = tuple[Any, ...]
FactPart = tuple[Tell, int, str, str]  # of a fact: its value, its part, what it holds, what it depends on
Sources = tuple[tuple[str, ...], ...]


class Latest:
    """Observation `parts` (card/encode/parts.py), and the values that they follow from: copies of lists, and other
    objects themselves, which a state replaces as a whole.

    All parts follow from these values alone, so it does not matter which game they come from.

    `around`: the table as seen by the observer. `switched`: the observer differs from that of the observation before;
    `moved`: that, or a character or the cards in play do. By seat: `faces`, `rows`, `loaded`, `held`, the parts of its
    character, its cards in play, the tokens on them and its hand. `life_ring` and others serve any observer
    (card/encode/seat_order.py). `happened`: the course whose events and ghosts are written. `returns`: an event has an
    effect on the turns to come. `active`: the facts that have a value, by `noted` and `kept`. `reach`: by observer, the
    distances, whom it reaches, and who reaches it.
    """

    __slots__ = (
        "active",
        "alive",
        "around",
        "arounds",
        "characters",
        "course",
        "faces",
        "fallen",
        "hands",
        "happened",
        "held",
        "hidden",
        "in_game",
        "kept",
        "lent",
        "life",
        "life_ring",
        "loaded",
        "max_life",
        "max_life_ring",
        "me",
        "moved",
        "muting",
        "noted",
        "parts",
        "public_roles",
        "ranges",
        "reach",
        "returns",
        "rings",
        "roles",
        "rows",
        "seating",
        "shares",
        "side",
        "size_ring",
        "sizes",
        "switched",
        "tables",
        "tokens",
        "zones",
    )

    def __init__(self, parts: list[bytes], around: SeatOrder, seating: Seats) -> None:
        players = len(seating)
        self.parts = parts
        self.around, self.seating = around, seating
        self.arounds: dict[int, SeatOrder] = {around.order[0]: around}
        self.me = -1
        self.switched = self.moved = True
        self.alive: tuple[bool, ...] = ()
        self.max_life: Seats = ()
        self.roles: tuple[str, ...] = ()
        self.characters: tuple[str, ...] = ()
        self.faces: list[bytes] = []
        self.fallen: Seats = ()
        self.side = ""
        self.course: Course | None = None
        self.hidden: list[bool] = []
        self.public_roles = self.life_ring = self.max_life_ring = self.size_ring = self.ranges = b""
        self.in_game: Seats = ()
        self.reach: dict[int, tuple[bytes, bytes, bytes]] = {}
        self.shares: list[Share] = []
        self.life: list[int] = []
        self.sizes = [-1] * players
        self.tables: list[list[int]] = [[-1] for _ in range(players)]
        self.rows = [b""] * players
        self.hands: list[list[int]] = [[-1] for _ in range(players)]
        self.held = [b""] * players
        self.lent: Sources = ()
        self.muting: Key = ()
        self.happened: Course | None = None
        self.returns = False
        self.active: list[FactPart] = []
        self.noted: Mapping[str, int] | None = None
        self.kept: Mapping[str, Any] | None = None
        self.tokens: dict[int, int] = {}
        self.loaded = [b""] * players
        self.zones: list[list[int]] = []
        self.rings: list[bytes] = []
