"""Gauges of `/metrics`, read at scrape time: tables, sockets, storage and limits."""

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from prometheus_client import Metric
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector

from boomtown import __version__
from boomtown.kernel.compiling import compiled

from ..limits.connections import OPEN

if TYPE_CHECKING:
    from .services import Services

PHASES = ("lobby", "playing", "over")
LABELS = ("version", "rules", "fingerprint")
SOCKETS = ("silent", "watching", "playing")


class Gauges(Collector):
    """Collector of the gauges of one server."""

    def __init__(self, services: "Services") -> None:
        self.services = services

    def collect(self) -> Iterator[Metric]:
        yield from self._people()
        yield from self._work()
        yield self._limits()
        conflicts = CounterMetricFamily("boomtown_storage_conflicts", "Writes for which another process was first")
        conflicts.add_metric([], self.services.storage.writer.conflicts)
        yield conflicts
        rules = "compiled" if compiled() else "python"
        build = GaugeMetricFamily("boomtown_build", "Always 1; its labels say what runs", labels=LABELS)
        build.add_metric([__version__, rules, self.services.cluster.rules], 1)
        yield build

    def _people(self) -> Iterator[Metric]:
        tables, sockets = Counter[str](), Counter[str]()
        for room in self.services.registry.rooms():
            tables[room.table.phase] += 1
            for one in room.connections.open:
                sockets["playing" if one.acting else "watching" if one.greeted else "silent"] += 1
        for name, help_, label, values, counts in (
            ("tables", "Tables in memory, by phase", "phase", PHASES, tables),
            ("sockets", "Open WebSockets, by what they do", "doing", SOCKETS, sockets),
        ):
            family = GaugeMetricFamily(f"boomtown_{name}", help_, labels=[label])
            for value in values:
                family.add_metric([value], counts[value])
            yield family

    def _work(self) -> Iterator[Metric]:
        services, cluster = self.services, self.services.cluster
        for name, help_, value in (
            ("workers", "Processes that serve the cluster on this machine", 1),
            ("other_rules", "Processes of the cluster with other rules than this one", len(cluster.other_rules())),
            ("storage_trouble", "1 while nothing can be stored", services.storage.trouble),
            ("bus_silent", "1 while this process hears nothing of the others", cluster.disconnected),
            ("town_processes", "Processes that serve the cluster, as far as is known here", 1 + len(cluster.others)),
            ("draining", "1 from the signal to end until the end", services.draining),
            ("bot_processes", "Processes in which bots think", services.bot_runner.processes),
            ("replays_waiting", "Recorded games that wait or are being read", services.jobs.waits),
        ):
            yield GaugeMetricFamily(f"boomtown_{name}", help_, float(value))

    def _limits(self) -> Metric:
        family = CounterMetricFamily("boomtown_limited", "What a limit has stopped, by limit", labels=["limit"])
        for name, times in sorted((self.services.limits.hits + OPEN.hits).items()):
            family.add_metric([name], times)
        return family
