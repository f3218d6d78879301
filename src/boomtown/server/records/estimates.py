"""Probabilities of the roles, computed in the process for long jobs with a limit of each address."""

from typing import TYPE_CHECKING

from ..limits.limits import Buckets, take
from .job_runner import JobRunner

if TYPE_CHECKING:
    from boomtown.evaluation.roles import Evidence, SeatEstimate


class RoleEstimates:
    """Computation of the probabilities of the roles. `limit`: of an address."""

    def __init__(self, jobs: JobRunner, limit: Buckets) -> None:
        self._jobs, self._limit = jobs, limit

    async def of(self, evidence: "Evidence", address: str) -> "list[SeatEstimate]":
        """Return the estimate of each seat; raise `too-many` for an address that has asked too often."""
        take(self._limit, address)
        return await self._jobs.do(address, _estimate, evidence, download=True)


def _estimate(evidence: "Evidence") -> "list[SeatEstimate]":
    from boomtown.evaluation.roles import estimate

    return estimate(evidence)
