"""Scenarios: rules as runnable positions (tests/scenarios, docs/scenarios.md)."""

from boomtown.scenarios.files import FormatError
from boomtown.scenarios.format import Scenario, load
from boomtown.scenarios.run import Outcome, run_scenario

__all__ = ["FormatError", "Outcome", "Scenario", "load", "run_scenario"]
