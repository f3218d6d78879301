"""Request of the board: a position, edits, the choices played from it, and what to answer."""

from typing import Annotated, Any

from msgspec import Meta, Struct

MOST_EDITS = 50
MOST_BOT_CHOICES = 40

Sets = Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=30)]
Results = Annotated[list[Annotated[int, Meta(ge=0, le=2000)]], Meta(max_length=10)]
Counter = Annotated[str, Meta(max_length=9, pattern="^[0-9]+$")]


class Edit(Struct, forbid_unknown_fields=True):
    """New value of a part of the position."""

    key: Annotated[str, Meta(max_length=60)]
    value: Any


class Setup(Struct, forbid_unknown_fields=True):
    """Game, number of seats, sets and options. `out`: the seat that leaves."""

    game: Annotated[str, Meta(max_length=30)]
    players: Annotated[int, Meta(ge=1, le=8)]
    sets: Sets = []
    options: dict[str, bool | int | str] = {}
    out: Annotated[int, Meta(ge=0, le=7)] | None = None


class BoardRequest(Struct, forbid_unknown_fields=True):
    """Position and play on the board.

    `line`: the position; "" for that of `setup`. `seat`: the viewer, as for a replay; "asked" for the seat that is
    asked, with all cards open. `script`: results of chance by counter. `luck`: seed of what is left to chance.
    `bots`: choices that bots make from here. `told`: events that the viewer has had.
    """

    line: Annotated[str, Meta(max_length=200_000)] = ""
    setup: Setup | None = None
    edits: Annotated[list[Edit], Meta(max_length=MOST_EDITS)] = []
    mend: bool = False
    clear: bool = False
    choices: list[int] = []
    script: Annotated[dict[Counter, Results], Meta(max_length=2000)] = {}
    luck: Annotated[int, Meta(ge=0, le=2**31)] = 0
    seat: Annotated[str, Meta(max_length=10)] = "asked"
    told: Annotated[int, Meta(ge=0)] = 0
    bots: Annotated[int, Meta(ge=0, le=MOST_BOT_CHOICES)] = 0
    chances: bool = False
