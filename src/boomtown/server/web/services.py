"""Services of one server process, built once and handed to the routes."""

import asyncio
from typing import TYPE_CHECKING

from ..bot_runner.base import bot_runner_of
from ..cluster.bus.base import Bus
from ..cluster.bus.factory import bus_of
from ..cluster.membership import Cluster
from ..cluster.shared_limits import SharedLimits
from ..config.settings import Settings
from ..core.cached_pages import CachedPages
from ..engine import adapter
from ..limits.limits import Limits
from ..observability.metrics import Metrics
from ..observability.worker_metrics import MetricsFolder, WorkerMetrics
from ..records.estimates import RoleEstimates
from ..records.job_runner import JobRunner
from ..records.result_cache import ResultCache
from ..rooms.cluster_listener import ClusterListener
from ..rooms.lobby import Lobby
from ..rooms.maintenance import Maintenance
from ..rooms.registry import RoomRegistry
from ..rooms.table_list import TableList
from ..storage.storage import Storage
from .gauges import Gauges
from .identity import Identity, NoIdentity

if TYPE_CHECKING:
    from ..accounts.oidc import Provider
    from ..notifications.mailer import Mailer
    from ..notifications.notifier import Notifier

CURVES = 200  # of finished games that are kept
LISTS = 50  # of lessons, of puzzles, and of the scenarios of a file of rules


class Services:
    """Parts of a running server. `open` and `close` run on the loop of the server.

    `bus`: message bus in place of that of the settings. `metrics_folder`: folder for the metrics of several workers.
    `client_build`: id of the browser client that this process serves.
    """

    def __init__(
        self,
        settings: Settings,
        storage: Storage,
        bus: Bus | None = None,
        metrics_folder: MetricsFolder | None = None,
        client_build: str = "",
    ) -> None:
        self.settings, self.storage, self.client_build = settings, storage, client_build
        self.draining = False  # about to end: no client should be sent here
        self.metrics = Metrics()
        storage.writer.committed = self.metrics.group.observe
        storage.observe_read = self.metrics.read_time.observe
        self.limits = Limits(settings)
        self.cluster = Cluster(bus or bus_of(settings.bus, storage))
        self.shared_limits = SharedLimits(self.limits, self.cluster)
        self.bot_runner = bot_runner_of(settings, self.metrics)
        self.jobs = JobRunner(settings.replays_waiting, settings.replay_seconds)
        self.curves = ResultCache(CURVES)
        self.lists = ResultCache(LISTS)
        estimates = RoleEstimates(self.jobs, self.limits.estimates)
        self.registry = RoomRegistry(
            settings, storage, self.limits, self.metrics, self.bot_runner, self.cluster, estimates
        )
        self.cluster_listener = ClusterListener(self.registry, self.shared_limits, self.cluster)
        self.lobby = Lobby(settings, storage, self.registry)
        self.table_list = TableList(self.lobby.public, self.limits.requests)
        self.maintenance = Maintenance(settings, storage, self.cluster, self.registry, self.limits)
        self.metrics.registry.register(Gauges(self))
        self.worker_metrics = (
            WorkerMetrics(metrics_folder, self.metrics.registry) if metrics_folder is not None else None
        )
        self.identity: Identity = NoIdentity()  # this and the following: set by optional parts
        self.identity_provider: Provider | None = None
        self.mailer: Mailer | None = None
        self.notifier: Notifier | None = None
        self.player_lists: CachedPages | None = None
        self._tasks: list[asyncio.Task[None]] = []

    def present_seats(self) -> dict[str, set[str]]:
        """Return the keys of the seats with a connected player in any process, by table."""
        return self.cluster_listener.present_seats.by_table(self.registry.rooms())

    async def open(self) -> None:
        """Join the cluster and start the periodic work."""
        if self.storage.shared:  # the rules are loaded before clients of a process that has died come here
            await asyncio.to_thread(adapter.warm)
            await asyncio.to_thread(self.cluster.introduce, self.client_build)
        await self.cluster.open()
        self.storage.writer.changed = self.maintenance.storage_trouble_changed
        self.bot_runner.open()
        loops = self.maintenance.loops()
        if self.storage.shared:
            loops["limits"] = self.shared_limits.publish_forever()
        if self.worker_metrics is not None:
            loops["metrics"] = self.worker_metrics.write_forever()
        self._tasks = [asyncio.create_task(loop, name=name) for name, loop in loops.items()]

    async def close(self) -> None:
        """Stop the periodic work, close the rooms and leave the cluster."""
        for task in self._tasks:
            task.cancel()
        for room in self.registry.rooms():
            await room.close()
        await self.cluster.close()
        await self.bot_runner.stop()
        if self.worker_metrics is not None:
            self.worker_metrics.leave()

    def drain(self, news: str) -> None:
        """Tell every client that the server is about to end (`news`: Fluent key); it is not ready any more."""
        self.draining, self.registry.news = True, news
        for room in self.registry.rooms():
            room.state.news = news
            room.broadcast.send_table()

    def send_clients_away(self) -> None:
        """Close all connections. The clients reconnect to one of the processes that stay."""
        self.draining = True
        for room in self.registry.rooms():
            room.connections.close_all()
