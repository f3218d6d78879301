"""Interface of the parts that run bots, and the reports about bots that fail."""

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
    """Runs the decisions of bots: in processes, on other machines, or in the process of the server."""

    def open(self) -> None:
        """Start, on the loop of the server."""

    async def stop(self) -> None:
        """End: no decision is asked for any more."""

    @property
    def processes(self) -> int:
        """Number of processes that run bots now."""

    def slot(self, match: "Match") -> asyncio.Semaphore:
        """Return the slot to hold during `decide` for this game, so that no locked table waits for a free process."""

    async def decide(self, match: "Match", number: int, seat: "Seat", until: float | None = None) -> tuple[int, bool]:
        """Return the bot's choice for seat `number`, and whether the bot itself made it.

        The choice is legal for the question that is pending at the call. The caller holds the slot. The table is not
        locked, so the game may change meanwhile; the caller then drops the answer. `until`: the loop's time from which
        on an answer is worth nothing; TimeoutError then.
        """


def bot_runner_of(settings: "Settings", metrics: Metrics) -> BotRunner:
    """Return the runner that the settings name: a queue for other machines, processes, or this process."""
    if settings.thinkers == "queue" and settings.bus:
        from .redis_queue import ThoughtQueue
        from .remote import Elsewhere

        return Elsewhere(settings, metrics, _local_runner(settings, metrics), ThoughtQueue(settings.bus))
    return _local_runner(settings, metrics)


def _local_runner(settings: "Settings", metrics: Metrics) -> BotRunner:
    if settings.bot_processes:
        from .process_pool import Pool

        return Pool(settings, metrics)
    from .in_process import InProcessRunner

    return InProcessRunner(settings.think_wall_timeout, metrics)


def complain(metrics: Metrics, bot: str, why: str, error: "BaseException | Answer | None" = None) -> None:
    """Report a bot that was "too long", had an "error", or (`why` is "") chose an option that is not offered."""
    metrics.failures.of[why or "illegal"] += 1
    facts = {"bot": bot}
    if why == "too long":
        log.error("bot thought too long", extra=facts)
    elif not why:
        log.error("bot chose what is not on offer", extra=facts)
    elif error is None or isinstance(error, BaseException):
        log.error("bot failed", extra=facts, exc_info=error)
    else:  # as logs.py tells an error of this process
        says = f": {error.message}" if error.message and log.isEnabledFor(logging.DEBUG) else ""
        log.error("bot failed", extra=facts | {"error": f"{error.place}{says}"})
