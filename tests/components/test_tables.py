"""Tables fit on screens of all sizes: nothing is covered or cut, texts are large and wide enough, in five languages."""

from __future__ import annotations

from collections.abc import Iterator

from tests.components.client import LOCALES, StaticClient
from tests.components.states import STATES
from tests.components.survey import PHONES, SIZES, survey
from tests.samples import sampled

SAMPLE = ("1366x768", "390x844")
DEFAULT = ("eight and all sets, my question", "duel, my question")


@sampled("state", {state: state for state in STATES}, *DEFAULT)
def test_a_sample_of_sizes(client: StaticClient, state: str) -> None:
    """A laptop and a phone in English."""
    assert survey(client, state, "en", SAMPLE) == []


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
    assert survey(client, state, language, SIZES + PHONES) == []
