"""Survey of a table state at every size, and the file of the known faults.

`python -m tests.components.survey` writes the file from the faults that the client shows now, in all languages or in
those named.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.components.checks import GEOMETRY, Check, cut_texts
from tests.components.client import LOCALES, StaticClient, resize
from tests.components.states import STATES
from tests.conftest import chromium
from tests.e2e.conftest import FLAGS

SIZES = ("1440x900", "1366x768", "1366x650", "1920x1080", "1280x720", "683x384", "720x450")
PHONES = ("390x844", "390x664", "360x640", "844x390")
KNOWN = Path(__file__).parent / "known_faults.json"

# Check -> element -> sizes at which the check fails there
Faults = dict[str, dict[str, list[str]]]


def checks_of(language: str) -> dict[str, Check]:
    """Return the checks by name. Geometry is checked in English only, cut texts in each language."""
    return {f"cut in {language}": cut_texts} | (GEOMETRY if language == "en" else {})


def survey(client: StaticClient, state: str, language: str, sizes: Iterable[str]) -> Faults:
    """Return the faults of a state at these sizes."""
    checks = checks_of(language)
    faults: Faults = {}
    for touch in (False, True):
        taken = [size for size in sizes if (size in PHONES) == touch]
        if not taken:
            continue
        context = client.context(language, touch=touch)
        page = client.open_state(context, STATES[state]())
        for size in taken:
            resize(page, *map(int, size.split("x")))
            for name, check in checks.items():
                for element in check(page):
                    faults.setdefault(name, {}).setdefault(element, []).append(size)
        context.close()
    return faults


def known_faults(state: str, language: str, sizes: Iterable[str]) -> Faults:
    """Return the known faults of a state, for the checks of this language and at these sizes only."""
    wanted = checks_of(language)
    taken = set(sizes)
    faults: Faults = {}
    for name, elements in json.loads(KNOWN.read_text(encoding="utf-8")).get(state, {}).items():
        for element, found in elements.items():
            if name in wanted and (here := [size for size in found if size in taken]):
                faults.setdefault(name, {})[element] = here
    return faults


def main(languages: list[str]) -> None:
    found: dict[str, Faults] = json.loads(KNOWN.read_text(encoding="utf-8")) if KNOWN.exists() else {}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        client = StaticClient(browser)
        for state in STATES:
            for language in languages or LOCALES:
                shown = survey(client, state, language, SIZES + PHONES)
                kept = {name: one for name, one in found.get(state, {}).items() if name not in checks_of(language)}
                found[state] = kept | shown
        client.close()
        browser.close()
    KNOWN.write_text(json.dumps(found, ensure_ascii=False, indent=1, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
