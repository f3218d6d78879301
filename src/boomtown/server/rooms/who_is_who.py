"""Probabilities of the roles from the view of a seat ("who is who"), computed in the process for long jobs."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING

from ..engine.match import Match
from ..records.estimates import RoleEstimates
from ..records.result_cache import ResultCache
from ..tables.server_messages import RoleAct, RoleEstimate, WhoIsWho, encode
from .outbox import Connection

if TYPE_CHECKING:
    from boomtown.bots import History
    from boomtown.evaluation.roles import Act, Evidence
    from boomtown.kernel.game import Game

KEPT = 20  # answers of a table


class RoleRequests:
    """Answers to the seats of a table. Each seat and position is computed at most once."""

    def __init__(self, estimates: RoleEstimates) -> None:
        self._estimates = estimates
        self._found = ResultCache(KEPT)
        self._read: tuple[Game, History] | None = None  # the game with its acts so far

    def hidden(self, match: Match, seat: int) -> bool:
        """Return whether the seat does not know all roles, and the game deals hidden ones."""
        return bool(self._evidence(match, seat).left)

    def answer(self, connection: Connection, match: Match, seat: int) -> Callable[[], Awaitable[None]]:
        """Return the work that sends the answer. This call needs the lock of the room; the work does not.

        The computation gets only what the seat knows at this call.
        """
        question = self._evidence(match, seat), match.game.moves, connection.address
        compute = partial(self._compute, match, seat, *question)
        return partial(self._send, connection, f"{match.id} {seat} {len(match.log)}", compute)

    async def _send(self, connection: Connection, key: str, compute: Callable[[], Awaitable[bytes]]) -> None:
        connection.put(await self._found.get(key, compute))

    async def _compute(self, match: Match, seat: int, evidence: "Evidence", move: int, address: str) -> bytes:
        sets = match.setup.get("sets") or ()
        found, rough = await self._estimates.of(evidence, match.game.name, sets, address)
        numbers = [act.number for one in found for act in one.acts]
        told = match.game.events(min(numbers), seat) if numbers else []
        texts = {event["n"]: event["text"] for event in told}

        def acts(of: "list[Act]") -> list[RoleAct]:
            return [RoleAct(texts[act.number], round(act.change, 3)) for act in of if act.number in texts]

        seats = [RoleEstimate({role: round(p, 3) for role, p in one.roles.items()}, acts(one.acts)) for one in found]
        return encode(WhoIsWho(move, seats, rough))

    def _evidence(self, match: Match, seat: int) -> "Evidence":
        from boomtown.bots import History, Observation
        from boomtown.evaluation.roles import evidence

        if self._read is None or self._read[0] is not match.game:  # another one, or built again from its log
            self._read = match.game, History()
        history, observation = self._read[1], Observation.between_questions(match.game, seat)
        history.update(observation)
        return evidence(observation, history)
