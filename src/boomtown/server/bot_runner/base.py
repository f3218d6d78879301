"""Bot runner interface, its factory, and the reports of bots that fail."""

import asyncio
import logging
from typing import TYPE_CHECKING, Protocol

from ..observability.metrics import Metrics

if TYPE_CHECKING:
    from ..config.settings import Settings
    from ..engine.match import Match
    from ..tables.table import Seat
    from .wire import Answer

log = logging.getLogger("boomtown.server.bot_runner")


class BotRunner(Protocol):
    """Runner of bots in processes, on other machines, or in the process of the server."""

    def open(self) -> None:
        """Start on the event loop of the server."""

    async def stop(self) -> None:
        """Stop the runner. No further decisions are requested."""

    @property
    def processes(self) -> int:
        """Number of running bot processes."""

    def slot(self, match: "Match") -> asyncio.Semaphore:
        """Return the semaphore to hold during `decide`, so that callers do not queue with a table locked."""

    async def decide(self, match: "Match", number: int, seat: "Seat", until: float | None = None) -> tuple[int, bool]:
        """Return the bot's choice for seat `number`, and True if the bot itself made it.

        The choice is legal for the question that is pending at the call. The caller holds the slot. The table is not
        locked, so the game may change meanwhile; the caller then drops the answer. `until`: loop time at which
        TimeoutError is raised.
        """


def bot_runner_of(settings: "Settings", metrics: Metrics) -> BotRunner:
    """Return the runner that the settings name: a queue for other machines, processes, or this process."""
    if settings.thinkers == "queue" and settings.bus:
        from .redis_queue import JobQueue
        from .remote import RemoteRunner

        return RemoteRunner(settings, metrics, _local_runner(settings, metrics), JobQueue(settings.bus))
    return _local_runner(settings, metrics)


def _local_runner(settings: "Settings", metrics: Metrics) -> BotRunner:
    if settings.bot_processes:
        from .process_pool import ProcessPool

        return ProcessPool(settings, metrics)
    from .in_process import InProcessRunner

    return InProcessRunner(settings.think_wall_timeout, metrics)


def report_failure(metrics: Metrics, bot: str, why: str, error: "BaseException | Answer | None" = None) -> None:
    """Log and count a bot that was "too long", had an "error", or (with an empty `why`) made an illegal choice."""
    metrics.failures.of[why or "illegal"] += 1
    facts = {"bot": bot}
    if why == "too long":
        log.error("bot thought too long", extra=facts)
    elif not why:
        log.error("bot chose what is not on offer", extra=facts)
    elif error is None or isinstance(error, BaseException):
        log.error("bot failed", extra=facts, exc_info=error)
    else:  # same format as errors of this process in the log
        says = f": {error.message}" if error.message and log.isEnabledFor(logging.DEBUG) else ""
        log.error("bot failed", extra=facts | {"error": f"{error.place}{says}"})
