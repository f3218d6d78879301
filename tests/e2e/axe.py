"""axe-core in a page: accessibility faults that a tool can find."""

from __future__ import annotations

from functools import cache

from playwright.sync_api import Page

from tests.conftest import ROOT


@cache
def source() -> str:
    return (ROOT / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")


def grave_findings(page: Page) -> list[str]:
    """Return the violations that axe calls serious or critical, one line for each element."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(f"{source()};0")
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{violation['id']} ({violation['impact']}): {' '.join(map(str, node['target']))}: {node['failureSummary']}"
        for violation in found["violations"]
        if violation["impact"] in ("serious", "critical")
        for node in violation["nodes"]
    ]
