"""Counters and histograms of `/metrics`.

Values that exist anyway (tables, sockets) are read at scrape time: web/gauges.py.
"""

from prometheus_client import CollectorRegistry, Counter, ProcessCollector

from .collectors import HistogramCollector, LabelCounter

CHOICE = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
WRITE = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)
THOUGHT = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0, 10.0)
GROUP = (1, 2, 5, 10, 20, 50, 100, 200, 500)


class Metrics:
    """Metrics of one server, in its own registry: two servers in one process (in tests) count separately. Times are in
    seconds.
    """

    def __init__(self) -> None:
        self.registry = own = CollectorRegistry()
        ProcessCollector(registry=own)
        self.choices = LabelCounter("boomtown_choices", "Choices stored, by who chose", "kind", own)
        self.choice_time = HistogramCollector(
            "boomtown_choice_seconds", "From a person's choice read to stored, and shown to everybody", CHOICE, own
        )
        self.store_time = HistogramCollector(
            "boomtown_storage_wait_seconds", "How long a choice waits until it is stored", WRITE, own
        )
        self.read_time = HistogramCollector(
            "boomtown_storage_read_seconds", "How long a question to the storage takes", WRITE, own
        )
        self.group = HistogramCollector(
            "boomtown_storage_group_writes", "Statements of the storage in one transaction", GROUP, own
        )
        self.thoughts = HistogramCollector(
            "boomtown_bot_thinking_seconds", "How long a bot thinks about a choice, on the clock", THOUGHT, own
        )
        self.failures = LabelCounter("boomtown_bot_failures", "Choices made in place of a bot that failed", "why", own)
        self.elsewhere = LabelCounter(
            "boomtown_bot_elsewhere", "Choices of bots put into the queue, by what became of them", "how", own
        )
        self.notices = LabelCounter("boomtown_notices", "Notices of a turn, by what became of them", "how", own)
        self.reports = LabelCounter("boomtown_reports", "What people have reported about others, by reason", "why", own)
        self.refusals = LabelCounter("boomtown_refusals", "Requests and messages refused, by error code", "code", own)
        self.request_time = HistogramCollector("boomtown_http_seconds", "How long an HTTP request takes", CHOICE, own)
        self.requests = Counter("boomtown_http_requests", "HTTP requests answered", ["route", "status"], registry=own)
