"""What the keeper of a server can count: every figure of `/metrics` that grows while the server works.

Figures that are there anyway (tables, sockets) are read when somebody asks: gauges.py.
"""

from prometheus_client import CollectorRegistry, Counter, ProcessCollector

from .collectors import Tally, Times

CHOICE = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
WRITE = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)
THOUGHT = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0, 10.0)
GROUP = (1, 2, 5, 10, 20, 50, 100, 200, 500)


class Metrics:
    """Of one server, in a registry of its own: two servers in one process (in tests) count apart. Times in seconds."""

    def __init__(self) -> None:
        self.registry = own = CollectorRegistry()
        ProcessCollector(registry=own)
        self.choices = Times("boomtown_choices", "Choices stored, by who chose", "kind", own)
        self.choice_time = Tally(
            "boomtown_choice_seconds", "From a person's choice read to stored, and shown to everybody", CHOICE, own
        )
        self.store_time = Tally(
            "boomtown_storage_wait_seconds", "How long a choice waits until it is stored", WRITE, own
        )
        self.read_time = Tally("boomtown_storage_read_seconds", "How long a question to the storage takes", WRITE, own)
        self.group = Tally("boomtown_storage_group_writes", "Statements of the storage in one transaction", GROUP, own)
        self.thoughts = Tally(
            "boomtown_bot_thinking_seconds", "How long a bot thinks about a choice, on the clock", THOUGHT, own
        )
        self.failures = Times("boomtown_bot_failures", "Choices made in place of a bot that failed", "why", own)
        self.elsewhere = Times(
            "boomtown_bot_elsewhere", "Choices of bots put into the queue, by what became of them", "how", own
        )
        self.notices = Times("boomtown_notices", "Notices of a turn, by what became of them", "how", own)
        self.reports = Times("boomtown_reports", "What people have reported about others, by reason", "why", own)
        self.refusals = Times("boomtown_refusals", "Requests and messages refused, by error code", "code", own)
        self.request_time = Tally("boomtown_http_seconds", "How long an HTTP request takes", CHOICE, own)
        self.requests = Counter("boomtown_http_requests", "HTTP requests answered", ["route", "status"], registry=own)
