"""Scenarios: rules as runnable positions (tests/scenarios, docs/scenarios.md)."""

from boomtown.check.files import FormatError
from boomtown.check.format import Scenario, load
from boomtown.check.run import Outcome, run_scenario

__all__ = ["FormatError", "Outcome", "Scenario", "load", "run_scenario"]
