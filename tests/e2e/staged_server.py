"""Server whose next game begins at a position of the test, with scripted dice.

Tests can so show positions that are rare by chance (the ghost's turn, the chief's arrow, the Doctor). Everything else
is the real server. Run as a program it is `boomtown serve` with that one change.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, ClassVar

from tests import fixed_settings
from tests.e2e.seeded import running_test
from tests.e2e.server import Server
from tests.e2e.tables import Seat, join, new_table
from tests.seeds import repeatable

PLAN = "stage.json"
MODULES = ["saloon_dice", "chiefs_arrow", "special_roles", "saloon_characters", "ghost"]
MOMENT = 5.0  # seconds of a moment: enough to answer


@dataclass(frozen=True)
class Stage:
    """A position at the start of a turn, before anything is asked."""

    seats: list[str]  # "role: character"
    throws: list[str] = field(default_factory=list)  # faces, separated by blanks; afterwards dynamite alone
    fair: bool = False  # afterwards as chance wants
    sets: list[str] = field(default_factory=list)
    turn: int = 0
    life: dict[int, int] = field(default_factory=dict)  # full where not said
    arrows: dict[int, int] = field(default_factory=dict)
    chief: int | None = None  # seat with the chief's arrow
    ghost: int | None = None  # out, and rolls for the living
    token: tuple[int, str, int] | None = None  # seat, face and number of dice a ghost has set


@dataclass(frozen=True)
class CardStage:
    """A position of the card game, waiting at its first question; seats by letter as in tests/card/position.py."""

    seats: list[dict[str, Any]]  # of position.seat
    turn: str = "A"
    phase: str = "play"
    deck: str = ""
    discard: str = ""
    sets: list[str] = field(default_factory=list)
    event: str = ""
    options: dict[str, Any] = field(default_factory=dict)
    more: dict[str, Any] = field(default_factory=dict)  # of the table: a show card, the cards on offer


class StagedServer(Server):
    """Server with the position of the games that start from now on."""

    program: ClassVar[tuple[str, ...]] = ("-m", "tests.e2e.staged_server")

    def __init__(self, folder: Path, **more: Any) -> None:
        # bots run in the server: another process would begin with a deal instead of the stage
        super().__init__(folder, more=("--bot-processes", "0"), **more)

    def set(self, stage: Stage | CardStage) -> dict[str, Any]:
        """Set the position of the next game. Returns the setup of its table."""
        (self.folder / PLAN).write_text(json.dumps(asdict(stage)))
        return {"game": "dice" if isinstance(stage, Stage) else "bang", "sets": stage.sets}

    def play(self, stage: Stage | CardStage, **more: Any) -> Seat:
        """Start a game at this stage, with bots in all seats but the first. Returns the first seat."""
        setup = self.set(stage)
        return new_table(self, players=len(stage.seats), setup=setup, **more)

    def gather(self, stage: Stage | CardStage, *names: str, **more: Any) -> list[Seat]:
        """Open a lobby with people in the first seats; the host may start."""
        setup = self.set(stage)
        host = new_table(self, players=len(stage.seats), start=False, bots=0, setup=setup, **more)
        return [host, *[join(host, name) for name in names]]


# ---- in the server's own process


def build(plan: dict[str, Any], setup: dict[str, Any]) -> Any:
    """Return the game of a stage at its first question."""
    return build_cards(plan, setup) if setup["game"] == "bang" else build_dice(plan)


def build_cards(plan: dict[str, Any], setup: dict[str, Any]) -> Any:
    from boomtown.kernel.chance import Chance
    from tests.card.position import Position

    plan |= {"sets": tuple(plan["sets"])}
    game = Position(*plan.pop("seats"), ask_forced=True, **plan).game
    game.chance = Chance("stage")
    game.setup |= setup
    return game


def build_dice(plan: dict[str, Any]) -> Any:
    from boomtown.dice.faces import FACES
    from boomtown.kernel.chance import Chance
    from tests.dice.table import Loaded, Table

    class Fair(Loaded):
        __slots__ = ()

        def fall(self, counter: int, sides: Sequence[Sequence[int]]) -> list[int]:
            return super().fall(counter, sides) if self.throws else Chance.roll(self, counter, sides)

    table = Table(*plan["seats"], sets=plan["sets"], live=True, turn=plan["turn"])
    if plan["fair"]:
        table.chance = table.game.chance = Fair()
    s = table.s
    for seat, life in plan["life"].items():
        s.life[int(seat)] = life
    for seat, arrows in plan["arrows"].items():
        s.arrows[int(seat)] = arrows
        s.pile -= arrows
    if plan["chief"] is not None:
        s.chief = plan["chief"]
    if plan["ghost"] is not None:
        s.ghost = plan["ghost"]
        s.alive[s.ghost], s.life[s.ghost] = False, 0
        s.mark("shown", s.ghost)
        s.refresh()
    if plan["token"] is not None:
        seat, face, dice = plan["token"]
        s.token = (seat, FACES.index(face), dice)
    return table.start(*plan["throws"]).game


def main(words: list[str]) -> int:
    from boomtown.cli import main as boomtown
    from boomtown.server.engine.match import Match

    def fresh(game_id: str, setup: dict[str, Any], seed: str) -> Match:
        plan = json.loads((Path.cwd() / PLAN).read_text())
        return Match(game_id, setup, seed, build(plan, setup))

    Match.fresh = fresh  # type: ignore[method-assign]
    repeatable(running_test)
    fixed_settings.apply(moment=MOMENT, moment_alone=0.01)
    return boomtown(words)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
