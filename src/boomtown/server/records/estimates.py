"""Probabilities of the roles, computed in the process for long jobs with a limit of each address."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..limits.limits import Buckets, take
from .job_runner import JobRunner

if TYPE_CHECKING:
    from boomtown.evaluation.roles import Evidence, SeatEstimate


class RoleEstimates:
    """Computation of the probabilities of the roles. `limit`: of an address."""

    def __init__(self, jobs: JobRunner, limit: Buckets) -> None:
        self._jobs, self._limit = jobs, limit

    def prepare(self) -> None:
        """Start the process, which also computes the curve at the end of a game."""
        self._jobs.prepare()

    async def of(
        self, evidence: "Evidence", game: str, sets: Sequence[str], address: str
    ) -> "tuple[list[SeatEstimate], bool]":
        """Return the estimate of each seat, and whether it is rough; raise `too-many` for an address that has asked too
        often.
        """
        take(self._limit, address)
        return await self._jobs.do(address, estimate, evidence, game, sets, download=True)


def estimate(evidence: "Evidence", game: str, sets: Sequence[str]) -> "tuple[list[SeatEstimate], bool]":
    """Return the estimate of each seat, and whether it is rough. Called in the process for long jobs."""
    from boomtown.evaluation.roles import estimate as of_roles
    from boomtown.evaluation.weights import is_rough

    return of_roles(evidence), is_rough(game, len(evidence.known), sets)
