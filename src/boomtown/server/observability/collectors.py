"""Cheap collectors for values that change with every choice.

The counters of the Prometheus library lock and look up labels, five times for each choice. These are converted only
when the metrics are read.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import accumulate

from prometheus_client import CollectorRegistry, Metric
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector


class HistogramCollector(Collector):
    """Histogram. Only one thread may observe."""

    def __init__(self, name: str, help_: str, bounds: Sequence[float], registry: CollectorRegistry) -> None:
        self.name, self.help, self.bounds = name, help_, tuple(bounds)
        self._counts = [0] * (len(self.bounds) + 1)  # the last one: beyond all bounds
        self._sum = 0.0
        registry.register(self)

    def observe(self, value: float) -> None:
        self._counts[bisect_left(self.bounds, value)] += 1
        self._sum += value

    def collect(self) -> Iterator[Metric]:
        family = HistogramMetricFamily(self.name, self.help)
        names = [*map(str, map(float, self.bounds)), "+Inf"]
        family.add_metric([], list(zip(names, accumulate(self._counts), strict=True)), self._sum)
        yield family


class LabelCounter(Collector):
    """Counter with one label. Only one thread may count."""

    def __init__(self, name: str, help_: str, label: str, registry: CollectorRegistry) -> None:
        self.name, self.help, self.label = name, help_, label
        self.of: Counter[str] = Counter()
        registry.register(self)

    def collect(self) -> Iterator[Metric]:
        family = CounterMetricFamily(self.name, self.help, labels=[self.label])
        for value, times in sorted(self.of.items()):
            family.add_metric([value], times)
        yield family
