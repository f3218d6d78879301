"""Tables fit on screens of all sizes: nothing is covered or cut, texts are large and wide enough, in five languages.

`known_faults.json` lists the faults that are not fixed. A new fault fails the test, and so does a fixed one that
the file still lists.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

from tests.components.client import LOCALES, StaticClient
from tests.components.states import STATES
from tests.components.survey import KNOWN, PHONES, SIZES, Faults, checks_of, known_faults, survey
from tests.samples import sampled

SAMPLE = ("1366x768", "390x844")
DEFAULT = ("eight and all sets, my question", "duel, my question")


def entries(faults: Faults) -> set[str]:
    return {
        f"{size}: {check}: {element}"
        for check, elements in faults.items()
        for element, sizes in elements.items()
        for size in sizes
    }


def check_state(client: StaticClient, state: str, language: str, sizes: tuple[str, ...]) -> None:
    """Compare the faults of a state with the known ones."""
    found, known = entries(survey(client, state, language, sizes)), entries(known_faults(state, language, sizes))
    new, mended = sorted(found - known), sorted(known - found)
    assert not new, f"{state}, {language}: new faults\n" + "\n".join(new)
    assert not mended, f"{state}, {language}: mended, remove them from {KNOWN.name}\n" + "\n".join(mended)


@sampled("state", {state: state for state in STATES}, *DEFAULT)
def test_a_sample_of_sizes(client: StaticClient, state: str) -> None:
    """A laptop and a phone in English."""
    check_state(client, state, "en", SAMPLE)


def languages() -> Iterator[tuple[str, str]]:
    """Yield each state in English, and in one of the other languages in turn."""
    english, *others = LOCALES
    for number, state in enumerate(STATES):
        yield state, english
        yield state, others[number % len(others)]


OFTEN = {f"{state}, {language}" for state, language in languages()}
ALL = {f"{state}, {language}": (state, language) for state in STATES for language in LOCALES}


@sampled("state, language", ALL, nightly=ALL.keys() - OFTEN)
def test_all_sizes(client: StaticClient, state: str, language: str) -> None:
    check_state(client, state, language, SIZES + PHONES)


def test_known_faults_name_states_and_checks() -> None:
    """All states, checks and sizes in the file exist, so that a test compares each fault."""
    known = json.loads(KNOWN.read_text(encoding="utf-8"))
    assert set(known) <= set(STATES)
    checks = {name for language in LOCALES for name in checks_of(language)}
    assert {name for faults in known.values() for name in faults} <= checks
    sizes = {size for faults in known.values() for found in faults.values() for one in found.values() for size in one}
    assert sizes <= set(SIZES + PHONES)
