"""Survey of a table state: the faults that the page shows at each of several sizes."""

from __future__ import annotations

from collections.abc import Iterable

from tests.components.checks import GEOMETRY, Check, cut_texts
from tests.components.client import StaticClient, resize
from tests.components.states import STATES

SIZES = ("1440x900", "1366x768", "1366x650", "1920x1080", "1280x720", "683x384", "720x450")
PHONES = ("390x844", "390x664", "360x640", "844x390")


def checks_of(language: str) -> dict[str, Check]:
    """Return the checks by name. Geometry is checked in English only, cut texts in each language."""
    return {f"cut in {language}": cut_texts} | (GEOMETRY if language == "en" else {})


def survey(client: StaticClient, state: str, language: str, sizes: Iterable[str]) -> list[str]:
    """Return the faults of a state at these sizes, each as "size: check: element"."""
    checks = checks_of(language)
    faults = []
    for touch in (False, True):
        taken = [size for size in sizes if (size in PHONES) == touch]
        if not taken:
            continue
        context = client.context(language, touch=touch)
        page = client.open_state(context, STATES[state]())
        for size in taken:
            resize(page, *map(int, size.split("x")))
            faults += [f"{size}: {name}: {element}" for name, check in checks.items() for element in check(page)]
        context.close()
    return faults
